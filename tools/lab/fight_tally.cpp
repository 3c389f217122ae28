#include "tools/lab/fight_tally.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "ai/threats.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int fight_within = 8;  // tiles

struct CompanionTurn {
    EntityId who;
    FightTurn turn = FightTurn::waited;
};

/// The turn that the event is about, of any creature; nothing if it is about none.
std::optional<CompanionTurn> turn_in(const World& world, const Event& event) {
    if (const auto* e = std::get_if<Walked>(&event)) return CompanionTurn{e->who, FightTurn::moved};
    if (const auto* e = std::get_if<SwappedPlaces>(&event)) return CompanionTurn{e->who, FightTurn::moved};
    if (const auto* e = std::get_if<Waited>(&event)) return CompanionTurn{e->who, FightTurn::waited};
    if (const auto* e = std::get_if<FiredWeapons>(&event)) return CompanionTurn{e->who, FightTurn::struck};
    if (const auto* e = std::get_if<ThrewItem>(&event)) return CompanionTurn{e->who, FightTurn::struck};
    if (const auto* e = std::get_if<UsedItem>(&event)) return CompanionTurn{e->who, FightTurn::readied};
    const auto* e = std::get_if<UsedSkill>(&event);
    if (!e) return std::nullopt;
    const auto is_foe = [&](EntityId target) { return are_hostile(world, e->who, target); };
    if (e->plain_attack || std::any_of(e->targets.begin(), e->targets.end(), is_foe)) return CompanionTurn{e->who, FightTurn::struck};
    const bool helps = std::any_of(e->targets.begin(), e->targets.end(), [&](EntityId target) { return target != e->who; });
    return CompanionTurn{e->who, helps ? FightTurn::helped : FightTurn::readied};
}

bool is_companion(const World& world, EntityId who) {
    return world.roster().is_here(who) && faction_of(world, who) == Faction::player &&
           world.roster().leader_of(world.roster()[who].team) != who;
}

/// True if the creature can strike, and sees an awake foe near its leader.
bool is_in_fight(const Game& game, EntityId who) {
    const World& world = game.world();
    const EntityId leader = world.roster().leader_of(world.roster()[who].team);
    const std::optional<Point> there = leader ? world.position(leader) : std::nullopt;
    if (!there || !world.position(who) || tactics::blows_of({world, game.catalog()}, who).empty()) return false;
    const std::vector<EntityId> foes = tactics::foes_in_sight(game.state().ai_context(), who);
    return std::any_of(foes.begin(), foes.end(), [&](EntityId foe) {
        return !world.get<AiState>(foe).asleep && chebyshev(tactics::place_of(world, foe), *there) <= fight_within;
    });
}

}  // namespace

long FightTally::all() const { return std::accumulate(turns.begin(), turns.end(), 0L); }

void FightTally::count(const Game& game, const Event& event) {
    const std::optional<CompanionTurn> turn = turn_in(game.world(), event);
    if (turn && is_companion(game.world(), turn->who) && is_in_fight(game, turn->who)) ++turns[static_cast<std::size_t>(turn->turn)];
}

void FightTally::add(const FightTally& other) {
    for (std::size_t i = 0; i < fight_turns; ++i) turns[i] += other.turns[i];
}

}  // namespace td
