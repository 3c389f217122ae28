// Reactive systems about the fallen: which of the dead lie down, which can be carried, and on which tile a revived creature stands.
#include "rules/places.hpp"
#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

std::optional<Refusal> why_not_carry(const World& world, const CarryFallen& carry) {
    if (is_guest(world, carry.who)) return Refusal{.reason = Refusal::Reason::not_a_member};
    if (carried_by(world, carry.who)) return Refusal{.reason = Refusal::Reason::carries_one};
    const EntityId body = body_of(world, carry.fallen);
    if (!body || world.get<FallenBody>(body).bearer) return Refusal{.reason = Refusal::Reason::nobody_fallen};
    if (!are_allied(world, carry.who, carry.fallen)) return Refusal{.reason = Refusal::Reason::not_a_member};
    if (chebyshev(world.get<Position>(body).at, world.get<Position>(carry.who).at) > 1)
        return Refusal{.reason = Refusal::Reason::not_adjacent};
    if (world.surroundings().fallen.fate != FallenRule::Fate::carried) return Refusal{.reason = Refusal::Reason::not_to_be_carried};
    return std::nullopt;
}

}  // namespace

void System<Rule::falling>::react(Reaction& reaction, const Die& die) {
    const World& world = reaction.world();
    const int rounds = world.surroundings().fallen.rounds_to_live();
    // A guest that joined later does not lie down: it is lost at once.
    if (rounds == 0 || !set_out_with_party(world, die.who)) return;
    reaction.follow(FallDown{die.who, world.get<Position>(die.who).at, rounds});
}

void System<Rule::handling_fallen>::react(Reaction& reaction, const CarryFallen& carry) {
    if (const auto refusal = why_not_carry(reaction.world(), carry)) reaction.cancel(*refusal);
}

void System<Rule::handling_fallen>::react(Reaction& reaction, const LayDownFallen& lay) {
    if (const EntityId carried = carried_by(reaction.world(), lay.who))
        reaction.amend(LayDownFallen{lay.who, carried});
    else
        reaction.cancel({.reason = Refusal::Reason::carries_nobody});
}

void System<Rule::handling_fallen>::react(Reaction& reaction, const Revive& revive) {
    const World& world = reaction.world();
    if (!body_of(world, revive.fallen)) return reaction.cancel({.reason = Refusal::Reason::nobody_fallen});
    const Point lies = *place_of_fallen(world, revive.fallen);
    const auto free = nearest_place_to_stand(reaction.view(), mobility_of(reaction.view(), revive.fallen), lies);
    if (!free) return reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    Revive placed = revive;
    placed.at = *free;
    reaction.amend(placed);
}

void System<Rule::handling_fallen>::react(Reaction& reaction, const CountDownFallen& count) {
    if (!body_of(reaction.world(), count.fallen)) reaction.cancel({.reason = Refusal::Reason::nobody_fallen});
}

}  // namespace td
