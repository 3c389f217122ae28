// A fight in which everything that the order may depend on happens at random: actions, deaths, joins, new teams, speeds, blockers,
// edits of the team. Driven by any time system; the same seed gives the same fight as long as the order is the same.
#pragma once

#include <string>
#include <vector>

#include "base/rng.hpp"
#include "time/time_event.hpp"
#include "world/team_order.hpp"

namespace td {

struct FightRules {
    int creatures = 10;
    int percent_changes = 30;  ///< how often anything but the action itself happens in a turn
    bool blockers = true;
    bool edits = true;  ///< of the teams' order, before an action and in passing
    bool changes_between_turns = false;
};

/// A plain value: a copy goes on as the original would.
template <class System>
class RandomFight {
public:
    RandomFight(std::uint64_t seed, FightRules rules) : m_rng(seed), m_rules(rules) {
        add_team(Faction::player);
        while (m_roster.actors.size() < static_cast<std::size_t>(rules.creatures)) {
            if (m_rng.chance(25))
                add_team(m_rng.chance(30) ? Faction::neutral : Faction::foe);
            else
                add_creature(random_team(), m_rng.chance(20));
        }
        for (Team& team : m_roster.teams)
            if (!team.members.empty()) team.leader = m_rng.below(static_cast<std::uint32_t>(team.members.size()));
        m_time.start(m_roster);
    }

    /// Goes on to the next event, and lets the creature whose turn it is act.
    TimeEvent step() {
        const BlockerOf in_the_way = [this](EntityId actor, MayStillAct) { return blocker_of(actor); };
        const BlockerOf* const asked = m_rules.blockers ? &in_the_way : nullptr;
        TimeEvent event = m_time.next(m_roster, asked);
        if (event.kind == TimeEvent::Kind::round_ends || event.kind == TimeEvent::Kind::round_begins) m_ended = false;
        if (event.kind == TimeEvent::Kind::turn && m_ended) ++m_turns_too_late;
        if (event.kind == TimeEvent::Kind::cycle_begins) note_eligible();
        if (event.kind == TimeEvent::Kind::action_due) return carry_out(log(event));
        if (event.kind != TimeEvent::Kind::turn) {
            change_between_turns(event);
            return log(event);
        }
        if (m_rules.edits && event.actor == m_roster.leader_of(player)) {
            edit_own_team();
            event = m_time.next(m_roster, asked);
        }
        ++m_turn;
        log(event);
        const ActionCost action{static_cast<ActionClass>(m_rng.below(3)), 5 + 5 * static_cast<Ticks>(m_rng.below(60))};
        m_actions.push_back(action);
        const bool at_once = m_time.begin_action(m_roster, event.actor, action);
        while (m_rng.chance(m_rules.percent_changes)) change_something(event.actor);
        if (at_once) m_time.finish(m_roster, event.actor, action);
        if (m_rng.chance(m_rules.percent_changes / 10)) {
            m_time.end_round();
            m_ended = true;
        }
        return event;
    }

    const Roster& roster() const { return m_roster; }
    const System& time() const { return m_time; }
    const std::vector<TimeEvent>& events() const { return m_time_events; }
    /// The creatures that were eligible when the last cycle began.
    const std::vector<EntityId>& eligible() const { return m_eligible; }
    /// What was done in the turns, in their order.
    const std::vector<ActionCost>& actions() const { return m_actions; }
    /// Turns in rounds that had been ended.
    int turns_too_late() const { return m_turns_too_late; }
    static constexpr TeamId player{0};

private:
    TimeEvent log(const TimeEvent& event) {
        m_time_events.push_back(event);
        return event;
    }
    TimeEvent carry_out(TimeEvent event) {
        while (m_rng.chance(m_rules.percent_changes)) change_something(event.actor);
        m_time.finish(m_roster, event.actor, {});
        return event;
    }
    void note_eligible() {
        m_eligible.clear();
        m_time.each_eligible(m_roster, [this](EntityId actor) { m_eligible.push_back(actor); });
    }

    TeamId random_team() { return TeamId(m_rng.below(static_cast<std::uint32_t>(m_roster.teams.size()))); }
    EntityId random_creature() { return EntityId(m_rng.below(static_cast<std::uint32_t>(m_roster.actors.size()))); }
    std::int8_t random_speed() { return static_cast<std::int8_t>(m_rng.between(-3, 3)); }

