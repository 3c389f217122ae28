// Lists of actions on the map's layer without a window: which keys and clicks fill, change, confirm and stop them.
#include "play/list_filling.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"
#include "view/dungeon/dungeon_controller.hpp"

using namespace td;
using namespace td::test;
using namespace td::dungeon_state;

namespace {

struct ListHost final : DungeonHost {
    std::vector<Control> opened;
    int drops = 0;

    void open_screen(Control control) override { opened.push_back(control); }
    void open_orders(EntityId) override {}
    void finish_animation() override {}
    void drop_queued_input() override { ++drops; }
};

/// A hero `A` who does three things in a turn, a friend `B` who does one, and a foe `1` that stands still.
Arena cast_of(std::vector<std::string> map, TimeSystemKind kind = TimeSystemKind::wait_time) {
    Arena arena = workshop(kind, std::move(map));
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::hold, 0}};
    Species& hero = arena.catalog->species[ids::hero.index()];
    hero.time.actions = 3;
    hero.time.wait = 150;
    arena.hero('A');
    if (arena.where('B') != Point{0, 0}) arena.hero('B', ids::runner);
    if (arena.where('1') != Point{0, 0}) arena.add('1', ids::slug, arena.add_team(Faction::foe));
    return arena;
}

struct ListDesk {
    Session session;
    Settings settings;
    ListHost host;
    DungeonController controller{session, settings, host};
    std::vector<Command> given;  ///< that were carried out

    explicit ListDesk(const Arena& arena) : session(arena.start()) {
        session.begin();
        session.record([this](const Command& command, const Step&) { given.push_back(command); });
        controller.reset();
    }
    ListDesk(const ListDesk&) = delete;

    const Game& game() const { return session.game(); }
    template <class... Controls>
    void press(Controls... controls) {
        (controller.control(controls), ...);
    }
    void go_on() {
        for (int steps = 0; controller.continues() && steps < 100; ++steps) controller.continue_once();
    }
    std::size_t listed() {
        const ActionList* const list = session.shown_list();
        return list == nullptr ? 0 : list->entries().size();
    }
    bool is_paused() const { return controller.is_in<Paused>(); }
    EntityId hero() const { return game().leader(); }
    Point stands() const { return place(game(), hero()); }
};

const std::vector<std::string> fight{"##########", "#A.....1.#", "#........#", "##########"};
const Command east = commands::Walk{Direction::east};

}  // namespace

TEST_CASE("with foes in sight the actions of a turn that holds several go into a list, and confirming carries them out one by one") {
    ListDesk desk(cast_of(fight));
    CHECK(desk.controller.fills_list());
    desk.press(Control::move_east, Control::move_east, Control::move_southeast);
    CHECK(desk.listed() == 3);
    CHECK(desk.given.empty());
    CHECK(desk.stands() == Point{1, 1});
    CHECK(place(desk.session.next_game(), desk.hero()) == Point{4, 2});
    desk.press(Control::confirm);
    CHECK(desk.given.empty());
    CHECK(desk.controller.continues());
    desk.controller.continue_once();
    CHECK(desk.given == std::vector<Command>{east});
    CHECK(desk.listed() == 2);
    desk.go_on();
    CHECK(desk.given == std::vector<Command>{east, east, commands::Walk{Direction::southeast}});
    CHECK(desk.stands() == Point{4, 2});
    CHECK(desk.listed() == 0);
}

TEST_CASE("an entry is taken back, chosen and changed, and the list is dropped") {
    ListDesk desk(cast_of(fight));
    desk.press(Control::move_east, Control::move_east, Control::show_last_round);
    CHECK(desk.listed() == 1);
    CHECK(desk.host.opened.empty());
    desk.press(Control::move_east, Control::next_target, Control::move_southeast);
    REQUIRE(desk.listed() == 2);
    CHECK(desk.session.shown_list()->entries()[0].command == commands::Walk{Direction::southeast});
    CHECK(place(desk.session.next_game(), desk.hero()) == Point{3, 2});
    desk.press(Control::next_target, Control::cancel);
    CHECK(desk.listed() == 2);
    desk.press(Control::cancel);
    CHECK(desk.listed() == 0);
    CHECK(desk.given.empty());
    CHECK(desk.host.opened.empty());
    desk.press(Control::cancel);
    CHECK(desk.host.opened == std::vector{Control::pause});
}

