#include "game/floor/orders.hpp"

#include <doctest/doctest.h>

#include "game/machines.hpp"
#include "game/state/game_state.hpp"

using namespace td;
using namespace td::test;

namespace {

using Reason = Refusal::Reason;
using Proposal = std::variant<Action, Refusal>;

/// `A` leads `B`, a foe `1` is in sight unless it was left out of the map.
struct Camp {
    explicit Camp(std::vector<std::string> map = {"#######", "#A.B.1#", "#######"}) : arena(std::move(map)) {
        leader = arena.hero('A');
        mate = arena.hero('B');
        const TeamId foes = arena.add_team(Faction::foe);
        if (arena.where('1') != Point{0, 0}) foe = arena.add('1', ids::slug, foes);
    }
    Proposal proposal(const Command& command, EntityId who) const { return action_of({arena.world, *arena.catalog}, who, command); }
    Proposal proposal(const Command& command) const { return proposal(command, leader); }
    std::optional<Reason> refusal(const Command& command) const {
        const std::optional<Refusal> refusal = refusal_of(arena.start().state(), command);
        return refusal ? std::optional(refusal->reason) : std::nullopt;
    }
    ActionClass class_of(const Action& action) const {
        return action_cost_of({arena.world, *arena.catalog}, arena.catalog->dungeons[0].costs, action).kind;
    }

    Arena arena;
    EntityId leader, mate, foe;
};

template <class Kind>
const Kind& as(const Proposal& proposal) {
    REQUIRE(std::holds_alternative<Action>(proposal));
    return std::get<Kind>(std::get<Action>(proposal));
}

Reason reason(const Proposal& proposal) {
    REQUIRE(std::holds_alternative<Refusal>(proposal));
    return std::get<Refusal>(proposal).reason;
}

}  // namespace

TEST_CASE("a step leads to the next tile, an attack is the skill of the species for it") {
    const Camp camp;
    CHECK(as<Walk>(camp.proposal(commands::Walk{Direction::east})).to == Point{2, 1});
    const auto attack = as<UseSkill>(camp.proposal(commands::Attack{Direction::east}));
    CHECK(attack.skill == ids::strike);
    CHECK(attack.slot == plain_attack_slot);
    CHECK(attack.aim == Point{2, 1});
}

TEST_CASE("whoever has weapons switched on attacks with these") {
    Camp camp;
    Machines machines(camp.arena);
    const EntityId machine = add_creature(camp.arena.world, *camp.arena.catalog, TeamId(0), machines.machine, {2, 1}, false);
    Machines::attach(camp.arena.world, machine, {machines.weapon(machines.slug)});
    CHECK(as<FireWeapons>(camp.proposal(commands::Attack{Direction::east}, machine)).direction == Direction::east);
    camp.arena.world.edit<Parts>(machine).list[0].on = false;
    as<UseSkill>(camp.proposal(commands::Attack{Direction::east}, machine));
}

TEST_CASE("a command that names a slot, target or thing that does not exist is refused") {
    Camp camp;
    CHECK(reason(camp.proposal(commands::UseSkill{4, {}, {}})) == Reason::no_such_skill);
    CHECK(reason(camp.proposal(commands::UseSkill{-1, {}, {}})) == Reason::no_such_skill);
    CHECK(as<UseSkill>(camp.proposal(commands::UseSkill{3, {}, {}})).skill == ids::shove);
    CHECK(reason(camp.proposal(commands::PickUp{})) == Reason::nothing_here);
    CHECK(reason(camp.proposal(commands::AttachPart{from_ground})) == Reason::nothing_here);
    CHECK(reason(camp.proposal(commands::SetTactic{camp.foe, ids::hold})) == Reason::not_a_member);
    CHECK(reason(camp.proposal(commands::SetTactic{camp.mate, TacticId(99)})) == Reason::pointless);
    CHECK(as<SetTactic>(camp.proposal(commands::SetTactic{camp.mate, ids::hold})).who == camp.mate);
}

TEST_CASE("what lies underfoot is picked up if the bag has room") {
    Camp camp;
    add_loot(camp.arena.world, {ids::knife, 1}, camp.arena.where('A'));
    as<PickUp>(camp.proposal(commands::PickUp{}));
    camp.arena.world.edit_bag(TeamId(0)).stacks.assign(Bag::capacity, {ids::knife, 1});
    CHECK(reason(camp.proposal(commands::PickUp{})) == Reason::bag_full);
}

TEST_CASE("resting needs a skill for it and somebody whom it helps, and one that was begun goes on") {
    Camp camp;
    CHECK(reason(camp.proposal(commands::Rest{})) == Reason::no_such_skill);
    camp.arena.catalog->rest = ids::mend;
    CHECK(reason(camp.proposal(commands::Rest{})) == Reason::nothing_to_rest_for);
    camp.arena.world.add(camp.leader, OngoingAction{.skill = ids::mend, .slot = rest_slot});
    CHECK(as<UseSkill>(camp.proposal(commands::Rest{})).slot == rest_slot);
    camp.arena.world.remove<OngoingAction>(camp.leader);
    camp.arena.world.edit<Health>(camp.mate).now = 5;
    CHECK(as<UseSkill>(camp.proposal(commands::Rest{})).skill == ids::mend);
}

