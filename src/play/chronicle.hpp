// The few rounds that decided a run: those that cost or gained the most, in words, with the turns taken in them. For the page at its end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/death_reason.hpp"

namespace td {

struct TurningPoint {
    /// A turn of that round, as far as the player knew of it.
    struct Act {
        SpeciesId species;
        Faction faction = Faction::foe;
        bool guest = false;
        Moment when;
    };
    int floor = 1;
    Moment when;
    std::string text;
    std::string reason;        ///< how the turns brought that about, and what the round cost
    bool bad = false;          ///< for the player's side
    std::vector<Act> acts;     ///< of that round, in their order
    std::size_t decisive = 0;  ///< index of the act in which it happened; acts.size(): of none alone
};

/// Hears every event of a run from its start; of a run that went on at a later floor, from there on.
class Chronicle {
public:
    static constexpr std::size_t most_points = 3;
    /// The name of a creature that the player knows; empty for others.
    using Namer = DeathReason::Namer;

    /// Call for every event in order.
    void hear(const Game& game, const Event& event, Namer name_of);
    /// Adds what another one has heard of the floors before that one.
    void add_floors_before(int floor, const Chronicle& heard);
    /// The rounds that decided it, in the order of time.
    std::vector<TurningPoint> turning_points() const;

private:
    struct Weighed {
        TurningPoint point;
        int weight = 0;
    };
    void begin_round(const Game& game);
    void end_round(const Game& game);
    void add_act(const Game& game, const TurnBegan& turn);
    void add_unknown_act_of(const Game& game, EntityId who, Namer name_of);
    void weigh_loss(const Game& game, EntityId who, const std::string& cause, const std::string& reason, Namer name_of);
    void weigh_win(const Game& game, const RunEnded& ended);
    void weigh_death(const Game& game, const Died& died, Namer name_of);
    void keep(Weighed round);
    /// Makes `text` what the current round is about, unless something in it weighs as much. `bad`: for the player's side.
    void weigh(int weight, bool bad, std::string text, std::string reason = {});

    DeathReason m_reason;
    std::optional<TurnBegan> m_unknown;  ///< the current turn, if the player does not know whose it is
    std::vector<Weighed> m_best;         ///< of the rounds that are over, heaviest first
    Weighed m_round;                     ///< the current one; an empty text: nothing worth telling so far
    int m_lost = 0;                      ///< health that the player's side has lost in it
    int m_whole = 0;                     ///< the most health that the player's side could have when it began
};

}  // namespace td
