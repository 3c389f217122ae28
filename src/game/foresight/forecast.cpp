// The forecast: a copy of the whole game, played by the same loop. Creatures whose action is not decided let time pass.
#include "game/foresight/forecast.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "ai/idling.hpp"
#include "game/floor/orders.hpp"
#include "game/foresight/intentions.hpp"
#include "game/foresight/list_rehearsal.hpp"
#include "game/foresight/order_influence.hpp"
#include "game/turns/turn_loop.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"

namespace td {

/// A forecast has no more turns: content may make a round of any length, and a longer list is useless to a player.
constexpr int most_steps = 5'000;
/// Rounds for which decisions are expected. Those of creatures that rest for longer are of no use to a player.
constexpr int rounds_expected = 2;

namespace {

/// Plays a copy of the game on by the real loop, and records the turns that come.
class Forecaster final : private Observer {
public:
    Forecaster(const GameState& state, int rounds)
        : m_state(state), m_start(state.now), m_asked(state.asked()), m_last_round(state.now.round + rounds - 1) {
        m_state.dice.seal();
        m_forecast.first_round = m_start.round;
        m_forecast.presentation = m_state.time.presentation();
        m_state.pauses = {};
        m_turn = m_state.announced;
    }

    /// Gives a command that costs no turn, unless it would be refused.
    void edit(const Command& command) {
        // After an earlier edit another actor may be first; ask which.
        if (!m_state.awaiting) m_state.awaiting = step().actor;
        if (!costs_turn(command) && !refusal_of(m_state, command)) step(command);
    }

    /// Whatever is more likely than not comes true in the command that is given next, and in nothing after it.
    void expect_success() { m_state.dice.seal_as_likely(); }
    /// True if what the first command of the list did depended on chance.
    bool first_was_guessed() const { return m_first_is_guessed; }

    Forecast run(std::optional<Command> first) {
        if (first && !costs_turn(*first)) edit(*std::exchange(first, std::nullopt));
        if (first && refusal_of(m_state, *first)) first.reset();
        // What companions will do follows from what is chosen now, until something uncertain comes between.
        m_turns.companions_decide = first.has_value() || !m_state.asked();
        if (m_state.reconsidering) reconsider(std::exchange(first, std::nullopt));
        if (first) m_list = {m_state.asked(), {std::move(*first)}};
        return run();
    }

    Forecast run(const CommandList& list) {
        set_list(list);
        m_numbers_list = true;
        return run();
    }

    /// Plays up to the turn in which the creature of the list is asked for what comes after the list. It is awaited then, unless that turn
    /// never comes.
    ListRehearsal rehearse(const CommandList& list) {
        set_list(list);
        for (int steps = 0; steps < most_steps && m_state.world.roster().is_here(list.who); ++steps) {
            Step taken = step();
            const bool asked = taken.kind == Step::Kind::needs_command;
            if (asked && taken.actor == list.who) {
                const std::optional<Step> given = give_from_list(taken.actor);
                if (!given) break;
                taken = *given;
            } else if (asked) {
                taken = give_open_turn(taken.actor);
            }
            record_place();
            if (taken.kind == Step::Kind::over) break;
            if (m_state.dice.guessed()) certainty_ends();
        }
        return {std::move(m_listed), std::move(m_state)};
    }

    /// The next decision of each companion that decides for itself.
    std::vector<Intention> find_intentions(const CommandList& list) {
        begin_expecting(list);
        std::vector<Intention> found;
        const std::vector<EntityId> deciders = those_who_decide();
        for (int steps = 0; steps < most_steps && found.size() < deciders.size(); ++steps) {
            Step taken = step();
            if (taken.kind == Step::Kind::needs_command) taken = give_turn(taken.actor);
            if (taken.kind == Step::Kind::over || m_state.now.round > m_last_round) break;
            const EntityId who = taken.actor;
            const bool is_decision = taken.kind == Step::Kind::turn_taken && !m_takes_effect && m_chosen &&
                                     std::find(deciders.begin(), deciders.end(), who) != deciders.end() &&
                                     std::none_of(found.begin(), found.end(), [who](const Intention& one) { return one.who == who; });
            if (is_decision) found.push_back({who, *m_chosen, m_is_certain});
            if (taken.kind == Step::Kind::weapon_fired || m_state.dice.guessed()) certainty_ends();
        }
        return found;
    }

