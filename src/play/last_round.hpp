// The last round once more: a copy of the run as it was before that round began, and the commands that were given since. Playing them on
// the copy leads to the same events again; the run itself is not touched. Knows nothing of the window.
#pragma once

#include <optional>
#include <vector>

#include "game/game.hpp"

namespace td {

/// What a run must keep for it. Plain values.
struct RoundRecording {
    Game start;                     ///< before the command, or the beginning of the run, in which the round began
    std::vector<Command> commands;  ///< given since, those excepted that were refused
    int rounds_before = 0;          ///< that began after `start` and before the round that is to be shown
    bool is_begun = true;           ///< false: the run had not begun, so its first turns come before the first command
};

/// Records a run command by command.
class RoundHistory {
public:
    /// Before a command is carried out; nothing: before the run begins.
    void command_begins(const Game& game, const std::optional<Command>& command);
    void round_began() { ++m_rounds; }
    void command_ends(bool refused);
    void clear() { *this = {}; }

    /// From the beginning of the last round that is over, or of the first round where none is, up to now. Nothing before the first.
    std::optional<RoundRecording> recording() const;

private:
    /// From a command in which at least one round began up to the next such command.
    struct Section {
        Game start;
        std::vector<Command> commands;
        bool is_begun = true;
        int rounds = 0;
    };
    std::vector<Section> m_sections;   ///< the last two at most
    std::optional<Section> m_current;  ///< of the command that is being carried out
    int m_rounds = 0;                  ///< that began in it
};

}  // namespace td
