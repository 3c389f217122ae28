#include "game/look_ahead.hpp"

#include <algorithm>
#include <string_view>

#include "base/hash.hpp"
#include "game/game_state.hpp"
#include "game/turn_loop.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int throws_of_dice = 8;
constexpr int further_throws = 3;
/// Never left out: what a mind is asked about.
constexpr std::size_t least_left = 3;
constexpr std::size_t imagined_candidates = 4;
/// In steps of the loop: content may make a round of any length.
constexpr int longest_look = 600;

/// Turns for which a creature waits or walks in sight of foes where its tactic would do something else, for each round that it looks ahead;
/// then it follows its tactic.
constexpr int longest_wait = 4;
constexpr int patience_of_followers = 3;  ///< times as long

constexpr TurnPolicy in_mind{.imagines = true};

class NoObserver final : public Observer {};

/// The game as `who` knows it: without the creatures of other sides that its own does not see.
GameState known_to(const GameState& state, EntityId who) {
    GameState known = state;
    const tactics::AiContext context = state.ai_context();
    NoObserver observer;
    ActionRunner runner(known, observer, in_mind);
    for (const EntityId other : state.world.table<Creature>().owners()) {
        if (!state.world.roster().alive(other) || !are_hostile(state.world, who, other) || tactics::sees(context, who, other)) continue;
        runner.take_out(other);
    }
    known.settings.leader_is_steered = false;
    known.team_mode = false;
    known.pauses = {};
    known.reconsidering = {};
    return known;
}

int charges_of(const World& world, EntityId who) {
    int charges = 0;
    for (const SkillSlot& slot : world.get<Skills>(who).slots) charges += std::max<int>(slot.charges, 0);
    return charges;
}

/// Percent of its whole health. The first points that a creature loses count half, the last ones half as much again: so the hurt are
/// spared, and the weak fall first.
int felt_percent(const Health& health) {
    const int percent = 100 * health.now / std::max(health.maximum, 1);
    return percent * (300 - percent) / 200;
}

/// By which `who` is farther than two tiles from the leader of its team; 0 for the leader, and if one of them has no place.
int tiles_too_far(const World& world, EntityId who) {
    const EntityId leader = world.roster().leader_of(world.roster()[who].team);
    const std::optional<Point> at = world.position(who), there = leader ? world.position(leader) : std::nullopt;
    return at && there ? std::max(chebyshev(*at, *there) - 2, 0) : 0;
}

int worth_to(const GameState& state, EntityId who, const Weights& weights) {
    int own = 0, foes = 0;
    for (const EntityId other : state.world.table<Creature>().owners()) {
        if (!state.world.roster().alive(other)) continue;
        const bool is_hostile = are_hostile(state.world, who, other);
        if (!is_hostile && faction_of(state.world, other) != faction_of(state.world, who)) continue;
        (is_hostile ? foes : own) += 100 * weights.life + weights.health * felt_percent(state.world.get<Health>(other));
        if (!is_hostile) own += 100 * weights.charge * charges_of(state.world, other);
    }
    return own - foes * weights.boldness / 100 - 100 * weights.company * tiles_too_far(state.world, who);
}

void add_to(Outlook& outlook, const World& world, EntityId who) {
    ++outlook.throws;
    for (const EntityId other : world.table<Creature>().owners()) {
        const bool is_hostile = are_hostile(world, who, other);
        if (!world.roster().alive(other) || (!is_hostile && faction_of(world, other) != faction_of(world, who))) continue;
        (is_hostile ? outlook.foe_health : outlook.own_health) += world.get<Health>(other).now;
        ++(is_hostile ? outlook.foes_alive : outlook.own_alive);
    }
}

