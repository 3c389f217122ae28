// What happened, in the past tense, for observers: the screen, the log, the trace. The rules never read events.
#pragma once

#include <cstdint>
#include <memory>
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
#include "catalog/ids.hpp"
#include "catalog/trigger.hpp"
#include "catalog/verdict.hpp"
#include "world/components.hpp"
#include "world/roster.hpp"

namespace td {

// One line an event: read as a table.
// clang-format off
struct Walked { EntityId who; Point from; Point to; };
struct SwappedPlaces { EntityId who; EntityId other; Point from; Point to; };  ///< `who` went from `from` to `to`, `other` back
struct WasDisplaced { EntityId who; Point from; Point to; bool teleported = false; };
struct Faced { EntityId who; Direction direction = Direction::south; };
struct Waited { EntityId who; };
struct LostTurn { EntityId who; StatusId status; };  ///< status none: the turn was struck out
struct UsedSkill { EntityId who; SkillId skill; bool plain_attack = false; Point from; Direction direction = Direction::south; std::vector<Point> tiles; std::vector<EntityId> targets; };
struct OngoingProgressed { EntityId who; OngoingAction ongoing; };
struct OngoingAbandoned { EntityId who; OngoingAction ongoing; };  ///< for the sake of another action
struct OngoingDisrupted { EntityId who; OngoingAction ongoing; EntityId source; };
struct OngoingFailed { EntityId who; OngoingAction ongoing; Refusal refusal; };  ///< it was impossible in its last turn
struct UsedItem { EntityId who; ItemId item; std::vector<Point> tiles; };
struct ThrewItem { EntityId who; ItemId item; Point from; Point to; EntityId target; };
struct Missed { EntityId who; EntityId target; Point at; };
struct WasHurt { EntityId who; int amount = 0; EntityId source; DamageKindId kind; StatusId by_status; Point at; int left = 0; FeatureId by_feature; };
struct AbsorbedHarm { EntityId who; int amount = 0; Point at; };
struct WasHealed { EntityId who; int amount = 0; bool quietly = false; Point at; };
struct GainedStatus { EntityId who; StatusId status; EntityId source; };
struct LostStatus { EntityId who; StatusId status; };
struct ResistedStatus { EntityId who; StatusId status; };
struct RegainedCharges { EntityId who; int amount = 0; };
struct PoolChanged { EntityId who; PoolId pool; int amount = 0; };  ///< by an effect; below 0: it lost so much
struct Died { EntityId who; EntityId killer; StatusId by_status; Point at; FeatureId by_feature; };
/// `who` has died and can be brought back for `rounds` rounds.
struct FellDown { EntityId who; Point at; int rounds = 0; };
struct TookUpFallen { EntityId who; EntityId fallen; Point at; };  ///< `at`: where it lay
struct LaidDownFallen { EntityId who; EntityId fallen; Point at; };
struct Revived { EntityId who; EntityId by; Point at; };
struct FallenLost { EntityId who; Point at; bool left_behind = false; };  ///< no creature can bring `who` back any more
struct OpenedFeature { EntityId who; Point at; FeatureId feature; };  ///< the feature before
struct ClosedFeature { EntityId who; Point at; FeatureId feature; };  ///< the feature after
struct Struggled { EntityId who; Point at; FeatureId feature; bool loosened = false; };
struct FeaturePlaced { Point at; FeatureId feature; EntityId source; };
struct FeatureGone { Point at; FeatureId feature; FeatureEnd how = FeatureEnd::cleared; };
struct CaughtFire { Point at; FeatureId feature; };
struct FireWentOut { Point at; FeatureId feature; };
struct TouchedFeature { EntityId who; Point at; FeatureId feature; };
struct Discovered { EntityId who; Point at; FeatureId feature; };
/// A trigger went off; its effects follow.
struct TriggerFired { EntityId who; EntityId other; Point at; TriggerId trigger; };
struct WeatherChanged { WeatherId weather; };
/// The turn of an ambush has ended; no creature acts any more in this round.
struct RoundCutShort {};
/// An effect changed when `who` has its turns; `amount`: turns or ticks. `by`: who did it, or changed places with it; may be none.
struct TurnShifted { EntityId who; TurnShift how = TurnShift::delayed; int amount = 0; EntityId by; };
struct Transformed { EntityId who; Point at; std::string was; };
struct WasUsedUp { EntityId who; ItemId item; };
struct PickedUp { EntityId who; ItemStack stack; Point at; };
struct LeftLying { EntityId who; ItemStack stack; Point at; };  ///< `who` walked over it with a full bag
struct Dropped { EntityId who; ItemStack stack; Point at; };
struct Landed { ItemStack stack; Point at; };
struct GaveItem { EntityId who; EntityId to; ItemStack stack; };
struct TookItem { EntityId who; EntityId from; ItemStack stack; };
struct AttachedTo { EntityId who; ItemId item; Point at; bool from_ground = false; };
struct Detached { EntityId who; ItemId item; Point at; };
struct SwitchedPart { EntityId who; ItemId item; bool on = true; };
/// `alone`: an autonomous weapon fired.
struct FiredWeapons { EntityId who; Point from; Direction direction = Direction::south; bool melee = false; bool alone = false; std::vector<Shot> shots; };
struct TerrainChanged { Point at; TerrainId terrain; };
struct Joined { EntityId who; TeamId team; Point at; EntityId source; };
struct MapRevealed { EntityId who; };
struct LeadPassed { TeamId team; EntityId to; bool by_death = false; };  ///< `by_death`: not by choice, the leader having died or left
struct SlotsSwapped { TeamId team; int first = 0; int second = 0; };
struct TacticSet { EntityId who; TacticId tactic; };
struct GainedBoon { EntityId who; BoonId boon; };
struct MinutesChanged { TeamId team; int amount = 0; int left = 0; };  ///< below 0: spent
struct OptionTaken { EncounterId encounter; int option = 0; };  ///< what it costs and does follows
struct PartyChanged { TeamId team; };  ///< at a camp: other members, or in another order
struct PartyOverdue { int rounds = 0; };  ///< the first patrol comes in so many rounds
struct PatrolArrived {};
/// A side aim of the floor was lost, or has paid its minutes. The pointer is never null.
struct AimDecided { std::shared_ptr<const SideAim> aim; bool reached = false; };
struct OrdersChanged { CompanionOrderChange change; };
struct WokeUp { EntityId who; };
struct Descended { EntityId who; };
struct FellBehind { EntityId who; int rounds = 0; };  ///< too far from the stairs: it follows after `rounds` rounds
struct GuestLeft { EntityId who; };                   ///< too far from the stairs: left behind for good
struct CaughtUp { EntityId who; Point at; };
struct RoundBegan { int round = 0; };
/// Reported for each action that a creature is asked for; a turn may have several.
struct TurnBegan { EntityId who; int round = 0; int tier = 0; bool pulled_forward = false; };
struct WasRefused { EntityId who; Command command; Refusal refusal; };
struct Stumbled { EntityId who; };
struct DeclaredAction { EntityId who; Command command; bool instead = false; };  ///< begun; takes effect later. `instead`: it replaces another
/// A chain of reactions did not end and was cut off: the content named here causes it.
struct ChainCutOff { std::string culprit; };
/// `who` noticed a creature that passed at `at` between two turns of `who`.
struct Noticed { EntityId who; Point at; };
/// The objective of the floor is reached, and the party goes on to the next. The pointer is never null; objective and verdict are kept
/// apart, so that events of all kinds take half as much room.
struct FloorWon { std::shared_ptr<const Objective> objective; };
/// No creature, or never the player, gets a turn any more: the content causes it, and the run is cut off.
struct LivelockDetected { std::string fault; };
struct FloorEntered { int floor = 0; };  ///< counted from 1 as the party enters them
struct RunEnded { std::shared_ptr<const Verdict> verdict; };

using AnyEvent = std::variant<
    Walked, SwappedPlaces, WasDisplaced, Faced, Waited, LostTurn, UsedSkill, OngoingProgressed, OngoingAbandoned,
    OngoingDisrupted, OngoingFailed, UsedItem, ThrewItem, Missed, WasHurt, WasHealed, GainedStatus, LostStatus,
    ResistedStatus, RegainedCharges, Died, OpenedFeature, ClosedFeature, Struggled, FeaturePlaced, FeatureGone,
    CaughtFire, FireWentOut, PickedUp, LeftLying, Dropped, Landed, GaveItem, TookItem, TerrainChanged, Joined,
    MapRevealed, LeadPassed, SlotsSwapped, TacticSet, WokeUp, Descended, RoundBegan, TurnBegan, WasRefused, Stumbled,
    DeclaredAction, ChainCutOff, Noticed, FloorWon, LivelockDetected, FloorEntered, RunEnded, AttachedTo, Detached,
    SwitchedPart, FiredWeapons, TouchedFeature, Discovered, TriggerFired, WeatherChanged, Transformed, WasUsedUp,
    RoundCutShort, TurnShifted, PoolChanged, FellDown, TookUpFallen, LaidDownFallen, Revived, FallenLost,
    FellBehind, GuestLeft, CaughtUp, OrdersChanged, GainedBoon, MinutesChanged, OptionTaken, PartyOverdue, PatrolArrived,
    AbsorbedHarm, AimDecided, PartyChanged>;

/// Any event. Copied, moved and destroyed in event.cpp alone: each use of a variant with this many kinds takes seconds to compile.
class Event : public AnyEvent {
public:
    template <class Kind>
        requires is_kind_of<Kind, AnyEvent>
    Event(Kind kind) : AnyEvent(std::in_place_type<Kind>, std::move(kind)) {}
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
};

// clang-format on
}  // namespace td
