#include "tools/preview/preview_mistakes.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/preview/preview_targets.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The mistakes of one definition in a pack that has this file only.
std::vector<PreviewMistake> mistakes_in(const std::string& text, const std::string& what) {
    const TemporaryDirectory folder;
    folder.write("moor/pack.yaml", "id: moor\nname: Moor\nversion: \"1\"\n");
    folder.write("moor/moor.yaml", text);
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(PackFolders{folder.path()}, problems);
    const LintFindings findings = lint_packs(packs, problems);
    const PreviewTargets targets = preview_targets(what, PackFolders{folder.path()});
    REQUIRE_MESSAGE(targets.subjects.size() == 1, targets.refusal);
    return mistakes_of(findings.problems, targets.subjects.front());
}

}  // namespace

TEST_CASE("a preview has the mistakes of its definition, with their lines and fields, and none of its neighbours") {
    const std::string text =
        "statuses:\n"
        "  chilled:\n"
        "    name: Chilled\n"
        "    colour: \"#88AAFF\"\n"
        "    speed: 99\n"
        "  chilled_more:\n"
        "    name: Colder\n"
        "    sped: 1\n";
    const std::vector<PreviewMistake> mistakes = mistakes_in(text, "statuses/chilled");
    REQUIRE(mistakes.size() == 1);
    CHECK(mistakes[0].place == "moor.yaml:5");
    CHECK(mistakes[0].field == "speed");
    CHECK(mistakes[0].source == "speed: 99");
    CHECK(mistakes[0].told.find("not 99") != std::string::npos);
    CHECK(!mistakes[0].is_warning);
    const std::vector<PreviewMistake> others = mistakes_in(text, "statuses/chilled_more");
    REQUIRE(others.size() == 1);
    CHECK(others[0].field.empty());
    CHECK(others[0].told.find("did you mean `speed`?") != std::string::npos);
}

TEST_CASE("a mistake on the map of a vault has its place there") {
    const std::vector<PreviewMistake> mistakes = mistakes_in(
        "vaults:\n"
        "  odd:\n"
        "    map: |\n"
        "      #####\n"
        "      #..Q+\n"
        "      #####\n",
        "vaults/odd");
    REQUIRE(mistakes.size() == 1);
    REQUIRE(mistakes[0].on_map);
    CHECK(*mistakes[0].on_map == Point{3, 1});
}
