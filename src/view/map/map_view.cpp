#include "view/map/map_view.hpp"

#include <algorithm>

namespace td {

namespace {

/// One axis of MapView::place_for: `half` tiles are seen to either side of the camera.
float place_on_axis(float leader, float lowest, float highest, float half) {
    float place = leader;
    if (highest - half > place) place = highest - half;
    if (lowest + half < place) place = lowest + half;
    return std::clamp(place, leader - std::max(0.0f, half - 1), leader + std::max(0.0f, half - 1));
}

}  // namespace

Spot MapView::place_for(Spot leader, const std::vector<Spot>& others) const {
    Spot low = leader, high = leader;
    for (const Spot other : others) {
        low = {std::min(low.x, other.x), std::min(low.y, other.y)};
        high = {std::max(high.x, other.x), std::max(high.y, other.y)};
    }
    // A tile's own half, and a little more: no creature stands right at the edge.
    const auto half = [&](int length) { return static_cast<float>(length) / static_cast<float>(2 * tile()) - 0.75f; };
    return {place_on_axis(leader.x, low.x, high.x, half(m_area.width)), place_on_axis(leader.y, low.y, high.y, half(m_area.height))};
}

bool MapView::follow(Spot goal, float milliseconds) {
    const Spot away = goal - m_camera;
    const float distance = std::max(std::abs(away.x), std::abs(away.y));
    // A step of the leader is followed exactly: the leader stands still in the middle and the floor moves.
    if (distance < 1.2f) {
        const bool moved = distance > 0.001f;
        m_camera = goal;
        return moved;
    }
    m_camera = m_camera + away * std::min(1.0f, milliseconds / 110);
    return true;
}

}  // namespace td