TEST_CASE("lists of several creatures are carried out to their end, however long they wait") {
    Arena arena = workshop(TimeSystemKind::six_tier, {"#####", "#ABC#", "#####"});
    const EntityId first = arena.hero('A'), second = arena.hero('B'), third = arena.hero('C');
    ListDesk desk(arena);
    desk.press(Control::toggle_team_mode);
    for (const EntityId who : {third, second, first}) {
        desk.press(Control::plan_ahead);
        if (who != first) REQUIRE(desk.controller.fill_list_of(who));
        for (std::size_t i = 0; i < ActionList::most_entries; ++i) desk.press(Control::wait);
        CHECK(desk.listed() == ActionList::most_entries);
        desk.press(Control::confirm);
    }
    const std::size_t given_before = desk.given.size();
    desk.go_on();
    CHECK_FALSE(desk.controller.continues());
    CHECK(desk.given.size() == given_before + 3 * ActionList::most_entries);
    CHECK(desk.controller.prompt() == "");
}

TEST_CASE("without foes in sight, or where the player wants none, actions are carried out at once") {
    ListDesk peace(cast_of({"######", "#A...#", "######"}));
    CHECK_FALSE(peace.controller.fills_list());
    peace.press(Control::move_east);
    CHECK(peace.given.size() == 1);
    peace.settings.change([](Preferences& wanted) { wanted.lists = ListUse::always; });
    peace.controller.reset();
    CHECK(peace.controller.fills_list());
    ListDesk at_once(cast_of(fight));
    at_once.settings.change([](Preferences& wanted) { wanted.lists = ListUse::when_asked; });
    at_once.controller.reset();
    CHECK_FALSE(at_once.controller.fills_list());
    at_once.press(Control::move_east);
    CHECK(at_once.given.size() == 1);
    at_once.press(Control::plan_ahead, Control::move_east);
    CHECK(at_once.given.size() == 1);
    CHECK(at_once.listed() == 1);
    at_once.press(Control::plan_ahead, Control::move_east);
    CHECK(at_once.given.size() == 2);
}

TEST_CASE("under every time system a list can be filled for several turns, and is the same run as its commands one by one") {
    under_every_system({"##########", "#A.......#", "##########"}, [](Arena arena) {
        arena.hero('A');
        ListDesk desk(arena), plain(arena);
        desk.press(Control::plan_ahead, Control::move_east, Control::move_east, Control::move_east, Control::confirm);
        desk.go_on();
        CHECK(desk.given.size() == 3);
        CHECK(desk.stands() == Point{4, 1});
        plain.press(Control::move_east, Control::move_east, Control::move_east);
        CHECK(desk.game().hash() == plain.game().hash());
    });
}

TEST_CASE("what cannot be done is refused with its reason when it is listed") {
    ListDesk desk(cast_of(fight));
    desk.press(Control::move_north);
    CHECK(desk.listed() == 0);
    CHECK(desk.controller.prompt() == "A wall is in the way.");
    desk.press(Control::explore);
    CHECK(desk.controller.prompt() == "That runs on its own and cannot go into a list.");
}

TEST_CASE("a change that makes a later entry impossible is told before the list is carried out") {
    ListDesk desk(cast_of(fight));
    desk.press(Control::move_southeast, Control::move_northeast, Control::next_target, Control::move_east);
    desk.press(Control::confirm);
    CHECK(desk.given.empty());
    CHECK_FALSE(desk.controller.continues());
    CHECK(desk.session.shown_list()->chosen() == 1);
    CHECK(desk.controller.prompt().find("2: ") == 0);
}

