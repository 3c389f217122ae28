// What the companions of a run did in its fights: measures how well they act on their own.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "game/run/game.hpp"

namespace td {

/// What a companion did with a turn.
enum class FightTurn : std::uint8_t {
    struck,   ///< attacked, threw, fired, or used a skill that reached a foe
    helped,   ///< used a skill that reached an ally
    moved,    ///< stepped or changed places
    readied,  ///< used any other skill, or an item
    waited,
};
inline constexpr std::size_t fight_turns = 5;
/// Column names, in the order of FightTurn.
inline constexpr std::array<std::string_view, fight_turns> fight_turn_names{"struck", "helped", "moved", "readied", "waited"};

/// Turns of companions (party members except the leader, and guests who can strike) while their side sees an awake foe within 8 tiles of
/// the leader.
struct FightTally {
    std::array<long, fight_turns> turns{};

    long of(FightTurn turn) const { return turns[static_cast<std::size_t>(turn)]; }
    long all() const;
    /// Counts the event's turn, if it is a companion's in a fight. `game`: the state right after the turn.
    void count(const Game& game, const Event& event);
    void add(const FightTally& other);
};

}  // namespace td
