#include "app/console_line.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "game/turns/debug_commands.hpp"
#include "project_folder.hpp"

using namespace td;

namespace {

struct Console {
    std::shared_ptr<const Catalog> catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    Game game{catalog, {7, find_id<DungeonId>(catalog->dungeons, "sunken_city")}};
    Console() { game.step(); }

    std::string wrong(std::string_view line) const {
        const ConsoleAnswer answer = read_console_line(game, line);
        CHECK_FALSE(answer.command);
        return answer.lines.empty() ? "" : answer.lines.front();
    }
    Command right(std::string_view line) const {
        const ConsoleAnswer answer = read_console_line(game, line);
        REQUIRE_MESSAGE(answer.command, line);
        return *answer.command;
    }
    std::string completed(std::string_view line) const { return complete_console_line(game, line).line; }
};

}  // namespace

TEST_CASE("a line of the console becomes a command that the game carries out") {
    Console console;
    console.game.step(debug_command::open());
    for (const std::string_view line :
         {"spawn ember_fox", "spawn jelly neutral", "reveal", "heal", "time_system energy_pool", "kill ember_fox", "floor 2"}) {
        CHECK_MESSAGE(console.game.step(console.right(line)).kind != Step::Kind::refused, line);
        while (console.game.step().kind == Step::Kind::turn_taken) {
        }
    }
    CHECK(console.game.floor() == 2);
    CHECK(console.right("give " + console.catalog->items[3].id + " 4") == debug_command::give(ItemId(3), 4));
    CHECK(console.right("status " + console.catalog->statuses[1].id) == debug_command::gain_status(StatusId(1), console.game.awaiting()));
    CHECK(console.right("boon " + console.catalog->boons[1].id + " hedda") == debug_command::gain_boon(BoonId(1), console.game.leader()));
    CHECK(console.wrong("boon no_such_boon").find("there is no boon `no_such_boon`") == 0);
    CHECK(console.right("teleport 3 4 hedda") == debug_command::teleport(console.game.leader(), {3, 4}));
}

TEST_CASE("the guide for authors shows commands that exist") {
    const Console console;
    std::ifstream page(project_folder() / "resources/docs/authors/trying.md");
    std::string line;
    while (std::getline(page, line) && line != "## The debug console") {
    }
    int shown = 0;
    while (std::getline(page, line) && line.rfind("## ", 0) != 0) {
        if (line.rfind("| `", 0) != 0) continue;
        const std::string examples = line.substr(0, line.find('|', 1));
        for (std::size_t from = examples.find('`'); from != std::string::npos; from = examples.find('`', from + 1)) {
            const std::size_t to = examples.find('`', from + 1);
            const std::string example = examples.substr(from + 1, to - from - 1);
            const std::string verb = example.substr(0, example.find(' '));
            CHECK_MESSAGE(console.completed(verb) == verb + " ", example);
            ++shown;
            from = to;
        }
    }
    CHECK(shown >= 8);
}

TEST_CASE("what is not known is told with the nearest word, and what is missing with the usage") {
    const Console console;
    CHECK(console.wrong("spwan ember_fox") == "there is no command `spwan`; did you mean `spawn`?");
    CHECK(console.wrong("spawn ember_fix") == "there is no species `ember_fix`; did you mean `ember_fox`?");
    CHECK(console.wrong("give draught") == "there is no item `draught`; did you mean `healing_draught`?");
    CHECK(console.wrong("spawn ember_fox fo") == "there is no side `fo`; did you mean `foe`?");
    CHECK(console.wrong("spawn ember_fox foe 3") == "a place is two numbers: X Y");
    CHECK(console.wrong("floor two") == "floor: `two` is not a whole number");
    CHECK(console.wrong("kill") == "kill WHO: kills at once");
    CHECK(console.wrong("reveal all").starts_with("unexpected `all`"));
    CHECK(read_console_line(console.game, "   ").lines.empty());
    CHECK(read_console_line(console.game, "help").lines.size() == 11);
    CHECK(console.wrong("help teleport") == "teleport X Y [WHO]: moves to that tile, counted from the upper left corner");
    CHECK(console.wrong("help teleprt") == "there is no command `teleprt`; did you mean `teleport`?");
}

TEST_CASE("words are completed from the commands, the tables of the content, and whoever is on the floor") {
    const Console console;
    CHECK(console.completed("sp") == "spawn ");
    CHECK(console.completed("help tel") == "help teleport ");
    CHECK(console.completed("spawn ember_f") == "spawn ember_fox ");
    CHECK(console.completed("spawn ember_fox f") == "spawn ember_fox foe ");
    CHECK(console.completed("time_system en") == "time_system energy_pool ");
    CHECK(console.completed("heal hed") == "heal hedda ");
    CHECK(console.completed("spawn zzz") == "spawn zzz");
    CHECK(console.completed("reveal x") == "reveal x");
    const ConsoleCompletion all = complete_console_line(console.game, "spawn hero_");
    CHECK(all.choices.size() >= 4);
    CHECK(all.line == "spawn hero_");
    CHECK(complete_console_line(console.game, "").choices.size() == 11);
}

TEST_CASE("ids may stand behind their type, when they are read, completed or misspelt") {
    const Console console;
    CHECK(console.right("give items/" + console.catalog->items[3].id) == debug_command::give(ItemId(3), 1));
    CHECK(console.right("status statuses." + console.catalog->statuses[1].id + " hedda") ==
          console.right("status " + console.catalog->statuses[1].id + " hedda"));
    CHECK(console.right("spawn species/ember_fox foe 3 4") == console.right("spawn ember_fox foe 3 4"));
    CHECK(console.wrong("spawn species/ember_fxo") == console.wrong("spawn ember_fxo"));
    CHECK(console.wrong("spawn species/ember_fxo") == "there is no species `ember_fxo`; did you mean `ember_fox`?");
    CHECK(console.wrong("spawn items/ember_fox").starts_with("there is no species `items/ember_fox`"));
    CHECK(console.completed("spawn species/ember_f") == "spawn species/ember_fox ");
    CHECK(console.completed("spawn species.ember_f") == "spawn species.ember_fox ");
}
