#include "text/english.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("the first letter is made large and small in any language, and nothing behind it") {
    CHECK(capitalised("oak door") == "Oak door");
    CHECK(capitalised("über dem Moor") == "Über dem Moor");
    CHECK(capitalised("éclair") == "Éclair");
    CHECK(capitalised("żar") == "Żar");
    CHECK(uncapitalised("Über dem Moor") == "über dem Moor");
    CHECK(uncapitalised("Ölig") == "ölig");
    CHECK(uncapitalised("Oak Door") == "oak Door");
}

TEST_CASE("what is no letter, has no other form, or is no text at all stays as it is") {
    for (const char* text : {"", "9 lives", "ßharp", "\xFF\xFEnone", "(über)"}) {
        CHECK(capitalised(text) == text);
        CHECK(uncapitalised(text) == text);
    }
}

TEST_CASE("texts that differ in capitals only are equal without them, in any language") {
    CHECK(without_capitals("ÄRGER im Großen Ödland") == "ärger im grossen ödland");
    CHECK(without_capitals("GROSS") == without_capitals("groß"));
    CHECK(without_capitals("STRAẞE") == without_capitals("Straße"));
    CHECK(without_capitals("ÉCLAIR ŻAR") == "éclair żar");
    CHECK(without_capitals("") == "");
}

TEST_CASE("verbs get their ending by their last letters") {
    CHECK(third_person("bite") == "bites");
    CHECK(third_person("slash") == "slashes");
    CHECK(third_person("parry") == "parries");
    CHECK(third_person("play") == "plays");
    CHECK(counted(1, "round") == "1 round");
    CHECK(counted(3, "round") == "3 rounds");
}
