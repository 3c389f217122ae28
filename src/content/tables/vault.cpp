#include "content/tables/vault.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>

#include "base/nearest.hpp"
#include "catalog/feature.hpp"
#include "content/fields/block_text.hpp"
#include "space/step.hpp"

namespace td {

namespace {

using Mark = VaultTile::Kind;

constexpr std::size_t longest_side = 30;

VaultTile default_tile(char glyph, Mark kind) {
    VaultTile mark;
    mark.glyph = glyph;
    mark.kind = kind;
    return mark;
}

const std::vector<VaultTile>& default_legend() {
    static const std::vector<VaultTile> legend{default_tile('#', Mark::rock),   default_tile(' ', Mark::rock),
                                               default_tile('.', Mark::open),   default_tile('+', Mark::door),
                                               default_tile('>', Mark::stairs), default_tile('@', Mark::entrance)};
    return legend;
}

const Fields<VaultTile>& mark_fields() {
    static const Fields<VaultTile> table =
        Fields<VaultTile>("What a character of the map stands for.")
            .optional("terrain", &VaultTile::terrain, reference<TerrainId>("terrains"), "The terrain; default: floor.")
            .optional("feature", &VaultTile::feature, reference<FeatureId>("features"), "The feature there.")
            .optional(
                "gate", &VaultTile::is_gate, boolean(),
                "True: the obstacle here is opened in play, by a key, a lever, digging or fire. The ground behind it counts as reached.")
            .optional("item", &VaultTile::item, reference<ItemId>("items"), "The item there.")
            .optional("at_least", &VaultTile::count_low, number(1, 99), "How many of the item.")
            .optional("at_most", &VaultTile::count_high, number(1, 99), "How many of the item.")
            .range_of("at_least", "at_most")
            .optional("stairs", &VaultTile::way, number(0, most_ways),
                      "Stairs of the floor's first, second or third way; those of the first can also be drawn as `>`. 0: no stairs.")
            .optional("landmark", &VaultTile::landmark, reference<LandmarkId>("landmarks"), "The landmark there.")
            .optional("foe", &VaultTile::foe, reference<SpeciesId>("species"), "A foe; all foes of a vault are one team.")
            .optional("neutral", &VaultTile::neutral, reference<SpeciesId>("species"), "A neutral; all of a vault are one team.")
            .optional("tactic", &VaultTile::tactic, reference<TacticId>("tactics"), "The tactic of the creature there.")
            .optional("name", &VaultTile::name, own_name(), "The name of the creature there.");
    return table;
}

/// The only row of a map that is shorter or longer than the others, which are all of one length.
struct OddRow {
    std::size_t number;  ///< from 0
    std::size_t length, others;
};

std::optional<OddRow> odd_row(const std::vector<std::string_view>& lines) {
    constexpr std::size_t enough_to_compare = 3;
    if (lines.size() < enough_to_compare) return std::nullopt;
    const bool first_two_agree = lines[0].size() == lines[1].size();
    const std::size_t usual = first_two_agree ? lines[0].size() : lines[2].size();
    std::optional<OddRow> found;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (lines[row].size() == usual) continue;
        if (found) return std::nullopt;
        found = OddRow{row, lines[row].size(), usual};
    }
    return found;
}

/// "row 2 of the map has 5 characters, but the others have 7".
std::string sentence_about(const OddRow& row) {
    return fmt::format("row {} of the map has {} characters, but the others have {}", row.number + 1, row.length, row.others);
}

/// Makes a vault of its draft, and reports mistakes of the draft at their place.
class VaultReading {
public:
    VaultReading(const VaultDraft& draft, TreeNode body, Vault& vault, Reader& reader)
        : m_draft(draft), m_map(*body.find("map")), m_legend(body.find("legend")), m_vault(vault), m_reader(reader) {}

