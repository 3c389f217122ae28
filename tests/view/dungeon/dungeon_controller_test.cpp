// DungeonController without a window: the state that a key or click leads to, and the commands that it gives.
#include "view/dungeon/dungeon_controller.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;
using namespace td::dungeon_state;

namespace {

struct RecordingHost final : DungeonHost {
    std::vector<Control> opened;
    std::vector<EntityId> orders_about;
    int drops = 0;

    void open_screen(Control control) override { opened.push_back(control); }
    void open_orders(EntityId about) override { orders_about.push_back(about); }
    void finish_animation() override {}
    void drop_queued_input() override { ++drops; }
};

/// A run in an arena, steered by controls. Records each rehearsed command with the revision of the session.
struct Desk {
    using Rehearsed = std::vector<std::pair<std::uint64_t, Command>>;
    Rehearsed rehearsed;
    Session session;
    Settings settings;
    RecordingHost host;
    DungeonController controller{session, settings, host};

    explicit Desk(const Arena& arena)
        : session(arena.start(), CommandPreviews([this](const Game& game, const Command& command) {
                      rehearsed.emplace_back(session.revision(), command);
                      return game.would_refuse(command);
                  })) {
        session.begin();
    }
    Desk(const Desk&) = delete;

    const Game& game() const { return session.game(); }
    Point at(EntityId who) const { return place(game(), who); }
    int health(EntityId who) const { return game().world().get<Health>(who).now; }
    template <class... Controls>
    void press(Controls... controls) {
        (controller.control(controls), ...);
    }
    /// Lets automatic commands continue until they stop. Returns the number of turns.
    int go_on() {
        int turns = 0;
        for (; controller.continues() && turns < 500; ++turns) controller.continue_once();
        return turns;
    }
    template <class State>
    bool is_in() const {
        return controller.is_in<State>();
    }
};

const std::vector<std::string> room{"########", "#......#", "#..A...#", "#......#", "########"};

/// A hero `A` who faces south, friends `B` and `C`, foes `1` and `2` that stand still.
struct Cast {
    Arena arena;
    EntityId hero, friend_b, friend_c, foe, other_foe;

    explicit Cast(std::vector<std::string> map, TimeSystemKind kind = TimeSystemKind::six_tier) : arena(workshop(kind, std::move(map))) {
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::hold, 0}};
        arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
        hero = arena.hero('A');
        if (has('B')) friend_b = arena.hero('B');
        if (has('C')) friend_c = arena.hero('C');
        const TeamId foes = arena.add_team(Faction::foe);
        if (has('1')) foe = arena.add('1', ids::slug, foes);
        if (has('2')) other_foe = arena.add('2', ids::slug, foes);
    }
    bool has(char letter) const { return arena.where(letter) != Point{0, 0}; }
};

}  // namespace

TEST_CASE("one state is in force at a time, and going back leaves nothing of it") {
    const Cast party(room);
    Desk desk(party.arena);
    CHECK(desk.is_in<Playing>());
    desk.press(Control::look);
    CHECK(desk.is_in<Looking>());
    CHECK(desk.session.focus.tile == party.arena.where('A'));
    desk.press(Control::skill_1);
    CHECK(desk.is_in<Aiming>());
    CHECK_FALSE(desk.session.focus.reached.empty());
    desk.press(Control::turn_in_place);
    CHECK(desk.is_in<Turning>());
    CHECK(desk.session.focus.reached.empty());
    CHECK_FALSE(desk.controller.prompt().empty());
    desk.press(Control::cancel);
    CHECK(desk.is_in<Playing>());
    CHECK(desk.controller.prompt().empty());
    CHECK_FALSE(desk.session.focus.tile);
    CHECK(desk.host.opened.empty());
    desk.press(Control::cancel, Control::open_bag);
    CHECK(desk.host.opened == std::vector{Control::pause, Control::open_bag});
    CHECK(desk.session.revision() == 0);
}

TEST_CASE("a direction walks, moves the cursor, aims, or is faced, by the state") {
    const Cast party(room);
    Desk desk(party.arena);
    const Point start = desk.at(party.hero);
    desk.press(Control::look, Control::move_east);
    CHECK(desk.session.focus.tile == start + Point{1, 0});
    desk.press(Control::confirm, Control::skill_1, Control::move_east);
    CHECK(desk.is_in<Aiming>());
    CHECK(std::get<commands::UseSkill>(*desk.session.focus.aimed).direction == Direction::east);
    desk.press(Control::cancel, Control::turn_in_place, Control::move_west);
    CHECK(desk.is_in<Playing>());
    CHECK(desk.game().world().get<Creature>(party.hero).facing == Direction::west);
    desk.controller.control(Control::move_north, true);
    CHECK(desk.game().world().get<Creature>(party.hero).facing == Direction::north);
    CHECK(desk.at(party.hero) == start);
    desk.press(Control::move_east);
    CHECK(desk.at(party.hero) == start + Point{1, 0});
}

