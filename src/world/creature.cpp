#include "world/creature.hpp"

#include <algorithm>

#include "space/step.hpp"
#include "world/fixtures.hpp"
#include "world/parts.hpp"

namespace td {

void give_name(World& world, EntityId who, const std::string& name) {
    if (name.empty()) return;
    Creature& creature = world.edit<Creature>(who);
    creature.name = name;
    creature.has_own_name = true;
}

const Species& species_of(const World& world, const Catalog& catalog, EntityId who) { return catalog[world.get<Creature>(who).species]; }

bool is_immune(const World& world, const Catalog& catalog, EntityId who, StatusId status) {
    const auto& immunities = species_of(world, catalog, who).immunities;
    return std::find(immunities.begin(), immunities.end(), status) != immunities.end();
}

const ActiveStatus* find_status(const World& world, EntityId who, StatusId status) {
    const Statuses* statuses = world.find<Statuses>(who);
    if (!statuses) return nullptr;
    const auto found =
        std::find_if(statuses->list.begin(), statuses->list.end(), [&](const ActiveStatus& s) { return s.status == status; });
    return found == statuses->list.end() ? nullptr : &*found;
}

StatusId status_that(const World& world, const Catalog& catalog, EntityId who, bool Status::*flag) {
    if (const Statuses* statuses = world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list)
            if (catalog[active.status].*flag) return active.status;
    return {};
}

namespace {

/// Weather affects a creature by its first way of movement: walking, then swimming, then flying.
int speed_by_weather(const World& world, const Catalog& catalog, MobilitySet mobility) {
    const WeatherId weather = world.surroundings().weather;
    if (!weather) return 0;
    if (has_mobility(mobility, Mobility::walk)) return catalog[weather].walk_speed;
    if (has_mobility(mobility, Mobility::swim)) return catalog[weather].swim_speed;
    return has_mobility(mobility, Mobility::fly) ? catalog[weather].fly_speed : 0;
}

}  // namespace

int effective_speed(const World& world, const Catalog& catalog, EntityId who) {
    int speed = species_of(world, catalog, who).speed;
    if (const Statuses* statuses = world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list) speed += catalog[active.status].speed;
    if (const Position* position = world.find<Position>(who); position && has_mobility(mobility_of(world, catalog, who), Mobility::walk))
        speed += catalog[world.terrain(position->at)].speed;
    return clamp_speed(speed + speed_by_weather(world, catalog, mobility_of(world, catalog, who)));
}

int status_percent(const World& world, const Catalog& catalog, EntityId who, int Status::*percent) {
    int result = 100;
    if (const Statuses* statuses = world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list) result = result * (catalog[active.status].*percent) / 100;
    return std::max(result, 10);
}

SkillId rest_skill_of(const World& world, const Catalog& catalog, EntityId who) {
    const SkillId own = species_of(world, catalog, who).rest_skill;
    return own ? own : catalog.rest;
}

int attack_of(const World& world, const Catalog& catalog, EntityId who) {
    return std::max(0, species_of(world, catalog, who).attack + part_bonus(world, catalog, who, &Part::attack));
}

int defence_of(const World& world, const Catalog& catalog, EntityId who) {
    return std::max(0, species_of(world, catalog, who).defence + part_bonus(world, catalog, who, &Part::defence));
}

int evasion_of(const World& world, const Catalog& catalog, EntityId who) {
    return std::max(0, species_of(world, catalog, who).evasion + part_bonus(world, catalog, who, &Part::evasion));
}

int sight_of(const World& world, const Catalog& catalog, EntityId who) {
    constexpr int farthest = 20;
    const WeatherId weather = world.surroundings().weather;
    const int clear = species_of(world, catalog, who).sight + part_bonus(world, catalog, who, &Part::sight);
    return std::clamp(clear + (weather ? catalog[weather].sight : 0), 1, farthest);
}

ActorTime actor_time(const World& world, const Catalog& catalog, EntityId who) {
    const TimeBudget& budget = species_of(world, catalog, who).time;
    int actions = budget.actions;
    if (const Statuses* statuses = world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list) actions += catalog[active.status].actions;
    ActorTime row = world.roster()[who];
    row.speed = static_cast<std::int8_t>(effective_speed(world, catalog, who));
    row.allowance = budget.allowance * status_percent(world, catalog, who, &Status::allowance_percent) / 100;
    row.pool = budget.pool;
    // In systems in which actions have no cost of their own, speed shortens the wait until the next turn.
    row.wait = std::max(1, at_speed(budget.wait * status_percent(world, catalog, who, &Status::wait_percent) / 100, row.speed));
    row.actions = static_cast<std::int16_t>(std::max(1, actions));
    return row;
}

MobilitySet mobility_of(const World& world, const Catalog& catalog, EntityId who) { return species_of(world, catalog, who).mobility; }

Faction faction_of(const World& world, EntityId who) { return world.roster()[world.roster()[who].team].faction; }

bool are_hostile(const World& world, EntityId a, EntityId b) {
    const Faction one = faction_of(world, a);
    const Faction other = faction_of(world, b);
    return one != other && one != Faction::neutral && other != Faction::neutral;
}

bool are_allied(const World& world, EntityId a, EntityId b) { return faction_of(world, a) == faction_of(world, b); }

bool is_guest(const World& world, EntityId who) {
    const auto& guests = world.roster()[world.roster()[who].team].guests;
    return std::find(guests.begin(), guests.end(), who) != guests.end();
}

bool is_passable(const World& world, const Catalog& catalog, MobilitySet mobility, Point p) {
    if (!world.contains(p) || (catalog[world.terrain(p)].passable & mobility) == 0) return false;
    return !world.any(p, IndexedKind::solid) || has_mobility(mobility, Mobility::phase);
}

bool is_passable_by_doors(const World& world, const Catalog& catalog, MobilitySet mobility, Point p) {
    if (is_passable(world, catalog, mobility, p)) return true;
    if (!world.any(p, IndexedKind::solid) || (catalog[world.terrain(p)].passable & mobility) == 0) return false;
    return static_cast<bool>(feature_at(world, catalog, p)->opens_into);
}

bool blocks_sight(const World& world, Point p) { return !world.contains(p) || world.opacity().opaque(p); }

bool may_step(const World& world, const Catalog& catalog, MobilitySet mobility, Point from, Direction direction) {
    return may_step([&](Point p) { return is_passable(world, catalog, mobility, p); }, from, direction);
}

}  // namespace td
