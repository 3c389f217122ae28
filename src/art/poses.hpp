// The position of all joints of a model in each frame: given by the gait, unless the model overrides it.
#pragma once

#include "art/geometry.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

struct JointPose {
    Vec3 move;  ///< in model units (1 unit = 100 in the content)
    Vec3 turn;  ///< degrees about x, y, z
};

/// Limbs on the right side use the mirrored values; legs step alternately.
struct SkeletonPose {
    JointPose whole;
    Vec3 stretch{1, 1, 1};  ///< scaling of the whole model around the ground point
    JointPose body;
    JointPose head;
    JointPose left_arm;
    JointPose right_arm;
    JointPose legs;
    JointPose wings;
    JointPose tail;
};

/// Converts from the content's hundredths to model units.
Vec3 units(ModelPoint point);

/// The pose of every joint in frame `frame` of `pose`. Precondition: 0 <= frame < frames_of_pose[pose].
SkeletonPose skeleton_pose_of(const SpriteModel& model, SpritePose pose, int frame);

}  // namespace td
