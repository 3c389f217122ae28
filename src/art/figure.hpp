// A model as placed solids in view space, ready to be painted in one direction and one pose.
#pragma once

#include <array>
#include <vector>

#include "art/geometry.hpp"
#include "art/poses.hpp"
#include "base/point.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// All members are in view space: x to the right, y up in the picture, z towards the viewer; the origin is the ground point.
struct Volume {
    enum class Kind : std::uint8_t { ellipsoid, capsule, box };
    Kind kind = Kind::ellipsoid;
    int material = 0;
    Joint joint = Joint::body;
    Vec3 from;                    ///< the centre, or the capsule's first end
    Vec3 to;                      ///< the capsule's other end
    float radius = 0;             ///< of the capsule at `from`
    float end_radius = 0;         ///< of the capsule at `to`
    std::array<Vec3, 3> inverse;  ///< rows of the matrix that maps an offset from the centre into the unit ball or cube
    Vec3 half_size;               ///< of an ellipsoid or box: half of its bounding box

    /// Corners of the bounding box.
    Vec3 low() const;
    Vec3 high() const;
};

struct PlacedEyes {
    Vec3 at;
    Vec3 normal;      ///< of the surface at the eye
    float ahead = 0;  ///< horizontal viewing direction in the picture: -1 left .. 1 right
    const Eyes* eyes = nullptr;
};

struct Figure {
    std::vector<Volume> solids;
    std::vector<PlacedEyes> eyes;
};

/// `thinnest`: the least radius of a capsule, so that thin rods do not fall between pixels.
Figure place(const SpriteModel& model, Direction facing, const SkeletonPose& joints, float thinnest);

/// Converts a direction from world space (y up, z south) to view space.
Vec3 seen_from_above(Vec3 world);

}  // namespace td
