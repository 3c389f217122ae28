#include "play/command_previews.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct PreviewDesk {
    std::optional<Refusal> refusal(std::uint64_t revision, const Command& command) { return previews.refusal(game, revision, command); }

    Arena arena{{"####", "#A.#", "####"}};
    EntityId hero{arena.hero('A')};
    Game game{arena.start()};
    int rehearsed = 0;
    CommandPreviews previews{[this](const Game& of, const Command& command) {
        ++rehearsed;
        return of.would_refuse(command);
    }};
};

}  // namespace

TEST_CASE("a command is refused as the game would refuse it") {
    PreviewDesk desk;
    const auto wall = desk.refusal(1, commands::Walk{Direction::north});
    REQUIRE(wall);
    CHECK(wall->reason == Refusal::Reason::wall);
    CHECK_FALSE(desk.refusal(1, commands::Walk{Direction::east}));
    CommandPreviews plain;
    CHECK(plain.refusal(desk.game, 1, commands::Walk{Direction::north})->reason == Refusal::Reason::wall);
}

TEST_CASE("each command is rehearsed once as long as the game stands still") {
    PreviewDesk desk;
    for (int i = 0; i < 3; ++i) {
        desk.refusal(1, commands::Walk{Direction::north});
        desk.refusal(1, commands::Wait{});
    }
    CHECK(desk.rehearsed == 2);
    CHECK(desk.refusal(1, commands::Walk{Direction::north}));
    CHECK_FALSE(desk.refusal(1, commands::Wait{}));
    CHECK(desk.rehearsed == 2);
}

TEST_CASE("after a change of the game nothing is known of it any more") {
    PreviewDesk desk;
    desk.refusal(1, commands::Wait{});
    desk.refusal(2, commands::Wait{});
    CHECK(desk.rehearsed == 2);
    desk.refusal(1, commands::Wait{});
    CHECK(desk.rehearsed == 3);
}
