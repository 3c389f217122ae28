// Remembers which commands would be refused: each is rehearsed once until the game changes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "game/run/game.hpp"

namespace td {

class CommandPreviews {
public:
    using Rehearse = std::function<std::optional<Refusal>(const Game&, const Command&)>;

    explicit CommandPreviews(Rehearse rehearse = [](const Game& game, const Command& command) { return game.would_refuse(command); })
        : m_rehearse(std::move(rehearse)) {}

    /// Why `game` would refuse `command`; nothing if it would not. `revision`: a different number after each change of `game`.
    std::optional<Refusal> refusal(const Game& game, std::uint64_t revision, const Command& command);

private:
    Rehearse m_rehearse;
    std::uint64_t m_revision = ~std::uint64_t{0};
    std::vector<std::pair<Command, std::optional<Refusal>>> m_known;  ///< of this revision
};

}  // namespace td
