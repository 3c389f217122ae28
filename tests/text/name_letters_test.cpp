#include "text/name_letters.hpp"

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
        letters.follow(view(), [&](EntityId who) {
            for (const int i : which)
                if (slugs[static_cast<std::size_t>(i)] == who) return true;
            return false;
        });
    }
    std::string name(int which) const {
        return name_among_known(slugs[static_cast<std::size_t>(which)], view(), Known([](EntityId) { return true; }, letters));
    }

    Arena arena;
    std::vector<EntityId> slugs;
    NameLetters letters;
};

}  // namespace

TEST_CASE("a letter that was given stays with its creature when others die, go out of sight or come into it") {
    Slugs scene;
    scene.see({1, 2});
    CHECK(scene.name(1) == slug + " A");
    CHECK(scene.name(2) == slug + " B");
    scene.arena.world.edit_roster()[scene.slugs[1]].here = false;
    scene.see({0, 2});
    CHECK(scene.name(2) == slug + " B");
    CHECK(scene.name(0) == slug + " C");
    scene.see({});
    CHECK(scene.name(2) == slug + " B");
}

TEST_CASE("the only one of a name bears no letter, and one that was never seen has none") {
    Slugs scene;
    scene.see({1});
    CHECK(scene.name(1) == slug);
    CHECK(scene.name(0) == slug);
    scene.see({1, 2});
    CHECK(scene.name(1) == slug + " A");
    CHECK(scene.name(0) == slug);
    scene.letters.clear();
    CHECK(scene.name(1) == slug);
}

TEST_CASE("a creature that takes another name has a letter among those of that name") {
    Slugs scene;
    scene.see({0, 1});
    scene.arena.world.edit<Creature>(scene.slugs[1]).name = "newt";
    scene.arena.world.edit<Creature>(scene.slugs[2]).name = "newt";
    scene.see({0, 1, 2});
    CHECK(scene.name(1) == "newt A");
    CHECK(scene.name(2) == "newt B");
}

TEST_CASE("after Z come two letters") {
    CHECK(letters_for(1) == "A");
    CHECK(letters_for(26) == "Z");
    CHECK(letters_for(27) == "AA");
    CHECK(letters_for(26 + 26 * 26) == "ZZ");
}
