// The order in which packs are loaded, and the content that is played when some packs have problems.
#include "content/packs/pack_order.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/packs/playable.hpp"
#include "content/small_game.hpp"
#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

namespace fs = std::filesystem;

namespace {

class Packs {
public:
    void add(const std::string& id, const std::string& info, const std::string& text = {}) {
        m_directory.write(id + "/pack.yaml", pack_yaml(id, info));
        if (!text.empty()) m_directory.write(id + "/all.yaml", text);
    }

    void set_version(const std::string& id, const std::string& version) {
        m_directory.write(id + "/pack.yaml", "id: " + id + "\nname: " + id + "\nversion: \"" + version + "\"\n");
    }

    /// The order, then the problems, without the directory.
    std::string order() const {
        std::vector<Problem> problems;
        const std::vector<Pack> packs = read_packs(m_directory.path(), problems);
        std::string text;
        for (const Pack* pack : load_order(pointers_to(packs), problems)) text += pack->info.id + " ";
        return text + "\n" + lines(problems);
    }

    std::string lines(const std::vector<Problem>& problems) const {
        std::string text;
        const std::string prefix = m_directory.path().generic_string() + "/";
        for (const Problem& problem : problems) {
            const std::string line = to_string(problem) + "\n";
            text += line.find(prefix) == 0 ? line.substr(prefix.size()) : line;
        }
        return text;
    }

    const fs::path& path() const { return m_directory.path(); }

private:
    TemporaryDirectory m_directory;
};

}  // namespace

TEST_CASE("packs are ordered by name, core first, and behind the packs that they require or follow") {
    Packs packs;
    packs.add("core", "");
    packs.add("beta", "requires: [zeta]\n");
    packs.add("alpha", "after: [beta, nobody]\n");
    packs.add("zeta", "requires: [core]\n");
    packs.add("an_extra", "");
    CHECK(packs.order() == "core an_extra zeta beta alpha \n");
}

TEST_CASE("a required pack must be present, and packs that require one which cannot be loaded are left out too") {
    Packs packs;
    packs.add("core", "");
    packs.add("beta", "requires: [zetta]\n");
    packs.add("gamma", "requires: [beta]\n");
    packs.add("zeta", "");
    CHECK(packs.order() == "core zeta \nbeta/pack.yaml:4:12: the pack `zetta` is missing (did you mean `zeta`?)\n");
}

TEST_CASE("a conflict is a problem of the pack that declares it") {
    Packs packs;
    packs.add("core", "");
    packs.add("beta", "conflicts: [gone, zeta]\n");
    packs.add("zeta", "");
    CHECK(packs.order() ==
          "core zeta \n"
          "beta/pack.yaml:4:19: cannot be loaded together with the pack `zeta` (remove one of the two folders)\n");
}

TEST_CASE("packs that depend on each other in a cycle are left out, and the rest is loaded in order") {
    Packs packs;
    packs.add("core", "");
    packs.add("beta", "requires: [gamma]\n");
    packs.add("gamma", "after: [delta]\n");
    packs.add("delta", "requires: [beta]\n");
    packs.add("self", "after: [self]\n");
    packs.add("later", "after: [beta]\n");
    CHECK(packs.order() ==
          "core later \n"
          "beta/pack.yaml:4:12: each of these packs must be loaded after the other: beta, gamma, delta, beta\n"
          "self/pack.yaml:4:9: each of these packs must be loaded after the other: self, self\n");
}

TEST_CASE("packs without problems are played without the others, which players are told of") {
    Packs packs;
    packs.add("core", "", small_game);
    packs.add("bad", "", "species: {bat: {name: Bat, attack_skill: bit, tactic: hunt, helth: 3}}\n");
    packs.add("child", "requires: [bad]\n", "species: {cat: {extends: bat, name: Cat}}\n");
    packs.add("good", "", "species: {dog: {extends: rat, name: Dog}}\n");
    packs.add("torn", "", "species: {fly: {name: [}}\n");
    packs.add("torn_child", "requires: [torn]\n");
    const PlayableContent content = load_playable(packs.path());
    REQUIRE(content.catalog);
    CHECK(content.catalog->species.size() == 2);
    CHECK(content.catalog->species[1].id == "dog");
    REQUIRE(content.refused.size() == 4);
    CHECK(content.refused[0].problems == 2);
    CHECK(content.refused[1].problems == 0);
    CHECK(content.refused[2].problems == 1);
    CHECK(content.refused[3].problems == 0);
    CHECK(content.problems.size() >= 3);
}

