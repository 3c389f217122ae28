// The player's preferences as a YAML file, written when they change, which may also be edited by hand. The game starts despite mistakes
// in it, and never overwrites a file with mistakes without keeping a copy.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/yaml/problem.hpp"
#include "controls/preferences.hpp"

namespace td {

class SettingsFile {
public:
    /// Reads and writes nothing.
    SettingsFile() = default;
    /// The file settings.yaml in `folder`; neither needs to exist. An empty path: reads and writes nothing.
    explicit SettingsFile(const std::filesystem::path& folder);

    /// The preferences in the file; missing or wrong entries have their defaults.
    Preferences read();
    /// The problems that the last read() found.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// False if the last write() failed.
    bool is_kept() const { return m_is_kept; }
    const std::filesystem::path& path() const { return m_path; }

    /// Replaces the whole file. A file that was read with mistakes is kept as settings.yaml.before.
    void write(const Preferences& preferences);

private:
    std::filesystem::path m_path;
    std::vector<Problem> m_problems;
    bool m_is_kept = true;
};

}  // namespace td
