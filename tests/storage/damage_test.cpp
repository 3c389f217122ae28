// Files that were changed, cut short or never ours: told and kept, or without harm; never a crash.
#include <doctest/doctest.h>

#include "base/rng.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;
namespace files = std::filesystem;

namespace {

constexpr std::size_t command_count = 150;

/// What lies on the disk of a program that was killed: the file, and the log with the newest commands.
struct Disk {
    std::string file;
    std::string log;
};

Disk disk_of_a_killed_game(std::size_t in_file, std::size_t in_all) {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        for (std::size_t i = 0; i < in_file; ++i) journal.append(some_command(i));
    }
    RunJournal journal(folder.path);
    for (std::size_t i = in_file; i < in_all; ++i) journal.append(some_command(i));
    return {bytes_of(folder.path / "run.sqlite"), bytes_of(folder.path / "run.sqlite-wal")};
}

struct Opened {
    std::vector<JournalNotice> notices;
    std::optional<KeptRun> run;
    bool kept_as_it_was = false;  ///< the damaged files lie under another name, unchanged
};

Opened open(const Disk& disk) {
    const Folder folder;
    write_bytes(folder.path / "run.sqlite", disk.file);
    if (!disk.log.empty()) write_bytes(folder.path / "run.sqlite-wal", disk.log);
    RunJournal journal(folder.path);
    Opened opened{journal.take_notices(), journal.load()};
    const files::path aside = folder.path / "run.sqlite.damaged-1";
    opened.kept_as_it_was = bytes_of(aside) == disk.file && bytes_of(aside.string() + "-wal") == disk.log;
    return opened;
}

/// The first `least` commands at the least, as they were written.
bool is_the_run(const std::optional<KeptRun>& run, std::size_t least) {
    if (!run || run->origin != some_origin || run->end != RunEnd::none) return false;
    for (std::size_t i = 0; i < run->commands.size(); ++i)
        if (run->commands[i] != some_command(i)) return false;
    return run->commands.size() >= least && run->commands.size() <= command_count;
}

/// Damage is told, the file is kept, and what continues is the beginning that the notice counts.
bool told(const Opened& opened) {
    if (!tells_only(opened.notices, AsideReason::damaged)) return tells_only(opened.notices, JournalNotice::Kind::cannot_write);
    const JournalNotice& notice = opened.notices.front();
    if (!opened.kept_as_it_was || opened.run.has_value() != (notice.sound > 0)) return false;
    if (!opened.run) return true;
    const bool counts = opened.run->commands.size() == notice.sound && (!notice.missing || notice.sound + *notice.missing == command_count);
    return counts && is_the_run(opened.run, 1);
}

/// Counts what becomes of damaged files; each is told, or does no harm.
struct Damages {
    int told = 0;
    int offered = 0;  ///< of those told

    void add(const Opened& opened) {
        const bool is_told = ::told(opened);
        const std::string details = details_of(opened.notices);
        CAPTURE(details);
        // The log's last frame may be damaged as by a write that was cut off: it costs the command in flight.
        CHECK((is_told || (opened.notices.empty() && is_the_run(opened.run, command_count - 1))));
        told += is_told ? 1 : 0;
        offered += is_told && opened.run ? 1 : 0;
    }
};

}  // namespace

TEST_CASE("the files of a killed game are whole as they are") {
    const Disk disk = disk_of_a_killed_game(100, command_count);
    const Opened opened = open(disk);
    CHECK(opened.notices.empty());
    CHECK(is_the_run(opened.run, command_count));
}

TEST_CASE("a flipped bit anywhere is told or harmless, a damaged file is kept as it was, and its sound beginning continues") {
    const Disk whole = disk_of_a_killed_game(100, command_count);
    Rng rng = Rng::named(2, "flips");
    Damages damages;
    for (int flip = 0; flip < 200; ++flip) {
        Disk disk = whole;
        std::string& bytes = flip % 2 == 0 ? disk.file : disk.log;
        const std::size_t at = rng.below(static_cast<std::uint32_t>(bytes.size()));
        const int bit = static_cast<int>(rng.below(8));
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
        CAPTURE(flip);
        CAPTURE(at);
        damages.add(open(disk));
    }
    CHECK(damages.told > 20);
    CHECK(damages.offered * 10 >= damages.told * 9);
}

TEST_CASE("a zeroed block anywhere, that with the tables' places included, leaves the beginning before it") {
    const Disk whole = disk_of_a_killed_game(100, command_count);
    Rng rng = Rng::named(4, "blocks");
    Damages damages;
    for (int block = 0; block < 60; ++block) {
        Disk disk = whole;
        const std::size_t size = block % 2 == 0 ? 512 : 1024;
        const auto blocks = static_cast<std::uint32_t>(disk.file.size() / size);
        const std::size_t at = block < 2 ? 0 : rng.below(blocks);
        disk.file.replace(at * size, size, size, '\0');
        CAPTURE(size);
        CAPTURE(at);
        const Opened opened = open(disk);
        damages.add(opened);
        if (at == 0) CHECK(is_the_run(opened.run, command_count));
    }
    CHECK(damages.offered * 10 >= damages.told * 6);
}

