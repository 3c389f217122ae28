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

/// Tiles beside each other that the same blows reach: hatched as one, with one label.
struct Region {
    std::vector<const TileThreats*> tiles;

    bool contains(Point p) const {
        return std::any_of(tiles.begin(), tiles.end(), [&](const TileThreats* each) { return each->at == p; });
    }
};

bool are_alike(const TileThreats& a, const TileThreats& b) { return a.harm() == b.harm() && a.first().time == b.first().time; }

std::vector<Region> regions_of(const std::vector<TileThreats>& tiles) {
    std::vector<const TileThreats*> left;
    for (const TileThreats& tile : tiles)
        if (!tile.threats.empty()) left.push_back(&tile);
    std::vector<Region> regions;
    while (!left.empty()) {
        Region region{{left.back()}};
        left.pop_back();
        for (std::size_t i = 0; i < region.tiles.size(); ++i) {
            const TileThreats& here = *region.tiles[i];
            const auto belongs = [&](const TileThreats* other) { return chebyshev(here.at, other->at) == 1 && are_alike(here, *other); };
            const auto joined = std::stable_partition(left.begin(), left.end(), [&](const TileThreats* other) { return !belongs(other); });
            region.tiles.insert(region.tiles.end(), joined, left.end());
            left.erase(joined, left.end());
        }
        regions.push_back(std::move(region));
    }
    return regions;
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
void outline(Canvas& canvas, const Region& region, Point at, Box box, int line) {
    if (!region.contains(at + offset(Direction::north))) canvas.rect({box.x, box.y, box.width, line}, style::foe);
    if (!region.contains(at + offset(Direction::south))) canvas.rect({box.x, box.bottom() - line, box.width, line}, style::foe);
    if (!region.contains(at + offset(Direction::west))) canvas.rect({box.x, box.y, line, box.height}, style::foe);
    if (!region.contains(at + offset(Direction::east))) canvas.rect({box.right() - line, box.y, line, box.height}, style::foe);
}

/// How much harm, and when, on the tile of the region that is nearest to whoever would go there, if possible on one where nobody stands.
void label(Canvas& canvas, const MapView& view, const Region& region, Point own, const Game& game) {
    const auto distance = [&](const TileThreats* tile) {
        return std::pair(static_cast<bool>(game.known().creature_at(tile->at)), chebyshev(tile->at, own));
    };
    const auto nearer = [&](const TileThreats* a, const TileThreats* b) { return distance(a) < distance(b); };
    const TileThreats& tile = **std::min_element(region.tiles.begin(), region.tiles.end(), nearer);
    const Box box = view.box(tile.at);
    const int harm = badge_width(canvas, std::to_string(tile.harm())) + canvas.px(3);
    draw_badge(canvas, {box.x + view.scale(), box.y + view.scale()}, std::to_string(tile.harm()), style::foe);
    draw_badge(canvas, {box.x + view.scale() + harm, box.y + view.scale()}, short_time(tile.first(), game), style::brass);
}

}  // namespace

void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session) {
    const Game& game = session.next_game();
    const EntityId who = game.awaiting();
    const std::optional<Point> own = game.world().position(who);
    if (!own) return;
    const int health = std::max(1, game.world().get<Health>(who).now);
    const std::vector<Region> regions = regions_of(session.threats());
    constexpr int faintest = 45, strongest = 120;
    for (const Region& region : regions)
        for (const TileThreats* tile : region.tiles) {
            const Box box = view.box(tile->at);
            const int share = std::clamp(100 * tile->harm() / health, 0, 100);
            canvas.rect(box, style::foe.faded(faintest + (strongest - faintest) * share / 100));
            hatch(canvas, box, view.scale(), style::foe.faded(70));
            outline(canvas, region, tile->at, box, view.scale());
        }
    for (const Region& region : regions) label(canvas, view, region, *own, game);
}

}  // namespace td
