// Encounters: a short scene that the party meets as it enters a floor, with a few options to choose from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/effects.hpp"
#include "catalog/ids.hpp"
#include "catalog/trigger_condition.hpp"

namespace td {

/// What an option costs, paid at once. It must not kill: if a member could not live through the loss of health, it cannot be taken.
struct EncounterCost {
    int minutes = 0;         ///< of the party
    int health = 0;          ///< points that each living member on the floor loses
    int health_percent = 0;  ///< of its maximum health, besides
};

/// Whom the effects of an option reach.
enum class EncounterReach : std::uint8_t { party, leader };

struct EncounterOption {
    std::string text;                          ///< what the party does, for players
    std::string outcome;                       ///< what comes of it, for the log once it was taken; empty: the log says nothing
    std::vector<TriggerCondition> conditions;  ///< all must hold for the leader; there is no `other`
    EncounterCost cost;
    EncounterReach on = EncounterReach::party;
    std::vector<Effect> effects;  ///< on each member there, or on the leader alone
    int minutes = 0;              ///< that the party gains
    ItemId item;                  ///< one of it comes into the party's bag; none: nothing does
    bool changes_party = false;   ///< the party is chosen again; paid only if someone who stayed behind comes along. At camps only

    bool is_free() const { return cost.minutes == 0 && cost.health == 0 && cost.health_percent == 0; }
    bool does_nothing() const { return effects.empty() && minutes == 0 && !item && !changes_party; }
};

/// `description` is the scene.
struct Encounter : Definition {
    std::vector<EncounterOption> options;  ///< the last one is free, asks for nothing, and does nothing
    bool stays = false;                    ///< offered again after each option, until the last one is taken
    std::uint32_t colour = 0x9AD4F0;
    std::string icon;  ///< a picture in letters, see catalog/pixel_letters.hpp
};

/// An encounter that a floor may have.
struct EncounterSpawn {
    EncounterId encounter;
    int weight = 1;
};

}  // namespace td
