// The six-tier order, per turn of one creature, as the game's loop asks for it: every round and cycle told, blockers asked for, and now and
// then a change of speed, a new order of a team, a death or a newcomer. The rival, a scheduler on std::priority_queue, does the same.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "bench/turn_mix.hpp"
#include "time/time_system.hpp"

using namespace td;
using namespace td::bench;

namespace {

/// The usual way to keep the same order: a creature that has had its turn is put back at its next one, and what changed is put in once
/// more, the old entry being passed over when it comes up. A change of round or cycle from one entry to the next is told as an event of its
/// own.
class QueueScheduler {
public:
    void start(const Roster& roster) {
        m_rows.resize(roster.actors.size());
        for (std::size_t team = 0; team < roster.teams.size(); ++team) place_team(roster, TeamId(team));
        for (std::size_t i = 0; i < m_rows.size(); ++i) push(EntityId(i), round_keys);
    }

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        while (!m_queue.empty()) {
            const Entry entry = m_queue.top();
            if (m_rows[entry.actor.index()].version != entry.version || !roster.is_here(entry.actor)) {
                m_queue.pop();
                continue;
            }
            const std::uint64_t cycle = entry.key / faction_keys;
            if (cycle != m_cycle) return begin_next(cycle);
            m_queue.pop();
            if (blocker_of && (*blocker_of)(entry.actor, [](EntityId) { return true; }))
                std::abort();  // no creature stands in the way in these fights
            return event(TimeEvent::Kind::turn, entry.actor);
        }
        return {};
    }

    /// The team of `asked` has another order, so another creature of it may come first.
    void ask_again(EntityId asked) { push(asked, m_now); }

    void finish(const Roster& roster, EntityId actor, ActionCost action) {
        if (roster.is_here(actor)) push(actor, next_key(roster[actor].speed, action.kind));
    }
    void joined(const Roster& roster, EntityId actor) {
        place_team(roster, roster[actor].team);
        push(actor, m_now / (round_keys)*round_keys + round_keys);
    }
    void left(const Roster&, EntityId actor) { ++m_rows[actor.index()].version; }
    void speed_changed(const Roster& roster, EntityId actor) {
        if (roster.is_here(actor)) push(actor, next_key(roster[actor].speed, ActionClass::move));
    }
    void team_edited(const Roster& roster, TeamId team) { place_team(roster, team); }

private:
    // A key is round, tier, faction and place in one number, so that comparing two is one instruction.
    static constexpr std::uint64_t faction_keys = 1u << 22;
    static constexpr std::uint64_t order_keys = 4 * faction_keys;
    static constexpr std::uint64_t round_keys = 8 * order_keys;

    struct Entry {
        std::uint64_t key;
        EntityId actor;
        std::uint32_t version;
        friend bool operator>(const Entry& a, const Entry& b) { return a.key > b.key; }
    };
    struct Row {
        std::uint32_t place = 0;
        std::uint32_t version = 0;
    };

    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const {
        const auto tier = static_cast<int>(m_now % round_keys / order_keys);
        const Ticks time = (m_round - 1) * 100 + tier_ticks[static_cast<std::size_t>(tier)];
        return {kind, actor, static_cast<Faction>(m_cycle % 4), {m_round, tier, time}};
    }
    /// The end of the round, the beginning of the next one, or that of the cycle that comes next.
    TimeEvent begin_next(std::uint64_t cycle) {
        const auto round = static_cast<int>(cycle * faction_keys / round_keys);
        m_cycle = 0;
        if (m_round != round && std::exchange(m_in_round, false)) return event(TimeEvent::Kind::round_ends);
        m_now = cycle * faction_keys / order_keys * order_keys;
        m_round = round;
        if (!std::exchange(m_in_round, true)) return event(TimeEvent::Kind::round_begins);
        m_cycle = cycle;
        return event(TimeEvent::Kind::cycle_begins);
    }
    void place_team(const Roster& roster, TeamId team) {
        std::uint32_t place = static_cast<std::uint32_t>(team.index()) * 64 + (static_cast<std::uint32_t>(roster[team].faction) << 22);
        const EntityId leader = roster.leader_of(team);
        if (leader) m_rows[leader.index()].place = place++;
        for (const EntityId member : roster[team].members)
            if (member != leader) m_rows[member.index()].place = place++;
    }
    void push(EntityId actor, std::uint64_t instant) {
        Row& row = m_rows[actor.index()];
        m_queue.push({instant + row.place, actor, ++row.version});
    }
    std::uint64_t next_key(int speed, ActionClass kind) const {
        const std::uint64_t round = m_now / round_keys * round_keys;
        if (kind == ActionClass::move && speed < 0) return round + static_cast<std::uint64_t>(1 - speed) * round_keys;
        if (kind != ActionClass::action && speed > 0)
            for (int tier = static_cast<int>((m_now - round) / order_keys) + 1; tier < tier_count; ++tier)
                if (acts_in_tier(speed, tier)) return round + static_cast<std::uint64_t>(tier) * order_keys;
        return round + round_keys;
    }

    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue;
    std::vector<Row> m_rows;
    std::uint64_t m_now = round_keys;
    std::uint64_t m_cycle = 0;  ///< the one that goes on, a key without the place; 0: none does
    int m_round = 0;
    bool m_in_round = false;
};

