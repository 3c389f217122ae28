#include "game/state/party.hpp"

#include <algorithm>
#include <utility>

#include "actions/commit.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

constexpr int asleep_percent = 50;

Traveller newcomer(const Catalog& catalog, const TeamMember& member) {
    const Species& species = catalog[member.species];
    Traveller traveller;
    traveller.creature = {
        .species = member.species, .name = member.name.empty() ? species.name : member.name, .has_own_name = !member.name.empty()};
    traveller.health = {species.health, species.health, 0};
    for (const SkillId skill : species.skills) traveller.skills.slots.push_back({skill, catalog[skill].charges});
    traveller.ai_state.tactic = member.tactic ? member.tactic : species.tactic;
    return traveller;
}

bool goes_along(const World& world, EntityId who) {
    if (lives(world, who)) return true;
    const EntityId body = body_of(world, who);
    return body && world.get<FallenBody>(body).bearer;
}

/// The orders that still hold on the next floor.
CompanionOrders lasting(CompanionOrders orders) {
    orders.set(CompanionOrder::focus, false);
    orders.set(CompanionOrder::come_back, false);
    orders.vetoes.clear();
    return orders;
}

/// `members`: all who go along, including those who carry the fallen.
Traveller traveller_of(const World& world, EntityId who, const std::vector<EntityId>& members) {
    Traveller traveller{.creature = world.get<Creature>(who),
                        .health = world.get<Health>(who),
                        .statuses = world.get<Statuses>(who),
                        .skills = world.get<Skills>(who),
                        .ai_state = world.get<AiState>(who)};
    if (const HeldItem* holding = world.find<HeldItem>(who)) traveller.holding = *holding;
    if (const Parts* parts = world.find<Parts>(who)) traveller.parts = *parts;
    if (const Boons* boons = world.find<Boons>(who)) traveller.boons = *boons;
    if (const Pools* pools = world.find<Pools>(who)) traveller.pools = *pools;
    if (const CompanionOrders* orders = world.find<CompanionOrders>(who)) traveller.orders = lasting(*orders);
    if (const EntityId body = body_of(world, who)) {
        const FallenBody& fallen = world.get<FallenBody>(body);
        const auto bearer = std::find(members.begin(), members.end(), fallen.bearer);
        traveller.carried = Traveller::Carried{fallen.rounds_left, static_cast<std::size_t>(bearer - members.begin())};
    }
    return traveller;
}

/// Pools as at the start, except that those that no floor refills keep their level.
void bring_pools(World& world, const Catalog& catalog, EntityId who, const std::optional<Pools>& before) {
    if (!world.has<Pools>(who)) fit_pools(world, catalog, who);
    if (!world.has<Pools>(who)) return;
    Pools pools = initial_pools({world, catalog}, who);
    for (PoolLevel& level : pools.list) {
        if (!before || catalog[level.pool].refills) continue;
        for (const PoolLevel& kept : before->list)
            if (kept.pool == level.pool) level = kept;
    }
    world.edit<Pools>(who) = std::move(pools);
}

EntityId arrive(World& world, const Catalog& catalog, const Traveller& traveller, Point at, bool as_guest) {
    const EntityId id = add_creature(world, catalog, TeamId(0), traveller.creature.species, at, as_guest);
    world.edit<Creature>(id) = traveller.creature;
    world.edit<Health>(id) = traveller.health;
    world.edit<Statuses>(id) = traveller.statuses;
    std::erase_if(world.edit<Statuses>(id).list, [&](const ActiveStatus& borne) { return catalog[borne.status].ends_with_floor; });
    world.edit<Skills>(id) = traveller.skills;
    // Charges are restored on every new floor, and cooldowns are over.
    for (SkillSlot& slot : world.edit<Skills>(id).slots) slot = {slot.skill, catalog[slot.skill].charges, {}};
    world.edit<AiState>(id) = AiState{.tactic = traveller.ai_state.tactic, .home = at};
    if (traveller.holding) world.add(id, *traveller.holding);
    if (traveller.boons) world.add(id, *traveller.boons);
    if (traveller.orders && !traveller.orders->is_empty()) world.add(id, *traveller.orders);
    // A new member keeps the parts that its species comes with.
    if (traveller.parts && world.has<Parts>(id)) world.edit<Parts>(id) = *traveller.parts;
    bring_pools(world, catalog, id, traveller.pools);
    return id;
}

