// A flood of whole rows at once: each round moves the front one step over words of 64 tiles. Distances are counted in planes of
// bits, in Gray code: one plane changes per round, for all tiles not reached yet. They are turned into numbers at the end.
#include "space/distance_field.hpp"

#include <algorithm>
#include <array>

namespace td {
namespace {

using Word = BitGrid::Word;

constexpr std::size_t planes = 8;

/// Exchanges, in all pairs of words that are `apart`, the bits under `mask << shift` of the first with those under `mask` of the other.
template <std::size_t apart, int shift>
void exchange_all(std::array<Word, planes>& w, Word mask) {
    for (std::size_t i = 0; i < planes; ++i) {
        if ((i & apart) != 0) continue;
        const Word difference = ((w[i] >> shift) ^ w[i + apart]) & mask;
        w[i + apart] ^= difference;
        w[i] ^= difference << shift;
    }
}

/// Turns eight planes of 64 bits into 64 numbers of 8 bits: number i of the result has bit i of plane k as its bit k.
std::array<std::uint8_t, 64> numbers_of(const Word* plane) {
    std::array<Word, planes> w;
    std::copy_n(plane, planes, w.begin());
    // First 8 x 8 bits within each byte position, then 8 x 8 bytes.
    exchange_all<1, 1>(w, 0x5555555555555555);
    exchange_all<2, 2>(w, 0x3333333333333333);
    exchange_all<4, 4>(w, 0x0F0F0F0F0F0F0F0F);
    exchange_all<1, 8>(w, 0x00FF00FF00FF00FF);
    exchange_all<2, 16>(w, 0x0000FFFF0000FFFF);
    exchange_all<4, 32>(w, 0x00000000FFFFFFFF);
    std::array<std::uint8_t, 64> numbers;
    for (std::size_t i = 0; i < planes; ++i)
        for (std::size_t byte = 0; byte < 8; ++byte) numbers[i * 8 + byte] = static_cast<std::uint8_t>(w[i] >> (8 * byte));
    return numbers;
}

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
/// `unreached`. A plain loop over memory that overlaps nowhere, so that the compiler handles several words at once.
template <bool wide>
void advance(const Ground& ground, std::size_t begin, std::size_t end, const Word* __restrict front, Word* __restrict next,
             Word* __restrict unreached) {
    const Ground g = ground;
    for (std::size_t at = begin; at < end; ++at) {
        const std::size_t up = at - g.stride;
        const std::size_t down = at + g.stride;
        // A diagonal is a step sideways onto a passable tile, then one up or down from it beside another passable one.
        const Word east = (moved_east<wide>(front, up) & g.passable[up]) | (moved_east<wide>(front, down) & g.passable[down]);
        const Word west = (moved_west<wide>(front, up) & g.passable[up]) | (moved_west<wide>(front, down) & g.passable[down]);
        const Word straight = front[up] | front[down] | moved_east<wide>(front, at) | moved_west<wide>(front, at);
        const Word reached = (straight | (east & g.with_west[at]) | (west & g.with_east[at])) & unreached[at];
        next[at] = reached;
        unreached[at] ^= reached;
    }
}

}  // namespace

void DistanceField::measure(const BitGrid& passable, std::span<const Point> goals, int limit) {
    assert(limit >= 0 && limit <= no_limit);
    prepare(passable);
    place_goals(goals);
    if (m_words == 1) {
        flood<false>(limit);
    } else {
        flood<true>(limit);
    }
    write_distances();
    for (const Point goal : goals)
        if (m_steps.contains(goal)) m_steps[goal] = 0;
}

void DistanceField::prepare(const BitGrid& passable) {
    const auto rows = static_cast<std::size_t>(passable.height());
    m_words = passable.words_per_row();
    m_stride = m_words == 1 ? 1 : m_words + 1;
    m_furthest = 0;
    if (m_steps.width() != passable.width() || m_steps.height() != passable.height())
        m_steps = Grid<std::uint16_t>(passable.width(), passable.height());
    const std::size_t size = (rows + 2) * m_stride + 1;
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

/// Counts one step more for every tile not reached before `distance`: from the code of one number to the next one bit changes.
void DistanceField::count_unreached(int distance) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(distance)));
    if (changed == m_plane_count) m_planes.resize(++m_plane_count * m_passable.size());
    Word* __restrict plane = &m_planes[changed * m_passable.size()];
    const Word* __restrict unreached = m_unreached.data();
    for (std::size_t i = 0, size = m_passable.size(); i < size; ++i) plane[i] ^= unreached[i];
}

template <bool Wide>
void DistanceField::flood(int limit) {
    const auto is_empty = [this](std::size_t row) {
        return std::all_of(&m_front[index(row, 0)], &m_front[index(row, m_words)], [](Word word) { return word == 0; });
    };
    const Ground ground{m_passable.data(), m_with_west.data(), m_with_east.data(), m_stride};
    const std::size_t rows = static_cast<std::size_t>(m_steps.height());
    for (int distance = 1; m_first_row < m_end_row && distance <= limit; ++distance) {
        const std::size_t first = m_first_row > 0 ? m_first_row - 1 : 0;
        const std::size_t end = std::min(m_end_row + 1, rows);
        count_unreached(distance);
        advance<Wide>(ground, index(first, 0), index(end - 1, m_words), m_front.data(), m_next.data(), m_unreached.data());
        std::swap(m_front, m_next);
        // What is left of the front before must be gone when its memory is used again.
        std::fill(&m_next[index(m_first_row, 0)], &m_next[index(m_end_row - 1, m_words)], 0);
        m_first_row = first;
        m_end_row = end;
        while (m_first_row < m_end_row && is_empty(m_first_row)) ++m_first_row;
        while (m_first_row < m_end_row && is_empty(m_end_row - 1)) --m_end_row;
        if (m_first_row < m_end_row) m_furthest = distance;
    }
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
    // From Gray code to plain numbers: each bit is the parity of those from it upwards. Unset tiles get all bits.
    std::array<Word, 2 * planes> bits;
    Word parity = 0;
    for (std::size_t plane = m_furthest < 0xFF ? planes : bits.size(); plane-- > 0;) {
        if (plane < m_plane_count) parity ^= m_planes[plane * m_passable.size() + at];
        bits[plane] = parity | unset;
    }
    const auto numbers = numbers_of(bits.data());
    std::array<std::uint16_t, 64> distances;
    if (m_furthest < 0xFF) {
        // 255 stands for nothing but unreachable then.
        for (std::size_t i = 0; i < 64; ++i) distances[i] = static_cast<std::uint16_t>(numbers[i] | (numbers[i] == 0xFF ? 0xFF00 : 0));
    } else {
        const auto hundreds = numbers_of(bits.data() + planes);
        for (std::size_t i = 0; i < 64; ++i) distances[i] = static_cast<std::uint16_t>(numbers[i] | hundreds[i] << 8);
    }
    std::copy_n(distances.begin(), count, out);
}

}  // namespace td
