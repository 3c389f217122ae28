#include "play/threat_table.hpp"

#include <map>
#include <numeric>
#include <tuple>

#include "game/foresight/given_turns.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Adds the blows of foes that answer a step: such a foe strikes at once, and perhaps again in its turn.
void add_answers(std::vector<tactics::Threat>& threats, const std::vector<tactics::Threat>& answers) {
    for (const tactics::Threat& answer : answers) {
        const auto same = std::find_if(threats.begin(), threats.end(), [&](const tactics::Threat& each) { return each.foe == answer.foe; });
        if (same == threats.end())
            threats.push_back(answer);
        else
            same->when = answer.when, same->harm += answer.harm, same->most += answer.most;
    }
}

/// The turns of others that count for a danger: without those in which they surely do nothing, and with extra ones, which the action gives
/// them, companions do, or they themselves.
class TurnsThatCount {
public:
    explicit TurnsThatCount(const GameState& state)
        : m_view{state.world, *state.catalog},
          m_asked(state.asked()),
          m_foreseen(turns_foreseen(state, rounds)),
          m_doomed(doomed_before_turn(state, rounds)),
          m_given_by_wait(turns_given_by(state, commands::Wait{})),
          m_given_by_step(turns_given_by_steps(state)) {}

    /// `own_turns`: of the creature that is asked, in which `ahead` ends, the present one included.
    std::vector<TurnAhead> of(std::vector<TurnAhead> ahead, ActionClass chosen, int own_turns = 1) const {
        std::erase_if(ahead, [&](const TurnAhead& turn) { return is_idle(turn) || is_doomed(turn.who); });
        for (const TurnAhead& turn : extra_after(chosen, own_turns)) {
            const auto later =
                std::find_if(ahead.begin(), ahead.end(), [&](const TurnAhead& each) { return each.when.time >= turn.when.time; });
            ahead.insert(later, turn);
        }
        return ahead;
    }
    /// How many of the blows that `foe` had time for, were it to strike in each turn, it has time for then.
    int blows_of(EntityId foe, int strikes, const std::vector<TurnAhead>& ahead, ActionClass chosen) const {
        const auto of_foe = [foe](const TurnAhead& turn) { return turn.who == foe; };
        const auto turns = static_cast<int>(std::count_if(ahead.begin(), ahead.end(), of_foe));
        const std::vector<TurnAhead> extra = extra_after(chosen, 1);
        return std::min(turns, strikes + static_cast<int>(std::count_if(extra.begin(), extra.end(), of_foe)));
    }
    /// True if it surely dies before its next turn.
    bool is_doomed(EntityId foe) const { return std::find(m_doomed.begin(), m_doomed.end(), foe) != m_doomed.end(); }
    bool idles(EntityId foe) const {
        return std::any_of(m_foreseen.begin(), m_foreseen.end(),
                           [foe](const ForeseenTurn& one) { return one.idles && one.turn.who == foe; });
    }
    /// The harm of a blow of `foe`, which would take `harm` now, in the turn in which it is hardest.
    int hardest(EntityId foe, int harm) const {
        const int now = std::max(1, force_of(m_view, foe, m_asked));
        int strength = now;
        for (const ForeseenTurn& one : m_foreseen)
            if (one.turn.who == foe && one.own_turns <= 1 && !one.idles) strength = std::max(strength, one.strength);
        // The harm of now was rounded down.
        return strength == now ? harm : (harm + 1) * strength / now;
    }

private:
    static constexpr int rounds = 2;  ///< foreseen

    bool is_idle(const TurnAhead& turn) const {
        return std::any_of(m_foreseen.begin(), m_foreseen.end(), [&](const ForeseenTurn& one) { return one.idles && one.turn == turn; });
    }
    std::vector<TurnAhead> extra_after(ActionClass chosen, int own_turns) const {
        std::vector<TurnAhead> extra = chosen == ActionClass::wait ? m_given_by_wait : m_given_by_step;
        // What is foreseen includes what a wait gives.
        std::vector<TurnAhead> by_wait = m_given_by_wait;
        for (const ForeseenTurn& one : m_foreseen) {
            const auto same = std::find(by_wait.begin(), by_wait.end(), one.turn);
            const bool counts = one.is_extra && !one.idles && one.own_turns <= own_turns && !is_doomed(one.turn.who);
            if (counts && same != by_wait.end())
                by_wait.erase(same);
            else if (counts)
                extra.push_back(one.turn);
        }
        return extra;
    }

