#include "tools/preview/stage.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a stage is a room that its creature sees as a whole, whatever the sight of its species is") {
    Catalog content = *shipped_content();
    const SpeciesId hero = hero_of(content);
    content.species[hero.index()].sight = 2;
    Stage stage(content, 13, 7, hero);
    const EntityId who = stage.add(Faction::player, stage.copy_of(hero), {2, 3}, Direction::east);
    stage.finish();
    Game game = stage.game({});
    CHECK(game.step().kind == Step::Kind::needs_command);
    CHECK(game.awaiting() == who);
    CHECK(game.sight().sees({11, 5}));
    CHECK(game.world().get<Creature>(who).facing == Direction::east);
    CHECK(content.species.size() + 1 == stage.catalog().species.size());
}

TEST_CASE("a target on a stage does nothing, and is still there after a blow") {
    const auto content = shipped_content();
    const SpeciesId hero = hero_of(*content);
    Stage stage(*content, 13, 7, hero);
    stage.add(Faction::player, stage.copy_of(hero), {2, 3}, Direction::east);
    const EntityId target = stage.add(Faction::foe, stage.target_like(hero), {3, 3}, Direction::west);
    stage.finish();
    Game game = stage.game({});
    game.step();
    for (int turn = 0; turn < 5; ++turn) {
        Step step = game.step(commands::Attack{Direction::east, {}});
        CHECK(step.kind != Step::Kind::refused);
        while (game.outcome() == Outcome::running && !game.awaiting()) game.step();
    }
    CHECK(game.outcome() == Outcome::running);
    CHECK(game.world().position(target) == Point{3, 3});
    for (const Event& event : game.take_events())
        if (const auto* hurt = std::get_if<WasHurt>(&event)) CHECK(hurt->who == target);
}

TEST_CASE("each theme has a floor of a stage, so that the game draws the room in it") {
    const auto content = shipped_content();
    REQUIRE(content->themes.size() > 1);
    Stage stage(*content, 13, 7, hero_of(*content));
    stage.add(Faction::player, stage.copy_of(hero_of(*content)), {2, 3}, Direction::east);
    stage.finish();
    for (std::size_t i = 0; i < content->themes.size(); ++i) {
        const Game game = stage.game(ThemeId(i));
        CHECK(game.dungeon().floors[static_cast<std::size_t>(game.floor() - 1)].theme == ThemeId(i));
    }
}

TEST_CASE("what only swims stands in water on a stage") {
    Catalog content = *shipped_content();
    const SpeciesId hero = hero_of(content);
    content.species[hero.index()].mobility = static_cast<MobilitySet>(Mobility::swim);
    const Stage stage(content, 13, 7, hero);
    CHECK((content[stage.ground()].passable & static_cast<MobilitySet>(Mobility::swim)) != 0);
}

TEST_CASE("the themes of a species are those of the floors on which it is met, before all others") {
    Catalog content = *shipped_content();
    REQUIRE(content.themes.size() > 2);
    for (Dungeon& dungeon : content.dungeons) dungeon.floors.clear();
    const SpeciesId hero = content.dungeons.front().party.front().species;
    const SpeciesId other(hero.index() == 0 ? 1 : 0);
    for (Dungeon& dungeon : content.dungeons) std::erase_if(dungeon.party, [&](const TeamMember& one) { return one.species == other; });
    content.dungeons.front().floors.resize(2);
    content.dungeons.front().floors[0].theme = ThemeId(1);
    content.dungeons.front().floors[1].theme = ThemeId(2);
    content.dungeons.front().floors[1].foes = {TeamSpawn{.weight = 1, .members = {TeamMember{.species = other}}, .guests = {}}};
    const ThemesOfSpecies of_other = themes_of(content, other);
    CHECK(of_other.own == 1);
    CHECK(of_other.themes.front() == ThemeId(2));
    CHECK(of_other.themes.size() == content.themes.size());
    CHECK(themes_of(content, hero).own == 2);
}
