#include "tools/cases/case_file.hpp"

#include <algorithm>

#include "content/yaml/read_tree.hpp"
#include "tools/cases/case_fields.hpp"
#include "tools/cases/tick_case_reader.hpp"

namespace td {

namespace {

constexpr TreeLimits case_limits{.bytes = 16u << 20, .depth = 16, .nodes = 4'000'000, .text_bytes = 4096};
constexpr std::int64_t most_slots = 1'000'000;

/// Reads cases one after the other. Each has its own ids.
class CaseReader {
public:
    CaseReader(CaseFields& fields, Expectation expectation) : m_fields(fields), m_expectation(expectation) {}

    TurnCase read(TreeNode node) {
        m_case = {};
        m_fields.forget_ids();
        m_fields.map(node, "a case", [this](CaseMap& map) { read_parts(map); });
        m_case.names = m_fields.names();
        return std::move(m_case);
    }

private:
    void read_parts(CaseMap& map) {
        if (const auto name = map.required("name")) m_case.name = m_fields.text(*name, "the name");
        if (const auto teams = map.required("teams")) read_teams(*teams);
        const auto blocked = map.find("blocked_by");
        if (const auto actions = map.required("deeds")) read_actions(*actions);
        m_case.roster.actors.resize(m_fields.names().size());
        m_case.blocked_by.resize(m_fields.names().size());
        if (blocked) read_blocked(*blocked);
        if (const auto expect = m_expectation == Expectation::required ? map.required("expect") : map.find("expect"))
            read_expected(*expect);
    }

    void read_teams(TreeNode node) {
        if (!m_fields.list(node, "teams")) return;
        for (const TreeNode team : node.items()) read_team(team);
        const auto players = std::count_if(m_case.roster.teams.begin(), m_case.roster.teams.end(),
                                           [](const Team& team) { return team.faction == Faction::player; });
        if (players != 1) m_fields.complain(node, ProblemCode::bad_combination, "there must be exactly one player's team");
    }

    void read_team(TreeNode node) {
        Team team;
        m_fields.map(node, "a team", [&](CaseMap& map) {
            if (const auto faction = map.required("faction"))
                team.faction = static_cast<Faction>(m_fields.choice(*faction, "the faction", {"player", "neutral", "foe"}));
            if (const auto members = map.required("members")) team.members = read_creatures(*members, "members");
            if (const auto guests = map.find("guests")) team.guests = read_creatures(*guests, "guests");
            const auto last = std::max<std::int64_t>(static_cast<std::int64_t>(team.members.size()) - 1, 0);
            team.leader = static_cast<std::size_t>(map.integer_or("leader", 0, 0, last));
        });
        m_case.roster.teams.push_back(std::move(team));
    }

    std::vector<EntityId> read_creatures(TreeNode node, std::string_view what) {
        std::vector<EntityId> creatures;
        if (!m_fields.list(node, what)) return creatures;
        for (const TreeNode creature : node.items())
            m_fields.map(creature, "a creature", [&](CaseMap& map) {
                const auto id = map.required("id");
                const std::int8_t speed = read_speed(map, "speed");
                if (!id) return;
                creatures.push_back(m_fields.new_id(*id));
                m_case.roster.actors.push_back({.team = TeamId(m_case.roster.teams.size()), .speed = speed, .here = true});
            });
        return creatures;
    }

    /// Any whole number, clamped to the range of the type.
    std::int8_t read_speed(CaseMap& map, std::string_view key) {
        const std::int64_t value = map.integer_or(key, 0, -1000, 1000);
        return static_cast<std::int8_t>(std::clamp<std::int64_t>(value, -3, 3));
    }

    void read_actions(TreeNode node) {
        if (!m_fields.list(node, "deeds")) return;
        for (const TreeNode item : node.items()) {
            CaseAction action;
            m_fields.map(item, "a deed", [&](CaseMap& map) {
                if (const auto before = map.find("before"); before && m_fields.list(*before, "before"))
                    for (const TreeNode change : before->items()) read_edit(change, action.before);
                if (const auto kind = map.required("do"))
                    action.action.kind = action_classes[m_fields.choice(*kind, "do", {"move", "attack", "wait"})];
                if (const auto after = map.find("after"); after && m_fields.list(*after, "after"))
                    for (const TreeNode change : after->items()) read_event(change, action.after);
            });
            m_case.actions.push_back(std::move(action));
        }
    }

    void read_edit(TreeNode node, std::vector<CaseChange>& changes) {
        m_fields.map(node, "what comes before a deed", [&](CaseMap& map) {
            if (const auto slots = map.find_kind("swap", "a swap"))
                read_swap(*slots, changes);
            else if (const auto lead = map.required("lead"))
                changes.push_back(CaseLead{m_fields.known_id(*lead)});
        });
    }

