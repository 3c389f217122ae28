#include "tools/delve/depth_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/english.hpp"
#include "time/tiers.hpp"
#include "tools/delve/statistics.hpp"

namespace td::delve {

namespace {

/// "19.0 % (12.5 to 27.8)"
std::string chance_text(long wins, long runs) {
    const Interval interval = wilson_interval(wins, runs);
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", percent_of(wins, runs), 100 * interval.low, 100 * interval.high);
}

/// The ids of the definitions in `there` that `used` has not, separated by commas.
template <class Row, class Counts>
std::string unused_ids(const std::vector<Row>& table, const std::vector<bool>& there, const std::vector<bool>& used, Counts&& counts) {
    std::string text;
    for (std::size_t i = 0; i < table.size(); ++i)
        if (there[i] && !used[i] && counts(table[i])) text += (text.empty() ? "" : ", ") + std::string(table[i].id);
    return text;
}

struct UnusedList {
    std::string_view what;
    std::string ids;
};

/// What the dungeon has and `used` has not: skills, items and effects.
std::vector<UnusedList> unused_in(const Catalog& catalog, const DepthFigures& of, const DefinitionSet& used) {
    const Dungeon& dungeon = catalog[of.dungeon];
    const DefinitionSet there = contents_of(catalog, of.difficulty ? at_difficulty(dungeon, catalog[of.difficulty]) : dungeon);
    const auto any = [](const auto&) { return true; };
    std::string effects;
    for (std::size_t i = 0; i < effect_kinds; ++i)
        if (there.effects[i] && !used.effects[i]) effects += (effects.empty() ? "" : ", ") + std::string(effect_traits_table[i].name);
    return {{"skills", unused_ids(catalog.skills, there.skills, used.skills, any)},
            {"items", unused_ids(catalog.items, there.items, used.items, has_use)},
            {"effects", effects}};
}

/// Calls `show` with the figures of each dungeon and difficulty: neighbours in `all`.
template <class Show>
void each_dungeon(const std::vector<DepthFigures>& all, Show&& show) {
    for (auto first = all.begin(); first != all.end();) {
        const auto last = std::find_if(first, all.end(), [&](const DepthFigures& one) {
            return one.dungeon != first->dungeon || one.difficulty != first->difficulty;
        });
        show(first, last);
        first = last;
    }
}

std::string unused_lines(const Catalog& catalog, const DepthFigures& figures) {
    std::string text;
    for (const UnusedList& list : unused_in(catalog, figures, figures.used))
        if (!list.ids.empty()) text += fmt::format("  {} never used by {}: {}\n", list.what, figures.player->name, list.ids);
    return text;
}

}  // namespace

void DepthFigures::add(const DepthRun& run, const DepthGame& game) {
    total.add(game);
    used.add(run.used);
    if (!run.play.faults.empty()) faults[run.play.seed] = run.play.faults;
}

std::string depth_text(const Catalog& catalog, const std::vector<DepthFigures>& all) {
    std::string text;
    each_dungeon(all, [&](auto first, auto last) {
        text += fmt::format("{}{}, {}: {} by each player", text.empty() ? "" : "\n", first->total.dungeon, first->total.difficulty,
                            counted(first->total.runs, "game"));
        for (auto one = first; one != last; ++one)
            if (one->total.runs != first->total.runs) text += fmt::format(", {} by the {}", one->total.runs, one->player->name);
        text += '\n';
        text += fmt::format("  {:<10} {:<26} {:>6} {:>11}", "", "won (95 % interval)", "floors", "health lost");
        for (const std::string_view tier : tier_names) text += first->total.has_tiers ? fmt::format(" {:>6}", tier) : "";
        text += '\n';
        for (auto one = first; one != last; ++one) {
            text += fmt::format("  {:<10} {:<26} {:>6.2f} {:>9.1f} %", one->player->name, chance_text(one->total.wins, one->total.runs),
                                one->total.floors_reached(), one->total.percent_lost());
            for (std::size_t tier = 0; one->total.has_tiers && tier < tier_count; ++tier)
                text += fmt::format(" {:>6.2f}", one->total.percent_in_tier(tier));
            text += '\n';
        }
        for (auto one = first; one != last; ++one) text += unused_lines(catalog, *one);
    });
    return text;
}

std::string depth_page(const Catalog& catalog, const std::vector<DepthFigures>& all, const std::string& command) {
    std::string text = fmt::format(
        "# How deep the dungeons are\n\n"
        "Made by `{}`. This takes minutes, so `tools/regenerate` does not do it.\n\n",
        command);
    text += "The same seeds, played by several players:\n\n";
    for (const Player& player : all_players())
        if (std::any_of(all.begin(), all.end(), [&](const DepthFigures& one) { return one.player == &player; }))
            text += fmt::format("- `{}`: {}\n", player.name, player.summary);
    text +=
        "\nWins are given with their 95 % interval (Wilson). Health lost is that of the party's members over a whole run, in percent of "
        "their total at the start; health that is healed and lost again counts again. The columns of tiers are percentages of the party's "
        "turns.\n\n"
        "| dungeon | difficulty | player | runs | wins | floors | health lost |";
    for (const std::string_view tier : tier_names) text += fmt::format(" {} |", tier);
    text += "\n|---|---|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|\n";
    for (const DepthFigures& one : all) {
        text +=
            fmt::format("| `{}` | `{}` | {} | {} | {} | {:.2f} | {:.0f} % |", one.total.dungeon, one.total.difficulty, one.total.player,
                        one.total.runs, chance_text(one.total.wins, one.total.runs), one.total.floors_reached(), one.total.percent_lost());
        for (std::size_t tier = 0; tier < tier_count; ++tier)
            text += one.total.has_tiers ? fmt::format(" {:.1f} |", one.total.percent_in_tier(tier)) : " |";
        text += '\n';
    }
    text +=
        "\n## Never used\n\n"
        "Not by any player, in any game: skills that a creature of the dungeon has, items that can be found there, kinds of effect that "
        "they or a trigger could cause.\n\n";
    std::string unused;
    each_dungeon(all, [&](auto first, auto last) {
        DefinitionSet used = first->used;
        for (auto one = first; one != last; ++one) used.add(one->used);
        for (const UnusedList& list : unused_in(catalog, *first, used))
            if (!list.ids.empty())
                unused += fmt::format("- `{}`, `{}`: {} {}\n", first->total.dungeon, first->total.difficulty, list.what, list.ids);
    });
    return text + (unused.empty() ? "Nothing.\n" : unused);
}

std::string written_by_hand(const std::string& page) {
    const std::size_t at = page.find("\n<!-- By hand from here on");
    return at == std::string::npos ? "" : page.substr(at);
}

namespace {

/// How far the best party may lie above the median, in points, and in how many of the best fifth each hero should be.
constexpr double most_above_median = 20;
constexpr long least_among_best = 3;

std::string name_of(const Catalog& catalog, const TeamMember& member) {
    return member.name.empty() ? catalog[member.species].name : member.name;
}

/// A party with its wins, as a line shows it. `company`: what its rows are of.
struct PartyText {
    const Catalog& catalog;
    const std::vector<TeamMember>& company;
    long runs = 0;

