// Content in real files, for tests of folders.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

namespace td::testing {

/// A directory that is removed at the end of its lifetime.
class TemporaryDirectory {
public:
    TemporaryDirectory()
        : m_path(std::filesystem::temp_directory_path() / ("tierdelve-content-" + std::to_string(std::hash<const void*>{}(this)))) {
        std::filesystem::create_directories(m_path);
    }
    ~TemporaryDirectory() { std::filesystem::remove_all(m_path); }
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    void write(const std::filesystem::path& file, const std::string& text) const {
        std::filesystem::create_directories((m_path / file).parent_path());
        std::ofstream(m_path / file) << text;
    }

private:
    std::filesystem::path m_path;
};

inline std::string pack_yaml(const std::string& id, const std::string& more = {}) {
    return "id: " + id + "\nname: Test\nversion: \"1\"\n" + more;
}

}  // namespace td::testing
