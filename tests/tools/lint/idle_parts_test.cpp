// Parts that can never come to anything are told, each with what would mend it; the same content without the slip tells nothing.
#include "tools/lint/idle_parts.hpp"

#include <doctest/doctest.h>

#include <string>

#include "catalog/effect_traits.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// All that is told, a line each.
std::string told_of_idle(const std::vector<Finding>& idle) {
    std::string text;
    for (const Finding& one : idle) {
        CHECK_FALSE(one.hint.empty());
        text += one.why + "\n";
    }
    return text;
}

bool tells(const std::vector<Finding>& idle, std::string_view part) { return told_of_idle(idle).find(part) != std::string::npos; }

TriggerCondition has(StatusId status, bool negated) {
    TriggerCondition condition;
    condition.kind = TriggerCondition::Kind::has_status;
    condition.status = status;
    condition.negated = negated;
    return condition;
}

}  // namespace

TEST_CASE("a skill less accurate than any blow, one that heals foes or has no turn to be cancelled in is told of") {
    const auto catalog = small_catalog();
    Skill skill;
    skill.effects = {{.payload = effect::Damage{.power = 3}}};
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
    skill.accuracy = 0;
    CHECK(told_of_idle(idle_parts(*catalog, skill)) == "its `accuracy` is 0, but at least 5 percent of all blows hit\n");
    skill.accuracy = 5;
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
    skill.accuracy = 4;
    skill.audience = Audience::allies;
    CHECK_MESSAGE(told_of_idle(idle_parts(*catalog, skill)).empty(), "allies are always hit");
    skill.audience = Audience::self;
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
    skill = {};
    skill.on_cancel.outcome = BreakingOff::Outcome::share;
    CHECK(tells(idle_parts(*catalog, skill), "`on_cancel` never happens"));
    skill.turns = 2;
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
    skill = {};
    skill.effects = {{.payload = effect::Heal{}}};
    CHECK(tells(idle_parts(*catalog, skill), "it heals foes"));
    skill.audience = Audience::allies;
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
}

TEST_CASE("charges and peace are nothing to a plain attack") {
    const auto catalog = small_catalog();
    Skill& blow = catalog->skills[catalog->species[0].attack_skill.index()];
    CHECK(told_of_idle(idle_parts(*catalog, blow)).empty());
    blow.charges = 3;
    blow.needs_peace = true;
    CHECK(tells(idle_parts(*catalog, blow), "`charges` don't limit those"));
    CHECK(tells(idle_parts(*catalog, blow), "cannot be used with a foe in sight"));
    const Skill other = blow;
    CHECK(told_of_idle(idle_parts(*catalog, other)).empty());
    // Where it is one of the skills besides, they count.
    blow.needs_peace = false;
    catalog->species[0].skills = {catalog->species[0].attack_skill};
    CHECK(told_of_idle(idle_parts(*catalog, blow)).empty());
}

TEST_CASE("a plain attack that means allies is told of where a species has it") {
    const auto catalog = small_catalog();
    const SkillId attack = catalog->species[0].attack_skill;
    CHECK_FALSE(tells(idle_parts(*catalog, SpeciesId(0)), "its plain attack"));
    catalog->skills[attack.index()].audience = Audience::allies;
    const std::vector<Finding> found = idle_parts(*catalog, SpeciesId(0));
    REQUIRE_FALSE(found.empty());
    CHECK(found[0].why == "its plain attack `" + (*catalog)[attack].id + "` affects allies");
    CHECK(found[0].list == "attack_skill");
}

TEST_CASE("an item that heals foes, or has no turn to be cancelled in, is told of") {
    const auto catalog = small_catalog();
    Item item;
    item.use = {{.payload = effect::Heal{}}};
    item.use_area = {Shape::burst, 3, 1};
    CHECK(told_of_idle(idle_parts(*catalog, item)).empty());
    item.use_audience = Audience::foes;
    item.on_cancel.outcome = BreakingOff::Outcome::backfire;
    const std::vector<Finding> idle = idle_parts(*catalog, item);
    CHECK(tells(idle, "using it heals foes"));
    CHECK(tells(idle, "`on_cancel` never happens, because the use takes one turn"));
    item.use_audience = Audience::everyone;
    item.turns = 2;
    CHECK(told_of_idle(idle_parts(*catalog, item)).empty());
}

