// Ray casting with parallel rays: the nearest point of each solid at a sample is computed in closed form.
#include "art/sample_grid.hpp"

#include <algorithm>
#include <cmath>

namespace td {

namespace {

const Vec3 light_direction = seen_from_above(normalized({-0.55f, 0.85f, 0.65f}));
const Vec3 upwards = seen_from_above({0, 1, 0});

/// The light on a surface: 0.1 in the deepest shadow, about 1 where it faces the light.
float light_on(Vec3 normal) {
    const float sky = 0.5f + 0.5f * dot(normal, upwards);
    return std::max(0.0f, dot(normal, light_direction)) * 0.75f + 0.10f + 0.22f * sky;
}

/// A capsule is the union of balls whose centre moves along its axis while the radius r(t) changes linearly. Its nearest point at (x, y) is
/// the maximum of z(t) + sqrt(q(t)), where q(t) = r(t)^2 - (distance of (x, y) from the axis)^2 is quadratic in t.
class CapsuleSurface {
public:
    explicit CapsuleSurface(const Volume& solid) : m_solid(solid), m_axis(solid.to - solid.from), m_taper(solid.end_radius - solid.radius) {
        m_bend = m_taper * m_taper - m_axis.x * m_axis.x - m_axis.y * m_axis.y;
        m_has_peak = m_bend < -1e-6f;
        if (m_has_peak) m_lean = m_axis.z * m_axis.z / (m_bend * (m_bend - m_axis.z * m_axis.z));
    }

    /// False if the capsule is missed at (dx, dy), an offset from its first end, or not nearer there than the depth `behind`; else sets the
    /// depth and the normal, which is not normalized.
    bool nearest(float dx, float dy, float behind, float& depth, Vec3& normal) const {
        const float slope = 2 * (m_solid.radius * m_taper + dx * m_axis.x + dy * m_axis.y);
        const float start = m_solid.radius * m_solid.radius - dx * dx - dy * dy;
        const auto q = [&](float t) { return start + t * (slope + t * m_bend); };
        float t = m_axis.z > 0 ? 1.0f : 0.0f;
        if (m_has_peak) {
            const float peak = -slope / (2 * m_bend);
            const float shift = std::sqrt(std::max(0.0f, q(peak)) * m_lean);
            t = std::clamp(peak + (m_axis.z > 0 ? shift : -shift), 0.0f, 1.0f);
        } else if (q(t) < 0) {
            t = 1.0f - t;  // seen along its axis: one end hides the other
        }
        if (q(t) < 0) return false;
        const float bulge = std::sqrt(q(t));
        depth = m_solid.from.z + m_axis.z * t + bulge;
        if (depth <= behind) return false;
        normal = {dx - m_axis.x * t, dy - m_axis.y * t, bulge};
        return true;
    }

private:
    const Volume& m_solid;
    Vec3 m_axis;
    float m_taper;
    float m_bend = 0;         ///< the factor of t^2 in q
    bool m_has_peak = false;  ///< false if the axis points so nearly at the viewer that q has no maximum
    float m_lean = 0;         ///< the squared distance in t from the peak of q to the nearest point, per unit of q at its peak
};

}  // namespace

SampleGrid::SampleGrid(int size, float scale, float ground_x, float ground_y)
    : m_side(size * samples),
      m_scale(scale),
      m_ground_x(ground_x),
      m_ground_y(ground_y),
      m_samples(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side)),
      m_first_row(m_side) {}

void SampleGrid::clear() {
    if (m_first_row <= m_last_row)
        std::fill(m_samples.begin() + m_first_row * m_side, m_samples.begin() + (m_last_row + 1) * m_side, Sample{});
    m_first_row = m_side;
    m_last_row = -1;
}

Vec3 SampleGrid::picture_to_view(float x, float y) const { return {(x - m_ground_x) / m_scale, (m_ground_y - y) / m_scale, 0}; }

Vec3 SampleGrid::view_to_picture(Vec3 view) const { return {m_ground_x + view.x * m_scale, m_ground_y - view.y * m_scale, view.z}; }

