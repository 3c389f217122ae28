// The four tones of a material, and the colours of its outlines.
#include "art/tones.hpp"

#include <algorithm>

namespace td {

namespace {

/// The colour at `brightness`, shifted towards blue (cool > 0) or yellow (cool < 0).
Rgba lit(Rgba colour, float brightness, float cool) {
    const auto channel = [brightness](std::uint8_t value, float shift) {
        return static_cast<std::uint8_t>(std::clamp(static_cast<float>(value) * brightness + shift, 0.0f, 255.0f));
    };
    return {channel(colour.r, -cool * 16.0f), channel(colour.g, -cool * 9.0f), channel(colour.b, cool * 20.0f), 255};
}

}  // namespace

Tones tones_of(std::uint32_t colour) {
    const Rgba base = rgb(colour);
    return {lit(base, 0.46f, 1.0f), lit(base, 0.72f, 0.5f), lit(base, 1.0f, 0.0f), mixed(lit(base, 1.1f, -0.5f), rgb(0xFFF6D8), 0.22f)};
}

Tones tones_of(std::uint32_t colour, const TerrainColours& own) {
    Tones tones = tones_of(own.base.value_or(colour));
    if (own.dark) {
        tones[0] = rgb(*own.dark);
        tones[1] = mixed(tones[0], tones[2], 0.5f);
    }
    if (own.light) tones[3] = rgb(*own.light);
    return tones;
}

Rgba outline_of(const Tones& tones) { return scaled(tones[0], 0.45f, 0.42f, 0.55f); }

Rgba inner_line_of(const Tones& tones) { return scaled(tones[0], 0.8f, 0.78f, 0.85f); }

}  // namespace td
