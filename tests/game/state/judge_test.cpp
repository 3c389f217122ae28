#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "game/state/judge.hpp"
#include "text/objective_text.hpp"

using namespace td;
using namespace td::test;

namespace {

Objective condition(Objective::Kind kind, std::string text) {
    Objective result;
    result.kind = kind;
    result.text = std::move(text);
    return result;
}

Step pass_round(Game& game) {
    Step step = game.step(commands::Wait{});
    while (!game.awaiting() && step.kind != Step::Kind::over) step = game.step();
    return step;
}

/// The hero one step from the stairs, a foe with a little life left beside it.
struct LastFloor {
    Arena arena{{"#######", "#FA>..#", "#..G..#", "#######"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Dungeon& dungeon() { return arena.catalog->dungeons[0]; }
    void leave(Game& game) {
        game.step(commands::Walk{Direction::east});
        while (!game.awaiting()) game.step();
        game.step(commands::Descend{});
        game.step();
    }
};

}  // namespace

TEST_CASE("the death of the whole party loses, whatever the content says, and guests alone do not keep it going") {
    LastFloor t;
    t.arena.world.edit<Statuses>(t.hero).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(t.hero).now = 1;
    t.arena.add('G', ids::hero, TeamId(0), true);
    Game game = t.arena.start();
    CHECK(pass_round(game).kind == Step::Kind::over);
    CHECK(game.outcome() == Outcome::defeat);
    CHECK(happened<RunEnded>(game.take_events()));
    CHECK(game.step(commands::Wait{}).kind == Step::Kind::over);
}

TEST_CASE("the death of all foes wins where the content says so, and only then") {
    LastFloor t;
    Objective all_dead = condition(Objective::Kind::side_dead, "All foes are gone.");
    all_dead.faction = 2;
    SUBCASE("said so") { t.dungeon().victory = {all_dead}; }
    SUBCASE("not said") {}
    t.arena.world.edit<Health>(t.foe).now = 1;
    Game game = t.arena.start();
    game.step(commands::Attack{Direction::west});
    game.step();
    CHECK_FALSE(game.world().roster().is_here(t.foe));
    CHECK(game.outcome() == (t.dungeon().victory.empty() ? Outcome::running : Outcome::victory));
    if (!t.dungeon().victory.empty()) CHECK(outcome_text(game) == "All foes are gone.");
}

TEST_CASE("leaving by the last stairs wins where that is the aim") {
    LastFloor t;
    t.dungeon().victory = {condition(Objective::Kind::exit_reached, "Out.")};
    Game game = t.arena.start();
    CHECK(game.would_refuse(commands::Descend{})->reason == Refusal::Reason::no_stairs);
    t.leave(game);
    CHECK(game.outcome() == Outcome::victory);
}

TEST_CASE("leaving without what one came for loses, and with it wins") {
    LastFloor t;
    Objective carried = condition(Objective::Kind::item_carried, "The herb is out.");
    carried.item = ids::herb;
    t.dungeon().victory = {carried};
    bool carries = false;
    SUBCASE("without") {}
    SUBCASE("in the bag") {
        t.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        carries = true;
    }
    SUBCASE("in somebody's hands") {
        t.arena.world.add(t.hero, HeldItem{{ids::herb, 1}});
        carries = true;
    }
    SUBCASE("attached") {
        t.arena.catalog->items[ids::herb.index()].part = Part{};
        t.arena.world.add(t.hero, Parts{{{ids::herb, true, 0}}, 1});
        carries = true;
    }
    SUBCASE("in the hands of a foe") { t.arena.world.add(t.foe, HeldItem{{ids::herb, 1}}); }
    Game game = t.arena.start();
    t.leave(game);
    CHECK(game.outcome() == (carries ? Outcome::victory : Outcome::defeat));
}

TEST_CASE("losing a guest loses where the content says so") {
    LastFloor t;
    const EntityId guest = t.arena.add('G', ids::hero, TeamId(0), true);
    t.arena.world.edit<Statuses>(guest).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(guest).now = 1;
    t.dungeon().defeat = {condition(Objective::Kind::guest_dead, "The guest is dead.")};
    Game game = t.arena.start();
    CHECK(pass_round(game).kind == Step::Kind::over);
    CHECK(game.outcome() == Outcome::defeat);
    CHECK(outcome_text(game) == "The guest is dead.");
}

TEST_CASE("a foe that falls to a poison is counted as defeated") {
    LastFloor t;
    t.arena.world.edit<Statuses>(t.foe).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(t.foe).now = 1;
    Game game = t.arena.start();
    pass_round(game);
    CHECK(!game.world().roster().is_here(t.foe));
    CHECK(game.tally().kills == 1);
}

TEST_CASE("an ally that was called on the way does not stand in for a guest that fell") {
    LastFloor t;
    const EntityId guest = t.arena.add('G', ids::hero, TeamId(0), true);
    t.arena.world.edit<Statuses>(guest).list = {{ids::poison, 5, {}}};
    t.arena.world.edit<Health>(guest).now = 1;
    t.dungeon().defeat = {condition(Objective::Kind::guest_dead, "The guest is dead.")};
    Skill& call = t.arena.catalog->skills[ids::mend.index()];
    call.area = {};
    call.effects = {Effect{.payload = effect::Summon{.count = 1, .species = ids::hero}}};
    Game game = t.arena.start();
    while (!game.awaiting()) game.step();
    game.step(commands::UseSkill{1, Direction::east, {}});
    CHECK(happened<Joined>(game.take_events()));
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
    CHECK(!game.world().roster().is_here(guest));
    CHECK(game.outcome() == Outcome::defeat);
}

TEST_CASE("rounds survived win when the last of them is over") {
    LastFloor t;
    Objective survived = condition(Objective::Kind::rounds_survived, "Held.");
    survived.rounds = 2;
    t.dungeon().victory = {survived};
    Game game = t.arena.start();
    pass_round(game);
    CHECK(game.outcome() == Outcome::running);
    pass_round(game);
    CHECK(game.outcome() == Outcome::victory);
}

TEST_CASE("the stairs of a floor that is not the last lead to the next one, with all that the party has") {
    LastFloor t;
    FloorRules below;
    below.theme = ThemeId(0);
    t.dungeon().floors.push_back(below);
    t.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 2}};
    t.arena.world.edit<Health>(t.hero).now = 17;
    Game game = t.arena.start();
    t.leave(game);
    CHECK(game.step().kind == Step::Kind::needs_command);
    CHECK(game.floor() == 2);
    CHECK(game.outcome() == Outcome::running);
    CHECK(game.world().get<Health>(game.leader()).now == 17);
    CHECK(game.world().bag(TeamId(0)).stacks[0].count == 2);
    CHECK(game.tally().floors == 2);
}

