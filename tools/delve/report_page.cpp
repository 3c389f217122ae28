#include "tools/delve/report_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/hash.hpp"
#include "catalog/effect_traits.hpp"
#include "tools/delve/comparison.hpp"
#include "tools/delve/html.hpp"
#include "tools/delve/plots.hpp"
#include "tools/delve/statistics.hpp"

namespace td::delve {

namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --text: #1c1c1c; --faint: #767676; --ground: #fdfdfb; --line: #d8d8d0; --mark: #f3ead2; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e6e0; --faint: #8f8f88; --ground: #17181a; --line: #3a3b3e; --mark: #3a3420; } }
body { color: var(--text); background: var(--ground); font: 15px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-top: 1px solid var(--line); padding-top: 1rem; margin-top: 2.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th, td { padding: .15rem .7rem .15rem 0; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; } tr { border-bottom: 1px solid var(--line); } .wide { overflow-x: auto; }
.faint, .faint a { color: var(--faint); } .differs { background: var(--mark); font-weight: bold; } a { color: inherit; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; } code { font-size: .92em; }
)";

constexpr double significant = 0.05;
constexpr std::size_t most_causes = 15;
constexpr std::size_t most_parties = 100;  ///< shown, the best first

/// "species.tunnel_rat" without its type.
std::string_view id_in(std::string_view name) { return name.substr(name.find('.') + 1); }

double per_game(long sum, const GameSeries& series) {
    return series.total.runs == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(series.total.runs);
}

/// One thing that is compared between two series.
struct Difference {
    Html what;
    std::string now, before;
    double chance = 1;  ///< that it is chance, before correction
    bool is_more = false;
};

class Page {
public:
    explicit Page(const Report& report) : m_report(report) {}

    std::string text() {
        // One after the other: each notes its plots.
        Html body = head();
        body += wins();
        body += comparison();
        body += dungeons();
        return html(
                   "<!DOCTYPE html>\n"
                   "<html lang=\"en\">\n"
                   "<head>\n"
                   "<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n"
                   "<link rel=\"icon\" href=\"data:,\">\n"
                   "<title>Results of the games</title>\n"
                   "<style>{}</style>\n"
                   "</head>\n"
                   "<body>\n",
                   Html::trusted(std::string(style)))
                   .markup() +
               with_pictures(body.markup()) + "</body>\n</html>\n";
    }

private:
    /// Stands for the next picture until all are drawn; no text holds it, since control characters are escaped.
    static constexpr char picture_mark = '\f';

    Html figure(Plot plot) {
        m_plots.push_back(std::move(plot));
        return html("\f");
    }
    /// Plots are drawn all at once: most of it is the start of the program that draws.
    std::string with_pictures(const std::string& body) const {
        std::string page;
        auto rest = body.begin();
        for (const Html& picture : drawn(m_plots)) {
            const auto mark = std::find(rest, body.end(), picture_mark);
            page.append(rest, mark);
            page += html("<figure>\n{}</figure>\n", picture).markup();
            rest = mark == body.end() ? mark : mark + 1;
        }
        return page.append(rest, body.end());
    }
    Html linked(const std::string& name) const {
        const auto place = m_report.places.find(name);
        Html code = html("<code>{}</code>", id_in(name));
        if (place == m_report.places.end()) return code;
        return html("<a href=\"{}\" title=\"{}\">{}</a>", place->second.link, place->second.text, code);
    }
    const GameSeries* against(const GameSeries& series) const {
        if (!m_report.against) return nullptr;
        for (const GameSeries& other : m_report.against->series)
            if (other.is_like(series)) return &other;
        return nullptr;
    }
    static Html row_of(const ResultsHeader& run, std::string_view which) {
        return html(
            "<tr><td>{}</td><td><code>delve {} {}</code></td><td class=number>{}</td><td><code>{:016x}</code></td><td>{}</td></tr>\n",
            which, run.command, run.arguments, run.games, run.content, run.engine);
    }
    Html head() const {
        Html text = html(
            "<h1>Results of the games</h1>\n"
            "<div class=wide><table>\n"
            "<tr><th></th><th>played by</th><th class=number>games</th><th>content</th><th>engine</th></tr>\n");
        for (const ResultsHeader& run : m_report.games.runs) text += row_of(run, m_report.against ? "now" : "");
        if (m_report.against)
            for (const ResultsHeader& run : m_report.against->runs) text += row_of(run, "before");
        return text + html(
                          "</table></div>\n"
                          "<p>Bars and ranges contain the true chance in 95 of 100 cases (Wilson). Names link to the file and line of a "
                          "definition.</p>\n");
    }