const BlockerOf asked_who_blocks = [](EntityId, MayStillAct) { return EntityId{}; };

template <class Scheduler>
EntityId next_actor(Scheduler& scheduler, const Roster& roster) {
    while (true) {
        const TimeEvent event = scheduler.next(roster, &asked_who_blocks);
        if (event.kind == TimeEvent::Kind::turn) return event.actor;
    }
}

void ask_again(TimeSystem&, EntityId) {}
void ask_again(QueueScheduler& queue, EntityId asked) { queue.ask_again(asked); }

/// One iteration is one turn of one actor.
template <class Scheduler>
void turns(benchmark::State& state, Scheduler scheduler) {
    const auto size = static_cast<std::size_t>(state.range(0));
    const std::vector<MixedTurn> mix = mixed_turns(size, true);
    MixedFight<Scheduler> fight(size);
    scheduler.start(fight.roster());
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(mix.size()))) {
        for (const MixedTurn& mixed : mix) {
            EntityId actor = next_actor(scheduler, fight.roster());
            if (mixed.change != Change::none && fight.make(mixed, scheduler, actor)) [[unlikely]] {
                ask_again(scheduler, actor);
                actor = next_actor(scheduler, fight.roster());
            }
            benchmark::DoNotOptimize(std::as_const(actor));  // as a constant it may stay in a register
            scheduler.finish(fight.roster(), actor, {mixed.action});
        }
    }
}

/// Without changes both must give the same turns, or the comparison says nothing.
void same_order(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    const std::vector<MixedTurn> mix = mixed_turns(size, false);
    const Roster roster = crowd(size);
    TimeSystem time{SixTier{}};
    QueueScheduler queue;
    time.start(roster);
    queue.start(roster);
    std::size_t turn = 0;
    for (auto _ : state) {
        const TimeEvent event = time.next(roster, nullptr);
        const TimeEvent told = queue.next(roster, nullptr);
        if (event.kind != told.kind || event.actor != told.actor) return state.SkipWithError("the rival tells other events");
        if (event.kind != TimeEvent::Kind::turn) continue;
        const ActionCost action{mix[turn++ & (mix.size() - 1)].action};
        time.finish(roster, event.actor, action);
        queue.finish(roster, event.actor, action);
    }
}

void ours(benchmark::State& state) { turns(state, TimeSystem{SixTier{}}); }
void rival(benchmark::State& state) { turns(state, QueueScheduler{}); }

BENCHMARK(ours)->Name("six_tier/ours")->Arg(100)->Arg(10'000);
BENCHMARK(rival)->Name("six_tier/priority_queue")->Arg(100)->Arg(10'000);
BENCHMARK(same_order)->Name("six_tier/same_order")->Arg(100)->Arg(10'000);

}  // namespace
