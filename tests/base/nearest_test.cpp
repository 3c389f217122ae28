#include "base/nearest.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("the distance of words counts what is added, left out, changed and swapped") {
    CHECK(edit_distance("health", "health") == 0);
    CHECK(edit_distance("helth", "health") == 1);
    CHECK(edit_distance("heatlh", "health") == 1);
    CHECK(edit_distance("wealthy", "health") == 2);
    CHECK(edit_distance("", "abc") == 3);
}

TEST_CASE("the nearest known word is meant, if it is near enough") {
    CHECK(nearest_word("helth", {"stealth", "health", "wealth"}) == "health");
    CHECK(nearest_word("colur", {"colour", "column"}) == "colour");
    CHECK(nearest_word("xyzzy", {"health", "colour"}) == "");
    CHECK(nearest_word("a", {"b"}) == "");
    CHECK(did_you_mean("helth", {"health"}) == "did you mean `health`?");
    CHECK(did_you_mean("xyzzy", {"health"}) == "");
}

TEST_CASE("a word that only lacks an ending, or has one too many, is meant where no other is nearer") {
    CHECK(nearest_word("blind", {"bleeding", "blinded", "blinding_light"}) == "blinded");
    CHECK(nearest_word("glowing", {"round", "dot", "glow"}) == "glow");
    CHECK(nearest_word("sun", {"sunken_crown"}) == "");
    CHECK(nearest_word("blind", {"blend", "blinded"}) == "blend");
}
