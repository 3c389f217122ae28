#include "ai/items.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

using Choice = std::optional<Command>;

/// The hero `A` leads `B`; a foe may be about.
struct Camp : AiScene {
    explicit Camp(std::vector<std::string> map) : AiScene(std::move(map)), leader(arena.hero('A')), mate(arena.hero('B')) {}

    void into_bag(ItemId item) { put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {item, 1}); }
    void hold(EntityId who, ItemId item) { arena.world.add(who, HeldItem{{item, 1}}); }
    std::vector<int> slots(EntityId who) const {
        return ask([&](const AiContext& context) { return tactics::usable_slots(context, who); });
    }
    Choice remedy(EntityId who, int percent) const {
        return ask([&](const AiContext& context) { return tactics::best_remedy(context, who, percent); });
    }
    Choice item(EntityId who) const {
        return ask([&](const AiContext& context) { return tactics::best_item(context, who, tactics::foes_in_sight(context, who)); });
    }
    Item& definition(ItemId id) { return arena.catalog->items[id.index()]; }

    EntityId leader, mate;
};

}  // namespace

TEST_CASE("everybody may use what it holds, and the leader what is in the bag as well") {
    Camp camp({"####", "#AB#", "####"});
    camp.into_bag(ids::herb);
    camp.into_bag(ids::knife);
    CHECK(camp.slots(camp.leader) == std::vector<int>{0, 1});
    CHECK(camp.slots(camp.mate).empty());
    for (const EntityId who : {camp.leader, camp.mate}) camp.hold(who, ids::herb);
    CHECK(camp.slots(camp.leader) == std::vector<int>{held_item, 0, 1});
    CHECK(camp.slots(camp.mate) == std::vector<int>{held_item});
}

TEST_CASE("whoever has less than a share of its health uses what heals it") {
    Camp camp({"####", "#AB#", "####"});
    camp.into_bag(ids::knife);
    camp.into_bag(ids::herb);
    camp.arena.world.edit<Health>(camp.leader).now = 15;
    CHECK_FALSE(camp.remedy(camp.leader, 50));
    const Choice remedy = camp.remedy(camp.leader, 51);
    REQUIRE(remedy);
    CHECK(std::get<commands::UseItem>(*remedy).slot == 1);
    CHECK(std::get<commands::UseItem>(*remedy).aim == camp.arena.where('A'));
}

TEST_CASE("a remedy that needs peace or takes several turns is kept while a foe is in sight") {
    for (const bool seen : {false, true})
        for (const int turns : {1, 2}) {
            Camp camp({"#######", "#AB..1#", "#######"});
            if (seen) camp.foe('1');
            camp.into_bag(ids::herb);
            camp.definition(ids::herb).needs_peace = turns == 1;
            camp.definition(ids::herb).turns = turns;
            camp.arena.world.edit<Health>(camp.leader).now = 5;
            CHECK(camp.remedy(camp.leader, 50).has_value() != seen);
        }
}

TEST_CASE("what harms is thrown at a foe that it can hit, and nothing is done without foes in sight") {
    Camp camp({"#######", "#AB...#", "#.1...#", "#######"});
    camp.into_bag(ids::knife);
    CHECK_FALSE(camp.item(camp.leader));
    camp.foe('1');
    CHECK(camp.item(camp.leader) == commands::ThrowItem{0, Direction::southeast, {}});
    CHECK_FALSE(camp.item(camp.mate));
}

TEST_CASE("nobody throws the item in its hand") {
    Camp camp({"#######", "#AB.1.#", "#######"});
    camp.foe('1');
    camp.hold(camp.mate, ids::knife);
    CHECK_FALSE(camp.item(camp.mate));
}

TEST_CASE("an item that would do little good is kept, and so is one that takes several turns or peace") {
    Camp camp({"#######", "#AB.1.#", "#######"});
    camp.foe('1');
    camp.hold(camp.mate, ids::herb);
    camp.arena.world.edit<Health>(camp.mate).now = 14;
    REQUIRE(camp.item(camp.mate));
    CHECK(std::get<commands::UseItem>(*camp.item(camp.mate)).slot == held_item);
    SUBCASE("little good") { camp.definition(ids::herb).use = {Effect{.payload = effect::Heal{.amount = 5}}}; }
    SUBCASE("peace needed") { camp.definition(ids::herb).needs_peace = true; }
    SUBCASE("several turns") { camp.definition(ids::herb).turns = 2; }
    SUBCASE("no need") { camp.arena.world.edit<Health>(camp.mate).now = 30; }
    CHECK_FALSE(camp.item(camp.mate));
}
