// Small models for tests.
#pragma once

#include "catalog/sprite_model.hpp"

namespace td::testing {

/// A red ball with a blue nose in front: it looks different in every direction.
inline SpriteModel nosed_ball() {
    SpriteModel model;
    model.id = "nosed_ball";
    model.materials = {{"red", 0xC04040}, {"blue", 0x4060C0}};
    model.primitives = {{.kind = Primitive::Kind::ball, .from = {0, 40, 0}, .to = {40, 40, 40}, .material = 0},
                        {.kind = Primitive::Kind::ball, .from = {0, 30, 45}, .to = {14, 14, 14}, .material = 1}};
    return model;
}

/// A pole with one green arm, mirrored.
inline SpriteModel armed_pole(bool mirrored) {
    SpriteModel model;
    model.id = "armed_pole";
    model.materials = {{"grey", 0x808080}, {"green", 0x30C030}};
    model.primitives = {
        {.kind = Primitive::Kind::capsule, .from = {0, 10, 0}, .to = {0, 80, 0}, .radius = 12, .end_radius = 12, .material = 0},
        {.kind = Primitive::Kind::ball,
         .from = {45, 50, 0},
         .to = {14, 14, 14},
         .material = 1,
         .mirrored = mirrored,
         .joint = Joint::arms}};
    return model;
}

}  // namespace td::testing
