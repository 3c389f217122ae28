#include "game/workshop.hpp"

namespace td::test {

namespace {

Skill star() {
    Skill result = skill("star", {Shape::burst, 6, 0}, Audience::foes, {Effect{.payload = effect::Damage{.power = 15}}});
    result.turns = star_turns;
    result.interrupted_by_harm = true;
    result.on_cancel = {BreakingOff::Outcome::backfire, {Effect{.payload = effect::Damage{.power = backlash}}}};
    return result;
}

Skill dig() {
    Skill result = skill("dig", {Shape::ahead, 1, 0}, Audience::everyone, {Effect{.payload = effect::Dig{.terrain = ids::floor}}});
    result.turns = 2;
    return result;
}

Skill camp() {
    Skill result = skill("camp", {Shape::self, 0, 0}, Audience::self, {Effect{.payload = effect::Heal{.amount = 12}}});
    result.turns = camp_turns;
    result.on_cancel.outcome = BreakingOff::Outcome::share;
    result.interrupted_by_harm = result.needs_peace = result.counts_as_wait = true;
    return result;
}

}  // namespace

Arena workshop(TimeSystemKind kind, std::vector<std::string> map) {
    Arena arena(std::move(map));
    Catalog& catalog = *arena.catalog;
    catalog.dungeons[0].time.kind = kind;
    catalog.terrains[ids::wall.index()].diggable = true;
    catalog.skills.push_back(star());
    catalog.skills.push_back(dig());
    catalog.skills.push_back(camp());
    catalog.rest = camp_id;
    catalog.species[ids::hero.index()].skills.push_back(star_id);
    catalog.species[ids::hero.index()].skills.push_back(dig_id);
    catalog.species[ids::hero.index()].tactic = ids::hold;
    Item tool;
    tool.id = tool.name = "pick";
    tool.use = {Effect{.payload = effect::Dig{.terrain = ids::floor}}};
    tool.use_area = {Shape::ahead, 1, 0};
    tool.use_audience = Audience::everyone;
    tool.turns = 2;
    tool.used_up = false;
    catalog.items.push_back(tool);
    return arena;
}

Step Played::give(const Command& command) {
    const Step first = game.step(command);
    Step step = first;
    while (step.kind == Step::Kind::turn_taken) step = game.step();
    for (Event& event : game.take_events()) events.push_back(std::move(event));
    return first;
}

}  // namespace td::test
