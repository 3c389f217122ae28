// The table of mistakes in tests/content/mistakes: what the linter tells authors of each. The README.md there says how a row is written.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/packs/load.hpp"
#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"
#include "structure/source_tree.hpp"
#include "tools/lint/advice.hpp"

using namespace td;

namespace {

constexpr std::string_view example_name = "content/moonlit/example.yaml";
constexpr std::string_view row_mark = "==== ", answer_mark = "==> ", hint_mark = "    hint: ";

/// What is to be told of a row; the texts may hold `...`, which stands for anything.
struct Answer {
    std::string place;  ///< `C031 5:13`
    std::string words;
    std::string hint;  ///< `-`: none
};

struct Row {
    std::string where;  ///< file and line of the table
    std::string title;
    std::string yaml;
    std::vector<Answer> answers;
};

std::filesystem::path table_folder() { return project_folder() / "tests" / "content" / "mistakes"; }

void replace_all(std::string& text, std::string_view old, std::string_view by) {
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size())) text.replace(at, old.size(), by);
}

/// Characters that nobody sees on a page are written by their names.
std::string with_real_characters(std::string line) {
    replace_all(line, "<TAB>", "\t");
    replace_all(line, "<BOM>", "\xEF\xBB\xBF");
    replace_all(line, "<NO-BREAK SPACE>", "\xC2\xA0");
    replace_all(line, "<WIDE SPACE>", "\xE3\x80\x80");
    replace_all(line, "<ZERO-WIDTH SPACE>", "\xE2\x80\x8B");
    replace_all(line, "<CR>", "\r");
    return line;
}

/// `C031 5:13 expected ...` in two parts.
Answer to_answer(const std::string& line) {
    const std::size_t code_end = line.find(' ');
    const std::size_t place_end = std::min(line.find(' ', code_end + 1), line.size());
    return {line.substr(0, place_end), line.substr(std::min(place_end + 1, line.size())), "-"};
}

void read_rows(const std::filesystem::path& file, std::vector<Row>& rows) {
    int number = 0;
    bool inside = false;
    for (const std::string& line : source_tree::lines_of(source_tree::read_text("tests/content/mistakes/" + file.filename().string()))) {
        ++number;
        const std::string where = file.filename().string() + ":" + std::to_string(number);
        if (line.starts_with(row_mark)) {
            rows.push_back({where, line.substr(row_mark.size()), {}, {}});
            inside = true;
        } else if (!inside) {
            CHECK_MESSAGE((line.empty() || line[0] == '#'), where << ": a row begins with `==== ` and its title");
        } else if (line.starts_with(answer_mark)) {
            rows.back().answers.push_back(to_answer(line.substr(answer_mark.size())));
        } else if (line.starts_with(hint_mark) && !rows.back().answers.empty()) {
            rows.back().answers.back().hint = line.substr(hint_mark.size());
        } else if (rows.back().answers.empty()) {
            rows.back().yaml += with_real_characters(line) + "\n";
        } else {
            CHECK_MESSAGE(line.empty(), where << ": behind `==> ` only its `    hint: ` may follow");
        }
    }
}

std::vector<Row> all_rows() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(table_folder()))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Row> rows;
    for (const std::filesystem::path& file : files) read_rows(file, rows);
    return rows;
}

/// The core pack and, beside it, a pack of one file. The core pack is parsed once.
class Bench {
public:
    Bench() {
        std::vector<Problem> problems;
        m_packs.push_back(read_pack(project_folder() / "content" / "core", problems));
        REQUIRE(problems.empty());
        m_packs.emplace_back();
    }

    /// What `delve lint` tells of a file.
    std::vector<Problem> told_of(const std::string& yaml) {
        TreeReading reading = read_tree(std::string(example_name), yaml);
        Pack pack;
        pack.folder = "content/moonlit";
        pack.info.id = "moonlit";
        pack.info.needs = {{"core", {}, {}}};
        pack.complete = reading.tree != nullptr;
        if (reading.tree) pack.trees.push_back(std::move(reading.tree));
        m_packs[1] = std::move(pack);
        return lint_packs(m_packs, reading.problems).problems;
    }

private:
    std::vector<Pack> m_packs;
};

