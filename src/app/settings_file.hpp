// The player's preferences as a YAML file, written when they change, that may also be edited by hand. Mistakes in it do not keep the game
// from starting, and a file with mistakes is never overwritten without a copy.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/yaml/problem.hpp"
#include "view/input/preferences.hpp"

namespace td {

class SettingsFile {
public:
    /// Reads and writes nothing.
    SettingsFile() = default;
    /// The file settings.yaml in `folder`, neither of which needs to exist. An empty path: reads and writes nothing.
    explicit SettingsFile(const std::filesystem::path& folder);

    /// The preferences of the file; entries that are missing or wrong have their defaults.
    Preferences read();
    /// The problems that the last read() found.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// Why the last write() failed; empty if it succeeded.
    const std::string& why_not_kept() const { return m_why_not_kept; }

    /// Replaces the file as a whole. One that was read with mistakes is kept beside it, as settings.yaml.before.
    void write(const Preferences& preferences);

private:
    std::filesystem::path m_path;
    std::vector<Problem> m_problems;
    std::string m_why_not_kept;
};

}  // namespace td
