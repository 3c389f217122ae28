#include "view/map/threat_tiles.hpp"

#include <algorithm>

#include "view/draw/style.hpp"

namespace td {

namespace {

/// A text that fits on a tile: the tier's name, or the ticks ahead.
std::string short_time(Moment when, const Game& game) {
    const RoundPresentation presentation = game.time().presentation();
    if (!presentation.columns.empty()) return std::string(presentation.columns[static_cast<std::size_t>(when.tier)].name);
    return "+" + std::to_string(std::max<Ticks>(0, when.time - game.now().time));
}

void draw_threatened(Canvas& canvas, const MapView& view, const TileThreats& tile, const Game& game, int health) {
    constexpr int faintest = 60, strongest = 170;
    const Box box = view.box(tile.at).inset(view.scale());
    const int share = std::clamp(100 * tile.harm() / std::max(1, health), 0, 100);
    canvas.rect(box, style::bad.faded(static_cast<std::uint8_t>(faintest + (strongest - faintest) * share / 100)));
    const TextStyle words{TextSize::small, style::text, true};
    const int middle = box.centre().x;
    const int line = canvas.line_height(TextSize::small);
    canvas.text({middle, box.y}, short_time(tile.first(), game), words, Align::centre);
    if (tile.threats.size() > 1 && box.height >= 2 * line)
        canvas.text({middle, box.bottom() - line}, std::to_string(tile.threats.size()) + "x", words, Align::centre);
}

}  // namespace

void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session) {
    const Game& game = session.next_game();
    const EntityId who = game.awaiting();
    const std::optional<Point> own = game.world().position(who);
    if (!own) return;
    const int health = game.world().get<Health>(who).now;
    for (const TileThreats& tile : session.threats()) {
        if (!tile.threats.empty())
            draw_threatened(canvas, view, tile, game, health);
        else if (chebyshev(tile.at, *own) <= 1)
            canvas.frame(view.box(tile.at).inset(view.scale()), std::max(1, view.scale()), style::good.faded(200));
    }
}

}  // namespace td
