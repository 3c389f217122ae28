#include "content/packs/intact_part.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string whole_game =
    "terrains: {floor: {name: F, glyph: .}, wall: {name: W, glyph: \"#\"}}\n"
    "features: {door: {name: D, glyph: \"+\"}}\n"
    "damage_kinds: {blunt: {name: Blunt}}\n"
    "skills: {bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}}\n"
    "tactics: {hunt: {name: Hunt, plans: [attack]}}\n"
    "themes: {dark: {name: Dark}}\n"
    "dungeons: {cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}}\n"
    "species: {rat: {name: Rat, attack_skill: bite, tactic: hunt}}\n";

class ContentFolder {
public:
    ContentFolder() {
        m_directory.write("core/pack.yaml", pack_yaml("core"));
        write("core/game.yaml", whole_game);
        m_directory.write("bog/pack.yaml", pack_yaml("bog"));
    }

    void write(const std::string& file, const std::string& text) { m_directory.write(file, text); }

    /// Ids of the species in the intact part; nothing where there is none.
    std::vector<std::string> species() const {
        std::vector<std::string> ids;
        if (const auto part = load_intact_part(m_directory.path()))
            for (const Species& species : part->species) ids.push_back(species.id);
        return ids;
    }

private:
    TemporaryDirectory m_directory;
};

using Ids = std::vector<std::string>;

const std::string toad = "species:\n  toad: {name: Toad, attack_skill: bite, tactic: hunt}\n";

}  // namespace

TEST_CASE("the intact part of content without mistakes is all of it") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad);
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("the intact part lacks a definition with a mistake, and those that refer to it") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  newt: {extends: toad, name: Newt, skills: [spit]}\n  eft: {extends: newt, name: Eft}\n");
    content.write("bog/spit.yaml", "skills:\n  spit: {name: Spit, effects: [{do: damage, power: much, kind: blunt}]}\n");
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("the intact part lacks a definition that only the check of the whole finds wrong") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  newt: {extends: toad, name: Newt, parts: [bite_of_bread]}\n");
    content.write("bog/bread.yaml", "items: {bite_of_bread: {name: Bite of bread}}\n");
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("the intact part lacks a change with a mistake, not what it changes") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  rat: {change: edit, speed: quick}\n");
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("the intact part lacks a file that cannot be read, and what refers to it") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  newt: {extends: toad, name: Newt, skills: [spit]}\n");
    content.write("bog/torn.yaml", "skills: {spit: {name: [}}\n");
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("there is no intact part where what remains is no game, or where the mistake is in no definition") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  rat: {change: remove}\n");
    CHECK(content.species() == Ids{});
    content.write("bog/toad.yaml", toad + "rulebook: 5\n");
    CHECK(content.species() == Ids{});
}
