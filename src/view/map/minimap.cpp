#include "view/map/minimap.hpp"

#include <algorithm>

#include "text/describe.hpp"
#include "view/draw/widgets.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

struct Chart {
    Canvas& canvas;
    const Game& game;
    Point origin;  ///< of the floor's first tile
    int pixel;

    /// `grow`: pixels by which the dot is larger on every side than a tile.
    void dot(Point p, Colour colour, int grow = 0) const {
        canvas.rect(Box{origin.x + p.x * pixel, origin.y + p.y * pixel, pixel, pixel}.inset(-grow), colour);
    }
};

std::uint32_t colour_of_look(std::string_view look) {
    return look == "wall"     ? 0x4C5068
           : look == "water"  ? 0x3E7CB1
           : look == "mire"   ? 0x6A6038
           : look == "lava"   ? 0xD8622E
           : look == "grass"  ? 0x4F7A46
           : look == "bridge" ? 0x8A6B45
                              : 0x9AA0B4;
}

Colour ground_colour(const Terrain& terrain, bool in_sight) {
    const std::uint32_t usual = terrain.picture ? terrain.picture->mean_colour : colour_of_look(terrain.look);
    const std::uint32_t colour = terrain.colours.base.value_or(usual);
    return Colour::of(colour).dimmed(in_sight ? 100 : 60);
}

Colour feature_colour(const Feature& feature) {
    return Colour::of(is_door(feature) ? 0xB07A42 : feature.holds ? 0xDDE3F4 : feature.regeneration > 0 ? 0x6EE0C4 : 0x70707C);
}

/// Draws runs of equal tiles as one rectangle: single tiles of a large floor would be thousands.
void draw_row(const Chart& chart, int y) {
    const Sight& sight = chart.game.sight();
    const auto colour_at = [&](int x) {
        if (!sight.explored({x, y})) return Colour{0, 0, 0, 0};
        return ground_colour(chart.game.catalog()[sight.memory({x, y}).terrain], sight.sees({x, y}));
    };
    const int width = chart.game.world().width();
    for (int x = 0; x < width;) {
        const Colour colour = colour_at(x);
        int end = x + 1;
        while (end < width && colour_at(end) == colour) ++end;
        if (colour.a != 0)
            chart.canvas.rect({chart.origin.x + x * chart.pixel, chart.origin.y + y * chart.pixel, (end - x) * chart.pixel, chart.pixel},
                              colour);
        x = end;
    }
}

void draw_things(const Chart& chart) {
    const Sight& sight = chart.game.sight();
    for (int y = 0; y < chart.game.world().height(); ++y)
        for (int x = 0; x < chart.game.world().width(); ++x) {
            const TileMemory& memory = sight.memory({x, y});
            if (!memory.explored) continue;
            if (memory.stairs)
                chart.dot({x, y}, Colour::of(0xF5E05A), 1);
            else if (memory.on_fire)
                chart.dot({x, y}, Colour::of(0xFF8A2E));
            else if (memory.feature)
                chart.dot({x, y}, feature_colour(chart.game.catalog()[memory.feature]));
            else if (memory.item)
                chart.dot({x, y}, Colour::of(0xE79BF0));
        }
}

void draw_creatures(const Chart& chart, const Session& session) {
    const World& world = chart.game.world();
    for (const EntityId who : world.table<Creature>().owners()) {
        const std::optional<Point> at = world.position(who);
        if (!at || !session.knows(who)) continue;
        const bool ours = on_players_side(who, world);
        const bool foe = world.roster()[world.roster()[who].team].faction == Faction::foe;
        chart.dot(*at,
                  who == chart.game.leader() ? Colour::of(0xFFFFFF)
                  : ours                     ? Colour::of(0x6EC1FF)
                                             : Colour::of(foe ? 0xFF5A4A : 0xD9D2B0),
                  1);
    }
}

/// Draws fallen party members.
void draw_fallen(const Chart& chart) {
    const World& world = chart.game.world();
    for (const EntityId body : world.table<FallenBody>().owners())
        if (const std::optional<Point> at = world.position(body)) chart.dot(*at, Colour::of(0xA884FF), 1);
}

/// The smallest box around the explored tiles; the whole floor if there are none.
Box explored_part(const Game& game) {
    Point low{game.world().width(), game.world().height()}, high{-1, -1};
    for (int y = 0; y < game.world().height(); ++y)
        for (int x = 0; x < game.world().width(); ++x) {
            if (!game.sight().explored({x, y})) continue;
            low = {std::min(low.x, x), std::min(low.y, y)};
            high = {std::max(high.x, x), std::max(high.y, y)};
        }
    if (high.x < 0) return {0, 0, game.world().width(), game.world().height()};
    return {low.x, low.y, high.x - low.x + 1, high.y - low.y + 1};
}

}  // namespace

MinimapPlace place_of_minimap(const Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner,
                              const std::vector<Box>& seen) {
    if (size == MinimapSize::none) return {};
    const int width = canvas.px(size == MinimapSize::small ? 180 : 460), height = width * 5 / 8;
    const int margin = canvas.px(10), edge = canvas.px(6);
    corner = free_corner(area, width, height, margin, corner, seen);
    const Box box = box_in_corner(area, width, height, margin, corner);
    const Box frame = box.inset(-edge);
    const bool covers = std::any_of(seen.begin(), seen.end(), [&](Box each) { return !each.intersected(frame).empty(); });
    // With creatures in every corner there is more to see on the map itself.
    if (covers && size == MinimapSize::large) return place_of_minimap(canvas, session, area, MinimapSize::small, corner, seen);
    if (covers) return {};
    const Box part = explored_part(session.game());
    const int pixel = std::clamp(std::min(box.width / part.width, box.height / part.height), 1, std::max(2, canvas.px(7)));
    const Point part_corner = box.centred(part.width * pixel, part.height * pixel).corner();
    return {.box = frame, .origin = part_corner - Point{part.x * pixel, part.y * pixel}, .pixel = pixel};
}

void draw_minimap(Canvas& canvas, const Session& session, const MinimapPlace& place) {
    if (place.box.empty()) return;
    const Game& game = session.game();
    draw_plate(canvas, place.box);
    const Chart chart{canvas, game, place.origin, place.pixel};
    canvas.push_clip(place.box.inset(canvas.px(3)));
    for (int y = 0; y < game.world().height(); ++y) draw_row(chart, y);
    draw_things(chart);
    draw_fallen(chart);
    draw_creatures(chart, session);
    canvas.pop_clip();
}

MinimapPlace draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner,
                          const std::vector<Box>& seen) {
    const MinimapPlace place = place_of_minimap(canvas, session, area, size, corner, seen);
    draw_minimap(canvas, session, place);
    return place;
}

}  // namespace td
