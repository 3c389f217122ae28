#include "game/game.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ai/party_lead.hpp"
#include "game/judge.hpp"
#include "game/loop.hpp"
#include "game/orders.hpp"
#include "game/party.hpp"
#include "generation/generate.hpp"
#include "rules/weather.hpp"
#include "world/creature.hpp"

namespace td {

Game::Game(std::shared_ptr<const Catalog> catalog, GameSettings settings)
    : m_catalog(std::move(catalog)),
      m_rulebook(std::make_shared<const Rulebook>(rulebook_in(m_catalog->rulebook))),
      m_settings(settings),
      m_dice(Rng::named(settings.seed, "combat")) {
    assert(m_settings.dungeon && m_settings.dungeon.index() < m_catalog->dungeons.size());
    m_guests_owed = static_cast<int>(dungeon().guests.size());
    arrive(new_party(*m_catalog, dungeon()), 1);
}

Game::Game(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor)
    : m_catalog(std::move(catalog)),
      m_rulebook(std::make_shared<const Rulebook>(rulebook_in(m_catalog->rulebook))),
      m_settings(settings),
      m_dice(Rng::named(settings.seed, "combat")) {
    const std::vector<EntityId>& guests = first_floor.roster()[player_team()].guests;
    m_guests_owed = static_cast<int>(guests.size());
    for (const EntityId guest : guests) first_floor.edit<Creature>(guest).escorted = true;
    begin_on(std::move(first_floor));
}

Game::Game(const Game&) = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(const Game&) = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

void Game::enter_floor(int floor) {
    ++m_tally.floors;
    arrive(party_of(m_world, player_team()), floor);
}

void Game::arrive(const Party& party, int floor) {
    m_floor = floor;
    const int arrivals = static_cast<int>(std::min<std::size_t>(party.members.size() + party.guests.size(), most_arrivals));
    const LevelPlan plan = generate_level(*m_catalog, dungeon(), floor, m_settings.seed, arrivals);
    Rng settling = Rng::named(m_settings.seed, "settling", static_cast<std::uint64_t>(floor));
    World world = build_floor(*m_catalog, plan, party, settling);
    const FloorRules& rules = dungeon().floors[static_cast<std::size_t>(floor - 1)];
    Dice sky(Rng::named(m_settings.seed, "weather", static_cast<std::uint64_t>(floor)));
    const WeatherPeriod first = draw_weather(rules, sky);
    const WeatherPeriod next = draw_weather(rules, sky);
    world.edit_surroundings() = {m_settings.dungeon, floor, first.weather, first.rounds, next.weather, next.rounds};
    update_times(world, *m_catalog);
    begin_on(std::move(world));
}

void Game::begin_on(World world) {
    m_world = std::move(world);
    m_sight = Sight(m_world.width(), m_world.height());
    m_path_cache = PathCache{};
    m_time = make_time_system(dungeon().time, Rng::named(m_settings.seed, "start of time", static_cast<std::uint64_t>(m_floor)).next());
    m_now = {};
    m_actor = m_awaiting = m_turn_of = {};
    m_begun.clear();
    m_newcomers.clear();
    m_reconsidering = {};
    m_weapon_timers.clear();
    const auto row = static_cast<std::size_t>(m_floor - 1);
    m_arrivals.begin(row < dungeon().floors.size() ? dungeon().floors[row].arrivals : std::vector<Arrival>{},
                     Rng::named(m_settings.seed, "arrivals", static_cast<std::uint64_t>(m_floor)));
    m_held.reset();
    m_fired = {};
    m_descending = false;
    m_ambushed = false;
    m_verdict.reset();
    m_livelock_guard = {};
    m_phase = Phase::battle_start;
}

Step Game::step(const std::optional<Command>& command, std::vector<Phase>* passed) { return Loop(*this, passed).run(command); }

bool Game::steers(EntityId who) const {
    if (!m_settings.leader_is_steered || !who || m_world.roster()[who].team != player_team()) return false;
    if (who == leader()) return true;
    return m_team_mode && !is_guest(m_world, who);
}

std::optional<Refusal> Game::would_refuse(const Command& command) const {
    if (is_about_pauses(command.kind)) return Loop::refusal_out_of_turn(*this, command);
    if (command.kind == Command::Kind::team_mode && awaiting() && awaiting() == leader()) return std::nullopt;
    auto ordered = Loop::order(*this, awaiting(), command);
    if (const auto* refusal = std::get_if<Refusal>(&ordered)) return *refusal;
    return rehearse(m_world, *m_catalog, *m_rulebook, std::move(std::get<Action>(ordered))).refusal;
}

std::optional<Command> Game::step_of_exploring() const { return awaiting() ? tactics::look_around(context(), awaiting()) : std::nullopt; }

tactics::AiContext Game::context() const {
    return {m_world,
            *m_catalog,
            m_sight,
            m_path_cache,
            m_settings.seed,
            Hash{}
                .add(static_cast<std::uint64_t>(m_floor))
                .add(static_cast<std::uint64_t>(m_now.round))
                .add(static_cast<std::uint64_t>(m_now.time))
                .value(),
            m_settings.leader_is_steered ? std::vector<Point>{} : places_to_reach(*this)};
}

void Game::end(const Verdict& verdict) {
    m_outcome = verdict.outcome;
    m_ending = verdict;
    m_phase = Phase::finalize;
    m_awaiting = {};
    m_events.emplace_back(RunEnded{verdict});
}

void Game::count_turn(EntityId who, ActionCost cost) {
    if (faction_of(m_world, who) != Faction::player) return;
    ++m_tally.turns_by_tier[static_cast<std::size_t>(m_now.tier)];
    ++m_tally.turns_by_class[static_cast<std::size_t>(cost.kind)];
}

void Game::record_event(Event& event) {
    if (auto* descended = std::get_if<Descended>(&event)) {
        descended->floor = m_floor;
        m_descending = true;
    } else if (const auto* died = std::get_if<Died>(&event)) {
        record_death(*died);
    } else if (const auto* revealed = std::get_if<MapRevealed>(&event)) {
        if (faction_of(m_world, revealed->who) == Faction::player) m_sight.reveal(m_world);
    }
}

void Game::record_death(const Died& died) {
    if (faction_of(m_world, died.who) == Faction::player) {
        ++m_tally.deaths;
        m_tally.last_death = DeathCause{};
        if (died.killer)
            m_tally.last_death->creature = m_world.get<Creature>(died.killer).name;
        else if (died.by_status)
            m_tally.last_death->status = (*m_catalog)[died.by_status].name;
        else if (died.by_feature)
            m_tally.last_death->feature = (*m_catalog)[died.by_feature].name;
    } else if (faction_of(m_world, died.who) == Faction::foe) {
        ++m_tally.kills;
    }
}

std::vector<Event> Game::take_events() { return std::exchange(m_events, {}); }

std::uint64_t Game::hash() const {
    Hash hash;
    hash.add(m_catalog->rules_fingerprint).add(m_settings.seed).add(m_settings.dungeon.value).add(m_settings.leader_is_steered);
    hash.add(static_cast<std::uint64_t>(m_floor)).add(m_team_mode).add(m_descending).add(static_cast<std::uint64_t>(m_outcome));
    hash.add(static_cast<std::uint64_t>(m_phase)).add(m_ambushed).add(m_verdict.has_value()).add(m_actor.value).add(m_dice.state());
    if (m_debugged) hash.add("debugged");
    m_world.add_to(hash);
    m_time.add_to(hash);
    m_weapon_timers.add_to(hash);
    m_arrivals.add_to(hash);
    if (m_held) hash.add(static_cast<std::uint64_t>(m_held->kind)).add(static_cast<std::uint64_t>(m_held->when.time));
    for (const auto& [who, pending] : m_begun) {
        hash.add(who.value).add(static_cast<std::uint64_t>(pending.until));
        pending.command.add_to(hash);
    }
    m_pauses.add_to(hash);
    hash.add(m_reconsidering.value);
    return hash.value();
}

}  // namespace td
