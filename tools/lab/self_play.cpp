#include "tools/lab/self_play.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "time/time_system.hpp"
#include "tools/lab/invariants.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

void collect_faults(Game& game, std::vector<std::string>& faults, FunctionRef<void(const Game&, const Event&)> watch) {
    for (const Event& event : game.take_events()) {
        watch(game, event);
        collect_fault(event, faults);
    }
    for (std::string& fault : broken_invariants(game)) faults.push_back(std::move(fault));
}

/// True if one of the triggers costs its bearer each of its turns.
bool takes_turns(const std::vector<Trigger>& triggers) {
    return std::any_of(triggers.begin(), triggers.end(), [](const Trigger& trigger) {
        const bool is_of_turns = trigger.event == TriggerEvent::turn_start || trigger.event == TriggerEvent::turn_end;
        return is_of_turns && trigger.to == TriggerCondition::Whose::self && find_payload<effect::LoseTurn>(trigger.effects);
    });
}

/// What takes each turn of a creature, or else each step, and what it keeps the creature from: "`stone`", "acting". Nothing if nothing
/// does.
std::optional<std::pair<std::string, std::string_view>> what_holds(const WorldView& view, EntityId who) {
    const auto status = [&](StatusId id, std::string_view from) { return std::pair("`" + view.catalog[id].id + "`", from); };
    if (const StatusId id = status_that(view, who, &Status::stops_acting)) return status(id, "acting");
    const SpeciesId species = view.world.get<Creature>(who).species;
    if (takes_turns(view.catalog[species].triggers)) return std::pair("`" + view.catalog[species].id + "`", "acting");
    if (const auto* const statuses = view.world.find<Statuses>(who))
        for (const ActiveStatus& active : statuses->list)
            if (takes_turns(view.catalog[active.status].triggers)) return status(active.status, "acting");
    if (const StatusId id = status_that(view, who, &Status::stops_moving)) return status(id, "moving");
    return std::nullopt;
}

}  // namespace

std::string kept_members(const Game& game) {
    const WorldView view{game.world(), *game.state().catalog};
    std::map<std::pair<std::string, std::string_view>, std::vector<std::string>> kept;
    for (const EntityId who : game.world().roster()[game.player_team()].everyone())
        if (game.world().roster().is_here(who))
            if (const auto holder = what_holds(view, who)) kept[*holder].push_back(game.world().get<Creature>(who).name);
    std::string text;
    for (const auto& [holder, names] : kept) {
        text += (text.empty() ? ": " : ", ") + holder.first + " keeps ";
        for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : " and ") + names[i];
        text += " from " + std::string(holder.second);
    }
    return text;
}

void collect_fault(const Event& event, std::vector<std::string>& faults) {
    if (const auto* cut = std::get_if<ChainCutOff>(&event)) faults.push_back("a chain of reactions did not end: " + cut->culprit);
    if (const auto* stuck = std::get_if<LivelockDetected>(&event)) faults.push_back("time stood still: " + stuck->fault);
}

SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty) {
    return play_by_itself(catalog, dungeon, seed, difficulty, [](const Game&, const Event&) {});
}

SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty,
                        FunctionRef<void(const Game&, const Event&)> watch) {
    Game game(catalog, {.seed = seed, .dungeon = dungeon, .leader_is_steered = false, .difficulty = difficulty});
    SelfPlay run{.seed = seed};
    if (const std::optional<MinuteRules>& rules = game.dungeon().minutes) run.minutes_gained = rules->start;
    StandoffWatch standoff;
    const auto watch_all = [&](const Game& watched, const Event& event) {
        standoff.watch(watched, event);
        if (const auto* const taken = std::get_if<OptionTaken>(&event)) run.encounters.emplace(taken->encounter, taken->option);
        if (const auto* const changed = std::get_if<MinutesChanged>(&event))
            (changed->amount > 0 ? run.minutes_gained : run.minutes_spent) += std::abs(changed->amount);
        if (const auto* const gained = std::get_if<GainedBoon>(&event)) run.boons.insert(gained->boon);
        watch(watched, event);
    };
    int turns = 0;
    while (game.step().kind != Step::Kind::over && turns < turn_limit && run.faults.empty()) {
        ++turns;
        if (const Plan* plan = game.followed_plan()) run.plans.count(faction_of(game.world(), game.state().actor), plan->kind);
        collect_faults(game, run.faults, watch_all);
    }
    collect_faults(game, run.faults, watch_all);
    run.longest_standoff = standoff.longest();
    if (turns == turn_limit)
        run.faults.push_back("the run did not end within " + std::to_string(turn_limit) + " turns" + kept_members(game));
    run.outcome = game.outcome();
    run.tally = game.tally();
    run.hash = game.hash();
    return run;
}

bool has_tiers(const Catalog& catalog, DungeonId dungeon) {
    return !TimeSystem::make(catalog[dungeon].time, 0).presentation().columns.empty();
}

}  // namespace td
