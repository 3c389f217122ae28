// Deeds of several turns: what somebody is at, how that is gone on with, and when it is broken off.
// Knows neither who else acts meanwhile nor how time is kept. Source: "Thoughts on Time System", multi-turn actions.
#pragma once

#include <optional>
#include <vector>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "rules/targets.hpp"

namespace td {

/// What a skill or item in the making takes, and what breaking it off brings.
const Effort& effort_of(const Catalog& catalog, const Undertaking& deed);
/// The tiles it is about.
const Area& area_of(const Catalog& catalog, const Undertaking& deed);
/// Whom it would reach if it were done now from where its doer stands, and with what.
struct DeedReach {
    Reach reach;
    const std::vector<Effect>& effects;
    int accuracy = 100;
};
DeedReach reach_of(const World& world, const Catalog& catalog, EntityId who, const Undertaking& deed);

/// The deed of several turns that `action` would be a turn of, with no turn counted yet; nothing for all others.
std::optional<Undertaking> long_deed_in(const World& world, const Catalog& catalog, const Action& action);
/// Would another turn of `deed` be one more of what was begun as `begun`? What is aimed in a direction has to be done from the same tile.
bool is_same_deed(const Catalog& catalog, const Undertaking& begun, const Undertaking& deed);
/// May `action` not be done with foes in sight?
bool needs_peace(const World& world, const Catalog& catalog, const Action& action);

/// Would it help `whom`, of the same team, if `who` rested now: health to recover, or harm that passes? Precondition: `who` can rest.
bool rest_helps(const World& world, const Catalog& catalog, EntityId who, EntityId whom);

/// The command that goes on with what `who` is at; nothing if it is at nothing, or lacks what that takes.
std::optional<Command> going_on(const World& world, EntityId who);
/// Once `who` has done `done` in its turn: what it was at is abandoned, unless that was a turn of it.
std::vector<Action> left_off_by(const World& world, EntityId who, const Action& done);
/// Does breaking it off harm its doer?
bool backfires(const Catalog& catalog, const Undertaking& deed);

}  // namespace td
