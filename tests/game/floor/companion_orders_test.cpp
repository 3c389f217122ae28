#include "game/floor/companion_orders.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "game/foresight/intentions.hpp"
#include "game/run/content_migration.hpp"
#include "game/state/party.hpp"

using namespace td;
using namespace td::test;

namespace {

using Reason = Refusal::Reason;

/// The leader `A` and the companion `B`, a foe `F` beside it that stays.
struct OrderCamp {
    explicit OrderCamp(std::vector<std::string> map = {"########", "#A..BF.#", "#......#", "########"}) : arena(std::move(map)) {
        arena.catalog->species[ids::hero.index()].skills = {ids::bolt};
        leader = arena.hero('A');
        companion = arena.hero('B');
        arena.world.edit<AiState>(companion).tactic = ids::hunt;
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = ids::hold;
    }
    Game begun() const {
        Game game = arena.start();
        game.step();
        REQUIRE(game.awaiting() == leader);
        return game;
    }
    commands::GiveOrder order(CompanionOrder order, bool on = true) const { return {companion, order, on, arena.where('F')}; }

    Arena arena;
    EntityId leader, companion, foe;
};

/// Goes on until the leader is asked again.
void pass_turn(Game& game) {
    game.step(commands::Wait{});
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
}

bool has(const Game& game, EntityId who, CompanionOrder order) {
    const CompanionOrders* orders = game.world().find<CompanionOrders>(who);
    return orders && orders->has(order);
}

Command intention_of(const Game& game, EntityId who) {
    for (const Intention& one : intentions(game.state(), {game.awaiting(), {commands::Wait{}}}))
        if (one.who == who) return one.command;
    FAIL("it has no intention");
    return {};
}

}  // namespace

TEST_CASE("an order costs no turn, is part of the state, and is taken back without a trace") {
    const OrderCamp camp;
    for (const CompanionOrder order : {CompanionOrder::hold_fire, CompanionOrder::focus, CompanionOrder::stay_at_range,
                                       CompanionOrder::come_back, CompanionOrder::save_charges}) {
        Game game = camp.begun();
        const std::uint64_t before = game.hash();
        CHECK(game.step(camp.order(order)).kind == Step::Kind::done_out_of_turn);
        game.step();
        CHECK(game.awaiting() == camp.leader);
        CHECK(has(game, camp.companion, order));
        CHECK(game.hash() != before);
        Game copy(game.state());
        CHECK(copy.hash() == game.hash());
        CHECK(game.step(camp.order(order, false)).kind == Step::Kind::done_out_of_turn);
        game.step();
        CHECK_FALSE(game.world().has<CompanionOrders>(camp.companion));
        CHECK(game.hash() == before);
    }
}

TEST_CASE("an order to all reaches every member and guest, and calls the leader back to nobody") {
    OrderCamp camp({"########", "#AC.BF.#", "#......#", "########"});
    const EntityId guest = camp.arena.add('C', ids::hero, TeamId(0), true);
    Game game = camp.begun();
    game.step(commands::GiveOrder{{}, CompanionOrder::hold_fire, true, {}});
    for (const EntityId who : {camp.leader, camp.companion, guest}) CHECK(has(game, who, CompanionOrder::hold_fire));
    game.step();
    game.step(commands::GiveOrder{{}, CompanionOrder::come_back, true, {}});
    CHECK(has(game, guest, CompanionOrder::come_back));
    CHECK_FALSE(has(game, camp.leader, CompanionOrder::come_back));
}

