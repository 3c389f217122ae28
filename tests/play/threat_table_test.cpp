#include "play/threat_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/workshop.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

const TileThreats* at(const std::vector<TileThreats>& tiles, Point p) {
    const auto found = std::find_if(tiles.begin(), tiles.end(), [p](const TileThreats& tile) { return tile.at == p; });
    return found == tiles.end() ? nullptr : &*found;
}

/// A hero `A` and a foe `F`, both with plain attacks only, at the hero's first turn.
Game begun(const std::vector<std::string>& map) {
    Arena arena(map);
    arena.catalog->species[ids::hero.index()].skills.clear();
    arena.hero('A');
    arena.add('F', ids::hero, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step();
    return game;
}

}  // namespace

TEST_CASE("tiles beside a foe can be struck, others not; where the foe stands nothing is told") {
    const Game game = begun({"########", "#A...F.#", "########"});
    const std::vector<TileThreats> tiles = threats_around(game);
    REQUIRE(at(tiles, {4, 1}) != nullptr);
    REQUIRE(at(tiles, {4, 1})->threats.size() == 1);
    CHECK(at(tiles, {4, 1})->most() > 0);
    CHECK(threat_time(at(tiles, {4, 1})->first(), game) == "tier 0");
    REQUIRE(at(tiles, {3, 1}) != nullptr);
    CHECK(at(tiles, {3, 1})->threats.empty());
    CHECK(at(tiles, {5, 1}) == nullptr);
    CHECK_MESSAGE(at(tiles, {0, 1}) == nullptr, "a wall");
}

TEST_CASE("a foe that acts only on a wait threatens a member who waits, not one who steps") {
    Arena arena({"######", "#AF..#", "#....#", "######"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    Tactic hangs;
    PlanCondition called;
    called.has_status = ids::haste;
    hangs.plans = {{.kind = Plan::Kind::attack, .only_if = called}, {.kind = Plan::Kind::hold}};
    arena.catalog->tactics.push_back(hangs);
    Area sight;
    sight.shape = Shape::sight;
    sight.range = 8;
    Species& called_by_waits = arena.catalog->species[ids::hero.index()];
    const EntityId foe = (arena.hero('A'), arena.add('F', ids::hero, arena.add_team(Faction::foe)));
    arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    const auto tiles = [&] {
        Game game = arena.start();
        game.step();
        return threats_around(game);
    };
    CHECK_MESSAGE(at(tiles(), {1, 1})->threats.empty(), "it hangs still in its own turns");
    called_by_waits.triggers = {
        {.event = TriggerEvent::waits, .area = sight, .audience = Audience::foes, .effects = {Effect{.payload = effect::ExtraTurn{}}}}};
    REQUIRE(at(tiles(), {1, 1})->threats.size() == 1);
    CHECK(at(tiles(), {1, 2})->threats.empty());
}

TEST_CASE("the harm told is the most that the blows there is time for can take") {
    for (const TimeSystemKind kind : test::every_time_system)
        for (const SpeciesId foe_kind : {ids::slug, ids::hero, ids::wisp})
            for (const bool delays : {false, true}) {
                // A fast foe that delays with each blow would let the hero have no turn at all.
                if (delays && foe_kind == ids::wisp) continue;
                Arena arena({"#####", "#AF.#", "#####"});
                arena.catalog->species[ids::hero.index()].skills.clear();
                arena.catalog->dungeons[0].time.kind = kind;
                if (delays) arena.catalog->skills[ids::strike.index()].effects.push_back(Effect{.payload = effect::DelayTurn{.ticks = 50}});
                const EntityId hero = arena.hero('A');
                arena.add('F', foe_kind, arena.add_team(Faction::foe));
                arena.world.edit<Health>(hero) = {999, 999};
                const auto lost_and_told = [&](std::uint64_t seed) {
                    Game game = arena.start(seed);
                    while (!game.awaiting()) game.step();
                    const int told = at(threats_around(game), {1, 1})->most(), before = game.world().get<Health>(hero).now;
                    game.step(commands::Wait{});
                    while (!game.awaiting()) game.step();
                    return std::pair(before - game.world().get<Health>(hero).now, told);
                };
                CAPTURE(static_cast<int>(kind));
                CAPTURE(foe_kind.value);
                int worst = 0, most = 0;
                for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                    const auto [lost, told] = lost_and_told(seed);
                    CHECK(lost <= told);
                    worst = std::max(worst, lost), most = std::max(most, told);
                }
                if (kind == TimeSystemKind::six_tier && !delays)
                    CHECK_MESSAGE(worst == most, "an attack forfeits the later tiers, so even the fast strike once");
            }
}

TEST_CASE("what a foe's own triggers give it counts: another turn in the round, and harder blows in that") {
    for (const TimeSystemKind kind : test::every_time_system)
        for (const bool is_harder : {false, true}) {
            Arena arena({"#####", "#AF.#", "#####"});
            arena.catalog->species[ids::hero.index()].skills.clear();
            arena.catalog->dungeons[0].time.kind = kind;
            Status wound;
            wound.attack_percent = 300;
            wound.unit = DurationUnit::rounds;
            wound.duration = 1;
            arena.catalog->statuses.push_back(wound);
            const StatusId wound_up(arena.catalog->statuses.size() - 1);
            Species swings = arena.catalog->species[ids::hero.index()];
            const TriggerCondition early{.kind = TriggerCondition::Kind::late, .negated = true, .low = 25};
            const TriggerCondition late{.kind = TriggerCondition::Kind::late, .low = 50};
            swings.triggers = {{.event = TriggerEvent::turn_end,
                                .conditions = {early},
                                .effects = {Effect{.payload = effect::ExtraTurn{.ticks = 50}}},
                                .limit = TriggerLimit::round}};
            if (is_harder)
                swings.triggers.push_back({.event = TriggerEvent::turn_start,
                                           .conditions = {late},
                                           .effects = {Effect{.payload = effect::GainStatus{.status = wound_up}}}});
            arena.catalog->species.push_back(swings);
            const EntityId hero = arena.hero('A');
            arena.add('F', SpeciesId(arena.catalog->species.size() - 1), arena.add_team(Faction::foe));
            arena.world.edit<Health>(hero) = {999, 999};
            int worst = 0, most = 0;
            CAPTURE(static_cast<int>(kind));
            CAPTURE(is_harder);
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                Game game = arena.start(seed);
                while (!game.awaiting()) game.step();
                const int told = at(threats_around(game), {1, 1})->most(), before = game.world().get<Health>(hero).now;
                game.step(commands::Wait{});
                while (!game.awaiting()) game.step();
                const int lost = before - game.world().get<Health>(hero).now;
                CHECK(lost <= told);
                worst = std::max(worst, lost), most = std::max(most, told);
            }
            if (kind == TimeSystemKind::six_tier && !is_harder) CHECK(worst == most);
        }
}

