// Turns a model into placed solids in view space.
#include "art/figure.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace td {

namespace {

constexpr float pitch = 0.66f;  // the angle of the view from above, chosen by trial
constexpr int ring_segments = 12;

Vec3 degrees(ModelPoint p) { return {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)}; }
Vec3 mirrored(Vec3 v) { return {-v.x, v.y, v.z}; }

/// The rotation from world space to view space.
Mat3 view() { return {seen_from_above({1, 0, 0}), seen_from_above({0, 1, 0}), seen_from_above({0, 0, 1})}; }

/// The limb of a primitive: all primitives of one limb rotate about the same pivot.
struct Limb {
    Joint joint = Joint::body;
    int side = 0;  ///< -1 right, 1 left, 0 centre
    int number = 0;
    friend auto operator<=>(const Limb&, const Limb&) = default;
};

/// The limb of a primitive of that joint; `number`: Primitive::limb; `x`: where it is, above 0 on the left.
Limb limb_of(Joint joint, int number, float x) {
    const int side = x > 0 ? 1 : x < 0 ? -1 : 0;
    switch (joint) {
        case Joint::arms: return {side < 0 ? Joint::right_arm : Joint::left_arm, side < 0 ? -1 : 1, 0};
        case Joint::left_arm: return {joint, 1, 0};
        case Joint::right_arm: return {joint, -1, 0};
        case Joint::legs: return {joint, side, number};
        case Joint::wings: return {joint, side, 0};
        default: return {joint, 0, 0};
    }
}

/// The rotation for the other side: outwards stays outwards.
Vec3 mirrored_turn(Vec3 turn) { return {turn.x, -turn.y, -turn.z}; }

class Skeleton {
public:
    Skeleton(const SpriteModel& model, Direction facing, const SkeletonPose& joints) : m_pose(joints) {
        for (const Primitive& part : model.primitives) {
            const Vec3 from = units(part.from);
            // The first primitive of a limb gives its pivot.
            m_pivots.try_emplace(limb_of(part.joint, part.limb, from.x), from);
            if (part.mirrored) m_pivots.try_emplace(limb_of(part.joint, part.limb, -from.x), mirrored(from));
        }
        const int eighths_from_south = static_cast<int>(Direction::south) - static_cast<int>(facing);  // models are described facing south
        const float turn = 45.0f * static_cast<float>(eighths_from_south);
        const float size = static_cast<float>(model.size_percent) / 100;
        const Mat3 faced = view() * (rotation({0, turn, 0}) * scaling({size, size, size}));
        m_ground = {faced, {}};
        const JointPose& whole = joints.whole;
        m_root = m_ground * (Placement{rotation(whole.turn), whole.move} * Placement{scaling(joints.stretch), {}});
    }

    Vec3 pivot(const Limb& limb) const {
        const auto found = m_pivots.find(limb);
        return found == m_pivots.end() ? Vec3{} : found->second;
    }

    Placement placement(const Limb& limb) const {
        const Placement body = m_root * around({0, 0.2f, 0}, rotation(m_pose.body.turn), m_pose.body.move);
        switch (limb.joint) {
            case Joint::ground: return m_ground;
            case Joint::whole: return m_root;
            case Joint::head: return body * joint(limb, m_pose.head);
            case Joint::left_arm: return body * joint(limb, m_pose.left_arm);
            case Joint::right_arm: return body * joint(limb, m_pose.right_arm);
            case Joint::wings: return body * joint(limb, m_pose.wings);
            case Joint::tail: return body * joint(limb, m_pose.tail);
            case Joint::legs: return m_root * joint(limb, leg_pose(limb));
            default: return body;
        }
    }

private:
    Placement joint(const Limb& limb, const JointPose& pose) const {
        if (limb.side < 0) return around(pivot(limb), rotation(mirrored_turn(pose.turn)), mirrored(pose.move));
        return around(pivot(limb), rotation(pose.turn), pose.move);
    }

    /// The pose of one leg: left and right legs, and front and hind legs, alternate.
    JointPose leg_pose(const Limb& limb) const {
        JointPose pose = m_pose.legs;
        const float phase = (limb.side < 0) != (limb.number % 2 == 1) ? -1.0f : 1.0f;
        pose.turn.x *= phase;
        pose.turn.y *= phase;
        return pose;
    }

    const SkeletonPose& m_pose;
    std::map<Limb, Vec3> m_pivots;
    Placement m_ground;  ///< from model units to view space, without any pose
    Placement m_root;    ///< the same with the pose of the whole
};

/// `shape` maps the unit ball or cube to the solid, around `centre` in model space.
Volume ellipsoid_or_box(Volume::Kind kind, int material, const Placement& placed, Vec3 centre, const Mat3& shape) {
    const Mat3 axes = placed.linear * shape;
    Volume solid{.kind = kind, .material = material, .from = placed * centre, .inverse = inverse_rows(axes)};
    const auto reach = [kind](float x, float y, float z) {
        return kind == Volume::Kind::box ? std::abs(x) + std::abs(y) + std::abs(z) : std::sqrt(x * x + y * y + z * z);
    };
    solid.half_size = {reach(axes.x.x, axes.y.x, axes.z.x), reach(axes.x.y, axes.y.y, axes.z.y), reach(axes.x.z, axes.y.z, axes.z.z)};
    return solid;
}

struct CapsuleShape {
    Vec3 from;
    Vec3 to;
    float radius;
    float end_radius;
};

