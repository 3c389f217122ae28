// Every file of the core pack with one mistake in it: one problem, in the line that was changed.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "content/mutations.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"
#include "tools/lint/problem_report.hpp"

using namespace td;
using namespace td::testing;

namespace fs = std::filesystem;

namespace {

constexpr std::string_view pack_file = "pack.yaml";

struct ShippedFile {
    std::string name;  ///< below content/core
    std::string text;
};

const std::vector<ShippedFile>& shipped_files() {
    static const std::vector<ShippedFile> files = [] {
        const fs::path core = project_folder() / "content/core";
        std::vector<ShippedFile> result;
        for (const auto& entry : fs::recursive_directory_iterator(core))
            if (entry.path().extension() == ".yaml")
                result.push_back(
                    {entry.path().lexically_relative(core).generic_string(), read_file_bytes(entry.path(), "", 1u << 20).bytes});
        std::sort(result.begin(), result.end(), [](const ShippedFile& a, const ShippedFile& b) { return a.name < b.name; });
        return result;
    }();
    return files;
}

/// The text of each file by name; those of `changed` in place of the shipped ones.
using Texts = std::map<std::string, std::string>;

void read_pack_file(const std::string& text, std::vector<Problem>& problems) {
    TreeReading reading = read_tree(std::string(pack_file), text);
    problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
    if (!reading.tree) return;
    const IdTable no_ids;
    Reader reader(no_ids, problems);
    const Reader::Step whole(reader, "", reading.tree->root());
    structure(pack_fields()).read(reading.tree->root(), reader);
}

/// The problems of the whole game, by file.
std::map<std::string, std::vector<Problem>> problems_of(const Texts& changed) {
    std::vector<NamedText> files;
    std::vector<Problem> problems;
    for (const ShippedFile& file : shipped_files()) {
        const auto other = changed.find(file.name);
        const std::string& text = other == changed.end() ? file.text : other->second;
        if (file.name == pack_file)
            read_pack_file(text, problems);
        else
            files.push_back({file.name, text});
    }
    std::map<std::string, std::vector<Problem>> result;
    for (Problem& problem : problems) result[problem.file].push_back(std::move(problem));
    for (Problem& problem : load_named_texts(files).problems) result[problem.file].push_back(std::move(problem));
    return result;
}

std::string excerpt(const std::string& text, int line) {
    const SourceText source("", text);
    return std::string(source.line(line));
}

/// The last word of the text between backticks; empty if there is none.
std::string last_quoted(const std::string& text) {
    const std::size_t end = text.rfind('`');
    if (end == std::string::npos || end == 0) return {};
    const std::size_t begin = text.rfind('`', end - 1);
    return begin == std::string::npos ? std::string() : text.substr(begin + 1, end - begin - 1);
}

/// Is the word that the hint proposes as near to what was written as the one that was meant: with one letter left out, the same?
/// `ties` may be `tiles` or `times`.
bool proposes_as_near(const Problem& problem) {
    const std::string written = last_quoted(problem.message);
    const std::string proposed = last_quoted(problem.hint);
    for (std::size_t i = 0; i < proposed.size(); ++i)
        if (proposed.substr(0, i) + proposed.substr(i + 1) == written) return true;
    return false;
}

/// Counts how the mistakes of one kind were reported, and lists those that were not reported as expected.
class SlipTally {
public:
    void count(const ShippedFile& file, const Mutation& mutation, const std::string& text, const std::vector<Problem>& problems) {
        ++m_made;
        const bool good = problems.size() == 1 && problems[0].line == mutation.line &&
                          std::count(mutation.codes.begin(), mutation.codes.end(), problems[0].code) > 0 &&
                          (problems[0].hint.find(mutation.meant) != std::string::npos || proposes_as_near(problems[0]));
        if (good) return;
        ++m_wrong;
        if (m_wrong > 12) return;
        m_told += fmt::format("{}:{}: {} problems for: {}\n", file.name, mutation.line, problems.size(), excerpt(text, mutation.line));
        for (std::size_t i = 0; i < std::min<std::size_t>(3, problems.size()); ++i) m_told += "    " + to_report(problems[i]);
    }
    int made() const { return m_made; }
    int wrong() const { return m_wrong; }
    const std::string& told() const { return m_told; }

private:
    int m_made = 0;
    int m_wrong = 0;
    std::string m_told;
};

/// At most `most` mutations, evenly spread.
std::vector<Mutation> sample(std::vector<Mutation> all, std::size_t most) {
    if (all.size() <= most) return all;
    std::vector<Mutation> some;
    for (std::size_t i = 0; i < most; ++i) some.push_back(std::move(all[i * all.size() / most]));
    return some;
}

/// Makes each mistake; one in every file at a time, since they are independent.
SlipTally make_slips(Slip slip, std::size_t most) {
    std::vector<std::vector<Mutation>> mutations;
    std::size_t rounds = 0;
    for (const ShippedFile& file : shipped_files()) {
        const TreeReading reading = read_tree(file.name, file.text);
        REQUIRE(reading.tree);
        mutations.push_back(sample(mutations_of(*reading.tree, slip), most));
        rounds = std::max(rounds, mutations.back().size());
    }
    SlipTally tally;
    for (std::size_t round = 0; round < rounds; ++round) {
        Texts changed;
        for (std::size_t i = 0; i < mutations.size(); ++i)
            if (round < mutations[i].size()) changed[shipped_files()[i].name] = mutations[i][round].applied_to(shipped_files()[i].text);
        auto problems = problems_of(changed);
        for (std::size_t i = 0; i < mutations.size(); ++i) {
            const ShippedFile& file = shipped_files()[i];
            if (round < mutations[i].size()) tally.count(file, mutations[i][round], changed[file.name], problems[file.name]);
        }
    }
    return tally;
}

/// True if `cut` begins like `whole`, except that its last text may be shorter.
bool is_beginning(TreeNode cut, TreeNode whole, bool last) {
    if (last && cut.is_nothing()) return true;
    if (cut.kind() != whole.kind() || cut.size() > whole.size()) return false;
    if (cut.is_text()) return last ? whole.text().starts_with(cut.text()) : whole.text() == cut.text();
    std::size_t left = cut.size();
    auto item = whole.items().begin();
    for (const TreeNode each : cut.items())
        if (const TreeNode other = *item; ++item, !is_beginning(each, other, last && --left == 0)) return false;
    left = cut.size();
    auto entry = whole.entries().begin();
    for (const auto [key, value] : cut.entries()) {
        const TreeEntry other = *entry;
        ++entry;
        const bool cut_here = last && --left == 0;
        if (!is_beginning(key, other.key, cut_here) || !is_beginning(value, other.value, cut_here)) return false;
    }
    return true;
}

/// The line where the last definition of the text begins: two blanks and its id.
int line_of_last_definition(const std::string& text) {
    const SourceText source("", text);
    if (text.find("\nid: ") != std::string::npos) return 1;  // a pack.yaml is one definition
    for (int line = source.place(text.size()).line; line > 1; --line) {
        const std::string_view words = source.line(line);
        const std::size_t indent = words.find_first_not_of(' ');
        if (indent <= 2 && words[indent] >= 'a' && words[indent] <= 'z') return line;
    }
    return 1;
}

/// How the report of a file that ends too early differs from the expected one; empty if it does not. The definition that was cut may lack
/// the fields behind the cut, and other definitions may refer to those that are lost.
std::string complaint_of_cut(const ShippedFile& file, const std::string& cut, const std::vector<Problem>& problems) {
    int others = 0;
    for (const Problem& problem : problems) {
        if (problem.code == ProblemCode::unknown_id || problem.code == ProblemCode::bad_combination) continue;
        if (problem.line < line_of_last_definition(cut)) return "not at the end";
        if (problem.code != ProblemCode::missing_field) ++others;
    }
    if (others > 1 || problems.size() > 4) return fmt::format("{} problems", problems.size());
    if (!problems.empty()) return "";
    const TreeReading left = read_tree("left", cut);
    const TreeReading whole = read_tree("whole", file.text);
    return is_beginning(left.tree->root(), whole.tree->root(), true) ? "" : "what is left says something else";
}

/// Cuts every file at `most` places.
void expect_cuts_reported(std::size_t most) {
    int wrong = 0;
    std::string told;
    for (std::size_t round = 0; round < most; ++round) {
        Texts cut;
        for (const ShippedFile& file : shipped_files())
            cut[file.name] = file.text.substr(0, file.text.size() * (2 * round + 1) / (2 * most));
        auto problems = problems_of(cut);
        for (const ShippedFile& file : shipped_files()) {
            const std::string complaint = complaint_of_cut(file, cut[file.name], problems[file.name]);
            if (complaint.empty() || ++wrong > 20) continue;
            told += fmt::format("{}: {}: ...{}\n", file.name, complaint,
                                cut[file.name].substr(cut[file.name].size() - std::min<std::size_t>(60, cut[file.name].size())));
            for (const Problem& problem : problems[file.name]) told += to_report(problem);
        }
    }
    INFO(wrong);
    CHECK_MESSAGE(wrong == 0, told);
}

void expect_each_reported(std::size_t most) {
    for (const Slip slip : all_slips) {
        CAPTURE(name_of(slip));
        const SlipTally tally = make_slips(slip, most);
        MESSAGE(name_of(slip), ": ", tally.made(), " made, ", tally.wrong(), " not as they should be");
        CHECK(tally.made() > 100);
        if (tally.wrong() > 0) FAIL_CHECK(tally.told());
    }
}

}  // namespace

TEST_CASE("a slip in any file of the game is one problem, in the line that was changed") { expect_each_reported(5); }

TEST_CASE("a file that ends too early is reported at its end, or what is left is right") { expect_cuts_reported(20); }

TEST_CASE("every slip at every place (slow)" * doctest::skip()) { expect_each_reported(100'000); }
