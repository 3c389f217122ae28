#include "ai/order_check.hpp"

#include <algorithm>

#include "ai/positions.hpp"
#include "ai/resource_saving.hpp"
#include "rules/effects.hpp"
#include "rules/places.hpp"
#include "rules/weapons.hpp"
#include "space/step.hpp"
#include "world/fallen.hpp"

namespace td::tactics {

namespace {

constexpr int close_reach = 2;  ///< tiles

/// Living members and guests of the team of `who` on the floor, including itself.
std::vector<EntityId> companions_of(const World& world, EntityId who) {
    std::vector<EntityId> found;
    for (const EntityId each : world.roster()[world.roster()[who].team].everyone())
        if (world.roster().is_here(each) && world.position(each)) found.push_back(each);
    return found;
}

EntityId leader_of(const World& world, EntityId who) { return world.roster().leader_of(world.roster()[who].team); }

bool is_called_back(const World& world, EntityId who) {
    const CompanionOrders* orders = world.find<CompanionOrders>(who);
    return orders && orders->has(CompanionOrder::come_back);
}

/// True if `who` may change places with `other` on its way back: not with its leader, nor with an ally who was called back, too.
bool may_pass(const AiContext& context, EntityId who, EntityId other) {
    return leader_of(context.world, who) != other && !is_called_back(context.world, other) && gives_way(context, who, other);
}

/// A step on the way to the leader: to a free tile, or else changing places with an ally who was not called back.
std::optional<Command> step_back(const AiContext& context, EntityId who) {
    const EntityId leader = leader_of(context.world, who);
    if (!leader || leader == who || is_back(context, who)) return std::nullopt;
    const DistanceField way = context.path_cache.to(context, who, place_of(context.world, leader));
    const BitGrid& ground = context.path_cache.ground(context, who);
    const Point at = place_of(context.world, who);
    std::optional<Direction> best;
    int least = 2 * way.at(at);
    for (const Direction direction : step_order) {
        const Point to = at + offset(direction);
        if (way.at(to) >= way.at(at) || !may_step([&](Point p) { return ground(p); }, at, direction)) continue;
        const EntityId there = context.world.creature_at(to);
        if (there && !may_pass(context, who, there)) continue;
        // At equal distance a free tile is better than one where it changes places.
        const int cost = 2 * way.at(to) + (there ? 1 : 0);
        if (cost >= least) continue;
        least = cost;
        best = direction;
    }
    return best ? std::optional<Command>(commands::Walk{*best}) : std::nullopt;
}

/// Adds those of `more` that are not in `found` yet.
void add_all(std::vector<EntityId>& found, const std::vector<EntityId>& more) {
    for (const EntityId each : more)
        if (std::find(found.begin(), found.end(), each) == found.end()) found.push_back(each);
}

/// The item that the command uses or throws; none for other commands.
ItemId item_of(const WorldView& view, EntityId who, const Command& command) {
    if (const auto* use = std::get_if<commands::UseItem>(&command)) return item_in_slot(view.world, who, use->slot);
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command)) return item_in_slot(view.world, who, thrown->slot);
    return {};
}

/// The skill that the command uses; none for other commands.
SkillId skill_of(const WorldView& view, EntityId who, const Command& command) {
    const auto* use = std::get_if<commands::UseSkill>(&command);
    return use ? skill_in_slot(view.world, who, use->slot) : SkillId{};
}

/// True if the effect makes its target strike at foes that come near or go away, outside its turns.
bool readies_blow(const Catalog& catalog, const Effect& effect) {
    const auto* gain = find_payload<effect::GainStatus>(effect);
    if (gain == nullptr) return false;
    const std::vector<Trigger>& triggers = catalog[gain->status].triggers;
    return std::any_of(triggers.begin(), triggers.end(), [](const Trigger& trigger) {
        const bool is_of_reach = trigger.event == TriggerEvent::foe_in_reach || trigger.event == TriggerEvent::foe_out_of_reach;
        return is_of_reach && find_payload<effect::Strike>(trigger.effects) != nullptr;
    });
}

/// The tile that a step leads to; (-1, -1) for all other commands.
Point end_of_step(const WorldView& view, EntityId who, const Command& command) {
    const auto* step = std::get_if<commands::Walk>(&command);
    return step ? place_of(view.world, who) + offset(step->direction) : Point{-1, -1};
}

}  // namespace

