// What a key, a click or a resting pointer on the map means, by the state that the player is in: it gives the commands of a run and sets
// what the map and the panels point at. Knows neither the window nor how anything is drawn.
//
// State: what the next key means. Doubt: the question before a command that may be regretted.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "controls/controls.hpp"
#include "controls/settings.hpp"
#include "play/aim.hpp"
#include "play/auto_commands.hpp"
#include "play/list_filling.hpp"
#include "play/run_settings.hpp"
#include "play/session.hpp"
#include "play/tile_commands.hpp"

namespace td {

/// What the controller asks of the program around it.
class DungeonHost {
public:
    virtual ~DungeonHost() = default;

    /// The layer that `control` asks for: bag, team, log, order, goals, settings, help, console; for all else the menu of the pause.
    virtual void open_screen(Control control) = 0;
    /// The layer of orders to companions, about a companion, a foe or none.
    virtual void open_orders(EntityId about) = 0;
    /// Shows at once what is still being animated.
    virtual void finish_animation() = 0;
    /// A foe came into sight: keys that were pressed before the player could see it no longer count.
    virtual void drop_queued_input() = 0;
};

/// States of the player, of which one is in force. Leaving a state ends all that belongs to it.
namespace dungeon_state {

/// A key is a command.
struct Playing {
    continuation::Any going{};
};
/// A cursor on the map is moved.
struct Looking {};
/// A skill, an item, a throw or an attack is aimed.
struct Aiming {
    Aim aim;
};
/// The next direction is one to face.
struct Turning {};
/// Whether `command` is meant is asked.
struct Confirming {
    Command command;
    std::optional<Aim> aim{};  ///< gone on with if it is aimed anew
};
/// The game stands still though no command is needed. A command replaces what the leader has begun.
struct Paused {};

using Any = std::variant<Playing, Looking, Aiming, Turning, Confirming, Paused>;

}  // namespace dungeon_state

class DungeonController {
public:
    /// All outlive the controller.
    DungeonController(Session& session, Settings& settings, DungeonHost& host);

    const dungeon_state::Any& state() const { return m_state; }
    template <class State>
    bool is_in() const {
        return std::holds_alternative<State>(m_state);
    }
    /// A question or a hint for the player; empty: none.
    const std::string& hint() const { return m_hint; }

    /// A key. `only_face`: a direction is one to face, or to scroll in while the player looks around.
    void control(Control control, bool only_face = false);
    /// The text about what is pointed at, where it is longer than its panel: so many steps down, or up for fewer than 0.
    void scroll_text(int steps);
    /// A click on a tile of the map.
    void click(Point tile);
    /// A click on the card or portrait of a creature; false: the click means nothing there.
    bool click_creature(EntityId who);
    /// A click on it while a list of actions is filled: its list is filled instead. False: the click means something else.
    bool fill_list_of(EntityId who);
    /// Do commands go into a list? They need not wait then for what is still being shown.
    bool fills_list() const { return m_list.is_open(); }
    /// The pointer rests on a tile of the map, and what would be done there is considered. True if anything changed.
    bool point_at(Point tile);
    /// The pointer rests on the card or portrait of a creature: what is being aimed is aimed at it. False: nothing is aimed.
    bool aim_at_creature(EntityId who);
    /// The pointer rests beside the map, on the skill in that slot or on none.
    void point_at_skill(std::optional<int> slot);
    /// Takes notice of what other screens have done, and aims what a menu or a panel has chosen (UiFocus::to_aim), if anything was.
    void aim_chosen();

    /// The menu of a tile, and what choosing one of its lines does.
    std::vector<TileChoice> choices_at(Point tile);
    void choose(const TileChoice& choice);
    /// May the menu of a tile be opened: nothing is asked, aimed or going on?
    bool may_open_menu() const;

