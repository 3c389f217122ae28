#include "world/parts.hpp"

#include <doctest/doctest.h>

#include "game/machines.hpp"
#include "rules/resolver.hpp"
#include "rules/weapons.hpp"
#include "text/explain_parts.hpp"
#include "text/narrator.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Yard {
    explicit Yard(std::vector<std::string> map = {"#########", "#M...F..#", "#.......#", "#########"}) : arena(std::move(map)) {}

    EntityId foe() { return m_foe ? m_foe : m_foe = arena.add('F', ids::fish, arena.add_team(Faction::foe)); }
    void carry(ItemId item) { put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {item, 1}); }
    void attach(std::initializer_list<ItemId> items) { Machines::attach(arena.world, machine, items); }

    Arena arena;
    Machines machines{arena};
    EntityId machine = arena.hero('M', machines.machine);

private:
    EntityId m_foe;
};

std::vector<ItemId> parts_of(const Game& game, EntityId who) {
    std::vector<ItemId> items;
    for (const AttachedPart& part : game.world().get<Parts>(who).list) items.push_back(part.item);
    return items;
}

const std::vector<ItemStack>& bag(const Game& game) { return game.world().bag(TeamId(0)).stacks; }

/// Gives the command, and plays on until the next is needed.
Step give(Game& game, const Command& command) {
    Step step = game.step(command);
    const Step first = step;
    while (step.kind == Step::Kind::turn_taken || step.kind == Step::Kind::weapon_fired) step = game.step();
    return first;
}

int harm_to(const Game& game, EntityId who) {
    const Health& health = game.world().get<Health>(who);
    return health.maximum - health.now;
}

/// All harm that one plain attack to the east does, under every time system.
template <class Prepare>
std::vector<int> harm_of_attack(const Prepare& prepare) {
    std::vector<int> harms;
    for (const TimeSystemKind kind : every_time_system) {
        Yard yard;
        yard.arena.catalog->dungeons[0].time.kind = kind;
        const EntityId foe = yard.foe();
        yard.arena.world.edit<Health>(foe) = {500, 500, 0};
        prepare(yard);
        Game game = yard.arena.start();
        while (!game.awaiting()) game.step();
        give(game, commands::Attack{Direction::east});
        harms.push_back(harm_to(game, foe));
    }
    return harms;
}

}  // namespace

TEST_CASE("a part out of the bag becomes one of the machine's, and taken off it goes back there") {
    Yard yard;
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    yard.carry(gun);
    Game game = yard.arena.start();
    give(game, commands::AttachPart{0});
    CHECK(parts_of(game, yard.machine) == std::vector{gun});
    CHECK(bag(game).empty());
    give(game, commands::DetachPart{0});
    CHECK(parts_of(game, yard.machine).empty());
    REQUIRE(bag(game).size() == 1);
    CHECK(bag(game)[0].item == gun);
}

TEST_CASE("a part that lies underfoot is not picked up in passing, and can be attached where it lies") {
    Yard yard;
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    add_loot(yard.arena.world, {gun, 1}, yard.arena.where('M') + offset(Direction::east));
    Game game = yard.arena.start();
    give(game, commands::Walk{Direction::east});
    CHECK(bag(game).empty());
    game.take_events();
    give(game, commands::AttachPart{from_ground});
    CHECK(parts_of(game, yard.machine) == std::vector{gun});
    CHECK_FALSE(game.world().any(place(game, yard.machine), IndexedKind::loot));
    CHECK(game.step(commands::AttachPart{from_ground}).refusal.reason == Refusal::Reason::nothing_here);
}

TEST_CASE("a swap puts one part in the other's place and that one into the bag") {
    Yard yard;
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    const ItemId blade = yard.machines.blade();
    const ItemId eye = yard.machines.helper(&Part::sight, 2);
    yard.attach({gun, eye});
    yard.carry(blade);
    Game game = yard.arena.start();
    give(game, commands::SwapPart{0, 0});
    CHECK(parts_of(game, yard.machine) == std::vector{blade, eye});
    REQUIRE(bag(game).size() == 1);
    CHECK(bag(game)[0].item == gun);
}

TEST_CASE("what is no part, or finds no free slot, is refused and changes nothing") {
    Yard yard;
    const ItemId eye = yard.machines.helper(&Part::sight, 1);
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    yard.attach({eye, eye});
    yard.carry(ids::knife);
    yard.carry(eye);
    Game game = yard.arena.start();
    const std::uint64_t before = game.hash();
    const auto reason = [&](Command command) { return game.step(command).refusal.reason; };
    CHECK(reason(commands::AttachPart{0}) == Refusal::Reason::no_part);
    CHECK(reason(commands::AttachPart{1}) == Refusal::Reason::no_free_slot);
    CHECK(reason(commands::AttachPart{9}) == Refusal::Reason::no_such_item);
    CHECK(reason(commands::DetachPart{5}) == Refusal::Reason::no_such_item);
    CHECK(reason(commands::SwapPart{0, 0}) == Refusal::Reason::no_part);
    CHECK(reason(commands::SwitchPart{-1}) == Refusal::Reason::no_such_item);
    CHECK(game.hash() == before);
    CHECK(gun);
}

