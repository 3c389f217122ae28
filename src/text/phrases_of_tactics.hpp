// What the editor of tactics says.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase tactic_editor_phrases[] = {
    {"tactics_title", "Tactics"},
    {"tactics_own", "yours"},
    {"tactics_of_party", "for the party"},
    {"tactics_of_others", "of other creatures"},
    {"tactics_place", "Yours are saved in {file} and loaded when the game starts."},
    {"tactics_not_kept", "Nothing can be saved here, so you can only read tactics."},
    {"tactic_kept", "{tactic} is saved. You can choose it on the team screen."},
    {"tactic_gone", "{tactic} is deleted."},
    {"tactic_in_use", "{who} follows {tactic}. Choose another tactic there first."},
    {"tactic_delete_warning", "{tactic} will be deleted for good."},
    {"tactic_delete", "Delete it"},
    {"tactic_leave_warning", "Your changes to {tactic} will be lost."},
    {"tactic_leave", "Discard"},
    {"tactic_keep", "Save"},
    {"tactic_new_name", "My tactic"},
    {"tactic_copy_name", "My {tactic:small}"},
    {"tactic_title", "Your tactic"},
    {"tactic_in_file", "In {file} it is called {id}."},

    {"tactic_row_name", "Name"},
    {"tactic_row_description", "Description"},
    {"tactic_row_sleepers", "Leaves sleeping foes alone"},
    {"tactic_row_look_ahead", "Looks ahead"},
    {"tactic_row_candidates", "Options compared"},
    {"tactic_row_what", "What to do"},
    {"tactic_row_skill", "Skill"},
    {"tactic_row_below", "Below this much health, in %"},
    {"tactic_row_chance", "In this many of 100 turns"},
    {"tactic_row_within", "Up to this many tiles"},
    {"tactic_row_turns", "Up to this many turns"},
    {"tactic_row_boldly", "Starts long actions beside a foe"},
    {"tactic_row_add_if", "+ only if ..."},
    {"tactic_row_add_unless", "+ not while ..."},
    {"tactic_row_add_plan", "+ another plan"},
    {"tactic_looks_not", "not at all"},
    {"tactic_looks", "{rounds} {rounds|round|rounds}"},
    {"tactic_empty_text", "-"},
    {"plan_under_condition", "{plan}, {condition}"},

    {"about_tactic_name", "What the team screen calls it: up to 40 letters."},
    {"about_tactic_description", "Notes for yourself."},
    {"about_tactic_sleepers", "Ignores foes while all in sight are asleep, unless it leads."},
    {"about_tactic_look_ahead",
     "With foes in sight, it plays its best options through, this many rounds ahead, and takes the best. Otherwise it follows the first "
     "plan that applies."},
    {"about_tactic_candidates", "How many options it compares at most."},
    {"about_tactic_skill", "Creatures without this skill skip the plan."},
    {"about_tactic_boldly", "It starts actions of several turns even with a foe next to it."},
    {"about_tactic_add_if", "The plan applies only if all of these are true."},
    {"about_tactic_add_unless", "The plan does not apply while all of these are true."},
    {"about_tactic_add_plan", "Plans are tried in order; the first that applies is followed."},

    {"tactic_has_no_name", "It needs a name."},
    {"tactic_name_taken", "Another tactic has this name."},
    {"tactic_has_no_plans", "It needs at least one plan."},
    {"tactic_plan_never_reached",
     "Plan {number} is never reached: the one before it always applies. Put that one last, or add a condition."},

    {"tactic_file_has_mistakes", "Nothing was saved: {file} has an error on line {line}. Fix it, or run delve lint."},
    {"tactic_file_other_layout", "Nothing was saved: the game cannot change the layout of {file} without loss."},
    {"tactic_file_has_remarks",
     "Nothing was saved: the comment on line {line} of {file} would be lost. Move it above the tactic, or edit a copy."},
    {"tactic_file_is_another", "Nothing was saved: this tactic has changed in {file} since you opened it."},
    {"tactic_file_has_id", "Nothing was saved: {file} already has a tactic with this id, on line {line}."},
    {"tactic_file_not_written", "Nothing was saved: {file} cannot be written."},
    {"tactic_not_taken", "Nothing was changed: the game could not use it. {reason}"},

    {"hint_make_tactics", "edit tactics"},
    {"hint_copy", "copy"},
    {"hint_new_one", "new"},
    {"hint_delete", "delete"},
    {"hint_keep", "save"},
    {"hint_another_plan", "another plan"},
    {"hint_end_typing", "done"},
};

}  // namespace td
