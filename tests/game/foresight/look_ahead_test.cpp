#include "game/foresight/look_ahead.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "game/foresight/intentions.hpp"

using namespace td;
using namespace td::test;

namespace {

/// One foe `F` whose tactic is to hold its place, and the steered hero `A`.
struct Scene {
    explicit Scene(std::vector<std::string> map) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = {{Plan::Kind::hold}};
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[0].skills.clear();
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }
    void look_ahead(int rounds) { arena.catalog->tactics.back().look_ahead = rounds; }

    /// The game as it stands when the hero is asked, whose tactic looks so many rounds ahead.
    Game asking_hero(int rounds) {
        arena.catalog->tactics[arena.world.get<AiState>(hero).tactic.index()].look_ahead = rounds;
        Game game = arena.start();
        game.step();
        return game;
    }
    int harm_to_hero(int turns) const {
        Game game = arena.start();
        const int before = game.world().get<Health>(hero).now;
        for (int i = 0; i < turns; ++i) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        return before - game.world().get<Health>(hero).now;
    }

    Arena arena;
    EntityId hero, foe;
};

}  // namespace

TEST_CASE("who looks ahead strikes where its tactic would have waited") {
    Scene scene({"####", "#AF#", "####"});
    CHECK(scene.harm_to_hero(6) == 0);
    scene.look_ahead(1);
    CHECK(scene.harm_to_hero(6) > 0);
}

TEST_CASE("each command is rated by what it leads to") {
    Scene scene({"#####", "#AF.#", "#####"});
    const Game game = scene.asking_hero(1);
    REQUIRE(game.awaiting() == scene.hero);
    const auto rated = rated_decisions(game.state(), scene.hero);
    const auto wait = std::find_if(rated.begin(), rated.end(),
                                   [](const RatedDecision& one) { return std::holds_alternative<commands::Wait>(one.decision.command); });
    REQUIRE(wait != rated.end());
    CHECK_FALSE(std::holds_alternative<commands::Wait>(rated.front().decision.command));
    CHECK(rated.front().utility > wait->utility);
}

TEST_CASE("what counts when commands are compared is what the tactic weighs") {
    const auto gain_of_a_blow = [](const Weights& weights) {
        Scene scene({"#####", "#AF.#", "#####"});
        scene.arena.catalog->tactics[scene.arena.world.get<AiState>(scene.hero).tactic.index()].weighs = weights;
        const Game game = scene.asking_hero(1);
        const auto rated = rated_decisions(game.state(), scene.hero);
        const auto utility_of = [&](auto is_meant) {
            return std::find_if(rated.begin(), rated.end(), [&](const RatedDecision& one) { return is_meant(one.decision.command); })
                ->utility;
        };
        return utility_of([](const Command& command) { return std::holds_alternative<commands::Attack>(command); }) -
               utility_of([](const Command& command) { return std::holds_alternative<commands::Wait>(command); });
    };
    const int usual = gain_of_a_blow({});
    CHECK(usual > 0);
    CHECK(gain_of_a_blow({.life = 1, .health = 0}) < usual / 10);
    CHECK(gain_of_a_blow({.boldness = 200}) > usual);
    CHECK(gain_of_a_blow({.boldness = 50}) < usual);
}

TEST_CASE("who minds being far from its leader goes to it where nothing else is at stake") {
    Arena arena({"############", "#A.....B...#", "############", "#.........F#", "############"});
    const EntityId leader = arena.hero('A'), companion = arena.hero('B');
    const EntityId foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
    Tactic& tactic = arena.catalog->tactics[arena.world.get<AiState>(companion).tactic.index()];
    tactic.plans = {{Plan::Kind::hold}, {Plan::Kind::follow, 1}};
    tactic.look_ahead = 1;
    arena.catalog->species[0].skills.clear();
    arena.world.place(foe, {9, 1});
    arena.world.edit<Statuses>(foe).list.push_back({ids::asleep, 40, {}});
    arena.world.edit<Health>(foe).now = arena.world.edit<Health>(foe).maximum = 10'000;
    const auto decision_with = [&](int company) {
        tactic.weighs = {.life = 1, .health = 0, .charge = 0, .company = company};
        Game game = arena.start();
        while (game.step().kind != Step::Kind::needs_command) {
        }
        REQUIRE(game.awaiting() == leader);
        return reasons_of(game.state(), companion, {leader, {commands::Wait{}}})->decision.command;
    };
    CHECK(decision_with(0) == Command(commands::Wait{}));
    CHECK(decision_with(1) == Command(commands::Walk{Direction::west}));
}

