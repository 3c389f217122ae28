#include "world/world.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace td;

namespace {

template <class Component>
void toggle(World& world, EntityId id) {
    if (world.has<Component>(id))
        world.remove<Component>(id);
    else
        world.add(id, Component{});
}

template <class Component>
bool count_is_true(const World& world, Point p) {
    bool any = false;
    for (std::size_t i = 0; i < world.entity_count(); ++i) {
        const EntityId id(i);
        any = any || (world.position(id) == p && world.has<Component>(id));
    }
    return world.any(p, *indexed_as<Component>()) == any;
}

}  // namespace

TEST_CASE("the index knows what is on a tile after any sequence of changes") {
    CHECK(rc::check("spatial index", [] {
        World world(4, 4, TerrainId(0), false);
        for (int i = 0; i < 5; ++i) world.create();
        for (int i = 0; i < 60; ++i) {
            const EntityId id(*rc::gen::inRange<std::size_t>(0, 5));
            switch (*rc::gen::inRange(0, 6)) {
                case 0: toggle<Solid>(world, id); break;
                case 1: toggle<Opaque>(world, id); break;
                case 2: toggle<Loot>(world, id); break;
                case 3:
                    if (world.position(id)) world.remove_from_floor(id);
                    break;
                default: world.place(id, {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 4)});
            }
        }
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 4; ++x) {
                RC_ASSERT(count_is_true<Solid>(world, {x, y}));
                RC_ASSERT(count_is_true<Opaque>(world, {x, y}));
                RC_ASSERT(count_is_true<Loot>(world, {x, y}));
                RC_ASSERT(world.opacity().opaque({x, y}) == world.any({x, y}, IndexedKind::opaque));
            }
    }));
}

TEST_CASE("a component is found by its owner after other components were removed") {
    Table<Fixture> doors;
    for (std::size_t i = 0; i < 4; ++i) doors.add(EntityId(i), Fixture{FeatureId(i)});
    doors.remove(EntityId(0));
    CHECK_FALSE(doors.has(EntityId(0)));
    CHECK(doors.find(EntityId(2))->feature == FeatureId(2));
    CHECK(doors.find(EntityId(3))->feature == FeatureId(3));
    CHECK(doors.size() == 3);
}

TEST_CASE("equal worlds have equal hashes, and any change shows in them") {
    World world(5, 5, TerrainId(0), false);
    const EntityId id = world.create();
    world.place(id, {1, 1});
    world.add(id, Health{5, 9, 0});
    World other = world;
    const auto hash = [](const World& w) {
        Hash h;
        w.add_to(h);
        return h.value();
    };
    CHECK(hash(world) == hash(other));
    other.edit<Health>(id).now = 4;
    CHECK(hash(world) != hash(other));
    other = world;
    other.place(id, {1, 2});
    CHECK(hash(world) != hash(other));
}

TEST_CASE("the hash depends on which bag holds a stack and which creatures are guests") {
    const auto hash_with = [](const std::vector<std::vector<ItemStack>>& bags, std::size_t guests) {
        World world(5, 5, TerrainId(0), false);
        for (const std::vector<ItemStack>& stacks : bags) world.edit_bag(world.add_team(Faction::player)).stacks = stacks;
        world.edit_roster().teams[0].guests.assign(guests, EntityId(std::size_t{0}));
        world.edit_roster().teams[1].members.assign(2 - guests, EntityId(std::size_t{0}));
        Hash hash;
        world.add_to(hash);
        return hash.value();
    };
    const ItemStack herb{ItemId(0), 1};
    CHECK(hash_with({{herb}, {}}, 1) != hash_with({{}, {herb}}, 1));
    CHECK(hash_with({{}, {}}, 2) != hash_with({{}, {}}, 0));
}
