// The text side of the canvas: measures and draws what line_layout.hpp has made to fit.
#include <string>

#include "base/utf8.hpp"
#include "view/draw/canvas.hpp"

namespace td {

LetterWidth Canvas::letter_width(const TextStyle& style) {
    return [&glyphs = m_glyphs, size = pixels(style.size), bold = style.bold](char32_t code) {
        return glyphs.glyph(code, size, bold).advance;
    };
}

int Canvas::write(Box box, std::string_view utf8, const TextStyle& style, Align align, Shortening shortening) {
    const int size = pixels(style.size);
    const int whole = text_width(utf8, style);
    const bool is_whole = whole <= box.width;
    const std::string shorter = is_whole ? std::string() : fitted(utf8, box.width, style);
    const std::string_view text = is_whole ? utf8 : shorter;
    const Box place = line_in(box, is_whole ? whole : text_width(text, style), m_glyphs.line_height(size), align);
    Point pen{place.x, place.y + m_glyphs.ascent(size)};
    for (std::string_view rest = text; !rest.empty();) {
        const Glyph glyph = m_glyphs.glyph(next_code_point(rest), size, style.bold);
        picture(glyph.source, pen + glyph.offset, glyph.scale, style.colour);
        pen.x += glyph.advance;
    }
    if (m_written != nullptr) m_written->add(place, m_clips.back(), text);
    if (m_written != nullptr && !is_whole) m_written->add_shortened(utf8, shortening == Shortening::never || text.empty());
    return place.width;
}

int Canvas::text_width(std::string_view utf8, const TextStyle& style) { return width_of(utf8, letter_width(style)); }

std::string Canvas::fitted(std::string_view utf8, int width, const TextStyle& style) { return shortened(utf8, width, letter_width(style)); }

std::vector<std::string> Canvas::wrapped(std::string_view utf8, int width, const TextStyle& style, int most_lines) {
    return broken_into_lines(utf8, width, letter_width(style), most_lines);
}

int Canvas::paragraph(Box box, std::string_view utf8, const TextStyle& style, Align align, int most_lines) {
    const int top = box.y;
    for (const std::string& line : wrapped(utf8, box.width, style, most_lines)) write_line(box, line, style, align);
    return box.y - top;
}

}  // namespace td
