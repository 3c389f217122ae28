// What the forecast promises (resources/docs/rules.md) holds: random commands are given in games of the shipped content under every time
// system, and each turn that comes is held against every forecast that was shown before it.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "content/shipped_content.hpp"
#include "game/run/game.hpp"
#include "time/every_system.hpp"
#include "world/creature.hpp"

using namespace td;

namespace {

constexpr int rounds_shown = 2;

/// A forecast that was shown, as far as it has not come true yet.
class Promise {
public:
    Promise(const Forecast& forecast, EntityId asked, int round) : m_last_round(round + rounds_shown - 1) {
        for (const ForecastTurn& turn : forecast.turns) {
            m_creatures.insert(turn.who);
            if (turn.when.round == m_last_round) m_lasting.insert(turn.who);
            // Where actions differ in what they cost, a cheap one may be followed by another turn.
            const bool may_cost_less = forecast.presentation.counts_ticks() && !turn.command;
            if (turn.contingency != Contingency::nothing || may_cost_less) m_open.insert(turn.who);
            if (!turn.takes_effect && !turn.weapon) m_left.push_back(turn);
        }
        for (const MissedTurn& turn : forecast.missed)
            if (turn.when.round == m_last_round) m_lasting.insert(turn.who);
        if (asked && !m_left.empty() && m_left.front().who == asked) m_left.erase(m_left.begin());
    }

    /// An act moved the creature or its turns, or it died.
    void excuse(EntityId who) { m_excused.insert(who); }
    void bury(EntityId who) { m_dead.insert(who), excuse(who); }
    /// A creature that was foreseen to die may have been saved.
    void save(EntityId who) {
        if (!m_lasting.contains(who)) excuse(who);
    }
    bool is_over(int round) const { return round > m_last_round; }

    /// How this turn breaks the promise; empty: it does not. `is_extra`: an act gave the turn in addition, or moved it. `is_pulled`: it
    /// comes first because its creature is in another's way.
    std::string take(EntityId who, Moment when, bool is_extra, bool is_pulled) {
        if (is_over(when.round)) return "";
        std::size_t found = 0;
        while (found < m_left.size() && (m_left[found].who != who || m_left[found].when.time != when.time)) ++found;
        if (found == m_left.size()) {
            const bool is_new = !m_creatures.contains(who);
            const bool was_to_fall = !m_lasting.contains(who);
            return is_new || was_to_fall || is_extra || m_open.contains(who) || m_excused.contains(who) ? "" : "was not to act then";
        }
        // Of a possible and a certain turn at the same moment, it is unknown which one this is.
        if (m_left[found].contingency != Contingency::nothing)
            for (ForecastTurn& other : m_left)
                if (other.who == who && other.when.time == when.time) other.contingency = m_left[found].contingency;
        const int bracket = m_left[found].bracket;
        // A creature that an act has moved, or whose turn it has moved to this moment, may have to let another pass, which then acts before
        // those between them, too.
        const auto comes_later = [&](EntityId one) {
            std::size_t its = 0;
            while (its < m_left.size() && (m_left[its].who != one || m_left[its].when.time != when.time)) ++its;
            return its >= found && its < m_left.size();
        };
        const bool lets_pass = is_pulled && std::any_of(m_excused.begin(), m_excused.end(),
                                                        [&](EntityId one) { return !m_dead.contains(one) && !comes_later(one); });
        const bool may_differ = lets_pass || m_excused.contains(who) || m_left[found].contingency != Contingency::nothing;
        std::string broken;
        std::vector<ForecastTurn> left;
        left.reserve(m_left.size());
        for (std::size_t i = 0; i < m_left.size(); ++i) {
            const bool is_joined = bracket > 0 && m_left[i].bracket == bracket;
            const bool is_solid = m_left[i].contingency == Contingency::nothing && !m_excused.contains(m_left[i].who);
            if (i < found && is_solid && !is_joined && !may_differ) broken = "came before creature " + std::to_string(m_left[i].who.value);
            if (i > found || (i < found && (is_joined || may_differ))) left.push_back(std::move(m_left[i]));
        }
        m_left = std::move(left);
        return broken;
    }

private:
    int m_last_round;
    std::vector<ForecastTurn> m_left;
    std::set<EntityId> m_creatures;
    std::set<EntityId> m_lasting;  ///< those that are in the last round shown; all others were foreseen to fall
    std::set<EntityId> m_open, m_excused, m_dead;
};

/// A run at its start, in which each member has up to two boons.
GameState begun_with_boons(std::shared_ptr<const Catalog> catalog, GameSettings settings) {
    GameState state = Game(std::move(catalog), settings).state();
    Rng rng = Rng::named(settings.seed, "boons of members");
    const auto count = static_cast<std::uint32_t>(state.catalog->boons.size());
    for (const EntityId who : state.world.roster()[GameState::player_team].members) {
        const BoonId one(rng.below(count)), other(rng.below(count));
        if (rng.chance(25)) continue;
        state.world.add(who, one == other ? Boons{{one}} : Boons{{one, other}});
        state.world.edit_roster()[who] = actor_time({state.world, *state.catalog}, who);
    }
    return state;
}

/// One game, and all forecasts shown in it.
class Watched {
public:
    Watched(std::shared_ptr<const Catalog> catalog, GameSettings settings)
        : m_game(begun_with_boons(std::move(catalog), settings)), m_rng(settings.seed) {
        note_speeds();
    }

