#include "game/debug_commands.hpp"

#include <algorithm>

#include "actions/commit.hpp"
#include "game/loop.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using Reason = Refusal::Reason;

std::optional<Refusal> because(Reason reason) { return Refusal{.reason = reason}; }

template <class Row>
bool is_in(const std::vector<Row>& table, int number) {
    return number >= 0 && static_cast<std::size_t>(number) < table.size();
}

std::optional<Refusal> refusal_of_place(const Game& game, const Species& species, Point at) {
    const World& world = game.world();
    if (!world.contains(at)) return because(Reason::wall);
    if (world.creature_at(at)) return Refusal{.reason = Reason::creature, .by = world.creature_at(at)};
    if (!is_passable(world, game.catalog(), species.mobility, at)) return Refusal{.reason = Reason::terrain, .terrain = world.terrain(at)};
    return std::nullopt;
}

std::optional<Refusal> refusal_of_gift(const Game& game, int item, int count) {
    if (!is_in(game.catalog().items, item) || count < 1 || count > 99) return because(Reason::no_such_item);
    Bag bag = game.world().bag(game.player_team());
    const ItemId id(static_cast<std::size_t>(item));
    for (int i = 0; i < count; ++i)
        if (!add_to_bag(bag, game.catalog(), {id, 1})) return because(Reason::bag_full);
    return std::nullopt;
}

std::optional<Refusal> refusal_of_debug(const Game& game, const Command& command) {
    if (game.outcome() != Outcome::running || command.slot < 0 || command.slot > static_cast<int>(last_debug_verb))
        return because(Reason::pointless);
    const auto verb = static_cast<DebugVerb>(command.slot);
    if (game.debugged() == (verb == DebugVerb::open)) return because(Reason::pointless);
    const Catalog& catalog = game.catalog();
    const bool about_somebody = verb == DebugVerb::gain_status || verb >= DebugVerb::heal;
    if (about_somebody && !game.world().roster().alive(command.target)) return because(Reason::no_target);
    switch (verb) {
        case DebugVerb::spawn_companion:
        case DebugVerb::spawn_neutral:
        case DebugVerb::spawn_foe:
            if (!is_in(catalog.species, command.other_slot)) return because(Reason::pointless);
            return refusal_of_place(game, catalog.species[static_cast<std::size_t>(command.other_slot)], command.aim);
        case DebugVerb::give: return refusal_of_gift(game, command.other_slot, command.aim.x);
        case DebugVerb::floor: return is_in(game.dungeon().floors, command.other_slot - 1) ? std::nullopt : because(Reason::no_stairs);
        case DebugVerb::gain_status: return is_in(catalog.statuses, command.other_slot) ? std::nullopt : because(Reason::pointless);
        case DebugVerb::change_time:
            return command.other_slot >= 0 && command.other_slot <= static_cast<int>(TimeSystemKind::deferred) ? std::nullopt
                                                                                                               : because(Reason::pointless);
        case DebugVerb::teleport: return refusal_of_place(game, species_of(game.world(), catalog, command.target), command.aim);
        case DebugVerb::open:
        case DebugVerb::reveal:
        case DebugVerb::heal:
        case DebugVerb::kill: break;
    }
    return std::nullopt;
}

/// The first team of that side; none: nobody of it is here.
TeamId team_of(const World& world, Faction side) {
    const auto& teams = world.roster().teams;
    for (std::size_t i = 0; i < teams.size(); ++i)
        if (teams[i].faction == side) return TeamId(i);
    return {};
}

}  // namespace

Step Loop::debug(const Command& command) {
    const EntityId asked = m_game.awaiting();
    if (const auto refusal = refusal_of_debug(m_game, command)) {
        tell(WasRefused{asked, command, *refusal});
        return {Step::Kind::refused, asked, *refusal};
    }
    carry_out_debug(command);
    look();
    if (m_game.m_phase == Phase::battle_start) return run(std::nullopt);
    // Whose turn it is may have changed: it is asked anew who is next.
    m_game.m_reconsidering = {};
    if (!m_game.paused() && m_game.m_phase == Phase::actions_make) {
        m_game.m_awaiting = {};
        m_game.m_phase = Phase::tick_next;
    }
    return {Step::Kind::done_out_of_turn, asked, {}};
}

void Loop::carry_out_debug(const Command& command) {
    const auto number = static_cast<std::size_t>(std::max(0, command.other_slot));
    const EntityId who = command.target;
    const auto verb = static_cast<DebugVerb>(command.slot);
    switch (verb) {
        case DebugVerb::open: m_game.m_debugged = true; break;
        case DebugVerb::spawn_companion:
        case DebugVerb::spawn_neutral:
        case DebugVerb::spawn_foe: {
            const auto side = static_cast<Faction>(command.slot - static_cast<int>(DebugVerb::spawn_companion));
            TeamId team = team_of(m_game.m_world, side);
            if (!team) team = m_game.m_world.add_team(side);
            carry_out(Join{team, SpeciesId(number), command.aim, side == Faction::player, {}});
            break;
        }
        case DebugVerb::give:
            for (int i = 0; i < command.aim.x; ++i)
                add_to_bag(m_game.m_world.edit_bag(m_game.player_team()), *m_game.m_catalog, {ItemId(number), 1});
            if (const EntityId leader = m_game.leader())
                tell(PickedUp{leader, {ItemId(number), command.aim.x}, m_game.m_world.get<Position>(leader).at});
            break;
        case DebugVerb::floor:
            m_game.m_pauses.paused = false;
            m_game.enter_floor(command.other_slot);
            break;
        case DebugVerb::reveal: carry_out(RevealMap{m_game.leader()}); break;
        case DebugVerb::gain_status: carry_out(GainStatus{who, StatusId(number), 0, {}}); break;
        case DebugVerb::change_time: change_time(static_cast<TimeSystemKind>(number)); break;
        case DebugVerb::heal: {
            const Health& health = m_game.m_world.get<Health>(who);
            carry_out(Heal{who, health.maximum - health.now});
            break;
        }
        case DebugVerb::kill: carry_out(Die{who, {}, {}, {}}); break;
        case DebugVerb::teleport: carry_out(Displace{who, command.aim, Displace::How::teleported}); break;
    }
}

/// Time begins anew on this floor: nobody has begun anything, and everybody's turns come as on arrival.
void Loop::change_time(TimeSystemKind kind) {
    const TimeSettings own = m_game.dungeon().time;
    const TimeSettings settings = own.kind == kind ? own : TimeSettings{.kind = kind};
    m_game.m_time =
        make_time_system(settings, Rng::named(m_game.m_settings.seed, "start of time", static_cast<std::uint64_t>(m_game.m_floor)).next());
    m_game.m_time.start(m_game.m_world.roster());
    m_game.m_now = {};
    m_game.m_continuous_since = 0;
    m_game.m_actor = m_game.m_awaiting = m_game.m_turn_of = {};
    m_game.m_begun.clear();
    m_game.m_newcomers.clear();
    m_game.m_held.reset();
    m_game.m_pauses.paused = false;
    m_game.m_weapon_timers.clear();
    for (const EntityId who : m_game.m_world.table<Creature>().owners())
        if (m_game.m_world.roster().alive(who)) m_game.m_weapon_timers.follow(m_game.m_world, *m_game.m_catalog, who, 0);
    m_game.m_phase = Phase::round_next;
}

}  // namespace td
