// Plain sentences about the creature, tile, skill or command that a player points at. Knows no screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "catalog/time_settings.hpp"
#include "world/world_view.hpp"

namespace td {

/// "normal speed", "double speed".
std::string name_of_speed(int speed, const Catalog& catalog);
/// "normal speed", "double speed (200 %)".
std::string describe_speed(int speed, const Catalog& catalog);
/// "+1", "-2".
std::string with_sign(int number);

/// How spans of time are told: in ticks or, where turns come by tiers, in parts of a round.
enum class SpanWords : std::uint8_t { ticks, parts_of_round };
/// "1 tick", "50 ticks"; "1/2 of a round", "1 round".
std::string describe_span(int span, SpanWords words, const Catalog& catalog);

/// The tiles that an area reaches: "the tile ahead", "a burst of radius 2, up to 6 tiles away".
std::string describe_area(const Area& area, Audience audience, const Catalog& catalog);
/// The same as a sentence: "Reaches the tile ahead.", "Works on its user alone."
std::string describe_reach(const Area& area, Audience audience, const Catalog& catalog);
/// "power 8 fire", "leaves it burning for 3 rounds (30%)", in the order in which they happen; several ends of statuses of one name are one.
std::vector<std::string> describe_effects(const std::vector<Effect>& effects, const Catalog& catalog, SpanWords words = SpanWords::ticks);
/// The turns of an action that takes several: "takes 3 turns; damage interrupts it". Nothing for all others.
std::vector<std::string> describe_cast_time(const CastTime& cast_time, const Catalog& catalog);
/// What interrupting it does to its user: "hurts for 9 fire". Empty: nothing.
std::string describe_backlash(const CastTime& cast_time, const Catalog& catalog);
/// "Falling star 2/3": the ongoing action, the turns spent on it and the turns that it takes.
std::string describe_ongoing_action(const OngoingAction& ongoing, const Catalog& catalog);
/// What a status does to who has it: "speed -1, cannot move"; only what changes anything under that time system, if one is given.
std::string describe_modifiers(const Modifiers& modifiers, const Catalog& catalog, std::optional<TimeSystemKind> under = {});
/// The author's sentence and its numbers: "Blows in 0 do the team less harm. (defence 130% in the first quarter of a round)".
std::string describe_lead(const LeadTrait& lead, const Catalog& catalog);
/// "12 / 40" or, with 8 points that it still absorbs in this round, "12 / 40 +8". `now`: its health. Precondition: it has health.
std::string health_in_numbers(const WorldView& view, EntityId who, int now);

/// What a feature does, a sentence each: "Walking into it opens it."
std::vector<std::string> describe_feature(const Feature& feature, const Catalog& catalog);

/// "attack to the south", "use Flare": after "If you ...".
std::string describe_command(const Command& command, EntityId actor, const WorldView& view);
/// "northeast".
std::string describe_direction(Direction direction, const Catalog& catalog);

}  // namespace td
