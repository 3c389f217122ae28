// How a floor or a run ended, and the reason, as a value without text.
#pragma once

#include <cstdint>
#include <string>

#include "catalog/objective.hpp"

namespace td {

/// The state of a run.
enum class Outcome : std::uint8_t {
    running,
    victory,
    defeat,
    faulty,  ///< aborted because of an error in the content
};

/// The decision of the judge.
struct Verdict {
    enum class Reason : std::uint8_t {
        objective,   ///< `objective` came true
        party_dead,  ///< every party member is dead
        left_early,  ///< the party left the last floor without an objective met
        no_actor,    ///< no creature is left to take a turn
        fault,       ///< the content is faulty: `fault`
    };
    Outcome outcome = Outcome::running;  ///< of the run; running: only the floor is won and the party goes on
    Reason reason = Reason::objective;
    Objective objective;  ///< a copy that outlives a change of content
    std::string fault;    ///< for Reason::fault: an English sentence for authors
};

}  // namespace td
