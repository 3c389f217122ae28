#include "view/sparks.hpp"

#include <algorithm>
#include <cmath>

namespace td {

namespace {

/// A spark being drawn: everything in pixels of the art around the middle of its tile, drawn as whole squares.
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

void draw_strike(const Brush& brush, const Spark& spark) {
    // A slash across the tile, at right angles to the blow, drawn out and fading from its tail.
    const Point ahead = offset(spark.direction);
    const float dx = static_cast<float>(-ahead.y), dy = static_cast<float>(ahead.x);
    for (int i = -9; i <= 9; ++i) {
        const float reached = (static_cast<float>(i) + 9) / 18;
        if (reached > spark.age * 2 || reached < spark.age * 2 - 1) continue;
        const float bow = (81 - static_cast<float>(i * i)) / 24;
        const float x = dx * static_cast<float>(i) + static_cast<float>(ahead.x) * bow;
        const float y = dy * static_cast<float>(i) + static_cast<float>(ahead.y) * bow;
        brush.dot(x, y, std::abs(i) < 5 ? 3 : 2, std::abs(i) < 5 ? brush.bright() : brush.colour);
    }
}

void draw_ring(const Brush& brush, const Spark& spark, float reach) {
    const float radius = 3 + reach * spark.age;
    const int dots = 14;
    for (int i = 0; i < dots; ++i) {
        const float angle = 6.2832f * static_cast<float>(i) / dots;
        brush.dot(std::cos(angle) * radius, std::sin(angle) * radius * 0.8f, spark.age < 0.6f ? 3 : 2,
                  i % 2 == 0 ? brush.colour : brush.bright());
    }
}

void draw_sparkle(const Brush& brush, const Spark& spark) {
    for (int i = 0; i < 6; ++i) {
        const float angle = 2.4f * static_cast<float>(i);
        const float radius = 4 + static_cast<float>(i % 3) * 3;
        const float y = std::sin(angle) * radius - spark.age * 9;
        const bool wide = (static_cast<int>(spark.age * 8) + i) % 2 == 0;
        brush.dot(std::cos(angle) * radius, y, wide ? 3 : 1, wide ? brush.colour : brush.bright());
    }
}

void draw_splash(const Brush& brush, const Spark& spark) {
    for (int i = 0; i < 8; ++i) {
        const float side = static_cast<float>(i) - 3.5f;
        const float lift = std::sin(spark.age * 3.1416f) * (9 - std::abs(side));
        brush.dot(side * (1.5f + spark.age), 5 - lift, 2, i % 2 == 0 ? brush.colour : brush.bright());
    }
}

void draw_bolt(const Canvas&, const Brush& brush, const Spark& spark) {
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
    const Box item = pictures.item(spark.item);
    const Point middle = brush.view.middle({at.x, at.y - lift});
    const int scale = brush.view.scale();
    brush.canvas.picture(item, {middle.x - item.width * scale / 2, middle.y - item.height * scale / 2}, scale);
}

}  // namespace

void draw_spark(Canvas& canvas, const MapView& view, Pictures& pictures, const Spark& spark) {
    const Brush brush{canvas, view, view.middle(spark.at), spark.colour};
    if (spark.form == "item")
        draw_thrown(brush, pictures, spark);
    else if (spark.form == "bolt")
        draw_bolt(canvas, brush, spark);
    else if (spark.form == "beam")
        draw_beam(brush, spark);
    else if (spark.form == "burst")
        draw_ring(brush, spark, 11);
    else if (spark.form == "ring")
        draw_ring(brush, spark, 8);
    else if (spark.form == "splash")
        draw_splash(brush, spark);
    else if (spark.form == "sparkle")
        draw_sparkle(brush, spark);
    else
        draw_strike(brush, spark);
}

}  // namespace td
