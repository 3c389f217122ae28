// Totals of the games of `delve depth` for each dungeon, difficulty and player, from the rows of a file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "time/tiers.hpp"
#include "tools/lab/depth.hpp"

namespace td::delve {

/// One game, as in a part of the results.
struct DepthGame {
    std::string dungeon, difficulty, player;  ///< ids
    std::uint64_t seed = 0;
    bool is_won = false;
    long floors = 0;
    long health_lost = 0, health = 0;                     ///< see DepthRun
    std::optional<std::array<long, tier_count>> by_tier;  ///< turns of the party; none: the time system has no tiers
    long rounds = 0;
    std::vector<std::string> party;      ///< species, the leader first
    std::vector<int> health_by_floor{};  ///< see DepthRun
    struct Death {
        int floor = 0;
        std::string who;    ///< species
        std::string cause;  ///< "species.kobold_raider", "statuses.poison", "features.fire"; "unknown"
    };
    std::vector<Death> deaths;
    std::vector<std::pair<std::string, long>> uses;  ///< "skills.mend", "items.bread", "effects.lose_turn", and how often
};

/// Everything that a file stores about the game.
DepthGame depth_game_of(const DepthRun& run, const Catalog& catalog, DungeonId dungeon, DifficultyId difficulty, std::string_view player);

/// Everything that a game of the dungeon could use, as in DepthGame::uses.
std::vector<std::string> could_be_used(const Catalog& catalog, DungeonId dungeon, DifficultyId difficulty);

/// The names of the columns of a game's row.
std::string depth_game_columns();
std::string row_of(const DepthGame& game);
/// Throws RowProblem if the row is invalid.
DepthGame depth_game_from(std::string_view row);

/// Sums over games of one player through one dungeon.
struct DepthTotal {
    std::string dungeon, difficulty, player;
    bool has_tiers = false;
    long runs = 0, wins = 0, floors = 0;
    long health_lost = 0, health = 0;
    std::array<long, tier_count> by_tier{};

    /// Precondition: the game has the same dungeon, difficulty and player as those before.
    void add(const DepthGame& game);
    double floors_reached() const;  ///< on average
    double percent_lost() const;
    double percent_in_tier(std::size_t tier) const;
};

/// Totals in the order of the first game of each.
class DepthTotals {
public:
    void add(const DepthGame& game);
    const std::vector<DepthTotal>& all() const { return m_all; }

private:
    std::vector<DepthTotal> m_all;
};

/// The column names, then a row per total. All dungeons have the same columns; those of tiers are empty without tiers.
std::string rows_of(const std::vector<DepthTotal>& totals);

}  // namespace td::delve