/// Worth is summed over the ends of all rounds after the present one.
void play_on(GameState imagined, EntityId who, RatedDecision& rated, int rounds, const TurnPolicy& policy) {
    NoObserver observer;
    const int floor = imagined.floor;
    const int first = imagined.now.round;
    const Weights weights = tactic_in_force(imagined, who).weighs;
    TurnLoop loop(imagined, observer, policy);
    Step step = loop.step(rated.decision);
    int worth = 0;
    int ended = 0;
    for (int steps = 1; steps < longest_look && imagined.now.round <= first + rounds; ++steps) {
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::floor_over || imagined.floor != floor) break;
        step = loop.step();
        const int now_ended = std::min(imagined.now.round - first - 1, rounds);
        if (now_ended > ended) worth += (now_ended - ended) * worth_to(imagined, who, weights);
        ended = std::max(ended, now_ended);
    }
    rated.worth += worth + (rounds - ended) * worth_to(imagined, who, weights);
    add_to(rated.outlook, imagined.world, who);
}

bool bides(const Command& command) {
    return std::holds_alternative<commands::Wait>(command) || std::holds_alternative<commands::Walk>(command);
}

/// With a foe before it that none of its side wants to go near, it would wait for ever. Who follows has more patience, and whom the player
/// leads waits as long as the player does.
bool has_waited_enough(const GameState& state, EntityId who, int turns) {
    const int longest = longest_wait * look_ahead_of(state, who);
    const bool follows = faction_of(state.world, who) == Faction::player && state.leader() != who;
    if (!follows) return turns >= longest;
    return !state.settings.leader_is_steered && turns >= patience_of_followers * longest;
}

/// Throws the dice anew: neither they nor the choices of minds are those that will be made.
void throw_dice(GameState& imagined, EntityId who) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("look ahead")).value();
    const std::uint64_t instant = imagined.ai_context().instant;
    imagined.settings.seed = Hash{}.add(stream).add(imagined.settings.seed).add(instant).add(who.value).value();
    imagined.dice = Dice(Rng(imagined.settings.seed));
}

/// Worst last.
void sort(std::vector<RatedDecision>& rated) {
    std::stable_sort(rated.begin(), rated.end(), [](const RatedDecision& a, const RatedDecision& b) { return a.worth > b.worth; });
}

struct Look {
    int rounds = 1;
    int throws = throws_of_dice;
    TurnPolicy policy = in_mind;
};

/// Adds to their worth, and leaves out the worse.
void play_on(GameState& known, EntityId who, std::vector<RatedDecision>& found, const Look& look) {
    for (int number = 0; number < look.throws; ++number) {
        throw_dice(known, who);
        for (RatedDecision& rated : found) play_on(known, who, rated, look.rounds, look.policy);
        sort(found);
        if (number + 1 < look.throws) found.resize(std::min(found.size(), std::max(least_left, (found.size() + 1) / 2)));
    }
}

std::vector<RatedDecision> unrated(const GameState& state, EntityId who, std::size_t at_most) {
    std::vector<RatedDecision> found;
    for (tactics::Decision& decision : tactics::candidate_decisions(state.ai_context(), who, at_most))
        found.push_back({std::move(decision)});
    return found;
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
    play_on(known, who, found, {});
    if (look_ahead_of(state, who) < 2) return found;
    found.resize(std::min(found.size(), least_left));
    Look further{.rounds = 2, .throws = further_throws};
    further.policy.plans_on = who;
    play_on(known, who, found, further);
    return found;
}

tactics::Decision best_decision(const GameState& state, EntityId who) {
    const int look_ahead = look_ahead_of(state, who);
    if (look_ahead == 0) return tactics::make_decision(state.ai_context(), who);
    tactics::Decision best = std::move(rated_decisions(state, who).front().decision);
    if (!bides(best.command)) return best;
    tactics::Decision by_tactic = tactics::make_decision(state.ai_context(), who);
    if (best.command == by_tactic.command || has_waited_enough(state, who, best.ai_state.awaited)) return by_tactic;
    ++best.ai_state.awaited;
    return best;
}

tactics::Decision imagined_decision(const GameState& imagined, EntityId who) {
    std::vector<RatedDecision> found = unrated(imagined, who, imagined_candidates);
    if (found.size() == 1) return std::move(found.front().decision);
    GameState known = imagined;
    play_on(known, who, found, {.throws = 1});
    return std::move(found.front().decision);
}

}  // namespace td
