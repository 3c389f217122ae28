// What skills, items and throws reach, why they are refused, and what they do to each target.
#include <doctest/doctest.h>

#include "rules/rule_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Reason = Refusal::Reason;

/// `A` with the skills of a hero (bolt, mend, quicken, shove), `B` of its side, and foes `1` and `2`.
struct Fight : RuleScene {
    explicit Fight(std::vector<std::string> map) : RuleScene(std::move(map)) {
        hero = arena.hero('A');
        if (arena.where('B') != Point{0, 0}) mate = arena.hero('B');
        if (arena.where('1') != Point{0, 0}) first = foe('1');
        if (arena.where('2') != Point{0, 0}) second = foe('2');
    }
    Action strike(Direction direction) const { return UseSkill{hero, ids::strike, plain_attack_slot, direction, {}, {}, {}}; }
    Action use(int slot, Direction direction, Point aim = {}) const {
        return UseSkill{hero, arena.world.get<Skills>(hero).slots[static_cast<std::size_t>(slot)].skill, slot, direction, aim, {}, {}};
    }
    Action throws(Direction direction, int slot = 0) const { return ThrowItem{hero, slot, {}, direction, {}, {}}; }
    Skill& definition(SkillId id) { return catalog().skills[id.index()]; }
    void into_bag(ItemId item) { world().edit_bag(TeamId(0)).stacks.push_back({item, 1}); }
    bool was_hurt(EntityId who) const { return health(who) < 30; }

    EntityId hero, mate, first, second;
};

}  // namespace

TEST_CASE("an attack is refused with the reason why it reaches nobody") {
    Fight fight({"######", "#A1..#", "#B#..#", "##2..#", "######"});
    CHECK(fight.refusal(fight.strike(Direction::north)) == Reason::nobody_there);
    CHECK(fight.refusal(fight.strike(Direction::south)) == Reason::no_target);  // a friend
    CHECK_FALSE(fight.refusal(fight.strike(Direction::east)));
    fight.world().place(fight.hero, {1, 2});
    fight.world().place(fight.mate, {4, 1});
    CHECK(fight.refusal(fight.strike(Direction::southeast)) == Reason::corner);
}

TEST_CASE("a line reaches the first in its way and nobody behind") {
    Fight fight({"########", "#A..12.#", "########"});
    CHECK_FALSE(fight.refusal(fight.use(0, Direction::east)));
    CHECK(fight.was_hurt(fight.first));
    CHECK_FALSE(fight.was_hurt(fight.second));
    CHECK(fight.refusal(fight.use(0, Direction::west)) == Reason::no_target);
}

TEST_CASE("a burst needs a tile within its range, and somebody there") {
    Fight fight({"##########", "#A....1..#", "##########"});
    fight.definition(ids::bolt).area = {Shape::burst, 5, 1};
    CHECK(fight.refusal(fight.use(0, Direction::east, {7, 1})) == Reason::out_of_range);
    CHECK(fight.refusal(fight.use(0, Direction::east, {3, 1})) == Reason::no_target);
    CHECK_FALSE(fight.refusal(fight.use(0, Direction::east, {5, 1})));
    CHECK(fight.was_hurt(fight.first));
}

TEST_CASE("a burst says whether its tile is too far or behind something") {
    Fight fight({"##########", "#A.#.1...#", "##########"});
    fight.definition(ids::bolt).area = {Shape::burst, 5, 1};
    CHECK(fight.refusal(fight.use(0, Direction::east, {5, 1})) == Reason::no_clear_line);
    CHECK(fight.refusal(fight.use(0, Direction::east, {7, 1})) == Reason::out_of_range);
}

TEST_CASE("each use spends a charge, and without one the skill is refused") {
    Fight fight({"######", "#A..1#", "######"});
    for (int i = 0; i < 2; ++i) CHECK_FALSE(fight.refusal(fight.use(0, Direction::east)));
    CHECK(fight.refusal(fight.use(0, Direction::east)) == Reason::no_charge);
    CHECK(fight.refusal(UseSkill{fight.hero, {}, plain_attack_slot, Direction::east, {}, {}, {}}) == Reason::no_such_skill);
}

