#include "view/map/map_view.hpp"

#include <algorithm>
#include <cmath>

namespace td {

namespace {

/// The least and greatest place on one axis.
struct Extent {
    float low, high;
    void include(float place) {
        low = std::min(low, place);
        high = std::max(high, place);
    }
};

/// One axis of MapView::place_for(): `half` tiles are visible on either side of the camera.
float place_on_axis(float leader, Extent others, Extent friends, float half) {
    float place = leader;
    if (others.high - half > place) place = others.high - half;
    if (others.low + half < place) place = others.low + half;
    // Friends are within `half` of the leader, so all of them fit.
    place = std::clamp(place, leader - half, leader + half);
    return std::min(std::max(place, friends.high - half), friends.low + half);
}

}  // namespace

Spot MapView::half_shown() const {
    // Less half a tile and a little more, so that no creature is right at the edge.
    const auto half = [&](int length) { return std::max(0.0f, static_cast<float>(length) / static_cast<float>(2 * tile()) - 0.75f); };
    return {half(m_area.width), half(m_area.height)};
}

Spot MapView::place_for(Spot leader, const std::vector<Spot>& others, const std::vector<Spot>& friends) const {
    const auto [half_width, half_height] = half_shown();
    Extent x{leader.x, leader.x}, y{leader.y, leader.y}, friends_x = x, friends_y = y;
    for (const Spot other : others) {
        x.include(other.x);
        y.include(other.y);
    }
    for (const Spot one : friends) {
        if (std::abs(one.x - leader.x) > half_width || std::abs(one.y - leader.y) > half_height) continue;
        friends_x.include(one.x);
        friends_y.include(one.y);
    }
    return {place_on_axis(leader.x, x, friends_x, half_width), place_on_axis(leader.y, y, friends_y, half_height)};
}

Spot MapView::place_showing(Spot place, Spot what) const {
    const Spot half = half_shown();
    return {std::clamp(place.x, what.x - half.x, what.x + half.x), std::clamp(place.y, what.y - half.y, what.y + half.y)};
}

bool MapView::follow(Spot goal, float milliseconds) {
    const Spot away = goal - m_camera;
    const float distance = std::max(std::abs(away.x), std::abs(away.y));
    constexpr float near_tiles = 1.2f, glide_ms = 110;
    // A leader's step is followed exactly: the leader stays in the middle and the floor moves.
    if (distance < near_tiles) {
        const bool moved = distance > 0.001f;
        m_camera = goal;
        return moved;
    }
    m_camera = m_camera + away * std::min(1.0f, milliseconds / glide_ms);
    return true;
}

}  // namespace td
