// Short animations of actions.
#include "art/effects.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "art/geometry.hpp"
#include "art/noise.hpp"

namespace td {

namespace {

constexpr float middle = effect_size / 2.0f;

/// Paints by intensity: 1 and above is the pale core; below 0.25 nothing is painted.
class GlowPainter {
public:
    GlowPainter(Image& image, Rgba colour)
        : m_image(image), m_tones{scaled(colour, 0.55f, 0.5f, 0.62f), colour, mixed(colour, rgb(0xFFFFFF), 0.5f), rgb(0xFFFFFF)} {}

    template <class HeatAt>
    void paint(const HeatAt& heat) {
        for (int y = 0; y < effect_size; ++y)
            for (int x = 0; x < effect_size; ++x) {
                const float value = heat(static_cast<float>(x) + 0.5f - middle, static_cast<float>(y) + 0.5f - middle);
                if (value >= 0.25f) m_image[{x, y}] = m_tones[static_cast<std::size_t>(std::clamp(value * 4 - 1, 0.0f, 3.0f))];
            }
    }
    /// A small square, for sparks.
    void spark(float x, float y, int size, std::size_t tone) {
        const int left = static_cast<int>(std::lround(x + middle)) - size / 2, top = static_cast<int>(std::lround(y + middle)) - size / 2;
        m_image.fill({left, top, size, size}, m_tones[tone]);
    }

private:
    Image& m_image;
    std::array<Rgba, 4> m_tones;
};

/// 0..1: the `which`-th random value of the particle of that number.
float random(int number, int which) { return white_noise(number, which, 99); }

/// A crescent that sweeps clockwise from the top.
void strike(GlowPainter& glow, float time) {
    constexpr float trail = 2.0f;  // radians, as all angles here; they grow clockwise from the east
    const float front = -2.5f + time * 4.6f;
    glow.paint([&](float x, float y) {
        const float angle = std::atan2(y, x);
        const float behind = front - angle;
        if (behind < 0 || behind > trail || angle < -2.4f || angle > 1.2f) return 0.0f;
        const float tip = 1 - std::abs(angle + 0.6f) / 2.1f;
        const float width = 4.4f * (1 - behind / trail) * std::max(0.0f, tip) + 0.6f;
        const float off = std::abs(std::sqrt(x * x + y * y) - 10.5f);
        return off < width ? 1.35f - behind * 0.42f - off / width * 0.4f : 0.0f;
    });
}

/// A dart that flies east with a trail of sparks.
void bolt(GlowPainter& glow, int frame) {
    for (int i = 0; i < 6; ++i) {
        const float back = 4 + static_cast<float>((i * 3 + frame * 2) % 12);
        glow.spark(6 - back, (random(i, frame) - 0.5f) * 7, i % 2 == 0 ? 2 : 1, i % 2 == 0 ? 1 : 2);
    }
    const float flicker = frame % 2 == 0 ? 0.0f : 0.7f;
    glow.paint([&](float x, float y) {
        const float width = x > 5 ? 4.0f - (x - 5) * 0.9f : 4.0f - (5 - x) * 0.27f;
        const float distance = std::abs(y) + flicker * 0.4f;
        return width > 0 && distance < width ? 1.35f - distance * 0.28f - std::max(0.0f, 5 - x) * 0.045f : 0.0f;
    });
}

/// A ball that grows, breaks up and leaves sparks.
void burst(GlowPainter& glow, float time, int frame) {
    const float radius = 3 + 11 * std::sqrt(time);
    const float hole = time < 0.4f ? 0.0f : (time - 0.4f) * 22;
    glow.paint([&](float x, float y) {
        const float distance = std::sqrt(x * x + y * y);
        const float ragged =
            value_noise(static_cast<int>(x + middle), static_cast<int>(y + middle), 4, 32, 5 + static_cast<unsigned>(frame)) * 5 - 2.5f;
        if (distance + ragged > radius || distance + ragged * 0.5f < hole) return 0.0f;
        return 1.5f - time * 0.9f - distance / radius * 0.55f;
    });
    for (int i = 0; i < 9; ++i) {
        const float angle = radians(static_cast<float>(i) * 40 + random(i, 1) * 25);
        const float reach = radius * (0.75f + 0.4f * random(i, 2));
        if (frame > 0) glow.spark(std::cos(angle) * reach, std::sin(angle) * reach, frame > 3 ? 1 : 2, frame > 3 ? 1 : 2);
    }
}

/// A circle on the ground that widens.
void ring(GlowPainter& glow, float time) {
    const float radius = 3 + 12 * time;
    const float width = 3.2f * (1.1f - time);
    glow.paint([&](float x, float y) {
        const float off = std::abs(std::sqrt(x * x + y * y * 2.2f) - radius);
        return off < width ? 1.25f - time * 0.5f - off / width * 0.5f : 0.0f;
    });
}

/// Four-pointed stars that rise and twinkle one after the other.
void sparkle(GlowPainter& glow, int frame) {
    for (int i = 0; i < 7; ++i) {
        const int age = (frame + i * 2) % effect_frames;
        const float x = static_cast<float>(i * 10 % 23) - 11, y = 10 - static_cast<float>(age) * 2.6f - random(i, 4) * 9;
        const int arm = age == 2 || age == 3 ? 2 : age == 1 || age == 4 ? 1 : 0;
        for (int reach = 1; reach <= arm; ++reach)
            for (const Point side : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
                glow.spark(x + static_cast<float>(side.x * reach), y + static_cast<float>(side.y * reach), 1, reach == 1 ? 2 : 1);
        glow.spark(x, y, 1, 3);
    }
}

/// Drops that are thrown up in a circle and fall back.
void splash(GlowPainter& glow, float time) {
    ring(glow, time * 0.7f);
    for (int i = 0; i < 10; ++i) {
        const float angle = radians(static_cast<float>(i) * 36 + random(i, 5) * 20);
        const float reach = (4 + 9 * time) * (0.8f + 0.4f * random(i, 6));
        const float height = 34 * time * (1.0f - time) * (0.7f + 0.5f * random(i, 7));
        glow.spark(std::cos(angle) * reach, std::sin(angle) * reach * 0.6f - height, time < 0.7f && i % 2 == 0 ? 3 : 2, i % 3 == 0 ? 3 : 2);
    }
}

/// A ray through the whole tile that widens and thins out again.
void beam(GlowPainter& glow, float time, int frame) {
    const float width = 1.0f + 4.5f * std::sin(time * 3.14159f);
    glow.paint([&](float x, float y) {
        const float wave = std::sin(x * 0.55f + static_cast<float>(frame) * 1.7f) * 0.8f;
        const float distance = std::abs(y + wave * 0.5f);
        return distance < width ? 1.4f - distance / width * 0.95f : 0.0f;
    });
}

}  // namespace

std::vector<std::string_view> effect_forms() { return {"strike", "bolt", "burst", "ring", "sparkle", "splash", "beam"}; }

Image paint_effect(std::string_view form, Rgba colour, int frame) {
    Image image(effect_size, effect_size);
    GlowPainter glow(image, colour);
    const float time = (static_cast<float>(frame) + 0.5f) / effect_frames;
    if (form == "bolt")
        bolt(glow, frame);
    else if (form == "burst")
        burst(glow, time, frame);
    else if (form == "ring")
        ring(glow, time);
    else if (form == "sparkle")
        sparkle(glow, frame);
    else if (form == "splash")
        splash(glow, time);
    else if (form == "beam")
        beam(glow, time, frame);
    else
        strike(glow, time);
    return image;
}

}  // namespace td
