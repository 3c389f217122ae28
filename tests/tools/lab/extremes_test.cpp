// Every number that authors may write is taken to both ends of its range, and every time system to both ends of all costs: the game plays
// on.
#include <doctest/doctest.h>

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/packs/definitions.hpp"
#include "project_folder.hpp"
#include "tools/lab/dungeon_contents.hpp"
#include "tools/lab/invariants.hpp"
#include "tools/lab/self_play.hpp"

using namespace td;
using namespace td::testing;

namespace {

using Form = ValueKind::Form;

/// A change of one definition of core, as the text of a file of a pack.
struct Extreme {
    std::string change;
    DungeonId dungeon;  ///< one in which the definition may occur
};

/// The packs core and, beside it, one of a single file.
class CoreAndChange {
public:
    CoreAndChange() {
        m_packs.push_back(read_pack(project_folder() / "content" / "core", m_problems));
        m_packs.emplace_back();
        REQUIRE(m_problems.empty());
    }
    /// Null if other fields do not allow the change.
    std::shared_ptr<const Catalog> with(const std::string& change) {
        std::vector<Problem> problems;
        m_packs[1] = pack_of_texts("change", "", {change}, problems);
        ContentLoading loading = load_packs(m_packs, std::move(problems));
        return loading.catalog ? std::make_shared<const Catalog>(std::move(*loading.catalog)) : nullptr;
    }
    std::vector<const Pack*> core() const { return {&m_packs[0]}; }

private:
    std::vector<Problem> m_problems;
    std::vector<Pack> m_packs;
};

/// Finds each number of each field table once, in a definition that some dungeon has.
class Numbers {
public:
    explicit Numbers(CoreAndChange& content) : m_catalog(*content.with("{}")), m_definitions(content.core(), m_problems) {
        for (const Dungeon& dungeon : m_catalog.dungeons) m_contents.push_back(contents_of(m_catalog, dungeon));
        for (const bool anywhere : {false, true})
            for (const WholeDefinition& definition : m_definitions.all()) look_into(definition, anywhere);
    }
    const std::vector<Extreme>& all() const { return m_extremes; }

private:
    void look_into(const WholeDefinition& definition, bool anywhere) {
        const auto id = definition.type->find(m_catalog, definition.id.text());
        if (definition.type->cosmetic || !id) return;
        const std::optional<DungeonId> dungeon = std::visit([&](auto number) { return dungeon_with(number); }, *id);
        if (!dungeon && !anywhere) return;
        m_dungeon = dungeon.value_or(DungeonId(std::size_t{0}));
        const std::string start = fmt::format("{}:\n  {}: {{change: edit, ", definition.type->name, definition.id.text());
        look_at(*definition.type->fields, definition.body, start, "}\n");
    }

    template <class Id>
    std::optional<DungeonId> dungeon_with(Id id) const {
        for (std::size_t i = 0; i < m_contents.size(); ++i) {
            if constexpr (std::is_same_v<Id, DungeonId>) return id;
            const std::vector<bool>* flags = nullptr;
            if constexpr (std::is_same_v<Id, SpeciesId>) flags = &m_contents[i].species;
            if constexpr (std::is_same_v<Id, SkillId>) flags = &m_contents[i].skills;
            if constexpr (std::is_same_v<Id, ItemId>) flags = &m_contents[i].items;
            if constexpr (std::is_same_v<Id, StatusId>) flags = &m_contents[i].statuses;
            if constexpr (std::is_same_v<Id, TerrainId>) flags = &m_contents[i].terrains;
            if constexpr (std::is_same_v<Id, FeatureId>) flags = &m_contents[i].features;
            if constexpr (std::is_same_v<Id, WeatherId>) flags = &m_contents[i].weathers;
            if (flags && (*flags)[id.index()]) return DungeonId(i);
        }
        return std::nullopt;
    }

    /// `before` and `after`: the text around the entries of the map.
    void look_at(const FieldTable& table, std::optional<TreeNode> map, const std::string& before, const std::string& after) {
        for (const Field& field : table.fields()) {
            if (field.kind.cosmetic) continue;
            const std::string start = fmt::format("{}{}: ", before, field.name);
            const bool is_number = field.kind.form == Form::number || field.kind.form == Form::range;
            if (is_number && m_seen.insert(&field).second)
                add(field.kind, start, after);
            else if (!is_number)
                look_at(field.kind, map ? map->find(field.name) : std::nullopt, start, after);
        }
    }

