#include "tools/preview/status_trial.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"

using namespace td;
using namespace td::test;

namespace {

Game begun(const StatusTrial& trial) {
    Game game = trial.stage().game({});
    while (!game.awaiting()) game.step();
    for (const Command& command : trial.beginning()) {
        game.step(command);
        while (game.outcome() == Outcome::running && !game.awaiting()) game.step();
    }
    return game;
}

void pass_turn(Game& game) {
    game.step(commands::Wait{});
    for (int i = 0; i < 100 && game.outcome() == Outcome::running && !game.awaiting(); ++i) game.step();
}

}  // namespace

TEST_CASE("every status of the game befalls the bearer, unless all species are immune to it") {
    const auto content = shipped_content();
    for (std::size_t i = 0; i < content->statuses.size(); ++i) {
        const StatusTrial trial(*content, StatusId(i));
        const Game game = begun(trial);
        CHECK_MESSAGE(game.awaiting(), content->statuses[i].id);
        CHECK_MESSAGE(status_now(game, trial.bearer(), StatusId(i)).has_value() != trial.is_resisted(), content->statuses[i].id);
    }
}

TEST_CASE("what harms takes health turn by turn, and is over in time") {
    Catalog content = *shipped_content();
    Status poison;
    poison.id = "test_poison";
    poison.duration = 4;
    poison.harm_rate = 20;
    content.statuses.push_back(poison);
    const StatusId status(content.statuses.size() - 1);
    const StatusTrial trial(content, status);
    Game game = begun(trial);
    const int before = game.world().get<Health>(trial.bearer()).now;
    CHECK(status_now(game, trial.bearer(), status));
    for (int turn = 0; turn < 8; ++turn) pass_turn(game);
    CHECK(game.world().get<Health>(trial.bearer()).now < before);
    CHECK(!status_now(game, trial.bearer(), status));
}

TEST_CASE("a status is borne by another species where the hero is immune") {
    Catalog content = *shipped_content();
    const SpeciesId hero = hero_of(content);
    content.species[hero.index()].immunities.push_back(StatusId(0));
    const StatusTrial trial(content, StatusId(0));
    CHECK(!trial.is_resisted());
    for (Species& species : content.species) species.immunities.push_back(StatusId(0));
    CHECK(StatusTrial(content, StatusId(0)).is_resisted());
}
