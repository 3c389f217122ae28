// Tactics of AI-controlled creatures: ordered plans, each with the conditions under which it is considered.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"

namespace td {

/// All given conditions must hold; entries that are not given are ignored. The subject is the acting creature.
struct PlanCondition {
    int health_below = 0;                 ///< percent of its own health
    int ally_below = 0;                   ///< percent of health of another member of its team
    int foe_within = 0;                   ///< a foe in sight is at most this many tiles away, and not behind a wall
    int foes_at_least = 0;                ///< foes in sight
    int allies_at_least = 0;              ///< living members of its team besides itself
    int leader_beyond = 0;                ///< distance in tiles to its leader is greater than this
    int home_beyond = 0;                  ///< distance in tiles to its starting tile is greater than this
    int late = 0;                         ///< at least this many ticks of the round are over
    int chance = 0;                       ///< percent of its turns, drawn anew in each turn
    std::optional<bool> alone;            ///< no other member of its team is alive
    std::optional<bool> hunting;          ///< it sees a foe, or remembers one
    std::optional<bool> holds_item;       ///< it holds an item of its own
    std::optional<bool> threatened;       ///< a foe in sight could strike it on its tile before its next turn, were it to wait
    std::optional<bool> unanswered;       ///< no foe in sight could do so, were it to attack now
    std::optional<bool> acts_again;       ///< were it to walk or wait now, it would be asked again before any foe in sight
    std::optional<bool> last_turn;        ///< were it to wait now, it would not be asked again in this round; without tiers: always so
    std::optional<bool> can_strike;       ///< a blow of its own would reach a foe in sight from where it stands
    std::optional<bool> ally_can_strike;  ///< the same of another of its team
    std::optional<bool> in_doorway;       ///< two opposite sides of its tile are closed to it, and the two others are open
    SkillId ready;                        ///< it has this skill and could use it: charges, pools, cooldown
    StatusId has_status;
    StatusId foe_has_status;

    friend bool operator==(const PlanCondition&, const PlanCondition&) = default;
};

/// One line of a tactic. Plans are tried in order; the first one that yields a legal command is carried out.
struct Plan {
    enum class Kind : std::uint8_t {
        flee_when_hurt,  ///< move away from foes in sight, below `amount` percent of health
        use_skills,      ///< use the most useful skill, in at most `amount` percent of turns
        attack,          ///< use the plain attack on a foe within its reach
        chase,           ///< move towards the nearest known foe, at most `amount` steps from the leader (0: any distance)
        follow,          ///< keep within `amount` steps of the leader; for the party: within one while the leader stands on the stairs
        hold,            ///< stay on its tile
        guard,           ///< stay within `amount` steps of its starting tile
        wander,          ///< walk from room to room
        avoid,           ///< move away from foes in sight that are at most `amount` tiles away
        heal_allies,     ///< use healing skills on allies below `amount` percent of health
        sleep,           ///< sleep until hurt, or until a visible foe is within `amount` steps
        rest,            ///< use the rest command below `amount` percent of health while no foe is in sight
        use_items,       ///< use the most useful item it holds (a leader: also from the bag), in at most `amount` percent of turns
        flee,            ///< move away from foes in sight
        use_skill,       ///< use `skill` where it has a useful effect
        heal,            ///< use a healing skill or item below `amount` percent of its own health
        investigate,     ///< go to where it noticed something pass
        auto_equip,      ///< attach better parts, in place of worse ones too; foes do so only while they see no enemy
        pick_up,         ///< walk to a visible item at most `amount` steps away, and take it
        return_home,     ///< walk to its starting tile
        await_foe,       ///< wait while a step towards the chased foe would give that foe the first blow; at most `amount` turns in a row
        retire,          ///< step to the tile beside its own where foes could harm it least before its next turn, if it is better there
        line_up,         ///< step to a tile from which it could strike a foe, and where foes could harm it no more than here
        besiege,         ///< walk to the nearest member of the party, known or not
        rescue,          ///< bring back or carry a fallen ally at most `amount` tiles away
        // For an AI-controlled party leader.
        pursue,      ///< chase a remembered foe that it could harm
        rest_party,  ///< use the rest command while a party member is hurt and resting helps
        reach_goal,  ///< walk to the place of a victory objective
        gather,      ///< walk to visible items on the ground
        explore,     ///< walk to unexplored tiles
        descend,     ///< walk to the stairs and take them
    };
    Kind kind = Kind::hold;
    int amount = 0;
    bool boldly = false;  ///< use_skills: starts multi-turn actions even beside a foe
    SkillId skill;
    std::optional<PlanCondition> only_if;
    std::optional<PlanCondition> unless;

