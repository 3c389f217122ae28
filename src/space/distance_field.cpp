// A flood of whole rows at once: each round moves the front one step over words of 64 tiles. Distances are counted in planes of
// bits, in Gray code: one plane changes per round, for all tiles not reached yet. They are turned into numbers at the end.
#include "space/distance_field.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Marks a function of plain loops over words: where the processor has registers of four words, it runs in a version that uses them.
// Not under sanitizers, which are not up yet when the version is chosen; clang 14 does not know this for templates.
#if defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && !defined(__clang__)
#define TD_WIDE_WORDS __attribute__((target_clones("avx2", "default")))
#else
#define TD_WIDE_WORDS
#endif

namespace td {
namespace {

using Word = BitGrid::Word;

/// Rows are taken up in groups of these, so that loops over several words at once have nothing left over.
constexpr std::size_t rows_at_once = 4;

constexpr std::size_t whole_groups(std::size_t rows) { return (rows + rows_at_once - 1) / rows_at_once * rows_at_once; }

/// The numbers of sixteen tiles, handled at once, and those of thirty-two where a byte is enough.
using Sixteen [[gnu::vector_size(32)]] = std::uint16_t;
using ThirtyTwo [[gnu::vector_size(32)]] = std::uint8_t;

/// The bits of word `i` moved one tile east; `wide`: coming in from the word before.
template <bool wide>
Word moved_east(const Word* front, std::size_t i) {
    if constexpr (wide) return front[i] << 1 | front[i - 1] >> 63;
    return front[i] << 1;
}

template <bool wide>
Word moved_west(const Word* front, std::size_t i) {
    if constexpr (wide) return front[i] >> 1 | front[i + 1] << 63;
    return front[i] >> 1;
}

/// Where one may walk, as words `stride` apart from row to row.
struct Ground {
    const Word* passable;
    const Word* with_west;
    const Word* with_east;
    std::size_t stride;
};

/// Moves the front one step within the words from `begin` to before `end`: `next` becomes what it reaches, and is taken out of
/// `unreached`, for which one step more is counted. Returns whether anything was reached.
template <bool wide>
TD_WIDE_WORDS bool advance(const Ground& ground, std::size_t begin, std::size_t end, const Word* __restrict front, Word* __restrict next,
                           Word* __restrict unreached, Word* __restrict plane) {
    const Ground g = ground;
    Word any = 0;
    for (std::size_t at = begin; at < end; ++at) {
        const std::size_t up = at - g.stride;
        const std::size_t down = at + g.stride;
        // A diagonal is a step sideways onto a passable tile, then one up or down from it beside another passable one.
        const Word east = (moved_east<wide>(front, up) & g.passable[up]) | (moved_east<wide>(front, down) & g.passable[down]);
        const Word west = (moved_west<wide>(front, up) & g.passable[up]) | (moved_west<wide>(front, down) & g.passable[down]);
        const Word straight = front[up] | front[down] | moved_east<wide>(front, at) | moved_west<wide>(front, at);
        const Word waiting = unreached[at];
        const Word reached = (straight | (east & g.with_west[at]) | (west & g.with_east[at])) & waiting;
        plane[at] ^= waiting;
        next[at] = reached;
        unreached[at] = waiting ^ reached;
        any |= reached;
    }
    return any != 0;
}

/// A bit of Gray code turns over that bit of the plain number and all below it.
constexpr unsigned turned_over(std::size_t plane) { return (2u << plane) - 1; }

/// Writes the counts of the 64 tiles of a word to `out`. Plane k of their Gray code is `planes[k * apart]`; tiles in `unset` get all bits.
TD_WIDE_WORDS void write_counts(const Word* planes, std::size_t apart, std::size_t plane_count, Word unset, std::uint16_t* out) {
    constexpr Sixteen tiles{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
    for (int shift = 0; shift < 64; shift += 16, out += 16) {
        Sixteen counts{};
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            const auto counted = static_cast<std::uint16_t>(planes[plane * apart] >> shift);
            counts ^= reinterpret_cast<Sixteen>((tiles & counted) != 0) & static_cast<std::uint16_t>(turned_over(plane));
        }
        const auto missing = static_cast<std::uint16_t>(unset >> shift);
        counts |= reinterpret_cast<Sixteen>((tiles & missing) != 0);
        std::memcpy(out, &counts, sizeof counts);
    }
}

/// Sets all bits of each of 32 tiles that has its bit in `bits`, and none of the others.
[[gnu::always_inline]] inline void spread(std::uint32_t bits, ThirtyTwo& tiles) {
    using Copies [[gnu::vector_size(32)]] = std::uint32_t;
    constexpr ThirtyTwo own{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
                            1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const auto copies = reinterpret_cast<ThirtyTwo>(Copies{} + bits);
    // Eight tiles share a byte. Either half of the register takes it from its own copies, which is one instruction.
    const ThirtyTwo bytes = __builtin_shufflevector(copies, copies, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,  //
                                                    18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19);
    tiles = reinterpret_cast<ThirtyTwo>((bytes & own) == own);
}

/// As write_counts, for counts below 256: bytes, of which twice as many are handled at once, become numbers at the end.
TD_WIDE_WORDS void write_small_counts(const Word* planes, std::size_t apart, std::size_t plane_count, Word unset, std::uint16_t* out) {
    for (int shift = 0; shift < 64; shift += 32, out += 32) {
        ThirtyTwo counts{}, tiles, missing;
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            spread(static_cast<std::uint32_t>(planes[plane * apart] >> shift), tiles);
            counts ^= tiles & static_cast<std::uint8_t>(turned_over(plane));
        }
        spread(static_cast<std::uint32_t>(unset >> shift), missing);
        std::array<std::uint8_t, 32> low, high;
        std::memcpy(&low, &(counts |= missing), sizeof low);
        std::memcpy(&high, &missing, sizeof high);
        for (std::size_t i = 0; i < 32; ++i) out[i] = static_cast<std::uint16_t>(low[i] | high[i] << 8);
    }
}

}  // namespace

void DistanceField::measure(const BitGrid& passable, std::span<const Point> goals, int limit) {
    assert(limit >= 0 && limit <= no_limit);
    prepare(passable);
    place_goals(goals);
    flood(limit);
    write_distances();
    for (const Point goal : goals)
        if (m_steps.contains(goal)) m_steps[goal] = 0;
}

void DistanceField::prepare(const BitGrid& passable) {
    const auto rows = static_cast<std::size_t>(passable.height());
    m_words = passable.words_per_row();
    m_stride = m_words == 1 ? 1 : m_words + 1;
    if (m_steps.width() != passable.width() || m_steps.height() != passable.height())
        m_steps = Grid<std::uint16_t>(passable.width(), passable.height());
    const std::size_t size = (whole_groups(rows) + 2) * m_stride + 1;
    for (auto* bits : {&m_passable, &m_with_west, &m_with_east, &m_front, &m_next}) bits->assign(size, 0);
    m_first_row = rows;
    m_end_row = 0;
    m_planes.clear();
    m_plane_count = 0;
    for (std::size_t row = 0; row < rows; ++row) std::copy_n(passable.row(static_cast<int>(row)), m_words, &m_passable[index(row, 0)]);
    for (std::size_t i = 1; i + 1 < size; ++i) {
        m_with_west[i] = m_passable[i] & (m_passable[i] << 1 | m_passable[i - 1] >> 63);
        m_with_east[i] = m_passable[i] & (m_passable[i] >> 1 | m_passable[i + 1] << 63);
    }
    m_unreached = m_passable;
}

void DistanceField::place_goals(std::span<const Point> goals) {
    for (const Point goal : goals) {
        if (!m_steps.contains(goal)) continue;
        const auto row = static_cast<std::size_t>(goal.y);
        const std::size_t at = index(row, static_cast<std::size_t>(goal.x) / 64);
        const Word tile = Word{1} << (goal.x % 64);
        m_front[at] |= tile;
        m_unreached[at] &= ~tile;
        m_first_row = std::min(m_first_row, row);
        m_end_row = std::max(m_end_row, row + 1);
    }
}

/// The plane that changes when the count of steps goes on to `distance`: from the code of one number to the next one bit does.
Word* DistanceField::changing_plane(int distance) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(distance)));
    if (changed == m_plane_count) m_planes.resize(++m_plane_count * m_passable.size());
    return &m_planes[changed * m_passable.size()];
}

