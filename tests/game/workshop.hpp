// Actions of several turns to play with, and a game that is played command by command under each time system in turn.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "time/every_system.hpp"

namespace td::test {

inline constexpr int star_slot = 4;
inline constexpr int dig_slot = 5;
inline constexpr int star_turns = 3;
inline constexpr int camp_turns = 4;
inline constexpr int backlash = 5;
inline const SkillId star_id{5}, dig_id{6}, camp_id{7};
inline const ItemId pick{2};

/// An arena whose heroes have these skills; only `hunters` act by themselves.
Arena workshop(TimeSystemKind kind, std::vector<std::string> map);

/// A game that is played command by command, and what was heard meanwhile.
struct Played {
    Game game;
    std::vector<Event> events{};

    /// Gives a command to the actor who is asked, and goes on until the next command is needed.
    Step give(const Command& command);
    template <class TriggerSignal>
    int count() const {
        int number = 0;
        for (const Event& event : events) number += std::holds_alternative<TriggerSignal>(event) ? 1 : 0;
        return number;
    }
    int health(EntityId who) const { return game.world().get<Health>(who).now; }
    const OngoingAction* at(EntityId who) const { return game.world().find<OngoingAction>(who); }
};

template <class Test>
void under_every_system(std::vector<std::string> map, Test&& test) {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        test(workshop(kind, map));
    }
}

inline Command star_at(Point aim) { return commands::UseSkill{star_slot, Direction::east, aim}; }
inline Command dig_towards(Direction direction) { return commands::UseSkill{dig_slot, direction, {}}; }

}  // namespace td::test
