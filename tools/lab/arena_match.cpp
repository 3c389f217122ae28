#include "tools/lab/arena_match.hpp"

#include <algorithm>

#include "actions/commit.hpp"
#include "game/run/game.hpp"
#include "tools/lab/invariants.hpp"
#include "tools/lab/self_play.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Number of creatures side by side in a rank.
int rank_of(const ArenaRules& rules) { return std::min(5, rules.height - 2); }

/// Column of the western team's front rank.
int front_of(const ArenaRules& rules) { return (rules.width - 1 - rules.distance) / 2; }

/// Place of the `number`-th creature of a team. The team stands in ranks, each filled from its middle outwards.
Point place_in_formation(const ArenaRules& rules, std::size_t number, bool facing_east) {
    const int index = static_cast<int>(number);
    const int in_rank = index % rank_of(rules);
    const int beside = (in_rank + 1) / 2 * (in_rank % 2 == 1 ? -1 : 1);
    const int x = front_of(rules) - index / rank_of(rules);
    return {facing_east ? x : rules.width - 1 - x, rules.height / 2 + beside};
}

World ground_of(const Catalog& catalog, const ArenaRules& rules) {
    constexpr bool blocks_sight = true;
    World world(rules.width, rules.height, catalog.wall, blocks_sight);
    for (int y = 1; y + 1 < rules.height; ++y)
        for (int x = 1; x + 1 < rules.width; ++x) world.set_terrain({x, y}, rules.ground, catalog[rules.ground].blocks_sight);
    return world;
}

/// `first`: as in fight().
void add_team(World& world, const ArenaField& field, std::size_t number, std::size_t first) {
    const bool as_party = number == first;
    const TeamId team = world.add_team(as_party ? Faction::player : Faction::foe);
    const std::vector<SpeciesId>& fighters = field.rules.teams[number];
    constexpr bool as_guest = false;
    for (std::size_t i = 0; i < fighters.size(); ++i) {
        const Point place = place_in_formation(field.rules, i, as_party);
        const EntityId who = add_creature(world, *field.catalogs[first], team, fighters[i], place, as_guest);
        world.edit<Creature>(who).facing = as_party ? Direction::east : Direction::west;
        world.edit<AiState>(who).tactic = field.tactics[number][i];
    }
}

World world_of(const ArenaField& field, std::size_t first) {
    const Catalog& catalog = *field.catalogs[first];
    World world = ground_of(catalog, field.rules);
    add_team(world, field, first, first);
    add_team(world, field, 1 - first, first);
    for (std::size_t i = 0; i < world.roster().actors.size(); ++i)
        if (world.roster().actors[i].here) world.edit_roster().actors[i] = actor_time({world, catalog}, EntityId(i));
    return world;
}

Dungeon dungeon_of(const ArenaRules& rules, const Catalog& catalog) {
    Dungeon dungeon;
    dungeon.id = "arena_match";
    dungeon.name = "Arena match";
    dungeon.floors.resize(1);
    dungeon.floors[0].theme = catalog.themes.empty() ? ThemeId() : ThemeId(0);
    dungeon.victory = {Objective{.kind = Objective::Kind::side_dead, .faction = static_cast<std::uint8_t>(Faction::foe)}};
    dungeon.time = rules.time;
    dungeon.costs = rules.costs;
    return dungeon;
}

/// The tactic of each fighter of a team. If its minds differ from the species' tactic, adds a tactic to the catalog.
std::vector<TacticId> tactics_of(Catalog& catalog, const std::vector<SpeciesId>& team, const ArenaMinds& minds) {
    std::vector<TacticId> tactics;
    for (const SpeciesId species : team) {
        TacticId tactic = minds.tactic ? minds.tactic : catalog[species].tactic;
        if (minds.look_ahead || minds.weights) {
            Tactic changed = catalog[tactic];
            changed.look_ahead = minds.look_ahead.value_or(changed.look_ahead);
            changed.weighs = minds.weights.value_or(changed.weighs);
            catalog.tactics.push_back(std::move(changed));
            tactic = TacticId(catalog.tactics.size() - 1);
        }
        tactics.push_back(tactic);
    }
    return tactics;
}

/// Counts the results species by species.
class Referee {
public:
    Referee(Game& game, int limit, std::size_t first, ArenaMatch& match) : m_game(game), m_limit(limit), m_first(first), m_match(match) {}

