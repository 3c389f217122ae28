#include "tools/lint/floor_advice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "content/checks/final_rows.hpp"
#include "generation/plots.hpp"

namespace td {

namespace {

/// The fields of a floor that random_layout() does not use in this style.
std::vector<std::string_view> unused_fields(FloorStyle style) {
    switch (style) {
        case FloorStyle::rooms:
        case FloorStyle::maze: return {};
        case FloorStyle::drawn:
            return {"width",         "height",   "rooms",     "room_width", "room_height", "shaped_rooms", "room_shapes", "corridors",
                    "loops",         "doors",    "dead_ends", "patches",    "features",    "vault_rooms",  "foe_teams",   "foes",
                    "neutral_teams", "neutrals", "items",     "loot",       "boss",        "prize",        "landmarks"};
        case FloorStyle::ring: return {"loops", "dead_ends"};
        case FloorStyle::room: return {"rooms", "corridors", "loops", "doors", "dead_ends"};
        case FloorStyle::hall: return {"rooms", "room_width", "room_height", "shaped_rooms", "corridors", "loops", "doors", "dead_ends"};
        case FloorStyle::cave:
            return {"rooms", "room_width", "room_height", "shaped_rooms", "room_shapes", "corridors", "loops", "doors", "dead_ends"};
    }
    return {};
}

/// The largest number of rooms that generation fits in a number of tries, without vaults.
int most_rooms(const FloorRules& rules) {
    constexpr int tries = 20;
    std::size_t most = 0;
    Rng rng(1);
    for (int i = 0; i < tries; ++i) most = std::max(most, place_plots(rules, rng).size());
    return static_cast<int>(most);
}

class FloorAdvice {
public:
    FloorAdvice(const Catalog& catalog, const FloorRules& rules, int floor, TreeNode node, Reader& reader)
        : m_catalog(catalog), m_rules(rules), m_floor(floor), m_node(node), m_reader(reader) {}

    void run() {
        for (const auto& [key, rows] : team_lists) advise_on_rows(m_rules.*rows, key);
        advise_on_rows(m_rules.loot, "loot");
        advise_on_rows(m_rules.prize, "prize");
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
    /// Warns of rows for other floors than this one.
    template <class Row>
    void advise_on_rows(const std::vector<Row>& rows, std::string_view key) {
        const auto node = m_node.find(key);
        if (!node || rows.empty() || !any_can_come(m_catalog, rows, m_floor)) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items())
            if (!rows[number++].floors.has(m_floor))
                m_reader.warn(item, ProblemCode::does_nothing,
                              fmt::format("this row does nothing: its `floors` leave out floor {}", m_floor),
                              "remove `floors`; they are for spawn tables that several floors use");
    }

    /// Warns of a number of teams, items or vaults above 0 if the list to draw from is empty.
    void advise_on_number(std::string_view key, const Range& wanted, std::string_view list, bool list_is_empty) {
        if (wanted.high == 0 || !list_is_empty) return;
        warn_at(key, ProblemCode::does_nothing, fmt::format("`{}` does nothing: this floor has no `{}` to choose from", key, list),
                fmt::format("list some under `{}`", list));
    }

    void advise_on_unused_fields() {
        const std::vector<std::string_view> unused = unused_fields(m_rules.style);
        for (const std::string_view key : unused)
            warn_at(key, ProblemCode::does_nothing, fmt::format("`{}` does nothing on a floor with this `style`", key),
                    "remove it, or choose another `style`");
        if (!m_rules.room_shapes.empty() && std::find(unused.begin(), unused.end(), "shaped_rooms") == unused.end())
            warn_at("shaped_rooms", ProblemCode::does_nothing, "`shaped_rooms` does nothing, because `room_shapes` replaces it",
                    "remove one of the two");
        const auto corridors = m_node.find("corridors");
        const auto winding = corridors && corridors->is_map() ? corridors->find("winding") : std::nullopt;
        if (winding && m_rules.style == FloorStyle::maze)
            m_reader.warn(*winding, ProblemCode::does_nothing, "`winding` does nothing in a maze: its passages wind anyway",
                          "remove it, or choose another `style`");
    }

    /// Warns of patches of 0 percent.
    template <class Patch>
    void advise_on_patches(const std::vector<Patch>& patches, std::string_view key) {
        const auto node = m_node.find(key);
        if (!node) return;
        std::size_t number = 0;
        for (const TreeNode item : node->items())
            if (patches[number++].percent == 0)
                m_reader.warn(item, ProblemCode::does_nothing, "this does nothing: its `percent` is 0",
                              "give it a percentage, or remove it");
    }

    /// Warns of rooms larger than generation makes them, and of more rooms than fit.
    void advise_on_rooms() {
        if (m_rules.style == FloorStyle::cave || m_rules.style == FloorStyle::hall) return;
        advise_on_side("room_width", m_rules.room_width, m_rules.width);
        advise_on_side("room_height", m_rules.room_height, m_rules.height);
        if (m_rules.style == FloorStyle::room || !m_node.find("rooms")) return;
        const int most = most_rooms(m_rules);
        if (most < m_rules.rooms.low)
            warn_at("rooms", ProblemCode::suspicious,
                    fmt::format("this needs at least {} rooms, but at most {} fit on the floor", m_rules.rooms.low, most),
                    "make the floor larger, or the rooms smaller or fewer");
    }
    void advise_on_side(std::string_view key, const Range& side, int floor_side) {
        const int most = longest_room_side(m_rules.style, floor_side);
        if (side.low > most)
            warn_at(key, ProblemCode::suspicious,
                    fmt::format("this needs at least {} tiles, but no room of this floor has more than {}", side.low, most),
                    "make the floor larger, or the rooms smaller");
    }
    /// Warns at the floor's field `key`, if the file has it.
    void warn_at(std::string_view key, ProblemCode code, const std::string& message, const std::string& hint) {
        const auto node = m_node.find(key);
        if (!node) return;
        const Reader::Step step(m_reader, key, *node);
        m_reader.warn(*node, code, message, hint);
    }

    const Catalog& m_catalog;
    const FloorRules& m_rules;
    int m_floor;
    TreeNode m_node;
    Reader& m_reader;
};

}  // namespace

void advise_on_floors(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto floors = body.find("floors");
    if (!floors) return;
    const Reader::Step step(reader, "floors", *floors);
    std::size_t row = 0;
    for (const TreeNode node : floors->items()) {
        const Reader::Step at(reader, row, node);
        const FloorRules& rules = dungeon.floors[row++];
        FloorAdvice(catalog, rules, static_cast<int>(row), node, reader).run();
    }
}

}  // namespace td
