// Sculpted pictures as authors write them: parts name their materials, which become rows of the model when all is read.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/fields.hpp"

namespace td {

/// The name of a material, and where it stands so that an unknown one can be reported there.
struct MaterialName {
    std::string name;
    std::optional<TreeNode> node;
};

/// The path of a PNG in the pack, and where it is named.
struct PictureName {
    std::optional<TreeNode> node;
};

/// One or two numbers: `radius: 8`, `radius: [9, 4]`.
struct Radii {
    int first = 10;
    int second = 10;
};

/// A part of any form; which members count depends on it.
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

/// Turns the draft into the model; reports materials that the sprite does not have.
void finish_sprite(const SpriteDraft& draft, SpriteModel& model, Reader& reader);

/// Reports a palette of which the sprite has no colour. `body` is the sprite's.
void check_sprite(const Catalog& catalog, const SpriteModel& sprite, TreeNode body, Reader& reader);

/// Gives the materials of all sprites the colours that their palettes have for them.
void colour_from_palettes(Catalog& catalog);

}  // namespace td
