#include "tools/delve/content_directory.hpp"

#include <stdexcept>

#include "content/packs/load.hpp"

namespace td::delve {

std::filesystem::path content_directory(const std::string& chosen) {
    if (!chosen.empty()) {
        if (!std::filesystem::is_directory(chosen)) throw std::runtime_error("there is no directory " + chosen);
        return chosen;
    }
    std::error_code error;
    const std::filesystem::path executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (const auto found = find_content_directory(executable)) return std::filesystem::proximate(*found, error);
    throw std::runtime_error("found no directory `content` above the program; name one");
}

}  // namespace td::delve