TEST_CASE("effects whose conditions exclude each other, or those of their trigger, are told of") {
    const auto catalog = small_catalog();
    Skill skill;
    skill.effects = {{.payload = effect::Damage{.power = 3}}, {.payload = effect::Damage{.power = 4}}};
    skill.effects[1].conditions = {has(StatusId(0), false), has(StatusId(0), true)};
    const std::vector<Finding> idle = idle_parts(*catalog, skill);
    CHECK(told_of_idle(idle) == "`damage` never happens: two of its conditions exclude each other\n");
    CHECK(idle[0].item == 1);

    std::vector<Trigger> triggers(1);
    triggers[0].conditions = {has(StatusId(0), false)};
    triggers[0].effects = {{.payload = effect::Teleport{}, .conditions = {has(StatusId(0), true)}}};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)) ==
          "`teleport` of trigger 1 does nothing: a condition of it excludes one of the trigger\n");
    triggers[0].to = TriggerCondition::Whose::other;
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
}

TEST_CASE("a trigger on stepping onto ground where no creature may stand is told of") {
    Terrain pit;
    pit.triggers.emplace_back().event = TriggerEvent::stepped_on;
    CHECK(told_of_idle(idle_parts(pit)).empty());
    pit.passable = 0;
    CHECK(tells(idle_parts(pit), "`passable` is empty, so it is never stepped on"));
}

TEST_CASE("what is solid is not stepped on, and what is not is not walked into") {
    Feature feature;
    feature.triggers.resize(1);
    feature.triggers[0].event = TriggerEvent::stepped_on;
    CHECK(told_of_idle(idle_parts(feature)).empty());
    feature.solid = true;
    CHECK(tells(idle_parts(feature), "never stepped on"));
    feature.triggers[0].by = static_cast<MobilitySet>(Mobility::phase);
    CHECK(told_of_idle(idle_parts(feature)).empty());
    feature.triggers[0].event = TriggerEvent::walked_into;
    CHECK(told_of_idle(idle_parts(feature)).empty());
    feature.solid = false;
    CHECK(tells(idle_parts(feature), "nothing walks into it"));
    feature.opens_into = FeatureId(0);
    CHECK(told_of_idle(idle_parts(feature)).empty());
}

TEST_CASE("plans behind wandering, plans that exclude themselves and skills that no creature has are told of") {
    const auto catalog = small_catalog();
    Tactic tactic;
    tactic.plans = {{Plan::Kind::attack}, {Plan::Kind::wander}};
    catalog->tactics.push_back(tactic);
    const TacticId id(catalog->tactics.size() - 1);
    std::vector<Plan>& plans = catalog->tactics.back().plans;
    CHECK(told_of_idle(idle_parts(*catalog, id)).empty());
    plans = {{Plan::Kind::wander}, {Plan::Kind::attack}};
    CHECK(tells(idle_parts(*catalog, id), "so `attack` after it is hardly ever reached"));
    PlanCondition alone;
    alone.alone = true;
    plans[0].only_if = alone;
    CHECK(told_of_idle(idle_parts(*catalog, id)).empty());
    plans[0].unless = alone;
    CHECK(tells(idle_parts(*catalog, id), "`wander` is never possible"));

    plans = {{Plan::Kind::use_skill}};
    plans[0].skill = ids::mend;
    CHECK(told_of_idle(idle_parts(*catalog, id)).empty());  // no species follows it
    catalog->species[0].tactic = id;
    catalog->species[0].skills.clear();
    CHECK(tells(idle_parts(*catalog, id), "no species that follows it has the skill `" + (*catalog)[ids::mend].id));
    catalog->species[0].skills = {ids::mend};
    CHECK(told_of_idle(idle_parts(*catalog, id)).empty());
    catalog->species[0].skills.clear();
    catalog->tactics.back().for_party = true;
    CHECK(told_of_idle(idle_parts(*catalog, id)).empty());
}

