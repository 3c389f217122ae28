#include "tools/preview/time_choice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "content/shipped_content.hpp"
#include "tools/preview/skill_trial.hpp"
#include "tools/preview/stage.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a preview offers the time systems of all dungeons, the main one's first, and those that no dungeon has") {
    Catalog content = *shipped_content();
    const std::vector<TimeChoice> choices = time_choices(content);
    REQUIRE(!choices.empty());
    CHECK(choices.front().dungeon == main_dungeon(content));
    std::set<std::string_view> kinds;
    for (const TimeChoice& choice : choices) kinds.insert(name_of(choice));
    CHECK(kinds.size() == time_system_names.size());
    for (const Dungeon& dungeon : content.dungeons)
        CHECK_MESSAGE(std::any_of(choices.begin(), choices.end(),
                                  [&](const TimeChoice& one) {
                                      return one.time.kind == dungeon.time.kind && one.time.round.turns == dungeon.time.round.turns;
                                  }),
                      dungeon.id);
    content.dungeons.clear();
    const std::vector<TimeChoice> none = time_choices(content);
    CHECK(none.size() == time_system_names.size());
    CHECK(!none.front().dungeon);
}

TEST_CASE("dungeons with the same settings are one choice, and those with others two") {
    Catalog content = *shipped_content();
    const std::size_t before = time_choices(content).size();
    content.dungeons.push_back(content.dungeons.front());
    content.dungeons.back().main = false;
    CHECK(time_choices(content).size() == before);
    content.dungeons.back().time = TimeSettings{.kind = TimeSystemKind::wait_time, .round = {.wait_time = 0, .turns = 7}};
    CHECK(time_choices(content).size() == before + 1);
}

TEST_CASE("a time system is found by its key") {
    const std::vector<TimeChoice> choices = time_choices(*shipped_content());
    for (const std::string_view key : time_system_names) {
        const std::optional<std::size_t> found = find_time_choice(choices, key);
        REQUIRE_MESSAGE(found, key);
        CHECK(name_of(choices[*found]) == key);
    }
    CHECK(!find_time_choice(choices, "wait_tim"));
}

TEST_CASE("a skill is tried out under each time system, and its user is asked again after it") {
    const auto content = shipped_content();
    const SkillId gnaw = find_id<SkillId>(content->skills, "gnaw");
    for (const TimeChoice& choice : time_choices(*content)) {
        const SkillTrial trial(*content, gnaw, choice);
        Game game = trial.stage().game({});
        while (!game.awaiting()) game.step();
        CHECK(game.dungeon().time.kind == choice.time.kind);
        REQUIRE(game.awaiting() == trial.user());
        CHECK(game.step(commands::UseSkill{SkillTrial::slot, Direction::east, {}}).kind != Step::Kind::refused);
        for (int steps = 0; steps < 500 && !game.awaiting(); ++steps) game.step();
        CHECK_MESSAGE(game.awaiting() == trial.user(), name_of(choice));
    }
}
