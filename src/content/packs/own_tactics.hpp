// The player's own tactics as text: one file that the game writes, tactic by tactic, and that players may edit by hand. Whatever of the
// file is not about the tactic that is changed stays as it is, byte by byte. Reads and writes no files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// The tactic as an entry of the map `tactics`: a line with its id, `indent` spaces before it, then lines with its fields.
std::string written_tactic(const Tactic& tactic, const Catalog& catalog, int indent = 2);

/// All tactics in the text of a file, in its order; those with mistakes, or that change or extend others, are left out.
std::vector<Tactic> tactics_in(std::string_view text, const Catalog& catalog);

/// What came of changing the text of a file.
struct TacticsChange {
    enum class Outcome : std::uint8_t {
        done,
        has_mistakes,    ///< the file cannot be read as YAML
        other_layout,    ///< it is laid out in a way that this does not rewrite
        has_remarks,     ///< the tactic has comments among its lines, which would be lost
        is_another_now,  ///< the tactic is not what it was when `before` was read
        is_there,        ///< another tactic of the file has that id
    };
    Outcome outcome = Outcome::done;
    std::string text;  ///< of the whole file as changed; empty unless done
    int line = 0;      ///< from 1: the line that is the reason for the outcome; 0: none
};

/// The text of a file with `tactic` in place of `before`, or behind its last one where `before` is null. An empty text: no file yet.
TacticsChange save_tactic(std::string_view text, const Tactic* before, const Tactic& tactic, const Catalog& catalog);
/// The text without that tactic.
TacticsChange remove_tactic(std::string_view text, const Tactic& before, const Catalog& catalog);

}  // namespace td
