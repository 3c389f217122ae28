#include "play/order_list.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The leader `A`, the companions `B` and `C`, the guest `G`, foes `1` and, out of sight, `2`.
struct OrderDesk {
    OrderDesk() : arena({"##########", "#ABCG..1##", "########2#", "##########"}), session(start()) { session.begin(); }

    Game start() {
        arena.hero('A');
        first = arena.hero('B');
        second = arena.hero('C');
        guest = arena.add('G', ids::hero, TeamId(0), true);
        for (const EntityId who : {first, second, guest}) arena.world.edit<AiState>(who).tactic = ids::hunt;
        const TeamId foes = arena.add_team(Faction::foe);
        foe = arena.add('1', ids::slug, foes);
        arena.add('2', ids::slug, foes);
        arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 2}};
        return arena.start();
    }
    std::vector<OrderRow> rows(EntityId receiver = {}) const { return order_rows(session, receiver); }
    OrderRow named(const std::string& name, EntityId receiver = {}) const {
        for (const OrderRow& row : rows(receiver))
            if (row.name == name) return row;
        FAIL("there is no row " << name);
        return {};
    }

    Arena arena;
    EntityId first, second, guest, foe;
    Session session;
};

}  // namespace

TEST_CASE("orders are given to all, to each follower and to each guest, and to nobody where nobody follows") {
    const OrderDesk desk;
    CHECK(order_receivers(desk.session.game()) == std::vector{EntityId{}, desk.first, desk.second, desk.guest});
    Arena alone({"####", "#A.#", "####"});
    alone.hero('A');
    CHECK(order_receivers(alone.start()).empty());
}

TEST_CASE("a focus is offered on each foe in sight, and on no other") {
    const OrderDesk desk;
    const std::vector<OrderRow> rows = desk.rows();
    CHECK(rows.size() == 5);
    CHECK(std::count_if(rows.begin(), rows.end(), [](const OrderRow& row) { return static_cast<bool>(row.foe); }) == 1);
    CHECK(rows[4].foe == desk.foe);
}

TEST_CASE("a row gives its order to all who have it not, and takes it back once all have it") {
    OrderDesk desk;
    CHECK(desk.named("Hold fire").state.empty());
    CHECK_FALSE(desk.named("Hold fire").is_on);
    REQUIRE(desk.session.give(desk.named("Hold fire", desk.first).command).kind == Step::Kind::done_out_of_turn);
    CHECK(desk.named("Hold fire", desk.first).state == "active");
    CHECK(desk.named("Hold fire").state == "active for 1 of 3");
    REQUIRE(desk.session.give(desk.named("Hold fire").command).kind == Step::Kind::done_out_of_turn);
    CHECK(desk.named("Hold fire").state == "active");
    REQUIRE(desk.session.give(desk.named("Hold fire").command).kind == Step::Kind::done_out_of_turn);
    CHECK(desk.named("Hold fire", desk.first).state.empty());
}

TEST_CASE("each skill and usable kind of item goes from allowed to saved to forbidden, for one companion alone") {
    OrderDesk desk;
    const std::string charges = ", 2 of 2 left";  // of bolt; a herb has none
    CHECK(desk.named("bolt", desk.first).state == "allowed" + charges);
    for (const std::string state : {"for emergencies", "forbidden", "allowed"})
        for (const std::string name : {"bolt", "herb"}) {
            const std::string left = name == "bolt" ? charges : "";
            REQUIRE(desk.session.give(desk.named(name, desk.first).command).kind == Step::Kind::done_out_of_turn);
            CHECK(desk.named(name, desk.first).state == state + left);
            CHECK(desk.named(name, desk.second).state == "allowed" + left);
        }
    const std::vector<OrderRow> to_all = desk.rows();
    CHECK(std::all_of(to_all.begin(), to_all.end(), [](const OrderRow& row) { return row.kind == OrderRow::Kind::order; }));
}

TEST_CASE("a forbidden item that is used up can still be allowed again") {
    OrderDesk desk;
    desk.session.give(commands::PermitItem{desk.first, static_cast<int>(ids::knife.index()), Permission::forbidden});
    CHECK(desk.named("knife", desk.first).state == "forbidden");
}

TEST_CASE("a focus tells for whom it means nothing, and why, before it is given") {
    const OrderDesk desk;
    const OrderRow row = desk.named("Focus: " + desk.session.name_of(desk.foe));
    CHECK(row.idle == "It has no effect on C for now. Others block its way to 1.");
    CHECK(row.idle.find("to G for now") == std::string::npos);
    CHECK(desk.named("Focus: " + desk.session.name_of(desk.foe), desk.guest).idle.empty());
    CHECK(desk.named("Hold fire").idle.empty());
}