    std::string names(const PartyFigures& one) const {
        std::string text;
        for (const std::size_t row : one.rows) text += (text.empty() ? "" : ", ") + name_of(catalog, company[row]);
        return text;
    }
    std::string extremes(const std::vector<PartyFigures>& sorted) const {
        const PartyFigures &best = sorted.front(), &worst = sorted.back();
        return fmt::format("best {} by {}; worst {} by {}; {:.1f} points between them\n", chance_text(best.wins, runs), names(best),
                           chance_text(worst.wins, runs), names(worst), percent_of(best.wins - worst.wins, runs));
    }
    std::string lines(const std::vector<PartyFigures>& sorted) const {
        std::string text;
        for (const PartyFigures& one : sorted) text += fmt::format("  {:<26} {}\n", chance_text(one.wins, runs), names(one));
        return text;
    }
};

void sort_by_wins(std::vector<PartyFigures>& parties) {
    std::stable_sort(parties.begin(), parties.end(), [](const PartyFigures& a, const PartyFigures& b) { return a.wins > b.wins; });
}

}  // namespace

std::string orders_text(const Catalog& catalog, const Dungeon& dungeon, std::vector<PartyFigures> orders, long runs) {
    const PartyText text{catalog, dungeon.party, runs};
    sort_by_wins(orders);
    std::vector<PartyFigures> same_leader = orders;
    std::erase_if(same_leader, [](const PartyFigures& one) { return !one.rows.empty() && one.rows.front() != 0; });
    return "any leader: " + text.extremes(orders) + "the same leader: " + text.extremes(same_leader) + text.lines(orders);
}

std::string quartets_text(const Catalog& catalog, const Dungeon& dungeon, std::vector<PartyFigures> parties, long runs) {
    const PartyText text{catalog, dungeon.heroes, runs};
    sort_by_wins(parties);
    const std::size_t middle = parties.size() / 2;
    const double median = percent_of(parties[middle].wins + parties[(parties.size() - 1) / 2].wins, 2 * runs);
    const std::size_t fifth = parties.size() / 5;
    std::string among_best;
    for (std::size_t hero = 0; hero < dungeon.heroes.size(); ++hero) {
        const auto has_hero = [hero](const PartyFigures& one) { return std::count(one.rows.begin(), one.rows.end(), hero) > 0; };
        const long count = std::count_if(parties.begin(), parties.begin() + static_cast<std::ptrdiff_t>(fifth), has_hero);
        among_best += fmt::format("{}{} {}{}", among_best.empty() ? "" : ", ", name_of(catalog, dungeon.heroes[hero]), count,
                                  count < least_among_best ? " (too few)" : "");
    }
    return text.extremes(parties) +
           fmt::format("median {:.1f} %; the best lies {:.1f} points above it (goal: at most {:.0f})\n", median,
                       percent_of(parties.front().wins, runs) - median, most_above_median) +
           fmt::format("of the best {}, how many each hero is in (goal: at least {}): {}\n", fifth, least_among_best, among_best) +
           text.lines(parties);
}

std::string variants_text(const std::vector<VariantFigures>& variants, long runs) {
    std::string text;
    for (const VariantFigures& one : variants) {
        const double points = percent_of(one.wins - variants.front().wins, runs);
        text += fmt::format("  {:<26} {:>+6.1f}  {}\n", chance_text(one.wins, runs), points, one.name);
    }
    return text;
}

}  // namespace td::delve
