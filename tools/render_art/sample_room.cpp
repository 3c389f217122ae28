// A floor given as strings, painted as in the game.
#include <array>
#include <string_view>

#include "art/ground_tile.hpp"
#include "art/sprite_sheet.hpp"
#include "tools/render_art/sheets.hpp"

namespace td::render_art {

namespace {

// # wall, . floor, ~ water, m mire, L lava, g grass, = bridge, + closed and / open door, > stairs, c floor with a creature
constexpr std::array<std::string_view, 15> plan{
    "############################", "###......#####....c...######", "###.c.gg.#####..~~~...######", "###..gggc.......~=~~..+....#",
    "###.c.gg.#####..~=~~c.####.#", "###....c.#####...c....####.#", "#####+########..>.....#..c.#", "#####.########........#.LL.#",
    "#####.####..#####/#####.LLL#", "##.c..c##..c.###...#....LLc#", "##.gg.....mm.....c......c.##", "##.ggg.c.mmmm.#..c.####...##",
    "##..g..##.mm.c#....#########", "##.....##..c..##############", "############################"};

char at(Point p) {
    if (p.y < 0 || p.y >= static_cast<int>(plan.size()) || p.x < 0 || p.x >= static_cast<int>(plan[0].size())) return '#';
    return plan[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
}

/// Doors join the walls on both sides.
std::string_view look_at(Point p) {
    switch (at(p)) {
        case '#':
        case '+':
        case '/': return "wall";
        case '~': return "water";
        case 'm': return "mire";
        case 'L': return "lava";
        case 'g': return "grass";
        case '=': return "bridge";
        default: return "floor";
    }
}

Rectangle tile_at(const TileSet& tiles, Point p) {
    const auto look = [](Point there) { return TerrainLook(look_at(there)); };
    switch (at(p)) {
        case '+':
        case '/': return door_tile(tiles, look, p, at(p) == '/');
        case '>': return tiles.stairs();
        default: return ground_tile(tiles, look, p, tile_seed(0, 0, p), 0);
    }
}

}  // namespace

Image sample_room(const Catalog& catalog, const Theme& theme) {
    const TileSet tiles(theme);
    Image room(static_cast<int>(plan[0].size()) * tile_size, static_cast<int>(plan.size()) * tile_size);
    std::size_t next = 0;
    std::vector<std::pair<Point, SpriteSheet>> creatures;
    for (int y = 0; y < static_cast<int>(plan.size()); ++y)
        for (int x = 0; x < static_cast<int>(plan[0].size()); ++x) {
            blit(room, cropped(tiles.image(), tile_at(tiles, {x, y})), Point{x, y} * tile_size);
            while (next < catalog.sprites.size() && !catalog.sprites[next].turns) ++next;
            if (at({x, y}) == 'c' && next < catalog.sprites.size())
                creatures.emplace_back(Point{x, y} * tile_size + Point{12, 13}, sculpt_sheet(catalog.sprites[next++]));
        }
    for (const auto& [ground, sheet] : creatures)
        blit(room, shadow_blob(sheet.cell * 9 / 16), ground - Point{sheet.cell * 9 / 32, sheet.cell / 8});
    std::uint8_t facing = 0;
    for (const auto& [ground, sheet] : creatures) {
        const Rectangle picture = sheet.rectangle(static_cast<Direction>(2 + facing++ % 5), SpritePose::idle, 0);
        blit(room, cropped(sheet.image, picture), ground - sheet.ground);
    }
    return room;
}

}  // namespace td::render_art
