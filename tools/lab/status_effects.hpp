// Finds which statuses changed something about their bearers, as far as events show it.
#pragma once

#include <utility>
#include <vector>

#include "actions/event.hpp"
#include "catalog/status_profile.hpp"
#include "world/world.hpp"

namespace td {

/// True if the event shows that a status with this trait changes something about its bearer.
bool shows(const Event& event, ModifierTrait::Shows where, EntityId bearer, StatusId status);

/// Follows the creatures that have statuses through the events of a game.
class StatusEffects {
public:
    explicit StatusEffects(const Catalog& catalog) : m_catalog(catalog), m_changed(catalog.statuses.size()) {}

    /// Call right after each event. `world`: the world of its floor.
    void watch(const World& world, const Event& event);
    /// For each status of the catalog, true if it changed something about a bearer.
    const std::vector<bool>& changed() const { return m_changed; }

private:
    void check_change(const Event& event, EntityId bearer, StatusId status);

    const Catalog& m_catalog;
    std::vector<std::pair<EntityId, StatusId>> m_borne;  ///< who has which status
    std::vector<bool> m_changed;
};

/// True if a tactic, a trigger or an effect tests for the status, so that it matters even without changing anything itself.
bool is_asked_for(const Catalog& catalog, StatusId status);

}  // namespace td
