// Whole sessions written down and played again, as the program does it.
#include "app/run_keeper.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "actions/command_record.hpp"
#include "app/played_session.hpp"
#include "content/yaml/read_tree.hpp"
#include "rules/ongoing_actions.hpp"
#include "storage/database.hpp"
#include "storage/folder.hpp"
#include "storage/full_disk.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The shipped content with a pack that only says some of it in another language.
std::shared_ptr<const Catalog> in_german() {
    static const auto catalog = [] {
        std::vector<Problem> problems;
        std::vector<Pack> packs = read_packs(project_folder() / "content", problems);
        Pack& words = packs.emplace_back();
        words.info.id = "words";
        words.trees.push_back(
            read_tree("german.yaml",
                      "strings: {missed: \"{who} schlägt daneben.\"}\n"
                      "species:\n  hero_warden: {change: edit, name: Wächter}\n  tunnel_rat: {change: edit, name: Ratte}\n"
                      "dungeons:\n  sunken_city: {change: edit, name: Die versunkene Stadt}\n")
                .tree);
        ContentLoading loading = load_packs(packs, std::move(problems));
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

/// Keeps a run of so many waits, and closes it without an end. Returns its settings.
GameSettings waits_kept_in(const Folder& folder, int waits) {
    const GameSettings settings{5, DungeonId(0)};
    Session session(shipped(), settings);
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    keeper.begin(session);
    for (int i = 0; i < waits; ++i) session.give(commands::Wait{});
    return settings;
}

}  // namespace

TEST_CASE("a session that was kept is gone on with: the same game, in both of two sittings") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        const Folder folder;
        const GameSettings settings{seed, DungeonId(seed % shipped()->dungeons.size())};
        Rng rng = Rng::named(seed, "fingers");
        Session first(shipped(), settings);
        {
            RunKeeper keeper(*shipped(), RunJournal(folder.path));
            first.begin();
            keeper.begin(first);
            play(first, rng, 150);
        }
        Session second(shipped(), settings);
        {
            RunKeeper keeper(*shipped(), RunJournal(folder.path));
            const auto run = keeper.unfinished();
            if (first.game().outcome() != Outcome::running) {
                CHECK_FALSE(run);
                continue;
            }
            REQUIRE(run);
            CHECK(run->seed == seed);
            CHECK(run->dungeon == settings.dungeon);
            CHECK(run->floor == first.game().floor());
            CHECK(run->round == first.game().now().round);
            second.begin();
            REQUIRE(keeper.restore(second));
            CHECK(second.game().hash() == first.game().hash());
            play(second, rng, 150);
        }
        Session third(shipped(), settings);
        third.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        const bool over = second.game().outcome() != Outcome::running;
        CHECK(keeper.unfinished().has_value() != over);
        REQUIRE(keeper.restore(third));
        CHECK(third.game().hash() == second.game().hash());
        CHECK(keeper.take_notice() == "");
    }
}

TEST_CASE("the dungeon that was begun last stays known when its run is over") {
    const Folder folder;
    const DungeonId city = find_id<DungeonId>(shipped()->dungeons, "sunken_city");
    Session session(shipped(), {4, city});
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        CHECK(keeper.last_dungeon() == "");
        session.begin();
        keeper.begin(session);
        CHECK(keeper.last_dungeon() == "sunken_city");
        keeper.give_up();
        CHECK_FALSE(keeper.unfinished());
    }
    CHECK(RunKeeper(*shipped(), RunJournal(folder.path)).last_dungeon() == "sunken_city");
    CHECK(RunKeeper(*shipped(), RunJournal()).last_dungeon() == "");
}

TEST_CASE("a session is gone on with at its own difficulty") {
    const Folder folder;
    const GameSettings settings{4, find_id<DungeonId>(shipped()->dungeons, "sunken_city"), true,
                                find_id<DifficultyId>(shipped()->difficulties, "hard")};
    REQUIRE(settings.difficulty);
    Rng rng = Rng::named(4, "fingers");
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        play(first, rng, 60);
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    const auto run = keeper.unfinished();
    REQUIRE(run);
    CHECK(run->difficulty == settings.difficulty);
    Session second(shipped(), {run->seed, run->dungeon, true, run->difficulty});
    second.begin();
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
}

