#include "rules/resolver.hpp"

#include <iterator>
#include <string>

#include "catalog/trigger_source.hpp"

namespace td {

namespace {

struct RuleResult {
    Action action;
    std::optional<Refusal> refusal;
    std::vector<Action> follow_ups;
    std::string_view endless;  ///< the rule that wanted one replacement too many; empty: none
};

/// Tells the watcher what one system has just done to the action.
void tell(RuleWatcher& watcher, std::string_view system, const Reaction& reaction, bool was_cancelled, std::size_t followed_before) {
    watcher.seen(system);
    if (reaction.cancelled() && !was_cancelled) watcher.cancelled(system, *reaction.refusal());
    for (std::size_t i = followed_before; i < reaction.follow_ups().size(); ++i) watcher.followed(system, reaction.follow_ups()[i]);
    if (reaction.replacement()) watcher.replaced(system, *reaction.replacement());
}

/// Passes one action through all systems; a replacement starts over.
RuleResult pass_systems(const WorldView& view, const Rulebook& rulebook, Dice& dice, Action action, RuleWatcher* watcher = nullptr) {
    for (int replacements = 0;; ++replacements) {
        Reaction reaction(view, rulebook.awaited(), dice, std::move(action));
        std::string_view replaced_by;
        for (const ReactiveSystem& system : rulebook.systems_for(reaction.action())) {
            const bool was_cancelled = reaction.cancelled();
            const std::size_t followed_before = reaction.follow_ups().size();
            system.react(reaction);
            if (watcher) tell(*watcher, system.name, reaction, was_cancelled, followed_before);
            replaced_by = system.name;
            if (reaction.replacement()) break;
        }
        if (!reaction.replacement()) return {reaction.take_action(), reaction.refusal(), std::move(reaction.follow_ups()), {}};
        if (replacements == replacement_limit)
            return {reaction.take_action(), Refusal{.reason = Refusal::Reason::replaced_forever}, {}, replaced_by};
        action = std::move(*reaction.replacement());
    }
}

/// Reports an endless replacement as an event, and the end of the action to the watcher.
void report_result(RuleWatcher* watcher, const RuleResult& result, ChangeSet& change_set) {
    if (!result.endless.empty()) change_set.events.emplace_back(ChainCutOff{"the rule " + std::string(result.endless)});
    if (!watcher) return;
    if (result.refusal)
        watcher->dropped(result.action);
    else
        watcher->committed(result.action);
}

/// "species ember_fox"
std::string owner_of(const Catalog& catalog, TriggerId trigger) {
    return std::string(trigger_owner_names[static_cast<std::size_t>(trigger.owner)]) + " " + owner_name(catalog, trigger);
}

/// The content that most likely caused the action, for authors: "status burning".
std::string culprit_of(const Catalog& catalog, const Action& action) {
    if (const auto* gain = std::get_if<GainStatus>(&action)) return "status " + catalog[gain->status].id;
    if (const auto* hurt = std::get_if<Hurt>(&action); hurt && hurt->by_status) return "status " + catalog[hurt->by_status].id;
    if (const auto* change = std::get_if<ChangeTerrain>(&action)) return "terrain " + catalog[change->terrain].id;
    if (const auto* join = std::get_if<Join>(&action)) return "species " + catalog[join->species].id;
    if (const auto* skill = std::get_if<UseSkill>(&action)) return "skill " + catalog[skill->skill].id;
    if (const auto* place = std::get_if<PlaceFeature>(&action)) return "feature " + catalog[place->feature].id;
    return "the rulebook";
}

}  // namespace

Resolution resolve(World& world, const Catalog& catalog, const Rulebook& rulebook, Dice& dice, Action action, ChangeSet& change_set,
                   RuleWatcher* watcher) {
    constexpr bool as_follow_up = true;
    if (watcher) watcher->proposed(action, !as_follow_up);
    RuleResult first = pass_systems({world, catalog}, rulebook, dice, std::move(action), watcher);
    report_result(watcher, first, change_set);
    if (first.refusal) return {first.refusal, std::move(first.action)};
    commit(world, catalog, first.action, change_set);
    std::vector<Action> waiting = std::move(first.follow_ups);
    std::optional<TriggerId> trigger;  // the last trigger that fired
    for (std::size_t done = 0; done < waiting.size(); ++done) {
        if (done == chain_limit) {
            // Where triggers fire each other without end, the last trigger is reported rather than its effect.
            const std::string culprit = trigger ? "a trigger of " + owner_of(catalog, *trigger) : culprit_of(catalog, waiting[done]);
            change_set.events.emplace_back(ChainCutOff{culprit});
            break;
        }
        if (watcher) watcher->proposed(waiting[done], as_follow_up);
        RuleResult next = pass_systems({world, catalog}, rulebook, dice, std::move(waiting[done]), watcher);
        report_result(watcher, next, change_set);
        if (next.refusal) continue;
        if (const auto* fired = std::get_if<FireTrigger>(&next.action)) trigger = fired->trigger;
        commit(world, catalog, next.action, change_set);
        std::move(next.follow_ups.begin(), next.follow_ups.end(), std::back_inserter(waiting));
    }
    return {std::nullopt, std::move(first.action)};
}

Resolution rehearse(const WorldView& view, const Rulebook& rulebook, Action action) {
    Dice sealed;
    sealed.seal();
    RuleResult result = pass_systems(view, rulebook, sealed, std::move(action));
    return {result.refusal, std::move(result.action)};
}

}  // namespace td
