#include "play/tile_commands.hpp"

#include <algorithm>

#include "game/run/effect_preview.hpp"
#include "rules/readiness.hpp"
#include "rules/weapons.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

/// True if the plain attack in that direction would strike a foe: a neighbour, one in its line, or one in reach of ranged weapons.
bool strikes_foe(Session& session, Direction direction) {
    const Game& game = session.next_game();
    const World& world = game.world();
    const EntityId who = game.awaiting();
    if (session.refusal_of(commands::Attack{direction})) return false;
    if (has_ready_weapons({world, game.catalog()}, who)) return true;
    const std::vector<EffectPreview> previews = effect_previews_of(game, commands::Attack{direction});
    return std::any_of(previews.begin(), previews.end(), [&](const EffectPreview& preview) {
        const std::vector<EntityId>& targets = preview.reach.targets;
        return std::any_of(targets.begin(), targets.end(), [&](EntityId target) { return are_hostile(world, who, target); });
    });
}

}  // namespace

Command step_or_attack(Session& session, Direction direction) {
    const Game& game = session.next_game();
    const std::optional<Point> at = game.world().position(game.awaiting());
    if (!at) return commands::Walk{direction};
    const EntityId other = game.known().creature_at(*at + offset(direction));
    if (!other) return commands::Walk{direction};
    const TeamId team = game.world().roster()[other].team;
    const bool foe = team && game.world().roster()[team].faction == Faction::foe;
    return foe ? Command(commands::Attack{direction}) : commands::Walk{direction};
}

std::optional<commands::Attack> shot_at(Session& session, Point tile) {
    const Game& game = session.next_game();
    const World& world = game.world();
    const EntityId who = game.awaiting();
    const EntityId other = game.known().creature_at(tile);
    if (!who || !other || !are_hostile(world, who, other)) return std::nullopt;
    const Direction direction = direction_towards(world.get<Position>(who).at, tile);
    for (const Shot& shot : attack_with_parts({world, game.catalog()}, who, direction).shots)
        if (std::find(shot.targets.begin(), shot.targets.end(), other) != shot.targets.end()) return commands::Attack{direction};
    return std::nullopt;
}

std::vector<Point> tiles_of_shots(Session& session, Direction direction) {
    const Game& game = session.next_game();
    std::vector<Point> tiles;
    for (const Shot& shot : attack_with_parts(game.view(), game.awaiting(), direction).shots)
        tiles.insert(tiles.end(), shot.tiles.begin(), shot.tiles.end());
    return tiles;
}

std::vector<Command> attacks_on_foes(Session& session) {
    const World& world = session.next_game().world();
    const Creature* const creature = world.find<Creature>(session.next_game().awaiting());
    if (creature == nullptr) return {};
    if (strikes_foe(session, creature->facing)) return {commands::Attack{creature->facing}};
    std::vector<Command> attacks;
    for (const Direction direction : all_directions)
        if (strikes_foe(session, direction)) attacks.push_back(commands::Attack{direction});
    // All ready ranged weapons fire at once, whichever direction is chosen.
    if (attacks.size() > 1 && has_ready_weapons({world, session.next_game().catalog()}, session.next_game().awaiting())) attacks.resize(1);
    return attacks;
}

namespace {

/// Why no ranged weapon of `who` fires, if it has some and can pay for none of them.
std::optional<Refusal> why_guns_are_silent(const WorldView& view, EntityId who) {
    std::optional<Refusal> why;
    for (const ItemId weapon : ready_weapons(view, who, WeaponKind::ranged)) {
        const std::optional<Refusal> refusal = why_not_payable(view, who, view.catalog[view.catalog[weapon].part->skill].pool_cost);
        if (!refusal) return std::nullopt;
        if (!why) why = refusal;
    }
    return why;
}

}  // namespace

