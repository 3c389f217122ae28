#include "content/yaml/side_by_side.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/temporary_directory.hpp"

namespace td::testing {

TEST_CASE("side_by_side runs every piece once, and rethrows the exception of a piece") {
    for (const std::size_t count : {0u, 1u, 2u, 1000u}) {
        std::vector<std::atomic<int>> done(count);
        side_by_side(count, [&](std::size_t i) { ++done[i]; });
        for (const auto& times : done) CHECK(times == 1);
    }
    CHECK_THROWS_AS(side_by_side(100, [](std::size_t i) { i == 50 ? throw std::runtime_error("the fiftieth") : void(); }),
                    std::runtime_error);
}

TEST_CASE("problems and definitions are in the order of the files, whichever file is read first") {
    const TemporaryDirectory content;
    content.write("core/pack.yaml", pack_yaml("core"));
    constexpr int files = 40;
    for (int i = 0; i < files; ++i) {
        // Long and short files alternate, so that later files are often read before earlier ones.
        std::string filling;
        if (i % 2 == 0) filling.assign(200'000, '#').push_back('\n');
        content.write(fmt::format("core/{:02}.yaml", i),
                      fmt::format("{}terrains:\n  t{:02}: {{name: T, glyph: t, sped: 1}}\n", filling, i));
    }
    for (int round = 0; round < 5; ++round) {
        const ContentLoading loading = load_content(content.path());
        std::vector<std::string> told;
        for (const Problem& problem : loading.problems)
            if (problem.line > 0) told.push_back(problem.file.substr(problem.file.size() - 7));
        std::vector<std::string> expected;
        for (int i = 0; i < files; ++i) expected.push_back(fmt::format("{:02}.yaml", i));
        CHECK(told == expected);
        std::vector<Problem> of_packs;
        const std::vector<Pack> packs = read_packs(content.path(), of_packs);
        REQUIRE(packs.size() == 1);
        REQUIRE(packs.front().trees.size() == files);
        for (int i = 0; i < files; ++i)
            CHECK(packs.front().trees[static_cast<std::size_t>(i)]->source().name().ends_with(expected[static_cast<std::size_t>(i)]));
    }
}

}  // namespace td::testing
