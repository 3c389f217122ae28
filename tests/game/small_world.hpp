// An empty floor with a few named creatures, for tests that need creatures and no rules.
#pragma once

#include <string>

#include "world/world.hpp"

namespace td::test {

/// An open floor of 9x9 tiles with one empty team of each faction (0 player, 1 neutral, 2 foe).
inline World small_world() {
    World world(9, 9, TerrainId(0), false);
    for (const Faction faction : {Faction::player, Faction::neutral, Faction::foe}) world.add_team(faction);
    return world;
}

/// A living creature that joins `faction`'s team as a member.
inline EntityId add_creature(World& world, Faction faction, const std::string& name, Point at, int speed = 0) {
    const EntityId who = world.create();
    world.add(who, Creature{.species = SpeciesId(0), .name = name, .has_own_name = true});
    world.add(who, Health{10, 10, 0});
    world.place(who, at);
    Roster& roster = world.edit_roster();
    if (roster.actors.size() <= who.index()) roster.actors.resize(who.index() + 1);
    const TeamId team(static_cast<std::size_t>(faction));
    roster[who] = ActorTime{team, static_cast<std::int8_t>(speed), true};
    roster[team].members.push_back(who);
    return who;
}

}  // namespace td::test
