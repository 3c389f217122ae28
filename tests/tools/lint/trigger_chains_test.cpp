// Chains of triggers without end are told of, and games cut just these off; what chance, a limit, a condition or a death ends is not.
#include "tools/lint/trigger_chains.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

#include "content/shipped_content.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

using On = TriggerEvent;
using Whose = TriggerCondition::Whose;

Effect does(EffectPayload payload) { return Effect{.payload = std::move(payload)}; }

Trigger on(On event, std::vector<Effect> effects, Whose to = Whose::self) {
    Trigger trigger;
    trigger.event = event;
    trigger.effects = std::move(effects);
    trigger.to = to;
    return trigger;
}

Effect gains(StatusId status) { return does(effect::GainStatus{.status = status}); }
Effect loses(StatusId status) { return does(effect::LoseStatus{.status = status}); }
Effect harm(int amount, int percent = 0) { return does(effect::Harm{.amount = amount, .percent = percent, .kind = {}}); }
Effect heal(int amount) { return does(effect::Heal{.amount = amount}); }

/// A hero beside a foe, on a floor with mire. The hero's skill does to everyone around, or to the hero alone, what a scene says.
struct Scene {
    Scene() {
        catalog.weathers.resize(1);
        catalog.weathers[0].id = "rain";
        hero = arena.hero('A');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = ids::hold;
        arena.world.edit_surroundings() = {DungeonId(0), 1, WeatherId(0), 0, {}, 0};
        arena.world.edit<Health>(hero).now = 15;
    }

    Species& species(SpeciesId id) { return catalog.species[id.index()]; }
    std::vector<Trigger>& of(StatusId id) { return catalog.statuses[id.index()].triggers; }
    std::vector<Trigger>& of(SpeciesId id) { return species(id).triggers; }
    std::vector<Trigger>& of(TerrainId id) { return catalog.terrains[id.index()].triggers; }
    void replace_each_other(StatusId a, StatusId b) {
        catalog.statuses[a.index()].replaces = {b};
        catalog.statuses[b.index()].replaces = {a};
    }

    void by_skill(std::vector<Effect> effects, bool around = false) {
        Skill& skill = catalog.skills[ids::quicken.index()];
        skill.effects = std::move(effects);
        if (around) skill.area = {Shape::ring, 1, 1}, skill.audience = Audience::everyone;
        command = commands::UseSkill{2, Direction::east, {}};
    }

    std::string told() const {
        std::string all;
        for (const TriggerChain& chain : endless_trigger_chains(catalog)) all += chain.ring + "\n";
        return all;
    }

    /// What the game names where it cuts off the chain that the command sets off; empty: it ends.
    std::string cut_off() const {
        Game game = arena.start();
        std::vector<Event> events;
        const auto take = [&] {
            for (Event& event : game.take_events()) events.push_back(std::move(event));
        };
        game.step(command);
        take();
        bool fired = false;
        std::string culprit;
        for (const Event& event : events) {
            if (const auto* cut = std::get_if<ChainCutOff>(&event)) culprit = cut->culprit;
            fired = fired || std::holds_alternative<TriggerFired>(event);
        }
        CHECK(fired);
        return culprit;
    }

    Arena arena{{"#########", "#.......#", "#..,A1..#", "#.......#", "#########"}};
    Catalog& catalog = *arena.catalog;
    EntityId hero;
    EntityId foe;
    Command command = commands::Walk{Direction::west};
};

struct Case {
    const char* title;
    const char* told;  ///< empty: nothing
    std::function<void(Scene&)> make;
};

/// Statuses that give and replace each other, set off by the hero's skill.
void statuses_in_a_ring(Scene& scene) {
    scene.replace_each_other(ids::haste, ids::slow);
    scene.of(ids::haste) = {on(On::status_gained, {gains(ids::slow)})};
    scene.of(ids::slow) = {on(On::status_gained, {gains(ids::haste)})};
    scene.by_skill({gains(ids::haste)});
}

/// Mire and web turn into each other under the creature that walks onto them.
void ground_in_a_ring(Scene& scene) {
    scene.of(ids::mire) = {on(On::stepped_on, {does(effect::ChangeTerrain{ids::web})})};
    scene.of(ids::web) = {on(On::stepped_on, {does(effect::ChangeTerrain{ids::mire})})};
}

