// Decides whether the demands of a drill hold in one game.
#pragma once

#include <map>
#include <vector>

#include "base/function_ref.hpp"
#include "game/run/game.hpp"
#include "tools/lab/drill.hpp"

namespace td {

class DrillJudge {
public:
    /// The drill must outlive the judge.
    explicit DrillJudge(const Drill& drill);

    /// Call for every event, in order.
    void watch(const Game& game, const Event& event);
    /// Call at the end of every turn, after its events.
    void look(const Game& game);
    /// Which demands held. Call once, at the end of the game.
    std::vector<bool> verdicts(const Game& game);

private:
    /// How often each creature has done an act, and when it had done it often enough.
    struct Record {
        const DrillAct* act = nullptr;
        std::map<EntityId, int> times;
        std::map<EntityId, int> done;  ///< the moments, as m_moment
    };
    /// Counts the act for `who`, if it is one of those that the act is about.
    void count(Record& record, const World& world, EntityId who);
    /// Calls `each` with the records of acts that count in this round.
    void each_record(FunctionRef<void(Record&)> each);
    bool is_in(const DrillCast& cast, const World& world, EntityId who) const;
    bool is_near(const DrillAct& act, const World& world, EntityId who) const;
    void count_who_is_near(const Game& game, DrillAct::Kind kind);
    bool is_meant(const DrillAct& act, const World& world, EntityId who, EntityId target) const;
    void count_event(Record& record, const Game& game, const Event& event);
    bool holds(std::size_t demand, const World& world) const;

    const Drill& m_drill;
    const EntityId m_leader;
    std::vector<Record> m_acts;     ///< by demand
    std::vector<Record> m_befores;  ///< by demand; null act if the demand has no `before`
    int m_moment = 0;               ///< events seen so far
    int m_round = 1;
};

}  // namespace td
