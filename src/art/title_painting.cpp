// The painting behind the title: a stair in cross-section, from moonlight down to the light of a lantern, and the party on it.
#include "art/title_painting.hpp"

#include <vector>

#include "art/tile_painters.hpp"
#include "art/title_fixtures.hpp"

namespace td {

namespace title {

namespace {

constexpr std::array<int, title_party> places{58, 106, 146, 186};  // columns where the party stands: each on a step of its own

enum class Matter : std::uint8_t { air, figure, rock };

class TitlePainter {
public:
    explicit TitlePainter(const Theme& theme);

    void place(std::span<const Image> party);
    Image paint();

private:
    Matter& matter(Point p) { return m_matter[static_cast<std::size_t>(p.y * width + p.x)]; }
    Matter matter(Point p) const { return m_matter[static_cast<std::size_t>(p.y * width + p.x)]; }
    bool is_air(Point p) const { return m_picture.contains(p) && matter(p) == Matter::air; }
    Vec3 bricks(Point p) const;
    Vec3 rock(Point p) const;
    float seen_from(const Lamp& lamp, Point p, float behind_figures) const;
    int depth_in_figure(Point p, const Lamp& lamp) const;
    Vec3 wall_pixel(Point p) const;
    Vec3 figure_pixel(Point p) const;
    Vec3 stair_pixel(Point p) const;
    Vec3 roof_pixel(Point p) const;
    void draw_motes();

