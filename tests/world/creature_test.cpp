#include "world/creature.hpp"

#include <doctest/doctest.h>

#include "actions/fixture.hpp"
#include "game/machines.hpp"

using namespace td;
using namespace td::test;

namespace {

/// `A` and its guest `G` of the party, a neutral `N` and a foe `1`.
struct Floor {
    Floor() {
        hero = arena.hero('A');
        guest = arena.add('G', ids::slug, TeamId(0), true);
        neutral = arena.add('N', ids::slug, arena.add_team(Faction::neutral));
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    }
    WorldView view() const { return {arena.world, *arena.catalog}; }
    void add_status(StatusId status) { arena.world.edit<Statuses>(hero).list.push_back({status, 9, {}}); }
    Species& species() { return arena.catalog->species[ids::hero.index()]; }
    Status& status(StatusId id) { return arena.catalog->statuses[id.index()]; }
    void set_weather(Weather weather) {
        arena.catalog->weathers = {std::move(weather)};
        arena.world.edit_surroundings().weather = WeatherId(0);
    }
    bool passable(Point p, Mobility mobility) const { return is_passable(view(), static_cast<MobilitySet>(mobility), p); }

    Arena arena{{"########", "#AGN1.,#", "#+&~...#", "########"}};
    EntityId hero, guest, neutral, foe;
};

}  // namespace

TEST_CASE("a creature may be given a name of its own, and keeps its name if that is empty") {
    Floor floor;
    give_name(floor.arena.world, floor.hero, "Hedda");
    give_name(floor.arena.world, floor.hero, "");
    CHECK(floor.arena.world.get<Creature>(floor.hero).name == "Hedda");
    CHECK(floor.arena.world.get<Creature>(floor.hero).has_own_name);
}

TEST_CASE("statuses are found by name, and by what they do: the first that was gained") {
    Floor floor;
    CHECK(find_status(floor.arena.world, floor.hero, ids::poison) == nullptr);
    CHECK_FALSE(status_that(floor.view(), floor.hero, &Status::stops_acting));
    floor.add_status(ids::stunned);
    floor.add_status(ids::asleep);
    CHECK(find_status(floor.arena.world, floor.hero, ids::asleep)->left == 9);
    CHECK(status_that(floor.view(), floor.hero, &Status::stops_acting) == ids::stunned);
    floor.species().immunities = {ids::poison};
    CHECK(is_immune(floor.view(), floor.hero, ids::poison));
    CHECK_FALSE(is_immune(floor.view(), floor.hero, ids::slow));
}

TEST_CASE("speed adds up from species, statuses, ground, weather and load, within its limits") {
    Floor floor;
    const auto speed = [&] { return effective_speed(floor.view(), floor.hero); };
    CHECK(speed() == 0);
    floor.add_status(ids::haste);
    CHECK(speed() == 1);
    floor.arena.world.place(floor.hero, floor.arena.where(','));
    CHECK(speed() == 0);
    floor.set_weather({.walk_speed = -1, .swim_speed = -2, .fly_speed = -2});
    CHECK(speed() == -1);
    floor.species().speed = 9;
    CHECK(speed() == 3);
    floor.species().speed = -9;
    CHECK(speed() == -3);
}

TEST_CASE("ground and weather slow those who walk; a flyer heeds the weather of flyers alone") {
    Floor floor;
    floor.arena.world.place(floor.hero, floor.arena.where(','));
    floor.set_weather({.walk_speed = -1, .swim_speed = 1, .fly_speed = 2});
    floor.species().mobility = static_cast<MobilitySet>(Mobility::fly);
    CHECK(effective_speed(floor.view(), floor.hero) == 2);
    floor.species().mobility |= static_cast<MobilitySet>(Mobility::swim);
    CHECK(effective_speed(floor.view(), floor.hero) == 1);
    floor.species().mobility |= static_cast<MobilitySet>(Mobility::walk);
    CHECK(effective_speed(floor.view(), floor.hero) == -2);
}

TEST_CASE("the percentages of all statuses multiply, and at least ten are left") {
    Floor floor;
    const auto attack = [&] { return attack_percent(floor.view(), floor.hero); };
    CHECK(attack() == 100);
    floor.status(ids::slow).attack_percent = 50;
    floor.status(ids::haste).attack_percent = 150;
    floor.add_status(ids::slow);
    floor.add_status(ids::haste);
    CHECK(attack() == 75);
    floor.status(ids::haste).attack_percent = 1;
    CHECK(attack() == 10);
}

