// Small pictures written as strings, one letter per pixel.
#include "art/pixel_strings.hpp"

#include <algorithm>
#include <vector>

#include "catalog/pixel_letters.hpp"

namespace td {

Rgba colour_of_letter(char letter) {
    switch (letter) {
        case 'w': return rgb(0xF6F2E6);
        case 'W': return rgb(0xB8BCD0);
        case 'g': return rgb(0x8A90A8);
        case 'G': return rgb(0x555A74);
        case 'r': return rgb(0xEE5A5E);
        case 'R': return rgb(0xA8324E);
        case 'o': return rgb(0xF09A48);
        case 'O': return rgb(0xB05E30);
        case 'y': return rgb(0xFFD968);
        case 'Y': return rgb(0xC8963C);
        case 'n': return rgb(0x7ED06A);
        case 'N': return rgb(0x3E8A56);
        case 't': return rgb(0x74E0DC);
        case 'T': return rgb(0x3A8CA0);
        case 'b': return rgb(0x6CA4F4);
        case 'B': return rgb(0x3C5CB4);
        case 'p': return rgb(0xC08CF0);
        case 'P': return rgb(0x744AA8);
        case 'k': return rgb(0x1C1828);
        default: return transparent;
    }
}

Image from_strings(std::span<const std::string_view> rows) {
    Image image(rows.empty() ? 0 : static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            image.set({static_cast<int>(x), static_cast<int>(y)}, colour_of_letter(rows[y][x]));
    return image;
}

Image from_lines(std::string_view lines) {
    std::vector<std::string_view> rows;
    std::size_t width = 0;
    while (!lines.empty()) {
        rows.push_back(lines.substr(0, lines.find('\n')));
        width = std::max(width, rows.back().size());
        lines.remove_prefix(std::min(lines.size(), rows.back().size() + 1));
    }
    Image icon(icon_side, icon_side);
    const Point corner{(icon_side - static_cast<int>(width)) / 2, (icon_side - static_cast<int>(rows.size())) / 2};
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            icon.set(corner + Point{static_cast<int>(x), static_cast<int>(y)}, colour_of_letter(rows[y][x]));
    return icon;
}

void outline(Image& image, Rgba colour) {
    const Image shape = image;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (shape[{x, y}].a != 0) continue;
            for (const Point side : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
                if (shape.get(Point{x, y} + side).a != 0) image[{x, y}] = colour;
        }
}

}  // namespace td
