#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "project_folder.hpp"
#include "tools/lab/invariants.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/self_play.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;

namespace {

std::shared_ptr<const Catalog> shipped() {
    static const auto catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

Command random_command(Rng& rng) {
    const auto direction = static_cast<Direction>(rng.below(8));
    switch (rng.below(8)) {
        case 0: return commands::Wait{};
        case 1: return commands::Attack{direction};
        case 2:
            return commands::UseSkill{
                static_cast<int>(rng.below(4)), direction, {static_cast<int>(rng.below(30)), static_cast<int>(rng.below(20))}};
        case 3: return commands::SwapSlots{static_cast<int>(rng.below(4)), static_cast<int>(rng.below(4))};
        case 4: return commands::SetTeamMode{static_cast<int>(rng.below(2)) != 0};
        case 5: return commands::ThrowItem{0, direction};
        default: return commands::Walk{direction};
    }
}

void expect_sound_end(const std::shared_ptr<const Catalog>& catalog, std::size_t dungeon, std::uint64_t seed) {
    CAPTURE(catalog->dungeons[dungeon].id);
    CAPTURE(seed);
    const SelfPlay run = play_by_itself(catalog, DungeonId(dungeon), seed);
    CHECK(run.outcome != Outcome::running);
    for (const std::string& fault : run.faults) FAIL_CHECK(fault);
}

}  // namespace

TEST_CASE("a game is its content, its seed and its commands: played again it has the same hash after every command") {
    CHECK(rc::check("replay", [] {
        const auto seed = *rc::gen::arbitrary<std::uint32_t>();
        const GameSettings settings{seed, DungeonId(0), true};
        Game first(shipped(), settings);
        Game second(shipped(), settings);
        Rng rng(seed);
        for (int i = 0; i < 300 && first.outcome() == Outcome::running; ++i) {
            const auto command = first.awaiting() ? std::optional(random_command(rng)) : std::nullopt;
            first.step(command);
            // Looking on must not change anything: only the first game is asked for forecasts.
            if (i % 16 == 0) first.forecast(2, command);
            second.step(command);
            first.take_events();
            second.take_events();
            RC_ASSERT(first.hash() == second.hash());
            RC_ASSERT(broken_invariants(first).empty());
        }
    }));
}

TEST_CASE("a copy of a game goes on exactly like the original") {
    Game game(shipped(), {5, DungeonId(0), false});
    for (int i = 0; i < 200; ++i) game.step();
    Game copy = game;
    for (int i = 0; i < 200; ++i) {
        game.step();
        copy.step();
        CHECK(game.hash() == copy.hash());
    }
}

TEST_CASE("games that play themselves by plans end, and no invariant is ever broken") {
    const std::shared_ptr<const Catalog> by_plans = without_look_ahead(*shipped());
    for (std::size_t dungeon = 0; dungeon < by_plans->dungeons.size(); ++dungeon)
        for (std::uint64_t seed = 1; seed <= 2; ++seed) expect_sound_end(by_plans, dungeon, seed);
}

TEST_CASE("games of minds that look ahead end, and no invariant is ever broken" * doctest::test_suite("long")) {
    for (std::size_t dungeon = 0; dungeon < shipped()->dungeons.size(); ++dungeon)
        if (!shipped()->dungeons[dungeon].main) expect_sound_end(shipped(), dungeon, 1);  // the main one is the longest
}
