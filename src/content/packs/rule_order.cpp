#include "content/packs/rule_order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "content/fields/value.hpp"
#include "content/fields/verbs.hpp"

namespace td {

namespace {

constexpr std::string_view name_of(Rule rule) { return rule_names[static_cast<std::size_t>(rule)]; }

Value<Rule> rule() {
    std::vector<std::pair<std::string_view, Rule>> choices;
    for (const Rule each : all_rules()) choices.emplace_back(name_of(each), each);
    return choice<Rule>(std::move(choices));
}

/// Checks the order of the rules, with the place of each.
class OrderCheck {
public:
    /// `listed`: the names in the list; what is not among them is reported as missing alone.
    OrderCheck(Reader& reader, std::set<std::string_view> listed) : m_reader(reader), m_listed(std::move(listed)) {}

    void add(Rule rule, TreeNode node) {
        auto& place = m_places[static_cast<std::size_t>(rule)];
        if (place)
            m_reader.report(node, ProblemCode::duplicate_id, fmt::format("`{}` is in the rulebook twice", name_of(rule)),
                            fmt::format("first in {}:{}", place->source().name(), place->place().line));
        else
            place = node;
        for (const RuleConstraint& need : rule_constraints)
            if (need.then == rule && !m_places[static_cast<std::size_t>(need.first)] && m_listed.contains(name_of(need.first)))
                m_reader.report(node, ProblemCode::bad_combination,
                                fmt::format("`{}` must come after `{}`", name_of(rule), name_of(need.first)), std::string(need.why));
    }

    void report_missing() {
        std::vector<std::string_view> missing;
        for (const Rule rule : all_rules())
            if (!m_places[static_cast<std::size_t>(rule)]) missing.push_back(name_of(rule));
        if (missing.empty()) return;
        m_reader.report(m_reader.here(), ProblemCode::missing_field, fmt::format("the rulebook lacks `{}`", fmt::join(missing, "`, `")),
                        "list every rule once");
    }

private:
    Reader& m_reader;
    std::set<std::string_view> m_listed;
    std::array<std::optional<TreeNode>, rule_names.size()> m_places;
};

}  // namespace

ValueKind rulebook_kind() { return list(rule(), 1, static_cast<int>(rule_names.size())).kind; }

std::optional<std::vector<Rule>> read_rule_order(TreeNode node, Reader& reader) {
    const std::size_t problems_before = reader.problem_count();
    if (!node.is_list()) {
        if (holds_verbs(node, rulebook_kind()))
            report_wrong_type(node, rulebook_kind(), reader);
        else
            reader.report(node, ProblemCode::wrong_type, "expected a list of rules");
        return std::nullopt;
    }
    const Value<Rule> word = rule();
    std::set<std::string_view> listed;
    for (const TreeNode item : node.items()) listed.insert(item.text());
    OrderCheck check(reader, std::move(listed));
    std::vector<Rule> order;
    bool all_known = true;
    std::size_t number = 0;
    for (const TreeNode item : node.items()) {
        const Reader::Step step(reader, number++, item);
        const auto read = word.read(item, reader);
        all_known = all_known && read;
        if (!read) continue;
        check.add(*read, item);
        order.push_back(*read);
    }
    // A rule whose name is misspelt is not reported as missing too.
    if (all_known) check.report_missing();
    return reader.problem_count() == problems_before ? std::optional(std::move(order)) : std::nullopt;
}

}  // namespace td
