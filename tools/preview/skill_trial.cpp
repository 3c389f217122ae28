#include "tools/preview/skill_trial.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr int plenty = 99;
constexpr Point place_of_user{5, 5};
/// Near and far, in line and out of it; a friend stands among the foes.
constexpr Point places_of_foes[] = {{6, 5}, {9, 5}, {10, 4}, {7, 3}, {12, 5}};
constexpr Point places_of_friends[] = {{4, 5}, {10, 6}};

bool has(const std::vector<SkillId>& skills, SkillId skill) { return std::find(skills.begin(), skills.end(), skill) != skills.end(); }

/// It has lost half of its health, so that healing is visible.
void hurt(World& world, EntityId who) {
    Health& health = world.edit<Health>(who);
    health.now = std::max(1, health.maximum / 2);
}

void fill_pools(Species& species, const PoolCost& cost) {
    for (const auto& [pool, points] : cost) {
        const auto same = [pool = pool](const auto& budget) { return budget.first == pool; };
        if (std::none_of(species.pools.begin(), species.pools.end(), same))
            species.pools.emplace_back(pool, PoolBudget{.maximum = std::max(plenty, points)});
    }
}

}  // namespace

SkillUser user_of(const Catalog& catalog, SkillId skill) {
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (has(catalog.species[i].skills, skill)) return {SpeciesId(i), true};
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (catalog.species[i].attack_skill == skill || catalog.species[i].rest_skill == skill) return {SpeciesId(i), true};
    return {hero_of(catalog), false};
}

SpeciesId opponent_of(const Catalog& catalog, SpeciesId species) {
    if (const SpeciesId hero = hero_of(catalog); hero != species) return hero;
    // One that can go away, and come back.
    for (std::size_t i = 0; i < catalog.species.size(); ++i)
        if (i != species.index() && !catalog.species[i].immobile && catalog.species[i].speed >= 0) return SpeciesId(i);
    return SpeciesId(species.index() == 0 && catalog.species.size() > 1 ? 1 : 0);
}

SkillTrial::SkillTrial(const Catalog& content, SkillId skill, const TimeChoice& time)
    : m_stage(content, width, height, user_of(content, skill).species) {
    const SpeciesId model = user_of(content, skill).species;
    const SpeciesId user = m_stage.copy_of(model);
    Species& copy = m_stage.catalog().species[user.index()];
    copy.skills = {skill};
    fill_pools(copy, content[skill].pool_cost);
    const SpeciesId ally = m_stage.target_like(model), foe = m_stage.target_like(opponent_of(content, model));
    // With their normal health, so that the preview shows the number of hits that players will see.
    m_stage.catalog().species[ally.index()].health = content[model].health;
    m_stage.catalog().species[foe.index()].health = content[opponent_of(content, model)].health;
    m_user = m_stage.add(Faction::player, user, place_of_user, Direction::east);
    hurt(m_stage.world(), m_user);
    for (const Point at : places_of_friends) hurt(m_stage.world(), m_stage.add(Faction::player, ally, at, Direction::east, m_stage.idle()));
    for (const Point at : places_of_foes) m_stage.add(Faction::foe, foe, at, Direction::west);
    m_stage.finish(time);
}

}  // namespace td