void take_off_floor(World& world, EntityId who) {
    world.remove_from_floor(who);
    world.edit_roster()[who].here = false;
}

/// The floor's first round has the number 1.
void arrive_later(World& world, const Traveller& traveller, EntityId who) {
    world.add(who, OnTheWay{world.get<Position>(who).at, 1 + traveller.rounds_late});
    take_off_floor(world, who);
}

/// The leader, or the first member that is there from the start if the leader comes later.
std::size_t first_to_lead(const Party& party) {
    const auto leads = [&](std::size_t i) { return party.members[i].rounds_late == 0 && !party.members[i].carried; };
    if (party.leader < party.members.size() && party.members[party.leader].rounds_late == 0) return party.leader;
    for (std::size_t i = 0; i < party.members.size(); ++i)
        if (leads(i)) return i;
    return party.leader;
}

/// Carried creatures arrive at the tile of their bearer, and stay off the floor.
void arrive_carried(World& world, const Traveller& traveller, EntityId bearer, EntityId fallen) {
    const Point at = world.get<Position>(fallen).at;
    take_off_floor(world, fallen);
    add_body(world, fallen, world.position(bearer).value_or(at), traveller.carried->rounds_left);
    take_up_body(world, fallen, bearer);
}

/// Those who stayed behind are no part of the floor.
void wait_behind(World& world, const Catalog& catalog, const Traveller& traveller, Point at) {
    constexpr bool as_guest = true;
    const EntityId who = arrive(world, catalog, traveller, at, as_guest);
    take_off_floor(world, who);
    Team& team = world.edit_roster()[TeamId(0)];
    team.guests.pop_back();
    team.behind.push_back(who);
}

void add_stairs(World& world, Point at, std::size_t way) {
    const EntityId stairs = world.create();
    world.place(stairs, at);
    world.add(stairs, Stairs{static_cast<std::uint8_t>(way)});
}

void lay_out(World& world, const Catalog& catalog, const LevelPlan& plan) {
    for (int y = 0; y < plan.terrain.height(); ++y)
        for (int x = 0; x < plan.terrain.width(); ++x)
            world.set_terrain({x, y}, plan.terrain[{x, y}], catalog[plan.terrain[{x, y}]].blocks_sight);
    for (const Point at : plan.doors) add_fixture(world, catalog, catalog.door, at);
    for (const FeaturePlacement& placed : plan.features) add_fixture(world, catalog, placed.feature, placed.at);
    add_stairs(world, plan.stairs, 0);
    for (std::size_t i = 0; i < plan.side_stairs.size(); ++i) add_stairs(world, plan.side_stairs[i], i + 1);
    for (const ItemPlacement& item : plan.items) add_loot(world, {item.item, item.count}, item.at);
    for (const LandmarkPlacement& landmark : plan.landmarks) {
        const EntityId site = world.create();
        world.place(site, landmark.at);
        world.add(site, LandmarkMarker{landmark.landmark});
    }
}

struct Settling {
    const Catalog& catalog;
    const Difficulty& difficulty;
    Rng& rng;
};

void settle(World& world, const Settling& settling, TeamId team, const TeamMember& member, Point at, bool as_guest, bool asleep) {
    const Catalog& catalog = settling.catalog;
    const EntityId id = add_creature(world, catalog, team, member.species, at, as_guest);
    give_name(world, id, member.name);
    AiState& ai_state = world.edit<AiState>(id);
    if (member.tactic) ai_state.tactic = member.tactic;
    if (faction_of(world, id) == Faction::foe) ai_state.tactic = tactic_at_difficulty(ai_state.tactic, settling.difficulty, settling.rng);
    const auto& plans = catalog[ai_state.tactic].plans;
    ai_state.asleep = asleep && std::any_of(plans.begin(), plans.end(), [](const Plan& p) { return p.kind == Plan::Kind::sleep; });
}

void settle_team(World& world, const Settling& settling, const TeamPlacement& placement) {
    const TeamSpawn& spawn = placement.team;
    const TeamId team = world.add_team(faction_of(placement.list));
    const bool asleep = settling.rng.chance(asleep_percent);
    constexpr bool as_guest = true;
    for (std::size_t i = 0; i < placement.members.size(); ++i)
        settle(world, settling, team, spawn.members[i], placement.members[i], !as_guest, asleep);
    for (std::size_t i = 0; i < placement.guests.size(); ++i)
        settle(world, settling, team, spawn.guests[i], placement.guests[i], as_guest, asleep);
}

}  // namespace

