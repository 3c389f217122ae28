// A list of actions as a value: filled, changed, taken back, confirmed, and what stops it.
#include "play/action_list.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

namespace {

using State = ActionList::State;

const Command east = commands::Walk{Direction::east};
const Command strike_east = commands::Attack{Direction::east};

/// A turn of hero `A` that holds three actions, beside a foe `1` if there is one.
struct Turn {
    Arena arena;
    EntityId hero, foe;
    Game game;

    explicit Turn(std::vector<std::string> map) : arena(workshop(TimeSystemKind::wait_time, std::move(map))), game(begun()) {}

    Game begun() {
        arena.catalog->species[ids::hero.index()].time.actions = 3;
        hero = arena.hero('A');
        if (arena.where('1') != Point{0, 0}) foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        Game started = arena.start();
        started.step();
        return started;
    }
    ActionList list(const std::vector<Command>& commands) const {
        ActionList list(hero);
        for (const Command& command : commands) list.put(command, {});
        list.expect(rehearsed_entries(game, list));
        return list;
    }
    void give(ActionList& list) {
        const Command command = list.start_next(game);
        game.step(command);
        list.done();
        while (!game.awaiting()) game.step();
    }
};

const std::vector<std::string> corridor{"########", "#A.....#", "########"};

}  // namespace

TEST_CASE("a list is filled from behind, and any entry can be changed or taken back") {
    ActionList list(EntityId(3));
    CHECK(list.state() == State::empty);
    list.put(east, {});
    list.put(strike_east, {});
    list.put(commands::Wait{}, {});
    CHECK(list.state() == State::filling);
    CHECK(list.commands().commands == std::vector<Command>{east, strike_east, commands::Wait{}});
    list.choose_next(+1);
    CHECK(list.chosen() == 0);
    CHECK(list.before_next().commands.empty());
    list.choose_next(+1);
    CHECK(list.before_next().commands == std::vector<Command>{east});
    CHECK(list.commands(commands::Rest{}).commands == std::vector<Command>{east, commands::Rest{}, commands::Wait{}});
    list.put(east, {});
    CHECK_FALSE(list.chosen());
    CHECK(list.commands().commands == std::vector<Command>{east, east, commands::Wait{}});
    list.choose(0);
    CHECK(list.remove_entry());
    CHECK(list.commands().commands == std::vector<Command>{east, commands::Wait{}});
    CHECK(list.remove_entry());
    CHECK(list.commands().commands == std::vector<Command>{east});
    CHECK(list.remove_entry());
    CHECK_FALSE(list.remove_entry());
    CHECK(list.state() == State::empty);
}

TEST_CASE("choosing goes around, with a place where none is chosen") {
    ActionList list(EntityId(0));
    list.put(east, {});
    list.put(east, {});
    list.choose_next(-1);
    CHECK(list.chosen() == 1);
    list.choose_next(+1);
    CHECK_FALSE(list.chosen());
    list.choose_next(+1);
    CHECK(list.chosen() == 0);
}

TEST_CASE("a list holds so many entries; a chosen one can still be replaced") {
    ActionList list(EntityId(0));
    while (!list.is_full()) list.put(east, {});
    CHECK(list.entries().size() == ActionList::most_entries);
    list.choose(0);
    CHECK_FALSE(list.is_full());
}

TEST_CASE("what is expected of each entry follows from a rehearsal of those before it") {
    const Turn turn({"########", "#A.1...#", "########"});
    const ActionList list = turn.list({east, strike_east});
    REQUIRE(list.entries()[1].expected);
    CHECK(list.entries()[0].expected->to == Point{2, 1});
    CHECK(list.entries()[1].expected->from == Point{2, 1});
    CHECK(list.entries()[1].targets == std::vector{turn.foe});
    CHECK(list.entries()[1].tiles == std::vector{Point{3, 1}});
    CHECK(list.entries()[0].targets.empty());
}