    /// Plays up to the first decision of `who`, who is awaited then. False if there is none.
    bool play_to_decision_of(EntityId who, const CommandList& list) {
        begin_expecting(list);
        const std::vector<EntityId> deciders = those_who_decide();
        if (std::find(deciders.begin(), deciders.end(), who) == deciders.end()) return false;
        m_turns.asked_companion = who;
        for (int steps = 0; steps < most_steps; ++steps) {
            Step taken = step();
            if (taken.kind == Step::Kind::needs_command && taken.actor == who) return true;
            if (taken.kind == Step::Kind::needs_command) taken = give_turn(taken.actor);
            if (taken.kind == Step::Kind::over || m_state.now.round > m_last_round) return false;
            if (taken.kind == Step::Kind::weapon_fired || m_state.dice.guessed()) certainty_ends();
        }
        return false;
    }
    bool is_certain() const { return m_is_certain; }
    /// The first steered creature whose choice was open and that was assumed to wait; none: there was none.
    EntityId who_waits() const { return m_waits; }
    GameState take_state() { return std::move(m_state); }

private:
    Forecast run() {
        for (int steps = 0; steps < most_steps; ++steps) {
            Step taken = step();
            if (taken.kind == Step::Kind::needs_command) taken = give_turn(taken.actor);
            if (taken.kind == Step::Kind::over || m_state.now.round > m_last_round) break;
            if (taken.kind == Step::Kind::weapon_fired)
                add_weapon(taken.actor);
            else
                add_turn(taken.actor);
            if (m_state.dice.guessed()) certainty_ends();
        }
        add_missed();
        add_brackets();
        return std::move(m_forecast);
    }

    void set_list(const CommandList& list) {
        m_list = list;
        std::erase_if(m_list.commands, [](const Command& command) { return !costs_turn(command); });
        m_turns.companions_decide = !m_state.asked() || (m_state.asked() == list.who && !m_list.commands.empty());
        m_state.reconsidering = {};
    }

    /// From here on companions decide only if expected decisions count, too.
    void certainty_ends() {
        m_is_certain = m_all_is_decided = false;
        m_turns.companions_decide = m_expects;
    }
    /// From here on companions decide, and certainty is only recorded.
    void begin_expecting(const CommandList& list) {
        set_list(list);
        m_expects = true;
        m_is_certain = std::exchange(m_turns.companions_decide, true);
    }
    std::vector<EntityId> those_who_decide() const {
        std::vector<EntityId> found;
        for (const TeamId team : m_state.world.teams_of(Faction::player))
            for (const EntityId who : m_state.world.roster()[team].everyone())
                if (m_state.world.roster().is_here(who) && m_state.world.position(who) && !m_state.steers(who) &&
                    !m_state.pending.contains(who))
                    found.push_back(who);
        return found;
    }

