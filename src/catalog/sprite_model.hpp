// A sculpted creature or thing: shaded primitives, materials and poses, rendered to small sprites by src/art.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace td {

/// Hundredths of the model's unit; a model stands on y = 0, is about 100 tall, and looks along +z.
struct ModelPoint {
    int x = 0;
    int y = 0;
    int z = 0;
};

struct Primitive {
    enum class Kind : std::uint8_t { ball, capsule, cone, box };
    Kind kind = Kind::ball;
    ModelPoint from;      ///< the centre of a ball or box; one end of a capsule or cone
    ModelPoint to;        ///< the other end; for a ball or box its three radii
    int radius = 10;
    int end_radius = 10;
    int material = 0;     ///< row of SpriteModel::materials
    bool mirrored = false;  ///< a second one at -x
    std::string joint;    ///< moves with this part: body, head, left_arm, right_arm, legs, tail, wings; empty: body
};

struct SpriteModel {
    std::string id;
    std::vector<std::uint32_t> materials;  ///< 0xRRGGBB
    std::vector<Primitive> primitives;
    int size_percent = 100;   ///< 40..200: big ones overlap their tile
    bool floats = false;      ///< hovers over its shadow
    bool turns = true;        ///< false: items and props have one facing
    std::string picture;      ///< a PNG in the pack that overrides the sculpture; empty: none
};

}  // namespace td
