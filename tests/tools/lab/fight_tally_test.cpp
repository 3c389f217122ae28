#include "tools/lab/fight_tally.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// What the companion `B` of the waiting leader `A` does in so many rounds of a fight with `F`, who holds its place.
FightTally tally_of(std::vector<std::string> map, int rounds, std::vector<Plan> plans, bool is_asleep = false) {
    Arena arena(std::move(map));
    Tactic tactic;
    tactic.plans = std::move(plans);
    arena.catalog->tactics.push_back(tactic);
    arena.hero('A');
    const EntityId companion = arena.hero('B'), foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
    arena.world.edit<AiState>(foe).asleep = is_asleep;
    arena.world.edit<Health>(foe) = {999, 999};
    Game game = arena.start();
    FightTally tally;
    while (game.now().round <= rounds && game.outcome() == Outcome::running) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        for (const Event& event : game.take_events()) tally.count(game, event);
    }
    return tally;
}

}  // namespace

TEST_CASE("a companion that holds its place before a foe has waited") {
    const FightTally tally = tally_of({"########", "#AB..F.#", "########"}, 5, {{Plan::Kind::hold, 0}});
    CHECK(tally.of(FightTurn::waited) >= 5);
    CHECK(tally.all() == tally.of(FightTurn::waited));
}

TEST_CASE("one that runs after the foe has moved, and then struck") {
    const FightTally tally = tally_of({"########", "#AB..F.#", "########"}, 6, {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}});
    CHECK(tally.of(FightTurn::moved) == 2);
    CHECK(tally.of(FightTurn::struck) >= 3);
    CHECK(tally.of(FightTurn::waited) == 0);
}

TEST_CASE("with a foe asleep, or far from the leader, there is no fight") {
    CHECK(tally_of({"########", "#AB..F.#", "########"}, 5, {{Plan::Kind::hold, 0}}, true).all() == 0);
    CHECK(tally_of({"################", "#A.....B.....F.#", "################"}, 5, {{Plan::Kind::hold, 0}}).all() == 0);
}
