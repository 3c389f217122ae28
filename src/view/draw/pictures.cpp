#include "view/draw/pictures.hpp"

#include <algorithm>
#include <array>

#include "art/effects.hpp"
#include "art/features.hpp"
#include "art/icons.hpp"
#include "art/pixel_strings.hpp"
#include "art/title_figure.hpp"
#include "art/title_painting.hpp"
#include "art/wall_lamps.hpp"
#include "view/draw/sheet_cache.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr int shadow_width = 18, ring_width = 22, ring_height = 12;  // around a creature's feet, in pixels

Image white_of(const Image& image) {
    Image white = image;
    for (Rgba& pixel : white.pixels())
        if (pixel.a != 0) pixel = {255, 255, 255, 255};
    return white;
}

/// Tiles as the lantern's full light shows them.
Image brightened(Image tiles) {
    for (Rgba& pixel : tiles.pixels()) pixel = {style::brighter(pixel.r), style::brighter(pixel.g), style::brighter(pixel.b), pixel.a};
    return tiles;
}

/// The outline of an ellipse, one pixel wide.
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

/// The ring with points to the west, the east and the south.
Image spiked(const Image& ring) {
    constexpr Rgba white{255, 255, 255, 255};
    constexpr int margin = 3;
    Image image(ring.width() + 2 * margin, ring.height() + 2 * margin);
    blit(image, ring, {margin, margin});
    const int middle = image.width() / 2, beside = image.height() / 2 - 1;
    for (int out = 0; out < margin; ++out) {
        const int wide = margin - out;
        image.fill({middle - wide, image.height() - margin + out, 2 * wide, 1}, white);
        image.fill({margin - 1 - out, beside - wide / 2, 1, wide}, white);
        image.fill({image.width() - margin + out, beside - wide / 2, 1, wide}, white);
    }
    return image;
}

/// The ring cut into dashes four pixels wide.
Image with_gaps(Image ring) {
    for (int y = 0; y < ring.height(); ++y)
        for (int x = 0; x < ring.width(); ++x)
            if ((x + ring.width()) / 4 % 2 == 0) ring[{x, y}] = {};
    return ring;
}

/// A part of the interface by the names that Pictures::icon() knows.
Image flat_part(std::string_view name) {
    if (name == "logo") return paint_logo();
    if (name == "panel") return paint_panel();
    if (name == "button" || name == "button_chosen") return paint_button(name == "button_chosen");
    constexpr Rgba white{255, 255, 255, 255};
    if (name == "reticle" || name == "reticle_drawn_in") return paint_reticle(white, name == "reticle" ? 0 : 1);
    if (name == "path_dot") return paint_path_dot(white);
    if (name == "area_mark") return paint_area_mark(white);
    return paint_icon(name);
}

/// The definition with this id. Where packs have removed it: any, a different one for each `number` if there are enough.
/// Precondition: there are definitions.
template <class Definition>
const Definition& called(const std::vector<Definition>& definitions, std::string_view id, std::size_t number) {
    const auto found = std::find_if(definitions.begin(), definitions.end(), [&](const Definition& each) { return each.id == id; });
    return found != definitions.end() ? *found : definitions[number % definitions.size()];
}

/// Precondition: there are themes.
Image painted_title(const Catalog& catalog) {
    constexpr std::array<std::string_view, title_party> heroes{"hero_scout", "hero_sage", "hero_mender", "hero_warden"};
    std::vector<Image> party;
    for (std::size_t i = 0; i < heroes.size() && !catalog.species.empty(); ++i) {
        const SpriteId sprite = called(catalog.species, heroes[i], i).sprite;
        party.push_back(sprite ? sculpt_title_figure(catalog[sprite]) : Image{});
    }
    return paint_title(called(catalog.themes, "hollow_halls", 0), party);
}

Box box_of(Rectangle part) { return {part.x, part.y, part.width, part.height}; }

}  // namespace

Pictures::Pictures(Atlas& atlas, const Catalog& catalog, std::string cache)
    : m_atlas(atlas), m_catalog(&catalog), m_cache(std::move(cache)) {}