TEST_CASE("a run that was left in the midst of an action of several turns is gone on with there") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    REQUIRE(settings.dungeon);
    const auto digging = [](const Game& game) -> std::optional<Command> {
        const auto& stacks = game.world().bag(game.player_team()).stacks;
        for (std::size_t i = 0; i < stacks.size(); ++i)
            for (const Direction direction : all_directions) {
                const Command command = commands::UseItem{static_cast<int>(i), direction};
                if (game.catalog()[stacks[i].item].turns > 1 && !game.would_refuse(command)) return command;
            }
        return std::nullopt;
    };
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        Rng rng = Rng::named(5, "fingers");
        while (!digging(first.game())) first.give(commands::Walk{static_cast<Direction>(rng.below(8))});
        const Command dig = *digging(first.game());
        for (int i = 0; i < 2; ++i) REQUIRE(first.give(dig).kind == Step::Kind::needs_command);
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
    const EntityId who = second.game().awaiting();
    REQUIRE(second.game().world().has<OngoingAction>(who));
    CHECK(second.game().world().get<OngoingAction>(who).done == 2);
    const OngoingAction at = second.game().world().get<OngoingAction>(who);
    while (const auto further = continuing_command(second.game().world(), who)) second.give(*further);
    CHECK(second.game().world().terrain(at.from + offset(at.direction)) == shipped()->floor);
}

TEST_CASE("what the player was told is told again") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        // What was refused is not told again: it is no part of the run.
        for (int i = 0; i < 400; ++i) {
            const Command step = commands::Walk{static_cast<Direction>(i / 9 * 5 % 8)};
            first.give(first.game().would_refuse(step) ? commands::Wait{} : step);
        }
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.restore(second));
    CHECK(told(first).size() > 100);
    CHECK(told(second) == told(first));
}

TEST_CASE("a run that was lost is over") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Folder folder;
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        Session session(shipped(), {seed, DungeonId(0)});
        session.begin();
        keeper.begin(session);
        Rng rng = Rng::named(seed, "fingers");
        play(session, rng, 3000);
        if (session.game().outcome() == Outcome::running) continue;
        CHECK_FALSE(keeper.unfinished());
        return;
    }
    FAIL("nobody ever lost");
}