    void run() {
        const std::size_t problems_before = m_reader.problem_count();
        m_vault.mirrored = m_draft.mirrored;
        m_vault.keys = m_draft.keys;
        m_vault.legend = default_legend();
        m_lines = lines_of_block(m_draft.map);
        warn_of_first_row();
        if (!has_sound_size()) return;
        read_legend();
        report_comments();
        if (m_reader.problem_count() > problems_before) return;
        warn_of_odd_row();
        read_map();
        if (m_reader.problem_count() > problems_before) return;
        check_legend_is_used();
        for (int way = 1; way <= most_ways; ++way)
            check_once(way == 1 ? "the stairs" : "the stairs of that way",
                       [way](const VaultTile& mark) { return mark.kind == Mark::stairs && std::max(1, mark.way) == way; });
        check_once("the place where the party arrives", [](const VaultTile& mark) { return mark.kind == Mark::entrance; });
        check_doors();
        check_ways_in();
    }

private:
    /// A block text begins in the column of its first line: where that stands further left than was meant, all others begin with a blank.
    void warn_of_first_row() {
        const bool others_are_indented = std::all_of(m_lines.begin() + (m_lines.empty() ? 0 : 1), m_lines.end(),
                                                     [](std::string_view line) { return line.starts_with(' '); });
        if (m_lines.size() > 1 && others_are_indented && !m_lines.front().starts_with(' '))
            m_reader.warn(m_map, ProblemCode::suspicious, "all rows of the map except the first start with a blank",
                          "indent the first row as far as the others");
    }
    bool has_sound_size() {
        std::size_t width = 0;
        for (const std::string_view line : m_lines) width = std::max(width, line.size());
        m_vault.width = static_cast<int>(width);
        m_vault.height = static_cast<int>(m_lines.size());
        if (width >= 2 && width <= longest_side && m_lines.size() >= 2 && m_lines.size() <= longest_side) return true;
        m_reader.report(m_map, ProblemCode::out_of_range,
                        fmt::format("the map is {} x {} characters; it can be from 2 x 2 to {} x {}", width, m_lines.size(), longest_side,
                                    longest_side),
                        m_lines.size() >= 2 ? ""
                        : is_block(m_map)   ? "draw at least two rows"
                                            : "write `map: |`, and the lines of the map below it");
        return false;
    }

    /// Where a comment begins in a row: at a `#` that a blank and then a word follow. The `#` must be further right than the end of all
    /// other rows, or some letter behind it must mean nothing on the map.
    std::optional<std::size_t> comment_in(std::size_t row) const {
        const std::string_view line = m_lines[row];
        std::size_t others = 0;
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (i != row && m_lines[i].find(" # ") == std::string_view::npos) others = std::max(others, m_lines[i].size());
        for (std::size_t at = line.find("# "); at != std::string_view::npos; at = line.find("# ", at + 1)) {
            if (at > 0 && line[at - 1] != ' ') continue;
            const std::string_view words = line.substr(at + 2);
            const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
            const bool holds_word =
                std::adjacent_find(words.begin(), words.end(), [&](char a, char b) { return is_letter(a) && is_letter(b); }) != words.end();
            const bool means_nothing = std::any_of(words.begin(), words.end(), [&](char c) { return is_letter(c) && !find_mark(c); });
            if (holds_word && (means_nothing || at > others)) return at;
        }
        return std::nullopt;
    }
    void report_comments() {
        for (std::size_t row = 0; row < m_lines.size(); ++row)
            if (const std::optional<std::size_t> at = comment_in(row))
                report_in_block(m_map, row, *at, ProblemCode::bad_combination, "a map cannot contain comments: this `#` is rock",
                                "write the comment above `map:`", m_reader);
    }

    void warn_of_odd_row() {
        const std::optional<OddRow> row = odd_row(m_lines);
        if (!row) return;
        const bool is_short = row->length < row->others;
        warn_in_block(m_map, row->number, std::min(row->length, row->others), ProblemCode::suspicious, sentence_about(*row),
                      is_short ? "missing characters count as rock; if you want that, draw the rock"
                               : "the others go on with rock; if you want that, draw the rock",
                      m_reader);
    }

