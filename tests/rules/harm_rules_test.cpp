// Statuses that are resisted or replaced, waking, dying.
#include <doctest/doctest.h>

#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Duel : RuleScene {
    Duel() : RuleScene({"#####", "#A1.#", "#####"}), hero(arena.hero('A')), foe(RuleScene::foe('1')) {}

    bool has(EntityId who, StatusId status) const { return find_status(arena.world, who, status) != nullptr; }
    void add_status(EntityId who, StatusId status) { world().edit<Statuses>(who).list.push_back({status, 9, {}}); }
    Action blow(int amount) const { return Hurt{.target = foe, .amount = amount, .source = hero}; }

    EntityId hero, foe;
};

}  // namespace

TEST_CASE("a status is not gained by whoever is immune to it, and that is told") {
    Duel duel;
    duel.catalog().species[ids::slug.index()].immunities = {ids::poison};
    const Resolution resolution = duel.resolve(GainStatus{duel.foe, ids::poison, 5, {}});
    CHECK(std::holds_alternative<Resist>(resolution.done));
    CHECK(duel.tells<ResistedStatus>());
    CHECK_FALSE(duel.has(duel.foe, ids::poison));
    duel.resolve(GainStatus{duel.hero, ids::poison, 5, {}});
    CHECK(duel.has(duel.hero, ids::poison));
}

TEST_CASE("a status takes away those that it replaces, and no others") {
    Duel duel;
    duel.add_status(duel.hero, ids::slow);
    duel.add_status(duel.hero, ids::poison);
    duel.resolve(GainStatus{duel.hero, ids::haste, 5, {}});
    CHECK(duel.has(duel.hero, ids::haste));
    CHECK_FALSE(duel.has(duel.hero, ids::slow));
    CHECK(duel.has(duel.hero, ids::poison));
}

TEST_CASE("harm ends the statuses that end with it") {
    Duel duel;
    duel.add_status(duel.foe, ids::asleep);
    duel.add_status(duel.foe, ids::slow);
    duel.resolve(duel.blow(1));
    CHECK_FALSE(duel.has(duel.foe, ids::asleep));
    CHECK(duel.has(duel.foe, ids::slow));
}

TEST_CASE("harm wakes a sleeper, who goes after whoever did it, if anybody did") {
    Duel duel;
    duel.world().edit<AiState>(duel.foe).asleep = true;
    SUBCASE("by a creature") {
        duel.resolve(duel.blow(1));
        CHECK(duel.world().get<AiState>(duel.foe).chase_target == duel.hero);
    }
    SUBCASE("by nobody") {
        duel.resolve(Hurt{.target = duel.foe, .amount = 1, .by_status = ids::poison});
        CHECK_FALSE(duel.world().get<AiState>(duel.foe).chase_target);
    }
    CHECK_FALSE(duel.world().get<AiState>(duel.foe).asleep);
}

TEST_CASE("whoever has no health left dies of what took the last of it") {
    Duel duel;
    duel.resolve(duel.blow(29));
    CHECK(duel.health(duel.foe) == 1);
    CHECK_FALSE(duel.tells<Died>());
    duel.resolve(Hurt{.target = duel.foe, .amount = 1, .by_status = ids::poison});
    REQUIRE(duel.tells<Died>());
    for (const Event& event : duel.events)
        if (const auto* died = std::get_if<Died>(&event)) {
            CHECK(died->who == duel.foe);
            CHECK(died->by_status == ids::poison);
            CHECK_FALSE(died->killer);
        }
}

TEST_CASE("what the dead held falls to where they stood") {
    Duel duel;
    duel.world().add(duel.foe, HeldItem{{ids::herb, 2}});
    duel.resolve(duel.blow(99));
    const EntityId loot = duel.world().first_at<Loot>(duel.arena.where('1'));
    REQUIRE(loot);
    CHECK(duel.world().get<Loot>(loot).stack.item == ids::herb);
    CHECK(duel.world().get<Loot>(loot).stack.count == 2);
}

namespace {

/// The foe absorbs 10 points a round.
struct ShieldedDuel : Duel {
    ShieldedDuel() {
        catalog().statuses[ids::haste.index()].absorbs = 10;
        add_status(foe, ids::haste);
        add_status(foe, ids::asleep);
        world().edit<AiState>(foe).asleep = true;
    }
    int absorbs() const { return absorbs_left(view(), foe); }
    WorldView view() const { return {arena.world, *arena.catalog}; }
};

}  // namespace

TEST_CASE("harm absorbed completely counts as none: it wakes no one, ends and triggers nothing") {
    ShieldedDuel duel;
    Trigger trigger;
    trigger.event = TriggerEvent::hurt;
    trigger.effects = {Effect{.payload = effect::GainStatus{ids::poison, 5}}};
    duel.catalog().species[ids::slug.index()].triggers = {trigger};
    duel.resolve(duel.blow(10));
    CHECK(duel.health(duel.foe) == 30);
    CHECK(duel.tells<AbsorbedHarm>());
    CHECK_FALSE(duel.tells<WasHurt>());
    CHECK(duel.world().get<AiState>(duel.foe).asleep);
    CHECK(duel.has(duel.foe, ids::asleep));
    CHECK_FALSE(duel.has(duel.foe, ids::poison));
    CHECK(duel.world().find<RoundActivity>(duel.hero) == nullptr);
    CHECK(duel.absorbs() == 0);
    duel.resolve(duel.blow(1));
    CHECK(duel.health(duel.foe) == 29);
    CHECK(duel.has(duel.foe, ids::poison));
}

TEST_CASE("a shield takes the first points of the harm in a round, and is whole again when the next begins") {
    ShieldedDuel duel;
    duel.resolve(duel.blow(4));
    CHECK(duel.absorbs() == 6);
    duel.resolve(duel.blow(9));
    CHECK(duel.health(duel.foe) == 27);
    CHECK(duel.tells<WasHurt>());
    CHECK(duel.tells<AbsorbedHarm>());
    CHECK_FALSE(duel.has(duel.foe, ids::asleep));
    duel.resolve(PassTime{50});
    CHECK(duel.absorbs() == 0);
    duel.resolve(PassTime{0});
    CHECK(duel.absorbs() == 10);
    duel.resolve(duel.blow(36));
    CHECK(duel.health(duel.foe) == 1);
    duel.resolve(PassTime{0});
    duel.resolve(duel.blow(11));
    CHECK(duel.tells<Died>());
}

TEST_CASE("several blows of one action wear a shield out together, and what is paid is not absorbed") {
    ShieldedDuel duel;
    Skill& strike = duel.catalog().skills[ids::strike.index()];
    const Effect blow{.payload = effect::Harm{.amount = 8, .percent = 0, .kind = ids::fire}};
    strike.accuracy = 100;
    strike.effects = {blow, blow};
    duel.resolve(Strike{duel.hero, duel.foe, ids::strike});
    CHECK(duel.health(duel.foe) == 24);
    duel.resolve(PassTime{0});
    duel.resolve(Hurt{.target = duel.foe, .amount = 5});
    CHECK(duel.health(duel.foe) == 19);
}