    Html wins() {
        Plot plot{.kind = Plot::Kind::intervals, .title = "Games won", .bottom = "percent", .labels = {}, .lines = {{}}, .most = 100};
        Html table = html(
            "<div class=wide><table>\n<tr><th>dungeon</th><th>difficulty</th><th>player</th><th>party, leader first</th><th "
            "class=number>games</th><th class=number>won</th><th class=number>floors</th><th class=number>rounds</th></tr>\n");
        const auto add = [&](const GameSeries& series, const std::string& which) {
            const Interval interval = wilson_interval(series.total.wins, series.total.runs);
            plot.labels.push_back(series.name() + which);
            plot.lines[0].rows.push_back({percent_of(series.total.wins, series.total.runs), 100 * interval.low, 100 * interval.high});
            long rounds = 0;
            for (const int each : series.rounds) rounds += each;
            table += html(
                "<tr><td>{}{}</td><td>{}</td><td>{}</td><td>{}</td><td class=number>{}</td><td class=number>{:.1f} % ({:.0f} to "
                "{:.0f})</td><td class=number>{:.2f}</td><td class=number>{:.0f}</td></tr>\n",
                linked("dungeons." + series.dungeon), which, linked("difficulties." + series.difficulty), series.player,
                series.parties.size() == 1 ? series.parties.begin()->first : fmt::format("{} orders", series.parties.size()),
                series.total.runs, percent_of(series.total.wins, series.total.runs), 100 * interval.low, 100 * interval.high,
                series.total.floors_reached(), per_game(rounds, series));
        };
        for (const GameSeries& series : m_report.games.series) {
            add(series, "");
            if (const GameSeries* other = against(series)) add(*other, ", before");
        }
        const Html text = html("<h2>Wins</h2>\n{}{}</table></div>\n", figure(std::move(plot)), table);
        return text + wins_by_party();  // after the first figure: pictures stand in the order in which they were noted
    }
    /// Empty where each player leads but one party.
    Html wins_by_party() {
        Html text;
        for (const GameSeries& series : m_report.games.series) {
            if (series.parties.size() < 2) continue;
            text += wins_by("Games won by who leads: " + series.name(), series.leaders());
            text += wins_by("Games won by the order of the party: " + series.name(), series.parties);
        }
        return text;
    }
    Html wins_by(const std::string& title, const std::map<std::string, GameSeries::Wins>& parties) {
        std::vector<std::pair<std::string, GameSeries::Wins>> best_first(parties.begin(), parties.end());
        std::stable_sort(best_first.begin(), best_first.end(),
                         [](const auto& a, const auto& b) { return a.second.won * b.second.games > b.second.won * a.second.games; });
        best_first.resize(std::min(best_first.size(), most_parties));
        Plot plot{.kind = Plot::Kind::intervals, .title = title, .bottom = "percent", .labels = {}, .lines = {{}}, .most = 100};
        for (const auto& [party, wins] : best_first) {
            const Interval interval = wilson_interval(wins.won, wins.games);
            plot.labels.push_back(party);
            plot.lines[0].rows.push_back({percent_of(wins.won, wins.games), 100 * interval.low, 100 * interval.high});
        }
        return figure(std::move(plot));
    }

