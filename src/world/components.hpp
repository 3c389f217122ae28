// Components of entities: plain structs, at most one of each type per entity. No rules here.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"
#include "catalog/pool.hpp"
#include "catalog/trigger.hpp"

namespace td {

/// The tile of an entity. Only entities on the floor have it: not the dead, and not carried items.
struct Position {
    Point at;
};

/// A living or dead creature. The component stays after death, so that messages can still name the creature.
struct Creature {
    SpeciesId species;
    std::string name;  ///< its own name, or that of its species
    Direction facing = Direction::south;
    int kills = 0;
    bool has_own_name = false;
    bool escorted = false;              ///< a guest since the start of the run, as opposed to one that joined later
    std::optional<int> copied_speed{};  ///< in place of the speed of its species, until it copies another; -3..3
};

struct Health {
    int now = 1;
    int maximum = 1;
    int regeneration = 0;  ///< thousandths of a point collected towards the next point of health
};

struct ActiveStatus {
    StatusId status;
    int left = 0;  ///< rounds or own turns left, by the status's unit; 0: until removed
    EntityId source;
    int collected = 0;  ///< hundred-thousandths of a point of harm collected towards the next lump
};

struct Statuses {
    std::vector<ActiveStatus> list;  ///< in the order gained; each status at most once
};

/// The boons that a member of the party has taken; only creatures with a boon have the component.
struct Boons {
    std::vector<BoonId> list;  ///< in the order taken; each at most once
};

struct SkillSlot {
    SkillId skill;
    int charges = 0;     ///< left; ignored for skills without charges
    Cooldown cooling{};  ///< what is left of its cooldown
};

struct Skills {
    std::vector<SkillSlot> slots;
};

struct PoolLevel {
    PoolId pool;
    int amount = 0;       ///< may stand above the maximum while a part that raises it is switched off; world/pools.hpp reads it
    int thousandths = 0;  ///< of a point, collected towards the next one that comes back
};

/// Only creatures that have a pool have the component.
struct Pools {
    std::vector<PoolLevel> list;  ///< those of the species first; each pool at most once
};

struct ItemStack {
    ItemId item;
    int count = 1;
};

/// The multi-turn action in which the creature is engaged.
struct OngoingAction {
    SkillId skill;  ///< the skill in use; none if an item is used
    ItemId item;
    int slot = 0;  ///< as in the command: index of the skill or bag slot, or a special value
    Direction direction = Direction::south;
    Point aim;
    Point from;    ///< tile of the creature when the action began
    int done = 0;  ///< turns spent so far
    int of = 1;    ///< turns needed in total

    friend bool operator==(const OngoingAction&, const OngoingAction&) = default;
};

/// An item that the creature carries itself, apart from its team's bag.
struct HeldItem {
    ItemStack stack;
};

/// The creature noticed something between two of its turns: it walks there to look, then returns.
struct Investigation {
    Point at;                ///< where it noticed something
    Point return_to;         ///< where it returns to
    int turns = 0;           ///< spent on the current leg of the way
    bool returning = false;  ///< it has looked and is on its way back
};

struct AttachedPart {
    ItemId item;
    bool on = true;
    std::uint32_t serial = 0;  ///< unique among all parts that its bearer has ever attached
};

/// The parts that a machine creature has attached.
struct Parts {
    std::vector<AttachedPart> list;  ///< in the order attached
    std::uint32_t attached = 0;      ///< number of parts attached so far; the next part's serial
};

/// What an AI-controlled creature remembers between its turns.
struct AiState {
    TacticId tactic;
    Point home;                 ///< its starting tile
    std::optional<Point> goal;  ///< the tile that it is heading for
    EntityId chase_target;      ///< the foe that it chases; none: no chase
    int chase_turns_left = 0;   ///< turns until it gives up the chase
    bool asleep = false;
    std::optional<Investigation> investigation;
    /// Consecutive turns in which it saw a foe and could only wait; afterwards, the turns for which it does not chase.
    int stalled = 0;
    int awaited = 0;          ///< turns for which it has waited for a foe in sight to come nearer first
    int waited_for_rest = 0;  ///< turns for which a leader has waited for stragglers, since they last came nearer
    int straggler_steps = 0;  ///< their steps to it at that time, in total; 0: it has not waited yet
};

/// Blocks creatures that cannot phase.
struct Solid {};
/// Blocks sight.
struct Opaque {};

/// Why a feature was removed.
enum class FeatureEnd : std::uint8_t { torn, burnt, put_out, cleared };

/// The feature on a tile; at most one per tile.
struct Fixture {
    FeatureId feature;
};
/// Holds a creature on its tile.
struct Snare {
    int tries = 1;  ///< struggles that must still succeed
};
/// A feature that some factions have not found.
struct Hidden {
    std::uint8_t from = 0;  ///< bit n: faction n has not found it
};
/// A trigger that has fired as often as its limit allows.
struct UsedTrigger {
    TriggerId trigger;
    TriggerLimit until = TriggerLimit::floor;
};
struct UsedTriggers {
    std::vector<UsedTrigger> list;
};
/// Turns of the creature that will pass unused when they come.
struct StruckOutTurns {
    int count = 1;
};
/// A turn that the creature keeps until one of these events happens to it.
struct HeldTurn {
    TriggerEventSet until{};
    bool lapses = false;  ///< it is lost if none of them happens in time
};
/// Turns that the creature has saved.
struct BankedTurns {
    int count = 1;
};
struct StruckCreature {
    EntityId who;
    int at = 0;  ///< when it was hurt last, in ticks since the round began
};

/// What the creature has done in this round; without the component: nothing.
struct RoundActivity {
    bool acted = false;                  ///< had a turn
    std::vector<StruckCreature> struck;  ///< each creature that it hurt, once
    int absorbed = 0;                    ///< points of harm taken in place of its health: see Modifiers::absorbs

    /// Null: it has not hurt that creature.
    const StruckCreature* blow_at(EntityId who) const {
        const auto found = std::find_if(struck.begin(), struck.end(), [who](const StruckCreature& each) { return each.who == who; });
        return found == struck.end() ? nullptr : &*found;
    }
};
/// A burning feature.
struct Fire {
    int left = 0;  ///< ticks of fuel left; ignored for fires that burn for ever
    int age = 0;   ///< ticks since ignition
    int heat = 0;  ///< hundredths of a point of damage collected towards the next point
};

/// An item on the floor.
struct Loot {
    ItemStack stack;
};

/// The body of a member or guest of the party that died and can still be brought back. A thing of its own: the creature itself is off the
/// floor. Its place is the tile where it lies; it has none while it is carried.
struct FallenBody {
    EntityId of;
    int rounds_left = 1;
    EntityId bearer;  ///< who carries it; none: it lies on the floor
};

struct Stairs {
    std::uint8_t way = 0;  ///< a row of the ways of the floor's rules
};

/// A member of the party that comes down the stairs later than the others. Until then it is off the floor: it has no turns and comes to no
/// harm, so Roster::is_here() is false although it lives().
struct OnTheWay {
    Point at;           ///< where the stairs come down
    int due_round = 1;  ///< of this floor, at whose beginning it arrives
};

/// Marks the tile of a landmark.
struct LandmarkMarker {
    LandmarkId landmark;
};

}  // namespace td
