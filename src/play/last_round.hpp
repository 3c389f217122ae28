// Records the last round for a replay: a copy of the run from before that round, and the commands given since. Playing them on the copy
// gives the same events again; the run itself is not touched. Knows nothing of the window.
#pragma once

#include <optional>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// Everything needed to replay the round. Plain values.
struct RoundRecording {
    Game start;                     ///< the state before the command (or the start of the run) in which the round began
    std::vector<Command> commands;  ///< given since, without refused ones
    int rounds_before = 0;          ///< rounds that began after `start` and before the one to show
    bool is_begun = true;           ///< false: the run had not begun, so turns come before the first command
};

/// Records a run command by command.
class RoundHistory {
public:
    /// Call before a command is carried out; nothing: before the run begins.
    void command_begins(const Game& game, const std::optional<Command>& command);
    void round_began() { ++m_rounds; }
    void command_ends(bool refused);
    void clear() { *this = {}; }

    /// The recording from the start of the last completed round (or of the first round, if none) up to now. Nothing before the first.
    std::optional<RoundRecording> recording() const;

private:
    /// The commands from one in which a round began up to the next such command.
    struct Section {
        Game start;
        std::vector<Command> commands;
        bool is_begun = true;
        int rounds = 0;
    };
    std::vector<Section> m_sections;   ///< at most the last two
    std::optional<Section> m_current;  ///< the section of the current command
    int m_rounds = 0;                  ///< rounds that began in it
};

}  // namespace td