TEST_CASE("lists of a floor of which nothing comes are told of") {
    Dungeon dungeon;
    dungeon.floors.resize(2);
    FloorRules& floor = dungeon.floors[1];
    floor.foes.resize(1);
    floor.loot.resize(1);
    CHECK(told_of_idle(idle_parts(dungeon)).empty());
    floor.foe_teams = {0, 0};
    floor.items = {0, 0};
    floor.vaults.resize(1);
    floor.vault_rooms = {0, 0};
    CHECK(told_of_idle(idle_parts(dungeon)) ==
          "on floor 2 nothing in `foes` ever appears: `foe_teams` is 0\non floor 2 nothing in `loot` ever appears: `items` is 0\n"
          "on floor 2 nothing in `vaults` ever appears: `vault_rooms` is 0\n");
}

TEST_CASE("a part without a slot anywhere, and conditions that exclude each other, are told of") {
    const auto catalog = small_catalog();
    Item item;
    CHECK(told_of_idle(idle_parts(*catalog, item)).empty());
    item.part.emplace();
    item.part->slot = PartSlot::utility;
    for (Species& species : catalog->species) species.slots = {};
    CHECK(tells(idle_parts(*catalog, item), "no species has a slot for"));
    catalog->species[0].slots.utility = 1;
    CHECK(told_of_idle(idle_parts(*catalog, item)).empty());

    std::vector<Trigger> triggers(2);
    triggers[1].conditions = {has(StatusId(0), false), has(StatusId(1), true)};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
    triggers[1].conditions.push_back(has(StatusId(0), true));
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)) ==
          "trigger 2 never acts: two of its conditions exclude each other\n");
}

TEST_CASE("a trigger that means who has just died is told of, unless it reaches others or the ground") {
    std::vector<Trigger> triggers(1);
    triggers[0].event = TriggerEvent::dies;
    triggers[0].effects = {{.payload = effect::Explode{}}};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)) == "`explode` of trigger 1 does nothing: `self` is dead by then\n");
    triggers[0].to = TriggerCondition::Whose::other;
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
    triggers[0].to = TriggerCondition::Whose::self;
    triggers[0].area = Area{Shape::burst, 0, 1};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
    triggers[0].area.reset();
    triggers[0].effects = {{.payload = effect::Summon{}}};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
}

TEST_CASE("a skill that calls others, but means foes on its user's own tile, is told of") {
    const auto catalog = small_catalog();
    Skill skill;
    skill.area = {Shape::self};
    skill.effects = {{.payload = effect::Summon{}}};
    CHECK(tells(idle_parts(*catalog, skill), "creatures that nobody steers never use it"));
    skill.audience = Audience::self;
    CHECK(told_of_idle(idle_parts(*catalog, skill)).empty());
}

TEST_CASE("triggers that push or strike where no creature does it are told of") {
    std::vector<Trigger> triggers(1);
    triggers[0].effects = {Effect{.payload = effect::Push{2}}};
    CHECK(tells(idle_triggers(triggers, TriggerOwner::feature),
                "`push` of trigger 1 does nothing: there is no creature here that could do that"));
    CHECK(tells(idle_triggers(triggers, TriggerOwner::species), "`push` of trigger 1 does nothing: no creature does that to itself"));
    triggers[0].to = TriggerCondition::Whose::other;
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::species)).empty());
    triggers[0].effects = {Effect{.payload = effect::Teleport{}}};
    CHECK(told_of_idle(idle_triggers(triggers, TriggerOwner::feature)).empty());
}

