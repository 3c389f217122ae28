// What is offered on entering a floor, under each time system: taking a boon, taking the rest, and what refuses to wait for it.
#include "game/floor/boon_choice.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>

#include "game/floor/choices.hpp"
#include "game/floor/floors.hpp"
#include "game/on_the_stairs.hpp"
#include "game/run/floor_entry_bytes.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr std::array each_time_system{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                      TimeSystemKind::wait_time, TimeSystemKind::deferred};

int option_with(const Game& game, BoonId boon) {
    const std::vector<BoonOffer>& offers = game.state().choices.front().offers;
    for (std::size_t i = 0; i < offers.size(); ++i)
        if (offers[i].boon == boon) return static_cast<int>(i);
    return -1;
}

}  // namespace

TEST_CASE("before the first round of the second floor, the party is offered different boons that it may have, and nothing else goes on") {
    for (const TimeSystemKind kind : each_time_system) {
        Game game = OnTheStairs(kind).descended();
        const std::vector<BoonOffer> offers = game.state().choices.front().offers;
        REQUIRE(offers.size() == 3);
        CHECK(std::set{offers[0].boon, offers[1].boon, offers[2].boon}.size() == 3);
        CHECK(option_with(game, BoonId(2)) == -1);
        CHECK(game.step().kind == Step::Kind::needs_choice);
        CHECK_FALSE(game.awaiting());
        CHECK_FALSE(game.forecast(2).turns.empty());
        const std::uint64_t before = game.hash();
        for (const Command& other : {Command(commands::Wait{}), Command(commands::Resume{}), Command(commands::SetTeamMode{true})}) {
            CHECK(game.would_refuse(other)->reason == Refusal::Reason::choose_first);
            CHECK(game.step(other).refusal.reason == Refusal::Reason::choose_first);
        }
        for (const int option : {-1, 4, 999'999}) CHECK(game.step(commands::Choose{option}).kind == Step::Kind::refused);
        CHECK(game.hash() == before);
        CHECK(game.step(commands::Choose{0}).kind == Step::Kind::done_out_of_turn);
        CHECK(game.world().get<Boons>(offers[0].who).list == std::vector{offers[0].boon});
        CHECK(game.state().choices.empty());
        while (!game.awaiting()) game.step();
        CHECK(game.step(commands::Choose{0}).refusal.reason == Refusal::Reason::not_offered);
    }
}

TEST_CASE("the last option is a rest, which mends everybody and gives no boon") {
    Game game = OnTheStairs().descended();
    GameState hurt = game.state();
    for (const EntityId who : hurt.world.roster()[TeamId(0)].members) hurt.world.edit<Health>(who).now = 1;
    Game resting(std::move(hurt));
    resting.step(commands::Choose{rest_option(resting.state().choices.front())});
    for (const EntityId who : resting.world().roster()[TeamId(0)].members) {
        const Health& health = resting.world().get<Health>(who);
        CHECK(health.now == 1 + health.maximum / 2);
        CHECK_FALSE(resting.world().has<Boons>(who));
    }
}

TEST_CASE("the rest mends those still on their way, too") {
    OnTheStairs stairs;
    stairs.world.place(stairs.b, {8, 3});
    for (const EntityId who : {stairs.a, stairs.b}) stairs.world.edit<Health>(who).now = 1;
    Game game = stairs.descended();
    const auto party = game.world().roster()[TeamId(0)].members;
    REQUIRE(party.size() == 2);
    REQUIRE_FALSE(game.world().roster().is_here(party[1]));
    game.step(commands::Choose{rest_option(game.state().choices.front())});
    for (int i = 0; i < 200 && !game.world().roster().is_here(party[1]); ++i)
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
    REQUIRE(game.world().roster().is_here(party[1]));
    for (const EntityId who : party) {
        const Health& health = game.world().get<Health>(who);
        CHECK(health.now == 1 + health.maximum / 2);
    }
}

TEST_CASE("a boon changes its bearer and fires its triggers, is kept on later floors, and is not offered again with what it excludes") {
    Game game = OnTheStairs().descended();
    const EntityId strong = game.state().choices.front().offers[static_cast<std::size_t>(option_with(game, BoonId(0)))].who;
    game.step(commands::Choose{option_with(game, BoonId(0))});
    CHECK(attack_percent(game.view(), strong) == 200);
    GameState next = game.state();
    const std::size_t place = strong == next.world.roster()[TeamId(0)].members[0] ? 0 : 1;
    enter_floor(next, 3);
    const EntityId later = next.world.roster()[TeamId(0)].members[place];
    CHECK(next.world.get<Boons>(later).list == std::vector{BoonId(0)});
    for (const BoonOffer& offer : next.choices.front().offers)
        if (offer.who == later) CHECK(offer.boon == BoonId(3));
    REQUIRE(next.entry);
    const std::string bytes = to_bytes(*next.entry);
    const auto read = floor_entry_of(bytes, *next.catalog, next.dungeon());
    REQUIRE(read);
    CHECK(enter_again(next.catalog, next.settings, *read).hash() == next.hash());

    Game waiting = OnTheStairs().descended();
    const EntityId patient = waiting.state().choices.front().offers[static_cast<std::size_t>(option_with(waiting, BoonId(3)))].who;
    waiting.step(commands::Choose{option_with(waiting, BoonId(3))});
    while (waiting.awaiting() != waiting.leader()) waiting.step();
    if (patient != waiting.leader()) waiting.step(commands::SetLeader{patient});
    while (!waiting.awaiting()) waiting.step();
    waiting.step(commands::Wait{});
    CHECK(find_status(waiting.world(), patient, ids::haste));
}

TEST_CASE("a boon that was declined is offered again only after those that have not been") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        OnTheStairs stairs(TimeSystemKind::six_tier, 1);
        stairs.catalog->boons[1].excludes.clear();
        stairs.catalog->boons[2].who.clear();
        stairs.catalog->dungeons[0].floors.resize(5, stairs.catalog->dungeons[0].floors[0]);
        GameState state = stairs.start(seed).state();
        std::set<BoonId> offered;
        for (int floor = 2; floor <= 5; ++floor) {
            state.floor = state.tally.floors = floor;
            const std::vector<BoonOffer> offers = draw_offers(state);
            REQUIRE(offers.size() == 1);
            CHECK(offered.insert(offers[0].boon).second);
        }
    }
}

