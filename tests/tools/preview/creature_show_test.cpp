#include "tools/preview/creature_show.hpp"

#include <doctest/doctest.h>

#include <set>

#include "content/shipped_content.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Shown {
    std::set<Direction> faced;
    std::set<int> columns;
    int refused = 0;
    int strikes = 0;
    bool is_over = false;
};

/// Carries out all that the creature is shown doing.
Shown play(const CreatureShow& show) {
    Shown shown;
    Game game = show.stage().game({});
    game.step();
    for (const Command& command : show.commands()) {
        if (std::holds_alternative<commands::Attack>(command)) ++shown.strikes;
        if (game.step(command).kind == Step::Kind::refused) ++shown.refused;
        for (int i = 0; i < 100 && game.outcome() == Outcome::running && !game.awaiting(); ++i) game.step();
        shown.is_over = game.outcome() != Outcome::running;
        shown.faced.insert(game.world().get<Creature>(show.creature()).facing);
        shown.columns.insert(game.world().position(show.creature()).value_or(Point{-1, -1}).x);
    }
    return shown;
}

}  // namespace

TEST_CASE("a creature turns to all sides, walks to a target, strikes it and comes back") {
    const auto content = shipped_content();
    const CreatureShow show(*content, find_id<SpeciesId>(content->species, "tunnel_rat"));
    const Shown shown = play(show);
    CHECK(shown.faced.size() == 8);
    CHECK(shown.columns == std::set{4, 5, 6, 7});
    CHECK(shown.refused == 0);
    CHECK(shown.strikes == 2);
}

TEST_CASE("an immobile creature strikes from where it stands") {
    Catalog content = *shipped_content();
    const SpeciesId rat = find_id<SpeciesId>(content.species, "tunnel_rat");
    content.species[rat.index()].immobile = true;
    const Shown shown = play(CreatureShow(content, rat));
    CHECK(shown.columns == std::set{4});
    CHECK(shown.refused == 0);
}

TEST_CASE("every species of the game can be shown, and none is killed by it") {
    const auto content = shipped_content();
    for (std::size_t i = 0; i < content->species.size(); ++i) {
        const Shown shown = play(CreatureShow(*content, SpeciesId(i)));
        CHECK_MESSAGE(shown.faced.size() == 8, content->species[i].id);
        CHECK_MESSAGE(!shown.is_over, content->species[i].id);
    }
}

TEST_CASE("a sprite is worn by a copy, under its own name") {
    const auto content = shipped_content();
    const SpriteId sprite(content->sprites.size() - 1);
    const CreatureShow show(*content, hero_of(*content), sprite);
    const Game game = show.stage().game({});
    const SpeciesId species = game.world().get<Creature>(show.creature()).species;
    CHECK(game.catalog()[species].sprite == sprite);
    CHECK(game.catalog()[hero_of(*content)].sprite == (*content)[hero_of(*content)].sprite);
}
