#include "content/fields/value_kind.hpp"

#include <doctest/doctest.h>

#include "content/fields/value.hpp"

using namespace td;

TEST_CASE("each kind of value is told to authors with its limits") {
    CHECK(describe(number(1, 99).kind) == "a whole number from 1 to 99");
    CHECK(describe(boolean().kind) == "true or false");
    CHECK(describe(text(0, 40).kind) == "text of up to 40 characters");
    CHECK(describe(text(1, 40).kind) == "text of 1 to 40 characters");
    CHECK(describe(glyph().kind) == "one character of an English keyboard");
    CHECK(describe(colour().kind) == "a colour such as \"#E07A3F\"");
    CHECK(describe(reference<StatusId>("statuses").kind) == "the id of one of the statuses");
    CHECK(describe(word({"walk", "fly"}).kind) == "one of walk, fly");
    CHECK(describe(word({"walk"}).kind) == "`walk`");
    CHECK(describe(range<IntegerRange>(1, 9).kind) == "a range such as [1, 9], or one number, from 1 to 9");
}

TEST_CASE("a list is told by the number of its items and what each is") {
    CHECK(describe(list(boolean(), 0, 3).kind) == "a list of up to 3 items, each true or false");
    CHECK(describe(list(boolean(), 1, 3).kind) == "a list of 1 to 3 items, each true or false");
    CHECK(describe(list(boolean(), 2, 2).kind) == "a list of 2 items, each true or false");
    ValueKind alone = list(boolean(), 1, 3).kind;
    alone.alone = true;
    CHECK(describe(alone) == "true or false, or a list of 3 of them");
}

TEST_CASE("a map is told by its keys") {
    CHECK(describe(map_from_words(boolean()).kind) == "a map to true or false");
    CHECK(describe(map_from_glyphs(boolean()).kind) == "a map from single characters to true or false");
    CHECK(describe({.form = ValueKind::Form::structure}) == "a map of fields");
    CHECK(describe({.form = ValueKind::Form::structure, .tag = "shape"}) == "`shape` or a map of fields");
    CHECK(describe({.form = ValueKind::Form::variant, .choices = {"heal", "push"}, .tag = "do"}) == "a map with `do`: one of heal, push");
    CHECK(describe({.form = ValueKind::Form::variant, .choices = {"ball", "cone"}}) == "a map with a single key, one of ball, cone");
}
