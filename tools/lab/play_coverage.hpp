// What happened in games, to compare with what could: which definitions were met, used and triggered, and how the games ended.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/lab/dungeon_contents.hpp"

namespace td {

/// Games of one dungeon.
struct PlayCoverage {
    struct SkillUse {
        long uses = 0;
        long targets = 0;  ///< number of creatures that it reached
        long misses = 0;   ///< number of these that it missed
    };
    struct Fault {
        std::uint64_t seed = 0;
        std::string text;  ///< as in SelfPlay::faults
    };

    explicit PlayCoverage(const Catalog& catalog, const Dungeon& dungeon);

    long games = 0, won = 0;
    DefinitionSet met;                     ///< definitions on a floor, carried or gained; without skills and effects
    std::vector<SkillUse> skills;          ///< by the rows of the catalog
    std::vector<bool> items_used, vaults;  ///< items used, thrown, attached or triggered; vaults on floors that were reached
    std::vector<bool> statuses_changed;    ///< statuses that changed something about a bearer (status_effects.hpp)
    std::set<TriggerId> triggers;          ///< triggers that fired
    std::vector<long> reached;             ///< number of games that reached floor 1, 2, ...
    /// How many games, or floors, each victory condition of the dungeon, or of each floor, decided.
    std::vector<long> victories;
    std::vector<std::vector<long>> victories_of_floors;
    std::vector<Fault> faults;

    /// Precondition: `other` is of games of the same dungeon.
    void add(const PlayCoverage& other);
};

/// Plays one game as play_by_itself() does.
PlayCoverage play_for_coverage(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed);

}  // namespace td
