#include "view/map/threat_tiles.hpp"

#include <algorithm>
#include <array>

#include "view/draw/placement.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

/// A text that fits on a tile: the tier's name, or the ticks ahead.
std::string short_time(Moment when, const Game& game) {
    const RoundPresentation presentation = game.time().presentation();
    if (!presentation.columns.empty()) return std::string(sign_of(presentation.columns[static_cast<std::size_t>(when.tier)]));
    return "+" + std::to_string(std::max<Ticks>(0, when.time - game.now().time));
}

/// Draws four diagonal lines across the box.
void hatch(Canvas& canvas, Box box, int scale, Colour colour) {
    const int step = box.width / 4;
    for (int i = 1; i <= 7; i += 2) {
        const int reach = i * step;
        canvas.line({box.x + std::max(0, reach - box.width), box.y + std::min(reach, box.height - 1)},
                    {box.x + std::min(reach, box.width - 1), box.y + std::max(0, reach - box.height)}, scale, colour);
    }
}

/// The tiles of all regions, sorted.
std::vector<Point> tiles_of(const std::vector<ThreatRegion>& regions) {
    std::vector<Point> tiles;
    for (const ThreatRegion& region : regions) tiles.insert(tiles.end(), region.tiles.begin(), region.tiles.end());
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

/// Draws a line along those edges of the tile where `hatched`, which is sorted, ends.
void outline(Canvas& canvas, const std::vector<Point>& hatched, Point at, Box box, int line) {
    const auto ends = [&](Direction side) { return !std::binary_search(hatched.begin(), hatched.end(), at + offset(side)); };
    if (ends(Direction::north)) canvas.rect({box.x, box.y, box.width, line}, style::foe);
    if (ends(Direction::south)) canvas.rect({box.x, box.bottom() - line, box.width, line}, style::foe);
    if (ends(Direction::west)) canvas.rect({box.x, box.y, line, box.height}, style::foe);
    if (ends(Direction::east)) canvas.rect({box.right() - line, box.y, line, box.height}, style::foe);
}

/// Draws dashes along the edges of a tile that are edges of its region; `is_edge`: north, east, south, west.
void dashed_outline(Canvas& canvas, Box box, int line, const std::array<bool, 4>& is_edge) {
    const int dash = box.width / 6;
    for (int at = dash / 2; at < box.width; at += 2 * dash) {
        if (is_edge[0]) canvas.rect({box.x + at, box.y, dash, line}, style::foe);
        if (is_edge[1]) canvas.rect({box.right() - line, box.y + at, line, dash}, style::foe);
        if (is_edge[2]) canvas.rect({box.x + at, box.bottom() - line, dash, line}, style::foe);
        if (is_edge[3]) canvas.rect({box.x, box.y + at, line, dash}, style::foe);
    }
}

/// Outlines the tiles that are struck only later. Where what lies beyond a tile is unknown or hatched, the region has no edge of its own.
void draw_later_tiles(Canvas& canvas, const MapView& view, Session& session, Point own, const std::vector<Point>& hatched) {
    const std::vector<Point> later = tiles_struck_later(session.threats());
    const auto is_beyond = [&](Point p) {
        return !std::binary_search(hatched.begin(), hatched.end(), p) && chebyshev(p, own) <= later_range &&
               !std::binary_search(later.begin(), later.end(), p);
    };
    constexpr std::array sides{Direction::north, Direction::east, Direction::south, Direction::west};
    for (const Point tile : later) {
        std::array<bool, 4> is_edge{};
        std::transform(sides.begin(), sides.end(), is_edge.begin(), [&](Direction side) { return is_beyond(tile + offset(side)); });
        dashed_outline(canvas, view.box(tile), view.scale() * 3 / 2, is_edge);
    }
}

/// When the foe's turn comes, its `turns`-th from now, as the ribbon shows it (1: its next one); nothing if the ribbon ends before it.
std::optional<Moment> moment_of_turn(Session& session, EntityId foe, int turns) {
    for (const OrderPlace& place : session.order())
        if (place.who == foe && (place.kind == OrderPlace::Kind::certain || place.kind == OrderPlace::Kind::open) && --turns == 0)
            return place.when;
    return {};
}

/// Where the label may be, best first: in the corners of these tiles, nearest to `own` first, then around them. Only places on the
/// visible map.
std::vector<Box> places_of_label(const MapView& view, std::vector<Point> tiles, Point own, int width, int height) {
    std::stable_sort(tiles.begin(), tiles.end(), [&](Point a, Point b) { return chebyshev(a, own) < chebyshev(b, own); });
    std::vector<Box> wished;
    const auto add = [&](Box box) {
        if (box.intersected(view.area()) == box) wished.push_back(box);
    };
    for (const Point tile : tiles) {
        const Box inside = view.box(tile).inset(view.scale());
        for (const int y : {inside.y, inside.bottom() - height})
            for (const int x : {inside.x, inside.right() - width}) add({x, y, width, height});
    }
    for (const Point tile : tiles)
        for (const Box& beside : places_around(view.box(tile).inset(view.scale()), width, height, view.scale())) add(beside);
    return wished;
}

/// With more regions than this, only those near the creature have labels. Pointing at a tile describes its danger as well.
constexpr std::size_t few_regions = 6;
/// True if a tile of the region is within two steps of `own`.
bool is_near(const ThreatRegion& region, Point own) {
    constexpr int steps = 2;
    return std::any_of(region.tiles.begin(), region.tiles.end(), [own](Point tile) { return chebyshev(tile, own) <= steps; });
}

}  // namespace

