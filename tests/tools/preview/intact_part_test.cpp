#include "tools/preview/intact_part.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/small_game.hpp"
#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

namespace {

class ContentFolder {
public:
    ContentFolder() {
        m_directory.write("core/pack.yaml", pack_yaml("core"));
        write("core/game.yaml", small_game);
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

TEST_CASE("the intact part lacks what has mistakes, with what refers to that, and nothing else") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad);
    const auto add = [&](const std::string& text) { content.write("bog/more.yaml", text); };
    const std::string spitting_newt = "species:\n  newt: {extends: toad, name: Newt, skills: [spit]}\n";
    SUBCASE("nothing has one") {}
    SUBCASE("a definition, to which another refers that a third one extends") {
        add("skills:\n  spit: {name: Spit, effects: [{do: damage, power: much, kind: blunt}]}\n" + spitting_newt +
            "  eft: {extends: newt, name: Eft}\n");
    }
    SUBCASE("a definition that only the check of the whole finds wrong") {
        add("items: {bread: {name: Bread}}\nspecies:\n  newt: {extends: toad, name: Newt, parts: [bread]}\n");
    }
    SUBCASE("a change, without which what it changes stays as it was") { add("species:\n  rat: {change: edit, speed: quick}\n"); }
    SUBCASE("a file that cannot be read") {
        add(spitting_newt);
        content.write("bog/torn.yaml", "skills: {spit: {name: [}}\n");
    }
    CHECK(content.species() == Ids{"rat", "toad"});
}

TEST_CASE("there is no intact part where what remains is no game, or where the mistake is in no definition") {
    ContentFolder content;
    content.write("bog/toad.yaml", toad + "  rat: {change: remove}\n");
    CHECK(content.species() == Ids{});
    content.write("bog/toad.yaml", toad + "rulebook: 5\n");
    CHECK(content.species() == Ids{});
}
