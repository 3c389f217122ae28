// Compares words with known ones, for "did you mean".
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace td {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words);

/// The number of changes that turn `a` into `b`: a byte inserted, deleted or replaced, or two adjacent bytes swapped (Damerau-Levenshtein,
/// optimal string alignment).
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The word of `known` with the smallest edit distance to `word`, the first of equals. If none is within a third of its length: the one
/// that differs only in its ending (`blind`, `blinded`), if they share four letters or more; else empty.
std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& known);

/// "did you mean `NEAREST`?", or nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace td
