#include "play/look_targets.hpp"

#include <algorithm>
#include <tuple>

#include "world/creature.hpp"

namespace td {

EntityId looked_at(const Session& session) {
    const UiFocus& focus = session.focus;
    if (focus.creature || !focus.tile || !session.game().sight().sees(*focus.tile)) return focus.creature;
    return session.game().world().creature_at(*focus.tile);
}

std::vector<EntityId> look_targets(const Session& session) {
    const Game& game = session.game();
    const World& world = game.world();
    const EntityId self = game.awaiting() ? game.awaiting() : game.leader();
    const Point from = world.position(self).value_or(Point{});
    std::vector<std::tuple<bool, int, EntityId>> order;
    for (const EntityId who : world.table<Creature>().owners())
        if (const std::optional<Point> at = world.position(who); at && who != self && session.knows(who) && game.sight().sees(*at))
            order.emplace_back(!self || !are_hostile(world, self, who), chebyshev(from, *at), who);
    std::sort(order.begin(), order.end());
    std::vector<EntityId> targets;
    for (const auto& each : order) targets.push_back(std::get<EntityId>(each));
    return targets;
}

EntityId next_in_ring(const std::vector<EntityId>& offered, EntityId current, int step) {
    const auto found = std::find(offered.begin(), offered.end(), current);
    const auto count = static_cast<int>(offered.size());
    if (found == offered.end()) return step > 0 ? offered.front() : offered.back();
    const int next = (static_cast<int>(found - offered.begin()) + step) % count;
    return offered[static_cast<std::size_t>((next + count) % count)];
}

}  // namespace td
