#include "tools/cases/tick_case_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "base/nearest.hpp"
#include "tools/cases/priced_action.hpp"

namespace td {

namespace {

constexpr std::int64_t most_ticks = 1'000'000'000;

/// For all systems except the first, whose cases have their own format.
const std::vector<std::string_view> system_names(time_system_names.begin() + 1, time_system_names.end());

/// The values of a newcomer before its keys are read.
constexpr ActorTime newcomer{.team = TeamId(0), .here = true};

std::int32_t ticks_at(CaseMap& map, std::string_view key, std::int64_t otherwise, std::int64_t low) {
    return static_cast<std::int32_t>(map.integer_or(key, otherwise, low, most_ticks));
}

// The keys of an actor or newcomer that hold its time, for each system.

void read_start(CaseMap& map, ActorTime& row) { row.delay = ticks_at(map, "start", ActorTime::at_once, 0); }
void read_delay(CaseMap& map, ActorTime& row) { row.delay = ticks_at(map, "delay", ActorTime::at_once, 0); }
void read_allowance(CaseMap& map, ActorTime& row) { row.allowance = ticks_at(map, "allowance", row.allowance, -most_ticks); }
void read_allowance_and_pool(CaseMap& map, ActorTime& row) {
    read_allowance(map, row);
    row.pool = ticks_at(map, "pool", row.pool, -most_ticks);
}
void read_wait_and_actions(CaseMap& map, ActorTime& row) {
    row.wait = ticks_at(map, "mwt", row.wait, 1);
    row.actions = static_cast<std::int16_t>(map.integer_or("ap", row.actions, 1, 1000));
}
void read_no_time(CaseMap&, ActorTime&) {}

/// A row as messages show it: `[time, id, asked or done]`.
std::string layout_of(const TickColumns& columns) {
    std::string layout = "[";
    for (const std::string_view name : {columns.time, columns.round})
        if (!name.empty()) layout.append(name).append(", ");
    return layout + "id" + (columns.stage ? ", asked or done]" : "]");
}

/// The fields that set the actor's speed.
template <class Drive>
void read_drive(CaseMap& map, Drive& drive) {
    map.read("propulsion", propulsion(), drive.propulsion);
    map.read("units", drive_units(), drive.units);
    map.read("overweight", drive_overweight(), drive.overweight);
    map.read("speed", doer_speed(), drive.speed);
}

}  // namespace

/// The format of the cases of one system: everything that differs between systems.
struct TickCaseReader::Format {
    TimeSystemKind kind;
    std::string_view name;  ///< in messages
    bool may_wait = false;  ///< an action may be `{wait: true}`
    TickColumns columns;    ///< the columns of an expected row
    void (TickCaseReader::*read_settings)(CaseMap&) = nullptr;
    void (*read_actor)(CaseMap&, ActorTime&) = nullptr;
    void (*read_newcomer)(CaseMap&, ActorTime&) = nullptr;
    /// Reads a change after an action that only this system has; if it has none, reports that another change is missing.
    void (TickCaseReader::*read_change)(CaseMap&, std::vector<TickChange>&) = nullptr;
};

const TickCaseReader::Format& TickCaseReader::format_of(TimeSystemKind kind) {
    using Self = TickCaseReader;
    static const std::array<Format, 4> formats{{
        {.kind = TimeSystemKind::action_queue,
         .name = "an action queue",
         .columns = {.time = "time", .boundary = true},
         .read_settings = &Self::read_turn,
         .read_actor = read_start,
         .read_newcomer = read_delay,
         .read_change = &Self::refuse_change},
        {.kind = TimeSystemKind::energy_pool,
         .name = "an energy pool",
         .may_wait = true,
         .columns = {.round = "pass"},
         .read_settings = &Self::read_wait_rule,
         .read_actor = read_allowance_and_pool,
         .read_newcomer = read_allowance,
         .read_change = &Self::read_allowance_change},
        {.kind = TimeSystemKind::wait_time,
         .name = "a system of wait times",
         .may_wait = true,
         .columns = {.time = "battle_wt", .round = "round"},
         .read_settings = &Self::read_round_and_charge,
         .read_actor = read_wait_and_actions,
         .read_newcomer = read_wait_and_actions,
         .read_change = &Self::read_wait_change},
        {.kind = TimeSystemKind::deferred,
         .name = "a system of deferred actions",
         .columns = {.time = "time", .stage = true},
         .read_settings = &Self::read_no_settings,
         .read_actor = read_start,
         .read_newcomer = read_no_time,
         .read_change = &Self::read_replacement},
    }};
    static_assert(formats.size() == time_system_names.size() - 1, "every time system except six tiers has a format");
    return *std::find_if(formats.begin(), formats.end(), [kind](const Format& format) { return format.kind == kind; });
}

TickCase TickCaseReader::read(TreeNode node, bool must_expect) {
    m_case = {};
    m_case.roster.teams.push_back({.faction = Faction::player});
    m_fields.forget_ids();
    m_fields.map(node, "a case", [&](CaseMap& map) { read_parts(map, must_expect); });
    m_case.names = m_fields.names();
    return std::move(m_case);
}

void TickCaseReader::read_parts(CaseMap& map, bool must_expect) {
    if (const auto name = map.required("name")) m_case.name = m_fields.text(*name, "the name");
    const auto system = map.required("time_system");
    map.read("costs", costs(), m_case.costs);
    // These keys are known, even if a missing system leaves them unread: what they may hold depends on the system.
    for (const std::string_view key : {"actors", "deeds", "expect"}) map.find(key);
    if (!system || !read_system(*system)) return;
    if (const auto actors = map.required("actors")) read_actors(*actors);
    if (const auto actions = map.required("deeds")) read_actions(*actions);
    m_case.roster.actors.resize(m_fields.names().size());
    m_case.profiles.resize(m_fields.names().size());
    if (const auto expect = must_expect ? map.required("expect") : map.find("expect")) read_expected(*expect);
}

bool TickCaseReader::read_system(TreeNode node) {
    if (!node.is_map()) return read_system_name(node);
    auto name = node.find("kind");
    if (!name) name = node.find("system");
    if (name && !read_system_name(*name)) return false;
    m_fields.map(node, name ? m_format->name : "a time system", [&](CaseMap& map) {
        if (!map.find("system")) map.required("kind");
        map.find("kind");
        if (name) (this->*m_format->read_settings)(map);
    });
    return name.has_value();
}

bool TickCaseReader::read_system_name(TreeNode node) {
    const auto found = std::find(system_names.begin(), system_names.end(), node.text());
    if (!node.is_text() || found == system_names.end()) {
        const bool tiers = !did_you_mean(node.text(), {time_system_names.front()}).empty();
        m_fields.complain(node, ProblemCode::unknown_choice,
                          fmt::format("the time system must be one of {}", fmt::join(system_names, ", ")),
                          tiers ? "cases of the six-tier round name no time_system" : did_you_mean(node.text(), system_names));
        return false;
    }
    m_case.settings.kind = static_cast<TimeSystemKind>(found - system_names.begin() + 1);
    m_format = &format_of(m_case.settings.kind);
    m_case.columns = m_format->columns;
    return true;
}

void TickCaseReader::read_turn(CaseMap& map) { m_case.settings.turn = static_cast<int>(map.integer_or("turn", 100, 1, most_ticks)); }

void TickCaseReader::read_wait_rule(CaseMap& map) {
    if (const auto wait = map.find("wait")) m_case.settings.wait = static_cast<WaitRule>(m_fields.choice(*wait, "wait", {"cost", "drain"}));
}

void TickCaseReader::read_round_and_charge(CaseMap& map) {
    if (const auto round = map.find("round")) read_round(*round);
    if (const auto charge = map.find("charge"))
        m_case.settings.charge = static_cast<WaitCharge>(m_fields.choice(*charge, "charge", {"mwt", "cost"}));
}

void TickCaseReader::read_no_settings(CaseMap&) {}

void TickCaseReader::read_round(TreeNode node) {
    m_fields.map(node, "a round", [&](CaseMap& map) {
        RoundLength& round = m_case.settings.round;
        const auto ticks = map.find("wait_time"), turns = map.find("turns");
        if (ticks) round.wait_time = static_cast<int>(m_fields.integer(*ticks, "wait_time", 1, most_ticks));
        if (turns) round.turns = static_cast<int>(m_fields.integer(*turns, "turns", 1, most_ticks));
    });
}

void TickCaseReader::read_actors(TreeNode node) {
    if (!m_fields.list(node, "actors")) return;
    for (const TreeNode item : node.items())
        m_fields.map(item, "an actor", [&](CaseMap& map) {
            const auto id = map.required("id");
            ActorTime row = newcomer;
            m_format->read_actor(map, row);
            const CostProfile profile = read_profile(map);
            if (!id) return;
            m_case.roster.teams.front().members.push_back(m_fields.new_id(*id));
            m_case.roster.actors.push_back(row);
            m_case.profiles.resize(m_fields.names().size());
            m_case.profiles.back() = profile;
        });
}

CostProfile TickCaseReader::read_profile(CaseMap& map) {
    CostProfile profile;
    read_drive(map, profile);
    map.read("costs", costs(), profile.costs);
    return profile;
}

void TickCaseReader::read_actions(TreeNode node) {
    if (!m_fields.list(node, "deeds")) return;
    for (const TreeNode item : node.items()) m_case.actions.push_back(read_action(item));
}

TickAction TickCaseReader::read_action(TreeNode node) {
    TickAction given{{CostEntry::other}, {}};
    m_fields.map(node, "a deed", [&](CaseMap& map) {
        const auto wait = m_format->may_wait ? map.find_kind("wait", "a wait") : std::nullopt;
        const auto after = map.find("after");
        if (!wait)
            given.action = read_price(map, "a deed");
        else if (m_fields.choice(*wait, "wait", {"true"}) == 0)
            given.action.entry = CostEntry::wait;
        if (after && m_fields.list(*after, "after"))
            for (const TreeNode change : after->items()) read_change(change, given.after);
    });
    return given;
}

/// For an action or a replacement.
PricedAction TickCaseReader::read_price(CaseMap& map, std::string_view what) {
    PricedAction action{CostEntry::other};
    const auto cost = map.find("cost"), entry = map.find("do");
    if (!cost && !entry && map.is_map())
        m_fields.complain(map.node(), ProblemCode::missing_field, fmt::format("{} needs the key \"cost\" or \"do\"", what));
    if (cost && entry)
        m_fields.complain(*cost, ProblemCode::bad_combination,
                          "an action has either its own `cost`, or a `do` whose cost is in the tables");
    if (cost) action.cost = m_fields.integer(*cost, "the cost", 1, most_ticks);
    const std::size_t problems = m_fields.problem_count();
    map.read("do", cost_entry(), action.entry);
    map.read("weapons", weapon_times(), action.weapons);
    map.read("costs", costs(), action.costs);
    if (m_fields.problem_count() == problems && map.is_map()) {
        Reader reader = m_fields.reader();
        check_action(map.node(), action, reader);
    }
    return action;
}

void TickCaseReader::read_change(TreeNode node, std::vector<TickChange>& changes) {
    m_fields.map(node, "what follows a deed", [&](CaseMap& map) {
        if (const auto leave = map.find_kind("leave", "a leave"))
            changes.push_back(Leave{m_fields.known_id(*leave)});
        else if (const auto join = map.find_kind("join", "a join"))
            changes.push_back(read_join(map, *join));
        else if (const auto refit = map.find_kind("refit", "a refit"))
            changes.push_back(read_refit(map, *refit));
        else
            (this->*m_format->read_change)(map, changes);
    });
}

Enter TickCaseReader::read_join(CaseMap& map, TreeNode who) {
    Enter enter{m_fields.new_id(who), newcomer};
    m_format->read_newcomer(map, enter.row);
    m_case.profiles.resize(m_fields.names().size());
    m_case.profiles.back() = read_profile(map);
    return enter;
}

Refit TickCaseReader::read_refit(CaseMap& map, TreeNode who) {
    Refit refit;
    refit.who = m_fields.known_id(who);
    read_drive(map, refit);
    return refit;
}

int TickCaseReader::read_new_value(CaseMap& map, std::int64_t low) {
    const auto to = map.required("to");
    return static_cast<int>(to ? m_fields.integer(*to, "to", low, most_ticks) : 1);
}

void TickCaseReader::read_allowance_change(CaseMap& map, std::vector<TickChange>& changes) {
    if (const auto who = map.required("allowance"))
        changes.push_back(SetAllowance{m_fields.known_id(*who), read_new_value(map, -most_ticks)});
}

void TickCaseReader::read_wait_change(CaseMap& map, std::vector<TickChange>& changes) {
    if (const auto who = map.required("mwt_of")) changes.push_back(SetWait{m_fields.known_id(*who), read_new_value(map, 1)});
}

void TickCaseReader::read_replacement(CaseMap& map, std::vector<TickChange>& changes) {
    if (const auto who = map.required("replace")) changes.push_back(Replace{m_fields.known_id(*who), read_price(map, "a replacement")});
}

/// For a system without its own kind of change.
void TickCaseReader::refuse_change(CaseMap& map, std::vector<TickChange>&) { map.required("leave"); }

void TickCaseReader::read_expected(TreeNode node) {
    if (!m_fields.list(node, "expect")) return;
    for (const TreeNode row : node.items()) m_case.expect.push_back(read_expected_row(row));
}

TickRow TickCaseReader::read_expected_row(TreeNode node) {
    const TickColumns& columns = m_case.columns;
    const std::size_t count = 1U + (columns.time.empty() ? 0U : 1U) + (columns.round.empty() ? 0U : 1U) + (columns.stage ? 1U : 0U);
    TickRow row;
    if (!node.is_list() || node.size() != count) {
        m_fields.complain(node, ProblemCode::wrong_type, fmt::format("a row must be written {}", layout_of(columns)));
        return row;
    }
    auto cell = node.items().begin();
    if (!columns.time.empty()) row.time = read_time(*cell), ++cell;
    if (!columns.round.empty())
        row.round = static_cast<int>(m_fields.integer(*cell, fmt::format("the {}", columns.round), 1, most_ticks)), ++cell;
    if (columns.boundary && (*cell).text() == "turn")
        row.kind = TickRow::Kind::boundary;
    else
        row.actor = m_fields.known_id(*cell);
    if (columns.stage && m_fields.choice(*++cell, "the third", {"asked", "done"}) == 1) row.kind = TickRow::Kind::done;
    return row;
}

Ticks TickCaseReader::read_time(TreeNode node) { return m_fields.integer(node, "the time", 0, most_ticks * 1000); }

}  // namespace td
