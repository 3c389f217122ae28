#include "world/creature.hpp"

#include <algorithm>

#include "space/step.hpp"
#include "world/fallen.hpp"
#include "world/fixtures.hpp"
#include "world/parts.hpp"

namespace td {

void give_name(World& world, EntityId who, const std::string& name) {
    if (name.empty()) return;
    Creature& creature = world.edit<Creature>(who);
    creature.name = name;
    creature.has_own_name = true;
}

bool is_immobile(const WorldView& view, EntityId who) { return species_of(view, who).immobile; }

bool cannot_step(const WorldView& view, EntityId who) {
    return is_immobile(view, who) || static_cast<bool>(status_that(view, who, &Status::stops_moving));
}

bool is_immune(const WorldView& view, EntityId who, StatusId status) {
    const auto& immunities = species_of(view, who).immunities;
    return std::find(immunities.begin(), immunities.end(), status) != immunities.end();
}

const ActiveStatus* find_status(const World& world, EntityId who, StatusId status) {
    const Statuses* statuses = world.find<Statuses>(who);
    if (!statuses) return nullptr;
    const auto found =
        std::find_if(statuses->list.begin(), statuses->list.end(), [&](const ActiveStatus& s) { return s.status == status; });
    return found == statuses->list.end() ? nullptr : &*found;
}

StatusId status_that(const WorldView& view, EntityId who, bool Status::*flag) {
    if (const Statuses* statuses = view.world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list)
            if (view.catalog[active.status].*flag) return active.status;
    return {};
}

const LeadTrait* lead_trait_over(const WorldView& view, EntityId who) {
    const TeamId team = view.world.roster()[who].team;
    const EntityId leader = team ? view.world.roster().leader_of(team) : EntityId{};
    if (!leader) return nullptr;
    const std::optional<LeadTrait>& lead = species_of(view, leader).lead;
    return lead ? &*lead : nullptr;
}

bool has_modifier(const WorldView& view, EntityId who, bool Modifiers::*flag) {
    bool is_set = false;
    each_modifiers(view, who, [&](const Modifiers& modifiers) { is_set = is_set || modifiers.*flag; });
    return is_set;
}

namespace {

constexpr int least_percent = 10;  ///< whatever lowers a percentage, this is left

/// Weather affects a creature by its first way of movement: walking, then swimming, then flying.
int speed_by_weather(const WorldView& view, MobilitySet mobility) {
    const WeatherId weather = view.world.surroundings().weather;
    if (!weather) return 0;
    if (has_mobility(mobility, Mobility::walk)) return view.catalog[weather].walk_speed;
    if (has_mobility(mobility, Mobility::swim)) return view.catalog[weather].swim_speed;
    return has_mobility(mobility, Mobility::fly) ? view.catalog[weather].fly_speed : 0;
}

}  // namespace

int effective_speed(const WorldView& view, EntityId who) {
    int speed = view.world.get<Creature>(who).copied_speed.value_or(species_of(view, who).speed);
    each_modifiers(view, who, [&](const Modifiers& modifiers) { speed += modifiers.speed; });
    if (const Position* position = view.world.find<Position>(who); position && has_mobility(mobility_of(view, who), Mobility::walk))
        speed += view.catalog[view.world.terrain(position->at)].speed;
    if (carried_by(view.world, who)) speed -= weight_of_fallen;
    return clamp_speed(speed + speed_by_weather(view, mobility_of(view, who)));
}

int modifier_percent(const WorldView& view, EntityId who, int Modifiers::*percent) {
    int result = 100;
    each_modifiers(view, who, [&](const Modifiers& modifiers) { result = result * (modifiers.*percent) / 100; });
    return std::max(result, least_percent);
}

namespace {

/// Multiplies the percentage of the whole round with that of the part of the round in which it is.
int percent_now(const WorldView& view, EntityId who, int Modifiers::*always, int Modifiers::*early, int Modifiers::*late) {
    const int ticks = view.world.surroundings().ticks_of_round;
    int percent = modifier_percent(view, who, always);
    if (ticks < end_of_early) percent = percent * modifier_percent(view, who, early) / 100;
    if (ticks >= beginning_of_late) percent = percent * modifier_percent(view, who, late) / 100;
    return std::max(percent, least_percent);
}

}  // namespace

int attack_percent(const WorldView& view, EntityId who) {
    return percent_now(view, who, &Modifiers::attack_percent, &Modifiers::early_attack_percent, &Modifiers::late_attack_percent);
}

int defence_percent(const WorldView& view, EntityId who) {
    return percent_now(view, who, &Modifiers::defence_percent, &Modifiers::early_defence_percent, &Modifiers::late_defence_percent);
}

int absorbs_left(const WorldView& view, EntityId who, bool if_it_steps) {
    int left = 0;
    each_modifiers(view, who, [&](const Modifiers& modifiers) { left += modifiers.absorbs; });
    if (const Statuses* statuses = view.world.find<Statuses>(who); statuses && if_it_steps)
        for (const ActiveStatus& active : statuses->list) left -= view.catalog[active.status].absorbs;
    const RoundActivity* activity = view.world.find<RoundActivity>(who);
    return std::max(0, left - (activity ? activity->absorbed : 0));
}

SkillId rest_skill_of(const WorldView& view, EntityId who) {
    const SkillId own = species_of(view, who).rest_skill;
    return own ? own : view.catalog.rest;
}

int attack_of(const WorldView& view, EntityId who) {
    return std::max(0, species_of(view, who).attack + part_bonus(view, who, &Part::attack));
}

int defence_of(const WorldView& view, EntityId who) {
    return std::max(0, species_of(view, who).defence + part_bonus(view, who, &Part::defence));
}

int evasion_of(const WorldView& view, EntityId who) {
    return std::max(0, species_of(view, who).evasion + part_bonus(view, who, &Part::evasion));
}

int sight_of(const WorldView& view, EntityId who) {
    constexpr int farthest = 20;
    const WeatherId weather = view.world.surroundings().weather;
    const int clear = species_of(view, who).sight + part_bonus(view, who, &Part::sight);
    return std::clamp(clear + (weather ? view.catalog[weather].sight : 0), 1, farthest);
}

ActorTime actor_time(const WorldView& view, EntityId who) {
    const TimeBudget& budget = species_of(view, who).time;
    int actions = budget.actions;
    each_modifiers(view, who, [&](const Modifiers& modifiers) { actions += modifiers.actions; });
    ActorTime row = view.world.roster()[who];
    row.speed = static_cast<std::int8_t>(effective_speed(view, who));
    row.allowance = budget.allowance * modifier_percent(view, who, &Modifiers::allowance_percent) / 100;
    row.pool = budget.pool;
    // In systems in which actions have no cost of their own, speed shortens the wait until the next turn.
    row.wait = std::max(1, at_speed(budget.wait * modifier_percent(view, who, &Modifiers::wait_percent) / 100, row.speed));
    row.actions = static_cast<std::int16_t>(std::max(1, actions));
    return row;
}

bool lives(const World& world, EntityId who) { return world.roster().is_here(who) || world.has<OnTheWay>(who); }

bool on_players_side(EntityId who, const World& world) {
    if (!who || who.index() >= world.roster().actors.size()) return false;
    const TeamId team = world.roster()[who].team;
    return team && world.roster()[team].faction == Faction::player;
}

bool is_asleep(const World& world, EntityId who) {
    const AiState* const ai_state = world.find<AiState>(who);
    return ai_state != nullptr && ai_state->asleep;
}

bool is_guest(const World& world, EntityId who) {
    const auto& guests = world.roster()[world.roster()[who].team].guests;
    return std::find(guests.begin(), guests.end(), who) != guests.end();
}

bool set_out_with_party(const World& world, EntityId who) {
    return faction_of(world, who) == Faction::player && (!is_guest(world, who) || world.get<Creature>(who).escorted);
}

bool is_passable(const WorldView& view, MobilitySet mobility, Point p) {
    if (!view.world.contains(p) || (view.catalog[view.world.terrain(p)].passable & mobility) == 0) return false;
    return !view.world.any(p, IndexedKind::solid) || has_mobility(mobility, Mobility::phase);
}

bool is_passable_by_doors(const WorldView& view, MobilitySet mobility, EntityId who, Point p) {
    if (is_passable(view, mobility, p)) return true;
    if (!view.world.any(p, IndexedKind::solid) || (view.catalog[view.world.terrain(p)].passable & mobility) == 0) return false;
    const Feature& feature = *feature_at(view, p);
    return feature.opens_into && can_unlock(view.world, who, feature);
}

BitGrid ground_by_doors(const WorldView& view, EntityId who) {
    const MobilitySet mobility = mobility_of(view, who);
    BitGrid ground(view.world.width(), view.world.height());
    for (int y = 0; y < ground.height(); ++y)
        for (int x = 0; x < ground.width(); ++x)
            if (is_passable_by_doors(view, mobility, who, {x, y})) ground.set({x, y});
    return ground;
}

bool blocks_sight(const World& world, Point p) { return !world.contains(p) || world.opacity().opaque(p); }

bool may_step(const WorldView& view, MobilitySet mobility, Point from, Direction direction) {
    return may_step([&](Point p) { return is_passable(view, mobility, p); }, from, direction);
}

}  // namespace td
