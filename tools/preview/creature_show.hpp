// What a creature does in its preview: turns, walks and strikes, by commands of the game. Knows no window.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "tools/preview/stage.hpp"

namespace td {

class CreatureShow {
public:
    static constexpr int width = 13, height = 7;  ///< of the room, in tiles

    /// `sprite`: replaces the species' sprite; none: keeps it.
    CreatureShow(const Catalog& content, SpeciesId species, SpriteId sprite = {});

    const Stage& stage() const { return m_stage; }
    EntityId creature() const { return m_creature; }
    /// Turns in all eight directions, walks to a target, strikes it twice, and walks back. An immobile creature is beside the target.
    const std::vector<Command>& commands() const { return m_commands; }

private:
    Stage m_stage;
    EntityId m_creature;
    std::vector<Command> m_commands;
};

}  // namespace td