void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session) {
    const Game& game = session.next_game();
    const EntityId who = game.awaiting();
    const std::optional<Point> own = game.world().position(who);
    if (!own) return;
    const int health = std::max(1, game.world().get<Health>(who).now);
    const std::vector<Point> hatched = tiles_of(session.threat_regions());
    draw_later_tiles(canvas, view, session, *own, hatched);
    constexpr int faintest = 45, strongest = 120;
    for (const ThreatRegion& region : session.threat_regions())
        for (const Point tile : region.tiles) {
            const Box box = view.box(tile);
            const int share = std::clamp(100 * region.most / health, 0, 100);
            canvas.rect(box, style::foe.faded(faintest + (strongest - faintest) * share / 100));
            hatch(canvas, box, view.scale(), style::foe.faded(70));
            outline(canvas, hatched, tile, box, view.scale());
        }
}

std::vector<Box> draw_threat_labels(Canvas& canvas, const MapView& view, Session& session, std::vector<Box> taken) {
    const Game& game = session.next_game();
    const std::optional<Point> own = game.world().position(game.awaiting());
    std::vector<Box> labels;
    if (!own) return labels;
    const int gap = canvas.px(3), height = canvas.line_height(TextSize::small);
    const auto draw_label = [&](const std::vector<Point>& tiles, int most, const std::string& time) {
        const std::string harm = std::to_string(most);
        const int harm_width = badge_width(canvas, harm), width = harm_width + (time.empty() ? 0 : gap + badge_width(canvas, time));
        const std::vector<Box> wished = places_of_label(view, tiles, *own, width, height);
        if (wished.empty()) return;
        const Box place = place_panel(view.area(), wished, taken);
        draw_badge(canvas, place.corner(), harm, style::foe);
        if (!time.empty()) draw_badge(canvas, {place.x + harm_width + gap, place.y}, time, style::brass);
        labels.push_back(place);
        taken.push_back(place.inset(-gap));
    };
    const std::vector<ThreatRegion>& regions = session.threat_regions();
    for (const ThreatRegion& region : regions)
        if (regions.size() <= few_regions || is_near(region, *own)) draw_label(region.tiles, region.most, short_time(region.first, game));
    for (const tactics::OngoingBlow& blow : session.blows_begun_by_foes()) {
        const std::optional<Moment> when = moment_of_turn(session, blow.foe, blow.turns_left);
        draw_label(blow.tiles, blow.most, when ? short_time(*when, game) : std::string());
    }
    return labels;
}

}  // namespace td
