#include "tools/cases/tick_case.hpp"

#include "time/time_system.hpp"

namespace td {

namespace {

class TickPlay {
public:
    explicit TickPlay(const TickCase& tick_case)
        : m_case(tick_case), m_roster(tick_case.roster), m_profiles(tick_case.profiles), m_time(TimeSystem::make(tick_case.settings, 0)) {
        m_time.start(m_roster);
    }

    std::vector<TickRow> run() {
        for (int idle = 0; idle < idle_limit; ++idle) {
            const TimeEvent event = m_time.next(m_roster, {});
            if (event.kind == TimeEvent::Kind::no_actor_left) break;
            if (event.kind == TimeEvent::Kind::round_ends && m_case.columns.boundary) add(TickRow::Kind::boundary, event);
            if (event.kind == TimeEvent::Kind::action_due) {
                add(TickRow::Kind::done, event);
                m_time.finish(m_roster, event.actor, {});
            }
            if (event.kind != TimeEvent::Kind::turn) continue;
            if (m_actions == m_case.actions.size()) break;
            add(TickRow::Kind::asked, event);
            do_next(event.actor);
            idle = 0;
        }
        return std::move(m_rows);
    }

private:
    /// After this many events in a row without an action, no creature will ever be asked.
    static constexpr int idle_limit = 1'000'000;

    void add(TickRow::Kind kind, const TimeEvent& event) {
        TickRow row{.kind = kind, .actor = kind == TickRow::Kind::boundary ? EntityId{} : event.actor};
        if (!m_case.columns.round.empty()) row.round = event.when.round;
        if (!m_case.columns.time.empty()) row.time = event.when.time;
        m_rows.push_back(row);
    }

    ActionCost price(const PricedAction& action, EntityId doer) const { return priced(action, m_profiles[doer.index()], m_case.costs); }

    void do_next(EntityId actor) {
        const TickAction& given = m_case.actions[m_actions++];
        const ActionCost action = price(given.action, actor);
        if (m_time.begin_action(m_roster, actor, action)) m_time.finish(m_roster, actor, action);
        for (const TickChange& change : given.after) std::visit([this](const auto& c) { apply(c); }, change);
    }

    void apply(const Leave& leave) {
        if (!m_roster.is_here(leave.who)) return;
        m_roster[leave.who].here = false;
        m_time.left(m_roster, leave.who);
    }
    void apply(const Enter& enter) {
        m_roster[enter.who] = enter.row;
        m_roster.teams.front().members.push_back(enter.who);
        m_time.joined(m_roster, enter.who);
    }
    void apply(const SetAllowance& set) {
        m_roster[set.who].allowance = set.to;
        m_time.speed_changed(m_roster, set.who);
    }
    void apply(const SetWait& set) {
        m_roster[set.who].wait = set.to;
        m_time.speed_changed(m_roster, set.who);
    }
    void apply(const Replace& replace) { m_time.replace_action(m_roster, replace.who, price(replace.action, replace.who)); }
    void apply(const Refit& refit) {
        CostProfile& profile = m_profiles[refit.who.index()];
        profile.propulsion = refit.propulsion.value_or(profile.propulsion);
        profile.units = refit.units.value_or(profile.units);
        profile.overweight = refit.overweight.value_or(profile.overweight);
        profile.speed = refit.speed.value_or(profile.speed);
    }

    const TickCase& m_case;
    Roster m_roster;
    std::vector<CostProfile> m_profiles;
    TimeSystem m_time;
    std::size_t m_actions = 0;  ///< given so far
    std::vector<TickRow> m_rows;
};

}  // namespace

std::vector<TickRow> play(const TickCase& tick_case) { return TickPlay(tick_case).run(); }

std::string to_string(const TickRow& row, const TickCase& tick_case) {
    const TickColumns& columns = tick_case.columns;
    std::string text = "[";
    if (!columns.time.empty()) text += std::to_string(row.time) + ", ";
    if (!columns.round.empty()) text += std::to_string(row.round) + ", ";
    text += row.kind == TickRow::Kind::boundary ? "turn" : tick_case.names[row.actor.index()];
    if (columns.stage) text += row.kind == TickRow::Kind::done ? ", done" : ", asked";
    return text += "]";
}

}  // namespace td
