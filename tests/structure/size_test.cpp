// How long the files and functions of the game are: the largest are reported, and only those far too long fail.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "structure/function_sizes.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;

namespace {

using Size = std::pair<int, std::string>;  ///< lines, and the place that has so many

/// The five largest as "399 src/a.cpp, 380 src/b.cpp, ...".
std::string largest(std::vector<Size> sizes) {
    std::sort(sizes.rbegin(), sizes.rend());
    std::string text;
    for (std::size_t i = 0; i < std::min<std::size_t>(5, sizes.size()); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(sizes[i].first) + " " + sizes[i].second;
    return text;
}

}  // namespace

TEST_CASE("functions are found by their braces, past comments, strings and initialisers") {
    const auto functions = functions_of(
        "// void no() {\n"
        "struct S : B {\n"
        "    S(int a) : m_a{a}, m_b(2) {}\n"
        "    const char* name() const override { return \"}\"; }\n"
        "};\n"
        "int table[] = {f(1), f(2)};\n"
        "auto long_one(int a) -> int {\n"
        "    if (a) {\n"
        "        return '{';\n"
        "    }\n"
        "}\n");
    REQUIRE(functions.size() == 3);
    CHECK(functions[0].line == 3);
    CHECK(functions[1].lines == 1);
    CHECK(functions[2].head == "auto long_one(int a) -> int");
    CHECK(functions[2].lines == 5);
}

TEST_CASE("no file of the game has more than 600 lines; the largest are reported") {
    std::vector<Size> sizes;
    for (const auto& file : files_of_the_house()) {
        const auto lines = static_cast<int>(std::count(file.text.begin(), file.text.end(), '\n'));
        CHECK_MESSAGE(lines <= 600, file.path.string() << " has " << lines << " lines");
        sizes.push_back({lines, file.path.string()});
    }
    REQUIRE_FALSE(sizes.empty());
    MESSAGE("largest files: " << largest(sizes));
}

TEST_CASE("nine functions in ten have 30 lines at most, and none has more than 60; the longest are reported") {
    std::vector<Size> sizes;
    for (const auto& file : files_of_the_house()) {
        for (const auto& function : functions_of(file.text)) {
            const std::string place = file.path.string() + ":" + std::to_string(function.line);
            CHECK_MESSAGE(function.lines <= 60, place << " has " << function.lines << " lines: " << function.head);
            sizes.push_back({function.lines, place});
        }
    }
    REQUIRE_FALSE(sizes.empty());
    MESSAGE("longest functions: " << largest(sizes));
    std::sort(sizes.begin(), sizes.end());
    CHECK(sizes[sizes.size() * 9 / 10].first <= 30);
}
