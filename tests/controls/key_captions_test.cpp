#include "controls/key_captions.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a key is called by what is written on it") {
    const Catalog words;
    CHECK(key_caption("A", words) == "A");
    CHECK(key_caption("F5", words) == "F5");
    CHECK(key_caption("Period", words) == ".");
    CHECK(key_caption("LeftBracket", words) == "[");
    CHECK(key_caption("Return", words) == "Enter");
    CHECK(key_caption("Space", words) == "Space");
}

TEST_CASE("modifiers and the number pad stand before the key, in any combination") {
    const Catalog words;
    CHECK(key_caption("Shift+Tab", words) == "Shift+Tab");
    CHECK(key_caption("Ctrl+Period", words) == "Ctrl+.");
    CHECK(key_caption("Shift+Ctrl+Alt+Slash", words) == "Shift+Ctrl+Alt+/");
    CHECK(key_caption("Num4", words) == "Num4");
    CHECK(key_caption("NumAdd", words) == "Num+");
}

TEST_CASE("a control is told with all its keys, or with the first of them") {
    const Catalog words;
    KeySettings keys;
    keys.set_keys(Control::wait, {"Space", "Period"});
    CHECK(keys_of(Control::wait, keys, words) == "Space  .");
    CHECK(key_of(Control::wait, keys, words) == "Space");
    CHECK(key_in_text(Control::wait, keys, words) == "Space");
}

TEST_CASE("a control without a key is told as such in a sentence, and left empty elsewhere") {
    const Catalog words;
    KeySettings keys;
    keys.set_keys(Control::wait, {});
    CHECK(keys_of(Control::wait, keys, words) == "");
    CHECK(key_of(Control::wait, keys, words) == "");
    CHECK(key_in_text(Control::wait, keys, words) == "(no key)");
}

TEST_CASE("the keys for steps are told with arrows and letters, as far as they are set so") {
    const Catalog words;
    KeySettings keys;
    CHECK(move_keys_in_text(keys, words) == "the arrow keys or W A S D");
    keys.set_keys(Control::move_north, {"Up"});
    CHECK(move_keys_in_text(keys, words) == "the arrow keys");
    keys.set_keys(Control::move_north, {"Num8"});
    CHECK(move_keys_in_text(keys, words) == "Num8 Left Down Right");
}
