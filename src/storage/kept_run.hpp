// A saved run: its origin and all its commands. Replaying them gives the same game again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "base/function_ref.hpp"
#include "catalog/pack_summary.hpp"

namespace td {

/// The seed, dungeon, content, difficulty, own tactics and packs with which a run started.
struct RunOrigin {
    std::uint64_t seed = 0;
    std::string dungeon;           ///< id
    std::uint64_t content = 0;     ///< Catalog::shared_rules_fingerprint
    std::string difficulty;        ///< id; empty: the content's main one
    std::string tactics;           ///< Catalog::own_tactics
    std::vector<RulesPack> packs;  ///< Catalog::rules_packs

    friend bool operator==(const RunOrigin&, const RunOrigin&) = default;
};

/// The state of the game after a command.
struct Milestone {
    int floor = 1;  ///< Game::depth
    int round = 0;
    std::uint64_t hash = 0;  ///< Game::hash

    friend bool operator==(const Milestone&, const Milestone&) = default;
};

struct KeptCommand {
    Command command;
    Milestone after;
    std::optional<std::string> tactics;  ///< Catalog::own_tactics, if they had changed before this command

    friend bool operator==(const KeptCommand&, const KeptCommand&) = default;
};

enum class RunEnd : std::uint8_t { none, victory, defeat, given_up };

struct KeptRun {
    RunOrigin origin;
    RunEnd end = RunEnd::none;
    std::vector<KeptCommand> commands;

    /// The state after the last command; floor 1, round 0 and hash 0 without commands.
    Milestone last() const { return commands.empty() ? Milestone{} : commands.back().after; }
};

/// Gives all commands in order, from the one with index `first` on; `give` also applies the tactics stored with a command, and returns the
/// state hash after it. Returns the number (from 1) of the first command whose hash differs from the saved one; empty if there is none.
[[nodiscard]] std::optional<std::size_t> replay(const KeptRun& run, FunctionRef<std::uint64_t(const KeptCommand&)> give,
                                                std::size_t first = 0);

}  // namespace td