    // --- what the loop reports ---
    void happened(Event&& event) override {
        if (std::holds_alternative<RoundBegan>(event)) m_forecast.rounds.push_back(m_state.now);
        const auto* const shifted = std::get_if<TurnShifted>(&event);
        if (shifted && (shifted->how == TurnShift::extra || shifted->how == TurnShift::spent) && !m_all_is_decided)
            m_maybe_given[shifted->who] = shifted->by ? shifted->by : shifted->who;
    }
    void turn_announced(const AnnouncedTurn& turn) override {
        m_turn = turn;
        m_takes_effect = false;
        const Roster& roster = m_state.world.roster();
        m_strength = roster.is_here(turn.of) && roster.is_here(m_asked) ? force_of({m_state.world, *m_state.catalog}, turn.of, m_asked) : 0;
        m_is_idle = turn.reason != OrderReason::struck_out && m_state.world.roster().is_here(turn.of) &&
                    faction_of(m_state.world, turn.of) != Faction::player && tactics::is_surely_idle(m_state.ai_context(), turn.of);
    }
    void action_due(EntityId who) override {
        m_turn = {who, OrderReason::in_turn, {TimeStatus::Kind::ends_in, 0}};
        m_takes_effect = true;
        m_number = m_numbers_list && who == m_list.who ? static_cast<int>(m_given) : 0;
    }
    void weapon_due(EntityId, ItemId weapon) override { m_weapon = weapon; }
    void held_turn_lapsed(EntityId who, Moment when) override {
        m_forecast.turns.push_back(
            {.who = who, .when = when, .order_reason = OrderReason::held, .contingency = Contingency::if_it_happens, .contingent_on = who});
    }
    void command_chosen(const std::optional<Command>& command) override { m_chosen = command; }
    void action_paid(EntityId who, ActionCost cost) override {
        const Roster& roster = m_state.world.roster();
        m_paid = m_state.time.interval(roster, who, cost);
        if (!m_giving) return;
        m_listed.back().cost += cost.cost;
        m_listed.back().paid = m_paid;
        m_listed.back().turn_goes_on = m_state.time.turn_goes_on(roster, who, cost);
    }
    void round_ends() override {
        m_state.time.each_missed(m_state.world.roster(), [&](EntityId who, Moment when, OrderReason reason, int rounds) {
            m_missed.push_back({who, when, reason, rounds});
        });
    }

    // --- what is played ---
    Step step(const std::optional<Command>& command = std::nullopt) { return TurnLoop(m_state, *this, m_turns).step(command); }

    /// The next command of the list; if a multi-turn action begins with one, the further turns of that are chosen with it. `further`: it is
    /// one of those.
    std::optional<Command> chosen_for(EntityId who, bool& further) {
        further = false;
        if (who != m_list.who) return std::nullopt;
        if (const auto more = m_given > 0 ? continuing_command(m_state.world, who) : std::nullopt) {
            further = true;
            return more;
        }
        if (m_given < m_list.commands.size()) return m_list.commands[m_given++];
        m_list = {};
        return std::nullopt;
    }

    /// Replaces the reconsidered pending action, or leaves it.
    void reconsider(const std::optional<Command>& by) {
        if (by) {
            step(*by);
            m_forecast.paid = m_paid;
        }
        m_state.reconsidering = {};
    }

    Step give_turn(EntityId who) {
        const std::optional<Step> given = give_from_list(who);
        return given ? *given : give_open_turn(who);
    }

    /// Gives the first command of the list that is not refused. Nothing if there is none.
    std::optional<Step> give_from_list(EntityId who) {
        bool further = false;
        while (const std::optional<Command> chosen = chosen_for(who, further)) {
            if (!further) m_listed.push_back({.when = m_state.now, .from = place_of(who), .to = place_of(who)});
            // A command whose effect depends on chance is paid for and misses: only its time is certain.
            m_paid.reset();
            m_giving = true;
            const bool is_first = m_given == 1 && !further;
            const Step taken = step(*chosen);
            m_giving = false;
            if (is_first) {
                m_first_is_guessed = m_state.dice.guessed();
                m_state.dice.seal();
            }
            if (!m_forecast.paid) m_forecast.paid = m_paid;
            m_number = m_numbers_list ? static_cast<int>(m_given) : 0;
            if (taken.kind != Step::Kind::refused) return taken;
            m_number = 0;
            if (!further)
                m_listed.back().refusal = taken.refusal;
            else if (m_state.world.has<OngoingAction>(who))
                m_state.world.remove<OngoingAction>(who);
        }
        return std::nullopt;
    }

    Point place_of(EntityId who) const { return m_state.world.position(who).value_or(Point{}); }
    /// Records where the creature of the list is after its latest command.
    void record_place() {
        if (const std::optional<Point> at = m_state.world.position(m_list.who); at && !m_listed.empty()) m_listed.back().to = *at;
    }

