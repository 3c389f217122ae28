// What the pages of the codex say around the facts that other phrases tell.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase codex_phrases[] = {
    {"codex_title", "Codex"},
    {"codex_creatures", "Creatures"},
    {"codex_skills", "Skills"},
    {"codex_items", "Items"},
    {"codex_statuses", "Statuses"},
    {"codex_boons", "Boons"},
    {"codex_encounters", "Encounters"},
    {"codex_features", "Features"},
    {"codex_ground", "Ground"},
    {"codex_of_creature", "Health {health}, attack {attack}, defence {defence}, {speed}, sees {sight} {sight|tile|tiles}."},
    {"codex_attack", "{skill} (attack)"},
    {"codex_has_skills", "Skills: {skills}."},
    {"codex_evades", "Evades {percent}% of attacks."},
    {"codex_recovers", "Recovers {points} health in ten rounds."},
    {"codex_wears", "Wears: {parts}."},
    {"codex_harm_taken", "Damage taken: {kinds}."},
    {"codex_harm_of_kind", "{kind:small} {change}%"},
    {"codex_one_status", "{status:small}"},
    {"codex_immune", "Can never be {statuses}."},
    {"codex_reaches", "Reaches {area}; {effects}."},
    {"codex_never_misses", "Never misses."},
    {"codex_hits", "Hits {percent}% of the time."},
    {"codex_charges", "{charges} {charges|charge|charges} on each floor."},
    {"codex_used", "Used on {area}: {effects}."},
    {"codex_thrown", "Thrown, up to {tiles} {tiles|tile|tiles}: {effects}."},
    {"codex_treasure", "Treasure."},
    {"codex_use_costs", "Using it costs {cost}."},
    {"codex_lasts_rounds", "Lasts {rounds} {rounds|round|rounds}."},
    {"codex_lasts_turns", "Lasts {turns} {turns|turn|turns}."},
    {"codex_lasts", "Lasts until removed."},
    {"codex_effect", "Effect: {what}."},
    {"codex_walkers", "Speed of walkers here: {change}."},
};

}  // namespace td
