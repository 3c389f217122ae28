#include <algorithm>
#include <vector>

#include "text/say.hpp"
#include "tools/preview/floor_overlay.hpp"
#include "tools/preview/stage_view.hpp"
#include "view/draw/style.hpp"
#include "view/map/minimap.hpp"

namespace td {

namespace {

constexpr float pan_step = 3;
/// Rows and columns with only rock, which are not shown.
constexpr int rock_around_vault = 3;

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// The floors of a dungeon in a row, one of them large; or a single vault.
class FloorPage final : public PreviewPage {
public:
    FloorPage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_shown(std::move(shown)),
          m_choices(choices),
          m_catalog(is_vault() ? catalog_for_vaults(*m_shown.catalog) : m_shown.catalog),
          m_view(context) {
        context.pictures.use(*m_catalog);
        if (!is_vault()) make_row();
        show();
        m_centre = middle();
    }

    void handle(const InputEvent& event) override {
        if (event.by_pointer()) return pointer(event);
        if (event.kind != InputEvent::Kind::control) return;
        if (const std::optional<Direction> way = direction_of(event.control)) {
            const Point step = offset(*way);
            m_centre = m_centre + Spot{static_cast<float>(step.x), static_cast<float>(step.y)} * pan_step;
            return;
        }
        switch (event.control) {
            case Control::next_target: return next(1);
            case Control::previous_target: return next(-1);
            case Control::rest: return reseed();
            case Control::skill_1: return toggle(FloorOverlay::distance);
            case Control::skill_2: return toggle(FloorOverlay::chokepoints);
            case Control::skill_3: return toggle(FloorOverlay::loops);
            case Control::skill_4: return toggle(FloorOverlay::spawns);
            default: return;
        }
    }

    bool tick(std::int64_t now) override {
        const bool laid_out_anew = std::exchange(m_row_changed, false);
        return m_view.tick(now) || laid_out_anew;
    }

    void draw(Canvas& canvas, Box area) override {
        if (m_row.size() > 1) draw_row(canvas, area.cut_top(m_row_height > 0 ? m_row_height : canvas.px(130)));
        const World& world = m_view.game().world();
        const int border = is_vault() ? rock_around_vault : 0;
        const int zoom = zoom_for(m_choices, area, world.width() - border, world.height() - border);
        m_view.draw(canvas, area, zoom, m_centre);
        canvas.push_clip(area);
        for (const MarkedTile& tile : m_marked.tiles) {
            const Box box = m_view.map().box(tile.at);
            canvas.rect(box.inset(zoom / 2), tile.colour);
            const TextStyle look{TextSize::small, style::text, true};
            if (!tile.label.empty() && canvas.text_width(tile.label, look) < box.width) canvas.write(box, tile.label, look, Align::centre);
        }
        canvas.pop_clip();
    }

    void take_mistakes(const std::vector<PreviewMistake>& mistakes) override {
        m_mistakes = mistakes;
        mark();
    }

    std::vector<InfoLine> lines() override;
    std::vector<KeyHint> hints() override;

    std::vector<std::pair<std::string, std::string>> facts() const override {
        return {{"page", is_vault() ? "vault" : "floor"},
                {"floor", std::to_string(m_choices.floor)},
                {"floors", std::to_string(std::max<std::size_t>(1, m_row.size()))},
                {"seed", std::to_string(m_choices.seed)},
                {"marked", std::to_string(m_marked.tiles.size())},
                {"unreached", std::to_string(m_model->unreached.count())},
                {"flaw", m_model->flaw},
                {"told", m_marked.told}};
    }

private:
    bool is_vault() const { return m_shown.subject.type == "vaults"; }
    const Dungeon& dungeon() const { return m_catalog->dungeons[m_shown.number]; }
    ThemeId theme() const {
        const std::size_t count = m_shown.catalog->themes.size();
        return count == 0 ? ThemeId{} : ThemeId(m_choices.theme % count);
    }
    Spot middle() const {
        const World& world = m_view.game().world();
        return {static_cast<float>(world.width() - 1) / 2, static_cast<float>(world.height() - 1) / 2};
    }

