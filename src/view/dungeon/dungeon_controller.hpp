// Interprets keys, clicks and the pointer on the map, depending on the player's state: gives the commands of a run and sets what the map
// and the panels show. Knows neither the window nor how anything is drawn.
//
// State: decides what the next key means. Warning: the question before a command that the player may regret.
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

/// Services that the controller needs from the program around it.
class DungeonHost {
public:
    virtual ~DungeonHost() = default;

    /// Opens the layer of `control`: bag, team, log, order, goals, settings, help, console; for any other the pause menu.
    virtual void open_screen(Control control) = 0;
    /// Opens the layer of orders to companions, about a companion, a foe or none.
    virtual void open_orders(EntityId about) = 0;
    /// Ends running animations at once.
    virtual void finish_animation() = 0;
    /// Discards keys pressed before the player could see a foe that came into sight.
    virtual void drop_queued_input() = 0;
};

/// The player's states, one of which is current. Leaving a state ends everything that belongs to it.
namespace dungeon_state {

/// Keys give commands.
struct Playing {
    continuation::Any going{};
};
/// Keys move a cursor on the map.
struct Looking {};
/// A skill, an item, a throw or an attack is being aimed.
struct Aiming {
    Aim aim;
};
/// The next direction is the one to face.
struct Turning {};
/// A turn is being bought: keys choose when it comes.
struct Buying {
    std::size_t offer = 0;  ///< of turns_for_sale()
};
/// The player is asked to confirm `command`.
struct Confirming {
    Command command;
    std::optional<Aim> aim{};  ///< to continue from if the player aims again
};
/// The game is paused although no command is needed. A command replaces what the leader has begun.
struct Paused {};

using Any = std::variant<Playing, Looking, Aiming, Turning, Buying, Confirming, Paused>;

}  // namespace dungeon_state

class DungeonController {
public:
    /// All must outlive the controller.
    DungeonController(Session& session, Settings& settings, DungeonHost& host);

    const dungeon_state::Any& state() const { return m_state; }
    template <class State>
    bool is_in() const {
        return std::holds_alternative<State>(m_state);
    }
    /// A question or a prompt for the player; empty: none.
    const std::string& prompt() const { return m_prompt; }

    /// Handles a key. `only_face`: a direction only turns the creature, or scrolls the text while looking.
    void control(Control control, bool only_face = false);
    /// Scrolls the info panel's text by that many steps, down if positive.
    void scroll_text(int steps);
    /// Handles a click on a tile of the map.
    void click(Point tile);
    /// Handles a click on a creature's card or portrait; false if it has no meaning there.
    bool click_creature(EntityId who);
    /// Handles such a click while a list of actions is filled: fills that creature's list instead. False if the click means something else.
    bool fill_list_of(EntityId who);
    /// True if commands go into a list. Then they need not wait for animations.
    bool fills_list() const { return m_list.is_open(); }
    /// Considers what a click on the tile under the pointer would do. True if anything changed.
    bool point_at(Point tile);
    /// Aims at the creature whose card or portrait is under the pointer. False if nothing is being aimed.
    bool aim_at_creature(EntityId who);
    /// Considers the skill in the slot under the pointer, or none, beside the map.
    void point_at_skill(std::optional<int> slot);
    /// Updates the state after other screens, and starts aiming what a menu or a panel has chosen (UiFocus::to_aim), if anything.
    void aim_chosen();

    /// The menu of a tile, and the action of a chosen line.
    std::vector<TileChoice> choices_at(Point tile);
    void choose(const TileChoice& choice);
    /// True if the menu of a tile may be opened: nothing is being asked, aimed or continued.
    bool may_open_menu() const;

    /// True if something continues without a key.
    bool continues() const;
    /// Plays one turn of it. Precondition: continues().
    void continue_once();
    /// Ends whatever is going on and returns to the base state.
    void reset();

private:
    const Game& game() const { return m_session.game(); }
    /// The game in which the next command would be given, even at a pause: see Session::next_game.
    const Game& next_game() const { return m_session.next_game(); }
    const Catalog& catalog() const { return game().catalog(); }
    UiFocus& focus() const { return m_session.focus; }
    const KeySettings& keys() const { return m_settings.now().keys; }
    std::string key(Control control) const;

    // --- states ---
    template <class State, class... Parts>
    void enter(Parts&&... parts);
    /// Enters Playing or Paused, depending on the game.
    void enter_base();
    void enter_base(std::string prompt);
    template <class State>
    State* in() {
        return std::get_if<State>(&m_state);
    }
    /// What is being aimed, also while it is being confirmed; null: nothing.
    Aim* current_aim();
    /// Ends what continues without a key, and keeps the state.
    void stop_continuing();
    void prompt(std::string text) { m_prompt = std::move(text); }

    // --- keys by state; true: the key was handled. "return f(), true" calls f, which returns nothing, and says so ---
    bool control_in(dungeon_state::Playing&, Control control);
    bool control_in(dungeon_state::Looking&, Control control);
    bool control_in(dungeon_state::Aiming& aiming, Control control);
    bool control_in(dungeon_state::Turning&, Control control);
    bool control_in(dungeon_state::Buying& buying, Control control);
    bool control_in(dungeon_state::Confirming& confirming, Control control);
    bool control_in(dungeon_state::Paused&, Control control);
    bool adjust_aim(Control control, Aim aim);

    // --- keys in states that do not handle them ---
    void act(Control control);
    void act_here();
    void attack();
    void offer_turn(std::size_t offer);
    void go_to_stairs();
    void change_setting(Control control);
    void apply(const RunSetting& setting);
    void next_intention(int step);
    void reconsider(EntityId who);
    void give_orders(EntityId about);
    void veto(EntityId who);

    // --- looking and aiming ---
    void look();
    void look_at(Point tile);
    /// Shows the keys available for what is looked at.
    void prompt_at_looked_at();
    void look_at_next(int step);
    void begin_aim(const Command& draft);
    void show_aim(Aim aim);
    /// Points the aim at the tile; false, with a prompt, if it is out of reach.
    bool aim_at(Point tile, Aim aim);
    void confirm_aim(Aim aim);

    // --- commands ---
    void go_to(Point tile);
    /// Gives the command, or asks first if there is a warning about it. `is_of_journey`: the game has chosen the way.
    void propose(const Command& command, bool is_of_journey = false);
    bool has_agreed_to_slow_steps() const;
    void ask(const std::string& warning);
    bool replaces_intention(const Command& command) const;
    /// Adds the command to the open list, or carries it out at once.
    void give(const Command& command);
    void carry_out(Command command);
    void settle(const Step& step);

    // --- what continues without a key ---
    /// Carries out its first command, or asks first if there is a warning about that.
    void begin_continuing(continuation::Any going);
    void carry_out_or_end(const AutoCommands::Next& next);
    void end_continuing(const AutoStop& stop);

    Session& m_session;
    Settings& m_settings;
    DungeonHost& m_host;
    dungeon_state::Any m_state;
    std::string m_prompt;
    ListFilling m_list;   ///< fills lists of actions
    AutoCommands m_auto;  ///< gives commands without a key
    /// The session's revision after the last very slow step that the player confirmed: the next one needs no question.
    std::optional<std::uint64_t> m_slow_step_agreed;
    /// The session's revision when exploring last stopped for sleepers: exploring again then insists.
    std::optional<std::uint64_t> m_stopped_for_sleepers;
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
                   : current_aim()                   ? UiFocus::Mode::aiming
                   : is_in<dungeon_state::Turning>() ? UiFocus::Mode::turning
                                                     : UiFocus::Mode::playing;
    m_prompt.clear();
}

}  // namespace td