TEST_CASE("zooming and the like leave what is aimed as it is") {
    const Cast party(room);
    Desk desk(party.arena);
    desk.press(Control::skill_1, Control::zoom_in, Control::toggle_numbers);
    CHECK(desk.is_in<Aiming>());
    CHECK(desk.settings.now().zoom == 1);
    CHECK_FALSE(desk.settings.now().numbers);
}

TEST_CASE("an attack on a friend is asked about: the same key or confirming agrees, going back and any other command do not") {
    Cast party({"#####", "#A..#", "#B..#", "#####"});
    for (const Control yes : {Control::attack, Control::confirm}) {
        Desk desk(party.arena);
        desk.press(Control::attack);
        REQUIRE(desk.is_in<Confirming>());
        CHECK(desk.controller.prompt().find("B") != std::string::npos);
        CHECK(desk.health(party.friend_b) == 30);
        desk.press(Control::cancel);
        CHECK(desk.is_in<Playing>());
        desk.press(Control::attack, Control::move_east, Control::attack);
        CHECK(desk.health(party.friend_b) == 30);
        desk.press(Control::move_west, Control::turn_in_place, Control::move_south, Control::attack, yes);
        CHECK(desk.is_in<Playing>());
        CHECK(desk.health(party.friend_b) < 30);
    }
}

TEST_CASE("what is aimed at a friend is asked about with the aim kept, and can be aimed anew") {
    Cast party({"########", "#A.B...#", "########"});
    party.arena.catalog->skills[ids::bolt.index()].audience = Audience::everyone;
    party.arena.world.edit<Creature>(party.hero).facing = Direction::east;
    Desk desk(party.arena);
    desk.press(Control::skill_1, Control::move_east, Control::confirm);
    REQUIRE(desk.is_in<Confirming>());
    CHECK_FALSE(desk.session.focus.reached.empty());
    desk.press(Control::move_south);
    CHECK(desk.is_in<Aiming>());
    desk.press(Control::move_east, Control::skill_1);
    REQUIRE(desk.is_in<Confirming>());
    CHECK(desk.health(party.friend_b) == 30);
    desk.controller.click(party.arena.where('B'));
    CHECK(desk.is_in<Playing>());
    CHECK(desk.health(party.friend_b) < 30);
}

TEST_CASE("the attack key strikes the one foe that can be struck, whichever way its attacker faces") {
    Cast party({"#####", "#...#", "#A..#", "#.1.#", "#####"});
    party.arena.world.edit<Creature>(party.hero).facing = Direction::north;
    Desk desk(party.arena);
    desk.press(Control::attack);
    CHECK(desk.health(party.foe) < 30);
}

TEST_CASE("the attack key prefers the foe ahead, and asks which of several is meant") {
    Cast party({"#####", "#.1.#", "#A..#", "#.2.#", "#####"});
    party.arena.world.edit<Creature>(party.hero).facing = Direction::southeast;
    {
        Desk desk(party.arena);
        desk.press(Control::attack);
        CHECK(desk.health(party.other_foe) < 30);
    }
    party.arena.world.edit<Creature>(party.hero).facing = Direction::west;
    Desk desk(party.arena);
    desk.press(Control::attack);
    REQUIRE(desk.is_in<Aiming>());
    CHECK(desk.health(party.foe) + desk.health(party.other_foe) == 60);
    const Direction first = std::get<commands::Attack>(*desk.session.focus.aimed).direction;
    desk.press(Control::next_target);
    CHECK(std::get<commands::Attack>(*desk.session.focus.aimed).direction != first);
    desk.press(Control::confirm);
    CHECK(desk.health(party.foe) + desk.health(party.other_foe) < 60);
}

TEST_CASE("where no foe can be struck, the attack key says what would help") {
    Cast party({"#####", "#A..#", "##1.#", "#####"});
    Desk desk(party.arena);
    desk.press(Control::attack);
    CHECK(desk.session.revision() == 0);
    CHECK(desk.controller.prompt() == "You cannot squeeze past that corner. 1 can be struck from another tile beside it.");
    const Cast alone(room);
    Desk empty(alone.arena);
    empty.press(Control::attack);
    CHECK(empty.controller.prompt() == "No foe is next to A. Step up to one, or use a skill or a throw.");
}