    /// The creature lets time pass, and what depends on its choice is open.
    Step give_open_turn(EntityId who) {
        certainty_ends();
        if (m_expects && !m_waits && m_state.steers(who)) m_waits = who;
        // Intentions of companions are shown as if the leader waits, braced if that is how it waits.
        m_turns.next_action_is_open = !(m_expects && m_state.steers(who));
        // Else, to let time pass abandons nothing: whether a creature continues its ongoing action is open.
        if (m_turns.next_action_is_open && m_state.world.has<OngoingAction>(who)) m_state.world.remove<OngoingAction>(who);
        m_open = {m_state.time.contingency(m_state.world.roster(), who, m_state.now), m_state.now};
        const Step taken = step(commands::Wait{});
        m_turns.next_action_is_open = false;
        return taken;
    }

    // --- what is recorded ---
    void add_weapon(EntityId who) {
        m_forecast.turns.push_back({.who = who, .when = m_state.now, .weapon = m_weapon});
        // Whom it will have hit by then is not known.
        certainty_ends();
    }

    void add_turn(EntityId who) {
        ForecastTurn turn{.who = who, .when = m_state.now, .order_reason = m_turn.reason, .time_status = m_turn.status};
        turn.takes_effect = m_takes_effect;
        if (const auto found = m_contingent.find(who); found != m_contingent.end() && still_matters(found->second)) {
            turn.contingency = found->second.contingency;
            turn.contingent_on = who;
        }
        if (turn.order_reason == OrderReason::held) {
            turn.contingency = Contingency::unless_it_happens;
            turn.contingent_on = who;
        }
        const bool is_let_in = turn.order_reason == OrderReason::newcomer && m_forecast.presentation.counts_ticks();
        const auto giver = m_maybe_given.find(who);
        if (is_let_in || (turn.order_reason == OrderReason::extra && giver != m_maybe_given.end())) {
            turn.contingency = Contingency::depends_on_others;
            turn.contingent_on = is_let_in ? who : giver->second;
        }
        if (!m_takes_effect) turn.strength = m_strength;
        const bool is_open = m_open.has_value() || (turn.takes_effect && turn.contingency != Contingency::nothing);
        if (!is_open) turn.command = m_chosen;
        if (m_is_idle && !m_takes_effect && m_turn.of == who) turn.command = commands::Wait{};
        turn.list_number = std::exchange(m_number, 0);
        m_forecast.turns.push_back(turn);
        record_cycle(who);
        // What is done in an extra turn costs its creature no time: what depended on its choices before still does.
        const std::optional<OpenAction> open = std::exchange(m_open, std::nullopt);
        if (open && is_of_cycle(turn)) m_contingent[who] = *open;
    }

    struct OpenAction {
        Contingency contingency = Contingency::nothing;
        Moment when;
    };
    /// True if the open choice still affects turns at this time: an action costs the rest of its own round, a slow step later rounds.
    bool still_matters(const OpenAction& action) const {
        switch (action.contingency) {
            case Contingency::nothing: return false;
            case Contingency::unless_it_acts: return action.when.round == m_state.now.round;
            case Contingency::unless_it_moves: return action.when.round < m_state.now.round;
            case Contingency::unless_it_waits: return action.when == m_state.now;
            case Contingency::unless_it_happens:
            case Contingency::if_it_happens:
            case Contingency::depends_on_cost:
            case Contingency::depends_on_others:
            case Contingency::depends_on_chance: return true;
        }
        return false;
    }

    /// A turn of m_forecast.turns that belongs to a cycle.
    struct TurnInCycle {
        std::size_t turn;
        Point at;           ///< where its creature stands, as far as that is decided
        int open_turns;     ///< of its creature before this one: it may have taken a step in each
        bool is_undecided;  ///< in the game its creature decides for itself in it, but not here
        Faction side;
    };

    /// False for turns besides a creature's own.
    static bool is_of_cycle(const ForecastTurn& turn) {
        return turn.order_reason != OrderReason::extra && turn.order_reason != OrderReason::held &&
               turn.order_reason != OrderReason::answers;
    }

