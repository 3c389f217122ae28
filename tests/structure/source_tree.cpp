// Reading the project's files and finding their includes.
#include "structure/source_tree.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

#include "project_folder.hpp"

namespace td::source_tree {

std::string read_text(const std::filesystem::path& path) {
    std::ifstream file(project_folder() / path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<SourceFile> source_files(const std::filesystem::path& folder) {
    std::vector<SourceFile> files;
    if (!std::filesystem::is_directory(project_folder() / folder)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(project_folder() / folder)) {
        const auto extension = entry.path().extension();
        if (!entry.is_regular_file() || (extension != ".hpp" && extension != ".cpp")) continue;
        const auto path = entry.path().lexically_relative(project_folder());
        files.push_back({path, read_text(path)});
    }
    std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return files;
}

std::vector<SourceFile> files_of_the_house() {
    std::vector<SourceFile> files = source_files("src");
    std::vector<SourceFile> tools = source_files("tools");
    std::move(tools.begin(), tools.end(), std::back_inserter(files));
    return files;
}

std::string header_name(std::filesystem::path source) {
    if (*source.begin() == "src") source = source.lexically_relative("src");
    return source.replace_extension(".hpp").generic_string();
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::vector<Include> includes_of(std::string_view text) {
    std::vector<Include> includes;
    int number = 0;
    for (const std::string& line : lines_of(text)) {
        ++number;
        std::istringstream words(line);
        std::string directive;
        std::string name;
        words >> directive >> name;
        if (directive != "#include" || name.size() < 3) continue;
        const bool quoted = name.front() == '"';
        includes.push_back({name.substr(1, name.find_first_of("\">", 1) - 1), quoted, number});
    }
    return includes;
}

bool names(std::string_view text, std::string_view word) {
    const auto in_name = [&](std::size_t at) {
        return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '_');
    };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !in_name(at - 1)) && !in_name(at + word.size())) return true;
    return false;
}

}  // namespace td::source_tree
