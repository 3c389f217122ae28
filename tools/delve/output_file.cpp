#include "tools/delve/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace td::delve {

void write_whole_file(const std::string& file, const std::string& text) {
    const std::string draft = file + ".new";
    std::ofstream stream(draft, std::ios::binary);
    stream << text;
    stream.close();
    std::error_code error;
    if (stream) std::filesystem::rename(draft, file, error);
    if (stream && !error) return;
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
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
