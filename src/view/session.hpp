// A run as the screens share it: the game, what the player is thinking about, and what the order of turns would be then.
// The only place of the view that changes the game, and only by commands. Knows nothing of the window.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

/// What the player points at or considers; the map and the ribbon show it, and each may set it.
struct Attention {
    enum class Mode : std::uint8_t { playing, looking, aiming, turning };
    Mode mode = Mode::playing;
    std::optional<Point> tile;          ///< under the pointer or the cursor
    EntityId creature;                  ///< outlined on the map and marked in the ribbon
    std::optional<Command> considered;  ///< the ribbon shows what it would do to the order
    std::vector<Point> reached;         ///< tiles the considered skill, item or attack would reach
    std::vector<Point> path;            ///< steps of the considered way
};

class Session {
public:
    using Listener = std::function<void(const Game&, const Event&)>;

    Session(std::shared_ptr<const Catalog> catalog, GameSettings settings);

    const Game& game() const { return *m_game; }
    /// Told of every event in order, after the command that caused it was carried out (with all turns that followed it).
    void listen(Listener listener) { m_listeners.push_back(std::move(listener)); }
    /// Plays on until the first command is needed. Call once, when all listeners are there.
    void begin();
    /// For whoever is asked now; plays on until the next command is needed, or the run is over. What stopped it is the result:
    /// refused (nothing changed), done_beside, needs_command or over.
    Step give(const Command& command);
    /// Of the last command; empty when it was done. For the HUD.
    const std::optional<Refusal>& last_refusal() const { return m_last_refusal; }
    /// Grows with every command that was carried out.
    std::uint64_t revision() const { return m_revision; }

    Attention attention;

    /// This round and the next; for the considered command, if there is one.
    const Forecast& forecast();
    /// The same after these edits of the team, which are not carried out.
    Forecast forecast_after(const std::vector<Command>& edits) const { return m_game->forecast_after(rounds_shown, edits); }

    static constexpr int rounds_shown = 2;

private:
    void tell();

    std::unique_ptr<Game> m_game;
    std::vector<Listener> m_listeners;
    std::optional<Refusal> m_last_refusal;
    std::uint64_t m_revision = 0;
    Forecast m_forecast;
    std::uint64_t m_forecast_revision = ~std::uint64_t{0};
    std::optional<Command> m_forecast_command;
};

}  // namespace td