    /// Does something go on without a key?
    bool continues() const;
    /// One turn of it. Precondition: continues().
    void continue_once();
    /// The content changed, or what is going on is to end: back to the state without anything open.
    void reset();

private:
    const Game& game() const { return m_session.game(); }
    /// The game in which the next command would be given, at a pause too: see Session::asking.
    const Game& asking() const { return m_session.asking(); }
    const Catalog& catalog() const { return game().catalog(); }
    UiFocus& focus() const { return m_session.focus; }
    const KeySettings& keys() const { return m_settings.now().keys; }
    std::string key(Control control) const;

    // --- states ---
    template <class State, class... Parts>
    void enter(Parts&&... parts);
    /// Playing or Paused, by how the game stands.
    void enter_base();
    void enter_base(std::string hint);
    template <class State>
    State* in() {
        return std::get_if<State>(&m_state);
    }
    Aim* aim_in_force();
    void stop_continuing();
    void hint(std::string text) { m_hint = std::move(text); }

    // --- keys by state; true: the key is done with ---
    bool control_in(dungeon_state::Playing&, Control control);
    bool control_in(dungeon_state::Looking&, Control control);
    bool control_in(dungeon_state::Aiming& aiming, Control control);
    bool control_in(dungeon_state::Turning&, Control control);
    bool control_in(dungeon_state::Confirming& confirming, Control control);
    bool control_in(dungeon_state::Paused&, Control control);
    bool aim_further(Control control, Aim aim);

    // --- what keys do in every state that does not take them ---
    void act(Control control);
    void act_here();
    void attack();
    void go_to_stairs();
    void set(Control control);
    void set(const RunSetting& setting);
    void next_intention(int step);
    void reconsider(EntityId who);
    void give_orders(EntityId about);
    void veto(EntityId who);

    // --- looking and aiming ---
    void look();
    void look_at(Point tile);
    /// The keys while looking, by what is looked at.
    void tell_looked_at();
    void look_at_next(int step);
    void begin_aim(const Command& draft);
    void show_aim(Aim aim);
    /// Points the aim at the tile; false, and a hint says so, where that is out of its reach.
    bool aim_at(Point tile, Aim aim);
    void confirm_aim(Aim aim);

    // --- commands ---
    void go_to(Point tile);
    /// Gives the command, or asks first where there is a doubt about it.
    void propose(const Command& command);
    bool has_agreed_to_slow_steps() const;
    void ask(const std::string& doubt);
    bool replaces_intention(const Command& command) const;
    /// Into the open list, or carried out at once.
    void give(const Command& command);
    void carry_out(Command command);
    void settle(const Step& step);

    // --- what goes on without a key ---
    /// Carries out its first command, or asks first where there is a doubt about that.
    void begin(continuation::Any going);
    void go_on(const AutoCommands::Next& next);
    void end(const AutoStop& stop);

    Session& m_session;
    Settings& m_settings;
    DungeonHost& m_host;
    dungeon_state::Any m_state;
    std::string m_hint;
    ListFilling m_list;   ///< of actions, beforehand
    AutoCommands m_auto;  ///< that are given without a key
    /// The session's revision after the latest very slow step that was agreed to: the next one is not asked about.
    std::optional<std::uint64_t> m_slow_step_agreed;
};

template <class State, class... Parts>
void DungeonController::enter(Parts&&... parts) {
    const bool times = focus().times, threats = focus().threats;
    const std::optional<Command> to_aim = focus().to_aim;
    m_state.emplace<State>(State{std::forward<Parts>(parts)...});
    focus() = {};
    focus().times = times;
    focus().threats = threats;
    focus().to_aim = to_aim;
    focus().mode = is_in<dungeon_state::Looking>()   ? UiFocus::Mode::looking
                   : aim_in_force()                  ? UiFocus::Mode::aiming
                   : is_in<dungeon_state::Turning>() ? UiFocus::Mode::turning
                                                     : UiFocus::Mode::playing;
    m_hint.clear();
}

}  // namespace td
