#include "content/checks/dungeon_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "actions/commit.hpp"
#include "base/nearest.hpp"
#include "catalog/ways.hpp"
#include "content/checks/final_rows.hpp"

namespace td {

namespace {

using Floors = std::vector<const FloorRules*>;

/// Calls `look` for everything that can stand in the vaults of a floor.
template <class Look>
void each_vault_mark(const Catalog& catalog, const FloorRules& floor, Look&& look) {
    if (floor.vault_rooms.high == 0) return;
    for (const VaultSpawn& spawn : floor.vaults)
        for (const VaultTile& mark : catalog[spawn.vault].legend) look(mark);
}

class DungeonCheck {
public:
    DungeonCheck(const Catalog& catalog, const Dungeon& dungeon, Reader& reader)
        : m_catalog(catalog), m_dungeon(dungeon), m_reader(reader) {}

    void check(std::string_view key, const std::vector<Objective>& conditions, std::optional<TreeNode> node, const FloorRules* floor) {
        if (!node) return;
        const Reader::Step step(m_reader, key, *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i, item);
            check(conditions[i++], item, floor);
        }
    }

private:
    int number_of(const FloorRules& floor) const { return static_cast<int>(&floor - m_dungeon.floors.data()) + 1; }

    void check(const Objective& condition, TreeNode node, const FloorRules* floor) {
        const Floors floors = judged_on(m_dungeon, condition, floor);
        if (const auto landmark = node.find("landmark"); landmark && !has_landmark(floors, condition.landmark))
            m_reader.report(*landmark, ProblemCode::bad_combination,
                            fmt::format("there is no `{}` on {}", landmark->text(),
                                        floors.size() > 1                          ? "any floor"
                                        : floor == nullptr && condition.last_floor ? "the last floor"
                                                                                   : "this floor"),
                            "list it under the floor's `landmarks`");
        const bool by_stairs =
            condition.kind == Objective::Kind::exit_reached || (condition.kind == Objective::Kind::creature_safe && !condition.landmark);
        if (by_stairs && !condition.judged.empty() &&
            std::find(condition.judged.begin(), condition.judged.end(), JudgedPhase::battle_end) == condition.judged.end())
            m_reader.report(*node.find("judged"), ProblemCode::bad_combination, "taking the stairs is judged at `battle_end` only",
                            "remove `judged`");
        if (condition.kind == Objective::Kind::guest_dead && m_dungeon.guests.empty())
            m_reader.report(node, ProblemCode::bad_combination, "no guest starts with the party", "list one under the dungeon's `guests`");
        const auto name = node.find("name");
        if (!name) return;
        const std::vector<std::string_view> known = names_of(condition.species, floors);
        if (std::find(known.begin(), known.end(), condition.name) != known.end()) return;
        std::string hint = did_you_mean(condition.name, known);
        if (hint.empty() && !known.empty()) hint = fmt::format("there are: {}", fmt::join(known, ", "));
        m_reader.report(*name, ProblemCode::bad_combination, fmt::format("nobody of that species is called `{}`", condition.name), hint);
    }

    bool has_landmark(const Floors& floors, LandmarkId landmark) const {
        return std::any_of(floors.begin(), floors.end(), [&](const FloorRules* floor) {
            bool any = std::any_of(floor->landmarks.begin(), floor->landmarks.end(),
                                   [&](const LandmarkSpawn& spawn) { return spawn.landmark == landmark; });
            each_vault_mark(m_catalog, *floor, [&](const VaultTile& mark) { any = any || mark.landmark == landmark; });
            return any;
        });
    }

    std::vector<std::string_view> names_of(SpeciesId species, const Floors& floors) const {
        std::vector<std::string_view> names;
        const auto add = [&](SpeciesId whose, const std::string& name) {
            if (whose == species && !name.empty()) names.push_back(name);
        };
        const auto add_all = [&](const std::vector<TeamMember>& members) {
            for (const TeamMember& member : members) add(member.species, member.name);
        };
        for (const auto* members : lists_of_those_who_set_out(m_dungeon)) add_all(*members);
        for (const FloorRules* floor : floors) {
            each_team(*floor, [&](const TeamSpawn& team) {
                add_all(team.members);
                add_all(team.guests);
            });
            each_vault_mark(m_catalog, *floor, [&](const VaultTile& mark) { add(mark.foe ? mark.foe : mark.neutral, mark.name); });
        }
        return names;
    }

