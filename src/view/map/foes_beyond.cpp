#include "view/map/foes_beyond.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "view/draw/token.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr std::size_t most_tokens = 8;

/// Foes in sight outside the window with their places, by their distance from the leader.
std::vector<std::pair<EntityId, Point>> foes_beyond(const MapView& view, const Game& game, Point leader) {
    std::vector<std::pair<EntityId, Point>> foes;
    for (const EntityId who : game.known().creatures_in_sight()) {
        const std::optional<Point> at = game.known().place_in_sight(who);
        if (at && are_hostile(game.world(), game.leader(), who) && view.area().intersected(view.box(*at)).empty())
            foes.emplace_back(who, *at);
    }
    std::stable_sort(foes.begin(), foes.end(),
                     [&](const auto& a, const auto& b) { return chebyshev(a.second, leader) < chebyshev(b.second, leader); });
    if (foes.size() > most_tokens) foes.resize(most_tokens);
    return foes;
}

}  // namespace

void draw_foes_beyond(Canvas& canvas, Pictures& pictures, const MapView& view, const Game& game, Box area) {
    const std::optional<Point> leader = game.world().position(game.leader());
    if (!leader) return;
    const int size = canvas.px(34);
    const Box edge = area.inset(canvas.px(4));
    std::vector<Box> taken;
    for (const auto& [who, at] : foes_beyond(view, game, *leader)) {
        Box token = view.box(at).centred(size, size).moved_into(edge);
        const bool is_at_side = token.x == edge.x || token.right() == edge.right();
        for (const Box& other : taken)
            if (!other.intersected(token).empty()) token = token.moved(is_at_side ? 0 : size, is_at_side ? size : 0);
        taken.push_back(token);
        draw_token(canvas, pictures, token, who, game.world(), {});
    }
}

}  // namespace td
