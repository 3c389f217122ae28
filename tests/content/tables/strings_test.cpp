// Texts of packs in place of the English phrases.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "base/nearest.hpp"
#include "content/memory_pack.hpp"
#include "content/packs/pack_order.hpp"
#include "content/sample.hpp"
#include "content/tables/strings.hpp"
#include "text/phrases.hpp"
#include "text/say.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/explain.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The smallest content that can be played, without any warning or problem of its own.
const std::string base =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n"
    "damage_kinds:\n  one: {name: O}\n"
    "skills:\n  one: {name: O, effects: [{do: damage, power: 5, kind: one}]}\n"
    "tactics:\n  one: {name: O, plans: [attack]}\n"
    "species:\n  one: {name: O, attack_skill: one, tactic: one}\n"
    "themes:\n  one: {name: O}\n"
    "dungeons:\n  one: {name: O, party: [one], floors: [{theme: one}], victory: [exit_reached]}\n";

std::vector<Problem> problems_of(const std::string& strings) { return load_texts({base, "strings:\n" + strings}).problems; }

/// The only problem of one line of `strings`.
std::string problem_of(const std::string& line) {
    const std::vector<Problem> problems = problems_of("  " + line + "\n");
    CAPTURE(reports(problems));
    REQUIRE(problems.size() == 1);
    return std::to_string(problems[0].line) + ":" + std::to_string(problems[0].column) + " " + to_string(problems[0].code) + " " +
           problems[0].message + " (" + problems[0].hint + ")";
}

std::string missed(const Catalog& catalog) { return say(catalog, {"missed", "who", "target"}, "Fox", "Mira"); }

/// All texts with one mistake, as they stand in a file of content.
struct Slip {
    Slip(const Field* field, Mistake mistake) : sample(string_fields(), {&string_fields(), field, mistake}, {}) {
        text = "strings:\n  ";
        for (const char c : sample.text()) text += c == '\n' ? std::string("\n  ") : std::string(1, c);
        text += "{}";  // removed again below; the last line must not be only blanks
        text.erase(text.rfind("\n  {}"));
        text += "\n";
    }
    Sample sample;
    std::string text;
};

void expect_problem(const Field& field, Mistake mistake, ProblemCode code, const std::string& hint = {}) {
    const Slip slip(&field, mistake);
    const std::vector<Problem> problems = load_texts({base, slip.text}).problems;
    CAPTURE(std::string(field.name));
    CAPTURE(reports(problems));
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].line == slip.sample.line_of_mistake() + 1);
    CHECK(problems[0].column == slip.sample.column_of_mistake() + 2);
    CHECK(problems[0].code == code);
    if (!hint.empty()) CHECK(problems[0].hint == hint);
}

}  // namespace

TEST_CASE("every phrase has a key of its own, and belongs to one group") {
    std::set<std::string_view> keys;
    for (const Phrase& phrase : phrases) {
        CAPTURE(std::string(phrase.key));
        CHECK(keys.insert(phrase.key).second);
        CHECK(phrase.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos);
    }
    std::size_t next = 0;
    for (const PhraseGroup& group : phrase_groups) {
        CHECK(group.begin == next);
        next = group.end;
    }
    CHECK(next == phrases.size());
}

TEST_CASE("each English text is a valid text in a pack") {
    const ContentLoading loading = load_texts({base, Slip(nullptr, Mistake::defaults_written).text});
    CHECK(reports(loading.problems) == "");
    REQUIRE(loading.catalog);
    REQUIRE(loading.catalog->strings.size() == phrases.size());
    for (std::size_t number = 0; number < phrases.size(); ++number) CHECK(loading.catalog->strings[number] == phrases[number].text);
}

TEST_CASE("the text of a pack replaces the English one, and other phrases stay English") {
    const ContentLoading loading = load_texts({base, "strings:\n  missed: \"{target} weicht {who} aus.\"\n"});
    REQUIRE(loading.catalog);
    CHECK(missed(*loading.catalog) == "Mira weicht Fox aus.");
    CHECK(say(*loading.catalog, {"woke_up", "who"}, "Fox") == "Fox wakes up.");
}

TEST_CASE("the text of a later pack replaces that of an earlier one, and `remove` restores the English text") {
    const std::string first = base + "strings: {missed: Gone., woke_up: Up.}\n";
    ContentLoading loading = load_in_turn({first, "strings: {missed: Off.}\n"});
    REQUIRE(loading.catalog);
    CHECK(missed(*loading.catalog) == "Off.");
    CHECK(say(*loading.catalog, {"woke_up", "who"}, "Fox") == "Up.");
    loading = load_in_turn({first, "strings: {remove: [missed]}\n"});
    REQUIRE(loading.catalog);
    CHECK(missed(*loading.catalog) == "Fox misses Mira.");
}

