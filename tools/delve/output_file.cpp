#include "tools/delve/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace td::delve {

void write_whole_file(const std::string& file, const std::string& text) {
    std::error_code error;
    // Devices and pipes are written to directly and never replaced; links are followed to the file.
    const bool in_place = std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error);
    const std::filesystem::path target = in_place ? std::filesystem::path(file) : std::filesystem::weakly_canonical(file, error);
    const std::filesystem::path draft = in_place ? target : std::filesystem::path(target.string() + ".new");
    std::ofstream stream(draft, std::ios::binary);
    stream << text;
    stream.close();
    error.clear();
    if (stream && !in_place) std::filesystem::rename(draft, target, error);
    if (stream && !error) return;
    std::error_code ignored;
    if (!in_place) std::filesystem::remove(draft, ignored);
    throw std::runtime_error("cannot write " + file);
}

ExitCode print_or_write(const std::string& text, const std::string& out) {
    if (out.empty())
        std::cout << text;
    else
        write_whole_file(out, text);
    return ExitCode::ok;
}

}  // namespace td::delve
