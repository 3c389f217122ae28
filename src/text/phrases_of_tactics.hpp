// What the editor of tactics says.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase tactic_editor_phrases[] = {
    {"tactics_title", "Tactics"},
    {"tactics_own", "yours"},
    {"tactics_of_party", "for the party"},
    {"tactics_of_others", "of other creatures"},
    {"tactics_place", "Yours lie in {file}, and are there again when the game starts."},
    {"tactics_not_kept", "Nothing can be kept here, so tactics can only be read."},
    {"tactic_kept", "{tactic} is kept, and can be chosen in the team from now on."},
    {"tactic_gone", "{tactic} is deleted."},
    {"tactic_in_use", "{who} follows {tactic}. Choose another tactic there first."},
    {"tactic_delete_warning", "{tactic} is deleted for good."},
    {"tactic_delete", "Delete it"},
    {"tactic_leave_warning", "What you changed of {tactic} is lost."},
    {"tactic_leave", "Lose it"},
    {"tactic_keep", "Keep it"},
    {"tactic_new_name", "My tactic"},
    {"tactic_copy_name", "My {tactic:small}"},
    {"tactic_title", "A tactic of yours"},
    {"tactic_in_file", "In {file} it is called {id}."},

    {"tactic_row_name", "Name"},
    {"tactic_row_description", "Description"},
    {"tactic_row_sleepers", "Leaves sleeping foes alone"},
    {"tactic_row_look_ahead", "Looks ahead"},
    {"tactic_row_candidates", "Commands compared"},
    {"tactic_row_what", "What is done"},
    {"tactic_row_skill", "Skill"},
    {"tactic_row_below", "Below so much of health, in %"},
    {"tactic_row_chance", "In so many of 100 turns"},
    {"tactic_row_within", "Up to so many tiles"},
    {"tactic_row_turns", "Up to so many turns"},
    {"tactic_row_boldly", "Begins long actions beside a foe"},
    {"tactic_row_add_if", "+ only if ..."},
    {"tactic_row_add_unless", "+ not while ..."},
    {"tactic_row_add_plan", "+ a further plan"},
    {"tactic_looks_not", "not at all"},
    {"tactic_looks", "{rounds} {rounds|round|rounds}"},
    {"tactic_empty_text", "-"},
    {"plan_under_condition", "{plan}, {condition}"},

    {"about_tactic_name", "What the team screen calls it: up to 40 letters."},
    {"about_tactic_description", "What you want to remember of it."},
    {"about_tactic_sleepers", "Whoever follows it does nothing about foes as long as all of those in sight sleep, unless it leads."},
    {"about_tactic_look_ahead",
     "While foes are in sight it plays its best commands through in its mind, so many rounds ahead, and does what came out best. Otherwise "
     "the first plan that can be done is done."},
    {"about_tactic_candidates", "How many commands it compares then, at the most."},
    {"about_tactic_skill", "Whoever does not have this skill passes the plan over."},
    {"about_tactic_boldly", "It begins actions of several turns even with a foe next to it."},
    {"about_tactic_add_if", "The plan is thought of only if all of these hold."},
    {"about_tactic_add_unless", "The plan is not thought of while all of these hold."},
    {"about_tactic_add_plan", "Plans are tried from the first on, and the first that can be done is done."},

    {"tactic_has_no_name", "It needs a name."},
    {"tactic_name_taken", "Another tactic has this name."},
    {"tactic_has_no_plans", "It needs at least one plan."},
    {"tactic_plan_never_reached", "Plan {number} is never reached: the one before it can always be done. Put that last, or say when."},

    {"tactic_file_has_mistakes", "Nothing was written: {file} has a mistake in line {line}. Mend it, or run delve lint."},
    {"tactic_file_other_layout", "Nothing was written: {file} is laid out in a way that the game cannot change without loss."},
    {"tactic_file_has_remarks",
     "Nothing was written: the comment in line {line} of {file} would be lost. Move it above the tactic, or change a copy."},
    {"tactic_file_is_another", "Nothing was written: this tactic is another by now in {file}."},
    {"tactic_file_has_id", "Nothing was written: {file} has such a tactic already, in line {line}."},
    {"tactic_file_not_written", "Nothing was written: {file} cannot be written."},
    {"tactic_not_taken", "Nothing was changed, because the game could not take it over: {reason}"},

    {"hint_make_tactics", "make tactics"},
    {"hint_copy", "copy"},
    {"hint_new_one", "a new one"},
    {"hint_delete", "delete"},
    {"hint_keep", "keep it"},
    {"hint_another_plan", "a further plan"},
    {"hint_end_typing", "done"},
};

}  // namespace td