TEST_CASE("a confirmed list is carried out one by one") {
    Turn turn(corridor);
    ActionList list = turn.list({east, east, east});
    list.confirm(turn.game);
    CHECK(list.state() == State::confirmed);
    CHECK_FALSE(list.is_open());
    for (int left = 2; left >= 0; --left) {
        CHECK(list.reason_to_stop(turn.game) == "");
        turn.give(list);
        CHECK(list.entries().size() == static_cast<std::size_t>(left));
    }
    CHECK(list.state() == State::empty);
    CHECK(place(turn.game, turn.hero) == Point{4, 1});
}

TEST_CASE("a list stops where its creature does not stand as expected, and keeps the rest") {
    Turn turn(corridor);
    ActionList list = turn.list({east, east, east});
    list.confirm(turn.game);
    list.start_next(turn.game);
    turn.game.step(commands::Wait{});
    while (!turn.game.awaiting()) turn.game.step();
    list.done();
    CHECK(list.reason_to_stop(turn.game) == "A is not where the list expects.");
    list.stop("why");
    CHECK(list.state() == State::stopped);
    CHECK(list.stop_reason() == "why");
    CHECK(list.entries().size() == 2);
    list.remove_entry();
    CHECK(list.state() == State::filling);
    CHECK(list.stop_reason() == "");
}

TEST_CASE("a list stops when the foe that a blow was meant for is gone") {
    Turn turn({"########", "#A1....#", "########"});
    turn.arena.world.edit<Health>(turn.foe).now = 5;
    turn.game = turn.arena.start();
    turn.game.step();
    ActionList list = turn.list({strike_east});
    // As if chance had decided: the rehearsal of the list could not know that the foe falls.
    list.put(strike_east, {});
    std::vector<ActionList::Entry> entries = list.entries();
    entries[0] = turn.list({strike_east}).entries()[0];
    entries[1] = entries[0];
    list.expect(entries);
    list.confirm(turn.game);
    turn.give(list);
    CHECK_FALSE(turn.game.world().roster().is_here(turn.foe));
    CHECK(list.reason_to_stop(turn.game) != "");
}

TEST_CASE("a list stops when its creature is hurt, and when a foe comes into sight") {
    Turn turn({"########", "#A1....#", "########"});
    turn.arena.world.edit_roster()[turn.hero].actions = 1;
    turn.game = turn.arena.start();
    turn.game.step();
    turn.arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}};
    turn.game = turn.arena.start();
    turn.game.step();
    ActionList list = turn.list({commands::Wait{}, commands::Wait{}, commands::Wait{}, commands::Wait{}, commands::Wait{}});
    list.confirm(turn.game);
    CHECK(list.reason_to_stop(turn.game) == "");
    std::string why;
    for (int given = 0; given < 5 && why.empty(); ++given) {
        turn.give(list);
        why = list.reason_to_stop(turn.game);
    }
    CHECK(why == "A is hurt.");

    Turn hidden({"##########", "#A.......#", "####.#####", "####.#####", "####1#####", "##########"});
    ActionList walk = hidden.list({east, east, east, east});
    walk.confirm(hidden.game);
    why.clear();
    for (int given = 0; given < 4 && why.empty(); ++given) {
        hidden.give(walk);
        why = walk.reason_to_stop(hidden.game);
    }
    CHECK(why == "1 comes into sight.");
}

TEST_CASE("a list stops at a warning that the player has not confirmed") {
    Turn turn({"########", "#AB....#", "########"});
    turn.arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
    turn.arena.hero('B');
    turn.game = turn.arena.start();
    turn.game.step();
    ActionList list = turn.list({strike_east});
    list.confirm(turn.game);
    const std::string warning = list.reason_to_stop(turn.game);
    CHECK(warning == "Friends would be hit: B!");
    ActionList agreed(turn.hero);
    agreed.put(strike_east, warning);
    agreed.expect(rehearsed_entries(turn.game, agreed));
    agreed.confirm(turn.game);
    CHECK(agreed.reason_to_stop(turn.game) == "");
}
