// The pages about problems: each code has one, and its example has that problem and no other.
#include <doctest/doctest.h>

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"
#include "structure/source_tree.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/definition_advice.hpp"
#include "tools/lint/problem_pages.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;

namespace {

/// The problems of `text` as a file of a pack beside the core pack; also the warnings, if it can be played.
std::vector<Problem> problems_of(std::string_view text) {
    const std::filesystem::path core = project_folder() / "content" / "core";
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(read_pack(core, problems));
    TreeReading reading = read_tree("example.yaml", text);
    problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
    Pack& example = packs.emplace_back();
    example.folder = "content/example";
    example.info.id = "example";
    example.complete = reading.tree != nullptr;
    if (reading.tree) example.trees.push_back(std::move(reading.tree));
    const ContentLoading loading = load_with_advice(packs, std::move(problems));
    if (!loading.catalog) return loading.problems;
    std::vector<const Tree*> files;
    for (const Pack& pack : packs)
        for (const auto& tree : pack.trees) files.push_back(tree.get());
    return advice_on(files, *loading.catalog, loading.warnings);
}

/// Problems that only a long or unusual file has.
std::string built_example(ProblemCode code) {
    switch (code) {
        case ProblemCode::file_too_large: return "# " + std::string(2u << 20, 'x');
        case ProblemCode::not_utf8: return "statuses:\n  giddy:\n    name: G\xFC\n";
        case ProblemCode::control_character: return "statuses:\n  giddy:\n    name: \"G\a\"\n";
        case ProblemCode::too_deep: return "a: " + std::string(70, '[') + std::string(70, ']') + "\n";
        case ProblemCode::too_many_nodes: {
            std::string text = "a: [1";
            for (int i = 0; i < 200'000; ++i) text += ",1";
            return text + "]\n";
        }
        case ProblemCode::text_too_long: return "a: " + std::string(70'000, 'x') + "\n";
        default: return {};
    }
}

/// Problems between packs, that of too many problems, and those found by playing have tests of their own.
bool is_shown_elsewhere(ProblemCode code) {
    return code == ProblemCode::too_many_problems || code == ProblemCode::missing_pack || code == ProblemCode::unknown_translation ||
           code == ProblemCode::packs_in_a_ring || code == ProblemCode::pack_conflict || is_found_by_playing(code);
}

std::filesystem::path odd_content(const std::string& name) {
    const auto folder = std::filesystem::temp_directory_path() / ("tierdelve_" + name + "_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder / "odd");
    return folder;
}

std::vector<Problem> problems_of_folder(ProblemCode code) {
    const std::filesystem::path folder = odd_content("pages");
    if (code == ProblemCode::unreadable_file) std::filesystem::create_directories(folder / "odd" / "pack.yaml");
    std::vector<Problem> problems;
    std::vector<Problem> of_packs;
    for (const auto& pack : find_packs(folder, of_packs)) read_pack(pack, problems);
    problems.insert(problems.end(), of_packs.begin(), of_packs.end());
    std::filesystem::remove_all(folder);
    return problems;
}

std::vector<ProblemCode> codes_in_the_header() {
    std::vector<ProblemCode> codes;
    for (const std::string& line : source_tree::lines_of(source_tree::read_text("src/content/yaml/problem.hpp"))) {
        int number = 0;
        char after = 0;
        if (std::sscanf(line.c_str(), " %*[a-z0-9_] = %d%c", &number, &after) == 2 && after == ',' && number > 0)
            codes.push_back(static_cast<ProblemCode>(number));
    }
    return codes;
}

}  // namespace

TEST_CASE("each code of a problem has a page") {
    const std::vector<ProblemCode> codes = codes_in_the_header();
    CHECK(codes.size() > 30);
    for (const ProblemCode code : codes) {
        const ProblemPage* page = find_problem_page(to_string(code));
        CHECK_MESSAGE(page, to_string(code) << " has no page: write one in tools/lint/problem_pages.cpp");
        if (!page) continue;
        CHECK(!page->title.empty());
        CHECK(!page->meaning.empty());
        CHECK(!page->remedy.empty());
    }
    CHECK(codes.size() == problem_pages().size());
}

TEST_CASE("the example on each page has that problem and no other") {
    for (const ProblemPage& page : problem_pages()) {
        if (is_shown_elsewhere(page.code)) continue;
        CAPTURE(to_string(page.code));
        const bool of_folder = page.code == ProblemCode::unreadable_file || page.code == ProblemCode::bad_pack;
        const std::string text = page.example.empty() ? built_example(page.code) : std::string(page.example);
        const std::vector<Problem> problems = of_folder ? problems_of_folder(page.code) : problems_of(text);
        CHECK(!problems.empty());
        for (const Problem& problem : problems) CHECK_MESSAGE(problem.code == page.code, to_report(problem));
    }
}
