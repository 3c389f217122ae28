#include "game/foresight/look_ahead.hpp"

#include <algorithm>
#include <utility>

#include "ai/follow.hpp"
#include "ai/idling.hpp"
#include "ai/order_check.hpp"
#include "ai/positions.hpp"
#include "ai/threats.hpp"
#include "game/foresight/imagined_game.hpp"
#include "game/foresight/team_edits.hpp"
#include "game/state/game_state.hpp"
#include "game/turns/turn_loop.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int throws_of_dice = 6;
constexpr int further_throws = 3;
/// Halving stops at this number of candidates, so that a mind can be asked about them.
constexpr std::size_t least_left = 3;
constexpr std::size_t imagined_candidates = 4;
/// The most rounds to which a look is extended to reach the creature's next turn.
constexpr int longest_pause = 4;

/// Turns for each round of look-ahead for which a creature may wait or walk in sight of foes although its tactic would do something else.
/// Then it follows its tactic.
constexpr int longest_wait = 4;
constexpr int patience_of_followers = 3;  ///< factor for creatures that follow the party's leader
/// Turns for which a follower may let time pass while others of its team fight where it cannot strike. A look of one round ends before its
/// own blows would begin, so it would always find it best to stay away.
constexpr int longest_absence = 1;
/// Turns in a row for which a member of the party may do nothing to others where its tactic would strike, or go after any foe; in the
/// latter case it does not step back either. In its mind others strike meanwhile; where they wait like it, none would ever begin.
constexpr int longest_idling = 1;
/// The same where its tactic would go for a foe within that many tiles, but not far from the leader.
constexpr int longest_idling_near = tactics::most_idle_turns;
constexpr int tiles_near = 3;

void add_to(Outlook& outlook, const GameState& state, EntityId who) {
    const World& world = state.world;
    ++outlook.throws;
    for (const EntityId other : world.table<Creature>().owners()) {
        const bool is_hostile = are_hostile(world, who, other);
        if (!world.roster().is_here(other) || (!is_hostile && faction_of(world, other) != faction_of(world, who))) continue;
        (is_hostile ? outlook.foe_health : outlook.own_health) += world.get<Health>(other).now;
        ++(is_hostile ? outlook.foes_alive : outlook.own_alive);
    }
    outlook.minutes += minutes_still_to_gain(state, who);
}

/// Plays one game on, and adds what comes of it to `rated`. Leaves `imagined` in no useful state.
void play_on(GameState& imagined, EntityId who, RatedDecision& rated, int rounds, const ImaginedTurns& turns) {
    const Weights weights = tactic_in_force(imagined, who).weighs;
    rated.utility += utility_of_playing_on(imagined, &rated.decision, rounds, who, weights, turns);
    add_to(rated.outlook, imagined, who);
}

/// True if the command affects no creature but `who` itself, and does not move it.
bool idles(const GameState& state, EntityId who, const Command& command) {
    if (std::holds_alternative<commands::Walk>(command)) return false;
    const std::vector<EntityId> reached = tactics::reached_by(state.ai_context(), who, command);
    return std::all_of(reached.begin(), reached.end(), [who](EntityId each) { return each == who; });
}

/// True if another of its team could strike a foe that is awake, while `who` has attacks and could strike none.
bool is_missed_in_fight(const GameState& state, EntityId who) {
    const tactics::AiContext context = state.ai_context();
    std::vector<EntityId> foes = tactics::foes_in_sight(context, who);
    std::erase_if(foes, [&](EntityId foe) { return state.world.get<AiState>(foe).asleep; });
    if (tactics::blows_of(context, who).empty() || tactics::can_strike(context, who, foes)) return false;
    for (const EntityId other : state.world.roster()[state.world.roster()[who].team].everyone())
        if (other != who && state.world.roster().is_here(other) && tactics::can_strike(context, other, foes)) return true;
    return false;
}

/// True if the patience of `who` has ended: facing a foe that none of its side approaches, it would wait forever. Followers have
/// more of it, and those whom the player leads wait as long as the player does.
bool has_no_patience_left(const GameState& state, EntityId who, int turns) {
    const int longest = longest_wait * look_ahead_of(state, who);
    const bool follows = faction_of(state.world, who) == Faction::player && state.leader() != who;
    if (!follows) return turns >= longest;
    return !state.settings.leader_is_steered && turns >= patience_of_followers * longest;
}

