#include "content/packs/rules_packs.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"
#include "project_folder.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The game's content with a pack beside it whose only file is `text`: that pack among those that the rules know; none if it is not.
std::vector<RulesPack> beside_core(const std::string& text) {
    TemporaryDirectory folder;
    folder.write("frost/pack.yaml", pack_yaml("frost"));
    folder.write("frost/all.yaml", text);
    PackFolders folders(project_folder() / "content");
    folders.more = {folder.path()};
    ContentLoading loading = load_content(folders);
    REQUIRE(loading.catalog);
    std::vector<RulesPack> packs = loading.catalog->rules_packs;
    REQUIRE_FALSE(packs.empty());
    CHECK(packs.front().id == "core");
    packs.erase(packs.begin());
    return packs;
}

std::uint64_t rules(const std::string& text) {
    const std::vector<RulesPack> packs = beside_core(text);
    REQUIRE(packs.size() == 1);
    CHECK(packs[0].id == "frost");
    return packs[0].rules;
}

}  // namespace

TEST_CASE("a catalog names the packs that the rules know, and languages are none of them") {
    CHECK(rules("items:\n  icicle: {name: Icicle}\n") != 0);
}

TEST_CASE("packs of words, pictures and sounds may come and go") { CHECK(beside_core("strings: {word_it: brr}\n").empty()); }

TEST_CASE("a pack is another one when what it defines or changes is, not when its words are") {
    const std::uint64_t before = rules("items:\n  icicle: {name: Icicle, stack: 3}\n");
    CHECK(rules("items:\n  icicle: {stack: 3, name: Spear of ice}\n") == before);
    CHECK(rules("items:\n  icicle: {name: Icicle, stack: 4}\n") != before);
    CHECK(rules("items:\n  icicle: {name: Icicle, stack: 3}\n  bread: {change: edit, stack: 9}\n") != before);
}
