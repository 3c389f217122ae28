// A breadth-first flood over words of bits, 64 tiles each, instead of a queue of tiles.
//
// The flood. Four grids of bits: `passable`; `front`, the tiles at exactly distance d; `unreached`, passable tiles further away; `next`,
// the tiles at distance d + 1. One step (advance()) moves the front in all eight directions by shifting words east and west and by reading
// the rows above and below, keeps what is still unreached, and makes that the new front. Its cost is one pass over the rows that the front
// can touch (m_first_row to m_end_row), however many tiles the front has.
//
// The distances. A tile's distance is the number of steps for which it was unreached. To write a number for each tile in each step would
// cost more than the step, so all tiles count at once, in binary, one grid of bits for each binary digit: plane k holds digit k of the
// count of every tile. Counting in Gray code changes exactly one digit from a number to the next, so a step touches one plane: `plane ^=
// unreached`. Which plane that is depends on the step alone: see changing_plane(). Tiles that are reached drop out of `unreached`, and
// their count stays.
//
//     steps    0    1    2    3    4        digit of plane 0 turns over in steps 1, 3, 5, 7, ...; of plane 1 in 2, 6, 10, ...;
//     code   000  001  011  010  110        of plane 2 in 4, 12, 20, ...
//
// At the end write_word() turns the planes into numbers, 64 tiles at a time: digit k of a Gray code flips digit k and all lower ones of the
// plain number (mask_of_digit()).
//
// Lazy rows. A row that the front has not come near has waited in every step so far, without being touched. When the front comes near,
// take_up_rows() gives its planes the code of that number of steps. Rows are taken up and dropped in groups of `rows_at_once`.
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

/// Rows are taken up in groups of this size, so that loops over several words at once leave none over.
constexpr std::size_t rows_at_once = 4;

constexpr std::size_t whole_groups(std::size_t rows) { return (rows + rows_at_once - 1) / rows_at_once * rows_at_once; }

/// Registers of 256 bits: the distances of 16 tiles as numbers of two bytes, or of 32 tiles as bytes.
using Sixteen [[gnu::vector_size(32)]] = std::uint16_t;
using ThirtyTwo [[gnu::vector_size(32)]] = std::uint8_t;

/// The bits of word `i` moved one tile east. `wide`: rows have several words, so the last tile of the word before comes in.
template <bool wide>
Word moved_east(const Word* front, std::size_t i) {
    if constexpr (wide) return front[i] << 1 | front[i - 1] >> 63;
    return front[i] << 1;
}

/// The same to the west, with the first tile of the word behind.
template <bool wide>
Word moved_west(const Word* front, std::size_t i) {
    if constexpr (wide) return front[i] >> 1 | front[i + 1] << 63;
    return front[i] >> 1;
}

/// The passable tiles, and those of them whose western or eastern neighbour is passable too. Rows are `stride` words apart.
struct Ground {
    const Word* passable;
    const Word* with_west;
    const Word* with_east;
    std::size_t stride;
};

