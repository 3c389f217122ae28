// The field table of sprites. A sprite is read into a draft, whose parts name their materials; finish_sprite() turns the names into rows.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"

namespace td {

/// The name of a material, with the node to report an unknown name at.
struct MaterialName {
    std::string name;
    std::optional<TreeNode> node;
};

/// The node with the path of a PNG in the pack.
struct PictureName {
    std::optional<TreeNode> node;
};

/// One or two numbers: `radius: 8`, `radius: [9, 4]`.
struct Radii {
    int first = 10;
    int second = 10;
};

/// A part of any form; the form determines which members are used.
struct PartDraft {
    enum class Form { ball, box, capsule, ring, eyes };
    Form form = Form::ball;
    ModelPoint at;
    ModelPoint to;
    ModelPoint size{10, 10, 10};
    ModelPoint turn;
    Radii radii;
    int ring_radius = 10;
    int wire = 3;
    MaterialName material;
    bool mirrored = false;
    Joint joint = Joint::body;
    int limb = 0;
    Eyes::Look look = Eyes::Look::round;
    int pixels = 2;
    std::uint32_t colour = 0x1E1E28;
};

struct SpriteDraft {
    std::vector<std::pair<std::string, std::uint32_t>> materials;
    PaletteId palette;
    std::vector<MaterialName> glowing;
    std::vector<PartDraft> parts;
    std::vector<PoseChange> poses;
    int size = 100;
    SpriteModel::Gait gait = SpriteModel::Gait::walks;
    bool turns = true;
    PictureName picture;
};

const Fields<SpriteDraft>& sprite_fields();
const Fields<Palette>& palette_fields();

/// Turns the draft into the model. Reports parts that name a material which the sprite does not have.
void finish_sprite(const SpriteDraft& draft, SpriteModel& model, Reader& reader);

/// Reports a palette that has no colour for any material of the sprite. `body`: the map of the sprite.
void check_sprite(const Catalog& catalog, const SpriteModel& sprite, TreeNode body, Reader& reader);

/// Sets the colours of materials, in all sprites, from the palettes of the sprites.
void colour_from_palettes(Catalog& catalog);

}  // namespace td