TEST_CASE("a foe that loses its next turn threatens with the one after") {
    Arena arena({"#####", "#AF.#", "#####"});
    Species swings = arena.catalog->species[ids::hero.index()];
    swings.skills.clear();
    swings.triggers = {
        {.event = TriggerEvent::turn_end, .effects = {Effect{.payload = effect::ExtraTurn{.ticks = 50}}}, .limit = TriggerLimit::round}};
    arena.catalog->species.push_back(swings);
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', SpeciesId(arena.catalog->species.size() - 1), arena.add_team(Faction::foe));
    arena.world.edit<Statuses>(foe).list = {{ids::stunned, 1}};
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    const std::vector<TileThreats> tiles = threats_around(game);
    REQUIRE_FALSE(at(tiles, {1, 1})->threats.empty());
    CHECK(threat_time(at(tiles, {1, 1})->first(), game) == "tier 1/2");
    const int told = at(tiles, {1, 1})->most(), before = game.world().get<Health>(hero).now;
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    CHECK(game.world().get<Health>(hero).now < before);
    CHECK(before - game.world().get<Health>(hero).now <= told);
}

TEST_CASE("a turn that a companion's wait gives a foe counts, whether the one who is asked waits or steps") {
    Arena arena({"#######", "#AF...#", "#.....#", "#....B#", "#######"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    const EntityId companion = (arena.hero('A'), arena.hero('B'));
    arena.world.edit<AiState>(companion).tactic = ids::hold;
    // It waits although that helps its foe: it cannot step, and no one is in reach.
    arena.world.edit<Statuses>(companion).list = {{ids::rooted, 0}};
    arena.add('F', ids::hero, arena.add_team(Faction::foe));
    const auto most_at = [&](Point p) {
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        const std::vector<TileThreats> tiles = threats_around(game);
        const TileThreats* const tile = at(tiles, p);
        REQUIRE(tile != nullptr);
        return tile->most();
    };
    const int waiting = most_at({1, 1}), stepping = most_at({1, 2});
    REQUIRE(waiting > 0);
    REQUIRE(stepping > 0);
    Area sight;
    sight.shape = Shape::sight;
    sight.range = 8;
    Species calls = arena.catalog->species[ids::hero.index()];
    calls.triggers = {
        {.event = TriggerEvent::waits, .area = sight, .audience = Audience::foes, .effects = {Effect{.payload = effect::ExtraTurn{}}}}};
    arena.catalog->species.push_back(calls);
    arena.world.edit<Creature>(companion).species = SpeciesId(arena.catalog->species.size() - 1);
    CHECK(most_at({1, 1}) == 2 * waiting);
    CHECK(most_at({1, 2}) == 2 * stepping);
}

TEST_CASE("the slow are struck where they walk to, not where they wait") {
    Arena arena({"########", "#.A...F#", "########"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    const EntityId hero = arena.hero('A');
    arena.add('F', ids::hero, arena.add_team(Faction::foe));
    arena.world.edit_roster()[hero].speed = -2;
    Game game = arena.start();
    game.step();
    const std::vector<TileThreats> tiles = threats_around(game);
    REQUIRE(at(tiles, {3, 1}) != nullptr);
    CHECK_FALSE(at(tiles, {3, 1})->threats.empty());
    REQUIRE(at(tiles, {2, 1}) != nullptr);
    CHECK(at(tiles, {2, 1})->threats.empty());
}

TEST_CASE("a foe that strikes anyone who steps into its reach makes the step itself dangerous") {
    Arena arena({"#########", "#.A...F.#", "#.......#", "#########"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    Species guard = arena.catalog->species[ids::hero.index()];
    Trigger leans{.event = TriggerEvent::foe_in_reach, .to = TriggerCondition::Whose::other};
    leans.effects = {Effect{.payload = effect::Strike{}}};
    leans.limit = TriggerLimit::round;
    guard.triggers = {leans};
    arena.catalog->species.push_back(guard);
    arena.hero('A');
    const SpeciesId kind(arena.catalog->species.size() - 1);
    const EntityId foe = arena.add('F', kind, arena.add_team(Faction::foe));
    const auto threats = [&](Point p) {
        Game game = arena.start();
        game.step();
        const std::vector<TileThreats> tiles = threats_around(game);
        const TileThreats* const tile = at(tiles, p);
        REQUIRE(tile != nullptr);
        return tile->threats;
    };
    const auto harm_of_own_turn = [&] { return threats({5, 1}).empty() ? 0 : threats({5, 1}).front().harm; };
    const int both = harm_of_own_turn();
    REQUIRE(both > 0);
    CHECK_MESSAGE(threats({4, 1}).empty(), "out of its reach");
    SUBCASE("once a round") {
        arena.world.add(foe, UsedTriggers{{{{TriggerOwner::species, kind.value}, TriggerLimit::round}}});
        CHECK(harm_of_own_turn() * 2 == both);
    }
    SUBCASE("with a turn that is held for it, too") {
        arena.world.add(foe, HeldTurn{.until = set_of(TriggerEvent::foe_in_reach)});
        CHECK(harm_of_own_turn() * 2 == both * 3);
    }
}

TEST_CASE("without a foe in sight there is nothing to tell") {
    Arena arena({"######", "#A#F.#", "######"});
    arena.hero('A');
    arena.add('F', ids::hero, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step();
    CHECK(threats_around(game).empty());
}

TEST_CASE("tiles that touch and are struck alike are one region; others, and safe ones, are not in it") {
    const auto struck = [](Point p, int harm, Ticks time) {
        tactics::Threat threat;
        threat.most = harm;
        threat.when.time = time;
        return TileThreats{p, {threat}};
    };
    const std::vector<TileThreats> tiles{struck({1, 1}, 7, 0), struck({2, 2}, 7, 0),    struck({3, 2}, 7, 50),
                                         struck({2, 1}, 9, 0), TileThreats{{1, 2}, {}}, struck({9, 9}, 7, 0)};
    const std::vector<ThreatRegion> regions = regions_of(tiles);
    REQUIRE(regions.size() == 4);
    const auto with = [&](Point p) {
        return *std::find_if(regions.begin(), regions.end(), [&](const ThreatRegion& region) { return region.contains(p); });
    };
    CHECK(with({1, 1}).tiles == std::vector<Point>{{1, 1}, {2, 2}});
    CHECK(with({1, 1}).most == 7);
    CHECK(with({3, 2}).tiles.size() == 1);
    CHECK(with({3, 2}).first.time == 50);
    CHECK(with({2, 1}).most == 9);
    CHECK(with({9, 9}).tiles.size() == 1);
    CHECK(std::none_of(regions.begin(), regions.end(), [](const ThreatRegion& region) { return region.contains({1, 2}); }));
}

TEST_CASE("what is struck only after the next turn is told apart, near the creature, and is never struck before") {
    const Game game = begun({"############", "#A...F.....#", "############"});
    const std::vector<TileThreats> tiles = threats_around(game);
    const std::vector<Point> later = tiles_struck_later(tiles);
    // The foe takes a step, and strikes in the turn after that.
    CHECK(later == std::vector<Point>{{3, 1}});
    for (const Point p : later) CHECK(at(tiles, p)->threats.empty());
    CHECK_FALSE(at(tiles, {1, 1})->struck_later);
}

TEST_CASE("what a foe has begun strikes its tiles in the turn that completes it, and is told before that turn comes near") {
    for (const TimeSystemKind kind : test::every_time_system) {
        Arena arena = workshop(kind, {"########", "#A....1#", "########"});
        arena.catalog->species[ids::hero.index()].skills = {star_id};
        const EntityId hero = arena.hero('A');
        const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<Health>(hero) = {999, 999};
        arena.world.add(foe, OngoingAction{.skill = star_id, .aim = arena.where('A'), .from = arena.where('1'), .of = star_turns});
        bool was_later = false, was_struck = false;
        for (int left = star_turns; left > 0; --left) {
            arena.world.edit<OngoingAction>(foe).done = star_turns - left;
            Game then = arena.start();
            while (!then.awaiting()) then.step();
            const std::vector<TileThreats> tiles = threats_around(then);
            const TileThreats* const own = at(tiles, arena.where('A'));
            REQUIRE(own != nullptr);
            const std::vector<tactics::OngoingBlow> later = blows_begun(then);
            CHECK_MESSAGE(own->threats.empty() == !later.empty(), "either before the hero acts again or later");
            for (const tactics::OngoingBlow& blow : later) CHECK(blow.reaches(arena.where('A')));
            was_later = was_later || !later.empty();
            was_struck = was_struck || !own->threats.empty();
        }
        CAPTURE(static_cast<int>(kind));
        CHECK(was_later);
        CHECK(was_struck);
    }
}

TEST_CASE("what a foe has begun is not told on tiles that the party has never seen") {
    Arena arena = workshop(TimeSystemKind::six_tier, {"############", "#A....1....#", "############"});
    arena.catalog->species[ids::hero.index()].sight = 5;
    arena.hero('A');
    const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
    arena.world.add(foe, OngoingAction{.skill = star_id, .aim = {9, 1}, .from = arena.where('1'), .of = 9});
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    REQUIRE(blows_begun(game).size() == 1);
    CHECK(blows_begun(game).front().tiles.empty());
}

TEST_CASE("the number of danger is what a shield leaves, and counts a defence that will be lower when the blow comes") {
    Arena arena({"########", "#AF....#", "########"});
    Species& kind = arena.catalog->species[ids::hero.index()];
    kind.skills.clear();
    arena.hero('A');
    arena.add('F', ids::runner, arena.add_team(Faction::foe));
    arena.catalog->species[ids::runner.index()].skills.clear();
    const auto danger = [&] {
        Game game = arena.start();
        game.step();
        return at(threats_around(game), {1, 1})->most();
    };
    const int plain = danger();
    REQUIRE(plain > 5);
    kind.lead.emplace().absorbs = 5;
    CHECK(danger() == plain - 5);
    kind.lead.emplace().early_defence_percent = 300;
    CHECK_MESSAGE(danger() >= plain, "the runner has a turn in 1/2");
    kind.lead->early_defence_percent = 100;
    kind.lead->late_defence_percent = 10;
    CHECK(danger() > plain);
}

TEST_CASE("a foe that surely dies of what is on it before its next turn is no danger") {
    for (const int health : {1, 30}) {
        Arena arena({"#####", "#AF.#", "#####"});
        arena.catalog->species[ids::hero.index()].skills.clear();
        arena.hero('A');
        const EntityId foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<Health>(foe).now = health;
        arena.catalog->species[ids::slug.index()].triggers = {
            {.event = TriggerEvent::turn_start, .effects = {Effect{.payload = effect::Harm{.amount = 5}}}}};
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        CHECK(at(threats_around(game), {1, 1})->threats.empty() == (health == 1));
    }
}
