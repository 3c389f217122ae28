#include "actions/event.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace td;

TEST_CASE("an event may be assigned another of any kind, and lets go of what it held") {
    const auto verdict = std::make_shared<const Verdict>();
    Event event = RunEnded{verdict};
    CHECK(verdict.use_count() == 2);
    const Event copy = event;
    CHECK(verdict.use_count() == 3);
    event = ChainCutOff{"a loop"};
    CHECK(verdict.use_count() == 2);
    REQUIRE(std::holds_alternative<ChainCutOff>(event));
    CHECK(std::get<ChainCutOff>(event).culprit == "a loop");
    CHECK(std::get<RunEnded>(copy).verdict == verdict);
}

TEST_CASE("an event that is moved is not copied") {
    const auto verdict = std::make_shared<const Verdict>();
    Event event = RunEnded{verdict};
    Event moved = std::move(event);
    CHECK(verdict.use_count() == 2);
    Event assigned = FloorEntered{1};
    assigned = std::move(moved);
    CHECK(verdict.use_count() == 2);
    CHECK(std::get<RunEnded>(assigned).verdict == verdict);
}

TEST_CASE("an event that is assigned to itself stays what it is") {
    Event event = ChainCutOff{"a loop"};
    Event& same = event;
    event = same;
    event = std::move(same);
    REQUIRE(std::holds_alternative<ChainCutOff>(event));
    CHECK(std::get<ChainCutOff>(event).culprit == "a loop");
}
