// A tactic being edited: its rows, their possible values, and remaining mistakes. The possible plans, conditions and bounds come from
// their tables (catalog/tactic_traits.hpp), and no edit leaves the bounds. Knows no screen and no file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/tactic_traits.hpp"

namespace td {

/// One line of the editor.
struct TacticRow {
    enum class Kind : std::uint8_t {
        name,
        description,
        spares_sleepers,
        look_ahead,
        candidates,  ///< only while it looks ahead
        plan,
        // Rows of the open plan, below it:
        what,
        amount,
        skill,
        boldly,
        condition,      ///< one condition of `if` or `unless`
        add_condition,  ///< adds a condition
        add_plan,
    };
    Kind kind = Kind::name;
    int plan = -1;                               ///< index of the plan, in rows about a plan
    bool unless = false;                         ///< in rows of conditions: belongs to `unless`, else to `if`
    const ConditionTraits* condition = nullptr;  ///< in rows of kind `condition`

    friend bool operator==(const TacticRow&, const TacticRow&) = default;
};

/// A mistake that makes a tactic unusable.
struct TacticMistake {
    enum class Kind : std::uint8_t { no_name, name_taken, no_plans, never_reached };
    Kind kind = Kind::no_name;
    int plan = -1;  ///< for `never_reached`: the plan after one that is always carried out

    friend bool operator==(const TacticMistake&, const TacticMistake&) = default;
};

class TacticEdit {
public:
    static constexpr int most_plans = 32;
    static constexpr std::size_t longest_name = 40;
    static constexpr std::size_t longest_description = 300;

    /// The skills and statuses offered, in this order, and the names of other tactics.
    struct Offer {
        std::vector<SkillId> skills;  ///< not empty
        std::vector<StatusId> statuses;
        std::vector<std::string> names_taken;
    };
    TacticEdit(Tactic tactic, Offer offer);

    const Tactic& tactic() const { return m_tactic; }
    bool changed() const { return m_tactic != m_before; }
    /// The first mistake; nothing if the tactic can be used.
    std::optional<TacticMistake> mistake() const;

    std::vector<TacticRow> rows() const;
    /// The plan whose details are among the rows; -1: none.
    int open_plan() const { return m_open; }
    /// Opens the details of a plan and closes those of any other; -1: only closes.
    void open(int plan) { m_open = plan; }

    // --- plans ---
    /// Inserts a plan of that kind with its usual values after the plan `behind` (-1: at the front), and opens it. Does nothing beyond
    /// most_plans.
    void add_plan(int behind, Plan::Kind kind);
    /// Swaps it with the plan before (-1) or after (+1) it, except at the ends. Returns its new index.
    int move_plan(int plan, int by);
    /// Removes a plan or a condition; ignores other rows.
    void remove(const TacticRow& row);

    // --- conditions ---
    /// The conditions that the plan's `if` (or `unless`) does not have yet, in the order of condition_traits. Conditions about a status
    /// only if the offer has statuses.
    std::vector<const ConditionTraits*> further_conditions(int plan, bool unless) const;
    /// Adds the condition with its first value: 50 for a percentage, 3 for other numbers if their bounds allow it, true, or the first id
    /// offered.
    void add_condition(int plan, bool unless, const ConditionTraits& traits);

    // --- values ---
    bool can_step(const TacticRow& row) const;
    /// Changes to the next value (`by` +1) or the previous one (-1): numbers stop at their bounds, other values wrap around.
    void step(const TacticRow& row, int by);
    static bool is_number(const TacticRow& row);
    static bool is_flag(const TacticRow& row);
    /// Sets the number, clamped to its bounds.
    void set_number(const TacticRow& row, int number);
    static bool is_text(const TacticRow& row) { return row.kind == TacticRow::Kind::name || row.kind == TacticRow::Kind::description; }
    /// Appends the character; backspace removes the last. Other control characters and excess length are ignored.
    void type(const TacticRow& row, char32_t character);
    void set_text(const TacticRow& row, std::string text);
    const std::string& text(const TacticRow& row) const;

    // --- choosing among many ---
    /// The number of values to choose from, for a plan's kind, a skill or a status; 0 for other rows.
    int choice_count(const TacticRow& row) const;
    /// The index of the current value; -1: not among those offered.
    int chosen(const TacticRow& row) const;
    void choose(const TacticRow& row, int number);

    const Offer& offer() const { return m_offer; }
    /// The condition of a row of kind `condition`. Precondition: the plan has it.
    const PlanCondition& condition_of(const TacticRow& row) const;

private:
    struct Number {
        int* value;
        int least;
        int most;
    };
    /// The number in a row; nothing for other rows.
    std::optional<Number> number_of(const TacticRow& row);
    Plan& plan_of(const TacticRow& row) { return m_tactic.plans[static_cast<std::size_t>(row.plan)]; }
    std::optional<PlanCondition>& conditions(int plan, bool unless);
    void set_kind(Plan& plan, Plan::Kind kind) const;
    bool* flag_of(const TacticRow& row);
    void add_rows_of(int plan, std::vector<TacticRow>& rows) const;

    Tactic m_tactic;
    Tactic m_before;
    Offer m_offer;
    int m_open = -1;
};

/// An id for a tactic of that name, not in `taken`: `rush_in` for "Rush in!".
std::string id_for_tactic(std::string_view name, const std::vector<std::string>& taken);
/// `name`, followed by a number if it is taken: "Rush in 2". At most TacticEdit::longest_name characters.
std::string free_name(const std::string& name, const std::vector<std::string>& taken);

}  // namespace td
