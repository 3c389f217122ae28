// The position of all joints of a model in each frame.
#include "art/poses.hpp"

#include <algorithm>

namespace td {

namespace {

bool has_joint(const SpriteModel& model, Joint joint) {
    return std::any_of(model.primitives.begin(), model.primitives.end(), [joint](const Primitive& part) { return part.joint == joint; });
}

bool has_arms(const SpriteModel& model) {
    return has_joint(model, Joint::arms) || has_joint(model, Joint::left_arm) || has_joint(model, Joint::right_arm);
}

// Each sets what its pose moves in one frame. The numbers, in degrees and model units, were chosen by eye.
void idle(SkeletonPose& joints, const SpriteModel& model, int frame) {
    const float beat = frame == 0 ? 1.0f : -1.0f;
    joints.wings.turn = {0, 0, 24 * beat};
    joints.tail.turn = {4 * beat, 12 * beat, 0};
    if (model.gait == SpriteModel::Gait::floats) {
        joints.whole.move = {0, 0.035f * beat, 0};
        return;
    }
    if (frame == 0) return;
    if (model.gait == SpriteModel::Gait::hops) {
        joints.stretch = {1.07f, 0.87f, 1.07f};
        return;
    }
    joints.body.move = {0, -0.025f, 0};
    joints.head.move = {0, -0.04f, 0};
    joints.left_arm.turn = joints.right_arm.turn = {0, 0, 7};
}

void walk(SkeletonPose& joints, const SpriteModel& model, int frame) {
    const float beat = frame == 0 ? 1.0f : -1.0f;
    joints.wings.turn = {0, 0, 34 * beat};
    joints.tail.turn = {0, 20 * beat, 0};
    if (model.gait == SpriteModel::Gait::hops) {
        joints.stretch = frame == 0 ? Vec3{0.88f, 1.16f, 0.88f} : Vec3{1.12f, 0.8f, 1.12f};
        joints.whole.move = {0, frame == 0 ? 0.12f : 0.0f, 0};
        return;
    }
    if (model.gait == SpriteModel::Gait::floats) {
        joints.whole.move = {0, 0.035f * beat, 0};
        joints.body.turn = {12, 0, 0};
        return;
    }
    joints.body.move = {0, 0.03f, 0};
    joints.body.turn = {4, 0, 4 * beat};
    joints.left_arm.turn = {26 * beat, 0, 0};
    joints.right_arm.turn = {-26 * beat, 0, 0};
    joints.legs.turn = {-30 * beat, -13 * beat, 0};
}

void attack(SkeletonPose& joints, const SpriteModel& model, int frame) {
    const bool strikes = frame == 1;
    joints.whole.move = {0, 0, strikes ? 0.16f : -0.07f};
    joints.body.turn = {strikes ? 16.0f : -10.0f, strikes ? 14.0f : -14.0f, 0};
    joints.head.turn = {strikes ? 8.0f : -12.0f, 0, 0};
    joints.wings.turn = {0, 0, strikes ? -30.0f : 48.0f};
    joints.tail.turn = {strikes ? -18.0f : 14.0f, strikes ? -16.0f : 16.0f, 0};
    joints.right_arm.turn = {strikes ? -62.0f : -150.0f, 0, 0};
    joints.left_arm.turn = {strikes ? 24.0f : -24.0f, 0, 8};
    if (model.gait == SpriteModel::Gait::hops) {
        joints.stretch = strikes ? Vec3{0.9f, 1.1f, 1.12f} : Vec3{1.12f, 0.8f, 1.08f};
        joints.body.turn.y = 0;
    }
    if (!has_arms(model)) {
        joints.body.turn = {strikes ? 12.0f : -14.0f, 0, 0};
        joints.head.move = {0, 0, strikes ? 0.08f : -0.03f};
    }
}

void hurt(SkeletonPose& joints, const SpriteModel& model) {
    joints.whole.move = {0, 0.03f, -0.12f};
    joints.body.turn = {-16, 0, 7};
    joints.head.turn = {-14, 0, -8};
    joints.left_arm.turn = joints.right_arm.turn = {-20, 0, 46};
    joints.wings.turn = {0, 0, 40};
    joints.tail.turn = {25, 0, 0};
    if (model.gait == SpriteModel::Gait::hops) joints.stretch = {1.14f, 0.78f, 1.0f};
}

void sleep(SkeletonPose& joints, const SpriteModel& model) {
    if (has_arms(model)) {
        joints.whole.turn = {0, 0, 78};
        joints.whole.move = {0.42f, 0.16f, 0};
        joints.legs.turn = {-14, 0, 0};
        return;
    }
    joints.stretch = model.gait == SpriteModel::Gait::hops ? Vec3{1.2f, 0.62f, 1.14f} : Vec3{1.12f, 0.66f, 1.06f};
    joints.head.move = {0.05f, -0.16f, 0.02f};
    joints.head.turn = {22, 0, 14};
    joints.wings.turn = {0, 0, -58};
    joints.tail.turn = {-30, 50, 0};
    if (model.gait == SpriteModel::Gait::floats) joints.whole.move = {0, -0.3f, 0};
}

/// Null for both arms, which are no single joint, and for the ground, which never moves.
JointPose* joint_pose(SkeletonPose& joints, Joint joint) {
    switch (joint) {
        case Joint::body: return &joints.body;
        case Joint::head: return &joints.head;
        case Joint::left_arm: return &joints.left_arm;
        case Joint::right_arm: return &joints.right_arm;
        case Joint::legs: return &joints.legs;
        case Joint::wings: return &joints.wings;
        case Joint::tail: return &joints.tail;
        case Joint::whole: return &joints.whole;
        case Joint::arms:
        case Joint::ground: break;
    }
    return nullptr;
}

void apply(SkeletonPose& joints, const PoseChange& change) {
    const Vec3 turn{static_cast<float>(change.turn.x), static_cast<float>(change.turn.y), static_cast<float>(change.turn.z)};
    const JointPose changed{units(change.move), turn};
    if (change.joint == Joint::arms) joints.left_arm = joints.right_arm = changed;
    if (JointPose* target = joint_pose(joints, change.joint)) *target = changed;
}

}  // namespace

Vec3 units(ModelPoint p) { return {static_cast<float>(p.x) / 100, static_cast<float>(p.y) / 100, static_cast<float>(p.z) / 100}; }

SkeletonPose skeleton_pose_of(const SpriteModel& model, SpritePose pose, int frame) {
    SkeletonPose joints;
    if (model.turns) switch (pose) {
            case SpritePose::idle: idle(joints, model, frame); break;
            case SpritePose::walk: walk(joints, model, frame); break;
            case SpritePose::attack: attack(joints, model, frame); break;
            case SpritePose::hurt: hurt(joints, model); break;
            case SpritePose::sleep: sleep(joints, model); break;
        }
    for (const PoseChange& change : model.changes)
        if (change.pose == pose && change.frame == frame) apply(joints, change);
    return joints;
}

}  // namespace td
