// Reactive systems about harm: statuses that are resisted or replaced, waking, dying.
#include <algorithm>

#include "rules/systems.hpp"
#include "world/creature.hpp"

namespace td::systems {

void resisting(Reaction& reaction) {
    const GainStatus& gain = *reaction.as<GainStatus>();
    if (reaction.cancelled()) return;
    if (is_immune(reaction.world(), reaction.catalog(), gain.target, gain.status)) reaction.replace(Resist{gain.target, gain.status});
}

void displacing(Reaction& reaction) {
    const GainStatus& gain = *reaction.as<GainStatus>();
    if (reaction.cancelled()) return;
    for (const StatusId other : reaction.catalog()[gain.status].replaces)
        if (find_status(reaction.world(), gain.target, other)) reaction.follow(LoseStatus{gain.target, other});
}

void awakening(Reaction& reaction) {
    const Hurt& hurt = *reaction.as<Hurt>();
    if (reaction.cancelled()) return;
    for (const ActiveStatus& active : reaction.world().get<Statuses>(hurt.target).list)
        if (reaction.catalog()[active.status].ends_when_hurt) reaction.follow(LoseStatus{hurt.target, active.status});
    Mind mind = reaction.world().get<Mind>(hurt.target);
    if (!mind.asleep) return;
    mind.asleep = false;
    if (hurt.source) mind.quarry = hurt.source;
    reaction.follow(Remember{hurt.target, mind});
}

void dying(Reaction& reaction) {
    const Hurt& hurt = *reaction.as<Hurt>();
    if (reaction.cancelled() || reaction.world().get<Health>(hurt.target).now > hurt.amount) return;
    reaction.follow(Die{hurt.target, hurt.source, hurt.by_status, hurt.by_feature});
}

void leaving_things(Reaction& reaction) {
    const Die& die = *reaction.as<Die>();
    const Holding* holding = reaction.world().find<Holding>(die.who);
    if (!reaction.cancelled() && holding) reaction.follow(PlaceItem{holding->stack, reaction.world().get<Position>(die.who).at});
}

}  // namespace td::systems
