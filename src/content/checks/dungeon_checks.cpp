#include "content/checks/dungeon_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "actions/commit.hpp"
#include "base/nearest.hpp"
#include "content/checks/certainty.hpp"
#include "content/checks/final_rows.hpp"
#include "content/checks/unreachable_objectives.hpp"

namespace td {

namespace {

using Floors = std::vector<const FloorRules*>;

/// What can stand in the vaults of a floor.
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

    /// Warns of victories that may never come true, unless there is one that always can: any single victory wins.
    void advise(std::string_view key, const std::vector<Objective>& conditions, std::optional<TreeNode> node, const FloorRules* floor) {
        if (!node) return;
        const auto can_fail = [&](const Objective& condition) {
            return presence_of(condition, floor) != Presence::certain || dies_in_another_shape(condition);
        };
        if (!std::all_of(conditions.begin(), conditions.end(), can_fail)) return;
        const Reader::Step step(m_reader, key, *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i, item);
            warn_of_chance(conditions[i++], item, floor);
        }
    }

private:
    Presence presence_of(const Objective& condition, const FloorRules* floor) const {
        const Certainty certainty(m_catalog, m_dungeon);
        Presence best = Presence::none;
        for (const FloorRules* one : judged_on(condition, floor)) best = std::max(best, certainty.of(condition, number_of(*one)));
        return best;
    }

    bool is_a_shape_only(const Objective& condition, const Floors& floors) const {
        const Certainty certainty(m_catalog, m_dungeon);
        return condition.species && std::all_of(floors.begin(), floors.end(), [&](const FloorRules* each) {
                   return certainty.is_a_shape_only(condition.species, number_of(*each));
               });
    }

    SpeciesId dies_in_another_shape(const Objective& condition) const {
        const bool asks = condition.kind == Objective::Kind::creature_dead && condition.species;
        return asks ? Certainty(m_catalog, m_dungeon).shape_it_takes(condition.species) : SpeciesId{};
    }

    int number_of(const FloorRules& floor) const { return static_cast<int>(&floor - m_dungeon.floors.data()) + 1; }

    void warn_of_chance(const Objective& condition, TreeNode node, const FloorRules* floor) {
        const std::string_view key = condition.item ? "item" : condition.landmark ? "landmark" : "species";
        const auto named = node.find(key);
        if (!named) return;
        if (const SpeciesId shape = dies_in_another_shape(condition); shape && presence_of(condition, floor) == Presence::certain)
            return m_reader.warn(
                *named, ProblemCode::aim_by_chance,
                fmt::format("`{}` may turn into `{}`, and then does not die as `{}`", named->text(), m_catalog[shape].id, named->text()),
                fmt::format("ask for the death of `{}`, or give another way to win", m_catalog[shape].id));
        const Floors floors = judged_on(condition, floor);
        const std::string where = condition.item || floors.size() > 1 ? "any floor" : fmt::format("floor {}", number_of(*floors.front()));
        const std::string found = presence_of(condition, floor) == Presence::none
                                      ? fmt::format("nothing brings `{}` to {}", named->text(), where)
                                      : fmt::format("`{}` comes to {} only by {}", named->text(), where,
                                                    is_a_shape_only(condition, floors) ? "a change of shape" : "chance");
        m_reader.warn(*named, ProblemCode::aim_by_chance, found, "let it come for sure, or give another way to win");
    }

    void check(const Objective& condition, TreeNode node, const FloorRules* floor) {
        const Floors floors = judged_on(condition, floor);
        if (const auto landmark = node.find("landmark"); landmark && !has_landmark(floors, condition.landmark))
            m_reader.report(*landmark, ProblemCode::bad_combination,
                            fmt::format("there is no `{}` on {}", landmark->text(),
                                        floors.size() > 1      ? "any floor"
                                        : condition.last_floor ? "the last floor"
                                                               : "this floor"),
                            "list it under the floor's `landmarks`");
        const bool by_stairs =
            condition.kind == Objective::Kind::exit_reached || (condition.kind == Objective::Kind::creature_safe && !condition.landmark);
        if (by_stairs && !condition.judged.empty() &&
            std::find(condition.judged.begin(), condition.judged.end(), JudgedPhase::battle_end) == condition.judged.end())
            m_reader.report(*node.find("judged"), ProblemCode::bad_combination, "who has taken the stairs is judged at `battle_end` alone",
                            "leave `judged` out");
        if (condition.kind == Objective::Kind::guest_dead && m_dungeon.guests.empty())
            m_reader.report(node, ProblemCode::bad_combination, "no guest sets out with the party",
                            "list some under the dungeon's `guests`");
        if (floor == nullptr) warn_of_last_floor(condition, node);
        const auto name = node.find("name");
        if (!name) return;
        const std::vector<std::string_view> known = names_of(condition.species, floors);
        if (std::find(known.begin(), known.end(), condition.name) != known.end()) return;
        std::string hint = did_you_mean(condition.name, known);
        if (hint.empty() && !known.empty()) hint = fmt::format("there are: {}", fmt::join(known, ", "));
        m_reader.report(*name, ProblemCode::bad_combination, fmt::format("nobody of that species is called `{}`", condition.name), hint);
    }