TEST_CASE("foes are hit by chance, friends always") {
    Fight fight({"######", "#BA1.#", "######"});
    fight.definition(ids::strike).accuracy = 0;
    fight.resolve(fight.strike(Direction::east));
    CHECK(fight.tells<Missed>());
    CHECK_FALSE(fight.was_hurt(fight.first));
    fight.definition(ids::mend).accuracy = 0;
    fight.world().edit<Health>(fight.mate).now = 10;
    fight.resolve(fight.use(1, Direction::west));
    CHECK_FALSE(fight.tells<Missed>());
    CHECK(fight.health(fight.mate) == 18);
}

TEST_CASE("a blow out of turn reaches its target wherever it stands") {
    Fight fight({"########", "#A....1#", "########"});
    CHECK_FALSE(fight.refusal(Strike{fight.hero, fight.first, ids::strike}));
    CHECK(fight.was_hurt(fight.first));
}

TEST_CASE("what changes the ground alone needs nobody there") {
    Fight fight({"#####", "#A..#", "#####"});
    fight.definition(ids::shove).effects = {Effect{.payload = effect::PlaceFeature{.feature = ids::crate}}};
    CHECK_FALSE(fight.refusal(fight.use(3, Direction::east)));
    CHECK(fight.world().any({2, 1}, IndexedKind::fixture));
}

TEST_CASE("an item is used from a slot that exists, if it has a use that would change something") {
    Fight fight({"#####", "#A..#", "#####"});
    fight.into_bag(ids::herb);
    fight.into_bag(ids::knife);
    const auto uses = [&](int slot) { return fight.refusal(UseItem{fight.hero, slot, {}, Direction::east, {}, {}, {}}); };
    CHECK(uses(2) == Reason::no_such_item);
    CHECK(uses(held_item) == Reason::no_such_item);
    CHECK(uses(1) == Reason::item_has_no_use);
    CHECK(uses(0) == Reason::pointless);
    fight.world().edit<Health>(fight.hero).now = 5;
    CHECK_FALSE(uses(0));
    CHECK(fight.health(fight.hero) == 15);
}

TEST_CASE("what is thrown hits the first in its way, and lies there afterwards unless it breaks") {
    for (const bool breaks : {false, true}) {
        Fight fight({"########", "#A..1..#", "########"});
        fight.catalog().items[ids::knife.index()].breaks = breaks;
        fight.into_bag(ids::knife);
        fight.dice = Dice(Rng(3));
        while (!fight.was_hurt(fight.first)) {
            fight.world().edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
            REQUIRE_FALSE(fight.refusal(fight.throws(Direction::east)));
        }
        bool landed = false;
        for (const Event& event : fight.events) landed = landed || std::holds_alternative<Landed>(event);
        CHECK(landed != breaks);
    }
}

TEST_CASE("nothing is thrown at a wall right ahead, nor out of the hand") {
    Fight fight({"#####", "#A..#", "#####"});
    fight.into_bag(ids::knife);
    fight.world().add(fight.hero, HeldItem{{ids::knife, 1}});
    CHECK(fight.refusal(fight.throws(Direction::west)) == Reason::wall);
    CHECK(fight.refusal(fight.throws(Direction::east, held_item)) == Reason::no_such_item);
    CHECK_FALSE(fight.refusal(fight.throws(Direction::east)));
    CHECK(fight.world().any({3, 1}, IndexedKind::loot));
}

TEST_CASE("an item that bursts on the ground does so where it lands, and is used up") {
    Fight fight({"######", "#A...#", "######"});
    fight.catalog().items[ids::knife.index()].thrown = {Effect{.payload = effect::PlaceFeature{.feature = ids::oil}}};
    fight.catalog().items[ids::knife.index()].breaks = true;
    fight.into_bag(ids::knife);
    fight.resolve(fight.throws(Direction::east));
    CHECK(fight.world().any({4, 1}, IndexedKind::fixture));
    CHECK_FALSE(fight.world().any({4, 1}, IndexedKind::loot));
}