/// True if `who` follows another and should no longer let time pass by this command while others fight.
bool is_absent_too_long(const GameState& state, EntityId who, const Command& command, int turns) {
    const bool follows = faction_of(state.world, who) == Faction::player && state.leader() != who;
    return follows && turns >= longest_absence && idles(state, who, command) && is_missed_in_fight(state, who);
}

bool reaches_foe(const GameState& state, EntityId who, const Command& command) {
    const std::vector<EntityId> reached = tactics::reached_by(state.ai_context(), who, command);
    return std::any_of(reached.begin(), reached.end(), [&](EntityId each) { return are_hostile(state.world, who, each); });
}

/// The leader of `who`, if the player leads it away from foes; none otherwise.
EntityId leader_drawing_back(const GameState& state, EntityId who) {
    const EntityId leader = state.leader();
    const bool follows = leader && leader != who && state.world.roster()[who].team == GameState::player_team;
    if (!follows || !state.settings.leader_is_steered || !state.world.position(leader)) return {};
    return tactics::is_retreating(state.ai_context(), leader) ? leader : EntityId{};
}

/// Rounds until `who` is asked again after this decision.
int rounds_to_next_turn(GameState imagined, EntityId who, const tactics::Decision& decision, const ImaginedTurns& turns) {
    Observer observer;
    const int floor = imagined.floor;
    const int first = imagined.now.round;
    TurnLoop loop(imagined, observer, turns);
    Step step = loop.step(decision);
    while (imagined.now.round < first + longest_pause && imagined.floor == floor && imagined.world.roster().is_here(who)) {
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::floor_over) break;
        step = loop.step();
        if (imagined.actor == who) break;
    }
    return imagined.now.round - first;
}

/// Best first; of equal ones those that spend nothing. Others keep their order.
void sort(std::vector<RatedDecision>& rated) {
    std::stable_sort(rated.begin(), rated.end(), [](const RatedDecision& a, const RatedDecision& b) {
        return std::pair(a.utility, b.is_dear) > std::pair(b.utility, a.is_dear);
    });
}

/// Tactics that weigh a charge at least so much are thrifty.
constexpr int least_thrifty = 2;

/// See RatedDecision::is_dear.
bool is_dear(const GameState& state, EntityId who, const tactics::Decision& decision) {
    if (faction_of(state.world, who) != Faction::player || tactic_in_force(state, who).weighs.charge < least_thrifty) return false;
    if (decision.plan != nullptr && decision.plan->kind == Plan::Kind::heal_allies) return false;
    if (const auto* const use = std::get_if<commands::UseSkill>(&decision.command)) {
        const SkillId skill = skill_in_slot(state.world, who, use->slot);
        return skill && ((*state.catalog)[skill].charges > 0 || !(*state.catalog)[skill].pool_cost.empty());
    }
    return std::holds_alternative<commands::UseItem>(decision.command) || std::holds_alternative<commands::ThrowItem>(decision.command);
}

/// What the tactic decides: it is never dropped.
RatedDecision& of_tactic(std::vector<RatedDecision>& rated) {
    return *std::find_if(rated.begin(), rated.end(), [](const RatedDecision& one) { return one.is_of_tactic; });
}

/// Drops the worst, but not what the tactic decides.
void keep_best(std::vector<RatedDecision>& sorted, std::size_t count) {
    if (count >= sorted.size()) return;
    RatedDecision& by_tactic = of_tactic(sorted);
    if (RatedDecision& last = sorted[count - 1]; &by_tactic > &last) std::swap(by_tactic, last);
    sorted.resize(count);
}

/// True if its side would be left with more alive against its foes, or with as many and more health, or minutes, each as good as a point of
/// health. Both were played with the same throws.
bool pays(const RatedDecision& one, const RatedDecision& other) {
    const auto balance = [](const Outlook& outlook) {
        return std::pair(outlook.own_alive - outlook.foes_alive, outlook.own_health - outlook.foe_health + outlook.minutes);
    };
    return balance(one.outlook) > balance(other.outlook);
}

