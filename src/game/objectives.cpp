#include "game/objectives.hpp"

#include <algorithm>

#include "game/judge.hpp"
#include "game/wording.hpp"

namespace td {

namespace {

std::string whom(const Condition& condition, const Catalog& catalog) {
    return condition.name.empty() ? catalog[condition.species].name : condition.name;
}

std::string where(const Condition& condition, const Catalog& catalog) {
    return condition.landmark ? "at the " + catalog[condition.landmark].name : std::string("out of here alive");
}

std::string side(std::uint8_t faction) { return faction == 0 ? "of the party" : faction == 1 ? "neutral creatures" : "foes"; }

std::string left_of(const Measure& so_far) {
    return std::to_string(so_far.of - so_far.done) + " of " + std::to_string(so_far.of) + " left";
}

std::string progress_of(const Game& game, const Condition& condition) {
    const Measure so_far = measure(game, condition, JudgedPhase::turn_end);
    switch (condition.kind) {
        case Condition::Kind::side_dead: return so_far.of == 0 ? "nobody here yet" : left_of(so_far);
        case Condition::Kind::creature_dead:
            return so_far.of == 0 ? "not seen here" : so_far.of == 1 ? (so_far.met ? "dead" : "alive") : left_of(so_far);
        case Condition::Kind::guest_dead: return std::to_string(so_far.of - so_far.done) + " of " + std::to_string(so_far.of) + " alive";
        case Condition::Kind::creature_safe:
            if (!condition.landmark) return {};
            [[fallthrough]];
        case Condition::Kind::place_reached: return so_far.met ? "there" : "not there yet";
        case Condition::Kind::exit_reached: return {};
        case Condition::Kind::item_carried: return so_far.met ? "in your hands" : "not found yet";
        case Condition::Kind::rounds_survived:
        case Condition::Kind::rounds_over: break;
    }
    return "round " + std::to_string(std::clamp(game.now().round, 1, condition.rounds)) + " of " + std::to_string(condition.rounds);
}

}  // namespace

std::string sentence_of(const Condition& condition, const Catalog& catalog) {
    if (!condition.text.empty()) return condition.text;
    switch (condition.kind) {
        case Condition::Kind::side_dead: return "All " + side(condition.faction) + " are dead.";
        case Condition::Kind::creature_dead: return whom(condition, catalog) + " is dead.";
        case Condition::Kind::guest_dead: return "A guest is dead.";
        case Condition::Kind::creature_safe: return whom(condition, catalog) + " is " + where(condition, catalog) + ".";
        case Condition::Kind::place_reached: return "The party is " + where(condition, catalog) + ".";
        case Condition::Kind::exit_reached: return "The party leaves by the stairs.";
        case Condition::Kind::item_carried: return "The party carries out the " + catalog[condition.item].name + ".";
        case Condition::Kind::rounds_survived: return "The party holds out for " + counted(condition.rounds, "round") + ".";
        case Condition::Kind::rounds_over: break;
    }
    return counted(condition.rounds, "round") + (condition.rounds == 1 ? " is over." : " are over.");
}

std::vector<Objective> objectives(const Game& game) {
    std::vector<Objective> all;
    for (const ConditionInForce& one : conditions_in_force(game))
        all.push_back({one.wins, one.of_floor, sentence_of(*one.condition, game.catalog()), progress_of(game, *one.condition)});
    std::stable_partition(all.begin(), all.end(), [](const Objective& objective) { return objective.wins; });
    const bool last = static_cast<std::size_t>(game.floor()) == game.dungeon().floors.size();
    for (const Condition& condition : game.dungeon().victory)
        if (!last && condition.last_floor) all.push_back({true, false, sentence_of(condition, game.catalog()), "on the last floor"});
    return all;
}

std::vector<Point> places_to_reach(const Game& game) {
    std::vector<Point> places;
    const auto& sites = game.world().table<Site>();
    if (sites.size() == 0) return places;
    for (const ConditionInForce& one : conditions_in_force(game))
        for (std::size_t i = 0; i < sites.size(); ++i)
            if (one.wins && one.condition->landmark && sites.rows()[i].landmark == one.condition->landmark)
                places.push_back(game.world().get<Position>(sites.owners()[i]).at);
    return places;
}

}  // namespace td
