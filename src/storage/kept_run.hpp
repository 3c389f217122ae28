// A run as it is written down: what it grew from, and every command since. Played again it becomes the same game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "base/function_ref.hpp"

namespace td {

/// What a run grew from.
struct RunOrigin {
    std::uint64_t seed = 0;
    std::string dungeon;        ///< id
    std::uint64_t content = 0;  ///< Catalog::rules_fingerprint

    friend bool operator==(const RunOrigin&, const RunOrigin&) = default;
};

/// How things stood after a command.
struct Milestone {
    int floor = 1;
    int round = 0;
    std::uint64_t hash = 0;  ///< Game::hash

    friend bool operator==(const Milestone&, const Milestone&) = default;
};

struct KeptCommand {
    Command command;
    Milestone after;

    friend bool operator==(const KeptCommand&, const KeptCommand&) = default;
};

enum class RunEnd : std::uint8_t { none, victory, defeat, given_up };

struct KeptRun {
    RunOrigin origin;
    RunEnd end = RunEnd::none;
    std::vector<KeptCommand> commands;

    /// How things stood at the last command.
    Milestone last() const { return commands.empty() ? Milestone{} : commands.back().after; }
};

/// Gives every command in order; `give` returns the state hash after it. The number (from 1) of the first command after which the
/// game was another than when it was played; nothing if it became the same.
std::optional<std::size_t> replay(const KeptRun& run, FunctionRef<std::uint64_t(const Command&)> give);

}  // namespace td
