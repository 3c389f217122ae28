#include "content/yaml/renamed_words.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "catalog/rule.hpp"
#include "catalog/tactic.hpp"
#include "catalog/trigger.hpp"
#include "content/memory_pack.hpp"
#include "text/phrases.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The problems of one file of content that have a place in it, a line each.
std::string problems_with_place(const std::string& text) {
    std::string all;
    for (const Problem& problem : load_texts({text}).problems)
        if (problem.line > 0) all += to_string(problem) + "\n";
    return all;
}

/// The problem of one line in `strings:`, in line 2.
std::string problem_of_string(const std::string& line) { return problems_with_place("strings:\n  " + line + "\n"); }

bool ends_with_hint(const std::string& report, const std::string& hint) {
    return report.ends_with("(" + hint + ")\n") && std::count(report.begin(), report.end(), '\n') == 1;
}

std::set<std::string_view> words_of_content() {
    std::set<std::string_view> words(rule_names.begin(), rule_names.end());
    for (int kind = 0; kind <= static_cast<int>(Plan::Kind::descend); ++kind) words.insert(name_of(static_cast<Plan::Kind>(kind)));
    for (const EventInfo& info : event_infos) words.insert(info.name);
    for (const Phrase& phrase : phrases) {
        words.insert(phrase.key);
        each_placeholder(phrase, [&](std::string_view name) { words.insert(name); });
    }
    return words;
}

}  // namespace

TEST_CASE("a renamed word has a name that is known today, and its old name is known no more") {
    const std::set<std::string_view> known = words_of_content();
    std::set<std::string_view> old_names;
    for (const RenamedWord& word : renamed_words()) {
        CAPTURE(std::string(word.old_name));
        CHECK(known.count(word.name) == 1);
        CHECK(known.count(word.old_name) == 0);
        CHECK(old_names.insert(word.old_name).second);
    }
}

TEST_CASE("the current name of a word is given only where that name is known") {
    CHECK(current_name("outfit", {"flee", "auto_equip"}) == "auto_equip");
    CHECK(current_name("outfit", {"flee"}) == "");
    CHECK(current_name("flea", {"flee"}) == "");
    CHECK(renamed_hint("outfit", {"auto_equip"}) == "`outfit` is called `auto_equip` now");
    CHECK(renamed_hint("outfit", {"flee"}) == "");
}

TEST_CASE("the old name of a plan is refused with its current name") {
    const std::string text = "tactics:\n  one:\n    name: O\n    plans: [";
    CHECK(ends_with_hint(problems_with_place(text + "outfit, attack]\n"), "`outfit` is called `auto_equip` now"));
    CHECK(ends_with_hint(problems_with_place(text + "{do: outfit}]\n"), "`outfit` is called `auto_equip` now"));
    CHECK(problems_with_place(text + "auto_equip, attack]\n") == "");
}

TEST_CASE("the old name of a rule is refused with its current name") {
    CHECK(problems_with_place("rulebook: [weathering]\n").ends_with("(`weathering` is called `advancing_weather` now)\n"));
}

TEST_CASE("the old name of an event that a trigger waits for is refused with its current name") {
    const std::string report = problems_with_place(
        "features:\n  crate: {name: C, glyph: \"+\", triggers: [{on: goes, area: {shape: burst, radius: 1}, do: [reveal_traps]}]}\n");
    CHECK(ends_with_hint(report, "`goes` is called `destroyed` now"));
}

TEST_CASE("the old key of a text is refused with its current key") {
    CHECK(problem_of_string("deed_begun: Begun.") ==
          "0.yaml:2:3: `deed_begun` is not known here (`deed_begun` is called `action_begun` now)\n");
    CHECK(problem_of_string("reading_now: jetzt") ==
          "0.yaml:2:3: `reading_now` is not known here (`reading_now` is called `time_status_now` now)\n");
    CHECK(ends_with_hint(problem_of_string("rises_miss: daneben"), "`rises_miss` is called `floating_miss` now"));
}

TEST_CASE("the old name of a placeholder is refused with its current name, at its place in the text") {
    CHECK(problem_of_string("action_begun: \"{who} begins {deed}.\"") ==
          "0.yaml:2:31: `{deed}` stands for nothing here (`deed` is called `action` now)\n");
    CHECK(ends_with_hint(problem_of_string("if_not: \"not {premise}\""), "`premise` is called `condition` now"));
    CHECK(ends_with_hint(problem_of_string("party_actions: \"{deeds} in {ticks}\""), "`deeds` is called `actions` now"));
}

TEST_CASE("the old key of a text under `remove` is refused with its current key") {
    const ContentLoading loading = load_in_turn({"strings: {action_begun: A., missed: B.}\n", "strings: {remove: [deed_begun]}\n"});
    std::string all;
    for (const Problem& problem : loading.problems)
        if (problem.line > 0) all += to_string(problem) + "\n";
    CHECK(all == "b/0.yaml:1:20: `deed_begun` is not given here, so it cannot be removed (`deed_begun` is called `action_begun` now)\n");
}

TEST_CASE("a hint tells the word that it suggests") {
    const std::vector<std::string_view> known{"auto_equip", "health", "hurt"};
    CHECK(suggested_word(hint_for_word("outfit", known)) == "auto_equip");
    CHECK(suggested_word(hint_for_word("helth", known)) == "health");
    CHECK(suggested_word(hint_for_word("hp", known)) == "health");
    for (const char* const none : {"", "known: a, b", "did you mean `x", "`x` is called `", "write `a: b`", "did you mean `"})
        CHECK(suggested_word(none) == "");
}

TEST_CASE("a word of another game comes before a word that happens to be spelt alike") {
    CHECK(word_meant("creatures", {"features", "species"}) == "species");
    CHECK(word_meant("creatures", {"features"}) == "features");
    CHECK(word_meant("outfit", {"auto_equip", "outfits"}) == "auto_equip");
    CHECK(hint_for_word("charges", {"change", "stack"}) == "did you mean `stack`?");
}

TEST_CASE("curly quotes about a word get a hint of their own") {
    CHECK(hint_for_word("\xE2\x80\x9Cgnaw\xE2\x80\x9D", {"gnaw"}) == "type plain quotes in place of the curly ones, or none");
    CHECK(hint_for_typing("gnaw's").empty());
}
