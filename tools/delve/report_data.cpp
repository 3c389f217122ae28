#include "tools/delve/report_data.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace td::delve {

namespace {

/// Far more than there are players for all dungeons; each has plots of its own.
constexpr std::size_t most_series = 1000;

/// One more in the row of floor `floor`, from 1.
void count(std::vector<long>& by_floor, int floor, long more = 1) {
    const auto row = static_cast<std::size_t>(std::max(floor, 1));
    if (by_floor.size() < row) by_floor.resize(row);
    by_floor[row - 1] += more;
}

void refuse(const std::vector<std::string>& problems) {
    if (!problems.empty()) throw ResultsProblem(fmt::format("{}", fmt::join(problems, "\n")));
}

}  // namespace

void GameSeries::add(const DepthGame& game) {
    dungeon = game.dungeon, difficulty = game.difficulty, player = game.player;
    total.add(game);
    Wins& wins = parties[fmt::format("{}", fmt::join(game.party, " "))];
    ++wins.games;
    wins.won += game.is_won ? 1 : 0;
    for (std::size_t floor = 0; floor < game.health_by_floor.size(); ++floor) {
        count(reached, static_cast<int>(floor) + 1);
        count(health_on_arrival, static_cast<int>(floor) + 1, game.health_by_floor[floor]);
    }
    std::set<std::string> causes;
    for (const DepthGame::Death& death : game.deaths) {
        count(deaths_on, death.floor);
        ++deaths_by[death.cause];
        causes.insert(death.cause);
    }
    for (const std::string& cause : causes) ++games_with_deaths[cause];
    for (const auto& [what, times] : game.uses) {
        uses[what].times += times;
        ++uses[what].games;
    }
    rounds.push_back(static_cast<int>(game.rounds));
    constexpr long most_percent = 1'000'000;
    health_lost.push_back(static_cast<int>(game.health == 0 ? 0 : std::min(100 * game.health_lost / game.health, most_percent)));
}

bool GameSeries::is_like(const GameSeries& other) const {
    return dungeon == other.dungeon && difficulty == other.difficulty && player == other.player;
}

std::string GameSeries::name() const { return fmt::format("{}, {}, {}", dungeon, difficulty, player); }

std::map<std::string, GameSeries::Wins> GameSeries::leaders() const {
    std::map<std::string, Wins> sums;
    for (const auto& [party, wins] : parties) {
        Wins& sum = sums[party.substr(0, party.find(' '))];
        sum.games += wins.games;
        sum.won += wins.won;
    }
    return sums;
}

ReportData read_games(const std::vector<std::string>& files) {
    std::vector<std::string> problems;
    const std::vector<Part> parts = read_headers(files, problems);
    refuse(problems);
    for (const Part& part : parts)
        if (part.header.command != "depth" || part.header.columns != depth_game_columns())
            problems.push_back(fmt::format("{}: not made by `delve depth --games` of this version", part.file));
    refuse(problems);
    const std::vector<PartsOfRun> runs = runs_of(parts);
    for (const PartsOfRun& run : runs) report_doubled_and_missing(run, problems);
    refuse(problems);
    ReportData data;
    for (const PartsOfRun& run : runs) {
        data.runs.push_back(run.front().header);
        const std::size_t first = data.series.size();  // games of another run, of other content perhaps, are not mixed with these
        for (const Part& part : run)
            each_row(part, [&](std::string_view row) {
                GameSeries one;
                const DepthGame game = depth_game_from(row);
                one.dungeon = game.dungeon, one.difficulty = game.difficulty, one.player = game.player;
                auto series = std::find_if(data.series.begin() + static_cast<std::ptrdiff_t>(first), data.series.end(),
                                           [&](const GameSeries& other) { return one.is_like(other); });
                if (series == data.series.end() && data.series.size() == most_series)
                    throw RowProblem(fmt::format("a report has room for {} dungeons, difficulties and players", most_series));
                if (series == data.series.end()) series = data.series.insert(series, one);
                series->add(game);
            });
    }
    return data;
}

}  // namespace td::delve
