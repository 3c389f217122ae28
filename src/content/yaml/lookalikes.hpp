// Characters that look like those of YAML and numbers but are others, as other alphabets, word processors and web pages write them.
#pragma once

#include <string>
#include <string_view>

namespace td {

/// What the first such character of `text` is and what to do about it: "`：` is a full-width colon: type a plain `:`". Empty if there is
/// none. Letters of other alphabets are none: text may be written in them.
std::string hint_for_lookalike(std::string_view text);

/// The same for signs that stand for YAML's own: colons, brackets, and, at the start, the dash of an item.
std::string hint_for_lookalike_sign(std::string_view line);

}  // namespace td
