// A drill: a situation on a small floor, played several times with different random numbers, and demands on what must or must not happen.
// It tests whether the minds of companions or foes can handle the situation.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "base/point.hpp"
#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// The side whose minds a drill tests.
enum class DrillSide : std::uint8_t { companions, foes };

/// The creatures that a demand is about: those named, and those of the groups, including later arrivals.
struct DrillCast {
    enum class Group : std::uint8_t {
        party,       ///< members and guests of the player's team
        companions,  ///< the same without the initial leader
        guests,
        foes,
    };
    std::vector<EntityId> named;
    std::vector<Group> groups;
};

/// Something that a creature may do in a drill.
struct DrillAct {
    enum class Kind : std::uint8_t {
        die,         ///< dies or falls
        fall_below,  ///< is harmed below `percent` of its health
        enter,       ///< moves onto a tile of `area` from outside
        leave,       ///< moves off `area`
        come_near,   ///< is within `tiles` tiles of a creature of `whom` at the end of any turn
        end_in,      ///< is alive in `area` at the end of the drill
        end_near,    ///< is within `tiles` tiles of a creature of `whom` at the end, both alive
        attack,      ///< aims a blow, a shot or a throw at a creature of `whom`, hit or miss
        hurt,        ///< harms a creature of `whom`
        use,         ///< uses `skill` or `item`; neither: any except the plain attack. Multi-turn ones count in their last turn
        begin,       ///< spends the first turn of a multi-turn `skill` or `item`
        gain,        ///< gains `status`
        wake,        ///< wakes up
        wait,        ///< spends a turn waiting
        step,        ///< walks or changes places
        revive,      ///< revives a fallen creature
        carry,       ///< picks up a fallen creature
    };
    static constexpr int last_round = 1000;

    Kind kind = Kind::die;
    DrillCast who;
    DrillCast whom;  ///< for attack and hurt: if empty, any foe of the doer
    std::vector<Point> area;
    int percent = 0;
    int tiles = 1;
    SkillId skill;
    ItemId item;
    StatusId status;
    int times = 1;  ///< how often one creature must do it for it to count, >= 1
    int from_round = 1;
    int to_round = last_round;  ///< only acts in rounds from_round..to_round count
};

/// `must`: all of `who`, or `at_least` of them, do it. Otherwise none of them do it, or fewer than `at_least`.
struct DrillDemand {
    bool must = true;
    DrillAct act;
    int at_least = 0;                ///< number of creatures; 0: all for `must`, else one
    std::optional<DrillAct> before;  ///< only acts before the first of these count
    int in = 100;                    ///< the demand must hold in at least this percentage of the games
    std::string words;               ///< the author's text
};

struct Drill {
    std::string title;
    DrillSide side = DrillSide::companions;
    std::shared_ptr<const Catalog> catalog;
    DungeonId dungeon;
    World world;
    /// Commands of party members, given one per turn. Afterwards, or if a command is refused, they wait. Either only the leader has
    /// commands or all members; members without commands are AI-controlled.
    std::map<EntityId, std::vector<Command>> commands;
    int rounds = 10;
    int games = 10;
    std::uint64_t seed = 1;  ///< of the first game; each following one adds 1
    std::vector<DrillDemand> demands;
    TacticId fails_under;  ///< the drill fails if the tested side follows this tactic; none: not known

    bool fails_without_orders = false;  ///< the drill fails if the player gives no orders
    bool fails_without_boons = false;   ///< the drill fails without boons
    bool fails_without_parts = false;   ///< the drill fails if creatures have only the parts of their species

    EntityId leader() const { return world.roster().leader_of(TeamId(0)); }
};

/// One game of a drill.
struct DrillGame {
    std::vector<bool> held;           ///< by demand
    std::uint64_t hash = 0;           ///< of the final state
    std::vector<std::string> faults;  ///< as those of SelfPlay
};

DrillGame play(const Drill& drill, std::uint64_t seed);

/// The number of games in which a demand held.
struct DemandTally {
    int held = 0;
    std::optional<std::uint64_t> first_failed;  ///< seed
};

struct DrillResult {
    int games = 0;
    std::vector<DemandTally> demands;
    std::vector<std::string> faults;

    bool holds(const Drill& drill, std::size_t demand) const { return demands[demand].held * 100 >= drill.demands[demand].in * games; }
    bool passes(const Drill& drill) const;
};

/// `games`: the drill's games, in the order of their seeds.
DrillResult tally(const Drill& drill, const std::vector<DrillGame>& games);

/// The drill with the tested side following `tactic` without looking ahead. Sleepers are awake under a tactic without the plan `sleep`.
Drill under_tactic(Drill drill, TacticId tactic);
/// The drill without the player's orders.
Drill without_orders(Drill drill);
/// The drill without boons.
Drill without_boons(Drill drill);
/// The drill with only those parts that species begin with.
Drill without_parts(Drill drill);
/// The drill with the tested side's tactics looking ahead that many rounds.
Drill looking_ahead(Drill drill, int rounds);

}  // namespace td
