// Supersampling: 4x4 samples per pixel, each with the nearest solid, its depth and its light.
#pragma once

#include <cstdint>
#include <vector>

#include "art/figure.hpp"

namespace td {

class SampleGrid {
public:
    static constexpr int samples = 4;        ///< per side of a pixel
    static constexpr float nothing = -1e9f;  ///< the depth of a sample that no solid covers

    /// A square of `size` pixels; `scale` pixels per unit; the ground point is at pixel (ground_x, ground_y).
    SampleGrid(int size, float scale, float ground_x, float ground_y);

    void clear();
    /// Draws a solid; `number` is its index in the figure, below 65535.
    void draw(const Volume& solid, int number);

    struct Sample {
        float depth = nothing;  ///< towards the viewer
        float light = 0;
        std::uint16_t solid = 0;
    };
    int side() const { return m_side; }
    /// The rows of samples in which something may be drawn, first to last, 0..side() - 1; none if first > last.
    int first_row() const { return m_first_row; }
    int last_row() const { return m_last_row; }
    const Sample& sample(int x, int y) const { return m_samples[static_cast<std::size_t>(y * m_side + x)]; }
    /// Converts between pixels of the picture and view space.
    Vec3 picture_to_view(float x, float y) const;
    Vec3 view_to_picture(Vec3 view) const;

private:
    template <class Surface>
    void fill(Vec3 low, Vec3 high, int number, const Surface& surface);
    void draw_ellipsoid(const Volume& solid, int number);
    void draw_capsule(const Volume& solid, int number);
    void draw_box(const Volume& solid, int number);

    int m_side;
    float m_scale;
    float m_ground_x;
    float m_ground_y;
    std::vector<Sample> m_samples;
    int m_first_row;
    int m_last_row = -1;
};

}  // namespace td
