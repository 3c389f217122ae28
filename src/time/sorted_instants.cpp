#include "time/sorted_instants.hpp"

#include <algorithm>

namespace td {

/// Twice as much as is asked for at most; everybody moves.
void SortedInstants::make_room(Number number) {
    assert(number < Number{1} << 18);
    SortedInstants wide;
    wide.m_room = std::bit_ceil(std::max<Number>(number + 1, 64));
    wide.m_bits = 1 + (wide.m_room + 64 * 64 - 1) / (64 * 64);
    wide.m_stride = wide.m_bits + wide.m_room / 64;
    wide.m_words.resize(count * wide.m_stride);
    for (std::size_t set = 0; set < count; ++set)
        if (used(set)) each(set, [&](Number moved) { wide.push_back(set, moved); });
    *this = std::move(wide);
}

}  // namespace td
