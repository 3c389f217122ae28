// Immutable definitions, as authors write them. The content room fills them once; play never changes them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/boon.hpp"
#include "catalog/costs.hpp"
#include "catalog/definition.hpp"
#include "catalog/effects.hpp"
#include "catalog/fallen.hpp"
#include "catalog/floor.hpp"
#include "catalog/ids.hpp"
#include "catalog/minutes.hpp"
#include "catalog/mobility.hpp"
#include "catalog/modifiers.hpp"
#include "catalog/objective.hpp"
#include "catalog/painted_picture.hpp"
#include "catalog/parts.hpp"
#include "catalog/plain_field.hpp"
#include "catalog/pool.hpp"
#include "catalog/spawns.hpp"
#include "catalog/tactic.hpp"
#include "catalog/time_settings.hpp"
#include "catalog/trigger.hpp"
#include "catalog/weather.hpp"

namespace td {

/// Movement speed, -3..3: 1/4, 1/3, 1/2, normal, double, triple, quadruple.
inline constexpr int slowest = -3;
inline constexpr int fastest = 3;
constexpr int clamp_speed(int speed) { return speed < slowest ? slowest : speed > fastest ? fastest : speed; }

/// The settings of a species for the time systems that count ticks.
struct TimeBudget {
    int allowance = 100;  ///< ticks gained per round
    int pool = 0;         ///< ticks at the start of a floor; below 0: debt
    int wait = 100;       ///< ticks from one turn to the next at speed 0, >= 1
    int actions = 1;      ///< actions per turn, >= 1
};

/// What a creature gives to all of its team while it leads.
struct LeadTrait : Modifiers {
    std::string text;  ///< one sentence for players
};

struct Species : Definition {
    // The bounds of these numbers are in plain_species_fields.
    int health = 20;
    int attack = 10;  ///< scales the damage that the creature deals
    int defence = 10;
    int speed = 0;
    int sight = 8;         ///< tiles
    int evasion = 0;       ///< percent subtracted from the accuracy of attacks on the creature
    int regeneration = 0;  ///< health regained per 10 rounds
    int spotting = 30;     ///< percent chance to notice a hidden thing or, if the time system allows, a foe that passes between two turns
    MobilitySet mobility = static_cast<MobilitySet>(Mobility::walk);
    bool immobile = false;        ///< it never leaves its tile, neither by its own steps nor by pushes and pulls
    SkillId attack_skill;         ///< the skill of the plain attack command
    SkillId rest_skill;           ///< the skill of the rest command; none: the catalog's `rest`
    std::vector<SkillId> skills;  ///< with the common skills, behind its own
    std::vector<SkillId> lacks;   ///< common skills that it does not have
    TacticId tactic;              ///< its behaviour while AI-controlled
    SpriteId sprite;
    std::vector<std::pair<DamageKindId, int>> resistances;  ///< percent of damage resisted, -100 (double damage)..100 (immune)
    std::vector<StatusId> immunities;

