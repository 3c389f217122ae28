// Triggers: every event that there is goes off for every owner that may wait for it, in order, under its premises, and without end.
#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "actions/fixture.hpp"
#include "catalog/trigger_source.hpp"
#include "game/arena.hpp"
#include "game/state/party.hpp"
#include "rules/resolver.hpp"
#include "rules/rule_scene.hpp"
#include "tools/lab/invariants.hpp"
#include "world/fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

using On = TriggerEvent;
using Owner = TriggerOwner;

/// It does something that changes nothing of how the scene goes on.
Trigger harmless(On event) { return {.event = event, .effects = {Effect{.payload = effect::RestoreCharges{.amount = 1}}}}; }
/// The same, of an event without creatures.
Trigger about_ground(On event) { return {.event = event, .effects = {Effect{.payload = effect::ClearFeatures{.feature = ids::spring}}}}; }

/// A hero beside a foe, with somebody of its own, who makes each event happen by one command or by waiting.
struct Play {
    Play() {
        arena.catalog->weathers.resize(2);
        arena.catalog->species[ids::slug.index()].health = 500;
        hero = arena.hero('A');
        mate = arena.hero('B');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit_bag(TeamId(0)).stacks.push_back({ids::herb, 2});
        arena.world.edit_surroundings() = {DungeonId(0), 1, WeatherId(0), 0, {}, 0};
        // The creature of the event acts at once, and its neighbours do nothing unless a test says so.
        arena.catalog->species[ids::slug.index()].tactic = ids::hold;
        arena.world.edit<AiState>(foe).tactic = arena.world.edit<AiState>(mate).tactic = ids::hold;
    }

    Skill& own_skill() { return arena.catalog->skills[ids::quicken.index()]; }
    void foe_attacks() { foe_acts_by({Plan::Kind::attack, 0}); }
    void foe_acts_by(const Plan& plan) {
        arena.catalog->tactics[ids::hunt.index()].plans = {plan};
        arena.world.edit<AiState>(foe).tactic = ids::hunt;
        arena.catalog->species[ids::slug.index()].speed = 0;
        arena.world.edit_roster()[foe].speed = 0;
    }
    void give(Owner owner, const Trigger& trigger) {
        Catalog& catalog = *arena.catalog;
        switch (owner) {
            case Owner::species: catalog.species[ids::hero.index()].triggers.push_back(trigger); break;
            case Owner::status:
                catalog.statuses[ids::haste.index()].triggers.push_back(trigger);
                if (trigger.event == On::status_gained) break;
                if (!find_status(arena.world, hero, ids::haste)) arena.world.edit<Statuses>(hero).list.push_back({ids::haste, 0, {}});
                break;
            case Owner::item: catalog.items[ids::herb.index()].triggers.push_back(trigger); break;
            case Owner::terrain: catalog.terrains[ids::floor.index()].triggers.push_back(trigger); break;
            case Owner::feature: catalog.features[ids::spring.index()].triggers.push_back(trigger); break;
            case Owner::weather:
                for (Weather& weather : catalog.weathers) weather.triggers.push_back(trigger);
                break;
            case Owner::floor: catalog.dungeons[0].floors[0].triggers.push_back(trigger); break;
            case Owner::boon:
                if (catalog.boons.empty()) catalog.boons.resize(1), arena.world.add(hero, Boons{{BoonId(0)}});
                catalog.boons[0].triggers.push_back(trigger);
                break;
        }
    }

    Arena arena{{"########", "#.*AB1.#", "########"}};
    EntityId hero;
    EntityId mate;
    EntityId foe;
};

