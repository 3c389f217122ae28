#include "game/turns/debug_commands.hpp"

#include <algorithm>

#include "actions/commit.hpp"
#include "game/floor/action_runner.hpp"
#include "game/floor/floors.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using Reason = Refusal::Reason;

constexpr int most_given = 99;  ///< items at once

std::optional<Refusal> because(Reason reason) { return Refusal{.reason = reason}; }

template <class Table>
bool has_row(const Table& table, int number) {
    return number >= 0 && static_cast<std::size_t>(number) < table.size();
}

std::optional<Refusal> refusal_of_place(const GameState& state, const Species& species, Point at) {
    const World& world = state.world;
    if (!world.contains(at)) return because(Reason::wall);
    if (world.creature_at(at)) return Refusal{.reason = Reason::creature, .by = world.creature_at(at)};
    if (!is_passable({world, *state.catalog}, species.mobility, at))
        return Refusal{.reason = Reason::terrain, .terrain = world.terrain(at)};
    return std::nullopt;
}

std::optional<Refusal> refusal_of_gift(const GameState& state, int item, int count) {
    if (!has_row((*state.catalog).items, item) || count < 1 || count > most_given) return because(Reason::no_such_item);
    Bag bag = state.world.bag(GameState::player_team);
    const ItemId id(static_cast<std::size_t>(item));
    for (int i = 0; i < count; ++i)
        if (!add_to_bag(bag, *state.catalog, {id, 1})) return because(Reason::bag_full);
    return std::nullopt;
}

std::optional<Refusal> refusal_of_boon(const GameState& state, int number, EntityId who) {
    if (!has_row(state.catalog->boons, number)) return because(Reason::pointless);
    const Boons* const has = state.world.find<Boons>(who);
    const BoonId boon(static_cast<std::size_t>(number));
    const bool has_it = has != nullptr && std::find(has->list.begin(), has->list.end(), boon) != has->list.end();
    return has_it ? because(Reason::pointless) : std::nullopt;
}

/// The first team of that side; none if the floor has no such team.
TeamId team_of(const World& world, Faction side) {
    const auto& teams = world.teams_of(side);
    return teams.empty() ? TeamId{} : teams.front();
}

/// Restarts time on this floor: no action is pending, and turns come as on arrival.
void change_time(GameState& state, TimeSystemKind kind) {
    const TimeSettings own = state.time_settings();
    const TimeSettings settings = own.kind == kind ? own : TimeSettings{.kind = kind};
    state.time = TimeSystem::make(settings, state.stream_of_floor("start of time").next());
    state.time.start(state.world.roster());
    state.now = {};
    state.continuous_since = 0;
    state.passed_until = 0;
    state.actor = state.awaiting = state.announced.of = {};
    state.pending.clear();
    state.newcomers.clear();
    state.held.reset();
    state.pauses.paused = false;
    state.weapon_timers.clear();
    state.extra_turns.clear();
    const std::vector<EntityId> waiting = state.world.table<HeldTurn>().owners();
    for (const EntityId who : waiting) state.world.remove<HeldTurn>(who);
    state.exchanges.clear();
    state.turn_kind = TurnKind::own;
    state.round_began = 0;
    for (const EntityId who : state.world.table<Creature>().owners())
        if (state.world.roster().is_here(who)) state.weapon_timers.follow({state.world, *state.catalog}, who, 0);
    state.phase = Phase::round_next;
}

}  // namespace

std::optional<Refusal> refusal_of_debug(const GameState& state, const commands::Debug& command) {
    if (state.outcome != Outcome::running || command.verb < DebugVerb::open || command.verb > last_debug_verb)
        return because(Reason::pointless);
    const DebugVerb verb = command.verb;
    if (state.debugged == (verb == DebugVerb::open)) return because(Reason::pointless);
    const Catalog& catalog = *state.catalog;
    const bool about_somebody = verb == DebugVerb::gain_status || verb >= DebugVerb::heal;
    if (about_somebody && !state.world.roster().is_here(command.target)) return because(Reason::no_target);
    switch (verb) {
        case DebugVerb::spawn_companion:
        case DebugVerb::spawn_neutral:
        case DebugVerb::spawn_foe:
            if (!has_row(catalog.species, command.number)) return because(Reason::pointless);
            return refusal_of_place(state, catalog.species[static_cast<std::size_t>(command.number)], command.at);
        case DebugVerb::give: return refusal_of_gift(state, command.number, command.at.x);
        case DebugVerb::floor: return has_row(state.dungeon().floors, command.number - 1) ? std::nullopt : because(Reason::no_stairs);
        case DebugVerb::gain_status: return has_row(catalog.statuses, command.number) ? std::nullopt : because(Reason::pointless);
        case DebugVerb::change_time:
            if (state.phase == Phase::choice || state.phase == Phase::camp) return because(Reason::choose_first);
            return has_row(time_system_names, command.number) ? std::nullopt : because(Reason::pointless);
        case DebugVerb::teleport: return refusal_of_place(state, species_of({state.world, catalog}, command.target), command.at);
        case DebugVerb::gain_boon: return refusal_of_boon(state, command.number, command.target);
        case DebugVerb::open:
        case DebugVerb::reveal:
        case DebugVerb::heal:
        case DebugVerb::kill: break;
    }
    return std::nullopt;
}

void carry_out_debug(ActionRunner& runner, const commands::Debug& command) {
    GameState& state = runner.state();
    const auto number = static_cast<std::size_t>(std::max(0, command.number));
    const EntityId who = command.target;
    const DebugVerb verb = command.verb;
    switch (verb) {
        case DebugVerb::open: state.debugged = true; break;
        case DebugVerb::spawn_companion:
        case DebugVerb::spawn_neutral:
        case DebugVerb::spawn_foe: {
            const auto side = static_cast<Faction>(static_cast<int>(verb) - static_cast<int>(DebugVerb::spawn_companion));
            TeamId team = team_of(state.world, side);
            if (!team) team = state.world.add_team(side);
            runner.carry_out(Join{.team = team, .species = SpeciesId(number), .at = command.at, .as_guest = side == Faction::player});
            break;
        }
        case DebugVerb::give:
            for (int i = 0; i < command.at.x; ++i)
                put_into_bag(state.world.edit_bag(GameState::player_team), *state.catalog, {ItemId(number), 1});
            if (const EntityId leader = state.leader())
                runner.tell(PickedUp{leader, {ItemId(number), command.at.x}, state.world.get<Position>(leader).at});
            break;
        case DebugVerb::floor:
            state.pauses.paused = false;
            // As if the party had come by all the floors before.
            state.tally.floors = command.number - 1;
            enter_floor(state, command.number);
            break;
        case DebugVerb::reveal: runner.carry_out(RevealMap{state.leader()}); break;
        case DebugVerb::gain_status: runner.carry_out(GainStatus{.target = who, .status = StatusId(number)}); break;
        case DebugVerb::change_time: change_time(state, static_cast<TimeSystemKind>(number)); break;
        case DebugVerb::heal: {
            const Health& health = state.world.get<Health>(who);
            runner.carry_out(Heal{who, health.maximum - health.now});
            break;
        }
        case DebugVerb::kill: runner.carry_out(Die{.who = who}); break;
        case DebugVerb::teleport: runner.carry_out(Displace{who, command.at, Displace::How::teleported}); break;
        case DebugVerb::gain_boon: runner.carry_out(GainBoon{who, BoonId(number)}); break;
    }
}

}  // namespace td
