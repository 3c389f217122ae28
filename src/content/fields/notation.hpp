// Writes values as YAML, the inverse of scalars.hpp. The text is empty where YAML has no notation for the value, such as a number outside
// the range of its kind that means "not given".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/fields/value_kind.hpp"

namespace td {

std::string write_number(int number, const ValueKind& kind);
std::string write_boolean(bool boolean);
/// In quotes where it would be read as something else without them; empty for an empty text.
std::string write_text(std::string_view text, const ValueKind& kind);
std::string write_glyph(char glyph);
std::string write_colour(std::uint32_t colour);
/// `[4, 9]`, or `4` if both numbers are equal.
std::string write_range(int low, int high, const ValueKind& kind);
/// `[walk, fly]`; empty if an item is empty, or if `kind` allows no list of this size.
std::string write_list(const std::vector<std::string>& items, const ValueKind& kind);
/// `{range: 6, radius: 1}`, from entries such as `range: 6`.
std::string write_map(const std::vector<std::string>& entries);

}  // namespace td
