// A 3D model of a creature or thing: shaded primitives, materials, eyes and pose changes, which the art room renders to small sprites.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catalog/ids.hpp"
#include "catalog/painted_picture.hpp"

namespace td {

/// In hundredths of a unit. A model stands on y = 0, is about 100 tall and faces +z; +x is its left side.
struct ModelPoint {
    int x = 0;
    int y = 0;
    int z = 0;
    friend bool operator==(const ModelPoint&, const ModelPoint&) = default;
};

/// The joint that moves a primitive. `arms` is the left or right arm, by the primitive's side; `ground` never moves.
enum class Joint : std::uint8_t { body, head, arms, left_arm, right_arm, legs, wings, tail, whole, ground };

struct Primitive {
    enum class Kind : std::uint8_t { ball, capsule, box, ring };
    Kind kind = Kind::ball;
    ModelPoint from;        ///< centre of a ball, box or ring; one end of a capsule
    ModelPoint to;          ///< other end of a capsule; the three radii of a ball or box
    int radius = 10;        ///< capsule: at `from`; ring: from its centre to the middle of its tube
    int end_radius = 10;    ///< capsule: at `to`; ring: half the thickness of its tube
    ModelPoint turn;        ///< rotation in degrees about x, y, z around the primitive's centre (balls, boxes, rings)
    int material = 0;       ///< index into SpriteModel::materials
    bool mirrored = false;  ///< adds a mirror image at -x
    Joint joint = Joint::body;
    int limb = 0;  ///< legs are numbered front to back; legs with adjacent numbers step alternately
};

/// A pair of eyes, drawn as pixels after rendering so that they stay sharp.
struct Eyes {
    enum class Look : std::uint8_t { round, dot, glow };
    ModelPoint at;  ///< on the surface; x = 0: a single eye
    Look look = Look::round;
    int size = 2;                     ///< 1..3 pixels
    std::uint32_t colour = 0x1E1E28;  ///< of the pupil or the glow
    Joint joint = Joint::head;
};

struct Material {
    std::string name;
    std::uint32_t colour = 0xFFFFFF;  ///< 0xRRGGBB
    bool glows = false;               ///< emissive: never shaded
};

/// Colours (0xRRGGBB) by material name, shared by all sprites that refer to the palette.
struct Palette {
    std::string id;
    std::vector<std::pair<std::string, std::uint32_t>> colours;
};

/// The poses of a creature: two frames of idling, walking and attacking, one of being hurt and of sleeping.
enum class SpritePose : std::uint8_t { idle, walk, attack, hurt, sleep };
inline constexpr std::array<int, 5> frames_of_pose{2, 2, 2, 1, 1};
inline constexpr int frames_in_all = 8;

/// Replaces the movement of one joint in one frame, which otherwise follows from the gait.
struct PoseChange {
    SpritePose pose = SpritePose::idle;
    int frame = 0;
    Joint joint = Joint::body;
    ModelPoint move;
    ModelPoint turn;  ///< degrees about x (nods forward), y (turns to the model's left), z (rolls)
};

struct SpriteModel {
    enum class Gait : std::uint8_t { walks, hops, floats };
    std::string id;
    PaletteId palette;  ///< already applied to `materials`; none: the materials keep their own colours
    std::vector<Material> materials;
    std::vector<Primitive> primitives;
    std::vector<Eyes> eyes;
    std::vector<PoseChange> changes;
    int size_percent = 100;                         ///< 40..200; large sprites overlap neighbouring tiles
    Gait gait = Gait::walks;                        ///< floats: hovers above its shadow
    bool turns = true;                              ///< false: one direction and one frame, for items and props
    std::shared_ptr<const PaintedPicture> picture;  ///< replaces the model; null: none
};

}  // namespace td
