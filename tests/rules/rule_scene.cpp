#include "rules/rule_scene.hpp"

namespace td::test {

Resolution RuleScene::resolve(Action action) {
    ChangeSet changes;
    Resolution resolution = td::resolve(arena.world, *arena.catalog, rulebook_of(*arena.catalog), dice, std::move(action), changes);
    events = std::move(changes.events);
    return resolution;
}

std::optional<Refusal::Reason> RuleScene::refusal(Action action) {
    const Resolution resolution = resolve(std::move(action));
    return resolution.refusal ? std::optional(resolution.refusal->reason) : std::nullopt;
}

}  // namespace td::test
