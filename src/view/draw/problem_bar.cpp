#include "view/draw/problem_bar.hpp"

namespace td {

namespace {

constexpr Colour red = Colour::of(0xA81E24, 240);
constexpr Colour edge_of_bar = Colour::of(0xFF8A80);
constexpr std::size_t most_rows = 4;  // of one line of the bar

/// The line wrapped; if very long, it ends in an ellipsis.
std::vector<std::string> rows_of(Canvas& canvas, const std::string& line, int width, const TextStyle& style) {
    std::vector<std::string> rows = canvas.wrapped(line, width, style);
    if (rows.size() <= most_rows) return rows;
    rows.resize(most_rows);
    rows.back() += "…";
    return rows;
}

}  // namespace

int draw_problem_bar(Canvas& canvas, std::span<const std::string> lines, int top) {
    if (lines.empty()) return 0;
    const int margin = canvas.px(10);
    const int height = canvas.line_height();
    const auto style_of = [&](std::size_t i) { return TextStyle{TextSize::normal, Colour{}, i == 0}; };
    std::vector<std::pair<std::string, TextStyle>> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::string& row : rows_of(canvas, lines[i], canvas.width() - 2 * margin, style_of(i)))
            rows.emplace_back(std::move(row), style_of(i));
    Box bar{0, top, canvas.width(), static_cast<int>(rows.size()) * height + margin};
    canvas.rect(bar, red);
    canvas.rect({0, bar.bottom(), bar.width, std::max(1, canvas.px(2))}, edge_of_bar);
    Point at{margin, top + margin / 2};
    for (const auto& [text, style] : rows) {
        canvas.text(at, canvas.fitted(text, bar.width - 2 * margin, style), style);
        at.y += height;
    }
    return bar.height + std::max(1, canvas.px(2));
}

}  // namespace td
