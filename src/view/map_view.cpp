#include "view/map_view.hpp"

#include <algorithm>

namespace td {

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
