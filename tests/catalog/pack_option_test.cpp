#include "catalog/pack_option.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a number goes by its step to its bounds, and takes what lies between") {
    const PackOption wolves{.name = "Wolves", .number = 3, .least = 1, .most = 6, .step = 2};
    CHECK(preset_of(wolves) == "3");
    CHECK(stepped(wolves, "3", +1) == "5");
    CHECK(stepped(wolves, "5", +1) == "6");
    CHECK(stepped(wolves, "1", -1) == "1");
    CHECK(takes(wolves, "4"));
    for (const char* const no : {"0", "7", "", "3 ", "3.0", "three", "99999999999"}) CHECK_FALSE(takes(wolves, no));
    CHECK(extremes_of(wolves) == std::vector<std::string>{"1", "6"});
}

TEST_CASE("a switch goes on and off") {
    const PackOption hard{.name = "Hard", .is_on = false};
    CHECK(preset_of(hard) == "false");
    CHECK(stepped(hard, "false", +1) == "true");
    CHECK(stepped(hard, "true", +1) == "false");
    CHECK(takes(hard, "true"));
    CHECK_FALSE(takes(hard, "yes"));
}

TEST_CASE("words come round again") {
    const PackOption teeth{.name = "Teeth", .word = "bite", .words = {"bite", "claw", "kick"}};
    CHECK(preset_of(teeth) == "bite");
    CHECK(stepped(teeth, "bite", -1) == "kick");
    CHECK(stepped(teeth, "kick", +1) == "bite");
    CHECK(takes(teeth, "claw"));
    CHECK_FALSE(takes(teeth, "clw"));
    CHECK(extremes_of(teeth) == teeth.words);
}