    WorldView m_view;
    EntityId m_asked;
    std::vector<ForeseenTurn> m_foreseen;
    std::vector<EntityId> m_doomed;
    std::vector<TurnAhead> m_given_by_wait;
    std::vector<TurnAhead> m_given_by_step;
};

/// What foes could do on each tile if the creature does an action of that class now. A blow that costs a turn gives all of them the time of
/// one more.
class Dangers {
public:
    Dangers(const tactics::AiContext& context, EntityId who, const std::vector<EntityId>& foes, ActionClass chosen,
            const TurnsThatCount& turns)
        : m_ahead(turns.of(tactics::turns_ahead(context, who, chosen), chosen)),
          m_map(context, who, foes, m_ahead),
          m_foes(foes),
          m_strikes(tactics::strikes_before_next(context, who, foes, chosen)),
          m_strikes_if_delayed(tactics::strikes_before_next(context, who, foes, chosen, ActionClass::wait)),
          m_begun(tactics::ongoing_blows(context, who, foes, chosen)),
          m_turns(turns) {
        std::erase_if(m_begun, [&](const tactics::OngoingBlow& blow) { return turns.is_doomed(blow.foe); });
        for (std::size_t i = 0; i < foes.size(); ++i) {
            m_delays.push_back(tactics::costs_turns(context, foes[i]));
            const int more = turns.idles(foes[i]) ? 0 : m_strikes_if_delayed[i] - m_strikes[i];
            m_strikes[i] = turns.blows_of(foes[i], m_strikes[i], m_ahead, chosen);
            m_strikes_if_delayed[i] = m_strikes[i] + more;
        }
    }

    std::vector<tactics::Threat> at(Point p) const {
        std::vector<tactics::Threat> threats = m_map.at(p);
        const bool delayed =
            std::any_of(threats.begin(), threats.end(), [&](const tactics::Threat& threat) { return m_delays[place_of(threat.foe)]; });
        for (tactics::Threat& threat : threats) {
            const std::size_t foe = place_of(threat.foe);
            const int more = delayed ? m_strikes_if_delayed[foe] - m_strikes[foe] : 0;
            threat.most = m_turns.hardest(threat.foe, threat.most) * std::max(1, std::min(threat.turns, m_strikes[foe]) + more);
        }
        for (const tactics::OngoingBlow& blow : m_begun)
            if (blow.when && blow.reaches(p)) add_begun(threats, blow);
        return threats;
    }

    /// True if a foe has begun a blow on that tile that comes only later.
    bool later_at(Point p) const {
        return std::any_of(m_begun.begin(), m_begun.end(), [p](const tactics::OngoingBlow& blow) { return !blow.when && blow.reaches(p); });
    }

private:
    std::size_t place_of(EntityId foe) const {
        return static_cast<std::size_t>(std::find(m_foes.begin(), m_foes.end(), foe) - m_foes.begin());
    }

    /// The foe completes what it has begun, or strikes instead.
    static void add_begun(std::vector<tactics::Threat>& threats, const tactics::OngoingBlow& blow) {
        const auto same = std::find_if(threats.begin(), threats.end(), [&](const tactics::Threat& each) { return each.foe == blow.foe; });
        if (same == threats.end())
            threats.push_back({.foe = blow.foe, .when = *blow.when, .harm = blow.most, .most = blow.most});
        else
            same->most = std::max(same->most, blow.most);
    }

    std::vector<TurnAhead> m_ahead;
    tactics::ThreatMap m_map;
    const std::vector<EntityId>& m_foes;
    std::vector<int> m_strikes;
    std::vector<int> m_strikes_if_delayed;
    std::vector<bool> m_delays;
    std::vector<tactics::OngoingBlow> m_begun;
    const TurnsThatCount& m_turns;
};

}  // namespace

Moment TileThreats::first() const {
    const auto earlier = [](const tactics::Threat& a, const tactics::Threat& b) { return a.when.time < b.when.time; };
    return std::min_element(threats.begin(), threats.end(), earlier)->when;
}

int most_of(const std::vector<tactics::Threat>& threats) {
    return std::accumulate(threats.begin(), threats.end(), 0, [](int sum, const tactics::Threat& threat) { return sum + threat.most; });
}

