// What was asked for in a turn: by the player through keys, by AI-controlled creatures through tactics. A plain value that can be saved.
#pragma once

#include <cstdint>

#include "base/hash.hpp"
#include "base/id.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"

namespace td {

struct Command {
    /// The numbers are stored in saved runs: new kinds come last, or run_format changes.
    enum class Kind : std::uint8_t {
        wait,
        rest,        ///< the rest skill of the species
        walk,        ///< direction; swaps with allies, opens doors
        attack,      ///< direction
        use_skill,   ///< slot, and direction or aim as the skill's shape needs
        use_item,    ///< slot of the bag (held_item: the held one), aim or direction as its area needs
        throw_item,  ///< slot of the bag, direction
        give_item,   ///< slot of the bag, target: an adjacent member or guest, who holds it then
        take_item,   ///< target: an adjacent member or guest, or the actor itself; its held item goes back to the bag
        pick_up,
        drop_item,  ///< slot of the bag
        stairs,
        close_door,  ///< direction
        // The following cost no turn.
        face,        ///< direction
        set_leader,  ///< target
        swap_slots,  ///< slot and other_slot of the members' list
        set_tactic,  ///< target and tactic
        team_mode,   ///< slot: 1 on, 0 off
        // The following are also given at a pause, when no creature is being asked.
        reconsider,  ///< target: the creature whose pending action the next command replaces; none: no creature's
        resume,      ///< ends a pause
        pause_mode,  ///< slot: a PauseMode
        // Parts; all but the last cost a turn.
        attach_part,  ///< slot of the bag; from_ground: the part underfoot
        detach_part,  ///< slot: place among its parts
        swap_part,    ///< slot of the bag, other_slot: place among its parts
        switch_part,  ///< slot: place among its parts; on or off
        debug,        ///< ignores all rules: see game/debug_commands.hpp
    };
    static constexpr Kind last_kind = Kind::debug;
    Kind kind = Kind::wait;
    Direction direction = Direction::south;
    int slot = 0;
    int other_slot = 0;
    Point aim;
    EntityId target;
    TacticId tactic;

    void add_to(Hash& hash) const {
        const auto number = [](int value) { return static_cast<std::uint64_t>(static_cast<std::int64_t>(value)); };
        hash.add(static_cast<std::uint64_t>(kind)).add(static_cast<std::uint64_t>(direction)).add(number(slot)).add(number(other_slot));
        hash.add(number(aim.x)).add(number(aim.y)).add(target.value).add(tactic.value);
    }
    friend bool operator==(const Command&, const Command&) = default;

    static Command wait() { return {}; }
    static Command walk(Direction d) { return {.kind = Kind::walk, .direction = d}; }
    static Command attack(Direction d) { return {.kind = Kind::attack, .direction = d}; }
    static Command use_skill(int slot, Direction d, Point aim) {
        return {.kind = Kind::use_skill, .direction = d, .slot = slot, .aim = aim};
    }
};

/// Slot of use_item that means the item that the actor holds.
inline constexpr int held_item = -1;

/// Slot of attach_part that means the part underfoot.
inline constexpr int from_ground = -1;

/// False for commands that cost no turn: facing another way, the order of the team, tactics.
constexpr bool costs_turn(Command::Kind kind) {
    return kind < Command::Kind::face || (kind >= Command::Kind::attach_part && kind <= Command::Kind::swap_part);
}

}  // namespace td
