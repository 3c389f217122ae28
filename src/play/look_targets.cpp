#include "play/look_targets.hpp"

#include <algorithm>
#include <tuple>

#include "world/creature.hpp"

namespace td {

EntityId looked_at(const Session& session) {
    const UiFocus& focus = session.focus;
    return focus.creature || !focus.tile ? focus.creature : session.game().known().creature_at(*focus.tile);
}

std::vector<EntityId> look_targets(const Session& session) {
    const Game& game = session.game();
    const World& world = game.world();
    const EntityId self = game.awaiting() ? game.awaiting() : game.leader();
    const Point from = world.position(self).value_or(Point{});
    std::vector<std::tuple<bool, int, EntityId>> order;
    for (const EntityId who : game.known().creatures_in_sight())
        if (who != self) order.emplace_back(!self || !are_hostile(world, self, who), chebyshev(from, world.get<Position>(who).at), who);
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
