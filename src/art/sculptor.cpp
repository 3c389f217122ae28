// The sculptor: renders a model as pixel art.
#include "art/sculptor.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "art/eye_stamp.hpp"
#include "art/figure.hpp"

namespace td {

namespace {

constexpr float thinnest_pixels = 0.62f;  // a thinner rod would cover less than half of every pixel that it crosses
constexpr float depth_jump = 0.20f;       // difference in depth between neighbours that gives an inner line, in units
constexpr float eye_depth = 0.16f;        // how far in front of an eye something may be without hiding it
constexpr int half = SampleGrid::samples * SampleGrid::samples / 2;  // of the samples of a pixel
constexpr std::array<Point, 4> sides{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

/// The index in Tones.
std::size_t tone_at(float light) { return light < 0.33f ? 0 : light < 0.58f ? 1 : light < 0.90f ? 2 : 3; }

}  // namespace

int picture_size(const SpriteModel& model) { return model.size_percent <= 112 ? 32 : model.size_percent <= 160 ? 48 : 64; }

Point ground_pixel(int picture_size) { return {picture_size / 2, picture_size * 11 / 16}; }

namespace {

Camera tile_camera(const SpriteModel& model) {
    Camera camera;
    camera.size = picture_size(model);
    camera.ground_x = static_cast<float>(ground_pixel(camera.size).x);
    camera.ground_y = static_cast<float>(ground_pixel(camera.size).y);
    return camera;
}

}  // namespace

Image Sculptor::picture(Direction facing, SpritePose pose, int frame) {
    const SkeletonPose joints = skeleton_pose_of(m_model, pose, frame);
    const Figure figure = place(m_model, facing, joints, thinnest_pixels / m_camera.scale);
    m_grid.clear();
    for (std::size_t i = 0; i < figure.solids.size(); ++i) m_grid.draw(figure.solids[i], static_cast<int>(i));
    resolve(figure);
    Image image(m_size, m_size);
    paint_tones(image);
    const bool awake = pose != SpritePose::sleep && pose != SpritePose::hurt;
    for (const PlacedEyes& eye : figure.eyes) stamp(image, eye, awake);
    paint_outline(image);
    return image;
}

Sculptor::Sculptor(const SpriteModel& model) : Sculptor(model, tile_camera(model)) {}

Sculptor::Sculptor(const SpriteModel& model, const Camera& camera)
    : m_model(model),
      m_camera(camera),
      m_size(camera.size),
      m_grid(m_size, camera.scale, camera.ground_x, camera.ground_y),
      m_pixels(static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size)) {
    for (const Material& material : model.materials) m_tones.push_back(tones_of(material.colour));
}

/// A pixel is solid if at least half of its samples are; its material is the most frequent one.
void Sculptor::resolve(const Figure& figure) {
    std::fill(m_pixels.begin(), m_pixels.end(), Pixel{});
    for (int y = m_grid.first_row() / SampleGrid::samples; y <= m_grid.last_row() / SampleGrid::samples && y < m_size; ++y)
        for (int x = 0; x < m_size; ++x) at({x, y}) = resolved(figure, x * SampleGrid::samples, y * SampleGrid::samples);
}

Sculptor::Pixel Sculptor::resolved(const Figure& figure, int left, int top) const {
    std::array<int, SampleGrid::samples * SampleGrid::samples> materials{};
    int hits = 0;
    Pixel pixel;
    float light = 0;
    for (int y = 0; y < SampleGrid::samples; ++y)
        for (int x = 0; x < SampleGrid::samples; ++x) {
            const SampleGrid::Sample& sample = m_grid.sample(left + x, top + y);
            if (sample.depth == SampleGrid::nothing) continue;
            materials[static_cast<std::size_t>(hits++)] = figure.solids[sample.solid].material;
            light += sample.light;
            pixel.depth = std::max(pixel.depth, sample.depth);
        }
    if (hits < half) return {};
    const auto end = materials.begin() + hits;
    pixel.material = materials[0];
    int most = static_cast<int>(std::count(materials.begin(), end, materials[0]));
    for (auto i = materials.begin(); most * 2 < hits && i != end; ++i) {  // no other can be more frequent than one with half of the hits
        const int count = static_cast<int>(std::count(materials.begin(), end, *i));
        if (count > most) {
            most = count;
            pixel.material = *i;
        }
    }
    pixel.light = light / static_cast<float>(hits);
    return pixel;
}

void Sculptor::paint_tones(Image& image) const {
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x) {
            const Pixel& pixel = at({x, y});
            if (pixel.material < 0) continue;
            const auto material = static_cast<std::size_t>(pixel.material);
            const bool glows = m_model.materials[material].glows;
            const Tones& tones = m_tones[material];
            image[{x, y}] = tones[glows ? std::max<std::size_t>(2, tone_at(pixel.light + 0.2f)) : tone_at(pixel.light)];
            if (!glows && is_behind_neighbour({x, y})) image[{x, y}] = inner_line_of(tones);
        }
}

bool Sculptor::is_behind_neighbour(Point p) const {
    return std::any_of(sides.begin(), sides.end(), [&](Point side) {
        const Point other = p + side;
        return inside(other) && at(other).material >= 0 && at(other).depth - at(p).depth > depth_jump;
    });
}

void Sculptor::paint_outline(Image& image) const {
    for (int y = 0; y < m_size; ++y)
        for (int x = 0; x < m_size; ++x) {
            if (at({x, y}).material >= 0) continue;
            for (const Point side : sides) {
                const Point other = Point{x, y} + side;
                if (inside(other) && at(other).material >= 0)
                    image[{x, y}] = outline_of(m_tones[static_cast<std::size_t>(at(other).material)]);
            }
        }
}

void Sculptor::stamp(Image& image, const PlacedEyes& eye, bool awake) const {
    if (eye.normal.z < 0.12f) return;  // on the side of the figure that faces away
    // Facing the viewer, both pupils look inwards; turned to a side, both look to that side.
    const bool aside = std::abs(eye.ahead) > 0.3f;
    const PupilSide pupil_side = (aside ? eye.ahead > 0 : eye.normal.x < 0) ? PupilSide::right : PupilSide::left;
    Eyes eyes = *eye.eyes;
    eyes.size = std::min(3, eyes.size + m_camera.larger_eyes);
    const Image pixels = awake ? open_eye(eyes, pupil_side) : closed_eye(eyes);
    const Vec3 centre = m_grid.view_to_picture(eye.at);
    const int left = static_cast<int>(std::lround(centre.x - static_cast<float>(pixels.width()) / 2));
    const int top = static_cast<int>(std::lround(centre.y - static_cast<float>(pixels.height()) / 2));
    for (int y = 0; y < pixels.height(); ++y)
        for (int x = 0; x < pixels.width(); ++x) {
            const Point place{left + x, top + y};
            if (inside(place) && at(place).material >= 0 && at(place).depth < eye.at.z + eye_depth) image[place] = pixels[{x, y}];
        }
}

}  // namespace td
