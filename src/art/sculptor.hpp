// The sculptor: renders a model as pixel art with four tones per material, a dark outline, sharp eyes and no translucent pixels.
#pragma once

#include <vector>

#include "art/image.hpp"
#include "art/sample_grid.hpp"
#include "art/tones.hpp"
#include "base/point.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// Side of a model's square pictures in pixels: 32, 48 or 64, depending on its size.
int picture_size(const SpriteModel& model);
/// The pixel, in a picture of that size, that is placed on the centre of the creature's tile.
Point ground_pixel(int picture_size);

/// Position and scale of the picture of a figure.
struct Camera {
    int size = 32;        ///< side of the picture in pixels
    float scale = 17;     ///< pixels per unit
    float ground_x = 16;  ///< the pixel of the ground point
    float ground_y = 22;
    int larger_eyes = 0;  ///< added to the size of eyes
};

class Sculptor {
public:
    /// The model must outlive the sculptor.
    explicit Sculptor(const SpriteModel& model);
    Sculptor(const SpriteModel& model, const Camera& camera);

    /// Deterministic. Precondition: 0 <= frame < frames_of_pose[pose].
    Image picture(Direction facing, SpritePose pose, int frame);

private:
    struct Pixel {
        int material = -1;  ///< -1: no solid
        float depth = SampleGrid::nothing;
        float light = 0;
    };

    Pixel& at(Point p) { return m_pixels[static_cast<std::size_t>(p.y * m_size + p.x)]; }
    const Pixel& at(Point p) const { return m_pixels[static_cast<std::size_t>(p.y * m_size + p.x)]; }
    bool inside(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_size && p.y < m_size; }
    void resolve(const Figure& figure);
    Pixel resolved(const Figure& figure, int left, int top) const;
    void paint_tones(Image& image) const;
    bool is_behind_neighbour(Point p) const;
    void paint_outline(Image& image) const;
    void stamp(Image& image, const PlacedEyes& eye, bool awake) const;

    const SpriteModel& m_model;
    Camera m_camera;
    int m_size;
    SampleGrid m_grid;
    std::vector<Pixel> m_pixels;
    std::vector<Tones> m_tones;
};

}  // namespace td
