// The systems that count ticks, per actor-turn: ours through the interface of the loop, and the usual scheduler on std::priority_queue.
#include <benchmark/benchmark.h>

#include <array>
#include <functional>
#include <queue>
#include <vector>

#include "base/rng.hpp"
#include "time/time_system.hpp"

using namespace td;

namespace {

constexpr std::array kinds{TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time, TimeSystemKind::deferred};

/// One team; waits and allowances as creatures may have them.
Roster crowd(std::size_t size) {
    Roster roster;
    roster.teams.push_back({.faction = Faction::player});
    Rng rng(size);
    for (std::size_t i = 0; i < size; ++i) {
        ActorTime row{.team = TeamId(0), .here = true};
        row.delay = rng.between(0, 99);
        row.allowance = rng.between(50, 200);
        row.wait = rng.between(40, 300);
        roster.teams[0].members.push_back(EntityId(i));
        roster.actors.push_back(row);
    }
    return roster;
}

/// A power of two of them, from the steps of a flyer to a volley of six.
std::vector<ActionCost> actions(std::size_t size) {
    constexpr std::array<Ticks, 10> costs{40, 50, 60, 80, 100, 100, 120, 150, 200, 400};
    std::vector<ActionCost> mix(1u << 12);
    Rng rng(size + 1);
    for (ActionCost& action : mix) action = {ActionClass::action, costs[rng.below(costs.size())]};
    return mix;
}

/// An actor that has had its turn is put back at its next one, behind those that are there already.
class QueueScheduler {
public:
    void start(const Roster& roster) {
        for (std::size_t i = 0; i < roster.actors.size(); ++i) push(EntityId(i), roster.actors[i].delay);
    }
    EntityId next() {
        const EntityId actor = m_queue.top().actor;
        m_now = m_queue.top().time;
        m_queue.pop();
        return actor;
    }
    void finish(const Roster&, EntityId actor, ActionCost action) { push(actor, m_now + action.cost); }

private:
    struct Entry {
        Ticks time;
        std::uint64_t number;
        EntityId actor;
        friend bool operator>(const Entry& a, const Entry& b) { return a.time != b.time ? a.time > b.time : a.number > b.number; }
    };
    void push(EntityId actor, Ticks time) { m_queue.push({time, m_number++, actor}); }

    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue;
    std::uint64_t m_number = 0;
    Ticks m_now = 0;
};

/// The same order as under wait times: the actor whose wait ends first stands first, at equal times by its place in the list.
class WaitQueue {
public:
    void start(const Roster& roster) {
        for (std::size_t i = 0; i < roster.actors.size(); ++i) m_queue.push({roster.actors[i].wait, EntityId(i)});
    }
    EntityId next() {
        const Entry first = m_queue.top();
        m_queue.pop();
        m_now = first.time;
        return first.actor;
    }
    void finish(const Roster& roster, EntityId actor, ActionCost) { m_queue.push({m_now + roster[actor].wait, actor}); }

private:
    struct Entry {
        Ticks time;
        EntityId actor;  ///< none joins, so its number is its place in the list
        friend bool operator>(const Entry& a, const Entry& b) { return a.time != b.time ? a.time > b.time : a.actor.value > b.actor.value; }
    };
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue;
    Ticks m_now = 0;
};

/// The same order as with deferred actions: an actor that has chosen comes up when its action is due, and then once more, behind those who
/// are there already, to choose again.
class DeferredQueue {
public:
    void start(const Roster& roster) {
        for (std::size_t i = 0; i < roster.actors.size(); ++i) push(EntityId(i), roster.actors[i].delay, false);
    }
    EntityId next() {
        while (true) {
            const Entry first = m_queue.top();
            m_queue.pop();
            m_now = first.time;
            if (!first.due) return first.actor;
            benchmark::DoNotOptimize(first);  // here its action takes effect
            push(first.actor, m_now, false);
        }
    }
    void finish(const Roster&, EntityId actor, ActionCost action) { push(actor, m_now + action.cost, true); }

private:
    struct Entry {
        Ticks time;
        std::uint64_t number;
        EntityId actor;
        bool due;
        friend bool operator>(const Entry& a, const Entry& b) { return a.time != b.time ? a.time > b.time : a.number > b.number; }
    };
    void push(EntityId actor, Ticks time, bool due) { m_queue.push({time, m_number++, actor, due}); }

    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue;
    std::uint64_t m_number = 0;
    Ticks m_now = 0;
};

/// The next who is asked; actions that fall due before take effect.
EntityId next_actor(TimeSystem& time, const Roster& roster) {
    while (true) {
        const TimeEvent event = time.next(roster, nullptr);
        if (event.kind == TimeEvent::Kind::turn) return event.actor;
        if (event.kind == TimeEvent::Kind::action_due) time.finish(roster, event.actor, {});
    }
}

void ours(benchmark::State& state, TimeSystemKind kind) {
    const auto size = static_cast<std::size_t>(state.range(0));
    const std::vector<ActionCost> mix = actions(size);
    const Roster roster = crowd(size);
    TimeSystem time = TimeSystem::make({.kind = kind}, 1);
    time.start(roster);
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(mix.size()))) {
        for (const ActionCost& action : mix) {
            const EntityId actor = next_actor(time, roster);
            benchmark::DoNotOptimize(actor);
            if (time.begin_action(roster, actor, action)) time.finish(roster, actor, action);
        }
    }
}

