#include "time/tick_case.hpp"

#include "time/time_system.hpp"

namespace td {

namespace {

class TickPlay {
public:
    explicit TickPlay(const TickCase& tick_case)
        : m_case(tick_case), m_roster(tick_case.roster), m_profiles(tick_case.profiles), m_time(make_time_system(tick_case.settings, 0)) {
        m_time.start(m_roster);
    }

    std::vector<TickRow> run() {
        for (int idle = 0; idle < idle_limit; ++idle) {
            const Occasion occasion = m_time.next(m_roster, {});
            if (occasion.kind == Occasion::Kind::nobody) break;
            if (occasion.kind == Occasion::Kind::round_ends && m_case.settings.kind == TimeSystemKind::action_queue)
                add(TickRow::Kind::boundary, occasion);
            if (occasion.kind == Occasion::Kind::deed_due) {
                add(TickRow::Kind::done, occasion);
                m_time.finish(m_roster, occasion.actor, {});
            }
            if (occasion.kind != Occasion::Kind::turn) continue;
            if (m_deeds == m_case.deeds.size()) break;
            add(TickRow::Kind::asked, occasion);
            do_next(occasion.actor);
            idle = 0;
        }
        return std::move(m_rows);
    }

private:
    /// So many occasions in a row without a deed: nobody will ever be asked.
    static constexpr int idle_limit = 1'000'000;

    void add(TickRow::Kind kind, const Occasion& occasion) {
        TickRow row{.kind = kind, .actor = kind == TickRow::Kind::boundary ? EntityId{} : occasion.actor};
        const TimeSystemKind system = m_case.settings.kind;
        if (system == TimeSystemKind::energy_pool || system == TimeSystemKind::wait_time) row.round = occasion.when.round;
        if (system != TimeSystemKind::energy_pool) row.time = occasion.when.time;
        m_rows.push_back(row);
    }

    Deed price(const PricedDeed& deed, EntityId doer) const { return priced(deed, m_profiles[doer.index()], m_case.costs); }

    void do_next(EntityId actor) {
        const TickDeed& given = m_case.deeds[m_deeds++];
        const Deed deed = price(given.deed, actor);
        if (m_time.begin_deed(m_roster, actor, deed)) m_time.finish(m_roster, actor, deed);
        for (const TickChange& change : given.after) std::visit([this](const auto& c) { apply(c); }, change);
    }

    void apply(const Leave& leave) {
        if (!m_roster.alive(leave.who)) return;
        m_roster[leave.who].alive = false;
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
    void apply(const Replace& replace) { m_time.replace_deed(m_roster, replace.who, price(replace.deed, replace.who)); }
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
    std::size_t m_deeds = 0;  ///< given so far
    std::vector<TickRow> m_rows;
};

}  // namespace

std::vector<TickRow> play(const TickCase& tick_case) { return TickPlay(tick_case).run(); }

std::string to_string(const TickRow& row, const TickCase& tick_case) {
    const TimeSystemKind system = tick_case.settings.kind;
    std::string text = "[";
    if (system != TimeSystemKind::energy_pool) text += std::to_string(row.time) + ", ";
    if (system == TimeSystemKind::energy_pool || system == TimeSystemKind::wait_time) text += std::to_string(row.round) + ", ";
    text += row.kind == TickRow::Kind::boundary ? "turn" : tick_case.names[row.actor.index()];
    if (system == TimeSystemKind::deferred) text += row.kind == TickRow::Kind::done ? ", done" : ", asked";
    return text += "]";
}

}  // namespace td
