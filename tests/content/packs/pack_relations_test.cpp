// Which packs know each other, and what is told to those whose changes a pack that does not know them undoes.
#include "content/packs/pack_relations.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "tools/lint/definition_advice.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The packs `core`, `a` and `b`, in this order; `b` is loaded after the packs in `after`.
struct Three {
    Three(const std::string& a, const std::string& b, const std::vector<std::string>& after = {}, const std::string& core = {}) {
        packs.push_back(pack_of_texts("core", "core/", {ground_rules + plain_dungeon + core}, problems));
        packs.push_back(pack_of_texts("a", "a/", {a}, problems));
        packs.push_back(pack_of_texts("b", "b/", {b}, problems));
        packs[2].info.after = after;
    }
    /// The warnings, a line each.
    std::string told() {
        const ContentLoading loading = load_with_advice(packs, problems);
        CHECK(reports(loading.problems).empty());
        std::string text;
        for (const Problem& warning : loading.warnings) text += to_string(warning) + "\n";
        return text;
    }

    std::vector<Problem> problems;
    std::vector<Pack> packs;
};

std::string told(const std::string& a, const std::string& b) {
    CHECK(Three(a, b, {"a"}).told().empty());
    return Three(a, b).told();
}

const std::string how_to_order = " (to say which of the two packs comes last, name the other one under `after` in its pack.yaml)\n";

}  // namespace

TEST_CASE("a pack knows core, itself, and those that it requires or comes after, directly or through others") {
    Three three("{}", "{}", {"a"});
    three.packs.push_back(pack_of_texts("c", "c/", {"{}"}, three.problems));
    three.packs.back().info.needs = {{"b", {}, {}}};
    const PackRelations relations(pointers_to(three.packs));
    const auto knows = [&](std::size_t one, std::size_t other) { return relations.knows(three.packs[one], three.packs[other]); };
    CHECK(knows(1, 0));
    CHECK(knows(1, 1));
    CHECK_FALSE(knows(1, 2));
    CHECK(knows(2, 1));
    CHECK(knows(3, 1));
    CHECK_FALSE(knows(0, 1));
    CHECK(relations.pack_of(three.packs[2].trees[0]->root()) == &three.packs[2]);
}

TEST_CASE("who replaces or edits what a stranger replaces is told, unless one of the two knows the other") {
    const std::string by_a = "species:\n  rat: {change: replace, name: A, attack_skill: bite, tactic: hunt}\n";
    const std::string by_b = "species:\n  rat: {change: replace, name: B, attack_skill: bite, tactic: hunt}\n";
    CHECK(told(by_a, by_b) ==
          "a/0.yaml:2:3: this is lost: the pack `b` is loaded later and replaces the same, in b/0.yaml:2" + how_to_order);
    CHECK(told("species:\n  rat: {change: edit, health: 7}\n", by_b).find("replaces the same") != std::string::npos);
    CHECK(told("species:\n  mouse: {extends: rat}\n", by_b).empty());
    CHECK(told(by_a, "species:\n  rat: {change: edit, health: 7}\n") ==
          "b/0.yaml:2:3: this edits what the pack `a` has put in place of it, in a/0.yaml:2 (if that is meant, name that pack under "
          "`after` in pack.yaml)\n");
    const std::string well = "landmarks:\n  well: {name: Well}\n", no_well = "landmarks:\n  well: {change: remove}\n";
    CHECK(Three("landmarks:\n  well: {change: edit, name: A}\n", no_well, {}, well).told().find("removes the same") != std::string::npos);
    CHECK(Three("landmarks:\n  well: {change: edit, name: A}\n", no_well, {"a"}, well).told().empty());
}

TEST_CASE("two strangers who edit one field are told, but not if they edit different ones, agree, or use verbs") {
    const auto edit = [](const std::string& field) { return "species:\n  rat: {change: edit, " + field + "}\n"; };
    CHECK(told(edit("health: 7"), edit("health: 9")) ==
          "a/0.yaml:2:31: this is lost: the pack `b` is loaded later and changes the same, in b/0.yaml:2" + how_to_order);
    CHECK(told(edit("health: 7"), edit("speed: 1")).empty());
    CHECK(told(edit("health: 7"), edit("health: 7")).empty());
    CHECK(told(edit("health: {plus: 7}"), edit("health: {plus: 2}")).empty());
    CHECK(told(edit("moves: [walk, fly]"), edit("moves: [swim, walk]")).find("changes the same") != std::string::npos);
    CHECK(told(edit("moves: {add: [fly]}"), edit("moves: {add: [swim]}")).empty());
    CHECK(told("strings: {missed: \"{who} misses.\"}\n", "strings: {missed: \"{who} errs.\"}\n").find("a/0.yaml:1:19: this is lost") !=
          std::string::npos);
}

TEST_CASE("a number that counts items which a stranger has moved is told") {
    const std::string core =
        "  deep: {name: Deep, party: [rat], floors: [{theme: dark}, {theme: dark}, {theme: dark}], victory: [exit_reached]}\n";
    const auto moved = [&](const std::string& a, const std::string& b, const std::vector<std::string>& after = {}) {
        return Three("dungeons:\n  deep: {change: edit, floors: " + a + "}\n", "dungeons:\n  deep: {change: edit, floors: " + b + "}\n",
                     after, core)
            .told();
    };
    const std::string second = "{edit: {1: {width: 40}}}";
    CHECK(moved("{remove: [0]}", second) ==
          "b/0.yaml:2:40: this counts items that an earlier pack has moved, in a/0.yaml:2 (check which item it is with `delve explain`, "
          "and name that pack under `after` in pack.yaml)\n");
    CHECK(moved("{remove: [0]}", second, {"a"}).empty());
    CHECK_FALSE(moved("{first: [{theme: dark}]}", second).empty());
    CHECK_FALSE(moved("{before: {0: [{theme: dark}]}}", "{remove: [1]}").empty());
    CHECK_FALSE(moved("[{theme: dark}, {theme: dark}]", second).empty());
    CHECK(moved("{add: [{theme: dark}]}", second).empty());
    CHECK(moved("{edit: {0: {width: 40}}}", second).empty());
    CHECK(moved(second, "{remove: [0]}").empty());
    // An item that only the stranger has added.
    const std::string third = "{edit: {3: {width: 40}}}";
    CHECK(moved("{add: [{theme: dark}]}", third) ==
          "b/0.yaml:2:40: only the pack `a` adds this item, and it may be absent or come later (name that pack under `after` or `requires` "
          "in pack.yaml)\n");
    CHECK(moved("{add: [{theme: dark}]}", third, {"a"}).empty());
    CHECK_FALSE(moved("{add: [{theme: dark}]}", "{remove: [3]}").empty());
    // What a definition extends may have been moved, too.
    CHECK(Three("dungeons:\n  deep: {change: edit, floors: {remove: [0]}}\n",
                "dungeons:\n  den: {extends: deep, name: Den, floors: " + second + "}\n", {}, core)
              .told()
              .find("an earlier pack has moved") != std::string::npos);
}