    /// The number of turns that were taken. Broken promises are added to `broken`.
    int play(int turns, std::vector<std::string>& broken) {
        int taken = 0;
        while (taken < turns && m_game.outcome() == Outcome::running) {
            std::optional<Command> command;
            if (m_game.awaiting()) command = show_forecasts();
            const Step step = m_game.step(command);
            if (step.kind == Step::Kind::refused && command) m_promises.pop_back();
            // Members that the player takes over never let another pass, and no event reports the switch.
            if (command && std::holds_alternative<commands::SetTeamMode>(*command))
                for (const TeamId team : m_game.world().teams_of(Faction::player)) excuse_team(team);
            for (const Event& event : m_game.take_events()) taken += hear(event, broken) ? 1 : 0;
            note_speeds();
            std::erase_if(m_promises, [&](const Promise& promise) { return promise.is_over(m_game.now().round); });
        }
        return taken;
    }

private:
    /// Shows the forecast with the choice open, and the one with the command that comes.
    Command show_forecasts() {
        const Command command = random_command();
        const int round = m_game.now().round;
        m_promises.emplace_back(m_game.forecast(rounds_shown), m_game.awaiting(), round);
        m_promises.emplace_back(m_game.forecast(rounds_shown, command), m_game.awaiting(), round);
        return command;
    }

    Command random_command() {
        const auto direction = static_cast<Direction>(m_rng.below(8));
        switch (m_rng.below(12)) {
            case 0: return commands::Wait{};
            case 1:
            case 2: return commands::Attack{.direction = direction};
            case 3:
            case 4:
                return commands::UseSkill{
                    static_cast<int>(m_rng.below(4)), direction, {static_cast<int>(m_rng.below(30)), static_cast<int>(m_rng.below(20))}};
            case 5: return commands::SwapSlots{static_cast<int>(m_rng.below(4)), static_cast<int>(m_rng.below(4))};
            case 6: return commands::UseItem{.slot = static_cast<int>(m_rng.below(3)), .direction = direction};
            case 7: return commands::SetTeamMode{m_rng.below(2) != 0};
            default: return commands::Walk{direction};
        }
    }

    /// True if it is the beginning of a turn.
    bool hear(const Event& event, std::vector<std::string>& broken) {
        if (const auto* began = std::get_if<TurnBegan>(&event)) {
            take(began->who, began->pulled_forward, broken);
            return true;
        }
        if (std::holds_alternative<RoundCutShort>(event) || std::holds_alternative<FloorEntered>(event)) m_promises.clear();
        if (std::holds_alternative<FloorEntered>(event)) m_paces.clear(), m_extra.clear();
        if (const auto* died = std::get_if<Died>(&event))
            for (Promise& promise : m_promises) promise.bury(died->who);
        if (const auto* joined = std::get_if<Joined>(&event)) excuse(joined->who);  // who changes sides has been promised turns before
        if (const auto* healed = std::get_if<WasHealed>(&event))
            for (Promise& promise : m_promises) promise.save(healed->who);
        // An act that was foreseen to slow or fell a creature may fail.
        if (const auto* missed = std::get_if<Missed>(&event)) excuse(missed->target);
        if (const auto* resisted = std::get_if<ResistedStatus>(&event)) excuse(resisted->who);
        if (const auto* moved = std::get_if<WasDisplaced>(&event)) excuse(moved->who);
        if (const auto* swapped = std::get_if<SwappedPlaces>(&event)) {
            excuse(swapped->other);
            if (moves_turns(swapped->from) || moves_turns(swapped->to)) excuse(swapped->who);
        }
        if (const auto* shifted = std::get_if<TurnShifted>(&event)) excuse(shifted->who), m_extra.insert(shifted->who);
        // Ground that moves turns when a round ends was stepped onto, or left.
        if (const auto* walked = std::get_if<Walked>(&event); walked && (moves_turns(walked->from) || moves_turns(walked->to)))
            excuse(walked->who);
        // A change of speed that was to end may now last.
        if (const auto* gained = std::get_if<GainedStatus>(&event); gained && m_game.catalog()[gained->status].speed != 0)
            excuse(gained->who);
        if (const auto* declared = std::get_if<DeclaredAction>(&event); declared && declared->instead) excuse(declared->who);
        if (const auto* disrupted = std::get_if<OngoingDisrupted>(&event)) excuse(disrupted->who);
        if (const auto* passed = std::get_if<LeadPassed>(&event)) excuse_team(passed->team);
        if (const auto* swapped = std::get_if<SlotsSwapped>(&event)) excuse_team(swapped->team);
        return false;
    }

