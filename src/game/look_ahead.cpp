#include "game/look_ahead.hpp"

#include <algorithm>
#include <string_view>

#include "base/hash.hpp"
#include "game/game_state.hpp"
#include "game/turn_loop.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int throws_of_dice = 3;
/// In steps of the loop: content may make a round of any length.
constexpr int longest_look = 600;

/// Turns for which a creature waits or walks in sight of foes where its tactic would do something else; then it follows its tactic.
constexpr int longest_wait = 12;

constexpr int worth_of_life = 40;
constexpr int worth_of_health = 60;

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

int worth_to(const GameState& state, EntityId who) {
    int worth = 0;
    for (const EntityId other : state.world.table<Creature>().owners()) {
        if (!state.world.roster().alive(other)) continue;
        const bool is_hostile = are_hostile(state.world, who, other);
        if (!is_hostile && faction_of(state.world, other) != faction_of(state.world, who)) continue;
        const Health& health = state.world.get<Health>(other);
        const int left = worth_of_life + worth_of_health * health.now / std::max(health.maximum, 1);
        worth += is_hostile ? -left : left + charges_of(state.world, other);
    }
    return worth;
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

GameState played_on(GameState imagined, const tactics::Decision& decision, int last_round) {
    NoObserver observer;
    const int floor = imagined.floor;
    TurnLoop loop(imagined, observer, in_mind);
    Step step = loop.step(decision);
    for (int steps = 1; steps < longest_look && imagined.now.round <= last_round; ++steps) {
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::floor_over || imagined.floor != floor) break;
        step = loop.step();
    }
    return imagined;
}

bool bides(const Command& command) {
    return std::holds_alternative<commands::Wait>(command) || std::holds_alternative<commands::Walk>(command);
}

/// For one throw of the dice: neither these nor the choices of minds are those that will be made.
std::uint64_t seed_of_throw(const GameState& state, EntityId who, int number) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("look ahead")).value();
    const tactics::AiContext context = state.ai_context();
    return Hash{}.add(stream).add(context.seed).add(context.instant).add(who.value).add(static_cast<std::uint64_t>(number)).value();
}

}  // namespace

const Tactic& tactic_in_force(const GameState& state, EntityId who) {
    const bool leads_party = faction_of(state.world, who) == Faction::player && state.leader() == who && state.catalog->lead;
    return (*state.catalog)[leads_party ? state.catalog->lead : state.world.get<AiState>(who).tactic];
}

std::vector<RatedDecision> rated_decisions(const GameState& state, EntityId who) {
    const Tactic& tactic = tactic_in_force(state, who);
    std::vector<RatedDecision> found;
    for (tactics::Decision& decision : tactics::candidate_decisions(state.ai_context(), who, static_cast<std::size_t>(tactic.candidates)))
        found.push_back({std::move(decision)});
    if (found.size() == 1) return found;
    GameState known = known_to(state, who);
    for (int number = 0; number < throws_of_dice; ++number) {
        known.settings.seed = seed_of_throw(state, who, number);
        known.dice = Dice(Rng(known.settings.seed));
        for (RatedDecision& rated : found) {
            const GameState end = played_on(known, rated.decision, state.now.round + tactic.look_ahead);
            rated.worth += worth_to(end, who);
            add_to(rated.outlook, end.world, who);
        }
    }
    return found;
}

tactics::Decision best_decision(const GameState& state, EntityId who) {
    if (tactic_in_force(state, who).look_ahead == 0) return tactics::make_decision(state.ai_context(), who);
    std::vector<RatedDecision> found = rated_decisions(state, who);
    // The first of equal ones.
    const auto best =
        std::max_element(found.begin(), found.end(), [](const RatedDecision& a, const RatedDecision& b) { return a.worth < b.worth; });
    if (best == found.begin() || !bides(best->decision.command)) return std::move(best->decision);
    // With a foe before it that nobody wants to go near, it would wait for ever.
    if (best->decision.ai_state.awaited >= longest_wait) return std::move(found.front().decision);
    ++best->decision.ai_state.awaited;
    return std::move(best->decision);
}

}  // namespace td