TEST_CASE("who is not built of parts has no slot for any") {
    Yard yard;
    yard.carry(yard.machines.helper(&Part::sight, 1));
    Arena arena({"###", "#A#", "###"});
    Machines machines(arena);
    arena.hero('A');
    put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {machines.blade(), 1});
    Game game = arena.start();
    CHECK(game.step(commands::AttachPart{0}).refusal.reason == Refusal::Reason::no_free_slot);
}

TEST_CASE("with a full bag a part can be swapped but not taken off") {
    Yard yard;
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    const ItemId blade = yard.machines.blade();
    yard.attach({gun});
    for (std::size_t i = 0; i < Bag::capacity; ++i) yard.carry(blade);
    add_loot(yard.arena.world, {ids::herb, 1}, yard.arena.where('M'));
    Game game = yard.arena.start();
    CHECK(game.step(commands::DetachPart{0}).refusal.reason == Refusal::Reason::bag_full);
    CHECK(game.step(commands::PickUp{}).refusal.reason == Refusal::Reason::bag_full);
    give(game, commands::SwapPart{3, 0});
    CHECK(parts_of(game, yard.machine) == std::vector{blade});
}

TEST_CASE("switching a part costs no turn, and it counts only while it is on") {
    Yard yard;
    yard.attach({yard.machines.helper(&Part::sight, 5), yard.machines.helper(&Part::defence, 7)});
    Game game = yard.arena.start();
    const Catalog& catalog = game.catalog();
    const int sight = sight_of({game.world(), catalog}, yard.machine);
    CHECK(game.step(commands::SwitchPart{0}).kind == Step::Kind::done_out_of_turn);
    CHECK(sight_of({game.world(), catalog}, yard.machine) == sight - 5);
    CHECK(defence_of({game.world(), catalog}, yard.machine) == 10 + 7);
    CHECK(game.step().actor == yard.machine);
    CHECK(game.now().time == 0);
}

TEST_CASE("a second way to move stands idle beside the first, and a further unit of it does not") {
    Yard yard;
    const ItemId wheels = yard.machines.drive(Propulsion::wheels);
    const ItemId treads = yard.machines.drive(Propulsion::treads);
    yard.attach({wheels, treads, wheels});
    World& world = yard.arena.world;
    const auto in_place_of_part = [&](std::size_t place) {
        return overriding_propulsion({world, *yard.arena.catalog}, yard.machine, world.get<Parts>(yard.machine).list[place]);
    };
    CHECK_FALSE(in_place_of_part(0));
    CHECK(in_place_of_part(1) == wheels);
    CHECK_FALSE(in_place_of_part(2));
    const Game game = yard.arena.start();
    CHECK(list_parts(yard.machine, game).find("(idle beside ") != std::string::npos);

    const Event switched = SwitchedPart{yard.machine, treads, true};
    const std::vector<Line> told = [&] {
        Narrator narrator;
        narrator.hear(switched, game.view(), [](Point) { return true; });
        return narrator.take_lines();
    }();
    REQUIRE(told.size() == 1);
    CHECK(told[0].text.find("is in use") != std::string::npos);

    world.edit<Parts>(yard.machine).list[0].on = world.edit<Parts>(yard.machine).list[2].on = false;
    CHECK_FALSE(in_place_of_part(1));
}

TEST_CASE("what is used up by the blow that kills its bearer does not set its weapons going again") {
    for (const TimeSystemKind kind : every_time_system) {
        Arena arena{{"########", "#A.M1..#", "########"}};
        arena.catalog->dungeons[0].time.kind = kind;
        Machines machines{arena};
        arena.hero('A');
        const EntityId machine = arena.hero('M', machines.machine);
        const ItemId plate = machines.helper(&Part::defence, 0);
        arena.catalog->items[plate.index()].triggers = {
            {.event = TriggerEvent::dies, .effects = {Effect{.payload = effect::RestoreCharges{.amount = 1}}}, .ends = true}};
        Machines::attach(arena.world, machine, {machines.turret(30), plate});
        arena.world.edit<Health>(machine).now = 1;
        arena.world.edit<AiState>(machine).tactic = ids::hold;
        const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}};
        arena.world.edit<AiState>(foe).tactic = ids::hunt;
        arena.world.edit<Health>(foe) = {900, 900, 0};
        Game game = arena.start();
        int shots_of_the_dead = 0;
        for (int i = 0, after = 0; i < 2000 && after < 60 && game.outcome() == Outcome::running; ++i) {
            after += game.world().roster().is_here(machine) ? 0 : 1;
            const Step step = game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            if (step.kind == Step::Kind::weapon_fired && !game.world().roster().is_here(machine)) ++shots_of_the_dead;
        }
        CHECK_FALSE(game.world().roster().is_here(machine));
        CHECK(shots_of_the_dead == 0);
    }
}

