// Reads one recorded case of a time system that counts ticks. Which keys it has depends on the system that it names.
#pragma once

#include "content/cases/case_fields.hpp"
#include "time/tick_case.hpp"

namespace td {

/// One case after the other; all ids of a case are its own.
class TickCaseReader {
public:
    explicit TickCaseReader(CaseFields& fields) : m_fields(fields) {}

    /// `must_expect`: a case without the key `expect` is a problem.
    TickCase read(TreeNode node, bool must_expect);

private:
    bool is(TimeSystemKind kind) const { return m_case.settings.kind == kind; }

    bool read_system(TreeNode node);
    void read_settings(TreeNode node);
    void read_round(TreeNode node);
    void read_actors(TreeNode node);
    ActorTime read_row(TreeNode node);
    void read_profile(TreeNode node);
    void read_actions(TreeNode node);
    TickAction read_action(TreeNode node);
    PricedAction read_price(TreeNode node, std::string_view what);
    void read_change(TreeNode node, std::vector<TickChange>& changes);
    Enter read_join(TreeNode node);
    Refit read_refit(TreeNode node);
    void read_change_of_own(TreeNode node, std::vector<TickChange>& changes);
    void read_expected(TreeNode node);
    TickRow read_expected_row(TreeNode node);

    CaseFields& m_fields;
    TickCase m_case;
};

}  // namespace td
