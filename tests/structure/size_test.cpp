// How long the files and functions of the game are.
#include <doctest/doctest.h>

#include <algorithm>

#include "structure/function_sizes.hpp"
#include "structure/source_tree.hpp"

using namespace td::structure;

namespace {

std::vector<SourceFile> measured_files() {
    auto files = source_files("src");
    const auto tools = source_files("tools");
    files.insert(files.end(), tools.begin(), tools.end());
    return files;
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

TEST_CASE("no file of the game is longer than 400 lines") {
    for (const auto& file : measured_files()) {
        CAPTURE(file.path);
        CHECK(std::count(file.text.begin(), file.text.end(), '\n') <= 400);
    }
}

TEST_CASE("nine functions in ten have 30 lines at most, and none has more than 60") {
    std::vector<int> sizes;
    for (const auto& file : measured_files()) {
        for (const auto& function : functions_of(file.text)) {
            CHECK_MESSAGE(function.lines <= 60, file.path.string() << ":" << function.line << ": " << function.head);
            sizes.push_back(function.lines);
        }
    }
    REQUIRE_FALSE(sizes.empty());
    std::sort(sizes.begin(), sizes.end());
    CHECK(sizes[sizes.size() * 9 / 10] <= 30);
}
