// Reactive systems about multi-turn actions, and what they share; outcome_of_interruption is in skill_rules.cpp.
#include "rules/ongoing_actions.hpp"

#include <algorithm>

#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

/// The slot of the bag, or held_item, in which `who` has such an item; nothing without one.
std::optional<int> slot_with(const World& world, EntityId who, ItemId item) {
    if (item_in_slot(world, who, held_item) == item) return held_item;
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    const auto found = std::find_if(stacks.begin(), stacks.end(), [&](const ItemStack& stack) { return stack.item == item; });
    return found == stacks.end() ? std::nullopt : std::optional(static_cast<int>(found - stacks.begin()));
}

/// Precondition: the action is a UseSkill or a UseItem.
EntityId doer_of(const Action& action) {
    const auto* skill = std::get_if<UseSkill>(&action);
    return skill ? skill->who : std::get<UseItem>(action).who;
}

/// The use of a skill or item by `action`, with its turns but without its place `from`; nothing for all other actions.
std::optional<OngoingAction> use_in(const WorldView& view, const Action& action) {
    OngoingAction use;
    if (const auto* skill = std::get_if<UseSkill>(&action))
        use = {.skill = skill->skill, .slot = skill->slot, .direction = skill->direction, .aim = skill->aim};
    else if (const auto* item = std::get_if<UseItem>(&action))
        use = {.item = item_in_slot(view.world, item->who, item->slot), .slot = item->slot, .direction = item->direction, .aim = item->aim};
    if (!use.skill && !use.item) return std::nullopt;
    use.of = cast_time_of(view.catalog, use).turns;
    return use;
}

}  // namespace

const CastTime& cast_time_of(const Catalog& catalog, const OngoingAction& ongoing) {
    if (ongoing.item) return catalog[ongoing.item];
    return catalog[ongoing.skill];
}

const Area& area_of(const Catalog& catalog, const OngoingAction& ongoing) {
    return ongoing.item ? catalog[ongoing.item].use_area : catalog[ongoing.skill].area;
}

AimedUse aimed_use_of(const Catalog& catalog, EntityId who, const OngoingAction& ongoing) {
    return ongoing.item ? aimed_use(catalog, ongoing.item, who, ongoing.direction, ongoing.aim)
                        : aimed_use(catalog, ongoing.skill, who, ongoing.direction, ongoing.aim);
}

std::optional<OngoingAction> ongoing_action_in(const WorldView& view, const Action& action) {
    auto ongoing = use_in(view, action);
    if (!ongoing || ongoing->of <= 1) return std::nullopt;
    ongoing->from = view.world.get<Position>(doer_of(action)).at;
    return ongoing;
}

bool is_same_ongoing_action(const Catalog& catalog, const OngoingAction& begun, const OngoingAction& ongoing) {
    // Slots change while others use the bag, so the item is compared and not its slot.
    if (begun.skill != ongoing.skill || begun.item != ongoing.item || (begun.skill && begun.slot != ongoing.slot)) return false;
    const Shape shape = area_of(catalog, begun).shape;
    if (aims_in_direction(shape)) return begun.direction == ongoing.direction && begun.from == ongoing.from;
    return !aims_at_tile(shape) || begun.aim == ongoing.aim;
}

bool begins_ongoing_action(const WorldView& view, EntityId who, const Action& action) {
    const auto ongoing = ongoing_action_in(view, action);
    const OngoingAction* const begun = view.world.find<OngoingAction>(who);
    return ongoing && !(begun && is_same_ongoing_action(view.catalog, *begun, *ongoing));
}

bool needs_peace(const WorldView& view, const Action& action) {
    const auto use = use_in(view, action);
    return use && cast_time_of(view.catalog, *use).needs_peace;
}

bool rest_helps(const WorldView& view, EntityId who, EntityId whom) {
    if (!view.world.roster().is_here(whom)) return false;
    const auto& statuses = view.world.get<Statuses>(whom).list;
    if (std::any_of(statuses.begin(), statuses.end(), [&](const ActiveStatus& s) { return s.left > 0 && view.catalog[s.status].harmful; }))
        return true;
    for (const PoolStatus& pool : pools_of(view, whom))
        if (pool.budget.per_round + pool.budget.rate > 0 && pool_missing(view, whom, pool.pool) > 0) return true;
    const Health& health = view.world.get<Health>(whom);
    if (health.now >= health.maximum) return false;
    if (species_of(view, whom).regeneration > 0) return true;
    const Skill& rest = view.catalog[rest_skill_of(view, who)];
    const Reach reach = reach_of(view.world, targeting_of(rest, who, Direction::south, view.world.get<Position>(who).at));
    return std::find(reach.targets.begin(), reach.targets.end(), whom) != reach.targets.end();
}

std::optional<Command> continuing_command(const World& world, EntityId who) {
    const OngoingAction* begun = world.find<OngoingAction>(who);
    if (!begun) return std::nullopt;
    if (begun->item) {
        const auto slot = slot_with(world, who, begun->item);
        if (!slot) return std::nullopt;
        return commands::UseItem{*slot, begun->direction, begun->aim};
    }
    if (begun->slot == rest_slot) return commands::Rest{};
    if (begun->slot == plain_attack_slot) return commands::Attack{begun->direction};
    return commands::UseSkill{begun->slot, begun->direction, begun->aim};
}

