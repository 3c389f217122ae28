// How creatures act that nobody steers: ordered plans, each with the circumstances under which it is thought of at all.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"

namespace td {

/// What must be so; entries that are not given are not looked at, of the others all must hold.
struct PlanCondition {
    int health_below = 0;            ///< its own health, in percent
    int ally_below = 0;              ///< the health of another of its team, in percent
    int foe_within = 0;              ///< the nearest foe in sight is at most so many tiles away
    int foes_at_least = 0;           ///< so many foes are in sight
    int allies_at_least = 0;         ///< so many others of its team are alive
    int leader_beyond = 0;           ///< its leader is farther away than so many tiles
    int home_beyond = 0;             ///< where it was put is farther away than so many tiles
    int chance = 0;                  ///< percent of its turns, drawn anew in each
    std::optional<bool> alone;       ///< nobody else of its team is alive
    std::optional<bool> hunting;     ///< it sees a foe, or remembers one
    std::optional<bool> holds_item;  ///< it holds something itself
    SkillId ready;                   ///< it has this skill, with a charge left
    StatusId has_status;
};

/// One line of a tactic: tried in order, the first that gives a lawful command is done.
struct Plan {
    enum class Kind : std::uint8_t {
        flee_when_hurt,  ///< away from foes in sight below `amount` percent of health
        use_skills,      ///< the best skill that would do good, at most `amount` percent of the time
        attack,          ///< the plain attack on a foe it reaches
        chase,           ///< towards the nearest foe it knows of, at most `amount` steps from the leader (0: anywhere)
        follow,          ///< keep within `amount` steps of the leader
        hold,            ///< stay where it is
        guard,           ///< stay within `amount` steps of its home
        wander,          ///< from room to room
        avoid,           ///< keep `amount` steps away from foes in sight
        heal_allies,     ///< use healing on allies below `amount` percent
        sleep,           ///< until a foe comes within `amount` steps in sight, or it is hurt
        rest,            ///< the rest command below `amount` percent of health, with no foe in sight
        use_items,       ///< the best item it holds (leaders: of the bag too), at most `amount` percent of the time
        flee,            ///< away from foes in sight
        use_skill,       ///< `skill`, where it would do any good
        heal,            ///< what it has at hand that heals, below `amount` percent of its own health
        investigate,     ///< goes to look where something passed that it noticed
        auto_equip,      ///< machines among the foes: better parts on, worse ones off
        pick_up,         ///< towards an item that lies in sight at most `amount` steps away, and takes it
        return_home,     ///< to where it was put
        // For who leads the party when nobody steers it.
        pursue,      ///< after the foe that it remembers, if it could harm it
        rest_party,  ///< the rest command, when one of the party is hurt and resting helps
        reach_goal,  ///< to where conditions of victory want somebody to be
        gather,      ///< to items seen and not yet taken
        explore,     ///< to what has not been seen yet
        descend,     ///< to the stairs, and down
    };
    Kind kind = Kind::hold;
    int amount = 0;
    bool boldly = false;  ///< use_skills: begins multi-turn actions even beside a foe
    SkillId skill;
    std::optional<PlanCondition> only_if;
    std::optional<PlanCondition> unless;
};

/// As authors write it: `use_skills`.
constexpr std::string_view name_of(Plan::Kind kind) {
    constexpr std::array<std::string_view, 26> names{
        "flee_when_hurt", "use_skills",  "attack", "chase",      "follow",     "hold",      "guard",   "wander",      "avoid",
        "heal_allies",    "sleep",       "rest",   "use_items",  "flee",       "use_skill", "heal",    "investigate", "outfit",
        "pick_up",        "return_home", "pursue", "rest_party", "reach_goal", "gather",    "explore", "descend"};
    return names[static_cast<std::size_t>(kind)];
}

struct Tactic : Definition {
    std::vector<Plan> plans;
    bool for_party = false;  ///< offered to the player for members of the party
};

}  // namespace td