template <class Queue>
void rival(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    const std::vector<ActionCost> mix = actions(size);
    const Roster roster = crowd(size);
    Queue queue;
    queue.start(roster);
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(mix.size()))) {
        for (const ActionCost& action : mix) {
            const EntityId actor = queue.next();
            benchmark::DoNotOptimize(actor);
            queue.finish(roster, actor, action);
        }
    }
}

/// A system and its rival must keep the same order, or the comparison says nothing.
template <class Queue, TimeSystemKind kind>
void same_order(benchmark::State& state) {
    const auto size = static_cast<std::size_t>(state.range(0));
    const std::vector<ActionCost> mix = actions(size);
    const Roster roster = crowd(size);
    TimeSystem time = TimeSystem::make({.kind = kind}, 1);
    Queue queue;
    time.start(roster);
    queue.start(roster);
    std::size_t turn = 0;
    for (auto _ : state) {
        const ActionCost action = mix[turn++ & (mix.size() - 1)];
        const EntityId actor = next_actor(time, roster);
        if (actor != queue.next()) return state.SkipWithError("the rival keeps another order");
        if (time.begin_action(roster, actor, action)) time.finish(roster, actor, action);
        queue.finish(roster, actor, action);
    }
}

void sizes(benchmark::internal::Benchmark* row) { row->Arg(1000)->Arg(10'000); }

BENCHMARK_CAPTURE(ours, action_queue, kinds[0])->Name("action_queue/ours")->Apply(sizes);
BENCHMARK_CAPTURE(ours, energy_pool, kinds[1])->Name("energy_pool/ours")->Apply(sizes);
BENCHMARK_CAPTURE(ours, wait_time, kinds[2])->Name("wait_time/ours")->Apply(sizes);
BENCHMARK_CAPTURE(ours, deferred, kinds[3])->Name("deferred/ours")->Apply(sizes);
BENCHMARK(rival<QueueScheduler>)->Name("ticks/priority_queue")->Apply(sizes);
BENCHMARK(rival<WaitQueue>)->Name("wait_time/priority_queue")->Apply(sizes);
BENCHMARK(rival<DeferredQueue>)->Name("deferred/priority_queue")->Apply(sizes);
BENCHMARK(same_order<QueueScheduler, TimeSystemKind::action_queue>)->Name("ticks/same_order")->Arg(1000);
BENCHMARK(same_order<WaitQueue, TimeSystemKind::wait_time>)->Name("wait_time/same_order")->Arg(1000);
BENCHMARK(same_order<DeferredQueue, TimeSystemKind::deferred>)->Name("deferred/same_order")->Arg(1000);

}  // namespace
