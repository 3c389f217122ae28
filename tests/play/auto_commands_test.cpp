// What goes on without a key: which command comes next, and why none does.
#include "play/auto_commands.hpp"

#include <doctest/doctest.h>

#include <functional>

#include "game/workshop.hpp"
#include "rules/ongoing_actions.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A run whose commands are given as DungeonController gives them.
struct AutoDesk {
    Session session;
    Settings settings;
    ListFilling list{session, settings};
    AutoCommands commands{session, settings, list};
    continuation::Any going{};

    explicit AutoDesk(const Arena& arena) : AutoDesk(arena.start()) {}
    explicit AutoDesk(Game game) : session(std::move(game)) {
        session.begin();
        commands.interrupt();
    }
    AutoDesk(const AutoDesk&) = delete;

    const Game& game() const { return session.game(); }
    std::optional<AutoStop> give(const Command& command) {
        commands.before_command(going);
        const Step step = session.give(command);
        return commands.after_command(step, going);
    }
    /// Lets `going` begin and go on until it ends, and tells why.
    AutoStop follow(continuation::Any begun) {
        going = std::move(begun);
        AutoCommands::Next next = commands.first(going);
        for (turns = 0; turns < 500; ++turns) {
            if (const AutoStop* const stop = std::get_if<AutoStop>(&next)) return *stop;
            if (const std::optional<AutoStop> stop = give(std::get<Command>(next))) return *stop;
            if (watch) watch();
            if (!commands.continues(going)) return {};
            next = commands.next(going, false);
        }
        FAIL("it does not end");
        return {};
    }
    int turns = 0;
    std::function<void()> watch{};  ///< called after each command
};

/// A foe that stands still, asleep or not.
EntityId add_foe(Arena& arena, char letter) {
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::hold, 0}};
    return arena.add(letter, ids::slug, arena.add_team(Faction::foe));
}

const std::vector<std::string> corner{"#########", "#A......#", "#######.#", "#######.#", "#1......#", "#########"};

}  // namespace

TEST_CASE("nothing goes on unless something was begun") {
    Arena arena({"#####", "#A..#", "#####"});
    arena.hero('A');
    const AutoDesk desk(arena);
    CHECK_FALSE(desk.commands.continues({}));
    CHECK(desk.commands.continues(continuation::Resting{}));
}

TEST_CASE("exploring ends with what is known, and with the key for the stairs where they were seen") {
    Arena plain({"########", "#A.....#", "######.#", "#......#", "########"}),
        with_stairs({"########", "#A.....#", "######.#", "#>.....#", "########"});
    plain.hero('A');
    with_stairs.hero('A');
    AutoDesk desk(plain), other(with_stairs);
    CHECK(desk.follow(continuation::Exploring{}).why == "Everything within reach is explored.");
    CHECK(desk.turns > 2);
    CHECK(other.follow(continuation::Exploring{}).why == "You see stairs. Key . goes there; key / explores on.");
    CHECK(other.turns < desk.turns);
    CHECK(other.follow(continuation::Exploring{}).why == "Everything within reach is explored. Press . to go to the stairs.");
}

TEST_CASE("a foe that comes into sight ends what goes on and drops keys, and with a foe in sight no exploring begins") {
    Arena arena(corner);
    arena.hero('A');
    add_foe(arena, '1');
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}};
    AutoDesk desk(arena);
    const AutoStop stop = desk.follow(continuation::Exploring{});
    CHECK(stop.why == "1 comes into sight.");
    CHECK(stop.drops_keys);
    const AutoStop again = desk.follow(continuation::Exploring{});
    CHECK(again.why == "Not with foes in sight: 1.");
    CHECK_FALSE(again.drops_keys);
    CHECK(desk.turns == 0);
}

TEST_CASE("exploring ends when a member far from all foes is harmed, and when a patrol sets out") {
    Arena arena({"#############", "#AB.........#", "#############"});
    arena.hero('A');
    const EntityId second = arena.add('B', ids::runner, TeamId(0));
    AutoDesk calm(arena);
    CHECK(calm.follow(continuation::Exploring{}).why == "Everything within reach is explored.");
    CHECK(calm.turns == 3);
    arena.catalog->dungeons[0].patrols.emplace_back().members.emplace_back().species = ids::slug;
    GameState late = arena.start().state();
    late.par = 13;
    AutoDesk overdue{Game(late)};
    CHECK(overdue.follow(continuation::Exploring{}).why.empty());
    CHECK(overdue.game().state().overdue == 1);
    CHECK(overdue.turns < calm.turns);
    arena.world.edit<Statuses>(second).list.push_back({ids::poison, 3, {}});
    AutoDesk poisoned(arena);
    const AutoStop stop = poisoned.follow(continuation::Exploring{});
    CHECK(stop.why.find(" is hurt.") != std::string::npos);
    CHECK(stop.drops_keys);
}

TEST_CASE("a journey ends at its goal") {
    Arena arena({"#########", "#A......#", "#########"});
    const EntityId hero = arena.hero('A');
    AutoDesk desk(arena);
    CHECK(desk.follow(Travel(desk.game(), {5, 1})).why == "");
    CHECK(place(desk.game(), hero) == Point{5, 1});
    CHECK(desk.turns == 4);
}

TEST_CASE("what makes no progress ends, and says so") {
    Arena arena({"#######", "#A.+..#", "#######"});
    arena.hero('A');
    arena.catalog->features[ids::door.index()].opens_into = ids::door;
    AutoDesk desk(arena);
    CHECK(desk.follow(continuation::Exploring{}).why == "This gets you no further.");
    CHECK(desk.turns >= ProgressGuard::most_idle_commands);
}

