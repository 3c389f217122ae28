// What the minds of a run decided in some of its turns, as bytes. A saved run keeps them beside its commands, and resumes quickly because
// no mind has to think again. They only save time: without them, the same minds decide the same.
#pragma once

#include <string>

#include "ai/tactics.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;

class Thoughts {
public:
    /// A new stretch of turns. `remembered`: bytes() of the same turns of the same run; where they end or name what does not exist, minds
    /// think.
    void begin(std::string remembered = {});
    /// Everything that was decided since begin().
    const std::string& bytes() const { return m_bytes; }

    /// See best_decision().
    tactics::Decision decision(const GameState& state, EntityId who);
    /// See tactics::creature_in_next_step().
    EntityId creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act);

private:
    std::string m_bytes;
    std::size_t m_recalled = 0;  ///< how many of them have been used, or were added here
};

}  // namespace td
