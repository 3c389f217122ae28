// Immutable definitions, as authors write them. The content library fills them; nothing changes them afterwards.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/costs.hpp"
#include "catalog/definition.hpp"
#include "catalog/effects.hpp"
#include "catalog/floor.hpp"
#include "catalog/ids.hpp"
#include "catalog/mobility.hpp"
#include "catalog/objective.hpp"
#include "catalog/parts.hpp"
#include "catalog/tactic.hpp"
#include "catalog/trigger.hpp"
#include "catalog/weather.hpp"

namespace td {

/// Movement speed: -3..+3 for 1/4, 1/3, 1/2, normal, double, triple, quadruple.
inline constexpr int slowest = -3;
inline constexpr int fastest = 3;
constexpr int clamp_speed(int speed) { return speed < slowest ? slowest : speed > fastest ? fastest : speed; }

/// What the systems that count ticks go by, as a species has it.
struct TimeBudget {
    int allowance = 100;  ///< ticks that every round gives it to spend
    int pool = 0;         ///< ticks that it has to begin with; below 0: debt
    int wait = 100;       ///< ticks from one of its turns to the next at speed 0, >= 1
    int actions = 1;      ///< actions in one turn, >= 1
};

struct Species : Definition {
    int health = 20;       ///< 1..999
    int attack = 10;       ///< 0..99: scales the power of its damage
    int defence = 10;      ///< 0..99
    int speed = 0;         ///< -3..3
    int sight = 8;         ///< tiles, 1..20
    int evasion = 0;       ///< percent taken off the accuracy of what is aimed at it, 0..90
    int regeneration = 0;  ///< health given back per 10 rounds, 0..100
    int spotting =
        30;  ///< percent chance to notice a foe that passes between its own turns, where time lets it watch, or a hidden thing; 0..100
    MobilitySet mobility = static_cast<MobilitySet>(Mobility::walk);
    SkillId attack_skill;  ///< what the plain attack command does
    SkillId rest_skill;    ///< what the rest command does; none: the one that all have
    std::vector<SkillId> skills;
    TacticId tactic;  ///< how it acts unsteered
    SpriteId sprite;
    std::vector<std::pair<DamageKindId, int>> resistances;  ///< percent off, -100 (twice the harm)..100 (immune)
    std::vector<StatusId> immunities;

