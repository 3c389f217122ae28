// How a floor or a run ended, and why: a value, with no sentence for it.
#pragma once

#include <cstdint>
#include <string>

#include "catalog/objective.hpp"

namespace td {

/// How a run stands.
enum class Outcome : std::uint8_t {
    running,
    victory,
    defeat,
    faulty,  ///< cut off: a fault of its content kept it from going on
};

/// What a judge decided.
struct Verdict {
    enum class Reason : std::uint8_t {
        objective,   ///< `objective` has come true
        party_dead,  ///< no member of the party is alive
        left_early,  ///< the party left the last floor with no objective reached
        no_actor,    ///< nobody is left who could have a turn
        fault,       ///< the content is at fault: `fault`
    };
    Outcome outcome = Outcome::running;  ///< of the run; running: only the floor is won, and the party goes on
    Reason reason = Reason::objective;
    Objective objective;  ///< a copy, so that it outlives a change of content
    std::string fault;    ///< of Reason::fault: a sentence in plain English, for authors
};

}  // namespace td