    void read_legend() {
        std::size_t row = 0;
        for (const auto& [glyph, mark] : m_draft.legend) {
            const auto [key, entry] = legend_entry(row++);
            if (find_mark(glyph[0]))
                m_reader.report(key, ProblemCode::duplicate_id, fmt::format("`{}` already has a meaning on every map", glyph),
                                "choose another character; # . + > @ are taken");
            else
                check_entry(entry, key, mark.way > 0);
            VaultTile tile = mark;
            tile.glyph = glyph[0];
            if (tile.way > 0) tile.kind = Mark::stairs;
            m_vault.legend.push_back(std::move(tile));
        }
    }
    /// Checks which keys an entry of the legend has. Looks at the file, not at what was read: an unknown id leaves no trace there.
    void check_entry(TreeNode entry, TreeNode key, bool is_stairs) {
        const auto given = [entry](std::initializer_list<std::string_view> names) {
            return std::count_if(names.begin(), names.end(), [entry](std::string_view name) { return entry.find(name).has_value(); });
        };
        if (given({"feature", "item", "landmark", "foe", "neutral"}) + (is_stairs ? 1 : 0) > 1)
            m_reader.report(key, ProblemCode::bad_combination,
                            "a tile can hold only one of these: a feature, an item, a landmark, a foe, a neutral, stairs",
                            "give the second one its own character and tile");
        else if (const auto gate = entry.find("gate"); gate && gate->text() == "true" && given({"feature", "terrain"}) == 0)
            m_reader.warn(key, ProblemCode::does_nothing, "`gate` needs an obstacle here that is opened in play",
                          "add the `feature` or the `terrain` that blocks the way");
        else if (given({"foe", "neutral"}) == 0 && given({"tactic", "name"}) > 0)
            m_reader.report(key, ProblemCode::bad_combination, "there is no creature here to have that `tactic` or `name`",
                            "add a `foe` or a `neutral`");
    }
    TreeEntry legend_entry(std::size_t row) const {
        auto entry = m_legend->entries().begin();
        for (; row > 0; --row) ++entry;
        return *entry;
    }
    std::optional<std::size_t> find_mark(char glyph) const {
        for (std::size_t i = 0; i < m_vault.legend.size(); ++i)
            if (m_vault.legend[i].glyph == glyph) return i;
        return std::nullopt;
    }

    void read_map() {
        for (std::size_t y = 0; y < m_lines.size(); ++y)
            for (std::size_t x = 0; x < static_cast<std::size_t>(m_vault.width); ++x) {
                const char glyph = x < m_lines[y].size() ? m_lines[y][x] : ' ';
                const auto mark = find_mark(glyph);
                m_vault.cells.push_back(static_cast<std::uint8_t>(mark.value_or(0)));
                if (!mark) report_unknown(glyph, y, x);
            }
    }
    /// Reports each glyph once, and at most three; without a legend, only the first unknown glyph.
    void report_unknown(char glyph, std::size_t row, std::size_t column) {
        constexpr std::size_t most_reported = 3;
        const bool is_enough = m_unknown.size() >= (m_legend ? most_reported : 1);
        if (m_unknown.find(glyph) != std::string::npos || is_enough) return;
        m_unknown += glyph;
        std::string known;
        for (const VaultTile& each : m_vault.legend) known += each.glyph == ' ' ? std::string() : fmt::format(" {}", each.glyph);
        const bool printable = glyph > ' ' && glyph < 127;
        report_in_block(m_map, row, column, ProblemCode::bad_combination,
                        printable ? fmt::format("`{}` is not in the legend", glyph) : "not a plain keyboard character",
                        fmt::format("known here:{}; add others to the `legend`", known), m_reader);
    }

    void check_legend_is_used() {
        for (std::size_t row = 0; row < m_draft.legend.size(); ++row) {
            const auto mark = static_cast<std::uint8_t>(default_legend().size() + row);
            if (std::find(m_vault.cells.begin(), m_vault.cells.end(), mark) == m_vault.cells.end())
                m_reader.report(legend_entry(row).key, ProblemCode::bad_combination,
                                fmt::format("`{}` is not on the map", m_draft.legend[row].first));
        }
    }

