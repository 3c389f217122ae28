#include "content/tick_case_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "content/nearest.hpp"

namespace td {

namespace {

constexpr std::int64_t most_ticks = 1'000'000'000;

const std::vector<std::string_view> system_names{"action_queue", "energy_pool", "wait_time", "deferred"};
constexpr std::array system_kinds{TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time,
                                  TimeSystemKind::deferred};

}  // namespace

TickCase TickCaseReader::read(TreeNode node, bool must_expect) {
    m_case = {};
    m_case.roster.teams.push_back({.faction = Faction::player});
    m_fields.forget_ids();
    m_fields.map(node, "a case", {"name", "time_system", "actors", "deeds", "expect"});
    if (const auto name = m_fields.required(node, "name", "a case")) m_case.name = m_fields.text(*name, "the name");
    // What the other keys may hold depends on the system.
    if (const auto system = node.find("time_system"); !system || !read_system(*system)) return std::move(m_case);
    if (const auto actors = m_fields.required(node, "actors", "a case")) read_actors(*actors);
    if (const auto deeds = m_fields.required(node, "deeds", "a case")) read_deeds(*deeds);
    m_case.roster.actors.resize(m_fields.names().size());
    if (must_expect) m_fields.required(node, "expect", "a case");
    if (const auto expect = node.find("expect")) read_expected(*expect);
    m_case.names = m_fields.names();
    return std::move(m_case);
}

bool TickCaseReader::read_system(TreeNode node) {
    const auto kind = node.is_map() ? node.find("kind") : std::optional(node);
    if (!kind) return m_fields.required(node, "kind", "a time system").has_value();
    const auto found = std::find(system_names.begin(), system_names.end(), kind->text());
    if (!kind->is_text() || found == system_names.end()) {
        std::string message = fmt::format("the time system must be one of {}", fmt::join(system_names, ", "));
        if (const std::string hint = did_you_mean(kind->text(), system_names); !hint.empty()) message += "; " + hint;
        m_fields.complain(*kind, ProblemCode::unknown_choice, std::move(message));
        return false;
    }
    m_case.settings.kind = system_kinds[static_cast<std::size_t>(found - system_names.begin())];
    if (node.is_map()) read_settings(node);
    return true;
}

void TickCaseReader::read_settings(TreeNode node) {
    TimeSettings& settings = m_case.settings;
    if (is(TimeSystemKind::action_queue)) {
        m_fields.map(node, "an action queue", {"kind", "turn"});
        settings.turn = static_cast<int>(m_fields.integer_or(node, "turn", 100, 1, most_ticks));
    } else if (is(TimeSystemKind::energy_pool)) {
        m_fields.map(node, "an energy pool", {"kind", "wait"});
        if (const auto wait = node.find("wait")) settings.wait = static_cast<WaitRule>(m_fields.choice(*wait, "wait", {"cost", "drain"}));
    } else if (is(TimeSystemKind::wait_time)) {
        m_fields.map(node, "a system of wait times", {"kind", "round", "charge"});
        if (const auto round = node.find("round")) read_round(*round);
        if (const auto charge = node.find("charge"))
            settings.charge = static_cast<WaitCharge>(m_fields.choice(*charge, "charge", {"mwt", "cost"}));
    } else {
        m_fields.map(node, "a system of deferred deeds", {"kind"});
    }
}

void TickCaseReader::read_round(TreeNode node) {
    if (!m_fields.map(node, "a round", {"wait_time", "turns"})) return;
    RoundLength& round = m_case.settings.round;
    if (node.find("wait_time")) round.wait_time = static_cast<int>(m_fields.integer_or(node, "wait_time", 1, 1, most_ticks));
    if (node.find("turns")) round.turns = static_cast<int>(m_fields.integer_or(node, "turns", 1, 1, most_ticks));
}

void TickCaseReader::read_actors(TreeNode node) {
    if (!m_fields.list(node, "actors")) return;
    for (const TreeNode item : node.items()) {
        const bool is_map = is(TimeSystemKind::energy_pool) ? m_fields.map(item, "an actor", {"id", "allowance", "pool"})
                            : is(TimeSystemKind::wait_time) ? m_fields.map(item, "an actor", {"id", "mwt", "ap"})
                                                            : m_fields.map(item, "an actor", {"id", "start"});
        if (!is_map) continue;
        const auto id = m_fields.required(item, "id", "an actor");
        if (!id) continue;
        m_case.roster.teams.front().members.push_back(m_fields.new_id(*id));
        m_case.roster.actors.push_back(read_row(item));
    }
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

void TickCaseReader::read_deeds(TreeNode node) {
    if (!m_fields.list(node, "deeds")) return;
    for (const TreeNode item : node.items()) m_case.deeds.push_back(read_deed(item));
}

TickDeed TickCaseReader::read_deed(TreeNode node) {
    TickDeed given{{DeedClass::action, 100}, {}};
    const bool may_wait = is(TimeSystemKind::energy_pool) || is(TimeSystemKind::wait_time);
    if (!(may_wait ? m_fields.map(node, "a deed", {"cost", "wait", "after"}) : m_fields.map(node, "a deed", {"cost", "after"})))
        return given;
    const auto wait = may_wait ? node.find("wait") : std::nullopt;
    if (wait && m_fields.choice(*wait, "wait", {"true"}) == 0)
        given.deed.kind = DeedClass::wait;
    else if (const auto cost = m_fields.required(node, "cost", "a deed"))
        given.deed.cost = m_fields.integer(*cost, "the cost", 1, most_ticks);
    if (wait && node.find("cost")) m_fields.complain(*node.find("cost"), ProblemCode::bad_combination, "a wait has no cost of its own");
    if (const auto after = node.find("after"); after && m_fields.list(*after, "after"))
        for (const TreeNode change : after->items()) read_change(change, given.after);
    return given;
}

void TickCaseReader::read_change(TreeNode node, std::vector<TickChange>& changes) {
    if (node.find("join")) {
        changes.push_back(read_join(node));
    } else if (const auto who = node.find("leave")) {
        m_fields.map(node, "a leave", {"leave"});
        changes.push_back(Leave{m_fields.known_id(*who)});
    } else {
        read_change_of_own(node, changes);
    }
}

Enter TickCaseReader::read_join(TreeNode node) {
    if (is(TimeSystemKind::action_queue))
        m_fields.map(node, "a join", {"join", "delay"});
    else if (is(TimeSystemKind::energy_pool))
        m_fields.map(node, "a join", {"join", "allowance"});
    else if (is(TimeSystemKind::wait_time))
        m_fields.map(node, "a join", {"join", "mwt", "ap"});
    else
        m_fields.map(node, "a join", {"join"});
    Enter enter{m_fields.new_id(*node.find("join")), read_row(node)};
    return enter;
}

/// Those that only one of the systems has.
void TickCaseReader::read_change_of_own(TreeNode node, std::vector<TickChange>& changes) {
    const auto read = [&](std::string_view key, std::string_view value, std::string_view what, std::int64_t low) {
        const auto who = m_fields.required(node, key, what);
        const auto to = m_fields.required(node, value, what);
        const EntityId changed = who ? m_fields.known_id(*who) : EntityId(0);
        return std::pair(changed, static_cast<int>(to ? m_fields.integer(*to, value, low, most_ticks) : 1));
    };
    if (is(TimeSystemKind::energy_pool) && m_fields.map(node, "what follows a deed", {"leave", "join", "allowance", "to"})) {
        const auto [who, to] = read("allowance", "to", "a change of allowance", -most_ticks);
        changes.push_back(SetAllowance{who, to});
    } else if (is(TimeSystemKind::wait_time) && m_fields.map(node, "what follows a deed", {"leave", "join", "mwt_of", "to"})) {
        const auto [who, to] = read("mwt_of", "to", "a change of wait time", 1);
        changes.push_back(SetWait{who, to});
    } else if (is(TimeSystemKind::deferred) && m_fields.map(node, "what follows a deed", {"leave", "join", "replace", "cost"})) {
        const auto [who, cost] = read("replace", "cost", "a replacement", 1);
        changes.push_back(Replace{who, cost});
    } else if (is(TimeSystemKind::action_queue) && m_fields.map(node, "what follows a deed", {"leave", "join"})) {
        m_fields.required(node, "leave", "what follows a deed");
    }
}

void TickCaseReader::read_expected(TreeNode node) {
    if (!m_fields.list(node, "expect")) return;
    for (const TreeNode row : node.items()) m_case.expect.push_back(read_expected_row(row));
}

TickRow TickCaseReader::read_expected_row(TreeNode node) {
    TickRow row;
    const bool three = is(TimeSystemKind::wait_time) || is(TimeSystemKind::deferred);
    if (!node.is_list() || node.size() != (three ? 3u : 2u)) {
        const std::string_view form = is(TimeSystemKind::action_queue)  ? "[time, id]"
                                      : is(TimeSystemKind::energy_pool) ? "[pass, id]"
                                      : is(TimeSystemKind::wait_time)   ? "[battle_wt, round, id]"
                                                                        : "[time, id, asked or done]";
        m_fields.complain(node, ProblemCode::wrong_type, fmt::format("a row must be written {}", form));
        return row;
    }
    auto column = node.items().begin();
    if (!is(TimeSystemKind::energy_pool))
        row.time = m_fields.integer(*column, "the time", 0, most_ticks * 1000);
    else
        row.round = static_cast<int>(m_fields.integer(*column, "the pass", 1, most_ticks));
    if (is(TimeSystemKind::wait_time)) row.round = static_cast<int>(m_fields.integer(*++column, "the round", 1, most_ticks));
    ++column;
    if (is(TimeSystemKind::action_queue) && (*column).text() == "turn")
        row.kind = TickRow::Kind::boundary;
    else
        row.actor = m_fields.known_id(*column);
    if (is(TimeSystemKind::deferred) && m_fields.choice(*++column, "the third", {"asked", "done"}) == 1) row.kind = TickRow::Kind::done;
    return row;
}

}  // namespace td