TEST_CASE("a file cut short is told and leaves its beginning; a log cut short costs nothing") {
    const Disk whole = disk_of_a_killed_game(100, command_count);
    Rng rng = Rng::named(3, "cuts");
    Damages damages;
    for (int cut = 0; cut < 60; ++cut) {
        Disk disk = whole;
        std::string& bytes = cut % 2 == 0 ? disk.file : disk.log;
        bytes.resize(cut < 4 ? static_cast<std::size_t>(cut / 2) : rng.below(static_cast<std::uint32_t>(bytes.size())));
        CAPTURE(cut);
        CAPTURE(bytes.size());
        const Opened opened = open(disk);
        if (cut % 2 == 0)
            damages.add(opened);
        else
            CHECK((opened.notices.empty() && is_the_run(opened.run, command_count)));
    }
    CHECK(damages.told > 20);
}

TEST_CASE("the notice of a damaged file counts what continues and what is lost, and the new file goes on from there") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        for (std::size_t i = 0; i < 9; ++i) journal.append(some_command(i));
    }
    const files::path file = folder.path / "run.sqlite";
    const auto continued = [&] {
        RunJournal journal(folder.path);
        const std::vector<JournalNotice> notices = journal.take_notices();
        CHECK(tells_only(notices, AsideReason::damaged));
        REQUIRE(journal.load());
        journal.append(some_command(journal.load()->commands.size()));
        return notices.front();
    };
    SUBCASE("a command that was changed") {
        Database(file.string(), false).execute("UPDATE command SET hash = hash + 1 WHERE number = 7");
        CHECK(continued().sound == 6);
        CHECK(RunJournal(folder.path).load()->commands.size() == 7);
    }
    SUBCASE("the last commands are gone") {
        Database(file.string(), false).execute("DELETE FROM command WHERE number > 5");
        const JournalNotice notice = continued();
        CHECK(notice.sound == 5);
        CHECK(notice.missing == 4);
    }
    SUBCASE("the first row's seal is wrong, but the first command seals the origin too") {
        Database(file.string(), false).execute("UPDATE run SET seal = seal + 1");
        const JournalNotice notice = continued();
        CHECK(notice.sound == 9);
        CHECK(notice.missing == 0);
    }
}

TEST_CASE("a damaged file of a run that has ended is set aside, and offers nothing") {
    const Folder folder;
    {
        RunJournal journal(folder.path);
        journal.begin(some_origin);
        for (std::size_t i = 0; i < 9; ++i) journal.append(some_command(i));
        journal.finish(RunEnd::victory);
    }
    Database((folder.path / "run.sqlite").string(), false).execute("DELETE FROM command WHERE number > 5");
    RunJournal journal(folder.path);
    const std::vector<JournalNotice> notices = journal.take_notices();
    CHECK(tells_only(notices, AsideReason::damaged));
    CHECK(notices.front().sound == 0);
    CHECK(journal.load()->end == RunEnd::victory);
}

TEST_CASE("what is no run is told and kept: a text, another database, a log without its file") {
    CHECK(told(open({"Once upon a time there was a text.", ""})));
    CHECK(told(open({std::string(5000, '\0'), ""})));
    CHECK(told(open({"", "a log"})));
    const Folder folder;
    {
        Database other((folder.path / "other").string(), true);
        other.execute("CREATE TABLE songs(name)");
    }
    const Opened opened = open({bytes_of(folder.path / "other"), ""});
    CHECK(told(opened));
    CHECK(details_of(opened.notices).find("is not a run of this game") != std::string::npos);

    write_bytes(folder.path / "run.sqlite-wal", "left over");
    RunJournal journal(folder.path);
    CHECK(details_of(journal.take_notices()).find("only its log is left") != std::string::npos);
    CHECK(bytes_of(folder.path / "run.sqlite.damaged-1-wal") == "left over");
    CHECK(journal.keeps());
}

TEST_CASE("a second damaged file is kept beside the first") {
    const Folder folder;
    for (const char* const text : {"one", "two"}) {
        write_bytes(folder.path / "run.sqlite", text);
        RunJournal journal(folder.path);
        CHECK(journal.keeps());
    }
    CHECK(bytes_of(folder.path / "run.sqlite.damaged-1") == "one");
    CHECK(bytes_of(folder.path / "run.sqlite.damaged-2") == "two");
}

TEST_CASE("a file of a later format is named and left alone") {
    const Folder folder;
    { RunJournal journal(folder.path); }
    { Database((folder.path / "run.sqlite").string(), false).execute("PRAGMA user_version=9"); }
    const std::string before = bytes_of(folder.path / "run.sqlite");
    RunJournal journal(folder.path);
    CHECK_FALSE(journal.keeps());
    const std::vector<JournalNotice> notices = journal.take_notices();
    CHECK(tells_only(notices, JournalNotice::Kind::newer_format));
    CHECK(details_of(notices).find("format 9") != std::string::npos);
    CHECK(bytes_of(folder.path / "run.sqlite") == before);
}

TEST_CASE("a hostile schema is refused before anything is asked of it") {
    const Folder folder;
    { RunJournal journal(folder.path); }
    Database((folder.path / "run.sqlite").string(), false)
        .execute(
            "DROP TABLE command; CREATE VIEW command AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) "
            "SELECT * FROM n");
    CHECK(told(open({bytes_of(folder.path / "run.sqlite"), ""})));
}