std::vector<Action> abandoned_by(const World& world, EntityId who, const Action& done) {
    const OngoingAction* begun = world.find<OngoingAction>(who);
    if (!begun || std::holds_alternative<ContinueOngoing>(done)) return {};
    return {StopOngoing{.who = who, .ongoing = *begun, .how = StopOngoing::How::abandoned}};
}

bool backfires(const Catalog& catalog, const OngoingAction& ongoing) {
    return cast_time_of(catalog, ongoing).on_cancel.outcome == BreakingOff::Outcome::backfire;
}

namespace {

/// The multi-turn action of `who` that has its last turn now; null: none.
const OngoingAction* last_turn_of(const Reaction& reaction, EntityId who, const OngoingAction& ongoing) {
    const OngoingAction* begun = reaction.world().find<OngoingAction>(who);
    return begun && is_same_ongoing_action(reaction.catalog(), *begun, ongoing) && begun->done + 1 >= begun->of ? begun : nullptr;
}

/// Replaces another turn of the ongoing action of `who`, except its last one.
void continue_ongoing(Reaction& reaction, EntityId who) {
    const auto ongoing = ongoing_action_in(reaction.view(), reaction.action());
    if (!ongoing) return;
    const OngoingAction* begun = reaction.world().find<OngoingAction>(who);
    if (!begun || !is_same_ongoing_action(reaction.catalog(), *begun, *ongoing) || begun->done + 1 >= begun->of) return;
    OngoingAction next = *begun;
    ++next.done;
    reaction.replace(ContinueOngoing{who, next});
}

/// Lets the last turn of an ongoing action be done, and replaces the action by its first turn otherwise.
void start_or_finish(Reaction& reaction, EntityId who) {
    auto ongoing = ongoing_action_in(reaction.view(), reaction.action());
    if (!ongoing) return;
    if (const OngoingAction* last = last_turn_of(reaction, who, *ongoing))
        return reaction.follow(StopOngoing{.who = who, .ongoing = *last, .how = StopOngoing::How::finished});
    ongoing->done = 1;
    reaction.replace(ContinueOngoing{who, *ongoing});
}

/// Ends an ongoing action of which the cancelled action is the last turn.
void fail_in_last_turn(Reaction& reaction, EntityId who) {
    const auto ongoing = ongoing_action_in(reaction.view(), reaction.action());
    if (const OngoingAction* last = ongoing ? last_turn_of(reaction, who, *ongoing) : nullptr)
        reaction.replace(StopOngoing{.who = who, .ongoing = *last, .how = StopOngoing::How::failed, .why = *reaction.refusal()});
}

void disrupt(Reaction& reaction, EntityId who, EntityId by) {
    if (const OngoingAction* begun = reaction.world().find<OngoingAction>(who))
        reaction.follow(StopOngoing{.who = who, .ongoing = *begun, .how = StopOngoing::How::disrupted, .by = by});
}

}  // namespace

void System<Rule::continuing_ongoing_actions>::react(Reaction& reaction, const UseSkill& use) { continue_ongoing(reaction, use.who); }

void System<Rule::continuing_ongoing_actions>::react(Reaction& reaction, const UseItem& use) { continue_ongoing(reaction, use.who); }

void System<Rule::starting_ongoing_actions>::react(Reaction& reaction, const UseSkill& use) { start_or_finish(reaction, use.who); }

void System<Rule::starting_ongoing_actions>::react(Reaction& reaction, const UseItem& use) { start_or_finish(reaction, use.who); }

void System<Rule::starting_ongoing_actions>::react_to_cancelled(Reaction& reaction, const UseSkill& use) {
    fail_in_last_turn(reaction, use.who);
}

void System<Rule::starting_ongoing_actions>::react_to_cancelled(Reaction& reaction, const UseItem& use) {
    fail_in_last_turn(reaction, use.who);
}

void System<Rule::replacing_ongoing_actions>::react(Reaction& reaction, const ContinueOngoing& next) {
    const OngoingAction* begun = reaction.world().find<OngoingAction>(next.who);
    if (!begun || is_same_ongoing_action(reaction.catalog(), *begun, next.ongoing)) return;
    reaction.follow(StopOngoing{.who = next.who, .ongoing = *begun, .how = StopOngoing::How::abandoned});
}

void System<Rule::disrupting>::react(Reaction& reaction, const Hurt& hurt) {
    const OngoingAction* begun = reaction.world().find<OngoingAction>(hurt.target);
    if (begun && hurt.amount > 0 && cast_time_of(reaction.catalog(), *begun).interrupted_by_harm)
        disrupt(reaction, hurt.target, hurt.source);
}

void System<Rule::disrupting>::react(Reaction& reaction, const Displace& displace) { disrupt(reaction, displace.who, {}); }

void System<Rule::ending_ongoing_actions>::react(Reaction& reaction, const StopOngoing& stop) {
    const OngoingAction* begun = reaction.world().find<OngoingAction>(stop.who);
    // Several hits in one action disrupt it once.
    if (stop.how == StopOngoing::How::disrupted && (!begun || !(*begun == stop.ongoing)))
        reaction.cancel({.reason = Refusal::Reason::pointless});
}

}  // namespace td
