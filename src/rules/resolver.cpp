#include "rules/resolver.hpp"

#include <deque>
#include <string>

namespace td {

namespace {

constexpr int replacement_limit = 8;

struct Passage {
    Action action;
    std::optional<Refusal> refusal;
    std::vector<Action> follow_ups;
};

/// One action past all systems; whatever takes its place starts over.
Passage pass_systems(const World& world, const Catalog& catalog, const Rulebook& rulebook, Dice& dice, Action action) {
    for (int replacements = 0;; ++replacements) {
        Reaction reaction(world, catalog, dice, std::move(action));
        for (const ReactiveSystem& system : rulebook) {
            if ((system.interests >> reaction.action().index() & 1) == 0) continue;
            system.react(reaction);
            if (reaction.replacement()) break;
        }
        if (!reaction.replacement() || replacements == replacement_limit)
            return {reaction.action(), reaction.refusal(), std::move(reaction.follow_ups())};
        action = std::move(*reaction.replacement());
    }
}

std::string culprit_of(const Catalog& catalog, const Action& action) {
    if (const auto* gain = std::get_if<GainStatus>(&action)) return "status " + catalog[gain->status].id;
    if (const auto* hurt = std::get_if<Hurt>(&action); hurt && hurt->by_status) return "status " + catalog[hurt->by_status].id;
    if (const auto* change = std::get_if<ChangeTerrain>(&action)) return "terrain " + catalog[change->terrain].id;
    if (const auto* join = std::get_if<Join>(&action)) return "species " + catalog[join->species].id;
    if (const auto* skill = std::get_if<UseSkill>(&action)) return "skill " + catalog[skill->skill].id;
    return "the rulebook";
}

}  // namespace

Resolution resolve(World& world, const Catalog& catalog, const Rulebook& rulebook, Dice& dice, Action action, Ledger& ledger) {
    Passage first = pass_systems(world, catalog, rulebook, dice, std::move(action));
    if (first.refusal) return {first.refusal, std::move(first.action)};
    commit(world, catalog, first.action, ledger);
    std::deque<Action> waiting(first.follow_ups.begin(), first.follow_ups.end());
    for (int done = 0; !waiting.empty(); ++done) {
        if (done == chain_limit) {
            ledger.events.emplace_back(ChainCutOff{culprit_of(catalog, waiting.front())});
            break;
        }
        Passage next = pass_systems(world, catalog, rulebook, dice, std::move(waiting.front()));
        waiting.pop_front();
        if (next.refusal) continue;
        commit(world, catalog, next.action, ledger);
        waiting.insert(waiting.end(), next.follow_ups.begin(), next.follow_ups.end());
    }
    return {std::nullopt, std::move(first.action)};
}

Resolution rehearse(const World& world, const Catalog& catalog, const Rulebook& rulebook, Action action) {
    Dice sealed;
    sealed.seal();
    Passage passage = pass_systems(world, catalog, rulebook, sealed, std::move(action));
    return {passage.refusal, std::move(passage.action)};
}

}  // namespace td
