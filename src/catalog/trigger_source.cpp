#include "catalog/trigger_source.hpp"

namespace td {

const std::vector<Trigger>& triggers_of(const Catalog& catalog, TriggerId source) {
    return visit_owner(source, [&](auto id) -> const std::vector<Trigger>& {
        if constexpr (std::is_same_v<decltype(id), DungeonId>)
            return catalog[id].floors[source.floor].triggers;
        else
            return catalog[id].triggers;
    });
}

const std::string& owner_name(const Catalog& catalog, TriggerId trigger) {
    return visit_owner(trigger, [&](auto id) -> const std::string& { return catalog[id].id; });
}

bool AwaitedEvents::contains(TriggerEvent event, DungeonId dungeon) const {
    return td::contains(anywhere, event) || (dungeon && td::contains(on_floors[dungeon.index()], event));
}

AwaitedEvents awaited_events(const Catalog& catalog) {
    AwaitedEvents awaited{.on_floors = std::vector<TriggerEventSet>(catalog.dungeons.size())};
    each_trigger_source(catalog, [&](TriggerId source, const std::vector<Trigger>& triggers) {
        TriggerEventSet& events = source.owner == TriggerOwner::floor ? awaited.on_floors[source.of] : awaited.anywhere;
        for (const Trigger& trigger : triggers) events = events | set_of(trigger.event);
    });
    return awaited;
}

}  // namespace td
