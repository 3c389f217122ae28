#include "view/input/keyboard.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

using K = sf::Keyboard;

struct Modifiers {
    bool shift = false, control = false, super = false;
};

sf::Event::KeyEvent key(K::Key code, Modifiers held = {}) { return {code, false, held.control, held.shift, held.super}; }

struct Hands {
    KeySettings settings;
    Keyboard keyboard;

    std::optional<Control> press(K::Key code, Modifiers held = {}) { return keyboard.press(key(code, held), settings).control; }
    std::optional<Control> release(K::Key code, Modifiers held = {}) { return keyboard.release(key(code, held)); }
};

}  // namespace

TEST_CASE("a released key lets go of what it asked for, whatever modifiers are held by then") {
    Hands hands;
    REQUIRE(hands.press(K::O) == Control::open_order);
    CHECK(hands.release(K::O, {.super = true}) == Control::open_order);
    CHECK_FALSE(hands.release(K::O));
}

TEST_CASE("a modifier is held from its own press to its own release") {
    Hands hands;
    // The flags of an event tell how things were before it.
    hands.press(K::LShift);
    CHECK(hands.keyboard.shift());
    hands.press(K::RShift, {.shift = true});
    hands.release(K::LShift, {.shift = true});
    CHECK(hands.keyboard.shift());
    hands.release(K::RShift, {.shift = true});
    CHECK_FALSE(hands.keyboard.shift());
    hands.press(K::LControl);
    CHECK(hands.keyboard.ctrl());
    hands.release(K::LControl, {.control = true});
    CHECK_FALSE(hands.keyboard.ctrl());
}

TEST_CASE("a window that loses the keyboard releases all keys and modifiers") {
    Hands hands;
    hands.press(K::LShift);
    hands.press(K::LControl, {.shift = true});
    hands.press(K::LSystem, {.shift = true, .control = true});
    hands.keyboard.release_all();
    CHECK_FALSE(hands.keyboard.shift());
    CHECK_FALSE(hands.keyboard.ctrl());
    CHECK_FALSE(hands.keyboard.super());

    hands.press(K::O);
    hands.keyboard.mute(K::P);
    CHECK(hands.keyboard.release_all() == std::vector<Control>{Control::open_order});
    CHECK(hands.keyboard.release_all().empty());
    CHECK_FALSE(hands.keyboard.press(key(K::P), hands.settings).name.empty());
}

TEST_CASE("a key pressed with Super belongs to the desktop and asks for nothing here") {
    Hands hands;
    CHECK(hands.keyboard.press(key(K::O, {.super = true}), hands.settings).name.empty());
    CHECK(hands.keyboard.super());
    CHECK_FALSE(hands.release(K::O, {.super = true}));
    hands.release(K::LSystem, {.super = true});
    CHECK_FALSE(hands.keyboard.super());
    CHECK(hands.press(K::O) == Control::open_order);
}

TEST_CASE("a muted key counts again once it was released") {
    Hands hands;
    hands.press(K::O);
    hands.keyboard.mute_held();
    CHECK(hands.keyboard.press(key(K::O), hands.settings).name.empty());
    CHECK(hands.release(K::O) == Control::open_order);
    CHECK(hands.press(K::O) == Control::open_order);
}
