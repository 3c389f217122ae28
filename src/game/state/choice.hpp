// What the party chooses from before the first round of a floor.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash.hpp"
#include "base/id.hpp"
#include "catalog/ids.hpp"

namespace td {

/// A boon that the party may take now.
struct BoonOffer {
    BoonId boon;
    EntityId who;  ///< the member that would have it

    friend bool operator==(const BoonOffer&, const BoonOffer&) = default;
};

struct PartyChoice {
    enum class Kind : std::uint8_t {
        boon,       ///< one of `offers`, or what may be done instead
        encounter,  ///< one of the options of `encounter`
        party,      ///< who sets out, before the battle on the first floor begins, or who goes on from a camp
    };
    Kind kind = Kind::boon;
    std::vector<BoonOffer> offers{};
    EncounterId encounter{};
    std::vector<std::uint8_t> picked{};  ///< rows of those to choose from, in the order in which they were chosen
    int taken = 0;  ///< how often something was taken, and the choice has stayed: an offer bought, an option of an encounter that stays.
                    ///< Of a party at a camp: the option of the camp that leads here

    void add_to(Hash& hash) const {
        for (const BoonOffer& offer : offers) hash.add("offer").add(offer.boon.value).add(offer.who.value);
        if (kind == Kind::encounter) hash.add("encounter").add(encounter.value);
        for (const std::uint8_t hero : picked) hash.add("picked").add(hero);
        if (kind == Kind::party) hash.add("party");
        if (taken > 0) hash.add("again").add(static_cast<std::uint64_t>(taken));
    }
    friend bool operator==(const PartyChoice&, const PartyChoice&) = default;
};

}  // namespace td
