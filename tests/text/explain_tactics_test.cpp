#include "text/explain_tactics.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

Known everybody() {
    return [](EntityId) { return true; };
}

/// The companion `B`, beside which the foe `F` stands, decides once the leader has waited.
struct TacticScene {
    explicit TacticScene(std::vector<Plan> plans, int look_ahead = 0) : arena({"#######", "#.A.BF#", "#.....#", "#######"}) {
        Tactic tactic;
        tactic.name = "Try it";
        tactic.plans = std::move(plans);
        tactic.look_ahead = look_ahead;
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[ids::hero.index()].skills.clear();
        leader = arena.hero('A');
        companion = arena.hero('B');
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }
    std::vector<std::string> lines(const std::vector<Command>& commands = {commands::Wait{}}) const {
        Game game = arena.start();
        game.step();
        const auto reasons = reasons_of(game.state(), companion, {leader, commands});
        REQUIRE(reasons);
        std::vector<std::string> texts;
        for (const ReasonLine& line : describe_reasons(*reasons, everybody())) texts.push_back(line.text);
        return texts;
    }
    std::string name(EntityId who) const { return arena.world.get<Creature>(who).name; }

    Arena arena;
    EntityId leader, companion, foe;
};

}  // namespace

TEST_CASE("every kind of plan and every condition is said in words, and no placeholder is left") {
    const auto content = small_catalog();
    const Catalog& catalog = *content;
    for (const PlanTraits& traits : plan_traits)
        for (const int amount : {0, 1, 100}) {
            Plan plan{traits.kind, amount};
            if (traits.names_skill) plan.skill = ids::bolt;
            const std::string text = describe_plan(plan, catalog);
            CAPTURE(text);
            CHECK_FALSE(text.empty());
            CHECK(text.find('{') == std::string::npos);
        }
    CHECK(describe_plan({Plan::Kind::chase, 0}, catalog) == "go for a foe");
    CHECK(describe_plan({Plan::Kind::chase, 4}, catalog) == "go for a foe, up to 4 steps from the leader");
    CHECK(describe_plan({Plan::Kind::use_skills, 100}, catalog) == "use the best skill");
    CHECK(describe_plan({Plan::Kind::use_skills, 60}, catalog) == "use the best skill, in 60% of turns");
    PlanCondition all;
    for (const ConditionTraits& traits : condition_traits) {
        if (const auto* const number = std::get_if<int PlanCondition::*>(&traits.member)) all.*(*number) = 1;
        if (const auto* const flag = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member)) all.*(*flag) = false;
        if (const auto* const skill = std::get_if<SkillId PlanCondition::*>(&traits.member)) all.*(*skill) = ids::bolt;
        if (const auto* const status = std::get_if<StatusId PlanCondition::*>(&traits.member)) all.*(*status) = ids::haste;
        const std::string text = describe_condition(traits, all, catalog);
        CAPTURE(text);
        CHECK_FALSE(text.empty());
        CHECK(text.find('{') == std::string::npos);
    }
    PlanCondition two;
    two.foe_within = 2;
    two.in_doorway = false;
    CHECK(describe_condition(two, catalog) == "a foe in sight is at most 2 tiles away and it stands in the open");
}

TEST_CASE("a companion tells what it means to do, and the plan that it follows behind those that came to nothing") {
    Plan hurt{Plan::Kind::hold};
    hurt.only_if.emplace().health_below = 40;
    Plan alone{Plan::Kind::hold};
    alone.unless.emplace().foe_within = 3;
    const TacticScene scene({{Plan::Kind::wander}, hurt, alone, {Plan::Kind::attack}, {Plan::Kind::hold}});
    const std::vector<std::string> lines = scene.lines();
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == "Next: attack " + scene.name(scene.foe) + ".");
    CHECK(lines[1] == "Tactic: Try it.");
    CHECK(lines[2] == "2. stay where it is: only if it has less than 40% of its health");
    CHECK(lines[3] == "3. stay where it is: not while a foe in sight is at most 3 tiles away");
    CHECK(lines[4] == "4. attack a foe in reach");
    CHECK(scene.lines({})[0] == "Next, if " + scene.name(scene.leader) + " waits: attack " + scene.name(scene.foe) + ".");
}

