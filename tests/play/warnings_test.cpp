// Commands that the player has to confirm.
#include "play/warnings.hpp"

#include <doctest/doctest.h>

#include "game/on_the_stairs.hpp"
#include "game/workshop.hpp"
#include "world/fallen.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("leaving off is doubted only where it backfires, and not by what goes on or costs no turn") {
    Arena arena = workshop(TimeSystemKind::six_tier, {"########", "#A....1#", "##.....#", "########"});
    arena.hero('A');
    arena.add('1', ids::hero, arena.add_team(Faction::foe));
    Played played{arena.start()};
    CHECK(warning_of_backfire(played.game, commands::Wait{}) == "");
    played.give(star_at(arena.where('1')));
    CHECK(warning_of_backfire(played.game, commands::Wait{}) == "Stopping star 1/3 backfires: hurts for 5.");
    CHECK(warning_of_backfire(played.game, star_at(arena.where('1'))) == "");
    CHECK(warning_of_backfire(played.game, commands::Face{Direction::west}) == "");
    played.give(dig_towards(Direction::south));
    CHECK(warning_of_backfire(played.game, commands::Wait{}) == "");
}

TEST_CASE("what would be refused is not asked about") {
    Arena arena = workshop(TimeSystemKind::six_tier, {"#####", "#AB.#", "#####"});
    arena.hero('A');
    arena.hero('B');
    arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
    Session session(arena.start());
    session.begin();
    CHECK(warning_before(session, commands::Attack{Direction::east}, false) ==
          warning_for(session.next_game(), commands::Attack{Direction::east}, false));
    CHECK_FALSE(warning_before(session, commands::Attack{Direction::east}, false).empty());
    REQUIRE(session.refusal_of(commands::Attack{Direction::north}));
    CHECK(warning_before(session, commands::Attack{Direction::north}, false) == "");
}

TEST_CASE("stairs that lose the run are asked about, with what would be told at the end") {
    for (const bool found : {true, false}) {
        Arena arena({"#####", "#A>.#", "#####"});
        arena.hero('A');
        Objective carried;
        carried.kind = Objective::Kind::item_carried;
        carried.item = ids::herb;
        arena.catalog->dungeons[0].victory = {carried};
        if (found) arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        arena.world.place(arena.world.roster()[TeamId(0)].members[0], {2, 1});
        const Game game = arena.start();
        const std::uint64_t hash = game.hash();
        CHECK(warning_of_losing_run(game).empty() == found);
        CHECK(game.hash() == hash);
        // The player does not know what happens until the action takes effect.
        arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
        CHECK(warning_of_losing_run(arena.start()).empty());
    }
}

TEST_CASE("stairs that leave behind who could still be brought back are asked about, unless somebody carries them") {
    Arena arena({"#####", "#A>B#", "#####"});
    arena.catalog->dungeons[0].fallen = {FallenRule::Fate::carried, 9};
    arena.catalog->dungeons[0].floors.resize(2);
    const EntityId hero = arena.hero('A'), other = arena.hero('B');
    arena.world.place(hero, {2, 1});
    arena.world.remove_from_floor(other);
    arena.world.edit_roster()[other].here = false;
    add_body(arena.world, other, arena.where('B'), 9);
    CHECK(warning_for(arena.start(), commands::Descend{}, false) == "Leave B behind? A rescue is still possible.");
    take_up_body(arena.world, other, hero);
    CHECK(warning_for(arena.start(), commands::Descend{}, false).empty());
}

TEST_CASE("stairs that leave guests behind are asked about, unless the guests are near enough to come along") {
    Arena arena({"##########", "#>..G...H#", "##########"});
    arena.catalog->dungeons[0].floors.resize(2);
    const EntityId hero = add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, arena.where('>'), false);
    const EntityId near = arena.add('G', ids::hero, TeamId(0), true);
    CHECK(warning_for(arena.start(), commands::Descend{}, false).empty());
    arena.add('H', ids::hero, TeamId(0), true);
    CHECK(warning_for(arena.start(), commands::Descend{}, false) == "Leave H behind for good? Only guests within three tiles come along.");
    arena.world.place(near, {5, 1});
    CHECK(warning_for(arena.start(), commands::Descend{}, false) ==
          "Leave G, H behind for good? Only guests within three tiles come along.");
    // Where there are no stairs the command is refused, so there is nothing to ask.
    arena.world.place(hero, {2, 1});
    CHECK(warning_for(arena.start(), commands::Descend{}, false).empty());
}

