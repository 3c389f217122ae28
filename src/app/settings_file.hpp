// The player's preferences on disk: a small YAML file, written when they change, that may also be edited by hand. Nothing in it can keep
// the game from starting, and nothing that somebody wrote there is lost.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "content/yaml/problem.hpp"
#include "view/input/preferences.hpp"

namespace td {

class SettingsFile {
public:
    /// Keeps nothing, and says nothing of it.
    SettingsFile() = default;
    /// Of the file settings.yaml in `folder`, which need not be there; an empty path: as without one.
    explicit SettingsFile(const std::filesystem::path& folder);

    /// What the file says; what it does not say, or says wrongly, is as by default.
    Preferences read();
    /// The mistakes that the last read() found, with their places.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// Why the last write() did not succeed; empty: it did.
    const std::string& why_not_kept() const { return m_why_not_kept; }

    /// Replaces the file as a whole. One that was read with mistakes is kept beside it, as settings.yaml.before.
    void write(const Preferences& preferences);

private:
    std::filesystem::path m_path;
    std::vector<Problem> m_problems;
    std::string m_why_not_kept;
};

}  // namespace td
