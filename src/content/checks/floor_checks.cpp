#include "content/checks/floor_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "catalog/floor_bounds.hpp"
#include "content/checks/final_rows.hpp"

namespace td {

namespace {

class FloorCheck {
public:
    FloorCheck(const Catalog& catalog, const FloorRules& rules, int floor, TreeNode node, Reader& reader)
        : m_catalog(catalog), m_rules(rules), m_floor(floor), m_node(node), m_reader(reader) {}

    void run() {
        for (const auto& [key, rows] : team_lists) check_teams(m_rules.*rows, key);
        check_any_can_come(m_rules.loot, "loot");
        check_any_can_come(m_rules.prize, "prize");
        check_arrivals();
        check_vaults();
        check_encounters();
    }

private:
    template <class Row>
    void check_any_can_come(const std::vector<Row>& rows, std::string_view key) {
        const auto node = m_node.find(key);
        if (!node || rows.empty()) return;
        if (!any_can_come(m_catalog, rows, m_floor)) report_none_come(*node, rows);
    }

    template <class Row>
    void report_none_come(TreeNode node, const std::vector<Row>& rows) {
        std::string hint = "check `floors`, and what the tables contain";
        for (const Row& row : rows)
            if (row.table && rows_of(m_catalog[row.table], row).empty()) hint = hint_for_table_of_others(m_catalog[row.table], row);
        m_reader.report(node, ProblemCode::bad_combination, fmt::format("none of these can appear on floor {}", m_floor), hint);
    }
    static std::string hint_for_table_of_others(const SpawnTable& table, const TeamSpawn&) {
        return fmt::format("`{}` holds {}", table.id, table.items.empty() ? "nothing" : "items, no teams");
    }
    static std::string hint_for_table_of_others(const SpawnTable& table, const ItemSpawn&) {
        return fmt::format("`{}` holds {}", table.id, table.teams.empty() ? "nothing" : "teams, no items");
    }

    /// Reports encounters that change the party elsewhere than at a camp.
    void check_encounters() {
        const auto list = m_node.find("encounters");
        if (!list) return;
        std::size_t number = 0;
        for (const TreeNode item : list->items()) {
            const Encounter& encounter = m_catalog[m_rules.encounters[number++].encounter];
            const auto changes_party = [](const EncounterOption& option) { return option.changes_party; };
            if (std::any_of(encounter.options.begin(), encounter.options.end(), changes_party))
                m_reader.report(item, ProblemCode::bad_combination,
                                fmt::format("the party can be changed at a camp only, which `{}` is not here", encounter.id),
                                "write it as the `camp` of the floor");
        }
    }