    Html comparison() const {
        if (!m_report.against) return {};
        std::vector<Difference> all;
        Html unmatched;
        for (const GameSeries& series : m_report.games.series) {
            if (const GameSeries* other = against(series))
                compare(series, *other, all);
            else
                unmatched += html("<p>{}: no such games to compare with.</p>\n", series.name());
        }
        std::vector<double> chances;
        for (const Difference& each : all) chances.push_back(each.chance);
        chances = corrected(chances);
        std::vector<std::size_t> order(all.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
        const Html heading = html(
            "<div class=wide><table>\n<tr><th>what</th><th class=number>before</th><th class=number>now</th><th></th><th "
            "class=number>chance alone</th></tr>\n");
        Html marked, greyed;
        std::size_t differing = 0;
        for (const std::size_t i : order) {
            const bool differs = chances[i] < significant;
            differing += differs ? 1 : 0;
            (differs ? marked : greyed) += row_of(all[i], differs, chances[i]);
        }
        const Html table = html("{}{}</table></div>\n", heading, marked);
        return html(
            "<h2>What differs</h2>\n"
            "<p>{} of {} comparisons differ by more than chance: Fisher's exact test of shares, a bootstrap of means, corrected for "
            "so many comparisons (Benjamini and Hochberg), so that about a twentieth of those marked may be due to chance.</p>\n"
            "{}{}<details><summary>{} that do not</summary>\n{}{}</table></div>\n</details>\n",
            differing, all.size(), unmatched, differing > 0 ? table : Html(), all.size() - differing, heading, greyed);
    }
    static Html row_of(const Difference& one, bool differs, double chance) {
        const Html direction = one.is_more ? html("&#9650; more") : html("&#9660; less");
        return html(
            "<tr class={}><td>{}</td><td class=number>{}</td><td class=number>{}</td><td>{}</td><td class=number>{:.3f}</td></tr>\n",
            differs ? "differs" : "faint", one.what, one.before, one.now, differs ? direction : Html(), chance);
    }

    void compare(const GameSeries& now, const GameSeries& before, std::vector<Difference>& all) const {
        const Html where = html("{}: ", now.name());
        const auto share = [&](const Html& what, long hits_now, long hits_before) {
            const auto text = [](long hits, long games) { return fmt::format("{:.1f} %", percent_of(hits, games)); };
            const double share_now = percent_of(hits_now, now.total.runs), share_before = percent_of(hits_before, before.total.runs);
            all.push_back({where + what, text(hits_now, now.total.runs), text(hits_before, before.total.runs),
                           fisher_exact(hits_now, now.total.runs, hits_before, before.total.runs), share_now > share_before});
        };
        const auto mean = [&](const Html& what, const std::vector<int>& of_now, const std::vector<int>& of_before) {
            const auto mean_of = [](const std::vector<int>& numbers) {
                double sum = 0;
                for (const int number : numbers) sum += number;
                return numbers.empty() ? 0 : sum / static_cast<double>(numbers.size());
            };
            const std::uint64_t seed = Hash{}.add((where + what).markup()).value();
            all.push_back({where + what, fmt::format("{:.1f}", mean_of(of_now)), fmt::format("{:.1f}", mean_of(of_before)),
                           bootstrap(of_now, of_before, seed), mean_of(of_now) > mean_of(of_before)});
        };
        share(html("games won"), now.total.wins, before.total.wins);
        mean(html("rounds"), now.rounds, before.rounds);
        mean(html("health lost, percent"), now.health_lost, before.health_lost);
        for (std::size_t floor = 1; floor < std::max(now.reached.size(), before.reached.size()); ++floor)
            share(html("games that reach floor {}", floor + 1), at(now.reached, floor), at(before.reached, floor));
        each_key(now.games_with_deaths, before.games_with_deaths, [&](const std::string& cause, long of_now, long of_before) {
            share(html("games in which a member dies by {}", linked(cause)), of_now, of_before);
        });
        each_key(games_with(now.uses), games_with(before.uses), [&](const std::string& what, long of_now, long of_before) {
            share(html("games with {}", linked(what)), of_now, of_before);
        });
    }
    static long at(const std::vector<long>& numbers, std::size_t i) { return i < numbers.size() ? numbers[i] : 0; }
    static std::map<std::string, long> games_with(const std::map<std::string, GameSeries::Use>& uses) {
        std::map<std::string, long> games;
        for (const auto& [what, use] : uses) games[what] = use.games;
        return games;
    }
    template <class Take>
    static void each_key(const std::map<std::string, long>& a, std::map<std::string, long> b, Take&& take) {
        for (const auto& [key, value] : a) b.try_emplace(key, 0);
        for (const auto& [key, value] : b) take(key, a.contains(key) ? a.at(key) : 0, value);
    }

    Html dungeons() {
        std::vector<std::string> seen;
        Html text;
        for (const GameSeries& series : m_report.games.series) {
            if (std::find(seen.begin(), seen.end(), series.dungeon) != seen.end()) continue;
            seen.push_back(series.dungeon);
            text += dungeon(series.dungeon);
        }
        return text;
    }
    /// Series of the dungeon with their names in plots, each followed by that which it is compared with.
    std::vector<std::pair<std::string, const GameSeries*>> series_of(const std::string& id) const {
        std::vector<std::pair<std::string, const GameSeries*>> all;
        for (const GameSeries& series : m_report.games.series) {
            if (series.dungeon != id) continue;
            const std::string name = series.name().substr(id.size() + 2);
            all.emplace_back(name, &series);
            if (const GameSeries* other = against(series)) all.emplace_back(name + ", before", other);
        }
        return all;
    }

    Html dungeon(const std::string& id) {
        const auto all = series_of(id);
        Html text = html("<h2>{}</h2>\n", linked("dungeons." + id));
        text += figure(health_over_floors(all));
        text += figure(deaths_by_floor(all));
        for (const auto& [name, series] : all)
            if (!series->deaths_by.empty()) text += figure(causes_of_death(name, *series));
        if (all.front().second->total.has_tiers) text += figure(turns_by_tier(all));
        text += figure(lengths(all));
        if (const Plot plot = time_effects(all); !plot.labels.empty()) text += figure(plot);
        return text + uses(all) + never_used(id);
    }

    using NamedSeries = std::vector<std::pair<std::string, const GameSeries*>>;

    static std::vector<std::string> floors_of(const NamedSeries& all) {
        std::size_t floors = 1;
        for (const auto& [name, series] : all) floors = std::max({floors, series->reached.size(), series->deaths_on.size()});
        std::vector<std::string> labels;
        for (std::size_t floor = 1; floor <= floors; ++floor) labels.push_back(fmt::format("{}", floor));
        return labels;
    }
    static Plot health_over_floors(const NamedSeries& all) {
        Plot plot{.title = "Health on arrival, in games that reach the floor",
                  .bottom = "floor",
                  .side = "percent of the party's",
                  .labels = floors_of(all),
                  .lines = {}};
        for (const auto& [name, series] : all) {
            PlotLine line{name, {}};
            for (std::size_t i = 0; i < series->reached.size(); ++i)
                line.rows.push_back({static_cast<double>(i + 1),
                                     static_cast<double>(series->health_on_arrival[i]) / static_cast<double>(series->reached[i])});
            plot.lines.push_back(std::move(line));
        }
        return plot;
    }
    /// A group of bars for each label; `value` of a series and the place of the label.
    template <class Value>
    static Plot bars(std::string title, std::string bottom, std::string side, std::vector<std::string> labels, const NamedSeries& all,
                     Value&& value) {
        Plot plot{.kind = Plot::Kind::bars,
                  .title = std::move(title),
                  .bottom = std::move(bottom),
                  .side = std::move(side),
                  .labels = std::move(labels),
                  .lines = {}};
        for (const auto& [name, series] : all) {
            PlotLine line{name, {}};
            for (std::size_t i = 0; i < plot.labels.size(); ++i) line.rows.push_back({static_cast<double>(i + 1), value(*series, i)});
            plot.lines.push_back(std::move(line));
        }
        return plot;
    }
    static Plot deaths_by_floor(const NamedSeries& all) {
        return bars("Deaths of members, by floor", "floor", "in a game", floors_of(all), all,
                    [](const GameSeries& series, std::size_t floor) { return per_game(at(series.deaths_on, floor), series); });
    }
    static Plot causes_of_death(const std::string& name, const GameSeries& series) {
        std::vector<std::pair<std::string, long>> causes(series.deaths_by.begin(), series.deaths_by.end());
        std::stable_sort(causes.begin(), causes.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
        causes.resize(std::min(causes.size(), most_causes));
        Plot plot{.kind = Plot::Kind::lying_bars, .title = "Causes of death: " + name, .bottom = "in a game", .labels = {}, .lines = {{}}};
        for (const auto& [cause, deaths] : causes) {
            plot.labels.emplace_back(id_in(cause));
            plot.lines[0].rows.push_back({per_game(deaths, series)});
        }
        return plot;
    }
    static Plot turns_by_tier(const NamedSeries& all) {
        return bars("Turns of the party, by tier", "tier", "percent", {tier_names.begin(), tier_names.end()}, all,
                    [](const GameSeries& series, std::size_t tier) { return series.total.percent_in_tier(tier); });
    }
    static Plot lengths(const NamedSeries& all) {
        Plot plot{.title = "Length of games", .bottom = "rounds", .side = "percent that have ended by then", .lines = {}, .most = 100};
        for (const auto& [name, series] : all) {
            PlotLine line{name, {{0, 0}}};
            std::vector<int> rounds = series->rounds;
            std::sort(rounds.begin(), rounds.end());
            const std::size_t step = std::max<std::size_t>(rounds.size() / 200, 1);
            for (std::size_t i = 0; i < rounds.size(); i += step)
                line.rows.push_back(
                    {static_cast<double>(rounds[i]), percent_of(static_cast<long>(i) + 1, static_cast<long>(rounds.size()))});
            plot.lines.push_back(std::move(line));
        }
        return plot;
    }
    /// Those that move turns, and were set off in one of the series at least.
    static Plot time_effects(const NamedSeries& all) {
        std::vector<std::string> names;
        const auto is_used = [](const std::string& effect) {
            return [&effect](const auto& named) { return named.second->uses.contains("effects." + effect); };
        };
        for (const EffectTraits& traits : effect_traits_table)
            if (const std::string effect(traits.name); traits.moves_turns && std::any_of(all.begin(), all.end(), is_used(effect)))
                names.push_back(effect);
        return bars("Effects that move turns", "", "in a game", names, all, [&](const GameSeries& series, std::size_t i) {
            const auto use = series.uses.find("effects." + names[i]);
            return use == series.uses.end() ? 0 : per_game(use->second.times, series);
        });
    }

    Html uses(const NamedSeries& all) const {
        std::map<std::string, long> rows;
        for (const auto& [name, series] : all)
            for (const auto& [what, use] : series->uses) rows[what] += use.times;
        Html text = html(
            "<details><summary>Uses of each skill, item and effect per game, by any creature</summary>\n"
            "<div class=wide><table>\n"
            "<tr><th></th>");
        for (const auto& [name, series] : all) text += html("<th class=number>{}</th>", name);
        text += html("</tr>\n");
        for (const auto& [what, times] : rows) {
            text += html("<tr><td>{} {}</td>", what.substr(0, what.find('.') - 1), linked(what));
            for (const auto& [name, series] : all) {
                const auto use = series->uses.find(what);
                text += html("<td class=number>{:.2f}</td>", use == series->uses.end() ? 0 : per_game(use->second.times, *series));
            }
            text += html("</tr>\n");
        }
        return text + html("</table></div>\n</details>\n");
    }
    Html never_used(const std::string& id) const {
        Html text;
        for (std::size_t i = 0; i < m_report.games.series.size(); ++i) {
            const GameSeries& series = m_report.games.series[i];
            if (series.dungeon != id || !m_report.never_used[i]) continue;
            Html list;
            for (const std::string& what : *m_report.never_used[i]) list += html("{}{}", list.empty() ? "" : ", ", linked(what));
            text += html("<li>{}: {}</li>\n", series.name(), list.empty() ? html("nothing") : list);
        }
        return text.empty() ? text : html("<h3>Never used, although possible</h3>\n<ul>\n{}</ul>\n", text);
    }

    const Report& m_report;
    std::vector<Plot> m_plots;
};

}  // namespace

std::string report_page(const Report& report) { return Page(report).text(); }

}  // namespace td::delve
