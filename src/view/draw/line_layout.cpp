#include "view/draw/line_layout.hpp"

#include <algorithm>

#include "base/utf8.hpp"

namespace td {

namespace {

constexpr std::string_view ellipsis = "…";

/// How many bytes of the text, whole characters, are no wider than `width`.
std::size_t bytes_within(std::string_view utf8, int width, const LetterWidth& letter) {
    int used = 0;
    std::string_view rest = utf8;
    while (!rest.empty()) {
        std::string_view after = rest;
        used += letter(next_code_point(after));
        if (used > width) break;
        rest = after;
    }
    return utf8.size() - rest.size();
}

/// The space and the digits at the end of the text; nothing if it does not end so.
std::string_view number_at_end(std::string_view utf8) {
    const std::size_t before = utf8.find_last_not_of("0123456789");
    const bool has_number = before != std::string_view::npos && before + 1 < utf8.size() && utf8[before] == ' ';
    return has_number ? utf8.substr(before) : std::string_view();
}

/// Adds the word to the last line, or in as many new ones as it needs.
void add_word(std::vector<std::string>& lines, std::string_view word, int width, const LetterWidth& letter) {
    std::string& line = lines.back();
    const std::string longer = line.empty() ? std::string(word) : line + ' ' + std::string(word);
    if (!line.empty() && width_of(longer, letter) > width)
        lines.emplace_back(word);
    else
        line = longer;
    while (width_of(lines.back(), letter) > width) {
        const std::size_t first = bytes_within(lines.back(), width, letter);
        if (first == 0) break;  // not even a character fits
        std::string rest = lines.back().substr(first);
        lines.back().resize(first);
        lines.push_back(std::move(rest));
    }
}

}  // namespace

int width_of(std::string_view utf8, const LetterWidth& letter) {
    int width = 0;
    while (!utf8.empty()) width += letter(next_code_point(utf8));
    return width;
}

std::string shortened(std::string_view utf8, int width, const LetterWidth& letter) {
    if (width_of(utf8, letter) <= width) return std::string(utf8);
    const int without_ellipsis = width - width_of(ellipsis, letter);
    if (without_ellipsis < 0) return {};
    std::string_view number = number_at_end(utf8);
    int room = without_ellipsis - width_of(number, letter);
    if (room <= 0) {
        number = {};
        room = without_ellipsis;
    }
    const std::string_view beginning = utf8.substr(0, utf8.size() - number.size());
    return std::string(beginning.substr(0, bytes_within(beginning, room, letter))).append(ellipsis).append(number);
}

std::vector<std::string> broken_into_lines(std::string_view utf8, int width, const LetterWidth& letter, int most_lines) {
    std::vector<std::string> lines(1);
    while (!utf8.empty()) {
        const std::size_t end = std::min(utf8.find_first_of(" \n"), utf8.size());
        if (end > 0) add_word(lines, utf8.substr(0, end), width, letter);
        if (end < utf8.size() && utf8[end] == '\n') lines.emplace_back();
        utf8.remove_prefix(std::min(end + 1, utf8.size()));
    }
    const auto most = static_cast<std::size_t>(std::max(0, most_lines));
    if (lines.size() <= most) return lines;
    lines.resize(most);
    if (most > 0) lines.back() = shortened(lines.back().append(ellipsis), width, letter);
    return lines;
}

Box line_in(Box box, int width, int height, Align align) {
    const Point centre = box.centre();
    const int x = align == Align::left ? box.x : align == Align::centre ? centre.x - width / 2 : box.right() - width;
    return {x, centre.y - height / 2, width, height};
}

}  // namespace td