TEST_CASE("without a player, a party takes a boon and goes on") {
    OnTheStairs stairs;
    std::set<BoonId> taken;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        GameState state = stairs.descended().state();
        state.settings.leader_is_steered = false;
        state.settings.seed = seed;
        Game game(std::move(state));
        game.step();
        CHECK(game.state().choices.empty());
        for (const EntityId who : game.world().roster()[TeamId(0)].members)
            if (const Boons* const boons = game.world().find<Boons>(who)) taken.insert(boons->list.begin(), boons->list.end());
    }
    CHECK(taken == std::set{BoonId(0), BoonId(1), BoonId(3)});
}

TEST_CASE("a dungeon without boons, and a first floor, offer nothing") {
    OnTheStairs stairs;
    CHECK(stairs.start().state().choices.empty());
    stairs.catalog->dungeons[0].boons = {};
    CHECK(stairs.descended().state().choices.empty());
}

TEST_CASE("where minutes are counted, a party may take minutes instead of a boon, and buy another offer") {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].minutes = MinuteRules{.most_per_floor = 0, .decline = 5, .new_offer = 4};
    stairs.catalog->boons[2].who = {};
    stairs.catalog->dungeons[0].boons.offers = 2;
    const auto minutes = [](const Game& game) { return game.world().bag(TeamId(0)).minutes; };

    Game poor = stairs.descended(3);
    CHECK(option_count(poor.state()) == 5);
    const Refusal refusal = poor.step(commands::Choose{4}).refusal;
    CHECK(refusal.reason == Refusal::Reason::too_few_minutes);
    CHECK(refusal.needed == 4);
    CHECK(refusal.left == 3);
    CHECK(poor.step(commands::Choose{3}).kind == Step::Kind::done_out_of_turn);
    CHECK(minutes(poor) == 8);
    CHECK(poor.state().choices.empty());

    Game rich = stairs.descended(9);
    const std::vector<BoonOffer> before = rich.state().choices.front().offers;
    const std::uint64_t hash = rich.hash();
    rich.step(commands::Choose{4});
    CHECK(rich.hash() != hash);
    CHECK(minutes(rich) == 5);
    REQUIRE_FALSE(rich.state().choices.empty());
    const std::vector<BoonOffer> after = rich.state().choices.front().offers;
    for (const BoonOffer& offer : after)
        for (const BoonOffer& old : before) CHECK(offer.boon != old.boon);
    Game again = stairs.descended(9);
    again.step(commands::Choose{4});
    CHECK(again.hash() == rich.hash());
}

TEST_CASE("every other offer shows boons not shown before in this choice, and there is none once all have been shown") {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].minutes = MinuteRules{.most_per_floor = 0, .new_offer = 4};
    stairs.catalog->boons[2].who = {};
    stairs.catalog->dungeons[0].boons.offers = 1;
    Game game = stairs.descended(40);
    std::set<BoonId> shown;
    for (int offer = 0; offer < 4; ++offer) {
        REQUIRE(game.state().choices.front().offers.size() == 1);
        CHECK(shown.insert(game.state().choices.front().offers[0].boon).second);
        const std::uint64_t before = game.hash();
        const Step step = game.step(commands::Choose{3});
        CHECK((step.kind == Step::Kind::refused) == (offer == 3));
        if (offer < 3) continue;
        CHECK(step.refusal.reason == Refusal::Reason::all_offered);
        CHECK(game.hash() == before);
    }
    CHECK(game.world().bag(TeamId(0)).minutes == 40 - 3 * 4);
}
