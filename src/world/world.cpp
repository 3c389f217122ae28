#include "world/world.hpp"

#include <atomic>

namespace td {

namespace {

/// A number that no other call in the program has given.
std::uint64_t unique_version() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

}  // namespace

World::World() = default;
World::World(const World&) = default;
World::World(World&&) noexcept = default;
World& World::operator=(const World&) = default;
World& World::operator=(World&&) noexcept = default;
World::~World() = default;

World::World(int width, int height, TerrainId terrain, bool opaque)
    : m_terrain(width, height, terrain), m_opaque_terrain(width, height), m_opacity(width, height), m_index(width, height) {
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) set_terrain({x, y}, terrain, opaque);
}

void World::set_terrain(Point p, TerrainId terrain, bool opaque) {
    ++m_scenery_version;
    m_ground_version = unique_version();
    m_terrain[p] = terrain;
    m_opaque_terrain.set(p, opaque);
    update_opacity(p);
}

void World::mark_knowledge_changed() {
    ++m_scenery_version;
    m_ground_version = unique_version();
}

void World::count_at(Point p, IndexedKind kind, int change) {
    m_index.count(p, kind, change);
    if (kind != IndexedKind::creature) ++m_scenery_version;
    if (kind == IndexedKind::solid || kind == IndexedKind::fire) m_ground_version = unique_version();
    if (kind == IndexedKind::opaque) update_opacity(p);
}

void World::update_opacity(Point p) {
    m_opacity.set(p, m_opaque_terrain.test(p) || m_index.any(p, IndexedKind::opaque));
    m_opacity_version = unique_version();
}

void World::place(EntityId id, Point p) {
    auto& positions = m_tables.get<Table<Position>>();
    if (Position* position = positions.find(id)) {
        count_all(id, position->at, -1);
        m_index.erase(id, position->at);
        position->at = p;
    } else {
        positions.add(id, Position{p});
    }
    m_index.insert(id, p);
    count_all(id, p, +1);
}

void World::remove_from_floor(EntityId id) {
    auto& positions = m_tables.get<Table<Position>>();
    const Point p = positions.find(id)->at;
    count_all(id, p, -1);
    m_index.erase(id, p);
    positions.remove(id);
}

void World::count_all(EntityId id, Point p, int change) {
    m_tables.for_each([&]<class Component>(const Table<Component>& table) {
        constexpr auto kind = indexed_as<Component>();
        if constexpr (kind.has_value()) {
            if (table.has(id)) count_at(p, *kind, change);
        }
    });
}

TeamId World::add_team(Faction faction) {
    m_roster.teams.push_back(Team{.faction = faction});
    m_bags.emplace_back();
    const TeamId team(m_roster.teams.size() - 1);
    m_teams_of[static_cast<std::size_t>(faction)].push_back(team);
    return team;
}