namespace {

/// The hero, a guest and a far tile that is a landmark of `reach` tiles.
struct Crossing {
    Arena arena{{"##########", "#AG......#", "#.......1#", "##########"}};
    EntityId hero = arena.hero('A');
    EntityId guest = arena.add('G', ids::fish, TeamId(0), true);
    explicit Crossing(Point site, int reach = 0) {
        Landmark beacon;
        beacon.id = beacon.name = "Beacon";
        beacon.reach = reach;
        arena.catalog->landmarks = {beacon};
        const EntityId mark = arena.world.create();
        arena.world.place(mark, site);
        arena.world.add(mark, LandmarkMarker{LandmarkId(0)});
    }
    Dungeon& dungeon() { return arena.catalog->dungeons[0]; }
};

Objective at_beacon(Objective::Kind kind, SpeciesId species = {}) {
    Objective result = condition(kind, "");
    result.landmark = LandmarkId(0);
    result.species = species;
    return result;
}

}  // namespace

TEST_CASE("a place is reached by whoever of the party comes within its reach, and the sentence that won is told") {
    Crossing t({4, 2}, 1);
    t.dungeon().victory = {at_beacon(Objective::Kind::place_reached)};
    Game game = t.arena.start();
    game.step(commands::Walk{Direction::southeast});
    while (!game.awaiting()) game.step();
    CHECK(game.outcome() == Outcome::running);
    game.step(commands::Walk{Direction::east});
    game.step();
    CHECK(game.outcome() == Outcome::victory);
    CHECK(outcome_text(game) == "The party is at the Beacon.");
}

