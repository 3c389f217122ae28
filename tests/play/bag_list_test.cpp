#include "play/bag_list.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/machines.hpp"
#include "text/explain_parts.hpp"
#include "text/intervals.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Wardrobe {
    Arena arena{{"####", "#M.#", "####"}};
    Machines machines{arena};
    EntityId machine = arena.hero('M', machines.machine);
    ItemId gun = machines.weapon(machines.slug);
    ItemId blade = machines.blade();
    TimeSettings time{.kind = TimeSystemKind::action_queue};

    Game start() {
        Machines::attach(arena.world, machine, {gun, gun});
        put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {blade, 1});
        put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {ids::herb, 1});
        add_loot(arena.world, {gun, 1}, arena.where('M'));
        arena.catalog->dungeons[0].time = time;
        return arena.start();
    }
};

const BagAction* find_action(const std::vector<BagAction>& actions, const std::string& name) {
    const auto found = std::find_if(actions.begin(), actions.end(), [&](const BagAction& command) { return command.name == name; });
    return found == actions.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the bag of a machine begins with what it has attached, then what lies underfoot") {
    Wardrobe wardrobe;
    const Game game = wardrobe.start();
    const std::vector<BagRow> rows = rows_of_bag(game);
    REQUIRE(rows.size() == 5);
    CHECK(rows[0].part == 0);
    CHECK(rows[1].part == 1);
    CHECK(rows[2].underfoot);
    CHECK(rows[3].stack.item == wardrobe.blade);
    CHECK(rows[4].stack.item == ids::herb);
}

TEST_CASE("each way of handling a part is offered with the ticks it costs") {
    Wardrobe wardrobe;
    const Game game = wardrobe.start();
    const std::vector<BagRow> rows = rows_of_bag(game);
    const auto price = [&](std::size_t row, const std::string& name) {
        const std::vector<BagAction> actions = actions_for(rows[row], game);
        const BagAction* command = find_action(actions, name);
        REQUIRE(command);
        CHECK(command->refused.empty());
        return command->price;
    };
    CHECK(price(0, "Switch off").empty());
    CHECK(price(0, "Take off") == "50 ticks");
    CHECK(price(2, "Attach") == "150 ticks");
    CHECK(price(2, "Pick up") == "100 ticks");
    CHECK(price(3, "Attach") == "100 ticks");
    CHECK(price(3, "Swap for weapon") == "150 ticks");
    CHECK(price(4, "Throw") == "100 ticks");
    const std::vector<BagAction> of_herb = actions_for(rows[4], game);
    CHECK_FALSE(find_action(of_herb, "Attach"));
}

TEST_CASE("where turns come by tiers, the bag says what ends the round") {
    Wardrobe wardrobe;
    wardrobe.time = {.kind = TimeSystemKind::six_tier};
    const Game game = wardrobe.start();
    for (const BagRow& row : rows_of_bag(game)) {
        const std::vector<BagAction> actions = actions_for(row, game);
        REQUIRE_FALSE(actions.empty());
        for (const BagAction& action : actions)
            CHECK_MESSAGE(action.price == (costs_turn(action.command) ? "ends your round" : ""), action.name);
    }
}

TEST_CASE("what a volley costs is told anew as its weapons are switched") {
    Wardrobe wardrobe;
    Game game = wardrobe.start();
    CHECK(describe_volley(wardrobe.machine, game) == "2 guns, 300 ticks");
    game.step(commands::SwitchPart{1});
    CHECK(describe_volley(wardrobe.machine, game) == "1 gun, 200 ticks");
    CHECK(list_parts(wardrobe.machine, game) == "weapon, weapon (off)");
    game.step(commands::SwitchPart{0});
    CHECK(describe_volley(wardrobe.machine, game).empty());
}

TEST_CASE("speed is told in ticks per step and in percent of normal, with the load") {
    Wardrobe wardrobe;
    const ItemId wheels = wardrobe.machines.drive(Propulsion::wheels, 1, 0, 2);
    Machines::attach(wardrobe.arena.world, wardrobe.machine, {wheels});
    const Game game = wardrobe.start();
    CHECK(interval_of_step(wardrobe.machine, game).average() == 80);
    CHECK(describe_gait(wardrobe.machine, game) == "Step 80 ticks (125%), load 2 of 100.");
}

TEST_CASE("where each creature has a wait of its own, no part makes its steps or volleys take longer, and nobody says so") {
    Wardrobe wardrobe;
    wardrobe.time = {.kind = TimeSystemKind::wait_time};
    const ItemId treads = wardrobe.machines.drive(Propulsion::treads, 1, 0, 2);
    Machines::attach(wardrobe.arena.world, wardrobe.machine, {treads});
    wardrobe.arena.catalog->species[wardrobe.machines.machine.index()].time = {.wait = 150, .actions = 3};
    wardrobe.arena.world.edit_roster()[wardrobe.machine].wait = 150;
    wardrobe.arena.world.edit_roster()[wardrobe.machine].actions = 3;
    const Game game = wardrobe.start();
    CHECK(describe_gait(wardrobe.machine, game) == "Step 50 ticks (200%), load 2 of 100.");
    CHECK(describe_pace(wardrobe.machine, game) == "3 actions every 150 ticks (200%)");
    CHECK(short_pace(interval_of_step(wardrobe.machine, game), game.catalog()) == "3 in 150");
    CHECK(describe_volley(wardrobe.machine, game) == "2 guns, 50 ticks");
}

TEST_CASE("what people wear is put on and put away, not attached and switched") {
    Arena arena({"####", "#H.#", "####"});
    Item ring;
    ring.name = "Ring";
    ring.part = Part{};
    ring.part->slot = PartSlot::charm;
    ring.part->defence_percent = 150;
    ring.triggers = {Trigger{.event = TriggerEvent::waits, .effects = {{effect::BankTurn{}}}}};
    const ItemId item(arena.catalog->items.size());
    arena.catalog->items.push_back(ring);
    arena.catalog->species[ids::hero.index()].slots.charm = 1;
    const EntityId hero = arena.hero('H');
    put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {item, 1});
    const Game game = arena.start();
    REQUIRE(rows_of_bag(game).size() == 1);
    CHECK(find_action(actions_for(rows_of_bag(game)[0], game), "Put on") != nullptr);
    const std::vector<std::string> told = describe_item((*arena.catalog)[item], game);
    REQUIRE(told.size() == 3);
    CHECK(told[0] == "A charm.");
    CHECK(told[1] == "is hit about 80% as hard");
    arena.world.edit<Parts>(hero).list.push_back({item, true, 1});
    const Game wearing = arena.start();
    const std::vector<BagAction> actions = actions_for(rows_of_bag(wearing)[0], wearing);
    REQUIRE(actions.size() == 1);
    CHECK(actions[0].name == "Put away");
}
