// What the companions of a run did in its fights: a measure of how well they can be left to themselves.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "game/game.hpp"

namespace td {

/// What a companion did with a turn.
enum class FightTurn : std::uint8_t {
    struck,   ///< attacked, threw, fired, or used a skill that reached a foe
    helped,   ///< used a skill that reached another of its side
    moved,    ///< stepped or changed places
    readied,  ///< used any other skill, or an item
    waited,
};
inline constexpr std::size_t fight_turns = 5;
/// As tables name them, in the order of FightTurn.
inline constexpr std::array<std::string_view, fight_turns> fight_turn_names{"struck", "helped", "moved", "readied", "waited"};

/// Turns of companions (members of the party but its leader, and guests, who can strike) while their side sees a foe awake within 8 tiles
/// of its leader.
struct FightTally {
    std::array<long, fight_turns> turns{};

    long of(FightTurn turn) const { return turns[static_cast<std::size_t>(turn)]; }
    long all() const;
    /// Counts the turn that the event tells of, if it is one of a companion in a fight. `game`: right after the turn.
    void count(const Game& game, const Event& event);
    void add(const FightTally& other);
};

}  // namespace td