    /// Records what may still change the order of the cycle to which the turn that was recorded last belongs, or of later ones.
    void record_cycle(EntityId who) {
        const ForecastTurn& turn = m_forecast.turns.back();
        const std::optional<Point> at = m_state.world.position(who);
        if (turn.takes_effect || !at || !m_state.time.has_chokepoints()) return;
        int& open_turns = m_open_turns[who];
        const bool is_undecided = !m_state.steers(who) && !m_turns.lets_decide(m_state, who);
        if (is_of_cycle(turn))
            m_in_cycles.push_back({.turn = m_forecast.turns.size() - 1,
                                   .at = *at,
                                   .open_turns = open_turns,
                                   .is_undecided = is_undecided,
                                   .side = faction_of(m_state.world, who)});
        if (m_open) ++open_turns;
    }

    /// True if by the time of its turn `one` may stand beside `other`, which comes later in the same cycle, and want its tile.
    bool may_be_blocked(const TurnInCycle& one, const TurnInCycle& other) const {
        const bool same_cycle = one.side == other.side && m_forecast.turns[one.turn].when == m_forecast.turns[other.turn].when;
        return one.is_undecided && same_cycle && chebyshev(one.at, other.at) <= 1 + one.open_turns + other.open_turns;
    }

    /// A creature that lets another pass acts right behind it, so all between the two are in their bracket.
    void add_brackets() {
        std::size_t end = 0;  // of the bracket before
        int number = 0;
        for (std::size_t first = 0; first < m_in_cycles.size(); ++first) {
            std::size_t last = first;
            for (std::size_t other = first + 1; other < m_in_cycles.size(); ++other)
                if (may_be_blocked(m_in_cycles[first], m_in_cycles[other])) last = other;
            if (last == first) continue;
            const std::size_t from = m_in_cycles[first].turn, to = m_in_cycles[last].turn;
            if (from >= end) ++number;
            for (std::size_t turn = from; turn <= to; ++turn) m_forecast.turns[turn].bracket = number;
            end = std::max(end, to + 1);
        }
    }

    void add_missed() {
        for (const MissedTurn& missed : m_missed) {
            const bool past = missed.when.round < m_start.round || (missed.when.round == m_start.round && missed.when.time < m_start.time);
            const bool taken = std::any_of(m_forecast.turns.begin(), m_forecast.turns.end(),
                                           [&](const ForecastTurn& turn) { return turn.who == missed.who && turn.when == missed.when; });
            if (!past && !taken && missed.when.round <= m_last_round) m_forecast.missed.push_back(missed);
        }
    }

    GameState m_state;
    RehearsedTurns m_turns;
    Moment m_start;
    EntityId m_asked;  ///< at the start
    int m_last_round;
    Forecast m_forecast;
    CommandList m_list;                  ///< of no creature when all of it has been given
    std::size_t m_given = 0;             ///< how many of its commands were given, or refused
    std::vector<ListedAction> m_listed;  ///< one for each of those
    bool m_expects = false;              ///< companions decide even where what comes before is not certain
    bool m_all_is_decided = true;        ///< no choice that is open, and no guessed dice, have come yet
    bool m_is_certain = false;           ///< nothing uncertain has come yet; kept while decisions are expected
    EntityId m_waits;                    ///< the first steered creature whose choice was open
    bool m_giving = false;               ///< a command of the list is being carried out
    bool m_first_is_guessed = false;     ///< what the first command of the list did depended on chance
    bool m_numbers_list = false;         ///< turns are marked with the numbers of the list's commands
    int m_number = 0;                    ///< of the command done in the turn that is recorded next; 0: none
    std::optional<OpenAction> m_open;    ///< what depends on the action of the turn that is recorded next
    std::map<EntityId, OpenAction> m_contingent;
    std::map<EntityId, EntityId> m_maybe_given;  ///< to whom an act that depends on an open choice gave an extra turn, and whose act
    std::vector<TurnInCycle> m_in_cycles;
    std::map<EntityId, int> m_open_turns;

