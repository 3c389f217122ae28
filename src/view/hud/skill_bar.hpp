// The skills of the awaited creature with their keys, charges, costs and cooldowns. Only displays.
#pragma once

#include <optional>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/hud/screen_context.hpp"

namespace td {

class SkillBar {
public:
    /// Draws the slots in two rows that fill `area`, or a sentence if there are none.
    void draw(Canvas& canvas, ScreenContext context, Box area);
    /// Draws, over everything else, a note about the skill under the pointer.
    void draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const;
    /// The skill slot at `p` in the last frame.
    std::optional<int> slot_at(Point p) const;
    /// Where the slots were drawn in the last frame, in their order.
    const std::vector<Box>& slots() const { return m_slots; }

private:
    std::vector<Box> m_slots;
};

/// The creature whose skills are shown: the awaited one, else the leader.
EntityId actor_of(const Game& game);

}  // namespace td
