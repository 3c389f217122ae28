#include "tools/lab/rule_trace.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("what somebody meant to do and the rules refused is written down with its reason, under every time system") {
    under_every_system({"##########", "#A......1#", "##########"}, [](Arena arena) {
        arena.hero('A');
        const EntityId foe = arena.add('1', ids::runner, arena.add_team(Faction::foe));
        arena.world.edit<Statuses>(foe).list.push_back({ids::rooted, 9, {}});
        Game game = arena.start();
        RuleTrace trace(game);
        for (int i = 0; i < 9; ++i) game.step(commands::Wait{});
        const std::vector<std::string> lines = trace.take_lines();
        const auto is_refused = [](const std::string& line) { return line.starts_with("  refused     1 would step west: "); };
        const auto found = std::find_if(lines.begin(), lines.end(), is_refused);
        REQUIRE(found != lines.end());
        CHECK(found->find("rooted") != std::string::npos);
    });
}
