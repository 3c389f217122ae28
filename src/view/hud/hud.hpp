// The panels around the map: turn ribbon, party, log, skills, and the info panel.
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

/// Not pushed as a layer: the dungeon's layer owns it, draws it over the map, and passes it pointer events and ticks first.
class Hud : public Screen {
public:
    /// The part of the window beside the ribbon, the party and the foot, with the leader in its middle. Other panels may overlap it.
    virtual Box map_area(const Canvas& canvas) const = 0;
    /// True if the point is on a panel rather than on the map.
    virtual bool covers(Point at) const = 0;
    /// The slot of the skill at that point; nothing elsewhere.
    virtual std::optional<int> skill_at(Point at) const = 0;
    /// The creature whose card or portrait is there; `{}` if there is none.
    virtual EntityId creature_at(Point at) = 0;
    /// The portraits of `who` on the ribbon and the panel of the party, as they were last drawn.
    virtual std::vector<Box> portraits_of(EntityId who) const = 0;
    virtual Box party_box() const = 0;
    /// Where the slots of skills were last drawn, in their order.
    virtual const std::vector<Box>& skill_boxes() const = 0;
    /// True if the info panel's text did not fit in the last frame.
    virtual bool has_long_text() const = 0;
    /// Sets the question or prompt in the middle of the map's lower edge; empty: none.
    virtual void set_prompt(std::string prompt) = 0;
    /// Sets the text shown instead of whose turn it is while no creature acts, during a replay of a round. Empty: none.
    virtual void set_headline(std::string headline) = 0;
    /// Sets the turns whose events are being shown or still to be shown: see with_turns_shown().
    virtual void set_turns_shown(std::vector<TurnShown> turns) = 0;
    /// Sets the boxes, in window pixels, that panels must not cover in the next frame, and those that short notes should not cover either:
    /// creatures and labels.
    virtual void keep_clear(std::vector<Box> seen, std::vector<Box> creatures) = 0;
    /// The boxes that keep_clear() was given first, and the panels and notes drawn over the map in the last frame.
    virtual const std::vector<Box>& taken() const = 0;
    /// Sets the creatures that are not drawn at their places yet. The info panel does not describe them.
    virtual void set_moving(std::vector<EntityId> creatures) = 0;
};

std::unique_ptr<Hud> make_hud(ScreenContext context);

}  // namespace td
