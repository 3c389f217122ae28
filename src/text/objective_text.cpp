#include "text/objective_text.hpp"

#include <algorithm>

#include "game/floor/aims.hpp"
#include "game/floor/minutes.hpp"
#include "game/state/judge.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "time/tiers.hpp"

namespace td {

namespace {

std::string name_of_creature(const Objective& objective, const Catalog& catalog) {
    return objective.name.empty() ? catalog[objective.species].name : translated_own_name(objective.name, catalog);
}

/// What the party still has to do to leave by the stairs.
std::string missing_at_stairs(const Game& game) {
    return game.known().stairs() ? say(game.catalog(), "goal_stairs_left") : say(game.catalog(), "goal_stairs_unknown");
}

/// What is still to do to reach the place of the objective.
std::string missing_at(const Game& game, const Objective& objective) {
    return objective.landmark ? say(game.catalog(), {"goal_not_at", "landmark"}, game.catalog()[objective.landmark].name)
                              : missing_at_stairs(game);
}

std::string progress_of(const Game& game, const Objective& objective) {
    const Catalog& catalog = game.catalog();
    const Measure so_far = measure(game.state(), objective, JudgedPhase::turn_end);
    const int left = so_far.of - so_far.done;
    switch (objective.kind) {
        case Objective::Kind::side_dead:
            return so_far.of == 0 ? say(catalog, "goal_nobody_yet") : say(catalog, {"goal_left", "left", "of"}, left, so_far.of);
        case Objective::Kind::creature_dead:
            if (so_far.of == 0) return say(catalog, "goal_not_seen");
            if (so_far.of > 1) return say(catalog, {"goal_left", "left", "of"}, left, so_far.of);
            return so_far.met ? say(catalog, "goal_dead") : say(catalog, "goal_alive");
        case Objective::Kind::guest_dead:
            if (so_far.of > 1) return say(catalog, {"goal_of_alive", "alive", "of"}, left, so_far.of);
            return so_far.met ? say(catalog, "goal_dead") : say(catalog, "goal_alive");
        case Objective::Kind::creature_safe:
            if (so_far.of == 0) return say(catalog, "goal_dead");
            [[fallthrough]];
        case Objective::Kind::place_reached: return so_far.met ? say(catalog, "goal_there") : missing_at(game, objective);
        case Objective::Kind::exit_reached: return missing_at_stairs(game);
        case Objective::Kind::item_carried:
            return so_far.met ? say(catalog, {"goal_in_hands", "missing"}, missing_at_stairs(game)) : say(catalog, "goal_not_found");
        case Objective::Kind::member_hit:
        case Objective::Kind::party_acted:
        case Objective::Kind::member_fell:
        case Objective::Kind::feature_used: return so_far.met ? say(catalog, "goal_happened") : say(catalog, "goal_not_happened");
        case Objective::Kind::rounds_survived:
        case Objective::Kind::rounds_over: break;
    }
    return say(catalog, {"goal_round_of", "round", "of"}, std::clamp(game.now().round, 1, objective.rounds), objective.rounds);
}

std::string_view tier_name(int tier) { return tier_names[static_cast<std::size_t>(tier)]; }

std::string side_dead(std::uint8_t faction, const Catalog& catalog) {
    const auto side = static_cast<Faction>(faction);
    if (side == Faction::player) return say(catalog, "goal_side_dead_party");
    return side == Faction::neutral ? say(catalog, "goal_side_dead_neutral") : say(catalog, "goal_side_dead_foes");
}

}  // namespace

std::string describe_depth(int depth, Range last, const Catalog& catalog) {
    return last.low == last.high ? say(catalog, {"depth_of", "floor", "of"}, depth, last.high) : say(catalog, {"depth", "floor"}, depth);
}

std::string describe_depth(const Game& game) { return describe_depth(game.depth(), game.last_depth(), game.catalog()); }

std::string sentence_of(const Objective& objective, const Catalog& catalog) {
    if (!objective.text.empty()) return objective.text;
    switch (objective.kind) {
        case Objective::Kind::side_dead: return side_dead(objective.faction, catalog);
        case Objective::Kind::creature_dead: return say(catalog, {"goal_creature_dead", "who"}, name_of_creature(objective, catalog));
        case Objective::Kind::guest_dead: return say(catalog, "goal_guest_dead");
        case Objective::Kind::creature_safe:
            return objective.landmark ? say(catalog, {"goal_creature_at", "who", "landmark"}, name_of_creature(objective, catalog),
                                            catalog[objective.landmark].name)
                                      : say(catalog, {"goal_creature_out", "who"}, name_of_creature(objective, catalog));
        case Objective::Kind::place_reached:
            return objective.landmark ? say(catalog, {"goal_party_at", "landmark"}, catalog[objective.landmark].name)
                                      : say(catalog, "goal_party_out");
        case Objective::Kind::exit_reached: return say(catalog, "goal_exit_reached");
        case Objective::Kind::item_carried: return say(catalog, {"goal_item_carried", "item"}, catalog[objective.item].name);
        case Objective::Kind::rounds_survived: return say(catalog, {"goal_rounds_survived", "rounds"}, objective.rounds);
        case Objective::Kind::member_hit:
            return objective.tier == Objective::any_tier ? say(catalog, "goal_member_hit")
                                                         : say(catalog, {"goal_member_hit_in", "tier"}, tier_name(objective.tier));
        case Objective::Kind::party_acted:
            return objective.tier == Objective::any_tier ? say(catalog, "goal_party_acted")
                                                         : say(catalog, {"goal_party_acted_in", "tier"}, tier_name(objective.tier));
        case Objective::Kind::member_fell: return say(catalog, "goal_member_fell");
        case Objective::Kind::feature_used: return say(catalog, {"goal_feature_used", "feature"}, catalog[objective.feature].name);
        case Objective::Kind::rounds_over: break;
    }
    return say(catalog, {"goal_rounds_over", "rounds"}, objective.rounds);
}

std::string sentence_of(const Verdict& verdict, const Catalog& catalog) {
    switch (verdict.reason) {
        case Verdict::Reason::objective: break;
        case Verdict::Reason::party_dead: return say(catalog, "lost_party");
        case Verdict::Reason::left_early: return say(catalog, "lost_empty_handed");
        case Verdict::Reason::no_actor: return say(catalog, "lost_nobody_left");
        case Verdict::Reason::fault: return verdict.fault;
    }
    return sentence_of(verdict.objective, catalog);
}

std::string outcome_text(const Game& game) {
    return game.outcome() == Outcome::running ? std::string() : sentence_of(game.ending(), game.catalog());
}

std::string name_of_cause(const DeathCause& cause, const Catalog& catalog) {
    if (!cause.creature.empty()) return translated_own_name(cause.creature, catalog);
    if (!cause.status.empty()) return cause.status;
    return cause.feature.empty() ? say(catalog, "word_the_dungeon") : say(catalog, {"death_by_feature", "feature"}, cause.feature);
}

std::vector<ObjectiveStatus> objective_statuses(const Game& game) {
    std::vector<ObjectiveStatus> all;
    for (const ActiveObjective& one : active_objectives(game.state()))
        all.push_back({.wins = one.wins,
                       .of_floor = one.of_floor,
                       .text = sentence_of(*one.objective, game.catalog()),
                       .progress = progress_of(game, *one.objective)});
    const bool is_last_floor = leads_out(game.dungeon(), game.floor());
    for (const Objective& objective : game.dungeon().victory)
        if (!is_last_floor && objective.last_floor)
            all.push_back({.wins = true,
                           .text = sentence_of(objective, game.catalog()),
                           .progress = game.last_depth().low == game.last_depth().high
                                           ? say(game.catalog(), {"goal_on_last_floor", "of"}, game.last_depth().high)
                                           : say(game.catalog(), "goal_on_the_last_floor"),
                           .later = true});
    std::stable_partition(all.begin(), all.end(), [](const ObjectiveStatus& status) { return status.wins; });
    return all;
}

std::vector<ObjectiveStatus> side_aims(const Game& game) {
    std::vector<ObjectiveStatus> all;
    for (const AimStatus& status : aims_of(game.state()))
        all.push_back({.wins = true,
                       .of_floor = true,
                       .text = status.aim->text,
                       .progress = status.lost ? say(game.catalog(), "aim_is_lost")
                                               : say(game.catalog(), {"aim_pays", "minutes"}, status.aim->minutes),
                       .minutes = status.aim->minutes,
                       .lost = status.lost});
    if (keeper_stands(game.state()) && !leads_out(game.dungeon(), game.floor()))
        all.push_back({.wins = true,
                       .of_floor = true,
                       .text = say(game.catalog(), {"aim_keeper", "who"}, name_of(game.state().keeper, game.view())),
                       .progress = say(game.catalog(), "aim_keeper_pays"),
                       .minutes = game.dungeon().minutes->most_per_floor});
    return all;
}

}  // namespace td
