#include "content/checks/floor_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "content/checks/final_rows.hpp"
#include "generation/plots.hpp"

namespace td {

namespace {

template <class Row>
bool any_can_come(const Catalog& catalog, const std::vector<Row>& rows, int floor) {
    bool any = false;
    std::set<SpawnTableId> seen;
    each_final_row(catalog, rows, floor, seen, [&](const Row&) { any = true; });
    return any;
}

/// The fields of a floor that random_layout() makes no use of in this style.
std::vector<std::string_view> unused_fields(FloorStyle style) {
    switch (style) {
        case FloorStyle::rooms:
        case FloorStyle::maze: return {};
        case FloorStyle::ring: return {"loops", "dead_ends"};
        case FloorStyle::room: return {"rooms", "corridors", "loops", "doors", "dead_ends"};
        case FloorStyle::hall: return {"rooms", "room_width", "room_height", "shaped_rooms", "corridors", "loops", "doors", "dead_ends"};
        case FloorStyle::cave:
            return {"rooms", "room_width", "room_height", "shaped_rooms", "room_shapes", "corridors", "loops", "doors", "dead_ends"};
    }
    return {};
}

/// The most rooms that generation finds places for in a number of tries, without vaults.
int most_rooms(const FloorRules& rules) {
    constexpr int tries = 20;
    std::size_t most = 0;
    Rng rng(1);
    for (int i = 0; i < tries; ++i) most = std::max(most, place_plots(rules, rng).size());
    return static_cast<int>(most);
}

class FloorCheck {
public:
    FloorCheck(const Catalog& catalog, const FloorRules& rules, int floor, TreeNode node, Reader& reader)
        : m_catalog(catalog), m_rules(rules), m_floor(floor), m_node(node), m_reader(reader) {}

    void run() {
        check_teams(m_rules.foes, "foes");
        check_teams(m_rules.neutrals, "neutrals");
        check_teams(m_rules.boss, "boss");
        check_drawn(m_rules.loot, "loot");
        check_drawn(m_rules.prize, "prize");
        check_arrivals();
        check_vaults();
        advise_on_unused_fields();
        advise_on_rooms();
        advise_on_patches(m_rules.patches, "patches");
        advise_on_patches(m_rules.features, "features");
        advise_on_number("foe_teams", m_rules.foe_teams, "foes", m_rules.foes.empty());
        advise_on_number("neutral_teams", m_rules.neutral_teams, "neutrals", m_rules.neutrals.empty());
        advise_on_number("items", m_rules.items, "loot", m_rules.loot.empty());
        advise_on_number("vault_rooms", m_rules.vault_rooms, "vaults", m_rules.vaults.empty());
    }

private:
    /// Warns of a number of teams, items or vaults above 0 where the list to draw from is empty.
    void advise_on_number(std::string_view key, const Range& wanted, std::string_view list, bool nothing_to_draw) {
        if (wanted.high == 0 || !nothing_to_draw) return;
        warn_at(key, ProblemCode::does_nothing, fmt::format("`{}` does nothing: this floor has no `{}` to choose from", key, list),
                fmt::format("list some under `{}`", list));
    }

    void advise_on_unused_fields() {
        const std::vector<std::string_view> unused = unused_fields(m_rules.style);
        for (const std::string_view key : unused)
            warn_at(key, ProblemCode::does_nothing, fmt::format("`{}` does nothing on a floor of this `style`", key),
                    "take it away, or choose another `style`");
        if (!m_rules.room_shapes.empty() && std::find(unused.begin(), unused.end(), "shaped_rooms") == unused.end())
            warn_at("shaped_rooms", ProblemCode::does_nothing, "`shaped_rooms` does nothing: `room_shapes` stands in its place",
                    "take one of the two away");
        const auto corridors = m_node.find("corridors");
        const auto winding = corridors && corridors->is_map() ? corridors->find("winding") : std::nullopt;
        if (winding && m_rules.style == FloorStyle::maze)
            m_reader.warn(*winding, ProblemCode::does_nothing, "`winding` does nothing in a maze: its passages wind anyway",
                          "take it away, or choose another `style`");
    }

    template <class Patch>
    void advise_on_patches(const std::vector<Patch>& patches, std::string_view key) {
        const auto node = m_node.find(key);
        if (!node) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items())
            if (patches[number++].percent == 0)
                m_reader.warn(item, ProblemCode::does_nothing, "this does nothing: its `percent` is 0",
                              "give it a percentage, or take it away");
    }

