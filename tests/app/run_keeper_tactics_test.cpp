// Runs that are kept while tactics of the player's own change.
#include <doctest/doctest.h>

#include <set>

#include "app/played_session.hpp"
#include "app/run_keeper.hpp"
#include "storage/folder.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The shipped content with such tactics of the player's own.
std::shared_ptr<const Catalog> with_own_tactics(const std::string& text) {
    PackFolders folders(project_folder() / "content", "/nowhere/mine");
    folders.own_tactics = text;
    ContentLoading loading = load_content(folders);
    return loading.catalog ? std::make_shared<const Catalog>(std::move(*loading.catalog)) : nullptr;
}

const std::string stay = "tactics:\n  stay: {name: Stay, for_party: true, plans: [hold]}\n";
const std::string stay_and_flee = stay + "  run: {name: Run, for_party: true, plans: [flee, hold]}\n";

/// A program that keeps a run while the player's own tactics change.
struct Sitting {
    std::shared_ptr<const Catalog> catalog;
    RunKeeper keeper;
    std::unique_ptr<Session> session;

    Sitting(const Folder& folder, const std::string& tactics)
        : catalog(with_own_tactics(tactics)), keeper(*catalog, RunJournal(folder.path)) {
        keeper.set_catalogs([this](const std::string& text) { return text == catalog->own_tactics ? catalog : with_own_tactics(text); });
    }
    void begin() { begin(find_id<DungeonId>(catalog->dungeons, "sunken_city")); }
    void begin(DungeonId dungeon) {
        session = std::make_unique<Session>(catalog, GameSettings{5, dungeon});
        session->begin();
        keeper.begin(*session);
    }
    bool go_on() {
        const auto run = keeper.unfinished();
        session = run ? keeper.go_on(*run) : nullptr;
        return session != nullptr;
    }
    void change_tactics(const std::string& text) {
        const std::shared_ptr<const Catalog> before = catalog;
        catalog = with_own_tactics(text);
        REQUIRE(session->migrate_to(catalog).empty());
        keeper.content_changed(*catalog, session.get());
    }
    void wait(int times) const {
        for (int i = 0; i < times; ++i) session->give(commands::Wait{});
    }
    /// Gives the tactic to the last member.
    void follow(const std::string& id) const {
        const auto& members = session->game().world().roster()[session->game().player_team()].members;
        const TacticId tactic = find_id<TacticId>(catalog->tactics, id);
        REQUIRE(tactic);
        REQUIRE(session->give(commands::SetTactic{members.back(), tactic}).kind != Step::Kind::refused);
    }
    std::uint64_t hash() const { return session->game().hash(); }
};

}  // namespace

TEST_CASE("a run in which the player's own tactics changed is gone on with, and each command is verified under those of its time") {
    const Folder folder;
    std::uint64_t left = 0;
    {
        Sitting first(folder, "");
        first.begin();
        first.wait(3);
        first.change_tactics(stay);
        CHECK(told(*first.session).find("no longer saved") == std::string::npos);
        first.follow("stay");
        first.wait(3);
        first.change_tactics(stay_and_flee);
        first.follow("run");
        first.wait(3);
        first.change_tactics("tactics:\n  run: {name: Run, for_party: true, plans: [flee_when_hurt, hold]}\n");
        first.wait(2);
        left = first.hash();
    }
    const std::string now = "tactics:\n  run: {name: Run, for_party: true, plans: [flee_when_hurt, hold]}\n";
    {
        Sitting second(folder, now);
        REQUIRE(second.go_on());
        CHECK(second.hash() == left);
        second.wait(2);
        left = second.hash();
    }
    Sitting third(folder, now);
    REQUIRE(third.go_on());
    CHECK(third.hash() == left);
    CHECK(third.keeper.take_notice() == "");
}

TEST_CASE("tactics may change several times between two commands, under every time system") {
    std::set<std::size_t> played;  // indices of time systems
    for (std::size_t dungeon = 0; dungeon < shipped()->dungeons.size(); ++dungeon) {
        if (!played.insert(static_cast<std::size_t>(shipped()->dungeons[dungeon].time.kind)).second) continue;
        CAPTURE(shipped()->dungeons[dungeon].id);
        const Folder folder;
        Rng rng = Rng::named(dungeon, "fingers");
        std::uint64_t left = 0;
        bool is_over = false;
        {
            Sitting first(folder, stay);
            first.begin(DungeonId(dungeon));
            for (int turn = 0; turn < 2; ++turn) {
                play(*first.session, rng, 15);
                first.change_tactics(stay_and_flee);
                first.change_tactics("");
                first.change_tactics(turn % 2 == 0 ? stay : "");
            }
            play(*first.session, rng, 5);
            left = first.hash();
            is_over = first.session->game().outcome() != Outcome::running;
        }
        if (is_over) continue;
        Sitting second(folder, "");
        const bool went_on = second.go_on();
        INFO(second.keeper.take_notice());
        REQUIRE(went_on);
        CHECK(second.hash() == left);
    }
}

TEST_CASE("a run that began with tactics of the player's own is gone on with when the file has others by now") {
    const Folder folder;
    {
        Sitting first(folder, stay_and_flee);
        first.begin();
        first.follow("stay");
        first.wait(3);
    }
    std::uint64_t left = 0;
    {
        Sitting second(folder, stay);
        REQUIRE(second.go_on());
        CHECK(&second.session->game().catalog() == second.catalog.get());
        second.wait(2);
        left = second.hash();
    }
    Sitting third(folder, stay);
    REQUIRE(third.go_on());
    CHECK(third.hash() == left);
}

TEST_CASE("a run whose tactic is gone from the file stays, and the player is told what it needs") {
    const Folder folder;
    std::uint64_t left = 0;
    {
        Sitting first(folder, stay);
        first.begin();
        first.follow("stay");
        first.wait(2);
        left = first.hash();
    }
    {
        Sitting without(folder, "");
        CHECK_FALSE(without.go_on());
        CHECK(without.keeper.take_notice().find("tactic `stay`") != std::string::npos);
    }
    Sitting again(folder, stay);
    REQUIRE(again.go_on());
    CHECK(again.hash() == left);
}

TEST_CASE("tactics of the player's own that were changed on disk are found out, not played by") {
    const Folder folder;
    {
        Sitting first(folder, stay);
        first.begin();
        first.follow("stay");
        first.wait(2);
    }
    std::optional<KeptFloor> kept = read_floor_file(folder.path / "run.sqlite-floor");
    REQUIRE(kept);
    ++kept->program;
    FloorFile().write(folder.path / "run.sqlite-floor", *kept);
    // Another program that wrote `hold` and meant something else by it: the seal of the file is right, the states are not.
    Sitting second(folder, stay);
    second.keeper.set_catalogs([&](const std::string&) {
        auto forged = std::make_shared<Catalog>(*with_own_tactics(stay));
        forged->tactics.back().plans.front().kind = Plan::Kind::explore;
        return forged;
    });
    CHECK_FALSE(second.go_on());
    CHECK(second.keeper.take_notice().find("no longer matches what you played") != std::string::npos);
}
