#include "tools/lab/self_play.hpp"

#include <algorithm>
#include <map>

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

/// ": `stone` keeps Ossel from acting" for each status that keeps a member of the party from acting at the end of an endless run.
std::string those_kept_from_acting(const Game& game) {
    const WorldView view{game.world(), *game.state().catalog};
    std::map<StatusId, std::vector<std::string>> kept;
    for (const EntityId who : game.world().roster()[game.player_team()].everyone())
        if (const StatusId status = game.world().roster().is_here(who) ? status_that(view, who, &Status::stops_acting) : StatusId{})
            kept[status].push_back(game.world().get<Creature>(who).name);
    std::string text;
    for (const auto& [status, names] : kept) {
        text += (text.empty() ? ": `" : ", `") + view.catalog[status].id + "` keeps ";
        for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : " and ") + names[i];
        text += " from acting";
    }
    return text;
}

}  // namespace

void collect_fault(const Event& event, std::vector<std::string>& faults) {
    if (const auto* cut = std::get_if<ChainCutOff>(&event)) faults.push_back("a chain of reactions did not end: " + cut->culprit);
    if (const auto* stuck = std::get_if<LivelockDetected>(&event)) faults.push_back("time stood still: " + stuck->fault);
}

SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty) {
    return play_by_itself(catalog, dungeon, seed, difficulty, [](const Game&, const Event&) {});
}

SelfPlay play_by_itself(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty,
                        FunctionRef<void(const Game&, const Event&)> watch) {
    Game game(catalog, {seed, dungeon, false, difficulty});
    SelfPlay run{.seed = seed};
    StandoffWatch standoff;
    const auto watch_all = [&](const Game& watched, const Event& event) {
        standoff.watch(watched, event);
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
        run.faults.push_back("the run did not end within " + std::to_string(turn_limit) + " turns" + those_kept_from_acting(game));
    run.outcome = game.outcome();
    run.tally = game.tally();
    run.hash = game.hash();
    return run;
}

bool has_tiers(const Catalog& catalog, DungeonId dungeon) {
    return !TimeSystem::make(catalog[dungeon].time, 0).presentation().columns.empty();
}

}  // namespace td
