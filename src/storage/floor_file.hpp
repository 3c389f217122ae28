// The beginning of the floor on which a saved run stands, and what minds have decided on it, in a file of its own beside the run's: a long
// run goes on from there at once. Only a help: whatever is wrong with this file, minds think again, and the run is replayed from its start.
// Does not throw.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "storage/kept_run.hpp"

namespace td {

struct KeptFloor {
    std::uint64_t run = 0;              ///< hash_of() its origin
    std::uint64_t commands = 0;         ///< given until the party entered the floor; 0: it is where the run began
    std::uint64_t hash = 0;             ///< Game::hash after the last of these; 0: there are none
    std::uint64_t program = 0;          ///< this_program() that thought
    std::string entry;                  ///< to_bytes() of the FloorEntry; empty where the run began
    std::vector<std::string> thoughts;  ///< Session::thoughts(): up to the first command on the floor, then in each command
};

std::uint64_t hash_of(const RunOrigin& origin);
/// A number that another build of the game, whose minds may think otherwise, most likely does not have: of size and time of its file.
std::uint64_t this_program();

/// A floor's file that grows.
class FloorFile {
public:
    /// Replaces the file, at once and as a whole: if the program is killed, the old file or the new one is there. If it cannot be written,
    /// the old one stays, and nothing is added to it.
    void write(const std::filesystem::path& path, const KeptFloor& floor);
    /// Adds what minds have decided in the next command; nothing if the file is not open. If the program is killed, at most this is lost.
    void append(const std::string& thoughts);
    bool is_open() const { return m_out.is_open(); }

private:
    std::ofstream m_out;
    std::uint64_t m_seal = 0;  ///< of all that was written
};

/// Reads the file at `path`, with its thoughts up to the first that are damaged. Nothing if there is no file, if it cannot be read, or if
/// what comes before the thoughts is damaged.
std::optional<KeptFloor> read_floor_file(const std::filesystem::path& path);

}  // namespace td