TEST_CASE("exploring goes on by itself until all is known, and any key stops it") {
    const Cast party({"##############", "#A.....#.....#", "#......+.....#", "#......#.....#", "##############"});
    Desk desk(party.arena);
    desk.press(Control::explore);
    CHECK(desk.controller.continues());
    desk.controller.continue_once();
    desk.press(Control::toggle_numbers);
    CHECK_FALSE(desk.controller.continues());
    desk.press(Control::explore);
    CHECK(desk.go_on() > 2);
    CHECK(desk.game().sight().explored({12, 1}));
    CHECK(desk.controller.prompt() == "Everything within reach is explored.");
}

TEST_CASE("exploring that stops for a sleeper goes on if it is asked for again at once, and only then") {
    Cast party({"###########", "#.....A..1#", "#.#########", "#...#######", "###########"});
    party.arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::sleep, 1}, {Plan::Kind::hold, 0}};
    party.arena.world.edit<AiState>(party.foe).tactic = ids::hunt;
    party.arena.world.edit<AiState>(party.foe).asleep = true;
    Desk desk(party.arena);
    desk.press(Control::explore);
    CHECK(desk.controller.prompt().find("explore anyway") != std::string::npos);
    CHECK(desk.session.revision() == 0);
    desk.press(Control::wait);
    const std::uint64_t waited = desk.session.revision();
    desk.press(Control::explore);
    CHECK(desk.session.revision() == waited);
    desk.press(Control::explore);
    CHECK(desk.session.revision() > waited);
    desk.go_on();
    CHECK(desk.game().sight().explored({3, 3}));
}

TEST_CASE("the next target says so where there is no other, or none at all") {
    Cast alone(room);
    alone.arena.catalog->skills[ids::strike.index()].audience = Audience::foes;
    Desk empty(alone.arena);
    empty.press(Control::skill_1, Control::next_target);
    CHECK(empty.is_in<Aiming>());
    CHECK(empty.controller.prompt().find("Nobody there can be aimed at.") == 0);
    Cast one({"########", "#......#", "#..A1..#", "#......#", "########"});
    Desk single(one.arena);
    single.press(Control::skill_1, Control::next_target);
    CHECK(single.controller.prompt().find("There is no other target.") == 0);
    Cast two({"########", "#......#", "#.2A1..#", "#......#", "########"});
    Desk both(two.arena);
    both.press(Control::skill_1, Control::next_target);
    CHECK(both.controller.prompt().find("no other target") == std::string::npos);
}

TEST_CASE("a foe that comes into sight stops what goes on, and drops the keys that were pressed before") {
    Cast party({"############", "#A#........#", "#.#........#", "#.........1#", "############"});
    Desk desk(party.arena);
    desk.press(Control::explore);
    desk.go_on();
    CHECK(desk.host.drops == 1);
    CHECK(desk.controller.prompt() == "1 comes into sight.");
    CHECK_FALSE(desk.controller.continues());
    desk.press(Control::wait);
    CHECK(desk.host.drops == 1);
    CHECK(desk.controller.prompt().empty());
}

TEST_CASE("where every member is steered, exploring keeps the party together") {
    // If each member explored on its own, one would go left and one right.
    Cast party(
        {"#####################", "#.#################.#", "#.#################.#", "#........CAB........#", "#####################"});
    Desk desk(party.arena);
    desk.press(Control::toggle_team_mode, Control::explore);
    int turns = 0, furthest = 0;
    for (; desk.controller.continues() && turns < 300; ++turns) {
        desk.controller.continue_once();
        for (const EntityId member : {party.friend_b, party.friend_c})
            furthest = std::max(furthest, chebyshev(desk.at(member), desk.at(party.hero)));
    }
    CHECK(turns < 300);
    CHECK(furthest <= 5);
    CHECK(desk.game().team_mode());
    for (const Point end : {Point{1, 1}, Point{19, 1}}) CHECK(desk.game().sight().explored(end));
}

TEST_CASE("steering every member is begun and ended in any member's turn") {
    Cast party({"#######", "#ABC..#", "#######"});
    Desk desk(party.arena);
    desk.press(Control::toggle_team_mode, Control::wait);
    REQUIRE(desk.game().awaiting() == party.friend_b);
    desk.press(Control::toggle_team_mode);
    CHECK_FALSE(desk.game().team_mode());
    CHECK(desk.game().awaiting() == party.hero);
    CHECK(desk.game().now().round == 2);
}

