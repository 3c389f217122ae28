#include "content/temporary_directory.hpp"

#include <unistd.h>

#include <fstream>
#include <functional>

namespace td::testing {

namespace fs = std::filesystem;

TemporaryDirectory::TemporaryDirectory()
    : m_path(fs::temp_directory_path() /
             ("tierdelve-content-" + std::to_string(::getpid()) + "-" + std::to_string(std::hash<const void*>{}(this)))) {
    fs::create_directories(m_path);
}

TemporaryDirectory::~TemporaryDirectory() { fs::remove_all(m_path); }

void TemporaryDirectory::write(const fs::path& file, const std::string& text) const {
    fs::create_directories((m_path / file).parent_path());
    std::ofstream(m_path / file) << text;
}

std::string pack_yaml(const std::string& id, const std::string& more) { return "id: " + id + "\nname: Test\nversion: \"1\"\n" + more; }

}  // namespace td::testing