    /// Calls `look` for each team that the floor may draw, to be there from the start or to arrive later.
    template <class Look>
    void each_team(const FloorRules& floor, Look&& look) const {
        const int number = number_of(floor);
        for (const auto* list : lists_of_teams(m_dungeon, floor)) {
            std::set<SpawnTableId> seen;
            each_final_row(m_catalog, *list, number, seen, look);
        }
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    Reader& m_reader;
};

/// Reports members of the party and guests that cannot stand on plain floor, where the party arrives.
void check_who_sets_out(const Catalog& catalog, const std::vector<TeamMember>& who, std::string_view key, TreeNode body, Reader& reader) {
    const auto list = body.find(key);
    if (!list) return;
    const Reader::Step step(reader, key, *list);
    std::size_t number = 0;
    for (const TreeNode row : list->items()) {
        const Reader::Step at(reader, number, row);
        const Species& species = catalog[who[number++].species];
        if ((catalog[catalog.floor].passable & species.mobility) == 0)
            reader.report(row, ProblemCode::bad_combination, fmt::format("`{}` cannot be where the party arrives", species.id),
                          "members of the party must walk, fly or phase: see `moves` of the species");
    }
}

/// The first of these items, given one after the other, for which an empty bag has no room left; nothing: it holds all of them.
std::optional<std::size_t> first_without_room(const Catalog& catalog, const std::vector<ItemSpawn>& items) {
    Bag bag;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!add_to_bag(bag, catalog, {items[i].item, items[i].count_low})) return i;
    return std::nullopt;
}

/// Reports a bag that cannot hold what the party is given, at the first row without room; or at the bag as a whole, if a difficulty is what
/// fills it.
void check_bag(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const TreeNode bag = body.find("bag").value_or(body);
    const Reader::Step step(reader, "bag", bag);
    const std::string full = fmt::format("the bag has only {} slots", Bag::capacity);
    const std::string hint = "remove items, or let more of them fit in one slot (`stack` of the item)";
    if (const std::optional<std::size_t> row = first_without_room(catalog, dungeon.bag)) {
        auto node = bag.items().begin();
        for (std::size_t i = 0; i < *row; ++i) ++node;
        const Reader::Step at(reader, *row, *node);
        return reader.report(*node, ProblemCode::bad_combination, full + ", and is full before this", hint);
    }
    for (const Difficulty& difficulty : catalog.difficulties)
        if (first_without_room(catalog, at_difficulty(dungeon, difficulty).bag))
            return reader.report(bag, ProblemCode::bad_combination,
                                 fmt::format("{}, too few for what the difficulty `{}` puts into it", full, difficulty.id), hint);
}

/// Reports ways that lead nowhere, back, or partly out of the dungeon, ids given twice, and floors to which no way leads.
class WayCheck {
public:
    WayCheck(const Dungeon& dungeon, TreeNode floors, Reader& reader) : m_dungeon(dungeon), m_reader(reader) {
        for (const TreeNode node : floors.items()) m_nodes.push_back(node);
    }

    void check() {
        std::set<int> reached{1};
        for (std::size_t row = 0; row < m_nodes.size(); ++row) {
            const Reader::Step at(m_reader, row, m_nodes[row]);
            check_id(row);
            check_ways(row, reached);
        }
    }

private:
    static int number_of(std::size_t row) { return static_cast<int>(row) + 1; }

    void check_id(std::size_t row) {
        const auto id = m_nodes[row].find("id");
        if (id && floor_called(m_dungeon, id->text()) != number_of(row))
            m_reader.report(*id, ProblemCode::duplicate_id, fmt::format("another floor of the dungeon is called `{}` already", id->text()));
    }

