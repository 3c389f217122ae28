// What was asked for in a turn: by the player through keys, by AI-controlled creatures through tactics. A plain value that can be saved
// (command_record.hpp).
#pragma once

#include <utility>
#include <variant>

#include "base/hash.hpp"
#include "base/id.hpp"
#include "base/kinds.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"
#include "world/companion_orders.hpp"

namespace td {

// Defined in game/state/pauses.hpp and game/turns/debug_commands.hpp.
enum class PauseMode : int;
enum class DebugVerb : int;

/// Slot of UseItem that means the item that the actor holds.
inline constexpr int held_item = -1;

/// Slot of AttachPart that means the part underfoot.
inline constexpr int from_ground = -1;

/// One struct for each kind of command. `costs_turn`: false for facing another way, the order of the team, tactics, pauses.
namespace commands {

struct Wait {
    static constexpr bool costs_turn = true;
};
/// The rest skill of the species.
struct Rest {
    static constexpr bool costs_turn = true;
};
/// Swaps with allies, opens doors.
struct Walk {
    static constexpr bool costs_turn = true;
    Direction direction = Direction::south;
};
struct Attack {
    static constexpr bool costs_turn = true;
    Direction direction = Direction::south;
    Point aimed_from;  ///< the actor's place, if the player aimed; no rule looks at it, but the hashes of saved runs have it
};
struct UseSkill {
    static constexpr bool costs_turn = true;
    int slot = 0;
    Direction direction = Direction::south;  ///< `direction` or `aim`, as the skill's shape needs
    Point aim;
};
struct UseItem {
    static constexpr bool costs_turn = true;
    int slot = 0;                            ///< of the bag; held_item: the held one
    Direction direction = Direction::south;  ///< `direction` or `aim`, as the item's area needs
    Point aim;
};
struct ThrowItem {
    static constexpr bool costs_turn = true;
    int slot = 0;  ///< of the bag
    Direction direction = Direction::south;
    Point aimed_from;  ///< as Attack::aimed_from
};
struct GiveItem {
    static constexpr bool costs_turn = true;
    int slot = 0;     ///< of the bag
    EntityId target;  ///< an adjacent member or guest, who holds it then
};
/// The item that `target` holds goes back to the bag.
struct TakeItem {
    static constexpr bool costs_turn = true;
    EntityId target;  ///< an adjacent member or guest, or the actor itself
};
struct PickUp {
    static constexpr bool costs_turn = true;
};
struct DropItem {
    static constexpr bool costs_turn = true;
    int slot = 0;  ///< of the bag
};
struct Descend {
    static constexpr bool costs_turn = true;
};
struct CloseDoor {
    static constexpr bool costs_turn = true;
    Direction direction = Direction::south;
};
struct Face {
    static constexpr bool costs_turn = false;
    Direction direction = Direction::south;
};
struct SetLeader {
    static constexpr bool costs_turn = false;
    EntityId target;
};
/// Places in the list of the members.
struct SwapSlots {
    static constexpr bool costs_turn = false;
    int first = 0;
    int second = 0;
};
struct SetTactic {
    static constexpr bool costs_turn = false;
    EntityId target;
    TacticId tactic;
};
struct SetTeamMode {
    static constexpr bool costs_turn = false;
    bool on = false;
};

// The following three are also given at a pause, when no creature is being asked.

/// Chooses the creature whose pending action the next command replaces.
struct Reconsider {
    static constexpr bool costs_turn = false;
    EntityId target;  ///< none: no creature's
};
/// Ends a pause.
struct Resume {
    static constexpr bool costs_turn = false;
};
struct SetPauseMode {
    static constexpr bool costs_turn = false;
    PauseMode mode = {};
};

struct AttachPart {
    static constexpr bool costs_turn = true;
    int slot = 0;  ///< of the bag; from_ground: the part underfoot
};
struct DetachPart {
    static constexpr bool costs_turn = true;
    int part = 0;  ///< place in Parts::list
};
struct SwapPart {
    static constexpr bool costs_turn = true;
    int slot = 0;  ///< of the bag
    int part = 0;  ///< place in Parts::list
};
/// Switches a part on or off.
struct SwitchPart {
    static constexpr bool costs_turn = false;
    int part = 0;  ///< place in Parts::list
};
/// Takes up a fallen member or guest, to carry it.
struct Carry {
    static constexpr bool costs_turn = true;
    EntityId target;  ///< the fallen creature, on an adjacent tile or underfoot; none: the first that lies there
};
/// Lays down the fallen creature that the actor carries, on the actor's tile.
struct LayDown {
    static constexpr bool costs_turn = true;
};
/// Gives an order to a member or guest of the party, or takes it back.
struct GiveOrder {
    static constexpr bool costs_turn = false;
    EntityId target;  ///< none: to all of them
    CompanionOrder order = CompanionOrder::hold_fire;
    bool on = true;
    Point at;  ///< CompanionOrder::focus: where the foe stands; ignored for all other orders
};
/// Says how freely a member or guest of the party may use a skill.
struct PermitSkill {
    static constexpr bool costs_turn = false;
    EntityId target;
    int skill = 0;  ///< its number in the catalog
    Permission permission = Permission::allowed;
};
/// The same of a kind of item.
struct PermitItem {
    static constexpr bool costs_turn = false;
    EntityId target;
    int item = 0;  ///< its number in the catalog
    Permission permission = Permission::allowed;
};
/// Keeps a member or guest of the party from one command in its coming turn; veto_of() (game/floor/companion_orders.hpp) makes it.
struct VetoCommand {
    static constexpr bool costs_turn = false;
    EntityId target;
    int kind = 0;      ///< of the command, its index in AnyCommand
    int thing = -1;    ///< the number of its skill or item in the catalog; -1: it uses none
    Point at{-1, -1};  ///< where the creature stands that it is aimed at, or the tile that a step leads to; (-1, -1): neither
};
/// Takes one of the options that the party has before the first round of a floor.
struct Choose {
    static constexpr bool costs_turn = false;
    int option = 0;  ///< from 0; game/floor/choices.hpp says which there are
};
/// Buys a turn for the actor with minutes of the party.
struct BuyTurn {
    static constexpr bool costs_turn = false;
    int ticks = 0;  ///< from now, one of turns_for_sale(); 0: right after the turn that the actor has
};
/// Ignores all rules.
struct Debug {
    static constexpr bool costs_turn = false;
    DebugVerb verb = {};  ///< says what the other members are
    int number = 0;
    Point at;
    EntityId target;
};

}  // namespace commands

/// The index of a kind is stored in saved runs: new kinds come last, or run_format changes.
using AnyCommand =
    std::variant<commands::Wait, commands::Rest, commands::Walk, commands::Attack, commands::UseSkill, commands::UseItem,
                 commands::ThrowItem, commands::GiveItem, commands::TakeItem, commands::PickUp, commands::DropItem, commands::Descend,
                 commands::CloseDoor, commands::Face, commands::SetLeader, commands::SwapSlots, commands::SetTactic, commands::SetTeamMode,
                 commands::Reconsider, commands::Resume, commands::SetPauseMode, commands::AttachPart, commands::DetachPart,
                 commands::SwapPart, commands::SwitchPart, commands::Debug, commands::Carry, commands::LayDown, commands::GiveOrder,
                 commands::PermitSkill, commands::PermitItem, commands::VetoCommand, commands::Choose, commands::BuyTurn>;

/// Any command; a wait by default.
class Command : public AnyCommand {
public:
    Command() = default;
    template <class Kind>
    requires is_kind_of<Kind, AnyCommand> Command(const Kind& kind) : AnyCommand(std::in_place_type<Kind>, kind) {}

    void add_to(Hash& hash) const;
    friend bool operator==(const Command& a, const Command& b);
};

/// The `costs_turn` of its kind.
bool costs_turn(const Command& command);

}  // namespace td