    bool moves_turns(Point at) const {
        const std::vector<Trigger>& triggers = m_game.catalog()[m_game.world().terrain(at)].triggers;
        return std::any_of(triggers.begin(), triggers.end(),
                           [](const Trigger& trigger) { return find_payload<effect::DelayTurn>(trigger.effects) != nullptr; });
    }

    void take(EntityId who, bool is_pulled, std::vector<std::string>& broken) {
        const bool is_extra = m_extra.contains(who);
        for (Promise& promise : m_promises)
            if (const std::string fault = promise.take(who, m_game.now(), is_extra, is_pulled); !fault.empty())
                broken.push_back("seed " + std::to_string(m_game.settings().seed) + ", round " + std::to_string(m_game.now().round) +
                                 ", tier " + std::to_string(m_game.now().tier) + ": creature " + std::to_string(who.value) + " " + fault);
    }

    void excuse(EntityId who) {
        for (Promise& promise : m_promises) promise.excuse(who);
    }
    void excuse_team(TeamId team) {
        for (const EntityId who : m_game.world().roster()[team].everyone()) excuse(who);
    }

    /// Whose speed has changed has other turns.
    void note_speeds() {
        for (const EntityId who : m_game.world().table<Creature>().owners()) {
            const ActorTime& time = m_game.world().roster()[who];
            const Pace pace{time.speed, time.allowance, time.wait, time.actions};
            const auto [found, is_new] = m_paces.emplace(who, pace);
            if (!is_new && found->second != pace) excuse(who);
            found->second = pace;
        }
    }

    using Pace = std::tuple<int, int, int, int>;

    Game m_game;
    Rng m_rng;
    std::vector<Promise> m_promises;
    std::map<EntityId, Pace> m_paces;
    std::set<EntityId> m_extra;  ///< acts gave them turns in addition, or let turns come at another time
};

/// Plays games in all dungeons in turn under that system until so many turns were taken.
void check_promises(TimeSystemKind kind, int turns) {
    CAPTURE(static_cast<int>(kind));
    auto catalog = std::make_shared<Catalog>(*test::shipped_content());
    for (Dungeon& dungeon : catalog->dungeons) {
        dungeon.time.kind = kind;
        // The commands are no choices: the usual party sets out, and meets no one.
        dungeon.heroes.clear();
        for (FloorRules& floor : dungeon.floors) floor.encounters.clear();
    }
    constexpr int turns_of_game = 400;
    std::uint64_t seed = 1;
    for (int taken = 0; taken < turns; ++seed) {
        const DungeonId dungeon(static_cast<std::size_t>(seed % catalog->dungeons.size()));
        std::vector<std::string> broken;
        Watched game(catalog, {.seed = seed, .dungeon = dungeon, .leader_is_steered = true, .difficulty = {}});
        taken += std::max(1, game.play(turns_of_game, broken));
        if (!broken.empty()) FAIL_CHECK(broken.front());
    }
}

}  // namespace

TEST_CASE("a solid turn comes at its time and in its order, unless its creature dies, an act moves it, or its bracket says so") {
    for (const TimeSystemKind kind : test::every_time_system) check_promises(kind, 1'500);
}

constexpr int hundred_thousand = 100'000;

TEST_CASE("the forecast keeps its promises for a hundred thousand turns under the six tiers" * doctest::test_suite("long")) {
    check_promises(TimeSystemKind::six_tier, hundred_thousand);
}
TEST_CASE("the forecast keeps its promises for a hundred thousand turns under an energy pool" * doctest::test_suite("long")) {
    check_promises(TimeSystemKind::energy_pool, hundred_thousand);
}
TEST_CASE("the forecast keeps its promises for a hundred thousand turns under an action queue" * doctest::test_suite("long")) {
    check_promises(TimeSystemKind::action_queue, hundred_thousand);
}
TEST_CASE("the forecast keeps its promises for a hundred thousand turns under wait time" * doctest::test_suite("long")) {
    check_promises(TimeSystemKind::wait_time, hundred_thousand);
}
TEST_CASE("the forecast keeps its promises for a hundred thousand turns under deferred actions" * doctest::test_suite("long")) {
    check_promises(TimeSystemKind::deferred, hundred_thousand);
}

constexpr int million = 1'000'000;

TEST_CASE("the forecast keeps its promises for a million turns under the six tiers" * doctest::test_suite("overnight")) {
    check_promises(TimeSystemKind::six_tier, million);
}
TEST_CASE("the forecast keeps its promises for a million turns under an energy pool" * doctest::test_suite("overnight")) {
    check_promises(TimeSystemKind::energy_pool, million);
}
TEST_CASE("the forecast keeps its promises for a million turns under an action queue" * doctest::test_suite("overnight")) {
    check_promises(TimeSystemKind::action_queue, million);
}
TEST_CASE("the forecast keeps its promises for a million turns under wait time" * doctest::test_suite("overnight")) {
    check_promises(TimeSystemKind::wait_time, million);
}
TEST_CASE("the forecast keeps its promises for a million turns under deferred actions" * doctest::test_suite("overnight")) {
    check_promises(TimeSystemKind::deferred, million);
}