TEST_CASE("a run that comes out differently is told with the command, set aside, and not gone on with") {
    const Folder folder;
    const GameSettings settings = waits_kept_in(folder, 3);
    {
        RunJournal journal(folder.path);
        journal.append({commands::Wait{}, {1, 4, 12345}});
        journal.append({commands::Wait{}, {1, 5, 12345}});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    Session session(shipped(), settings);
    session.begin();
    CHECK_FALSE(keeper.restore(session));
    CHECK(keeper.take_notice().find("after command 4 of 5") != std::string::npos);
    CHECK(std::filesystem::exists(folder.path / "run.sqlite.out-of-sync-1"));
    CHECK_FALSE(keeper.unfinished());
}

TEST_CASE("a forged run whose commands name nothing that exists is refused command by command, and does not end the program") {
    const GameSettings settings{5, DungeonId(0)};
    std::vector<Command> forged;
    for (int kind = 0; kind < command_kind_count; ++kind)
        for (const int number : {-1, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
            CommandRecord record{.kind = kind, .slot = number, .other_slot = number, .aim = {number, number}};
            record.target.value = static_cast<std::uint32_t>(number) - 1;
            record.tactic.value = static_cast<std::uint16_t>(number) - 1;
            forged.push_back(*command_of(record));
            forged.push_back(*command_of({.kind = kind, .target = record.target}));
        }
    Session honest(shipped(), settings);
    honest.begin();
    const std::uint64_t before = honest.game().hash();
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin({settings.seed, shipped()->dungeons[0].id, shipped()->rules_fingerprint});
        // Whatever is refused leaves the game as it was, so the seals and the hashes of the file are right.
        for (const Command& command : forged) journal.append({command, {1, 0, before}});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    Session session(shipped(), settings);
    session.begin();
    CHECK_NOTHROW(static_cast<void>(keeper.restore(session)));
}

TEST_CASE("a run whose replay ended the program is offered as such; one that was only continued is not") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    {
        Session session(shipped(), settings);
        session.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(session);
        session.give(commands::Wait{});
        CHECK_FALSE(keeper.unfinished()->crashed);
    }
    const auto go_on = [&](bool expected_badly) {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        REQUIRE(keeper.unfinished());
        CHECK(keeper.unfinished()->crashed == expected_badly);
        Session session(shipped(), settings);
        session.begin();
        REQUIRE(keeper.restore(session));
    };
    go_on(false);  // and there the program ends, as by a crash
    go_on(false);
    RunJournal(folder.path).mark();  // a replay begins and the program ends
    go_on(true);
    go_on(false);
}

TEST_CASE("a run file that is deleted while playing is told at the next command, even one that is refused") {
    for (const bool is_refused : {true, false}) {
        CAPTURE(is_refused);
        const Folder folder;
        Session session(shipped(), {5, DungeonId(0)});
        session.begin();
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(session);
        session.give(commands::Wait{});
        std::filesystem::remove(folder.path / "run.sqlite");
        const Command refused = commands::UseItem{99, Direction::north};
        REQUIRE(session.game().would_refuse(refused));
        session.give(is_refused ? refused : Command(commands::Wait{}));
        CHECK(told(session).find("was deleted or replaced while you played") != std::string::npos);
        CHECK(keeper.unfinished());
    }
}

TEST_CASE("the sound beginning of a damaged run is offered, replayed, and told with what is lost") {
    const Folder folder;
    const GameSettings settings = waits_kept_in(folder, 6);
    Database((folder.path / "run.sqlite").string(), false).execute("UPDATE command SET hash = hash + 1 WHERE number = 5");
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    const std::string notice = keeper.take_notice();
    CHECK(notice.find("is damaged. It was renamed to ") != std::string::npos);
    CHECK(notice.find("run.sqlite.damaged-1. Its first 4 commands can be continued; 2 after that are lost.") != std::string::npos);
    Session session(shipped(), settings);
    session.begin();
    CHECK(keeper.restore(session));
}

TEST_CASE("while the disk is full the run is not kept, and the player is told when it is and when it is not") {
    const Folder folder;
    const GameSettings settings{5, DungeonId(0)};
    Session session(shipped(), settings);
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    keeper.begin(session);
    session.give(commands::Wait{});
    CHECK(keeper.keeps_on());
    {
        const FullDisk full;
        for (int i = 0; i < 30; ++i) session.give(commands::Wait{});
        CHECK_FALSE(keeper.keeps_on());
        CHECK(told(session).find("is not saved at the moment") != std::string::npos);
        CHECK_FALSE(keeper.unfinished());
    }
    CHECK(keeper.keeps_on());  // the menu asks, and that tries again
    session.give(commands::Wait{});
    CHECK(told(session).find("is saved again") != std::string::npos);
    CHECK(keeper.unfinished());
}

TEST_CASE("a run that begins on a full disk says that it is not kept, though the title has said so too") {
    const Folder folder;
    const FullDisk full;
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    CHECK_FALSE(keeper.unfinished());
    CHECK(keeper.take_notice().find("is not saved at the moment") != std::string::npos);
    Session session(shipped(), {5, DungeonId(0)});
    session.begin();
    keeper.begin(session);
    CHECK(told(session).find("is not saved at the moment") != std::string::npos);
    CHECK_FALSE(keeper.keeps_on());
}

TEST_CASE("a run of other content is named and not offered") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin({3, shipped()->dungeons[0].id, shipped()->rules_fingerprint + 1});
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    CHECK_FALSE(keeper.unfinished());
    CHECK(keeper.take_notice().find("other content") != std::string::npos);
}