TEST_CASE("other texts change the fingerprint, so that a running game takes them over") {
    const auto fingerprint = [](const std::string& more) { return load_texts({base, more}).catalog->fingerprint; };
    CHECK(fingerprint("strings: {missed: Off.}\n") != fingerprint("strings: {missed: Gone.}\n"));
}

TEST_CASE("a phrase in two files of a pack is one problem, and two packs may both give it") {
    const ContentLoading loading = load_texts({base, "strings: {missed: A.}\n", "strings: {woke_up: B., missed: C.}\n"});
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0]) == "2.yaml:1:24: `missed` is given twice (first in 1.yaml:1)");
    CHECK(loading.problems[0].code == ProblemCode::duplicate_id);
}

TEST_CASE("an unknown placeholder is reported at its place, with the nearest one") {
    CHECK(problem_of("missed: \"{who} misses {targt}.\"") == "2:25 C037 unknown placeholder `{targt}` (did you mean `target`?)");
    CHECK(problem_of("missed: \"{xyz} misses.\"") == "2:12 C037 unknown placeholder `{xyz}` (known here: who, target)");
    CHECK(problem_of("map_revealed: \"{who} sees all.\"") ==
          "2:18 C037 unknown placeholder `{who}` (there are no placeholders in this text)");
    CHECK(problem_of("missed: \"Ä {whom|a|b}\"") == "2:14 C037 unknown placeholder `{whom|a|b}` (did you mean `who`?)");
}

TEST_CASE("an unknown placeholder is reported at its place in a text of several lines too") {
    CHECK(problem_of("missed: >-\n    A long way\n    off: {whoo} misses.") ==
          "4:10 C037 unknown placeholder `{whoo}` (did you mean `who`?)");
}

TEST_CASE("an unclosed brace, a brace without an opening one, and an unknown form are reported at their place") {
    CHECK(problem_of("missed: \"{who misses {target}.\"") ==
          "2:12 C037 `{who misses ` is not closed (a placeholder ends with `}`, as in {who})");
    CHECK(problem_of("missed: \"Off, who}.\"") == "2:20 C037 this `}` closes nothing (a placeholder starts with `{`, as in {who})");
    CHECK(problem_of("missed: \"{who:smal} misses.\"") == "2:12 C037 `smal` is not a form of a placeholder (did you mean `small`?)");
}

TEST_CASE("a text that begins with a placeholder and is not in quotes is one problem that says so") {
    CHECK(problem_of("missed: {who} misses {target}.").find("quotes") != std::string::npos);
}

TEST_CASE("strings that are not a map are one problem, and an unknown key does not list all known ones") {
    const ContentLoading loading = load_texts({base, "strings: [missed]\n"});
    REQUIRE(loading.problems.size() == 1);
    CHECK(to_string(loading.problems[0]) == "1.yaml:1:10: expected a map of fields, not a list");
    CHECK(problem_of("quite_another: Off.").find("(content/reference.md lists the known keys)") != std::string::npos);
}

TEST_CASE("a key with a letter too many is nearest to the key that was meant") {
    const std::vector<std::string_view> names = string_fields().names();
    for (const std::string_view name : names) CHECK(nearest_word(std::string(name) + "x", names) == name);
}

TEST_CASE("a mistake in the key, type or length of a text, or a repeated key, is one problem at its place") {
    constexpr std::size_t stride = 64;  // all are read alike, and each mistake takes one loading
    for (std::size_t number = 0; number < phrases.size(); number += stride) {
        const Field& field = string_fields().fields()[number];
        expect_problem(field, Mistake::misspelled, ProblemCode::unknown_key, "did you mean `" + std::string(field.name) + "`?");
        expect_problem(field, Mistake::wrong_type, ProblemCode::wrong_type);
        expect_problem(field, Mistake::above, ProblemCode::out_of_range);
        expect_problem(field, Mistake::below, ProblemCode::out_of_range);
        expect_problem(field, Mistake::repeated, ProblemCode::duplicate_key);
    }
}

TEST_CASE("texts are explained: the place of the last pack that gives one, and phrases in English") {
    std::vector<Problem> problems;
    const Pack first = pack_of_texts("a", "a/", {"strings: {missed: Gone., woke_up: Up.}\n"}, problems);
    const Pack second = pack_of_texts("b", "b/", {"strings: {missed: Off.}\n"}, problems);
    const Definitions definitions({&first, &second}, problems);
    CHECK(problems.empty());
    std::string told;
    for (const ExplainedValue& value : explain_strings(definitions.strings()))
        if (value.path == "strings.missed" || value.path == "strings.woke_up" || value.path == "strings.stumbled")
            told += value.path + " " + value.value + " " + value.place + "\n";
    CHECK(told == "strings.missed Off. b/0.yaml:1\nstrings.woke_up Up. a/0.yaml:1\nstrings.stumbled \"{who} stumbles.\" \n");
    CHECK(explain_strings(std::nullopt).size() == phrases.size());
}