TEST_CASE("who looks ahead goes where its tactic goes unless life or health is at stake, however far from its leader") {
    Arena arena({"########", "#AB...F#", "########"});
    const EntityId leader = arena.hero('A'), companion = arena.hero('B');
    const EntityId foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
    Tactic& tactic = arena.catalog->tactics[arena.world.get<AiState>(companion).tactic.index()];
    tactic.plans = {{Plan::Kind::attack}, {Plan::Kind::chase}};
    tactic.look_ahead = 1;
    tactic.weighs.company = 10;
    arena.catalog->species[0].skills.clear();
    arena.world.edit<Statuses>(foe).list.push_back({ids::asleep, 400, {}});
    Game game = arena.start();
    const auto distance = [&] { return chebyshev(game.world().get<Position>(companion).at, game.world().get<Position>(leader).at); };
    for (int i = 0; i < 30 && distance() < 4; ++i) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
    CHECK(distance() == 4);
}

TEST_CASE("looking ahead changes nothing in the game and comes to the same each time") {
    Scene scene({"#####", "#AF.#", "#####"});
    const Game game = scene.asking_hero(2);
    const std::uint64_t before = game.hash();
    const auto first = rated_decisions(game.state(), scene.hero);
    const auto again = rated_decisions(game.state(), scene.hero);
    CHECK(game.hash() == before);
    REQUIRE(first.size() > 1);
    REQUIRE(first.size() == again.size());
    for (std::size_t i = 0; i < first.size(); ++i) CHECK(first[i].utility == again[i].utility);
}

TEST_CASE("what its side does not see plays no part") {
    const auto utilities = [](char hidden) {
        Scene scene({"#########", "#AF.#...#", "#####...#", "#...#...#", std::string("#.") + hidden + ".#...#", "#########"});
        if (hidden != '.') scene.arena.add(hidden, ids::hero, scene.arena.world.roster()[scene.foe].team);
        const Game game = scene.asking_hero(1);
        std::vector<int> all;
        for (const RatedDecision& rated : rated_decisions(game.state(), scene.hero)) all.push_back(rated.utility);
        return all;
    };
    CHECK(utilities('B').size() > 1);
    CHECK(utilities('B') == utilities('.'));
}

TEST_CASE("a difficulty lets foes look further or less far, if their tactic looks ahead at all, and nobody of the party") {
    Scene scene({"#####", "#AF.#", "#####"});
    scene.arena.catalog->difficulties.resize(1);
    const auto look = [&](int further) {
        scene.arena.catalog->difficulties[0].minds.look_further = further;
        const Game game = scene.asking_hero(1);
        CHECK(look_ahead_of(game.state(), scene.hero) == 1);
        return look_ahead_of(game.state(), scene.foe);
    };
    scene.look_ahead(1);
    CHECK(look(-1) == 0);
    CHECK(look(0) == 1);
    CHECK(look(1) == 2);
    CHECK(look(2) == 2);
    scene.look_ahead(0);
    CHECK(look(1) == 0);
}

TEST_CASE("who would rather trade no blows steps out of reach, where its tactic would have stood") {
    Scene scene({"#####", "#AF.#", "#####"});
    scene.look_ahead(1);
    CHECK(scene.harm_to_hero(6) == 0);
}

TEST_CASE("who looks ahead does not wait for ever for what its tactic would go and do") {
    Scene scene({"###########", "#A.......F#", "###########"});
    scene.arena.catalog->tactics.back().plans = {{Plan::Kind::attack}, {Plan::Kind::chase}};
    scene.look_ahead(2);
    CHECK(scene.harm_to_hero(200) > 0);
}

