#include "controls/subscription.hpp"

#include <doctest/doctest.h>

#include <optional>

using td::Listeners;
using td::Subscription;

TEST_CASE("a listener is told until its subscription ends, in the order of subscribing") {
    Listeners<int> listeners;
    std::vector<int> heard;
    const Subscription first = listeners.subscribe([&](int value) { heard.push_back(value); });
    Subscription second = listeners.subscribe([&](int value) { heard.push_back(10 * value); });
    listeners.tell(1);
    second = {};
    listeners.tell(2);
    CHECK(heard == std::vector{1, 10, 2});
}

TEST_CASE("a listener may end another's subscription, or its own, while it is told") {
    Listeners<> listeners;
    int told = 0;
    Subscription other, own;
    own = listeners.subscribe([&] {
        ++told;
        other = {};
        own = {};
    });
    other = listeners.subscribe([&] { ++told; });
    listeners.tell();
    listeners.tell();
    CHECK(told == 1);
}

TEST_CASE("a subscription may outlive what it listens to") {
    std::optional<Listeners<>> listeners(std::in_place);
    const Subscription subscription = listeners->subscribe([] {});
    listeners.reset();
}
