#include "game/foresight/imagined_game.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "actions/fixture.hpp"
#include "ai/positions.hpp"
#include "base/hash.hpp"
#include "game/floor/aims.hpp"
#include "game/state/game_state.hpp"
#include "game/turns/turn_loop.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// What its charges are worth, in hundredths of one charge of six: the fewer a skill has in all, the more each of them.
int worth_of_charges(const GameState& state, EntityId who) {
    constexpr int charges_at_par = 6;
    int worth = 0;
    for (const SkillSlot& slot : state.world.get<Skills>(who).slots)
        if (const int charges = (*state.catalog)[slot.skill].charges; charges > 0) worth += 100 * charges_at_par * slot.charges / charges;
    return worth;
}

/// An item that is used up does not come back, as charges do, so it is worth as much as this many charges.
constexpr int charges_of_item = 2;

/// What a minute is worth, in the unit of utility: about as much as a point of health of a creature that is half hurt.
constexpr int worth_of_minute = 150;

/// Steps of the loop after which an imagined game ends: content may make a round of any length.
constexpr int longest_look = 600;

/// The number of items that it holds; for a leader, with those in the bag.
int items_of(const World& world, EntityId who) {
    const HeldItem* const held = world.find<HeldItem>(who);
    int items = held ? held->stack.count : 0;
    if (world.roster().leader_of(world.roster()[who].team) == who)
        for (const ItemStack& stack : world.bag(world.roster()[who].team).stacks) items += stack.count;
    return items;
}

/// Health in percent, weighted: the first points that a creature loses count half, the last ones one and a half times. So a side spares its
/// wounded, and weak foes are killed first.
int felt_percent(const Health& health) {
    const int percent = 100 * health.now / std::max(health.maximum, 1);
    return percent * (300 - percent) / 200;
}

/// By how many tiles `who` is more than two tiles from the leader of its team; 0 for the leader, and if one of them is off the floor.
int tiles_too_far(const World& world, EntityId who) {
    const EntityId leader = world.roster().leader_of(world.roster()[who].team);
    const std::optional<Point> at = world.position(who), there = leader ? world.position(leader) : std::nullopt;
    return at && there ? std::max(chebyshev(*at, *there) - 2, 0) : 0;
}

/// True if the side of `who` has won, false if it has lost. Nothing while the game goes on, and for neutrals.
std::optional<bool> has_won(const GameState& state, EntityId who) {
    const Faction faction = faction_of(state.world, who);
    const bool is_decided = state.outcome == Outcome::victory || state.outcome == Outcome::defeat;
    if (!is_decided || faction == Faction::neutral) return std::nullopt;
    return (state.outcome == Outcome::victory) == (faction == Faction::player);
}

/// Removes traps and the like that `side` has not found. A hidden door stays: without it there would be a way where that side sees rock.
void forget_hidden_fixtures(GameState& known, Faction side) {
    for (const EntityId fixture : std::vector(known.world.table<Hidden>().owners()))
        if (is_hidden_from(known.world, side, fixture) && !known.world.has<Solid>(fixture))
            remove_fixture(known.world, *known.catalog, fixture);
}

}  // namespace

GameState known_to(const GameState& state, EntityId who) {
    GameState known = state;
    const tactics::AiContext context = state.ai_context();
    Observer observer;
    const ImaginedTurns turns;
    ActionRunner runner(known, observer, turns);
    for (const EntityId other : state.world.table<Creature>().owners()) {
        if (!state.world.roster().is_here(other) || !are_hostile(state.world, who, other) || tactics::sees(context, who, other)) continue;
        runner.take_out(other);
    }
    forget_hidden_fixtures(known, faction_of(state.world, who));
    known.settings.leader_is_steered = false;
    known.team_mode = false;
    known.pauses = {};
    known.reconsidering = {};
    return known;
}

std::uint64_t imagined_seed(const GameState& imagined, EntityId who) {
    static constexpr std::uint64_t stream = Hash{}.add(std::string_view("look ahead")).value();
    return Hash{}.add(stream).add(imagined.settings.seed).add(imagined.ai_context().instant).add(who.value).value();
}

void use_imagined_dice(GameState& imagined, EntityId who) {
    imagined.settings.seed = imagined_seed(imagined, who);
    imagined.dice = Dice(Rng(imagined.settings.seed));
}

int minutes_still_to_gain(const GameState& state, EntityId who) {
    int minutes = 0;
    if (faction_of(state.world, who) == Faction::player)
        for (const AimStatus& aim : aims_of(state))
            if (!aim.lost) minutes += aim.aim->minutes;
    return minutes;
}

int utility_of_state(const GameState& state, EntityId who, const Weights& weights) {
    const std::optional<bool> wins = has_won(state, who);
    int own = 0, foes = 0;
    for (const EntityId other : state.world.table<Creature>().owners()) {
        if (!state.world.roster().is_here(other)) continue;
        const bool is_hostile = are_hostile(state.world, who, other);
        if (!is_hostile && faction_of(state.world, other) != faction_of(state.world, who)) continue;
        (is_hostile ? foes : own) += 100 * weights.life + weights.health * felt_percent(state.world.get<Health>(other));
        // Only its own: an ally would count for its charges besides its life, so that to revive it would be worth too much.
        if (other == who) own += weights.charge * (worth_of_charges(state, who) + 100 * charges_of_item * items_of(state.world, who));
    }
    if (wins) (*wins ? foes : own) = 0;
    own += worth_of_minute * minutes_still_to_gain(state, who);
    return own - foes * weights.boldness / 100 - 100 * weights.company * tiles_too_far(state.world, who);
}

int utility_of_playing_on(GameState& imagined, const tactics::Decision* decision, int rounds, EntityId judge, const Weights& weights,
                          const ImaginedTurns& turns) {
    Observer observer;
    const int floor = imagined.floor;
    const int first = imagined.now.round;
    TurnLoop loop(imagined, observer, turns);
    Step step = decision ? loop.step(*decision) : loop.step();
    int utility = 0;
    int ends_counted = 0;  // of rounds
    for (int steps = 1; steps < longest_look && imagined.now.round <= first + rounds; ++steps) {
        if (step.kind == Step::Kind::over || step.kind == Step::Kind::floor_over || imagined.floor != floor) break;
        step = loop.step();
        const int ends_passed = std::min(imagined.now.round - first - 1, rounds);
        if (ends_passed > ends_counted) utility += (ends_passed - ends_counted) * utility_of_state(imagined, judge, weights);
        ends_counted = std::max(ends_counted, ends_passed);
    }
    return utility + (rounds - ends_counted) * utility_of_state(imagined, judge, weights);
}

}  // namespace td
