// Boons: what a member of the party is offered between two floors, and keeps for the rest of the run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"
#include "catalog/modifiers.hpp"
#include "catalog/tactic.hpp"
#include "catalog/trigger.hpp"

namespace td {

struct Boon : Definition, Modifiers {
    std::string gives;             ///< what is good about it, for players
    std::string takes;             ///< its price, for players
    std::vector<SpeciesId> who;    ///< who may be offered it; empty: any member
    int weight = 1;                ///< how often it is offered, compared with the others of its dungeon
    std::vector<BoonId> excludes;  ///< never together with these on one creature
    std::vector<Trigger> triggers;
    std::vector<Plan> plans;  ///< how an AI-controlled bearer makes use of it: tried before those of its tactic
    std::uint32_t colour = 0xE8C868;
    std::string badge;  ///< one or two letters that stand for it if it has no icon
    std::string icon;   ///< a picture in letters, see catalog/pixel_letters.hpp
};

/// What a dungeon offers between two floors: one boon out of a few, or a rest instead.
struct BoonRules {
    std::vector<BoonId> from;  ///< empty: nothing is offered
    int offers = 3;            ///< boons to choose from, 1..4
    int rest_percent = 35;     ///< of its maximum health that each member regains by the rest
};

}  // namespace td
