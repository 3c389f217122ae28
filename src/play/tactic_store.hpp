// Where the player's own tactics are kept, as the screens see it. Knows neither files nor how content is read.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

class TacticStore {
public:
    virtual ~TacticStore() = default;

    /// The tactics that are kept now, in their order.
    virtual std::vector<Tactic> own() const = 0;
    /// Keeps `tactic` in place of `before`, or as a further one where that is null. The game has it at once. Returns why not, a sentence;
    /// empty: it was done. What could not be done changes nothing.
    virtual std::string put(const Tactic* before, const Tactic& tactic) = 0;
    /// Removes `tactic` from those that are kept. Returns the same as put().
    virtual std::string take(const Tactic& tactic) = 0;
    /// The file, for players.
    virtual std::string place() const = 0;
};

}  // namespace td