TEST_CASE("a pack that causes a problem in another pack is refused itself") {
    Packs packs;
    packs.add("core", "", small_game);
    packs.add("fewer", "", "species: {rat: {change: edit, slots: {weapon: 0}}}\n");
    packs.add("gone", "", "skills: {bite: {change: remove}}\n");
    const PlayableContent content = load_playable(packs.path());
    REQUIRE(content.catalog);
    REQUIRE(content.refused.size() == 2);
    CHECK(content.refused[0].id == "fewer");
    CHECK(content.catalog->species[0].slots.weapon == 1);
    CHECK(packs.lines(content.problems).find("core/all.yaml:8:") == 0);
    // A run is saved with the fingerprint of the content it is played with.
    Packs alone;
    alone.add("core", "", small_game);
    CHECK(content.catalog->fingerprint == load_content(alone.path()).catalog->fingerprint);
    CHECK(!load_content(packs.path()).catalog);
}

TEST_CASE("a pack with a vault that is closed off is left out, and can be had for looking at it") {
    Packs packs;
    packs.add("core", "", small_game);
    packs.add("shut", "", "vaults:\n  cell:\n    map: |\n      #######\n      #..#..+\n      #######\n");
    const PlayableContent content = load_playable(packs.path());
    REQUIRE(content.catalog);
    CHECK(content.catalog->vaults.empty());
    REQUIRE(content.refused.size() == 1);
    CHECK(content.refused[0].id == "shut");
    CHECK(packs.lines(content.problems).find("shut/all.yaml:5:") == 0);
    const std::optional<Catalog> unchecked = load_unchecked(packs.path());
    REQUIRE(unchecked);
    CHECK(unchecked->vaults.size() == 1);
    CHECK(unchecked->wall);
    packs.add("hung", "", "vaults:\n  hall:\n    map: |\n      #####\n      #.+..\n      #####\n");
    REQUIRE(load_unchecked(packs.path()));
    CHECK(load_unchecked(packs.path())->vaults.size() == 2);
    packs.add("torn", "", "species: {fly: {name: [}}\n");
    CHECK(!load_unchecked(packs.path()));
}

TEST_CASE("a pack may refer to a later one, also when a third is left out") {
    Packs packs;
    packs.add("core", "", small_game);
    packs.add("asks", "", "species: {cat: {extends: tiger, name: Cat}}\n");
    packs.add("bad", "", "species: {bat: {name: Bat}}\n");
    packs.add("gives", "", "species: {tiger: {extends: rat, name: Tiger}}\n");
    const PlayableContent content = load_playable(packs.path());
    REQUIRE(content.catalog);
    CHECK(content.catalog->species.size() == 3);
    REQUIRE(content.refused.size() == 1);
    CHECK(content.refused[0].id == "bad");
}

TEST_CASE("without a core pack free of problems there is no game") {
    Packs packs;
    packs.add("core", "", small_game + "nonsense_of_mine: {}\n");
    packs.add("good", "", "sounds: {hum: {}}\n");
    const PlayableContent content = load_playable(packs.path());
    CHECK(!content.catalog);
    CHECK(content.refused.size() == 1);
    CHECK(!content.problems.empty());
}

TEST_CASE("a pack.yaml that is a link is refused, like any other link out of the pack") {
    Packs packs;
    packs.add("core", "", small_game);
    packs.add("other", "");
    fs::remove(packs.path() / "other/pack.yaml");
    fs::create_symlink(packs.path() / "core/pack.yaml", packs.path() / "other/pack.yaml");
    CHECK(packs.lines(load_content(packs.path()).problems) ==
          "other/pack.yaml: is a link, and links are not followed (copy the file here)\n");
}

TEST_CASE("versions are compared part by part, as numbers where they are") {
    const std::vector<std::string_view> rising{"0.9", "1", "1.0.1", "1.2", "1.9", "1.10", "1.10-beta", "2"};
    for (std::size_t i = 0; i < rising.size(); ++i)
        for (std::size_t k = 0; k < rising.size(); ++k)
            CHECK_MESSAGE(is_older_version(rising[i], rising[k]) == (i < k), rising[i], " and ", rising[k]);
    CHECK_FALSE(is_older_version("1", "1.0"));
    CHECK_FALSE(is_older_version("1.0", "1"));
    CHECK_FALSE(is_older_version("1.02", "1.2"));
}

TEST_CASE("a pack of another version than is needed is as one that is not there") {
    for (const auto& [needed, fault] : {std::pair("{id: frost, at_least: \"1.10\"}", "1.10 or later is needed"),
                                        std::pair("{id: frost, at_least: \"1\", below: \"1.2\"}", "1 or later, below 1.2 is needed"),
                                        std::pair("{id: frost, at_least: \"1.2\", below: \"2\"}", ""), std::pair("frost", "")}) {
        CAPTURE(needed);
        Packs packs;
        packs.add("core", "", small_game);
        packs.add("frost", "");
        packs.add("thaw", std::string("requires: [") + needed + "]\n");
        packs.set_version("frost", "1.2.3");
        const std::string lines = packs.lines(load_content(packs.path()).problems);
        CHECK((*fault == '\0' ? lines.empty() : lines.find(fault) != std::string::npos));
        CHECK(load_playable(packs.path()).refused.size() == (*fault == '\0' ? 0 : 1));
    }
}
