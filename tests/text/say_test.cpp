#include "text/say.hpp"

#include <doctest/doctest.h>

namespace td {

namespace {

std::string filled(std::string_view text, std::initializer_list<Filling> fillings) {
    return fill(text, std::span<const Filling>(fillings.begin(), fillings.size()));
}

}  // namespace

TEST_CASE("placeholders are filled in wherever and as often as they stand") {
    CHECK(filled("{b} and {a}, {b}.", {{"a", "Ann"}, {"b", "Bo"}}) == "Bo and Ann, Bo.");
    CHECK(filled("Nothing.", {}) == "Nothing.");
    CHECK(filled("", {{"a", "Ann"}}) == "");
}

TEST_CASE("a placeholder may be asked for with a small or a large first letter, or as a verb") {
    CHECK(filled("The {f:small} is shut.", {{"f", "Oak door"}}) == "The oak door is shut.");
    CHECK(filled("{f:capital} it is.", {{"f", "oak door"}}) == "Oak door it is.");
    CHECK(filled("Fox {s:verb} it, {s:verb}.", {{"s", "Slash"}}) == "Fox slashes it, slashes.");
}

TEST_CASE("of several texts a number takes its own, and the last stands for all others") {
    const auto turns = [](int number) { return filled("{n} {n|turn|turns}", {{"n", std::to_string(number)}}); };
    CHECK(turns(1) == "1 turn");
    CHECK(turns(2) == "2 turns");
    CHECK(turns(0) == "0 turns");
    CHECK(turns(-1) == "-1 turns");
    CHECK(turns(21) == "21 turns");
    CHECK(filled("{n|one|two|many}", {{"n", "2"}}) == "two");
    CHECK(filled("{n|one|two|many}", {{"n", "3"}}) == "many");
    CHECK(filled("{n|one|many}", {{"n", "a few"}}) == "many");
}

TEST_CASE("what cannot be filled in stays as it is") {
    CHECK(filled("{whom} and {who", {{"who", "Ann"}}) == "{whom} and {who");
    CHECK(filled("} {} {", {{"who", "Ann"}}) == "} {} {");
}

TEST_CASE("a phrase is said in English unless the content has words of its own") {
    Catalog catalog;
    CHECK(say(catalog, {"missed", "target", "who"}, "Mira", std::string("Fox")) == "Fox misses Mira.");
    catalog.strings.resize(phrases.size());
    CHECK(say(catalog, {"hurt", "who", "amount"}, "Mira", 6) == "Mira takes 6 damage.");
    catalog.strings[find_phrase("hurt")] = "{amount} de moins pour {who}.";
    CHECK(say(catalog, {"hurt", "who", "amount"}, "Mira", 6) == "6 de moins pour Mira.");
}

}  // namespace td