/// Sets the stage for an event of a creature, and says which command brings it about.
Command cause(Play& context, On event) {
    World& world = context.arena.world;
    Catalog& catalog = *context.arena.catalog;
    const Command own_skill = commands::UseSkill{2, Direction::west, {}};
    switch (event) {
        case On::weather_changed:
            context.own_skill().effects = {Effect{.payload = effect::ChangeWeather{.weather = WeatherId(1), .rounds = 5}}};
            return own_skill;
        case On::skill_used: return own_skill;
        case On::item_used: world.edit<Health>(context.hero).now = 9; return commands::UseItem{0};
        case On::healed:
            world.edit<Health>(context.hero).now = 9;
            context.own_skill().effects = {Effect{.payload = effect::Heal{.amount = 3}}};
            return own_skill;
        case On::joins:
            context.own_skill().effects = {Effect{.payload = effect::Summon{.count = 1, .species = ids::hero}}};
            return own_skill;
        case On::status_gained: return own_skill;
        case On::status_lost:
            if (!find_status(world, context.hero, ids::haste)) world.edit<Statuses>(context.hero).list.push_back({ids::haste, 1, {}});
            return commands::Wait{};
        case On::steps: return commands::Walk{Direction::west};
        case On::ally_dies:
            world.edit<Health>(context.mate).now = 1;
            context.foe_attacks();
            return commands::Wait{};
        case On::kills:
        case On::hits:
        case On::misses:
            world.place(context.mate, {1, 1});
            world.place(context.foe, {4, 1});
            if (event == On::kills) world.edit<Health>(context.foe).now = 1;
            if (event == On::misses) catalog.skills[ids::strike.index()].accuracy = 0;
            return commands::Attack{Direction::east};
        case On::foe_in_sight:
            // The wall between the two is dug through.
            world.place(context.mate, {1, 1});
            world.set_terrain({4, 1}, ids::wall, true);
            catalog.terrains[ids::wall.index()].diggable = true;
            context.own_skill().area = {Shape::ahead, 1, 0};
            context.own_skill().effects = {Effect{.payload = effect::Dig{ids::floor}}};
            return commands::UseSkill{2, Direction::east, {}};
        case On::ally_hurt: context.foe_attacks(); return commands::Wait{};
        case On::foe_in_reach:
        case On::foe_out_of_reach:
            world.place(context.mate, {1, 1});
            world.place(context.foe, {event == On::foe_in_reach ? 5 : 4, 1});
            context.foe_acts_by({event == On::foe_in_reach ? Plan::Kind::chase : Plan::Kind::flee, 0});
            return commands::Wait{};
        case On::evades:
        case On::hurt:
        case On::dies:
            world.place(context.mate, {1, 1});
            world.place(context.foe, {4, 1});
            if (event == On::dies) world.edit<Health>(context.hero).now = 1;
            if (event == On::evades) catalog.skills[ids::strike.index()].accuracy = 0;
            context.foe_attacks();
            return commands::Wait{};
        default: return commands::Wait{};
    }
}

/// How often triggers of `owner` that wait for `event` have gone off while `command` was given a few times over.
std::size_t times_gone_off(const Play& context, Owner owner, On event, const Command& command) {
    World world = context.arena.world;
    update_times(world, *context.arena.catalog);
    Game game(context.arena.catalog, {1, DungeonId(0), true}, std::move(world));
    std::size_t times = 0;
    for (int turn = 0; turn < 60 && times == 0 && game.outcome() == Outcome::running; ++turn) {
        Step step = game.step();
        if (step.kind == Step::Kind::needs_command && game.step(command).kind == Step::Kind::refused) game.step(commands::Wait{});
        for (const Event& happened : game.take_events())
            if (const auto* off = std::get_if<TriggerFired>(&happened))
                times += off->trigger.owner == owner && trigger_of(game.catalog(), off->trigger).event == event ? 1 : 0;
        const std::vector<std::string> broken = broken_invariants(game);
        CHECK(broken.empty());
    }
    return times;
}

bool is_about_someone_else(Owner owner, On event) {
    // A creature has no status, item or boon before it has joined.
    return event == On::joins && (owner == Owner::status || owner == Owner::item || owner == Owner::boon);
}

}  // namespace

TEST_CASE("every event of creatures sets off what waits for it, whoever the trigger belongs to") {
    for (const Owner owner : {Owner::species, Owner::status, Owner::item, Owner::weather, Owner::floor})
        for (std::size_t i = 0; i < event_infos.size(); ++i) {
            const auto event = static_cast<On>(i);
            if ((event_infos[i].owners & bit(owner)) == 0 || is_about_someone_else(owner, event)) continue;
            CAPTURE(std::string(event_infos[i].name));
            CAPTURE(static_cast<int>(owner));
            Play context;
            const Command command = cause(context, event);
            context.give(owner, harmless(event));
            CHECK(times_gone_off(context, owner, event, command) > 0);
        }
}

TEST_CASE("what lies on the ground goes off for who stands on it, steps on it and is hurt there") {
    for (const Owner owner : {Owner::terrain, Owner::feature})
        for (const On event : {On::turn_start, On::turn_end, On::round_end, On::waits, On::stepped_on, On::hurt}) {
            CAPTURE(std::string(info_of(event).name));
            CAPTURE(static_cast<int>(owner));
            Play context;
            Command command = cause(context, event);
            if (event == On::stepped_on) command = commands::Walk{Direction::west};
            if (event != On::stepped_on && owner == Owner::feature)
                add_fixture(context.arena.world, *context.arena.catalog, ids::spring, {3, 1});
            context.give(owner, harmless(event));
            CHECK(times_gone_off(context, owner, event, command) > 0);
        }
}

