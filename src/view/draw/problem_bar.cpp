#include "view/draw/problem_bar.hpp"

namespace td {

namespace {

constexpr Colour red = Colour::of(0xA81E24, 240);
constexpr Colour edge_of_bar = Colour::of(0xFF8A80);
constexpr int most_rows = 4;  // of one line of the bar

}  // namespace

int draw_problem_bar(Canvas& canvas, std::span<const std::string> lines, int top) {
    if (lines.empty()) return 0;
    const int margin = canvas.px(10);
    const auto style_of = [&](std::size_t i) { return TextStyle{TextSize::normal, Colour{}, i == 0}; };
    std::vector<std::pair<std::string, TextStyle>> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::string& row : canvas.wrapped(lines[i], canvas.width() - 2 * margin, style_of(i), most_rows))
            rows.emplace_back(std::move(row), style_of(i));
    Box bar{0, top, canvas.width(), static_cast<int>(rows.size()) * canvas.line_height() + margin};
    canvas.rect(bar, red);
    canvas.rect({0, bar.bottom(), bar.width, std::max(1, canvas.px(2))}, edge_of_bar);
    Box rest{margin, top + margin / 2, bar.width - 2 * margin, bar.height};
    for (const auto& [text, style] : rows) canvas.write_line(rest, text, style);
    return bar.height + std::max(1, canvas.px(2));
}

}  // namespace td
