// Hints: what the game tells new players at the moment when they can use it. No rule looks at them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"
#include "catalog/trigger_condition.hpp"

namespace td {

/// Its name is the headline, its description the text. In the text `{key}` is replaced by the key of `control`, `{moves}` by the keys for
/// steps, `{who}` by the creature whose turn it is.
struct Hint : Definition {
    /// What it points at, on the map or on the ribbon.
    enum class Target : std::uint8_t {
        nothing,
        creature,   ///< whose turn it is, on the map
        own_turns,  ///< its tokens on the ribbon
        foe,        ///< the nearest awake foe in sight, on the map
        foe_turns,  ///< the tokens on the ribbon of the awake foe in sight that acts next
        friends,    ///< the panel of the party
        stairs,     ///< on the map, once seen
        item,       ///< the nearest known item on the map
        danger,     ///< the nearest tile where a foe could strike
        control,    ///< the key or button of `control`
    };
    std::vector<DungeonId> dungeons;  ///< where it may be shown; empty: wherever the game is not taught
    /// All must hold; `self` is the creature whose turn it is, `other` a foe in sight that is awake, at which the hint then points; of a
    /// hint that points at friends, a member or guest of the party.
    std::vector<TriggerCondition> conditions;
    int companions = 0;  ///< shown only with at least so many living companions
    int round = 1;       ///< not before this round of the floor
    Target target = Target::nothing;
    std::string control;  ///< the name of a control (controls/controls.hpp); empty: none
};

}  // namespace td
