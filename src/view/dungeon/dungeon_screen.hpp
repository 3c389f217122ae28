// The layer at the bottom of a run: the map with the lines around it. Turns keys and the pointer into commands.
// Which rule says what may be done is the game's affair: it asks, and shows the answer.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "view/map/minimap.hpp"
#include "view/map/scene.hpp"
#include "view/play/aim.hpp"
#include "view/play/auto_continue.hpp"
#include "view/play/travel.hpp"
#include "view/screens/screens.hpp"

namespace td {

class DungeonScreen final : public Screen {
public:
    using PlaySound = std::function<void(SoundId)>;

    struct Options {
        bool instant = false;  ///< nothing is animated, and what goes on by itself is done at once: for scripts
        PlaySound play_sound;
        Leaving leaving;
        std::function<void(Screens&)> open_console;  ///< empty: there is none
    };

    DungeonScreen(ScreenContext context, Screens& screens, Options options);

    /// The session has turned to other content: whatever was being considered or shown is over. `is_kept`: see Leaving.
    void content_changed(bool is_kept);

    void set_instant(bool instant) { m_options.instant = instant; }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    bool covers_all() const override { return true; }

private:
    /// Where creatures that the player knows of stand, in pixels of the window.
    std::vector<Box> boxes_of_creatures() const;
    /// The same for the living members of the party.
    std::vector<Box> boxes_of_party() const;
    /// What is pointed at, aimed at or asked about: panels describe it.
    std::vector<Box> boxes_described() const;
    EntityId followed() const;
    /// On whoever is followed, or moved aside so that the foes in sight are seen.
    Spot camera_place() const;
    Session& session() const { return m_context.session; }
    const Preferences& preferences() const { return m_context.settings.now(); }
    const Game& game() const { return m_context.session.game(); }
    UiFocus& focus() const { return m_context.session.focus; }

    // --- keys: dungeon_screen.cpp ---
    void control(Control control, bool only_turn);
    bool control_of_mode(Control control);
    void look_at_next(bool onwards);
    void command(Control control);
    void open(Control control);
    void setting(Control control);
    /// What is written on the key that asks for it, for a sentence.
    std::string key(Control control) const;
    void change_preference(Control control, Preferences& preferences);
    void direction(Direction direction, bool only_turn);
    void confirm();
    void cancel();

    // --- pauses: dungeon_pauses.cpp ---
    bool control_of_pause(Control control);
    /// A action at a pause is the leader's, unless another was chosen.
    void order_leader_at_pause();
    void next_intention(int step);
    void reconsider(EntityId who);
    void next_pause_mode();

    // --- the pointer: dungeon_pointer.cpp ---
    /// On the map itself, or on the minimap.
    Point tile_at(Point pixel) const;
    void pointer(const InputEvent& event);
    void hover(Point pixel);
    void hover_hud(Point pixel);
    void click(Point tile);
    /// Points the aim there; false, and it is said, where that is out of its reach.
    bool aim_at(Point tile);
    void consider(const Command& command);
    /// What a resting pointer points at may have changed: by a command, or by the camera. True if so.
    bool point_again();

    // --- the right button: dungeon_menu.cpp ---
    bool opens_menu(const InputEvent& event) const;
    void open_menu(Point pixel);

    // --- commands: dungeon_commands.cpp ---
    Command step_or_attack(Direction direction) const;
    /// The plain attack ahead; where guns reach nobody there, to whichever side they do.
    Command attack_from(Direction facing) const;
    /// The plain attack whose guns would reach a foe on the tile, if one would.
    std::optional<Command> shot_at(Point tile) const;
    void ask_or_give(const Command& command);
    std::string doubt_about(const Command& command) const;
    void give(const Command& command);
    void begin_aim(const Command& draft);
    void aim_what_was_chosen();
    void show_aim();
    void leave_mode();
    void go_on();
    void rest();
    void explore();
    void explore_on();
    void go_to_stairs();
    void go_on_with_action();
    bool going_on() const { return m_travel || m_stretch != Stretch::none || m_auto_continue.goes_on(game()); }
    void next_tactic();
    void show_ending();

    ScreenContext m_context;
    Screens& m_screens;
    Options m_options;
    Animator m_animator;
    Scene m_scene;
    MapView m_view;
    std::unique_ptr<Hud> m_hud;
    std::optional<Aim> m_aim;
    std::optional<Travel> m_travel;
    std::optional<Point> m_pointer;         ///< where the mouse rests; nothing since a key was pressed
    std::optional<Command> m_question;      ///< asked again before it is given
    std::optional<Command> m_asked_before;  ///< that question, while the key after it is looked at
    std::uint64_t m_agreed_to_walk =
        ~std::uint64_t{0};  ///< the session's revision after the latest slow step of a stretch that was agreed to
    bool m_reconsiders_unasked =
        false;                     ///< an action at a pause took the leader's intention back; its next command tells what became of it
    AutoContinue m_auto_continue;  ///< multi-turn actions that go on
    /// What goes on one turn after the other, until something comes up.
    enum class Stretch : std::uint8_t { none, resting, exploring };
    Stretch m_stretch = Stretch::none;
    Corner m_minimap_corner = Corner::bottom_right;
    MinimapPlace m_minimap;
    int m_beat = 0;
    bool m_ended = false;
    bool m_shows_goals = true;  ///< the card of the floor's aims, until the player does something
    bool m_arrived = true;      ///< on a new floor: the camera jumps
    std::int64_t m_now = 0;
    std::int64_t m_last_input = 0;
};

}  // namespace td
