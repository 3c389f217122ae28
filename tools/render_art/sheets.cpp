// Sheets of creatures, things and icons.
#include "tools/render_art/sheets.hpp"

#include <algorithm>

#include "art/effects.hpp"
#include "art/icons.hpp"
#include "art/sprite_sheet.hpp"

namespace td::render_art {

namespace {

constexpr Rgba background = rgb(0x4A525A);
constexpr int margin = 2;

/// Stacks pictures vertically or horizontally.
Image stacked(const std::vector<Image>& pictures, bool downwards) {
    int width = 0, height = 0;
    for (const Image& picture : pictures) {
        width = downwards ? std::max(width, picture.width()) : width + picture.width() + margin;
        height = downwards ? height + picture.height() + margin : std::max(height, picture.height());
    }
    Image result(width, height, background);
    Point at{0, 0};
    for (const Image& picture : pictures) {
        blit(result, picture, at);
        at = downwards ? Point{0, at.y + picture.height() + margin} : Point{at.x + picture.width() + margin, 0};
    }
    return result;
}

Image creature_row(const SpriteModel& model) {
    const SpriteSheet sheet = sculpt_sheet(model);
    std::vector<Image> pictures;
    for (int turn = 0; turn < 8; ++turn)
        pictures.push_back(cropped(sheet.image, sheet.rectangle(turned(Direction::south, -turn), SpritePose::idle, 0)));
    for (const Direction facing : {Direction::south, Direction::southeast})
        for (std::size_t pose = 0; pose < frames_of_pose.size(); ++pose)
            for (int frame = 0; frame < frames_of_pose[pose]; ++frame)
                pictures.push_back(cropped(sheet.image, sheet.rectangle(facing, static_cast<SpritePose>(pose), frame)));
    pictures.push_back(sheet.portrait);
    return stacked(pictures, false);
}

std::vector<Image> effect_rows() {
    std::vector<Image> rows;
    constexpr std::array<std::uint32_t, 7> colours{0xFFFFFF, 0x6CC8FF, 0xFF8A3C, 0xB478FF, 0x8CF08C, 0x5AA8F0, 0xFFE060};
    for (const std::string_view form : effect_forms()) {
        std::vector<Image> frames;
        for (int frame = 0; frame < effect_frames; ++frame)
            frames.push_back(paint_effect(form, rgb(colours[rows.size() % colours.size()]), frame));
        rows.push_back(stacked(frames, false));
    }
    return rows;
}

}  // namespace

Image creature_sheet(const Catalog& catalog) {
    std::vector<Image> rows;
    for (const SpriteModel& model : catalog.sprites)
        if (model.turns) rows.push_back(creature_row(model));
    return stacked(rows, true);
}

Image thing_sheet(const Catalog& catalog) {
    std::vector<Image> things;
    for (const SpriteModel& model : catalog.sprites)
        if (!model.turns) things.push_back(sculpt_sheet(model).image);
    return stacked(things, false);
}

Image sign_sheet() {
    std::vector<Image> signs, arrows, frames;
    for (const std::string_view name : icon_names()) signs.push_back(paint_icon(name));
    for (const Direction direction : all_directions) arrows.push_back(paint_arrow(direction, rgb(0xFFD968)));
    for (const int frame : {0, 1}) frames.push_back(paint_reticle(rgb(0xFF6A5A), frame));
    frames.push_back(paint_path_dot(rgb(0xFFFFFF)));
    frames.push_back(paint_area_mark(rgb(0xFF9A48)));
    frames.push_back(paint_panel());
    for (const bool chosen : {false, true}) frames.push_back(paint_button(chosen));
    std::vector<Image> rows{paint_logo(), stacked(signs, false), stacked(arrows, false), stacked(frames, false)};
    for (Image& row : effect_rows()) rows.push_back(std::move(row));
    return stacked(rows, true);
}

}  // namespace td::render_art
