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

/// A word of the front and what of it may step sideways.
struct Spread {
    Word front;
    Word east;
    Word west;
};

/// `wide`: the front goes on in the words before and after this one.
template <bool wide>
Spread spread_of(const Word* front, Word passable) {
    Word east = *front << 1;
    Word west = *front >> 1;
    if constexpr (wide) {
        east |= front[-1] >> 63;
        west |= front[1] << 63;
    }
    return {*front, east & passable, west & passable};
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
    for (auto* bits : {&m_front_rows, &m_next_rows, &m_near_rows}) bits->assign(rows / 64 + 1, 0);
    for (auto& plane : m_planes) plane.assign(size, 0);
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
        m_front_rows[row / 64] |= Word{1} << (row % 64);
    }
}

/// Moves the front one step within `rows` rows (at most 64) from `row` on. Returns which of them it is in then, the first as bit 0.
template <bool Wide>
DistanceField::Word DistanceField::advance(std::size_t row, std::size_t rows) {
    // Local copies, because a write to a word could as well change a member's for all the compiler knows.
    const std::size_t stride = m_stride;
    const Word* with_west = m_with_west.data();
    const Word* with_east = m_with_east.data();
    Word* next = m_next.data();
    Word* unreached = m_unreached.data();
    const auto spread = [front = m_front.data(), passable = m_passable.data()](std::size_t at) {
        return spread_of<Wide>(front + at, passable[at]);
    };
    Word reached_rows = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::size_t at = index(row, word);
        Spread above = spread(at - stride);
        Spread here = spread(at);
        for (std::size_t i = 0; i < rows; ++i, at += stride) {
            const Spread below = spread(at + stride);
            // A diagonal is a step sideways onto a passable tile, then one up or down from it beside another passable one.
            const Word wave = above.front | below.front | here.east | here.west | ((above.east | below.east) & with_west[at]) |
                              ((above.west | below.west) & with_east[at]);
            const Word reached = wave & unreached[at];
            next[at] = reached;
            unreached[at] ^= reached;
            reached_rows |= static_cast<Word>(reached != 0) << i;
            above = here;
            here = below;
        }
    }
    return reached_rows;
}

/// The front's rows and those beside them.
void DistanceField::find_rows_near() {
    const auto height = static_cast<std::size_t>(m_steps.height());
    for (std::size_t i = 0; i < m_near_rows.size(); ++i) {
        Word near = m_front_rows[i] | m_front_rows[i] << 1 | m_front_rows[i] >> 1;
        if (i > 0) near |= m_front_rows[i - 1] >> 63;
        if (i + 1 < m_near_rows.size()) near |= m_front_rows[i + 1] << 63;
        m_near_rows[i] = near;
    }
    m_near_rows[height / 64] &= (Word{1} << (height % 64)) - 1;
}

/// Empties in `m_next`, which holds the front before last, the rows that will not be written anew.
void DistanceField::clear_stale_rows() {
    for (std::size_t i = 0; i < m_next_rows.size(); ++i)
        for (Word stale = m_next_rows[i] & ~m_near_rows[i]; stale != 0; stale &= stale - 1)
            std::fill_n(&m_next[index(i * 64 + static_cast<std::size_t>(std::countr_zero(stale)), 0)], m_words, 0);
}

/// Counts one step more for every tile not reached before `distance`: from the code of one number to the next one bit changes.
void DistanceField::count_unreached(int distance) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(distance)));
    while (m_planes.size() <= changed) m_planes.emplace_back(m_passable.size(), 0);
    Word* plane = m_planes[changed].data();
    const Word* unreached = m_unreached.data();
    for (std::size_t i = 0, size = m_passable.size(); i < size; ++i) plane[i] ^= unreached[i];
}

template <bool Wide>
void DistanceField::flood(int limit) {
    Word moving = 1;
    for (int distance = 1; moving != 0 && distance <= limit; ++distance) {
        moving = 0;
        count_unreached(distance);
        find_rows_near();
        clear_stale_rows();
        for (std::size_t i = 0; i < m_near_rows.size(); ++i) {
            Word reached = 0;
            for (Word near = m_near_rows[i]; near != 0;) {
                const int first = std::countr_zero(near);
                const int rows = std::countr_one(near >> first);
                reached |= advance<Wide>(i * 64 + static_cast<std::size_t>(first), static_cast<std::size_t>(rows)) << first;
                near = first + rows < 64 ? near & (~Word{0} << (first + rows)) : 0;
            }
            m_next_rows[i] = reached;
            moving |= reached;
        }
        if (moving != 0) m_furthest = distance;
        std::swap(m_front, m_next);
        std::swap(m_front_rows, m_next_rows);
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
void DistanceField::write_word(std::size_t at, std::size_t count, std::uint16_t* out) {
    const Word unset = ~m_passable[at] | m_unreached[at];
    if (~unset == 0) {
        std::fill_n(out, count, unreachable);
        return;
    }
    // From Gray code to plain numbers: each bit is the parity of those from it upwards. Unset tiles get all bits.
    std::array<Word, 2 * planes> bits{};
    Word parity = 0;
    for (std::size_t plane = m_planes.size(); plane-- > 0;) bits[plane] = parity ^= m_planes[plane][at];
    for (Word& plane : bits) plane |= unset;
    const auto numbers = numbers_of(bits.data());
    if (m_furthest < 0xFF) {
        // 255 stands for nothing but unreachable then.
        for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint16_t>(numbers[i] | (numbers[i] == 0xFF ? 0xFF00 : 0));
        return;
    }
    const auto hundreds = numbers_of(bits.data() + planes);
    for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint16_t>(numbers[i] | hundreds[i] << 8);
}

}  // namespace td
