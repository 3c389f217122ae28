// Every way in which the world can change, as plain values; only commit (commit.hpp) carries them out. Vocabulary of the room: a command
// is what was asked for in a turn (command.hpp); an action is one change of the world; an event reports a committed action (event.hpp);
// a refusal is the reason why an action was cancelled (refusal.hpp).
// Source: resources/docs/rules.md, "How the world changes".
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "actions/command.hpp"
#include "actions/companion_order_change.hpp"
#include "actions/refusal.hpp"
#include "actions/shot.hpp"
#include "actions/turn_shift.hpp"
#include "base/id.hpp"
#include "base/kinds.hpp"
#include "base/point.hpp"
#include "catalog/definitions.hpp"
#include "world/components.hpp"
#include "world/roster.hpp"

namespace td {

struct Walk {
    EntityId who;
    Point from;
    Point to;
    Direction direction = Direction::south;
    bool stumbled = false;  ///< a status chose the direction
};
struct SwapPlaces {
    EntityId who;
    EntityId other;
    Direction direction = Direction::south;  ///< in which `who` faces afterwards
};
/// A move that the creature does not make itself.
struct Displace {
    enum class How : std::uint8_t { pushed, pulled, teleported };
    EntityId who;
    Point to;
    How how = How::pushed;
};
struct Face {
    EntityId who;
    Direction direction = Direction::south;
};
struct Pass {
    EntityId who;
    bool is_placeholder = false;  ///< in a forecast: takes the place of an action that is not decided yet
};
/// A turn lost to a status.
struct LoseTurn {
    EntityId who;
    StatusId status;
};
/// Slots of UseSkill for the attack and the rest skill of the species: neither has charges.
inline constexpr int plain_attack_slot = -1;
inline constexpr int rest_slot = -2;

/// Spends a charge and uses the skill; its effects on the targets follow as further actions.
struct UseSkill {
    EntityId who;
    SkillId skill;
    int slot = plain_attack_slot;
    Direction direction = Direction::south;
    Point aim;
    std::vector<Point> tiles;  ///< the tiles reached
    std::vector<EntityId> targets;
};
struct UseItem {
    EntityId who;
    int slot = 0;  ///< of the bag; held_item: the item that `who` holds
    ItemId item;
    Direction direction = Direction::south;
    Point aim;
    std::vector<Point> tiles;
    std::vector<EntityId> targets;
};
struct ThrowItem {
    EntityId who;
    int slot = 0;
    ItemId item;
    Direction direction = Direction::south;
    Point landing;
    EntityId target;  ///< none: the item only lands
};
/// One more turn of a multi-turn action, except for the last turn: that is the action itself.
struct ContinueOngoing {
    EntityId who;
    OngoingAction ongoing;  ///< including this turn
};
/// A multi-turn action ends.
struct StopOngoing {
    enum class How : std::uint8_t {
        finished,
        abandoned,  ///< for another action
        disrupted,  ///< by harm or displacement
        failed,     ///< it was impossible in its last turn
    };
    EntityId who;
    OngoingAction ongoing;
    How how = How::finished;
    EntityId by;  ///< the creature that disrupted it
    Refusal why;  ///< the reason of a failure
};
/// A blow at one creature that is not the action of a turn: it costs nothing and reaches its target at any distance.
struct Strike {
    EntityId who;
    EntityId target;
    SkillId skill;
};
struct Miss {
    EntityId who;
    EntityId target;
};
struct Hurt {
    EntityId target;
    int amount = 0;
    EntityId source;  ///< none: a status or terrain is the cause
    DamageKindId kind;
    StatusId by_status;
    FeatureId by_feature;
    SkillId by_skill;
    int absorbed = 0;  ///< points besides `amount` that a shield of the target takes; if it absorbs all, the target is not hurt
};
struct Heal {
    EntityId target;
    int amount = 0;
};
/// Regeneration of health, in thousandths of a point; whole points are given when they are complete.
struct Regenerate {
    EntityId target;
    int thousandths = 0;
};
struct GainStatus {
    EntityId target;
    StatusId status;
    int duration = 0;  ///< 0: the status's own
    EntityId source;
};
/// A status that was resisted.
struct Resist {
    EntityId target;
    StatusId status;
};
struct LoseStatus {
    EntityId target;
    StatusId status;
    bool ran_out = false;  ///< its duration has ended; cancelled if the status was renewed meanwhile
};
/// Takes a round, or a turn of the bearer, off the duration left of these statuses; not below 1.
struct CountDownStatuses {
    EntityId target;
    std::vector<StatusId> statuses;
};
struct RestoreCharges {
    EntityId target;
    int amount = 0;
};
/// `amount` points of a pool come back (below 0: are taken) at once.
struct ChangePool {
    EntityId target;
    PoolId pool;
    int amount = 0;
};
/// Part of what a pool recovers over time, in thousandths of a point; whole points are given when they are complete.
struct RecoverPool {
    EntityId target;
    PoolId pool;
    int thousandths = 0;
};
/// The cooldowns of all skills shorten by `passed`; not below 0.
struct CoolDown {
    EntityId target;
    Cooldown passed;
};
/// Sets what a status has collected towards its next lump of harm, in hundred-thousandths of a point.
struct CollectHarm {
    EntityId target;
    StatusId status;
    int collected = 0;
};
struct Die {
    EntityId who;
    EntityId killer;
    StatusId by_status;
    FeatureId by_feature;
};
/// The dead `who` can be brought back for `rounds` rounds.
struct FallDown {
    EntityId who;
    Point at;
    int rounds = 1;
};
struct CarryFallen {
    EntityId who;
    EntityId fallen;
};
struct LayDownFallen {
    EntityId who;
    EntityId fallen;  ///< filled in by the rules
};
struct Revive {
    EntityId fallen;
    Point at;  ///< where it comes to stand: the free tile nearest to its body
    int percent = 1;
    EntityId by;
};
/// One round less in which it can be brought back; after the last it is lost.
struct CountDownFallen {
    EntityId fallen;
    bool left_behind = false;  ///< the party leaves the floor without it: it is lost at once
};
/// A member that was on the way comes down the stairs.
struct CatchUp {
    EntityId who;
    Point at;  ///< a free tile
};
/// Walking into a door or another feature that opens.
struct OpenFeature {
    EntityId who;
    EntityId fixture;
};
struct CloseFeature {
    EntityId who;
    EntityId fixture;
};
/// Walking into a solid feature that reacts to it: a lever, a bell.
struct Touch {
    EntityId who;
    EntityId fixture;
};
/// A hidden feature is found.
struct Discover {
    EntityId who;  ///< its side knows of the feature now; none: all sides do
    EntityId fixture;
};
/// Takes the place of a step: an attempt to get free of the feature that holds `who`.
struct Struggle {
    EntityId who;
    EntityId fixture;
    Direction direction = Direction::south;
    bool loosens = false;  ///< it succeeded: one struggle less is left
};
struct PlaceFeature {
    FeatureId feature;
    Point at;
    EntityId source;
};
struct RemoveFeature {
    EntityId fixture;
    FeatureEnd how = FeatureEnd::cleared;
};
struct Ignite {
    EntityId fixture;
};
struct Extinguish {
    EntityId fixture;
};
/// A fire burns for `elapsed` ticks.
struct Burn {
    EntityId fixture;
    int elapsed = 0;
};
struct PickUp {
    EntityId who;
    EntityId loot;
    ItemId item;
};
struct DropItem {
    EntityId who;
    int slot = 0;
    Point at;
    ItemId item;
};
/// Items come to lie on the floor: thrown, or left by the dead.
struct PlaceItem {
    ItemStack stack;
    Point at;
};
struct GiveItem {
    EntityId who;
    EntityId to;
    int slot = 0;
};
struct TakeItem {
    EntityId who;
    EntityId from;
};
/// Attaches a part from the bag, or from the ground underfoot.
struct AttachPart {
    EntityId who;
    int slot = 0;   ///< of the bag; ignored when `loot` is given
    EntityId loot;  ///< none: out of the bag
    ItemId item;
};
struct DetachPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
    ItemId item;
};
/// Exchanges an attached part for one from the bag.
struct SwapPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
    int slot = 0;  ///< of the bag
    ItemId item;   ///< the part that is attached
};
struct SwitchPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
};
/// Fires all switched-on weapons that reach a creature, in one action; or one autonomous weapon.
struct FireWeapons {
    EntityId who;
    Direction direction = Direction::south;
    bool melee = false;  ///< the first shot is a melee attack, the others are follow-ups
    bool alone = false;  ///< an autonomous weapon: costs its bearer nothing
    std::vector<Shot> shots;
    std::vector<ItemId> silent{};  ///< weapons that would fire too, but cannot be paid
};
struct ChangeTerrain {
    Point at;
    TerrainId terrain;
};
struct Join {
    TeamId team;
    SpeciesId species;
    Point at;
    bool as_guest = true;
    EntityId source;
    TacticId tactic;   ///< none: the species' own
    std::string name;  ///< empty: the species' name
};
/// A creature leaves its team and joins another; nothing happens if it is of that team already.
struct ChangeSides {
    EntityId target;
    TeamId team;
    EntityId by;  ///< who made it join; none: a thing did
};
struct RevealMap {
    EntityId who;
};
/// An effect of time. Source: resources/docs/rules.md, "Turns given, held, saved and lost".
struct ShiftTurn {
    EntityId target;
    TurnShift how = TurnShift::delayed;
    int amount = 0;           ///< turns or ticks
    EntityId by;              ///< exchanged: the other member; released: who came or did it, or none; elsewhere the doer, or none
    TriggerEventSet until{};  ///< held: the events that release the turn
    bool lapses = false;      ///< held: lost unless one of them happens in time
};
/// `who` has had a turn in this round.
struct CountTurn {
    EntityId who;
};
/// `ticks` of this round have passed; 0: it starts, and what creatures did in the round before is forgotten.
struct PassTime {
    int ticks = 0;
};
/// The creature becomes another species, with the same share of its health.
struct Transform {
    EntityId who;
    SpeciesId species;
};
/// A trigger fires: its effects follow, if its conditions still hold.
struct FireTrigger {
    TriggerId trigger;
    EntityId who;      ///< the creature to which the event happened; none: only a feature took part
    EntityId other;    ///< the other creature that took part; may be none
    EntityId fixture;  ///< the feature, if the trigger is a feature's
    Point at;          ///< the place of the event
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
};
/// Triggers that have reached their limit may fire again.
struct RenewTriggers {
    EntityId who;
    TriggerLimit until = TriggerLimit::turn;
};
struct ChangeWeather {
    WeatherId weather;  ///< none: the weather ends
    int rounds = 0;     ///< 0: until something else changes it
    WeatherId next;
    int next_rounds = 0;
};
/// A round of the weather has passed; `rounds_left` counts it. Ignored if the weather has changed meanwhile.
struct PassWeather {
    WeatherId weather;
    int rounds_left = 0;
};
/// No creature acts any more in this round. Source: resources/docs/rules.md, "Turns given, held, saved and lost".
struct EndRound {};
struct SetLeader {
    TeamId team;
    EntityId who;
};
struct SwapSlots {
    TeamId team;
    int first = 0;
    int second = 0;
};
struct SetTactic {
    EntityId who;
    TacticId tactic;
};
struct GainBoon {
    EntityId who;
    BoonId boon;
};
/// The team gains `amount` minutes, or spends them (below 0).
struct ChangeMinutes {
    TeamId team;
    int amount = 0;
};
/// One item comes into the team's bag.
struct GainItem {
    EntityId who;  ///< leads the team
    ItemId item;
};
/// At a camp: `members` are the members of the team from now on, in this order, and the first of them leads. Those who are carried come
/// along at the end of the list, and the others stay behind.
struct ChangeParty {
    TeamId team;
    std::vector<EntityId> members;
};
/// It has this speed instead of that of its species.
struct CopySpeed {
    EntityId who;
    int speed = 0;
};
/// Sets the orders of creatures of the party, all at once; a creature without orders loses its component.
struct SetOrders {
    struct Row {
        EntityId who;
        CompanionOrders orders;
    };
    std::vector<Row> rows;
    CompanionOrderChange change;  ///< for the message to players
};
/// Sets the memory of an AI-controlled creature.
struct Remember {
    EntityId who;
    AiState ai_state;
};
struct Descend {
    EntityId who;
};

