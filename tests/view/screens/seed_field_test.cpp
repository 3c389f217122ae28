#include "view/screens/seed_field.hpp"

#include <doctest/doctest.h>

#include <string_view>

using td::SeedField;

namespace {

void type(SeedField& field, std::u32string_view characters) {
    for (const char32_t character : characters) field.type(character);
}

}  // namespace

TEST_CASE("digits replace the seed that was offered, and follow one another from then on") {
    SeedField field(405452);
    type(field, U"12");
    CHECK(field.digits() == "12");
    CHECK(field.value() == 12);
    field.begin();
    type(field, U"7");
    CHECK(field.value() == 7);
}

TEST_CASE("a digit taken away leaves the others to be gone on with") {
    SeedField field(405452);
    type(field, U"\b\b9");
    CHECK(field.value() == 40549);
}

TEST_CASE("a seed without digits is 0, and nothing but twelve digits is taken") {
    SeedField field(5);
    type(field, U"\b\b");
    CHECK(field.value() == 0);
    type(field, U"x-12345678901234");
    CHECK(field.value() == 123456789012);
}

TEST_CASE("another seed follows from the one shown, and is replaced by digits too") {
    SeedField one(7), other(7);
    one.roll();
    other.roll();
    CHECK(one.value() != 7);
    CHECK(one.value() == other.value());
    type(one, U"3");
    CHECK(one.value() == 3);
}
