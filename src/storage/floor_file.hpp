// The beginning of the floor on which a saved run stands, in a file of its own beside the run's: a long run goes on from there at once.
// Only a help: whatever is wrong with this file, the run is replayed from its start. Does not throw.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "storage/kept_run.hpp"

namespace td {

struct KeptFloor {
    std::uint64_t run = 0;       ///< hash_of() its origin
    std::uint64_t commands = 0;  ///< given until the party entered the floor, at least 1
    std::uint64_t hash = 0;      ///< Game::hash after the last of these
    std::string entry;           ///< to_bytes() of the FloorEntry
};

std::uint64_t hash_of(const RunOrigin& origin);

/// Replaces the file, at once and as a whole: if the program is killed, the old file or the new one is there. False if it cannot be
/// written.
bool write_floor_file(const std::filesystem::path& path, const KeptFloor& floor);
/// Nothing if there is no file, or if it is not as it was written.
std::optional<KeptFloor> read_floor_file(const std::filesystem::path& path);

}  // namespace td