TEST_CASE("at a pause a key replaces what the leader has begun, and a refusal leaves the pause as it was") {
    Cast party({"########", "#AB...1#", "#......#", "########"}, TimeSystemKind::deferred);
    Desk desk(party.arena);
    desk.press(Control::toggle_pauses, Control::wait);
    REQUIRE(desk.is_in<Paused>());
    desk.press(Control::move_north);
    CHECK(desk.is_in<Paused>());
    CHECK_FALSE(desk.controller.prompt().empty());
    CHECK(desk.game().pending(party.hero)->command == commands::Wait{});
    desk.press(Control::move_south);
    CHECK(desk.is_in<Paused>());
    CHECK(desk.game().pending(party.hero)->command == commands::Walk{Direction::south});
    desk.press(Control::next_target);
    CHECK(desk.is_in<Playing>());
    CHECK(desk.game().reconsidering());
    desk.press(Control::cancel);
    CHECK(desk.is_in<Paused>());
    CHECK(desk.host.opened.empty());
    desk.press(Control::cancel);
    CHECK(desk.host.opened == std::vector{Control::pause});
}

TEST_CASE("at a pause at which nobody of the party is to act, exploring says so") {
    Cast party({"########", "#A....1#", "#.....2#", "########"}, TimeSystemKind::action_queue);
    party.arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::chase, 0}};
    Desk desk(party.arena);
    desk.press(Control::toggle_pauses);
    for (int i = 0; i < 20 && !desk.game().paused(); ++i) desk.press(Control::wait);
    REQUIRE(desk.is_in<Paused>());
    desk.press(Control::explore);
    CHECK(desk.controller.prompt() == "Paused: nobody in the party can act yet. Space: continue.");
}

TEST_CASE("a command is rehearsed once for each state of the game") {
    Cast party({"########", "#A.B.1.#", "########"});
    party.arena.catalog->skills[ids::bolt.index()].audience = Audience::everyone;
    Desk desk(party.arena);
    desk.press(Control::skill_1, Control::move_east, Control::next_target, Control::previous_target, Control::confirm, Control::cancel);
    desk.controller.point_at({2, 1});
    desk.press(Control::attack, Control::attack, Control::move_east);
    desk.press(Control::move_east, Control::move_east, Control::cancel, Control::skill_1, Control::confirm, Control::confirm);
    CHECK(desk.session.revision() > 1);
    CHECK(desk.rehearsed.size() > 3);
    for (auto first = desk.rehearsed.begin(); first != desk.rehearsed.end(); ++first)
        CHECK(std::find(std::next(first), desk.rehearsed.end(), *first) == desk.rehearsed.end());
}

TEST_CASE("a click walks there, attacks a neighbour, and goes to what lies further as long as no foe is in sight") {
    Cast party(room);
    Desk desk(party.arena);
    desk.controller.click({6, 1});
    desk.go_on();
    CHECK(desk.at(party.hero) == Point{6, 1});
    desk.controller.click({0, 0});
    CHECK_FALSE(desk.controller.prompt().empty());
    CHECK(desk.at(party.hero) == Point{6, 1});
    Cast fight({"#####", "#A1.#", "#####"});
    Desk other(fight.arena);
    other.controller.click(fight.arena.where('1'));
    CHECK(other.health(fight.foe) < 30);
}

TEST_CASE("a click on a tile round a corner walks round it, a foe in sight or not") {
    for (const bool with_foe : {false, true}) {
        Cast party({"#########", with_foe ? "#A.....1#" : "#A......#", "##.######", "#...#####", "#########"});
        Desk desk(party.arena);
        desk.controller.click({2, 2});
        desk.go_on();
        CHECK(desk.at(party.hero) == (with_foe ? Point{2, 1} : Point{2, 2}));
    }
}

TEST_CASE("a resting pointer considers what a click would do, and nothing while something is asked") {
    Cast party({"#####", "#A..#", "#B..#", "#####"});
    Desk desk(party.arena);
    CHECK(desk.controller.point_at({2, 1}));
    CHECK(desk.session.focus.considered == commands::Walk{Direction::east});
    CHECK_FALSE(desk.controller.point_at({2, 1}));
    desk.press(Control::attack);
    REQUIRE(desk.is_in<Confirming>());
    CHECK_FALSE(desk.controller.point_at({3, 1}));
    CHECK(desk.session.focus.considered == commands::Attack{Direction::south});
}

