#include "content/cases/tick_case_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/nearest.hpp"
#include "content/cases/priced_action.hpp"

namespace td {

namespace {

constexpr std::int64_t most_ticks = 1'000'000'000;

using Keys = std::vector<std::string_view>;

Keys operator+(Keys keys, const Keys& further) {
    keys.insert(keys.end(), further.begin(), further.end());
    return keys;
}

const Keys profile_keys{"propulsion", "units", "overweight", "speed", "costs"};
const Keys price_keys{"cost", "do", "weapons", "costs"};

/// Of all but the first, whose cases have a format of their own.
const Keys system_names(time_system_names.begin() + 1, time_system_names.end());

}  // namespace

/// What the cases of one system may say. All that differs from system to system stands here.
struct TickCaseReader::Format {
    TimeSystemKind kind;
    std::string_view name;    ///< in messages
    Keys settings;            ///< of the time system, beside `kind` and `system`
    Keys actor;               ///< of an actor, beside the id and the keys of costs
    Keys join;                ///< of a newcomer, the same
    bool may_wait = false;    ///< an action may be `{wait: true}`
    Keys change;              ///< of a change of its own after an action; the first names the creature
    std::string_view row;     ///< a row of what is expected, as a file writes it
    std::size_t columns = 2;  ///< cells of such a row
    void (TickCaseReader::*read_settings)(TreeNode) = nullptr;
    /// Precondition: the node has the change's keys and no others.
    void (TickCaseReader::*read_change)(TreeNode, std::vector<TickChange>&) = nullptr;
    void (TickCaseReader::*read_row)(const std::vector<TreeNode>& cells, TickRow&) = nullptr;
};

const TickCaseReader::Format& TickCaseReader::format_of(TimeSystemKind kind) {
    using Self = TickCaseReader;
    static const std::array<Format, 4> formats{{
        {.kind = TimeSystemKind::action_queue,
         .name = "an action queue",
         .settings = {"turn"},
         .actor = {"start"},
         .join = {"delay"},
         .row = "[time, id]",
         .read_settings = &Self::read_turn,
         .read_change = &Self::refuse_change,
         .read_row = &Self::read_time_or_boundary},
        {.kind = TimeSystemKind::energy_pool,
         .name = "an energy pool",
         .settings = {"wait"},
         .actor = {"allowance", "pool"},
         .join = {"allowance"},
         .may_wait = true,
         .change = {"allowance", "to"},
         .row = "[pass, id]",
         .read_settings = &Self::read_wait_rule,
         .read_change = &Self::read_allowance_change,
         .read_row = &Self::read_pass},
        {.kind = TimeSystemKind::wait_time,
         .name = "a system of wait times",
         .settings = {"round", "charge"},
         .actor = {"mwt", "ap"},
         .join = {"mwt", "ap"},
         .may_wait = true,
         .change = {"mwt_of", "to"},
         .row = "[battle_wt, round, id]",
         .columns = 3,
         .read_settings = &Self::read_round_and_charge,
         .read_change = &Self::read_wait_change,
         .read_row = &Self::read_time_and_round},
        {.kind = TimeSystemKind::deferred,
         .name = "a system of deferred deeds",
         .settings = {},
         .actor = {"start"},
         .join = {},
         .change = Keys{"replace"} + price_keys,
         .row = "[time, id, asked or done]",
         .columns = 3,
         .read_settings = &Self::read_no_settings,
         .read_change = &Self::read_replacement,
         .read_row = &Self::read_time_and_stage},
    }};
    return *std::find_if(formats.begin(), formats.end(), [kind](const Format& format) { return format.kind == kind; });
}

TickCase TickCaseReader::read(TreeNode node, bool must_expect) {
    m_case = {};
    m_case.roster.teams.push_back({.faction = Faction::player});
    m_fields.forget_ids();
    m_fields.map(node, "a case", {"name", "time_system", "costs", "actors", "deeds", "expect"});
    if (const auto name = m_fields.required(node, "name", "a case")) m_case.name = m_fields.text(*name, "the name");
    // What the other keys may hold depends on the system.
    if (const auto system = node.find("time_system"); !system || !read_system(*system)) return std::move(m_case);
    m_fields.read(node, "costs", costs(), m_case.costs);
    if (const auto actors = m_fields.required(node, "actors", "a case")) read_actors(*actors);
    if (const auto actions = m_fields.required(node, "deeds", "a case")) read_actions(*actions);
    m_case.roster.actors.resize(m_fields.names().size());
    m_case.profiles.resize(m_fields.names().size());
    if (must_expect) m_fields.required(node, "expect", "a case");
    if (const auto expect = node.find("expect")) read_expected(*expect);
    m_case.names = m_fields.names();
    return std::move(m_case);
}

bool TickCaseReader::read_system(TreeNode node) {
    auto kind = node.is_map() ? node.find("kind") : std::optional(node);
    if (!kind) kind = node.find("system");
    if (!kind) return m_fields.required(node, "kind", "a time system").has_value();
    const auto found = std::find(system_names.begin(), system_names.end(), kind->text());
    if (!kind->is_text() || found == system_names.end()) {
        const bool tiers = !did_you_mean(kind->text(), {time_system_names.front()}).empty();
        m_fields.complain(*kind, ProblemCode::unknown_choice,
                          fmt::format("the time system must be one of {}", fmt::join(system_names, ", ")),
                          tiers ? "cases of the six-tier round name no time_system" : did_you_mean(kind->text(), system_names));
        return false;
    }
    m_case.settings.kind = static_cast<TimeSystemKind>(found - system_names.begin() + 1);
    m_format = &format_of(m_case.settings.kind);
    if (!node.is_map()) return true;
    m_fields.map(node, m_format->name, Keys{"kind", "system"} + m_format->settings);
    (this->*m_format->read_settings)(node);
    return true;
}

void TickCaseReader::read_turn(TreeNode node) {
    m_case.settings.turn = static_cast<int>(m_fields.integer_or(node, "turn", 100, 1, most_ticks));
}

void TickCaseReader::read_wait_rule(TreeNode node) {
    if (const auto wait = node.find("wait"))
        m_case.settings.wait = static_cast<WaitRule>(m_fields.choice(*wait, "wait", {"cost", "drain"}));
}

void TickCaseReader::read_round_and_charge(TreeNode node) {
    if (const auto round = node.find("round")) read_round(*round);
    if (const auto charge = node.find("charge"))
        m_case.settings.charge = static_cast<WaitCharge>(m_fields.choice(*charge, "charge", {"mwt", "cost"}));
}

void TickCaseReader::read_no_settings(TreeNode) {}

void TickCaseReader::read_round(TreeNode node) {
    if (!m_fields.map(node, "a round", {"wait_time", "turns"})) return;
    RoundLength& round = m_case.settings.round;
    if (node.find("wait_time")) round.wait_time = static_cast<int>(m_fields.integer_or(node, "wait_time", 1, 1, most_ticks));
    if (node.find("turns")) round.turns = static_cast<int>(m_fields.integer_or(node, "turns", 1, 1, most_ticks));
}

void TickCaseReader::read_actors(TreeNode node) {
    if (!m_fields.list(node, "actors")) return;
    for (const TreeNode item : node.items()) {
        if (!m_fields.map(item, "an actor", Keys{"id"} + m_format->actor + profile_keys)) continue;
        const auto id = m_fields.required(item, "id", "an actor");
        if (!id) continue;
        m_case.roster.teams.front().members.push_back(m_fields.new_id(*id));
        m_case.roster.actors.push_back(read_row(item));
        read_profile(item);
    }
}

/// Of the latest newcomer.
void TickCaseReader::read_profile(TreeNode node) {
    m_case.profiles.resize(m_fields.names().size());
    CostProfile& profile = m_case.profiles.back();
    m_fields.read(node, "propulsion", propulsion(), profile.propulsion);
    m_fields.read(node, "units", drive_units(), profile.units);
    m_fields.read(node, "overweight", drive_overweight(), profile.overweight);
    m_fields.read(node, "speed", doer_speed(), profile.speed);
    m_fields.read(node, "costs", costs(), profile.costs);
}

/// Of an actor or a newcomer, whose keys have been looked at already.
ActorTime TickCaseReader::read_row(TreeNode node) {
    ActorTime row{.team = TeamId(0), .alive = true};
    const auto read = [&](std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high) {
        return static_cast<std::int32_t>(m_fields.integer_or(node, key, otherwise, low, high));
    };
    row.delay = node.find("start") ? read("start", 0, 0, most_ticks) : read("delay", ActorTime::at_once, 0, most_ticks);
    row.allowance = read("allowance", 100, -most_ticks, most_ticks);
    row.pool = read("pool", 0, -most_ticks, most_ticks);
    row.wait = read("mwt", 100, 1, most_ticks);
    row.actions = static_cast<std::int16_t>(read("ap", 1, 1, 1000));
    return row;
}

void TickCaseReader::read_actions(TreeNode node) {
    if (!m_fields.list(node, "deeds")) return;
    for (const TreeNode item : node.items()) m_case.actions.push_back(read_action(item));
}

TickAction TickCaseReader::read_action(TreeNode node) {
    TickAction given{{CostEntry::other}, {}};
    const Keys own = m_format->may_wait ? Keys{"wait", "after"} : Keys{"after"};
    if (!m_fields.map(node, "a deed", own + price_keys)) return given;
    const auto wait = m_format->may_wait ? node.find("wait") : std::nullopt;
    if (!wait)
        given.action = read_price(node, "a deed");
    else if (m_fields.choice(*wait, "wait", {"true"}) == 0)
        given.action.entry = CostEntry::wait;
    for (const std::string_view key : price_keys)
        if (const auto price = node.find(key); wait && price)
            m_fields.complain(*price, ProblemCode::bad_combination, fmt::format("a wait has no {} of its own", key));
    if (const auto after = node.find("after"); after && m_fields.list(*after, "after"))
        for (const TreeNode change : after->items()) read_change(change, given.after);
    return given;
}

/// Of an action or a replacement, whose keys have been looked at already.
PricedAction TickCaseReader::read_price(TreeNode node, std::string_view what) {
    PricedAction action{CostEntry::other};
    const auto cost = node.find("cost"), entry = node.find("do");
    if (!cost && !entry)
        m_fields.complain(node, ProblemCode::missing_field, fmt::format("{} needs the key \"cost\", or \"do\" with what is done", what));
    if (cost && entry)
        m_fields.complain(*cost, ProblemCode::bad_combination, "a deed has a cost of its own, or says what to do, which the tables price");
    if (cost) action.cost = m_fields.integer(*cost, "the cost", 1, most_ticks);
    const std::size_t problems = m_fields.problem_count();
    m_fields.read(node, "do", cost_entry(), action.entry);
    m_fields.read(node, "weapons", weapon_times(), action.weapons);
    m_fields.read(node, "costs", costs(), action.costs);
    if (m_fields.problem_count() == problems) {
        Reader reader = m_fields.reader();
        check_action(node, action, reader);
    }
    return action;
}

void TickCaseReader::read_change(TreeNode node, std::vector<TickChange>& changes) {
    if (node.find("join")) {
        changes.push_back(read_join(node));
    } else if (const auto who = node.find("leave")) {
        m_fields.map(node, "a leave", {"leave"});
        changes.push_back(Leave{m_fields.known_id(*who)});
    } else if (node.find("refit")) {
        changes.push_back(read_refit(node));
    } else if (m_fields.map(node, "what follows a deed", Keys{"leave", "join", "refit"} + m_format->change)) {
        (this->*m_format->read_change)(node, changes);
    }
}

Enter TickCaseReader::read_join(TreeNode node) {
    m_fields.map(node, "a join", Keys{"join"} + m_format->join + profile_keys);
    Enter enter{m_fields.new_id(*node.find("join")), read_row(node)};
    read_profile(node);
    return enter;
}

Refit TickCaseReader::read_refit(TreeNode node) {
    m_fields.map(node, "a refit", {"refit", "propulsion", "units", "overweight", "speed"});
    Refit refit;
    refit.who = m_fields.known_id(*node.find("refit"));
    m_fields.read(node, "propulsion", propulsion(), refit.propulsion);
    m_fields.read(node, "units", drive_units(), refit.units);
    m_fields.read(node, "overweight", drive_overweight(), refit.overweight);
    m_fields.read(node, "speed", doer_speed(), refit.speed);
    return refit;
}

/// A creature and the number that something of it changes to.
std::pair<EntityId, int> TickCaseReader::read_new_value(TreeNode node, std::string_view what, std::int64_t low) {
    const auto who = m_fields.required(node, m_format->change.front(), what);
    const auto to = m_fields.required(node, "to", what);
    const EntityId changed = who ? m_fields.known_id(*who) : EntityId(0);
    return {changed, static_cast<int>(to ? m_fields.integer(*to, "to", low, most_ticks) : 1)};
}

void TickCaseReader::read_allowance_change(TreeNode node, std::vector<TickChange>& changes) {
    const auto [who, to] = read_new_value(node, "a change of allowance", -most_ticks);
    changes.push_back(SetAllowance{who, to});
}

void TickCaseReader::read_wait_change(TreeNode node, std::vector<TickChange>& changes) {
    const auto [who, to] = read_new_value(node, "a change of wait time", 1);
    changes.push_back(SetWait{who, to});
}

void TickCaseReader::read_replacement(TreeNode node, std::vector<TickChange>& changes) {
    if (const auto who = m_fields.required(node, "replace", "what follows a deed"))
        changes.push_back(Replace{m_fields.known_id(*who), read_price(node, "a replacement")});
}

/// Of a system without a change of its own.
void TickCaseReader::refuse_change(TreeNode node, std::vector<TickChange>&) { m_fields.required(node, "leave", "what follows a deed"); }

void TickCaseReader::read_expected(TreeNode node) {
    if (!m_fields.list(node, "expect")) return;
    for (const TreeNode row : node.items()) m_case.expect.push_back(read_expected_row(row));
}

TickRow TickCaseReader::read_expected_row(TreeNode node) {
    TickRow row;
    std::vector<TreeNode> cells;
    for (const TreeNode cell : node.items()) cells.push_back(cell);
    if (cells.size() == m_format->columns)
        (this->*m_format->read_row)(cells, row);
    else
        m_fields.complain(node, ProblemCode::wrong_type, fmt::format("a row must be written {}", m_format->row));
    return row;
}

void TickCaseReader::read_time_or_boundary(const std::vector<TreeNode>& cells, TickRow& row) {
    row.time = read_time(cells[0]);
    if (cells[1].text() == "turn")
        row.kind = TickRow::Kind::boundary;
    else
        row.actor = m_fields.known_id(cells[1]);
}

void TickCaseReader::read_pass(const std::vector<TreeNode>& cells, TickRow& row) {
    row.round = static_cast<int>(m_fields.integer(cells[0], "the pass", 1, most_ticks));
    row.actor = m_fields.known_id(cells[1]);
}

void TickCaseReader::read_time_and_round(const std::vector<TreeNode>& cells, TickRow& row) {
    row.time = read_time(cells[0]);
    row.round = static_cast<int>(m_fields.integer(cells[1], "the round", 1, most_ticks));
    row.actor = m_fields.known_id(cells[2]);
}

void TickCaseReader::read_time_and_stage(const std::vector<TreeNode>& cells, TickRow& row) {
    row.time = read_time(cells[0]);
    row.actor = m_fields.known_id(cells[1]);
    if (m_fields.choice(cells[2], "the third", {"asked", "done"}) == 1) row.kind = TickRow::Kind::done;
}

Ticks TickCaseReader::read_time(TreeNode node) { return m_fields.integer(node, "the time", 0, most_ticks * 1000); }

}  // namespace td
