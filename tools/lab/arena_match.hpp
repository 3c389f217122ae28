// Arena matches: two AI-controlled teams fight on an empty field, to test the balance of content.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// How all creatures of a team decide, overriding their species; entries that are not given keep the species' value.
struct ArenaMinds {
    TacticId tactic;
    std::optional<int> look_ahead;   ///< in rounds, see Tactic; 0..2
    std::optional<Weights> weights;  ///< for minds that look ahead

    bool are_given() const { return tactic || look_ahead || weights; }
};

struct ArenaRules {
    static constexpr std::size_t most_fighters = 20;

    std::array<std::vector<SpeciesId>, 2> teams;  ///< 1..most_fighters each, leaders first
    std::array<ArenaMinds, 2> minds;              ///< of the teams; if given, no leader uses the tactic `lead`
    int width = 24;                               ///< of the field with the walls around it; 10..64
    int height = 14;                              ///< 6..64
    int distance = 7;                             ///< least distance between the teams' fronts, in tiles, >= 1
    TerrainId ground;
    TimeSettings time;
    Costs costs;
    int round_limit = 100;  ///< after this many rounds the match is a draw, >= 1
};

/// The result of one species of a team.
struct FighterTally {
    SpeciesId species;
    int count = 0;      ///< creatures at the start plus those summoned later
    int survivors = 0;  ///< at the end
    int kills = 0;
    int dealt = 0;   ///< damage to the other team, including statuses and fires it is known to have caused
    int taken = 0;   ///< damage from any source
    int healed = 0;  ///< health restored to it
};

struct ArenaMatch {
    std::uint64_t seed = 0;
    std::optional<std::size_t> winner;  ///< index of the team; nothing: the round limit was reached, or both teams died
    int rounds = 0;                     ///< number of rounds begun
    std::array<std::vector<FighterTally>, 2> teams;
    std::uint64_t hash = 0;           ///< of the final state
    std::vector<std::string> faults;  ///< as in SelfPlay

    int survivors(std::size_t team) const;
};

/// True if the field has room for the teams at that distance.
bool has_room(const ArenaRules& rules);
/// A species of the teams that cannot stand on the field; none if all can fight there.
SpeciesId unfit_for(const Catalog& catalog, const ArenaRules& rules);

/// Data shared by matches under the same rules.
struct ArenaField {
    ArenaRules rules;
    /// The content plus the arena as its last dungeon; one catalog for each team in the party's place.
    std::array<std::shared_ptr<const Catalog>, 2> catalogs;
    std::array<std::vector<TacticId>, 2> tactics;  ///< of each fighter of the teams, in these catalogs
};

/// Preconditions: there is room, and no creature is unfit.
ArenaField field_for(const Catalog& content, ArenaRules rules);

/// `first`: the team in the party's place, on the field and in the order of turns.
ArenaMatch fight(const ArenaField& field, std::uint64_t seed, std::size_t first = 0);

}  // namespace td
