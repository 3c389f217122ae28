#include "tools/delve/depth_totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "catalog/effect_traits.hpp"
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
        return as<Number>(next());
    }
    template <class Number>
    Number as(std::string_view cell) const {
        Number number{};
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
        if (error != std::errc() || end != cell.data() + cell.size()) refuse();
        return number;
    }
    bool next_is_empty() const { return !m_is_over && (m_rest.empty() || m_rest.front() == ','); }
    [[noreturn]] void refuse() const { throw ResultsProblem(fmt::format("`{}` is not a row of `delve depth`", m_row)); }
    bool is_over() const { return m_is_over; }

private:
    std::string_view m_row, m_rest;
    bool m_is_over = false;
};

constexpr std::string_view further_columns = ",rounds,party,health_by_floor,deaths,uses";

/// The parts of a cell: "a;b;c".
std::vector<std::string_view> parts_of(std::string_view cell, char separator = ';') {
    std::vector<std::string_view> parts;
    while (!cell.empty()) {
        const std::size_t end = cell.find(separator);
        parts.push_back(cell.substr(0, end));
        cell.remove_prefix(end == std::string_view::npos ? cell.size() : end + 1);
    }
    return parts;
}

/// `word` of each, separated by semicolons.
template <class Row, class Word>
std::string joined(const std::vector<Row>& rows, Word&& word) {
    std::string text;
    for (const Row& row : rows) text += (text.empty() ? "" : ";") + word(row);
    return text;
}

template <class Table>
void add_uses(std::string_view kind, const std::vector<long>& counts, const Table& id_of, std::vector<std::pair<std::string, long>>& uses) {
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) uses.emplace_back(fmt::format("{}.{}", kind, id_of(i)), counts[i]);
}

std::string cause_of(const DepthDeath& death, const Catalog& catalog) {
    if (death.killer) return "species." + catalog[death.killer].id;
    if (death.by_status) return "statuses." + catalog[death.by_status].id;
    if (death.by_feature) return "features." + catalog[death.by_feature].id;
    return "unknown";
}

double average(long sum, long count) { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

}  // namespace

DepthGame depth_game_of(const DepthRun& run, const Catalog& catalog, DungeonId dungeon, DifficultyId difficulty, std::string_view player) {
    DepthGame game{.dungeon = catalog[dungeon].id,
                   .difficulty = difficulty ? catalog[difficulty].id : "normal",
                   .player = std::string(player),
                   .seed = run.play.seed,
                   .is_won = run.play.outcome == Outcome::victory,
                   .floors = run.play.tally.floors,
                   .health_lost = run.health_lost,
                   .health = run.health};
    if (has_tiers(catalog, dungeon)) {
        game.by_tier.emplace();
        std::copy_n(run.play.tally.turns_by_tier.begin(), tier_count, game.by_tier->begin());
    }
    game.rounds = run.play.tally.rounds;
    for (const TeamMember& member : catalog[dungeon].party) game.party.push_back(catalog[member.species].id);
    game.health_by_floor = run.health_by_floor;
    for (const DepthDeath& death : run.deaths) game.deaths.push_back({death.floor, catalog[death.who].id, cause_of(death, catalog)});
    add_uses(
        "skills", run.uses.skills, [&](std::size_t i) -> std::string_view { return catalog.skills[i].id; }, game.uses);
    add_uses(
        "items", run.uses.items, [&](std::size_t i) -> std::string_view { return catalog.items[i].id; }, game.uses);
    add_uses(
        "effects", run.uses.effects, [](std::size_t i) { return effect_traits_table[i].name; }, game.uses);
    return game;
}

std::vector<std::string> could_be_used(const Catalog& catalog, DungeonId dungeon, DifficultyId difficulty) {
    const DefinitionSet there = contents_of(catalog, difficulty ? at_difficulty(catalog[dungeon], catalog[difficulty]) : catalog[dungeon]);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < catalog.skills.size(); ++i)
        if (there.skills[i]) names.push_back("skills." + catalog.skills[i].id);
    for (std::size_t i = 0; i < catalog.items.size(); ++i)
        if (there.items[i] && has_use(catalog.items[i])) names.push_back("items." + catalog.items[i].id);
    for (std::size_t i = 0; i < effect_kinds; ++i)
        if (there.effects[i]) names.push_back("effects." + std::string(effect_traits_table[i].name));
    return names;
}

std::string depth_game_columns() {
    return "dungeon,difficulty,player,seed,won,floors,health_lost,health" + std::string(tier_columns) + std::string(further_columns);
}

std::string row_of(const DepthGame& game) {
    std::string row = fmt::format("{},{},{},{},{},{},{},{}", game.dungeon, game.difficulty, game.player, game.seed, game.is_won ? 1 : 0,
                                  game.floors, game.health_lost, game.health);
    for (std::size_t tier = 0; tier < tier_count; ++tier) row += game.by_tier ? fmt::format(",{}", (*game.by_tier)[tier]) : ",";
    row += fmt::format(",{},{},{}", game.rounds, joined(game.party, [](const std::string& species) { return species; }),
                       joined(game.health_by_floor, [](int percent) { return std::to_string(percent); }));
    row += ',' + joined(game.deaths, [](const DepthGame::Death& d) { return fmt::format("{}:{}:{}", d.floor, d.who, d.cause); });
    row += ',' + joined(game.uses, [](const auto& use) { return fmt::format("{}:{}", use.first, use.second); });
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
    game.rounds = cells.number<long>();
    for (const std::string_view species : parts_of(cells.next())) game.party.emplace_back(species);
    for (const std::string_view percent : parts_of(cells.next())) game.health_by_floor.push_back(cells.as<int>(percent));
    for (const std::string_view death : parts_of(cells.next())) {
        const auto of = parts_of(death, ':');
        if (of.size() != 3) cells.refuse();
        game.deaths.push_back({cells.as<int>(of[0]), std::string(of[1]), std::string(of[2])});
    }
    for (const std::string_view use : parts_of(cells.next())) {
        const auto of = parts_of(use, ':');
        if (of.size() != 2) cells.refuse();
        game.uses.emplace_back(of[0], cells.as<long>(of[1]));
    }
    if (!cells.is_over()) cells.refuse();
    return game;
}

void DepthTotal::add(const DepthGame& game) {
    dungeon = game.dungeon, difficulty = game.difficulty, player = game.player;
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
    if (total == m_all.end()) total = m_all.insert(m_all.end(), DepthTotal{});
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