Party new_party(const Catalog& catalog, const Dungeon& dungeon) {
    Party party;
    for (const TeamMember& member : dungeon.party) party.members.push_back(newcomer(catalog, member));
    for (const TeamMember& guest : dungeon.guests) party.guests.push_back(newcomer(catalog, guest));
    for (Traveller& guest : party.guests) guest.creature.escorted = true;
    const auto has_camp = [](const FloorRules& floor) { return static_cast<bool>(floor.camp); };
    if (std::any_of(dungeon.floors.begin(), dungeon.floors.end(), has_camp))
        for (const TeamMember& hero : dungeon.heroes)
            if (std::find(dungeon.party.begin(), dungeon.party.end(), hero) == dungeon.party.end())
                party.behind.push_back(newcomer(catalog, hero));
    for (const ItemSpawn& item : dungeon.bag) put_into_bag(party.bag, catalog, {item.item, item.count_low});
    if (dungeon.minutes) party.bag.minutes = dungeon.minutes->start;
    return party;
}

Party party_of(const World& world, TeamId id, const Departure& departure) {
    const Team& team = world.roster()[id];
    Party party;
    party.bag = world.bag(id);
    std::vector<EntityId> members;
    for (const EntityId who : team.members)
        if (goes_along(world, who)) members.push_back(who);
    for (const EntityId who : members) {
        if (who == world.roster().leader_of(id)) party.leader = party.members.size();
        party.members.push_back(traveller_of(world, who, members));
        for (const Departure::Latecomer& latecomer : departure.late)
            if (latecomer.who == who) party.members.back().rounds_late = latecomer.rounds;
    }
    const auto is_left = [&](EntityId who) { return std::find(departure.left.begin(), departure.left.end(), who) != departure.left.end(); };
    for (const EntityId who : team.guests)
        if (goes_along(world, who) && !is_left(who)) party.guests.push_back(traveller_of(world, who, members));
    for (const EntityId who : team.behind) party.behind.push_back(traveller_of(world, who, members));
    return party;
}

World build_floor(const Catalog& catalog, const LevelPlan& plan, const Party& party, const Difficulty& difficulty, Rng& rng) {
    constexpr bool opaque = true;
    World world(plan.terrain.width(), plan.terrain.height(), catalog.wall, opaque);
    lay_out(world, catalog, plan);
    const TeamId team = world.add_team(Faction::player);
    // The leader takes the first place whatever its slot; the others fill the places after it in list order.
    const std::size_t leader = first_to_lead(party);
    std::size_t place = 1;
    std::vector<EntityId> members;
    std::vector<std::pair<EntityId, const Traveller*>> carried;
    const auto let_arrive = [&](const Traveller& traveller, bool leads, bool as_guest) {
        const bool is_off_floor = traveller.carried || traveller.rounds_late > 0;
        const std::size_t there = leads || is_off_floor ? 0 : place++;
        const EntityId id = arrive(world, catalog, traveller, plan.entrance[there], as_guest);
        if (traveller.carried) carried.emplace_back(id, &traveller);
        if (traveller.rounds_late > 0) arrive_later(world, traveller, id);
        return id;
    };
    constexpr bool leads = true, as_guest = true;
    for (std::size_t i = 0; i < party.members.size(); ++i) members.push_back(let_arrive(party.members[i], i == leader, !as_guest));
    for (const Traveller& guest : party.guests)
        if (guest.carried || place < plan.entrance.size()) let_arrive(guest, !leads, as_guest);
    for (const auto& [id, traveller] : carried) arrive_carried(world, *traveller, members[traveller->carried->bearer], id);
    world.edit_roster()[team].leader = leader;
    world.edit_bag(team) = party.bag;
    for (const TeamPlacement& placement : plan.teams) settle_team(world, {catalog, difficulty, rng}, placement);
    for (const Traveller& traveller : party.behind) wait_behind(world, catalog, traveller, plan.entrance.front());
    update_times(world, catalog);
    return world;
}

void update_times(World& world, const Catalog& catalog) {
    for (std::size_t i = 0; i < world.roster().actors.size(); ++i)
        if (world.roster().actors[i].here) world.edit_roster().actors[i] = actor_time({world, catalog}, EntityId(i));
}

}  // namespace td
