// Commands of the debug console. They are recorded like all others, so that a run in which they were used can be replayed. Refused until
// the run was opened to them; the run remembers that.
#pragma once

#include <cstdint>
#include <optional>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "catalog/definitions.hpp"
#include "world/roster.hpp"

namespace td {

struct GameState;
class ActionRunner;

/// The functions below say in which members of commands::Debug the arguments are stored.
enum class DebugVerb : int {
    open,             ///< from now on the others are carried out
    spawn_companion,  ///< a guest of the party
    spawn_neutral,    ///< these three: number: species, at: where
    spawn_foe,        ///< in the order of Faction
    give,             ///< number: item, at.x: how many
    floor,            ///< number: of this dungeon, from 1
    reveal,           ///< the whole floor becomes remembered
    gain_status,      ///< number: status, target
    change_time,      ///< number: a TimeSystemKind, for this floor; its rounds begin anew
    heal,             ///< target: to full health
    kill,             ///< target
    teleport,         ///< target, at: where
    gain_boon,        ///< number: boon, target
};
inline constexpr DebugVerb last_debug_verb = DebugVerb::gain_boon;

namespace debug_command {

inline Command of(DebugVerb verb, int number = 0, EntityId target = {}, Point at = {}) { return commands::Debug{verb, number, at, target}; }
inline Command open() { return of(DebugVerb::open); }
inline Command spawn(SpeciesId species, Faction side, Point at) {
    return of(static_cast<DebugVerb>(static_cast<int>(DebugVerb::spawn_companion) + static_cast<int>(side)),
              static_cast<int>(species.index()), {}, at);
}
inline Command give(ItemId item, int count) { return of(DebugVerb::give, static_cast<int>(item.index()), {}, {count, 0}); }
inline Command floor(int number) { return of(DebugVerb::floor, number); }
inline Command reveal() { return of(DebugVerb::reveal); }
inline Command gain_status(StatusId status, EntityId who) { return of(DebugVerb::gain_status, static_cast<int>(status.index()), who); }
inline Command change_time(TimeSystemKind kind) { return of(DebugVerb::change_time, static_cast<int>(kind)); }
inline Command heal(EntityId who) { return of(DebugVerb::heal, 0, who); }
inline Command kill(EntityId who) { return of(DebugVerb::kill, 0, who); }
inline Command teleport(EntityId who, Point to) { return of(DebugVerb::teleport, 0, who, to); }
inline Command gain_boon(BoonId boon, EntityId who) { return of(DebugVerb::gain_boon, static_cast<int>(boon.index()), who); }

}  // namespace debug_command

/// Why the command would be refused; nothing if it would be carried out.
[[nodiscard]] std::optional<Refusal> refusal_of_debug(const GameState& state, const commands::Debug& command);
/// Precondition: it is not refused.
void carry_out_debug(ActionRunner& runner, const commands::Debug& command);

}  // namespace td
