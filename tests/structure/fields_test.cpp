// The members of the catalog's structs, the field tables that fill them, and the code that reads them: no compiler misses a member that
// authors cannot write, or one that nothing looks at.
#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "structure/source_tree.hpp"

using namespace td::source_tree;

namespace {

/// A struct, by its own name, and one of its members.
using Member = std::pair<std::string, std::string>;

/// Filled in another way than by a field of that name: ids by the name of the definition, a tile by the glyph that stands for it.
const std::set<Member> filled_otherwise{
    {"Palette", "id"}, {"Sound", "id"}, {"SpawnTable", "id"}, {"VaultTile", "glyph"}, {"VaultTile", "kind"}};
/// Looked at where content is read, and put into another member there.
const std::set<Member> used_up_by_reading{{"Species", "lacks"}, {"Terrain", "palette"}};

bool is_below(const SourceFile& file, const std::string& folder) { return file.path.string().starts_with(folder); }

/// What field tables fill: each `&STRUCT::MEMBER` in them, and in the rows of numbers and flags that they take from the catalog.
std::set<Member> filled_members() {
    std::set<Member> filled;
    const auto add_all = [&](const char* folder, const std::regex& pointer) {
        for (const SourceFile& file : source_files(folder))
            for (std::sregex_iterator found(file.text.begin(), file.text.end(), pointer), end; found != end; ++found)
                filled.emplace((*found)[1], (*found)[2]);
    };
    add_all("src/content/tables", std::regex(R"(&(?:\w+::)*(\w+)::(\w+))"));
    add_all("src/catalog", std::regex(R"(\.(?:number|flag) = &(\w+)::(\w+))"));
    return filled;
}

/// The lines of a header without comments; a line that goes on below, with what goes on.
std::vector<std::string> declarations_of(const SourceFile& header) {
    std::vector<std::string> declarations;
    std::string begun;
    for (std::string line : lines_of(header.text)) {
        line.erase(std::min(line.find("//"), line.size()));
        line.erase(line.find_last_not_of(' ') + 1);
        if (line.empty() || line.front() == '#') continue;
        begun += begun.empty() ? line : line.substr(line.find_first_not_of(' '));
        if (std::string(";{}").find(begun.back()) == std::string::npos) {
            begun += ' ';
            continue;
        }
        declarations.push_back(std::exchange(begun, {}));
    }
    return declarations;
}

/// The data members of the structs that a header defines.
std::vector<Member> members_of(const SourceFile& header) {
    const std::regex opening(R"(^( *)struct (\w+)[^;]*\{$)");
    const std::regex member(R"(^ +(?! |return|friend|using|static|constexpr|auto)[\w:<>, *]*[\w>*] (\w+)(?: = [^;]*|\{[^;]*\})?;)");
    std::vector<Member> members;
    std::vector<std::pair<std::string, std::string>> open;  // indentation and name, outermost first
    for (const std::string& line : declarations_of(header)) {
        std::smatch match;
        if (std::regex_match(line, match, opening))
            open.emplace_back(match[1], match[2]);
        else if (!open.empty() && line.starts_with(open.back().first + "}"))
            open.pop_back();
        else if (!open.empty() && line.starts_with(open.back().first + "    ") && line[open.back().first.size() + 4] != ' ' &&
                 std::regex_match(line, match, member))
            members.emplace_back(open.back().second, match[1]);
    }
    return members;
}

/// Every name that stands behind `.`, `->` or `::` in the code that plays, shows and checks, rather than declares and fills.
std::set<std::string> members_read() {
    const std::regex use(R"((?:\.|->|::)(\w+))");
    std::set<std::string> read;
    for (const SourceFile& file : source_files("src")) {
        if (is_below(file, "src/content/") || (is_below(file, "src/catalog/") && file.path.extension() == ".hpp")) continue;
        for (std::sregex_iterator found(file.text.begin(), file.text.end(), use), end; found != end; ++found) read.insert((*found)[1]);
    }
    return read;
}

}  // namespace

TEST_CASE("authors can write every member of a struct that a field table fills") {
    const std::set<Member> filled = filled_members();
    std::set<std::string> structs;
    for (const Member& member : filled) structs.insert(member.first);
    std::size_t members = 0;
    for (const SourceFile& header : source_files("src/catalog"))
        for (const Member& member : members_of(header)) {
            if (!structs.contains(member.first) || filled_otherwise.contains(member)) continue;
            ++members;
            CHECK_MESSAGE(filled.contains(member), member.first << "::" << member.second << " has no line in src/content/tables");
        }
    CHECK(members > 400);
}

TEST_CASE("whatever authors can write is looked at by a rule, a tactic or a screen") {
    std::set<std::string> catalog_structs;
    for (const SourceFile& header : source_files("src/catalog"))
        for (const Member& member : members_of(header)) catalog_structs.insert(member.first);
    const std::set<std::string> read = members_read();
    for (const Member& member : filled_members()) {
        if (!catalog_structs.contains(member.first) || used_up_by_reading.contains(member)) continue;
        CHECK_MESSAGE(read.contains(member.second), member.first << "::" << member.second);
    }
}