struct Look {
    int rounds = 1;
    int throws = throws_of_dice;
    ImaginedTurns turns;
};

/// Enough rounds for every decision to be paid for: otherwise only the gain, or only the harm, of slow ones would be seen.
int rounds_to_look(GameState known, EntityId who, const std::vector<RatedDecision>& found, const Look& look) {
    use_imagined_dice(known, who);
    int rounds = look.rounds;
    for (const RatedDecision& rated : found) rounds = std::max(rounds, rounds_to_next_turn(known, who, rated.decision, look.turns));
    return rounds;
}

/// Adds to the utility of each decision, and drops the worse ones after each throw.
void play_on(GameState& known, EntityId who, std::vector<RatedDecision>& found, const Look& look) {
    GameState imagined = known;  // one for all: to copy into what is there spares most of the allocations
    for (int number = 0; number < look.throws; ++number) {
        use_imagined_dice(known, who);
        for (RatedDecision& rated : found) {
            imagined = known;
            play_on(imagined, who, rated, look.rounds, look.turns);
        }
        sort(found);
        if (number + 1 < look.throws) keep_best(found, std::max(least_left, (found.size() + 1) / 2));
    }
}

/// What `who` could do, its tactic's decision first, without utilities.
std::vector<RatedDecision> unrated(const GameState& state, EntityId who, std::size_t at_most) {
    std::vector<RatedDecision> found;
    for (tactics::Decision& decision : tactics::candidate_decisions(state.ai_context(), who, at_most)) {
        const bool dear = is_dear(state, who, decision);
        found.push_back({.decision = std::move(decision), .is_dear = dear});
    }
    found.front().is_of_tactic = true;
    return found;
}

/// A decision by look-ahead within an imagined game: among few candidates, with one throw of the dice, to the end of the next round.
tactics::Decision planned_decision(const GameState& imagined, EntityId who, ImaginedTurns turns) {
    std::vector<RatedDecision> found = unrated(imagined, who, imagined_candidates);
    if (found.size() == 1) return std::move(found.front().decision);
    GameState known = imagined;
    turns.planner = {};
    play_on(known, who, found, {.throws = 1, .turns = turns});
    return std::move(found.front().decision);
}

/// True if it is a step away from the nearest foe in sight.
bool leads_away(const GameState& state, EntityId who, const Command& command) {
    const auto* const step = std::get_if<commands::Walk>(&command);
    const std::vector<EntityId> foes = step ? tactics::foes_in_sight(state.ai_context(), who) : std::vector<EntityId>();
    if (foes.empty()) return false;
    const Point at = state.world.get<Position>(who).at, foe = state.world.get<Position>(foes.front()).at;
    return chebyshev(at + offset(step->direction), foe) > chebyshev(at, foe);
}

bool has_foe_near(const GameState& state, EntityId who) {
    const std::vector<EntityId> foes = tactics::foes_in_sight(state.ai_context(), who);
    return !foes.empty() && chebyshev(state.world.get<Position>(who).at, state.world.get<Position>(foes.front()).at) <= tiles_near;
}

/// Turns in a row for which a member of the party may put off what its tactic decides; nothing: for as long as it likes.
std::optional<int> longest_hesitation(const GameState& state, EntityId who, const tactics::Decision& own) {
    if (reaches_foe(state, who, own.command)) return longest_idling;
    const bool chases = own.plan != nullptr && own.plan->kind == Plan::Kind::chase && std::holds_alternative<commands::Walk>(own.command);
    if (!chases) return std::nullopt;
    if (own.plan->amount == 0) return longest_idling;
    return has_foe_near(state, who) ? std::optional(longest_idling_near) : std::nullopt;
}

