// What goes on turn after turn without a key: resting, exploring, travelling, ongoing actions, and lists that were confirmed. Tells which
// command comes next, or why none does, and gives none itself. Knows not the window.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "controls/settings.hpp"
#include "play/auto_continue.hpp"
#include "play/list_filling.hpp"
#include "play/progress_guard.hpp"
#include "play/session.hpp"
#include "play/travel.hpp"

namespace td {

/// What one key or click begins and turns without a key go on with.
namespace continuation {

struct Resting {};
struct Exploring {};
using Any = std::variant<std::monostate, Resting, Exploring, Travel>;

}  // namespace continuation

/// Nothing goes on any more.
struct AutoStop {
    std::string why{};        ///< as a sentence; empty: there is nothing to say
    bool drops_keys = false;  ///< keys that were pressed before the player could see why no longer count
};

class AutoCommands {
public:
    using Next = std::variant<Command, AutoStop>;

    /// All outlive it.
    AutoCommands(Session& session, const Settings& settings, ListFilling& list) : m_session(session), m_settings(settings), m_list(list) {}

    /// The player has done something: nothing goes on until it is told to.
    void interrupt();
    /// Ongoing actions wait for the player.
    void stop_actions() { m_auto_continue.stop(); }

    /// Is there a next command?
    bool goes_on(const continuation::Any& going) const;
    /// `slow_step_agreed`: see doubt_about(). Precondition: goes_on().
    Next next(const continuation::Any& going, bool slow_step_agreed);
    /// The command that `going` begins with, whatever doubt there is about it. Precondition: `going` is something.
    Next first(const continuation::Any& going) { return next_of(going); }

    /// Call before and after each command of the player's, also of those that were chosen by a key. What is returned ends `going`; nothing:
    /// it goes on.
    void before_command();
    std::optional<AutoStop> after_command(const Step& step, const continuation::Any& going);

private:
    const Game& game() const { return m_session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    std::string key(Control control) const;
    Next next_of_action();
    Next next_of_list();
    Next next_of(const continuation::Any& going);
    Next next_of_exploring();
    std::string why_not_explored(const tactics::Exploring& exploring) const;
    Next next_of(const Travel& way);
    AutoStop list_stop() const;

    Session& m_session;
    const Settings& m_settings;
    ListFilling& m_list;
    AutoContinue m_auto_continue;         ///< ongoing actions
    ProgressGuard m_progress;             ///< since the last interrupt()
    std::vector<EntityId> m_foes_before;  ///< that were seen before the command that is being given
};

}  // namespace td
