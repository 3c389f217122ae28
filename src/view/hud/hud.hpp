// The panels around the map: ribbon of turns, party, log, skills, and what is pointed at.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/turn_shown.hpp"
#include "view/draw/screen.hpp"
#include "view/draw/shapes.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

/// Not pushed as a layer: the dungeon's layer holds it, draws it over the map, and hands it pointer events and ticks before its own.
class Hud : public Screen {
public:
    /// The part of the window beside the ribbon, the party and the foot. The leader stands in its middle; other panels may lie over it.
    virtual Box map_area(const Canvas& canvas) const = 0;
    /// Is the point on the HUD itself, so that the map is not meant?
    virtual bool covers(Point at) const = 0;
    /// The slot of the skill that is offered there; nothing elsewhere.
    virtual std::optional<int> skill_at(Point at) const = 0;
    /// The creature whose card or portrait is there; `{}` where there is none.
    virtual EntityId creature_at(Point at) = 0;
    /// Had the text about what is pointed at more lines than there was room for, in the last frame?
    virtual bool has_long_text() const = 0;
    /// A question or a hint in the middle of the map's lower edge; empty: none.
    virtual void set_hint(std::string hint) = 0;
    /// In place of whose turn it is, while no creature acts: for a round that is shown once more. Empty: none.
    virtual void set_headline(std::string headline) = 0;
    /// Turns whose events are being shown in the next frame, or are yet to be: see with_turns_shown().
    virtual void set_turns_shown(std::vector<TurnShown> turns) = 0;
    /// What must be seen in the next frame, in pixels of the window: panels keep clear of it.
    virtual void keep_clear(std::vector<Box> seen) = 0;
};

std::unique_ptr<Hud> make_hud(ScreenContext context);

}  // namespace td
