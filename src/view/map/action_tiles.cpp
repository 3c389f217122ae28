#include "view/map/action_tiles.hpp"

#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

std::vector<Point> tiles_of_skill(const Game& game, EntityId who, SkillId skill, Direction direction, Point aim) {
    if (!skill) return {};
    const Skill& used = game.catalog()[skill];
    return reach_of(game.world(), who, used.area, used.audience, direction, aim).tiles;
}

std::vector<Point> tiles_of_attack(const Game& game, EntityId who, Direction direction, Point ahead) {
    const WorldView view{game.world(), game.catalog()};
    std::vector<Point> tiles;
    for (const Shot& shot : attack_with_parts(view, who, direction).shots) tiles.insert(tiles.end(), shot.tiles.begin(), shot.tiles.end());
    return tiles.empty() ? tiles_of_skill(game, who, species_of(view, who).attack_skill, direction, ahead) : tiles;
}

std::vector<Point> tiles_of_item(const Game& game, EntityId who, const commands::UseItem& use) {
    const ItemId id = item_in_slot(game.world(), who, use.slot);
    if (!id || game.catalog()[id].use.empty()) return {};
    const Item& item = game.catalog()[id];
    return reach_of(game.world(), who, item.use_area, item.use_audience, use.direction, use.aim).tiles;
}

}  // namespace

std::vector<Point> tiles_of(const Game& game, EntityId who, const Command& command) {
    const World& world = game.world();
    const std::optional<Point> at = world.position(who);
    if (!at) return {};
    if (const auto* walk = std::get_if<commands::Walk>(&command)) return {*at + offset(walk->direction)};
    if (const auto* close = std::get_if<commands::CloseDoor>(&command)) return {*at + offset(close->direction)};
    if (const auto* attack = std::get_if<commands::Attack>(&command))
        return tiles_of_attack(game, who, attack->direction, *at + offset(attack->direction));
    if (const auto* use = std::get_if<commands::UseSkill>(&command))
        return tiles_of_skill(game, who, skill_in_slot(world, who, use->slot), use->direction, use->aim);
    if (const auto* use = std::get_if<commands::UseItem>(&command)) return tiles_of_item(game, who, *use);
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command))
        if (const ItemId item = item_in_slot(world, who, thrown->slot))
            return {landing_of(world, who, thrown->direction, game.catalog()[item].throw_range).at};
    return {};
}

}  // namespace td
