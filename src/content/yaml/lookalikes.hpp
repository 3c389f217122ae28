// Characters that look like those of YAML and numbers but are others, as other alphabets, word processors and web pages write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace td {

struct Lookalike {
    std::size_t bytes;  ///< of the character
    char plain;         ///< what it looks like; 0: it is invisible
    std::string hint;   ///< what it is and what to do about it
};

/// What the first character of `text` is, if it is a lookalike.
std::optional<Lookalike> lookalike_at(std::string_view text);

/// What the first such character of `text` is and what to do about it: "`：` is a full-width colon: type a plain `:`". Empty if there is
/// none. Letters of other alphabets are none: text may be written in them.
std::string hint_for_lookalike(std::string_view text);

/// The same for what looks like one of `signs` or, at the start, like the dash of an item.
std::string hint_for_lookalike_sign(std::string_view line, std::string_view signs = ":[]{}#");

/// The text with the plain character in place of each lookalike, and without invisible ones.
std::string with_plain_signs(std::string_view text);

}  // namespace td
