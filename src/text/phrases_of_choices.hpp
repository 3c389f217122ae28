// What the game says where the party chooses: boons, who sets out, encounters and camps, in English; see phrases.hpp.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase choice_phrases[] = {
    {"boon_title", "Before you go on"},
    {"party_title", "Who sets out?"},
    {"party_subtitle", "Up to four. The first leads; the others act in the order in which you choose them."},
    {"party_proposed", "The usual party: {who}"},
    {"party_set_out", "Set out"},
    {"party_set_out_with", "Set out: {who}"},
    {"party_start_over", "Start over"},
    {"camp_title", "Who goes on?"},
    {"camp_subtitle", "Up to {count}, in this order; the first leads. Those who stay behind wait for the next camp."},
    {"camp_as_before", "As before: {who}"},
    {"camp_goes_on_with", "Go on: {who}"},
    {"camp_goes_on_for", "Go on: {who} ({price})"},
    {"camp_waits", "waits, {health} of {maximum}"},
    {"camp_is_here", "{species}, {health} of {maximum}"},
    {"hero_facts", "Health {health}, attack {attack}, defence {defence}, {speed}"},
    {"boon_subtitle", "{depth:capital}. Take one boon, which lasts until the delve ends, or rest."},
    {"boon_for", "for {who}"},
    {"boon_row", "{number}. {boon}, for {who}"},
    {"boon_in_short", "{gives} {takes}"},
    {"boon_decline", "Take none: you save {minutes} {minutes|minute|minutes}"},
    {"boon_new_offer", "See other boons for {minutes} {minutes|minute|minutes}"},
    {"boon_with_minutes", "{text} You have {minutes} {minutes|minute|minutes}."},
    {"encounter_subtitle", "{depth:capital}"},
    {"encounter_subtitle_minutes", "{depth:capital} · {minutes}"},
    {"encounter_nothing", "Nothing comes of it."},
    {"option_price", "costs {price}"},
    {"outcome_item", "in the bag: {item}"},
    {"outcome_party", "choose who goes on, and in what order"},
    {"outcome_party_paid", "choose who goes on; free unless someone who stayed behind comes along"},
    {"price_minutes", "{minutes} {minutes|minute|minutes}"},
    {"price_health", "{health} health each"},
    {"price_health_percent", "{percent}% of health each"},
    {"gain_minutes", "{minutes} more {minutes|minute|minutes}"},
    {"outcome_for_party", "everyone: {effects}"},
    {"outcome_for_leader", "the leader: {effects}"},
    {"option_needs", "only if {condition}"},
    {"option_excludes", "unless {condition}"},
    {"boon_rest_instead", "Rest instead: {gains}"},
    {"boon_rest_unhurt", "Rest instead: nobody is hurt"},
};

}  // namespace td
