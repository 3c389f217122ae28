#include <algorithm>

#include "text/say.hpp"
#include "tools/preview/creature_show.hpp"
#include "tools/preview/stage_view.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

/// The time between two poses that a creature shows without a key press.
constexpr std::int64_t pause_length = 350;
constexpr std::array all_poses{SpritePose::idle, SpritePose::walk, SpritePose::attack, SpritePose::hurt, SpritePose::sleep};

/// The species that shows a sprite or palette, and the sprite it has here; no sprite: its own.
struct Model {
    SpeciesId species;
    SpriteId sprite;
    std::string said;  ///< which species have it
};

Model model_of_sprite(const Catalog& catalog, SpriteId sprite) {
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (catalog.species[i].sprite == sprite)
            return {SpeciesId(i), {}, say(catalog, {"preview_worn_by", "who"}, catalog.species[i].name)};
    const SpeciesId hero = hero_of(catalog);
    return {hero, sprite, say(catalog, {"preview_worn_by_none", "who"}, catalog[hero].name)};
}

Model model_of(const PreviewedDefinition& shown) {
    const Catalog& catalog = *shown.catalog;
    if (shown.subject.type == "species") return {SpeciesId(shown.number), {}, {}};
    if (shown.subject.type == "sprites") return model_of_sprite(catalog, SpriteId(shown.number));
    for (std::size_t i = 0; i < catalog.sprites.size(); ++i) {
        if (catalog.sprites[i].palette != PaletteId(shown.number)) continue;
        Model model = model_of_sprite(catalog, SpriteId(i));
        model.said = say(catalog, {"preview_painted_with", "sprite"}, catalog.sprites[i].id) + ". " + model.said;
        return model;
    }
    return {hero_of(catalog), {}, say(catalog, "preview_unused_palette")};
}

class CreaturePage final : public PreviewPage {
public:
    CreaturePage(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices)
        : m_context(context),
          m_shown(std::move(shown)),
          m_choices(choices),
          m_model(model_of(m_shown)),
          m_show(*m_shown.catalog, m_model.species, m_model.sprite),
          m_themes(themes_of(*m_shown.catalog, m_model.species)),
          m_view(std::move(context)) {
        m_context.pictures.use(m_show.stage().catalog());
        begin_again();
    }

    void handle(const InputEvent& event) override {
        if (event.kind != InputEvent::Kind::control) return;
        if (const std::optional<Direction> way = direction_of(event.control)) return act(commands::Walk{*way});
        switch (event.control) {
            case Control::attack: return act(commands::Attack{facing(), {}});
            case Control::next_target: ++m_choices.theme; return begin_again();
            case Control::previous_target: m_choices.theme += m_themes.themes.size() - 1; return begin_again();
            case Control::wait: m_choices.held = !m_choices.held; return;
            case Control::rest: return begin_again();
            case Control::look: m_choices.all_poses = !m_choices.all_poses; return;
            default: return;
        }
    }

    bool tick(std::int64_t now) override {
        const bool redraw = m_view.tick(now);
        if (!m_view.settled()) m_rested_since = now;
        if (m_choices.held || now - m_rested_since < pause_length) return redraw;
        m_rested_since = now;
        if (m_next == m_show.commands().size() || !m_view.game().awaiting())
            begin_again();
        else
            m_view.session().give(m_show.commands()[m_next++]);
        return true;
    }

    void draw(Canvas& canvas, Box area) override {
        const int zoom = zoom_for(m_choices, area, CreatureShow::width, CreatureShow::height);
        if (m_choices.all_poses) return draw_poses(canvas, area, zoom);
        m_view.draw(canvas, area, zoom, spot_of({CreatureShow::width / 2, CreatureShow::height / 2}));
    }