    void look_at(const ValueKind& kind, std::optional<TreeNode> node, const std::string& before, const std::string& after) {
        if (kind.form == Form::structure && (!node || node->is_map())) look_at(*kind.fields, node, before + "{", "}" + after);
        if (!node) return;
        if (kind.form == Form::variant && node->is_map()) look_at_choice(kind, *node, before, after);
        std::size_t item = 0;
        if (kind.form == Form::list)
            for (const TreeNode each : node->items())
                look_at(*kind.inner, each, fmt::format("{}{{edit: {{{}: ", before, item++), "}}" + after);
        if (kind.form == Form::map)
            for (const auto [key, value] : node->entries()) {
                const std::string start = fmt::format("{}{{{}: ", before, key.text());
                kind.inner->form == Form::number ? add(*kind.inner, start, "}" + after) : look_at(*kind.inner, value, start, "}" + after);
            }
    }

    void look_at_choice(const ValueKind& kind, TreeNode node, const std::string& before, const std::string& after) {
        const std::optional<TreeNode> choice = kind.tag.empty() ? std::nullopt : node.find(kind.tag);
        if (choice)
            if (const FieldTable* table = variant_called(kind, choice->text())) look_at(*table, node, before + "{", "}" + after);
        if (!kind.tag.empty() || node.size() != 1) return;
        const auto [key, value] = *node.entries().begin();
        if (const FieldTable* table = variant_called(kind, key.text()))
            look_at(*table, value, fmt::format("{}{{{}: {{", before, key.text()), "}}" + after);
    }

    void add(const ValueKind& kind, const std::string& before, const std::string& after) {
        for (const int end : {kind.low, kind.high})
            m_extremes.push_back(
                {before + (kind.form == Form::range ? fmt::format("[{0}, {0}]", end) : std::to_string(end)) + after, m_dungeon});
    }

    Catalog m_catalog;
    std::vector<Problem> m_problems;
    Definitions m_definitions;
    std::vector<DefinitionSet> m_contents;
    std::set<const Field*> m_seen;
    DungeonId m_dungeon;
    std::vector<Extreme> m_extremes;
};

/// What goes wrong in the first turns of a game; empty: nothing.
std::string faults_in(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon) {
    constexpr int turns = 50;
    std::string all;
    Game game(catalog, {7, dungeon, false, {}});
    for (int turn = 0; turn < turns && game.step().kind != Step::Kind::over; ++turn) {
        std::vector<std::string> faults = broken_invariants(game);
        for (const Event& event : game.take_events()) collect_fault(event, faults);
        for (const std::string& fault : faults) all += fault + "\n";
        if (!all.empty()) return all;
    }
    game.forecast(2);
    return all;
}

}  // namespace

TEST_CASE("every number of the content may be at either end of its range" * doctest::test_suite("long")) {
    CoreAndChange content;
    const Numbers numbers(content);
    std::size_t played = 0;
    for (const Extreme& extreme : numbers.all()) {
        CAPTURE(extreme.change);
        const std::shared_ptr<const Catalog> catalog = content.with(extreme.change);
        if (!catalog) continue;
        ++played;
        CHECK(faults_in(catalog, extreme.dungeon) == "");
    }
    CHECK(played > numbers.all().size() / 2);
}

TEST_CASE("every time system plays with all costs at either end of their range" * doctest::test_suite("long")) {
    CoreAndChange content;
    const std::shared_ptr<const Catalog> core = content.with("{}");
    const std::string lowest =
        "pick_up: 1, attach: 1, attach_from_ground: 1, detach: 1, drop: 1, swap: 1, other: 1, wait: 1, melee: 1, volley: [1], "
        "step: {none: 1, flight: 1, hover: 1, wheels: 1, legs: 1, treads: 1, further_unit: 100, overweight: 0}";
    std::string highest = lowest;
    highest.replace(highest.find("[1]"), 3, "[10000]");
    for (std::size_t at = highest.find(": 1,"); at != std::string::npos; at = highest.find(": 1,", at)) highest.replace(at, 4, ": 10000,");
    const std::vector<std::string> systems{"{system: six_tier}",
                                           "{system: action_queue, turn: 1}",
                                           "{system: action_queue, turn: 10000}",
                                           "{system: deferred, turn: 1}",
                                           "{system: deferred, turn: 10000}",
                                           "{system: energy_pool}",
                                           "{system: energy_pool, wait: drain, start_offset: random}",
                                           "{system: wait_time, round: {wait_time: 1}}",
                                           "{system: wait_time, round: {turns: 1}, charge: cost}",
                                           "{system: wait_time, round: {wait_time: 1000000}, charge: cost}"};
    for (const std::string& system : systems)
        for (const std::string& costs : {lowest, highest})
            for (std::size_t i = 0; i < core->dungeons.size(); ++i) {
                const std::string change =
                    fmt::format("dungeons:\n  {}: {{change: edit, time_system: {}, costs: {{{}}}}}\n", core->dungeons[i].id, system, costs);
                CAPTURE(change);
                const std::shared_ptr<const Catalog> catalog = content.with(change);
                REQUIRE(catalog);
                CHECK(faults_in(catalog, DungeonId(i)) == "");
            }
}