Volume capsule(int material, const Placement& placed, const CapsuleShape& shape, float thinnest) {
    const Mat3& m = placed.linear;
    const float size = std::cbrt(std::abs(dot(m.x, cross(m.y, m.z))));
    return {.kind = Volume::Kind::capsule,
            .material = material,
            .from = placed * shape.from,
            .to = placed * shape.to,
            .radius = std::max(shape.radius * size, thinnest),
            .end_radius = std::max(shape.end_radius * size, thinnest)};
}

enum class Copy : std::uint8_t { original, mirrored };

/// Adds the solids of primitives to a figure.
class FigureBuilder {
public:
    FigureBuilder(Figure& figure, const Skeleton& skeleton, float thinnest)
        : m_figure(figure), m_skeleton(skeleton), m_thinnest(thinnest) {}

    void add(const Primitive& part, Copy copy) {
        const bool flip = copy == Copy::mirrored;
        const Vec3 from = flip ? mirrored(units(part.from)) : units(part.from);
        const Placement placed = m_skeleton.placement(limb_of(part.joint, part.limb, from.x));
        const Vec3 turn = flip ? mirrored_turn(degrees(part.turn)) : degrees(part.turn);
        switch (part.kind) {
            case Primitive::Kind::ball:
            case Primitive::Kind::box: {
                const auto kind = part.kind == Primitive::Kind::box ? Volume::Kind::box : Volume::Kind::ellipsoid;
                const Vec3 size = units(part.to);
                const Vec3 solid_size{std::max(size.x, 0.01f), std::max(size.y, 0.01f), std::max(size.z, 0.01f)};
                m_figure.solids.push_back(ellipsoid_or_box(kind, part.material, placed, from, rotation(turn) * scaling(solid_size)));
                break;
            }
            case Primitive::Kind::capsule: {
                const Vec3 to = flip ? mirrored(units(part.to)) : units(part.to);
                const CapsuleShape shape{from, to, static_cast<float>(part.radius) / 100, static_cast<float>(part.end_radius) / 100};
                m_figure.solids.push_back(capsule(part.material, placed, shape, m_thinnest));
                break;
            }
            case Primitive::Kind::ring: add_ring(part, placed, from, rotation(turn)); break;
        }
    }

private:
    void add_ring(const Primitive& part, const Placement& placed, Vec3 centre, const Mat3& turned) {
        const float radius = static_cast<float>(part.radius) / 100;
        const float wire = static_cast<float>(part.end_radius) / 100;
        const auto at = [&](int step) {
            const float angle = radians(360.0f * static_cast<float>(step) / ring_segments);
            return centre + turned * Vec3{radius * std::cos(angle), 0, radius * std::sin(angle)};
        };
        for (int step = 0; step < ring_segments; ++step)
            m_figure.solids.push_back(capsule(part.material, placed, {at(step), at(step + 1), wire, wire}, m_thinnest));
    }

    Figure& m_figure;
    const Skeleton& m_skeleton;
    float m_thinnest;
};

PlacedEyes placed_eye(const Eyes& eyes, const Skeleton& skeleton, Copy copy) {
    const Vec3 at = copy == Copy::mirrored ? mirrored(units(eyes.at)) : units(eyes.at);
    const Limb limb = limb_of(eyes.joint, 0, 0);
    const Placement placed = skeleton.placement(limb);
    const Vec3 outwards = at - skeleton.pivot(limb);
    // Eyes look further ahead than the surface under them; otherwise the eyes on a long snout would look upwards.
    const Vec3 normal = normalized(placed.linear * Vec3{outwards.x, 0.3f * outwards.y, std::max(outwards.z, 0.0f) + 0.05f});
    const Vec3 ahead = normalized(placed.linear * Vec3{0, 0, 1});
    return {placed * at, normal, ahead.x, &eyes};
}

}  // namespace

Vec3 seen_from_above(Vec3 world) {
    const float c = std::cos(pitch), s = std::sin(pitch);
    return {world.x, c * world.y - s * world.z, s * world.y + c * world.z};
}

Vec3 Volume::low() const {
    if (kind != Kind::capsule) return from - half_size;
    return {std::min(from.x - radius, to.x - end_radius), std::min(from.y - radius, to.y - end_radius),
            std::min(from.z - radius, to.z - end_radius)};
}

Vec3 Volume::high() const {
    if (kind != Kind::capsule) return from + half_size;
    return {std::max(from.x + radius, to.x + end_radius), std::max(from.y + radius, to.y + end_radius),
            std::max(from.z + radius, to.z + end_radius)};
}

Figure place(const SpriteModel& model, Direction facing, const SkeletonPose& joints, float thinnest) {
    const Skeleton skeleton(model, facing, joints);
    Figure figure;
    FigureBuilder builder(figure, skeleton, thinnest);
    std::size_t first_new = 0;
    for (const Primitive& part : model.primitives) {
        builder.add(part, Copy::original);
        if (part.mirrored) builder.add(part, Copy::mirrored);
        for (std::size_t i = first_new; i < figure.solids.size(); ++i) figure.solids[i].joint = part.joint;
        first_new = figure.solids.size();
    }
    for (const Eyes& eyes : model.eyes) {
        figure.eyes.push_back(placed_eye(eyes, skeleton, Copy::original));
        if (eyes.at.x != 0) figure.eyes.push_back(placed_eye(eyes, skeleton, Copy::mirrored));
    }
    return figure;
}

}  // namespace td