    std::vector<InfoLine> lines() override {
        const Catalog& catalog = *m_shown.catalog;
        std::vector<InfoLine> lines;
        const bool is_species = m_shown.subject.type == "species";
        if (is_species) lines = describe_creature(m_show.creature(), m_view.session());
        if (!is_species) lines = text_lines(m_shown);
        if (!m_model.said.empty()) lines.push_back({m_model.said, style::text_soft});
        if (m_themes.themes.empty()) return lines;
        const std::size_t number = m_choices.theme % m_themes.themes.size();
        const std::string& id = catalog[theme()].id;
        lines.push_back(
            {number < m_themes.own ? say(catalog, {"preview_theme_own", "theme"}, id) : say(catalog, {"preview_theme", "theme"}, id),
             style::change});
        return lines;
    }

    std::vector<KeyHint> hints() override {
        const Catalog& catalog = *m_shown.catalog;
        return {{Control::next_target, say(catalog, "preview_hint_theme")}, {Control::wait, say(catalog, "preview_hint_hold")},
                {Control::look, say(catalog, "preview_hint_poses")},        {Control::move_north, say(catalog, "preview_hint_walk")},
                {Control::attack, say(catalog, "preview_hint_strike")},     {Control::rest, say(catalog, "preview_hint_again")}};
    }

    std::vector<std::pair<std::string, std::string>> facts() const override {
        const World& world = m_view.game().world();
        const Point at = world.position(m_show.creature()).value_or(Point{-1, -1});
        return {{"page", "creature"},
                {"theme", m_themes.themes.empty() ? "" : m_shown.catalog->themes[theme().index()].id},
                {"at", std::to_string(at.x) + "," + std::to_string(at.y)},
                {"faces", std::string(direction_names[static_cast<std::size_t>(facing())])},
                {"health", std::to_string(world.get<Health>(m_show.creature()).maximum)},
                {"poses", m_choices.all_poses ? "all" : "one"}};
    }

private:
    ThemeId theme() const { return m_themes.themes.empty() ? ThemeId{} : m_themes.themes[m_choices.theme % m_themes.themes.size()]; }
    Direction facing() const { return m_view.game().world().get<Creature>(m_show.creature()).facing; }

    void begin_again() {
        m_next = 0;
        m_view.show(m_show.stage().game(theme()));
    }

    /// Chosen by the user: stops the automatic change of poses.
    void act(const Command& command) {
        m_choices.held = true;
        m_view.finish();
        if (m_view.game().awaiting()) m_view.session().give(command);
    }

    /// Draws all pictures of the sheet: a row for each direction, a column for each frame of each pose.
    void draw_poses(Canvas& canvas, Box area, int zoom) {
        const SpeciesId species = m_view.game().world().get<Creature>(m_show.creature()).species;
        const Sprite first = m_context.pictures.creature(species, Direction::south, SpritePose::idle, 0);
        const int side = first.source.width();
        const int fitting = std::min(area.width, area.height) / (side * frames_in_all);
        const int scale = std::max(1, std::min(zoom, fitting));
        const Box sheet = area.centred(side * frames_in_all * scale, side * frames_in_all * scale);
        canvas.push_clip(area);
        canvas.rect(sheet.inset(-canvas.px(style::gap)), Colour::of(floor_colour()));
        for (const Direction facing : all_directions) {
            Point at{sheet.x, sheet.y + static_cast<int>(facing) * side * scale};
            for (const SpritePose pose : all_poses)
                for (int frame = 0; frame < frames_of_pose[static_cast<std::size_t>(pose)]; ++frame, at.x += side * scale)
                    canvas.picture(m_context.pictures.creature(species, facing, pose, frame).source, at, scale);
        }
        canvas.pop_clip();
    }
    std::uint32_t floor_colour() const { return theme() ? (*m_shown.catalog)[theme()].floor : Theme{}.floor; }

    PreviewContext m_context;
    PreviewedDefinition m_shown;
    PreviewChoices& m_choices;
    Model m_model;
    CreatureShow m_show;
    ThemesOfSpecies m_themes;
    StageView m_view;
    std::size_t m_next = 0;
    std::int64_t m_rested_since = 0;
};

}  // namespace

std::unique_ptr<PreviewPage> make_creature_page(PreviewContext context, PreviewedDefinition shown, PreviewChoices& choices) {
    return std::make_unique<CreaturePage>(std::move(context), std::move(shown), choices);
}

}  // namespace td