    void check_ways(std::size_t row, std::set<int>& reached) {
        const FloorRules& floor = m_dungeon.floors[row];
        if (reached.count(number_of(row)) == 0)
            m_reader.report(m_nodes[row], ProblemCode::bad_combination, "no way leads to this floor",
                            "name it in `to:` of a way of a floor above, or remove it");
        if (floor.ways.empty()) reached.insert(number_of(row) + 1);
        const auto list = m_nodes[row].find("ways");
        if (!list) return;
        const Reader::Step step(m_reader, "ways", *list);
        std::size_t number = 0;
        for (const TreeNode node : list->items()) {
            const Reader::Step at(m_reader, number, node);
            check_way(floor, row, floor.ways[number++], node, reached);
        }
    }

    void check_way(const FloorRules& floor, std::size_t row, const Way& way, TreeNode node, std::set<int>& reached) {
        if (way.to.empty() != floor.ways.front().to.empty())
            return m_reader.report(node, ProblemCode::bad_combination, "some ways of this floor lead out of the dungeon, others do not",
                                   "give each of them a `to:`, or none");
        if (way.to.empty()) return;
        const std::optional<int> to = floor_called(m_dungeon, way.to);
        const TreeNode named = node.find("to").value_or(node);
        if (!to) {
            std::vector<std::string_view> known;
            for (const FloorRules& other : m_dungeon.floors)
                if (!other.id.empty()) known.push_back(other.id);
            std::string hint = did_you_mean(way.to, known);
            m_reader.report(named, ProblemCode::unknown_id, fmt::format("no floor of the dungeon has the id `{}`", way.to),
                            hint.empty() ? "write that `id:` into the floor to which the way leads" : hint);
        } else if (*to <= number_of(row)) {
            m_reader.report(named, ProblemCode::bad_combination, fmt::format("`{}` does not come after this floor in the list", way.to),
                            "ways lead only to floors further down in the list");
        } else {
            reached.insert(*to);
        }
    }

    const Dungeon& m_dungeon;
    Reader& m_reader;
    std::vector<TreeNode> m_nodes;
};

}  // namespace

std::vector<const FloorRules*> judged_on(const Dungeon& dungeon, const Objective& condition, const FloorRules* floor) {
    if (floor != nullptr) return {floor};
    Floors all;
    for (std::size_t row = 0; row < dungeon.floors.size(); ++row)
        if (!condition.last_floor || leads_out(dungeon, static_cast<int>(row) + 1)) all.push_back(&dungeon.floors[row]);
    return all;
}

void check_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto fallen = body.find("fallen");
    const auto rounds = fallen && fallen->is_map() ? fallen->find("rounds") : std::nullopt;
    if (rounds && dungeon.fallen.fate == FallenRule::Fate::lost)
        reader.report(*rounds, ProblemCode::bad_combination, "`rounds` does nothing, because the fallen are lost at once",
                      "remove `rounds`, or write `fate: lies` or `fate: carried`");
    check_who_sets_out(catalog, dungeon.party, "party", body, reader);
    check_who_sets_out(catalog, dungeon.heroes, "heroes", body, reader);
    check_bag(catalog, dungeon, body, reader);
    check_who_sets_out(catalog, dungeon.guests, "guests", body, reader);
    DungeonCheck check(catalog, dungeon, reader);
    check.check("victory", dungeon.victory, body.find("victory"), nullptr);
    check.check("defeat", dungeon.defeat, body.find("defeat"), nullptr);
    const auto floors = body.find("floors");
    if (!floors) return;
    const Reader::Step step(reader, "floors", *floors);
    WayCheck(dungeon, *floors, reader).check();
    std::size_t i = 0;
    for (const TreeNode node : floors->items()) {
        const Reader::Step at(reader, i, node);
        const FloorRules& floor = dungeon.floors[i++];
        check.check("victory", floor.victory, node.find("victory"), &floor);
        check.check("defeat", floor.defeat, node.find("defeat"), &floor);
        const auto aims = node.find("aims");
        if (!aims) continue;
        const Reader::Step in_aims(reader, "aims", *aims);
        std::size_t number = 0;
        for (const TreeNode aim : aims->items()) {
            const Reader::Step of_aim(reader, number, aim);
            check.check("lost_if", floor.aims[number].lost_if, aim.find("lost_if"), &floor);
            check.check("done_if", floor.aims[number++].done_if, aim.find("done_if"), &floor);
        }
    }
}

}  // namespace td
