// Multi-turn actions: how one is begun, continued and broken off. The cast time (CastTime) of a skill or item says how many turns.
// Knows neither the order of turns nor the time system. Source: resources/docs/rules.md, "Actions of several turns".
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "rules/targets.hpp"
#include "world/world_view.hpp"

namespace td {

/// The cast time of the skill or item, with what breaking it off causes.
const CastTime& cast_time_of(const Catalog& catalog, const OngoingAction& ongoing);
/// The area of the skill or item.
const Area& area_of(const Catalog& catalog, const OngoingAction& ongoing);
/// What the action would do if `who` completed it now from its place.
AimedUse aimed_use_of(const Catalog& catalog, EntityId who, const OngoingAction& ongoing);

/// The multi-turn action that `action` would be a turn of, with no turn counted yet; nothing for all others.
std::optional<OngoingAction> ongoing_action_in(const WorldView& view, const Action& action);
/// True if another turn of `ongoing` continues the action `begun`. An action aimed in a direction must continue from the same tile.
bool is_same_ongoing_action(const Catalog& catalog, const OngoingAction& begun, const OngoingAction& ongoing);
/// True if `action` of `who` would be the first turn of a multi-turn action.
bool begins_ongoing_action(const WorldView& view, EntityId who, const Action& action);
/// True if `action` is forbidden with foes in sight, however many turns it takes.
bool needs_peace(const WorldView& view, const Action& action);

/// True if a rest of `who` helps `whom`, of the same team: it recovers health, or outlasts a harmful status. Precondition: `who` can rest.
bool rest_helps(const WorldView& view, EntityId who, EntityId whom);

/// The command that continues the ongoing action of `who`; nothing without one, or when its item or skill is gone.
std::optional<Command> continuing_command(const World& world, EntityId who);
/// The action that abandons the ongoing action of `who` after its turn was spent on `done`; nothing if `done` was a turn of it.
std::vector<Action> abandoned_by(const World& world, EntityId who, const Action& done);
/// True if breaking off the action harms its doer.
bool backfires(const Catalog& catalog, const OngoingAction& ongoing);

}  // namespace td
