#include "tools/lab/invariants.hpp"

#include <algorithm>

#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

/// Checks every creature and collects the faults.
class Inspection {
public:
    explicit Inspection(const Game& game) : m_game(game), m_world(game.world()) {}

    std::vector<std::string> run() {
        for (const EntityId who : m_world.table<Creature>().owners()) {
            if (m_world.roster().is_here(who) && m_world.has<OnTheWay>(who)) fault(who, "is on the way and here already");
            if (m_world.roster().is_here(who))
                inspect_living(who);
            else if (m_world.has<Position>(who) || m_world.has<OngoingAction>(who))
                fault(who, "is dead and still at something");
        }
        inspect_teams();
        inspect_fallen();
        inspect_index();
        return std::move(m_faults);
    }

private:
    void fault(EntityId who, const std::string& what) { m_faults.push_back(m_world.get<Creature>(who).name + " " + what); }

    void inspect_living(EntityId who) {
        const auto at = m_world.position(who);
        if (!at || !m_world.contains(*at)) return fault(who, "lives off the floor");
        if (!is_passable({m_world, m_game.catalog()}, mobility_of({m_world, m_game.catalog()}, who), *at))
            fault(who, "stands where it cannot");
        int creatures = 0;
        m_world.each_at(*at, [&](EntityId other) { creatures += m_world.has<Creature>(other) ? 1 : 0; });
        if (creatures != 1) fault(who, "shares its tile");
        const Health& health = m_world.get<Health>(who);
        if (health.now <= 0 || health.now > health.maximum) fault(who, "lives with " + std::to_string(health.now) + " health");
        const OngoingAction* at_work = m_world.find<OngoingAction>(who);
        // An action whose first turn is still pending has no turn done.
        const int least = m_game.pending(who) != nullptr ? 0 : 1;
        if (at_work && (at_work->done < least || at_work->done >= at_work->of)) fault(who, "is at an action that is over");
        if (m_world.roster()[who].speed != effective_speed({m_world, m_game.catalog()}, who))
            fault(who, "has another speed than the roster says");
    }

    void inspect_teams() {
        const Roster& roster = m_world.roster();
        for (std::size_t i = 0; i < roster.teams.size(); ++i) {
            for (const EntityId who : roster.teams[i].everyone())
                if (roster[who].team != TeamId(i)) fault(who, "stands in the list of a team that is not its own");
        }
    }

    void inspect_fallen() {
        const auto& bodies = m_world.table<FallenBody>();
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            const FallenBody& body = bodies.rows()[i];
            if (m_world.roster().is_here(body.of)) fault(body.of, "lives and has a body that lies about");
            if (body.rounds_left < 1) fault(body.of, "is lost and lies about");
            if (body.bearer && !lives(m_world, body.bearer)) fault(body.of, "is carried by the dead");
            if (m_world.has<Position>(bodies.owners()[i]) == static_cast<bool>(body.bearer)) fault(body.of, "both lies and is carried");
        }
    }

    /// The world finds things by tile through an index, which must agree with their positions.
    void inspect_index() {
        for (const EntityId who : m_world.table<Position>().owners()) {
            const Point at = m_world.get<Position>(who).at;
            bool found = false;
            m_world.each_at(at, [&](EntityId other) { found = found || other == who; });
            if (!found) m_faults.push_back("something is not where the index says");
        }
    }

    const Game& m_game;
    const World& m_world;
    std::vector<std::string> m_faults;
};

}  // namespace

std::vector<std::string> broken_invariants(const Game& game) { return Inspection(game).run(); }

}  // namespace td
