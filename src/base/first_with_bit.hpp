// Finds the first of many bytes in which a bit is set, eight bytes at a time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace td {

/// This many bytes must follow the last byte that is searched.
inline constexpr std::size_t first_with_bit_padding = 8;

/// The first index from `begin` on whose byte has bit `bit` (0..7) set; `end` if there is none.
/// Precondition: end + first_with_bit_padding <= bytes.size().
inline std::uint32_t first_with_bit(const std::vector<std::uint8_t>& bytes, std::uint32_t begin, std::uint32_t end, int bit) {
    static_assert(std::endian::native == std::endian::little, "the lowest byte of a word is to be the first in memory");
    const std::uint64_t in_each_byte = std::uint64_t{0x0101010101010101} << bit;
    for (; begin < end; begin += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, &bytes[begin], sizeof eight);
        if (const std::uint64_t found = eight & in_each_byte; found != 0)
            return std::min(end, begin + static_cast<std::uint32_t>(std::countr_zero(found)) / 8);
    }
    return end;
}

}  // namespace td
