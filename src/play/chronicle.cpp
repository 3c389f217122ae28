#include "play/chronicle.hpp"

#include <algorithm>
#include <utility>

#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

// A kill weighs as much as the health of the foe, a costly round as much as the percent of its health that the party lost.
constexpr int weight_of_loss = 1000, weight_of_return = 600;
/// A round that took less of the party's health is not worth telling.
constexpr int least_percent = 20;

bool is_of_party(const Game& game, EntityId who) {
    return who && game.world().table<Creature>().has(who) && faction_of(game.world(), who) == Faction::player;
}

bool is_foe(const Game& game, EntityId who) { return faction_of(game.world(), who) == Faction::foe; }

int most_health_of_party(const Game& game) {
    int sum = 0;
    for (const TeamId team : game.world().teams_of(Faction::player))
        for (const EntityId who : game.world().roster()[team].everyone())
            if (const Health* const health = game.world().find<Health>(who)) sum += health->maximum;
    return sum;
}

}  // namespace

void Chronicle::hear(const Game& game, const Event& event, Namer name_of) {
    if (std::holds_alternative<RoundBegan>(event) || std::holds_alternative<FloorEntered>(event)) begin_round(game);
    if (const auto* const ended = std::get_if<RunEnded>(&event)) weigh_win(game, *ended), end_round(game);
    if (const auto* const turn = std::get_if<TurnBegan>(&event)) {
        m_unknown.reset();
        if (name_of(turn->who).empty())
            m_unknown = *turn;
        else
            add_act(game, *turn);
    }
    if (const auto* const hurt = std::get_if<WasHurt>(&event); hurt && is_of_party(game, hurt->who)) m_lost += hurt->amount;
    if (const auto* const died = std::get_if<Died>(&event)) weigh_death(game, *died, name_of);
    if (const auto* const fell = std::get_if<FellDown>(&event); fell && is_of_party(game, fell->who))
        weigh_loss(game, fell->who, {}, {}, name_of);
    if (const auto* const back = std::get_if<Revived>(&event); back && is_of_party(game, back->who)) {
        constexpr bool bad = true;
        const std::string by = name_of(back->by), who = name_of(back->who);
        weigh(weight_of_return, !bad,
              by.empty() ? say(game.catalog(), {"turning_back", "who"}, who)
                         : say(game.catalog(), {"turning_revived", "by", "who"}, by, who));
    }
    m_reason.hear(game, event);
}

/// Of a run that is won without a round worth telling, the last round is told.
void Chronicle::weigh_win(const Game& game, const RunEnded& ended) {
    const bool is_won = ended.verdict && ended.verdict->outcome == Outcome::victory;
    constexpr bool bad = true;
    if (is_won && m_best.empty()) weigh(1, !bad, sentence_of(*ended.verdict, game.catalog()));
}

void Chronicle::begin_round(const Game& game) {
    end_round(game);
    m_round.point.floor = game.depth();
    m_round.point.when = game.now();
    m_whole = most_health_of_party(game);
}

void Chronicle::end_round(const Game& game) {
    const int percent = m_whole > 0 ? 100 * m_lost / m_whole : 0;
    if (percent >= least_percent && percent > m_round.weight) {
        constexpr bool bad = true;
        weigh(percent, bad, say(game.catalog(), {"turning_hurt", "amount", "of"}, m_lost, m_whole));
        m_round.point.decisive = m_round.point.acts.size();
    } else if (!m_round.point.text.empty()) {
        const std::string cost = m_lost > 0 ? say(game.catalog(), {"turning_cost", "amount", "of"}, m_lost, m_whole)
                                            : say(game.catalog(), "turning_cost_nothing");
        m_round.point.reason += (m_round.point.reason.empty() ? "" : " ") + cost;
    }
    if (!m_round.point.text.empty()) keep(std::move(m_round));
    m_round = {};
    m_lost = 0;
}

