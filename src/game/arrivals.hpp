// When the next team comes to a floor that is being played. Who it is, is drawn when it comes: nobody can foresee it.
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "base/rng.hpp"
#include "catalog/spawns.hpp"

namespace td {

class ActionRunner;

class Arrivals {
public:
    /// For another floor; `rows` are looked at in this call alone.
    void begin(const std::vector<Arrival>& rows, Rng rng);

    /// The rows have been written anew: those that are new begin, those that are gone end, the others go on.
    void migrate_to(const std::vector<Arrival>& rows);

    /// The rows of which a team comes in this round, or should have come before.
    std::vector<std::size_t> due(int round) const;
    /// One of the row has come in this round: when is the next?
    void came(std::size_t row, const Arrival& arrival, int round);

    /// For all that is drawn about who comes and where.
    Rng& rng() { return m_rng; }
    /// Changes nothing where nobody will ever come.
    void add_to(Hash& hash) const;

private:
    struct Clock {
        int next = 0;
        int left = 0;
    };
    std::vector<Clock> m_clocks;  ///< one for each row
    Rng m_rng;
};

/// Lets the teams come whose time it is, each as a whole: out of the party's sight or by the stairs. One that finds no place now tries
/// again in the next round. In a rehearsal none comes: the player cannot foresee any.
void let_teams_arrive(ActionRunner& runner);

}  // namespace td