namespace {

void add_point(Hash& hash, Point p) { hash.add(static_cast<std::uint64_t>(p.x) << 32 | static_cast<std::uint32_t>(p.y)); }
void add_number(Hash& hash, int number) { hash.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }
void add_stack(Hash& hash, const ItemStack& stack) {
    hash.add(stack.item.value);
    add_number(hash, stack.count);
}

/// One overload of add_row() for each component: adds the row to the hash.
void add_row(Hash& hash, const Position& c) { add_point(hash, c.at); }
void add_row(Hash& hash, const Creature& c) {
    // The name of a species is text for players, which packs may translate; so it is no part of the state.
    hash.add(c.species.value)
        .add(c.has_own_name ? std::string_view(c.name) : std::string_view())
        .add(static_cast<std::uint64_t>(c.facing) << 1 | (c.escorted ? 1 : 0));
    add_number(hash, c.kills);
    if (c.copied_speed) add_number(hash.add("copied speed"), *c.copied_speed);
}
void add_row(Hash& hash, const Health& c) {
    add_number(hash, c.now);
    add_number(hash, c.maximum);
    add_number(hash, c.regeneration);
}
void add_row(Hash& hash, const Statuses& c) {
    hash.add(c.list.size());
    for (const ActiveStatus& s : c.list) {
        hash.add(s.status.value).add(s.source.value);
        add_number(hash, s.left);
        if (s.collected != 0) add_number(hash.add("collected"), s.collected);
    }
}
void add_row(Hash& hash, const Skills& c) {
    hash.add(c.slots.size());
    for (const SkillSlot& s : c.slots) {
        hash.add(s.skill.value);
        add_number(hash, s.charges);
        if (s.cooling.is_over()) continue;
        hash.add("cooling");
        for (const int number : {s.cooling.rounds, s.cooling.ticks, s.cooling.turns}) add_number(hash, number);
    }
}
void add_row(Hash& hash, const OngoingAction& c) {
    hash.add(c.skill.value).add(c.item.value).add(static_cast<std::uint64_t>(c.direction));
    for (const int number : {c.slot, c.done, c.of}) add_number(hash, number);
    add_point(hash, c.aim);
    add_point(hash, c.from);
}
void add_row(Hash& hash, const HeldItem& c) { add_stack(hash, c.stack); }
void add_row(Hash& hash, const AiState& c) {
    hash.add(c.tactic.value).add(c.chase_target.value).add(c.asleep);
    add_point(hash, c.home);
    add_point(hash, c.goal.value_or(Point{-1, -1}));
    add_number(hash, c.chase_turns_left);
    if (c.stalled != 0) add_number(hash.add("stalled"), c.stalled);
    if (c.awaited != 0) add_number(hash.add("awaited"), c.awaited);
    if (c.waited_for_rest != 0) add_number(hash.add("waited_for_rest"), c.waited_for_rest);
    if (c.straggler_steps != 0) add_number(hash.add("straggler_steps"), c.straggler_steps);
    if (!c.investigation) return;
    add_point(hash, c.investigation->at);
    add_point(hash, c.investigation->return_to);
    add_number(hash, c.investigation->returning ? -1 - c.investigation->turns : c.investigation->turns);
}
void add_row(Hash&, const Solid&) {}
void add_row(Hash&, const Opaque&) {}
void add_row(Hash& hash, const Fixture& c) { hash.add(c.feature.value); }
void add_row(Hash& hash, const Snare& c) { add_number(hash, c.tries); }
void add_row(Hash& hash, const Fire& c) {
    add_number(hash, c.left);
    add_number(hash, c.age);
    add_number(hash, c.heat);
}
void add_row(Hash& hash, const Loot& c) { add_stack(hash, c.stack); }
/// Floors with one way have the hash that they had before there were others.
void add_row(Hash& hash, const Stairs& stairs) {
    if (stairs.way > 0) hash.add(stairs.way);
}
void add_row(Hash& hash, const LandmarkMarker& c) { hash.add(c.landmark.value); }
void add_row(Hash& hash, const Parts& c) {
    for (const AttachedPart& part : c.list) hash.add(part.item.value).add(part.on).add(part.serial);
    hash.add(c.list.size()).add(c.attached);
}

void add_row(Hash& hash, const Hidden& c) { hash.add(c.from); }
void add_row(Hash& hash, const UsedTriggers& c) {
    for (const UsedTrigger& s : c.list) {
        hash.add(static_cast<std::uint64_t>(s.trigger.owner)).add(s.trigger.of).add(s.trigger.floor).add(s.trigger.row);
        hash.add(static_cast<std::uint64_t>(s.until));
    }
    hash.add(c.list.size());
}

void add_row(Hash& hash, const StruckOutTurns& c) { add_number(hash, c.count); }
void add_row(Hash& hash, const Pools& c) {
    hash.add(c.list.size());
    for (const PoolLevel& level : c.list) {
        hash.add(level.pool.value);
        add_number(hash, level.amount);
        add_number(hash, level.thousandths);
    }
}
void add_row(Hash& hash, const FallenBody& c) {
    hash.add(c.of.value).add(c.bearer.value);
    add_number(hash, c.rounds_left);
}
void add_row(Hash& hash, const OnTheWay& c) {
    add_point(hash, c.at);
    add_number(hash, c.due_round);
}
void add_row(Hash& hash, const HeldTurn& c) { hash.add(static_cast<std::uint32_t>(c.until)).add(c.lapses); }
void add_row(Hash& hash, const BankedTurns& c) { add_number(hash, c.count); }
void add_row(Hash& hash, const CompanionOrders& c) {
    hash.add(c.in_force).add(c.focus.value).add(c.skills.size()).add(c.items.size()).add(c.vetoes.size());
    for (const auto& limit : c.skills) hash.add(limit.thing.value).add(static_cast<std::uint64_t>(limit.permission));
    for (const auto& limit : c.items) hash.add(limit.thing.value).add(static_cast<std::uint64_t>(limit.permission));
    for (const Veto& veto : c.vetoes) {
        hash.add(veto.skill.value).add(veto.item.value).add(veto.target.value);
        add_number(hash, veto.command_kind);
        add_point(hash, veto.to);
    }
}
void add_row(Hash& hash, const Boons& c) {
    hash.add(c.list.size());
    for (const BoonId boon : c.list) hash.add(boon.value);
}
void add_row(Hash& hash, const RoundActivity& c) {
    hash.add(c.acted).add(c.struck.size());
    for (const StruckCreature& each : c.struck) add_number(hash.add(each.who.value), each.at);
    if (c.absorbed != 0) add_number(hash, c.absorbed);
}

void add_surroundings(Hash& hash, const Surroundings& s) {
    hash.add(s.weather.value).add(s.next.value);
    add_number(hash, s.rounds_left);
    add_number(hash, s.next_rounds);
    add_number(hash, s.ticks_of_round);
    add_number(hash, s.fallen.rounds_to_live());
    hash.add(s.fallen.fate == FallenRule::Fate::carried);
}

void add_roster(Hash& hash, const Roster& roster) {
    for (const Team& team : roster.teams) {
        hash.add(static_cast<std::uint64_t>(team.faction)).add(team.leader);
        for (const EntityId id : team.members) hash.add(id.value);
        hash.add(team.members.size());
        for (const EntityId id : team.guests) hash.add(id.value);
        hash.add(team.guests.size());
        for (const EntityId id : team.behind) hash.add("behind").add(id.value);
    }
    for (const ActorTime& actor : roster.actors) {
        hash.add(actor.team.value).add(actor.here);
        for (const int number : {int{actor.speed}, actor.delay, actor.allowance, actor.pool, actor.wait, int{actor.actions}})
            add_number(hash, number);
    }
}

}  // namespace

void World::add_to(Hash& hash) const {
    for (const TerrainId id : m_terrain.cells()) hash.add(id.value);
    m_tables.for_each([&]<class Component>(const Table<Component>& table) {
        // Without a creature that has the component, states keep the hash that they had before there was the component.
        constexpr bool is_later_addition = std::is_same_v<Component, Pools> || std::is_same_v<Component, OnTheWay> ||
                                           std::is_same_v<Component, CompanionOrders> || std::is_same_v<Component, Boons>;
        if (is_later_addition && table.size() == 0) return;
        hash.add(table.size());
        for (std::size_t i = 0; i < table.size(); ++i) {
            hash.add(table.owners()[i].value);
            add_row(hash, table.rows()[i]);
        }
    });
    add_roster(hash, m_roster);
    add_surroundings(hash, m_surroundings);
    for (const Bag& bag : m_bags) {
        hash.add(bag.stacks.size());
        for (const ItemStack& stack : bag.stacks) add_stack(hash, stack);
        // Without minutes, states keep the hash that they had before there were any.
        if (bag.minutes != 0) hash.add("minutes").add(static_cast<std::uint64_t>(bag.minutes));
    }
}

}  // namespace td
