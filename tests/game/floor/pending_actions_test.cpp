
#include <doctest/doctest.h>

#include "game/floor/pending_actions.hpp"
#include "game/running.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Two of the party, the leader steered, under a system in which actions take effect at their end.
struct TwoMembers {
    TwoMembers() {
        arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
        leader = arena.hero('A');
        mate = arena.hero('B');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    }
    Arena arena{{"########", "#A...1.#", "#B.....#", "########"}};
    EntityId leader, mate, foe;
};

constexpr ActionCost cost{ActionClass::move, 80};

void begin_step(Running& running, EntityId who, Direction direction) {
    const Point at = running.state.world.get<Position>(who).at;
    begin_pending(running.runner, who, commands::Walk{direction}, cost, Walk{who, at, at + offset(direction), direction});
}

std::optional<Refusal::Reason> told_refusal(const Running& running) {
    for (const Event& event : running.observer.events)
        if (const auto* refused = std::get_if<WasRefused>(&event)) return refused->refusal.reason;
    return std::nullopt;
}

}  // namespace

TEST_CASE("what is begun is declared, and due when its cost has passed") {
    const TwoMembers party;
    Running running(party.arena.start());
    running.state.now.time = 30;
    begin_step(running, party.leader, Direction::east);
    const PendingAction& pending = running.state.pending.at(party.leader);
    CHECK(pending.command == commands::Walk{Direction::east});
    CHECK(pending.since == 30);
    CHECK(pending.until == 110);
    CHECK(pending.from == Point{1, 1});
    CHECK(running.told<DeclaredAction>());
    CHECK(running.state.world.position(party.leader) == Point{1, 1});
}

TEST_CASE("what is due is the action that it comes to by then, and is pending no more") {
    const TwoMembers party;
    Running running(party.arena.start());
    begin_step(running, party.leader, Direction::east);
    const Action due = take_due(running.runner, party.leader);
    REQUIRE(std::holds_alternative<Walk>(due));
    CHECK(std::get<Walk>(due).to == Point{2, 1});
    CHECK(running.state.pending.empty());
    CHECK_FALSE(told_refusal(running));
}

TEST_CASE("a step whose walker was moved since is a wait, and its player is told why") {
    const TwoMembers party;
    Running running(party.arena.start());
    begin_step(running, party.leader, Direction::east);
    running.state.world.place(party.leader, {2, 1});
    CHECK(std::holds_alternative<Pass>(take_due(running.runner, party.leader)));
    CHECK(told_refusal(running) == Refusal::Reason::displaced);
}

TEST_CASE("what the rules refuse by then is told to the player of those whom the player steers") {
    const TwoMembers party;
    for (const EntityId who : {party.leader, party.foe}) {
        Running running(party.arena.start());
        begin_step(running, who, Direction::north);
        take_due(running.runner, who);
        CHECK(told_refusal(running).has_value() == (who == party.leader));
    }
}

TEST_CASE("whoever cannot act when its action is due loses its turn to what keeps it from acting") {
    const TwoMembers party;
    Running running(party.arena.start());
    begin_step(running, party.leader, Direction::east);
    running.state.world.edit<Statuses>(party.leader).list.push_back({ids::stunned, 2, {}});
    const Action due = take_due(running.runner, party.leader);
    REQUIRE(std::holds_alternative<LoseTurn>(due));
    CHECK(std::get<LoseTurn>(due).status == ids::stunned);
}

TEST_CASE("the player may have its own members reconsider what they have begun, and nobody else") {
    const TwoMembers party;
    Running running(party.arena.start());
    CHECK_FALSE(may_reconsider(running.state, party.mate));
    begin_step(running, party.mate, Direction::east);
    begin_step(running, party.foe, Direction::west);
    CHECK(may_reconsider(running.state, party.mate));
    CHECK_FALSE(may_reconsider(running.state, party.foe));
    running.state.settings.leader_is_steered = false;
    CHECK_FALSE(may_reconsider(running.state, party.mate));
}

TEST_CASE("a multi-turn action can be disrupted from its first moment on, and the turn begun for it comes to nothing") {
    TwoMembers party;
    Skill& bolt = party.arena.catalog->skills[ids::bolt.index()];
    bolt.turns = 3;
    bolt.interrupted_by_harm = true;
    for (const bool begun_anew : {false, true}) {
        Running running(party.arena.start());
        const OngoingAction ongoing{.skill = ids::bolt, .direction = Direction::east, .from = {1, 1}, .done = 1, .of = 3};
        begin_pending(running.runner, party.leader, commands::UseSkill{0, Direction::east, {}}, cost,
                      ContinueOngoing{party.leader, ongoing});
        REQUIRE(running.state.world.has<OngoingAction>(party.leader));
        CHECK(running.state.world.get<OngoingAction>(party.leader).done == 0);
        if (begun_anew) begin_step(running, party.leader, Direction::east);
        running.runner.carry_out(Hurt{.target = party.leader, .amount = 1, .source = party.foe});
        CHECK(running.told<OngoingDisrupted>());
        const Command& left = running.state.pending.at(party.leader).command;
        CHECK(left == (begun_anew ? Command(commands::Walk{Direction::east}) : Command(commands::Wait{})));
    }
}

TEST_CASE("each number of a pending action counts for the hash of the game") {
    const PendingAction pending{commands::Wait{}, 1, 2, {3, 4}};
    const auto hash_of = [](const PendingAction& each) {
        Hash hash;
        each.add_to(hash);
        return hash.value();
    };
    for (const PendingAction& other : {PendingAction{commands::Rest{}, 1, 2, {3, 4}},
                                       {commands::Wait{}, 9, 2, {3, 4}},
                                       {commands::Wait{}, 1, 9, {3, 4}},
                                       {commands::Wait{}, 1, 2, {9, 4}},
                                       {commands::Wait{}, 1, 2, {3, 9}}})
        CHECK(hash_of(other) != hash_of(pending));
}
