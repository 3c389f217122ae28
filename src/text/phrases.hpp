// All phrases of the game itself, by key. Code asks for a phrase by `say` (text/say.hpp) and never holds the text, since a pack may replace
// it.
#pragma once

#include <algorithm>

#include "text/phrases_of_choices.hpp"
#include "text/phrases_of_codex.hpp"
#include "text/phrases_of_controls.hpp"
#include "text/phrases_of_events.hpp"
#include "text/phrases_of_help.hpp"
#include "text/phrases_of_orders.hpp"
#include "text/phrases_of_preview.hpp"
#include "text/phrases_of_rules.hpp"
#include "text/phrases_of_screens.hpp"
#include "text/phrases_of_tactics.hpp"
#include "text/phrases_of_traces.hpp"

namespace td {

/// Phrases that belong together, for authors who look for one.
struct PhraseGroup {
    std::string_view title;
    std::size_t begin;  ///< the number of its first phrase
    std::size_t end;    ///< behind its last
};

inline constexpr auto phrases =
    joined(event_phrases, refusal_phrases, effect_phrases, area_phrases, state_phrases, trigger_phrases, command_phrases, tactic_phrases,
           companion_order_phrases, goal_phrases, order_phrases, hud_phrases, panel_phrases, question_phrases, screen_phrases,
           choice_phrases, tactic_editor_phrases, help_phrases, settings_phrases, control_phrases, screen_control_phrases, key_phrases,
           preview_phrases, codex_phrases, trace_phrases);

/// The number of the phrase called `key`, or how many there are.
constexpr std::size_t find_phrase(std::string_view key) {
    std::size_t number = 0;
    while (number < phrases.size() && phrases[number].key != key) ++number;
    return number;
}

constexpr bool knows_placeholder(const Phrase& phrase, std::string_view name) {
    bool found = false;
    each_placeholder(phrase, [&](std::string_view each) { found = found || each == name; });
    return found;
}

template <class Members>
constexpr PhraseGroup group(std::string_view title, const Members& members) {
    const std::size_t begin = find_phrase(members[0].key);
    return {title, begin, begin + phrase_count<Members>};
}

inline constexpr PhraseGroup phrase_groups[] = {
    group("What happens", event_phrases),
    group("Why a command is refused", refusal_phrases),
    group("What skills and items do", effect_phrases),
    group("Which tiles they reach", area_phrases),
    group("Speed, statuses, features, weather, parts", state_phrases),
    group("Triggers and conditions", trigger_phrases),
    group("Commands", command_phrases),
    group("Tactics, and why a companion does what it does", tactic_phrases),
    group("Orders to companions", companion_order_phrases),
    group("Goals, and what interrupts", goal_phrases),
    group("The order of turns", order_phrases),
    group("Around the map", hud_phrases),
    group("The panel about what you point at", panel_phrases),
    group("Hints, questions, the menu on the map", question_phrases),
    group("The title, screens and menus", screen_phrases),
    group("What the party chooses", choice_phrases),
    group("The editor of tactics", tactic_editor_phrases),
    group("The help", help_phrases),
    group("The settings", settings_phrases),
    group("What keys do", control_phrases),
    group("What keys of screens do", screen_control_phrases),
    group("What is written on keys", key_phrases),
    group("The preview of definitions", preview_phrases),
    group("The codex", codex_phrases),
    group("Rule traces", trace_phrases),
};

}  // namespace td
