#include "content/yaml/word_hints.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace td;

TEST_CASE("a hint tells the word that it suggests") {
    const std::vector<std::string_view> known{"health", "hurt"};
    CHECK(suggested_word(hint_for_word("helth", known)) == "health");
    CHECK(suggested_word(hint_for_word("hp", known)) == "health");
    for (const char* const none : {"", "known: a, b", "did you mean `x", "write `a: b`", "did you mean `"})
        CHECK(suggested_word(none) == "");
}

TEST_CASE("a word of another game comes before a word that happens to be spelt alike") {
    CHECK(word_meant("creatures", {"features", "species"}) == "species");
    CHECK(word_meant("creatures", {"features"}) == "features");
    CHECK(hint_for_word("charges", {"change", "stack"}) == "did you mean `stack`?");
}

TEST_CASE("curly quotes about a word get a hint of their own") {
    CHECK(hint_for_word("\xE2\x80\x9Cgnaw\xE2\x80\x9D", {"gnaw"}) == "replace the curly quotes with straight ones, or none");
    CHECK(hint_for_typing("gnaw's").empty());
}
