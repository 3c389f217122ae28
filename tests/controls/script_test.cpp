// Scripts of controls, read from text.
#include "controls/script.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace td;

namespace {

std::variant<std::vector<ScriptLine>, ScriptProblem> read(const std::string& text) {
    std::istringstream in(text);
    return read_script(in);
}

using ScriptStep = std::variant<Control, std::u32string>;

/// What is done, line by line.
std::vector<ScriptStep> steps_of(const std::variant<std::vector<ScriptLine>, ScriptProblem>& script) {
    REQUIRE(std::holds_alternative<std::vector<ScriptLine>>(script));
    std::vector<ScriptStep> steps;
    for (const ScriptLine& line : std::get<std::vector<ScriptLine>>(script)) steps.push_back(line.what);
    return steps;
}

}  // namespace

TEST_CASE("a script is one command a line; empty lines and remarks are passed over") {
    const auto script = read("move_north\n\n  wait  # a breath\r\n# all of it\nconfirm");
    CHECK(steps_of(script) == std::vector<ScriptStep>{Control::move_north, Control::wait, Control::confirm});
    const auto& lines = std::get<std::vector<ScriptLine>>(script);
    CHECK(lines[0].number == 1);
    CHECK(lines[2].number == 5);
}

TEST_CASE("an unknown command of a script is named with its line and the nearest known one") {
    const auto script = read("wait\nmove_nort\nwait\n");
    REQUIRE(std::holds_alternative<ScriptProblem>(script));
    const auto& problem = std::get<ScriptProblem>(script);
    CHECK(problem.line == 2);
    CHECK(problem.text == "unknown command 'move_nort', did you mean 'move_north'?");
}

TEST_CASE("an empty script is a script") {
    const auto script = read("");
    CHECK(steps_of(script).empty());
}

TEST_CASE("a line of a script may be text that is typed") {
    const auto script = read("open_log\ntype Ember f\xC3\xB6x  # a remark\nconfirm");
    CHECK(steps_of(script) == std::vector<ScriptStep>{Control::open_log, U"Ember f\u00F6x", Control::confirm});
}

TEST_CASE("typed text keeps what stands beside bytes that are no UTF-8") {
    const auto script = read(
        "type \xC3"
        "Aspawn \xF8\x88\x80\x80 \xED\xA0\x80|\xE2\x82");
    CHECK(steps_of(script) == std::vector<ScriptStep>{U"Aspawn  |"});
}

TEST_CASE("a script without an end is refused") {
    const auto script = read(std::string(20u << 20, '\0'));
    REQUIRE(std::holds_alternative<ScriptProblem>(script));
    CHECK(std::get<ScriptProblem>(script).text == "a script has at most 16777216 bytes");
}

TEST_CASE("a script may begin with a byte order mark") {
    CHECK(steps_of(read("\xEF\xBB\xBFwait\r\n# all of it\nwait\n")) == std::vector<ScriptStep>{Control::wait, Control::wait});
    CHECK(steps_of(read("\xEF\xBB\xBF")).empty());
}

TEST_CASE("what a line of a script lacks, or has in addition, is shown") {
    const auto problem_of = [](const std::string& text) { return std::get<ScriptProblem>(read(text)).text; };
    CHECK(problem_of("wait\ntype \n") == "'type' needs the text to type, such as 'type Ember'");
    CHECK(problem_of("type # a remark\n") == "'type' needs the text to type, such as 'type Ember'");
    CHECK(problem_of(std::string("wait\n\0wait\n", 11)) == "unknown command '\\u0000wait', did you mean 'wait'?");
    CHECK(problem_of("wa\x1bit\n") == "unknown command 'wa\\u001bit', did you mean 'wait'?");
}
