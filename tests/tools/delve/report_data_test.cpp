#include "tools/delve/report_data.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>

#include "base/hash.hpp"
#include "content/temporary_directory.hpp"

using namespace td::delve;
using td::testing::TemporaryDirectory;

namespace {

/// A whole file of one game with this row.
std::string file_of(const std::string& row) {
    const std::string line = "1," + row;
    return "# A part of the results of `delve depth`: `delve merge` joins such parts, `--continue` completes an unfinished one.\n"
           "# engine: 0.9.0\n# content: 238cc23703dac23a\n# arguments: --runs 1\n# games: 1\n# shard: 1/1\n# kept: games\ngame," +
           depth_game_columns() + "\n" + line + "\n# end: " + fmt::format("{:016x}", td::Hash{}.add(line).value()) + "\n";
}

/// What is wrong with a file, without its name; empty: nothing.
std::string fault_of(const std::string& text) {
    const TemporaryDirectory folder;
    folder.write("games.csv", text);
    const std::string file = (folder.path() / "games.csv").string();
    try {
        read_games({file});
        return {};
    } catch (const ResultsProblem& problem) {
        const std::string said = problem.what();
        return said.starts_with(file) ? said.substr(file.size()) : said;
    }
}

std::string row_with(const std::string& player, const std::string& health_by_floor, const std::string& deaths, const std::string& uses,
                     const std::string& rounds = "9") {
    return "stair,normal," + player + ",1,1,3,30,60,8,0,0,2,0,0," + rounds + ",hero," + health_by_floor + "," + deaths + "," + uses;
}

}  // namespace

TEST_CASE("rows of games that play cannot make are refused with their line and the reason") {
    CHECK(fault_of(file_of(row_with("masher", "100;90", "2:hero:species.rat", "skills.mend:3"))).empty());
    CHECK(fault_of(file_of(row_with("masher", "100", "2000000000:hero:species.rat", ""))) ==
          ":9: `2000000000` is not a floor from 1 to 99");
    for (const char* const floor : {"0", "-1", "100", "99999999999999999999", "", "1e3", " 1", "0x1"}) {
        CAPTURE(floor);
        CHECK(fault_of(file_of(row_with("masher", "100", std::string(floor) + ":hero:species.rat", "")))
                  .find("is not a floor from 1 to 99") != std::string::npos);
    }
    std::string many = "100";
    for (int i = 0; i < 99; ++i) many += ";1";
    CHECK(fault_of(file_of(row_with("masher", many, "", ""))) == ":9: a dungeon has at most 99 floors, and this has the health on 100");
    CHECK(fault_of(file_of(row_with("masher", "100", "", "skills.mend:9223372036854775807"))) ==
          ":9: `9223372036854775807` is not a count from 0 to 1000000000");
    CHECK(fault_of(file_of(row_with("masher", "100", "", "skills.mend:-1"))).find("is not a count") != std::string::npos);
    CHECK(fault_of(file_of(row_with("masher", "-5", "", ""))).find("is not a count") != std::string::npos);
    CHECK(fault_of(file_of(row_with("masher", "100", "", "", "4294967296"))).find("is not a count") != std::string::npos);
    CHECK(fault_of(file_of(row_with("masher", "100", "2:hero", ""))) == ":9: `2:hero` is not written like 2:hero_scout:species.tunnel_rat");
    CHECK(fault_of(file_of(row_with("masher", "100", "", "") + ",")) == ":9: a row of `delve depth` has fewer cells");
}

TEST_CASE("control characters and what is no text are refused with their line, in rows and above them") {
    const auto of_player = [](const std::string& player) { return fault_of(file_of(row_with(player, "100", "", ""))); };
    CHECK(of_player("a\fb") == ":9: the line has the control character U+000C");
    CHECK(of_player("\x1b[31mX") == ":9: the line has the control character U+001B");
    CHECK(of_player(std::string("a\0b", 3)) == ":9: the line has the control character U+0000");
    CHECK(of_player("a\u0085") == ":9: the line has the control character U+0085");
    CHECK(of_player("a\u202eb") == ":9: the line has the control character U+202E");
    CHECK(of_player("a\xff") == ":9: the line is not UTF-8 text");
    CHECK(of_player("<b>Größe</b> & 'x' \"y\"").empty());
    std::string text = file_of(row_with("masher", "100", "", ""));
    text.insert(text.find("0.9.0"), "\f");
    CHECK(fault_of(text) == ":2: the line has the control character U+000C");
    CHECK(of_player(std::string(2u << 20, 'x')) == ":9: the line has more than 1048576 bytes");
    CHECK(fault_of(std::string(3u << 20, '\0')).find(":1: the line has more than") == 0);
}

TEST_CASE("a report has room for so many series, and no more") {
    std::string rows;
    td::Hash hash;
    for (int game = 1; game <= 1001; ++game) {
        const std::string line = fmt::format("{},{}", game, row_with(fmt::format("p{}", game), "100", "", ""));
        hash.add(line);
        rows += line + "\n";
    }
    std::string text = file_of(row_with("p", "100", "", ""));
    text.replace(text.find("# games: 1\n"), 11, "# games: 1001\n");
    text = text.substr(0, text.find("\n1,stair") + 1) + rows + fmt::format("# end: {:016x}\n", hash.value());
    CHECK(fault_of(text) == ":1009: a report has room for 1000 dungeons, difficulties and players");
}