std::vector<TileThreats> threats_around(const Game& game) {
    std::vector<TileThreats> tiles;
    const EntityId who = game.awaiting();
    const std::optional<Point> own = game.world().position(who);
    if (!own) return tiles;
    const tactics::AiContext context = game.state().ai_context();
    const std::vector<EntityId> foes = tactics::foes_in_sight(context, who);
    if (foes.empty()) return tiles;
    const TurnsThatCount turns(game.state());
    const Dangers staying(context, who, foes, ActionClass::wait, turns), going(context, who, foes, ActionClass::move, turns);
    const auto turns_until_later = [&](ActionClass chosen) {
        constexpr int own_turns = 2;
        return turns.of(tactics::turns_ahead(context, who, chosen, ActionClass::wait), chosen, own_turns);
    };
    const tactics::ThreatMap later_if_staying(context, who, foes, turns_until_later(ActionClass::wait));
    const tactics::ThreatMap later_if_going(context, who, foes, turns_until_later(ActionClass::move));
    for (int y = own->y - threat_range; y <= own->y + threat_range; ++y)
        for (int x = own->x - threat_range; x <= own->x + threat_range; ++x) {
            const Point p{x, y};
            const EntityId there = game.known().creature_at(p);
            const bool is_foe = there && are_hostile(game.world(), who, there);
            if (!game.known().sees(p) || is_foe || !is_passable_by_doors(game.view(), mobility_of(game.view(), who), who, p)) continue;
            TileThreats& tile = tiles.emplace_back(TileThreats{p, p == *own ? staying.at(p) : going.at(p)});
            if (p != *own) add_answers(tile.threats, tactics::answers_at(context, who, foes, p, game.now()));
            tactics::absorb(tile.threats, absorbs_left(context, who, p != *own));
            if (tile.threats.empty() && chebyshev(p, *own) <= later_range)
                tile.struck_later =
                    p == *own ? later_if_staying.any_at(p) || staying.later_at(p) : later_if_going.any_at(p) || going.later_at(p);
        }
    return tiles;
}

std::vector<tactics::OngoingBlow> blows_begun(const Game& game) {
    const EntityId who = game.awaiting();
    if (!who || !game.world().position(who)) return {};
    const tactics::AiContext context = game.state().ai_context();
    std::vector<tactics::OngoingBlow> blows = tactics::ongoing_blows(context, who, tactics::foes_in_sight(context, who), ActionClass::wait);
    std::erase_if(blows, [](const tactics::OngoingBlow& blow) { return blow.when.has_value(); });
    for (tactics::OngoingBlow& blow : blows) std::erase_if(blow.tiles, [&](Point p) { return !game.sight().explored(p); });
    return blows;
}

std::vector<ThreatRegion> regions_of(const std::vector<TileThreats>& tiles) {
    std::map<Point, const TileThreats*> left;
    for (const TileThreats& tile : tiles)
        if (!tile.threats.empty()) left.emplace(tile.at, &tile);
    std::vector<ThreatRegion> regions;
    while (!left.empty()) {
        const auto begin = left.begin();
        ThreatRegion region{{begin->first}, begin->second->first(), begin->second->most()};
        left.erase(begin);
        for (std::size_t i = 0; i < region.tiles.size(); ++i)
            for (const Direction direction : all_directions) {
                const auto beside = left.find(region.tiles[i] + offset(direction));
                if (beside == left.end() || beside->second->most() != region.most || beside->second->first().time != region.first.time)
                    continue;
                region.tiles.push_back(beside->first);
                left.erase(beside);
            }
        std::sort(region.tiles.begin(), region.tiles.end());
        regions.push_back(std::move(region));
    }
    return regions;
}

std::vector<Point> tiles_struck_later(const std::vector<TileThreats>& tiles) {
    std::vector<Point> later;
    for (const TileThreats& tile : tiles)
        if (tile.struck_later) later.push_back(tile.at);
    std::sort(later.begin(), later.end());
    return later;
}

std::string threat_time(Moment when, const Game& game) {
    const RoundPresentation presentation = game.time().presentation();
    if (!presentation.columns.empty()) {
        const std::string tier(presentation.columns[static_cast<std::size_t>(when.tier)].name);
        return when.round == game.now().round ? say(game.catalog(), {"time_status_tier", "tier"}, tier)
                                              : say(game.catalog(), {"order_next_tier", "tier"}, tier);
    }
    const Ticks ahead = when.time - game.now().time;
    return ahead <= 0 ? say(game.catalog(), "time_status_now") : say(game.catalog(), {"time_status_in", "ticks"}, std::to_string(ahead));
}

}  // namespace td
