#include "storage/run_file.hpp"

#include <doctest/doctest.h>

#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The file of a run that has `count` commands.
struct Kept {
    explicit Kept(std::size_t count) {
        create_run_file(path);
        RunFile file(path);
        file.begin(some_origin);
        for (std::size_t i = 0; i < count; ++i) file.append(some_command(i));
    }
    void change(const std::string& sql) const { Database(path.string(), false).execute(sql); }
    /// What becomes of opening it; nothing if it opens.
    std::optional<DatabaseError::Kind> error() const {
        try {
            const RunFile file(path);
            return std::nullopt;
        } catch (const DatabaseError& error) {
            return error.kind;
        }
    }

    Folder folder;
    std::filesystem::path path = folder.path / "run";
};

}  // namespace

TEST_CASE("a new file is complete, is the only one in its folder and holds no run") {
    const Folder folder;
    create_run_file(folder.path / "run");
    RunFile file(folder.path / "run");
    CHECK(file.is_open());
    CHECK_FALSE(file.read());
    CHECK_FALSE(std::filesystem::exists(folder.path / "run.new"));
    CHECK_FALSE(RunFile().is_open());
}

TEST_CASE("no file is created where there is no folder, and none is opened that is not there") {
    const Folder folder;
    CHECK_THROWS_AS(create_run_file(folder.path / "nowhere" / "run"), DatabaseError);
    CHECK_THROWS_AS(RunFile(folder.path / "run"), DatabaseError);
}

TEST_CASE("a run is read as it was written, by the one who writes it too") {
    const Kept kept(3);
    RunFile file(kept.path);
    file.append(some_command(3));
    const auto run = file.read();
    REQUIRE(run);
    CHECK(run->origin == some_origin);
    CHECK(run->end == RunEnd::none);
    REQUIRE(run->commands.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) CHECK(run->commands[i] == some_command(i));
}

TEST_CASE("beginning a run replaces the one before, and its end is kept") {
    const Kept kept(3);
    RunFile file(kept.path);
    file.begin({1, "elsewhere", 2, "hard"});
    file.append(some_command(9));
    file.end(RunEnd::victory);
    const auto run = file.read();
    REQUIRE(run);
    CHECK(run->origin == RunOrigin{1, "elsewhere", 2, "hard"});
    CHECK(run->end == RunEnd::victory);
    CHECK(run->commands.size() == 1);
}

TEST_CASE("tactics of the player's own are kept with the run: those at its beginning, and where they changed") {
    const Folder folder;
    const std::filesystem::path path = folder.path / "run";
    create_run_file(path);
    RunOrigin origin = some_origin;
    origin.tactics = "tactics: {}\n";
    std::vector<KeptCommand> commands{some_command(0), some_command(1), some_command(2), some_command(3)};
    commands[1].tactics = "tactics:\n  rush: {name: \"Rùsh\", plans: [attack]}\n";
    commands[3].tactics = "";
    {
        RunFile file(path);
        file.begin(origin);
        for (const KeptCommand& command : commands) file.append(command);
    }
    {
        RunFile file(path);
        const auto run = file.read();
        REQUIRE(run);
        CHECK(run->origin == origin);
        CHECK(run->commands == commands);
    }
    const auto opens_after = [&](const std::string& sql) {
        Database(path.string(), false).execute(sql);
        try {
            const RunFile file(path);
            return true;
        } catch (const DatabaseError& error) {
            CHECK(error.kind == DatabaseError::Kind::damaged);
            return false;
        }
    };
    SUBCASE("those at the beginning are sealed") { CHECK_FALSE(opens_after("UPDATE run SET tactics = ''")); }
    SUBCASE("so are those that came later") { CHECK_FALSE(opens_after("UPDATE command SET tactics = NULL WHERE number = 2")); }
    SUBCASE("and none can be put in") { CHECK_FALSE(opens_after("UPDATE command SET tactics = 'x' WHERE number = 1")); }
}