bool readies_blow(const WorldView& view, EntityId who, const Command& command) {
    const std::optional<AimedUse> use = aimed_use_of(view, who, command);
    return use &&
           std::any_of(use->effects.begin(), use->effects.end(), [&](const Effect& effect) { return readies_blow(view.catalog, effect); });
}

std::vector<EntityId> reached_by(const WorldView& view, EntityId who, const Command& command) {
    std::vector<EntityId> found;
    if (const auto* attack = std::get_if<commands::Attack>(&command); attack && has_ready_weapons(view, who)) {
        for (const Shot& shot : attack_with_parts(view, who, attack->direction).shots) add_all(found, shot.targets);
        return found;
    }
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command)) {
        const ItemId item = item_in_slot(view.world, who, thrown->slot);
        const Landing landing = item ? landing_of(view.world, who, thrown->direction, view.catalog[item].throw_range) : Landing{};
        if (landing.target) found.push_back(landing.target);
        return found;
    }
    const std::optional<AimedUse> use = aimed_use_of(view, who, command);
    if (!use) return found;
    const Reach reach = reach_of(view.world, use->targeting);
    found = reach.targets;
    if (std::any_of(use->effects.begin(), use->effects.end(), [](const Effect& effect) { return is_about_ground(effect); }))
        for (const Point p : reach.tiles)
            if (const EntityId there = view.world.creature_at(p)) add_all(found, {there});
    return found;
}

Veto veto_on(const WorldView& view, EntityId who, const Command& command) {
    Veto veto{.command_kind = static_cast<int>(command.index()),
              .skill = skill_of(view, who, command),
              .item = item_of(view, who, command),
              .target = {},
              .to = end_of_step(view, who, command)};
    const std::vector<EntityId> reached = reached_by(view, who, command);
    const auto foe = std::find_if(reached.begin(), reached.end(), [&](EntityId each) { return are_hostile(view.world, who, each); });
    if (!reached.empty()) veto.target = foe == reached.end() ? reached.front() : *foe;
    return veto;
}

bool is_vetoed(const WorldView& view, EntityId who, const Veto& veto, const Command& command) {
    if (static_cast<std::size_t>(veto.command_kind) != command.index() || veto.skill != skill_of(view, who, command) ||
        veto.item != item_of(view, who, command) || veto.to != end_of_step(view, who, command))
        return false;
    const std::vector<EntityId> reached = veto.target ? reached_by(view, who, command) : std::vector<EntityId>{};
    return !veto.target || std::find(reached.begin(), reached.end(), veto.target) != reached.end();
}

bool is_back(const AiContext& context, EntityId who) {
    const EntityId leader = leader_of(context.world, who);
    if (!leader || leader == who || !context.world.position(who)) return true;
    const DistanceField way = context.path_cache.to(context, who, place_of(context.world, leader));
    std::vector<EntityId> nearest_first = companions_of(context.world, who);
    const auto steps_of = [&](EntityId each) { return way.at(place_of(context.world, each)); };
    std::stable_sort(nearest_first.begin(), nearest_first.end(), [&](EntityId a, EntityId b) { return steps_of(a) < steps_of(b); });
    std::vector<EntityId> already_back;
    for (const EntityId each : nearest_first) {
        const auto queues_behind = [&](EntityId before) {
            return steps_of(before) < steps_of(each) && chebyshev(place_of(context.world, before), place_of(context.world, each)) == 1;
        };
        const bool is_near = steps_of(each) <= 1;
        const bool is_queued = is_called_back(context.world, each) && std::any_of(already_back.begin(), already_back.end(), queues_behind);
        if (is_near || is_queued) already_back.push_back(each);
        if (each == who) return is_near || is_queued;
    }
    return false;
}

OrderCheck::OrderCheck(const AiContext& context, EntityId who, EntityId strict_focus)
    : m_context(context),
      m_who(who),
      m_strict_focus(strict_focus),
      m_orders(context.is_free_of_orders ? nullptr : context.world.find<CompanionOrders>(who)) {}

bool OrderCheck::forbids(SkillId skill) {
    if (!m_orders || !skill) return false;
    if (has(CompanionOrder::save_charges) && m_context.catalog[skill].charges > 0) return true;
    const Permission permission = m_orders->of(skill);
    return permission == Permission::forbidden || (permission == Permission::saved && !is_in_need());
}

bool OrderCheck::forbids(ItemId item) {
    if (!m_orders || !item) return false;
    if (has(CompanionOrder::save_charges)) return true;
    const Permission permission = m_orders->of(item);
    return permission == Permission::forbidden || (permission == Permission::saved && !is_in_need());
}