TEST_CASE("any key stops a list that is carried out, and confirming goes on with the rest") {
    ListDesk desk(cast_of(fight));
    desk.press(Control::move_east, Control::move_east, Control::move_east, Control::confirm);
    desk.controller.continue_once();
    desk.press(Control::toggle_numbers);
    CHECK_FALSE(desk.controller.continues());
    REQUIRE(desk.session.shown_list() != nullptr);
    CHECK(desk.session.shown_list()->state() == ActionList::State::stopped);
    CHECK(desk.listed() == 2);
    desk.press(Control::confirm);
    desk.go_on();
    CHECK(desk.stands() == Point{4, 1});
}

TEST_CASE("a list that stops before what cannot be done any more goes on without that when it is confirmed again") {
    ListDesk desk(cast_of({"##########", "#A.1.....#", "#........#", "##########"}));
    desk.press(Control::move_east, Control::move_southeast, Control::confirm);
    desk.controller.continue_once();
    // The foe has come to stand where the list leads to.
    ActionList& list = *desk.session.lists().edit(desk.hero());
    list.stop("Something is in the way.");
    desk.session.lists().open_for(desk.hero());
    list.choose(0);
    list.put(commands::Walk{Direction::east}, "");
    list.put(commands::Walk{Direction::southeast}, "");
    list.stop("Something is in the way.");
    REQUIRE(desk.game().would_refuse(list.entries().front().command));
    desk.press(Control::confirm);
    desk.go_on();
    CHECK(desk.stands() == Point{3, 2});
}

TEST_CASE("a foe that comes into sight stops a list, which tells why and keeps the rest") {
    ListDesk desk(cast_of({"##########", "#A.......#", "####.#####", "####.#####", "####1#####", "##########"}));
    desk.press(Control::plan_ahead);
    for (int i = 0; i < 5; ++i) desk.press(Control::move_east);
    desk.press(Control::confirm);
    desk.go_on();
    CHECK(desk.given.size() < 5);
    const std::size_t left = 5 - desk.given.size();
    CHECK(desk.listed() == left);
    CHECK(desk.controller.prompt() == "The list stops: 1 comes into sight. Enter: continue with the rest.");
    CHECK(desk.host.drops > 0);
    desk.press(Control::show_last_round);
    CHECK(desk.listed() == left - 1);
}

TEST_CASE("a click far away lists the whole way, and a click on a foe the blow at its end") {
    ListDesk desk(cast_of({"##########", "#A..1....#", "#........#", "##########"}));
    desk.controller.click({4, 1});
    REQUIRE(desk.listed() == 3);
    CHECK(std::holds_alternative<commands::Attack>(desk.session.shown_list()->entries().back().command));
    desk.press(Control::cancel);
    desk.controller.click({3, 2});
    CHECK(desk.listed() == 2);
}

TEST_CASE("a step to where nobody of the party sees is not listed: that would tell what is there") {
    ListDesk desk(cast_of({"#########", "#A......#", "#######.#", "#######.#", "#########"}));
    desk.press(Control::plan_ahead);
    for (int i = 0; i < 6; ++i) desk.press(Control::move_east);
    CHECK(desk.listed() == 6);
    desk.press(Control::move_south, Control::move_south);
    CHECK(desk.listed() < 8);
    CHECK(desk.controller.prompt() == "Nobody in the party sees that place now.");
}

TEST_CASE("a list is filled ahead while another member is asked, waits for its turn, and is then carried out") {
    ListDesk desk(cast_of({"##########", "#B.......#", "#A.......#", "##########"}));
    desk.press(Control::toggle_team_mode);
    for (int i = 0; i < 8 && desk.game().awaiting() == desk.hero(); ++i) desk.press(Control::wait);
    const EntityId friend_b = desk.game().awaiting();
    REQUIRE(friend_b != desk.hero());
    desk.given.clear();
    desk.press(Control::plan_ahead);
    REQUIRE(desk.controller.fill_list_of(desk.hero()));
    desk.press(Control::move_east, Control::move_east, Control::confirm);
    CHECK(desk.given.empty());
    CHECK_FALSE(desk.controller.continues());
    for (int i = 0; i < 8 && desk.game().awaiting() == friend_b; ++i) desk.press(Control::wait);
    REQUIRE(desk.game().awaiting() == desk.hero());
    CHECK(desk.controller.continues());
    desk.go_on();
    CHECK(desk.stands() == Point{3, 2});
}