    void read_swap(TreeNode slots, std::vector<CaseChange>& changes) {
        if (!m_fields.list(slots, "swap")) return;
        if (slots.size() != 2) return m_fields.complain(slots, ProblemCode::wrong_type, "swap must name two slots");
        std::vector<std::size_t> two;
        for (const TreeNode slot : slots.items()) two.push_back(static_cast<std::size_t>(m_fields.integer(slot, "a slot", 0, most_slots)));
        changes.push_back(CaseSwap{two[0], two[1]});
    }

    void read_event(TreeNode node, std::vector<CaseChange>& changes) {
        m_fields.map(node, "what follows a deed", [&](CaseMap& map) {
            if (const auto who = map.find_kind("join", "a join"))
                changes.push_back(read_join(map, *who));
            else if (const auto changed = map.find_kind("speed", "a change of speed"))
                changes.push_back(read_speed_change(map, *changed));
            else if (const auto die = map.required("die"))
                changes.push_back(CaseDeath{m_fields.known_id(*die)});
        });
    }

    CaseSpeed read_speed_change(CaseMap& map, TreeNode who) {
        const EntityId changed = m_fields.known_id(who);
        map.required("to");
        return {changed, read_speed(map, "to")};
    }

    CaseJoin read_join(CaseMap& map, TreeNode who) {
        CaseJoin join;
        if (const auto with = map.required("with")) join.with = m_fields.known_id(*with);
        join.who = m_fields.new_id(who);
        if (const auto as = map.find("as")) join.as_guest = m_fields.choice(*as, "as", {"member", "guest"}) == 1;
        join.speed = read_speed(map, "speed");
        return join;
    }

    void read_blocked(TreeNode node) {
        if (!node.is_map()) return m_fields.complain(node, ProblemCode::wrong_type, "blocked_by must be a map from an id to an id");
        for (const auto [walker, blocker] : node.entries()) {
            const EntityId who = m_fields.known_id(walker);
            const EntityId by = m_fields.known_id(blocker);
            if (who.index() < m_case.blocked_by.size()) m_case.blocked_by[who.index()] = by;
        }
    }

    void read_expected(TreeNode node) {
        if (!m_fields.list(node, "expect")) return;
        for (const TreeNode row : node.items()) {
            if (row.size() != 3 || !row.is_list()) {
                m_fields.complain(row, ProblemCode::wrong_type, "a turn must be written [round, tier, id]");
                continue;
            }
            auto column = row.items().begin();
            CaseRow turn;
            turn.round = static_cast<int>(m_fields.integer(*column, "the round", 1, 1'000'000'000));
            turn.tier = static_cast<int>(m_fields.choice(*++column, "the tier", {"0", "1/4", "1/3", "1/2", "2/3", "3/4"}));
            turn.actor = m_fields.known_id(*++column);
            m_case.expect.push_back(turn);
        }
    }

    static constexpr std::array action_classes{ActionClass::move, ActionClass::action, ActionClass::wait};

    CaseFields& m_fields;
    Expectation m_expectation;
    TurnCase m_case;
};

CaseReading read_cases(TreeReading reading, Expectation expectation) {
    CaseReading result{{}, std::move(reading.problems)};
    if (reading.tree) {
        CaseFields fields(result.problems);
        CaseReader turns(fields, expectation);
        TickCaseReader ticks(fields);
        if (fields.list(reading.tree->root(), "a file of cases"))
            for (const TreeNode node : reading.tree->root().items()) {
                if (node.is_map() && node.find("time_system"))
                    result.cases.emplace_back(ticks.read(node, expectation == Expectation::required));
                else
                    result.cases.emplace_back(turns.read(node));
            }
    }
    sort_by_place(result.problems);
    return result;
}

template <class Case, class Row>
std::vector<std::string> as_written(const std::vector<Row>& rows, const Case& recorded) {
    std::vector<std::string> texts;
    for (const Row& row : rows) texts.push_back(to_string(row, recorded));
    return texts;
}

}  // namespace

const std::string& name_of(const RecordedCase& recorded) {
    return std::visit([](const auto& one) -> const std::string& { return one.name; }, recorded);
}

std::vector<std::string> expected_rows(const RecordedCase& recorded) {
    return std::visit([](const auto& one) { return as_written(one.expect, one); }, recorded);
}

std::vector<std::string> played_rows(const RecordedCase& recorded) {
    return std::visit([](const auto& one) { return as_written(play(one), one); }, recorded);
}

CaseReading read_cases(const std::string& name, std::string_view bytes, Expectation expectation) {
    return read_cases(read_tree(name, bytes, case_limits), expectation);
}

CaseReading read_case_file(const std::filesystem::path& file, Expectation expectation) {
    return read_cases(read_tree_file(file, file.string(), {}, case_limits), expectation);
}

}  // namespace td
