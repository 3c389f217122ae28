// Collects a frame as one list of quadrilaterals over one texture, so that a frame is one draw call.
// Knows nothing of the game. All positions are pixels of the window.
#pragma once

#include <SFML/Graphics/Vertex.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "controls/preferences.hpp"
#include "view/draw/glyphs.hpp"
#include "view/draw/line_layout.hpp"
#include "view/draw/shapes.hpp"
#include "view/draw/written_texts.hpp"

namespace td {

struct TextStyle {
    TextSize size = TextSize::normal;
    Colour colour{};
    bool bold = false;
};

struct StyledLine {
    std::string text;
    TextStyle look;
};

/// Whether the layout check reports a text that had to be shortened. It always reports numbers, and texts that are left out entirely.
enum class Shortening : std::uint8_t { allowed, never };

class Canvas {
public:
    /// Pictures and letters are parts of this atlas.
    Canvas(const Atlas& atlas, Glyphs& glyphs);

    /// The smallest size that is laid out; a smaller window shows its upper left part.
    static constexpr int least_width = 320;
    static constexpr int least_height = 180;

    /// Begins a frame for a window of this size. `preferences` gives the interface size and the keys for key hints; it must outlive the
    /// frame.
    void begin(int width, int height, const Preferences& preferences);
    /// Begins a layer over those drawn so far, whose clickable boxes no longer count.
    void begin_layer() {
        m_touchable.clear();
        if (m_written != nullptr) m_written->begin_layer();
    }
    /// The texts so far move with the map: they may lie on each other and beyond the edge.
    void forget_texts() {
        if (m_written != nullptr) m_written->begin(m_size);
    }
    /// From now on, records the texts of each frame in `written`, which must outlive that; null: records nothing.
    void record_texts(WrittenTexts* written) { m_written = written; }
    /// The frame so far: four corners for each quadrilateral, in drawing order.
    std::span<const sf::Vertex> vertices() const { return {m_vertices.data(), m_used}; }
    /// How many pictures of this frame were not drawn because the atlas was cleared since. More than 0 is a fault of the program.
    int stale_pictures() const { return m_stale_pictures; }

    int width() const { return m_size.width; }
    int height() const { return m_size.height; }
    Box area() const { return m_size; }
    const KeySettings& keys() const { return *m_keys; }
    /// Converts a length of the layout at 1280x720 to pixels of this window, by the size that the player chose for texts, as far as it
    /// fits.
    int px(int length) const { return length * m_lines / 720; }
    /// The largest Preferences::text_size that fits this window.
    int largest_text_size() const { return window_lines() * 100 / 720; }
    /// The height of the largest 16:9 window that fits this one.
    int window_lines() const { return std::min(m_size.height, m_size.width * 9 / 16); }
    /// The whole-number scale of pictures in the flat parts: 2 at 720 lines, 3 at 1080.
    int picture_scale() const { return std::max(1, m_lines / 360); }

    // --- shapes ---
    void rect(Box box, Colour colour);
    /// A vertical gradient from `top` to `bottom`.
    void gradient(Box box, Colour top, Colour bottom);
    /// Only the border, drawn inside the box.
    void frame(Box box, int thickness, Colour colour);
    /// A line `thickness` pixels wide; left out if either end is outside the clipping box.
    void line(Point from, Point to, int thickness, Colour colour);

    // --- pictures: parts of the atlas; an empty one draws nothing ---
    void picture(const Source& source, Point at, int scale = 1, Colour tint = {});
    void picture(const Source& source, Point at, int scale, const CornerTints& tints);
    /// Stretched; for panels and whole tiles.
    void picture_in(const Source& source, const Box& target, Colour tint = {});

    // --- text: UTF-8; what is wider than its box is shortened with an ellipsis ---
    /// One line in the middle of the box's height; returns its width in pixels.
    int write(Box box, std::string_view utf8, const TextStyle& style, Align align = Align::left,
              Shortening shortening = Shortening::allowed);
    /// The same in the topmost line of `rest`, which is cut off.
    int write_line(Box& rest, std::string_view utf8, const TextStyle& style, Align align = Align::left) {
        return write(rest.cut_top(line_height(style.size)), utf8, style, align);
    }
    /// Wraps and writes from the top of `box`; returns the height used. At most `most_lines` lines: the last one then ends in an ellipsis.
    int paragraph(Box box, std::string_view utf8, const TextStyle& style, Align align = Align::left, int most_lines = any_lines);
    /// The same in the upper part of `rest`, which is cut off, together with a gap below it, as at 1280x720.
    void write_paragraph(Box& rest, std::string_view utf8, const TextStyle& style, int gap = 0) {
        rest.cut_top(paragraph(rest, utf8, style) + px(gap));
    }
    int text_width(std::string_view utf8, const TextStyle& style);
    int line_height(TextSize size = TextSize::normal) { return m_glyphs.line_height(pixels(size)); }
    /// The text as write() shortens it.
    std::string fitted(std::string_view utf8, int width, const TextStyle& style);
    /// The text as paragraph() breaks it into lines.
    std::vector<std::string> wrapped(std::string_view utf8, int width, const TextStyle& style, int most_lines = any_lines);
    /// Adds the text to `lines`, broken as paragraph() does.
    void wrap_into(std::vector<StyledLine>& lines, std::string_view utf8, int width, const TextStyle& style, int most_lines = any_lines) {
        for (std::string& line : wrapped(utf8, width, style, most_lines)) lines.push_back({std::move(line), style});
    }
    static constexpr int any_lines = 10'000;

    // --- the mouse ---
    /// Makes a click on `box` trigger `control`, like its key.
    void touchable(Box box, Control control) { m_touchable.push_back({box, control}); }
    /// The control that a click there triggers; nothing: the top layer decides.
    std::optional<Control> control_at(Point p) const;
    /// Where a click triggers `control`; nothing: nowhere.
    std::optional<Box> box_of(Control control) const;

    // --- clipping ---
    /// From now on, drawing is limited to `box` and the boxes pushed before.
    void push_clip(Box box);
    void pop_clip();

private:
    LetterWidth letter_width(const TextStyle& style);
    int pixels(TextSize size) const { return text_pixels(size, m_lines); }
    sf::Vertex* next_four();
    bool is_current(const Source& source);
    /// `tints`: the colour of the first corner; each further one stands `next` colours behind, 1 or, for one colour, 0. (An array of four
    /// that is filled with one colour and read at once costs a tenth of a frame.)
    void quad(const Box& target, const Box& source, const Colour* tints, int next);

    struct Touchable {
        Box box;
        Control control;
    };

    const Atlas& m_atlas;
    Glyphs& m_glyphs;
    Box m_white;  ///< the solid white part of the atlas
    int m_stale_pictures = 0;
    Box m_size{0, 0, 1280, 720};
    int m_lines = 720;  ///< height of the 16:9 window for which the flat parts are sized
    const KeySettings* m_keys = nullptr;
    std::vector<Box> m_clips;
    std::vector<Touchable> m_touchable;
    WrittenTexts* m_written = nullptr;
    std::vector<sf::Vertex> m_vertices;  ///< only the first m_used belong to this frame
    std::size_t m_used = 0;
};

}  // namespace td
