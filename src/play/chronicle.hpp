// What turned a run: the few rounds that cost or gained the most, in words and with who acted in them. For the page at its end.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/run/game.hpp"

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
    bool bad = false;          ///< for the player's side
    std::vector<Act> acts;     ///< of that round, in their order
    std::size_t decisive = 0;  ///< the act in which it happened, or acts.size()
};

/// Hears a run from its beginning; one that is resumed is heard again as its commands are.
class Chronicle {
public:
    static constexpr std::size_t most_points = 3;
    using Namer = std::function<std::string(EntityId)>;

    /// Every event in order. `name_of`: the name of a creature that the player knows; empty for others.
    void hear(const Game& game, const Event& event, const Namer& name_of);
    /// The rounds that turned it, in the order of time.
    std::vector<TurningPoint> turning_points() const;

private:
    struct Weighed {
        TurningPoint point;
        int weight = 0;
    };
    void begin_round(const Game& game);
    void end_round(const Game& game);
    void add_act(const Game& game, const TurnBegan& turn);
    void note_loss(const Game& game, EntityId who, const std::string& cause, const Namer& name_of);
    void note_death(const Game& game, const Died& died, const Namer& name_of);
    void weigh(int weight, bool bad, std::string text);

    std::vector<Weighed> m_best;  ///< of the rounds that are over, heaviest first
    Weighed m_round;              ///< the current one; no text: nothing worth telling so far
    int m_lost = 0;               ///< health that the player's side has lost in it
    int m_whole = 0;              ///< the most health that the player's side could have when it began
};

}  // namespace td