TEST_CASE("eyes that are attached see farther at once") {
    Yard yard({"####################", "#M...............F.#", "####################"});
    yard.foe();
    yard.carry(yard.machines.helper(&Part::sight, 10));
    Game game = yard.arena.start();
    CHECK_FALSE(game.sight().sees(yard.arena.where('F')));
    give(game, commands::AttachPart{0});
    CHECK(game.sight().sees(yard.arena.where('F')));
}

TEST_CASE("all ranged weapons that are switched on fire in one action, under every time system") {
    const std::vector<int> one = harm_of_attack([](Yard& yard) { yard.attach({yard.machines.weapon(yard.machines.slug)}); });
    const std::vector<int> three = harm_of_attack([](Yard& yard) {
        const ItemId gun = yard.machines.weapon(yard.machines.slug);
        yard.attach({gun, gun, gun, gun});
        yard.arena.world.edit<Parts>(yard.machine).list[2].on = false;
    });
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i] > 0);
        CHECK(three[i] >= 3 * one[i] - 3);
        CHECK(three[i] <= 3 * one[i] + 3);
    }
}

TEST_CASE("a volley is paid for at once: who fires three guns is asked again after 325 ticks") {
    for (const TimeSystemKind kind : {TimeSystemKind::action_queue, TimeSystemKind::deferred}) {
        Yard yard;
        yard.arena.catalog->dungeons[0].time.kind = kind;
        yard.arena.world.edit<Health>(yard.foe()) = {500, 500, 0};
        const ItemId gun = yard.machines.weapon(yard.machines.slug);
        yard.attach({gun, gun, gun});
        Game game = yard.arena.start();
        while (!game.awaiting()) game.step();
        give(game, commands::Attack{Direction::east});
        CHECK(game.now().time == 325);
    }
}

TEST_CASE("weapons that reach nobody hold their fire and cost nothing") {
    Yard yard;
    yard.arena.catalog->dungeons[0].time.kind = TimeSystemKind::action_queue;
    yard.foe();
    const ItemId shortest = yard.machines.weapon(yard.machines.add_skill("spark", {Shape::line, 2, 0}, 4));
    yard.attach({yard.machines.weapon(yard.machines.slug), shortest});
    Game game = yard.arena.start();
    give(game, commands::Attack{Direction::east});
    CHECK(game.now().time == 200);
    CHECK(game.step(commands::Attack{Direction::south}).refusal.reason == Refusal::Reason::nobody_there);
}

TEST_CASE("out of reach of all its weapons a machine still does what it was born with") {
    Yard yard({"####", "#MF#", "####"});
    const EntityId foe = yard.foe();
    yard.attach({yard.machines.blade()});
    yard.arena.world.edit<Parts>(yard.machine).list[0].on = false;
    Game game = yard.arena.start();
    give(game, commands::Attack{Direction::east});
    CHECK(harm_to(game, foe) > 0);
}

TEST_CASE("a melee weapon strikes alone, and others follow up by their chance") {
    const auto strokes = [](int follow_up) {
        Yard yard({"####", "#MF#", "####"});
        yard.arena.world.edit<Health>(yard.foe()) = {500, 500, 0};
        const ItemId blade = yard.machines.blade(follow_up);
        yard.attach({yard.machines.weapon(yard.machines.slug), blade, blade, blade});
        Game game = yard.arena.start();
        give(game, commands::Attack{Direction::east});
        std::size_t shots = 0;
        for (const Event& event : game.take_events())
            if (const auto* fired = std::get_if<FiredWeapons>(&event)) {
                CHECK(fired->melee);
                shots = fired->shots.size();
            }
        return shots;
    };
    CHECK(strokes(0) == 1);
    CHECK(strokes(100) == 3);
}

TEST_CASE("a weapon that needs a tile to aim at finds the nearest foe by itself") {
    Yard yard({"#########", "#M......#", "#...F...#", "#########"});
    const EntityId foe = yard.foe();
    yard.attach({yard.machines.weapon(yard.machines.shell)});
    Game game = yard.arena.start();
    give(game, commands::Attack{Direction::north});
    CHECK(harm_to(game, foe) > 0);
}

