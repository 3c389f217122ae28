// Shows the decisions of a tactic: one creature follows it, the others do nothing and can be placed anywhere. Knows no window.
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

    /// The mind (the creature that follows `tactic`) is a foe in a team with a leader or, for a party tactic, a companion of the party's
    /// leader.
    TacticScene(const Catalog& content, TacticId tactic, const TimeChoice& time = {});

    const Stage& stage() const { return m_stage; }
    const Game& game() const { return m_game; }
    EntityId mind() const { return m_mind; }
    /// All creatures, the mind first.
    const std::vector<EntityId>& creatures() const { return m_creatures; }

    /// Puts the creature on the tile; false, without a change, if it cannot stand there.
    bool put(EntityId who, Point at);
    /// Sets its health to half, then a quarter, then full, in turn.
    void wound(EntityId who);
    /// Continues with that game, which began as this scene's.
    void continue_from(Game game) { m_game = std::move(game); }
    /// Restores the initial scene.
    void reset();

    struct Told {
        Command command;
        std::vector<ReasonLine> reasons;  ///< what it does and why; see describe_reasons()
        std::vector<Point> tiles;         ///< where it steps, or the tiles its action reaches
    };
    /// The mind's decision in its next turn if the party's leader waits until then; nothing if it has no turn.
    std::optional<Told> decision() const;

private:
    void replace(GameState state);

    Stage m_stage;
    EntityId m_mind;
    std::vector<EntityId> m_creatures;
    Game m_game;
};

}  // namespace td