void Pictures::use(const Catalog& catalog) {
    m_catalog = &catalog;
    m_sheets.clear();
    m_filled.clear();
    m_tile_sets.clear();
    m_terrain_tiles.clear();
    m_title_painting.reset();
    m_atlas.clear();
}

Source Pictures::add(const Image& image) {
    static_assert(sizeof(Rgba) == 4);
    if (image.width() == 0 || image.height() == 0) return {};
    return m_atlas.add(image.width(), image.height(), &image.pixels().front().r);
}

template <class Map, class Key, class Paint>
Source Pictures::placed(Map& map, const Key& key, Paint&& paint) {
    return map.of(m_atlas.generation(), key, [&] { return add(paint()); });
}

const SpriteSheet& Pictures::sheet(SpriteId sprite) {
    const auto found = m_sheets.find(sprite);
    if (found != m_sheets.end()) return found->second;
    return m_sheets.emplace(sprite, sprite ? cached_sheet((*m_catalog)[sprite], m_cache) : SpriteSheet{}).first->second;
}

Source Pictures::sheet_source(SpriteId sprite) {
    return placed(m_sheet_sources, sprite, [&]() -> const Image& { return sheet(sprite).image; });
}

const Image& Pictures::portrait_image(SpriteId sprite, int side) {
    return side == small_portrait_size ? sheet(sprite).small_portrait : sheet(sprite).portrait;
}

Source Pictures::portrait(SpeciesId species, int side) {
    const SpriteId sprite = (*m_catalog)[species].sprite;
    return placed(m_portraits, std::make_pair(sprite, side), [&]() -> const Image& { return portrait_image(sprite, side); });
}

Source Pictures::grey_portrait(SpeciesId species, int side) {
    const SpriteId sprite = (*m_catalog)[species].sprite;
    return placed(m_grey_portraits, std::make_pair(sprite, side), [&] { return paled(portrait_image(sprite, side), 1); });
}

Source Pictures::thing(SpriteId sprite) {
    const auto found = m_filled.find(sprite);
    if (found != m_filled.end()) return sheet_source(sprite).part(found->second);
    const SpriteSheet& model = sheet(sprite);
    const Rectangle cell = model.rectangle(Direction::south, SpritePose::idle, 0);
    const Box filled = box_of(bounds(cropped(model.image, cell))).moved(cell.x, cell.y);
    return sheet_source(sprite).part(m_filled.emplace(sprite, filled).first->second);
}

Source Pictures::item(ItemId item) { return thing((*m_catalog)[item].sprite); }

Source Pictures::boon(BoonId boon) {
    const std::string& lines = (*m_catalog)[boon].icon;
    return lines.empty() ? Source{} : placed(m_boons, boon, [&] { return from_lines(lines); });
}

Source Pictures::encounter(EncounterId encounter) {
    const std::string& lines = (*m_catalog)[encounter].icon;
    return lines.empty() ? Source{} : placed(m_encounters, encounter, [&] { return from_lines(lines); });
}

Source Pictures::status(StatusId status) {
    const std::string& lines = (*m_catalog)[status].icon;
    return lines.empty() ? Source{} : placed(m_statuses, status, [&] { return from_lines(lines); });
}

Source Pictures::feature(FeatureId feature, int frame) {
    const Feature& shown = (*m_catalog)[feature];
    if (shown.sprite) return thing(shown.sprite);
    const auto key = std::make_pair(feature, frame % feature_frames);
    return placed(m_features, key, [&] { return paint_feature(shown.look, key.second); });
}

Source Pictures::wall_lamp(ThemeId theme, int frame) {
    const auto key = std::make_pair(theme, frame % wall_lamp_frames);
    return placed(m_wall_lamps, key, [&] { return paint_wall_lamp((*m_catalog)[theme], key.second); });
}

Colour Pictures::light_of_wall_lamp(ThemeId theme) const {
    const Rgba light = td::light_of_wall_lamp((*m_catalog)[theme]);
    return {light.r, light.g, light.b};
}