/// Draws a solid into the samples between two corners in view space. surface(x, y, behind, depth, normal) returns true if it is hit
/// nearer than the depth `behind`, and then sets depth and normal.
template <class Surface>
void SampleGrid::fill(Vec3 low, Vec3 high, int number, const Surface& surface) {
    const Vec3 corner = view_to_picture({low.x, high.y, 0});
    const Vec3 opposite = view_to_picture({high.x, low.y, 0});
    const auto index = [this](float pixel) { return std::clamp(static_cast<int>(std::floor(pixel * samples)), 0, m_side - 1); };
    const int right = index(opposite.x);
    const int top = index(corner.y);
    const int bottom = index(opposite.y);
    m_first_row = std::min(m_first_row, top);
    m_last_row = std::max(m_last_row, bottom);
    for (int y = top; y <= bottom; ++y)
        for (int x = index(corner.x); x <= right; ++x) {
            const Vec3 at = picture_to_view((static_cast<float>(x) + 0.5f) / samples, (static_cast<float>(y) + 0.5f) / samples);
            Sample& sample = m_samples[static_cast<std::size_t>(y * m_side + x)];
            float depth = 0;
            Vec3 normal;
            if (!surface(at.x, at.y, sample.depth, depth, normal)) continue;
            sample = {depth, light_on(normalized(normal)), static_cast<std::uint16_t>(number)};
        }
}

void SampleGrid::draw(const Volume& solid, int number) {
    switch (solid.kind) {
        case Volume::Kind::ellipsoid: draw_ellipsoid(solid, number); break;
        case Volume::Kind::capsule: draw_capsule(solid, number); break;
        case Volume::Kind::box: draw_box(solid, number); break;
    }
}

void SampleGrid::draw_ellipsoid(const Volume& solid, int number) {
    const auto& rows = solid.inverse;
    const Vec3 ray{rows[0].z, rows[1].z, rows[2].z};
    // In the coordinates where the ellipsoid is the unit ball, it is hit where start + ray * dz has length 1: a quadratic equation.
    const float a = dot(ray, ray);
    fill(solid.low(), solid.high(), number, [&](float x, float y, float behind, float& depth, Vec3& normal) {
        const float dx = x - solid.from.x, dy = y - solid.from.y;
        const Vec3 start{rows[0].x * dx + rows[0].y * dy, rows[1].x * dx + rows[1].y * dy, rows[2].x * dx + rows[2].y * dy};
        const float b = dot(ray, start);
        const float discriminant = b * b - a * (dot(start, start) - 1.0f);
        if (discriminant < 0) return false;
        const float dz = (std::sqrt(discriminant) - b) / a;
        depth = solid.from.z + dz;
        if (depth <= behind) return false;
        const Vec3 unit = start + ray * dz;
        normal = rows[0] * unit.x + rows[1] * unit.y + rows[2] * unit.z;
        return true;
    });
}

void SampleGrid::draw_capsule(const Volume& solid, int number) {
    const CapsuleSurface sweep(solid);
    fill(solid.low(), solid.high(), number, [&](float x, float y, float behind, float& depth, Vec3& normal) {
        return sweep.nearest(x - solid.from.x, y - solid.from.y, behind, depth, normal);
    });
}

void SampleGrid::draw_box(const Volume& solid, int number) {
    const auto& rows = solid.inverse;
    fill(solid.low(), solid.high(), number, [&](float x, float y, float behind, float& depth, Vec3& normal) {
        const float dx = x - solid.from.x, dy = y - solid.from.y;
        float front = 1e9f, back = -1e9f;  // ends of the part of the ray that is between all three pairs of faces
        for (const Vec3& row : rows) {
            const float start = row.x * dx + row.y * dy;
            if (std::abs(row.z) < 1e-6f) {
                if (std::abs(start) > 1) return false;  // parallel to these faces, and not between them
                continue;
            }
            const float side = row.z > 0 ? 1.0f : -1.0f;
            const float face = (side - start) / row.z;
            if (face < front) {
                front = face;
                normal = row * side;
            }
            back = std::max(back, (-side - start) / row.z);
        }
        depth = solid.from.z + front;
        return front >= back && depth > behind;
    });
}

}  // namespace td
