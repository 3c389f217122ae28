// Portraits: close-ups of a creature's head.
#include "art/portrait.hpp"

#include <algorithm>

#include "art/figure.hpp"
#include "art/sculptor.hpp"

namespace td {

namespace {

// Pixels per unit in a picture of portrait_size.
constexpr float closest = 31;   // an average head fills two thirds of the picture
constexpr float farthest = 21;  // with antlers or a hat, which may be cut off while the face may not

constexpr float small_head = 0.32f;  // share of the whole creature's size

struct Extent {
    Vec3 low{1e9f, 1e9f, 0};
    Vec3 high{-1e9f, -1e9f, 0};
    bool empty() const { return low.x > high.x; }
    void add(const Volume& solid) {
        low = {std::min(low.x, solid.low().x), std::min(low.y, solid.low().y), 0};
        high = {std::max(high.x, solid.high().x), std::max(high.y, solid.high().y), 0};
    }
    Vec3 middle() const { return (low + high) * 0.5f; }
    float side() const { return std::max(high.x - low.x, high.y - low.y); }
};

struct Extents {
    Extent skull;  ///< the first primitive of the head
    Extent head;
    Extent all;
};

Extents extents_of(const Figure& figure) {
    Extents extents;
    auto& [skull, head, all] = extents;
    for (const Volume& solid : figure.solids) {
        all.add(solid);
        if (solid.joint != Joint::head) continue;
        if (skull.empty()) skull.add(solid);
        head.add(solid);
    }
    if (head.empty()) skull = head = all;
    return extents;
}

}  // namespace

Image sculpt_portrait(const SpriteModel& model, int size) {
    const Figure figure = place(model, Direction::south, skeleton_pose_of(model, SpritePose::idle, 0), 0.01f);
    const auto [skull, head, all] = extents_of(figure);
    const auto side = static_cast<float>(size);
    const float share = side / portrait_size;
    Camera camera;
    camera.size = size;
    const float least_scale = std::min(farthest * share, (side - 4) / skull.side());
    const float most_scale = std::max(least_scale, std::min(closest * share, 1.8f * side / all.side()));
    camera.scale = std::clamp((side - 3) / head.side(), least_scale, most_scale);
    Vec3 centre = head.side() * camera.scale > side ? skull.middle() * 0.7f + head.middle() * 0.3f : head.middle();
    if (head.side() < all.side() * small_head) {  // then the body is more recognizable than the head
        camera.scale = std::max(farthest * share, (side - 3) / all.side());
        centre = head.middle() * 0.6f + all.middle() * 0.4f;
    }
    camera.ground_x = side / 2 - centre.x * camera.scale;
    camera.ground_y = side / 2 + centre.y * camera.scale;
    camera.larger_eyes = camera.scale > 25 ? 1 : 0;
    return Sculptor(model, camera).picture(Direction::south, SpritePose::idle, 0);
}

}  // namespace td
