// Actions of several turns: what somebody is at, how that is gone on with, and when it is broken off.
// Knows neither who else acts meanwhile nor how time is kept. Source: "Decisions on Time System", multi-turn actions.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "rules/targets.hpp"

namespace td {

/// What a skill or item in the making takes, and what breaking it off brings.
const CastTime& cast_time_of(const Catalog& catalog, const OngoingAction& ongoing);
/// The tiles it is about.
const Area& area_of(const Catalog& catalog, const OngoingAction& ongoing);
/// Whom it would reach if it were done now from where its doer stands, and with what.
struct OngoingReach {
    Reach reach;
    const std::vector<Effect>& effects;
    int accuracy = 100;
};
OngoingReach reach_of(const World& world, const Catalog& catalog, EntityId who, const OngoingAction& ongoing);

/// The multi-turn action that `action` would be a turn of, with no turn counted yet; nothing for all others.
std::optional<OngoingAction> ongoing_action_in(const World& world, const Catalog& catalog, const Action& action);
/// Would another turn of `ongoing` be one more of what was begun as `begun`? What is aimed in a direction has to be done from the same
/// tile.
bool is_same_ongoing_action(const Catalog& catalog, const OngoingAction& begun, const OngoingAction& ongoing);
/// May `action` not be done with foes in sight?
bool needs_peace(const World& world, const Catalog& catalog, const Action& action);

/// Would it help `whom`, of the same team, if `who` rested now: health to recover, or harm that passes? Precondition: `who` can rest.
bool rest_helps(const World& world, const Catalog& catalog, EntityId who, EntityId whom);

/// The command that goes on with what `who` is at; nothing if it is at nothing, or lacks what that takes.
std::optional<Command> going_on(const World& world, EntityId who);
/// Once `who` has done `done` in its turn: what it was at is abandoned, unless that was a turn of it.
std::vector<Action> left_off_by(const World& world, EntityId who, const Action& done);
/// Does breaking it off harm its doer?
bool backfires(const Catalog& catalog, const OngoingAction& ongoing);

}  // namespace td