TEST_CASE("a list that was not confirmed is offered when its turn comes") {
    ListDesk desk(cast_of({"##########", "#B.......#", "#A.......#", "##########"}));
    desk.press(Control::toggle_team_mode);
    for (int i = 0; i < 8 && desk.game().awaiting() == desk.hero(); ++i) desk.press(Control::wait);
    const EntityId friend_b = desk.game().awaiting();
    desk.press(Control::plan_ahead, Control::next_target, Control::move_east, Control::plan_ahead);
    CHECK_FALSE(desk.controller.fills_list());
    CHECK(desk.listed() == 1);
    for (int i = 0; i < 8 && desk.game().awaiting() == friend_b; ++i) desk.press(Control::wait);
    REQUIRE(desk.game().awaiting() == desk.hero());
    CHECK(desk.controller.fills_list());
    CHECK_FALSE(desk.controller.continues());
    CHECK(desk.listed() == 1);
    desk.press(Control::confirm);
    desk.go_on();
    CHECK(desk.stands() == Point{2, 2});
}

TEST_CASE("the ribbon shows the whole list at the places where its actions will be done") {
    ListDesk desk(cast_of(fight));
    desk.press(Control::move_east, Control::move_east, Control::wait);
    std::vector<int> numbers;
    for (const OrderPlace& place : desk.session.order())
        if (place.list_number > 0) {
            numbers.push_back(place.list_number);
            CHECK(place.command);
            CHECK(place.kind != OrderPlace::Kind::open);
        }
    CHECK(numbers == std::vector{1, 2, 3});
}

TEST_CASE("at a pause a list is filled for the leader, waits until the game goes on, and is the same run as its commands one by one") {
    under_every_system({"###############", "#1.....A......#", "#2............#", "###############"}, [](Arena arena) {
        arena.hero('A');
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::chase, 0}};
        arena.catalog->species[ids::runner.index()].speed = 0;
        const TeamId foes = arena.add_team(Faction::foe);
        // After what the one does, the other is next: else it is the leader's turn, and no pause is needed.
        for (const char letter : {'1', '2'}) arena.add(letter, ids::runner, foes);
        ListDesk desk(arena), plain(arena);
        for (ListDesk* const each : {&desk, &plain}) {
            each->settings.change([](Preferences& wanted) { wanted.lists = ListUse::when_asked; });
            each->press(Control::toggle_pauses, Control::wait);
            for (int i = 0; i < 9 && !each->is_paused(); ++i) each->press(Control::wait);
            REQUIRE(each->is_paused());
            each->given.clear();
        }
        desk.press(Control::plan_ahead);
        CHECK(desk.controller.fills_list());
        // Neither of these keys lets the game go on while the list is open.
        desk.press(Control::confirm);
        CHECK(desk.is_paused());
        desk.press(Control::move_east, Control::wait, Control::move_southeast);
        CHECK(desk.listed() == 3);
        CHECK(desk.is_paused());
        CHECK(desk.given.empty());
        desk.press(Control::show_last_round, Control::show_last_round, Control::move_east);
        CHECK(desk.listed() == 2);
        desk.press(Control::confirm);
        CHECK(desk.is_paused());
        CHECK(desk.given.empty());
        CHECK(desk.controller.prompt() == "A carries out the list on its turn.");
        for (int i = 0; i < 200 && (desk.listed() > 0 || !desk.game().awaiting()); ++i) {
            desk.is_paused() ? desk.press(Control::wait) : desk.go_on();
        }
        CHECK(desk.listed() == 0);
        CHECK(desk.stands() == Point{9, 1});
        int steps = 0;
        for (int i = 0; i < 200 && (steps < 2 || !plain.game().awaiting()); ++i) {
            if (plain.is_paused())
                plain.press(Control::wait);
            else
                plain.press(Control::move_east), ++steps;
        }
        CHECK(plain.stands() == desk.stands());
        CHECK(plain.game().hash() == desk.game().hash());
    });
}