    TimeBudget time;
    Costs costs;
    Propulsion propulsion = Propulsion::none;  ///< what carries it without a part that does
    int carries = 0;                           ///< weight of parts that it bears with ease by itself
    PartSlots slots;
    std::vector<ItemId> parts;  ///< attached from the first
    int salvage = 0;            ///< percent: one of its parts is left when it dies
    std::vector<Trigger> triggers;
};

/// How an action of the class looks on the screen: which palette colour and form flies or flashes.
struct EffectLook {
    std::string form = "strike";      ///< strike, bolt, burst, ring, sparkle, splash, beam
    std::uint32_t colour = 0xFFFFFF;  ///< 0xRRGGBB
};

struct Skill : Definition, CastTime {
    Area area;
    Audience audience = Audience::foes;
    int accuracy = 95;  ///< percent, 0..100; 100 never misses
    int charges = 0;    ///< 0: without limit
    int cost = 100;     ///< ticks of each of its turns, 1..1000; the six-tier round takes it as one action
    std::vector<Effect> effects;
    EffectLook look;
    SoundId sound;
};

struct Item : Definition, CastTime {
    int stack = 1;            ///< how many lie in one place of the bag, 1..99
    bool treasure = false;    ///< carrying it out may be a victory condition
    bool used_up = true;      ///< one is gone with each use
    std::vector<Effect> use;  ///< on the user; empty: it cannot be used
    Area use_area{Shape::self, 0, 0};
    Audience use_audience = Audience::self;
    std::vector<Effect> thrown;     ///< on whom it hits; empty: it only lands
    int throw_range = 8;            ///< tiles, 1..20
    bool breaks = true;             ///< gone when it hits
    std::optional<Part> part;       ///< what it does attached; nothing: it cannot be attached
    std::vector<Trigger> triggers;  ///< of who holds it, has it attached, or leads those whose bag it is in
    Costs costs;                    ///< of what is done with it, of steps that it carries, of volleys that it leads
    SpriteId sprite;
    SoundId sound;
};

enum class DurationUnit : std::uint8_t { rounds, own_turns };

struct Status : Definition {
    DurationUnit unit = DurationUnit::rounds;
    int duration = 5;  ///< in its unit; 0: until taken away
    int speed = 0;     ///< added to movement speed
    int attack_percent = 100;
    int defence_percent = 100;
    int accuracy_percent = 100;
    int allowance_percent = 100;  ///< of the ticks that a round gives
    int wait_percent = 100;       ///< of the ticks from turn to turn
    int actions = 0;              ///< added to the actions of a turn
    bool stops_acting = false;    ///< asleep, stunned: the turn is spent as an action and nothing is paid
    bool stops_moving = false;    ///< rooted: steps are refused
    bool ends_when_hurt = false;
    bool harmful = true;
    int stumble_percent = 0;  ///< confused: so many steps go in a random direction
    std::vector<Trigger> triggers;
    std::vector<StatusId> replaces;  ///< gaining this one takes these away
    bool is_fire = false;            ///< ends where fire goes out, and sets alight what burns where its bearer goes
    std::uint32_t colour = 0xFFFFFF;
    std::string badge;  ///< two letters for the HUD
    std::string icon;   ///< its picture, see catalog/pixel_letters.hpp; empty: its badge stands for it
};

struct Terrain : Definition {
    char glyph = '.';
    MobilitySet passable = 0xFF;  ///< who may stand here
    bool blocks_sight = false;
    bool diggable = false;          ///< effects that dig get through it, except at the border of the floor
    bool quenches = false;          ///< nothing burns here
    int speed = 0;                  ///< added to the movement speed of walkers who stand in it
    std::vector<Trigger> triggers;  ///< of whoever steps or stands on it
    std::string look = "floor";     ///< floor, wall, water, mire, lava, grass, bridge
};

enum class TimeSystemKind : std::uint8_t { six_tier, action_queue, energy_pool, wait_time, deferred };
/// What authors and commands call them, in the order of the enumeration.
inline constexpr std::array<std::string_view, 5> time_system_names{"six_tier", "action_queue", "energy_pool", "wait_time", "deferred"};

/// What a wait takes from an energy pool: its cost, or all that is left.
enum class WaitRule : std::uint8_t { cost, drain };
/// What is added to a wait time at the end of a turn: the creature's own wait, or the costs of what it did.
enum class WaitCharge : std::uint8_t { own_wait, costs };

/// How long a round of wait times is; 0: without that limit. With both, whichever is reached first; with neither, 500 ticks.
struct RoundLength {
    static constexpr int default_wait_time = 500;
    int wait_time = 0;  ///< ticks
    int turns = 0;
};

/// Which time system, and its settings; those of the others are not looked at.
struct TimeSettings {
    TimeSystemKind kind = TimeSystemKind::six_tier;
    int turn = 100;                            ///< action_queue, deferred: ticks from one turn boundary to the next, >= 1
    WaitRule wait = WaitRule::cost;            ///< energy_pool
    bool random_start = false;                 ///< energy_pool: everyone begins with part of an allowance
    RoundLength round;                         ///< wait_time
    WaitCharge charge = WaitCharge::own_wait;  ///< wait_time
    bool spotting = false;                     ///< action_queue: creatures may notice who passes between their own turns
};

struct Dungeon : Definition {
    bool main = false;
    std::vector<FloorRules> floors;  ///< first floor first
    std::vector<TeamMember> party;   ///< 1..4, the leader first
    std::vector<TeamMember> guests;
    std::vector<ItemSpawn> bag;  ///< what the party starts with (weights are not looked at)
    std::vector<Objective> victory;
    std::vector<Objective> defeat;  ///< besides the death of the whole party, which always is one
    TimeSettings time;
    Costs costs;  ///< for everybody on its floors
    std::string introduction;
};

/// Colours and materials of a dungeon's tiles; drawn by program.
struct Theme : Definition {
    std::uint32_t floor = 0x6B6F7B;
    std::uint32_t wall = 0x6A7090;
    std::uint32_t wall_top = 0x2B2D40;
    std::uint32_t accent = 0x8FA0C0;
    std::uint32_t water = 0x3E7CB1;
    std::uint32_t mire = 0x5A5236;
    std::uint32_t lava = 0xE8642C;
    std::uint32_t grass = 0x5E8850;
    std::uint32_t wood = 0x8A5E3A;        ///< doors and bridges
    std::string floor_pattern = "slabs";  ///< slabs, earth, moss, planks
    std::string wall_pattern = "bricks";  ///< bricks, rock, roots
};

}  // namespace td