TEST_CASE("a colour for a material that no sprite of the palette has is told of, with the material that is meant") {
    const auto catalog = small_catalog();
    catalog->palettes.push_back({"dusk", {{"belly", 1}, {"qxbelly", 2}, {"wings", 3}}});
    const PaletteId dusk(catalog->palettes.size() - 1);
    CHECK(told_of_idle(idle_parts(*catalog, dusk)).empty());  // no sprite has it: that is told of elsewhere
    SpriteModel sprite;
    sprite.palette = dusk;
    sprite.materials.resize(1);
    sprite.materials[0].name = "belly";
    catalog->sprites.push_back(sprite);
    const std::vector<Finding> idle = idle_parts(*catalog, dusk);
    REQUIRE(idle.size() == 2);
    CHECK(idle[0].why == "no sprite with this palette has a material `qxbelly`");
    CHECK(idle[0].hint == "did you mean `belly`?");
    CHECK(idle[1].hint == "remove it");
}

TEST_CASE("the colours of a palette that terrains use are those that terrains have") {
    const auto catalog = small_catalog();
    catalog->palettes.push_back({"glass", {{"base", 1}, {"light", 2}, {"dark", 3}, {"body", 4}}});
    const PaletteId glass(catalog->palettes.size() - 1);
    Terrain& floor = catalog->terrains[ids::floor.index()];
    floor.palette = glass;
    REQUIRE(idle_parts(*catalog, glass).size() == 1);
    CHECK(idle_parts(*catalog, glass)[0].why == "no sprite with this palette has a material `body`, and no terrain uses it");
    SpriteModel sprite;
    sprite.palette = glass;
    sprite.materials.resize(1);
    sprite.materials[0].name = "body";
    catalog->sprites.push_back(sprite);
    CHECK(told_of_idle(idle_parts(*catalog, glass)).empty());
    floor.palette = {};
    CHECK(idle_parts(*catalog, glass).size() == 3);
}

TEST_CASE("a skill for which no tactic of its species has a plan is told of") {
    const SpeciesId slug(2);
    const auto with_skill = [&](const auto& change) {
        auto catalog = small_catalog();
        catalog->species[slug.index()].skills = {ids::bolt};
        catalog->species[slug.index()].tactic = TacticId(2);  // attack, follow
        change(*catalog);
        return idle_parts(*catalog, slug);
    };
    const auto found = with_skill([](Catalog&) {});
    REQUIRE(found.size() == 1);
    CHECK(found[0].why.find("uses the skill") != std::string::npos);
    CHECK(found[0].list == "skills");
    CHECK(with_skill([&](Catalog& c) { c.tactics[2].plans.push_back({Plan::Kind::use_skills, 100}); }).empty());
    CHECK(with_skill([&](Catalog& c) { c.tactics[2].look_ahead = 1; }).empty());
    CHECK(with_skill([&](Catalog& c) { c.skills[ids::bolt.index()].common = true; }).empty());
    const auto plan_for = [](SkillId skill) {
        Plan plan;
        plan.kind = Plan::Kind::use_skill;
        plan.skill = skill;
        return plan;
    };
    CHECK(with_skill([&](Catalog& c) { c.tactics[2].plans.push_back(plan_for(ids::bolt)); }).empty());
    CHECK(with_skill([&](Catalog& c) { c.tactics[2].plans.push_back(plan_for(ids::mend)); }).size() == 1);
    // Others may choose a tactic for it, and players use skills without one.
    const TeamMember hunting{slug, ids::hunt, {}, {1, 1}};
    CHECK(with_skill([&](Catalog& c) { c.spawn_tables.emplace_back().teams.emplace_back().members = {hunting}; }).empty());
    CHECK(with_skill([&](Catalog& c) { c.dungeons.emplace_back().party = {{slug, {}, {}, {1, 1}}}; }).empty());
}