    template <class Look>
    void each_tile(Look&& look) {
        for (int y = 0; y < m_vault.height; ++y)
            for (int x = 0; x < m_vault.width; ++x) look(x, y, m_vault.at(x, y).kind);
    }
    void report(int x, int y, std::string message, std::string hint = {}) {
        report_in_block(m_map, static_cast<std::size_t>(y), static_cast<std::size_t>(x), ProblemCode::bad_combination, std::move(message),
                        std::move(hint), m_reader);
    }

    template <class IsMeant>
    void check_once(const char* what, IsMeant&& is_meant) {
        int count = 0;
        each_tile([&](int x, int y, Mark) {
            if (is_meant(m_vault.at(x, y)) && ++count > 1) report(x, y, fmt::format("{} can be on only one tile", what));
        });
    }

    bool is_within(int x, int y) const { return x >= 0 && y >= 0 && x < m_vault.width && y < m_vault.height; }
    /// Tiles outside the map count as open, since creatures come in from there.
    bool is_rock(int x, int y) const { return is_within(x, y) && m_vault.at(x, y).kind == Mark::rock; }

    void check_doors() {
        each_tile([&](int x, int y, Mark kind) {
            if (kind != Mark::door) return;
            const bool has_walls_beside = is_rock(x - 1, y) && is_rock(x + 1, y) && !is_rock(x, y - 1) && !is_rock(x, y + 1);
            const bool has_walls_above_and_below = is_rock(x, y - 1) && is_rock(x, y + 1) && !is_rock(x - 1, y) && !is_rock(x + 1, y);
            if (!has_walls_beside && !has_walls_above_and_below)
                report(x, y, "a door needs a wall on each side, a way in and a way out", "put # on two opposite sides of it");
        });
    }

    /// A vault with the entrance and the stairs is a whole floor, and needs no way in.
    void check_ways_in() {
        bool has_way_in = false, has_entrance = false, has_stairs = false;
        each_tile([&](int x, int y, Mark kind) {
            const bool on_edge = x == 0 || y == 0 || x == m_vault.width - 1 || y == m_vault.height - 1;
            has_way_in = has_way_in || (on_edge && kind != Mark::rock);
            has_entrance = has_entrance || kind == Mark::entrance;
            has_stairs = has_stairs || kind == Mark::stairs;
        });
        if (!has_way_in && !(has_entrance && has_stairs))
            m_reader.report(m_map, ProblemCode::bad_combination, "there is no way in",
                            "put a door (+) or floor (.) on the edge of the map");
    }

    const VaultDraft& m_draft;
    TreeNode m_map;
    std::optional<TreeNode> m_legend;
    Vault& m_vault;
    Reader& m_reader;
    std::vector<std::string_view> m_lines;
    std::string m_unknown;  ///< glyphs that were reported
};

/// Looks at a vault as walkers and its inhabitants do.
class VaultCheck {
public:
    VaultCheck(const Catalog& catalog, const Vault& vault, TreeNode body, Reader& reader)
        : m_catalog(catalog), m_vault(vault), m_map(*body.find("map")), m_reader(reader) {}

    void run() {
        for (int y = 0; y < m_vault.height; ++y)
            for (int x = 0; x < m_vault.width; ++x) check_mark(x, y);
        check_reach();
    }

private:
    const Terrain& terrain_of(const VaultTile& mark) const { return m_catalog[mark.terrain ? mark.terrain : m_catalog.floor]; }
    bool is_dry(const VaultTile& mark) const { return mark.kind != Mark::rock && td::is_dry(terrain_of(mark)); }
    bool is_barred(const VaultTile& mark) const { return mark.feature && bars_way(m_catalog[mark.feature]) && !mark.is_gate; }
    static bool is_plain_door(const Feature& feature) { return is_door(feature) && !feature.hidden && !feature.needs; }
    bool is_way(int x, int y) const {
        const VaultTile& mark = m_vault.at(x, y);
        return mark.kind != Mark::rock && (td::is_way(terrain_of(mark)) || mark.is_gate) && !is_barred(mark);
    }
    /// Where generation measures the way to the stairs and puts the party.
    bool is_dry_way(int x, int y) const { return is_dry(m_vault.at(x, y)) && is_way(x, y) && !m_vault.at(x, y).is_gate; }
    bool is_within(int x, int y) const { return x >= 0 && y >= 0 && x < m_vault.width && y < m_vault.height; }
    bool is_edge(int x, int y) const { return x == 0 || y == 0 || x == m_vault.width - 1 || y == m_vault.height - 1; }