bool OrderCheck::forbids(const Command& command) {
    if (!m_orders) return false;
    if (forbids(skill_of(m_context, m_who, command)) || forbids(item_of(m_context, m_who, command))) return true;
    const auto& vetoes = m_orders->vetoes;
    if (std::any_of(vetoes.begin(), vetoes.end(), [&](const Veto& veto) { return is_vetoed(m_context, m_who, veto, command); }))
        return true;
    if (std::holds_alternative<commands::Walk>(command)) return forbids_step(end_of_step(m_context, m_who, command));
    return forbids_targets(command);
}

bool OrderCheck::forbids_targets(const Command& command) {
    if (!has(CompanionOrder::hold_fire) && !m_strict_focus) return false;
    if (has(CompanionOrder::hold_fire) && forbids_readiness(command)) return true;
    std::vector<EntityId> foes = reached_by(m_context, m_who, command);
    std::erase_if(foes, [&](EntityId each) { return !are_hostile(m_context.world, m_who, each); });
    if (foes.empty()) return false;
    if (m_strict_focus && std::find(foes.begin(), foes.end(), m_strict_focus) == foes.end()) return true;
    return has(CompanionOrder::hold_fire) && std::none_of(foes.begin(), foes.end(), [&](EntityId foe) { return provokes(foe); });
}

bool OrderCheck::forbids_readiness(const Command& command) const {
    if (!readies_blow(m_context, m_who, command)) return false;
    const std::vector<EntityId> foes = foes_in_sight(m_context, m_who);
    return std::none_of(foes.begin(), foes.end(), [&](EntityId foe) { return provokes(foe); });
}

bool OrderCheck::forbids_step(Point to) {
    const Point at = place_of(m_context.world, m_who);
    const EntityId leader = leader_of(m_context.world, m_who);
    if (has(CompanionOrder::come_back) && leader && leader != m_who) {
        const DistanceField& way = m_context.path_cache.to(m_context, m_who, place_of(m_context.world, leader));
        return way.at(to) > std::max<int>(1, way.at(at));
    }
    if (!has(CompanionOrder::stay_at_range)) return false;
    return close_threats().after(ActionClass::move).harm_at(to) > close_threats().after(ActionClass::wait).harm_at(at);
}

bool OrderCheck::provokes(EntityId foe) const {
    const RoundActivity* activity = m_context.world.find<RoundActivity>(foe);
    if (activity && activity->blow_at(m_who)) return true;
    return chebyshev(place_of(m_context.world, m_who), place_of(m_context.world, foe)) <= 1 && !sleeps(m_context, foe);
}

bool OrderCheck::is_in_need() {
    if (m_is_in_need) return *m_is_in_need;
    const auto is_hurt = [&](EntityId each) { return health_percent(m_context.world, each) < need_percent; };
    const std::vector<EntityId> allies = companions_of(m_context.world, m_who);
    const auto& bodies = m_context.world.table<FallenBody>().rows();
    const int own_health = m_context.world.get<Health>(m_who).maximum;
    const std::vector<EntityId> foes = foes_in_sight(m_context, m_who);
    m_is_in_need =
        std::any_of(allies.begin(), allies.end(), is_hurt) ||
        std::any_of(bodies.begin(), bodies.end(), [&](const FallenBody& body) { return are_allied(m_context.world, m_who, body.of); }) ||
        std::any_of(foes.begin(), foes.end(),
                    [&](EntityId foe) { return !sleeps(m_context, foe) && 2 * m_context.world.get<Health>(foe).now >= 3 * own_health; });
    return *m_is_in_need;
}

EntityId OrderCheck::focus() const {
    if (!has(CompanionOrder::focus) || !m_context.world.roster().is_here(m_orders->focus) || !m_context.world.position(m_orders->focus))
        return {};
    return sees(m_context, m_who, m_orders->focus) ? m_orders->focus : EntityId{};
}

std::optional<Command> OrderCheck::ordered_step() {
    std::optional<Command> step;
    if (has(CompanionOrder::come_back)) step = step_back(m_context, m_who);
    if (!step && has(CompanionOrder::stay_at_range))
        if (const auto away = step_out_of_reach(m_context, m_who, close_threats())) step = *away;
    return permitted(std::move(step));
}

Threats& OrderCheck::close_threats() {
    if (!m_close_threats) m_close_threats.emplace(m_context, m_who, close_reach);
    return *m_close_threats;
}

}  // namespace td::tactics
