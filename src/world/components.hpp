// What an entity can have: plain structs, at most one of each kind per entity. No rules here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"
#include "catalog/trigger.hpp"

namespace td {

/// Where it is; only things on the floor have one (the dead and what is carried do not).
struct Position {
    Point at;
};

/// A living being, or one that was: it stays when the creature dies, so that its name can still be told.
struct Creature {
    SpeciesId species;
    std::string name;  ///< its own, or that of its species
    Direction facing = Direction::south;
    int kills = 0;
    bool has_own_name = false;
    bool escorted = false;  ///< a guest that set out with the party, not one that was called on the way
};

struct Health {
    int now = 1;
    int maximum = 1;
    int regeneration = 0;  ///< thousandths gathered towards the next point
};

struct ActiveStatus {
    StatusId status;
    int left = 0;  ///< of the status's unit; 0: until taken away
    EntityId source;
};

struct Statuses {
    std::vector<ActiveStatus> list;  ///< in the order gained, each status at most once
};

struct SkillSlot {
    SkillId skill;
    int charges = 0;  ///< left; not looked at where the skill has none
};

struct Skills {
    std::vector<SkillSlot> slots;
};

struct ItemStack {
    ItemId item;
    int count = 1;
};

/// A multi-turn action that it is at.
struct OngoingAction {
    SkillId skill;  ///< or
    ItemId item;
    int slot = 0;  ///< as in the command: of the skills, of the bag, or one of those that mean something else
    Direction direction = Direction::south;
    Point aim;
    Point from;    ///< where it was begun
    int done = 0;  ///< turns spent on it
    int of = 1;    ///< turns that it takes

    friend bool operator==(const OngoingAction&, const OngoingAction&) = default;
};

/// What it carries itself, apart from its team's bag.
struct Holding {
    ItemStack stack;
};

/// Something passed by between two of its turns, and it means to have a look there, and then to go back.
struct Inquiry {
    Point at;             ///< where it was seen
    Point post;           ///< where it goes back to
    int turns = 0;        ///< spent on the way it is on
    bool looked = false;  ///< it is on its way back
};

struct AttachedPart {
    ItemId item;
    bool on = true;
    std::uint32_t serial = 0;  ///< its own among all that its bearer ever attached
};

/// What a creature built of parts has attached.
struct Parts {
    std::vector<AttachedPart> list;  ///< in the order attached
    std::uint32_t attached = 0;      ///< so far: the next one's serial
};

/// What an unsteered creature bears in mind between its turns.
struct Mind {
    TacticId tactic;
    Point home;                 ///< where it began
    std::optional<Point> goal;  ///< where it is going
    EntityId quarry;            ///< whom it is after
    int memory = 0;             ///< turns until it gives the quarry up
    bool asleep = false;
    std::optional<Inquiry> inquiry;
    /// Turns in a row in which it saw a foe and could do nothing but wait, and after those the turns for which it gives up the chase.
    int stalled = 0;
};

/// Stops whoever is not passing through walls.
struct Solid {};
/// Stops sight.
struct Opaque {};

/// How a feature came to its end.
enum class FeatureEnd : std::uint8_t { torn, burnt, put_out, cleared };

/// A feature that stands on a tile; at most one on each.
struct Fixture {
    FeatureId feature;
};
/// Holds whoever stands on its tile.
struct Snare {
    int tries = 1;  ///< that it still takes to tear it
};
/// A feature that not everybody knows of.
struct Hidden {
    std::uint8_t from = 0;  ///< bit n: the n-th faction has not found it
};
/// One trigger that has gone off as often as it may.
struct SpentTrigger {
    TriggerId trigger;
    TriggerLimit until = TriggerLimit::floor;
};
struct SpentTriggers {
    std::vector<SpentTrigger> list;
};
/// Something is on fire.
struct Fire {
    int left = 0;  ///< ticks of fuel; not looked at where it burns for ever
    int age = 0;   ///< ticks since it caught fire
    int heat = 0;  ///< hundredths of a point of harm gathered towards the next
};

/// An item on the floor.
struct Loot {
    ItemStack stack;
};

struct Stairs {};

/// A landmark of the floor: it only marks the place.
struct Site {
    LandmarkId landmark;
};

}  // namespace td
