// Saved runs that go on from the floor on which they stand.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "app/played_session.hpp"
#include "app/run_keeper.hpp"
#include "game/turns/debug_commands.hpp"
#include "storage/floor_file.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A player's sitting with a keeper of the shipped content, and the run that it keeps.
struct KeptSitting {
    RunKeeper keeper;
    std::unique_ptr<Session> session;

    explicit KeptSitting(const Folder& folder) : keeper(*shipped(), RunJournal(folder.path)) {
        keeper.set_catalogs([](const std::string& tactics) { return tactics == shipped()->own_tactics ? shipped() : nullptr; });
    }
    void begin(DungeonId dungeon) {
        session = std::make_unique<Session>(shipped(), GameSettings{5, dungeon});
        session->begin();
        keeper.begin(*session);
        session->give(debug_command::open());
    }
    /// False if there is no unfinished run.
    bool go_on() {
        const std::optional<UnfinishedRun> run = keeper.unfinished();
        session = run ? keeper.go_on(*run) : nullptr;
        return session != nullptr;
    }
    std::uint64_t hash() const { return session->game().hash(); }
};

std::vector<std::string> turning_points(const Session& session) {
    std::vector<std::string> texts;
    for (const TurningPoint& point : session.chronicle().turning_points())
        texts.push_back(std::to_string(point.floor) + ": " + point.text + " " + point.reason);
    return texts;
}

/// What the log tells of what wins and loses.
std::vector<std::string> goals_told(const Session& session) {
    std::vector<std::string> texts;
    for (const MessageLog::Entry& entry : session.message_log().entries())
        if (entry.line.tone == Tone::milestone) texts.push_back(entry.line.text);
    return texts;
}

}  // namespace

TEST_CASE("a run goes on from the floor on which it stands, and what was told before comes after") {
    int tried = 0;
    for (std::size_t number = 0; number < shipped()->dungeons.size(); ++number) {
        const DungeonId dungeon(number);
        CAPTURE((*shipped())[dungeon].id);
        if ((*shipped())[dungeon].floors.size() < 2) continue;
        const Folder folder;
        Rng rng = Rng::named(number, "fingers");
        KeptSitting first(folder);
        first.begin(dungeon);
        play(*first.session, rng, 25);
        first.session->give(debug_command::floor(2));
        play(*first.session, rng, 25);
        if (first.session->game().outcome() != Outcome::running || first.session->game().floor() != 2) continue;
        ++tried;
        first.keeper = RunKeeper(*shipped(), RunJournal());
        KeptSitting second(folder);
        REQUIRE(second.go_on());
        CHECK(second.hash() == first.hash());
        CHECK(second.session->message_log().entries().size() < first.session->message_log().entries().size());
        std::vector<std::string> goals = goals_told(*second.session);
        std::sort(goals.begin(), goals.end());
        CHECK(std::adjacent_find(goals.begin(), goals.end()) == goals.end());
        // The log follows with one of the next commands.
        for (int tries = 0; tries < 3'000 && told(*second.session) != told(*first.session); ++tries) {
            for (Session* const session : {first.session.get(), second.session.get()}) session->give(commands::SetPauseMode{});
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        CHECK(told(*second.session) == told(*first.session));
        CHECK(turning_points(*second.session) == turning_points(*first.session));
        // It was kept as before, and can be gone on with again.
        play(*second.session, rng, 10);
        if (second.session->game().outcome() != Outcome::running) continue;
        const std::uint64_t hash = second.hash();
        second.keeper = RunKeeper(*shipped(), RunJournal());
        KeptSitting third(folder);
        REQUIRE(third.go_on());
        CHECK(third.hash() == hash);
    }
    CHECK(tried >= 4);
}

TEST_CASE("without a sound file of the floor a run is replayed from its start") {
    for (const std::string damage : {"none", "cut", "another run", "a folder"}) {
        CAPTURE(damage);
        const Folder folder;
        const std::filesystem::path file = folder.path / "run.sqlite-floor";
        KeptSitting first(folder);
        first.begin(find_id<DungeonId>(shipped()->dungeons, "sunken_city"));
        first.session->give(debug_command::floor(3));
        for (int i = 0; i < 3; ++i) first.session->give(commands::Wait{});
        first.keeper = RunKeeper(*shipped(), RunJournal());
        std::optional<KeptFloor> kept = read_floor_file(file);
        REQUIRE(kept);
        if (damage == "cut") std::filesystem::resize_file(file, kept->entry.size());
        if (damage == "another run") {
            ++kept->hash;
            FloorFile().write(file, *kept);
        }
        if (damage == "a folder") {
            std::filesystem::remove(file);
            std::filesystem::create_directory(file);
        }
        KeptSitting second(folder);
        REQUIRE(second.go_on());
        CHECK(second.hash() == first.hash());
        CHECK((told(*second.session) == told(*first.session)) == (damage != "none"));
        // Then it is kept again.
        if (damage != "a folder") CHECK(read_floor_file(file)->thoughts.size() == 4);
    }
}

TEST_CASE("a run that recalls what minds decided is the same as one in which they think again") {
    const Folder folder;
    const std::filesystem::path file = folder.path / "run.sqlite-floor";
    for (const int floor : {1, 2}) {
        CAPTURE(floor);
        KeptSitting first(folder);
        first.begin(find_id<DungeonId>(shipped()->dungeons, "sunken_city"));
        Rng rng = Rng::named(2, "fingers");
        if (floor > 1) first.session->give(debug_command::floor(floor));
        play(*first.session, rng, 40);
        REQUIRE(first.session->game().outcome() == Outcome::running);
        first.keeper = RunKeeper(*shipped(), RunJournal());
        const std::optional<KeptFloor> kept = read_floor_file(file);
        REQUIRE(kept);
        const std::vector<std::string> thoughts = kept->thoughts;
        const auto longest = std::max_element(thoughts.begin(), thoughts.end(),
                                              [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
        REQUIRE(longest->size() > 20);
        const std::size_t at = static_cast<std::size_t>(longest - thoughts.begin());
        // The forged ones are sealed as if they were right.
        for (const std::string change :
             {"none", "no thoughts", "the last is lost", "one is cut", "by another program", "one is forged", "of another time"}) {
            CAPTURE(change);
            KeptFloor changed = *kept;
            if (change == "no thoughts") changed.thoughts.clear();
            if (change == "the last is lost") changed.thoughts.pop_back();
            if (change == "one is cut") changed.thoughts[at].resize(longest->size() / 2);
            if (change == "by another program") ++changed.program;
            if (change == "one is forged") changed.thoughts[at][longest->size() / 2] ^= 1;
            if (change == "of another time") std::rotate(changed.thoughts.begin(), changed.thoughts.begin() + 1, changed.thoughts.end());
            FloorFile().write(file, changed);
            KeptSitting second(folder);
            REQUIRE(second.go_on());
            CHECK(second.hash() == first.hash());
            // What makes no difference for the game is kept as it was forged.
            if (change == "of another time" || change == "one is forged") continue;
            CHECK(read_floor_file(file)->thoughts == thoughts);
        }
    }
}
