// Arena matches: two AI-controlled teams fight on an empty field, to see how content is balanced.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// How all creatures of a team decide, whatever their species says; entries that are not given: as that does.
struct ArenaMinds {
    TacticId tactic;
    std::optional<int> look_ahead;   ///< in rounds, see Tactic; 0..2
    std::optional<Weights> weights;  ///< of those that look ahead

    bool are_given() const { return tactic || look_ahead || weights; }
};

struct ArenaRules {
    static constexpr std::size_t most_fighters = 20;

    std::array<std::vector<SpeciesId>, 2> teams;  ///< 1..most_fighters each, leaders first
    std::array<ArenaMinds, 2> minds;              ///< of the teams; where they are given, no leader plays by the tactic `lead`
    int width = 24;                               ///< of the ground, with the walls around it; 10..64
    int height = 14;                              ///< 6..64
    int distance = 7;                             ///< from one team's front to the other's at least, in tiles, >= 1
    TerrainId ground;
    TimeSettings time;
    Costs costs;
    int round_limit = 100;  ///< after so many rounds the match is a draw, >= 1
};

/// The result of one species of a team.
struct FighterTally {
    SpeciesId species;
    int count = 0;      ///< creatures at the start, and those summoned later
    int survivors = 0;  ///< at the end
    int kills = 0;
    int dealt = 0;   ///< damage to the other team; includes statuses and fires it caused, where the cause is known
    int taken = 0;   ///< damage from any source
    int healed = 0;  ///< given back to it
};

struct ArenaMatch {
    std::uint64_t seed = 0;
    std::optional<std::size_t> winner;  ///< index of the team; none: the round limit was reached, or both teams died
    int rounds = 0;                     ///< begun
    std::array<std::vector<FighterTally>, 2> teams;
    std::uint64_t hash = 0;           ///< of the final state
    std::vector<std::string> faults;  ///< as those of SelfPlay

    int survivors(std::size_t team) const;
};

/// Is there room for the teams at that distance?
bool has_room(const ArenaRules& rules);
/// The species of the teams that cannot stand on the field; empty: all can fight there.
SpeciesId unfit_for(const Catalog& catalog, const ArenaRules& rules);

/// What matches under the same rules share.
struct ArenaField {
    ArenaRules rules;
    /// The content, and the arena as its last dungeon; one catalog for each team that may stand where the party would.
    std::array<std::shared_ptr<const Catalog>, 2> catalogs;
    std::array<std::vector<TacticId>, 2> tactics;  ///< in the catalogs, of each fighter of the teams
};

/// Preconditions: there is room, and no creature is unfit.
ArenaField field_for(const Catalog& content, ArenaRules rules);

/// `first`: the team that stands where the party would, and has the party's place in the order.
ArenaMatch fight(const ArenaField& field, std::uint64_t seed, std::size_t first = 0);

}  // namespace td
