#include "text/interrupt_check.hpp"

#include <algorithm>
#include <utility>

#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr int badly_hurt_percent = 34;

template <class Id>
bool holds(const std::vector<Id>& list, Id id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

/// Helpful statuses are left out, since they are no reason to stop.
std::vector<StatusId> harmful_statuses_of(const Game& game, EntityId who) {
    std::vector<StatusId> list;
    if (const Statuses* statuses = game.world().find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list)
            if (game.catalog()[active.status].harmful) list.push_back(active.status);
    return list;
}

std::vector<EntityId> badly_hurt(const Game& game) {
    std::vector<EntityId> list;
    const Team& team = game.world().roster()[game.player_team()];
    for (const auto* names : {&team.members, &team.guests})
        for (const EntityId who : *names) {
            const Health& health = game.world().get<Health>(who);
            if (health.now * 100 < health.maximum * badly_hurt_percent) list.push_back(who);
        }
    return list;
}

int health_of(const Game& game, EntityId who) {
    const Health* health = game.world().find<Health>(who);
    return health ? health->now : 0;
}

}  // namespace

std::vector<EntityId> foes_seen(const Game& game) {
    std::vector<EntityId> seen = game.known().creatures_in_sight();
    std::erase_if(seen, [&](EntityId who) { return faction_of(game.world(), who) != Faction::foe; });
    return seen;
}

InterruptCheck::InterruptCheck(const Game& game, EntityId who, std::vector<EntityId> foes)
    : m_who(who),
      m_leader(game.leader()),
      m_floor(game.floor()),
      m_health(health_of(game, who)),
      m_foes(std::move(foes)),
      m_statuses(harmful_statuses_of(game, who)),
      m_badly_hurt(badly_hurt(game)) {}

std::string InterruptCheck::disturbance(const Game& game) const {
    if (game.floor() != m_floor || game.outcome() != Outcome::running) return say(game.catalog(), "interrupted");
    for (const EntityId foe : foes_seen(game))
        if (!holds(m_foes, foe)) return say(game.catalog(), {"interrupted_by_foe", "who"}, name_of(foe, game.view()));
    return harm_since(game);
}

std::string InterruptCheck::harm_since(const Game& game) const {
    const World& world = game.world();
    const Catalog& catalog = game.catalog();
    if (health_of(game, m_who) < m_health) return say(catalog, {"interrupted_by_harm", "who"}, name_of(m_who, game.view()));
    for (const StatusId status : harmful_statuses_of(game, m_who))
        if (!holds(m_statuses, status))
            return say(catalog, {"interrupted_by_status", "who", "status"}, name_of(m_who, game.view()), catalog[status].name);
    for (const EntityId who : badly_hurt(game))
        if (!holds(m_badly_hurt, who))
            return world.roster().is_here(who) ? say(catalog, {"interrupted_by_wounds", "who"}, name_of(who, game.view()))
                                               : say(catalog, {"interrupted_by_death", "who"}, name_of(who, game.view()));
    if (game.leader() != m_leader) return say(catalog, {"interrupted_by_new_leader", "who"}, name_of(game.leader(), game.view()));
    return {};
}

}  // namespace td
