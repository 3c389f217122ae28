#include "text/name_numbers.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "text/turn_order.hpp"

using namespace td;
using namespace td::test;

namespace {

const std::string slug = "slug";

/// The leader `A` and three slugs, which come to the floor as `1`, `2` and `3`.
struct Slugs {
    Slugs() : arena({"########", "#A.123.#", "########"}) {
        arena.hero('A');
        const TeamId foes = arena.add_team(Faction::foe);
        for (const char letter : {'1', '2', '3'}) {
            slugs.push_back(arena.add(letter, ids::slug, foes));
            arena.world.edit<Creature>(slugs.back()).name = slug;
        }
    }
    WorldView view() const { return {arena.world, *arena.catalog}; }
    void see(const std::vector<int>& which) {
        numbers.follow(view(), [&](EntityId who) {
            for (const int i : which)
                if (slugs[static_cast<std::size_t>(i)] == who) return true;
            return false;
        });
    }
    std::string name(int which) const {
        return name_among_known(slugs[static_cast<std::size_t>(which)], view(), Known([](EntityId) { return true; }, numbers));
    }

    Arena arena;
    std::vector<EntityId> slugs;
    NameNumbers numbers;
};

}  // namespace

TEST_CASE("a number that was given stays with its creature when others die, go out of sight or come into it") {
    Slugs scene;
    scene.see({1, 2});
    CHECK(scene.name(1) == slug + " 1");
    CHECK(scene.name(2) == slug + " 2");
    scene.arena.world.edit_roster()[scene.slugs[1]].here = false;
    scene.see({0, 2});
    CHECK(scene.name(2) == slug + " 2");
    CHECK(scene.name(0) == slug + " 3");
    scene.see({});
    CHECK(scene.name(2) == slug + " 2");
}

TEST_CASE("the only one of a name bears no number, and one that was never seen has none") {
    Slugs scene;
    scene.see({1});
    CHECK(scene.name(1) == slug);
    CHECK(scene.name(0) == slug);
    scene.see({1, 2});
    CHECK(scene.name(1) == slug + " 1");
    CHECK(scene.name(0) == slug);
    scene.numbers.clear();
    CHECK(scene.name(1) == slug);
}

TEST_CASE("a creature that takes another name is numbered among those of that name") {
    Slugs scene;
    scene.see({0, 1});
    scene.arena.world.edit<Creature>(scene.slugs[1]).name = "newt";
    scene.arena.world.edit<Creature>(scene.slugs[2]).name = "newt";
    scene.see({0, 1, 2});
    CHECK(scene.name(1) == "newt 1");
    CHECK(scene.name(2) == "newt 2");
}
