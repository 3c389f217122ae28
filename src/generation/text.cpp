#include "generation/text.hpp"

namespace td {
namespace {

char letter(const Species& species, bool leads) {
    const char first = species.id.empty() ? '?' : species.id.front();
    return leads && first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
}

class Drawing {
public:
    Drawing(const LevelPlan& plan, const Catalog& catalog)
        : m_catalog(catalog), m_glyphs(plan.terrain.width(), plan.terrain.height(), ' ') {
        for (std::size_t i = 0; i < m_glyphs.cells().size(); ++i) m_glyphs.cells()[i] = catalog[plan.terrain.cells()[i]].glyph;
        for (const FeaturePlacement& placed : plan.features) m_glyphs[placed.at] = catalog[placed.feature].glyph;
        for (const Point door : plan.doors) m_glyphs[door] = '+';
        m_glyphs[plan.stairs] = '>';
        for (const LandmarkPlacement& landmark : plan.landmarks) m_glyphs[landmark.at] = '&';
        for (const ItemPlacement& item : plan.items) m_glyphs[item.at] = '!';
        for (std::size_t i = 0; i < plan.entrance.size(); ++i)
            m_glyphs[plan.entrance[i]] = i == 0 ? '@' : i < 10 ? static_cast<char>('0' + i) : '*';
    }

    void add(const std::vector<TeamMember>& creatures, const std::vector<Point>& places, bool led) {
        for (std::size_t i = 0; i < places.size(); ++i) m_glyphs[places[i]] = letter(m_catalog[creatures[i].species], led && i == 0);
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
    const Catalog& m_catalog;
    Grid<char> m_glyphs;
};

}  // namespace

std::string to_text(const LevelPlan& plan, const Catalog& catalog) {
    Drawing drawing(plan, catalog);
    for (const TeamPlacement& placed : plan.teams) {
        drawing.add(placed.team.members, placed.members, true);
        drawing.add(placed.team.guests, placed.guests, false);
    }
    return drawing.text();
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
