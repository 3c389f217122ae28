#include "content/tables/sprite.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.hpp"
#include "content/fields/picture_file.hpp"

namespace td {

namespace {

constexpr int furthest = 400;  // from the middle of a sprite, which is about 100 tall

Value<ModelPoint> point(int low, int high) {
    const auto numbers = list(number(low, high), 3, 3);
    return {numbers.kind,
            [numbers](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<ModelPoint> {
                const auto read = numbers.read(node, reader);
                return read && read->size() == 3 ? std::optional(ModelPoint{(*read)[0], (*read)[1], (*read)[2]}) : std::nullopt;
            },
            [numbers](const ModelPoint& point, const ValueKind&) {
                return numbers.write({point.x, point.y, point.z});
            }};
}

Value<ModelPoint> place() { return point(-furthest, furthest); }
Value<ModelPoint> degrees() { return point(-360, 360); }

/// Reads two numbers, or one that counts for both.
Value<Radii> radii() {
    const auto single = number(1, furthest);
    auto numbers = list(single, 2, 2);
    numbers.kind.alone = true;
    return {numbers.kind, [single, numbers](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<Radii> {
                if (node.is_text()) {
                    const auto both = single.read(node, reader);
                    return both ? std::optional(Radii{*both, *both}) : std::nullopt;
                }
                const auto read = numbers.read(node, reader);
                return read && read->size() == 2 ? std::optional(Radii{(*read)[0], (*read)[1]}) : std::nullopt;
            }};
}

Value<MaterialName> material() {
    const auto name = text(1, 40);
    return {name.kind, [name](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<MaterialName> {
                auto read = name.read(node, reader);
                return read ? std::optional(MaterialName{std::move(*read), node}) : std::nullopt;
            }};
}

Value<PictureName> picture() {
    const auto path = text(1, 100);
    return {path.kind, [path](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<PictureName> {
                return path.read(node, reader) ? std::optional(PictureName{node}) : std::nullopt;
            }};
}

Value<Joint> joint() {
    return choice<Joint>({{"body", Joint::body},
                          {"head", Joint::head},
                          {"arms", Joint::arms},
                          {"left_arm", Joint::left_arm},
                          {"right_arm", Joint::right_arm},
                          {"legs", Joint::legs},
                          {"wings", Joint::wings},
                          {"tail", Joint::tail},
                          {"whole", Joint::whole},
                          {"ground", Joint::ground}});
}

Fields<PartDraft>& add_part(Variants<PartDraft>& parts, std::string_view name, PartDraft::Form form, std::string_view doc) {
    PartDraft prototype;
    prototype.form = form;
    return parts.choice(name, prototype, doc)
        .required("material", &PartDraft::material, material(), "The name of one of the sprite's materials.")
        .optional("joint", &PartDraft::joint, joint(), "The part of the body that it moves with.")
        .optional("limb", &PartDraft::limb, number(0, 15), "Legs are numbered front to back; neighbours step in turn.")
        .optional("mirror", &PartDraft::mirrored, boolean(), "True: adds the same shape on the other side.");
}

void add_solid(Variants<PartDraft>& parts, std::string_view name, PartDraft::Form form, std::string_view doc) {
    add_part(parts, name, form, doc)
        .required("at", &PartDraft::at, place(), "The position of its centre: left, up, ahead.")
        .required("size", &PartDraft::size, point(1, furthest), "The distance from the centre to each side.")
        .optional("turn", &PartDraft::turn, degrees(), "Rotation about its three axes, in degrees.");
}

void add_eyes(Variants<PartDraft>& parts) {
    PartDraft prototype;
    prototype.form = PartDraft::Form::eyes;
    prototype.joint = Joint::head;
    parts.choice("eyes", prototype, "A pair of eyes, or a single one in the middle.")
        .required("at", &PartDraft::at, place(), "Their position on the skin: left, up, ahead.")
        .optional("look", &PartDraft::look,
                  choice<Eyes::Look>({{"round", Eyes::Look::round}, {"dot", Eyes::Look::dot}, {"glow", Eyes::Look::glow}}), "Their shape.")
        .optional("size", &PartDraft::pixels, number(1, 3), "In pixels.")
        .optional("colour", &PartDraft::colour, colour(), "The colour of the pupil, or of the glow.")
        .optional("joint", &PartDraft::joint, joint(), "The part of the body that they move with.");
}

const Variants<PartDraft>& drafted_parts() {
    static const Variants<PartDraft> parts = [] {
        Variants<PartDraft> all("");
        add_solid(all, "ball", PartDraft::Form::ball, "An egg of any proportions.");
        add_solid(all, "box", PartDraft::Form::box, "A box.");
        add_part(all, "capsule", PartDraft::Form::capsule, "A limb: round at both ends, which may differ in thickness.")
            .required("from", &PartDraft::at, place(), "The position of one end: left, up, ahead.")
            .required("to", &PartDraft::to, place(), "The position of the other end.")
            .required("radius", &PartDraft::radii, radii(), "Its radius, at both ends or at each.");
        add_part(all, "ring", PartDraft::Form::ring, "A ring of wire, lying flat.")
            .required("at", &PartDraft::at, place(), "The position of its centre: left, up, ahead.")
            .required("radius", &PartDraft::ring_radius, number(1, furthest), "The distance from the centre to the middle of the wire.")
            .optional("wire", &PartDraft::wire, number(1, 100), "Half the thickness of the wire.")
            .optional("turn", &PartDraft::turn, degrees(), "Rotation about its three axes, in degrees.");
        add_eyes(all);
        return all;
    }();
    return parts;
}

const Fields<PoseChange>& pose_fields() {
    using Pose = SpritePose;
    static const Fields<PoseChange> table =
        Fields<PoseChange>("The pose of a joint in one frame, instead of what the gait says.")
            .required(
                "pose", &PoseChange::pose,
                choice<Pose>(
                    {{"idle", Pose::idle}, {"walk", Pose::walk}, {"attack", Pose::attack}, {"hurt", Pose::hurt}, {"sleep", Pose::sleep}}),
                "The animation.")
            .optional("frame", &PoseChange::frame, number(0, 1), "Its first or second frame.")
            .required("joint", &PoseChange::joint, joint(), "Which joint.")
            .optional("move", &PoseChange::move, place(), "How far the joint is moved: left, up, ahead.")
            .optional("turn", &PoseChange::turn, degrees(), "Degrees by which it nods forward, turns to its left, and rolls.");
    return table;
}

/// The row of the material; 0, and reported, if the sprite has no material of this name.
int material_row(const MaterialName& wanted, const SpriteModel& model, Reader& reader) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < model.materials.size(); ++i) {
        if (model.materials[i].name == wanted.name) return static_cast<int>(i);
        names.push_back(model.materials[i].name);
    }
    if (wanted.node)
        reader.report(*wanted.node, ProblemCode::unknown_id, fmt::format("the sprite has no material `{}`", wanted.name),
                      did_you_mean(wanted.name, names));
    return 0;
}

Primitive primitive_of(const PartDraft& draft, int material_number) {
    using Form = PartDraft::Form;
    using PrimitiveKind = Primitive::Kind;
    Primitive part;
    part.kind = PrimitiveKind::ball;
    if (draft.form == Form::capsule) part.kind = PrimitiveKind::capsule;
    if (draft.form == Form::box) part.kind = PrimitiveKind::box;
    if (draft.form == Form::ring) part.kind = PrimitiveKind::ring;
    part.from = draft.at;
    part.to = draft.form == Form::capsule ? draft.to : draft.size;
    part.radius = draft.form == Form::ring ? draft.ring_radius : draft.radii.first;
    part.end_radius = draft.form == Form::ring ? draft.wire : draft.radii.second;
    part.turn = draft.turn;
    part.material = material_number;
    part.mirrored = draft.mirrored;
    part.joint = draft.joint;
    part.limb = draft.limb;
    return part;
}

}  // namespace

const Fields<SpriteDraft>& sprite_fields() {
    using Gait = SpriteModel::Gait;
    static const Fields<SpriteDraft> table =
        Fields<SpriteDraft>("What a creature or thing looks like, modelled from a few solids. It stands at height 0 and is about 100 tall.")
            .optional("materials", &SpriteDraft::materials, map_from_words(colour()), "Its colours, by names that you choose.")
            .optional("palette", &SpriteDraft::palette, reference<PaletteId>("palettes"),
                      "Replaces the colours of the materials that it has a colour for.")
            .optional("glowing", &SpriteDraft::glowing, list(material(), 0, 16), "Materials that glow.")
            .optional("parts", &SpriteDraft::parts, list(variant(drafted_parts()), 0, 96), "The solids and eyes it is made of.")
            .optional("poses", &SpriteDraft::poses, list(structure(pose_fields()), 0, 64), "Changes to single frames.")
            .optional("size", &SpriteDraft::size, number(40, 200), "Size in percent; large sprites extend beyond their tile.")
            .optional("gait", &SpriteDraft::gait, choice<Gait>({{"walks", Gait::walks}, {"hops", Gait::hops}, {"floats", Gait::floats}}),
                      "How it moves when it walks.")
            .optional("turns", &SpriteDraft::turns, boolean(), "False: it has a single facing.")
            .optional("picture", &SpriteDraft::picture, picture(),
                      "A PNG that replaces the model. Its path in the pack's folder: 8 by 8 pictures of 32, 48 or 64 pixels a side.");
    return table;
}

const Fields<Palette>& palette_fields() {
    static const Fields<Palette> table =
        Fields<Palette>("Colours that sprites share. A change here changes all sprites that use this palette.")
            .required("colours", &Palette::colours, map_from_words(colour()),
                      "The colours, by the names of the materials that they are for.");
    return table;
}

void finish_sprite(const SpriteDraft& draft, SpriteModel& model, Reader& reader) {
    model.palette = draft.palette;
    for (const auto& [name, material_colour] : draft.materials) model.materials.push_back({.name = name, .colour = material_colour});
    for (const MaterialName& name : draft.glowing) {
        const auto row = static_cast<std::size_t>(material_row(name, model, reader));
        if (row < model.materials.size()) model.materials[row].glows = true;
    }
    for (const PartDraft& part : draft.parts) {
        if (part.form == PartDraft::Form::eyes)
            model.eyes.push_back({.at = part.at, .look = part.look, .size = part.pixels, .colour = part.colour, .joint = part.joint});
        else
            model.primitives.push_back(primitive_of(part, material_row(part.material, model, reader)));
    }
    model.changes = draft.poses;
    model.size_percent = draft.size;
    model.gait = draft.gait;
    model.turns = draft.turns;
    const bool has_single_facing = !draft.turns;
    if (draft.picture.node) model.picture = read_picture(*draft.picture.node, has_single_facing, reader);
}

void check_sprite(const Catalog& catalog, const SpriteModel& sprite, TreeNode body, Reader& reader) {
    const auto named = body.find("palette");
    if (!named || !sprite.palette) return;
    std::vector<std::string_view> names;
    for (const auto& [name, colour] : catalog[sprite.palette].colours) names.push_back(name);
    const auto is_coloured = [&](const Material& material) { return std::find(names.begin(), names.end(), material.name) != names.end(); };
    if (std::any_of(sprite.materials.begin(), sprite.materials.end(), is_coloured)) return;
    const Reader::Step step(reader, "palette", *named);
    reader.report(*named, ProblemCode::unknown_id,
                  fmt::format("`{}` has no colour for any of the sprite's materials", catalog[sprite.palette].id),
                  fmt::format("it has colours for {}", fmt::join(names, ", ")));
}

void colour_from_palettes(Catalog& catalog) {
    for (SpriteModel& sprite : catalog.sprites) {
        if (!sprite.palette) continue;
        for (const auto& [name, colour] : catalog[sprite.palette].colours)
            for (Material& material : sprite.materials)
                if (material.name == name) material.colour = colour;
    }
}

}  // namespace td
