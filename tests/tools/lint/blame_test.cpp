// A mistake that an edit makes is told at the edit, wherever it shows.
#include "tools/lint/blame.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "catalog/rule.hpp"
#include "content/memory_pack.hpp"
#include "tools/lint/definition_advice.hpp"

using namespace td;
using namespace td::testing;

namespace {

const std::string moor =
    "landmarks:\n  kiln: {name: Kiln}\nvaults:\n  hut:\n    map: |\n      .........\n      .........\n"
    "dungeons:\n  moor:\n    name: Moor\n    party: [rat]\n    victory: [{when: place_reached, landmark: kiln}]\n"
    "    floors: [{theme: dark, width: 30, height: 20, landmarks: [kiln], vaults: [hut]}]\n";

/// The problems of a core with the moor, a pack `quiet` that only adds something, and a pack of these texts; a line each.
std::string told(const std::string& change, const std::string& core = "") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("core", "core/", {ground_rules + moor + core}, problems));
    packs.push_back(pack_of_texts("quiet", "quiet/", {"landmarks:\n  stone: {name: Stone}\n"}, problems));
    packs.push_back(pack_of_texts("rough", "rough/", {change}, problems));
    ContentLoading loading = load_with_advice(packs, problems);
    if (loading.catalog) loading.problems = loading.warnings;
    blame_later_packs(packs, loading.problems);
    std::string text;
    for (const Problem& problem : loading.problems) text += to_string(problem) + "\n";
    return text;
}

}  // namespace

TEST_CASE("a mistake that an edit of the definition makes is told at the edit, with the place where it shows") {
    CHECK(told("{}").empty());
    CHECK(told("dungeons:\n  moor: {change: edit, floors: {edit: {0: {landmarks: []}}}}\n") ==
          "rough/0.yaml:2:3: there is no `kiln` on the last floor (list it under the floor's `landmarks`; this change brings it about; it "
          "shows in core/0.yaml:27)\n");
    CHECK(told("dungeons:\n  moor: {change: edit, floors: {edit: {0: {style: room, room_width: 6, room_height: 6}}}}\n")
              .starts_with("rough/0.yaml:2:3: `hut` is 9 x 2 tiles"));
}

TEST_CASE("a mistake that a pack makes without touching the definition names the pack") {
    const std::string wide(30, '.');
    const std::string found = told("vaults:\n  hut: {change: edit, map: \"" + wide + "\\n" + wide + "\"}\n");
    INFO(found);
    CHECK(found.starts_with("core/0.yaml:28:"));
    CHECK(found.find("; the pack `rough` brings it about)") != std::string::npos);
}

TEST_CASE("a mistake of the earlier pack itself stays where it is") {
    const std::string own =
        told("dungeons:\n  moor: {change: edit, name: Moor}\n",
             "  bog: {name: Bog, party: [rat], floors: [{theme: dark}], victory: [{when: place_reached, landmark: kiln}]}\n");
    INFO(own);
    CHECK(own.starts_with("core/0.yaml:29:"));
    CHECK(own.find("brings it about") == std::string::npos);
}

TEST_CASE("what cannot be read at all stays where it is") {
    for (const std::string slip :
         {"  bog: {name: [}\n", "  bog: {name: Bog, party: [rat], floors: [{theme: dim}], victory: [exit_reached]}\n"}) {
        const std::string found = told("landmarks:\n  well: {name: Well}\n", slip);
        INFO(found);
        CHECK(found.starts_with("core/0.yaml:29:"));
        CHECK(found.find("brings it about") == std::string::npos);
    }
}

TEST_CASE("who is told that a later pack undoes its change is told at that change") {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("core", "core/", {ground_rules + moor}, problems));
    for (const std::string id : {"a", "b"})
        packs.push_back(pack_of_texts(
            id, id + "/", {"species:\n  rat: {change: replace, name: " + id + ", attack_skill: bite, tactic: hunt}\n"}, problems));
    std::vector<Problem> warnings = load_with_advice(packs, problems).warnings;
    REQUIRE(warnings.size() == 1);
    const Problem before = warnings[0];
    CHECK(before.file == "a/0.yaml");
    blame_later_packs(packs, warnings);
    CHECK(warnings[0] == before);
}

TEST_CASE("what a pack removes or makes abstract is one problem, at that place, with all that needs it") {
    const std::string den = "  den: {name: Den, party: [rat], floors: [{theme: dark}, {theme: dark}], victory: [exit_reached]}\n";
    CHECK(told("themes:\n  dark: {change: remove}\n  grey: {name: Grey}\n", den) ==
          "rough/0.yaml:2:3: `dark` is removed, but still needed by `dungeons.moor`, `dungeons.den` (change them too; the first is in "
          "core/0.yaml:28)\n");
    CHECK(told("species:\n  rat: {change: edit, abstract: true}\n", den)
              .starts_with("rough/0.yaml:2:3: `rat` is made abstract, but still needed by `dungeons.moor`, `dungeons.den` ("));
    const std::string found = told("skills:\n  bite: {change: remove}\ntactics:\n  hunt: {change: remove}\n");
    INFO(found);
    CHECK(found.find("rough/0.yaml:2:3: `bite` is removed, but still needed by `species.rat`") != std::string::npos);
    CHECK(found.find("rough/0.yaml:4:3: `hunt` is removed, but still needed by `species.rat`") != std::string::npos);
    CHECK(std::count(found.begin(), found.end(), '\n') == 2);
}

TEST_CASE("what a pack puts out of order in the rulebook is one problem, at its own key") {
    std::string book = "rulebook:\n";
    for (const Rule rule : all_rules()) book += "  - " + std::string(rule_names[static_cast<std::size_t>(rule)]) + "\n";
    CHECK(told("rulebook: {remove: [0]}\n", book).starts_with("rough/0.yaml:1:1: the rulebook lacks `lost_targets`"));
    const std::string twice = told("rulebook: {first: [clinging]}\n", book);
    INFO(twice);
    CHECK(
        twice.starts_with("rough/0.yaml:1:1: `clinging` is in the rulebook twice (first in rough/0.yaml:1; this change brings it about; "));
    CHECK(std::count(twice.begin(), twice.end(), '\n') == 1);
    const std::string late = told("rulebook: {remove: [lost_targets], add: [lost_targets]}\n", book);
    INFO(late);
    CHECK(late.starts_with("rough/0.yaml:1:1: `"));
    CHECK(late.find("must come after `lost_targets`") != std::string::npos);
    CHECK(std::count(late.begin(), late.end(), '\n') == 1);
}