TEST_CASE("steps and changes of places are moves, a wait is one, all else an action") {
    Camp camp;
    Skill& skill = camp.arena.catalog->skills[ids::quicken.index()];
    const UseSkill use{camp.leader, ids::quicken, 2, {}, {}, {}, {}};
    CHECK(camp.class_of(Walk{camp.leader, {1, 1}, {2, 1}, Direction::east}) == ActionClass::move);
    CHECK(camp.class_of(SwapPlaces{camp.leader, camp.mate, {}}) == ActionClass::move);
    CHECK(camp.class_of(Pass{camp.leader}) == ActionClass::wait);
    CHECK(camp.class_of(OpenFeature{camp.leader, {}}) == ActionClass::action);
    CHECK(camp.class_of(use) == ActionClass::action);
    skill.forfeits = Forfeit::next_turn;
    CHECK(camp.class_of(use) == ActionClass::brief_action);
    skill.forfeits = Forfeit::nothing;
    CHECK(camp.class_of(use) == ActionClass::swift_action);
    skill.counts_as_wait = true;
    CHECK(camp.class_of(use) == ActionClass::wait);
}

TEST_CASE("with a boon that says so, blows and skills of the second half of a round forfeit nothing") {
    Camp camp;
    camp.arena.catalog->boons.resize(1);
    camp.arena.catalog->boons[0].late_forfeits_nothing = true;
    camp.arena.world.add(camp.leader, Boons{{BoonId(0)}});
    const UseSkill use{camp.leader, ids::quicken, 2, {}, {}, {}, {}};
    camp.arena.world.edit_surroundings().ticks_of_round = 49;
    CHECK(camp.class_of(use) == ActionClass::action);
    camp.arena.world.edit_surroundings().ticks_of_round = 50;
    CHECK(camp.class_of(use) == ActionClass::swift_action);
    CHECK(camp.class_of(UseSkill{camp.mate, ids::quicken, 2, {}, {}, {}, {}}) == ActionClass::action);
    CHECK(camp.class_of(OpenFeature{camp.leader, {}}) == ActionClass::action);
}

TEST_CASE("a turn lost to a status is an action, one that was struck out a wait") {
    const Camp camp;
    CHECK(camp.class_of(LoseTurn{camp.leader, ids::stunned}) == ActionClass::action);
    CHECK(camp.class_of(LoseTurn{camp.leader, {}}) == ActionClass::wait);
}

TEST_CASE("only the leader arranges the team, and only whoever acts in this tier is made leader") {
    Camp camp;
    const Game game = camp.arena.start();
    const auto why = [&](EntityId who, const Command& command) {
        const Proposal ordered = order(game.state(), who, command);
        return std::holds_alternative<Refusal>(ordered) ? std::optional(std::get<Refusal>(ordered).reason) : std::nullopt;
    };
    CHECK(why(camp.mate, commands::SwapSlots{0, 1}) == Reason::not_your_turn);
    CHECK(why({}, commands::Wait{}) == Reason::not_your_turn);
    CHECK_FALSE(why(camp.leader, commands::SwapSlots{0, 1}));
    CHECK_FALSE(why(camp.leader, commands::SetLeader{camp.mate}));
    CHECK_FALSE(why(camp.mate, commands::Wait{}));
}

TEST_CASE("what needs peace is refused while a foe is in sight, however many turns it takes") {
    for (const bool seen : {true, false})
        for (const int turns : {1, 3}) {
            Camp camp(seen ? std::vector<std::string>{"#######", "#A.B.1#", "#######"}
                           : std::vector<std::string>{"######", "#A.B.#", "######"});
            Skill& skill = camp.arena.catalog->skills[ids::quicken.index()];
            skill.needs_peace = true;
            skill.turns = turns;
            CHECK(camp.refusal(commands::UseSkill{2, {}, {}}) == (seen ? std::optional(Reason::foes_in_sight) : std::nullopt));
        }
}

TEST_CASE("a command is refused for its numbers, its order or the rules, or for nothing") {
    const Camp camp;
    CHECK(camp.refusal(commands::UseSkill{0, Direction::east, {99'999, 0}}));
    CHECK(camp.refusal(commands::Resume{}));
    CHECK(camp.refusal(commands::Walk{Direction::north}) == Reason::wall);
    CHECK_FALSE(camp.refusal(commands::Walk{Direction::east}));
    CHECK_FALSE(camp.refusal(commands::SetTeamMode{true}));
}