/// The best of them, if what it does instead of the tactic's is worth it; else that.
tactics::Decision chosen_of(const GameState& state, EntityId who, std::vector<RatedDecision>& rated) {
    RatedDecision& best = rated.front();
    const bool affects_others = !std::holds_alternative<commands::Walk>(best.decision.command) && !idles(state, who, best.decision.command);
    if (best.is_of_tactic || affects_others) return std::move(best.decision);
    RatedDecision& by_tactic = of_tactic(rated);
    const int turns_awaited = best.decision.ai_state.awaited;
    const bool takes_part = !by_tactic.is_dear || reaches_foe(state, who, by_tactic.decision.command);
    const bool is_worth_it =
        !takes_part || leader_drawing_back(state, who) || idles(state, who, by_tactic.decision.command) || pays(best, by_tactic);
    const bool is_absent = takes_part && is_absent_too_long(state, who, best.decision.command, turns_awaited);
    if (!is_worth_it || is_absent || has_no_patience_left(state, who, turns_awaited)) return std::move(by_tactic.decision);
    ++best.decision.ai_state.awaited;
    return std::move(best.decision);
}

}  // namespace

const Tactic& tactic_in_force(const GameState& state, EntityId who) {
    const bool leads_party = faction_of(state.world, who) == Faction::player && state.leader() == who && state.catalog->lead;
    return (*state.catalog)[leads_party ? state.catalog->lead : state.world.get<AiState>(who).tactic];
}

int look_ahead_of(const GameState& state, EntityId who) {
    const int wished = tactic_in_force(state, who).look_ahead;
    if (wished == 0 || faction_of(state.world, who) != Faction::foe) return wished;
    return std::clamp(wished + state.difficulty().minds.look_further, 0, most_look_ahead);
}

std::vector<RatedDecision> rated_decisions(const GameState& state, EntityId who) {
    const Tactic& tactic = tactic_in_force(state, who);
    std::vector<RatedDecision> found = unrated(state, who, static_cast<std::size_t>(tactic.candidates));
    if (found.size() == 1) return found;
    GameState known = known_to(state, who);
    Look look;
    look.turns.retreating_leader = leader_drawing_back(state, who);
    look.rounds = rounds_to_look(known, who, found, look);
    play_on(known, who, found, look);
    if (look_ahead_of(state, who) < 2) return found;
    keep_best(found, least_left);
    Look further{.rounds = std::max(look.rounds, 2), .throws = further_throws, .turns = look.turns};
    further.turns.planner = who;
    play_on(known, who, found, further);
    return found;
}

tactics::Decision best_decision(const GameState& state, EntityId who) {
    if (who == state.leader() && tactic_in_force(state, who).edits_team)
        if (const std::optional<Command> edit = best_team_edit(state, who)) return {*edit, state.world.get<AiState>(who)};
    const int look_ahead = look_ahead_of(state, who);
    if (look_ahead == 0) return tactics::make_decision(state.ai_context(), who);
    std::vector<RatedDecision> rated = rated_decisions(state, who);
    if (faction_of(state.world, who) != Faction::player || rated.size() == 1) return chosen_of(state, who, rated);
    const tactics::Decision own = of_tactic(rated).decision;
    const std::optional<int> longest = leader_drawing_back(state, who) ? std::nullopt : longest_hesitation(state, who, own);
    const bool tactic_walks = longest && std::holds_alternative<commands::Walk>(own.command);
    const auto draws_back = [&](const Command& command) {
        return tactic_walks && command != own.command && leads_away(state, who, command);
    };
    const auto hesitates = [&](const Command& command) { return idles(state, who, command) || draws_back(command); };
    const int idled = state.world.get<AiState>(who).stalled;
    std::erase_if(rated, [&](const RatedDecision& one) {
        const Command& command = one.decision.command;
        return longest && (idled >= *longest ? hesitates(command) : *longest == longest_idling && draws_back(command));
    });
    tactics::Decision decision = chosen_of(state, who, rated);
    const bool counts = hesitates(decision.command) && (longest == longest_idling || has_foe_near(state, who));
    decision.ai_state.stalled = counts ? std::min(idled + 1, tactics::most_idle_turns) : 0;
    return decision;
}

tactics::Decision imagined_decision(GameState& imagined, EntityId who, const ImaginedTurns& turns) {
    imagined.dice = Dice(Rng(imagined_seed(imagined, who)));
    if (turns.retreating_leader == who) return {tactics::retreat_further(imagined.ai_context(), who), imagined.world.get<AiState>(who)};
    return turns.planner == who ? planned_decision(imagined, who, turns) : tactics::make_decision(imagined.ai_context(), who);
}

}  // namespace td
