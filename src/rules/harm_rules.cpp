// Reactive systems about harm: statuses that are resisted or replaced, shields, waking, dying.
#include <algorithm>

#include "rules/systems.hpp"
#include "world/creature.hpp"

namespace td {

void System<Rule::resisting>::react(Reaction& reaction, const GainStatus& gain) {
    if (is_immune(reaction.view(), gain.target, gain.status)) reaction.replace(Resist{gain.target, gain.status});
}

void System<Rule::displacing>::react(Reaction& reaction, const GainStatus& gain) {
    for (const StatusId other : reaction.catalog()[gain.status].replaces)
        if (find_status(reaction.world(), gain.target, other)) reaction.follow(LoseStatus{gain.target, other});
}

void System<Rule::absorbing>::react(Reaction& reaction, const Hurt& hurt) {
    // Harm without any cause is a price that the party pays.
    const bool is_price = !hurt.source && !hurt.kind && !hurt.by_status && !hurt.by_feature;
    const int absorbed = is_price || hurt.absorbed > 0 ? 0 : std::min(hurt.amount, absorbs_left(reaction.view(), hurt.target));
    if (absorbed <= 0) return;
    Hurt rest = hurt;
    rest.amount -= absorbed;
    rest.absorbed = absorbed;
    reaction.replace(rest);
}

void System<Rule::awakening>::react(Reaction& reaction, const Hurt& hurt) {
    if (hurt.amount == 0 && hurt.absorbed > 0) return;
    for (const ActiveStatus& active : reaction.world().get<Statuses>(hurt.target).list)
        if (reaction.catalog()[active.status].ends_when_hurt) reaction.follow(LoseStatus{hurt.target, active.status});
    AiState ai_state = reaction.world().get<AiState>(hurt.target);
    if (!ai_state.asleep) return;
    ai_state.asleep = false;
    if (hurt.source) ai_state.chase_target = hurt.source;
    reaction.follow(Remember{hurt.target, ai_state});
}

void System<Rule::dying>::react(Reaction& reaction, const Hurt& hurt) {
    if (reaction.world().get<Health>(hurt.target).now > hurt.amount) return;
    reaction.follow(Die{hurt.target, hurt.source, hurt.by_status, hurt.by_feature});
}

void System<Rule::leaving_things>::react(Reaction& reaction, const Die& die) {
    const HeldItem* holding = reaction.world().find<HeldItem>(die.who);
    if (holding) reaction.follow(PlaceItem{holding->stack, reaction.world().get<Position>(die.who).at});
}

}  // namespace td
