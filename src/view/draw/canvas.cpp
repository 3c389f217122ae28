#include "view/draw/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace td {

namespace {

void set(sf::Vertex& vertex, sf::Vector2f at, sf::Vector2f source, Colour colour) {
    vertex.position = at;
    vertex.texCoords = source;
    vertex.color.r = colour.r;
    vertex.color.g = colour.g;
    vertex.color.b = colour.b;
    vertex.color.a = colour.a;
}

}  // namespace

Canvas::Canvas(const Atlas& atlas, Glyphs& glyphs) : m_atlas(atlas), m_glyphs(glyphs), m_white(atlas.white()) {}

void Canvas::begin(int width, int height, const Preferences& preferences) {
    m_size = {0, 0, std::max(width, least_width), std::max(height, least_height)};
    const int most_lines = window_lines();
    const int wished_lines = preferences.text_size == 0 ? most_lines : 720 * preferences.text_size / 100;
    m_lines = std::min(most_lines, wished_lines);
    m_keys = &preferences.keys;
    m_glyphs.set_smooth(preferences.smooth_letters);
    m_used = 0;
    m_stale_pictures = 0;
    m_clips.assign(1, m_size);
    if (m_written != nullptr) m_written->begin(m_size);
    begin_layer();
}

// The edge of the white part is not used: there a neighbouring picture could show.
void Canvas::rect(Box box, Colour colour) { quad(box, m_white.inset(1), &colour, 0); }

void Canvas::gradient(Box box, Colour top, Colour bottom) {
    const CornerTints tints{top, top, bottom, bottom};
    quad(box, m_white.inset(1), tints.data(), 1);
}

void Canvas::frame(Box box, int thickness, Colour colour) {
    Box inner = box;
    rect(inner.cut_top(thickness), colour);
    rect(inner.cut_bottom(thickness), colour);
    rect(inner.cut_left(thickness), colour);
    rect(inner.cut_right(thickness), colour);
}

void Canvas::line(Point from, Point to, int thickness, Colour colour) {
    if (!m_clips.back().contains(from) || !m_clips.back().contains(to)) return;
    const auto dx = static_cast<float>(to.x - from.x), dy = static_cast<float>(to.y - from.y);
    const float length = std::max(1.0f, std::sqrt(dx * dx + dy * dy));
    const float half = static_cast<float>(thickness) / 2;
    const sf::Vector2f a(static_cast<float>(from.x), static_cast<float>(from.y)), b(static_cast<float>(to.x), static_cast<float>(to.y));
    const sf::Vector2f side(-dy / length * half, dx / length * half);
    const sf::Vector2f white(static_cast<float>(m_white.x) + 1.5f, static_cast<float>(m_white.y) + 1.5f);
    sf::Vertex* vertex = next_four();
    for (const sf::Vector2f& corner : {a - side, b - side, b + side, a + side}) set(*vertex++, corner, white, colour);
}

bool Canvas::is_current(const Source& source) {
    if (source.empty()) return false;
    const bool current = source.generation == m_atlas.generation();
    if (!current) ++m_stale_pictures;
    return current;
}

void Canvas::picture(const Source& source, Point at, int scale, Colour tint) {
    picture_in(source, {at.x, at.y, source.width() * scale, source.height() * scale}, tint);
}

void Canvas::picture_in(const Source& source, const Box& target, Colour tint) {
    if (is_current(source)) quad(target, source.box, &tint, 0);
}

void Canvas::picture(const Source& source, Point at, int scale, const CornerTints& tints) {
    if (is_current(source)) quad({at.x, at.y, source.width() * scale, source.height() * scale}, source.box, tints.data(), 1);
}

std::optional<Box> Canvas::box_of(Control control) const {
    for (const Touchable& each : m_touchable)
        if (each.control == control) return each.box;
    return std::nullopt;
}

std::optional<Control> Canvas::control_at(Point p) const {
    for (const Touchable& each : m_touchable)
        if (each.box.contains(p)) return each.control;
    return std::nullopt;
}

void Canvas::push_clip(Box box) { m_clips.push_back(m_clips.back().intersected(box)); }

void Canvas::pop_clip() {
    if (m_clips.size() > 1) m_clips.pop_back();
}

sf::Vertex* Canvas::next_four() {
    // The list never shrinks: SFML constructs each vertex by a library call, which costs more than filling it in.
    if (m_used + 4 > m_vertices.size()) m_vertices.resize(std::max<std::size_t>(4096, 2 * m_vertices.size()));
    m_used += 4;
    return m_vertices.data() + m_used - 4;
}

void Canvas::quad(const Box& target, const Box& source, const Colour* tints, int next) {
    const Box shown = target.intersected(m_clips.back());
    if (shown.empty()) return;
    float left = static_cast<float>(source.x), upper = static_cast<float>(source.y);
    float right = static_cast<float>(source.right()), lower = static_cast<float>(source.bottom());
    if (shown != target) {
        // Clipped here rather than by the graphics card: each change of a scissor would cost a draw call.
        const float sx = static_cast<float>(source.width) / static_cast<float>(target.width);
        const float sy = static_cast<float>(source.height) / static_cast<float>(target.height);
        left += static_cast<float>(shown.x - target.x) * sx;
        upper += static_cast<float>(shown.y - target.y) * sy;
        right += static_cast<float>(shown.right() - target.right()) * sx;
        lower += static_cast<float>(shown.bottom() - target.bottom()) * sy;
    }
    const auto x0 = static_cast<float>(shown.x), y0 = static_cast<float>(shown.y);
    const auto x1 = static_cast<float>(shown.right()), y1 = static_cast<float>(shown.bottom());
    sf::Vertex* const four = next_four();
    set(four[0], {x0, y0}, {left, upper}, tints[0]);
    set(four[1], {x1, y0}, {right, upper}, tints[next]);
    set(four[2], {x1, y1}, {right, lower}, tints[2 * next]);
    set(four[3], {x0, y1}, {left, lower}, tints[3 * next]);
}

}  // namespace td
