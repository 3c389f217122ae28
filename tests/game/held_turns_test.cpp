// Turns that are held until something happens, put by for later, or given besides: when they come, and that the forecast tells it.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "game/arena.hpp"
#include "time/every_system.hpp"
#include "time/turns_ahead.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr int knack_slot = 0;
const Command knack = commands::UseSkill{knack_slot};
const Command wait = commands::Wait{};

std::vector<Effect> one(EffectPayload payload) { return {Effect{.payload = std::move(payload)}}; }

/// Two members, all of whom are steered, and a foe; nobody moves by itself. The skill of the leader `A` has the effects on everyone else.
struct Watch : Arena {
    Watch(std::vector<std::string> map, TimeSystemKind kind, Audience audience, std::vector<Effect> effects) : Arena(std::move(map)) {
        catalog->dungeons[0].time.kind = kind;
        for (Species& species : catalog->species) species.tactic = ids::hold;
        leader = hero('A');
        member = hero('B');
        foe = add('1', ids::hero, add_team(Faction::foe));
        const bool own = audience == Audience::self;
        catalog->skills[ids::bolt.index()] =
            skill("knack", own ? Area{Shape::self, 0, 0} : Area{Shape::burst, 9, 9}, audience, std::move(effects));
    }

    /// The leader has used its skill, and the member is asked.
    Game begun() const {
        Game game = start();
        game.step();
        game.step(commands::SetTeamMode{true});
        const Point at = game.world().get<Position>(leader).at;
        CHECK(game.step(commands::UseSkill{knack_slot, Direction::east, at}).kind == Step::Kind::turn_taken);
        while (game.awaiting() != member) {
            const Step step = game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
            REQUIRE(step.kind != Step::Kind::over);
        }
        game.take_events();
        return game;
    }

    EntityId leader, member, foe;
};

const std::vector<std::string> room{"########", "#A.B.1.#", "#......#", "########"};
/// The foe stands round the corner from `B`, and sees it as soon as that takes a step to the east.
const std::vector<std::string> corner{"#######", "#A.B..#", "####.##", "####.##", "####1##", "#######"};

effect::HoldTurn held_until(TriggerEvent event, bool lapses = false) { return {set_of(event), 90, lapses}; }

/// Who has turns in the next steps, while all who are asked wait.
std::vector<EntityId> next_turns(Game& game, std::size_t count) {
    std::vector<EntityId> turns;
    for (int steps = 0; turns.size() < count && steps < 50; ++steps) {
        game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event)) turns.push_back(began->who);
    }
    return turns;
}

const ForecastTurn* turn_of(const Forecast& forecast, EntityId who, OrderReason reason) {
    const auto found = std::find_if(forecast.turns.begin(), forecast.turns.end(),
                                    [&](const ForecastTurn& turn) { return turn.who == who && turn.order_reason == reason; });
    return found == forecast.turns.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("a held turn comes right after the step that a foe takes into reach, and the forecast of that step says so") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool}) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        const Watch arena(room, kind, Audience::foes, one(held_until(TriggerEvent::foe_in_reach)));
        Game game = arena.begun();
        REQUIRE(game.world().has<HeldTurn>(arena.foe));
        const Command step = commands::Walk{Direction::east};
        const Forecast waiting = game.forecast(2, wait);
        REQUIRE(turn_of(waiting, arena.foe, OrderReason::held));
        CHECK(turn_of(waiting, arena.foe, OrderReason::held)->contingency == Contingency::unless_it_happens);
        const Forecast stepping = game.forecast(2, step);
        REQUIRE(turn_of(stepping, arena.foe, OrderReason::answers));
        CHECK(stepping.turns[1].who == arena.foe);
        CHECK(turn_of(stepping, arena.foe, OrderReason::held) == nullptr);
        game.step(step);
        CHECK_FALSE(game.world().has<HeldTurn>(arena.foe));
        CHECK(next_turns(game, 1).front() == arena.foe);
    }
}

TEST_CASE("a held turn waits for a foe that comes round a corner") {
    for (const bool lapses : {false, true}) {
        const Watch arena(corner, TimeSystemKind::six_tier, Audience::everyone, one(held_until(TriggerEvent::foe_in_sight, lapses)));
        Watch unseen = arena;
        // The skill does not reach round the corner: the foe holds its turn from the start.
        unseen.world.add(unseen.foe, HeldTurn{set_of(TriggerEvent::foe_in_sight), lapses});
        Game game = unseen.begun();
        game.step(commands::Walk{Direction::east});
        CHECK_FALSE(game.world().has<HeldTurn>(unseen.foe));
    }
}

TEST_CASE("a turn that is held in vain comes at its latest, or is lost if it lapses") {
    for (const TimeSystemKind kind : every_time_system)
        for (const bool lapses : {false, true}) {
            CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
            CAPTURE(lapses);
            const Watch arena(room, kind, Audience::foes, one(held_until(TriggerEvent::hurt, lapses)));
            Game game = arena.begun();
            const Forecast forecast = game.forecast(3);
            const ForecastTurn* const held = turn_of(forecast, arena.foe, OrderReason::held);
            REQUIRE(held);
            CHECK(held->contingency == (lapses ? Contingency::if_it_happens : Contingency::unless_it_happens));
            std::vector<EntityId> told;
            for (const ForecastTurn& turn : forecast.turns)
                if (!turn.takes_effect && turn.contingency != Contingency::if_it_happens) told.push_back(turn.who);
            REQUIRE(told.size() > 6);
            told.erase(told.begin());  // the turn in play was announced before
            told.resize(6);
            CHECK(next_turns(game, 6) == told);
        }
}

