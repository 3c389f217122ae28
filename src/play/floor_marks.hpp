// What fights leave on the floor until the party leaves it: the bodies of the dead, and scorched tiles. Only for the eye: no rule knows of
// them.
#pragma once

#include <vector>

#include "game/run/game.hpp"

namespace td {

struct FloorMark {
    enum class Kind : std::uint8_t { body, scorch };
    Point at;
    Kind kind = Kind::body;
    SpeciesId species;  ///< of a body
    EntityId who;       ///< of a body; none for a scorched tile
};

class FloorMarks {
public:
    static constexpr std::size_t most = 40;  ///< the oldest goes first

    /// Remembers what `event` leaves, if the player's side sees it.
    void hear(const Game& game, const Event& event);
    /// At most one for each tile, oldest first.
    const std::vector<FloorMark>& all() const { return m_marks; }
    void clear() { m_marks.clear(); }

private:
    struct Listener;

    void leave(FloorMark mark);
    void remove(EntityId who);

    std::vector<FloorMark> m_marks;
    std::vector<EntityId> m_burnt;  ///< whose last wound was a burn
};

}  // namespace td
