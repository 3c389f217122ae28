// The state of a game without its turn loop: single actions are carried out in it, and what is told of them is kept.
#pragma once

#include <utility>
#include <vector>

#include "game/action_runner.hpp"
#include "game/arena.hpp"

namespace td::test {

struct Running {
    explicit Running(const Game& game, TurnPolicy turns = {}) : state(game.state()), policy(turns) {}
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
    GameState state;
    TurnPolicy policy;
    Recorder observer;
    ActionRunner runner{state, observer, policy};
};

}  // namespace td::test