    TimeBudget time;
    Costs costs;
    Propulsion propulsion = Propulsion::none;  ///< while no attached part gives another one
    int carries = 0;                           ///< weight of parts that it carries without a penalty, before those parts add to it
    PartSlots slots;
    std::vector<ItemId> parts;  ///< attached at the start
    int salvage = 0;            ///< percent chance that one of its parts remains when it dies
    PoolBudgets pools;
    std::optional<LeadTrait> lead;
    std::vector<Trigger> triggers;
};

/// The numbers and flags of a species, in the order in which authors read of them. A new member of this kind needs only a row.
inline constexpr auto plain_species_fields = std::to_array<PlainField<Species>>({
    {.key = "health", .number = &Species::health, .low = 1, .high = 999, .doc = "How much harm it can take."},
    {.key = "attack", .number = &Species::attack, .high = 99, .doc = "Scales the damage that it deals."},
    {.key = "defence", .number = &Species::defence, .high = 99, .doc = "Reduces the damage that it takes."},
    {.key = "speed",
     .number = &Species::speed,
     .low = slowest,
     .high = fastest,
     .doc = "From -3 (a quarter) through 0 (normal) to 3 (quadruple)."},
    {.key = "sight", .number = &Species::sight, .low = 1, .high = 20, .doc = "How far it sees, in tiles."},
    {.key = "evasion",
     .number = &Species::evasion,
     .high = 90,
     .doc = "Percentage points subtracted from the accuracy of attacks against it."},
    {.key = "regeneration", .number = &Species::regeneration, .high = 100, .doc = "Health that it recovers in ten rounds."},
    {.key = "spotting",
     .number = &Species::spotting,
     .high = 100,
     .doc = "Chance that a step finds a hidden feature beside it; also, where the dungeon's `time_system` has `spotting`, to notice a "
            "foe that passes between two of its turns. Waiting finds every hidden feature nearby."},
    {.key = "immobile",
     .flag = &Species::immobile,
     .doc = "True: it never leaves its tile, whether by walking or by being pushed, pulled, swapped or teleported. `moves` still says what "
            "it can stand on."},
    {.key = "carries", .number = &Species::carries, .high = 999, .doc = "How much weight of parts it can carry without slowing down."},
    {.key = "salvage", .number = &Species::salvage, .high = 100, .doc = "Percent chance that it leaves one of its parts when it dies."},
});

/// How an action looks on the screen: the form and colour of its animation.
struct EffectLook {
    std::string form = "strike";      ///< strike, bolt, burst, ring, sparkle, splash, beam
    std::uint32_t colour = 0xFFFFFF;  ///< 0xRRGGBB
};

/// What of its doer's round an action forfeits in the six-tier order. Source: resources/docs/rules.md, "Forfeit".
enum class Forfeit : std::uint8_t { round, next_turn, nothing };

struct Skill : Definition, CastTime {
    Area area;
    Audience audience = Audience::foes;
    int accuracy = 95;   ///< percent, 0..100; 100 never misses
    int charges = 0;     ///< uses per floor; 0: unlimited
    PoolCost pool_cost;  ///< paid with each use, whatever the skill is used as
    Cooldown cooldown;
    int cost = 100;  ///< ticks for each of its turns, 1..1000; the six-tier system ignores it and counts one action
    std::vector<Effect> effects;
    Forfeit forfeits = Forfeit::round;
    bool common = false;  ///< every species has it that does not say otherwise; AI uses it only where a plan names it
    EffectLook look;
    SoundId sound;
};

struct Item : Definition, CastTime {
    int stack = 1;            ///< the most that fit into one slot of the bag, 1..99
    bool treasure = false;    ///< an objective may be to carry it out
    bool used_up = true;      ///< each use consumes one
    PoolCost pool_cost;       ///< paid with each use
    std::vector<Effect> use;  ///< effects on the target of a use; empty: the item cannot be used
    Area use_area{Shape::self, 0, 0};
    Audience use_audience = Audience::self;
    std::vector<Effect> thrown;  ///< effects on the creature hit by a throw; empty: it only lands
    int throw_range = 8;         ///< tiles, 1..20
    bool breaks = true;          ///< consumed when it hits
    std::optional<Part> part;    ///< its properties as an attached part; nothing: it cannot be attached
    std::vector<Trigger>
        triggers;  ///< active for the creature that holds it or has it attached, and for the leader of the team whose bag it is in
    Costs costs;   ///< overrides for actions with this item, steps that it powers, and volleys in which it is the first weapon
    SpriteId sprite;
    SoundId sound;
};

/// True for what people wear.
inline bool is_worn(const Item& item) { return item.part && row_of(item.part->slot).is_worn; }
/// True for what machines attach to themselves.
inline bool is_machine_part(const Item& item) { return item.part && !is_worn(item); }

enum class DurationUnit : std::uint8_t { rounds, own_turns };

struct Status : Definition, Modifiers {
    DurationUnit unit = DurationUnit::rounds;
    int duration = 5;        ///< in its unit; 0: until taken away
    DamageKindId harm_kind;  ///< of the harm by `harm_rate`
    int harm_lump = 1;       ///< points of that harm that are lost at once, when that many have collected; >= 1
    bool harmful = true;
    bool is_announced = true;  ///< the log, and a word over the bearer, say that it comes and goes
    std::vector<Trigger> triggers;
    std::vector<StatusId> replaces;  ///< statuses removed when this one is gained
    std::uint32_t colour = 0xFFFFFF;
    std::string badge;  ///< two letters for the HUD
    std::string icon;   ///< a picture in letters, see catalog/pixel_letters.hpp; empty: the badge is shown
};

/// Colours (0xRRGGBB) of a terrain in place of those that its look takes from the theme.
struct TerrainColours {
    std::optional<std::uint32_t> base;   ///< most of it
    std::optional<std::uint32_t> light;  ///< what is brightest: foam, the glow in cracks, tips of blades
    std::optional<std::uint32_t> dark;   ///< what is darkest: depth, crust, joints
    friend bool operator==(const TerrainColours&, const TerrainColours&) = default;
};

struct Terrain : Definition {
    char glyph = '.';
    MobilitySet passable = 0xFF;  ///< ways of movement that may enter
    bool blocks_sight = false;
    bool diggable = false;          ///< digging effects remove it, except at the border of the floor
    bool quenches = false;          ///< fires go out here
    int speed = 0;                  ///< added to the movement speed of walkers on it
    std::vector<Trigger> triggers;  ///< active for the creature that steps or stands on it
    std::string look = "floor";     ///< floor, wall, water, mire, lava, grass, bridge
    TerrainColours colours;
    PaletteId palette;                              ///< already applied to `colours`; none: they stay as they are
    std::shared_ptr<const PaintedPicture> picture;  ///< tiles in place of the look's own; null: none
};

/// False: it is drawn as its look is in the theme.
inline bool has_own_tiles(const Terrain& terrain) { return terrain.picture || terrain.colours != TerrainColours{}; }

constexpr bool bears_walkers(const Terrain& terrain) { return (terrain.passable & static_cast<MobilitySet>(Mobility::walk)) != 0; }

/// True if walkers can stand on the terrain without being slowed, affected or hurt: where generation lays things out.
inline bool is_dry(const Terrain& terrain) { return bears_walkers(terrain) && terrain.speed >= 0 && terrain.triggers.empty(); }

/// True if walkers cross the terrain without harm: slow or healing ground too.
inline bool is_way(const Terrain& terrain) {
    return bears_walkers(terrain) && !harms(terrain.triggers, static_cast<MobilitySet>(Mobility::walk));
}

struct Dungeon : Definition {
    bool main = false;
    bool lesson = false;             ///< teaches the game; no rule looks at it
    DungeonId next;                  ///< proposed after a victory; none: no dungeon is
    std::vector<FloorRules> floors;  ///< the first floor first
    std::vector<TeamMember> party;   ///< 1..4, the leader first
    std::vector<TeamMember> heroes;  ///< of whom the player chooses the party; empty: `party` sets out
    std::vector<TeamMember> guests;
    std::vector<ItemSpawn> bag;  ///< the party's items at the start (weights are ignored)
    std::vector<Objective> victory;
    std::vector<Objective> defeat;  ///< besides the death of the whole party, which always loses
    TimeSettings time;
    Costs costs;  ///< overrides for all creatures on its floors
    FallenRule fallen{FallenRule::Fate::lost};
    BoonRules boons;
    std::optional<MinuteRules> minutes;  ///< nothing: no minutes are counted, and floors have no par
    std::vector<TeamSpawn> patrols;      ///< teams that come when the party is overdue, on floors that name none; see patrols_on()
    std::string introduction;

    /// The patrols of one of its floors.
    const std::vector<TeamSpawn>& patrols_on(const FloorRules& floor) const { return floor.patrols.empty() ? patrols : floor.patrols; }
};

/// Colours and patterns of a dungeon's tiles, which are drawn procedurally.
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
