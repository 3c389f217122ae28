// The data of a report: games of `delve depth`, grouped by dungeon, difficulty and player.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/delve/depth_totals.hpp"
#include "tools/delve/results_set.hpp"

namespace td::delve {

/// Games of one player through one dungeon.
struct GameSeries {
    std::string dungeon, difficulty, player;
    DepthTotal total;
    struct Wins {
        long games = 0;
        long won = 0;
    };
    std::map<std::string, Wins> parties;            ///< by their species, the leader first, separated by spaces
    std::vector<long> reached;                      ///< games that came to floor 1, 2, ...
    std::vector<long> health_on_arrival;            ///< percent, summed over those games
    std::vector<long> deaths_on;                    ///< of members of the party on floor 1, 2, ...
    std::map<std::string, long> deaths_by;          ///< by their causes
    std::map<std::string, long> games_with_deaths;  ///< games in which a member died of the cause
    struct Use {
        long times = 0;
        long games = 0;
    };
    std::map<std::string, Use> uses;
    std::vector<int> rounds, health_lost;  ///< of each game; health in percent

    void add(const DepthGame& game);
    bool is_like(const GameSeries& other) const;
    std::string name() const;  ///< "sunken_city, normal, tactics"
    std::map<std::string, Wins> leaders() const;
};

struct ReportData {
    std::vector<ResultsHeader> runs;
    std::vector<GameSeries> series;  ///< in the order in which they came
};

/// Throws ResultsProblem with a line for each thing that is wrong with the files, std::runtime_error if one cannot be read.
ReportData read_games(const std::vector<std::string>& files);

}  // namespace td::delve
