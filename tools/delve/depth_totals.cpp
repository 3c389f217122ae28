#include "tools/delve/depth_totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "base/utf8.hpp"
#include "catalog/effect_traits.hpp"
#include "tools/delve/results_file.hpp"
#include "tools/delve/statistics.hpp"

namespace td::delve {

namespace {

constexpr std::string_view tier_columns = ",tier_0,tier_1_4,tier_1_3,tier_1_2,tier_2_3,tier_3_4";

constexpr long most_floors = 99;  ///< that a dungeon can have
/// Of anything that is counted: the sums over all games of a run fit into a number.
constexpr long most_counted = 1'000'000'000;

/// Takes the cells of a row one after the other.
class Cells {
public:
    explicit Cells(std::string_view row) : m_rest(row) {}

    std::string_view next() {
        if (m_is_over) refuse("a row of `delve depth` has more cells");
        const std::size_t comma = m_rest.find(',');
        const std::string_view cell = m_rest.substr(0, comma);
        m_is_over = comma == std::string_view::npos;
        if (!m_is_over) m_rest.remove_prefix(comma + 1);
        return cell;
    }
    long count() { return count_in(next()); }
    static long count_in(std::string_view cell) { return number_in<long>(cell, "a count", 0, most_counted); }
    static int floor_in(std::string_view cell) { return static_cast<int>(number_in<long>(cell, "a floor", 1, most_floors)); }
    template <class Number>
    static Number number_in(std::string_view cell, std::string_view what, Number low, Number high) {
        Number number{};
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
        const bool is_number = error == std::errc() && end == cell.data() + cell.size();
        if (!is_number || number < low || number > high)
            refuse(fmt::format("`{}` is not {} from {} to {}", first_characters(cell, 60), what, low, high));
        return number;
    }
    bool next_is_empty() const { return !m_is_over && (m_rest.empty() || m_rest.front() == ','); }
    [[noreturn]] static void refuse(const std::string& why) { throw RowProblem(why); }
    bool is_over() const { return m_is_over; }

private:
    std::string_view m_rest;
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

void read_floors(Cells& cells, DepthGame& game) {
    for (const std::string_view percent : parts_of(cells.next()))
        game.health_by_floor.push_back(static_cast<int>(Cells::count_in(percent)));
    if (game.health_by_floor.size() > static_cast<std::size_t>(most_floors))
        Cells::refuse(
            fmt::format("a dungeon has at most {} floors, and this has the health on {}", most_floors, game.health_by_floor.size()));
    for (const std::string_view death : parts_of(cells.next())) {
        const auto of = parts_of(death, ':');
        if (of.size() != 3)
            Cells::refuse(fmt::format("`{}` is not written like 2:hero_scout:species.tunnel_rat", first_characters(death, 60)));
        game.deaths.push_back({Cells::floor_in(of[0]), std::string(of[1]), std::string(of[2])});
    }
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
    game.seed = Cells::number_in<std::uint64_t>(cells.next(), "a seed", 0, std::numeric_limits<std::uint64_t>::max());
    game.is_won = Cells::number_in<int>(cells.next(), "a number", 0, 1) != 0;
    game.floors = cells.count();
    game.health_lost = cells.count();
    game.health = cells.count();
    if (!cells.next_is_empty()) {
        game.by_tier.emplace();
        for (long& turns : *game.by_tier) turns = cells.count();
    } else {
        for (std::size_t tier = 0; tier < tier_count; ++tier)
            if (const std::string_view cell = cells.next(); !cell.empty())
                Cells::refuse(fmt::format("`{}` is in a column of tiers, of which the first is empty", first_characters(cell, 60)));
    }
    game.rounds = cells.count();
    for (const std::string_view species : parts_of(cells.next())) game.party.emplace_back(species);
    read_floors(cells, game);
    for (const std::string_view use : parts_of(cells.next())) {
        const auto of = parts_of(use, ':');
        if (of.size() != 2) Cells::refuse(fmt::format("`{}` is not written like skills.mend:3", first_characters(use, 60)));
        game.uses.emplace_back(of[0], Cells::count_in(of[1]));
    }
    if (!cells.is_over()) Cells::refuse("a row of `delve depth` has fewer cells");
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
