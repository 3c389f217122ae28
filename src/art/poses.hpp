// How the joints of a sculpture stand in each frame: what the gait says, unless the model says otherwise.
#pragma once

#include "art/geometry.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

struct JointStand {
    Vec3 move;  ///< model units (1 = a hundred of the author's)
    Vec3 turn;  ///< degrees about x, y, z
};

/// Limbs on the right side use the mirror image of what is given here; legs step in turn.
struct Stand {
    JointStand whole;
    Vec3 stretch{1, 1, 1};  ///< of everything, around the ground
    JointStand body;
    JointStand head;
    JointStand left_arm;
    JointStand right_arm;
    JointStand legs;
    JointStand wings;
    JointStand tail;
};

/// What the author gives in hundredths, in model units.
Vec3 units(ModelPoint point);

/// The stand of every joint in frame `frame` of `pose`. Precondition: 0 <= frame < frames_of_pose[pose].
Stand stand_of(const SpriteModel& model, SpritePose pose, int frame);

}  // namespace td
