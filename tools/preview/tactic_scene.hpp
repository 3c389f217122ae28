// A tactic as what it decides: one creature follows it, all others do nothing and can be put anywhere. Knows no window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/explain_tactics.hpp"
#include "tools/preview/stage.hpp"

namespace td {

class TacticScene {
public:
    static constexpr int width = 17, height = 11;  ///< of the room, in tiles

    /// The mind, the creature that follows `tactic`, is a foe of the party in a team with a leader; with a tactic for the party, a
    /// companion of the party's leader.
    TacticScene(const Catalog& content, TacticId tactic, const TimeChoice& time = {});

    const Stage& stage() const { return m_stage; }
    const Game& game() const { return m_game; }
    EntityId mind() const { return m_mind; }
    /// All creatures, the mind first.
    const std::vector<EntityId>& creatures() const { return m_creatures; }

    /// Puts the creature on the tile; false, and nothing has changed, where it cannot stand.
    bool put(EntityId who, Point at);
    /// To half of its health, to a quarter, and back to all of it.
    void wound(EntityId who);
    /// From now on as that game stands, one that began as this one's.
    void go_on(Game game) { m_game = std::move(game); }
    /// As at first.
    void reset();

    struct Told {
        Command command;
        std::vector<ReasonLine> reasons;  ///< what it does, and why; see describe_reasons()
        std::vector<Point> tiles;         ///< where it steps, or what its action reaches
    };
    /// What the mind decides in its next turn if the leader of the party waits until then; nothing if it has no turn.
    std::optional<Told> decision() const;

private:
    void replace(GameState state);

    Stage m_stage;
    EntityId m_mind;
    std::vector<EntityId> m_creatures;
    Game m_game;
};

}  // namespace td
