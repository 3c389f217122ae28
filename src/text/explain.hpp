// What a player is told of a creature, a tile, a skill or a command that is pointed at. Plain sentences; knows no screen.
#pragma once

#include <string>
#include <vector>

#include "actions/command.hpp"
#include "world/world_view.hpp"

namespace td {

/// "normal speed", "double speed".
std::string name_of_speed(int speed, const Catalog& catalog);
/// "normal speed", "double speed (200 %)".
std::string describe_speed(int speed, const Catalog& catalog);
/// "+1", "-2".
std::string with_sign(int number);

/// Whom an area reaches: "the tile ahead", "a burst of radius 2, up to 6 tiles away".
std::string describe_area(const Area& area, const Catalog& catalog);
/// "power 8 fire", "may cause Burning (30 %)", in the order in which they happen.
std::vector<std::string> describe_effects(const std::vector<Effect>& effects, const Catalog& catalog);
/// What an action takes that is not done in one turn: "takes 3 turns", "harm breaks it off". Nothing for all others.
std::vector<std::string> describe_cast_time(const CastTime& cast_time, const Catalog& catalog);
/// What breaking it off does to its doer: "hurts for 9 fire". Empty: nothing.
std::string describe_backlash(const CastTime& cast_time, const Catalog& catalog);
/// "Falling star 2/3": the ongoing action, the turns spent on it and the turns that it takes.
std::string describe_ongoing_action(const OngoingAction& ongoing, const Catalog& catalog);
/// What a status does to who has it: "speed -1, cannot move".
std::string describe_status(const Status& status, const Catalog& catalog);

/// What a feature does, a sentence each: "Walking into it opens it."
std::vector<std::string> describe_feature(const Feature& feature, const Catalog& catalog);

/// "attack to the south", "use Flare": after "If you ...".
std::string describe_command(const Command& command, EntityId actor, const WorldView& view);
/// "northeast".
std::string describe_direction(Direction direction, const Catalog& catalog);

}  // namespace td
