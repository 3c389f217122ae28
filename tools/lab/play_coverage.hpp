// What came about in games, to be compared with what could: which definitions were met, used and set off, and how the games ended.
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
        long targets = 0;  ///< creatures that it reached
        long misses = 0;   ///< how many of them it missed
    };
    struct Fault {
        std::uint64_t seed = 0;
        std::string text;  ///< as in SelfPlay::faults
    };

    explicit PlayCoverage(const Catalog& catalog, const Dungeon& dungeon);

    long games = 0, won = 0;
    DefinitionSet met;                     ///< that were on a floor, were carried or gained; skills and effects: none
    std::vector<SkillUse> skills;          ///< by the rows of the catalog
    std::vector<bool> items_used, vaults;  ///< used, thrown, attached or set off; placed on a floor that was reached
    std::vector<bool> statuses_changed;    ///< that changed something about a bearer (status_effects.hpp)
    std::set<TriggerId> triggers;          ///< that went off
    std::vector<long> reached;             ///< games that came to floor 1, 2, ...
    /// By rows of the dungeon, and of each floor: how many floors, or games, each victory decided.
    std::vector<long> victories;
    std::vector<std::vector<long>> victories_of_floors;
    std::vector<Fault> faults;

    /// Precondition: `other` is of games of the same dungeon.
    void add(const PlayCoverage& other);
};

/// Plays one game by itself, as play_by_itself() does.
PlayCoverage play_for_coverage(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed);

}  // namespace td
