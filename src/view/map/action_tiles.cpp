#include "view/map/action_tiles.hpp"

#include "rules/targets.hpp"
#include "rules/weapons.hpp"

namespace td {

namespace {

std::vector<Point> tiles_of_shots(const Game& game, EntityId who, Direction direction) {
    std::vector<Point> tiles;
    for (const Shot& shot : attack_with_parts(game.view(), who, direction).shots)
        tiles.insert(tiles.end(), shot.tiles.begin(), shot.tiles.end());
    return tiles;
}

}  // namespace

std::vector<Point> tiles_of(const Game& game, EntityId who, const Command& command) {
    const World& world = game.world();
    const std::optional<Point> at = world.position(who);
    if (!at) return {};
    if (const auto* walk = std::get_if<commands::Walk>(&command)) return {*at + offset(walk->direction)};
    if (const auto* close = std::get_if<commands::CloseDoor>(&command)) return {*at + offset(close->direction)};
    if (const auto* attack = std::get_if<commands::Attack>(&command))
        if (std::vector<Point> tiles = tiles_of_shots(game, who, attack->direction); !tiles.empty()) return tiles;
    if (const auto use = aimed_use_of(game.view(), who, command); use && !use->effects.empty())
        return reach_of(world, use->targeting).tiles;
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command))
        if (const ItemId item = item_in_slot(world, who, thrown->slot))
            return {landing_of(world, who, thrown->direction, game.catalog()[item].throw_range).at};
    return {};
}

}  // namespace td