TEST_CASE("a hidden feature from which nothing comes is told of; a hidden door is not") {
    Feature feature;
    feature.hidden = true;
    CHECK(tells(idle_parts(feature), "it is hidden, and finding it changes nothing"));
    Feature locked;
    locked.needs = ItemId(0);
    CHECK(tells(idle_parts(locked), "it opens into nothing, so it needs nothing"));
    locked.opens_into = FeatureId(0);
    CHECK(told_of_idle(idle_parts(locked)).empty());
    locked.needs = {};
    locked.uses_up = true;
    CHECK(tells(idle_parts(locked), "it needs nothing that it could use up"));
    feature.opens_into = FeatureId(0);
    CHECK(told_of_idle(idle_parts(feature)).empty());
    feature = {};
    feature.hidden = true;
    feature.triggers.emplace_back().event = TriggerEvent::stepped_on;
    CHECK(told_of_idle(idle_parts(feature)).empty());
}

TEST_CASE("a plain attack does not have to cool down, unless it is one of the skills besides") {
    auto catalog = small_catalog();
    Skill& strike = catalog->skills[catalog->species[2].attack_skill.index()];
    CHECK(told_of_idle(idle_parts(*catalog, strike)).empty());
    strike.cooldown.rounds = 2;
    CHECK(tells(idle_parts(*catalog, strike), "a plain attack, and those have no cooldown"));
    catalog->species[2].skills = {catalog->species[2].attack_skill};
    CHECK(told_of_idle(idle_parts(*catalog, strike)).empty());
}

TEST_CASE("a sprite that lies below the ground, or has a material for nothing, is told of") {
    SpriteModel sprite;
    sprite.materials = {{"fur"}, {"gold"}};
    Primitive ball;
    ball.from = {0, 50, 0};
    ball.to = {30, 30, 30};
    sprite.primitives = {ball};
    CHECK(unused_materials(sprite) == std::vector<std::string_view>{"gold"});
    sprite.materials.pop_back();
    CHECK(unused_materials(sprite).empty());
    CHECK(told_of_idle(idle_parts(sprite)).empty());
    sprite.primitives[0].from.y = -300;
    CHECK(told_of_idle(idle_parts(sprite)) == "all its parts are below the ground\n");
    sprite.eyes.emplace_back();
    CHECK(told_of_idle(idle_parts(sprite)).empty());
}

TEST_CASE("a camp before the first floor is told of, because no party comes there") {
    Dungeon dungeon;
    dungeon.floors.resize(2);
    dungeon.floors[1].camp = EncounterId(0);
    CHECK(told_of_idle(idle_parts(dungeon)).empty());
    dungeon.floors[0].camp = EncounterId(0);
    CHECK(tells(idle_parts(dungeon), "the `camp` of the first floor"));
}

TEST_CASE("something to wear that changes nothing is told of") {
    const auto catalog = small_catalog();
    for (Species& species : catalog->species) species.slots.charm = 1;
    Item item;
    item.part.emplace();
    item.part->slot = PartSlot::charm;
    CHECK(tells(idle_parts(*catalog, item), "wearing it changes nothing"));
    SUBCASE("a number") { item.part->attack = 1; }
    SUBCASE("what a status may have too") { item.part->attack_percent = 110; }
    SUBCASE("a trigger") { item.triggers.emplace_back(); }
    CHECK_FALSE(tells(idle_parts(*catalog, item), "wearing it changes nothing"));
}

TEST_CASE("a boon that excludes itself, and a push in an encounter, are told of") {
    const auto catalog = small_catalog();
    catalog->boons.resize(2);
    catalog->boons[0].excludes = {BoonId(1)};
    CHECK(told_of_idle(idle_parts(*catalog, BoonId(0))).empty());
    catalog->boons[0].excludes.push_back(BoonId(0));
    CHECK(tells(idle_parts(*catalog, BoonId(0)), "it excludes itself"));

    Encounter encounter;
    encounter.options.resize(2);
    encounter.options[0].effects = {Effect{.payload = effect::Heal{.amount = 3}}};
    CHECK(told_of_idle(idle_parts(encounter)).empty());
    encounter.options[0].effects.push_back(Effect{.payload = effect::Push{.tiles = 2}});
    CHECK(told_of_idle(idle_parts(encounter)) == "`push` of option 1 does nothing: it takes another creature to do it\n");
}