TEST_CASE("a lever works when it is walked into, and it takes the turn") {
    Arena arena({"#####", "#A*.#", "#####"});
    const EntityId hero = arena.hero('A');
    arena.catalog->features[ids::spring.index()].solid = true;
    change_fixture(arena.world, *arena.catalog, arena.world.first_at<Fixture>({2, 1}), ids::spring);
    arena.catalog->features[ids::spring.index()].triggers = {
        {.event = On::walked_into, .effects = {Effect{.payload = effect::GainStatus{.status = ids::haste}}}}};
    Game game = arena.start();
    CHECK(game.step(commands::Walk{Direction::east}).kind == Step::Kind::turn_taken);
    CHECK(place(game, hero) == Point{1, 1});
    CHECK(find_status(game.world(), hero, ids::haste));
}

TEST_CASE("what burns or goes away can set something off that nobody has part in") {
    for (const On event : {On::catches_fire, On::destroyed}) {
        Arena arena({"######", "#Ao..#", "######"});
        arena.hero('A');
        const EffectPayload does = event == On::destroyed ? EffectPayload{effect::ClearFeatures{}} : effect::Ignite{};
        arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
        arena.catalog->skills[ids::strike.index()].effects = {Effect{.payload = does}};
        arena.catalog->features[ids::oil.index()].triggers = {about_ground(event)};
        Game game = arena.start();
        game.step(commands::Attack{Direction::east});
        CHECK(happened<TriggerFired>(game.take_events()));
    }
}

TEST_CASE("a trigger goes off only when its premises hold by then, and once where it has a limit") {
    Arena arena({"#####", "#A..#", "#####"});
    const EntityId hero = arena.hero('A');
    const TriggerCondition weak{.kind = TriggerCondition::Kind::health_below, .low = 50};
    arena.catalog->species[0].triggers = {{.event = On::waits,
                                           .conditions = {weak},
                                           .effects = {Effect{.payload = effect::GainStatus{.status = ids::haste, .duration = 1}}},
                                           .limit = TriggerLimit::floor}};
    const auto waits = [&](Game& game) {
        int times = 0;
        for (int i = 0; i < 6; ++i) {
            game.step(commands::Wait{});
            while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
            for (const Event& e : game.take_events()) times += std::holds_alternative<TriggerFired>(e) ? 1 : 0;
        }
        return times;
    };
    Game healthy = arena.start();
    CHECK(waits(healthy) == 0);
    arena.world.edit<Health>(hero).now = 14;
    Game hurt = arena.start();
    CHECK(waits(hurt) == 1);
    arena.catalog->species[0].triggers[0].limit = TriggerLimit::none;
    Game again = arena.start();
    CHECK(waits(again) == 6);
    arena.catalog->species[0].triggers[0].conditions[0].negated = true;
    Game negated = arena.start();
    CHECK(waits(negated) == 0);
}

TEST_CASE("triggers that keep each other going are cut off, and the content at fault is named") {
    Arena arena({"#####", "#A..#", "#####"});
    const EntityId hero = arena.hero('A');
    arena.catalog->species[0].triggers = {
        {.event = On::healed, .effects = {Effect{.payload = effect::Harm{.amount = 1}}, Effect{.payload = effect::Heal{.amount = 1}}}}};
    arena.world.edit<Health>(hero).now = 5;
    arena.catalog->skills[ids::quicken.index()].effects = {Effect{.payload = effect::Heal{.amount = 1}}};
    Game endless = arena.start();
    endless.step(commands::UseSkill{2, Direction::east, {}});
    std::string culprit;
    for (const Event& e : endless.take_events())
        if (const auto* cut = std::get_if<ChainCutOff>(&e)) culprit = cut->culprit;
    CHECK(culprit == "a trigger of species hero");
    CHECK(endless.step().kind != Step::Kind::refused);
}

