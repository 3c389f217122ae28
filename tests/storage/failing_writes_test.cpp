// A disk that is full or broken for a while: what is played meanwhile is kept as soon as there is room again, and the player knows
// at each moment whether it is.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "storage/folder.hpp"
#include "storage/full_disk.hpp"

using namespace td;
using namespace td::test;
namespace files = std::filesystem;
using Kind = JournalNotice::Kind;

namespace {

void append(RunJournal& journal, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) journal.append(some_command(i));
}

/// The run that another start of the game finds, whole up to `count` commands.
void check_kept(const files::path& folder, std::size_t count, RunEnd end = RunEnd::none) {
    RunJournal journal(folder);
    CHECK(journal.take_notices().empty());
    const auto run = journal.load();
    REQUIRE(run);
    CHECK(run->origin == some_origin);
    CHECK(run->end == end);
    REQUIRE(run->commands.size() == count);
    bool same = true;
    for (std::size_t i = 0; i < count; ++i) same = same && run->commands[i] == some_command(i);
    CHECK(same);
}

}  // namespace

TEST_CASE("what could not be written on a full disk is written with the next command when there is room again") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        append(journal, 0, 40);
        CHECK(journal.keeps());
        {
            const FullDisk full;
            append(journal, 40, 41);
            CHECK_FALSE(journal.keeps());
            CHECK_FALSE(journal.load());
            CHECK(tells_only(journal.take_notices(), Kind::cannot_write));
            append(journal, 41, 70);
            CHECK(journal.take_notices().empty());  // it has been said
            CHECK_FALSE(journal.keeps());
        }
        append(journal, 70, 71);
        CHECK(journal.keeps());
        CHECK(tells_only(journal.take_notices(), Kind::written_again));
        append(journal, 71, 80);
    }
    check_kept(folder.path, 80);
}

TEST_CASE("a disk may be full again and again, and at any moment: no command is lost or kept twice") {
    for (const rlim_t room : {rlim_t{0}, rlim_t{100}, rlim_t{4'096}, rlim_t{8'192}, rlim_t{20'000}, rlim_t{60'000}}) {
        CAPTURE(room);
        const Folder folder;
        {
            RunJournal journal(folder.path);
            for (int round = 0; round < 6; ++round) {
                const auto first = static_cast<std::size_t>(round) * 40;
                if (round == 0) {
                    const FullDisk full(room);
                    journal.begin(some_origin);
                }
                {
                    const FullDisk full(room);
                    append(journal, first, first + 30);
                }
                append(journal, first + 30, first + 40);
                CHECK(journal.keeps());
            }
            journal.finish(RunEnd::victory);
        }
        check_kept(folder.path, 240, RunEnd::victory);
    }
}

TEST_CASE("a disk that is full from the start keeps the run from its first command on once there is room") {
    const Folder folder;
    std::optional<RunJournal> journal;
    {
        const FullDisk full;
        journal.emplace(folder.path);
        CHECK_FALSE(journal->keeps());
        CHECK(tells_only(journal->take_notices(), Kind::cannot_write));
        journal->begin(some_origin);
        append(*journal, 0, 5);
        CHECK_FALSE(journal->keeps());
    }
    journal->try_again();
    CHECK(journal->keeps());
    journal.reset();
    check_kept(folder.path, 5);
}

TEST_CASE("the end of a run is written later too") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        append(journal, 0, 3);
        {
            const FullDisk full;
            journal.finish(RunEnd::given_up);
            CHECK_FALSE(journal.keeps());
        }
        journal.try_again();
        CHECK(journal.keeps());
    }
    check_kept(folder.path, 3, RunEnd::given_up);
}

TEST_CASE("an unfinished run that could not be read at the start is set aside, not written over") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        RunOrigin other = some_origin;
        ++other.seed;
        journal.begin(other);
        append(journal, 0, 9);
    }
    {
        files::rename(folder.path / "run.sqlite", folder.path / "kept");
        std::ofstream(folder.path / "file") << "in the way";
        RunJournal shut(folder.path / "file");
        CHECK_FALSE(shut.keeps());
        files::remove(folder.path / "file");
        files::create_directory(folder.path / "file");
        files::rename(folder.path / "kept", folder.path / "file" / "run.sqlite");
        shut.begin(some_origin);
        append(shut, 0, 2);
        CHECK(shut.keeps());
        const std::vector<JournalNotice> notices = shut.take_notices();
        const auto is_aside = [&](const JournalNotice& notice) {
            return notice.reason == AsideReason::another_run && notice.file == folder.path / "file" / "run.sqlite.another-1";
        };
        CHECK(std::any_of(notices.begin(), notices.end(), is_aside));
    }
    check_kept(folder.path / "file", 2);
    files::rename(folder.path / "file" / "run.sqlite.another-1", folder.path / "run.sqlite");
    CHECK(RunJournal(folder.path).load()->commands.size() == 9);
}

TEST_CASE("a run that begins beside a damaged file is saved at the next chance, without waiting for a command") {
    const Folder folder;
    std::ofstream(folder.path / "runs") << "in the way";
    {
        RunJournal journal(folder.path / "runs");
        CHECK(tells_only(journal.take_notices(), Kind::cannot_write));
        files::remove(folder.path / "runs");
        files::create_directory(folder.path / "runs");
        write_bytes(folder.path / "runs" / "run.sqlite", "not a run");
        journal.begin(some_origin);
        CHECK(tells_only(journal.take_notices(), AsideReason::damaged));
        journal.try_again();
        CHECK(journal.keeps());
    }
    check_kept(folder.path / "runs", 0);
}

