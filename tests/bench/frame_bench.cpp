// Submitting a frame of 1,500 sprites: ours is one vertex array over one texture; the rival is a draw call for each sprite.
// Needs a display; without one the rows are not measured.
#include <benchmark/benchmark.h>

#include <SFML/Graphics.hpp>
#include <cstdlib>
#include <memory>

#include "view/draw/canvas.hpp"

using namespace td;

namespace {

constexpr int sprites = 1500;
constexpr int side = 24;
constexpr unsigned width = 1280, height = 720;

bool has_display(benchmark::State& state) {
    if (std::getenv("DISPLAY") != nullptr) return true;
    state.SkipWithError("no display");
    return false;
}

Point place(int i) { return {i * 37 % (static_cast<int>(width) - side), i * 53 % (static_cast<int>(height) - side)}; }

/// Small targets far outside the view, so that what is timed is the submitting and not the filling of pixels.
sf::View far_view() { return sf::View(sf::FloatRect(100000, 100000, width, height)); }

void ours(benchmark::State& state) {
    if (!has_display(state)) return;
    sf::RenderTexture target;
    target.create(width, height);
    target.setView(far_view());
    Atlas atlas(256);
    Glyphs glyphs(atlas, TIERDELVE_SHARE);
    Canvas canvas(atlas, glyphs);
    const Preferences preferences;
    for (auto _ : state) {
        canvas.begin(static_cast<int>(width), static_cast<int>(height), preferences);
        for (int i = 0; i < sprites; ++i) canvas.picture({{i % 8 * side, 0, side, side}, atlas.generation()}, place(i));
        const auto vertices = canvas.vertices();
        target.draw(vertices.data(), vertices.size(), sf::Quads, sf::RenderStates(&atlas.texture()));
    }
}

/// `textures`: 1 or 2, by turns.
void call_per_sprite(benchmark::State& state) {
    if (!has_display(state)) return;
    sf::RenderTexture target;
    target.create(width, height);
    target.setView(far_view());
    sf::Texture textures[2];
    for (sf::Texture& texture : textures) texture.create(256, 256);
    const auto used = static_cast<int>(state.range(0));
    sf::Sprite sprite;
    for (auto _ : state)
        for (int i = 0; i < sprites; ++i) {
            sprite.setTexture(textures[i % used]);
            sprite.setTextureRect({i % 8 * side, 0, side, side});
            const Point at = place(i);
            sprite.setPosition(static_cast<float>(at.x), static_cast<float>(at.y));
            target.draw(sprite);
        }
}

}  // namespace

BENCHMARK(ours)->Name("frame/ours");
BENCHMARK(call_per_sprite)->Name("frame/call_per_sprite")->Arg(1);
BENCHMARK(call_per_sprite)->Name("frame/alternating_textures")->Arg(2);