    /// Who sets out with the party may die on any floor, but unless the author says otherwise only the last one is judged.
    void warn_of_last_floor(const Objective& condition, TreeNode node) {
        const auto is_meant = [&](const TeamMember& member) {
            return member.species == condition.species && (condition.name.empty() || member.name == condition.name);
        };
        const auto sets_out = [&](const std::vector<TeamMember>& who) { return std::any_of(who.begin(), who.end(), is_meant); };
        const bool dies = condition.kind == Objective::Kind::guest_dead ||
                          (condition.kind == Objective::Kind::creature_dead && (sets_out(m_dungeon.party) || sets_out(m_dungeon.guests)));
        if (!dies || !condition.last_floor || m_dungeon.floors.size() < 2 || !node.is_map() || node.find("last_floor")) return;
        m_reader.warn(node, ProblemCode::suspicious, "this is judged on the last floor only: who dies on another one is not counted",
                      "add `last_floor: false` to judge it on every floor, or `true` if it is meant so");
    }

    Floors judged_on(const Objective& condition, const FloorRules* floor) const {
        if (floor != nullptr) return {floor};
        if (condition.last_floor) return {&m_dungeon.floors.back()};
        Floors all;
        for (const FloorRules& each : m_dungeon.floors) all.push_back(&each);
        return all;
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
        add_all(m_dungeon.party);
        add_all(m_dungeon.guests);
        for (const FloorRules* floor : floors) {
            each_team(*floor, [&](const TeamSpawn& team) {
                add_all(team.members);
                add_all(team.guests);
            });
            each_vault_mark(m_catalog, *floor, [&](const VaultTile& mark) { add(mark.foe ? mark.foe : mark.neutral, mark.name); });
        }
        return names;
    }

    /// Creatures that are there from the start, and those that arrive later.
    template <class Look>
    void each_team(const FloorRules& floor, Look&& look) const {
        const int number = number_of(floor);
        std::vector<const std::vector<TeamSpawn>*> lists{&floor.foes, &floor.neutrals, &floor.boss};
        for (const Arrival& arrival : floor.arrivals) lists.push_back(&arrival.teams);
        for (const auto* list : lists) {
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
            reader.report(row, ProblemCode::bad_combination, fmt::format("`{}` cannot stand where the party arrives", species.id),
                          "who sets out must walk, fly or phase: see `moves` of its species");
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
    const std::string full = fmt::format("the bag has room for {} stacks", Bag::capacity);
    const std::string hint = "take items out, or let more of them lie in one place (`stack` of the item)";
    if (const std::optional<std::size_t> row = first_without_room(catalog, dungeon.bag)) {
        auto node = bag.items().begin();
        for (std::size_t i = 0; i < *row; ++i) ++node;
        const Reader::Step at(reader, *row, *node);
        return reader.report(*node, ProblemCode::bad_combination, full + ", and is full before this", hint);
    }
    for (const Difficulty& difficulty : catalog.difficulties)
        if (first_without_room(catalog, at_difficulty(dungeon, difficulty).bag))
            return reader.report(bag, ProblemCode::bad_combination,
                                 fmt::format("{}, too few for what the difficulty `{}` makes of it", full, difficulty.id), hint);
}

/// Warns of two who set out and are called the same.
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
                reader.warn(row, ProblemCode::same_name, fmt::format("two who set out are called `{}`", name), "give one another name");
            names.push_back(name);
        }
    }
}

}  // namespace

void check_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto fallen = body.find("fallen");
    const auto rounds = fallen && fallen->is_map() ? fallen->find("rounds") : std::nullopt;
    if (rounds && dungeon.fallen.fate == FallenRule::Fate::lost)
        reader.report(*rounds, ProblemCode::bad_combination, "who is lost at once cannot be brought back for a number of rounds",
                      "leave `rounds` out, or say `fate: lies` or `fate: carried`");
    check_who_sets_out(catalog, dungeon.party, "party", body, reader);
    warn_of_same_names(dungeon, body, reader);
    check_bag(catalog, dungeon, body, reader);
    check_who_sets_out(catalog, dungeon.guests, "guests", body, reader);
    DungeonCheck check(catalog, dungeon, reader);
    check.check("victory", dungeon.victory, body.find("victory"), nullptr);
    check.check("defeat", dungeon.defeat, body.find("defeat"), nullptr);
    check.advise("victory", dungeon.victory, body.find("victory"), nullptr);
    advise_on_unreachable_objectives(catalog, dungeon, nullptr, body, reader);
    const auto floors = body.find("floors");
    if (!floors) return;
    const Reader::Step step(reader, "floors", *floors);
    std::size_t i = 0;
    for (const TreeNode node : floors->items()) {
        const Reader::Step at(reader, i, node);
        const FloorRules& floor = dungeon.floors[i++];
        check.check("victory", floor.victory, node.find("victory"), &floor);
        check.check("defeat", floor.defeat, node.find("defeat"), &floor);
        check.advise("victory", floor.victory, node.find("victory"), &floor);
        advise_on_unreachable_objectives(catalog, dungeon, &floor, node, reader);
    }
}

}  // namespace td
