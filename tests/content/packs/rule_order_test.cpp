// The rulebook of content: the order of the rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

std::string book(const std::vector<Rule>& rules, const std::string& extra = {}) {
    std::string text = "rulebook:\n";
    for (const Rule rule : rules) text += "  - " + std::string(rule_names[static_cast<std::size_t>(rule)]) + "\n";
    return text + extra;
}

/// The problems with a place in a file, a line each.
std::string reports(const std::vector<std::string>& files) {
    std::string all;
    for (const Problem& problem : load_texts(files).problems)
        if (problem.line > 0) all += to_string(problem) + "\n";
    return all;
}

std::vector<Rule> without(Rule left_out) {
    std::vector<Rule> rules = all_rules();
    rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(left_out));
    return rules;
}

}  // namespace

TEST_CASE("every rule has a name of its own") {
    std::vector<std::string_view> names(rule_names.begin(), rule_names.end());
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
    CHECK(static_cast<std::size_t>(Rule::outcome_of_triggers) + 1 == rule_names.size());
}

TEST_CASE("the default order of rules is valid, and content may give another") {
    CHECK(reports({book(all_rules())}) == "");
    std::vector<Rule> other = without(Rule::clinging);
    other.push_back(Rule::clinging);
    CHECK(reports({book(other)}) == "");
}

TEST_CASE("a rule that does not exist is one problem, with the nearest that does") {
    const std::string report = reports({book(without(Rule::burning), "  - burnin\n")});
    CHECK(report.find("0.yaml:" + std::to_string(all_rules().size() + 1) + ":5: ") == 0);
    CHECK(report.find("did you mean `burning`?") != std::string::npos);
    CHECK(std::count(report.begin(), report.end(), '\n') == 1);
}

TEST_CASE("a rule that is missing is one problem, at the key") {
    CHECK(reports({book(without(Rule::collision))}).find("0.yaml:1:1: the rulebook lacks `collision` (list every rule once)") !=
          std::string::npos);
}

TEST_CASE("a rule that stands there twice is one problem, at the second") {
    CHECK(reports({book(all_rules(), "  - opening\n")}) ==
          "0.yaml:" + std::to_string(all_rules().size() + 2) + ":5: `opening` is in the rulebook twice (first in 0.yaml:6)\n");
}

TEST_CASE("a rule must come behind the rules that it relies on") {
    std::vector<Rule> rules = without(Rule::searching);
    rules.insert(rules.begin(), Rule::searching);
    CHECK(reports({book(rules)}) == "0.yaml:2:5: `searching` must come after `collision` (until then, a step may lead off the floor)\n");
}

TEST_CASE("a rulebook that is given twice, or is no list, is one problem") {
    CHECK(reports({book(all_rules()), book(all_rules())}) == "1.yaml:1:1: the rulebook is given twice (first in 0.yaml:1)\n");
    CHECK(reports({"rulebook: collision\n"}) == "0.yaml:1:11: expected a list of rules\n");
}