    void check_mark(int x, int y) {
        const VaultTile& mark = m_vault.at(x, y);
        if (mark.kind == Mark::rock) return;
        if ((mark.item || mark.feature || mark.landmark) && !is_dry(mark))
            report(x, y, "items, features and creatures need dry ground", "put it on floor");
        if (mark.feature && is_plain_door(m_catalog[mark.feature])) report(x, y, "a door is written as `+`");
        for (const SpeciesId species : {mark.foe, mark.neutral})
            if (species && (terrain_of(mark).passable & m_catalog[species].mobility) == 0)
                report(x, y, fmt::format("`{}` cannot be on `{}`", m_catalog[species].id, terrain_of(mark).id));
    }

    using Tile = std::array<int, 2>;

    /// The tiles to which steps lead from `from`, over tiles for which `is_open(x, y)`, in the order of their distance.
    template <class IsOpen>
    std::vector<Tile> tiles_from(Tile from, IsOpen&& is_open) const {
        std::vector<char> reached(m_vault.cells.size(), 0);
        std::vector<Tile> tiles{from};
        reached[index(from[0], from[1])] = 1;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            for (const Direction way : orthogonal_directions) {
                const int x = tiles[i][0] + offset(way).x, y = tiles[i][1] + offset(way).y;
                if (!is_within(x, y) || !is_open(x, y) || reached[index(x, y)] != 0) continue;
                reached[index(x, y)] = 1;
                tiles.push_back({x, y});
            }
        return tiles;
    }
    template <class Fits>
    std::optional<Tile> first_tile(Fits&& fits) const {
        for (int y = 0; y < m_vault.height; ++y)
            for (int x = 0; x < m_vault.width; ++x)
                if (fits(x, y)) return Tile{x, y};
        return std::nullopt;
    }
    static bool holds(const std::vector<Tile>& tiles, int x, int y) {
        return std::find(tiles.begin(), tiles.end(), Tile{x, y}) != tiles.end();
    }

    /// Reports the first tile that walkers cannot reach from the first tile of the edge where they can come in.
    void check_reach() {
        const auto way = [this](int x, int y) { return is_way(x, y); };
        const auto dry = [this](int x, int y) { return is_dry_way(x, y); };
        // A whole floor is entered where the party arrives.
        const auto arrives = [this](int x, int y) { return m_vault.at(x, y).kind == Mark::entrance; };
        auto way_in = first_tile([&](int x, int y) { return is_edge(x, y) && dry(x, y); });
        if (!way_in) way_in = first_tile(arrives);
        if (!way_in)
            return m_reader.report(m_map, ProblemCode::vault_closed, "walkers cannot get in: no tile of the edge is dry ground",
                                   "put a door (+) or floor (.) on the edge of the map");
        const std::vector<Tile> reached = tiles_from(*way_in, way);
        const auto is_cut_off = [&](int x, int y) { return is_way(x, y) && is_dry(m_vault.at(x, y)) && !holds(reached, x, y); };
        if (const auto cut_off = first_tile(is_cut_off)) return report_cut_off(*cut_off, reached);
        const std::vector<Tile> on_dry_ground = tiles_from(*way_in, dry);
        const auto is_sought = [&](int x, int y) {
            const Mark kind = m_vault.at(x, y).kind;
            return (kind == Mark::stairs || kind == Mark::entrance) && !holds(on_dry_ground, x, y);
        };
        if (const auto sought = first_tile(is_sought))
            report((*sought)[0], (*sought)[1], "the way to the stairs and to the party's arrival must be dry ground",
                   "draw a path of floor there from the edge of the map", ProblemCode::vault_closed);
    }

