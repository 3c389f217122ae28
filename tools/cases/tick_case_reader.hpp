// Reads one recorded case of a time system that counts ticks. Its keys depend on the time system.
#pragma once

#include <string_view>
#include <vector>

#include "tools/cases/case_fields.hpp"
#include "tools/cases/tick_case.hpp"

namespace td {

/// Reads one case after another; each case has its own ids.
class TickCaseReader {
public:
    explicit TickCaseReader(CaseFields& fields) : m_fields(fields) {}

    /// `must_expect`: a case without the key `expect` is a problem.
    TickCase read(TreeNode node, bool must_expect);

private:
    struct Format;
    static const Format& format_of(TimeSystemKind kind);

    void read_parts(CaseMap& map, bool must_expect);
    bool read_system(TreeNode node);
    bool read_system_name(TreeNode node);
    void read_round(TreeNode node);
    void read_actors(TreeNode node);
    CostProfile read_profile(CaseMap& map);
    void read_actions(TreeNode node);
    TickAction read_action(TreeNode node);
    PricedAction read_price(CaseMap& map, std::string_view what);
    void read_change(TreeNode node, std::vector<TickChange>& changes);
    Enter read_join(CaseMap& map, TreeNode who);
    Refit read_refit(CaseMap& map, TreeNode who);
    void read_expected(TreeNode node);
    TickRow read_expected_row(TreeNode node);
    Ticks read_time(TreeNode node);
    /// The new value in a change of a creature.
    int read_new_value(CaseMap& map, std::int64_t low);

    // The functions that a Format points to.
    void read_turn(CaseMap& map);
    void read_wait_rule(CaseMap& map);
    void read_round_and_charge(CaseMap& map);
    void read_no_settings(CaseMap& map);
    void read_allowance_change(CaseMap& map, std::vector<TickChange>& changes);
    void read_wait_change(CaseMap& map, std::vector<TickChange>& changes);
    void read_replacement(CaseMap& map, std::vector<TickChange>& changes);
    void refuse_change(CaseMap& map, std::vector<TickChange>& changes);

    CaseFields& m_fields;
    const Format* m_format = nullptr;  ///< of the case's system, once that has been read
    TickCase m_case;
};

}  // namespace td
