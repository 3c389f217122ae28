// Sentences made of the shipped content: each of them has its gaps filled.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/shipped_content.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_parts.hpp"
#include "text/objective_text.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/rule_trace.hpp"
#include "tools/lab/self_play.hpp"
#include "world/parts.hpp"

using namespace td;

namespace {

/// A gap that nothing has filled shows as `{name}`.
bool is_whole(std::string_view text) { return !text.empty() && text.find_first_of("{}") == std::string_view::npos; }

void check_whole(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK(is_whole(line));
    }
}

}  // namespace

TEST_CASE("what happens in whole games of all dungeons is told in whole sentences") {
    const auto catalog = without_look_ahead(*test::shipped_content());
    std::set<std::size_t> told;
    for (std::size_t dungeon = 0; dungeon < catalog->dungeons.size(); ++dungeon)
        play_by_itself(catalog, DungeonId(dungeon), 1, {}, [&](const Game& game, const Event& event) {
            const std::optional<Line> line = describe(event, game.view());
            if (!line) return;
            told.insert(event.index());
            CAPTURE(line->text);
            CHECK(is_whole(line->text));
            CHECK(std::string_view(".!?\"'").find(line->text.back()) != std::string_view::npos);
        });
    CHECK(told.size() >= 30);
}

TEST_CASE("a trace of the rules has words for every action of a game with parts, weapons and machines") {
    const auto catalog = without_look_ahead(*test::shipped_content());
    for (const char* dungeon : {"scrap_works", "sunken_city"}) {
        Game game(catalog, {1, find_id<DungeonId>(catalog->dungeons, dungeon), false});
        RuleTrace trace(game);
        std::size_t lines = 0;
        for (int step = 0; step < 2'000 && game.outcome() == Outcome::running; ++step) {
            game.step();
            const std::vector<std::string> more = trace.take_lines();
            lines += more.size();
            for (const std::string& line : more) REQUIRE_FALSE(line.empty());
        }
        CHECK(lines > 2'000);
    }
}

TEST_CASE("skills, statuses, features, parts and objectives are explained in whole sentences") {
    const auto catalog = test::shipped_content();
    for (const Skill& skill : catalog->skills) {
        CAPTURE(skill.id);
        CHECK(is_whole(describe_area(skill.area, skill.audience, *catalog)));
        check_whole(describe_effects(skill.effects, *catalog));
        check_whole(describe_cast_time(skill, *catalog));
        check_whole(describe_limits(skill, *catalog));
    }
    for (const Status& status : catalog->statuses) {
        CAPTURE(status.id);
        const std::string text = describe_modifiers(status, *catalog);
        // What acts by its triggers alone is told by those, and a status that others ask for does nothing by itself.
        CHECK((text.empty() || is_whole(text)));
    }
    for (const Feature& feature : catalog->features) check_whole(describe_feature(feature, *catalog));
    std::size_t parts = 0;
    for (const Item& item : catalog->items) {
        const std::vector<std::string> lines = describe_part(item, *catalog);
        CHECK(lines.empty() == !item.part);
        parts += lines.empty() ? 0 : 1;
        check_whole(lines);
    }
    CHECK(parts > 10);
    for (const Dungeon& dungeon : catalog->dungeons)
        for (const Objective& objective : dungeon.victory) CHECK(is_whole(sentence_of(objective, *catalog)));
}

TEST_CASE("a machine is told with its gait, its volley and its parts, with those that are off or idle") {
    const auto catalog = test::shipped_content();
    const Game start(catalog, {1, find_id<DungeonId>(catalog->dungeons, "scrap_works")});
    const EntityId who = start.leader();
    REQUIRE(start.world().has<Parts>(who));
    CHECK(is_whole(describe_gait(who, start)));
    CHECK(is_whole(describe_volley(who, start)));
    const std::string whole = list_parts(who, start);
    CHECK(is_whole(whole));
    CHECK(whole.find("(off)") == std::string::npos);
    GameState state = start.state();
    for (AttachedPart& part : state.world.edit<Parts>(who).list) part.on = false;
    const Game all_off(state);
    CHECK(list_parts(who, all_off).find("(off)") != std::string::npos);
    CHECK(describe_volley(who, all_off).empty());
}