    void make_row() {
        m_row.clear();
        m_choices.floor = std::clamp(m_choices.floor, 1, static_cast<int>(dungeon().floors.size()));
        for (int floor = 1; floor <= static_cast<int>(dungeon().floors.size()); ++floor)
            m_row.push_back(std::make_unique<Session>(floor_model(m_catalog, DungeonId(m_shown.number), floor, m_choices.seed).game));
    }

    void show() {
        m_model =
            std::make_unique<FloorModel>(is_vault() ? vault_model(m_catalog, VaultId(m_shown.number), theme(), m_choices.flips)
                                                    : floor_model(m_catalog, DungeonId(m_shown.number), m_choices.floor, m_choices.seed));
        m_view.show(m_model->game, false);
        mark();
    }

    void mark() { m_marked = marked_floor(*m_model, m_choices.overlay, m_mistakes); }

    bool is_mistaken(int floor) const {
        return std::any_of(m_mistakes.begin(), m_mistakes.end(), [&](const PreviewMistake& one) { return floor_of(one) == floor; });
    }

    void toggle(FloorOverlay overlay) {
        m_choices.overlay = m_choices.overlay == overlay ? FloorOverlay::none : overlay;
        mark();
    }

    void next(int step) {
        if (is_vault()) {
            m_choices.theme += static_cast<std::size_t>(step) + m_shown.catalog->themes.size();
            return show();
        }
        const auto count = static_cast<int>(m_row.size());
        choose_floor((m_choices.floor - 1 + step + count) % count + 1);
    }

    void choose_floor(int floor) {
        m_choices.floor = floor;
        show();
        m_centre = middle();
    }

    void reseed() {
        if (is_vault()) {
            ++m_choices.flips;
        } else {
            ++m_choices.seed;
            make_row();
        }
        show();
    }

    void pointer(const InputEvent& event) {
        for (std::size_t i = 0; i < m_places.size(); ++i)
            if (event.clicked() && m_places[i].contains(event.at)) return choose_floor(static_cast<int>(i) + 1);
        if (event.clicked()) m_dragged_from = event.at;
        if (event.kind == InputEvent::Kind::released) m_dragged_from.reset();
        if (m_dragged_from && event.kind == InputEvent::Kind::pointer_moved) {
            const Point moved = *m_dragged_from - event.at;
            const auto tile = static_cast<float>(m_view.map().tile());
            m_centre = m_centre + Spot{static_cast<float>(moved.x) / tile, static_cast<float>(moved.y) / tile};
            m_dragged_from = event.at;
        }
        const Point at = m_view.map().tile_at(event.at);
        const bool on_map = m_view.map().area().contains(event.at) && m_view.game().world().contains(at);
        UiFocus& focus = m_view.session().focus;
        focus.tile = on_map ? std::optional(at) : std::nullopt;
        focus.creature = on_map ? m_view.game().world().creature_at(at) : EntityId{};
    }

