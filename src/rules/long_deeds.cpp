// The reactive systems about deeds of several turns stand here beside what they share; outcome_of_leaving is one of skill_rules.cpp.
#include "rules/long_deeds.hpp"

#include <algorithm>

#include "rules/systems.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// The slot of the bag, or held_item, in which it has such a thing.
std::optional<int> slot_with(const World& world, EntityId who, ItemId item) {
    if (item_in_slot(world, who, held_item) == item) return held_item;
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    const auto found = std::find_if(stacks.begin(), stacks.end(), [&](const ItemStack& stack) { return stack.item == item; });
    return found == stacks.end() ? std::nullopt : std::optional(static_cast<int>(found - stacks.begin()));
}

EntityId doer_of(const Action& action) {
    const auto* skill = std::get_if<UseSkill>(&action);
    return skill ? skill->who : std::get<UseItem>(action).who;
}

}  // namespace

const Effort& effort_of(const Catalog& catalog, const Undertaking& deed) {
    if (deed.item) return catalog[deed.item];
    return catalog[deed.skill];
}

const Area& area_of(const Catalog& catalog, const Undertaking& deed) {
    return deed.item ? catalog[deed.item].use_area : catalog[deed.skill].area;
}

DeedReach reach_of(const World& world, const Catalog& catalog, EntityId who, const Undertaking& deed) {
    if (deed.item) {
        const Item& item = catalog[deed.item];
        return {reach_of(world, who, item.use_area, item.use_audience, deed.direction, deed.aim), item.use, 100};
    }
    const Skill& skill = catalog[deed.skill];
    return {reach_of(world, who, skill.area, skill.audience, deed.direction, deed.aim), skill.effects, skill.accuracy};
}

std::optional<Undertaking> long_deed_in(const World& world, const Catalog& catalog, const Action& action) {
    Undertaking deed;
    EntityId who;
    if (const auto* use = std::get_if<UseSkill>(&action)) {
        who = use->who;
        deed = {.skill = use->skill, .slot = use->slot, .direction = use->direction, .aim = use->aim};
    } else if (const auto* item = std::get_if<UseItem>(&action)) {
        who = item->who;
        deed = {.item = item_in_slot(world, who, item->slot), .slot = item->slot, .direction = item->direction, .aim = item->aim};
    }
    if (!deed.skill && !deed.item) return std::nullopt;
    deed.of = effort_of(catalog, deed).turns;
    if (deed.of <= 1) return std::nullopt;
    deed.from = world.get<Position>(who).at;
    return deed;
}

bool is_same_deed(const Catalog& catalog, const Undertaking& begun, const Undertaking& deed) {
    // Things move about in the bag while others use it, so its slot does not count.
    if (begun.skill != deed.skill || begun.item != deed.item || (begun.skill && begun.slot != deed.slot)) return false;
    const Shape shape = area_of(catalog, begun).shape;
    if (aims_in_direction(shape)) return begun.direction == deed.direction && begun.from == deed.from;
    return !aims_at_tile(shape) || begun.aim == deed.aim;
}

bool needs_peace(const World& world, const Catalog& catalog, const Action& action) {
    const auto deed = long_deed_in(world, catalog, action);
    return deed && effort_of(catalog, *deed).needs_peace;
}

bool rest_helps(const World& world, const Catalog& catalog, EntityId who, EntityId whom) {
    if (!world.roster().alive(whom)) return false;
    const auto& statuses = world.get<Statuses>(whom).list;
    if (std::any_of(statuses.begin(), statuses.end(), [&](const ActiveStatus& s) { return s.left > 0 && catalog[s.status].harmful; }))
        return true;
    const Health& health = world.get<Health>(whom);
    if (health.now >= health.maximum) return false;
    if (species_of(world, catalog, whom).regeneration > 0) return true;
    const Skill& rest = catalog[rest_skill_of(world, catalog, who)];
    const Reach reach = reach_of(world, who, rest.area, rest.audience, Direction::south, world.get<Position>(who).at);
    return std::find(reach.targets.begin(), reach.targets.end(), whom) != reach.targets.end();
}