TEST_CASE("who is pushed out of reach leaves it, who is taken out of it by magic does not; whoever appears within reach comes into it") {
    enum class Way { pushed, teleported, traded };
    for (const Way way : {Way::pushed, Way::teleported, Way::traded})
        for (const bool comes : {false, true}) {
            CAPTURE(static_cast<int>(way));
            CAPTURE(comes);
            Arena arena({"########", "#GA.B..#", "#......#", "########"});
            arena.add('G', ids::slug, arena.add_team(Faction::foe));
            const Point near = arena.where('A'), far = arena.where('B');
            const EntityId mover = add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, comes ? far : near, false);
            for (const On event : {On::foe_in_reach, On::foe_out_of_reach})
                arena.catalog->species[ids::slug.index()].triggers.push_back(
                    {.event = event, .to = TriggerCondition::Whose::other, .effects = {Effect{.payload = effect::Strike{}}}});
            const int unhurt = arena.world.get<Health>(mover).now;
            Action action = Displace{mover, comes ? near : far, way == Way::pushed ? Displace::How::pushed : Displace::How::teleported};
            if (way == Way::traded) {
                const EntityId mate = add_creature(arena.world, *arena.catalog, TeamId(0), ids::fish, comes ? near : far, false);
                arena.catalog->species[ids::fish.index()].mobility = arena.catalog->species[ids::hero.index()].mobility;
                action = SwapPlaces{mate, mover, Direction::east};
            }
            Dice dice(Rng(1));
            ChangeSet change_set;
            CHECK_FALSE(resolve(arena.world, *arena.catalog, rulebook_of(*arena.catalog), dice, action, change_set).refusal);
            CHECK((arena.world.get<Health>(mover).now < unhurt) == (comes || way == Way::pushed));
        }
}

TEST_CASE("who dies can leave its like behind, on its own tile too") {
    Arena arena({"######", "#.A1.#", "######"});
    arena.hero('A');
    const EntityId jelly = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    arena.world.edit<Health>(jelly).now = 1;
    arena.catalog->species[ids::slug.index()].triggers = {
        {.event = On::dies, .effects = {Effect{.payload = effect::Summon{.count = 2, .species = ids::runner}}}}};
    Game game = arena.start();
    game.step(commands::Attack{Direction::east});
    CHECK(game.world().creature_at({3, 1}));
    CHECK(game.world().creature_at({4, 1}));
    CHECK(faction_of(game.world(), game.world().creature_at({3, 1})) == Faction::foe);
}

TEST_CASE("a trait strikes back at whoever hurts, and an item is gone that has done its one action") {
    Arena arena({"######", "#.A1.#", "######"});
    const EntityId hero = arena.hero('A');
    const EntityId beetle = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    arena.catalog->species[ids::slug.index()].triggers = {
        {.event = On::hurt, .to = TriggerCondition::Whose::other, .effects = {Effect{.payload = effect::Harm{.amount = 2}}}}};
    arena.catalog->items[ids::herb.index()].triggers = {
        {.event = On::hurt, .effects = {Effect{.payload = effect::Heal{.amount = 1}}}, .ends = true}};
    arena.world.edit_bag(TeamId(0)).stacks.push_back({ids::herb, 1});
    Game game = arena.start();
    game.step(commands::Attack{Direction::east});
    CHECK(game.world().get<Health>(beetle).now < 30);
    CHECK(game.world().get<Health>(hero).now == 29);
    CHECK(game.world().bag(TeamId(0)).stacks.empty());
}

namespace {

/// A hero with herbs that are used up when it is hurt, beside a foe that strikes twice in one action.
struct TwoBlows {
    explicit TwoBlows(int herbs, int stacks = 1) {
        Trigger mends = {.event = On::hurt, .effects = {Effect{.payload = effect::Heal{.amount = 1}}}, .ends = true};
        arena.catalog->items[ids::herb.index()].triggers = {mends};
        for (int i = 0; i < stacks; ++i) arena.world.edit_bag(TeamId(0)).stacks.push_back({ids::herb, herbs});
        const Effect blow{.payload = effect::Damage{.power = 4}};
        arena.catalog->skills[arena.catalog->species[ids::slug.index()].attack_skill.index()].effects = {blow, blow};
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}};
        const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = ids::hunt;
    }
    /// How many went off until the hero was struck at.
    int gone_off() {
        game.emplace(arena.start());
        int times = 0, hurts = 0;
        for (int i = 0; i < 40 && hurts == 0; ++i) {
            game->step(game->awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            for (const Event& happened : game->take_events()) {
                hurts += std::holds_alternative<WasHurt>(happened) ? 1 : 0;
                times += std::holds_alternative<TriggerFired>(happened) ? 1 : 0;
            }
        }
        CHECK(hurts == 2);
        CHECK(broken_invariants(*game).empty());
        return times;
    }
    int left() const {
        int count = 0;
        for (const ItemStack& stack : game->world().bag(TeamId(0)).stacks) count += stack.count;
        return count;
    }

    Arena arena{{"#######", "#.BA1.#", "#######"}};
    EntityId hero = arena.hero('A');
    std::optional<Game> game;
};

}  // namespace

