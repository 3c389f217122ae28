// What an effect acts on: creatures, or the ground they stand on.
#pragma once

#include "catalog/effects.hpp"

namespace td {

/// True for effects that change tiles, maps or the company rather than a creature in the area; they happen once, also when nobody is there.
constexpr bool is_about_ground(EffectKind kind) {
    switch (kind) {
        case EffectKind::reveal_map:
        case EffectKind::change_terrain:
        case EffectKind::dig:
        case EffectKind::summon:
        case EffectKind::place_feature:
        case EffectKind::clear_features:
        case EffectKind::ignite:
        case EffectKind::extinguish:
        case EffectKind::leave_item:
        case EffectKind::reveal_traps:
        case EffectKind::change_weather:
        case EffectKind::end_round: return true;
        case EffectKind::damage:
        case EffectKind::heal:
        case EffectKind::gain_status:
        case EffectKind::lose_status:
        case EffectKind::push:
        case EffectKind::pull:
        case EffectKind::teleport:
        case EffectKind::swap_places:
        case EffectKind::restore_charges:
        case EffectKind::harm:
        case EffectKind::explode:
        case EffectKind::alarm:
        case EffectKind::transform: return false;
    }
    return false;
}

}  // namespace td