    void watch() {
        for (const Event& event : m_game.take_events()) {
            if (const auto* hurt = std::get_if<WasHurt>(&event)) count(*hurt);
            if (const auto* healed = std::get_if<WasHealed>(&event)) change(healed->who, &FighterTally::healed, healed->amount);
            if (const auto* died = std::get_if<Died>(&event))
                if (died->killer && m_game.world().has<Creature>(died->killer)) change(died->killer, &FighterTally::kills, 1);
            collect_fault(event, m_match.faults);
        }
        for (std::string& fault : broken_invariants(m_game)) m_match.faults.push_back(std::move(fault));
    }

    void finish() {
        const World& world = m_game.world();
        for (const EntityId who : world.table<Creature>().owners()) {
            change(who, &FighterTally::count, 1);
            if (world.roster().is_here(who)) change(who, &FighterTally::survivors, 1);
        }
        for (const std::size_t team : {0u, 1u})
            if (m_match.survivors(team) > 0 && m_match.survivors(1 - team) == 0) m_match.winner = team;
        m_match.rounds = std::min(m_game.tally().rounds, m_limit);
        m_match.hash = m_game.hash();
    }

private:
    void count(const WasHurt& hurt) {
        change(hurt.who, &FighterTally::taken, hurt.amount);
        if (hurt.source && m_game.world().has<Creature>(hurt.source) && are_hostile(m_game.world(), hurt.source, hurt.who))
            change(hurt.source, &FighterTally::dealt, hurt.amount);
    }

    void change(EntityId who, int FighterTally::*figure, int amount) {
        const std::size_t team = faction_of(m_game.world(), who) == Faction::player ? m_first : 1 - m_first;
        const SpeciesId species = m_game.world().get<Creature>(who).species;
        std::vector<FighterTally>& rows = m_match.teams[team];
        auto row = std::find_if(rows.begin(), rows.end(), [&](const FighterTally& one) { return one.species == species; });
        if (row == rows.end()) row = rows.insert(row, {.species = species});
        (*row).*figure += amount;
    }

    Game& m_game;
    int m_limit;
    std::size_t m_first;
    ArenaMatch& m_match;
};

}  // namespace

int ArenaMatch::survivors(std::size_t team) const {
    int sum = 0;
    for (const FighterTally& row : teams[team]) sum += row.survivors;
    return sum;
}

bool has_room(const ArenaRules& rules) {
    const std::size_t larger = std::max(rules.teams[0].size(), rules.teams[1].size());
    return front_of(rules) - static_cast<int>(larger - 1) / rank_of(rules) >= 1;
}

SpeciesId unfit_for(const Catalog& catalog, const ArenaRules& rules) {
    for (const auto& team : rules.teams)
        for (const SpeciesId species : team)
            if ((catalog[species].mobility & catalog[rules.ground].passable) == 0) return species;
    return {};
}

ArenaField field_for(const Catalog& content, ArenaRules rules) {
    Catalog catalog = content;
    ArenaField field;
    for (const std::size_t team : {0u, 1u}) field.tactics[team] = tactics_of(catalog, rules.teams[team], rules.minds[team]);
    catalog.dungeons.push_back(dungeon_of(rules, catalog));
    for (const std::size_t first : {0u, 1u}) {
        auto own = std::make_shared<Catalog>(catalog);
        if (rules.minds[first].are_given()) own->lead = field.tactics[first].front();
        field.catalogs[first] = std::move(own);
    }
    field.rules = std::move(rules);
    return field;
}

ArenaMatch fight(const ArenaField& field, std::uint64_t seed, std::size_t first) {
    const std::shared_ptr<const Catalog>& catalog = field.catalogs[first];
    const ArenaRules& rules = field.rules;
    const GameSettings settings{.seed = seed, .dungeon = DungeonId(catalog->dungeons.size() - 1), .leader_is_steered = false};
    Game game(catalog, settings, world_of(field, first));
    ArenaMatch match{.seed = seed};
    // Species present at the start are listed in team order, not in the order in which they are hurt.
    for (const std::size_t team : {0u, 1u})
        for (const SpeciesId species : rules.teams[team])
            if (std::none_of(match.teams[team].begin(), match.teams[team].end(), [&](const auto& row) { return row.species == species; }))
                match.teams[team].push_back({.species = species});
    Referee referee(game, rules.round_limit, first, match);
    int turns = 0;
    while (game.step().kind != Step::Kind::over && turns++ < turn_limit && match.faults.empty()) {
        referee.watch();
        if (game.now().round > rules.round_limit) break;
    }
    referee.watch();
    referee.finish();
    return match;
}

}  // namespace td
