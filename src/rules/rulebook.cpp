#include "rules/rulebook.hpp"

#include <utility>

#include "rules/systems.hpp"

namespace td {

namespace {

constexpr auto action_kinds = std::make_index_sequence<std::variant_size_v<AnyAction>>{};

template <std::size_t I>
using ActionKind = std::variant_alternative_t<I, AnyAction>;

template <class S, class Kind>
concept looks_at = requires(Reaction& reaction, const Kind& kind) {
    S::react(reaction, kind);
};
template <class S, class Kind>
concept looks_at_cancelled = requires(Reaction& reaction, const Kind& kind) {
    S::react_to_cancelled(reaction, kind);
};

template <class S, std::size_t... I>
ActionKinds interests_of(std::index_sequence<I...>) {
    ActionKinds kinds;
    (kinds.set(I, looks_at<S, ActionKind<I>> || looks_at_cancelled<S, ActionKind<I>>), ...);
    return kinds;
}

template <class S, class Kind>
void react_to(Reaction& reaction) {
    if constexpr (looks_at<S, Kind>)
        if (!reaction.cancelled()) return S::react(reaction, *reaction.as<Kind>());
    if constexpr (looks_at_cancelled<S, Kind>)
        if (reaction.cancelled()) S::react_to_cancelled(reaction, *reaction.as<Kind>());
}

/// Shows the action to the system `S`.
template <class S, std::size_t... I>
void react(Reaction& reaction, std::index_sequence<I...>) {
    const std::size_t kind = reaction.action().index();
    // Calls react_to() for the one kind that the action is of; `||` ends the search there.
    (void)((kind == I && (react_to<S, ActionKind<I>>(reaction), true)) || ...);
}

template <Rule rule>
ReactiveSystem system_of() {
    using S = System<rule>;
    return {rule_names[static_cast<std::size_t>(rule)], interests_of<S>(action_kinds), [](Reaction& r) { react<S>(r, action_kinds); }};
}

template <std::size_t... I>
std::vector<ReactiveSystem> systems_by_rule(std::index_sequence<I...>) {
    return {system_of<static_cast<Rule>(I)>()...};
}

}  // namespace

Rulebook::Rulebook(std::vector<ReactiveSystem> systems, AwaitedEvents awaited)
    : m_systems(std::move(systems)), m_awaited(std::move(awaited)) {
    for (std::size_t kind = 0; kind < m_by_kind.size(); ++kind)
        for (const ReactiveSystem& system : m_systems)
            if (system.interests[kind]) m_by_kind[kind].push_back(system);
}

Rulebook rulebook_of(const Catalog& catalog) {
    static const std::vector<ReactiveSystem> systems = systems_by_rule(std::make_index_sequence<rule_names.size()>{});
    std::vector<ReactiveSystem> in_order;
    for (const Rule rule : catalog.rulebook) in_order.push_back(systems[static_cast<std::size_t>(rule)]);
    return {std::move(in_order), awaited_events(catalog)};
}

}  // namespace td
