#include "view/map/action_tiles.hpp"

#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

std::vector<Point> tiles_of_skill(const Game& game, EntityId who, SkillId skill, const Command& command) {
    if (!skill) return {};
    const Skill& used = game.catalog()[skill];
    return reach_of(game.world(), who, used.area, used.audience, command.direction, command.aim).tiles;
}

}  // namespace

std::vector<Point> tiles_of(const Game& game, EntityId who, const Command& command) {
    using K = Command::Kind;
    const World& world = game.world();
    const std::optional<Point> at = world.position(who);
    if (!at) return {};
    const Point ahead = *at + offset(command.direction);
    switch (command.kind) {
        case K::walk:
        case K::close_door: return {ahead};
        case K::attack: {
            Command blow = command;
            blow.aim = ahead;
            std::vector<Point> tiles;
            for (const Shot& shot : attack_with_parts({world, game.catalog()}, who, command.direction).shots)
                tiles.insert(tiles.end(), shot.tiles.begin(), shot.tiles.end());
            if (!tiles.empty()) return tiles;
            return tiles_of_skill(game, who, species_of({world, game.catalog()}, who).attack_skill, blow);
        }
        case K::use_skill: return tiles_of_skill(game, who, skill_in_slot(world, who, command.slot), command);
        case K::use_item: {
            const ItemId item = item_in_slot(world, who, command.slot);
            if (!item || game.catalog()[item].use.empty()) return {};
            return reach_of(world, who, game.catalog()[item].use_area, game.catalog()[item].use_audience, command.direction, command.aim)
                .tiles;
        }
        case K::throw_item: {
            const ItemId item = item_in_slot(world, who, command.slot);
            return item ? std::vector{landing_of(world, who, command.direction, game.catalog()[item].throw_range).at}
                        : std::vector<Point>{};
        }
        default: return {};
    }
}

}  // namespace td