TEST_CASE("a run of other content names the packs that it needs") {
    const Folder folder;
    auto with_frost = std::make_shared<Catalog>(*shipped());
    with_frost->shared_rules_fingerprint += 1;
    with_frost->rules_packs.push_back({"frost", "Frost", "1.2", "", 7});
    {
        Session session(with_frost, {5, DungeonId(0)});
        session.begin();
        RunKeeper(*with_frost, RunJournal(folder.path)).begin(session);
    }
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    CHECK_FALSE(keeper.unfinished());
    CHECK(keeper.take_notice().find("It needs Frost 1.2.") != std::string::npos);
}

TEST_CASE("a run that was given up is not offered again") {
    const Folder folder;
    Session session(shipped(), {5, DungeonId(0)});
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    keeper.begin(session);
    session.give(commands::Wait{});
    REQUIRE(keeper.unfinished());
    keeper.give_up();
    CHECK_FALSE(keeper.unfinished());
}

TEST_CASE("where nothing can be kept the player reads it once among what happened") {
    Session session(shipped(), {5, DungeonId(0)});
    session.begin();
    RunKeeper keeper(*shipped(), RunJournal("/proc/none"));
    CHECK_FALSE(keeper.keeps());
    keeper.begin(session);
    CHECK(told(session).find("This delve is not saved") != std::string::npos);
    session.give(commands::Wait{});
    CHECK(keeper.take_notice() == "");
}

TEST_CASE("a run is kept up to the moment its content became another one, and gone on with there under the old content") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    auto changed = std::make_shared<Catalog>(*shipped());
    changed->rules_fingerprint += 1;
    changed->shared_rules_fingerprint += 1;
    changed->rules_packs.front().rules += 1;
    changed->species[0].health += 1;
    Session first(shipped(), settings);
    first.begin();
    std::uint64_t kept = 0;
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        for (int i = 0; i < 5; ++i) first.give(commands::Wait{});
        kept = first.game().hash();
        REQUIRE(first.migrate_to(changed).empty());
        keeper.content_changed(*changed, &first);
        CHECK(told(first).find("this delve is no longer saved") != std::string::npos);
        for (int i = 0; i < 5; ++i) first.give(commands::Wait{});
        // Neither does the end of what is not kept end what is.
        keeper.give_up();
        CHECK_FALSE(keeper.unfinished());
        CHECK(keeper.take_notice() ==
              "Your unfinished delve was made with other content and continues only with that. Changed since: Tierdelve 0.1.");
    }
    Session second(shipped(), settings);
    second.begin();
    RunKeeper keeper(*shipped(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == kept);
}

TEST_CASE("a run that was kept is gone on with in another language, and kept on when the language changes in the middle of it") {
    const Folder folder;
    const GameSettings settings{5, find_id<DungeonId>(shipped()->dungeons, "sunken_city")};
    Rng rng = Rng::named(5, "fingers");
    Session first(shipped(), settings);
    first.begin();
    {
        RunKeeper keeper(*shipped(), RunJournal(folder.path));
        keeper.begin(first);
        play(first, rng, 60);
        REQUIRE(first.migrate_to(in_german()).empty());
        keeper.content_changed(*in_german(), &first);
        CHECK(told(first).find("no longer saved") == std::string::npos);
        play(first, rng, 60);
    }
    Session second(in_german(), settings);
    second.begin();
    RunKeeper keeper(*in_german(), RunJournal(folder.path));
    REQUIRE(keeper.unfinished());
    REQUIRE(keeper.restore(second));
    CHECK(second.game().hash() == first.game().hash());
    const World& world = second.game().world();
    for (const EntityId member : world.roster()[second.game().player_team()].members)
        CHECK(world.get<Creature>(member).name == first.game().world().get<Creature>(member).name);
}