    friend bool operator==(const Plan&, const Plan&) = default;
};

inline constexpr std::size_t plan_kinds = 31;

/// The key in content: `use_skills`.
constexpr std::string_view name_of(Plan::Kind kind) {
    constexpr std::array<std::string_view, plan_kinds> names{
        "flee_when_hurt", "use_skills",  "attack",     "chase",       "follow",    "hold",    "guard",     "wander",
        "avoid",          "heal_allies", "sleep",      "rest",        "use_items", "flee",    "use_skill", "heal",
        "investigate",    "auto_equip",  "pick_up",    "return_home", "await_foe", "retire",  "line_up",   "besiege",
        "rescue",         "pursue",      "rest_party", "reach_goal",  "gather",    "explore", "descend"};
    return names[static_cast<std::size_t>(kind)];
}

/// Rounds after the present one.
inline constexpr int most_look_ahead = 2;

/// What a mind that looks ahead counts at the end of each of those rounds. The defaults are the result of `delve weigh`, see
/// resources/docs/weights.yaml.
struct Weights {
    int life = 40;
    int health = 60;
    int charge = 1;
    int boldness = 100;
    int company = 0;

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// How one of the weights is written, and within which bounds.
struct WeightTraits {
    std::string_view key;
    int Weights::*member;
    int least;
    int most;
    std::string_view doc;
};

inline constexpr std::array weight_traits{
    WeightTraits{
        .key = "life", .member = &Weights::life, .least = 1, .most = 1000, .doc = "What each creature is worth as long as it is alive."},
    WeightTraits{.key = "health",
                 .member = &Weights::health,
                 .least = 0,
                 .most = 1000,
                 .doc =
                     "What the whole health of a creature is worth on top. Its lower half counts for five eighths of that: so the hurt are "
                     "spared."},
    WeightTraits{.key = "charge",
                 .member = &Weights::charge,
                 .least = 0,
                 .most = 1000,
                 .doc = "What each charge is worth that it has left, if its skill has six; one of two counts for three. An item counts for "
                        "two. From 2 on a party member spends none where it is as good to keep it."},
    WeightTraits{.key = "boldness",
                 .member = &Weights::boldness,
                 .least = 10,
                 .most = 400,
                 .doc = "Percent that foes count for. Above 100 it gives more of its own side to harm them; below, less."},
    WeightTraits{.key = "company",
                 .member = &Weights::company,
                 .least = 0,
                 .most = 1000,
                 .doc = "What it is worth to be a tile nearer to its leader, down to two tiles. 0: it does not mind."}};

struct Tactic : Definition {
    std::vector<Plan> plans;
    bool for_party = false;        ///< players may choose it for party members
    bool spares_sleepers = false;  ///< its creatures, unless they lead, do nothing about foes while all of those in sight sleep
    int look_ahead = 0;  ///< rounds after the present one that its creatures play through in mind before they decide; 0: they do not
    int candidates = 8;  ///< commands that they compare then, at the most
    Weights weighs;      ///< by which they compare them
    bool edits_team =
        false;  ///< who leads the party by it swaps members and hands on the lead where that is better (game/foresight/team_edits.hpp)

    friend bool operator==(const Tactic&, const Tactic&) = default;
};

}  // namespace td