    /// Draws the game's small maps from left to right, and scrolls so that the chosen floor is visible.
    void draw_row(Canvas& canvas, Box strip) {
        const int margin = canvas.px(style::padding);
        m_places.clear();
        int height = 0, x = strip.x - m_scrolled;
        canvas.push_clip(strip);
        for (std::size_t i = 0; i < m_row.size(); ++i) {
            Corner corner = Corner::top_left;
            const Box cell{x, strip.y, strip.width, strip.height};
            const Box place = draw_minimap(canvas, *m_row[i], cell, MinimapSize::small, corner, {}).box;
            if (is_mistaken(static_cast<int>(i) + 1)) canvas.frame(place.inset(canvas.px(2)), std::max(1, canvas.px(2)), style::bad);
            if (static_cast<int>(i) + 1 == m_choices.floor) canvas.frame(place, std::max(1, canvas.px(2)), style::accent);
            m_places.push_back(place);
            height = std::max(height, place.bottom() - strip.y + margin);
            x = place.right() + margin;
        }
        canvas.pop_clip();
        const Box chosen = m_places[static_cast<std::size_t>(m_choices.floor - 1)];
        const int too_far = std::max(0, chosen.right() + margin - strip.right()) - std::max(0, strip.x + margin - chosen.x);
        m_row_changed = too_far != 0 || height != m_row_height;
        m_scrolled += too_far;
        m_row_height = height;
    }

    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    std::shared_ptr<const Catalog> m_catalog;
    StageView m_view;
    std::vector<std::unique_ptr<Session>> m_row;
    std::unique_ptr<FloorModel> m_model;
    std::vector<PreviewMistake> m_mistakes;
    MarkedFloor m_marked;
    Spot m_centre;
    std::optional<Point> m_dragged_from;
    std::vector<Box> m_places;  ///< of the small maps in the last frame
    int m_row_height = 0;       ///< 0: they were not drawn yet
    int m_scrolled = 0;         ///< pixels of the row that are hidden on the left
    bool m_row_changed = false;
};

std::vector<InfoLine> FloorPage::lines() {
    const Catalog& catalog = *m_shown.catalog;
    std::vector<InfoLine> lines = text_lines(m_shown);
    const auto add = [&](std::string text, Colour colour) { lines.push_back({std::move(text), colour}); };
    if (!is_vault())
        add(say(catalog, {"preview_floor", "floor", "count", "seed"}, m_choices.floor, static_cast<int>(m_row.size()),
                std::to_string(m_choices.seed)),
            style::change);
    const World& world = m_view.game().world();
    const int width = m_model->vault ? m_model->vault->width : world.width(),
              height = m_model->vault ? m_model->vault->height : world.height();
    add(say(catalog, {"preview_size", "width", "height"}, width, height), style::text_soft);
    const auto here = std::count_if(m_mistakes.begin(), m_mistakes.end(),
                                    [&](const PreviewMistake& mistake) { return floor_of(mistake) == m_choices.floor; });
    if (!is_vault() && here > 0) add(say(catalog, {"preview_mistake_on_floor", "count"}, static_cast<int>(here)), style::bad);
    if (is_vault() && m_model->openings.empty()) add(say(catalog, "preview_no_opening"), style::bad);
    if (!m_model->openings.empty())
        add(say(catalog, {"preview_openings", "count"}, static_cast<int>(m_model->openings.size())), style::text_soft);
    const auto unreached = static_cast<int>(m_model->unreached.count());
    if (unreached > 0) add(say(catalog, {"preview_unreached", "count"}, unreached), style::bad);
    if (m_model->flaw.empty())
        add(say(catalog, "preview_sound"), style::good);
    else
        add(say(catalog, {"preview_flaw", "what"}, m_model->flaw), style::bad);
    for (const std::string& line : lines_in(m_model->absent)) add(line, style::bad);
    if (!m_marked.told.empty()) add(m_marked.told, style::accent);
    UiFocus& focus = m_view.session().focus;
    if (!focus.tile) return lines;
    for (const PreviewMistake& mistake : m_mistakes)
        if (mistake.on_map && tile_of(*m_model, *mistake.on_map) == focus.tile) add(mistake.told, style::bad);
    std::vector<InfoLine> there = focus.creature ? describe_creature(focus.creature, m_view.session()) : std::vector<InfoLine>{};
    for (InfoLine& line : describe_tile(*focus.tile, m_view.session())) there.push_back(std::move(line));
    lines.insert(lines.end(), there.begin(), there.end());
    return lines;
}

std::vector<KeyHint> FloorPage::hints() {
    const Catalog& catalog = *m_shown.catalog;
    std::vector<KeyHint> hints;
    if (is_vault())
        hints = {{Control::rest, say(catalog, "preview_hint_flip")}, {Control::next_target, say(catalog, "preview_hint_theme")}};
    if (!is_vault())
        hints = {{Control::rest, say(catalog, "preview_hint_seed")}, {Control::next_target, say(catalog, "preview_hint_floor")}};
    hints.push_back({Control::skill_1, say(catalog, "preview_hint_distance")});
    hints.push_back({Control::skill_2, say(catalog, "preview_hint_chokepoints")});
    hints.push_back({Control::skill_3, say(catalog, "preview_hint_loops")});
    hints.push_back({Control::skill_4, say(catalog, "preview_hint_spawns")});
    hints.push_back({Control::move_north, say(catalog, "preview_hint_pan")});
    return hints;
}

}  // namespace

std::unique_ptr<PreviewPage> make_floor_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<FloorPage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
