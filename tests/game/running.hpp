// The state of a game without its turn loop: single actions are carried out in it, and what is told of them is kept.
#pragma once

#include <utility>
#include <vector>

#include "game/arena.hpp"
#include "game/floor/action_runner.hpp"
#include "game/foresight/turn_strategies.hpp"

namespace td::test {

struct Running {
    explicit Running(const Game& game, const TurnStrategy& strategy = real_turns) : state(game.state()), turns(strategy) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    template <class Kind>
    bool told() const {
        return happened<Kind>(observer.events);
    }

    struct Recorder : Observer {
        void happened(Event&& event) override { events.push_back(std::move(event)); }
        std::vector<Event> events;
    };
    static constexpr RealTurns real_turns{};
    GameState state;
    const TurnStrategy& turns;
    Recorder observer;
    ActionRunner runner{state, observer, turns};
};

}  // namespace td::test
