#include "game/state/game_state.hpp"

#include "game/state/floor_entry.hpp"

#include "game/state/judge.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

void add_moment(Hash& hash, const Moment& moment) {
    hash.add(static_cast<std::uint64_t>(moment.round)).add(static_cast<std::uint64_t>(moment.tier));
    hash.add(static_cast<std::uint64_t>(moment.time));
}

void add_held(Hash& hash, const std::optional<TimeEvent>& held) {
    hash.add(held.has_value());
    if (!held) return;
    hash.add(static_cast<std::uint64_t>(held->kind)).add(held->actor.value).add(static_cast<std::uint64_t>(held->faction));
    add_moment(hash, held->when);
}

void add_verdict(Hash& hash, const std::optional<Verdict>& verdict) {
    hash.add(verdict.has_value());
    if (verdict) hash.add(static_cast<std::uint64_t>(verdict->outcome)).add(static_cast<std::uint64_t>(verdict->reason));
}

}  // namespace

GameState::GameState() = default;
GameState::GameState(const GameState&) = default;
GameState::GameState(GameState&&) noexcept = default;
GameState& GameState::operator=(const GameState&) = default;
GameState& GameState::operator=(GameState&&) noexcept = default;
GameState::~GameState() = default;

Rng GameState::stream_of_floor(std::string_view name) const { return Rng::named(settings.seed, name, static_cast<std::uint64_t>(floor)); }

const TimeSettings& GameState::time_settings() const {
    const FloorRules* const rules = floor_rules();
    return rules != nullptr && rules->time ? *rules->time : dungeon().time;
}

const FloorRules* GameState::floor_rules() const {
    const auto row = static_cast<std::size_t>(floor - 1);
    return row < dungeon().floors.size() ? &dungeon().floors[row] : nullptr;
}

const Difficulty& GameState::difficulty() const {
    static const Difficulty plain;
    return settings.difficulty ? (*catalog)[settings.difficulty] : plain;
}

bool GameState::steers(EntityId who) const {
    if (!settings.leader_is_steered || !who || world.roster()[who].team != player_team) return false;
    if (who == leader()) return true;
    return team_mode && !is_guest(world, who);
}

tactics::AiContext GameState::ai_context() const {
    const std::uint64_t instant = Hash{}
                                      .add(static_cast<std::uint64_t>(floor))
                                      .add(static_cast<std::uint64_t>(now.round))
                                      .add(static_cast<std::uint64_t>(now.time))
                                      .value();
    tactics::AiContext context{{world, *catalog}, sight, path_cache, time, dungeon().costs};
    context.seed = settings.seed;
    context.instant = instant;
    if (!settings.leader_is_steered) context.objective_tiles = places_to_reach(*this);
    context.extra_turns = &extra_turns;
    context.in_extra_turn = in_extra_turn();
    context.overlook = difficulty().minds.overlook;
    context.escort_goals = escort_goals(*this);
    context.now = now;
    return context;
}

std::uint64_t GameState::hash() const {
    Hash hash;
    hash.add(catalog->rules_fingerprint).add(settings.seed).add(settings.dungeon.value).add(settings.leader_is_steered);
    // Runs of the main difficulty keep the hash that they had before there were difficulties.
    if (settings.difficulty != main_difficulty(*catalog)) hash.add(settings.difficulty.value);
    hash.add(static_cast<std::uint64_t>(floor)).add(static_cast<std::uint64_t>(guests_owed)).add(team_mode).add(debugged);
    hash.add(static_cast<std::uint64_t>(outcome)).add(static_cast<std::uint64_t>(phase)).add(dice.state());
    hash.add(descending).add(ambushed).add(static_cast<std::uint64_t>(continuous_since));
    // Usually equal to `now.time`, which is in the hash: added only where it differs.
    if (passed_until != now.time) hash.add("passed").add(static_cast<std::uint64_t>(passed_until));
    hash.add(actor.value).add(awaiting.value).add(announced.of.value).add(reconsidering.value);
    add_moment(hash, now);
    add_held(hash, held);
    add_verdict(hash, verdict);
    hash.add(newcomers.size());
    for (const EntityId who : newcomers) hash.add(who.value);
    hash.add(pending.size());
    for (const auto& [who, action] : pending) action.add_to(hash.add(who.value));
    pauses.add_to(hash);
    livelock_guard.add_to(hash);
    weapon_timers.add_to(hash);
    extra_turns.add_to(hash);
    hash.add(static_cast<std::uint64_t>(turn_kind)).add(static_cast<std::uint64_t>(round_began)).add(exchanges.size());
    for (const auto& [one, other] : exchanges) hash.add(one.value).add(other.value);
    for (const PartyChoice& choice : choices) choice.add_to(hash);
    // Only where minutes are counted: all others keep the hash that they had before.
    if (par > 0) hash.add("par").add(static_cast<std::uint64_t>(par)).add(static_cast<std::uint64_t>(overdue)).add(arrivals.rng().state());
    if (par > 0 && keeper) hash.add("keeper").add(keeper.value);
    for (const auto& [encounter, option] : options_for_all)
        hash.add("for all").add(encounter.value).add(static_cast<std::uint64_t>(option));
    if (rests) hash.add("rests");
    if (turn_bought_in > 0) hash.add("bought").add(static_cast<std::uint64_t>(turn_bought_in));
    if (deeds != Deeds{} || aims_lost != 0) deeds.add_to(hash.add("deeds").add(std::uint64_t{aims_lost}));
    arrivals.add_to(hash);
    world.add_to(hash);
    sight.add_to(hash);
    time.add_to(hash);
    return hash.value();
}

}  // namespace td