std::string why_no_attack(Session& session) {
    const Game& game = session.next_game();
    const World& world = game.world();
    const EntityId who = game.awaiting();
    for (const Direction direction : all_directions) {
        const EntityId neighbour = game.known().creature_at(world.get<Position>(who).at + offset(direction));
        if (!neighbour || !are_hostile(world, who, neighbour)) continue;
        if (const std::optional<Refusal> refusal = session.refusal_of(commands::Attack{direction}))
            return say(game.catalog(), {"attack_not_from_here", "why", "foe"}, describe(*refusal, who, {world, game.catalog()}),
                       session.name_of(neighbour));
    }
    if (const std::optional<Refusal> silent = why_guns_are_silent(game.view(), who)) return describe(*silent, who, game.view());
    const SkillId attack = game.catalog()[world.get<Creature>(who).species].attack_skill;
    const bool shoots = has_ready_weapons(game.view(), who) || game.catalog()[attack].area.shape != Shape::front;
    const PhraseWith<1> none = shoots ? PhraseWith<1>{"attack_none_in_line", "who"} : PhraseWith<1>{"attack_no_neighbour", "who"};
    return say(game.catalog(), none, name_of(who, game.view()));
}

Command pick_up_command(const Game& game) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    const std::optional<Point> at = world.position(who);
    if (!at || world.first_at<Loot>(*at)) return commands::PickUp{};
    if (carried_by(world, who)) return commands::LayDown{};
    return fallen_in_reach(world, *at) ? Command(commands::Carry{}) : commands::PickUp{};
}

std::vector<TileChoice> choices_on_tile(Session& session, Point tile) {
    const Catalog& catalog = session.game().catalog();
    const Game& next_game = session.next_game();
    std::vector<TileChoice> choices;
    const auto add = [&](std::string text, const Command& command) {
        if (!session.refusal_of(command)) choices.push_back({std::move(text), command});
    };
    const std::optional<Point> at = next_game.world().position(next_game.awaiting());
    if (at && tile != *at) {
        const Direction way = direction_towards(*at, tile);
        add(say(catalog, "menu_face"), commands::Face{way});
        if (chebyshev(*at, tile) == 1) add(say(catalog, "menu_close_door"), commands::CloseDoor{way});
        add(say(catalog, "menu_attack"), commands::Attack{way});
    } else if (at) {
        add(say(catalog, "menu_wait"), commands::Wait{});
        add(say(catalog, "menu_pick_up"), commands::PickUp{});
        add(say(catalog, "menu_stairs"), commands::Descend{});
    }
    if (at && chebyshev(*at, tile) <= 1)
        for (const EntityId fallen : fallen_at(next_game.world(), tile))
            add(say(catalog, {"menu_carry", "who"}, session.name_of(fallen)), commands::Carry{fallen});
    if (at == tile)
        if (const EntityId carried = carried_by(next_game.world(), next_game.awaiting()))
            add(say(catalog, {"menu_lay_down", "who"}, session.name_of(carried)), commands::LayDown{});
    add(next_game.team_mode() ? say(catalog, "menu_steer_leader") : say(catalog, "menu_steer_all"),
        commands::SetTeamMode{!next_game.team_mode()});
    const EntityId there = session.game().known().creature_at(tile);
    if (const std::optional<Command> veto = there ? session.veto_on(there) : std::nullopt)
        add(say(catalog, {"menu_veto", "who"}, session.name_of(there)), *veto);
    choices.push_back({say(catalog, "menu_tactic"), Control::toggle_tactics});
    choices.push_back({say(catalog, "menu_goals"), Control::open_goals});
    choices.push_back({say(catalog, "menu_pauses"), Control::toggle_pauses});
    choices.push_back({say(catalog, "menu_numbers"), Control::toggle_numbers});
    choices.push_back({say(catalog, "menu_speed"), Control::toggle_speed});
    choices.push_back({say(catalog, "menu_orders"), Control::give_orders});
    choices.push_back({session.lists().open() ? say(catalog, "menu_list_ends") : say(catalog, "menu_list"), Control::plan_ahead});
    choices.push_back({say(catalog, "pause_title"), Control::pause});
    return choices;
}

}  // namespace td
