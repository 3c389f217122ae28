// The names of the reactive rules. Content gives the order in which they see an action; the rules room implements them.
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
    handling_fallen,
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
    absorbing,
    awakening,
    disrupting,
    dying,
    leaving_things,
    falling,
    leaving_parts,
    picking_up,
    searching,
    quenching,
    burning,
    advancing_weather,
    triggering,
    outcome_of_triggers,
};

/// The keys of rules in content and traces, in the order of the enumeration.
inline constexpr std::array<std::string_view, 42> rule_names{"lost_targets",
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
                                                             "handling_fallen",
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
                                                             "absorbing",
                                                             "awakening",
                                                             "disrupting",
                                                             "dying",
                                                             "leaving_things",
                                                             "falling",
                                                             "leaving_parts",
                                                             "picking_up",
                                                             "searching",
                                                             "quenching",
                                                             "burning",
                                                             "advancing_weather",
                                                             "triggering",
                                                             "outcome_of_triggers"};

/// A constraint that every order must meet: `first` comes before `then`.
struct RuleConstraint {
    Rule first;
    Rule then;
    std::string_view why;
};
inline constexpr std::string_view until_removed = "until then, the action may name removed creatures";
inline constexpr std::string_view until_aimed = "until then, the skill or item and its targets are unknown";
inline constexpr std::string_view until_interrupted = "until then, it is unknown whether the multi-turn action goes on";
inline constexpr std::string_view until_step_checked = "until then, a step may lead off the floor";
inline constexpr std::string_view until_absorbed = "until then, it is unknown how much harm a shield absorbs";
inline constexpr std::string_view until_placed = "until then, the feature may be gone already";
inline constexpr std::array<RuleConstraint, 26> rule_constraints{
    {{Rule::lost_targets, Rule::dying, until_removed},
     {Rule::lost_targets, Rule::absorbing, until_removed},
     {Rule::absorbing, Rule::awakening, until_absorbed},
     {Rule::absorbing, Rule::disrupting, until_absorbed},
     {Rule::absorbing, Rule::dying, until_absorbed},
     {Rule::absorbing, Rule::triggering, until_absorbed},
     {Rule::lost_targets, Rule::leaving_things, until_removed},
     {Rule::lost_targets, Rule::falling, until_removed},
     {Rule::lost_targets, Rule::leaving_parts, until_removed},
     {Rule::lost_targets, Rule::quenching, until_removed},
     {Rule::aiming, Rule::starting_ongoing_actions, until_aimed},
     {Rule::ending_ongoing_actions, Rule::outcome_of_interruption, until_interrupted},
     {Rule::lost_targets, Rule::disrupting, until_removed},
     {Rule::lost_targets, Rule::outcome_of_interruption, until_removed},
     {Rule::aiming, Rule::outcome_of_skills, until_aimed},
     {Rule::aiming, Rule::outcome_of_items, until_aimed},
     {Rule::aiming, Rule::outcome_of_throws, until_aimed},
     {Rule::firing, Rule::outcome_of_weapons, until_aimed},
     {Rule::collision, Rule::picking_up, until_step_checked},
     {Rule::collision, Rule::searching, until_step_checked},
     {Rule::collision, Rule::triggering, until_step_checked},
     {Rule::lost_targets, Rule::triggering, until_removed},
     {Rule::aiming, Rule::triggering, until_aimed},
     {Rule::collision, Rule::quenching, until_step_checked},
     {Rule::lost_targets, Rule::collision, until_removed},
     {Rule::placing, Rule::triggering, until_placed}}};

/// The default order: that of the enumeration.
inline std::vector<Rule> all_rules() {
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < rule_names.size(); ++i) rules.push_back(static_cast<Rule>(i));
    return rules;
}

}  // namespace td
