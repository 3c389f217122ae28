// Mistakes in vaults and plans: each is reported at its place.
#include <doctest/doctest.h>

#include <string>

#include "content/floor_file.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// A vault whose map begins in the fourth line, five characters in. `more`: types that stand before it.
ContentLoading load_vault(const std::string& map, const std::string& legend = "", const std::string& more = "") {
    std::string file = more + "vaults:\n  den:\n    map: |\n";
    for (std::size_t start = 0; start < map.size();) {
        const std::size_t end = std::min(map.find('\n', start), map.size());
        file += "      " + map.substr(start, end - start) + "\n";
        start = end + 1;
    }
    return load_with(file + (legend.empty() ? "" : "    legend:\n" + legend));
}

}  // namespace

TEST_CASE("a vault is read from its map and legend") {
    const ContentLoading loading =
        load_vault("#####\n#r.b+\n#####", "      r: {foe: rat, name: Nib}\n      b: {item: bread, at_most: 2}\n");
    REQUIRE(loading.catalog);
    const Vault& vault = loading.catalog->vaults[0];
    CHECK(vault.width == 5);
    CHECK(vault.height == 3);
    CHECK(vault.at(1, 1).foe);
    CHECK(vault.at(1, 1).name == "Nib");
    CHECK(vault.at(3, 1).item);
    CHECK(vault.at(4, 1).kind == VaultTile::Kind::door);
    CHECK(vault.at(0, 0).kind == VaultTile::Kind::rock);
}

TEST_CASE("a glyph that is not in the legend is reported at its line and column") {
    CHECK(tells(load_vault("#####\n#.x.+\n#####"), "1.yaml:5:9", "`x` is not in the legend"));
}

TEST_CASE("a door without walls, a second exit and a map without an entrance are reported at their place") {
    CHECK(tells(load_vault("#####\n#...+\n#....\n#####"), "1.yaml:5:11", "a door needs a wall on each side"));
    CHECK(tells(load_vault("#####\n#>.>+\n#####"), "1.yaml:5:10", "the stairs can be on only one tile"));
    CHECK(tells(load_vault("#####\n#...#\n#####"), "1.yaml:3", "there is no way in"));
}

TEST_CASE("a thing that walkers cannot reach, or a creature that cannot stand on its tile, is reported at the tile") {
    CHECK(tells(load_vault("#####\n..#.#\n#####"), "1.yaml:5:10", "walls keep walkers from getting here"));
    CHECK(tells(load_vault("#####\n..r.#\n#####", "      r: {foe: pike}\n"), "1.yaml:5:9", "`pike` cannot be on `floor`"));
    CHECK(tells(load_vault("#####\n..r.#\n#####", "      r: {item: bread, terrain: pool}\n"), "1.yaml:5:9", "dry ground"));
    CHECK(tells(load_vault("#####\n..C.#\n#####", "      C: {feature: crate}\n"), "1.yaml:5:9",
                "`crate` blocks the way to line 2, column 4 of the map"));
    CHECK(tells(load_vault("#####\n.w..#\n#####", "      w: {terrain: pool}\n"), "1.yaml:5:8",
                "walkers cannot cross `pool` to line 2, column 3 of the map"));
    CHECK(tells(load_vault("####\nww.#\n####", "      w: {terrain: pool}\n"), "1.yaml:3", "no tile of the edge is dry ground"));
}

TEST_CASE("slow ground, springs and secret doors are ways, and so is what a gate opens; the stairs ask for dry ground") {
    const std::string more =
        "terrains:\n  bog: {name: B, glyph: b, passable: [walk], speed: -1}\n"
        "  spring: {name: S, glyph: s, passable: [walk], triggers: [{on: turn_end, do: [{do: heal, amount: 1}]}]}\n"
        "  lava: {name: L, glyph: l, passable: [walk], triggers: [{on: turn_end, do: [{do: harm, amount: 1, kind: blunt}]}]}\n"
        "features:\n  secret: {name: S, glyph: S, solid: true, hidden: true, opens_into: door}\n";
    const auto of_map = [&](const std::string& map, const std::string& legend) { return load_vault(map, legend, more); };
    CHECK(of_map("#####\n.b..#\n#####", "      b: {terrain: bog}\n").catalog);
    CHECK(of_map("#####\n.b..#\n#####", "      b: {terrain: spring}\n").catalog);
    CHECK(of_map("#####\n.b..#\n#####", "      b: {feature: secret}\n").catalog);
    CHECK(of_map("#####\n.b..#\n#####", "      b: {feature: crate, gate: true}\n").catalog);
    CHECK(tells(of_map("#####\n.b..#\n#####", "      b: {terrain: lava}\n"), "1.yaml:11:8", "`lava` harms walkers to line 2"));
    CHECK(of_map("#####\n.b..#\n#####", "      b: {terrain: lava, gate: true}\n").catalog);
    CHECK(tells(of_map("#####\n.b.>#\n#####", "      b: {terrain: bog}\n"), "1.yaml:11:10", "must be dry ground"));
    CHECK(tells(of_map("#####\n.b.>#\n#####", "      b: {feature: crate, gate: true}\n"), "1.yaml:11:10", "must be dry ground"));
}

