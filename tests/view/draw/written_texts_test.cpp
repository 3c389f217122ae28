#include "view/draw/written_texts.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

constexpr Box whole{0, 0, 200, 100};

std::set<std::string> faults_of(std::vector<std::pair<Box, Box>> texts, bool in_layers = false) {
    WrittenTexts written;
    written.begin(whole);
    char name = 'a';
    for (const auto& [box, visible] : texts) {
        written.add(box, visible, std::string(1, name++));
        if (in_layers) written.begin_layer();
    }
    return written.faults();
}

}  // namespace

TEST_CASE("texts beside and below each other can be read") {
    CHECK(faults_of({{{0, 0, 50, 20}, whole}, {{50, 0, 50, 20}, whole}, {{0, 14, 50, 20}, whole}}).empty());
}

TEST_CASE("texts on each other are a fault, unless a layer lies between them") {
    const std::vector<std::pair<Box, Box>> texts{{{0, 0, 50, 20}, whole}, {{40, 4, 50, 20}, whole}};
    CHECK(faults_of(texts) == std::set<std::string>{"on each other: a / b"});
    CHECK(faults_of(texts, true).empty());
}

TEST_CASE("texts outside the window and texts that are cut off are a fault, hidden ones are none") {
    CHECK(faults_of({{{170, 0, 50, 20}, whole}}) == std::set<std::string>{"outside the window: a"});
    CHECK(faults_of({{{0, 0, 50, 20}, {0, 0, 40, 100}}}) == std::set<std::string>{"cut off: a"});
    CHECK(faults_of({{{0, 60, 50, 20}, {0, 0, 200, 50}}}).empty());
}

TEST_CASE("a shortened text is a fault if it is a number or must be whole") {
    WrittenTexts written;
    written.begin(whole);
    written.add_shortened("A long name of the 2nd kind", false);
    CHECK(written.faults().empty());
    written.add_shortened("12 / 140", false);
    written.add_shortened("Give up", true);
    CHECK(written.faults() == std::set<std::string>{"shortened: 12 / 140", "shortened: Give up"});
    written.begin(whole);
    CHECK(written.faults().empty());
}
