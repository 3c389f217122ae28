// Teams that arrive on a floor while it is played: when the next one is due, and how it is placed. The team itself is drawn on arrival,
// so that no forecast can know it.
//
// row: one entry of a floor's `arrivals` in its YAML. clock: when the next team of a row is due, and how many are left.
#pragma once

#include <vector>

#include "base/hash.hpp"
#include "base/rng.hpp"
#include "catalog/spawns.hpp"

namespace td {

class Arrivals {
public:
    /// Starts the clocks of another floor. Keeps no reference to `rows`.
    void begin(const std::vector<Arrival>& rows, Rng rng);

    /// After a change of content: new rows start, removed rows end, the others continue.
    void migrate_to(const std::vector<Arrival>& rows);

    /// Indices of the rows whose team is due in this round or overdue.
    std::vector<std::size_t> due(int round) const;
    /// Restarts the clock of a row whose team has arrived in this round.
    void came(std::size_t row, const Arrival& arrival, int round);

    /// The stream for drawing teams and places.
    Rng& rng() { return m_rng; }
    const Rng& rng() const { return m_rng; }
    /// Adds nothing on a floor without arrivals.
    void add_to(Hash& hash) const;

private:
    struct Clock {
        int next = 0;
        int left = 0;
    };
    std::vector<Clock> m_clocks;  ///< one for each row
    Rng m_rng;
};

}  // namespace td
