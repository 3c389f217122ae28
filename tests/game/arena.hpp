// A small catalog of its own and floors drawn as text, so that tests of the game do not hang on the shipped content.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "actions/commit.hpp"
#include "game/run/game.hpp"
#include "world/creature.hpp"

namespace td::test {

namespace ids {
inline const TerrainId floor{0}, wall{1}, water{2}, mire{3}, web{4};
inline const StatusId haste{0}, asleep{1}, rooted{2}, poison{3}, stunned{4}, slow{5};
inline const SkillId strike{0}, bolt{1}, mend{2}, quicken{3}, shove{4};
inline const SpeciesId hero{0}, runner{1}, slug{2}, wisp{3}, fish{4};
inline const TacticId hold{0}, hunt{1}, follow{2};
inline const ItemId herb{0}, knife{1};
inline const FeatureId door{0}, open_door{1}, cobweb{2}, flame{3}, oil{4}, spring{5}, crate{6};
inline const DamageKindId fire{0};
}  // namespace ids

Skill skill(std::string id, Area area, Audience audience, std::vector<Effect> effects, int charges = 0);
Species species(std::string id, int speed, TacticId tactic);

/// Terrains, statuses, skills, species, items and one dungeon without anything on its floor; `ids` has their numbers.
/// A cobweb is torn by two struggles; a flame burns for three normal turns and oil for two, taking 5 a turn; fire spreads every half turn.
std::shared_ptr<Catalog> small_catalog();

/// A floor drawn as text: `#` wall, `.` floor, `~` water, `,` mire, `%` web, `+` closed door and the other features, `>` stairs, `!` herb;
/// capital letters and digits stand on floor and are placed by the test.
class Arena {
public:
    explicit Arena(std::vector<std::string> map);
    ~Arena();

    TeamId add_team(Faction faction) { return world.add_team(faction); }

    EntityId add(char letter, SpeciesId kind, TeamId team, bool guest = false);
    EntityId hero(char letter, SpeciesId kind = ids::hero) { return add(letter, kind, TeamId(0)); }

    /// Takes a creature off the floor: it comes down the stairs at the beginning of that round.
    void send_on_the_way(EntityId who, int due_round = 9);

    Point where(char letter) const;
    Game start(std::uint64_t seed = 1) const;

    std::shared_ptr<Catalog> catalog = small_catalog();
    World world;

private:
    void lay(Point p, char glyph);

    std::vector<std::string> m_map;
};

template <class TriggerSignal>
bool happened(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (std::holds_alternative<TriggerSignal>(event)) return true;
    return false;
}

inline Point place(const Game& game, EntityId who) { return game.world().get<Position>(who).at; }

}  // namespace td::test
