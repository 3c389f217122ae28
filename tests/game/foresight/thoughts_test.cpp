#include "game/foresight/thoughts.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A leader whom the player steers, a companion, and two foes that come.
struct Encounter : Arena {
    explicit Encounter(int look_ahead) : Arena({"############", "#A...%.....#", "#B.....,..1#", "#.........2#", "############"}) {
        catalog->tactics[ids::follow.index()].plans = {Plan{.kind = Plan::Kind::attack}, Plan{.kind = Plan::Kind::follow}};
        catalog->tactics[ids::hunt.index()].plans = {Plan{.kind = Plan::Kind::attack}, Plan{.kind = Plan::Kind::chase}};
        hero('A');
        const EntityId companion = hero('B');
        const TeamId foes = add_team(Faction::foe);
        for (const char letter : {'1', '2'}) world.edit<AiState>(add(letter, ids::slug, foes)).tactic = ids::hunt;
        world.edit<AiState>(companion).tactic = ids::follow;
        catalog->tactics[ids::hunt.index()].look_ahead = look_ahead;
    }
};

/// One command and all that follows up to the next one.
struct Sitting {
    Game game;
    Thoughts thoughts;
    int plans = 0;  ///< decisions that say which plan they follow: only those that were thought

    void give(const Command& command, std::string remembered = {}) {
        thoughts.begin(std::move(remembered));
        plans = 0;
        for (std::optional<Command> next = command; game.step(next, nullptr, &thoughts).kind == Step::Kind::turn_taken; next.reset())
            plans += game.followed_plan() != nullptr ? 1 : 0;
        game.take_events();
    }
};

Sitting begun(int look_ahead = 0) {
    Sitting sitting{Encounter(look_ahead).start(), {}};
    while (!sitting.game.awaiting()) sitting.game.step();
    return sitting;
}

constexpr int rounds = 12;
Command command_of_round(int round) { return round % 3 == 0 ? Command(commands::Walk{Direction::east}) : Command(commands::Wait{}); }

}  // namespace

TEST_CASE("minds that recall what they decided decide the same, without thinking") {
    Sitting first = begun(1);
    Sitting second = begun(1);
    int thought = 0;
    for (int round = 0; round < rounds; ++round) {
        first.give(command_of_round(round));
        second.give(command_of_round(round), first.thoughts.bytes());
        thought += first.plans;
        CHECK(second.plans == 0);
        CHECK(second.game.hash() == first.game.hash());
        CHECK(second.thoughts.bytes() == first.thoughts.bytes());
    }
    CHECK(thought > 0);
}

TEST_CASE("where thoughts end minds think, and the game is the same as without any") {
    Sitting first = begun();
    for (int round = 0; round < 4; ++round) {
        Sitting before = first;
        first.give(command_of_round(round));
        const std::string bytes = first.thoughts.bytes();
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            Sitting cut = before;
            cut.give(command_of_round(round), bytes.substr(0, size));
            CHECK(cut.game.hash() == first.game.hash());
            CHECK(cut.thoughts.bytes() == bytes);
        }
    }
}

TEST_CASE("thoughts that were changed name nothing that does not exist") {
    Sitting first = begun();
    for (int round = 0; round < 4; ++round) {
        const Sitting before = first;
        first.give(command_of_round(round));
        for (std::size_t at = 0; at < first.thoughts.bytes().size(); ++at)
            for (const int bit : {0, 1, 3, 6}) {
                std::string changed = first.thoughts.bytes();
                changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
                Sitting other = before;
                other.give(command_of_round(round), changed);
                other.give(commands::Wait{});
                CHECK(other.game.now().round > before.game.now().round);
            }
    }
}
