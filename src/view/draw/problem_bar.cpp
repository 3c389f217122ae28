#include "view/draw/problem_bar.hpp"

namespace td {

namespace {

constexpr Colour ground_of_bar = Colour::of(0xA81E24, 240);
constexpr Colour edge_of_bar = Colour::of(0xFF8A80);
constexpr int most_rows = 4;  // of one line of the bar

}  // namespace

int draw_problem_bar(Canvas& canvas, std::span<const std::string> lines, int top) {
    if (lines.empty()) return 0;
    const int margin = canvas.px(10);
    std::vector<StyledLine> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        canvas.wrap_into(rows, lines[i], canvas.width() - 2 * margin, {TextSize::normal, Colour{}, i == 0}, most_rows);
    Box bar{0, top, canvas.width(), static_cast<int>(rows.size()) * canvas.line_height() + margin};
    canvas.rect(bar, ground_of_bar);
    canvas.rect({0, bar.bottom(), bar.width, std::max(1, canvas.px(2))}, edge_of_bar);
    Box rest{margin, top + margin / 2, bar.width - 2 * margin, bar.height};
    for (const StyledLine& row : rows) canvas.write_line(rest, row.text, row.look);
    return bar.height + std::max(1, canvas.px(2));
}

}  // namespace td
