// A problem is one mistake in a file of content, with its place, its code and a hint. A warning is a problem that leaves the content
// playable. A hint says what the author may have meant.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace td {

/// The kind of mistake. The numbers never change: authors look problems up and allow warnings by number. Each code has a page in
/// problem_pages.cpp.
enum class ProblemCode : std::uint16_t {
    none = 0,
    // Files
    unreadable_file = 1,
    file_too_large = 2,
    not_utf8 = 3,
    control_character = 4,
    empty_file = 5,
    // YAML
    syntax = 10,
    tab_indentation = 11,
    unclosed_quote = 12,
    duplicate_key = 14,
    anchor = 15,
    tag = 16,
    second_document = 17,
    odd_key = 18,
    too_deep = 19,
    too_many_nodes = 20,
    text_too_long = 21,
    unquoted_colon = 22,
    wrong_indentation = 23,
    directive = 24,
    too_many_problems = 25,
    // Values
    unknown_key = 30,
    wrong_type = 31,
    out_of_range = 32,
    missing_field = 33,
    unknown_choice = 34,
    bad_combination = 35,
    bad_picture = 36,
    bad_placeholder = 37,
    bad_sound = 38,
    // Definitions and packs
    unknown_type = 40,
    bad_id = 41,
    duplicate_id = 42,
    unknown_id = 43,
    bad_pack = 44,
    // Comments that allow a warning
    allowed_without_reason = 50,
    cannot_be_allowed = 51,
    allowed_for_nothing = 52,
    // Warnings: content that can be played, but was probably not meant
    unused_definition = 53,
    no_description = 54,
    does_nothing = 55,
    no_picture = 56,
    same_name = 57,
    aim_by_chance = 58,
    suspicious = 59,
    // Changes between packs, and the order of packs
    nothing_to_change = 60,
    bad_extends = 61,
    missing_pack = 62,
    packs_in_a_ring = 63,
    pack_conflict = 64,
    // More warnings
    swallowed_by_comment = 65,
    // More mistakes
    vault_closed = 66,
    // Found by playing
    unmet_in_play = 67,
    unwon_in_play = 68,
    faulty_in_play = 69,
    // Other languages
    unknown_translation = 70,
    // More warnings
    endless_chain = 71,
};

/// The code as authors see it: `C012`.
std::string to_string(ProblemCode code);

/// True for problems that leave the content playable.
constexpr bool is_warning(ProblemCode code) {
    return (code >= ProblemCode::allowed_without_reason && code <= ProblemCode::suspicious) || code == ProblemCode::swallowed_by_comment ||
           code == ProblemCode::unmet_in_play || code == ProblemCode::unwon_in_play || code > ProblemCode::unknown_translation;
}

/// True for problems that show only when the content is played, not in its files.
constexpr bool is_found_by_playing(ProblemCode code) { return code >= ProblemCode::unmet_in_play && code <= ProblemCode::faulty_in_play; }

/// True for the warnings that an allowance (allowances.hpp) may silence.
constexpr bool can_be_allowed(ProblemCode code) { return is_warning(code) && code > ProblemCode::allowed_for_nothing; }

struct Problem {
    std::string file;
    int line = 0;    ///< from 1; 0: the file as a whole
    int column = 0;  ///< from 1, in characters
    std::string message;
    ProblemCode code = ProblemCode::none;
    std::string path;        ///< inside the file, such as `species.ember_fox.health`; may be empty
    std::string hint;        ///< may be empty
    std::string source;      ///< the line of the place; of a very long line only the part around the place, with "..."
    std::size_t length = 1;  ///< characters to underline, from the column on
    int caret = 0;           ///< column of the place in `source`, from 1, in characters; 0: same as `column`

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// `FILE:LINE:COLUMN`, or the file alone if the problem has no line.
std::string place_of(const Problem& problem);

/// One line: `FILE:LINE:COLUMN: message`, followed by the hint, if any, in brackets.
std::string to_string(const Problem& problem);

/// Sorts by file, line and column, so that two runs print the same.
void sort_by_place(std::vector<Problem>& problems);

}  // namespace td

extern template class std::vector<td::Problem>;  // compiled in problem.cpp: nearly every function here may add one