    /// Warns of rooms that are larger than generation makes them, and of more rooms than find a place.
    void advise_on_rooms() {
        if (m_rules.style == FloorStyle::cave || m_rules.style == FloorStyle::hall) return;
        advise_on_side("room_width", m_rules.room_width, m_rules.width);
        advise_on_side("room_height", m_rules.room_height, m_rules.height);
        if (m_rules.style == FloorStyle::room || !m_node.find("rooms")) return;
        const int most = most_rooms(m_rules);
        if (most < m_rules.rooms.low)
            warn_at("rooms", ProblemCode::suspicious,
                    fmt::format("this asks for {} rooms at least, and at most {} find a place", m_rules.rooms.low, most),
                    "make the floor larger, or the rooms smaller or fewer");
    }
    void advise_on_side(std::string_view key, const Range& side, int floor_side) {
        const int most = longest_room_side(m_rules.style, floor_side);
        if (side.low > most)
            warn_at(key, ProblemCode::suspicious,
                    fmt::format("this asks for {} tiles at least, and no room of this floor has more than {}", side.low, most),
                    "make the floor larger, or the rooms smaller");
    }
    /// Warns at the floor's field `key`, if it stands there.
    void warn_at(std::string_view key, ProblemCode code, const std::string& message, const std::string& hint) {
        const auto node = m_node.find(key);
        if (!node) return;
        const Reader::Step step(m_reader, key, *node);
        m_reader.warn(*node, code, message, hint);
    }

    template <class Row>
    void check_drawn(const std::vector<Row>& rows, std::string_view key) {
        const auto node = m_node.find(key);
        if (!node || rows.empty()) return;
        if (!any_can_come(m_catalog, rows, m_floor)) return report_none_come(*node, rows);
        std::size_t number = 0;
        for (const TreeNode item : node->items())
            if (!rows[number++].floors.has(m_floor))
                m_reader.warn(item, ProblemCode::does_nothing,
                              fmt::format("this row does nothing: its `floors` leave out floor {}", m_floor),
                              "take `floors` away; they are for spawn tables, from which many floors draw");
    }

    template <class Row>
    void report_none_come(TreeNode node, const std::vector<Row>& rows) {
        std::string hint = "look at `floors`, and at what the tables hold";
        for (const Row& row : rows)
            if (row.table && rows_of(m_catalog[row.table], row).empty()) hint = hint_for_table_of_others(m_catalog[row.table], row);
        m_reader.report(node, ProblemCode::bad_combination, fmt::format("none of these can come on floor {}", m_floor), hint);
    }
    static std::string hint_for_table_of_others(const SpawnTable& table, const TeamSpawn&) {
        return fmt::format("`{}` holds {}", table.id, table.items.empty() ? "nothing" : "items, no teams");
    }
    static std::string hint_for_table_of_others(const SpawnTable& table, const ItemSpawn&) {
        return fmt::format("`{}` holds {}", table.id, table.teams.empty() ? "nothing" : "teams, no items");
    }

    void check_teams(const std::vector<TeamSpawn>& rows, std::string_view key) {
        check_drawn(rows, key);
        const auto node = m_node.find(key);
        if (!node) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items()) check_team(rows[number++], item);
    }

    /// Reports creatures that can stand nowhere on the floor, such as swimmers without water.
    void check_team(const TeamSpawn& row, TreeNode node) {
        std::set<SpawnTableId> seen;
        each_final_row(m_catalog, std::vector<TeamSpawn>{row}, m_floor, seen, [&](const TeamSpawn& team) {
            for (const auto* list : {&team.members, &team.guests})
                for (const TeamMember& member : *list)
                    if (!finds_ground(m_catalog[member.species]))
                        m_reader.report(node, ProblemCode::bad_combination,
                                        fmt::format("`{}` can stand nowhere on this floor", m_catalog[member.species].id),
                                        "add a patch of terrain that it can enter");
        });
    }

    bool finds_ground(const Species& species) const {
        if ((species.mobility & static_cast<MobilitySet>(Mobility::walk)) != 0) return true;
        const bool only_swims = species.mobility == static_cast<MobilitySet>(Mobility::swim);
        const auto bears = [&](TerrainId terrain) { return (m_catalog[terrain].passable & species.mobility) != 0; };
        const auto is_wet = [&](TerrainId terrain) {
            return (m_catalog[terrain].passable & static_cast<MobilitySet>(Mobility::walk)) == 0;
        };
        if (!only_swims && bears(m_catalog.floor)) return true;
        return std::any_of(m_rules.patches.begin(), m_rules.patches.end(), [&](const TerrainPatch& patch) {
            return patch.percent > 0 && bears(patch.terrain) &&
                   (!only_swims || is_wet(patch.terrain) || m_catalog[patch.terrain].speed < 0);
        });
    }

