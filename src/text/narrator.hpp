// Turns the stream of events into lines for the player: an action and its effect in one line if it has a single effect. Events that the
// player's side cannot know of give no line.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "text/describe.hpp"
#include "world/world_view.hpp"

namespace td {

/// True for tiles that the player's side sees now.
using Seen = std::function<bool(Point)>;

/// True if one of the player's creatures takes part in the event, or sees the tile where it happened.
bool is_witnessed(const Event& event, const World& world, const Seen& seen);

/// "Ember fox bites Mira for 6.", "Ember fox uses Flare: Mira takes 6."
class Narrator {
public:
    /// Events in order, each while the floor it happened on still stands. `letters` tell creatures of one name apart; null: no letters.
    void hear(const Event& event, const WorldView& view, const Seen& seen, const NameLetters* letters = nullptr);
    /// All lines since the last call, including an action whose outcome has not been heard.
    std::vector<Line> take_lines();

private:
    /// True for a blow of the action that is told, or a miss.
    bool is_blow_of_action(const Event& event) const;
    /// True if the event is a turn held by the skill whose use is still to be told: the use says enough.
    bool is_held_by_skill(const Event& event) const;
    void hear_blow(const Event& event, const WorldView& view);
    void hear_healing(const WasHealed& healing, const Line& line, const WorldView& view);
    void hear_gain(const GainedStatus& gain, const Line& line, const WorldView& view);
    void tell_pending();

    const NameLetters* m_letters = nullptr;  ///< while an event is heard
    std::optional<UsedSkill> m_action;       ///< the one that blows are put down to
    std::optional<Line> m_announced;         ///< of the action, not told yet
    struct Outcome {
        Line alone;
        Line with_action;
    };
    std::optional<Outcome> m_outcome;  ///< its only one so far, not told yet
    /// A status that one after the other gains, not told yet.
    struct Gain {
        StatusId status;
        Line line;  ///< for all of them
        std::vector<EntityId> who;
    };
    std::optional<Gain> m_gain;
    std::optional<Line> m_healing;  ///< of one after the other, not told yet
    EntityId m_changed;             ///< whose change of species the sentence of a trigger has told
    std::vector<Line> m_lines;
};

}  // namespace td