TEST_CASE("a companion that would rather trade no blows waits as long as its leader") {
    Scene scene({"###########", "#AB......F#", "###########"});
    scene.arena.catalog->tactics.back().plans = {{Plan::Kind::attack}, {Plan::Kind::hold}};
    Tactic careful;
    careful.plans = {{Plan::Kind::attack}, {Plan::Kind::chase, 4}};
    careful.look_ahead = 1;
    careful.weighs.boldness = 10;
    scene.arena.catalog->tactics.push_back(careful);
    const EntityId mate = scene.arena.hero('B');
    scene.arena.world.edit<AiState>(mate).tactic = TacticId(scene.arena.catalog->tactics.size() - 1);
    Game game = scene.arena.start();
    for (int i = 0; i < 200; ++i) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
    const World& world = game.world();
    CHECK(world.get<Health>(scene.foe).now == world.get<Health>(scene.foe).maximum);
    CHECK(world.get<Health>(mate).now == world.get<Health>(mate).maximum);
}

TEST_CASE("dice that a command throws for nothing do not change what others are imagined to do") {
    Scene scene({"#######", "#A#BF.#", "#######"});
    Catalog& catalog = *scene.arena.catalog;
    catalog.tactics.back().plans = {{Plan::Kind::attack}};
    Status nothing;
    nothing.id = nothing.name = "nothing";
    nothing.duration = 2;
    nothing.harmful = false;
    catalog.statuses.push_back(nothing);
    const Skill& attack = catalog.skills[catalog.species[ids::hero.index()].attack_skill.index()];
    Skill fidget = attack;
    fidget.id = "fidget";
    fidget.area = {Shape::self, 0, 0};
    fidget.audience = Audience::self;
    fidget.effects = {{.payload = effect::GainStatus{.status = StatusId(catalog.statuses.size() - 1)}, .chance = 50}};
    catalog.skills.push_back(fidget);
    const SkillId skill(catalog.skills.size() - 1);
    scene.arena.world.edit<Skills>(scene.hero).slots = {{.skill = skill, .charges = -1}};
    const EntityId mate = scene.arena.hero('B');
    scene.arena.world.edit<AiState>(mate).tactic = TacticId(catalog.tactics.size() - 1);
    const Game game = scene.asking_hero(1);
    REQUIRE(game.awaiting() == scene.hero);
    std::vector<int> idle;
    for (const RatedDecision& rated : rated_decisions(game.state(), scene.hero)) {
        const auto* use = std::get_if<commands::UseSkill>(&rated.decision.command);
        if (std::holds_alternative<commands::Wait>(rated.decision.command) || (use && use->slot == 0)) idle.push_back(rated.utility);
    }
    REQUIRE(idle.size() == 2);
    CHECK(idle[0] == idle[1]);
}

TEST_CASE("where its tactic would strike, no companion idles for two turns in a row") {
    Scene scene({"#######", "#A....#", "#.....#", "#...BF#", "#######"});
    Tactic cautious;
    cautious.plans = {{Plan::Kind::attack}, {Plan::Kind::hold}};
    cautious.look_ahead = 1;
    cautious.weighs.boldness = 0;
    scene.arena.catalog->tactics.push_back(cautious);
    const EntityId mate = scene.arena.hero('B');
    scene.arena.world.edit<AiState>(mate).tactic = TacticId(scene.arena.catalog->tactics.size() - 1);
    Trigger thorns{.event = TriggerEvent::hurt, .to = TriggerCondition::Whose::other};
    thorns.effects = {Effect{.payload = effect::Harm{.amount = 2}}};
    Species thorny = scene.arena.catalog->species[ids::hero.index()];
    thorny.triggers = {thorns};
    scene.arena.catalog->species.push_back(thorny);
    scene.arena.world.edit<Creature>(scene.foe).species = SpeciesId(scene.arena.catalog->species.size() - 1);
    Game game = scene.arena.start();
    std::vector<bool> idled;
    for (int i = 0; i < 40; ++i) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* waited = std::get_if<Waited>(&event); waited && waited->who == mate) idled.push_back(true);
    }
    CHECK(!idled.empty());
    CHECK(game.world().get<AiState>(mate).stalled <= 1);
    CHECK(game.world().get<Health>(scene.foe).now < game.world().get<Health>(scene.foe).maximum);
}
