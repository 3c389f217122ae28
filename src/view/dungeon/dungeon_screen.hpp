// The bottom layer of a run: the map with the panels around it. Turns pixels into tiles for the controller, animates events, and draws.
// The controller interprets keys and clicks.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "play/tutor.hpp"
#include "view/dungeon/dungeon_controller.hpp"
#include "view/hud/hud.hpp"
#include "view/map/animator.hpp"
#include "view/map/camera.hpp"
#include "view/map/minimap.hpp"
#include "view/map/scene.hpp"
#include "view/screens/screens.hpp"

namespace td {

class DungeonScreen final : public Screen, private DungeonHost {
public:
    using PlaySound = std::function<void(SoundId)>;

    struct Options {
        bool instant = false;  ///< for scripts: no animation, and automatic commands run at once
        PlaySound play_sound;
        Leaving leaving;
        std::function<void(Screens&)> open_console;  ///< empty: there is none
    };

    DungeonScreen(ScreenContext context, Screens& screens, Options options);

    /// Ends whatever was being considered or shown, after the session changed to other content.
    void content_changed();

    void set_instant(bool instant) { m_options.instant = instant; }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    bool covers_all() const override { return true; }

private:
    Session& session() const { return m_context.session; }
    const Preferences& preferences() const { return m_context.settings.now(); }
    Tempo tempo() const;
    const Game& game() const { return m_context.session.game(); }
    UiFocus& focus() const { return m_context.session.focus; }

    // --- the controller's host ---
    void open_screen(Control control) override;
    void open_orders(EntityId about) override;
    void finish_animation() override { m_animator.finish(); }
    void drop_queued_input() override { m_screens.drop_queued_input(); }

    // --- the map of threats: a tap of its key toggles it, holding the key shows it only meanwhile ---
    void toggle_threats();
    void control_released(Control control);

    // --- the pointer ---
    /// The tile at that pixel, on the map or the minimap.
    Point tile_at(Point pixel) const;
    void handle_pointer(const InputEvent& event);
    /// Points at the tile or panel under that pixel. True if anything changed.
    bool point_at(Point pixel);
    /// Updates what a resting pointer points at after commands and camera moves. True if it changed.
    bool refresh_pointed();
    bool opens_menu(const InputEvent& event) const;
    void open_menu(Point pixel);

    // --- what is seen ---
    /// The tile in window pixels, with the head and the number of a creature on it.
    Box box_with_head(Point tile) const;
    /// Such boxes of the creatures that the player knows of.
    std::vector<Box> boxes_of_creatures() const;
    /// Creatures that the animation does not show at their places yet.
    std::vector<EntityId> creatures_moving() const;
    /// The boxes of what is pointed at, aimed at or asked about, which panels describe.
    std::vector<Box> boxes_described() const;
    /// As td::camera_place(), shifted to the tile that is looked or aimed at with keys.
    Spot camera_place() const;
    void carry_out(const InputEvent& event);
    /// Chooses a hint for new players, and remembers that it was shown. True if the card may have changed.
    bool refresh_hint();
    /// The hint that has room beside all else; null: none.
    const HintShown* hint_shown() const;
    void draw_hint(Canvas& canvas);
    /// Open tiles in sight within two steps: where the next commands lead.
    std::vector<Point> tiles_around_awaited() const;
    /// Where a click does what the key of `control` does; nothing: nowhere.
    std::optional<Box> button_of(const Canvas& canvas, Control control) const;
    void show_last_round();
    /// Opens what the run has come to: its end, or a choice.
    void show_what_came();

    ScreenContext m_context;
    Screens& m_screens;
    Options m_options;
    Animator m_animator;
    Scene m_scene;
    MapView m_view;
    std::unique_ptr<Hud> m_hud;
    DungeonController m_controller;
    Subscription m_events;
    Tutor m_tutor;
    std::optional<std::int64_t> m_threats_since;  ///< when the threat map's key was pressed; nothing: not held
    std::optional<Point> m_pointer;               ///< where the mouse rests; nothing after a key press
    Corner m_minimap_corner = Corner::bottom_right;
    MinimapPlace m_minimap;
    int m_beat = 0;
    bool m_ended = false;
    bool m_shows_goals;     ///< shows the card of objectives until the player does something; not where a run goes on later, nor in lessons
    bool m_arrived = true;  ///< on a new floor: the camera jumps
    std::int64_t m_now = 0;
    std::int64_t m_last_input = 0;
};

}  // namespace td
