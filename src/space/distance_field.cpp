// A flood of whole rows at once: each round moves the front one step over words of 64 tiles. Distances are gathered as planes
// of bits (bit k of every distance in one word) and turned into numbers at the end.
#include "space/distance_field.hpp"

#include <algorithm>
#include <array>

namespace td {
namespace {

using Word = BitGrid::Word;

constexpr std::size_t planes = 8;

/// Exchanges the bits of `a` under `mask << shift` with those of `b` under `mask`.
void exchange(Word& a, Word& b, int shift, Word mask) {
    const Word difference = ((a >> shift) ^ b) & mask;
    b ^= difference;
    a ^= difference << shift;
}

/// Turns eight planes of 64 bits into 64 numbers of 8 bits: number i of the result has bit i of plane k as its bit k.
std::array<std::uint8_t, 64> numbers_of(const Word* plane) {
    std::array<Word, planes> w;
    std::copy_n(plane, planes, w.begin());
    // First 8 x 8 bits within each byte position, then 8 x 8 bytes.
    constexpr std::array<Word, 6> masks{0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                        0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    for (std::size_t stage = 0; stage < 6; ++stage) {
        const std::size_t apart = std::size_t{1} << (stage % 3);
        for (std::size_t i = 0; i < planes; ++i)
            if ((i & apart) == 0) exchange(w[i], w[i + apart], 1 << stage, masks[stage]);
    }
    std::array<std::uint8_t, 64> numbers;
    for (std::size_t i = 0; i < planes; ++i)
        for (std::size_t byte = 0; byte < 8; ++byte) numbers[i * 8 + byte] = static_cast<std::uint8_t>(w[i] >> (8 * byte));
    return numbers;
}

/// Calls `visit(row)` for every bit set in `rows` or next to a set one.
template <class Visit>
void for_each_row_near(const std::vector<Word>& rows, const Visit& visit) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Word before = i > 0 ? rows[i - 1] >> 63 : 0;
        const Word after = i + 1 < rows.size() ? rows[i + 1] << 63 : 0;
        for (Word near = rows[i] | rows[i] << 1 | rows[i] >> 1 | before | after; near != 0; near &= near - 1)
            visit(i * 64 + static_cast<std::size_t>(std::countr_zero(near)));
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
    m_stride = m_words + 1;
    m_furthest = 0;
    if (m_steps.width() != passable.width() || m_steps.height() != passable.height())
        m_steps = Grid<std::uint16_t>(passable.width(), passable.height());
    const std::size_t size = (rows + 2) * m_stride + 1;
    for (auto* bits : {&m_passable, &m_with_west, &m_with_east, &m_front, &m_next}) bits->assign(size, 0);
    for (auto* bits : {&m_front_rows, &m_next_rows}) bits->assign(rows / 64 + 1, 0);
    m_low.assign(size * planes, 0);
    m_high.clear();
    for (int y = 0; y < passable.height(); ++y)
        std::copy_n(passable.row(y), m_words, m_passable.begin() + static_cast<std::ptrdiff_t>(index(y, 0)));
    for (std::size_t i = 1; i + 1 < size; ++i) {
        m_with_west[i] = m_passable[i] & (m_passable[i] << 1 | m_passable[i - 1] >> 63);
        m_with_east[i] = m_passable[i] & (m_passable[i] >> 1 | m_passable[i + 1] << 63);
    }
    m_unreached = m_passable;
}

void DistanceField::place_goals(std::span<const Point> goals) {
    for (const Point goal : goals) {
        if (!m_steps.contains(goal)) continue;
        const std::size_t at = index(goal.y, static_cast<std::size_t>(goal.x) / 64);
        const Word tile = Word{1} << (goal.x % 64);
        m_front[at] |= tile;
        m_unreached[at] &= ~tile;
        m_front_rows[static_cast<std::size_t>(goal.y) / 64] |= Word{1} << (goal.y % 64);
    }
}

/// The tiles of word `at` that the front can step onto, reached before or not.
template <bool Wide>
DistanceField::Word DistanceField::wave(std::size_t at) const {
    const auto eastward = [&](std::size_t i) {
        Word moved = m_front[i] << 1;
        if constexpr (Wide) moved |= m_front[i - 1] >> 63;
        return moved & m_passable[i];
    };
    const auto westward = [&](std::size_t i) {
        Word moved = m_front[i] >> 1;
        if constexpr (Wide) moved |= m_front[i + 1] << 63;
        return moved & m_passable[i];
    };
    const std::size_t above = at - m_stride;
    const std::size_t below = at + m_stride;
    // A diagonal is a step sideways onto a passable tile, then one up or down from it beside another passable one.
    return m_front[above] | m_front[below] | eastward(at) | westward(at) | ((eastward(above) | eastward(below)) & m_with_west[at]) |
           ((westward(above) | westward(below)) & m_with_east[at]);
}

template <bool Wide>
void DistanceField::flood(int limit) {
    const std::size_t height = static_cast<std::size_t>(m_steps.height());
    bool moving = true;
    for (int distance = 1; moving && distance <= limit; ++distance) {
        moving = false;
        std::fill(m_next_rows.begin(), m_next_rows.end(), 0);
        for_each_row_near(m_front_rows, [&](std::size_t row) {
            if (row >= height) return;
            Word any = 0;
            for (std::size_t at = (row + 1) * m_stride + 1, end = at + m_words; at < end; ++at) {
                const Word reached = wave<Wide>(at) & m_unreached[at];
                m_next[at] = reached;
                m_unreached[at] &= ~reached;
                any |= reached;
                if (reached != 0) record(at, reached, static_cast<unsigned>(distance));
            }
            m_next_rows[row / 64] |= static_cast<Word>(any != 0) << (row % 64);
            moving = moving || any != 0;
        });
        if (moving) m_furthest = distance;
        for_each_row_near(m_front_rows, [&](std::size_t row) {
            std::fill_n(m_front.begin() + static_cast<std::ptrdiff_t>((row + 1) * m_stride), m_words + 1, 0);
        });
        std::swap(m_front, m_next);
        std::swap(m_front_rows, m_next_rows);
    }
}

void DistanceField::record(std::size_t at, Word tiles, unsigned distance) {
    for (unsigned low = distance & 0xFF; low != 0; low &= low - 1)
        m_low[at * planes + static_cast<unsigned>(std::countr_zero(low))] |= tiles;
    if (distance < 256) return;
    if (m_high.empty()) m_high.assign(m_low.size(), 0);
    for (unsigned high = distance >> 8; high != 0; high &= high - 1)
        m_high[at * planes + static_cast<unsigned>(std::countr_zero(high))] |= tiles;
}

void DistanceField::write_distances() {
    const std::size_t width = static_cast<std::size_t>(m_steps.width());
    for (int y = 0; y < m_steps.height(); ++y) {
        std::uint16_t* out = m_steps.cells().data() + static_cast<std::size_t>(y) * width;
        for (std::size_t word = 0; word < m_words; ++word, out += 64)
            write_word(index(y, word), std::min<std::size_t>(64, width - word * 64), out);
    }
}

/// Writes the distances of the `count` tiles of word `at` to `out`.
void DistanceField::write_word(std::size_t at, std::size_t count, std::uint16_t* out) {
    const Word unset = ~m_passable[at] | m_unreached[at];
    if (~unset == 0) {
        std::fill_n(out, count, unreachable);
        return;
    }
    Word* low = &m_low[at * planes];
    for (std::size_t plane = 0; plane < planes; ++plane) low[plane] |= unset;
    const auto numbers = numbers_of(low);
    if (m_furthest < 0xFF) {
        // 255 stands for nothing but unreachable then.
        for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint16_t>(numbers[i] | (numbers[i] == 0xFF ? 0xFF00 : 0));
        return;
    }
    if (m_high.empty()) m_high.assign(m_low.size(), 0);
    Word* high = &m_high[at * planes];
    for (std::size_t plane = 0; plane < planes; ++plane) high[plane] |= unset;
    const auto hundreds = numbers_of(high);
    for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint16_t>(numbers[i] | hundreds[i] << 8);
}

}  // namespace td
