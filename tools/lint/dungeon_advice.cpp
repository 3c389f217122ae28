#include "tools/lint/dungeon_advice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/checks/dungeon_checks.hpp"
#include "tools/lint/certainty.hpp"
#include "tools/lint/unreachable_objectives.hpp"

namespace td {

namespace {

using Floors = std::vector<const FloorRules*>;

class DungeonAdvice {
public:
    DungeonAdvice(const Catalog& catalog, const Dungeon& dungeon, Reader& reader)
        : m_catalog(catalog), m_dungeon(dungeon), m_reader(reader) {}

    /// Warns of objectives of the dungeon that are judged only on its last floor, although the author probably means all floors.
    void advise_on_last_floor(std::string_view key, const std::vector<Objective>& conditions, std::optional<TreeNode> node) {
        if (!node) return;
        const Reader::Step step(m_reader, key, *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i, item);
            warn_of_last_floor(conditions[i++], item);
        }
    }

    /// Warns of `last_floor` in objectives of one floor, which are judged on that floor anyway.
    void advise_on_idle_last_floor(std::string_view key, std::optional<TreeNode> node) {
        if (!node) return;
        const Reader::Step step(m_reader, key, *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i++, item);
            if (const auto last_floor = item.find("last_floor"))
                m_reader.warn(*last_floor, ProblemCode::does_nothing,
                              "`last_floor` does nothing here: an objective of a floor is judged on that floor",
                              "remove it, or move the objective to the dungeon");
        }
    }

    /// Warns of victories that may never come true, unless there is one that always can: any single victory wins.
    void advise_on_chance(std::string_view key, const std::vector<Objective>& conditions, std::optional<TreeNode> node,
                          const FloorRules* floor) {
        if (!node) return;
        const auto can_fail = [&](const Objective& condition) {
            return presence_of(condition, floor) != Presence::certain || shape_left_out(condition, conditions);
        };
        if (!std::all_of(conditions.begin(), conditions.end(), can_fail)) return;
        const Reader::Step step(m_reader, key, *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i, item);
            warn_of_chance(conditions[i++], item, conditions, floor);
        }
    }

    /// Warns of vaults with something locked of which no key can be found.
    void advise_on_keys(const FloorRules& floor, TreeNode node) {
        const auto list = node.find("vaults");
        if (!list) return;
        const Reader::Step step(m_reader, "vaults", *list);
        std::size_t i = 0;
        for (const TreeNode item : list->items()) {
            const Reader::Step at(m_reader, i, item);
            for (const VaultTile& mark : m_catalog[floor.vaults[i++].vault].legend) {
                const ItemId key = mark.feature ? m_catalog[mark.feature].needs : ItemId{};
                if (key && Certainty(m_catalog, m_dungeon).of({.kind = Objective::Kind::item_carried, .item = key}, number_of(floor)) ==
                               Presence::none)
                    m_reader.warn(
                        item, ProblemCode::suspicious,
                        fmt::format("`{}` needs `{}`, which is nowhere in this dungeon", m_catalog[mark.feature].id, m_catalog[key].id),
                        "list it in `keys` of the vault");
            }
        }
    }

