#include "ai/auto_equip.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "game/machines.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

using Choice = std::optional<Command>;

/// A machine `M` of the party with one slot of each kind, and capacity for ten units of weight.
struct Garage : AiScene {
    explicit Garage(std::vector<std::string> map = {"#########", "#M......#", "#########"}) : AiScene(std::move(map)), machines(arena) {
        Species& kind = arena.catalog->species[machines.machine.index()];
        kind.slots = {1, 1, 1};
        kind.carries = 10;
        machine = arena.hero('M', machines.machine);
    }
    void attach(ItemId item) { Machines::attach(arena.world, machine, {item}); }
    void into_bag(ItemId item) { put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {item, 1}); }
    int utility(ItemId item) const { return tactics::utility_of_part(*arena.catalog, (*arena.catalog)[item]); }
    bool wants(ItemId item) const {
        return ask([&](const AiContext& context) { return tactics::wants_part(context, machine, item); });
    }
    Choice equip() const {
        return ask([&](const AiContext& context) { return tactics::auto_equip(context, machine); });
    }
    Choice fetch() const {
        return ask([&](const AiContext& context) { return tactics::fetch_part(context, machine); });
    }

    Machines machines;
    EntityId machine;
};

}  // namespace

TEST_CASE("a weapon is worth its harm in a normal turn, a drive its speed, another part what it adds") {
    Garage garage;
    Machines& machines = garage.machines;
    CHECK(garage.utility(machines.weapon(machines.slug, 50)) == 2 * garage.utility(machines.weapon(machines.slug, 100)));
    CHECK(garage.utility(machines.turret(400)) < garage.utility(machines.turret(200)));
    CHECK(garage.utility(machines.drive(Propulsion::hover)) > garage.utility(machines.drive(Propulsion::treads)));
    CHECK(garage.utility(machines.drive(Propulsion::legs, 3)) > garage.utility(machines.drive(Propulsion::legs, 1)));
    CHECK(garage.utility(machines.helper(&Part::defence, 2)) > garage.utility(machines.helper(&Part::defence, 1)));
    CHECK(garage.utility(machines.helper(&Part::attack, 1)) > garage.utility(machines.helper(&Part::sight, 1)));
}

TEST_CASE("a part from the bag goes into a free slot, or in the place of a worse one") {
    Garage garage;
    const ItemId weak = garage.machines.helper(&Part::defence, 1);
    const ItemId strong = garage.machines.helper(&Part::defence, 3);
    garage.into_bag(ids::herb);
    garage.into_bag(strong);
    CHECK(garage.equip() == commands::AttachPart{1});
    garage.attach(weak);
    CHECK(garage.equip() == commands::SwapPart{1, 0});
    garage.arena.world.edit<Parts>(garage.machine).list[0].item = strong;
    CHECK_FALSE(garage.equip());
}

TEST_CASE("a companion does not put on what people wear, even with room for it") {
    Garage garage;
    garage.arena.catalog->species[garage.machines.machine.index()].slots.body = 1;
    const ItemId plate = garage.machines.helper(&Part::defence, 3);
    garage.arena.catalog->items[plate.index()].part->slot = PartSlot::body;
    garage.into_bag(plate);
    CHECK_FALSE(garage.wants(plate));
    CHECK_FALSE(garage.equip());
}

TEST_CASE("a part that would weigh down its bearer by more than two units is not wanted") {
    Garage garage;
    CHECK(garage.wants(garage.machines.helper(&Part::defence, 3, 12)));
    CHECK_FALSE(garage.wants(garage.machines.helper(&Part::defence, 3, 13)));
}

TEST_CASE("a weapon for close combat is not exchanged for one that shoots, however strong, and no turret for either") {
    Garage garage;
    Machines& machines = garage.machines;
    garage.attach(machines.weapon(machines.add_skill("pebble", {Shape::line, 6, 0}, 1)));
    CHECK(garage.wants(machines.weapon(machines.slug)));
    CHECK_FALSE(garage.wants(machines.blade()));
    CHECK_FALSE(garage.wants(machines.turret(100)));
}

TEST_CASE("a drive of another kind is not added to the one in use, but may replace it") {
    Garage garage;
    garage.arena.catalog->species[garage.machines.machine.index()].slots.propulsion = 3;
    const ItemId legs = garage.machines.drive(Propulsion::legs);
    const ItemId hover = garage.machines.drive(Propulsion::hover);
    garage.attach(legs);
    CHECK(garage.wants(legs));
    garage.into_bag(hover);
    CHECK(garage.equip() == commands::SwapPart{0, 0});
    garage.attach(legs);
    CHECK_FALSE(garage.wants(hover));
}

TEST_CASE("a better part underfoot is attached, or picked up first where there is no free slot for it") {
    Garage garage;
    const ItemId strong = garage.machines.helper(&Part::defence, 3);
    add_loot(garage.arena.world, {strong, 1}, garage.arena.where('M'));
    CHECK(garage.equip() == commands::AttachPart{from_ground});
    garage.attach(garage.machines.helper(&Part::defence, 1));
    CHECK(garage.equip() == commands::PickUp{});
}

TEST_CASE("a better part in view is fetched from up to four tiles away") {
    Garage garage;
    const ItemId part = garage.machines.helper(&Part::defence, 3);
    SUBCASE("near") {
        add_loot(garage.arena.world, {part, 1}, {5, 1});
        CHECK(garage.fetch() == commands::Walk{Direction::east});
    }
    SUBCASE("too far") {
        add_loot(garage.arena.world, {part, 1}, {6, 1});
        CHECK_FALSE(garage.fetch());
    }
    SUBCASE("no part") {
        add_loot(garage.arena.world, {ids::herb, 1}, {3, 1});
        CHECK_FALSE(garage.fetch());
    }
    SUBCASE("out of sight") {
        Garage walled({"######", "#M#..#", "#....#", "######"});
        add_loot(walled.arena.world, {walled.machines.helper(&Part::defence, 3), 1}, {3, 1});
        CHECK_FALSE(walled.fetch());
    }
}

TEST_CASE("who is no machine wants no parts") {
    Garage garage({"#####", "#MA.#", "#####"});
    const EntityId hero = garage.arena.hero('A');
    const ItemId part = garage.machines.helper(&Part::defence, 3);
    garage.into_bag(part);
    garage.ask([&](const AiContext& context) {
        CHECK_FALSE(tactics::wants_part(context, hero, part));
        CHECK_FALSE(tactics::auto_equip(context, hero));
        CHECK_FALSE(tactics::fetch_part(context, hero));
        return true;
    });
}