    // The current turn, as the loop reported it.
    AnnouncedTurn m_turn;
    bool m_takes_effect = false;
    bool m_is_idle = false;
    int m_strength = 0;
    ItemId m_weapon;
    std::optional<Command> m_chosen;
    std::optional<Interval> m_paid;  ///< for the action that was chosen last
    std::vector<MissedTurn> m_missed;
};

}  // namespace

Forecast forecast(const GameState& state, int rounds, const CommandList& list) { return Forecaster(state, rounds).run(list); }

std::vector<Intention> intentions(const GameState& state, const CommandList& list) {
    return Forecaster(state, rounds_expected).find_intentions(list);
}

std::optional<DecisionReasons> reasons_of(const GameState& state, EntityId who, const CommandList& list) {
    Forecaster forecaster(state, rounds_expected);
    if (!forecaster.play_to_decision_of(who, list)) return std::nullopt;
    DecisionReasons reasons{.who = who, .is_certain = forecaster.is_certain(), .waits = forecaster.who_waits()};
    reasons.then = forecaster.take_state();
    const GameState& then = reasons.then;
    reasons.decision = best_decision(then, who);
    reasons.influence = influence_of_orders(then, who, reasons.decision);
    if (look_ahead_of(then, who) > 0) reasons.compared = rated_decisions(then, who);
    if (reasons.compared.size() > 1) return reasons;
    reasons.compared.clear();
    reasons.passed = tactics::deliberate(then.ai_context(), who).passed;
    return reasons;
}

ListRehearsal rehearse_list(const GameState& state, const CommandList& list) { return Forecaster(state, 1).rehearse(list); }

namespace {

/// True for the same turn in two forecasts. One in addition is not the creature's own at the same moment.
bool is_same_turn(const ForecastTurn& one, const ForecastTurn& other) {
    const auto is_extra = [](const ForecastTurn& turn) { return turn.order_reason == OrderReason::extra; };
    return one.who == other.who && one.when == other.when && one.takes_effect == other.takes_effect && one.weapon == other.weapon &&
           is_extra(one) == is_extra(other);
}

/// Where that turn is among those of `turns` that are not `found` yet; nothing: nowhere.
std::optional<std::size_t> find_turn(const std::vector<ForecastTurn>& turns, const std::vector<bool>& found, const ForecastTurn& turn) {
    for (std::size_t i = 0; i < turns.size(); ++i)
        if (!found[i] && is_same_turn(turns[i], turn)) return i;
    return std::nullopt;
}

void make_depend_on_chance(ForecastTurn& turn) {
    turn.contingency = Contingency::depends_on_chance;
    turn.contingent_on = turn.who;
    turn.command.reset();
}

/// Marks the turns of `missed` that do not come if the first command succeeds, and adds those that come only then.
Forecast with_what_success_brings(Forecast missed, const Forecast& succeeded) {
    std::vector<bool> found(missed.turns.size(), false);
    std::size_t next = 0;
    for (const ForecastTurn& turn : succeeded.turns) {
        if (const auto same = find_turn(missed.turns, found, turn)) {
            found[*same] = true;
            if (!missed.turns[*same].command) missed.turns[*same].command = turn.command;
            next = std::max(next, *same + 1);
            continue;
        }
        while (next < missed.turns.size() && missed.turns[next].when.time < turn.when.time) ++next;
        const auto place = static_cast<std::ptrdiff_t>(next);
        ForecastTurn added = turn;
        make_depend_on_chance(added);
        const bool is_within = next > 0 && next < missed.turns.size() && missed.turns[next - 1].bracket == missed.turns[next].bracket;
        added.bracket = is_within ? missed.turns[next].bracket : 0;
        missed.turns.insert(missed.turns.begin() + place, std::move(added));
        found.insert(found.begin() + place, true);
        ++next;
    }
    for (std::size_t i = 0; i < found.size(); ++i)
        if (!found[i]) make_depend_on_chance(missed.turns[i]);
    return missed;
}

}  // namespace

Forecast forecast(const GameState& state, int rounds, std::optional<Command> first, const std::vector<Command>& edits) {
    const auto begun = [&] {
        Forecaster forecaster(state, rounds);
        for (const Command& command : edits) forecaster.edit(command);
        return forecaster;
    };
    Forecaster missing = begun();
    Forecast missed = missing.run(first);
    if (!missing.first_was_guessed()) return missed;
    Forecaster succeeding = begun();
    succeeding.expect_success();
    return with_what_success_brings(std::move(missed), succeeding.run(std::move(first)));
}

}  // namespace td
