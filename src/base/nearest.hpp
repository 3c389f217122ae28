// Words among others: whether one is known, and "did you mean" when it is not.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace td {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words);

/// Changes that make `a` into `b`: a byte more, less, other, or two neighbours swapped.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The word of `known` with the fewest changes from `word` (the first of equals), or an empty one when none is near enough to be meant.
std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& known);

/// "did you mean `NEAREST`?", or nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace td
