#include "tools/delve/depth_totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "tools/delve/results_file.hpp"
#include "tools/delve/statistics.hpp"

namespace td::delve {

namespace {

constexpr std::string_view tier_columns = ",tier_0,tier_1_4,tier_1_3,tier_1_2,tier_2_3,tier_3_4";

/// Takes the cells of a row one after the other.
class Cells {
public:
    explicit Cells(std::string_view row) : m_row(row), m_rest(row) {}

    std::string_view next() {
        if (m_is_over) refuse();
        const std::size_t comma = m_rest.find(',');
        const std::string_view cell = m_rest.substr(0, comma);
        m_is_over = comma == std::string_view::npos;
        if (!m_is_over) m_rest.remove_prefix(comma + 1);
        return cell;
    }
    template <class Number>
    Number number() {
        const std::string_view cell = next();
        Number number{};
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
        if (error != std::errc() || end != cell.data() + cell.size()) refuse();
        return number;
    }
    bool next_is_empty() const { return !m_is_over && (m_rest.empty() || m_rest.front() == ','); }
    [[noreturn]] void refuse() const { throw ResultsProblem(fmt::format("`{}` is no row of `delve depth`", m_row)); }
    bool is_over() const { return m_is_over; }

private:
    std::string_view m_row, m_rest;
    bool m_is_over = false;
};

double average(long sum, long count) { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

}  // namespace

std::string depth_game_columns() { return "dungeon,difficulty,player,seed,won,floors,health_lost,health" + std::string(tier_columns); }

std::string row_of(const DepthGame& game) {
    std::string row = fmt::format("{},{},{},{},{},{},{},{}", game.dungeon, game.difficulty, game.player, game.seed, game.is_won ? 1 : 0,
                                  game.floors, game.health_lost, game.health);
    for (std::size_t tier = 0; tier < tier_count; ++tier) row += game.by_tier ? fmt::format(",{}", (*game.by_tier)[tier]) : ",";
    return row + '\n';
}

DepthGame depth_game_from(std::string_view row) {
    Cells cells(row);
    DepthGame game;
    game.dungeon = cells.next();
    game.difficulty = cells.next();
    game.player = cells.next();
    game.seed = cells.number<std::uint64_t>();
    game.is_won = cells.number<int>() != 0;
    game.floors = cells.number<long>();
    game.health_lost = cells.number<long>();
    game.health = cells.number<long>();
    if (!cells.next_is_empty()) {
        game.by_tier.emplace();
        for (long& turns : *game.by_tier) turns = cells.number<long>();
    } else {
        for (std::size_t tier = 0; tier < tier_count; ++tier)
            if (!cells.next().empty()) cells.refuse();
    }
    if (!cells.is_over()) cells.refuse();
    return game;
}

void DepthTotal::add(const DepthGame& game) {
    ++runs;
    wins += game.is_won ? 1 : 0;
    floors += game.floors;
    health_lost += game.health_lost;
    health += game.health;
    has_tiers = game.by_tier.has_value();
    for (std::size_t tier = 0; has_tiers && tier < tier_count; ++tier) by_tier[tier] += (*game.by_tier)[tier];
}

double DepthTotal::floors_reached() const { return average(floors, runs); }
double DepthTotal::percent_lost() const { return percent_of(health_lost, health); }

double DepthTotal::percent_in_tier(std::size_t tier) const {
    long turns = 0;
    for (const long count : by_tier) turns += count;
    return percent_of(by_tier[tier], turns);
}

void DepthTotals::add(const DepthGame& game) {
    const auto is_its = [&](const DepthTotal& total) {
        return total.dungeon == game.dungeon && total.difficulty == game.difficulty && total.player == game.player;
    };
    auto total = std::find_if(m_all.begin(), m_all.end(), is_its);
    if (total == m_all.end())
        total = m_all.insert(m_all.end(), {.dungeon = game.dungeon, .difficulty = game.difficulty, .player = game.player});
    total->add(game);
}

std::string rows_of(const std::vector<DepthTotal>& totals) {
    std::string text = "dungeon,difficulty,player,runs,wins,floors,health_lost_percent" + std::string(tier_columns) + '\n';
    for (const DepthTotal& total : totals) {
        text += fmt::format("{},{},{},{},{},{:.2f},{:.1f}", total.dungeon, total.difficulty, total.player, total.runs, total.wins,
                            total.floors_reached(), total.percent_lost());
        for (std::size_t tier = 0; tier < tier_count; ++tier)
            text += total.has_tiers ? fmt::format(",{:.2f}", total.percent_in_tier(tier)) : ",";
        text += '\n';
    }
    return text;
}

}  // namespace td::delve
