#include "view/map/foes_beyond.hpp"

#include <algorithm>
#include <vector>

#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr std::size_t most_tokens = 8;

Point place_of(const Game& game, EntityId who) { return game.world().get<Position>(who).at; }

/// Foes in sight outside the window, by their distance from the leader.
std::vector<EntityId> foes_beyond(const MapView& view, const Game& game, Point leader) {
    std::vector<EntityId> foes;
    for (const EntityId who : game.known().creatures_in_sight())
        if (are_hostile(game.world(), game.leader(), who) && view.area().intersected(view.box(place_of(game, who))).empty())
            foes.push_back(who);
    const auto distance = [&](EntityId who) { return chebyshev(place_of(game, who), leader); };
    std::stable_sort(foes.begin(), foes.end(), [&](EntityId a, EntityId b) { return distance(a) < distance(b); });
    if (foes.size() > most_tokens) foes.resize(most_tokens);
    return foes;
}

}  // namespace

void draw_foes_beyond(Canvas& canvas, Pictures& pictures, const MapView& view, const Game& game) {
    const std::optional<Point> leader = game.world().position(game.leader());
    if (!leader) return;
    const int size = canvas.px(34);
    const Box edge = view.area().inset(canvas.px(4));
    std::vector<Box> taken;
    for (const EntityId who : foes_beyond(view, game, *leader)) {
        const Point middle = view.box(place_of(game, who)).centre();
        Box token{std::clamp(middle.x - size / 2, edge.x, std::max(edge.x, edge.right() - size)),
                  std::clamp(middle.y - size / 2, edge.y, std::max(edge.y, edge.bottom() - size)), size, size};
        const bool at_side = token.x == edge.x || token.right() == edge.right();
        for (const Box& other : taken)
            if (!other.intersected(token).empty()) token = token.moved(at_side ? 0 : size, at_side ? size : 0);
        taken.push_back(token);
        draw_token(canvas, pictures, token, who, game.world(), {});
    }
}

}  // namespace td
