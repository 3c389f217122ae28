#include "play/party_tactic.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("the party's next tactic goes round those that are offered, from that of the first follower") {
    Arena arena({"#####", "#ABC#", "#####"});
    arena.hero('A');
    const EntityId first = arena.hero('B'), second = arena.hero('C');
    std::vector<TacticId> offered;
    for (std::size_t i = 0; i < arena.catalog->tactics.size(); ++i) {
        arena.catalog->tactics[i].for_party = i < 2;
        if (i < 2) offered.emplace_back(i);
    }
    REQUIRE(offered.size() == 2);
    const auto next_with = [&](TacticId tactic) {
        arena.world.edit<AiState>(first).tactic = tactic;
        return next_party_tactic(arena.start());
    };
    CHECK(followers(arena.start()) == std::vector<EntityId>{first, second});
    CHECK(next_with(offered[0]) == offered[1]);
    CHECK(next_with(offered[1]) == offered[0]);
    arena.catalog->tactics[0].for_party = arena.catalog->tactics[1].for_party = false;
    CHECK_FALSE(next_with(offered[0]));
}

TEST_CASE("who leads alone has no tactic to give") {
    Arena arena({"####", "#A.#", "####"});
    arena.hero('A');
    for (Tactic& tactic : arena.catalog->tactics) tactic.for_party = true;
    const Game game = arena.start();
    CHECK(followers(game).empty());
    CHECK_FALSE(next_party_tactic(game));
}
