// A boon that the party may take now.
#pragma once

#include "base/id.hpp"
#include "catalog/ids.hpp"

namespace td {

struct BoonOffer {
    BoonId boon;
    EntityId who;  ///< the member that would have it

    friend bool operator==(const BoonOffer&, const BoonOffer&) = default;
};

}  // namespace td
