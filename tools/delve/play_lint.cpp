#include "tools/delve/play_lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalog/trigger_source.hpp"
#include "catalog/ways.hpp"
#include "text/english.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/play_runs.hpp"
#include "tools/lab/play_coverage.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/status_effects.hpp"
#include "tools/lint/allowances.hpp"

namespace td::delve {

namespace {

/// A skill that reached fewer creatures may have missed them all by bad luck.
constexpr long fewest_targets = 10;
constexpr long hardly_ever = 10;  ///< one in so many; more than least_hit_chance, which the rules grant whatever the accuracy
constexpr std::size_t most_faults_told = 3;

struct PlayedDungeon {
    DungeonId id;
    PlayCoverage coverage;
};

std::vector<DungeonId> dungeons_to_play(const Catalog& catalog, const std::string& id) {
    if (!id.empty()) return {chosen_dungeon(catalog, id)};
    std::vector<DungeonId> all;
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i) all.emplace_back(i);
    return all;
}

/// Empty if playing was stopped.
std::vector<PlayedDungeon> play(const std::shared_ptr<const Catalog>& catalog, const PlayLintOptions& options) {
    std::vector<PlayedDungeon> played;
    for (const DungeonId dungeon : dungeons_to_play(*catalog, options.dungeon))
        played.push_back({dungeon, PlayCoverage(*catalog, (*catalog)[dungeon])});
    const auto by_plans = without_look_ahead(*catalog);
    const std::size_t count = played.size() * static_cast<std::size_t>(options.games);
    std::vector<std::unique_ptr<PlayCoverage>> games(most_games_ahead);
    const auto play_one = [&](std::size_t game) {
        games[game % games.size()] = std::make_unique<PlayCoverage>(
            play_for_coverage(by_plans, played[game % played.size()].id, options.seed + game / played.size()));
    };
    const auto take = [&](std::size_t game) { played[game % played.size()].coverage.add(*games[game % games.size()]); };
    if (play_in_order({0, count}, options.jobs, play_one, take) < count) return {};
    return played;
}

/// Things with triggers alone are not used: each of their triggers is reported on its own.
bool is_to_be_used(const Item& item) { return !item.use.empty() || !item.thrown.empty() || item.part; }

/// Item `number` of the list that `owner` has under `key`, if it is written so.
std::optional<TreeNode> item_of(const std::optional<TreeNode>& owner, std::string_view key, std::size_t number) {
    const auto list = owner ? owner->find(key) : std::nullopt;
    std::size_t i = 0;
    if (list)
        for (const TreeNode item : list->items())
            if (i++ == number) return item;
    return std::nullopt;
}

bool has_file(const Pack& pack, const SourceText& file) {
    return std::any_of(pack.trees.begin(), pack.trees.end(), [&](const auto& tree) { return &tree->source() == &file; });
}

/// The files of the packs on which the pack with this dungeon builds.
std::set<const SourceText*> files_below(const WholeContent& content, const WholeDefinition& dungeon) {
    std::set<std::string> below;
    std::vector<const Pack*> above;
    for (const Pack& pack : content.packs)
        if (has_file(pack, dungeon.id.source()) && pack.info.id != "core") above.push_back(&pack), below.insert("core");
    for (std::size_t i = 0; i < above.size(); ++i)
        for (const RequiredPack& needed : above[i]->info.needs)
            for (const Pack& pack : content.packs)
                if (pack.info.id == needed.id && below.insert(needed.id).second) above.push_back(&pack);
    std::set<const SourceText*> files;
    for (const Pack& pack : content.packs)
        if (below.contains(pack.info.id))
            for (const auto& tree : pack.trees) files.insert(&tree->source());
    return files;
}

class PlayLint {
public:
    /// `dungeon`: the id of the only one that is meant; empty: all are.
    PlayLint(const WholeContent& content, const Catalog& catalog, const std::vector<PlayedDungeon>& played, int games,
             const std::string& dungeon)
        : m_catalog(catalog),
          m_played(played),
          m_games(games),
          m_can(catalog),
          m_met(catalog),
          m_skills(catalog.skills.size()),
          m_items_used(catalog.items.size()),
          m_vaults(catalog.vaults.size()),
          m_statuses_changed(catalog.statuses.size()) {
        for (const WholeDefinition& definition : content.definitions.all())
            m_definitions[fmt::format("{}.{}", definition.type->name, definition.id.text())] = &definition;
        if (const WholeDefinition* const only = definition_of("dungeons", dungeon)) m_not_meant = files_below(content, *only);
        for (const auto& [id, coverage] : played) {
            const DifficultyId difficulty = main_difficulty(catalog);
            m_can.add(contents_of(catalog, difficulty ? at_difficulty(catalog[id], catalog[difficulty]) : catalog[id]));
            m_met.add(coverage.met);
            m_triggers.insert(coverage.triggers.begin(), coverage.triggers.end());
            for (std::size_t i = 0; i < m_skills.size(); ++i) {
                m_skills[i].uses += coverage.skills[i].uses;
                m_skills[i].targets += coverage.skills[i].targets;
                m_skills[i].misses += coverage.skills[i].misses;
            }
            add_flags(m_items_used, coverage.items_used);
            add_flags(m_statuses_changed, coverage.statuses_changed);
            add_flags(m_vaults, coverage.vaults);
        }
    }