TEST_CASE("before one of several ways is taken, its sign is read out with the names of the others that were seen") {
    Arena arena({"########", "#A.#..>#", "########"});
    Dungeon& dungeon = arena.catalog->dungeons[0];
    dungeon.floors.resize(3, dungeon.floors[0]);
    dungeon.floors[0].ways = {{"Low road", "Short and steep.", "low"}, {"High road", "Long.", "high"}};
    dungeon.floors[1].id = "low";
    dungeon.floors[2].id = "high";
    arena.hero('A');
    arena.world.edit_surroundings().dungeon = DungeonId(0);
    arena.world.edit_surroundings().floor = 1;
    const EntityId side = arena.world.create();
    arena.world.place(side, arena.where('A'));
    arena.world.add(side, Stairs{1});
    CHECK(warning_for(arena.start(), commands::Descend{}, false) == "Take High road? Long. You have found no other way yet.");
    arena.world.set_terrain({3, 1}, ids::floor, false);
    CHECK(warning_for(arena.start(), commands::Descend{}, false) == "Take High road? Long. Other ways you have found: Low road.");
    dungeon.floors[0].ways.pop_back();
    CHECK(warning_for(arena.start(), commands::Descend{}, false).empty());
}

TEST_CASE("stairs by which members would come much later are asked about") {
    Arena arena({"##############", "#>.....B....C#", "##############"});
    arena.catalog->dungeons[0].floors.resize(2);
    add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, arena.where('>'), false);
    arena.hero('B');
    CHECK(warning_for(arena.start(), commands::Descend{}, false).empty());
    arena.hero('C');
    CHECK(warning_for(arena.start(), commands::Descend{}, false) == "Go ahead of C? The last one follows 8 rounds later.");
}

TEST_CASE("a plain attack asks only where it would reach a friend, not where it passes one") {
    for (const bool shoots : {true, false}) {
        Arena arena = workshop(TimeSystemKind::six_tier, {"########", "#AB.1..#", "########"});
        Skill& blow = arena.catalog->skills[ids::strike.index()];
        if (shoots) blow.area = {Shape::line, 6, 0};
        blow.audience = shoots ? Audience::foes : Audience::everyone;
        arena.hero('A');
        arena.hero('B');
        arena.add('1', ids::slug, arena.add_team(Faction::foe));
        const Played played{arena.start()};
        CHECK(warning_for(played.game, commands::Attack{Direction::east}, false).empty() == shoots);
    }
}

TEST_CASE("a journey asks before a step to where a foe could strike, and not before one from worse to better") {
    Arena arena({"#########", "#A...F..#", "#########"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    arena.hero('A');
    arena.add('F', ids::hero, arena.add_team(Faction::foe));
    Session session(arena.start());
    session.begin();
    CHECK(warning_of_journey(session, commands::Walk{Direction::east}) == "");
    session.give(commands::Walk{Direction::east});
    session.give(commands::Walk{Direction::east});
    const std::string warning = warning_of_journey(session, commands::Walk{Direction::east});
    CHECK(warning.find("could strike you: up to ") != std::string::npos);
}

TEST_CASE("stairs whose keeper still stands are asked about, with the minutes that this costs") {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].minutes = MinuteRules{};
    const EntityId foe = stairs.add('.', ids::slug, stairs.add_team(Faction::foe));
    give_name(stairs.world, foe, "The Bob");
    Game game = stairs.start();
    while (!game.awaiting()) game.step();
    GameState state = game.state();
    state.par = 60;
    state.keeper = foe;
    CHECK(warning_for(Game(GameState(state)), commands::Descend{}, false) ==
          "The Bob still stands, so leaving early does not pay its 7 minutes.");
    state.now.time = 6'000;
    CHECK(warning_for(Game(GameState(state)), commands::Descend{}, false) == "");
    state.now.time = 0;
    state.keeper = {};
    CHECK(warning_for(Game(std::move(state)), commands::Descend{}, false) == "");
}
