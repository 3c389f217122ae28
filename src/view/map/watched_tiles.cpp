#include "view/map/watched_tiles.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

/// The events for which `who` would hold its turn if the skill being aimed were used on it.
TriggerEventSet events_if_aimed(const Session& session, EntityId who) {
    const Game& game = session.game();
    const EntityId actor = game.awaiting();
    const auto* const use = session.focus.aimed ? std::get_if<commands::UseSkill>(&*session.focus.aimed) : nullptr;
    const SkillId skill = use != nullptr && actor ? skill_in_slot(game.world(), actor, use->slot) : SkillId{};
    const auto* const hold = skill ? find_payload<effect::HoldTurn>(game.catalog()[skill].effects) : nullptr;
    const std::optional<Point> at = game.world().position(who);
    const std::vector<Point>& reached = session.focus.reached;
    const bool is_target = at && std::find(reached.begin(), reached.end(), *at) != reached.end();
    return hold != nullptr && is_target ? hold->until : TriggerEventSet{};
}

/// The events that `who` holds its turn for, if it is pointed at.
TriggerEventSet events_held(const Session& session, EntityId who) {
    const HeldTurn* const held = session.game().world().find<HeldTurn>(who);
    return held != nullptr && session.focus.creature == who ? held->until : TriggerEventSet{};
}

void draw_dots(Canvas& canvas, const MapView& view, const std::vector<Point>& tiles, const Game& game) {
    for (const Point p : tiles) {
        if (!game.sight().explored(p)) continue;
        const Box tile = view.box(p);
        const int size = 2 * view.scale();
        canvas.rect(tile.inset(view.scale()), style::change.faded(26));
        canvas.rect(tile.centred(size, size), style::change.faded(200));
    }
}

/// Frames foes of `who` that could enter one of the tiles with their next step.
void frame_foes_near(Canvas& canvas, const MapView& view, const Session& session, EntityId who, const std::vector<Point>& tiles) {
    const World& world = session.game().world();
    for (const EntityId foe : world.table<Creature>().owners()) {
        const std::optional<Point> at = world.position(foe);
        if (!at || !session.knows(foe) || !are_hostile(world, who, foe) || !world.roster().is_here(foe)) continue;
        const auto is_one_step_away = [&](Point p) { return chebyshev(p, *at) == 1; };
        const bool is_there = std::find(tiles.begin(), tiles.end(), *at) != tiles.end();
        if (!is_there && std::any_of(tiles.begin(), tiles.end(), is_one_step_away))
            canvas.frame(view.box(*at), std::max(1, view.scale()), style::bad);
    }
}

}  // namespace

void draw_watched_tiles(Canvas& canvas, const MapView& view, const Session& session) {
    const Game& game = session.game();
    for (const EntityId who : game.world().table<Creature>().owners()) {
        const TriggerEventSet events = events_held(session, who) | events_if_aimed(session, who);
        if (events == TriggerEventSet{} || !session.knows(who)) continue;
        for (const TriggerEvent event : {TriggerEvent::foe_in_sight, TriggerEvent::foe_in_reach, TriggerEvent::foe_out_of_reach}) {
            if (!contains(events, event)) continue;
            const std::vector<Point> tiles = watched_tiles(game.view(), who, event);
            draw_dots(canvas, view, tiles, game);
            frame_foes_near(canvas, view, session, who, tiles);
        }
    }
}

}  // namespace td