using AnyAction =
    std::variant<Walk, SwapPlaces, Displace, Face, Pass, LoseTurn, UseSkill, UseItem, ThrowItem, Strike, Miss, Hurt, Heal, Regenerate,
                 GainStatus, Resist, LoseStatus, CountDownStatuses, RestoreCharges, Die, OpenFeature, CloseFeature, Struggle, PlaceFeature,
                 RemoveFeature, Ignite, Extinguish, Burn, PickUp, DropItem, PlaceItem, GiveItem, TakeItem, ChangeTerrain, Join, RevealMap,
                 SetLeader, SwapSlots, SetTactic, Remember, Descend, ContinueOngoing, StopOngoing, AttachPart, DetachPart, SwapPart,
                 SwitchPart, FireWeapons, Touch, Discover, Transform, FireTrigger, RenewTriggers, ChangeWeather, PassWeather, EndRound,
                 ShiftTurn, CountTurn, PassTime, ChangePool, RecoverPool, CoolDown, CollectHarm, FallDown, CarryFallen, LayDownFallen,
                 Revive, CountDownFallen, CatchUp, SetOrders, GainBoon, ChangeMinutes, ChangeSides, GainItem, ChangeParty, CopySpeed>;

/// Any action. Copied, moved and destroyed in action.cpp alone: each use of a variant with this many kinds takes seconds to compile.
class Action : public AnyAction {
public:
    template <class Kind>
    requires is_kind_of<Kind, AnyAction> Action(Kind kind) : AnyAction(std::in_place_type<Kind>, std::move(kind)) {}
    Action(const Action&);
    Action(Action&&) noexcept;
    Action& operator=(const Action&);
    Action& operator=(Action&&) noexcept;
    ~Action();
};

}  // namespace td