Source Pictures::flames(int frame) {
    const auto key = std::make_pair(FeatureId{}, frame % feature_frames);
    return placed(m_features, key, [&] { return paint_flames(key.second); });
}

Source Pictures::icon(std::string_view name) {
    return placed(m_icons, name, [&] { return flat_part(name); });
}

Source Pictures::arrow(Direction direction) {
    return placed(m_arrows, direction, [&] {
        const Image arrow = paint_arrow(direction, {255, 255, 255, 255});
        return cropped(arrow, bounds(arrow));
    });
}

Source Pictures::effect(const std::string& form, std::uint32_t colour, int frame) {
    return placed(m_effects, std::make_tuple(form, colour, frame), [&] { return paint_effect(form, rgb(colour), frame); });
}

Source Pictures::shadow() {
    return placed(m_flats, Flat::shadow, [] { return shadow_blob(shadow_width); });
}

Source Pictures::ring() {
    return placed(m_flats, Flat::ring, [] { return flat_ring(ring_width, ring_height); });
}

Source Pictures::spiked_ring() {
    return placed(m_flats, Flat::spiked_ring, [] { return spiked(flat_ring(ring_width, ring_height)); });
}

Source Pictures::broken_ring() {
    return placed(m_flats, Flat::broken_ring, [] { return with_gaps(flat_ring(ring_width, ring_height)); });
}

Source Pictures::scorch() {
    return placed(m_flats, Flat::scorch, [] { return paint_scorch(); });
}

Source Pictures::title_painting() {
    if (m_catalog->themes.empty()) return {};
    return placed(m_flats, Flat::title_painting, [&]() -> const Image& {
        if (!m_title_painting) m_title_painting = painted_title(*m_catalog);
        return *m_title_painting;
    });
}

Sprite Pictures::creature(SpeciesId species, Direction facing, SpritePose pose, int frame) {
    const SpriteId sprite = (*m_catalog)[species].sprite;
    const SpriteSheet& model = sheet(sprite);
    return {sheet_source(sprite).part(box_of(model.rectangle(facing, pose, frame))), model.ground};
}

Sprite Pictures::silhouette(SpeciesId species, Direction facing, SpritePose pose, int frame) {
    const SpriteId sprite = (*m_catalog)[species].sprite;
    const SpriteSheet& model = sheet(sprite);
    const Rectangle cell = model.rectangle(facing, pose, frame);
    const auto key = std::make_pair(sprite, cell.y * model.image.width() + cell.x);
    return {placed(m_silhouettes, key, [&] { return white_of(cropped(model.image, cell)); }), model.ground};
}

Source Pictures::fallen(SpeciesId species) {
    constexpr float paleness = 0.6f;
    const SpriteId sprite = (*m_catalog)[species].sprite;
    return placed(m_fallen, sprite, [&] {
        const SpriteSheet& model = sheet(sprite);
        const Image standing = cropped(model.image, model.rectangle(Direction::south, SpritePose::idle, 0));
        return quarter_turned(paled(cropped(standing, bounds(standing)), paleness));
    });
}

Pictures::Tiles Pictures::tiles(ThemeId theme) {
    const auto found = m_tile_sets.find(theme);
    const TileSet& set =
        found != m_tile_sets.end() ? found->second : m_tile_sets.emplace(theme, TileSet((*m_catalog)[theme])).first->second;
    return {set, placed(m_tiles, theme, [&] { return brightened(set.image()); })};
}

Pictures::OwnTiles Pictures::own_tiles(ThemeId theme, TerrainId terrain) {
    const auto key = std::make_pair(theme, terrain);
    auto found = m_terrain_tiles.find(key);
    if (found == m_terrain_tiles.end())
        found = m_terrain_tiles.emplace(key, TerrainTiles((*m_catalog)[theme], (*m_catalog)[terrain])).first;
    const TerrainTiles& set = found->second;
    return {set, placed(m_own_tiles, key, [&] { return brightened(set.image()); })};
}

}  // namespace td
