// A sculpted creature or thing: shaded primitives, materials, eyes and changes of pose, rendered to small sprites by src/art.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/ids.hpp"

namespace td {

/// Hundredths of the model's unit; a model stands on y = 0, is about 100 tall, looks along +z, and +x is its left hand.
struct ModelPoint {
    int x = 0;
    int y = 0;
    int z = 0;
    friend bool operator==(const ModelPoint&, const ModelPoint&) = default;
};

/// What a part moves with. `arms` is the left or the right arm by the side the part is on; `ground` never moves.
enum class Joint : std::uint8_t { body, head, arms, left_arm, right_arm, legs, wings, tail, whole, ground };

struct Primitive {
    enum class Kind : std::uint8_t { ball, capsule, box, ring };
    Kind kind = Kind::ball;
    ModelPoint from;        ///< the centre of a ball, box or ring; one end of a capsule
    ModelPoint to;          ///< the other end of a capsule; for a ball or box its three radii
    int radius = 10;        ///< of a capsule at `from`; of a ring from its centre to the middle of its wire
    int end_radius = 10;    ///< of a capsule at `to`; half the thickness of a ring's wire
    ModelPoint turn;        ///< degrees about x, y, z around the part's own centre (balls, boxes, rings)
    int material = 0;       ///< row of SpriteModel::materials
    bool mirrored = false;  ///< a second one at -x
    Joint joint = Joint::body;
    int limb = 0;  ///< legs are numbered front to back; neighbours in number step in turn
};

/// A pair of eyes, stamped as pixels so that they stay crisp.
struct Eyes {
    enum class Look : std::uint8_t { round, dot, glow };
    ModelPoint at;  ///< on the skin; x 0: one eye
    Look look = Look::round;
    int size = 2;                     ///< 1..3 pixels
    std::uint32_t colour = 0x1E1E28;  ///< of the pupil, or of the glow
    Joint joint = Joint::head;
};

struct Material {
    std::string name;
    std::uint32_t colour = 0xFFFFFF;  ///< 0xRRGGBB
    bool glows = false;               ///< lit from within: never in shadow
};

/// Colours by the names of materials, 0xRRGGBB, for all sprites that name it.
struct Palette {
    std::string id;
    std::vector<std::pair<std::string, std::uint32_t>> colours;
};

/// The pictures of a creature: two frames of idling, walking and attacking, one of being hurt and of sleeping.
enum class SpritePose : std::uint8_t { idle, walk, attack, hurt, sleep };
inline constexpr std::array<int, 5> frames_of_pose{2, 2, 2, 1, 1};
inline constexpr int frames_in_all = 8;

/// How a joint stands in one frame, in place of what the gait says.
struct PoseChange {
    SpritePose pose = SpritePose::idle;
    int frame = 0;
    Joint joint = Joint::body;
    ModelPoint move;
    ModelPoint turn;  ///< degrees about x (nods forward), y (turns to its left), z (rolls)
};

struct SpriteModel {
    enum class Gait : std::uint8_t { walks, hops, floats };
    std::string id;
    PaletteId palette;  ///< has given the materials of its names their colours; none: they have their own
    std::vector<Material> materials;
    std::vector<Primitive> primitives;
    std::vector<Eyes> eyes;
    std::vector<PoseChange> changes;
    int size_percent = 100;   ///< 40..200: big ones overlap their tile
    Gait gait = Gait::walks;  ///< floats: hovers over its shadow
    bool turns = true;        ///< false: items and props have one facing and one frame
    std::string picture;      ///< the bytes of a PNG in place of the sculpture; empty: none
};

}  // namespace td