private:
    Presence presence_of(const Objective& condition, const FloorRules* floor) const {
        const Certainty certainty(m_catalog, m_dungeon);
        Presence best = Presence::none;
        for (const FloorRules* one : judged_on(m_dungeon, condition, floor))
            best = std::max(best, certainty.of(condition, number_of(*one)));
        return best;
    }

    bool comes_only_by_shape_change(const Objective& condition, const Floors& floors) const {
        const Certainty certainty(m_catalog, m_dungeon);
        return condition.species && std::all_of(floors.begin(), floors.end(), [&](const FloorRules* each) {
                   return certainty.comes_only_by_shape_change(condition.species, number_of(*each));
               });
    }

    /// The species that a creature whose death wins may turn into, one after the other, beginning with its own.
    std::vector<SpeciesId> shapes_of(const Objective& condition) const {
        std::vector<SpeciesId> shapes;
        if (condition.kind == Objective::Kind::creature_dead && condition.species) shapes.push_back(condition.species);
        for (std::size_t i = 0; i < shapes.size(); ++i)
            for (const SpeciesId next : Certainty(m_catalog, m_dungeon).next_shapes(shapes[i]))
                if (std::find(shapes.begin(), shapes.end(), next) == shapes.end()) shapes.push_back(next);
        return shapes;
    }
    /// The first of those shapes in which its death wins by none of the conditions; none: all of them win.
    SpeciesId shape_left_out(const Objective& condition, const std::vector<Objective>& conditions) const {
        for (const SpeciesId shape : shapes_of(condition)) {
            const auto wins = [&](const Objective& other) {
                return other.kind == condition.kind && other.species == shape && other.last_floor == condition.last_floor &&
                       (other.name.empty() || other.name == condition.name);
            };
            if (std::none_of(conditions.begin(), conditions.end(), wins)) return shape;
        }
        return {};
    }
    bool is_shape_of_another(const Objective& condition, const std::vector<Objective>& conditions) const {
        return std::any_of(conditions.begin(), conditions.end(), [&](const Objective& other) {
            const std::vector<SpeciesId> shapes = shapes_of(other);
            return other.species != condition.species && std::find(shapes.begin(), shapes.end(), condition.species) != shapes.end();
        });
    }

    int number_of(const FloorRules& floor) const { return static_cast<int>(&floor - m_dungeon.floors.data()) + 1; }

    void warn_of_chance(const Objective& condition, TreeNode node, const std::vector<Objective>& conditions, const FloorRules* floor) {
        const std::string_view key = condition.item ? "item" : condition.landmark ? "landmark" : "species";
        const auto named = node.find(key);
        if (!named) return;
        const bool is_certain = presence_of(condition, floor) == Presence::certain;
        if (const SpeciesId shape = shape_left_out(condition, conditions); shape && is_certain)
            return m_reader.warn(
                *named, ProblemCode::aim_by_chance,
                fmt::format("`{}` may turn into `{}`, and then doesn't die as `{}`", named->text(), m_catalog[shape].id, named->text()),
                fmt::format("add the death of `{}` as a victory of its own, or another way to win", m_catalog[shape].id));
        // It need not appear: this is a shape in which another creature, which is named too, may die.
        if (is_certain || is_shape_of_another(condition, conditions)) return;
        const Floors floors = judged_on(m_dungeon, condition, floor);
        if (floors.empty()) return;  // no floor leads out, which is a mistake of its own
        const std::string where = condition.item || floors.size() > 1 ? "any floor" : fmt::format("floor {}", number_of(*floors.front()));
        const std::string found = presence_of(condition, floor) == Presence::none
                                      ? fmt::format("`{0}` never comes to {1}", named->text(), where)
                                      : fmt::format("`{}` comes to {} only by {}", named->text(), where,
                                                    comes_only_by_shape_change(condition, floors) ? "a change of shape" : "chance");
        m_reader.warn(*named, ProblemCode::aim_by_chance, found, "make sure that it comes, or add another way to win");
    }

    /// A creature that starts with the party may die on any floor, but by default only the last floor is judged.
    void warn_of_last_floor(const Objective& condition, TreeNode node) {
        const auto is_meant = [&](const TeamMember& member) {
            return member.species == condition.species && (condition.name.empty() || member.name == condition.name);
        };
        const auto sets_out = [&](const std::vector<TeamMember>& who) { return std::any_of(who.begin(), who.end(), is_meant); };
        const bool dies = condition.kind == Objective::Kind::guest_dead ||
                          (condition.kind == Objective::Kind::creature_dead && (sets_out(m_dungeon.party) || sets_out(m_dungeon.guests)));
        if (!dies || !condition.last_floor || m_dungeon.floors.size() < 2 || !node.is_map() || node.find("last_floor")) return;
        m_reader.warn(node, ProblemCode::suspicious, "this is judged on the last floor only: deaths on other floors don't count",
                      "add `last_floor: false` to judge it on every floor, or `true` if you want this");
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    Reader& m_reader;
};

/// Warns of two creatures that start with the same name.
void warn_of_same_names(const Dungeon& dungeon, TreeNode body, Reader& reader) {
    std::vector<std::string_view> names;
    for (const std::string_view key : {"party", "guests"}) {
        const auto list = body.find(key);
        if (!list) continue;
        const Reader::Step step(reader, key, *list);
        const std::vector<TeamMember>& who = key == "party" ? dungeon.party : dungeon.guests;
        std::size_t number = 0;
        for (const TreeNode row : list->items()) {
            const std::string& name = who[number++].name;
            if (name.empty()) continue;
            if (std::find(names.begin(), names.end(), name) != names.end())
                reader.warn(row, ProblemCode::same_name, fmt::format("two creatures of the party are called `{}`", name),
                            "give one of them another name");
            names.push_back(name);
        }
    }
}

}  // namespace

void advise_on_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    warn_of_same_names(dungeon, body, reader);
    DungeonAdvice advice(catalog, dungeon, reader);
    advice.advise_on_last_floor("victory", dungeon.victory, body.find("victory"));
    advice.advise_on_last_floor("defeat", dungeon.defeat, body.find("defeat"));
    advice.advise_on_chance("victory", dungeon.victory, body.find("victory"), nullptr);
    advise_on_unreachable_objectives(catalog, dungeon, nullptr, body, reader);
    const auto floors = body.find("floors");
    if (!floors) return;
    const Reader::Step step(reader, "floors", *floors);
    std::size_t i = 0;
    for (const TreeNode node : floors->items()) {
        const Reader::Step at(reader, i, node);
        const FloorRules& floor = dungeon.floors[i++];
        for (const std::string_view key : {"victory", "defeat"}) advice.advise_on_idle_last_floor(key, node.find(key));
        advice.advise_on_chance("victory", floor.victory, node.find("victory"), &floor);
        advice.advise_on_keys(floor, node);
        advise_on_unreachable_objectives(catalog, dungeon, &floor, node, reader);
    }
}

}  // namespace td
