#include "tools/preview/creature_show.hpp"

namespace td {

namespace {

constexpr int middle_row = CreatureShow::height / 2;
constexpr int steps_to_target = 3;
constexpr Point show_start{4, middle_row};

}  // namespace

CreatureShow::CreatureShow(const Catalog& content, SpeciesId species, SpriteId sprite) : m_stage(content, width, height, species) {
    const SpeciesId shown = m_stage.copy_of(species);
    Catalog& catalog = m_stage.catalog();
    if (sprite) {
        catalog.species[shown.index()].sprite = sprite;
        catalog.species[shown.index()].name = catalog[sprite].id;
    }
    const bool walks = !catalog[shown].immobile;
    m_creature = m_stage.add(Faction::player, shown, show_start, Direction::south);
    const int distance = walks ? steps_to_target + 1 : 1;
    m_stage.add(Faction::foe, m_stage.target_like(hero_of(content)), show_start + Point{distance, 0}, Direction::west);
    m_stage.finish();

    for (int turn = 1; turn <= 8; ++turn) m_commands.push_back(commands::Face{turned(Direction::south, turn)});
    for (int step = 0; walks && step < steps_to_target; ++step) m_commands.push_back(commands::Walk{Direction::east});
    for (int blow = 0; blow < 2; ++blow) m_commands.push_back(commands::Attack{Direction::east, {}});
    for (int step = 0; walks && step < steps_to_target; ++step) m_commands.push_back(commands::Walk{Direction::west});
    m_commands.push_back(commands::Face{Direction::south});
}

}  // namespace td
