#include "view/map/threat_tiles.hpp"

#include <algorithm>

#include "view/draw/widgets.hpp"

namespace td {

namespace {

/// A text that fits on a tile: the tier's name, or the ticks ahead.
std::string short_time(Moment when, const Game& game) {
    const RoundPresentation presentation = game.time().presentation();
    if (!presentation.columns.empty()) return std::string(sign_of(presentation.columns[static_cast<std::size_t>(when.tier)]));
    return "+" + std::to_string(std::max<Ticks>(0, when.time - game.now().time));
}

void hatch(Canvas& canvas, Box box, int scale, Colour colour) {
    const int step = box.width / 4;
    for (int i = 1; i <= 7; i += 2) {
        const int reach = i * step;
        canvas.line({box.x + std::max(0, reach - box.width), box.y + std::min(reach, box.height - 1)},
                    {box.x + std::min(reach, box.width - 1), box.y + std::max(0, reach - box.height)}, scale, colour);
    }
}

/// Draws a line along those edges of the tile where the region ends.
void outline(Canvas& canvas, const ThreatRegion& region, Point at, Box box, int line) {
    if (!region.contains(at + offset(Direction::north))) canvas.rect({box.x, box.y, box.width, line}, style::foe);
    if (!region.contains(at + offset(Direction::south))) canvas.rect({box.x, box.bottom() - line, box.width, line}, style::foe);
    if (!region.contains(at + offset(Direction::west))) canvas.rect({box.x, box.y, line, box.height}, style::foe);
    if (!region.contains(at + offset(Direction::east))) canvas.rect({box.right() - line, box.y, line, box.height}, style::foe);
}

/// Writes how much harm falls on the region, and when, on its tile nearest to `own`, on an empty one if there is any.
void label(Canvas& canvas, const MapView& view, const ThreatRegion& region, Point own, const Game& game) {
    const auto distance = [&](Point p) { return std::pair(static_cast<bool>(game.known().creature_at(p)), chebyshev(p, own)); };
    const Point tile =
        *std::min_element(region.tiles.begin(), region.tiles.end(), [&](Point a, Point b) { return distance(a) < distance(b); });
    const Point corner = view.box(tile).inset(view.scale()).corner();
    const std::string harm = std::to_string(region.harm);
    draw_badge(canvas, corner, harm, style::foe);
    draw_badge(canvas, {corner.x + badge_width(canvas, harm) + canvas.px(3), corner.y}, short_time(region.first, game), style::brass);
}

}  // namespace

void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session) {
    const Game& game = session.next_game();
    const EntityId who = game.awaiting();
    const std::optional<Point> own = game.world().position(who);
    if (!own) return;
    const int health = std::max(1, game.world().get<Health>(who).now);
    const std::vector<ThreatRegion> regions = regions_of(session.threats());
    constexpr int faintest = 45, strongest = 120;
    for (const ThreatRegion& region : regions)
        for (const Point tile : region.tiles) {
            const Box box = view.box(tile);
            const int share = std::clamp(100 * region.harm / health, 0, 100);
            canvas.rect(box, style::foe.faded(faintest + (strongest - faintest) * share / 100));
            hatch(canvas, box, view.scale(), style::foe.faded(70));
            outline(canvas, region, tile, box, view.scale());
        }
    for (const ThreatRegion& region : regions) label(canvas, view, region, *own, game);
}

}  // namespace td