/// `chance`: percent, that rain brings fog.
void weathers_in_a_ring(Scene& scene, int chance) {
    scene.catalog.weathers.resize(2);
    scene.catalog.weathers[1].id = "fog";
    scene.catalog.weathers[0].triggers = {on(On::weather_changed, {does(effect::ChangeWeather{WeatherId(1), 3})})};
    scene.catalog.weathers[1].triggers = {on(On::weather_changed, {does(effect::ChangeWeather{WeatherId(0), 3})})};
    scene.catalog.weathers[0].triggers[0].chance = chance;
    scene.by_skill({does(effect::ChangeWeather{WeatherId(1), 2})});
}

void health_in_a_ring(Scene& scene, int lost, int won) {
    scene.of(ids::hero) = {on(On::healed, {harm(lost)}), on(On::hurt, {heal(won)})};
    scene.by_skill({heal(5)});
}

/// A status whose bearer hands it back to the creature that gave it.
void gift_that_comes_back(Scene& scene) {
    scene.of(ids::haste) = {on(On::status_gained, {gains(ids::haste)}, Whose::other)};
    scene.of(ids::haste)[0].ends = true;
    scene.by_skill({gains(ids::haste)}, true);
}

const std::vector<Case> endless{
    {"statuses that replace each other", "haste (status_gained) -> slow (status_gained) -> haste\n", statuses_in_a_ring},
    {"a status handed to and fro", "haste (status_gained) -> haste\n", gift_that_comes_back},
    {"ground that turns into other ground", "mire (stepped_on) -> web (stepped_on) -> mire\n", ground_in_a_ring},
    {"healing that hurts, and harm that heals", "hero (healed) -> hero (hurt) -> hero\n",
     [](Scene& scene) { health_in_a_ring(scene, 2, 2); }},
    {"each step teleports", "hero (steps) -> hero\n",
     [](Scene& scene) { scene.of(ids::hero) = {on(On::steps, {does(effect::Teleport{})})}; }},
    {"a floor that brings rain whenever the weather changes", "dungeon (weather_changed) -> dungeon\n",
     [](Scene& scene) {
         scene.catalog.dungeons[0].id = "dungeon";
         scene.catalog.dungeons[0].floors[0].triggers = {on(On::weather_changed, {does(effect::ChangeWeather{WeatherId(0), 3})})};
         scene.by_skill({does(effect::ChangeWeather{WeatherId(0), 2})});
     }},
    {"weathers that call each other", "rain (weather_changed) -> fog (weather_changed) -> rain\n",
     [](Scene& scene) { weathers_in_a_ring(scene, 100); }},
    {"who dies calls another, who dies of coming", "slug (joins) -> slug (dies) -> slug\n",
     [](Scene& scene) {
         scene.of(ids::slug) = {on(On::joins, {harm(0, 100)}), on(On::dies, {does(effect::Summon{1, ids::slug})})};
         scene.by_skill({harm(0, 100)}, true);
     }},
    {"a status that ends as it begins, and begins as it ends", "haste (status_gained) -> haste (status_lost) -> haste\n",
     [](Scene& scene) {
         scene.of(ids::haste) = {on(On::status_gained, {loses(ids::haste)}), on(On::status_lost, {gains(ids::haste)})};
         scene.by_skill({gains(ids::haste)});
     }},
    {"a status that undoes what a species does", "hero (hurt) -> haste (healed) -> hero\n",
     [](Scene& scene) {
         scene.of(ids::hero) = {on(On::hurt, {heal(3)})};
         scene.of(ids::haste) = {on(On::healed, {harm(3)})};
         scene.by_skill({gains(ids::haste), harm(3)});
     }},
    {"two who share their wounds and heal by it", "bond (hurt) -> bond (hits) -> bond\n",
     [](Scene& scene) {
         scene.of(ids::haste) = {on(On::hurt, {harm(2)}, Whose::other), on(On::hits, {heal(2)})};
         scene.catalog.statuses[ids::haste.index()].id = "bond";
         scene.arena.world.edit<Statuses>(scene.hero).list.push_back({ids::haste, 0, {}});
         scene.arena.world.edit<Statuses>(scene.foe).list.push_back({ids::haste, 0, {}});
         scene.by_skill({does(effect::Damage{.power = 5, .kind = {}})}, true);
     }},
    {"a change of places at each step", "hero (steps) -> hero\n",
     [](Scene& scene) {
         Trigger trigger = on(On::steps, {does(effect::SwapPlaces{})});
         trigger.area = Area{Shape::burst, 2, 2};
         scene.of(ids::hero) = {trigger};
     }},
};