    ActorTime random_row(TeamId team) {
        ActorTime row{.team = team, .speed = random_speed(), .here = true};
        row.delay = m_rng.between(-1, 60);
        row.allowance = m_rng.between(20, 300);
        row.pool = m_rng.between(-100, 100);
        row.wait = m_rng.between(1, 300);
        row.actions = static_cast<std::int16_t>(m_rng.between(1, 3));
        return row;
    }
    EntityId add_creature(TeamId team, bool as_guest) {
        const EntityId id(m_roster.actors.size());
        m_roster.actors.push_back(random_row(team));
        (as_guest ? m_roster[team].guests : m_roster[team].members).push_back(id);
        return id;
    }
    EntityId add_team(Faction faction) {
        m_roster.teams.push_back({.faction = faction});
        return add_creature(TeamId(m_roster.teams.size() - 1), false);
    }

    /// The same answer all through some turns, another one later; the player's leader is steered, so it is never asked.
    EntityId blocker_of(EntityId actor) const {
        if (actor == m_roster.leader_of(player)) return {};
        Rng rng = Rng::named(m_turn / 8, "blockers", actor.value);
        if (rng.chance(25)) return {};
        const std::vector<EntityId>& near = m_roster[m_roster[actor].team].members;
        const auto all = static_cast<std::uint32_t>(m_roster.actors.size());
        return rng.chance(50) && !near.empty() ? near[rng.below(static_cast<std::uint32_t>(near.size()))] : EntityId(rng.below(all));
    }

    void edit_own_team() {
        const auto slots = static_cast<std::uint32_t>(m_roster[player].members.size());
        while (m_rng.chance(m_rules.percent_changes)) {
            const EntityId leader = m_roster[player].members[m_rng.below(slots)];
            if (m_rng.chance(50))
                swap_slots(m_roster, player, m_rng.below(slots), m_rng.below(slots));
            else if (m_time.may_take_over(m_roster, leader))
                set_leader(m_roster, player, leader);
            m_time.team_edited(m_roster, player);
        }
    }

    /// Effects at the beginning of a round or a cycle may change a speed before any creature is asked; newcomers may come when all are
    /// dead.
    void change_between_turns(const TimeEvent& event) {
        if (!m_rules.changes_between_turns || !m_rng.chance(m_rules.percent_changes)) return;
        if (event.kind == TimeEvent::Kind::no_actor_left)
            revive(random_creature());
        else
            change_speed(random_creature());
    }
    void change_something(EntityId asked) {
        switch (m_rng.below(m_rules.edits ? 7 : 5)) {
            case 0: return m_rng.chance(50) ? die(random_creature()) : reconsider(random_creature());
            case 1: return m_time.joined(m_roster, add_creature(random_team(), m_rng.chance(30)));
            case 2: return m_rng.chance(80) ? revive(random_creature()) : m_time.joined(m_roster, add_team(Faction::foe));
            case 3:
            case 4: return change_speed(random_creature());
            case 5: return reorder(random_team());
            default: return die(asked);
        }
    }
    void reconsider(EntityId who) { m_time.replace_action(m_roster, who, {ActionClass::action, m_rng.between(1, 400)}); }
    void die(EntityId who) {
        if (!m_roster.is_here(who)) return;
        m_roster[who].here = false;
        m_time.left(m_roster, who);
        pass_lead_on(m_roster[who].team, who);
    }
    /// As in the game: the one that leads now is the appointed leader from now on.
    void pass_lead_on(TeamId team, EntityId dead) {
        const std::vector<EntityId>& members = m_roster[team].members;
        const EntityId next = m_roster.leader_of(team);
        if (!next || m_roster[team].leader >= members.size() || members[m_roster[team].leader] != dead) return;
        set_leader(m_roster, team, next);
        m_time.team_changed(m_roster, team);
    }
    void revive(EntityId who) {
        if (m_roster.is_here(who)) return;
        m_roster[who].here = true;
        m_time.joined(m_roster, who);
    }
    void change_speed(EntityId who) {
        m_roster[who].speed = random_speed();
        m_roster[who].allowance = m_rng.between(20, 300);
        m_roster[who].wait = m_rng.between(1, 300);
        m_time.speed_changed(m_roster, who);
    }
    /// A team gets another order during an action.
    void reorder(TeamId team) {
        if (m_roster[team].members.empty()) return;
        const auto slots = static_cast<std::uint32_t>(m_roster[team].members.size());
        swap_slots(m_roster, team, m_rng.below(slots), m_rng.below(slots));
        m_roster[team].leader = m_rng.below(slots);
        m_time.team_changed(m_roster, team);
    }

    Rng m_rng;
    FightRules m_rules;
    Roster m_roster;
    System m_time;
    std::uint64_t m_turn = 0;
    bool m_ended = false;
    int m_turns_too_late = 0;
    std::vector<TimeEvent> m_time_events;
    std::vector<EntityId> m_eligible;
    std::vector<ActionCost> m_actions;
};

}  // namespace td
