// Commands given turn after turn without a key: resting, exploring, travelling, ongoing actions, and confirmed lists. Determines the next
// command, or why there is none; gives no command itself. Knows no window.
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

/// What a key or click starts and turns without a key continue.
namespace continuation {

struct Resting {};
struct Exploring {
    bool passes_sleepers = false;  ///< the player insists
};
using Any = std::variant<std::monostate, Resting, Exploring, Travel>;

}  // namespace continuation

/// The end of automatic commands.
struct AutoStop {
    std::string why{};             ///< a sentence; empty: nothing to say
    bool drops_keys = false;       ///< discards keys pressed before the player could see the reason
    bool is_for_sleepers = false;  ///< exploring stopped for sleepers, for who does nothing or for the keeper; the player may insist
};

class AutoCommands {
public:
    using Next = std::variant<Command, AutoStop>;

    /// All must outlive this object.
    AutoCommands(Session& session, const Settings& settings, ListFilling& list) : m_session(session), m_settings(settings), m_list(list) {}

    /// Stops everything, because the player has done something.
    void interrupt();
    /// Makes ongoing actions wait for the player.
    void stop_actions() { m_auto_continue.stop(); }

    /// True if there is a next command.
    bool continues(const continuation::Any& going) const;
    /// The next command. `slow_step_agreed`: see warning_for(). Precondition: continues().
    Next next(const continuation::Any& going, bool slow_step_agreed);
    /// The first command of `going`, regardless of warnings. Precondition: `going` is not empty.
    Next first(const continuation::Any& going) { return next_of(going); }

    /// Call before and after each command of the player, including those given by a key, with what goes on. A returned stop ends `going`;
    /// nothing: it continues.
    void before_command(const continuation::Any& going);
    std::optional<AutoStop> after_command(const Step& step, const continuation::Any& going);

private:
    const Game& game() const { return m_session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    std::string key(Control control) const;
    Next next_of_action();
    Next next_of_list();
    Next next_of(const continuation::Any& going);
    Next next_of(const continuation::Exploring& exploring);
    /// True if the leader, which explores, waits for followers who are `steps_behind` steps away in total: as long as they come nearer, but
    /// not for ever.
    bool waits_for_followers(int steps_behind);
    AutoStop stop_of(const tactics::AutoexploreStep& exploring) const;
    Next next_of(const Travel& way);
    AutoStop list_stop() const;
    /// What should end exploring though no foe has come into sight; nothing: nothing.
    std::optional<AutoStop> trouble_while_exploring() const;

    Session& m_session;
    const Settings& m_settings;
    ListFilling& m_list;
    AutoContinue m_auto_continue;                ///< ongoing actions
    ProgressGuard m_progress;                    ///< since the last interrupt()
    std::vector<tactics::AvoidedFoe> m_avoided;  ///< that exploring has seen on the floor of this depth: it does not lead back to them
    int m_depth_of_avoided = 0;
    struct Waiting {
        int least_steps = 0;  ///< that followers were behind since it began; 0: none was
        int in_vain = 0;      ///< turns in which none of them came nearer than that
        int in_a_row = 0;     ///< waits
    } m_waiting;
    std::vector<EntityId> m_foes_before;                    ///< foes in sight before the current command, or expected to come into sight
    std::size_t m_stairs_before = 0;                        ///< that were known before it
    std::vector<std::pair<EntityId, int>> m_health_before;  ///< of the party's members
    int m_overdue_before = 0;                               ///< GameState::overdue
};

}  // namespace td
