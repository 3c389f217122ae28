#include "text/describe_packs.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// What is told of a run with these packs, behind the first sentence, while the game has those of `now`.
std::string told(const std::vector<RulesPack>& then, const std::vector<RulesPack>& now) {
    Catalog catalog;
    const std::string first = describe_other_content({}, catalog);
    catalog.rules_packs = now;
    const std::string all = describe_other_content(then, catalog);
    REQUIRE(all.starts_with(first));
    return all.substr(first.size());
}

const RulesPack core{"core", "Core", "1.0", "", 1};
const RulesPack frost{"frost", "Frost", "2", "", 2};
const RulesPack thaw{"thaw", "Thaw", "", "", 3};

}  // namespace

TEST_CASE("a run of other content tells which of its packs are missing, of another version, changed, and which are there besides") {
    CHECK(told({core, frost, thaw}, {core}) == " It needs Frost 2, Thaw.");
    CHECK(told({core, frost}, {core, {"frost", "Frost", "3", "", 9}}) == " Different version now: Frost (2 then, 3 now).");
    CHECK(told({core, frost}, {{"core", "Core", "1.0", "", 8}, frost}) == " Changed since: Core 1.0.");
    const RulesPack three{"frost", "Frost", "2", "wolves 3", 2}, five{"frost", "Frost", "2", "wolves 5", 4};
    CHECK(told({three}, {five}) == " Different options now: Frost 2 (wolves 3 then).");
    CHECK(told({core}, {core, frost}) == " Added since: Frost 2.");
    CHECK(told({core, frost, thaw}, {core, thaw, frost}) == " The packs now load in another order.");
    CHECK(told({core, frost}, {{"core", "Core", "1.1", "", 8}, thaw}) ==
          " It needs Frost 2. Different version now: Core (1.0 then, 1.1 now). Added since: Thaw.");
}

TEST_CASE("of a run from before packs were named nothing more is told") { CHECK(told({}, {core}).empty()); }
