// The text side of the canvas: measuring, drawing, breaking into lines.
#include <string>

#include "base/utf8.hpp"
#include "view/draw/canvas.hpp"

namespace td {

int Canvas::text(Point at, std::string_view utf8, const TextStyle& style, Align align) {
    const int size = pixels(style.size);
    const int width = align == Align::left ? 0 : text_width(utf8, style);
    int x = at.x - (align == Align::centre ? width / 2 : align == Align::right ? width : 0);
    const int start = x;
    const int baseline = at.y + m_glyphs.ascent(size);
    for (std::string_view rest = utf8; !rest.empty();) {
        const Glyph glyph = m_glyphs.glyph(next_code_point(rest), size, style.bold);
        picture(glyph.source, {x + glyph.offset.x, baseline + glyph.offset.y}, glyph.scale, style.colour);
        x += glyph.advance;
    }
    if (m_written != nullptr) m_written->add({start, at.y, x - start, line_height(style.size)}, m_clips.back(), utf8);
    return x - start;
}

int Canvas::text_width(std::string_view utf8, const TextStyle& style) {
    int width = 0;
    for (std::string_view rest = utf8; !rest.empty();)
        width += m_glyphs.glyph(next_code_point(rest), pixels(style.size), style.bold).advance;
    return width;
}

std::string Canvas::fitted(std::string_view utf8, int width, const TextStyle& style) {
    if (text_width(utf8, style) <= width) return std::string(utf8);
    return std::string(utf8.substr(0, bytes_within(utf8, width - text_width("…", style), style))) + "…";
}

/// How many bytes of the text, whole characters, are no wider than `width`.
std::size_t Canvas::bytes_within(std::string_view utf8, int width, const TextStyle& style) {
    int used = 0;
    std::string_view rest = utf8;
    while (!rest.empty()) {
        std::string_view after = rest;
        used += m_glyphs.glyph(next_code_point(after), pixels(style.size), style.bold).advance;
        if (used > width) break;
        rest = after;
    }
    return utf8.size() - rest.size();
}

std::vector<std::string> Canvas::wrapped(std::string_view utf8, int width, const TextStyle& style) {
    std::vector<std::string> lines(1);
    const auto add_word = [&](std::string_view word) {
        std::string& line = lines.back();
        const std::string longer = line.empty() ? std::string(word) : line + ' ' + std::string(word);
        if (!line.empty() && text_width(longer, style) > width)
            lines.emplace_back(word);
        else
            line = longer;
        while (text_width(lines.back(), style) > width) {
            const std::size_t first = bytes_within(lines.back(), width, style);
            if (first == 0) break;  // not even a character fits
            std::string rest = lines.back().substr(first);
            lines.back().resize(first);
            lines.push_back(std::move(rest));
        }
    };
    while (!utf8.empty()) {
        const std::size_t end = std::min(utf8.find_first_of(" \n"), utf8.size());
        if (end > 0) add_word(utf8.substr(0, end));
        if (end < utf8.size() && utf8[end] == '\n') lines.emplace_back();
        utf8.remove_prefix(std::min(end + 1, utf8.size()));
    }
    return lines;
}

int Canvas::paragraph(Box box, std::string_view utf8, const TextStyle& style, Align align, int most_lines) {
    const int x = align == Align::left ? box.x : align == Align::centre ? box.centre().x : box.right();
    int y = box.y;
    std::vector<std::string> lines = wrapped(utf8, box.width, style);
    if (const auto most = static_cast<std::size_t>(std::max(0, most_lines)); lines.size() > most) {
        lines.resize(most);
        if (most > 0) lines.back() = fitted(lines.back() + "…", box.width, style);
    }
    for (const std::string& line : lines) {
        text({x, y}, line, style, align);
        y += line_height(style.size);
    }
    return y - box.y;
}

}  // namespace td
