#include "view/pictures.hpp"

#include "art/effects.hpp"
#include "art/features.hpp"
#include "art/icons.hpp"
#include "view/sheet_cache.hpp"

namespace td {

namespace {

Image white_of(const Image& image) {
    Image white = image;
    for (Rgba& pixel : white.pixels())
        if (pixel.a != 0) pixel = {255, 255, 255, 255};
    return white;
}

/// An ellipse's rim of one pixel.
Image flat_ring(int width, int height) {
    Image ring(width, height);
    const auto inside = [](int x, int y, int w, int h) {
        const int dx = 2 * x + 1 - w, dy = 2 * y + 1 - h;
        return dx * dx * h * h + dy * dy * w * w <= w * w * h * h;
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (inside(x, y, width, height) && !inside(x - 1, y - 1, width - 2, height - 2)) ring.set({x, y}, {255, 255, 255, 255});
    return ring;
}

Image flat_part(std::string_view name) {
    if (name == "logo") return paint_logo();
    if (name == "panel") return paint_panel();
    if (name == "button" || name == "button_chosen") return paint_button(name == "button_chosen");
    return paint_icon(name);
}

Box box_of(Box whole, Rectangle part) { return {whole.x + part.x, whole.y + part.y, part.width, part.height}; }

}  // namespace

Pictures::Pictures(Atlas& atlas, const Catalog& catalog, std::string cache)
    : m_atlas(atlas), m_catalog(&catalog), m_cache(std::move(cache)), m_shadow(add(shadow_blob(18))), m_ring(add(flat_ring(22, 12))) {}

void Pictures::use(const Catalog& catalog) {
    m_catalog = &catalog;
    m_sheets.clear();
    m_tiles.clear();
    m_items.clear();
    m_features.clear();
    m_icons.clear();
    m_arrows.clear();
    m_effects.clear();
    m_shadow = add(shadow_blob(18));
    m_ring = add(flat_ring(22, 12));
}

Box Pictures::add(const Image& image) {
    static_assert(sizeof(Rgba) == 4);
    if (image.width() == 0 || image.height() == 0) return {};
    return m_atlas.add(image.width(), image.height(), &image.pixels().front().r);
}

Pictures::Sheet& Pictures::sheet(SpriteId sprite) {
    const auto found = m_sheets.find(sprite);
    if (found != m_sheets.end()) return found->second;
    Sheet made;
    if (sprite) {
        made.art = cached_sheet((*m_catalog)[sprite], m_cache);
        made.box = add(made.art.image);
        made.portrait = add(made.art.portrait);
    }
    return m_sheets.emplace(sprite, std::move(made)).first->second;
}

Box Pictures::portrait(SpeciesId species) { return sheet((*m_catalog)[species].sprite).portrait; }

Box Pictures::thing(SpriteId sprite) {
    const Sheet& model = sheet(sprite);
    const Rectangle cell = model.art.rectangle(Direction::south, SpritePose::idle, 0);
    Rectangle filled = bounds(cropped(model.art.image, cell));
    filled.x += cell.x;
    filled.y += cell.y;
    return box_of(model.box, filled);
}

Box Pictures::item(ItemId item) {
    const auto found = m_items.find(item);
    return found != m_items.end() ? found->second : m_items.emplace(item, thing((*m_catalog)[item].sprite)).first->second;
}

Box Pictures::feature(FeatureId feature, int frame) {
    const auto key = std::make_pair(feature, frame % feature_frames);
    const auto found = m_features.find(key);
    if (found != m_features.end()) return found->second;
    const Feature& shown = (*m_catalog)[feature];
    return m_features.emplace(key, shown.sprite ? thing(shown.sprite) : add(paint_feature(shown.look, key.second))).first->second;
}

Box Pictures::flames(int frame) {
    const auto key = std::make_pair(FeatureId{}, frame % feature_frames);
    const auto found = m_features.find(key);
    return found != m_features.end() ? found->second : m_features.emplace(key, add(paint_flames(key.second))).first->second;
}

Box Pictures::icon(std::string_view name) {
    const auto found = m_icons.find(name);
    if (found != m_icons.end()) return found->second;
    return m_icons.emplace(name, add(flat_part(name))).first->second;
}

Box Pictures::arrow(Direction direction) {
    const auto found = m_arrows.find(direction);
    if (found != m_arrows.end()) return found->second;
    return m_arrows.emplace(direction, add(paint_arrow(direction, {255, 255, 255, 255}))).first->second;
}

Box Pictures::effect(const std::string& form, std::uint32_t colour, int frame) {
    const auto key = std::make_tuple(form, colour, frame);
    const auto found = m_effects.find(key);
    if (found != m_effects.end()) return found->second;
    return m_effects.emplace(key, add(paint_effect(form, rgb(colour), frame))).first->second;
}

Sprite Pictures::creature(SpeciesId species, Direction facing, SpritePose pose, int frame) {
    const Sheet& model = sheet((*m_catalog)[species].sprite);
    return {box_of(model.box, model.art.rectangle(facing, pose, frame)), model.art.ground};
}

Sprite Pictures::silhouette(SpeciesId species, Direction facing, SpritePose pose, int frame) {
    Sheet& model = sheet((*m_catalog)[species].sprite);
    const Rectangle cell = model.art.rectangle(facing, pose, frame);
    const int key = cell.y * model.art.image.width() + cell.x;
    auto found = model.silhouettes.find(key);
    if (found == model.silhouettes.end()) found = model.silhouettes.emplace(key, add(white_of(cropped(model.art.image, cell)))).first;
    return {found->second, model.art.ground};
}

const Pictures::Tiles& Pictures::tiles(ThemeId theme) {
    const auto found = m_tiles.find(theme);
    if (found != m_tiles.end()) return found->second;
    Tiles made{TileSet((*m_catalog)[theme]), {}};
    made.box = add(made.set.image());
    return m_tiles.emplace(theme, std::move(made)).first->second;
}

}  // namespace td
