#include "ai/rescue.hpp"

#include <algorithm>

#include "ai/items.hpp"
#include "ai/order_check.hpp"
#include "ai/steps.hpp"
#include "rules/readiness.hpp"
#include "rules/targets.hpp"
#include "world/fallen.hpp"

namespace td::tactics {

namespace {

/// A skill or an item of the deciding creature that can revive.
struct Means {
    int slot = 0;
    bool is_item = false;
    Targeting targeting;  ///< its direction and aim are still open
};

/// Ready skills and usable items that revive, except those that foes in sight would interrupt.
std::vector<Means> means_of(const AiContext& context, EntityId who) {
    std::vector<Means> all;
    const bool at_peace = foes_in_sight(context, who).empty();
    const auto can_finish = [&](const CastTime& time) { return at_peace || (!time.needs_peace && time.turns == 1); };
    OrderCheck orders(context, who);
    const auto& slots = context.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const Skill& skill = context.catalog[slots[i].skill];
        if (is_ready(context, who, slots[i]) && !orders.forbids(slots[i].skill) && can_finish(skill) &&
            find_payload<effect::Revive>(skill.effects))
            all.push_back({.slot = static_cast<int>(i), .is_item = false, .targeting = targeting_of(skill, who, {}, {})});
    }
    for (const int slot : usable_slots(context, who)) {
        const ItemId id = item_in_slot(context.world, who, slot);
        const Item& item = context.catalog[id];
        if (!orders.forbids(id) && can_finish(item) && find_payload<effect::Revive>(item.use))
            all.push_back({.slot = slot, .is_item = true, .targeting = targeting_of(item, who, {}, {})});
    }
    return all;
}

/// The tiles of fallen allies of `who` within that distance, nearest first.
std::vector<Point> fallen_allies_near(const AiContext& context, EntityId who, int within) {
    std::vector<Point> places;
    const Point at = place_of(context.world, who);
    const auto& bodies = context.world.table<FallenBody>();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const auto lies = context.world.position(bodies.owners()[i]);
        if (lies && chebyshev(at, *lies) <= within && are_allied(context.world, who, bodies.rows()[i].of)) places.push_back(*lies);
    }
    std::stable_sort(places.begin(), places.end(), [&](Point a, Point b) { return chebyshev(at, a) < chebyshev(at, b); });
    return places;
}

/// The command that revives at the tile `lies` by those means; nothing if they do not reach it.
std::optional<Command> use_on(const AiContext& context, EntityId who, const Means& means, Point lies) {
    const Point at = place_of(context.world, who);
    const Direction direction = direction_towards(at, lies, context.world.get<Creature>(who).facing);
    if (!would_reach(context.world, means.targeting, lies)) return std::nullopt;
    if (means.is_item) return commands::UseItem{means.slot, direction, lies};
    return commands::UseSkill{means.slot, direction, lies};
}

std::optional<Command> step_to(const AiContext& context, EntityId who, Point lies) {
    const auto step = step_towards(context, who, lies, Crowd::avoided);
    return step ? std::optional<Command>(*step) : std::nullopt;
}

/// Revives at the first of `places` that its means reach; else a step towards the first to which there is a way.
std::optional<Command> bring_back(const AiContext& context, EntityId who, const std::vector<Means>& means,
                                  const std::vector<Point>& places) {
    for (const Point lies : places)
        for (const Means& one : means)
            if (const auto command = use_on(context, who, one, lies)) return command;
    for (const Point lies : places)
        if (const auto step = step_to(context, who, lies)) return step;
    return std::nullopt;
}

/// Takes up the fallen at the first of `places`, or steps towards it; nothing where the fallen are not carried.
std::optional<Command> carry_fallen(const AiContext& context, EntityId who, const std::vector<Point>& places) {
    if (is_guest(context.world, who) || context.world.surroundings().fallen.fate != FallenRule::Fate::carried) return std::nullopt;
    const Point at = place_of(context.world, who);
    for (const Point lies : places) {
        if (chebyshev(at, lies) <= 1) return commands::Carry{fallen_at(context.world, lies).front()};
        if (const auto step = step_to(context, who, lies)) return step;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Command> rescue(const AiContext& context, EntityId who, int within) {
    if (context.world.table<FallenBody>().size() == 0) return std::nullopt;
    const std::vector<Point> places = fallen_allies_near(context, who, within);
    const std::vector<Means> means = means_of(context, who);
    if (!means.empty() && !places.empty()) return bring_back(context, who, means, places);
    if (!foes_in_sight(context, who).empty()) return std::nullopt;
    const Team& team = context.world.roster()[context.world.roster()[who].team];
    const bool team_has_means = std::any_of(team.members.begin(), team.members.end(), [&](EntityId member) {
        return context.world.roster().is_here(member) && !means_of(context, member).empty();
    });
    const EntityId carried = carried_by(context.world, who);
    if (team_has_means) return carried ? std::optional<Command>(commands::LayDown{}) : std::nullopt;
    return carried ? std::nullopt : carry_fallen(context, who, places);
}

}  // namespace td::tactics
