#include "view/map/sparks.hpp"

#include <algorithm>
#include <cmath>

#include "art/effects.hpp"

namespace td {

namespace {

/// Draws a spark as whole squares, in art pixels relative to the middle of its tile.
struct Brush {
    Canvas& canvas;
    const MapView& view;
    Point middle;
    Colour colour;

    void dot(float x, float y, int size, Colour tint) const {
        const int scale = view.scale();
        const int left = middle.x + static_cast<int>(std::lround(x)) * scale - size * scale / 2;
        const int top = middle.y + static_cast<int>(std::lround(y)) * scale - size * scale / 2;
        canvas.rect({left, top, size * scale, size * scale}, tint);
    }
    Colour bright() const {
        const auto half = [](std::uint8_t c) { return static_cast<std::uint8_t>((c + 255) / 2); };
        return {half(colour.r), half(colour.g), half(colour.b), colour.a};
    }
};

void draw_frames(const Brush& brush, Pictures& pictures, const Spark& spark) {
    const int frame = std::min(effect_frames - 1, static_cast<int>(spark.age * effect_frames));
    const std::uint32_t colour = static_cast<std::uint32_t>(spark.colour.r) << 16 | static_cast<std::uint32_t>(spark.colour.g) << 8 |
                                 static_cast<std::uint32_t>(spark.colour.b);
    const Source picture = pictures.effect(spark.form, colour, frame);
    const int scale = brush.view.scale();
    brush.canvas.picture(picture, {brush.middle.x - picture.width() * scale / 2, brush.middle.y - picture.height() * scale / 2}, scale);
}

void draw_bolt(const Brush& brush, const Spark& spark) {
    const Spot back = spark.from - spark.at;
    for (int tail = 5; tail >= 0; --tail) {
        const float at = 1 - std::clamp(spark.age - static_cast<float>(tail) * 0.05f, 0.0f, 1.0f);
        const float x = back.x * at * tile_pixels, y = back.y * at * tile_pixels;
        brush.dot(x, y, tail == 0 ? 6 : std::max(2, 6 - tail), tail == 0 ? brush.bright() : brush.colour.faded(255 - tail * 30));
    }
}

void draw_beam(const Brush& brush, const Spark& spark) {
    const Spot back = spark.from - spark.at;
    const int width = spark.age < 0.5f ? 5 : 3;
    const int dots = static_cast<int>(std::max(std::abs(back.x), std::abs(back.y)) * 8);
    for (int i = 0; i < dots; ++i) {
        const float at = static_cast<float>(i) / static_cast<float>(std::max(1, dots));
        brush.dot(back.x * at * tile_pixels, back.y * at * tile_pixels, width, i % 2 == 0 ? brush.colour : brush.bright());
    }
}

void draw_thrown(const Brush& brush, Pictures& pictures, const Spark& spark) {
    const Spot at = spark.from + (spark.at - spark.from) * spark.age;
    const float lift = std::sin(spark.age * 3.1416f) * 0.4f;
    const Source item = pictures.item(spark.item);
    const Point middle = brush.view.middle({at.x, at.y - lift});
    const int scale = brush.view.scale();
    brush.canvas.picture(item, {middle.x - item.width() * scale / 2, middle.y - item.height() * scale / 2}, scale);
}

}  // namespace

void draw_spark(Canvas& canvas, const MapView& view, Pictures& pictures, const Spark& spark) {
    const Brush brush{canvas, view, view.middle(spark.at), spark.colour};
    // Projectiles have a direction of their own; the other forms are painted frame by frame.
    if (spark.form == "item")
        draw_thrown(brush, pictures, spark);
    else if (spark.form == "bolt")
        draw_bolt(brush, spark);
    else if (spark.form == "beam")
        draw_beam(brush, spark);
    else
        draw_frames(brush, pictures, spark);
}

void draw_burst(Canvas& canvas, const MapView& view, const Burst& burst) {
    const Point middle = view.middle(burst.at);
    // Dust rises from the feet, everything else from where the blow lands.
    const Point from{middle.x, middle.y + (burst.debris == Debris::dust ? 5 : -2) * view.scale()};
    const Brush brush{canvas, view, from, {}};
    for (const Mote& mote : scattered(burst.debris, burst.along.x, burst.along.y, burst.seed, burst.age, burst.is_heavy))
        brush.dot(mote.x, mote.y, mote.size, mote.colour);
}

}  // namespace td