TEST_CASE("a turn that is held for a round, and lapses then, waits for all who act before its creature does again") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::action_queue}) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        effect::HoldTurn a_round{set_of(TriggerEvent::foe_in_reach), 100, true};
        const Watch arena(room, kind, Audience::foes, one(a_round));
        Game game = arena.begun();
        game.step(wait);
        while (game.awaiting() != arena.member) game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
        REQUIRE(game.now().time == 100);
        const Forecast waiting = game.forecast(2, wait);
        REQUIRE(turn_of(waiting, arena.foe, OrderReason::held));
        CHECK(turn_of(waiting, arena.foe, OrderReason::held)->contingency == Contingency::if_it_happens);
        SUBCASE("one comes") {
            CHECK(turn_of(game.forecast(2, commands::Walk{Direction::east}), arena.foe, OrderReason::answers));
            game.step(commands::Walk{Direction::east});
            game.take_events();
            CHECK(next_turns(game, 2) == std::vector{arena.foe, arena.foe});
            CHECK(game.now().time == 100);
        }
        SUBCASE("nobody comes") {
            game.step(wait);
            game.take_events();
            CHECK(next_turns(game, 1) == std::vector{arena.foe});
            CHECK(game.state().turn_kind == TurnKind::own);
            CHECK_FALSE(game.world().has<HeldTurn>(arena.foe));
            CHECK(game.state().extra_turns.list().empty());
        }
    }
}

TEST_CASE("a creature holds one turn at a time, and no turn outlives it") {
    Watch arena(room, TimeSystemKind::six_tier, Audience::foes, one(held_until(TriggerEvent::hurt)));
    arena.catalog->skills[ids::bolt.index()].effects.push_back(Effect{.payload = held_until(TriggerEvent::evades)});
    Game game = arena.begun();
    CHECK(game.state().extra_turns.list().size() == 1);
    CHECK(contains(game.world().get<HeldTurn>(arena.foe).until, TriggerEvent::evades));
    CHECK_FALSE(contains(game.world().get<HeldTurn>(arena.foe).until, TriggerEvent::hurt));
}

TEST_CASE("what costs no turn leaves a turn besides one's own with its creature") {
    const Watch arena(room, TimeSystemKind::six_tier, Audience::allies, one(effect::ExtraTurn{0}));
    Game game = arena.begun();
    REQUIRE(game.state().turn_kind == TurnKind::extra);
    CHECK(game.step(commands::Face{Direction::north}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.step().actor == arena.member);
    CHECK(game.state().turn_kind == TurnKind::extra);
    CHECK(next_turns(game, 2) == std::vector{arena.member, arena.foe});
}

TEST_CASE("what is due at the start of a turn is due in a turn besides one's own too") {
    Watch arena(room, TimeSystemKind::six_tier, Audience::allies, one(effect::ExtraTurn{50}));
    arena.catalog->species[ids::hero.index()].triggers = {Trigger{.event = TriggerEvent::turn_start, .effects = one(effect::Alarm{1})}};
    Game game = arena.begun();
    int of_member = 0;
    while (game.now().round == 1) {
        game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* fired = std::get_if<TriggerFired>(&event); fired && fired->who == arena.member && game.now().round == 1)
                ++of_member;
    }
    CHECK(of_member == 1);
}

TEST_CASE("turns are put by up to a number, and spent one by one; without one the skill is refused") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        Watch arena(room, kind, Audience::self, one(effect::SpendTurn{30}));
        arena.catalog->species[ids::hero.index()].triggers = {Trigger{.event = TriggerEvent::waits, .effects = one(effect::BankTurn{2})}};
        Game game = arena.start();
        game.step();
        CHECK(game.step(knack).refusal.reason == Refusal::Reason::nothing_banked);
        for (int turn = 0; turn < 3;) {
            turn += game.awaiting() == arena.leader ? 1 : 0;
            game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
        }
        while (!game.awaiting()) game.step();
        REQUIRE(game.world().find<BankedTurns>(arena.leader));
        CHECK(game.world().get<BankedTurns>(arena.leader).count == 2);
        CHECK(turn_of(game.forecast(2, knack), arena.leader, OrderReason::extra));
        game.step(knack);
        for (int steps = 0; game.state().turn_kind != TurnKind::extra && steps < 20; ++steps)
            game.step(game.awaiting() ? std::optional(wait) : std::nullopt);
        CHECK(game.state().turn_kind == TurnKind::extra);
        CHECK(game.state().actor == arena.leader);
    }
}

TEST_CASE("turns that effects have given are reckoned with before one's next turn") {
    const Watch arena(room, TimeSystemKind::six_tier, Audience::foes, one(effect::ExtraTurn{50}));
    Game game = arena.begun();
    const tactics::AiContext context = game.state().ai_context();
    const auto turns_of_foe = [&](const ExtraTurns& extra) {
        const auto ahead = turns_before_next(
            context.time, context.world.roster(), arena.member, {},
            [](EntityId) {
                return ActionCost{ActionClass::move, 100};
            },
            extra);
        return std::count_if(ahead.begin(), ahead.end(), [&](const TurnAhead& turn) { return turn.who == arena.foe; });
    };
    CHECK(turns_of_foe({}) == 1);
    CHECK(turns_of_foe(*context.extra_turns) == 2);
}
