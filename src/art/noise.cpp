// Noise functions for textures.
#include "art/noise.hpp"

#include <cmath>

namespace td {

namespace {

int wrapped(int value, int period) { return (value % period + period) % period; }

float eased(float t) { return t * t * (3 - 2 * t); }

}  // namespace

float value_noise(int x, int y, int cell, int period, std::uint64_t seed) {
    const int cells = period / cell;
    const int left = x / cell, top = y / cell;
    const float tx = eased(static_cast<float>(x % cell) / static_cast<float>(cell));
    const float ty = eased(static_cast<float>(y % cell) / static_cast<float>(cell));
    const auto corner = [&](int dx, int dy) { return white_noise(wrapped(left + dx, cells), wrapped(top + dy, cells), seed); };
    const float upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * tx;
    const float lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * tx;
    return upper + (lower - upper) * ty;
}

Stone cellular_noise(int x, int y, int cell, int period, std::uint64_t seed) {
    const int cells = period / cell;
    Stone nearest;
    float best = 1e9f, second = 1e9f;
    for (int row = y / cell - 1; row <= y / cell + 1; ++row)
        for (int column = x / cell - 1; column <= x / cell + 1; ++column) {
            const int a = wrapped(column, cells), b = wrapped(row, cells);
            const float wander = static_cast<float>(cell) * 0.8f;
            const float dx = static_cast<float>(x - column * cell) - white_noise(a, b, seed) * wander;
            const float dy = static_cast<float>(y - row * cell) - white_noise(a, b, seed + 1) * wander;
            const float distance = std::sqrt(dx * dx + dy * dy);
            if (distance < best) {
                second = best;
                best = distance;
                nearest = {.cell = static_cast<std::uint64_t>(a * cells + b), .x = dx, .y = dy};
            } else if (distance < second) {
                second = distance;
            }
        }
    nearest.edge = (second - best) / 2;
    return nearest;
}

}  // namespace td