/// Rows that are first looked at in step number `distance`: all their tiles have waited for as many steps but this one.
void DistanceField::catch_up(std::size_t first, std::size_t end, int distance) {
    const unsigned steps = static_cast<unsigned>(distance - 1);
    const unsigned code = steps ^ steps >> 1;
    for (std::size_t plane = 0; plane < m_plane_count; ++plane)
        if ((code >> plane & 1) != 0)
            std::copy(&m_unreached[index(first, 0)], &m_unreached[index(end, 0)], &m_planes[plane * m_passable.size() + index(first, 0)]);
}

void DistanceField::flood(int limit) {
    const Ground ground{m_passable.data(), m_with_west.data(), m_with_east.data(), m_stride};
    const auto step = m_words == 1 ? advance<false> : advance<true>;
    const std::size_t rows = static_cast<std::size_t>(m_steps.height());
    std::size_t first = m_first_row / rows_at_once * rows_at_once;
    std::size_t end = whole_groups(m_end_row);
    bool grows_up = true, grows_down = true;
    for (int distance = 1; first < end && distance <= limit; ++distance) {
        Word* const plane = changing_plane(distance);
        if (grows_up && m_first_row > 0) --m_first_row;
        if (grows_down && m_end_row < rows) ++m_end_row;
        for (; grows_up && first > m_first_row; first -= rows_at_once) catch_up(first - rows_at_once, first, distance);
        for (; grows_down && end < m_end_row; end += rows_at_once) catch_up(end, end + rows_at_once, distance);
        if (!step(ground, index(first, 0), index(end - 1, m_words), m_front.data(), m_next.data(), m_unreached.data(), plane)) return;
        for (; first < end && is_over(first); first += rows_at_once) grows_up = false;
        for (; first < end && is_over(end - rows_at_once); end -= rows_at_once) grows_down = false;
        std::swap(m_front, m_next);
    }
}