std::optional<Command> going_on(const World& world, EntityId who) {
    const Undertaking* at = world.find<Undertaking>(who);
    if (!at) return std::nullopt;
    if (at->item) {
        const auto slot = slot_with(world, who, at->item);
        if (!slot) return std::nullopt;
        return Command{.kind = Command::Kind::use_item, .direction = at->direction, .slot = *slot, .aim = at->aim};
    }
    if (at->slot == rest_slot) return Command{.kind = Command::Kind::rest};
    if (at->slot == plain_attack_slot) return Command::attack(at->direction);
    return Command::use_skill(at->slot, at->direction, at->aim);
}

std::vector<Action> left_off_by(const World& world, EntityId who, const Action& done) {
    const Undertaking* at = world.find<Undertaking>(who);
    if (!at || std::holds_alternative<WorkOn>(done)) return {};
    return {LeaveOff{.who = who, .deed = *at, .how = LeaveOff::How::abandoned}};
}

bool backfires(const Catalog& catalog, const Undertaking& deed) {
    return effort_of(catalog, deed).on_cancel.outcome == BreakingOff::Outcome::backfire;
}

namespace systems {

void working_on(Reaction& reaction) {
    const auto deed = long_deed_in(reaction.world(), reaction.catalog(), reaction.action());
    if (!deed || reaction.cancelled()) return;
    const EntityId who = doer_of(reaction.action());
    const Undertaking* at = reaction.world().find<Undertaking>(who);
    if (!at || !is_same_deed(reaction.catalog(), *at, *deed) || at->done + 1 >= at->of) return;
    Undertaking further = *at;
    ++further.done;
    reaction.replace(WorkOn{who, further});
}

void setting_about(Reaction& reaction) {
    auto deed = long_deed_in(reaction.world(), reaction.catalog(), reaction.action());
    if (!deed) return;
    const EntityId who = doer_of(reaction.action());
    const Undertaking* at = reaction.world().find<Undertaking>(who);
    const bool last_turn = at && is_same_deed(reaction.catalog(), *at, *deed) && at->done + 1 >= at->of;
    if (reaction.cancelled()) {
        if (last_turn) reaction.replace(LeaveOff{.who = who, .deed = *at, .how = LeaveOff::How::failed, .why = *reaction.refusal()});
    } else if (last_turn) {
        reaction.follow(LeaveOff{.who = who, .deed = *at, .how = LeaveOff::How::finished});
    } else {
        deed->done = 1;
        reaction.replace(WorkOn{who, *deed});
    }
}

void turning_to_another(Reaction& reaction) {
    const WorkOn& work = *reaction.as<WorkOn>();
    const Undertaking* at = reaction.world().find<Undertaking>(work.who);
    if (reaction.cancelled() || !at || is_same_deed(reaction.catalog(), *at, work.deed)) return;
    reaction.follow(LeaveOff{.who = work.who, .deed = *at, .how = LeaveOff::How::abandoned});
}

void disrupting(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const Hurt* hurt = reaction.as<Hurt>();
    const EntityId who = hurt ? hurt->target : reaction.as<Displace>()->who;
    const Undertaking* at = reaction.world().find<Undertaking>(who);
    if (!at) return;
    const bool harmed = hurt && hurt->amount > 0 && effort_of(reaction.catalog(), *at).interrupted_by_harm;
    if (harmed || !hurt)
        reaction.follow(LeaveOff{.who = who, .deed = *at, .how = LeaveOff::How::disrupted, .by = hurt ? hurt->source : EntityId{}});
}

void leaving_off(Reaction& reaction) {
    const LeaveOff& left = *reaction.as<LeaveOff>();
    const Undertaking* at = reaction.world().find<Undertaking>(left.who);
    // Two blows in one deed disrupt it once.
    if (left.how == LeaveOff::How::disrupted && (!at || !(*at == left.deed))) reaction.cancel({.reason = Refusal::Reason::pointless});
}

}  // namespace systems

}  // namespace td