TEST_CASE("an ongoing action goes on until it is disturbed, and tells the key that goes on with it") {
    Arena arena = workshop(TimeSystemKind::six_tier, {"#####", "#A..#", "#####"});
    const EntityId hero = arena.hero('A');
    arena.catalog->skills[camp_id.index()].turns = 60;
    arena.catalog->skills[camp_id.index()].interrupted_by_harm = false;
    arena.world.edit<Health>(hero).now = 10;
    arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 5, {}});
    AutoDesk desk(arena);
    CHECK_FALSE(desk.give(commands::Rest{}));
    REQUIRE(desk.commands.continues({}));
    const AutoCommands::Next next = desk.commands.next({}, false);
    REQUIRE(std::holds_alternative<AutoStop>(next));
    CHECK(std::get<AutoStop>(next).why == "A is hurt. Enter: continue.");
    CHECK_FALSE(desk.commands.continues({}));
    desk.give(*continuing_command(desk.game().world(), hero));
    CHECK(desk.commands.continues({}));
    desk.commands.interrupt();
    CHECK_FALSE(desk.commands.continues({}));
}

TEST_CASE("a confirmed list is carried out command by command, and stops at one that is refused") {
    Arena arena({"######", "#A...#", "######"});
    const EntityId hero = arena.hero('A');
    AutoDesk desk(arena);
    const Command east = commands::Walk{Direction::east};
    desk.list.toggle();
    for (int i = 0; i < 2; ++i) CHECK(desk.list.put(east) == "");
    desk.list.control(Control::confirm);
    REQUIRE(desk.commands.continues({}));
    const AutoCommands::Next next = desk.commands.next({}, false);
    REQUIRE(std::holds_alternative<Command>(next));
    CHECK(std::get<Command>(next) == east);
    // What is given instead is refused, as the listed one might be.
    const std::optional<AutoStop> stop = desk.give(commands::Walk{Direction::north});
    REQUIRE(stop);
    CHECK(stop->why.find("The list stops: ") == 0);
    CHECK(stop->drops_keys);
    CHECK_FALSE(desk.commands.continues({}));
    CHECK(desk.list.is_open());
    CHECK(place(desk.game(), hero) == arena.where('A'));
    // A refusal of what is not listed stops no list.
    CHECK(desk.give(commands::Walk{Direction::north})->why == "");
}

TEST_CASE("with a foe asleep far off exploring goes on, and tells where it would come too near to it") {
    Arena arena({"###########", "#A.......1#", "#.#########", "#...#######", "###########"});
    const EntityId hero = arena.hero('A'), foe = add_foe(arena, '1');
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::sleep, 2}, {Plan::Kind::hold, 0}};
    arena.world.edit<AiState>(foe).tactic = ids::hunt;
    arena.world.edit<AiState>(foe).asleep = true;
    AutoDesk desk(arena);
    CHECK(desk.follow(continuation::Exploring{}).why.find("Not with foes") == std::string::npos);
    CHECK(desk.turns > 0);
    CHECK(desk.game().world().get<AiState>(foe).asleep);
    arena.world.place(hero, {6, 1});
    AutoDesk near(arena);
    const AutoStop stop = near.follow(continuation::Exploring{});
    CHECK(stop.why == "1 sleeps so close that another step might wake it. /: explore anyway.");
    CHECK(stop.is_for_sleepers);
    CHECK(near.turns == 0);
    CHECK_FALSE(near.follow(continuation::Exploring{true}).is_for_sleepers);
    CHECK(near.turns > 0);
}

TEST_CASE("exploring is not stopped again by a foe that stands where it has been reported") {
    Arena arena({"##########", "#A.....#.#", "#.####.#.#", "#.#1...#.#", "#.####.#.#", "#........#", "##########"});
    arena.hero('A');
    const EntityId foe = add_foe(arena, '1');
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}, {Plan::Kind::hold, 0}};
    arena.world.edit<AiState>(foe).tactic = ids::hunt;
    AutoDesk desk(arena);
    std::vector<std::string> stops;
    do stops.push_back(desk.follow(continuation::Exploring{}).why);
    while (stops.size() < 9 && stops.back().find("is explored") == std::string::npos);
    CHECK(stops == std::vector<std::string>{"1 comes into sight.", "1 stays where it stands. / explores on, out of its reach.",
                                            "Everything within reach is explored."});
    CHECK(desk.game().sight().explored({8, 1}));
    CHECK(desk.game().world().get<Health>(desk.game().leader()).now == desk.game().world().get<Health>(desk.game().leader()).maximum);
}

TEST_CASE("a fast leader who explores waits for who follows it, and goes on without who cannot come") {
    const auto explore = [](bool follower_is_rooted) {
        const std::string down = "##################.#";
        Arena arena(
            {"####################", "#BA................#", down, down, down, down, down, "#..................#", "####################"});
        const EntityId leader = arena.hero('A', ids::wisp), follower = arena.hero('B');
        if (follower_is_rooted) arena.world.edit<Statuses>(follower).list.push_back({ids::rooted, 99, {}});
        AutoDesk desk(arena);
        int most = 0;
        desk.watch = [&] { most = std::max(most, chebyshev(place(desk.game(), leader), place(desk.game(), follower))); };
        CHECK(desk.follow(continuation::Exploring{}).why == "Everything within reach is explored.");
        return most;
    };
    CHECK(explore(false) <= 6);
    CHECK(explore(true) > 9);
}