    std::vector<Problem> run() {
        inspect_kind<SpeciesId>("species", m_catalog.species, m_can.species, m_met.species, "never came");
        inspect_kind<ItemId>("items", m_catalog.items, m_can.items, m_met.items, "was never found");
        inspect_kind<StatusId>("statuses", m_catalog.statuses, m_can.statuses, m_met.statuses, "was never gained");
        inspect_kind<TerrainId>("terrains", m_catalog.terrains, m_can.terrains, m_met.terrains, "was never there");
        inspect_kind<FeatureId>("features", m_catalog.features, m_can.features, m_met.features, "was never there");
        inspect_kind<EncounterId>("encounters", m_catalog.encounters, m_can.encounters, m_met.encounters, "was never met");
        inspect_kind<BoonId>("boons", m_catalog.boons, m_can.boons, m_met.boons, "was never taken");
        inspect_kind<WeatherId>("weathers", m_catalog.weathers, m_can.weathers, m_met.weathers, "was never there");
        for (std::size_t i = 0; i < m_catalog.items.size(); ++i)
            if (m_can.items[i] && m_met.items[i] && !m_items_used[i] && is_to_be_used(m_catalog.items[i]) &&
                !is_left_to_players(m_catalog.items[i]))
                unmet("items", m_catalog.items[i].id, "was never used");
        for (std::size_t i = 0; i < m_catalog.skills.size(); ++i)
            if (m_can.skills[i]) inspect_skill(m_catalog.skills[i], m_skills[i]);
        for (const PlayedDungeon& dungeon : m_played) inspect(m_catalog[dungeon.id], dungeon.coverage);
        for (std::size_t i = 0; i < m_catalog.statuses.size(); ++i)
            if (m_can.statuses[i] && m_met.statuses[i] && !m_statuses_changed[i]) inspect_useless(StatusId(i));
        inspect_vaults();
        return silenced();
    }

private:
    /// True for what people wear: minds put none of it on, so games say nothing about it.
    static bool is_left_to_players(const Item& item) { return is_worn(item); }
    template <class Row>
    static bool is_left_to_players(const Row&) {
        return false;
    }

