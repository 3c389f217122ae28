// What becomes of members of the party who die.
#pragma once

#include <cstdint>

namespace td {

/// What happens when a member of the party dies, or a guest with whom the run began.
struct FallenRule {
    enum class Fate : std::uint8_t {
        lost,     ///< gone at once
        lies,     ///< lies where it fell, and can be brought back there
        carried,  ///< the same, and other members can carry it
    };
    static constexpr int standard_rounds = 20;
    Fate fate = Fate::carried;
    int rounds = standard_rounds;  ///< for which it can be brought back, >= 1; ignored for `lost`

    /// 0: it is gone at once.
    int rounds_to_live() const { return fate == Fate::lost ? 0 : rounds; }
};

}  // namespace td
