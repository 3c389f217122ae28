#include "play/progress_guard.hpp"

#include <algorithm>

namespace td {

ProgressGuard::Best ProgressGuard::measure(const Game& game) {
    Best now;
    now.floor = game.floor();
    const World& world = game.world();
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) now.explored += game.sight().explored({x, y}) ? 1 : 0;
    for (const ItemStack& stack : world.bag(game.player_team()).stacks) now.carried += stack.count;
    for (const EntityId who : world.roster()[game.player_team()].everyone()) {
        if (!world.roster().is_here(who)) continue;
        const Health& health = world.get<Health>(who);
        now.wounds += health.maximum - health.now;
        for (const ActiveStatus& active : world.get<Statuses>(who).list)
            now.ailing += game.catalog()[active.status].harmful ? active.left : 0;
    }
    return now;
}

bool ProgressGuard::improve(const Best& now) {
    if (now.floor != m_best.floor) {
        m_best = now;
        return true;
    }
    const bool better =
        now.explored > m_best.explored || now.carried > m_best.carried || now.wounds < m_best.wounds || now.ailing < m_best.ailing;
    m_best.explored = std::max(m_best.explored, now.explored);
    m_best.carried = std::max(m_best.carried, now.carried);
    m_best.wounds = std::min(m_best.wounds, now.wounds);
    m_best.ailing = std::min(m_best.ailing, now.ailing);
    return better;
}

void ProgressGuard::begin(const Game& game) {
    m_best = measure(game);
    m_visited.clear();
    m_turns_done = 0;
    m_idle = 0;
}

bool ProgressGuard::may_continue(const Game& game) {
    const bool better = improve(measure(game));
    if (better) m_visited.clear();
    const std::optional<Point> at = game.world().position(game.awaiting());
    const bool is_new_tile = at && m_visited.insert({at->x, at->y}).second;
    const OngoingAction* const ongoing = at ? game.world().find<OngoingAction>(game.awaiting()) : nullptr;
    const int turns_done = ongoing ? ongoing->done : 0;
    const bool continued = turns_done > std::exchange(m_turns_done, turns_done);
    if (better || is_new_tile)
        m_idle = 0;
    else if (!continued)
        ++m_idle;
    return m_idle < most_idle_commands;
}

}  // namespace td
