// Collects what a frame shows as one list of quadrilaterals over one texture: a frame is one draw call.
// Knows nothing of the game. All positions are pixels of the window.
#pragma once

#include <SFML/Graphics/Vertex.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "controls/preferences.hpp"
#include "view/draw/glyphs.hpp"
#include "view/draw/shapes.hpp"

namespace td {

enum class Align : std::uint8_t { left, centre, right };

struct TextStyle {
    TextSize size = TextSize::normal;
    Colour colour{};
    bool bold = false;
};

class Canvas {
public:
    /// Pictures and letters are parts of this atlas.
    Canvas(const Atlas& atlas, Glyphs& glyphs);

    /// The smallest size that is laid out; of a window below it the left upper part is shown.
    static constexpr int least_width = 320;
    static constexpr int least_height = 180;

    /// Begins a frame for a window of this size, as large as the player likes it and with the keys that ask for controls then; they
    /// outlive the frame.
    void begin(int width, int height, const Preferences& preferences);
    /// Begins a layer over those drawn so far: what can be clicked on in those no longer counts.
    void begin_layer() { m_touchable.clear(); }
    /// The frame so far: four corners for each quadrilateral, in the order in which they are to be drawn.
    std::span<const sf::Vertex> vertices() const { return {m_vertices.data(), m_used}; }
    /// Pictures of this frame that were not drawn, because the atlas holds something else there by now. A fault of the program.
    int stale_pictures() const { return m_stale_pictures; }

    int width() const { return m_size.width; }
    int height() const { return m_size.height; }
    Box area() const { return m_size; }
    const KeySettings& keys() const { return *m_keys; }
    /// A length of the layout at 1280x720 in pixels of this window: as large as both its height and its width allow, or less of it as the
    /// player likes it, but never less than there.
    int px(int length) const { return length * m_lines / 720; }
    /// The player's liking can make the flat parts smaller than they would be.
    bool could_be_smaller() const { return std::min(m_size.height, m_size.width * 9 / 16) > 720; }
    /// Whole-number scale for pictures of the flat parts: 2 at 720 lines, 3 at 1080.
    int picture_scale() const { return std::max(1, m_lines / 360); }

    // --- shapes ---
    void rect(Box box, Colour colour);
    /// From one colour at the top to another at the bottom.
    void gradient(Box box, Colour top, Colour bottom);
    /// Only the border, drawn inwards.
    void frame(Box box, int thickness, Colour colour);
    /// A line of whole pixels' width; not cut precisely by the clipping box (left out when it starts or ends outside).
    void line(Point from, Point to, int thickness, Colour colour);

    // --- pictures: parts of the atlas; an empty one draws nothing ---
    void picture(const Source& source, Point at, int scale = 1, Colour tint = {});
    /// Stretched; for panels and whole tiles.
    void picture_in(const Source& source, const Box& target, Colour tint = {});
    /// Nine slices: the corners of `source` (`corner` pixels square) keep their shape at `scale`, edges and middle stretch.
    void panel(const Source& source, int corner, Box target, int scale, Colour tint = {});

    // --- text: UTF-8, one line, `at` is the top of the line ---
    /// Returns the width in pixels.
    int text(Point at, std::string_view utf8, const TextStyle& style, Align align = Align::left);
    int text_width(std::string_view utf8, const TextStyle& style);
    int line_height(TextSize size = TextSize::normal) { return m_glyphs.line_height(pixels(size)); }
    /// Shortened with an ellipsis where it is wider than `width`.
    std::string fitted(std::string_view utf8, int width, const TextStyle& style);
    /// Broken into lines at spaces.
    std::vector<std::string> wrapped(std::string_view utf8, int width, const TextStyle& style);
    /// Wraps and draws from the top of `box`; returns the height used.
    int paragraph(Box box, std::string_view utf8, const TextStyle& style, Align align = Align::left);

    // --- the mouse ---
    /// A click on `box` asks for `control`, like its key.
    void touchable(Box box, Control control) { m_touchable.push_back({box, control}); }
    /// What a click there asks for by itself; nothing: the layer on top decides.
    std::optional<Control> control_at(Point p) const;

    // --- clipping ---
    /// From now on only what lies in `box` (and in the boxes pushed before) is drawn.
    void push_clip(Box box);
    void pop_clip();

private:
    int pixels(TextSize size) const { return text_pixels(size, m_lines); }
    sf::Vertex* next_four();
    bool is_there(const Source& source);
    void quad(const Box& target, const Box& source, Colour top, Colour bottom);

    struct Touchable {
        Box box;
        Control control;
    };

    const Atlas& m_atlas;
    Glyphs& m_glyphs;
    Box m_white;  ///< a part of the atlas that is solid white
    int m_stale_pictures = 0;
    Box m_size{0, 0, 1280, 720};
    int m_lines = 720;  ///< of the window of 16 by 9 in whose size the flat parts are drawn
    const KeySettings* m_keys = nullptr;
    std::vector<Box> m_clips;
    std::vector<Touchable> m_touchable;
    std::vector<sf::Vertex> m_vertices;  ///< of this frame only the first m_used
    std::size_t m_used = 0;
};

}  // namespace td
