// Values as authors would write them: the other way round from reading. Empty where a value cannot be written, such as a number out of
// the bounds of its kind that stands for "nothing was said".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/value_kind.hpp"

namespace td {

std::string write_number(int number, const ValueKind& kind);
std::string write_boolean(bool boolean);
/// In quotes when it would be read as something else without; nothing for an empty text.
std::string write_text(std::string_view text, const ValueKind& kind);
std::string write_glyph(char glyph);
std::string write_colour(std::uint32_t colour);
/// `[4, 9]`, or `4` when both are the same.
std::string write_range(int low, int high, const ValueKind& kind);
/// `[walk, fly]`; nothing when an item could not be written or there are too few.
std::string write_list(const std::vector<std::string>& items, const ValueKind& kind);
/// `{range: 6, radius: 1}`, of entries `range: 6`.
std::string write_map(const std::vector<std::string>& entries);

}  // namespace td