void Chronicle::keep(Weighed round) {
    const auto is_lighter = [&](const Weighed& other) { return other.weight < round.weight; };
    m_best.insert(std::find_if(m_best.begin(), m_best.end(), is_lighter), std::move(round));
    if (m_best.size() > most_points) m_best.pop_back();
}

void Chronicle::add_floors_before(int floor, const Chronicle& heard) {
    for (const Weighed& round : heard.m_best)
        if (round.point.floor < floor) keep(round);
}

void Chronicle::add_act(const Game& game, const TurnBegan& turn) {
    const Creature* const creature = game.world().find<Creature>(turn.who);
    if (creature == nullptr) return;
    m_round.point.acts.push_back({creature->species,
                                  faction_of(game.world(), turn.who),
                                  is_guest(game.world(), turn.who),
                                  {turn.round, turn.tier, game.now().time}});
}

/// Adds the turn of a creature that went unrecognised until it killed or died: once the last of the party has fallen, no foe is in sight.
void Chronicle::add_unknown_act_of(const Game& game, EntityId who, Namer name_of) {
    if (!m_unknown || m_unknown->who != who || name_of(who).empty()) return;
    add_act(game, *m_unknown);
    m_unknown.reset();
}

void Chronicle::weigh_loss(const Game& game, EntityId who, const std::string& cause, const std::string& reason, Namer name_of) {
    const std::string name = name_of(who);
    constexpr bool bad = true;
    weigh(weight_of_loss, bad,
          cause.empty() ? say(game.catalog(), {"turning_fell", "who"}, name)
                        : say(game.catalog(), {"turning_fell_to", "who", "cause"}, name, cause),
          reason);
}

void Chronicle::weigh_death(const Game& game, const Died& died, Namer name_of) {
    const Catalog& catalog = game.catalog();
    for (const EntityId who : {died.killer, died.who}) add_unknown_act_of(game, who, name_of);
    const std::string killer = died.killer ? name_of(died.killer) : std::string();
    const std::string slow_cause = died.by_status    ? catalog[died.by_status].name
                                   : died.by_feature ? catalog[died.by_feature].name
                                                     : std::string();
    if (is_of_party(game, died.who))
        return weigh_loss(game, died.who, killer.empty() ? slow_cause : killer, m_reason.sentence(game, died, name_of), name_of);
    const std::string name = name_of(died.who);
    const bool is_ours = is_of_party(game, died.killer) || (!died.killer && !slow_cause.empty() && is_foe(game, died.who));
    if (name.empty() || !game.world().find<Health>(died.who) || !is_ours) return;
    const int health = game.world().get<Health>(died.who).maximum;
    const std::string felled = game.world().get<Creature>(died.who).has_own_name
                                   ? say(catalog, {"turning_felled", "who", "whom"}, killer, name)
                                   : say(catalog, {"turning_felled_kind", "who", "kind"}, killer, name);
    constexpr bool bad = true;
    weigh(std::min(health, weight_of_return - 1), !bad,
          slow_cause.empty() ? felled : say(catalog, {"turning_died_of", "who", "cause"}, name, slow_cause),
          m_reason.sentence(game, died, name_of));
}

void Chronicle::weigh(int weight, bool bad, std::string text, std::string reason) {
    if (weight <= m_round.weight) return;
    m_round.weight = weight;
    m_round.point.text = std::move(text);
    m_round.point.reason = std::move(reason);
    m_round.point.bad = bad;
    const auto& acts = m_round.point.acts;
    m_round.point.decisive = acts.empty() ? 0 : acts.size() - 1;
    if (!acts.empty()) m_round.point.when = acts.back().when;
}

std::vector<TurningPoint> Chronicle::turning_points() const {
    std::vector<TurningPoint> points;
    for (const Weighed& one : m_best) points.push_back(one.point);
    const auto order = [](const TurningPoint& point) { return std::pair(point.floor, point.when.time); };
    std::sort(points.begin(), points.end(), [&](const TurningPoint& a, const TurningPoint& b) { return order(a) < order(b); });
    return points;
}

}  // namespace td
