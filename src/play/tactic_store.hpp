// Saves the player's own tactics: the interface for screens. Knows neither files nor how content is read.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

class TacticStore {
public:
    virtual ~TacticStore() = default;

    /// The saved tactics, in their order.
    virtual std::vector<Tactic> own() const = 0;
    /// Saves `tactic` in place of `before`, or as a new one if that is null; the game uses it at once. Returns a sentence on why it could
    /// not, or empty. A failure changes nothing.
    virtual std::string save(const Tactic* before, const Tactic& tactic) = 0;
    /// Deletes `tactic`. Returns as save().
    virtual std::string remove(const Tactic& tactic) = 0;
    /// The path of the file, to show to players.
    virtual std::string path() const = 0;
};

}  // namespace td