const std::vector<Case> ending{
    {"a limit", "",
     [](Scene& scene) {
         statuses_in_a_ring(scene);
         scene.of(ids::slow)[0].limit = TriggerLimit::turn;
     }},
    {"chance", "",
     [](Scene& scene) {
         ground_in_a_ring(scene);
         scene.of(ids::web)[0].chance = 60;
     }},
    {"the chance of a weather", "", [](Scene& scene) { weathers_in_a_ring(scene, 10); }},
    {"a chance of the effect", "",
     [](Scene& scene) {
         statuses_in_a_ring(scene);
         scene.of(ids::haste)[0].effects[0].chance = 60;
     }},
    {"statuses that stay, and are not gained anew", "",
     [](Scene& scene) {
         statuses_in_a_ring(scene);
         scene.catalog.statuses[ids::haste.index()].replaces = scene.catalog.statuses[ids::slow.index()].replaces = {};
     }},
    {"immunity", "",
     [](Scene& scene) {
         statuses_in_a_ring(scene);
         for (Species& species : scene.catalog.species) species.immunities = {ids::slow};
     }},
    {"death, since less is healed than hurts", "", [](Scene& scene) { health_in_a_ring(scene, 5, 2); }},
    {"a condition that is no longer so", "",
     [](Scene& scene) {
         health_in_a_ring(scene, 2, 5);
         scene.arena.world.edit<Health>(scene.hero).now = 3;
         TriggerCondition badly_hurt{.kind = TriggerCondition::Kind::health_below};
         badly_hurt.low = 50;
         for (Trigger& trigger : scene.of(ids::hero)) trigger.conditions = {badly_hurt};
     }},
    {"spines on both sides", "",
     [](Scene& scene) {
         scene.of(ids::haste) = {on(On::hurt, {harm(4)}, Whose::other)};
         scene.by_skill({gains(ids::haste), does(effect::Damage{.power = 5, .kind = {}})}, true);
         scene.arena.world.edit<Statuses>(scene.hero).list.push_back({ids::haste, 0, {}});
         scene.arena.world.edit<Statuses>(scene.foe).list.push_back({ids::haste, 0, {}});
     }},
    {"another trigger that takes the status away", "",
     [](Scene& scene) {
         health_in_a_ring(scene, 2, 2);
         scene.of(ids::haste) = {on(On::healed, {harm(2)}), on(On::hurt, {loses(ids::haste)})};
         scene.of(ids::hero) = {on(On::hurt, {heal(2)})};
         scene.by_skill({gains(ids::haste), heal(5)});
         scene.arena.world.edit<Statuses>(scene.hero).list.push_back({ids::haste, 0, {}});
     }},
    {"blows that miss at times", "",
     [](Scene& scene) {
         scene.of(ids::haste) = {on(On::misses, {does(effect::Strike{})}, Whose::other)};
         scene.catalog.skills[ids::strike.index()].accuracy = 50;
         scene.by_skill({gains(ids::haste)});
         scene.of(ids::haste).push_back(on(On::status_gained, {heal(1)}));
     }},
};

}  // namespace

TEST_CASE("chains of triggers that a game would cut off are told of with their ring") {
    for (const Case& one : endless) {
        CAPTURE(std::string(one.title));
        Scene scene;
        one.make(scene);
        CHECK(scene.told() == one.told);
        CHECK(!scene.cut_off().empty());
    }
}

TEST_CASE("chains of triggers that something ends are not told of") {
    for (const Case& one : ending) {
        CAPTURE(std::string(one.title));
        Scene scene;
        one.make(scene);
        CHECK(scene.told() == one.told);
        CHECK(scene.cut_off() == "");
    }
}

TEST_CASE("the triggers of the shipped content all come to an end") {
    CHECK(shipped_content()->statuses.size() > 10);
    CHECK(endless_trigger_chains(*shipped_content()).empty());
}