/// One step of the flood over the words from `begin` to before `end`: counts one more step for all of `unreached` in `plane`, then moves
/// what `front` reaches from `unreached` to `next`. False if nothing was reached, so that the flood ends.
template <bool wide>
TD_WIDE_WORDS bool advance(const Ground& ground, std::size_t begin, std::size_t end, const Word* __restrict front, Word* __restrict next,
                           Word* __restrict unreached, Word* __restrict plane) {
    const Ground g = ground;
    Word any = 0;
    for (std::size_t at = begin; at < end; ++at) {
        const std::size_t up = at - g.stride;
        const std::size_t down = at + g.stride;
        // A diagonal step must not cut a corner: both tiles beside it are passable. `east` and `west` are the fronts of the rows above and
        // below after a step sideways onto a passable tile; the step down or up from there needs a passable western or eastern neighbour.
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

/// The digits of a plain number that digit `plane` of its Gray code flips: that digit and all lower ones.
constexpr unsigned mask_of_digit(std::size_t plane) { return (2u << plane) - 1; }

/// Writes the distances of the 64 tiles of a word to `out`. Plane k of their Gray codes is `planes[k * apart]`; the tiles of `unset` have
/// no distance and get all bits, which is DistanceField::unreachable.
TD_WIDE_WORDS void write_counts(const Word* planes, std::size_t apart, std::size_t plane_count, Word unset, std::uint16_t* out) {
    constexpr Sixteen tiles{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
    for (int shift = 0; shift < 64; shift += 16, out += 16) {
        Sixteen counts{};
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            const auto counted = static_cast<std::uint16_t>(planes[plane * apart] >> shift);
            counts ^= reinterpret_cast<Sixteen>((tiles & counted) != 0) & static_cast<std::uint16_t>(mask_of_digit(plane));
        }
        const auto missing = static_cast<std::uint16_t>(unset >> shift);
        counts |= reinterpret_cast<Sixteen>((tiles & missing) != 0);
        std::memcpy(out, &counts, sizeof counts);
    }
}

/// Turns 32 bits into 32 bytes: 255 where the bit is set, 0 elsewhere.
[[gnu::always_inline]] inline void spread(std::uint32_t bits, ThirtyTwo& tiles) {
    using Copies [[gnu::vector_size(32)]] = std::uint32_t;
    constexpr ThirtyTwo own{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
                            1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const auto copies = reinterpret_cast<ThirtyTwo>(Copies{} + bits);
    // Byte i of the result shall be the byte of `bits` that holds bit i. Each half of the register takes its bytes from its own copy of
    // `bits` (0 and 1 from the lower half, 18 and 19 from the upper), because an AVX2 shuffle does not cross the halves: so it is one
    // instruction.
    const ThirtyTwo bytes = __builtin_shufflevector(copies, copies, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,  //
                                                    18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19);
    tiles = reinterpret_cast<ThirtyTwo>((bytes & own) == own);
}

/// The same as write_counts() for distances below 256: twice as many tiles at once, as bytes, which become numbers at the end.
TD_WIDE_WORDS void write_small_counts(const Word* planes, std::size_t apart, std::size_t plane_count, Word unset, std::uint16_t* out) {
    for (int shift = 0; shift < 64; shift += 32, out += 32) {
        ThirtyTwo counts{}, tiles, missing;
        for (std::size_t plane = 0; plane < plane_count; ++plane) {
            spread(static_cast<std::uint32_t>(planes[plane * apart] >> shift), tiles);
            counts ^= tiles & static_cast<std::uint8_t>(mask_of_digit(plane));
        }
        spread(static_cast<std::uint32_t>(unset >> shift), missing);
        std::array<std::uint8_t, 32> low, high;
        counts |= missing;
        std::memcpy(&low, &counts, sizeof low);
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

/// The plane of the digit in which the Gray codes of `distance - 1` and `distance` differ: the number of trailing zeroes of `distance`.
Word* DistanceField::changing_plane(int distance) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(distance)));
    if (changed == m_plane_count) m_planes.resize(++m_plane_count * m_passable.size());
    return &m_planes[changed * m_passable.size()];
}

/// Gives the planes of rows that are first used in step `distance` the Gray code of the previous steps, during which all their tiles
/// were unreached.
void DistanceField::take_up_rows(std::size_t first, std::size_t end, int distance) {
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
        for (; grows_up && first > m_first_row; first -= rows_at_once) take_up_rows(first - rows_at_once, first, distance);
        for (; grows_down && end < m_end_row; end += rows_at_once) take_up_rows(end, end + rows_at_once, distance);
        if (!step(ground, index(first, 0), index(end - 1, m_words), m_front.data(), m_next.data(), m_unreached.data(), plane)) return;
        for (; first < end && drop_rows_if_done(first); first += rows_at_once) grows_up = false;
        for (; first < end && drop_rows_if_done(end - rows_at_once); end -= rows_at_once) grows_down = false;
        std::swap(m_front, m_next);
    }
}

/// True if the flood has ended in the group of rows that starts with `row`. Then clears the group's part of the front, because m_front
/// and m_next change places and no later step writes there.
bool DistanceField::drop_rows_if_done(std::size_t row) {
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
