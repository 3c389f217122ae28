#include "play/travel.hpp"

#include <array>

#include "text/describe.hpp"
#include "text/interrupt_check.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

bool foes_in_sight(const Game& game) { return !foes_seen(game).empty(); }

Travel::Travel(const Game& game, Point goal) : m_game(&game), m_who(game.awaiting()), m_goal(goal) {
    BitGrid ground(game.world().width(), game.world().height());
    for (int y = 0; y < ground.height(); ++y)
        for (int x = 0; x < ground.width(); ++x) ground.set({x, y}, passable({x, y}));
    const std::array<Point, 1> goals{goal};
    m_field.measure(ground, goals);
}

bool Travel::passable(Point p) const {
    if (!m_game->sight().explored(p)) return false;
    const Terrain& terrain = m_game->catalog()[m_game->sight().memory(p).terrain];
    const Creature* const creature = m_game->world().find<Creature>(m_who);
    if (creature == nullptr || (terrain.passable & m_game->catalog()[creature->species].mobility) == 0) return false;
    if (is_immobile(m_game->view(), m_who)) return false;
    const bool unpleasant = terrain.speed < 0 || !terrain.triggers.empty();
    const FeatureId id = m_game->sight().memory(p).feature;
    const Feature* const feature = id ? &m_game->catalog()[id] : nullptr;
    if (feature != nullptr && feature->solid && (!feature->opens_into || !can_unlock(m_game->world(), m_who, *feature))) return false;
    const bool dangerous = m_game->sight().memory(p).on_fire || (feature != nullptr && (feature->holds || is_trap(*feature)));
    return p == m_goal || !(unpleasant || dangerous);
}

std::optional<Direction> Travel::next_step() const {
    const std::optional<Point> at = m_game->world().position(m_who);
    if (!at || m_game->awaiting() != m_who) return std::nullopt;
    return step_down(m_field, *at, [this](Point p) { return m_game->world().contains(p) && passable(p); });
}

std::vector<Point> Travel::path() const {
    std::vector<Point> path;
    std::optional<Point> at = m_game->world().position(m_who);
    while (at && *at != m_goal) {
        const auto step = step_down(m_field, *at, [this](Point p) { return m_game->world().contains(p) && passable(p); });
        if (!step) break;
        at = *at + offset(*step);
        path.push_back(*at);
    }
    return path;
}

std::string Travel::obstacle() const {
    const Catalog& catalog = m_game->catalog();
    if (m_game->world().has<Creature>(m_who) && is_immobile(m_game->view(), m_who))
        return describe({.reason = Refusal::Reason::immobile, .by = m_who}, m_who, m_game->view());
    if (!m_game->sight().explored(m_goal)) return say(catalog, "way_unseen");
    if (passable(m_goal)) return m_game->world().position(m_who) == m_goal || next_step() ? std::string() : say(catalog, "way_unknown");
    const TileMemory& memory = m_game->sight().memory(m_goal);
    const bool is_ground = (catalog[memory.terrain].passable & mobility_of({m_game->world(), catalog}, m_who)) != 0;
    const bool is_locked = is_ground && catalog[memory.feature].opens_into;
    const Refusal refusal = is_locked                              ? Refusal{.reason = Refusal::Reason::locked, .feature = memory.feature}
                            : is_ground                            ? Refusal{.reason = Refusal::Reason::feature, .feature = memory.feature}
                            : catalog[memory.terrain].blocks_sight ? Refusal{.reason = Refusal::Reason::wall}
                                                                   : Refusal{.reason = Refusal::Reason::terrain, .terrain = memory.terrain};
    return describe(refusal, m_who, {m_game->world(), catalog});
}

}  // namespace td
