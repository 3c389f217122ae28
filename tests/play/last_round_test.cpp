// The replay of the last round: it gives the same events on a copy, and leaves the run unchanged.
#include "play/last_round.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "play/round_replay.hpp"
#include "project_folder.hpp"

namespace td {

namespace {

using Turn = std::pair<int, EntityId>;  ///< round and creature

/// The turns begun in each round, as a listener is told of them.
struct TurnsHeard {
    std::vector<Turn> turns;
    int round = 0;

    void hear(const Event& event) {
        if (const auto* began = std::get_if<RoundBegan>(&event)) round = began->round;
        if (const auto* turn = std::get_if<TurnBegan>(&event)) turns.push_back({round, turn->who});
    }
    std::vector<Turn> from(int first_round) const {
        std::vector<Turn> rest;
        std::copy_if(turns.begin(), turns.end(), std::back_inserter(rest), [&](const Turn& turn) { return turn.first >= first_round; });
        return rest;
    }
};

std::shared_ptr<const Catalog> shipped() {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    return std::make_shared<const Catalog>(std::move(*loading.catalog));
}

struct Run {
    Session session;
    TurnsHeard heard;
    Subscription events = session.listen([this](const Game&, const Event& event) { heard.hear(event); });

    Run(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed)
        : session(catalog, GameSettings{.seed = seed, .dungeon = dungeon}) {}
    Run(const Run&) = delete;
};

/// Plays the recording to its end. Returns the turns from the first shown round on.
std::vector<Turn> replayed(const Session& session) {
    RoundReplay replay(*session.last_round());
    TurnsHeard heard;
    const Subscription events = replay.session().listen([&](const Game&, const Event& event) {
        if (replay.in_round()) heard.hear(event);
    });
    while (replay.advance()) {
    }
    CHECK(replay.session().game().hash() == session.game().hash());
    return heard.from(replay.round());
}

}  // namespace

TEST_CASE("there is no last round before a run begins") {
    const auto catalog = shipped();
    Run run(catalog, DungeonId(0), 7);
    CHECK_FALSE(run.session.last_round());
}

TEST_CASE("the last round is the one before that which is played, with all that has happened since") {
    const auto catalog = shipped();
    for (std::size_t i = 0; i < catalog->dungeons.size(); ++i) {
        CAPTURE(catalog->dungeons[i].id);
        Run run(catalog, DungeonId(i), 7);
        run.session.begin();
        if (!run.session.game().state().choices.empty()) run.session.give(commands::Choose{0});
        for (int command = 0; command < 12 && run.session.game().outcome() == Outcome::running; ++command) {
            REQUIRE(run.session.last_round());
            const std::uint64_t before = run.session.game().hash();
            const std::vector<Turn> again = replayed(run.session);
            // Another floor counts its rounds anew.
            if (run.session.game().floor() == 1) CHECK(again == run.heard.from(std::max(1, run.heard.round - 1)));
            CHECK(run.session.game().hash() == before);
            const bool walks = command % 3 == 1;
            if (run.session.game().paused())
                run.session.give(commands::Resume{});
            else if (!walks || run.session.give(commands::Walk{Direction::east}).kind == Step::Kind::refused)
                run.session.give(commands::Wait{});
        }
    }
}

TEST_CASE("refused commands are no part of the last round") {
    const auto catalog = shipped();
    Run run(catalog, DungeonId(0), 7);
    run.session.begin();
    run.session.give(commands::Wait{});
    const std::vector<Turn> before = replayed(run.session);
    REQUIRE(run.session.give(commands::UseItem{.slot = 99}).kind == Step::Kind::refused);
    CHECK(replayed(run.session) == before);
}

}  // namespace td