TEST_CASE("one thing that is used up goes off once, though its bearer is hurt twice in one action") {
    TwoBlows one(1), two(2);
    CHECK(one.gone_off() == 1);
    CHECK(one.left() == 0);
    CHECK(two.gone_off() == 2);
    CHECK(two.left() == 0);
}

TEST_CASE("of two stacks of a thing one is used up for each blow") {
    TwoBlows stacks(3, 2);
    CHECK(stacks.gone_off() == 2);
    CHECK(stacks.left() == 4);
}

TEST_CASE("nothing is used up for who is past help") {
    TwoBlows lethal(1);
    lethal.arena.hero('B');
    const int blow = [] {
        TwoBlows probe(0, 0);
        probe.gone_off();
        return (30 - probe.game->world().get<Health>(probe.hero).now) / 2;
    }();
    REQUIRE(blow > 1);
    lethal.arena.world.edit<Health>(lethal.hero).now = blow + 1;
    CHECK(lethal.gone_off() == 0);
    CHECK_FALSE(lethal.game->world().roster().is_here(lethal.hero));
    CHECK(lethal.left() == 1);
}

TEST_CASE("a status that ends by what it does does it once, and may again once it is gained again") {
    TwoBlows shielded(0, 0);
    Trigger bursts = {.event = On::hurt, .effects = {Effect{.payload = effect::Heal{.amount = 1}}}, .ends = true};
    shielded.arena.catalog->statuses[ids::haste.index()].triggers = {bursts};
    shielded.arena.world.edit<Statuses>(shielded.hero).list.push_back({ids::haste, 0, {}});
    CHECK(shielded.gone_off() == 1);
    CHECK_FALSE(find_status(shielded.game->world(), shielded.hero, ids::haste));
    CHECK_FALSE(shielded.game->world().has<UsedTriggers>(shielded.hero));
}

TEST_CASE("a creature that becomes another keeps its share of health and moves as its new kind does") {
    Arena arena({"######", "#.A..#", "######"});
    const EntityId hero = arena.hero('A');
    arena.world.edit<Health>(hero).now = 15;
    arena.catalog->species[ids::runner.index()].health = 60;
    arena.catalog->skills[ids::quicken.index()].effects = {Effect{.payload = effect::Transform{.species = ids::runner}}};
    Game game = arena.start();
    game.step(commands::UseSkill{2, Direction::east, {}});
    CHECK(game.world().get<Health>(hero).now == 30);
    CHECK(game.world().roster()[hero].speed == 1);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("what is gained at the end of a round lasts as long, whatever else its bearer has") {
    for (const bool has_more : {false, true}) {
        Arena arena({"######", "#.A..#", "######"});
        const EntityId hero = arena.hero('A');
        arena.catalog->species[ids::hero.index()].triggers = {
            {.event = On::round_end, .effects = {Effect{.payload = effect::GainStatus{.status = ids::haste, .duration = 3}}}}};
        if (has_more) arena.world.edit<Statuses>(hero).list.push_back({ids::slow, 9, {}});
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        game.step(commands::Wait{});
        while (game.now().round < 2) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        const ActiveStatus* haste = find_status(game.world(), hero, ids::haste);
        REQUIRE(haste);
        CHECK(haste->left == 3);
    }
}

TEST_CASE("a trigger that is not set off says whether its conditions, its limit or its chance is why") {
    using Reason = Refusal::Reason;
    RuleScene scene({"####", "#A.#", "####"});
    const EntityId hero = scene.arena.hero('A');
    Trigger& trigger = scene.catalog().species[ids::hero.index()].triggers.emplace_back(harmless(On::waits));
    const FireTrigger fired{.trigger = trigger_source(ids::hero), .who = hero, .at = {1, 1}};
    CHECK_FALSE(scene.refusal(fired));
    trigger.chance = 0;
    CHECK(scene.refusal(fired) == Reason::chance_missed);
    trigger.conditions = {{.kind = TriggerCondition::Kind::has_status, .status = ids::haste}};
    CHECK(scene.refusal(fired) == Reason::conditions_unmet);
    scene.world().add(hero, UsedTriggers{{{.trigger = fired.trigger}}});
    CHECK(scene.refusal(fired) == Reason::set_off_already);
}