TEST_CASE("a boon counts like a status; its attack may depend on how much of the round is over") {
    Floor floor;
    floor.arena.catalog->boons.resize(1);
    Boon& boon = floor.arena.catalog->boons[0];
    boon.speed = 1;
    boon.defence_percent = 80;
    boon.early_attack_percent = 60;
    boon.late_attack_percent = 150;
    boon.late_forfeits_nothing = true;
    const int speed = effective_speed(floor.view(), floor.hero);
    CHECK_FALSE(has_modifier(floor.view(), floor.hero, &Modifiers::late_forfeits_nothing));
    floor.arena.world.add(floor.hero, Boons{{BoonId(0)}});
    CHECK(effective_speed(floor.view(), floor.hero) == speed + 1);
    CHECK(modifier_percent(floor.view(), floor.hero, &Modifiers::defence_percent) == 80);
    CHECK(has_modifier(floor.view(), floor.hero, &Modifiers::late_forfeits_nothing));
    const auto attack_at = [&](int ticks) {
        floor.arena.world.edit_surroundings().ticks_of_round = ticks;
        return attack_percent(floor.view(), floor.hero);
    };
    CHECK(attack_at(0) == 60);
    CHECK(attack_at(24) == 60);
    CHECK(attack_at(25) == 100);
    CHECK(attack_at(49) == 100);
    CHECK(attack_at(50) == 150);
}

TEST_CASE("a creature rests by the skill of its species, or else by that of the content") {
    Floor floor;
    CHECK_FALSE(rest_skill_of(floor.view(), floor.hero));
    floor.arena.catalog->rest = ids::mend;
    CHECK(rest_skill_of(floor.view(), floor.hero) == ids::mend);
    floor.species().rest_skill = ids::quicken;
    CHECK(rest_skill_of(floor.view(), floor.hero) == ids::quicken);
}

TEST_CASE("parts add to what the species has, never below nothing") {
    Floor floor;
    Machines machines(floor.arena);
    const EntityId machine = add_creature(floor.arena.world, *floor.arena.catalog, TeamId(0), machines.machine, {5, 1}, false);
    floor.arena.catalog->species[machines.machine.index()].attack = 4;
    Machines::attach(floor.arena.world, machine, {machines.helper(&Part::attack, 3), machines.helper(&Part::evasion, -9)});
    CHECK(attack_of(floor.view(), machine) == 7);
    CHECK(evasion_of(floor.view(), machine) == 0);
    floor.arena.world.edit<Parts>(machine).list[0].on = false;
    CHECK(attack_of(floor.view(), machine) == 4);
}

TEST_CASE("sight reaches farther or less far in a weather, from one tile up to twenty") {
    Floor floor;
    floor.species().sight = 8;
    CHECK(sight_of(floor.view(), floor.hero) == 8);
    floor.set_weather({.sight = -3});
    CHECK(sight_of(floor.view(), floor.hero) == 5);
    floor.set_weather({.sight = -20});
    CHECK(sight_of(floor.view(), floor.hero) == 1);
    floor.set_weather({.sight = 20});
    CHECK(sight_of(floor.view(), floor.hero) == 20);
}

TEST_CASE("what the time systems need to know of a creature follows from its species and statuses") {
    Floor floor;
    floor.species().time = {.allowance = 200, .pool = 30, .wait = 120, .actions = 2};
    floor.status(ids::haste).allowance_percent = 150;
    floor.status(ids::haste).wait_percent = 50;
    floor.status(ids::haste).actions = -5;
    floor.status(ids::haste).speed = 0;
    ActorTime row = actor_time(floor.view(), floor.hero);
    CHECK(row.team == TeamId(0));
    CHECK(row.here);
    CHECK(row.allowance == 200);
    CHECK(row.pool == 30);
    CHECK(row.wait == 120);
    CHECK(row.actions == 2);
    floor.add_status(ids::haste);
    row = actor_time(floor.view(), floor.hero);
    CHECK(row.allowance == 300);
    CHECK(row.wait == 60);
    CHECK(row.actions == 1);
    floor.species().speed = 1;  // twice as fast
    CHECK(actor_time(floor.view(), floor.hero).wait == 30);
}

TEST_CASE("the party and foes are hostile to each other, neutrals to nobody") {
    const Floor floor;
    const World& world = floor.arena.world;
    CHECK(are_hostile(world, floor.hero, floor.foe));
    CHECK(are_hostile(world, floor.foe, floor.guest));
    CHECK_FALSE(are_hostile(world, floor.hero, floor.neutral));
    CHECK_FALSE(are_hostile(world, floor.neutral, floor.foe));
    CHECK_FALSE(are_hostile(world, floor.hero, floor.guest));
    CHECK(are_allied(world, floor.hero, floor.guest));
    CHECK_FALSE(are_allied(world, floor.hero, floor.neutral));
    CHECK(is_guest(world, floor.guest));
    CHECK_FALSE(is_guest(world, floor.hero));
}

TEST_CASE("members set out with the party, and guests but for those who joined on the way") {
    Floor floor;
    World& world = floor.arena.world;
    CHECK(set_out_with_party(world, floor.hero));
    CHECK_FALSE(set_out_with_party(world, floor.foe));
    for (const bool escorted : {true, false}) {
        world.edit<Creature>(floor.guest).escorted = escorted;
        CHECK(set_out_with_party(world, floor.guest) == escorted);
    }
}

