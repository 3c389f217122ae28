// Two types of one name in one namespace are one type to the linker, whatever their fields: it takes either's code for both.
#include <doctest/doctest.h>

#include <map>
#include <regex>

#include "structure/source_tree.hpp"

using namespace td::structure;

TEST_CASE("no two headers name a type alike at the top of the game's namespace") {
    // At the top of a namespace a type begins in the first column; nested ones are indented.
    const std::regex definition(R"(^(?:struct|class|enum class) (\w+)[^;]*\{?.*$)");
    std::map<std::string, std::string> first_seen;
    for (const SourceFile& file : source_files("src")) {
        if (file.path.extension() != ".hpp") continue;
        for (const std::string& line : lines_of(file.text)) {
            std::smatch match;
            const bool forward = !line.empty() && line.back() == ';' && line.find('{') == std::string::npos;
            if (forward || !std::regex_match(line, match, definition)) continue;
            const auto [seen, fresh] = first_seen.emplace(match[1], file.path.string());
            CHECK_MESSAGE((fresh || seen->second == file.path.string()), match[1].str()
                                                                             << " in " << seen->second << " and " << file.path.string());
        }
    }
    CHECK(first_seen.size() > 100);
}
