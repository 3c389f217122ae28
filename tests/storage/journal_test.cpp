#include "storage/journal.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <memory>
#include <thread>

#include "storage/database.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;
namespace files = std::filesystem;
using Kind = JournalNotice::Kind;

namespace {

/// A finished program's folder: `count` commands of a run that goes on.
void keep_some(const files::path& folder, std::size_t count) {
    RunJournal journal(folder);
    REQUIRE(journal.keeps());
    journal.begin(some_origin);
    for (std::size_t i = 0; i < count; ++i) journal.append(some_command(i));
    REQUIRE(journal.take_notices().empty());
}

}  // namespace

TEST_CASE("a new folder holds no run, and nothing is said of it") {
    const Folder folder;
    RunJournal journal(folder.path / "deep" / "below");
    CHECK(journal.keeps());
    CHECK_FALSE(journal.load());
    CHECK(journal.take_notices().empty());
}

TEST_CASE("what is kept is read again as it was: every kind of command, every field") {
    const Folder folder;
    keep_some(folder.path, 200);
    RunJournal journal(folder.path);
    const auto run = journal.load();
    REQUIRE(run);
    CHECK(run->origin == some_origin);
    CHECK(run->end == RunEnd::none);
    REQUIRE(run->commands.size() == 200);
    for (std::size_t i = 0; i < 200; ++i) CHECK(run->commands[i] == some_command(i));
    CHECK(run->last() == some_command(199).after);
}

TEST_CASE("a run that is opened again grows where it ended, and a finished one stays finished") {
    const Folder folder;
    keep_some(folder.path, 3);
    {
        RunJournal journal(folder.path);
        journal.append(some_command(3));
        journal.finish(RunEnd::defeat);
    }
    const auto run = RunJournal(folder.path).load();
    REQUIRE(run);
    CHECK(run->commands.size() == 4);
    CHECK(run->end == RunEnd::defeat);
}

TEST_CASE("a new run takes the place of the one before") {
    const Folder folder;
    keep_some(folder.path, 30);
    keep_some(folder.path, 2);
    const auto run = RunJournal(folder.path).load();
    REQUIRE(run);
    CHECK(run->commands.size() == 2);
}

TEST_CASE("the difficulty of a run is kept, and sealed") {
    const Folder folder;
    RunOrigin hard = some_origin;
    hard.difficulty = "hard";
    RunJournal(folder.path).begin(hard);
    CHECK(RunJournal(folder.path).load()->origin == hard);
    {
        Database database((folder.path / "run.sqlite").string(), false);
        database.execute("UPDATE run SET difficulty = 'easy'");
    }
    CHECK(tells_only(RunJournal(folder.path).take_notices(), AsideReason::damaged));
}

TEST_CASE("a run of an older format is set aside as it is, and the next one takes its place") {
    for (int format = 0; format < run_format; ++format) {
        CAPTURE(format);
        const Folder folder;
        keep_some(folder.path, 5);
        Database((folder.path / "run.sqlite").string(), false).execute("PRAGMA user_version=" + std::to_string(format));
        const std::string before = bytes_of(folder.path / "run.sqlite");
        RunJournal journal(folder.path);
        CHECK(tells_only(journal.take_notices(), AsideReason::older_format));
        CHECK(bytes_of(folder.path / "run.sqlite.older-format-1") == before);
        CHECK(journal.keeps());
        CHECK_FALSE(journal.load());
        journal.begin(some_origin);
        CHECK(journal.load());
    }
}

TEST_CASE("an unfinished run of other content is set aside by the next one, and is still whole") {
    const Folder folder;
    keep_some(folder.path, 30);
    RunJournal journal(folder.path);
    RunOrigin other = some_origin;
    ++other.content;
    journal.begin(other);
    CHECK(journal.take_notices() ==
          std::vector<JournalNotice>{{Kind::set_aside, folder.path / "run.sqlite.other-content-1", AsideReason::other_content}});
    CHECK(journal.load()->commands.empty());
    files::create_directory(folder.path / "old");
    files::rename(folder.path / "run.sqlite.other-content-1", folder.path / "old" / "run.sqlite");
    CHECK(RunJournal(folder.path / "old").load()->commands.size() == 30);
}

TEST_CASE("of two games the second keeps nothing, says so, and leaves the first one's run alone") {
    const Folder folder;
    RunJournal first(folder.path);
    first.begin(some_origin);
    RunJournal second(folder.path);
    CHECK_FALSE(second.keeps());
    CHECK(tells_only(second.take_notices(), Kind::in_use));
    second.begin(some_origin);
    CHECK(tells_only(second.take_notices(), Kind::in_use));
    second.append(some_command(9));
    second.finish(RunEnd::given_up);
    first.append(some_command(0));
    const auto run = first.load();
    REQUIRE(run);
    CHECK(run->commands.size() == 1);
    CHECK(run->end == RunEnd::none);
}

TEST_CASE("a game that is just ending is waited for") {
    const Folder folder;
    auto ending = std::make_unique<RunJournal>(folder.path);
    ending->begin(some_origin);
    std::thread end([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        ending.reset();
    });
    RunJournal next(folder.path);
    end.join();
    CHECK(next.keeps());
    CHECK(next.load());
}

TEST_CASE("where nothing can be written the journal says so and does nothing") {
    for (const char* const place : {"/proc/none", ""}) {
        const Kind kind = *place == '\0' ? Kind::no_folder : Kind::cannot_write;
        CAPTURE(place);
        RunJournal journal{files::path(place)};
        CHECK_FALSE(journal.keeps());
        CHECK(tells_only(journal.take_notices(), kind));
        journal.begin(some_origin);
        CHECK(tells_only(journal.take_notices(), kind));
        journal.append(some_command(0));
        journal.set_aside(AsideReason::damaged);
        CHECK_FALSE(journal.load());
        CHECK(journal.take_notices().empty());
    }
}

TEST_CASE("playing again names the first command after which the game is another") {
    KeptRun run;
    for (std::size_t i = 0; i < 20; ++i) run.commands.push_back(some_command(i));
    std::size_t given = 0;
    CHECK_FALSE(replay(run, [&](const KeptCommand&) { return some_command(given++).after.hash; }));
    CHECK(given == 20);
    given = 0;
    CHECK(replay(run, [&](const KeptCommand&) { return ++given == 7 ? 1 : some_command(given - 1).after.hash; }) == 7);
    CHECK(given == 7);
}
