// Tests lie where one looks for them: tests/ROOM/NAME_test.cpp for src/ROOM/NAME.cpp, tests/tools/ROOM/NAME_test.cpp for
// tools/ROOM/NAME.cpp, or a line in sources_without_tests.txt that says why there is none.
#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "project_folder.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;
namespace fs = std::filesystem;

namespace {

const std::string list_file = "tests/structure/sources_without_tests.txt";

/// By source, from the project's root: why it has no test file of its own.
std::map<std::string, std::string> exemptions() {
    std::map<std::string, std::string> reasons;
    for (const std::string& line : lines_of(read_text(list_file))) {
        if (line.empty() || line.front() == '#') continue;
        const auto colon = line.find(": ");
        REQUIRE_MESSAGE(colon != std::string::npos, "no reason in: " << line);
        CHECK_MESSAGE(reasons.emplace(line.substr(0, colon), line.substr(colon + 2)).second, "twice: " << line);
    }
    return reasons;
}

bool has_test(const fs::path& source) {
    const fs::path header = header_name(source);
    return fs::exists(td::project_folder() / "tests" / header.parent_path() / (header.stem().string() + "_test.cpp"));
}

bool includes(const std::string& text, const std::string& header) {
    for (const Include& include : includes_of(text))
        if (include.quoted && include.name == header) return true;
    return false;
}

std::vector<std::string> words_in(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

/// Of a source without a header of its own that the test could include.
std::string flaw_of_name(const std::string& name, const std::string& test, const std::string& source) {
    return names(test, name) && names(source, name) ? "" : "names what stands in only one of the two";
}

/// Of a part of `delve COMMAND`, which a script runs.
std::string flaw_of_command(const std::string& command, const std::string& script, const std::string& source) {
    if (source.rfind("tools/delve/", 0) != 0) return "is for the sources of delve";
    if (!fs::is_regular_file(td::project_folder() / script)) return "names a script that is gone";
    const std::string text = read_text(script);
    const auto runs_as = [&](const std::string& variable) { return text.find("\"$" + variable + "\" " + command) != std::string::npos; };
    return runs_as("delve") || runs_as("DELVE") ? "" : "names a script that does not run the command";
}

/// What is wrong with a reason; empty: it holds. `source`: from the project's root.
std::string flaw_of(const std::string& reason, const std::string& source) {
    if (reason == "drawn in tests/window" || reason == "started in tests/window") return {};
    const std::vector<std::string> words = words_in(reason);
    const bool is_table = words.size() == 4 && reason.rfind("fields tried in ", 0) == 0;
    if (words.size() == 5 && reason.rfind("run by ", 0) == 0 && words[3] == "as") return flaw_of_command(words[4], words[2], source);
    const bool sees = words.size() >= 2 && words[0] == "see" && (words.size() == 2 || (words.size() == 4 && words[2] == "for"));
    if (!is_table && !sees) return "is no reason that is known";
    const std::string& file = is_table ? words[3] : words[1];
    if (!fs::is_regular_file(td::project_folder() / file)) return "names a test that is gone";
    const std::string test = read_text(file);
    const std::string text = read_text(source);
    if (is_table) return names(test, "definition_types") && (names(text, "Fields") || names(text, "Variants")) ? "" : "is about no table";
    const std::string header = header_name(source);
    if (includes(test, header)) return {};
    if (words.size() == 4) return flaw_of_name(words[3], test, text);
    return "names a test that does not include " + header + "; say what of it is tested: see FILE for NAME";
}

}  // namespace

TEST_CASE("each source has a test file at the same place below tests, or a reason why it has none") {
    auto reasons = exemptions();
    for (const SourceFile& file : files_of_the_house()) {
        if (file.path.extension() != ".cpp") continue;
        const std::string name = file.path.generic_string();
        const std::string reason = reasons[name];
        const bool exempt = !reason.empty();
        reasons.erase(name);
        CHECK_MESSAGE((exempt || has_test(file.path)), name << " has no test: write one, or give a reason in sources_without_tests.txt");
        CHECK_MESSAGE(!(exempt && has_test(file.path)), name << " has a test now: take it out of sources_without_tests.txt");
        if (!exempt) continue;
        const std::string flaw = flaw_of(reason, name);
        CHECK_MESSAGE(flaw.empty(), name << " has a reason (" << reason << ") that " << flaw);
    }
    for (const auto& [name, reason] : reasons) FAIL_CHECK("sources_without_tests.txt names a source that is gone: " << name);
}

TEST_CASE("a reason that names a test has to name one that is about the source") {
    const std::string source = "src/rules/rulebook.cpp";
    CHECK(flaw_of("see tests/rules/crowded_test.cpp", source) == "");
    CHECK(flaw_of("see tests/rules/crowded_test.cpp for rulebook_of", source) == "");
    CHECK(flaw_of("see tests/rules/weather_test.cpp", source).find("does not include rules/rulebook.hpp") != std::string::npos);
    CHECK(flaw_of("see tests/rules/weather_test.cpp for rulebook_of", source) == "names what stands in only one of the two");
    CHECK(flaw_of("see tests/rules/gone_test.cpp", source) == "names a test that is gone");
    CHECK(flaw_of("tested elsewhere", source) == "is no reason that is known");
    CHECK(flaw_of("run by tests/tools/report.sh as report", "tools/delve/report.cpp") == "");
    CHECK(flaw_of("run by tests/tools/report.sh as weigh", "tools/delve/weigh.cpp") == "names a script that does not run the command");
    CHECK(flaw_of("fields tried in tests/content/field_mistakes_test.cpp", source) == "is about no table");
}