TEST_CASE("a legend entry that redefines a glyph, is not used, or is not a single character is reported at its key") {
    CHECK(tells(load_vault("..\n..", "      .: {foe: rat}\n"), "1.yaml:7:7", "already has a meaning on every map"));
    CHECK(tells(load_vault("..\n..", "      r: {foe: rat}\n"), "1.yaml:7:7", "is not on the map"));
    CHECK(tells(load_vault("..\n..", "      rat: {foe: rat}\n"), "1.yaml:7:7", "not a single keyboard character"));
}

TEST_CASE("a plan behind one that can always be done is reported; one with conditions hides no other") {
    CHECK(tells(load_with("tactics:\n  lazy: {name: L, plans: [hold, attack]}\n"), "1.yaml:2:33", "never reached"));
    CHECK(load_with("tactics:\n  lazy: {name: L, plans: [{do: hold, if: {foe_within: 2}}, attack]}\n").catalog);
    CHECK(tells(load_with("tactics:\n  lazy: {name: L, plans: [{do: flee, if: {healt_below: 20}}]}\n"), "1.yaml:2:43", "`health_below`"));
}

TEST_CASE("the stairs of each way can be drawn once") {
    const ContentLoading loading = load_vault("..s\n.>t", "      s: {stairs: 2}\n      t: {stairs: 3}\n");
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->vaults[0].at(2, 0).kind == VaultTile::Kind::stairs);
    CHECK(loading.catalog->vaults[0].at(2, 0).way == 2);
    CHECK(tells(load_vault("..s\n.>s", "      s: {stairs: 2}\n"), "1.yaml:5", "the stairs of that way can be on only one tile"));
    CHECK(tells(load_vault("..\n.s", "      s: {stairs: 4}\n"), "1.yaml:7", "3"));
    CHECK(tells(load_vault("..\n.s", "      s: {stairs: 2, foe: rat}\n"), "1.yaml:7:7", "a tile can hold only one of these"));
}

TEST_CASE("a tile of a vault holds one thing, and only a creature can have a name") {
    CHECK(tells(load_vault("..\n.r", "      r: {item: bread, foe: rat}\n"), "1.yaml:7:7", "a tile can hold only one of these"));
    CHECK(tells(load_vault("..\n.r", "      r: {item: bread, name: Nib}\n"), "1.yaml:7:7", "there is no creature here"));
}

TEST_CASE("objectives may name creatures of vaults, spawn tables and arrivals, and no others") {
    const auto load_hunt = [](const std::string& name, const std::string& rules) {
        const std::string dungeon =
            "dungeons:\n  hunt:\n    name: Hunt\n    party: [rat]\n    victory: [{when: creature_dead, species: rat, name: ";
        return load_texts(
            {floor_ground + dungeon + name + "}]\n    floors: [{theme: dark, " + rules + "}]\n",
             "vaults:\n  den:\n    map: |\n      ..\n      .r\n    legend:\n      r: {foe: rat, name: Nib}\n",
             "spawn_tables:\n  inner: {teams: [{members: [{species: rat, name: Gnaw}]}]}\n  outer: {teams: [{table: inner}]}\n"});
    };
    CHECK(load_hunt("Nib", "vaults: [den]").catalog);
    CHECK(load_hunt("Gnaw", "foes: [{table: outer}]").catalog);
    CHECK(load_hunt("Gnaw", "arrivals: [{teams: [{table: inner}]}]").catalog);
    CHECK(tells(load_hunt("Nob", "vaults: [den]"), "0.yaml", "did you mean `Nib`?"));
    CHECK(tells(load_hunt("Nib", "vaults: [den], vault_rooms: 0"), "0.yaml", "nobody of that species is called `Nib`"));
    CHECK(tells(load_hunt("Gnaw", "foes: [{members: [rat]}, {table: inner, floors: {from: 2}}]"), "0.yaml", "called `Gnaw`"));
}

TEST_CASE("an unexplained glyph is reported once, and of a map without a legend only the first glyph") {
    CHECK(load_vault("xx.\n.xy", "      r: {foe: rat}\n").problems.size() == 2);
    CHECK(load_vault("xx.\n.xy").problems.size() == 1);
    CHECK(tells(load_vault("..\n.é"), "1.yaml:5:8", "not a plain keyboard character"));
}