TEST_CASE("a plan without a condition came to nothing because there was nothing to do") {
    const std::vector<std::string> lines = TacticScene({{Plan::Kind::rest, 50}, {Plan::Kind::hold}}).lines();
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == "Next: wait.");
    CHECK(lines[2] == "1. rest below 50% of health: nothing to do");
    CHECK(lines[3] == "2. stay where it is");
}

TEST_CASE("without a plan that can be done it tells so") {
    const std::vector<std::string> lines = TacticScene({{Plan::Kind::rest, 50}}).lines();
    CHECK(lines.back() == "Tactic: Try it. None of its plans applies now.");
}

TEST_CASE("who looks ahead tells its best three commands, and does the first") {
    const TacticScene scene({{Plan::Kind::hold}, {Plan::Kind::attack}, {Plan::Kind::chase}}, 1);
    const std::vector<std::string> lines = scene.lines();
    REQUIRE(lines.size() == 5);
    CHECK(lines[1] == "Tactic: Try it. It compared its options 1 round ahead:");
    CHECK("Next: " + lines[2].substr(3) + "." == lines[0]);
    CHECK(lines[3].find("2. ") == 0);
    CHECK(lines[4].find("3. ") == 0);
}

TEST_CASE("what a command costs beside the best is told in health and in who falls, on average") {
    const TacticScene scene({{Plan::Kind::hold}}, 1);
    Game game = scene.arena.start();
    game.step();
    auto reasons = reasons_of(game.state(), scene.companion, {scene.leader, {commands::Wait{}}});
    REQUIRE(reasons);
    const auto rated = [](Command command, int utility, Outlook outlook) {
        RatedDecision one{.utility = utility, .outlook = outlook};
        one.decision.command = std::move(command);
        return one;
    };
    const auto difference_to = [&](int utility, Outlook outlook) {
        reasons->compared = {rated(commands::Rest{}, 90, {3, 120, 60, 6, 6}), rated(commands::Wait{}, utility, outlook)};
        reasons->decision.command = commands::Rest{};
        return describe_reasons(*reasons, everybody()).back().text;
    };
    CHECK(difference_to(90, {3, 120, 60, 6, 6}) == "2. wait: as good");
    CHECK(difference_to(89, {3, 121, 60, 6, 6}) == "2. wait: almost as good");
    CHECK(difference_to(80, {3, 105, 72, 6, 6}) == "2. wait: leaves us 5 less health, leaves foes 4 more health");
    CHECK(difference_to(80, {3, 135, 57, 6, 6}) == "2. wait: almost as good (but leaves us 5 more health, leaves foes 1 less health)");
    CHECK(difference_to(80, {3, 120, 60, 5, 7}) == "2. wait: more of us fall, fewer foes fall");
    CHECK(difference_to(80, {3, 120, 60, 7, 5}) == "2. wait: almost as good (but fewer of us fall, more foes fall)");
    reasons->decision.command = commands::Wait{};
    CHECK(describe_reasons(*reasons, everybody()).back().text == "The first gains too little, so it follows its tactic.");
    reasons->then.world.edit<AiState>(scene.companion).stalled = 2;
    CHECK(describe_reasons(*reasons, everybody()).back().text == "The first gains too little, so it follows its tactic.");
    reasons->decision.command = commands::Attack{Direction::east};
    CHECK(describe_reasons(*reasons, everybody()).back().text == "It has waited long enough and follows its tactic.");
}

TEST_CASE("what is not known is not named among those whom a command reaches") {
    const TacticScene scene({{Plan::Kind::attack}});
    Game game = scene.arena.start();
    game.step();
    const auto reasons = reasons_of(game.state(), scene.companion, {scene.leader, {commands::Wait{}}});
    REQUIRE(reasons);
    const Known but_the_foe = [&](EntityId who) { return who != scene.foe; };
    CHECK(describe_reasons(*reasons, but_the_foe)[0].text.find(scene.name(scene.foe)) == std::string::npos);
}

TEST_CASE("a tactic says how far it looks ahead") {
    Tactic tactic;
    CHECK(describe_look_ahead(tactic, *small_catalog()) == "Follows the first of its plans that applies.");
    tactic.look_ahead = 2;
    CHECK(describe_look_ahead(tactic, *small_catalog()).find("2 rounds ahead") != std::string::npos);
}
