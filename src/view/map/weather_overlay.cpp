#include "view/map/weather_overlay.hpp"

#include <array>
#include <string_view>

#include "art/noise.hpp"

namespace td {

namespace {

/// The specks of a weather look: their size, and their movement per beat, in art pixels.
struct Drift {
    std::string_view look;
    int specks;  ///< per tile
    Point size;
    Point step;
    int alpha;
};
constexpr std::array<Drift, 4> drifts{{{"rain", 3, {1, 4}, {-1, 9}, 150},
                                       {"snow", 2, {1, 1}, {2, 3}, 190},
                                       {"dust", 2, {2, 1}, {5, 1}, 120},
                                       {"embers", 1, {1, 1}, {1, -4}, 220}}};

void draw_specks(Canvas& canvas, const MapView& view, Point tile, const Drift& drift, Colour colour, int beat) {
    const Box box = view.box(tile);
    for (int i = 0; i < drift.specks; ++i) {
        const auto start = [&](int salt) { return static_cast<int>(white_noise(tile.x * 7 + i, tile.y * 5 + salt, 17) * tile_pixels); };
        const auto wrapped = [](int value) { return ((value % tile_pixels) + tile_pixels) % tile_pixels; };
        const int x = wrapped(start(1) + beat * drift.step.x);
        const int y = wrapped(start(2) + beat * drift.step.y);
        const Box speck{box.x + x * view.scale(), box.y + y * view.scale(), drift.size.x * view.scale(), drift.size.y * view.scale()};
        canvas.rect(speck.intersected(box), colour.faded(drift.alpha));
    }
}

/// Draws mist in banks of varying density.
void draw_mist(Canvas& canvas, const MapView& view, Point tile, Colour colour, int beat) {
    const Box box = view.box(tile);
    const int half = box.height / 2;
    for (int i = 0; i < 2; ++i) {
        const float thick = value_noise(tile.x * 3 + beat / 4, tile.y * 4 + i * 2, 8, 64, 23);
        canvas.rect({box.x, box.y + i * half, box.width, half}, colour.faded(18 + static_cast<int>(thick * 50)));
    }
}

template <class Each>
void each_tile_in_sight(const Canvas& canvas, const MapView& view, const Game& game, Each&& each) {
    const Point first = view.tile_at({0, 0});
    const Point last = view.tile_at({canvas.width(), canvas.height()});
    for (int y = first.y; y <= last.y; ++y)
        for (int x = first.x; x <= last.x; ++x)
            if (game.sight().sees({x, y})) each(Point{x, y});
}

}  // namespace

void draw_weather(Canvas& canvas, const MapView& view, const Game& game, int beat) {
    const WeatherId id = game.world().surroundings().weather;
    if (!id) return;
    const Weather& weather = game.catalog()[id];
    const Colour colour = Colour::of(weather.colour);
    if (weather.look == "mist") each_tile_in_sight(canvas, view, game, [&](Point p) { draw_mist(canvas, view, p, colour, beat); });
    for (const Drift& drift : drifts)
        if (drift.look == weather.look)
            each_tile_in_sight(canvas, view, game, [&](Point p) { draw_specks(canvas, view, p, drift, colour, beat); });
}

}  // namespace td
