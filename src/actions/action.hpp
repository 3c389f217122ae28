// Every way in which the world can change, as plain values. Nothing else changes it: see commit.hpp.
// Source: "Encoding Rules for Turn-Based Games", actions.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "actions/shot.hpp"
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
    Direction direction = Direction::south;  ///< where `who` faces afterwards
};
/// Moved by something else than its own legs.
struct Displace {
    enum class How : std::uint8_t { pushed, pulled, teleported };
    EntityId who;
    Point to;
    How how = How::pushed;
};
struct Turn {
    EntityId who;
    Direction direction = Direction::south;
};
struct Pass {
    EntityId who;
    bool stands_in = false;  ///< in a forecast: for an action that nobody knows yet
};
/// A turn lost to a status.
struct LoseTurn {
    EntityId who;
    StatusId status;
};
/// Slots of UseSkill that are none of the creature's own: neither has charges.
inline constexpr int plain_attack_slot = -1;
inline constexpr int rest_slot = -2;

/// Paying for a skill and letting it go; what it does to whom follows from it.
struct UseSkill {
    EntityId who;
    SkillId skill;
    int slot = plain_attack_slot;
    Direction direction = Direction::south;
    Point aim;
    std::vector<Point> tiles;  ///< reached
    std::vector<EntityId> targets;
};
struct UseItem {
    EntityId who;
    int slot = 0;  ///< of the bag; held_item: what it holds
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
    EntityId target;  ///< none: it only lands
};
/// One more turn of a multi-turn action, its last one aside: that is the action itself.
struct ContinueOngoing {
    EntityId who;
    OngoingAction ongoing;  ///< this turn counted
};
/// A multi-turn action is over.
struct StopOngoing {
    enum class How : std::uint8_t {
        finished,
        abandoned,  ///< for another action
        disrupted,  ///< by harm, or by being thrown out of place
        failed,     ///< in its last turn it was impossible
    };
    EntityId who;
    OngoingAction ongoing;
    How how = How::finished;
    EntityId by;  ///< who disrupted it
    Refusal why;  ///< of a failure
};
struct Miss {
    EntityId who;
    EntityId target;
};
struct Hurt {
    EntityId target;
    int amount = 0;
    EntityId source;  ///< none: a status, terrain
    DamageKindId kind;
    StatusId by_status;
    FeatureId by_feature;
    SkillId by_skill;
};
struct Heal {
    EntityId target;
    int amount = 0;
};
/// Health that comes back by itself, in thousandths of a point; whole points are given when they are full.
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
/// A status that did not take hold.
struct Resist {
    EntityId target;
    StatusId status;
};
struct LoseStatus {
    EntityId target;
    StatusId status;
    bool ran_out = false;  ///< only if it has not been renewed meanwhile
};
/// A round, or a turn of its bearer, is taken off what these have left; nothing, if they have less than two.
struct CountDownStatuses {
    EntityId target;
    std::vector<StatusId> statuses;
};
struct RestoreCharges {
    EntityId target;
    int amount = 0;
};
struct Die {
    EntityId who;
    EntityId killer;
    StatusId by_status;
    FeatureId by_feature;
};
/// By walking into it: a door, and whatever else opens.
struct OpenFeature {
    EntityId who;
    EntityId fixture;
};
struct CloseFeature {
    EntityId who;
    EntityId fixture;
};
/// By walking into something solid that does something then: a lever, a bell.
struct Touch {
    EntityId who;
    EntityId fixture;
};
/// A hidden feature is found.
struct Discover {
    EntityId who;  ///< its side knows of it now; none: everybody does
    EntityId fixture;
};
/// In place of a step: against what holds it.
struct Struggle {
    EntityId who;
    EntityId fixture;
    Direction direction = Direction::south;
    bool loosens = false;  ///< one try less is left
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
/// A fire goes on for so many ticks.
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
/// Something comes to lie on the floor: thrown, or left by the dead.
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
/// A part out of the bag, or from the ground underfoot, becomes one of its bearer's.
struct AttachPart {
    EntityId who;
    int slot = 0;   ///< of the bag; not looked at when `loot` is given
    EntityId loot;  ///< none: out of the bag
    ItemId item;
};
struct DetachPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
    ItemId item;
};
/// One part goes into the bag, another comes out of it.
struct SwapPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
    int slot = 0;  ///< of the bag
    ItemId item;   ///< that comes
};
struct SwitchPart {
    EntityId who;
    int part = 0;  ///< place in Parts::list
};
/// All weapons that are switched on and reach somebody, in one action; or one that fires by itself.
struct FireWeapons {
    EntityId who;
    Direction direction = Direction::south;
    bool melee = false;  ///< the first shot is a stroke, the others have followed it up
    bool alone = false;  ///< by itself: costs its bearer nothing
    std::vector<Shot> shots;
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
struct RevealMap {
    EntityId who;
};
/// It becomes another creature, with the same share of its health.
struct Transform {
    EntityId who;
    SpeciesId species;
};
/// What a trigger comes to: its effects follow, if its premises hold by then.
struct FireTrigger {
    TriggerId trigger;
    EntityId who;      ///< whom it happened to; none: a feature alone
    EntityId other;    ///< who else had part in it; may be none
    EntityId fixture;  ///< whose trigger it is, if it is a feature's
    Point at;          ///< where
    DamageKindId kind;
    SkillId skill;
    ItemId item;
    StatusId status;
};
/// Triggers that have gone off as often as they may, may again.
struct RenewTriggers {
    EntityId who;
    TriggerLimit until = TriggerLimit::turn;
};
struct ChangeWeather {
    WeatherId weather;  ///< none: no weather any more
    int rounds = 0;     ///< 0: until something changes it
    WeatherId next;
    int next_rounds = 0;
};
/// A round of the weather is over, of which so many were left, unless it has changed meanwhile.
struct PassWeather {
    WeatherId weather;
    int rounds_left = 0;
};
/// Nobody is asked any more in this round. Source: the six-tier rules, "Known corners".
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
/// What an unsteered creature now bears in mind.
struct Remember {
    EntityId who;
    Mind mind;
};
struct Descend {
    EntityId who;
};

using AnyAction =
    std::variant<Walk, SwapPlaces, Displace, Turn, Pass, LoseTurn, UseSkill, UseItem, ThrowItem, Miss, Hurt, Heal, Regenerate, GainStatus,
                 Resist, LoseStatus, CountDownStatuses, RestoreCharges, Die, OpenFeature, CloseFeature, Struggle, PlaceFeature,
                 RemoveFeature, Ignite, Extinguish, Burn, PickUp, DropItem, PlaceItem, GiveItem, TakeItem, ChangeTerrain, Join, RevealMap,
                 SetLeader, SwapSlots, SetTactic, Remember, Descend, ContinueOngoing, StopOngoing, AttachPart, DetachPart, SwapPart,
                 SwitchPart, FireWeapons, Touch, Discover, Transform, FireTrigger, RenewTriggers, ChangeWeather, PassWeather, EndRound>;

/// One of these. Copied, moved and ended in one place (action.cpp): a variant of so many kinds takes seconds to compile wherever it is.
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