TEST_CASE("a senseless order is refused with a reason") {
    const OrderCamp camp;
    Game game = camp.begun();
    const auto refusal = [&](const Command& command) {
        const std::optional<Refusal> found = game.would_refuse(command);
        return found ? std::optional(found->reason) : std::nullopt;
    };
    CHECK(refusal(commands::GiveOrder{camp.foe, CompanionOrder::hold_fire, true, {}}) == Reason::not_a_member);
    CHECK(refusal(camp.order(CompanionOrder::hold_fire, false)) == Reason::pointless);
    CHECK(refusal(commands::GiveOrder{camp.companion, static_cast<CompanionOrder>(9), true, {}}) == Reason::pointless);
    CHECK(refusal(commands::GiveOrder{camp.leader, CompanionOrder::come_back, true, {}}) == Reason::pointless);
    CHECK(refusal(commands::GiveOrder{camp.companion, CompanionOrder::focus, true, {2, 2}}) == Reason::no_target);
    CHECK(refusal(commands::GiveOrder{camp.companion, CompanionOrder::focus, true, camp.arena.where('A')}) == Reason::no_target);
    CHECK(refusal(commands::PermitSkill{camp.companion, 99, Permission::saved}) == Reason::no_such_skill);
    CHECK(refusal(commands::PermitItem{camp.companion, -1, Permission::saved}) == Reason::no_such_item);
    CHECK(refusal(commands::PermitSkill{camp.foe, 1, Permission::saved}) == Reason::not_a_member);
    CHECK(refusal(commands::PermitSkill{camp.companion, 1, Permission::allowed}) == Reason::pointless);
    CHECK(refusal(commands::PermitSkill{camp.companion, 1, static_cast<Permission>(3)}) == Reason::pointless);
    CHECK(refusal(commands::VetoCommand{camp.leader, 0}) == Reason::pointless);
    CHECK(refusal(commands::VetoCommand{camp.foe, 0}) == Reason::not_a_member);
    CHECK(refusal(commands::VetoCommand{camp.companion, 999}) == Reason::pointless);
    CHECK_FALSE(refusal(camp.order(CompanionOrder::focus)));
    CHECK_FALSE(refusal(commands::VetoCommand{camp.companion, 0}));
}

TEST_CASE("a focus on a foe out of sight is refused, whether or not one stands there") {
    OrderCamp camp({"########", "#A.B#F.#", "########"});
    Game game = camp.begun();
    const auto found = game.would_refuse(camp.order(CompanionOrder::focus));
    REQUIRE(found);
    CHECK(found->reason == Reason::no_target);
}

TEST_CASE("a focus ends when the foe falls") {
    OrderCamp camp;
    camp.arena.world.edit<Health>(camp.foe).now = 1;
    Game game = camp.begun();
    game.step(camp.order(CompanionOrder::focus));
    game.step();
    pass_turn(game);
    CHECK_FALSE(game.world().roster().is_here(camp.foe));
    pass_turn(game);
    CHECK_FALSE(game.world().has<CompanionOrders>(camp.companion));
}

TEST_CASE("who is called back comes through a corridor, and the order ends when all are there") {
    OrderCamp camp({"##########", "#A..CB..F#", "##########"});
    const EntityId between = camp.arena.hero('C');
    camp.arena.world.edit<AiState>(between).tactic = ids::hold;
    Game game = camp.begun();
    game.step(camp.order(CompanionOrder::come_back));
    game.step();
    for (int turn = 0; turn < 6 && has(game, camp.companion, CompanionOrder::come_back); ++turn) pass_turn(game);
    CHECK(place(game, camp.companion) == Point{2, 1});
    CHECK(place(game, between) == Point{5, 1});
    CHECK_FALSE(has(game, camp.companion, CompanionOrder::come_back));
}

TEST_CASE("all who are called back queue up behind the leader, and are free then") {
    OrderCamp camp({"############", "#A...C..B.F#", "############"});
    const EntityId between = camp.arena.hero('C');
    Game game = camp.begun();
    game.step(commands::GiveOrder{{}, CompanionOrder::come_back, true, {}});
    game.step();
    int turns = 0;
    for (; turns < 12 && has(game, camp.companion, CompanionOrder::come_back); ++turns) {
        pass_turn(game);
        if (has(game, camp.companion, CompanionOrder::come_back)) CHECK(has(game, between, CompanionOrder::come_back));
    }
    CHECK(turns >= 5);
    CHECK(turns < 12);
    CHECK_FALSE(has(game, between, CompanionOrder::come_back));
}

TEST_CASE("a veto changes what is foretold at once, costs no turn, and is over after the turn of its creature") {
    const OrderCamp camp;
    Game game = camp.begun();
    const Command meant = intention_of(game, camp.companion);
    const auto reasons = reasons_of(game.state(), camp.companion, {camp.leader, {commands::Wait{}}});
    REQUIRE(reasons);
    const commands::VetoCommand veto = veto_of(game.state(), reasons->then, camp.companion, meant);
    CHECK(game.step(veto).kind == Step::Kind::done_out_of_turn);
    game.step();
    CHECK(game.awaiting() == camp.leader);
    const Command instead = intention_of(game, camp.companion);
    CHECK(instead != meant);
    CHECK(game.would_refuse(veto));
    const auto after = reasons_of(game.state(), camp.companion, {camp.leader, {commands::Wait{}}});
    REQUIRE(after);
    REQUIRE(after->influence);
    CHECK(after->influence->by_veto);
    CHECK(after->influence->orders.empty());
    CHECK(after->influence->otherwise == meant);
    pass_turn(game);
    CHECK_FALSE(game.world().has<CompanionOrders>(camp.companion));
    CHECK(intention_of(game, camp.companion) == meant);
}

