#include "content/yaml/whole_file.hpp"

#include <fstream>
#include <iterator>
#include <system_error>

namespace td {

namespace files = std::filesystem;

bool write_whole_file(const files::path& file, const std::string& text) {
    const files::path draft = file.string() + ".new";
    std::error_code failed;
    files::remove(draft, failed);  // opening a pipe there would block
    std::ofstream out(draft, std::ios::binary);
    out << text;
    out.close();
    failed = out ? std::error_code() : std::make_error_code(std::errc::io_error);
    if (!failed) files::rename(draft, file, failed);
    std::error_code ignored;
    if (failed) files::remove(draft, ignored);
    return !failed;
}

std::optional<std::string> read_whole_file(const files::path& file) {
    std::error_code failed;
    const files::file_status status = files::status(file, failed);
    if (status.type() == files::file_type::not_found) return std::string();
    if (failed || !files::is_regular_file(status)) return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    return in.bad() || !in.is_open() ? std::nullopt : std::optional(std::move(text));
}

}  // namespace td