    /// Reports the tile that bars the nearest way to the tile that is cut off or, if walls alone bar it, that tile itself.
    void report_cut_off(Tile cut_off, const std::vector<Tile>& reached) {
        const auto not_rock = [this](int x, int y) { return m_vault.at(x, y).kind != Mark::rock; };
        for (const Tile tile : tiles_from(cut_off, not_rock)) {
            const bool bars = !is_way(tile[0], tile[1]);
            const auto is_beside = [&](Tile other) { return std::abs(other[0] - tile[0]) + std::abs(other[1] - tile[1]) == 1; };
            if (!bars || std::none_of(reached.begin(), reached.end(), is_beside)) continue;
            const VaultTile& mark = m_vault.at(tile[0], tile[1]);
            const std::string why = is_barred(mark)                   ? fmt::format("`{}` blocks the way", m_catalog[mark.feature].id)
                                    : bears_walkers(terrain_of(mark)) ? fmt::format("`{}` harms walkers", terrain_of(mark).id)
                                                                      : fmt::format("walkers cannot cross `{}`", terrain_of(mark).id);
            return report(tile[0], tile[1], fmt::format("{} to line {}, column {} of the map", why, cut_off[1] + 1, cut_off[0] + 1),
                          "draw a way around it, or write `gate: true` in its legend if something opens it in play, such as a key",
                          ProblemCode::vault_closed);
        }
        const std::vector<std::string_view> lines = lines_of_block(m_map.text());
        if (const std::optional<OddRow> row = odd_row(lines); row && row->length < row->others)
            return report(
                static_cast<int>(row->length), static_cast<int>(row->number),
                fmt::format("{}, so walls keep walkers from line {}, column {}", sentence_about(*row), cut_off[1] + 1, cut_off[0] + 1),
                "missing characters count as rock; draw the row to its end", ProblemCode::vault_closed);
        report(cut_off[0], cut_off[1], "walls keep walkers from getting here from the edge of the map",
               "put a door (+) into a wall; diagonal steps do not count", ProblemCode::vault_closed);
    }

    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * m_vault.width + x); }
    void report(int x, int y, std::string message, std::string hint = {}, ProblemCode code = ProblemCode::bad_combination) {
        report_in_block(m_map, static_cast<std::size_t>(y), static_cast<std::size_t>(x), code, std::move(message), std::move(hint),
                        m_reader);
    }

    const Catalog& m_catalog;
    const Vault& m_vault;
    TreeNode m_map;
    Reader& m_reader;
};

}  // namespace

const Fields<VaultDraft>& vault_fields() {
    static const Fields<VaultDraft> table =
        Fields<VaultDraft>(
            "A room drawn by hand. On its map, # and blanks are rock, . is floor, + a door, > the stairs, @ where the party arrives; the "
            "legend explains everything else.")
            .required("map", &VaultDraft::map, text(1, 1000), "The lines of the map, after a `|`.")
            .optional("legend", &VaultDraft::legend, map_from_glyphs(structure(mark_fields())),
                      "What the other characters of the map mean.")
            .optional("keys", &VaultDraft::keys, list(reference<ItemId>("items"), 0, 4),
                      "Items that come to lie on the floor outside of the vault, one of each, where walkers come without opening a gate.")
            .optional("mirrored", &VaultDraft::mirrored, boolean(), "True: it may be mirrored, left to right and upside down.");
    return table;
}

void finish_vault(const VaultDraft& draft, TreeNode body, Vault& vault, Reader& reader) { VaultReading(draft, body, vault, reader).run(); }

void check_vault(const Catalog& catalog, const Vault& vault, TreeNode body, Reader& reader) {
    VaultCheck(catalog, vault, body, reader).run();
}

}  // namespace td