TEST_CASE("a guest who stands where it is safe wins, and nobody else's standing there does") {
    for (const bool guest_stands_there : {true, false}) {
        Crossing t(guest_stands_there ? Point{2, 1} : Point{1, 1});
        t.dungeon().victory = {at_beacon(Objective::Kind::creature_safe, ids::fish)};
        Game game(t.arena.catalog, {1, DungeonId(0), true}, t.arena.world);
        const Step step = game.step();
        CHECK((step.kind == Step::Kind::over) == guest_stands_there);
        CHECK((game.outcome() == Outcome::victory) == guest_stands_there);
    }
}

TEST_CASE("a member on its way down the stairs is safe, and carries what it holds, when the others leave") {
    Crossing t({7, 2}, 9);
    const EntityId late = t.arena.add('1', ids::runner, TeamId(0));
    Objective safe = condition(Objective::Kind::creature_safe, "Out alive.");
    safe.species = ids::runner;
    Objective carried = condition(Objective::Kind::item_carried, "It is carried out.");
    carried.item = ids::herb;
    t.arena.world.add(late, HeldItem{{ids::herb, 1}});
    t.arena.send_on_the_way(late);
    const Game game = t.arena.start();
    for (const Objective& objective : {safe, carried}) {
        CAPTURE(objective.text);
        CHECK(measure(game.state(), objective, JudgedPhase::battle_end).met);
    }
    safe.landmark = LandmarkId(0);
    CHECK_FALSE(measure(game.state(), safe, JudgedPhase::battle_end).met);
}

TEST_CASE("a guest without a place to be safe at is safe once the party takes the stairs with it alive") {
    for (const bool alive : {true, false}) {
        LastFloor t;
        Objective safe = condition(Objective::Kind::creature_safe, "Out alive.");
        safe.species = ids::runner;
        t.dungeon().victory = {safe};
        const EntityId guest = t.arena.add('G', ids::runner, TeamId(0), true);
        if (!alive) t.arena.world.edit<Statuses>(guest).list = {{ids::poison, 5, {}}};
        t.arena.world.edit<Health>(guest).now = 1;
        Game game = t.arena.start();
        t.leave(game);
        CHECK(game.outcome() == (alive ? Outcome::victory : Outcome::defeat));
    }
}

TEST_CASE("rounds that are over lose where they are a limit") {
    LastFloor t;
    Objective limit = condition(Objective::Kind::rounds_over, "");
    limit.rounds = 2;
    t.dungeon().defeat = {limit};
    Game game = t.arena.start();
    pass_round(game);
    CHECK(game.outcome() == Outcome::running);
    pass_round(game);
    CHECK(game.outcome() == Outcome::defeat);
    CHECK(outcome_text(game) == "2 rounds have passed.");
}

TEST_CASE("one creature of a name is meant, not its likes") {
    for (const std::string name : {"F", "X"}) {
        LastFloor t;
        Objective dead = condition(Objective::Kind::creature_dead, "The fish called F is dead.");
        dead.species = ids::fish;
        dead.name = name;
        t.dungeon().victory = {dead};
        t.arena.world.edit<Health>(t.foe).now = 1;
        Game game = t.arena.start();
        game.step(commands::Attack{Direction::west});
        game.step();
        CHECK((game.outcome() == Outcome::victory) == (name == "F"));
    }
}

TEST_CASE("a condition is judged where its YAML says, and nowhere else") {
    for (const JudgedPhase phase : {JudgedPhase::action_end, JudgedPhase::round_end}) {
        LastFloor t;
        Objective all_dead = condition(Objective::Kind::side_dead, "All foes are gone.");
        all_dead.faction = 2;
        all_dead.judged = {phase};
        t.dungeon().victory = {all_dead};
        t.arena.world.edit<Health>(t.foe).now = 1;
        Game game = t.arena.start();
        std::vector<Phase> passed;
        Step step = game.step(commands::Attack{Direction::west}, &passed);
        while (step.kind == Step::Kind::turn_taken) step = game.step(std::nullopt, &passed);
        CHECK(game.outcome() == Outcome::victory);
        const Phase decided_in = phase == JudgedPhase::action_end ? Phase::action_judge : Phase::round_end_judge;
        const auto end = std::find(passed.begin(), passed.end(), Phase::battle_end);
        REQUIRE(end != passed.end());
        CHECK(*(end - 1) == decided_in);
    }
}

