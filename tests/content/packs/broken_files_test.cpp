// Every file of every pack cut short or broken in its turn, with all the other files whole: the linter tells of it, and looks at nothing
// that needs what stood in the file.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "content/packs/load.hpp"
#include "content/temporary_directory.hpp"
#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;

namespace {

/// A pack whose dungeon refers to definitions of other files of the pack, one file for each type.
void write_own_pack(const testing::TemporaryDirectory& folder) {
    folder.write("bells/pack.yaml", "id: bells\nname: Bells\nversion: \"1\"\nrequires: [core]\n");
    folder.write("bells/creatures.yaml",
                 "species:\n  bell: {extends: tunnel_rat, name: Bell, description: Rings.}\n"
                 "  ringer: {extends: tunnel_rat, name: Ringer, description: Pulls.}\n");
    folder.write("bells/ground.yaml",
                 "terrains:\n  slag: {name: Slag, description: Warm., glyph: \"_\"}\n"
                 "features:\n  rope: {name: Rope, description: Hangs., glyph: j}\n"
                 "weathers:\n  soot: {name: Soot, description: Black., sight: -1}\n"
                 "landmarks:\n  gate: {name: Gate, description: Iron.}\n");
    folder.write("bells/rooms.yaml", "vaults:\n  pit:\n    map: |\n      #####\n      ....#\n      #####\n");
    folder.write("bells/teams.yaml", "spawn_tables:\n  teams: {teams: [{members: [bell]}]}\n  pieces: {items: [{item: clapper}]}\n");
    folder.write("bells/pieces.yaml", "items:\n  clapper: {extends: bread, name: Clapper, description: Heavy.}\n");
    folder.write("bells/dungeon.yaml",
                 "dungeons:\n  foundry:\n    name: Foundry\n    description: Hot.\n    party: [{species: bell, name: Ann}]\n"
                 "    guests: [{species: ringer, name: Jory}]\n"
                 "    victory: [{when: creature_safe, species: ringer, name: Jory, landmark: gate}]\n"
                 "    defeat: [{when: guest_dead}]\n"
                 "    floors:\n      - theme: old_stone\n        foes: [{table: teams}]\n        loot: [{table: pieces}]\n"
                 "        neutrals: [{members: [ringer]}]\n        patches: [{terrain: slag, percent: 5}]\n"
                 "        features: [{feature: rope, percent: 2}]\n        weather: [{weather: soot, at_least: 5, at_most: 9}]\n"
                 "        vaults: [pit]\n        landmarks: [{landmark: gate, room: far}]\n");
}

/// All packs as they are read, of which one file at a time is another.
class BrokenInTurn {
public:
    explicit BrokenInTurn(const std::vector<std::filesystem::path>& folders) {
        std::vector<Problem> problems;
        for (const std::filesystem::path& folder : folders) m_packs.push_back(read_pack(folder, problems));
        REQUIRE(problems.empty());
    }

    std::size_t packs() const { return m_packs.size(); }
    std::size_t files_of(std::size_t pack) const { return m_packs[pack].trees.size(); }
    std::string text_of(std::size_t pack, std::size_t file) const { return std::string(m_packs[pack].trees[file]->source().text()); }
    std::string name_of(std::size_t pack, std::size_t file) const { return m_packs[pack].trees[file]->source().name(); }

    LintFindings lint() { return lint_packs(m_packs, {}); }

    /// What the linter tells with `text` in place of the file.
    LintFindings lint_with(std::size_t pack, std::size_t file, const std::string& text) {
        auto& trees = m_packs[pack].trees;
        TreeReading reading = read_tree(name_of(pack, file), text);
        std::unique_ptr<const Tree> whole = std::move(trees[file]);
        const bool is_read = reading.tree != nullptr;
        if (is_read)
            trees[file] = std::move(reading.tree);
        else
            trees.erase(trees.begin() + static_cast<std::ptrdiff_t>(file));
        m_packs[pack].complete = is_read;
        LintFindings findings = lint_packs(m_packs, reading.problems);
        m_packs[pack].complete = true;
        if (is_read)
            trees[file] = std::move(whole);
        else
            trees.insert(trees.begin() + static_cast<std::ptrdiff_t>(file), std::move(whole));
        return findings;
    }

private:
    std::vector<Pack> m_packs;
};

bool tells_of(const LintFindings& findings, const std::string& file) {
    return findings.errors > 0 && std::any_of(findings.problems.begin(), findings.problems.end(),
                                              [&](const Problem& problem) { return problem.file == file && !is_warning(problem.code); });
}

/// The text with a line in the middle that has no place there.
std::string with_stray_line(const std::string& text) {
    const std::size_t middle = text.find('\n', text.size() / 2);
    return text.substr(0, middle + 1) + "stray 12\n" + text.substr(middle + 1);
}

/// The ways to break a file: an error at its start, in its middle, an end that comes too early, and a merge key within a definition.
constexpr std::size_t breaks = 4;

void expect_told(BrokenInTurn& bench, std::size_t pack, std::size_t file, std::size_t way) {
    const std::string text = bench.text_of(pack, file), name = bench.name_of(pack, file);
    CAPTURE(name);
    CAPTURE(way);
    if (way == 0) CHECK(tells_of(bench.lint_with(pack, file, "{" + text), name));
    if (way == 1) CHECK(tells_of(bench.lint_with(pack, file, with_stray_line(text)), name));
    // What is left of a file that ends too early may be right on its own, so that others lack what it defined.
    if (way == 2) CHECK(bench.lint_with(pack, file, text.substr(0, text.size() / 2)).files > 0);
    if (way != 3) return;
    // A merge key leaves a definition incomplete that is read all the same.
    const std::size_t id_end = text.find(":\n  ") == std::string::npos ? std::string::npos : text.find("\n    ");
    if (id_end == std::string::npos) return;
    CHECK(tells_of(bench.lint_with(pack, file, text.substr(0, id_end + 1) + "    <<: x\n" + text.substr(id_end + 1)), name));
}

}  // namespace

TEST_CASE("each file of the game broken in its turn, one way after the other, with the German texts beside it, is told of") {
    BrokenInTurn bench({project_folder() / "content/core", project_folder() / "content/german"});
    CHECK(bench.lint().errors == 0);
    std::size_t way = 0;
    for (std::size_t pack = 0; pack < bench.packs(); ++pack)
        for (std::size_t file = 0; file < bench.files_of(pack); ++file) expect_told(bench, pack, file, way++ % breaks);
}

TEST_CASE("each file of a pack broken in its turn, with core and the German texts beside it, is told of") {
    const testing::TemporaryDirectory folder;
    write_own_pack(folder);
    BrokenInTurn bench({project_folder() / "content/core", project_folder() / "content/german", folder.path() / "bells"});
    const LintFindings whole = bench.lint();
    for (const Problem& problem : whole.problems) INFO(to_report(problem));
    CHECK(whole.errors == 0);
    for (std::size_t file = 0; file < bench.files_of(2); ++file)
        for (std::size_t way = 0; way < breaks; ++way) expect_told(bench, 2, file, way);
}