/// Whether the front has left a group of rows for good. Then nothing of it stays there for the step after the next.
bool DistanceField::is_over(std::size_t row) {
    const std::size_t begin = index(row, 0), end = index(row + rows_at_once, 0);
    Word any = 0;
    for (std::size_t at = begin; at < end; ++at) any |= m_unreached[at] | m_next[at];
    if (any != 0) return false;
    std::fill(m_front.begin() + static_cast<std::ptrdiff_t>(begin), m_front.begin() + static_cast<std::ptrdiff_t>(end), 0);
    return true;
}

void DistanceField::write_distances() {
    const std::size_t width = static_cast<std::size_t>(m_steps.width());
    for (std::size_t row = 0; row < static_cast<std::size_t>(m_steps.height()); ++row) {
        std::uint16_t* out = m_steps.cells().data() + row * width;
        for (std::size_t word = 0; word < m_words; ++word, out += 64)
            write_word(index(row, word), std::min<std::size_t>(64, width - word * 64), out);
    }
}

/// Writes the distances of the `count` tiles of word `at` to `out`.
void DistanceField::write_word(std::size_t at, std::size_t count, std::uint16_t* out) const {
    const Word unset = ~m_passable[at] | m_unreached[at];
    if (~unset == 0) {
        std::fill_n(out, count, unreachable);
        return;
    }
    const Word* planes = m_planes.data() + at;
    if (count == 64 && m_plane_count <= 8) return write_small_counts(planes, m_passable.size(), m_plane_count, unset, out);
    if (count == 64) return write_counts(planes, m_passable.size(), m_plane_count, unset, out);
    std::array<std::uint16_t, 64> distances;
    write_counts(planes, m_passable.size(), m_plane_count, unset, distances.data());
    std::copy_n(distances.begin(), count, out);
}

}  // namespace td
