#include "game/judge.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

namespace {

bool on_last_floor(const Game& game) { return static_cast<std::size_t>(game.floor()) == game.dungeon().floors.size(); }

template <class Matches>
bool anyone_alive(const World& world, Matches&& matches) {
    const auto& creatures = world.table<Creature>().owners();
    return std::any_of(creatures.begin(), creatures.end(), [&](EntityId who) { return world.roster().alive(who) && matches(who); });
}

/// Somebody who matches was here: a condition about the dead needs somebody who died.
template <class Matches>
bool all_dead(const World& world, Matches&& matches) {
    const auto& creatures = world.table<Creature>().owners();
    return std::any_of(creatures.begin(), creatures.end(), matches) && !anyone_alive(world, matches);
}

bool carries(const Game& game, ItemId item) {
    const auto& stacks = game.world().bag(game.player_team()).stacks;
    if (std::any_of(stacks.begin(), stacks.end(), [&](const ItemStack& s) { return s.item == item; })) return true;
    const auto& held = game.world().table<Holding>().rows();
    return std::any_of(held.begin(), held.end(), [&](const Holding& h) { return h.stack.item == item; });
}

bool guest_lost(const Game& game) {
    const auto& guests = game.world().roster()[game.player_team()].guests;
    return static_cast<int>(std::count_if(guests.begin(), guests.end(), [&](EntityId id) { return game.world().roster().alive(id); })) <
           game.guests_owed();
}

bool is_met(const Game& game, const Condition& condition, bool leaving) {
    if (condition.last_floor && !on_last_floor(game)) return false;
    const World& world = game.world();
    switch (condition.kind) {
        case Condition::Kind::side_dead:
            return all_dead(world, [&](EntityId who) { return faction_of(world, who) == static_cast<Faction>(condition.faction); });
        case Condition::Kind::creature_dead:
            return all_dead(world, [&](EntityId who) { return world.get<Creature>(who).species == condition.species; });
        case Condition::Kind::guest_dead: return guest_lost(game);
        case Condition::Kind::exit_reached: return leaving;
        case Condition::Kind::item_carried: return leaving && carries(game, condition.item);
        case Condition::Kind::rounds_survived: return game.now().round > condition.rounds;
    }
    return false;
}

std::optional<Verdict> first_met(const Game& game, const std::vector<Condition>& conditions, Outcome outcome, bool leaving) {
    for (const Condition& condition : conditions)
        if (is_met(game, condition, leaving)) return Verdict{outcome, condition.text};
    return std::nullopt;
}

}  // namespace

std::optional<Verdict> judge_floor(const Game& game) {
    if (!game.leader()) return Verdict{Outcome::defeat, "The whole party has fallen."};
    if (auto lost = first_met(game, game.dungeon().defeat, Outcome::defeat, false)) return lost;
    return first_met(game, game.dungeon().victory, Outcome::victory, false);
}

std::optional<Verdict> judge_exit(const Game& game) {
    if (auto won = first_met(game, game.dungeon().victory, Outcome::victory, true)) return won;
    if (on_last_floor(game)) return Verdict{Outcome::defeat, "The party left the dungeon without what it came for."};
    return std::nullopt;
}

}  // namespace td
