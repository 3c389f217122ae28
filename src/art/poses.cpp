// How the joints of a sculpture stand in each frame.
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

void idle(Stand& stand, const SpriteModel& model, int frame) {
    const float beat = frame == 0 ? 1.0f : -1.0f;
    stand.wings.turn = {0, 0, 24 * beat};
    stand.tail.turn = {4 * beat, 12 * beat, 0};
    if (model.gait == SpriteModel::Gait::floats) {
        stand.whole.move = {0, 0.035f * beat, 0};
        return;
    }
    if (frame == 0) return;
    if (model.gait == SpriteModel::Gait::hops) {
        stand.stretch = {1.07f, 0.87f, 1.07f};
        return;
    }
    stand.body.move = {0, -0.025f, 0};
    stand.head.move = {0, -0.04f, 0};
    stand.left_arm.turn = stand.right_arm.turn = {0, 0, 7};
}

void walk(Stand& stand, const SpriteModel& model, int frame) {
    const float beat = frame == 0 ? 1.0f : -1.0f;
    stand.wings.turn = {0, 0, 34 * beat};
    stand.tail.turn = {0, 20 * beat, 0};
    if (model.gait == SpriteModel::Gait::hops) {
        stand.stretch = frame == 0 ? Vec3{0.88f, 1.16f, 0.88f} : Vec3{1.12f, 0.8f, 1.12f};
        stand.whole.move = {0, frame == 0 ? 0.12f : 0.0f, 0};
        return;
    }
    if (model.gait == SpriteModel::Gait::floats) {
        stand.whole.move = {0, 0.035f * beat, 0};
        stand.body.turn = {12, 0, 0};
        return;
    }
    stand.body.move = {0, 0.03f, 0};
    stand.body.turn = {4, 0, 4 * beat};
    stand.left_arm.turn = {26 * beat, 0, 0};
    stand.right_arm.turn = {-26 * beat, 0, 0};
    stand.legs.turn = {-30 * beat, -13 * beat, 0};
}

void attack(Stand& stand, const SpriteModel& model, int frame) {
    const bool strikes = frame == 1;
    stand.whole.move = {0, 0, strikes ? 0.16f : -0.07f};
    stand.body.turn = {strikes ? 16.0f : -10.0f, strikes ? 14.0f : -14.0f, 0};
    stand.head.turn = {strikes ? 8.0f : -12.0f, 0, 0};
    stand.wings.turn = {0, 0, strikes ? -30.0f : 48.0f};
    stand.tail.turn = {strikes ? -18.0f : 14.0f, strikes ? -16.0f : 16.0f, 0};
    stand.right_arm.turn = {strikes ? -62.0f : -150.0f, 0, 0};
    stand.left_arm.turn = {strikes ? 24.0f : -24.0f, 0, 8};
    if (model.gait == SpriteModel::Gait::hops) {
        stand.stretch = strikes ? Vec3{0.9f, 1.1f, 1.12f} : Vec3{1.12f, 0.8f, 1.08f};
        stand.body.turn.y = 0;
    }
    if (!has_arms(model)) {
        stand.body.turn = {strikes ? 12.0f : -14.0f, 0, 0};
        stand.head.move = {0, 0, strikes ? 0.08f : -0.03f};
    }
}

void hurt(Stand& stand, const SpriteModel& model) {
    stand.whole.move = {0, 0.03f, -0.12f};
    stand.body.turn = {-16, 0, 7};
    stand.head.turn = {-14, 0, -8};
    stand.left_arm.turn = stand.right_arm.turn = {-20, 0, 46};
    stand.wings.turn = {0, 0, 40};
    stand.tail.turn = {25, 0, 0};
    if (model.gait == SpriteModel::Gait::hops) stand.stretch = {1.14f, 0.78f, 1.0f};
}

void sleep(Stand& stand, const SpriteModel& model) {
    if (has_arms(model)) {
        stand.whole.turn = {0, 0, 78};
        stand.whole.move = {0.42f, 0.16f, 0};
        stand.legs.turn = {-14, 0, 0};
        return;
    }
    stand.stretch = model.gait == SpriteModel::Gait::hops ? Vec3{1.2f, 0.62f, 1.14f} : Vec3{1.12f, 0.66f, 1.06f};
    stand.head.move = {0.05f, -0.16f, 0.02f};
    stand.head.turn = {22, 0, 14};
    stand.wings.turn = {0, 0, -58};
    stand.tail.turn = {-30, 50, 0};
    if (model.gait == SpriteModel::Gait::floats) stand.whole.move = {0, -0.3f, 0};
}

JointStand* stand_for(Stand& stand, Joint joint) {
    switch (joint) {
        case Joint::body: return &stand.body;
        case Joint::head: return &stand.head;
        case Joint::left_arm: return &stand.left_arm;
        case Joint::right_arm: return &stand.right_arm;
        case Joint::legs: return &stand.legs;
        case Joint::wings: return &stand.wings;
        case Joint::tail: return &stand.tail;
        case Joint::whole: return &stand.whole;
        case Joint::arms:
        case Joint::ground: break;
    }
    return nullptr;
}

void apply(Stand& stand, const PoseChange& change) {
    const Vec3 turn{static_cast<float>(change.turn.x), static_cast<float>(change.turn.y), static_cast<float>(change.turn.z)};
    const JointStand changed{units(change.move), turn};
    if (change.joint == Joint::arms) stand.left_arm = stand.right_arm = changed;
    if (JointStand* target = stand_for(stand, change.joint)) *target = changed;
}

}  // namespace

Vec3 units(ModelPoint p) { return {static_cast<float>(p.x) / 100, static_cast<float>(p.y) / 100, static_cast<float>(p.z) / 100}; }

Stand stand_of(const SpriteModel& model, SpritePose pose, int frame) {
    Stand stand;
    if (model.turns) switch (pose) {
            case SpritePose::idle: idle(stand, model, frame); break;
            case SpritePose::walk: walk(stand, model, frame); break;
            case SpritePose::attack: attack(stand, model, frame); break;
            case SpritePose::hurt: hurt(stand, model); break;
            case SpritePose::sleep: sleep(stand, model); break;
        }
    for (const PoseChange& change : model.changes)
        if (change.pose == pose && change.frame == frame) apply(stand, change);
    return stand;
}

}  // namespace td
