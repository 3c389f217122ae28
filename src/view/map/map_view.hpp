// Converts between tiles and window pixels, from the camera's place and the size of a tile.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "view/draw/shapes.hpp"
#include "view/map/animator.hpp"

namespace td {

inline constexpr int tile_pixels = 24;  ///< side of a tile in art pixels

class MapView {
public:
    /// `area`: the part of the window with the camera's place in its middle; `scale`: window pixels per art pixel.
    void set(Box area, int scale) {
        m_area = area;
        m_scale = scale;
    }
    /// The same, moved by that many art pixels.
    MapView shifted(Point by) const {
        MapView view = *this;
        view.m_area = m_area.moved(by.x * m_scale, by.y * m_scale);
        return view;
    }
    int scale() const { return m_scale; }
    int tile() const { return tile_pixels * m_scale; }
    Box area() const { return m_area; }

    /// The upper left corner of the tile in the window, in whole art pixels, so that nothing shimmers.
    Point corner(Spot at) const {
        const Point centre = m_area.centre();
        return {centre.x - tile() / 2 + (art_pixels(at.x) - art_pixels(m_camera.x)) * m_scale,
                centre.y - tile() / 2 + (art_pixels(at.y) - art_pixels(m_camera.y)) * m_scale};
    }
    Box box(Point tile_at) const {
        const Point at = corner(spot_of(tile_at));
        return {at.x, at.y, tile(), tile()};
    }
    Point middle(Spot at) const {
        const Point p = corner(at);
        return {p.x + tile() / 2, p.y + tile() / 2};
    }
    /// The top, in pixels, of a sign of this height over the head of a creature on the tile with that corner. A sign that would leave the
    /// area is placed below the tile instead.
    int top_of_sign(Point corner, int height) const {
        const int over_head = corner.y - height - 3 * m_scale;
        return over_head >= m_area.y ? over_head : corner.y + tile() - m_scale;
    }
    /// The place for a text that floats over the map: `wished`, moved wholly into the visible map, which reaches from the area to the left
    /// edge of the window. What is wholly outside stays there.
    Box within(Box wished) const {
        const Box seen{0, m_area.y, m_area.right(), m_area.height};
        return wished.intersected(seen).empty() ? wished : wished.moved_into(seen);
    }
    /// The tile at that pixel of the window; it may be outside the floor.
    Point tile_at(Point pixel) const {
        const Point zero = corner({0, 0});
        return {floor_div(pixel.x - zero.x, tile()), floor_div(pixel.y - zero.y, tile())};
    }

    /// The camera's place for `leader`, shifted as little as possible to show `others` too. The leader stays visible, and so do `friends`
    /// who would be visible without the others.
    Spot place_for(Spot leader, const std::vector<Spot>& others, const std::vector<Spot>& friends = {}) const;

    /// `place`, shifted as little as possible to show `what`.
    Spot place_showing(Spot place, Spot what) const;

    /// Follows `goal`: at once if it is near, gliding if it is far. `milliseconds`: since the last call. True if the camera moved.
    bool follow(Spot goal, float milliseconds);
    /// Moves the camera to `goal` at once.
    void jump(Spot goal) { m_camera = goal; }

private:
    /// The tiles that are visible on either side of the camera, each way.
    Spot half_shown() const;
    /// Tile and camera are rounded separately and always in the same direction, so that neighbouring tiles are exactly `tile_pixels`
    /// apart.
    static int art_pixels(float tiles) { return static_cast<int>(std::floor(tiles * tile_pixels + 0.5f)); }
    static int floor_div(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

    Box m_area{0, 0, 1280, 720};
    int m_scale = 2;
    Spot m_camera;
};

}  // namespace td