TEST_CASE("a run whose file is deleted or renamed meanwhile is saved again, with all its commands") {
    for (const bool is_deleted : {true, false})
        for (const bool is_played_on : {true, false}) {
            CAPTURE(is_deleted);
            CAPTURE(is_played_on);
            const Folder folder, elsewhere;
            const files::path file = folder.path / "run.sqlite";
            {
                RunJournal journal(folder.path);
                journal.begin(some_origin);
                append(journal, 0, 5);
                is_deleted ? void(files::remove(file)) : files::rename(file, elsewhere.path / "run.sqlite");
                CHECK_FALSE(journal.keeps());
                is_played_on ? append(journal, 5, 6) : journal.try_again();
                CHECK(journal.keeps());
                CHECK(tells_only(journal.take_notices(), Kind::replaced));
            }
            check_kept(folder.path, is_played_on ? 6 : 5);
            if (!is_deleted) check_kept(elsewhere.path, 5);
        }
}

TEST_CASE("a run whose file is replaced or written by another program meanwhile is saved again, and the other run is kept") {
    for (const bool in_place : {true, false}) {
        CAPTURE(in_place);
        const Folder folder, elsewhere;
        const files::path file = folder.path / "run.sqlite", other = elsewhere.path / "run.sqlite";
        {
            RunJournal journal(elsewhere.path);
            RunOrigin origin = some_origin;
            ++origin.seed;
            journal.begin(origin);
            append(journal, 0, 40);
        }
        {
            RunJournal journal(folder.path);
            journal.begin(some_origin);
            append(journal, 0, 5);
            in_place ? void(files::copy_file(other, file, files::copy_options::overwrite_existing)) : files::rename(other, file);
            CHECK_FALSE(journal.keeps());
            append(journal, 5, 6);
            CHECK(journal.keeps());
            const std::vector<JournalNotice> notices = journal.take_notices();
            REQUIRE(notices.size() == 2);
            CHECK(notices[0].reason == AsideReason::another_run);
            CHECK(notices[1].kind == Kind::replaced);
        }
        check_kept(folder.path, 6);
        files::rename(folder.path / "run.sqlite.another-1", elsewhere.path / "run.sqlite");
        CHECK(RunJournal(elsewhere.path).load()->commands.size() == 40);
    }
}

TEST_CASE("a run whose file is overwritten with something else meanwhile is saved again at once") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        append(journal, 0, 5);
        write_bytes(folder.path / "run.sqlite", "no run");
        append(journal, 5, 6);
        CHECK(journal.keeps());
        CHECK(bytes_of(folder.path / "run.sqlite.damaged-1") == "no run");
    }
    check_kept(folder.path, 6);
}

TEST_CASE("a run whose file is only touched is not reported") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        append(journal, 0, 5);
        files::last_write_time(folder.path / "run.sqlite", files::file_time_type::clock::now() - std::chrono::hours(1));
        append(journal, 5, 6);
        CHECK(journal.take_notices().empty());
    }
    check_kept(folder.path, 6);
}

TEST_CASE("a folder in the place of the draft of a new file does not matter") {
    const Folder folder;
    files::create_directories(folder.path / "run.sqlite.new" / "with" / "something");
    {
        RunJournal journal(folder.path);
        CHECK(journal.keeps());
        journal.begin(some_origin);
        append(journal, 0, 2);
    }
    check_kept(folder.path, 2);
    CHECK(files::exists(folder.path / "run.sqlite.new" / "with" / "something"));
}

TEST_CASE("a folder that was missing at the start is used as soon as it can be made") {
    const Folder folder;
    std::ofstream(folder.path / "home") << "in the way";
    {
        RunJournal journal(folder.path / "home" / "runs");
        CHECK_FALSE(journal.keeps());
        journal.begin(some_origin);
        append(journal, 0, 2);
        CHECK_FALSE(journal.keeps());
        files::remove(folder.path / "home");
        append(journal, 2, 3);
        CHECK(journal.keeps());
    }
    check_kept(folder.path / "home" / "runs", 3);
}

TEST_CASE("pipes and folders in the place of the run's files are set aside, and opening them waits for nobody") {
    for (const char* const name : {"run.sqlite", "run.sqlite-wal", "run.sqlite-journal"})
        for (const bool pipe : {true, false}) {
            CAPTURE(name);
            CAPTURE(pipe);
            const Folder folder;
            const files::path path = folder.path / name;
            if (path.filename() != "run.sqlite") {
                RunJournal journal(folder.path);
                journal.begin(some_origin);
            }
            files::remove(path);
            if (pipe)
                REQUIRE(mkfifo(path.c_str(), 0600) == 0);
            else
                files::create_directory(path);
            RunJournal journal(folder.path);
            CHECK(details_of(journal.take_notices()).find("is not a file") != std::string::npos);
            CHECK(journal.keeps());
            journal.begin(some_origin);
            append(journal, 0, 2);
            CHECK(journal.load()->commands.size() == 2);
        }
}

TEST_CASE("a run that is being gone on with is marked until that went well, and a new run has no mark") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        append(journal, 0, 2);
        CHECK_FALSE(journal.is_marked());
        journal.mark();
    }
    {
        RunJournal journal(folder.path);
        CHECK(journal.is_marked());
        CHECK(journal.load());
        journal.unmark();
        CHECK_FALSE(journal.is_marked());
        journal.mark();
        journal.begin(some_origin);
        CHECK_FALSE(journal.is_marked());
        journal.mark();
        journal.set_aside(AsideReason::out_of_step);
        CHECK_FALSE(journal.is_marked());
    }
    REQUIRE(mkfifo((folder.path / "run.sqlite-resuming").c_str(), 0600) == 0);
    RunJournal journal(folder.path);
    CHECK(journal.is_marked());
    journal.mark();
    journal.unmark();
    CHECK_FALSE(journal.is_marked());
}
