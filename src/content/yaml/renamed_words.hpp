// A renamed word is a word of content files that had another name in earlier versions. The old name is refused; the hint gives the
// current one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace td {

struct RenamedWord {
    std::string_view old_name;
    std::string_view name;  ///< current
};

/// All renamed plans, trigger events, rules of the rulebook, and keys and placeholders of `strings:`.
std::span<const RenamedWord> renamed_words();

/// The current name of `word`, where that is one of `known`; else an empty text. Precondition: `word` itself is not one of `known`.
std::string_view current_name(std::string_view word, const std::vector<std::string_view>& known);

/// "`outfit` is called `auto_equip` now", or an empty text as above.
std::string renamed_hint(std::string_view word, const std::vector<std::string_view>& known);

/// The word of `known` for what other games, or other parts of this one, call `word`: `health` for `hp`; else an empty text.
std::string_view word_for_foreign(std::string_view word, const std::vector<std::string_view>& known);

/// The word of `known` that was probably meant: current_name(), or else word_for_foreign(), or else the nearest; else an empty text.
std::string_view word_meant(std::string_view word, const std::vector<std::string_view>& known);

/// What to write in place of the unknown key `word` in a map with the keys `known`, where that is no other key; else an empty text.
std::string_view hint_for_key(std::string_view word, const std::vector<std::string_view>& known);

/// What to do about quotes that YAML does not know as such; empty for a word without them.
std::string hint_for_typing(std::string_view word);

/// renamed_hint(), or else hint_for_typing(), or else the suggestion of word_meant().
std::string hint_for_word(std::string_view word, const std::vector<std::string_view>& known);

/// The word that such a hint suggests: X of "did you mean `X`?" and of "`Y` is called `X` now"; empty for other hints.
std::string_view suggested_word(std::string_view hint);

}  // namespace td
