// The pages that people read: their links lead somewhere, and they keep up with the lists that they name. Knows no game.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "project_folder.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;

namespace {

constexpr const char* rules_page = "resources/docs/rules.md";

/// Written by hand, for readers who come from README.md.
std::vector<std::filesystem::path> pages() {
    std::vector<std::filesystem::path> found{"README.md",     "CONTRIBUTING.md",   "CHANGELOG.md",
                                             "src/README.md", "content/README.md", "tests/time/README.md"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(td::project_folder() / "resources/docs"))
        if (entry.path().extension() == ".md") found.push_back(entry.path().lexically_relative(td::project_folder()));
    std::sort(found.begin(), found.end());
    return found;
}

/// The headings of a page, without the number before them.
std::vector<std::string> headings_of(const std::string& page) {
    static const std::regex heading("#+ (?:[0-9]+\\. )?(.*)");
    std::vector<std::string> found;
    std::smatch match;
    for (const std::string& line : lines_of(page))
        if (std::regex_match(line, match, heading)) found.push_back(match[1]);
    return found;
}

/// What a link to a heading is called: "## 2. Six tiers" is `2-six-tiers`.
std::set<std::string> anchors_of(const std::string& page) {
    std::set<std::string> found;
    for (const std::string& line : lines_of(page)) {
        if (!line.starts_with('#') || line.find("# ") == std::string::npos) continue;
        std::string anchor;
        for (const char c : line.substr(line.find("# ") + 2))
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_')
                anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            else if (c == ' ')
                anchor += '-';
        found.insert(anchor);
    }
    return found;
}

/// All that the first group of `pattern` matches.
std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) found.push_back((*at)[1]);
    return found;
}

}  // namespace

TEST_CASE("every link of a page leads to a file, and to a heading that it has") {
    for (const std::filesystem::path& page : pages())
        for (const std::string& link : matches(read_text(page), "\\]\\(([^)\\s]+)\\)")) {
            if (link.starts_with("http")) continue;
            CAPTURE(page.string());
            const std::string file = link.substr(0, link.find('#'));
            const std::filesystem::path target = file.empty() ? page : (page.parent_path() / file).lexically_normal();
            const bool exists = std::filesystem::exists(td::project_folder() / target);
            CHECK_MESSAGE(exists, link);
            if (exists && link.find('#') != std::string::npos)
                CHECK_MESSAGE(anchors_of(read_text(target)).contains(link.substr(link.find('#') + 1)), link);
        }
}

TEST_CASE("README.md is short, and leads to every page") {
    const std::string readme = read_text("README.md");
    CHECK(lines_of(readme).size() <= 100);
    std::string reached = readme;
    for (const std::string& link : matches(readme, "\\]\\(([^)]+\\.md)\\)")) reached += read_text(link);
    for (const std::filesystem::path& page : pages())
        if (page.parent_path() == "resources/docs")
            CHECK_MESSAGE(reached.find(page.filename().string()) != std::string::npos, page.string());
}

TEST_CASE("every section of the rules that a comment names is there") {
    const std::vector<std::string> headings = headings_of(read_text(rules_page));
    int count = 0;
    for (const char* folder : {"src", "tools"})
        for (const SourceFile& file : source_files(folder))
            for (const std::string& section : matches(file.text, "resources/docs/rules\\.md, \"([^\"]+)\"")) {
                ++count;
                CAPTURE(file.path.string());
                CHECK_MESSAGE(std::find(headings.begin(), headings.end(), section) != headings.end(), section);
            }
    CHECK(count > 0);
}

TEST_CASE("the recipes for developers name files and names that are there") {
    const std::string page = read_text("CONTRIBUTING.md");
    std::string sources = read_text("src/view/CMakeLists.txt");  // parts of a library are named, too
    for (const char* folder : {"src", "tools", "tests"})
        for (const SourceFile& file : source_files(folder)) sources += file.text;
    int count = 0;
    for (const std::string& name : matches(page, "`([A-Z][a-z]+[A-Z][A-Za-z]*|[a-z]+_[a-z_]+)`")) {
        if (name == "PascalCase" || name == "snake_case") continue;
        ++count;
        CHECK_MESSAGE(names(sources, name), name);
    }
    for (const std::string& path : matches(page, "`((?:src|tests|tools)/[a-z_/]+\\.[ch]pp)`"))
        CHECK_MESSAGE(std::filesystem::exists(td::project_folder() / path), path);
    CHECK(count > 10);
}

TEST_CASE("the page of tools names every command of delve") {
    const std::string page = read_text("resources/docs/tools.md");
    int count = 0;
    for (const SourceFile& file : source_files("tools"))
        for (const std::string& command : matches(file.text, "program\\.add_subcommand\\(\"([^\"]+)\"")) {
            ++count;
            CHECK_MESSAGE(page.find("| `delve " + command) != std::string::npos, command);
        }
    CHECK(count > 10);
}

TEST_CASE("the list of packages says what each is for") {
    int count = 0;
    for (const std::string& line : lines_of(read_text("tools/packages.txt"))) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        std::string who, package, hash, reason;
        words >> who >> package >> hash >> reason;
        ++count;
        CHECK_MESSAGE((who == "play" || who == "test"), line);
        CHECK_MESSAGE((hash == "#" && !reason.empty()), line);
    }
    CHECK(count > 10);
}
