// A creature's portrait in a frame whose shape and colour show its side: a coin for the party, a rounded square for guests, a hexagon
// for neutrals, a shield pointing down for foes. Knows nothing of the order of turns.
#pragma once

#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "world/world.hpp"

namespace td {

enum class Side : std::uint8_t { party, guest, neutral, foe };

Side side_of(Faction faction, bool is_guest);
/// Neutral for what is no creature.
Side side_of(EntityId who, const World& world);
Colour colour_of(Side side);

struct TokenLook {
    bool hollow = false;  ///< a dashed outline with a faint portrait
    bool grey = false;    ///< for a missed turn
    bool broken = false;  ///< two halves that fall apart, for a turn that is lost; grey if it is lost already
    bool rests = false;   ///< with two small letters z, for a creature that rests
};

/// `box` is square.
void draw_token(Canvas& canvas, Pictures& pictures, Box box, EntityId who, const World& world, TokenLook look);
/// The same for the portrait of a species, without a creature in the world.
void draw_portrait_token(Canvas& canvas, Source picture, Box box, Side side, TokenLook look);
/// The shape without a portrait, for legends.
void draw_token_shape(Canvas& canvas, Box box, Side side, Colour fill, Colour frame, bool dashed);

}  // namespace td
