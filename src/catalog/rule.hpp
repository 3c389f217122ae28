// The reactive rules by name. Content says in which order they see an action; what each does is code of the rules' room.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace td {

enum class Rule : std::uint8_t {
    lost_targets,
    rooting,
    stumbling,
    clinging,
    opening,
    changing_places,
    collision,
    continuing_ongoing_actions,
    aiming,
    starting_ongoing_actions,
    replacing_ongoing_actions,
    ending_ongoing_actions,
    handling_items,
    handling_parts,
    firing,
    closing,
    taking_stairs,
    leading,
    placing,
    igniting,
    resisting,
    displacing,
    outcome_of_skills,
    outcome_of_items,
    outcome_of_interruption,
    outcome_of_throws,
    outcome_of_weapons,
    awakening,
    disrupting,
    dying,
    leaving_things,
    leaving_parts,
    picking_up,
    searching,
    quenching,
    burning,
    advancing_weather,
    triggering,
    outcome_of_triggers,
};

/// The words for them in content and in traces, in the order of the enumeration.
inline constexpr std::array<std::string_view, 39> rule_names{"lost_targets",
                                                             "rooting",
                                                             "stumbling",
                                                             "clinging",
                                                             "opening",
                                                             "changing_places",
                                                             "collision",
                                                             "continuing_ongoing_actions",
                                                             "aiming",
                                                             "starting_ongoing_actions",
                                                             "replacing_ongoing_actions",
                                                             "ending_ongoing_actions",
                                                             "handling_items",
                                                             "handling_parts",
                                                             "firing",
                                                             "closing",
                                                             "taking_stairs",
                                                             "leading",
                                                             "placing",
                                                             "igniting",
                                                             "resisting",
                                                             "displacing",
                                                             "outcome_of_skills",
                                                             "outcome_of_items",
                                                             "outcome_of_interruption",
                                                             "outcome_of_throws",
                                                             "outcome_of_weapons",
                                                             "awakening",
                                                             "disrupting",
                                                             "dying",
                                                             "leaving_things",
                                                             "leaving_parts",
                                                             "picking_up",
                                                             "searching",
                                                             "quenching",
                                                             "burning",
                                                             "advancing_weather",
                                                             "triggering",
                                                             "outcome_of_triggers"};

/// What holds in every order: `then` relies on what `first` has seen to.
struct RuleNeed {
    Rule first;
    Rule then;
    std::string_view why;
};
inline constexpr std::string_view dead_need = "nothing may be asked of the dead before";
inline constexpr std::string_view aim_need = "before, nobody knows what is used and whom it reaches";
inline constexpr std::string_view leave_need = "before, nobody knows whether it is still at it";
inline constexpr std::string_view step_need = "before, a step may lead off the floor";
inline constexpr std::string_view gone_need = "before, a feature may be gone already";
inline constexpr std::array<RuleNeed, 20> rule_needs{{{Rule::lost_targets, Rule::dying, dead_need},
                                                      {Rule::lost_targets, Rule::leaving_things, dead_need},
                                                      {Rule::lost_targets, Rule::leaving_parts, dead_need},
                                                      {Rule::lost_targets, Rule::quenching, dead_need},
                                                      {Rule::aiming, Rule::starting_ongoing_actions, aim_need},
                                                      {Rule::ending_ongoing_actions, Rule::outcome_of_interruption, leave_need},
                                                      {Rule::lost_targets, Rule::disrupting, dead_need},
                                                      {Rule::lost_targets, Rule::outcome_of_interruption, dead_need},
                                                      {Rule::aiming, Rule::outcome_of_skills, aim_need},
                                                      {Rule::aiming, Rule::outcome_of_items, aim_need},
                                                      {Rule::aiming, Rule::outcome_of_throws, aim_need},
                                                      {Rule::firing, Rule::outcome_of_weapons, aim_need},
                                                      {Rule::collision, Rule::picking_up, step_need},
                                                      {Rule::collision, Rule::searching, step_need},
                                                      {Rule::collision, Rule::triggering, step_need},
                                                      {Rule::lost_targets, Rule::triggering, dead_need},
                                                      {Rule::aiming, Rule::triggering, aim_need},
                                                      {Rule::collision, Rule::quenching, step_need},
                                                      {Rule::lost_targets, Rule::collision, dead_need},
                                                      {Rule::placing, Rule::triggering, gone_need}}};

/// The order where content gives none: that of the enumeration.
inline std::vector<Rule> all_rules() {
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < rule_names.size(); ++i) rules.push_back(static_cast<Rule>(i));
    return rules;
}

}  // namespace td
