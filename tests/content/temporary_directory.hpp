// Content in real files, for tests of folders.
#pragma once

#include <filesystem>
#include <string>

namespace td::testing {

/// A directory that is removed at the end of its lifetime.
class TemporaryDirectory {
public:
    TemporaryDirectory();
    ~TemporaryDirectory();
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    void write(const std::filesystem::path& file, const std::string& text) const;

private:
    std::filesystem::path m_path;
};

std::string pack_yaml(const std::string& id, const std::string& more = {});

}  // namespace td::testing