TEST_CASE("the menu of a tile offers what can be done there, and nothing while something is asked") {
    Cast party({"#####", "#A1.#", "#B..#", "#####"});
    Desk desk(party.arena);
    REQUIRE(desk.controller.may_open_menu());
    const auto choices = desk.controller.choices_at(party.arena.where('1'));
    const auto attack = std::find_if(choices.begin(), choices.end(), [](const auto& each) {
        const auto* const command = std::get_if<Command>(&each.choice);
        return command != nullptr && std::holds_alternative<commands::Attack>(*command);
    });
    REQUIRE(attack != choices.end());
    desk.controller.choose(*attack);
    CHECK(desk.health(party.foe) < 30);
    desk.press(Control::skill_1);
    CHECK_FALSE(desk.controller.may_open_menu());
}

TEST_CASE("a refused rest ends by itself") {
    Cast party({"#######", "#A...1#", "#######"});
    Desk desk(party.arena);
    desk.press(Control::rest);
    CHECK(desk.go_on() == 0);
    CHECK(desk.session.last_refusal());
}

TEST_CASE("to go on where there is nothing to go on with says so, and how an empty list is left") {
    const Cast party(room);
    Desk desk(party.arena);
    desk.press(Control::confirm);
    CHECK(desk.controller.prompt() == "There is nothing to continue, pick up or take here.");
    desk.press(Control::plan_ahead, Control::confirm);
    CHECK(desk.controller.prompt().starts_with("The list is empty"));
    CHECK(desk.controller.fills_list());
}

TEST_CASE("orders are opened about whom the player looks at, and for nobody where nobody follows") {
    const Cast party({"########", "#.B..1.#", "#..A...#", "#......#", "########"});
    Desk desk(party.arena);
    desk.press(Control::give_orders);
    CHECK(desk.host.orders_about == std::vector{EntityId{}});
    desk.press(Control::look);
    desk.controller.point_at(party.arena.where('B'));
    desk.press(Control::give_orders);
    desk.press(Control::look);
    desk.controller.point_at(party.arena.where('1'));
    desk.press(Control::give_orders);
    CHECK(desk.host.orders_about == std::vector{EntityId{}, party.friend_b, party.foe});
    CHECK(desk.controller.click_creature(party.friend_b));
    CHECK(desk.host.orders_about.back() == party.friend_b);
    const Cast lonely(room);
    Desk alone(lonely.arena);
    alone.press(Control::give_orders);
    CHECK(alone.host.orders_about.empty());
    CHECK_FALSE(alone.controller.prompt().empty());
}

TEST_CASE("a veto on whom the player looks at costs no turn and goes on looking") {
    Cast party({"########", "#.B1...#", "#..A...#", "#......#", "########"});
    party.arena.world.edit<AiState>(party.friend_b).tactic = ids::follow;
    Desk desk(party.arena);
    desk.press(Control::veto);
    CHECK_FALSE(desk.game().world().has<CompanionOrders>(party.friend_b));
    desk.press(Control::look);
    desk.controller.point_at(party.arena.where('B'));
    const std::vector<Intention> before = desk.session.intentions();
    REQUIRE(before.size() == 1);
    desk.press(Control::veto);
    CHECK(desk.is_in<Looking>());
    CHECK(desk.session.focus.creature == party.friend_b);
    CHECK(desk.game().awaiting() == party.hero);
    const std::vector<Intention> after = desk.session.intentions();
    REQUIRE(after.size() == 1);
    CHECK(after[0].command != before[0].command);
    REQUIRE(desk.game().world().has<CompanionOrders>(party.friend_b));
    CHECK(desk.game().world().get<CompanionOrders>(party.friend_b).vetoes.size() == 1);
}

TEST_CASE("while the player looks around, the text is scrolled by directions that would be faced, and another look begins at its top") {
    const Cast party(room);
    Desk desk(party.arena);
    desk.press(Control::look);
    desk.controller.control(Control::move_south, true);
    desk.controller.control(Control::move_south, true);
    const int down = desk.session.focus.text_scrolled;
    CHECK(down > 0);
    desk.controller.control(Control::move_north, true);
    CHECK(desk.session.focus.text_scrolled == down / 2);
    CHECK(desk.session.focus.tile == party.arena.where('A'));
    for (int i = 0; i < 4; ++i) desk.controller.control(Control::move_north, true);
    CHECK(desk.session.focus.text_scrolled == 0);
    desk.controller.scroll_text(2);
    desk.press(Control::move_east);
    CHECK(desk.session.focus.text_scrolled == 0);
    CHECK(desk.is_in<Looking>());
}