TEST_CASE("the dead leave one of their parts as often as their kind does") {
    const auto salvaged = [](int percent) {
        Yard yard({"#####", "#MF.#", "#####"});
        const ItemId eye = yard.machines.helper(&Part::sight, 1);
        Species& fish = yard.machines.catalog.species[ids::fish.index()];
        fish.slots = {0, 0, 1};
        fish.parts = {eye};
        fish.salvage = percent;
        const EntityId foe = yard.foe();
        yard.arena.world.edit<Health>(foe).now = 1;
        Game game = yard.arena.start();
        give(game, commands::Attack{Direction::east});
        CHECK_FALSE(game.world().roster().is_here(foe));
        return game.world().any(yard.arena.where('F'), IndexedKind::loot);
    };
    CHECK_FALSE(salvaged(0));
    CHECK(salvaged(100));
}

TEST_CASE("the forecast of an attack with parts pays what the attack will cost") {
    Yard yard;
    yard.arena.catalog->dungeons[0].time.kind = TimeSystemKind::action_queue;
    yard.arena.world.edit<Health>(yard.foe()) = {500, 500, 0};
    const ItemId gun = yard.machines.weapon(yard.machines.slug);
    yard.attach({gun, gun});
    const Game game = yard.arena.start();
    const Forecast forecast = game.forecast(4, commands::Attack{Direction::east});
    std::vector<Ticks> own;
    for (const ForecastTurn& turn : forecast.turns)
        if (turn.who == yard.machine) own.push_back(turn.when.time);
    REQUIRE(own.size() >= 2);
    CHECK(own[0] == 0);
    CHECK(own[1] == 300);
}

namespace {

/// A hero with one slot for the hand, a knife and a club in the bag, and a foe beside it.
struct Armoury {
    Armoury() {
        Item thing;
        thing.part = Part{};
        thing.part->slot = PartSlot::hand;
        thing.part->weight = 0;
        thing.part->attack_percent = 300;
        thing.part->speed = 1;
        knife = ItemId(arena.catalog->items.size());
        thing.name = "Knife";
        arena.catalog->items.push_back(thing);
        club = ItemId(arena.catalog->items.size());
        thing.name = "Club";
        thing.part->attack_percent = 100;
        arena.catalog->items.push_back(thing);
        arena.catalog->species[ids::hero.index()].slots.hand = 1;
        hero = arena.hero('H');
        foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
        arena.world.edit<Health>(foe) = {500, 500, 0};
        for (const ItemId item : {knife, club}) put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {item, 1});
    }
    int harm_of_blow(bool armed) const {
        Game game = arena.start();
        if (armed) give(game, commands::AttachPart{0});
        while (!game.awaiting()) game.step();
        give(game, commands::Attack{Direction::east});
        return harm_to(game, foe);
    }

    Arena arena{{"######", "#HF..#", "######"}};
    ItemId knife, club;
    EntityId hero, foe;
};

}  // namespace

TEST_CASE("what people wear adds to what they are, with one thing to a slot, and is never switched off") {
    const Armoury armoury;
    CHECK(armoury.harm_of_blow(true) > armoury.harm_of_blow(false));
    Game game = armoury.arena.start();
    give(game, commands::AttachPart{0});
    CHECK(parts_of(game, armoury.hero) == std::vector{armoury.knife});
    CHECK(effective_speed(game.view(), armoury.hero) == effective_speed(armoury.arena.start().view(), armoury.hero) + 1);
    CHECK_FALSE(is_machine(game.view(), armoury.hero));
    CHECK(list_parts(armoury.hero, game) == "Knife");
    REQUIRE(game.would_refuse(commands::AttachPart{0}));
    CHECK(game.would_refuse(commands::AttachPart{0})->reason == Refusal::Reason::no_free_slot);
    REQUIRE(game.would_refuse(commands::SwitchPart{0}));
    give(game, commands::SwapPart{0, 0});
    CHECK(parts_of(game, armoury.hero) == std::vector{armoury.club});
    give(game, commands::DetachPart{0});
    CHECK(parts_of(game, armoury.hero).empty());
    CHECK(bag(game).size() == 2);
}

TEST_CASE("what people wear does something for who has it on, not for who carries or leads with it") {
    Armoury armoury;
    armoury.arena.catalog->items[armoury.knife.index()].triggers = {
        Trigger{.event = TriggerEvent::waits, .effects = {{effect::BankTurn{}}}}};
    armoury.arena.world.add(armoury.hero, HeldItem{{armoury.knife, 1}});
    Game game = armoury.arena.start();
    give(game, commands::Wait{});
    CHECK_FALSE(game.world().has<BankedTurns>(armoury.hero));
    give(game, commands::AttachPart{0});
    give(game, commands::Wait{});
    CHECK(game.world().has<BankedTurns>(armoury.hero));
}