TEST_CASE("a run names its packs, and none can be changed, taken out or put in") {
    const Folder folder;
    const auto path = folder.path / "run.sqlite";
    RunOrigin origin = some_origin;
    origin.packs = {{"core", "Core", "1.0", "", 0xFFFFFFFFFFFFFFFFull}, {"frost", "Frost", "", "wolves 3", 7}};
    create_run_file(path);
    RunFile(path).begin(origin);
    CHECK(RunFile(path).read()->origin == origin);
    // The next run takes the place of its packs too.
    SUBCASE("none of them are left in the next run") {
        RunFile(path).begin(some_origin);
        CHECK(RunFile(path).read()->origin == some_origin);
        return;
    }
    SUBCASE("a version") { Database(path.string(), false).execute("UPDATE pack SET version = '2' WHERE place = 2"); }
    SUBCASE("an option") { Database(path.string(), false).execute("UPDATE pack SET options = 'wolves 4' WHERE place = 2"); }
    SUBCASE("a pack less") { Database(path.string(), false).execute("DELETE FROM pack WHERE place = 1"); }
    SUBCASE("a pack more") { Database(path.string(), false).execute("INSERT INTO pack VALUES(3, 'x', 'X', '', '', 1)"); }
    SUBCASE("two in each other's place") { Database(path.string(), false).execute("UPDATE pack SET place = 9 WHERE place = 1"); }
    SUBCASE("an id without end") { Database(path.string(), false).execute("UPDATE pack SET id = hex(zeroblob(5000)) WHERE place = 1"); }
    try {
        const RunFile file(path);
        FAIL("it opens");
    } catch (const DatabaseError& error) {
        CHECK(error.kind == DatabaseError::Kind::damaged);
    }
}

TEST_CASE("a row that was changed, taken out, put in or exchanged is damage") {
    const Kept kept(4);
    CHECK_FALSE(kept.error());
    SUBCASE("a number of a command") { kept.change("UPDATE command SET slot = slot + 1 WHERE number = 2"); }
    SUBCASE("the hash after a command") { kept.change("UPDATE command SET hash = hash + 1 WHERE number = 4"); }
    SUBCASE("the last command") { kept.change("DELETE FROM command WHERE number = 4"); }
    SUBCASE("the count of commands") { kept.change("UPDATE sqlite_sequence SET seq = 9"); }
    SUBCASE("a command in the middle") { kept.change("DELETE FROM command WHERE number = 2"); }
    SUBCASE("two commands exchanged") {
        kept.change(
            "UPDATE command SET number = 9 WHERE number = 1; UPDATE command SET number = 1 WHERE number = 2;"
            "UPDATE command SET number = 2 WHERE number = 9");
    }
    SUBCASE("a kind that does not exist") { kept.change("UPDATE command SET kind = 9999 WHERE number = 1"); }
    SUBCASE("the seed") { kept.change("UPDATE run SET seed = seed + 1"); }
    SUBCASE("the end of the run") { kept.change("UPDATE run SET ending = 1"); }
    SUBCASE("a second run") { kept.change("INSERT INTO run SELECT * FROM run"); }
    SUBCASE("no run for the commands") { kept.change("DELETE FROM run"); }
    SUBCASE("another table") { kept.change("CREATE TABLE more(x)"); }
    SUBCASE("a file of another program") { kept.change("PRAGMA application_id = 7"); }
    CHECK(kept.error() == DatabaseError::Kind::damaged);
}

TEST_CASE("a file of another format is not damaged, but not read either") {
    const Kept kept(1);
    kept.change("PRAGMA user_version = " + std::to_string(run_format + 1));
    CHECK_THROWS_AS(RunFile(kept.path), NewerFormat);
    kept.change("PRAGMA user_version = " + std::to_string(run_format - 1));
    CHECK_THROWS_AS(RunFile(kept.path), OlderFormat);
}

TEST_CASE("a file that is open is another program's") {
    const Kept kept(1);
    const RunFile open(kept.path);
    CHECK(kept.error() == DatabaseError::Kind::busy);
}
