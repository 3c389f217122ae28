#include "game/floor/stairs.hpp"

#include <algorithm>

#include "catalog/ways.hpp"
#include "game/floor/action_runner.hpp"
#include "game/floor/boon_choice.hpp"
#include "game/floor/encounter_choice.hpp"
#include "game/state/departure.hpp"
#include "rules/places.hpp"
#include "rules/stairs.hpp"
#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

WorldView view_of(const GameState& state) { return {state.world, *state.catalog}; }

}  // namespace

std::optional<Point> place_beside(const WorldView& view, EntityId who, Point stairs) {
    const MobilitySet mobility = mobility_of(view, who);
    if (const auto near = nearest_place_to_stand(view, mobility, stairs)) return near;
    std::optional<Point> best;
    for (int y = 0; y < view.world.height(); ++y)
        for (int x = 0; x < view.world.width(); ++x) {
            const Point p{x, y};
            const bool nearer = !best || chebyshev(p, stairs) < chebyshev(*best, stairs);
            if (nearer && is_passable(view, mobility, p) && !view.world.any(p, IndexedKind::creature)) best = p;
        }
    return best;
}

void tell_departure(ActionRunner& runner) {
    const GameState& state = runner.state();
    const bool goes_on = !leads_out(state.dungeon(), state.floor);
    const Departure departure = departure_of(state);
    if (goes_on)
        for (const Departure::Latecomer& latecomer : departure.late) runner.tell(FellBehind{latecomer.who, latecomer.rounds});
    for (const EntityId guest : departure.left) runner.tell(GuestLeft{guest});
}

void let_latecomers_arrive(ActionRunner& runner) {
    const GameState& state = runner.state();
    if (state.world.table<OnTheWay>().size() == 0) return;
    const bool at_once = !state.leader();
    bool has_arrived = false;
    for (const EntityId who : std::vector<EntityId>(state.world.roster()[GameState::player_team].members)) {
        const OnTheWay* const on_the_way = state.world.find<OnTheWay>(who);
        if (!on_the_way || (!at_once && on_the_way->due_round > state.now.round)) continue;
        const auto place = place_beside(view_of(state), who, on_the_way->at);
        if (!place) continue;
        runner.carry_out(CatchUp{who, *place});
        runner.carry_out_all(due_on_arrival(view_of(state), who));
        if (state.rests) rest(runner, who);
        reach_latecomer(runner, who);
        has_arrived = true;
    }
    if (has_arrived) runner.look();
}

}  // namespace td
