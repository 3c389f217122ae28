#include "art/poses.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"

using namespace td;

namespace {

bool equal(Vec3 a, Vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

SpriteModel walker() {
    SpriteModel model = td::testing::armed_pole(true);
    model.gait = SpriteModel::Gait::walks;
    return model;
}

SkeletonPose pose_of(const SpriteModel& model, SpritePose pose, int frame = 0) { return skeleton_pose_of(model, pose, frame); }

}  // namespace

TEST_CASE("a hundredth of the content is a hundredth of a unit") { CHECK(equal(units({150, -20, 0}), {1.5f, -0.2f, 0})); }

TEST_CASE("arms swing against each other in walking, and change with the frame") {
    const SpriteModel model = walker();
    const SkeletonPose first = pose_of(model, SpritePose::walk, 0), second = pose_of(model, SpritePose::walk, 1);
    CHECK(first.left_arm.turn.x == -first.right_arm.turn.x);
    CHECK(first.left_arm.turn.x == -second.left_arm.turn.x);
    CHECK(first.legs.turn.x == -second.legs.turn.x);
}

TEST_CASE("each gait moves in its own way") {
    SpriteModel model = walker();
    CHECK(equal(pose_of(model, SpritePose::walk).stretch, {1, 1, 1}));
    model.gait = SpriteModel::Gait::hops;
    CHECK(pose_of(model, SpritePose::walk, 0).stretch.y > 1);
    CHECK(pose_of(model, SpritePose::walk, 1).stretch.y < 1);
    model.gait = SpriteModel::Gait::floats;
    CHECK(pose_of(model, SpritePose::idle, 0).whole.move.y > pose_of(model, SpritePose::idle, 1).whole.move.y);
}

TEST_CASE("an attack draws back and strikes forward, with the arm if there is one") {
    SpriteModel armed = walker();
    CHECK(pose_of(armed, SpritePose::attack, 0).whole.move.z < 0);
    CHECK(pose_of(armed, SpritePose::attack, 1).whole.move.z > 0);
    CHECK(pose_of(armed, SpritePose::attack, 1).head.move.z == 0);
    const SpriteModel armless = td::testing::nosed_ball();
    CHECK(pose_of(armless, SpritePose::attack, 1).head.move.z > 0);
}

TEST_CASE("those with arms lie down to sleep, others curl up") {
    CHECK(pose_of(walker(), SpritePose::sleep).whole.turn.z > 45);
    const SkeletonPose curled = pose_of(td::testing::nosed_ball(), SpritePose::sleep);
    CHECK(curled.whole.turn.z == 0);
    CHECK(curled.stretch.y < 0.8f);
}

TEST_CASE("an author's change replaces the movement of its joint in its frame, and no other") {
    SpriteModel model = walker();
    model.changes = {{SpritePose::walk, 1, Joint::arms, {10, 0, 0}, {0, 90, 0}}};
    const SkeletonPose changed = pose_of(model, SpritePose::walk, 1);
    CHECK(equal(changed.left_arm.move, {0.1f, 0, 0}));
    CHECK(equal(changed.right_arm.turn, {0, 90, 0}));
    CHECK(equal(changed.legs.turn, pose_of(walker(), SpritePose::walk, 1).legs.turn));
    CHECK(equal(pose_of(model, SpritePose::walk, 0).left_arm.turn, pose_of(walker(), SpritePose::walk, 0).left_arm.turn));
}

TEST_CASE("a thing that does not turn does not move by itself") {
    SpriteModel thing = walker();
    thing.turns = false;
    const SkeletonPose pose = pose_of(thing, SpritePose::idle, 0);
    CHECK(equal(pose.tail.turn, {0, 0, 0}));
    CHECK(equal(pose.whole.move, {0, 0, 0}));
}
