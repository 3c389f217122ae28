// One thing that is wrong in a file of content, with its place, and how it is shown to the author.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace td {

/// What kind of mistake it is. The numbers are stable: authors look them up and silence them by number. Each has its page in
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
    // Warnings: what can be played, but is hardly meant
    unused_definition = 53,
    no_description = 54,
    does_nothing = 55,
    no_picture = 56,
    same_name = 57,
    aim_by_chance = 58,
    suspicious = 59,
    // What packs change, and in which order
    nothing_to_change = 60,
    bad_extends = 61,
    missing_pack = 62,
    packs_in_a_ring = 63,
    pack_conflict = 64,
};

/// The code as authors see it: `C012`.
std::string to_string(ProblemCode code);

/// True for what leaves the content playable.
constexpr bool is_warning(ProblemCode code) { return code >= ProblemCode::allowed_without_reason && code <= ProblemCode::suspicious; }

/// True for the warnings that a comment of the author may silence.
constexpr bool can_be_allowed(ProblemCode code) { return is_warning(code) && code > ProblemCode::allowed_for_nothing; }

struct Problem {
    std::string file;
    int line = 0;    ///< from 1; 0: the file as a whole
    int column = 0;  ///< from 1, in characters
    std::string message;
    ProblemCode code = ProblemCode::none;
    std::string path;        ///< inside the document, `species.ember_fox.health`; may be empty
    std::string hint;        ///< what the author may have meant; may be empty
    std::string source;      ///< the line of the file that the place is in; of a very long one what is around the place, with "..."
    std::size_t length = 1;  ///< characters from the column on that are meant
    int caret = 0;           ///< where the place is in `source`, from 1, in characters; 0: at the column

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// One line: `FILE:LINE:COLUMN: message`, and the hint when there is one.
std::string to_string(const Problem& problem);

/// Several lines: the place, code and message; the source line with a caret under the place; the hint.
std::string to_report(const Problem& problem);

/// In the order of files and places, so that two runs print the same.
void sort_by_place(std::vector<Problem>& problems);

}  // namespace td
