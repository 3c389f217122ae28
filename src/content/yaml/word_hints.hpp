// Guesses which known word an author meant by an unknown one: a word of another game, or one that is misspelt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace td {

/// The word of `known` for what other games, or other parts of this one, call `word`: `health` for `hp`; else an empty text.
std::string_view word_for_foreign(std::string_view word, const std::vector<std::string_view>& known);

/// The word of `known` that was probably meant: word_for_foreign(), or else the nearest; else an empty text.
std::string_view word_meant(std::string_view word, const std::vector<std::string_view>& known);

/// What to write in place of the unknown key `word` in a map with the keys `known`, where that is no other key; else an empty text.
std::string_view hint_for_key(std::string_view word, const std::vector<std::string_view>& known);

/// What to do about quotes that YAML does not know as such; empty for a word without them.
std::string hint_for_typing(std::string_view word);

/// hint_for_typing(), or else the suggestion of word_meant().
std::string hint_for_word(std::string_view word, const std::vector<std::string_view>& known);

/// The word that such a hint suggests: X of "did you mean `X`?"; empty for other hints.
std::string_view suggested_word(std::string_view hint);

}  // namespace td
