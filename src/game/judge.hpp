// The judges: whether the floor, and with it the run, is won or lost. Source: "Revisiting Turn Based Battle Systems", judge.
#pragma once

#include <optional>
#include <string>

#include "game/game.hpp"

namespace td {

struct Verdict {
    Outcome outcome = Outcome::running;
    std::string text;
};

/// Judged after every phase that the loop lists. Losing goes before winning.
std::optional<Verdict> judge_floor(const Game& game);
/// Judged when the stairs are taken; nothing when the run goes on to the next floor.
std::optional<Verdict> judge_exit(const Game& game);

}  // namespace td
