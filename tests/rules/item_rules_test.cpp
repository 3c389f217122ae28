// Handling items, leading the team, taking the stairs.
#include <doctest/doctest.h>

#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Reason = Refusal::Reason;

/// `A` leads `B` beside it and `C` farther away, with an herb and a knife in the bag.
struct Company : RuleScene {
    Company() : RuleScene({"########", "#AB...C#", "#1.....#", "########"}) {
        leader = arena.hero('A');
        mate = arena.hero('B');
        far = arena.hero('C');
        bag().stacks = {{ids::herb, 2}, {ids::knife, 1}};
    }
    Bag& bag() { return world().edit_bag(TeamId(0)); }
    void lay(ItemId item, Point at) { add_loot(world(), {item, 1}, at); }

    EntityId leader, mate, far;
};

}  // namespace

TEST_CASE("what is dropped comes to lie underfoot, unless something lies there already") {
    Company company;
    CHECK(company.refusal(DropItem{company.leader, 7, {}, {}}) == Reason::no_such_item);
    CHECK(company.refusal(DropItem{company.leader, -1, {}, {}}) == Reason::no_such_item);
    CHECK_FALSE(company.refusal(DropItem{company.leader, 1, {}, {}}));
    const EntityId loot = company.world().first_at<Loot>(company.arena.where('A'));
    REQUIRE(loot);
    CHECK(company.world().get<Loot>(loot).stack.item == ids::knife);
    CHECK(company.refusal(DropItem{company.leader, 0, {}, {}}) == Reason::tile_occupied);
}

TEST_CASE("nothing is dropped on stairs or in a doorway") {
    for (const char thing : {'>', '/'}) {
        RuleScene scene({"####", std::string("#A") + thing + "#", "####"});
        const EntityId hero = scene.arena.hero('A');
        scene.world().edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
        scene.world().place(hero, {2, 1});
        CHECK(scene.refusal(DropItem{hero, 0, {}, {}}) == Reason::tile_occupied);
    }
}

TEST_CASE("an item that finds its tile taken comes to lie on the nearest free one, and nowhere if all are taken") {
    RuleScene scene({"#####", "#A.+#", "#####"});
    add_loot(scene.world(), {ids::knife, 1}, {1, 1});
    CHECK_FALSE(scene.refusal(PlaceItem{{ids::herb, 1}, {1, 1}}));
    REQUIRE(scene.world().first_at<Loot>({2, 1}));
    CHECK(scene.world().get<Loot>(scene.world().first_at<Loot>({2, 1})).stack.item == ids::herb);
    CHECK(scene.refusal(PlaceItem{{ids::herb, 1}, {1, 1}}) == Reason::tile_occupied);
}

TEST_CASE("only what lies there can be picked up") {
    Company company;
    company.lay(ids::herb, company.arena.where('A'));
    const EntityId loot = company.world().first_at<Loot>(company.arena.where('A'));
    CHECK_FALSE(company.refusal(PickUp{company.leader, loot, {}}));
    CHECK(company.bag().stacks[0].count == 3);
    CHECK(company.refusal(PickUp{company.leader, loot, {}}) == Reason::nothing_here);
}

TEST_CASE("an item is given to a living neighbour of the team whose hands are free") {
    Company company;
    const EntityId foe = company.foe('1');
    const auto gives = [&](EntityId to, int slot) { return company.refusal(GiveItem{company.leader, to, slot}); };
    CHECK(gives(company.mate, 2) == Reason::no_such_item);
    CHECK(gives(foe, 0) == Reason::not_a_member);
    CHECK(gives(company.far, 0) == Reason::not_adjacent);
    CHECK_FALSE(gives(company.mate, 0));
    CHECK(company.world().get<HeldItem>(company.mate).stack.item == ids::herb);
    CHECK(gives(company.mate, 0) == Reason::already_holding);
}

TEST_CASE("what a neighbour holds is taken from it while the bag has room") {
    Company company;
    const auto takes = [&] { return company.refusal(TakeItem{company.leader, company.mate}); };
    CHECK(takes() == Reason::no_such_item);
    company.world().add(company.mate, HeldItem{{ids::knife, 1}});
    company.bag().stacks.assign(Bag::capacity, {ids::knife, 1});
    CHECK(takes() == Reason::bag_full);
    company.bag().stacks.pop_back();
    CHECK_FALSE(takes());
    CHECK_FALSE(company.world().has<HeldItem>(company.mate));
}

TEST_CASE("another living member may be made the leader") {
    Company company;
    const EntityId foe = company.foe('1');
    const auto leads = [&](EntityId who) { return company.refusal(SetLeader{TeamId(0), who}); };
    CHECK(leads(company.leader) == Reason::same_leader);
    CHECK(leads(foe) == Reason::not_a_member);
    company.resolve(Die{company.far, {}, {}, {}});
    CHECK(leads(company.far) == Reason::cannot_lead_now);
    CHECK_FALSE(leads(company.mate));
    CHECK(company.world().roster().leader_of(TeamId(0)) == company.mate);
}

TEST_CASE("two different places of the list change, and only such that exist") {
    Company company;
    const auto swaps = [&](int first, int second) { return company.refusal(SwapSlots{TeamId(0), first, second}); };
    CHECK(swaps(1, 1) == Reason::pointless);
    CHECK(swaps(0, 3) == Reason::not_a_member);
    CHECK(swaps(-1, 0) == Reason::not_a_member);
    CHECK_FALSE(swaps(0, 2));
    CHECK(company.world().roster()[TeamId(0)].members == std::vector<EntityId>{company.far, company.mate, company.leader});
}

TEST_CASE("the way down begins on the stairs") {
    RuleScene scene({"####", "#A>#", "####"});
    const EntityId hero = scene.arena.hero('A');
    CHECK(scene.refusal(Descend{hero}) == Reason::no_stairs);
    scene.world().place(hero, {2, 1});
    CHECK_FALSE(scene.refusal(Descend{hero}));
}
