#include "tools/preview/status_trial.hpp"

#include <algorithm>

#include "game/turns/debug_commands.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int health_of_bearer = 60;

bool is_immune_species(const Species& species, StatusId status) {
    return std::find(species.immunities.begin(), species.immunities.end(), status) != species.immunities.end();
}

/// The hero, or else the first species that can have the status; the hero if none can.
SpeciesId bearer_for(const Catalog& catalog, StatusId status) {
    const SpeciesId hero = hero_of(catalog);
    if (!is_immune_species(catalog[hero], status)) return hero;
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (!is_immune_species(catalog.species[i], status)) return SpeciesId(i);
    return hero;
}

}  // namespace

StatusTrial::StatusTrial(const Catalog& content, StatusId status, const TimeChoice& time)
    : m_stage(content, width, height, bearer_for(content, status)), m_status(status) {
    const SpeciesId model = bearer_for(content, status);
    m_is_resisted = is_immune_species(content[model], status);
    m_stage.add(Faction::player, m_stage.target_like(hero_of(content)), {2, height / 2}, Direction::east);
    const SpeciesId bearer = m_stage.copy_of(model);
    m_stage.catalog().species[bearer.index()].health = health_of_bearer;
    m_bearer = m_stage.add(Faction::player, bearer, {width / 2, height / 2}, Direction::south, m_stage.idle());
    m_stage.world().edit<Health>(m_bearer).now = health_of_bearer / 2;  // both harm and healing show
    m_stage.finish(time);
}

std::vector<Command> StatusTrial::beginning() const { return {debug_command::open(), debug_command::gain_status(m_status, m_bearer)}; }

std::optional<ActiveStatus> status_now(const Game& game, EntityId bearer, StatusId status) {
    const ActiveStatus* const active = find_status(game.world(), bearer, status);
    return active == nullptr ? std::nullopt : std::optional(*active);
}

}  // namespace td
