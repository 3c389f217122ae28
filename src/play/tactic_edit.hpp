// A tactic as the player edits it: its rows, what each of them may become, and what is still wrong. All that plans and conditions may hold
// comes from their tables (catalog/tactic_traits.hpp). No change leads outside their bounds. Knows no screen and no file.
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
        // Of the plan that is open, below it:
        what,
        amount,
        skill,
        boldly,
        condition,      ///< one entry of `if` or `unless`
        add_condition,  ///< one more of them
        add_plan,
    };
    Kind kind = Kind::name;
    int plan = -1;                               ///< from 0, of those about a plan
    bool unless = false;                         ///< of conditions: in `unless`, else in `if`
    const ConditionTraits* condition = nullptr;  ///< of `condition`

    friend bool operator==(const TacticRow&, const TacticRow&) = default;
};

/// What keeps a tactic from being used.
struct TacticMistake {
    enum class Kind : std::uint8_t { no_name, name_taken, no_plans, never_reached };
    Kind kind = Kind::no_name;
    int plan = -1;  ///< of `never_reached`: the plan behind one that can always be done

    friend bool operator==(const TacticMistake&, const TacticMistake&) = default;
};

class TacticEdit {
public:
    static constexpr int most_plans = 32;
    static constexpr std::size_t longest_name = 40;
    static constexpr std::size_t longest_description = 300;

    /// What ids of skills and statuses are offered, in this order, and which names other tactics have.
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
    /// Opens the details of a plan, and closes those of another; -1: closes them.
    void open(int plan) { m_open = plan; }

    // --- plans ---
    /// Puts a plan of that kind, as it usually is, behind the plan `behind` (-1: before all), and opens it. Nothing beyond most_plans.
    void add_plan(int behind, Plan::Kind kind);
    /// Exchanges it with the plan before (-1) or behind (+1) it; nothing at the ends. Where it is then.
    int move_plan(int plan, int by);
    /// Takes a plan or a condition out; nothing for other rows.
    void remove(const TacticRow& row);

    // --- conditions ---
    /// The conditions that the `if` (or `unless`) of the plan does not have yet, in the order of condition_traits. Those about a status
    /// only if the offer has statuses.
    std::vector<const ConditionTraits*> further_conditions(int plan, bool unless) const;
    /// Gives the condition its first value: half of all for a share, false or true, the first of the ids offered.
    void add_condition(int plan, bool unless, const ConditionTraits& traits);

    // --- values ---
    bool can_step(const TacticRow& row) const;
    /// The next value (`by` +1) or the one before (-1): numbers stop at their bounds, all else goes round.
    void step(const TacticRow& row, int by);
    static bool is_number(const TacticRow& row);
    static bool is_flag(const TacticRow& row);
    /// The nearest number within its bounds.
    void set_number(const TacticRow& row, int number);
    static bool is_text(const TacticRow& row) { return row.kind == TacticRow::Kind::name || row.kind == TacticRow::Kind::description; }
    /// Appends the character, or takes the last one away (backspace). Control characters are ignored, and what is too long.
    void type(const TacticRow& row, char32_t character);
    void set_text(const TacticRow& row, std::string text);
    const std::string& text(const TacticRow& row) const;

    // --- choosing among many ---
    /// How many values a plan's kind, a skill or a status may be chosen from; 0 for rows without such a choice.
    int choice_count(const TacticRow& row) const;
    /// The number of the present one; -1: it is none of those offered.
    int chosen(const TacticRow& row) const;
    void choose(const TacticRow& row, int number);

    const Offer& offer() const { return m_offer; }
    /// The condition of a row about one. Precondition: it is given.
    const PlanCondition& condition_of(const TacticRow& row) const;

private:
    struct Number {
        int* value;
        int least;
        int most;
    };
    /// The number that a row is about; nothing for other rows.
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

/// An id for a tactic of that name which is none of `taken`: `rush_in` for "Rush in!".
std::string id_for_tactic(std::string_view name, const std::vector<std::string>& taken);
/// `name` with a number behind it where it is taken: "Rush in 2", at most TacticEdit::longest_name characters.
std::string free_name(const std::string& name, const std::vector<std::string>& taken);

}  // namespace td