    void check_arrivals() {
        const auto node = m_node.find("arrivals");
        if (!node) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items()) {
            const Arrival& arrival = m_rules.arrivals[number++];
            if (!any_can_come(m_catalog, arrival.teams, m_floor)) report_none_come(item, arrival.teams);
            const auto teams = item.find("teams");
            std::size_t row = 0;
            if (teams)
                for (const TreeNode team : teams->items()) check_team(arrival.teams[row++], team);
        }
    }

    void check_vaults() {
        const auto node = m_node.find("vaults");
        if (!node) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items()) {
            const Vault& vault = m_catalog[m_rules.vaults[number++].vault];
            const SpaceForVaults space = space_for_vaults();
            if (vault.width <= space.width && vault.height <= space.height) {
                if (vault.width <= space.beside_width || vault.height <= space.beside_height) continue;
                m_reader.report(
                    item, ProblemCode::bad_combination,
                    fmt::format("`{}` is {} x {} tiles, and beside it no two rooms find a place", vault.id, vault.width, vault.height),
                    fmt::format("make the floor larger, or the vault at most {} wide or {} high", space.beside_width, space.beside_height));
                continue;
            }
            m_reader.report(
                item, ProblemCode::bad_combination,
                fmt::format("`{}` is {} x {} tiles, and there is room for {}", vault.id, vault.width, vault.height, sizes_of(space)),
                m_rules.style == FloorStyle::room ? "allow a larger room: `room_width`, `room_height`" : "make the floor larger");
        }
    }

    /// The largest vault for which generation finds a place for certain. One that is both wider than `beside_width` and higher than
    /// `beside_height` leaves no place for two rooms.
    struct SpaceForVaults {
        int width, height;
        int beside_width, beside_height;
    };
    static std::string sizes_of(const SpaceForVaults& space) {
        const int width = std::max(0, space.width), height = std::max(0, space.height);
        if (space.beside_width >= space.width || space.beside_height >= space.height) return fmt::format("{} x {}", width, height);
        return fmt::format("{} x {} or {} x {}", width, std::max(0, space.beside_height), std::max(0, space.beside_width), height);
    }
    /// Generation keeps more tiles free around a vault between corridors than on open ground. A room between corridors takes two cells of
    /// two tiles and their walls; between the sides of a ring more is lost.
    SpaceForVaults space_for_vaults() const {
        const int width = m_rules.width, height = m_rules.height;
        const auto in_cells = [](int side, int around) { return 2 * ((side - 1) / 2 - around) + 1; };
        switch (m_rules.style) {
            case FloorStyle::room: {
                const auto within = [](Range side, int most) { return std::clamp(side.high, 6, most - 2) - 5; };
                const int wide = within(m_rules.room_width, width), high = within(m_rules.room_height, height);
                return {wide, high, wide, high};
            }
            case FloorStyle::hall: return {width - 5, height - 5, width - 5, height - 5};
            case FloorStyle::cave: return {width - 5, height - 5, width - 7, height - 7};
            case FloorStyle::ring: return {in_cells(width, 13), in_cells(height, 9), in_cells(width, 13), in_cells(height, 9)};
            case FloorStyle::rooms:
            case FloorStyle::maze: break;
        }
        return {in_cells(width, 4), in_cells(height, 4), in_cells(width, 6), in_cells(height, 6)};
    }

    const Catalog& m_catalog;
    const FloorRules& m_rules;
    int m_floor;
    TreeNode m_node;
    Reader& m_reader;
};

/// True if the table leads to `wanted`, directly or through other tables.
template <class Rows>
bool leads_to(const Catalog& catalog, SpawnTableId from, SpawnTableId wanted, Rows rows, std::set<SpawnTableId>& seen) {
    if (from == wanted) return true;
    if (!seen.insert(from).second) return false;
    const auto& all = catalog[from].*rows;
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& row) { return row.table && leads_to(catalog, row.table, wanted, rows, seen); });
}

template <class Rows>
void check_rows(const Catalog& catalog, SpawnTableId table, Rows rows, std::string_view key, TreeNode body, Reader& reader) {
    const auto node = body.find(key);
    if (!node) return;
    std::size_t number = 0;
    for (const TreeNode item : node->items()) {
        const SpawnTableId next = (catalog[table].*rows)[number++].table;
        std::set<SpawnTableId> seen;
        if (!next) continue;
        if (leads_to(catalog, next, table, rows, seen))
            reader.report(item, ProblemCode::bad_combination, fmt::format("`{}` leads back to this table", catalog[next].id));
        else if ((catalog[next].*rows).empty())
            reader.report(item, ProblemCode::bad_combination, fmt::format("`{}` has no `{}`", catalog[next].id, key));
    }
}

}  // namespace

void check_floors(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto floors = body.find("floors");
    if (!floors) return;
    int number = 0;
    for (const TreeNode node : floors->items()) {
        const FloorRules& rules = dungeon.floors[static_cast<std::size_t>(number)];
        FloorCheck(catalog, rules, ++number, node, reader).run();
    }
}

void check_spawn_table(const Catalog& catalog, SpawnTableId table, TreeNode body, Reader& reader) {
    check_rows(catalog, table, &SpawnTable::teams, "teams", body, reader);
    check_rows(catalog, table, &SpawnTable::items, "items", body, reader);
}

}  // namespace td
