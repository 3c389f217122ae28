// A drill: a situation on a small floor, played a few times with other dice, and what must or must not happen in it. It shows whether the
// minds of companions or of foes are up to that situation.
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

/// Whose minds a drill examines.
enum class DrillSide : std::uint8_t { companions, foes };

/// The creatures that a demand speaks of: those named, and those of the groups, also if they come later.
struct DrillCast {
    enum class Group : std::uint8_t {
        party,       ///< members and guests of the player's team
        companions,  ///< the same without whoever leads at the start
        guests,
        foes,
    };
    std::vector<EntityId> named;
    std::vector<Group> groups;
};

/// What somebody may do in a drill.
struct DrillAct {
    enum class Kind : std::uint8_t {
        die,         ///< or fall
        fall_below,  ///< `percent` of its health, by being harmed
        enter,       ///< comes to stand on a tile of `area`, from outside
        leave,       ///< the opposite
        come_near,   ///< is at most `tiles` away from somebody of `whom`, at the end of any turn
        end_in,      ///< stands in `area` at the end of the drill, alive
        end_near,    ///< is at most `tiles` away from somebody of `whom` then, both alive
        attack,      ///< aims a blow, a shot or a throw at somebody of `whom`; hit or not
        hurt,        ///< harms somebody of `whom`
        use,         ///< `skill` or `item`; neither: any but the plain attack. What takes several turns: in the last of them
        begin,       ///< the first turn of a `skill` or an `item` that takes several
        gain,        ///< `status`
        wake,        ///< wakes up
        wait,        ///< spends a turn on waiting
        step,        ///< walks, or changes places
        revive,      ///< brings back somebody who has fallen
        carry,       ///< takes up somebody who has fallen
    };
    static constexpr int last_round = 1000;

    Kind kind = Kind::die;
    DrillCast who;
    DrillCast whom;  ///< attack and hurt: nobody given: any foe of the one who does it
    std::vector<Point> area;
    int percent = 0;
    int tiles = 1;
    SkillId skill;
    ItemId item;
    StatusId status;
    int times = 1;  ///< how often one creature has to do it until it counts as done, >= 1
    int from_round = 1;
    int to_round = last_round;  ///< only what is done from the one round to the other counts
};

/// `must`: everybody of `who`, or `at_least` of them, does it. Otherwise nobody of them does it, or fewer than `at_least`.
struct DrillDemand {
    bool must = true;
    DrillAct act;
    int at_least = 0;                ///< creatures; 0: everybody if they must, one if they must not
    std::optional<DrillAct> before;  ///< only what is done before anybody has done this counts
    int in = 100;                    ///< least percentage of the games in which the demand has to hold
    std::string words;               ///< as the author wrote it
};

struct Drill {
    std::string title;
    DrillSide side = DrillSide::companions;
    std::shared_ptr<const Catalog> catalog;
    DungeonId dungeon;
    World world;
    /// Creatures of the party with commands are given them one by one, and wait afterwards; where a command is refused they wait instead.
    /// Either only the leader has commands or all members; whoever has none is AI-controlled.
    std::map<EntityId, std::vector<Command>> commands;
    int rounds = 10;
    int games = 10;
    std::uint64_t seed = 1;  ///< of the first game; each following one adds 1
    std::vector<DrillDemand> demands;
    TacticId fails_under;  ///< the drill fails if those it examines follow this tactic; none: not known

    bool fails_without_orders = false;  ///< the drill fails if the player gives no orders

    EntityId leader() const { return world.roster().leader_of(TeamId(0)); }
};

/// One game of a drill.
struct DrillGame {
    std::vector<bool> held;           ///< by demand
    std::uint64_t hash = 0;           ///< of the final state
    std::vector<std::string> faults;  ///< as those of SelfPlay
};

DrillGame play(const Drill& drill, std::uint64_t seed);

/// In how many games of a drill a demand held.
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

/// `games`: of the drill, in the order of their seeds.
DrillResult tally(const Drill& drill, const std::vector<DrillGame>& games);

/// The same drill, in which those whom it examines follow `tactic`, and do not look ahead. Sleepers are awake under a tactic without the
/// plan `sleep`.
Drill under_tactic(Drill drill, TacticId tactic);
/// The same drill, in which the player gives no orders.
Drill without_orders(Drill drill);
/// The same drill, in which the tactics of those whom it examines look ahead so many rounds.
Drill looking_ahead(Drill drill, int rounds);

}  // namespace td