/// True if `text` is `pattern`, in which `...` stands for anything.
bool matches(std::string_view text, std::string_view pattern) {
    constexpr std::string_view anything = "...";
    const std::size_t gap = pattern.find(anything);
    if (gap == std::string_view::npos) return text == pattern;
    if (!text.starts_with(pattern.substr(0, gap))) return false;
    const std::string_view behind = pattern.substr(gap + anything.size());
    for (std::size_t from = gap; from <= text.size(); ++from)
        if (matches(text.substr(from), behind)) return true;
    return false;
}

/// The answer as the table has it.
Answer to_answer(const Problem& problem) {
    std::string place = to_string(problem.code) + " " + std::to_string(problem.line) + ":" + std::to_string(problem.column);
    if (problem.file != example_name) place += " of " + problem.file;
    Answer answer{place, problem.path.empty() ? problem.message : problem.path + ": " + problem.message,
                  problem.hint.empty() ? "-" : problem.hint};
    const std::string content = (project_folder() / "content").string() + "/";
    replace_all(answer.words, content, "content/");
    replace_all(answer.hint, content, "content/");
    return answer;
}

bool agree(const std::vector<Problem>& told, const std::vector<Answer>& expected) {
    return std::equal(told.begin(), told.end(), expected.begin(), expected.end(), [](const Problem& problem, const Answer& answer) {
        const Answer real = to_answer(problem);
        return real.place == answer.place && matches(real.words, answer.words) && matches(real.hint, answer.hint);
    });
}

std::string as_in_table(const std::vector<Problem>& told) {
    std::string text;
    for (const Problem& problem : told) {
        const Answer answer = to_answer(problem);
        text.append(answer_mark).append(answer.place).append(" ").append(answer.words).append("\n");
        text.append(hint_mark).append(answer.hint).append("\n");
    }
    return text.empty() ? "nothing\n" : text;
}

/// Lints the first of every `stride` rows, each beside the content of the game.
void check_rows(std::size_t stride) {
    Bench bench;
    const std::vector<Row> rows = all_rows();
    for (std::size_t number = 0; number < rows.size(); number += stride) {
        const Row& row = rows[number];
        const std::vector<Problem> told = bench.told_of(row.yaml);
        if (!agree(told, row.answers))
            FAIL_CHECK("mistakes/" << row.where << ": " << row.title << "\ntold instead:\n" << as_in_table(told));
    }
}

}  // namespace

TEST_CASE("the linter tells of one mistake in four of the table at its place, with its code, its words and its hint") { check_rows(4); }
TEST_CASE("the linter tells of each mistake in the table at its place, with its code, its words and its hint" *
          doctest::test_suite("long")) {
    check_rows(1);
}

TEST_CASE("the table of mistakes has a hundred and fifty rows or more, all of them different, and each with an answer") {
    const std::vector<Row> rows = all_rows();
    CHECK(rows.size() >= 150);
    std::map<std::string, std::string> titles, texts;
    for (const Row& row : rows) {
        CAPTURE(row.where);
        CHECK(!row.title.empty());
        CHECK(!row.answers.empty());
        const auto [title, new_title] = titles.emplace(row.title, row.where);
        CHECK_MESSAGE(new_title, "the same title as in " << title->second);
        const auto [text, new_text] = texts.emplace(row.yaml, row.where);
        CHECK_MESSAGE(new_text, "the same file as in " << text->second);
    }
}

TEST_CASE("in the table of mistakes three dots stand for anything") {
    CHECK(matches("one of a, b, c, not `d`", "one of a, ..., not `d`"));
    CHECK(matches("one of a, b, c", "one of ..."));
    CHECK(matches("abc", "...c"));
    CHECK(!matches("one of a, b, c, not `d`", "one of a, ..., not `e`"));
    CHECK(!matches("one of a", "none of ..."));
    CHECK(!matches("abc", "ab"));
}
