// Parts for the arena's catalog, and a machine to put them on.
#pragma once

#include "game/arena.hpp"

namespace td::test {

/// Items and a species added to an arena's catalog: everything hits for certain.
struct Machines {
    explicit Machines(Arena& arena);

    SkillId add_skill(std::string id, Area area, int power);
    ItemId add(std::string id, Part part);
    ItemId drive(Propulsion kind, int units = 1, int carries = 0, int weight = 0);

    ItemId weapon(SkillId fires, int time_percent = 100);
    ItemId blade(int follow_up = 0);
    ItemId turret(int period);
    ItemId helper(int Part::*bonus, int amount, int weight = 0);

    /// Attached as if it had come with them.
    static void attach(World& world, EntityId who, std::initializer_list<ItemId> items);

    Catalog& catalog;
    SpeciesId machine;
    SkillId slug;   ///< the first in a line of six
    SkillId saw;    ///< the tile ahead
    SkillId shell;  ///< a small burst
};

}  // namespace td::test
