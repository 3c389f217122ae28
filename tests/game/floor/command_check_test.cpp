// Commands that no key gives, as a file may hold them: refused or harmless, for each awaited actor and under each time system.
#include "game/floor/command_check.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "actions/command_record.hpp"
#include "game/run/game.hpp"
#include "game/turns/debug_commands.hpp"
#include "project_folder.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;

namespace {

std::shared_ptr<const Catalog> shipped() {
    static const auto catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

Game started(DungeonId dungeon) {
    Game game(shipped(), {5, dungeon, true});
    // Where something is chosen before the first round, the first option is taken: who is proposed sets out.
    while (!game.awaiting() && game.outcome() == Outcome::running)
        if (game.step().kind == Step::Kind::needs_choice) game.step(commands::Choose{0});
    return game;
}

/// A game at a pause, which the player asked for after every event.
Game paused_game() {
    for (std::size_t d = 0; d < shipped()->dungeons.size(); ++d) {
        Game game = started(DungeonId(d));
        game.step(commands::SetPauseMode{PauseMode::every_event});
        for (int turn = 0; turn < 300 && game.outcome() == Outcome::running; ++turn) {
            const std::optional<Command> step = game.awaiting() ? game.autoexplore_step().step : std::nullopt;
            if (game.step(game.awaiting() ? std::optional(step.value_or(commands::Wait{})) : std::nullopt).kind == Step::Kind::paused)
                return game;
        }
    }
    FAIL("no game ever pauses");
    return started(DungeonId(0));
}

constexpr int least = std::numeric_limits<int>::min();
constexpr int most = std::numeric_limits<int>::max();

/// Mostly a number that means something here, often one just beside, sometimes one far away.
int any_number(Rng& rng) {
    constexpr std::array odd{-1, -2, 99, 100, 255, 256, 10'000, -10'000, 10'001, 65'535, 65'536, least, least + 1, most, most - 1};
    return rng.below(3) > 0 ? static_cast<int>(rng.below(12)) : odd[rng.below(odd.size())];
}

Command any_command(Rng& rng) {
    CommandRecord record;
    record.kind = static_cast<int>(rng.below(command_kind_count));
    if (rng.below(3) == 0) record.kind = record_of(commands::Debug{}).kind;
    record.direction = static_cast<Direction>(rng.below(8));
    record.slot = any_number(rng);
    record.other_slot = any_number(rng);
    record.aim = {any_number(rng), any_number(rng)};
    if (rng.below(2) == 0) record.target.value = static_cast<std::uint32_t>(any_number(rng));
    if (rng.below(2) == 0) record.tactic.value = static_cast<std::uint16_t>(any_number(rng));
    return *command_of(record);
}

/// Refused by the first look at it, and the game is as before.
bool is_refused(Game& game, const Command& command) {
    const std::uint64_t before = game.hash();
    const bool foreseen = game.would_refuse(command).has_value();
    return foreseen && game.step(command).kind == Step::Kind::refused && game.hash() == before;
}

}  // namespace

TEST_CASE("a command whose numbers name nothing is refused, whatever its kind") {
    Game game = started(DungeonId(0));
    int checked = 0;
    for (int kind = 0; kind < command_kind_count; ++kind) {
        CAPTURE(kind);
        std::vector<CommandRecord> wrong;
        for (const int far : {least, least + 1, -command_limit - 1, command_limit + 1, most}) {
            wrong.push_back({.kind = kind, .slot = far});
            wrong.push_back({.kind = kind, .other_slot = far});
            wrong.push_back({.kind = kind, .aim = {0, far}});
            wrong.push_back({.kind = kind, .aim = {far, 0}});
        }
        wrong.push_back({.kind = kind, .direction = static_cast<Direction>(8)});
        for (const std::size_t index : {game.world().roster().actors.size(), std::size_t{70'000}, std::size_t{0xFFFFFFFE}})
            wrong.push_back({.kind = kind, .target = EntityId(index)});
        wrong.push_back({.kind = kind, .tactic = TacticId(game.catalog().tactics.size())});
        for (const CommandRecord& record : wrong) {
            const Command command = *command_of(record);
            // Most kinds have only some of the numbers.
            if (record_of(command) != record) continue;
            CHECK(is_refused(game, command));
            ++checked;
        }
    }
    CHECK(checked > 100);
}

TEST_CASE("to go on is about nobody: a target that a file holds is ignored") {
    Game game = paused_game();
    REQUIRE(game.paused());
    CommandRecord record = record_of(commands::Resume{});
    record.target = EntityId(4'000'000);
    REQUIRE(command_of(record) == commands::Resume{});
    CHECK(game.step(command_of(record)).kind != Step::Kind::refused);
}

TEST_CASE("numbers of the debug console beyond every table are refused") {
    Game game = started(DungeonId(0));
    REQUIRE(game.step(debug_command::open()).kind == Step::Kind::done_out_of_turn);
    for (int verb = 1; verb <= static_cast<int>(last_debug_verb); ++verb)
        for (const int number : {least, least + 1, -1, 9'999, most}) {
            CAPTURE(verb);
            CAPTURE(number);
            const Command command = commands::Debug{static_cast<DebugVerb>(verb), number, {number, number}};
            if (verb == static_cast<int>(DebugVerb::reveal) && number > least + 1 && number < most) continue;  // it takes no number
            CHECK(is_refused(game, command));
        }
}

TEST_CASE("any commands at all leave every dungeon's game sound, and looking ahead at them too") {
    for (std::size_t d = 0; d < shipped()->dungeons.size(); ++d) {
        CAPTURE(shipped()->dungeons[d].id);
        Rng rng = Rng::named(d, "any command");
        Game game = started(DungeonId(d));
        for (int turn = 0; turn < 400 && game.outcome() == Outcome::running; ++turn) {
            const Command command = any_command(rng);
            if (turn % 8 == 0) game.forecast(1, command);
            const bool refused_before = game.would_refuse(command).has_value();
            const std::uint64_t before = game.hash();
            Step step = game.step(command);
            if (step.kind == Step::Kind::refused && refused_before) CHECK(game.hash() == before);
            while (step.kind != Step::Kind::over && step.kind != Step::Kind::needs_choice && !game.awaiting() && !game.paused())
                step = game.step();
            game.take_events();
            CHECK(broken_invariants(game).empty());
        }
    }
}
