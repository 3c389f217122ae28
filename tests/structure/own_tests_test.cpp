// Tests lie where one looks for them: tests/ROOM/NAME_test.cpp for src/ROOM/NAME.cpp, or a line in sources_without_tests.txt that says why
// there is none.
#include <doctest/doctest.h>

#include <filesystem>
#include <map>
#include <string>

#include "project_folder.hpp"
#include "structure/source_tree.hpp"

using namespace td::structure;

namespace {

/// By source, from the project's root: why it has no test file of its own.
std::map<std::string, std::string> exemptions() {
    std::map<std::string, std::string> reasons;
    for (const std::string& line : lines_of(read_text("tests/structure/sources_without_tests.txt"))) {
        if (line.empty() || line.front() == '#') continue;
        const auto colon = line.find(": ");
        REQUIRE_MESSAGE(colon != std::string::npos, "no reason in: " << line);
        CHECK_MESSAGE(reasons.emplace(line.substr(0, colon), line.substr(colon + 2)).second, "twice: " << line);
    }
    return reasons;
}

bool has_test(std::filesystem::path source) {
    source = source.lexically_relative("src");
    const auto test = source.parent_path() / (source.stem().string() + "_test.cpp");
    return std::filesystem::exists(td::project_folder() / "tests" / test);
}

}  // namespace

TEST_CASE("each source has a test file at the same place below tests, or a reason why it has none") {
    auto reasons = exemptions();
    for (const SourceFile& file : source_files("src")) {
        if (file.path.extension() != ".cpp") continue;
        const std::string name = file.path.generic_string();
        const std::string reason = reasons[name];
        const bool exempt = !reason.empty();
        reasons.erase(name);
        CHECK_MESSAGE((exempt || has_test(file.path)), name << " has no test: write one, or give a reason in sources_without_tests.txt");
        CHECK_MESSAGE(!(exempt && has_test(file.path)), name << " has a test now: take it out of sources_without_tests.txt");
        if (!exempt || reason.rfind("see ", 0) != 0) continue;
        CHECK_MESSAGE(std::filesystem::exists(td::project_folder() / reason.substr(4)), name << " names a test that is gone: " << reason);
    }
    for (const auto& [name, reason] : reasons) FAIL_CHECK("sources_without_tests.txt names a source that is gone: " << name);
}
