#include "text/objective_text.hpp"

#include <algorithm>

#include "game/judge.hpp"
#include "text/say.hpp"

namespace td {

namespace {

std::string whom(const Objective& condition, const Catalog& catalog) {
    return condition.name.empty() ? catalog[condition.species].name : condition.name;
}

std::string progress_of(const Game& game, const Objective& condition) {
    const Catalog& catalog = game.catalog();
    const Measure so_far = measure(game, condition, JudgedPhase::turn_end);
    const int left = so_far.of - so_far.done;
    switch (condition.kind) {
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
            if (!condition.landmark) return so_far.of > 0 ? say(catalog, "goal_alive") : say(catalog, "goal_dead");
            [[fallthrough]];
        case Objective::Kind::place_reached: return so_far.met ? say(catalog, "goal_there") : say(catalog, "goal_not_there");
        case Objective::Kind::exit_reached: return say(catalog, "goal_not_there");
        case Objective::Kind::item_carried: return so_far.met ? say(catalog, "goal_in_hands") : say(catalog, "goal_not_found");
        case Objective::Kind::rounds_survived:
        case Objective::Kind::rounds_over: break;
    }
    return say(catalog, {"goal_round_of", "round", "of"}, std::clamp(game.now().round, 1, condition.rounds), condition.rounds);
}

std::string side_dead(std::uint8_t faction, const Catalog& catalog) {
    if (faction == 0) return say(catalog, "goal_side_dead_party");
    return faction == 1 ? say(catalog, "goal_side_dead_neutral") : say(catalog, "goal_side_dead_foes");
}

}  // namespace

std::string sentence_of(const Objective& condition, const Catalog& catalog) {
    if (!condition.text.empty()) return condition.text;
    switch (condition.kind) {
        case Objective::Kind::side_dead: return side_dead(condition.faction, catalog);
        case Objective::Kind::creature_dead: return say(catalog, {"goal_creature_dead", "who"}, whom(condition, catalog));
        case Objective::Kind::guest_dead: return say(catalog, "goal_guest_dead");
        case Objective::Kind::creature_safe:
            return condition.landmark
                       ? say(catalog, {"goal_creature_at", "who", "landmark"}, whom(condition, catalog), catalog[condition.landmark].name)
                       : say(catalog, {"goal_creature_out", "who"}, whom(condition, catalog));
        case Objective::Kind::place_reached:
            return condition.landmark ? say(catalog, {"goal_party_at", "landmark"}, catalog[condition.landmark].name)
                                      : say(catalog, "goal_party_out");
        case Objective::Kind::exit_reached: return say(catalog, "goal_exit_reached");
        case Objective::Kind::item_carried: return say(catalog, {"goal_item_carried", "item"}, catalog[condition.item].name);
        case Objective::Kind::rounds_survived: return say(catalog, {"goal_rounds_survived", "rounds"}, condition.rounds);
        case Objective::Kind::rounds_over: break;
    }
    return say(catalog, {"goal_rounds_over", "rounds"}, condition.rounds);
}

std::vector<ObjectiveStatus> objective_statuses(const Game& game) {
    std::vector<ObjectiveStatus> all;
    for (const ActiveObjective& one : active_objectives(game))
        all.push_back({one.wins, one.of_floor, sentence_of(*one.condition, game.catalog()), progress_of(game, *one.condition)});
    const bool last = static_cast<std::size_t>(game.floor()) == game.dungeon().floors.size();
    for (const Objective& condition : game.dungeon().victory)
        if (!last && condition.last_floor)
            all.push_back({true, false, sentence_of(condition, game.catalog()), say(game.catalog(), "goal_on_last_floor"), true});
    std::stable_partition(all.begin(), all.end(), [](const ObjectiveStatus& objective) { return objective.wins; });
    return all;
}

std::vector<Point> places_to_reach(const Game& game) {
    std::vector<Point> places;
    const auto& sites = game.world().table<Site>();
    if (sites.size() == 0) return places;
    for (const ActiveObjective& one : active_objectives(game))
        for (std::size_t i = 0; i < sites.size(); ++i)
            if (one.wins && one.condition->landmark && sites.rows()[i].landmark == one.condition->landmark)
                places.push_back(game.world().get<Position>(sites.owners()[i]).at);
    return places;
}

}  // namespace td
