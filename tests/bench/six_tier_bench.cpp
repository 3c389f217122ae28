// The six-tier order, per turn of one creature, as the game's loop asks for it: events told, blockers asked for, and now and then a speed,
// a team's order, a death or a newcomer. The rival is a scheduler on std::priority_queue, which tells of turns alone.
#include <benchmark/benchmark.h>

#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "bench/turn_mix.hpp"
#include "time/time_system.hpp"

using namespace td;
using namespace td::bench;

namespace {

/// The usual way to keep the same order: whoever has a turn is put back at its next one, and what changed is put in once more, the old
/// entry being passed over when it comes up.
class QueueScheduler {
public:
    void start(const Roster& roster) {
        m_rows.resize(roster.actors.size());
        for (std::size_t team = 0; team < roster.teams.size(); ++team) seat(roster, TeamId(team));
        for (std::size_t i = 0; i < m_rows.size(); ++i) push(EntityId(i), round_keys);
    }

    EntityId next(const Roster& roster) {
        while (!m_queue.empty()) {
            const Entry entry = m_queue.top();
            m_queue.pop();
            if (m_rows[entry.actor.index()].version != entry.version || !roster.alive(entry.actor)) continue;
            m_now = entry.key / order_keys * order_keys;
            return entry.actor;
        }
        return {};
    }

    /// Whose turn is it, now that the team of `asked` has another order?
    EntityId next_after(const Roster& roster, EntityId asked) {
        push(asked, m_now);
        return next(roster);
    }

    void finish(const Roster& roster, EntityId actor, ActionCost action) {
        if (roster.alive(actor)) push(actor, next_key(roster[actor].speed, action.kind));
    }
    void joined(const Roster& roster, EntityId actor) {
        seat(roster, roster[actor].team);
        push(actor, m_now / (round_keys)*round_keys + round_keys);
    }
    void left(const Roster&, EntityId actor) { ++m_rows[actor.index()].version; }
    void speed_changed(const Roster& roster, EntityId actor) {
        if (roster.alive(actor)) push(actor, next_key(roster[actor].speed, ActionClass::move));
    }
    void team_edited(const Roster& roster, TeamId team) { seat(roster, team); }

private:
    // A key is round, tier, faction and place in one number, so that comparing two is one instruction.
    static constexpr std::uint64_t order_keys = 1u << 24;
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

    void seat(const Roster& roster, TeamId team) {
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
};

const BlockerOf asked_who_blocks = [](EntityId) { return EntityId{}; };

EntityId next_actor(TimeSystem& time, const Roster& roster) { return next_turn(time, roster, &asked_who_blocks).actor; }
EntityId next_actor(QueueScheduler& queue, const Roster& roster) { return queue.next(roster); }

EntityId actor_after_reorder(TimeSystem& time, const Roster& roster, EntityId) { return next_actor(time, roster); }
EntityId actor_after_reorder(QueueScheduler& queue, const Roster& roster, EntityId asked) { return queue.next_after(roster, asked); }

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
            if (mixed.change != Change::none && fight.make(mixed, scheduler, actor)) [[unlikely]]
                actor = actor_after_reorder(scheduler, fight.roster(), actor);
            benchmark::DoNotOptimize(std::as_const(actor));  // as a constant it may stay in a register
            scheduler.finish(fight.roster(), actor, {mixed.action});
        }
    }
}

/// Without changes both must give the same order, or the comparison says nothing.
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
        const ActionCost action{mix[turn++ & (mix.size() - 1)].action};
        const EntityId actor = next_actor(time, roster);
        if (actor != queue.next(roster)) return state.SkipWithError("the rival keeps another order");
        time.finish(roster, actor, action);
        queue.finish(roster, actor, action);
    }
}

void ours(benchmark::State& state) { turns(state, TimeSystem{SixTier{}}); }
void rival(benchmark::State& state) { turns(state, QueueScheduler{}); }

BENCHMARK(ours)->Name("six_tier/ours")->Arg(4)->Arg(100)->Arg(10'000)->Arg(100'000);
BENCHMARK(rival)->Name("six_tier/priority_queue")->Arg(4)->Arg(100)->Arg(10'000)->Arg(100'000);
BENCHMARK(same_order)->Name("six_tier/same_order")->Arg(100)->Arg(10'000);

}  // namespace
