#include "tools/lab/level_text.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>
#include <vector>

namespace td {
namespace {

char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }

/// The signs for items, landmarks and species on a floor, different from the glyphs of its terrain and features. A species gets a
/// lower-case letter: the first free one of its id, or else any free letter; `?` if none is left.
class FloorSigns {
public:
    FloorSigns(const LevelPlan& plan, const Catalog& catalog) {
        for (const TerrainId terrain : plan.terrain.cells()) reserve(catalog[terrain].glyph);
        for (const FeaturePlacement& placed : plan.features) reserve(catalog[placed.feature].glyph);
        m_item = first_free("!$");
        m_landmark = first_free("&:");
        for (const TeamPlacement& placed : plan.teams)
            for (const auto* list : {&placed.team.members, &placed.team.guests})
                for (const TeamMember& member : *list) assign_letter(member.species, catalog[member.species].id);
    }

    char item() const { return m_item; }
    char landmark() const { return m_landmark; }
    char of(SpeciesId species) const {
        const auto found = std::find_if(m_letters.begin(), m_letters.end(), [&](const auto& row) { return row.first == species; });
        return found == m_letters.end() ? '?' : found->second;
    }
    /// In the order in which they were found on the floor.
    const std::vector<std::pair<SpeciesId, char>>& all() const { return m_letters; }

private:
    void reserve(char glyph) { m_taken += static_cast<char>(std::tolower(static_cast<unsigned char>(glyph))); }
    void assign_letter(SpeciesId species, const std::string& id) {
        if (of(species) != '?') return;
        const std::string wanted = id + "abcdefghijklmnopqrstuvwxyz";
        const auto is_free = [this](char c) { return c >= 'a' && c <= 'z' && m_taken.find(c) == std::string::npos; };
        const auto letter = std::find_if(wanted.begin(), wanted.end(), is_free);
        m_letters.emplace_back(species, letter == wanted.end() ? '?' : *letter);
        if (letter != wanted.end()) reserve(*letter);
    }
    /// The first free one of `wanted`, or else any sign that is neither letter nor number; `?` if none is left.
    char first_free(std::string_view wanted) {
        for (const std::string_view signs : {wanted, std::string_view("$:;%=\"'|/_~^")}) {
            const std::size_t free = signs.find_first_not_of(m_taken);
            if (free == std::string_view::npos) continue;
            reserve(signs[free]);
            return signs[free];
        }
        return '?';
    }

    std::string m_taken;  ///< glyphs in use, in lower case
    char m_item = '!';
    char m_landmark = '&';
    std::vector<std::pair<SpeciesId, char>> m_letters;
};

class Drawing {
public:
    Drawing(const LevelPlan& plan, const Catalog& catalog)
        : m_signs(plan, catalog), m_glyphs(plan.terrain.width(), plan.terrain.height(), ' ') {
        for (std::size_t i = 0; i < m_glyphs.cells().size(); ++i) m_glyphs.cells()[i] = catalog[plan.terrain.cells()[i]].glyph;
        for (const FeaturePlacement& placed : plan.features) m_glyphs[placed.at] = catalog[placed.feature].glyph;
        for (const Point door : plan.doors) m_glyphs[door] = '+';
        m_glyphs[plan.stairs] = '>';
        for (const Point p : plan.side_stairs) m_glyphs[p] = '>';
        for (const LandmarkPlacement& landmark : plan.landmarks) m_glyphs[landmark.at] = m_signs.landmark();
        for (const ItemPlacement& item : plan.items) m_glyphs[item.at] = m_signs.item();
        for (std::size_t i = 0; i < plan.entrance.size(); ++i)
            m_glyphs[plan.entrance[i]] = i == 0 ? '@' : i < 10 ? static_cast<char>('0' + i) : '*';
        for (const TeamPlacement& placed : plan.teams) {
            add(placed.team.members, placed.members, Rank::members);
            add(placed.team.guests, placed.guests, Rank::guests);
        }
    }

    std::string text() const {
        std::string text;
        for (int y = 0; y < m_glyphs.height(); ++y) {
            for (int x = 0; x < m_glyphs.width(); ++x) text += m_glyphs[{x, y}];
            text += '\n';
        }
        return text;
    }

private:
    enum class Rank { members, guests };
    /// The first of the members is the leader.
    void add(const std::vector<TeamMember>& creatures, const std::vector<Point>& places, Rank rank) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const char letter = m_signs.of(creatures[i].species);
            m_glyphs[places[i]] = rank == Rank::members && i == 0 ? upper(letter) : letter;
        }
    }

    FloorSigns m_signs;
    Grid<char> m_glyphs;
};

/// "items: ! bread, ! gem", without repetitions; empty if there is nothing.
class LegendLine {
public:
    explicit LegendLine(std::string_view what) : m_text(std::string(what) + ": ") {}

    void add(char glyph, const std::string& id) {
        std::string entry = {glyph, ' '};
        entry += id;
        if (std::find(m_entries.begin(), m_entries.end(), entry) != m_entries.end()) return;
        m_text += (m_entries.empty() ? "" : ", ") + entry;
        m_entries.push_back(std::move(entry));
    }
    std::string text() const { return m_entries.empty() ? std::string() : m_text + "\n"; }

private:
    std::string m_text;
    std::vector<std::string> m_entries;
};

}  // namespace

std::string to_text(const LevelPlan& plan, const Catalog& catalog) { return Drawing(plan, catalog).text(); }

std::string legend_text(const LevelPlan& plan, const Catalog& catalog) {
    LegendLine terrains("terrain"), features("features"), items("items"), landmarks("landmarks"), teams("creatures");
    for (const TerrainId terrain : plan.terrain.cells()) terrains.add(catalog[terrain].glyph, catalog[terrain].id);
    for (const FeaturePlacement& placed : plan.features) features.add(catalog[placed.feature].glyph, catalog[placed.feature].id);
    const FloorSigns signs(plan, catalog);
    for (const ItemPlacement& item : plan.items) items.add(signs.item(), catalog[item.item].id);
    for (const LandmarkPlacement& landmark : plan.landmarks) landmarks.add(signs.landmark(), catalog[landmark.landmark].id);
    for (const auto& [species, letter] : signs.all()) teams.add(letter, catalog[species].id);
    return terrains.text() + features.text() + items.text() + landmarks.text() + teams.text();
}

std::string left_out_text(const LevelPlan& plan, const Catalog& catalog) {
    std::string text;
    const auto add = [&text](const char* what, const std::string& id) {
        text.append("no place for ").append(what).append(" `").append(id).append("`\n");
    };
    for (const LeftOut& left : plan.left_out) {
        if (left.leader) add("the team of", catalog[left.leader].id);
        if (left.item) add("the item", catalog[left.item].id);
        if (left.vault) add("the vault", catalog[left.vault].id);
    }
    return text;
}

}  // namespace td