    template <class Id, class Row>
    void inspect_kind(std::string_view type, const std::vector<Row>& rows, const std::vector<bool>& can, const std::vector<bool>& met,
                      std::string_view what) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!can[i]) continue;
            if (!met[i])
                unmet(type, rows[i].id, what);
            else if constexpr (requires { rows[i].triggers; })
                if (!is_left_to_players(rows[i]))
                    inspect_triggers(type, rows[i].id, rows[i].triggers.size(), trigger_source(Id(i)), body_of(type, rows[i].id));
        }
    }
    /// `first`: the first trigger. `owner`: the node that has the list of triggers, if the file is known.
    void inspect_triggers(std::string_view type, const std::string& id, std::size_t count, TriggerId first, std::optional<TreeNode> owner) {
        for (std::size_t row = 0; row < count; ++row) {
            first.row = static_cast<std::uint16_t>(row);
            if (m_triggers.contains(first)) continue;
            report(type, id, item_of(owner, "triggers", row), ProblemCode::unmet_in_play,
                   fmt::format("in `{}`: trigger {} never acted {}", id, row + 1, in_games()),
                   is_walked_round(first) ? walked_round : rarely);
        }
    }
    void inspect_skill(const Skill& skill, const PlayCoverage::SkillUse& use) {
        if (use.uses == 0) return unmet("skills", skill.id, "was never used");
        const long hits = use.targets - use.misses;
        if (use.targets >= fewest_targets && hits * hardly_ever <= use.targets)
            report("skills", skill.id, {}, ProblemCode::unmet_in_play,
                   fmt::format("`{}` hardly ever hit: {} of {} creatures that it reached", skill.id, std::max(hits, 0L), use.targets),
                   "check its `accuracy`");
    }
    /// One that changed nothing about those who had it.
    void inspect_useless(StatusId id) {
        const Status& status = m_catalog[id];
        const bool is_mark = profile_of(status).does_nothing() || !status.replaces.empty() || is_asked_for(m_catalog, id);
        if (!is_mark)
            report("statuses", status.id, {}, ProblemCode::unmet_in_play,
                   fmt::format("`{}` was gained, but changed nothing {}", status.id, in_games()),
                   "check who gains it, and when: a better attack is useless to a creature that never attacks");
    }
    void inspect_vaults() {
        for (std::size_t i = 0; i < m_catalog.vaults.size(); ++i) {
            const auto names_it = [&](const FloorRules& floor) {
                return floor.vault_rooms.high > 0 && std::any_of(floor.vaults.begin(), floor.vaults.end(),
                                                                 [&](const VaultSpawn& spawn) { return spawn.vault.index() == i; });
            };
            const auto may_have_it = [&](const PlayedDungeon& dungeon) {
                const std::vector<FloorRules>& floors = m_catalog[dungeon.id].floors;
                return std::any_of(floors.begin(), floors.end(), names_it);
            };
            if (!m_vaults[i] && std::any_of(m_played.begin(), m_played.end(), may_have_it))
                unmet("vaults", m_catalog.vaults[i].id, "was never placed");
        }
    }

    void inspect(const Dungeon& dungeon, const PlayCoverage& coverage) {
        for (std::size_t i = 0; i < std::min(coverage.faults.size(), most_faults_told); ++i)
            report("dungeons", dungeon.id, {}, ProblemCode::faulty_in_play,
                   fmt::format("with seed {}: {}", coverage.faults[i].seed, coverage.faults[i].text),
                   fmt::format("play it: delve simulate --dungeon {} --seed {} --runs 1", dungeon.id, coverage.faults[i].seed));
        const auto body = body_of("dungeons", dungeon.id);
        // A lesson is won by an idea, and minds have none.
        if (coverage.won == 0 && !dungeon.lesson)
            report("dungeons", dungeon.id, {}, ProblemCode::unwon_in_play, fmt::format("`{}` was never won {}", dungeon.id, in_games()),
                   "make it easier, or add another way to win");
        else
            inspect_victories(dungeon, body, dungeon.victory, coverage.victories);
        // Where one floor comes after the other, the first that is not reached says enough.
        const bool has_ways =
            std::any_of(dungeon.floors.begin(), dungeon.floors.end(), [](const auto& floor) { return !floor.ways.empty(); });
        bool goes_on = true;
        for (std::size_t i = 0; i < dungeon.floors.size() && goes_on; ++i) {
            const std::optional<TreeNode> node = item_of(body, "floors", i);
            if (coverage.reached[i] == 0) {
                goes_on = has_ways;
                report("dungeons", dungeon.id, node, ProblemCode::unwon_in_play,
                       fmt::format("floor {} of `{}` was never reached {}", i + 1, dungeon.id, in_games()),
                       "make the floors before it easier");
                continue;
            }
            if (was_left(dungeon, static_cast<int>(i) + 1, coverage))
                inspect_victories(dungeon, node, dungeon.floors[i].victory, coverage.victories_of_floors[i]);
            inspect_triggers("dungeons", dungeon.id, dungeon.floors[i].triggers.size(),
                             trigger_source(DungeonId(static_cast<std::size_t>(&dungeon - m_catalog.dungeons.data())), i), node);
        }
    }
    /// Of several ways to win, those that never did: another one always comes before them.
    /// True if some game went on from that floor, or won there.
    static bool was_left(const Dungeon& dungeon, int floor, const PlayCoverage& coverage) {
        if (leads_out(dungeon, floor)) return coverage.won > 0;
        const std::size_t ways = std::max<std::size_t>(1, dungeon.floors[static_cast<std::size_t>(floor - 1)].ways.size());
        for (std::size_t way = 0; way < ways; ++way)
            if (coverage.reached[static_cast<std::size_t>(floor_after(dungeon, floor, way) - 1)] > 0) return true;
        return false;
    }

    void inspect_victories(const Dungeon& dungeon, std::optional<TreeNode> owner, const std::vector<Objective>& victories,
                           const std::vector<long>& decided) {
        if (victories.size() < 2) return;
        for (std::size_t i = 0; i < victories.size(); ++i) {
            if (decided[i] > 0) continue;
            report("dungeons", dungeon.id, item_of(owner, "victory", i), ProblemCode::unwon_in_play,
                   fmt::format("victory {} of `{}` never decided {}: others came before it", i + 1, dungeon.id, in_games()),
                   "remove it, or make the others harder");
        }
    }

    std::string in_games() const { return "in " + counted(m_games, "game"); }
    void unmet(std::string_view type, const std::string& id, std::string_view what) {
        report(type, id, {}, ProblemCode::unmet_in_play, fmt::format("`{}` {} {}", id, what, in_games()), rarely);
    }
    const WholeDefinition* definition_of(std::string_view type, const std::string& id) const {
        const auto found = m_definitions.find(fmt::format("{}.{}", type, id));
        return found == m_definitions.end() ? nullptr : found->second;
    }
    std::optional<TreeNode> body_of(std::string_view type, const std::string& id) const {
        const WholeDefinition* const definition = definition_of(type, id);
        return definition && definition->body.is_map() ? std::optional(definition->body) : std::nullopt;
    }
    /// At the node, or without one at the definition.
    void report(std::string_view type, const std::string& id, std::optional<TreeNode> node, ProblemCode code, std::string message,
                std::string hint) {
        const WholeDefinition* const definition = definition_of(type, id);
        if (!node && !definition) return;
        const TreeNode at = node ? *node : definition->id;
        if (type != "dungeons" && m_not_meant.contains(&at.source())) return;
        Problem problem = at.problem(code, std::move(message), std::move(hint));
        problem.path = fmt::format("{}.{}", type, id);
        m_problems[&at.source()].push_back(std::move(problem));
    }
    std::vector<Problem> silenced() {
        std::vector<Problem> all;
        for (auto& [source, problems] : m_problems) {
            apply_allowances_for_play(*source, problems);
            all.insert(all.end(), problems.begin(), problems.end());
        }
        sort_by_place(all);
        // Much that never happened is a consequence of games that failed.
        std::stable_partition(all.begin(), all.end(), [](const Problem& problem) { return problem.code == ProblemCode::faulty_in_play; });
        return all;
    }

    /// Creatures that nobody steers walk round terrain that harms them.
    bool is_walked_round(TriggerId trigger) const {
        return trigger.owner == TriggerOwner::terrain &&
               harms(m_catalog.terrains[trigger.of].triggers, static_cast<MobilitySet>(Mobility::walk));
    }

    static constexpr const char* walked_round =
        "creatures walk around harmful ground: try it in a scene with `delve trace`, and write `# lint: allow C067 because ...`";
    static constexpr const char* rarely = "make it happen more often, or write `# lint: allow C067 because ...`";

    const Catalog& m_catalog;
    const std::vector<PlayedDungeon>& m_played;
    int m_games;
    std::map<std::string, const WholeDefinition*> m_definitions;  ///< by type and id
    std::set<const SourceText*> m_not_meant;                      ///< files whose definitions are left out of the report
    DefinitionSet m_can, m_met;
    std::vector<PlayCoverage::SkillUse> m_skills;
    std::vector<bool> m_items_used, m_vaults, m_statuses_changed;
    std::set<TriggerId> m_triggers;
    std::map<const SourceText*, std::vector<Problem>> m_problems;
};

}  // namespace

std::vector<Problem> problems_in_play(const WholeContent& content, const std::shared_ptr<const Catalog>& catalog,
                                      const PlayLintOptions& options) {
    const std::vector<PlayedDungeon> played = play(catalog, options);
    return PlayLint(content, *catalog, played, options.games, options.dungeon).run();
}

std::string summary_of_play(const Catalog& catalog, const PlayLintOptions& options) {
    const std::size_t count = dungeons_to_play(catalog, options.dungeon).size();
    const std::string what = options.dungeon.empty() ? counted(count, "dungeon") : options.dungeon;
    const auto last = options.seed + static_cast<std::uint64_t>(options.games) - 1;
    return fmt::format("{} played {} each, with seeds {} to {}", what, counted(options.games, "time"), options.seed, last);
}

}  // namespace td::delve
