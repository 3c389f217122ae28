#include "rules/effects.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "game/arena.hpp"
#include "text/explain.hpp"

using namespace td;
using namespace td::test;

namespace {

/// One of each kind, complete, in the order of the payloads.
const std::vector<EffectPayload> one_of_each_kind{
    effect::Damage{.power = 2, .kind = ids::fire},
    effect::Strike{ids::bolt},
    effect::Heal{.amount = 2},
    effect::Revive{40},
    effect::Harm{.amount = 2, .kind = ids::fire},
    effect::Explode{.amount = 2, .radius = 9, .kind = ids::fire},
    effect::Alarm{.radius = 9},
    effect::Transform{ids::runner},
    effect::Join{},
    effect::LeaveItem{ids::herb, 2},
    effect::RevealTraps{},
    effect::EndRound{},
    effect::LoseTurn{2},
    effect::DelayTurn{25},
    effect::ExtraTurn{50},
    effect::HoldTurn{},
    effect::BankTurn{2},
    effect::SpendTurn{50},
    effect::SwapOrder{},
    effect::CopySpeed{},
    effect::Interrupt{},
    effect::ChangeWeather{WeatherId(0), 2},
    effect::GainStatus{ids::haste, 2},
    effect::LoseStatus{ids::poison},
    effect::Push{2},
    effect::Pull{2},
    effect::Teleport{},
    effect::SwapPlaces{},
    effect::RestoreCharges{2},
    effect::RestorePool{PoolId(0), 2},
    effect::DrainPool{PoolId(0), 2},
    effect::RevealMap{},
    effect::ChangeTerrain{ids::mire},
    effect::Dig{ids::floor},
    effect::PlaceFeature{ids::cobweb},
    effect::ClearFeatures{ids::cobweb},
    effect::Ignite{},
    effect::Extinguish{},
    effect::Summon{2, ids::runner},
};

}  // namespace

TEST_CASE("every effect is about the ground, or does something to a creature that is hurt, poisoned, engaged and in reach") {
    for (std::size_t i = 0; i < effect_kinds; ++i) {
        CAPTURE(effect_traits_table[i].name);
        REQUIRE_MESSAGE(i < one_of_each_kind.size(), "is not one of each kind");
        const Effect effect{.payload = one_of_each_kind[i]};
        REQUIRE_MESSAGE(effect.payload.index() == i, "is not one of each kind, or stands in another place there");
        Arena arena({"#########", "#A..B...#", "#.......#", "#.......#", "#########"});
        const EntityId hero = arena.hero('A', ids::wisp);
        const EntityId foe = arena.add('B', ids::wisp, arena.add_team(Faction::foe));
        arena.world.edit<Health>(foe).now = 1;
        arena.world.edit<Statuses>(foe).list.push_back({ids::poison, 3, {}});
        arena.world.add(foe, OngoingAction{.skill = ids::mend, .of = 2});
        // Pools: tests/game/pools_test.cpp; who has fallen: tests/game/fallen_test.cpp.
        if (find_payload<effect::RestorePool>(effect) || find_payload<effect::DrainPool>(effect) || find_payload<effect::Revive>(effect))
            continue;
        if (find_payload<effect::SwapOrder>(effect)) continue;  // for members of one team only: tests/game/time_effects_test.cpp
        Dice dice(Rng(1));
        const auto actions = consequences({arena.world, *arena.catalog}, dice, {effect}, effect_source_of(arena.world, hero), foe);
        CHECK(actions.empty() == is_about_ground(effect));
        const auto on_ground =
            consequences_for_ground({arena.world, *arena.catalog}, dice, {effect}, effect_source_of(arena.world, hero), {{4, 1}});
        if (!is_about_ground(effect)) CHECK(on_ground.empty());
    }
}

TEST_CASE("the description of every effect fills in all its placeholders, with and without what it names") {
    Arena arena({"###", "#A#", "###"});
    arena.catalog->weathers.emplace_back().name = "Fog";
    arena.catalog->pools.emplace_back().name = "Mana";
    std::set<std::string> texts;
    for (const EffectPayload& complete : one_of_each_kind) {
        const EffectPayload bare =
            std::visit([](const auto& payload) { return EffectPayload{std::decay_t<decltype(payload)>{}}; }, complete);
        for (const EffectPayload& payload : {complete, bare}) {
            const std::string text = describe_effects({Effect{.payload = payload}}, *arena.catalog).at(0);
            CAPTURE(text);
            CHECK(!text.empty());
            CHECK(text.find_first_of("{}") == std::string::npos);
            if (&payload != &bare) texts.insert(text);
        }
    }
    CHECK(texts.size() >= effect_kinds);
}

TEST_CASE("an effect that is done in part has its amounts in proportion, or is left out") {
    Arena arena({"###", "#A#", "###"});
    const std::vector<Effect> whole{Effect{.payload = effect::Damage{.power = 9}},
                                    Effect{.payload = effect::Heal{.amount = 1, .percent = 20}},
                                    Effect{.payload = effect::RestoreCharges{1}},
                                    Effect{.payload = effect::Push{4}},
                                    Effect{.payload = effect::Explode{.amount = 6, .radius = 2}},
                                    Effect{.payload = effect::Revive{.percent = 30}}};
    const std::vector<Effect> half = partial_effects(whole, *arena.catalog, 1, 2);
    REQUIRE(half.size() == 4);
    CHECK(half[0].part<effect::Damage>().power == 4);
    CHECK(half[1].part<effect::Heal>().amount == 0);
    CHECK(half[1].part<effect::Heal>().percent == 10);
    CHECK(half[2].part<effect::Explode>().amount == 3);
    CHECK(half[2].part<effect::Explode>().radius == 2);
    CHECK(half[3].part<effect::Revive>().percent == 15);
}
