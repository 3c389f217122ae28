// A sculpture taken apart into placed solids in view space, ready to be painted for one facing and one stand.
#pragma once

#include <array>
#include <vector>

#include "art/geometry.hpp"
#include "art/poses.hpp"
#include "base/point.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// Everything here is in view space: x to the right, y up the picture, z towards the viewer; the ground point is the origin.
struct Volume {
    enum class Kind : std::uint8_t { ellipsoid, capsule, box };
    Kind kind = Kind::ellipsoid;
    int material = 0;
    Joint joint = Joint::body;
    Vec3 from;                    ///< the centre; or the capsule's first end
    Vec3 to;                      ///< the capsule's other end
    float radius = 0;             ///< of the capsule at `from`
    float end_radius = 0;         ///< of the capsule at `to`
    std::array<Vec3, 3> inverse;  ///< rows that take an offset from the centre into the unit ball or cube
    Vec3 half_size;               ///< of an ellipsoid or box: half of its bounding box

    /// The corners of its bounding box.
    Vec3 low() const;
    Vec3 high() const;
};

struct PlacedEyes {
    Vec3 at;
    Vec3 normal;      ///< of the skin there
    float ahead = 0;  ///< where it looks: -1 left .. 1 right in the picture
    const Eyes* eyes = nullptr;
};

struct Figure {
    std::vector<Volume> solids;
    std::vector<PlacedEyes> eyes;
};

/// `thinnest` is the least radius of a capsule, so that staffs and strings do not fall between the pixels.
Figure place(const SpriteModel& model, Direction facing, const Stand& stand, float thinnest);

/// A direction of the world (y up, z south) in view space.
Vec3 seen_from_above(Vec3 world);

}  // namespace td