    std::vector<Matter> m_matter;  ///< of each pixel; asked for millions of times
    std::vector<Image> m_faces;
    std::vector<Image> m_rocks;
    Image m_figures{width, height};
    Image m_picture{width, height};
};

TitlePainter::TitlePainter(const Theme& theme) : m_matter(width * height, Matter::rock) {
    for (int x = 0; x < width; ++x)
        for (int y = roof_at(x) + 1; y < ground_at(x); ++y) matter({x, y}) = Matter::air;
    constexpr JoinMask rock_around = 0xFF;
    constexpr JoinMask open_south = rock_around & ~(1u << static_cast<int>(Direction::south));
    // Only the two plain walls: a crystal or moss at every third brick would be a pattern.
    for (const std::uint64_t variant : {0U, 1U}) m_faces.push_back(paled(paint_wall(theme, open_south, variant), 0.3f));
    for (const std::uint64_t variant : {0U, 1U, 4U, 5U}) m_rocks.push_back(paint_wall(theme, rock_around, variant));
}

void TitlePainter::place(std::span<const Image> party) {
    for (std::size_t i = 0; i < std::min(party.size(), places.size()); ++i) {
        const Rectangle filled = bounds(party[i]);
        const Point feet{places[i] - filled.width / 2, ground_at(places[i]) - filled.height};
        blit(m_figures, cropped(party[i], filled), feet);
    }
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (m_figures[{x, y}].a != 0) matter({x, y}) = Matter::figure;
}

/// Two courses of the faces of walls, without the edges at their top.
Vec3 TitlePainter::bricks(Point p) const {
    constexpr int first_row = 14, rows = 10;
    const std::size_t face = white_noise(p.x / tile_size, p.y / rows, 5) > 0.5f ? 1 : 0;
    const float worn = 0.92f + 0.16f * white_noise((p.x + p.y / 5 % 2 * 6) / 12, p.y / 5, 6);
    return light_of(m_faces[face][{p.x % tile_size, first_row + p.y % rows}]) * worn;
}

Vec3 TitlePainter::rock(Point p) const {
    const auto kind = static_cast<std::size_t>(white_noise(p.x / tile_size, p.y / tile_size, 8) * static_cast<float>(m_rocks.size()));
    const auto x = static_cast<float>(p.x);
    const float bend = static_cast<float>(p.y) + 5 * std::sin(x / 37) + 3 * std::sin(x / 11);
    const float stratum = std::sin(bend / 9) > 0 ? 1.35f : 1.0f;
    return light_of(m_rocks[kind][{p.x % tile_size, p.y % tile_size}]) * stratum;
}

/// The share of the lamp's light that reaches a pixel: 0 behind rock, `behind_figures` where only figures are in the way, else 1.
float TitlePainter::seen_from(const Lamp& lamp, Point p, float behind_figures) const {
    const int count = std::max(1, static_cast<int>(lamp.distance(p) / 1.5f));
    const float dx = (lamp.x - static_cast<float>(p.x)) / static_cast<float>(count);
    const float dy = (lamp.y - static_cast<float>(p.y)) / static_cast<float>(count);
    float seen = 1;
    for (int i = 1; i < count; ++i) {
        const auto step = static_cast<float>(i);
        const Point between{static_cast<int>(static_cast<float>(p.x) + dx * step), static_cast<int>(static_cast<float>(p.y) + dy * step)};
        if (!m_picture.contains(between) || is_air(between)) continue;
        if (matter(between) == Matter::rock) return 0;
        seen = behind_figures;
    }
    return seen;
}

/// How many pixels of the figure the light has passed.
int TitlePainter::depth_in_figure(Point p, const Lamp& lamp) const {
    constexpr int deepest = 7;
    const float distance = lamp.distance(p);
    int depth = 0;
    while (depth < deepest) {
        const float share = static_cast<float>(depth + 1) / distance;
        const Point next{static_cast<int>(std::lround(static_cast<float>(p.x) + (lamp.x - static_cast<float>(p.x)) * share)),
                         static_cast<int>(std::lround(static_cast<float>(p.y) + (lamp.y - static_cast<float>(p.y)) * share))};
        if (m_figures.get(next).a == 0) break;
        ++depth;
    }
    return depth;
}

/// `behind` with the light in the air around the flame over it.
Vec3 with_glow(Vec3 behind, Point p, float radius, Vec3 colour, float strength) {
    const float share = std::min(1.0f, banded(std::pow(Lamp{lantern.x, lantern.y, radius}.strength(p), 1.4f) * strength, 6, p));
    return behind * (1 - share) + colour * share;
}

Vec3 TitlePainter::wall_pixel(Point p) const {
    // Three points of the flame: shadows get softer with distance.
    float rays = 0;
    for (const float shift : {-3.0f, 0.0f, 3.0f}) rays += seen_from({lantern.x, lantern.y + shift, 1}, p, 0.5f) / 3;
    const float warmth = banded(std::pow(lantern.strength(p), 1.3f) * rays, 12, p);
    const float cold = banded(std::pow(moon.strength(p), 1.3f) * seen_from(moon, p, 0.55f) * 1.5f, 8, p);
    const Vec3 light = Vec3{0.17f, 0.16f, 0.27f} + Vec3{1.62f, 1.10f, 0.50f} * warmth + Vec3{0.36f, 0.54f, 1.0f} * cold;
    const Vec3 wall = product(bricks(p), light) + Vec3{130, 82, 28} * std::pow(warmth, 1.6f) + Vec3{8, 18, 44} * cold;
    return with_glow(with_glow(wall, p, 70, {255, 190, 96}, 0.55f), p, 30, {255, 226, 150}, 0.8f);
}

/// A silhouette: dark where the light does not reach, its own colours near the lantern's side, and a rim on both lights' sides.
Vec3 TitlePainter::figure_pixel(Point p) const {
    const Vec3 own = light_of(m_figures[p]);
    const float near = std::clamp(0.35f + lantern.strength(p) * 1.1f, 0.0f, 1.0f);
    const int depth = depth_in_figure(p, lantern);
    const float entering = std::max(0.0f, 1 - static_cast<float>(depth) / 6);
    Vec3 light = product(own, Vec3{0.17f, 0.14f, 0.20f} + Vec3{0.75f, 0.5f, 0.3f} * (entering * near)) + Vec3{8, 5, 15};
    if (depth_in_figure(p, moon) == 0) light = light + Vec3{60, 92, 168} * (moon.strength(p) * 1.3f);
    if (depth == 0) light = product(own, {0.4f, 0.35f, 0.3f}) + Vec3{255, 204, 120} * near;
    if (depth == 1) light = light + Vec3{96, 56, 20} * near;
    return light;
}

/// Treads that catch the light, blocks below them, and further down the rock.
Vec3 TitlePainter::stair_pixel(Point p) const {
    const int depth = p.y - ground_at(p.x);
    const float near = lantern.strength(p);
    const float shadow = m_figures.get({p.x, p.y - depth - 2}).a != 0 ? 0.45f : 1.0f;
    if (depth < 2) return Vec3{64, 60, 92} + Vec3{240, 160, 84} * (near * shadow) + Vec3{30, 50, 96} * (moon.strength(p) * shadow * 0.8f);
    const float grain = 0.75f + 0.35f * white_noise(p.x / 2, p.y / 2, 3);
    // Blocks are as wide as a step and 8 pixels high; each row is shifted by half a block.
    const bool joint = (p.x - landing_end + depth / 8 * 10) % step_width == 0 || depth % 8 == 7;
    const Vec3 light = Vec3{0.22f, 0.22f, 0.28f} + Vec3{0.95f, 0.60f, 0.34f} * near;
    const Vec3 blocks = product(Vec3{128, 106, 150} * (joint ? grain * 0.55f : grain), light);
    const float deep = banded(std::clamp(static_cast<float>(depth - 15) / 14, 0.0f, 1.0f), 6, p);
    return blocks * (1 - deep) + rock(p) * ((0.62f + 0.35f * near) * deep);
}

Vec3 TitlePainter::roof_pixel(Point p) const {
    const float near = lantern.strength(p);
    const bool edge = is_air(p + Point{0, 1}) || is_air(p + Point{0, 2}) || is_air(p + Point{1, 0}) || is_air(p + Point{-1, 0});
    if (edge && p.y > 1) return Vec3{46, 36, 62} + Vec3{140, 88, 42} * (near * near) + Vec3{14, 30, 66} * moon.strength(p);
    return rock(p) * 0.72f;
}

/// Dust in the lantern's light.
void TitlePainter::draw_motes() {
    for (int i = 0; i < 130; ++i) {
        const Point p{static_cast<int>(white_noise(i, 0, 31) * 270) + 20, static_cast<int>(white_noise(i, 1, 31) * 100) + 10};
        if (!is_air(p) || seen_from(lantern, p, 0) == 0) continue;
        m_picture[p] = opaque(light_of(m_picture[p]) * 1.15f + Vec3{80, 60, 28} * (0.3f + lantern.strength(p)));
    }
}

Image TitlePainter::paint() {
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const Point p{x, y};
            const Vec3 light = matter(p) == Matter::figure ? figure_pixel(p)
                               : matter(p) == Matter::air  ? wall_pixel(p)
                               : y >= ground_at(x)         ? stair_pixel(p)
                                                           : roof_pixel(p);
            m_picture[p] = opaque(light);
        }
    draw_fixtures(m_picture);
    draw_motes();
    return std::move(m_picture);
}

}  // namespace

}  // namespace title

Image paint_title(const Theme& theme, std::span<const Image> party) {
    title::TitlePainter painter(theme);
    painter.place(party);
    return painter.paint();
}

}  // namespace td