TEST_CASE("a tile is passable by terrain and if nothing solid stands there; ghosts heed neither") {
    const Floor floor;
    const Point wall{0, 0}, door{1, 2}, crate{2, 2}, water{3, 2}, outside{-1, 0};
    CHECK(floor.passable({4, 2}, Mobility::walk));
    CHECK_FALSE(floor.passable(wall, Mobility::walk));
    CHECK(floor.passable(wall, Mobility::phase));
    CHECK_FALSE(floor.passable(outside, Mobility::phase));
    CHECK_FALSE(floor.passable(water, Mobility::walk));
    CHECK(floor.passable(water, Mobility::swim));
    CHECK_FALSE(floor.passable(crate, Mobility::walk));
    CHECK_FALSE(floor.passable(door, Mobility::walk));
    const auto walk = static_cast<MobilitySet>(Mobility::walk);
    CHECK(is_passable_by_doors(floor.view(), walk, floor.guest, door));
    CHECK_FALSE(is_passable_by_doors(floor.view(), walk, floor.guest, crate));
}

TEST_CASE("walls, closed doors and the edge of the floor block sight") {
    const Floor floor;
    CHECK(blocks_sight(floor.arena.world, {0, 0}));
    CHECK(blocks_sight(floor.arena.world, {1, 2}));
    CHECK(blocks_sight(floor.arena.world, {-1, 5}));
    CHECK_FALSE(blocks_sight(floor.arena.world, {2, 2}));
}

TEST_CASE("a step ends on a passable tile and cuts no corner; creatures do not count") {
    const Floor floor;
    const auto walk = static_cast<MobilitySet>(Mobility::walk);
    CHECK(may_step(floor.view(), walk, {1, 1}, Direction::east));
    CHECK_FALSE(may_step(floor.view(), walk, {1, 1}, Direction::north));
    CHECK_FALSE(may_step(floor.view(), walk, {3, 1}, Direction::southeast));  // past the water's edge
    CHECK(may_step(floor.view(), walk, {4, 1}, Direction::southeast));
}

TEST_CASE("a lead trait holds for all of the team, guests too, while its creature leads and is on the floor") {
    Floor floor;
    const EntityId other = floor.arena.add('.', ids::runner, TeamId(0));
    Species& runner = floor.arena.catalog->species[ids::runner.index()];
    runner.lead.emplace().defence_percent = 150;
    runner.lead->accuracy_percent = 80;
    runner.lead->late_forfeits_nothing = true;
    const auto defence = [&](EntityId who) { return defence_percent(floor.view(), who); };
    CHECK(defence(floor.hero) == 100);
    CHECK(defence(other) == 100);
    CHECK(lead_trait_over(floor.view(), floor.hero) == nullptr);
    floor.arena.world.edit_roster()[TeamId(0)].leader = 1;
    for (const EntityId who : {floor.hero, other, floor.guest}) CHECK(defence(who) == 150);
    for (const EntityId who : {floor.neutral, floor.foe}) CHECK(defence(who) == 100);
    CHECK(modifier_percent(floor.view(), floor.hero, &Modifiers::accuracy_percent) == 80);
    CHECK(has_modifier(floor.view(), floor.guest, &Modifiers::late_forfeits_nothing));
    floor.arena.world.edit_roster()[other].here = false;
    CHECK(defence(floor.hero) == 100);
}

TEST_CASE("defence, too, may depend on how much of the round is over") {
    Floor floor;
    Status& status = floor.status(ids::haste);
    status.defence_percent = 200;
    status.early_defence_percent = 50;
    status.late_defence_percent = 70;
    floor.add_status(ids::haste);
    const auto defence_at = [&](int ticks) {
        floor.arena.world.edit_surroundings().ticks_of_round = ticks;
        return defence_percent(floor.view(), floor.hero);
    };
    CHECK(defence_at(24) == 100);
    CHECK(defence_at(25) == 200);
    CHECK(defence_at(49) == 200);
    CHECK(defence_at(50) == 140);
}

TEST_CASE("what all that a creature has absorbs adds up, less what it has absorbed in this round") {
    Floor floor;
    floor.arena.catalog->boons.resize(1);
    floor.arena.catalog->boons[0].absorbs = 3;
    floor.status(ids::haste).absorbs = 8;
    CHECK(absorbs_left(floor.view(), floor.hero) == 0);
    floor.add_status(ids::haste);
    floor.arena.world.add(floor.hero, Boons{{BoonId(0)}});
    CHECK(absorbs_left(floor.view(), floor.hero) == 11);
    CHECK(absorbs_left(floor.view(), floor.hero, true) == 3);
    floor.arena.world.add(floor.hero, RoundActivity{.absorbed = 9});
    CHECK(absorbs_left(floor.view(), floor.hero) == 2);
    CHECK(absorbs_left(floor.view(), floor.hero, true) == 0);
}