TEST_CASE("a veto outlasts a turn that its creature loses") {
    OrderCamp camp;
    camp.arena.world.edit<Statuses>(camp.companion).list.push_back({ids::stunned, 1, {}});
    Game game = camp.begun();
    game.step(commands::VetoCommand{camp.companion, static_cast<int>(Command(commands::Attack{}).index()), -1, camp.arena.where('F')});
    game.step();
    pass_turn(game);
    CHECK(game.world().has<CompanionOrders>(camp.companion));
    pass_turn(game);
    CHECK_FALSE(game.world().has<CompanionOrders>(camp.companion));
}

TEST_CASE("the order that decided is named, with what would be done without it") {
    const OrderCamp camp;
    Game game = camp.begun();
    const auto influence = [&] {
        const auto reasons = reasons_of(game.state(), camp.companion, {camp.leader, {commands::Wait{}}});
        REQUIRE(reasons);
        return reasons->influence;
    };
    const Command meant = intention_of(game, camp.companion);
    CHECK_FALSE(influence());
    // Beside it stands the foe, so to hold fire changes nothing.
    game.step(camp.order(CompanionOrder::hold_fire));
    game.step();
    CHECK_FALSE(influence());
    game.step(camp.order(CompanionOrder::come_back));
    game.step();
    REQUIRE(influence());
    CHECK(influence()->orders == std::vector{CompanionOrder::come_back});
    CHECK(influence()->otherwise == meant);
    CHECK(intention_of(game, camp.companion) != meant);
}

TEST_CASE("what a creature was told about skills and for good goes down the stairs with it, what is about the floor does not") {
    OrderCamp camp;
    CompanionOrders orders;
    for (int i = 0; i < companion_order_count; ++i) orders.set(static_cast<CompanionOrder>(i), true);
    orders.focus = camp.foe;
    orders.permit(ids::bolt, Permission::saved);
    orders.permit(ids::herb, Permission::forbidden);
    orders.vetoes.push_back({});
    camp.arena.world.add(camp.companion, orders);
    const Party party = party_of(camp.arena.world, TeamId(0), {});
    REQUIRE(party.members.size() == 2);
    CHECK_FALSE(party.members[0].orders);
    LevelPlan plan;
    plan.terrain = Grid<TerrainId>(6, 4, ids::floor);
    plan.entrance = {{1, 1}, {2, 1}, {3, 1}};
    plan.stairs = {4, 2};
    Rng rng(1);
    const World next = build_floor(*camp.arena.catalog, plan, party, {}, rng);
    const EntityId there = next.roster()[TeamId(0)].members[1];
    REQUIRE(next.has<CompanionOrders>(there));
    const CompanionOrders& kept = next.get<CompanionOrders>(there);
    CHECK(kept.has(CompanionOrder::hold_fire));
    CHECK(kept.has(CompanionOrder::stay_at_range));
    CHECK(kept.has(CompanionOrder::save_charges));
    CHECK_FALSE(kept.has(CompanionOrder::focus));
    CHECK_FALSE(kept.focus);
    CHECK_FALSE(kept.has(CompanionOrder::come_back));
    CHECK(kept.vetoes.empty());
    CHECK(kept.of(ids::bolt) == Permission::saved);
    CHECK(kept.of(ids::herb) == Permission::forbidden);
}

TEST_CASE("other content moves permissions to the new numbers, and drops those of what is gone") {
    OrderCamp camp;
    Game game = camp.begun();
    for (const SkillId skill : {ids::bolt, ids::mend}) {
        game.step(commands::PermitSkill{camp.companion, static_cast<int>(skill.index()), Permission::forbidden});
        game.step();
    }
    auto other = std::make_shared<Catalog>(*camp.arena.catalog);
    // `bolt` trades places with `shove`, and `mend` is called something else.
    std::swap(other->skills[ids::bolt.index()], other->skills[ids::shove.index()]);
    other->skills[ids::mend.index()].id = "salve";
    other->rules_fingerprint += 1;
    for (Species& species : other->species) std::replace(species.skills.begin(), species.skills.end(), ids::bolt, ids::shove);
    REQUIRE(game.migrate_to(other).empty());
    const CompanionOrders& orders = game.world().get<CompanionOrders>(camp.companion);
    CHECK(orders.of(ids::shove) == Permission::forbidden);
    CHECK(orders.skills.size() == 1);
}
