// Mutations: single mistakes made in a valid file, with the line in which they must be reported.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td::testing {

/// One change of a text.
struct Mutation {
    std::size_t at = 0;       ///< byte
    std::size_t removed = 0;  ///< bytes
    std::string inserted;
    int line = 0;                    ///< in which the problem must be reported
    std::vector<ProblemCode> codes;  ///< the codes that the problem may have
    std::string meant;               ///< the word that the hint must name; empty: none

    std::string applied_to(std::string_view text) const;
};

enum class Slip {
    misspelled_key,    ///< a letter of a key is missing: in the line of the key
    wrong_type,        ///< a value of another kind: in the line of the value
    out_of_range,      ///< a number above the greatest: in the line of the value
    unknown_id,        ///< a letter of an id is missing where something refers to it: in that line
    unknown_choice,    ///< a letter of a word is missing that only some words can be: in that line
    duplicate_key,     ///< an entry is there a second time: in the line of the second
    unclosed_quote,    ///< a closing quote is missing, or an opening one is too many: in its line
    tab,               ///< a tab in place of the blanks before a line: in that line
    unclosed_bracket,  ///< a closing bracket is missing at the end of a line: in the line of the bracket that it would close
    missing_colon,     ///< the colon behind a key is missing: in the line of the key
};
inline constexpr Slip all_slips[]{Slip::misspelled_key,   Slip::wrong_type,    Slip::out_of_range,   Slip::unknown_id,
                                  Slip::unknown_choice,   Slip::duplicate_key, Slip::unclosed_quote, Slip::tab,
                                  Slip::unclosed_bracket, Slip::missing_colon};
std::string_view name_of(Slip slip);

/// A mutation for each place of the file where the mistake is possible. The file is a content file or a pack.yaml.
std::vector<Mutation> mutations_of(const Tree& tree, Slip slip);

}  // namespace td::testing