    void check_teams(const std::vector<TeamSpawn>& rows, std::string_view key) {
        check_any_can_come(rows, key);
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
                                        fmt::format("no ground of this floor is right for `{}`", m_catalog[member.species].id),
                                        "add a patch of terrain that it can enter");
        });
    }

    /// What only swims needs ground that no one can walk on or that slows walkers; for others, plain floor may do.
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

    /// A floor that is drawn has its entrance and the stairs of all its ways, and no others, on the drawing.
    void check_drawn_floor(const Vault& vault, TreeNode node) {
        const auto has = [&vault](const auto& is_meant) {
            return std::any_of(vault.cells.begin(), vault.cells.end(), [&](std::uint8_t cell) { return is_meant(vault.legend[cell]); });
        };
        const auto report = [&](const std::string& what, const std::string& hint) {
            m_reader.report(node, ProblemCode::bad_combination, fmt::format("`{}` is a whole floor here, but has {}", vault.id, what),
                            hint);
        };
        if (!has([](const VaultTile& tile) { return tile.kind == VaultTile::Kind::entrance; }))
            return report("no place where the party arrives", "draw `@` on its map");
        const int ways = std::max(1, static_cast<int>(m_rules.ways.size()));
        for (int way = 1; way <= most_ways; ++way) {
            const bool is_drawn =
                has([way](const VaultTile& tile) { return tile.kind == VaultTile::Kind::stairs && std::max(1, tile.way) == way; });
            if (!is_drawn && way == 1) return report("no stairs", "draw `>` on its map");
            if (!is_drawn && way <= ways)
                return report(fmt::format("no stairs for way {}", way), fmt::format("add `{{stairs: {}}}` to its legend", way));
            if (is_drawn && way > ways)
                return report(fmt::format("stairs for way {}, and the floor has no such way", way),
                              "add it under `ways`, or remove the stairs");
        }
    }

    void check_vaults() {
        const auto node = m_node.find("vaults");
        const bool is_drawn = m_rules.style == FloorStyle::drawn;
        if (is_drawn && m_rules.vaults.empty())
            m_reader.report(m_node.find("style").value_or(m_node), ProblemCode::bad_combination,
                            "there is no vault that could be this floor", "name one under `vaults`");
        if (!node) return;
        std::size_t number = 0;
        if (is_drawn) {
            for (const TreeNode item : node->items()) check_drawn_floor(m_catalog[m_rules.vaults[number++].vault], item);
            return;
        }
        for (const TreeNode item : node->items()) {
            const Vault& vault = m_catalog[m_rules.vaults[number++].vault];
            if (has_space_for(vault, m_rules)) continue;
            const SpaceForVaults space = space_for_vaults(m_rules);
            const bool is_too_large = vault.width > space.width || vault.height > space.height;
            const std::string what =
                is_too_large ? fmt::format("but there is space for only {}", sizes_of(space)) : "which leaves no space for two rooms";
            const std::string hint = is_too_large ? remedy_for(vault)
                                                  : fmt::format("{}, or make the vault at most {} wide or {} high", remedy_for(vault),
                                                                space.beside_width, space.beside_height);
            m_reader.report(item, ProblemCode::bad_combination,
                            fmt::format("`{}` is {} x {} tiles, {}", vault.id, vault.width, vault.height, what), hint);
        }
    }

    /// How to make space for the vault: "raise `width` to 57".
    std::string remedy_for(const Vault& vault) const {
        constexpr int largest = longest_written_room_side - around_vault;
        FloorRules larger = m_rules;
        if (m_rules.style == FloorStyle::room) {
            if (vault.width > largest || vault.height > largest)
                return fmt::format("no room of the style `room` holds it: make the vault at most {0} x {0}, or write `style: hall`",
                                   largest);
            larger.room_width.high = std::max(larger.room_width.high, vault.width + around_vault);
            larger.room_height.high = std::max(larger.room_height.high, vault.height + around_vault);
            larger.width = std::max(larger.width, vault.width + around_vault + around_room);
            larger.height = std::max(larger.height, vault.height + around_vault + around_room);
        }
        const auto grow = [&larger](int FloorRules::*side, auto&& is_enough) {
            while (!is_enough() && larger.*side < longest_floor_side) ++(larger.*side);
        };
        grow(&FloorRules::width, [&] { return space_for_vaults(larger).width >= vault.width; });
        grow(&FloorRules::height, [&] { return space_for_vaults(larger).height >= vault.height; });
        grow(&FloorRules::width, [&] { return has_space_for(vault, larger); });
        std::vector<std::string> changes;
        const auto add = [&changes](std::string_view key, int old_size, int size) {
            if (size > old_size) changes.push_back(fmt::format("`{}` to {}", key, size));
        };
        add("room_width", m_rules.room_width.high, larger.room_width.high);
        add("room_height", m_rules.room_height.high, larger.room_height.high);
        add("width", m_rules.width, larger.width);
        add("height", m_rules.height, larger.height);
        return fmt::format("raise {}", fmt::join(changes, " and "));
    }

    static constexpr int around_vault = 5, around_room = 2;  ///< tiles that generation keeps free along a side
    static constexpr int smallest_single_room = 6;           ///< the side of a room of the style `room`

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
    static SpaceForVaults space_for_vaults(const FloorRules& rules) {
        const int width = rules.width, height = rules.height;
        // Tiles left of a side when so many cells around the vault are taken.
        const auto in_cells = [](int side, int cells_around) { return 2 * ((side - 1) / 2 - cells_around) + 1; };
        switch (rules.style) {
            case FloorStyle::room: {
                const auto within = [](Range side, int most) {
                    return std::clamp(side.high, smallest_single_room, most - around_room) - around_vault;
                };
                const int wide = within(rules.room_width, width), high = within(rules.room_height, height);
                return {wide, high, wide, high};
            }
            case FloorStyle::hall: return {width - 5, height - 5, width - 5, height - 5};
            case FloorStyle::cave: return {width - 5, height - 5, width - 7, height - 7};
            case FloorStyle::ring: return {in_cells(width, 13), in_cells(height, 9), in_cells(width, 13), in_cells(height, 9)};
            case FloorStyle::rooms:
            case FloorStyle::maze:
            case FloorStyle::drawn: break;
        }
        return {in_cells(width, 4), in_cells(height, 4), in_cells(width, 6), in_cells(height, 6)};
    }

    static bool has_space_for(const Vault& vault, const FloorRules& rules) {
        const SpaceForVaults space = space_for_vaults(rules);
        return vault.width <= space.width && vault.height <= space.height &&
               (vault.width <= space.beside_width || vault.height <= space.beside_height);
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

void report_without_minutes(std::string_view key, TreeNode node, Reader& reader) {
    reader.report(node.find(key).value_or(node), ProblemCode::bad_combination, fmt::format("`{}` needs a dungeon that counts minutes", key),
                  "give the dungeon `minutes`, or remove this");
}

void report_minutes_of(const Encounter& encounter, TreeNode node, Reader& reader) {
    const bool is_about_minutes = std::any_of(encounter.options.begin(), encounter.options.end(),
                                              [](const EncounterOption& option) { return option.cost.minutes > 0 || option.minutes > 0; });
    if (is_about_minutes)
        reader.report(node, ProblemCode::bad_combination,
                      fmt::format("`{}` is about minutes, which this dungeon does not count", encounter.id), "give the dungeon `minutes`");
}

/// Reports what needs a par, or minutes, on a floor of a dungeon that counts none.
void check_without_minutes(const Catalog& catalog, const FloorRules& rules, TreeNode node, Reader& reader) {
    if (!rules.patrols.empty()) report_without_minutes("patrols", node, reader);
    if (!rules.aims.empty()) report_without_minutes("aims", node, reader);
    if (rules.par_percent != FloorRules{}.par_percent) report_without_minutes("par_percent", node, reader);
    if (const auto camp = node.find("camp"); camp && rules.camp) report_minutes_of(catalog[rules.camp], *camp, reader);
    const auto list = node.find("encounters");
    if (!list) return;
    std::size_t number = 0;
    for (const TreeNode item : list->items()) report_minutes_of(catalog[rules.encounters[number++].encounter], item, reader);
}

}  // namespace

void check_floors(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto floors = body.find("floors");
    if (!floors) return;
    int number = 0;
    for (const TreeNode node : floors->items()) {
        const FloorRules& rules = dungeon.floors[static_cast<std::size_t>(number)];
        FloorCheck(catalog, rules, ++number, node, reader).run();
        if (!dungeon.minutes) check_without_minutes(catalog, rules, node, reader);
    }
    if (!dungeon.minutes && !dungeon.patrols.empty()) report_without_minutes("patrols", body, reader);
}

void check_spawn_table(const Catalog& catalog, SpawnTableId table, TreeNode body, Reader& reader) {
    check_rows(catalog, table, &SpawnTable::teams, "teams", body, reader);
    check_rows(catalog, table, &SpawnTable::items, "items", body, reader);
}

}  // namespace td