TEST_CASE("an item in the bag wins at once where it is judged after every action") {
    LastFloor t;
    Objective carried = condition(Objective::Kind::item_carried, "Found.");
    carried.item = ids::herb;
    carried.judged = {JudgedPhase::action_end};
    t.dungeon().victory = {carried};
    t.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
    Game game = t.arena.start();
    pass_round(game);
    CHECK(game.outcome() == Outcome::victory);
}

TEST_CASE("a floor's own victory leads to the next floor, its own defeat loses the run") {
    for (const bool wins : {true, false}) {
        LastFloor t;
        FloorRules below;
        below.theme = ThemeId(0);
        t.dungeon().floors.push_back(below);
        Objective one_round = condition(wins ? Objective::Kind::rounds_survived : Objective::Kind::rounds_over, "One round.");
        one_round.rounds = 1;
        (wins ? t.dungeon().floors[0].victory : t.dungeon().floors[0].defeat) = {one_round};
        Game game = t.arena.start();
        pass_round(game);
        CHECK(game.outcome() == (wins ? Outcome::running : Outcome::defeat));
        CHECK(game.floor() == (wins ? 2 : 1));
        CHECK(happened<FloorWon>(game.take_events()) == wins);
    }
}

TEST_CASE("what happened last on a floor is told while that floor still stands") {
    LastFloor t;
    FloorRules below;
    below.theme = ThemeId(0);
    t.dungeon().floors.push_back(below);
    Objective all_dead = condition(Objective::Kind::side_dead, "All foes are gone.");
    all_dead.faction = 2;
    all_dead.judged = {JudgedPhase::action_end};
    t.dungeon().floors[0].victory = {all_dead};
    t.arena.world.edit<Health>(t.foe).now = 1;
    Game game = t.arena.start();
    CHECK(game.step(commands::Attack{Direction::west}).kind == Step::Kind::floor_over);
    CHECK(game.floor() == 1);
    CHECK(happened<Died>(game.take_events()));
    game.step();
    CHECK(game.floor() == 2);
    const std::vector<Event> then = game.take_events();
    CHECK(happened<FloorWon>(then));
    CHECK_FALSE(happened<Died>(then));
}

TEST_CASE("a goal at the stairs says what is missing: to find them, to take them, or the item to carry out") {
    const auto progress = [](const std::vector<std::string>& map, Objective::Kind kind, bool carries) {
        Arena arena(map);
        arena.hero('A');
        Objective goal = condition(kind, "Out.");
        goal.item = ids::herb;
        arena.catalog->dungeons[0].victory = {goal};
        if (carries) arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        return objective_statuses(arena.start()).front().progress;
    };
    const std::vector<std::string> seen{"#####", "#A.>#", "#####"}, unseen{"#####", "#A#>#", "#####"};
    CHECK(progress(seen, Objective::Kind::exit_reached, false) == "stairs found, not taken yet");
    CHECK(progress(unseen, Objective::Kind::exit_reached, false) == "stairs not found yet");
    CHECK(progress(unseen, Objective::Kind::item_carried, false) == "not found yet");
    CHECK(progress(unseen, Objective::Kind::item_carried, true) == "in your hands; stairs not found yet");
}

TEST_CASE("what wins and loses is told in sentences with how far it has come") {
    LastFloor t;
    Objective held = condition(Objective::Kind::rounds_survived, "Hold out.");
    held.rounds = 3;
    Objective foes_dead = condition(Objective::Kind::side_dead, "");
    foes_dead.faction = 2;
    t.dungeon().defeat = {foes_dead};
    t.dungeon().victory = {held};
    Game game = t.arena.start();
    pass_round(game);
    const std::vector<ObjectiveStatus> told = objective_statuses(game);
    REQUIRE(told.size() == 2);
    CHECK(told[0].wins);
    CHECK(told[0].text == "Hold out.");
    CHECK(told[0].progress == "round 2 of 3");
    CHECK(told[1].text == "All foes are dead.");
    CHECK(told[1].progress == "1 of 1 left");
}
