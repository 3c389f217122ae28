#include "view/map/camera.hpp"

#include <vector>

#include "text/describe.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

EntityId creature_to_follow(const Game& game, const Animator& animator, const MapView& view) {
    const EntityId leader = game.leader(), asked = game.awaiting();
    const std::optional<Point> at = game.world().position(asked);
    if (!at || !leader || asked == leader) return leader;
    const Spot on_leader = animator.shown(game, leader).at;
    const Spot showing_both = view.place_for(on_leader, {spot_of(*at)});
    return showing_both == on_leader ? leader : asked;
}

}  // namespace

Spot camera_place(const Game& game, const Animator& animator, const MapView& view) {
    const World& world = game.world();
    std::vector<Spot> foes, friends;
    for (const EntityId who : world.table<Creature>().owners()) {
        const std::optional<Point> at = world.position(who);
        if (!at) continue;
        if (on_players_side(who, world)) friends.push_back(spot_of(*at));
        if (game.known().sees(*at) && are_hostile(world, game.leader(), who)) foes.push_back(spot_of(*at));
    }
    return view.place_for(animator.shown(game, creature_to_follow(game, animator, view)).at, foes, friends);
}

}  // namespace td
