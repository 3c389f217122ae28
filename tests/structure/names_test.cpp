// Two types of one name in one namespace are one type to the linker, whatever their fields: it takes either's code for both.
#include <doctest/doctest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "structure/source_tree.hpp"

using namespace td::source_tree;

namespace {

/// The type that a line defines in the first column; empty if it defines none. Nested types are indented, declarations end with `;`.
std::string type_defined_in(const std::string& line) {
    if (line.find('{') == std::string::npos && !line.empty() && line.back() == ';') return {};
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (line.empty() || line.front() == ' ' || (word != "struct" && word != "class" && word != "enum")) return {};
    words >> word;
    if (word == "class") words >> word;
    return word.substr(0, word.find_first_of(":{;"));
}

/// The namespaces that are open behind `line`, outermost first, if `open` were before it. All of the project end with a comment.
void follow_namespace(const std::string& line, std::vector<std::string>& open) {
    if (line.rfind("namespace", 0) == 0 && line.back() == '{')
        open.push_back(line.substr(9, line.size() - 10));
    else if (line.rfind("}  // namespace", 0) == 0 && !open.empty())
        open.pop_back();
}

}  // namespace

TEST_CASE("no two headers name a type alike in one namespace") {
    std::map<std::string, std::string> first_seen;
    for (const SourceFile& file : files_of_the_house()) {
        if (file.path.extension() != ".hpp") continue;
        std::vector<std::string> open;
        for (const std::string& line : lines_of(file.text)) {
            follow_namespace(line, open);
            std::string name = type_defined_in(line);
            if (name.empty()) continue;
            for (const std::string& space : open) name.insert(0, space);
            const auto [seen, fresh] = first_seen.emplace(name, file.path.string());
            const std::string& first = seen->second;
            CHECK_MESSAGE((fresh || first == file.path.string()), name << " in " << first << " and " << file.path.string());
        }
    }
    CHECK(first_seen.size() > 100);
}
