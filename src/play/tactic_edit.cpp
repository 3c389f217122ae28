#include "play/tactic_edit.hpp"

#include <algorithm>
#include <utility>

#include "base/printable.hpp"
#include "base/utf8.hpp"

namespace td {

namespace {

using RowKind = TacticRow::Kind;

constexpr int percent_step = 5;
constexpr int least_candidates = 2, most_candidates = 20;  ///< as content/tables/tactic.cpp has them

/// For a percentage, the next multiple of the step in that direction, else the next number.
int stepped(int now, int by, int least, int most) {
    const int step = most == 100 ? percent_step : 1;
    const int next = by > 0 ? now / step * step + step : (now + step - 1) / step * step - step;
    return std::clamp(next, least, most);
}

template <class Value>
int place_in(const std::vector<Value>& offered, Value value) {
    const auto found = std::find(offered.begin(), offered.end(), value);
    return found == offered.end() ? -1 : static_cast<int>(found - offered.begin());
}

/// True if the row is a condition whose value has that type.
template <class Value>
bool is_condition_on(const TacticRow& row) {
    return row.kind == RowKind::condition && std::holds_alternative<Value PlanCondition::*>(row.condition->member);
}

bool is_always_done(const Plan& plan) { return plan.kind == Plan::Kind::hold && !plan.only_if && !plan.unless; }

std::size_t kind_number(Plan::Kind kind) {
    return static_cast<std::size_t>(
        std::find_if(plan_traits.begin(), plan_traits.end(), [kind](const PlanTraits& traits) { return traits.kind == kind; }) -
        plan_traits.begin());
}

/// Removes an empty set of conditions.
void drop_empty(std::optional<PlanCondition>& condition) {
    if (condition == PlanCondition{}) condition.reset();
}

}  // namespace

TacticEdit::TacticEdit(Tactic tactic, Offer offer) : m_tactic(std::move(tactic)), m_offer(std::move(offer)) {
    for (Plan& plan : m_tactic.plans) {
        drop_empty(plan.only_if);
        drop_empty(plan.unless);
    }
    m_before = m_tactic;
}

std::optional<TacticMistake> TacticEdit::mistake() const {
    using Mistake = TacticMistake::Kind;
    if (!has_something_to_see(m_tactic.name)) return TacticMistake{Mistake::no_name};
    if (place_in(m_offer.names_taken, m_tactic.name) >= 0) return TacticMistake{Mistake::name_taken};
    if (m_tactic.plans.empty()) return TacticMistake{Mistake::no_plans};
    for (std::size_t i = 1; i < m_tactic.plans.size(); ++i)
        if (is_always_done(m_tactic.plans[i - 1])) return TacticMistake{Mistake::never_reached, static_cast<int>(i)};
    return std::nullopt;
}

std::vector<TacticRow> TacticEdit::rows() const {
    std::vector<TacticRow> rows{{RowKind::name}, {RowKind::description}, {RowKind::spares_sleepers}, {RowKind::look_ahead}};
    if (m_tactic.look_ahead > 0) rows.push_back({RowKind::candidates});
    for (int plan = 0; plan < static_cast<int>(m_tactic.plans.size()); ++plan) {
        rows.push_back({RowKind::plan, plan});
        if (plan == m_open) add_rows_of(plan, rows);
    }
    if (static_cast<int>(m_tactic.plans.size()) < most_plans) rows.push_back({RowKind::add_plan});
    return rows;
}

void TacticEdit::add_rows_of(int plan, std::vector<TacticRow>& rows) const {
    const Plan& edited = m_tactic.plans[static_cast<std::size_t>(plan)];
    const PlanTraits& traits = traits_of(edited.kind);
    rows.push_back({RowKind::what, plan});
    if (!traits.amount.empty()) rows.push_back({RowKind::amount, plan});
    if (traits.names_skill) rows.push_back({RowKind::skill, plan});
    if (traits.may_be_bold) rows.push_back({RowKind::boldly, plan});
    for (const bool unless : {false, true}) {
        const PlanCondition given = (unless ? edited.unless : edited.only_if).value_or(PlanCondition{});
        for (const ConditionTraits& condition : condition_traits)
            if (condition.is_given(given)) rows.push_back({RowKind::condition, plan, unless, &condition});
        if (!further_conditions(plan, unless).empty()) rows.push_back({RowKind::add_condition, plan, unless});
    }
}

void TacticEdit::set_kind(Plan& plan, Plan::Kind kind) const {
    const PlanTraits& traits = traits_of(kind);
    plan.kind = kind;
    plan.amount = traits.usual;
    plan.boldly = plan.boldly && traits.may_be_bold;
    if (!traits.names_skill)
        plan.skill = {};
    else if (!plan.skill)
        plan.skill = m_offer.skills.front();
}

void TacticEdit::add_plan(int behind, Plan::Kind kind) {
    if (static_cast<int>(m_tactic.plans.size()) >= most_plans) return;
    Plan plan;
    set_kind(plan, kind);
    m_open = std::clamp(behind + 1, 0, static_cast<int>(m_tactic.plans.size()));
    m_tactic.plans.insert(m_tactic.plans.begin() + m_open, std::move(plan));
}

int TacticEdit::move_plan(int plan, int by) {
    const int to = plan + by;
    if (to < 0 || to >= static_cast<int>(m_tactic.plans.size())) return plan;
    std::swap(m_tactic.plans[static_cast<std::size_t>(plan)], m_tactic.plans[static_cast<std::size_t>(to)]);
    if (m_open == plan)
        m_open = to;
    else if (m_open == to)
        m_open = plan;
    return to;
}

void TacticEdit::remove(const TacticRow& row) {
    if (row.kind == RowKind::plan) {
        m_tactic.plans.erase(m_tactic.plans.begin() + row.plan);
        m_open = m_open == row.plan ? -1 : m_open - (m_open > row.plan ? 1 : 0);
    }
    if (row.kind != RowKind::condition) return;
    std::optional<PlanCondition>& given = conditions(row.plan, row.unless);
    row.condition->copy({}, *given);
    drop_empty(given);
}

std::optional<PlanCondition>& TacticEdit::conditions(int plan, bool unless) {
    Plan& edited = m_tactic.plans[static_cast<std::size_t>(plan)];
    return unless ? edited.unless : edited.only_if;
}

const PlanCondition& TacticEdit::condition_of(const TacticRow& row) const {
    const Plan& edited = m_tactic.plans[static_cast<std::size_t>(row.plan)];
    return *(row.unless ? edited.unless : edited.only_if);
}

std::vector<const ConditionTraits*> TacticEdit::further_conditions(int plan, bool unless) const {
    const Plan& edited = m_tactic.plans[static_cast<std::size_t>(plan)];
    const PlanCondition given = (unless ? edited.unless : edited.only_if).value_or(PlanCondition{});
    std::vector<const ConditionTraits*> further;
    for (const ConditionTraits& traits : condition_traits) {
        const bool lacks_choices = std::holds_alternative<StatusId PlanCondition::*>(traits.member) && m_offer.statuses.empty();
        if (!traits.is_given(given) && !lacks_choices) further.push_back(&traits);
    }
    return further;
}

void TacticEdit::add_condition(int plan, bool unless, const ConditionTraits& traits) {
    std::optional<PlanCondition>& given = conditions(plan, unless);
    if (!given) given.emplace();
    if (const auto* const of = std::get_if<int PlanCondition::*>(&traits.member))
        (*given).** of = traits.most == 100 ? 50 : std::clamp(3, traits.least, traits.most);
    if (const auto* const of = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member)) (*given).** of = true;
    if (const auto* const of = std::get_if<SkillId PlanCondition::*>(&traits.member)) (*given).** of = m_offer.skills.front();
    if (const auto* const of = std::get_if<StatusId PlanCondition::*>(&traits.member)) (*given).** of = m_offer.statuses.front();
}

std::optional<TacticEdit::Number> TacticEdit::number_of(const TacticRow& row) {
    if (row.kind == RowKind::look_ahead) return Number{&m_tactic.look_ahead, 0, most_look_ahead};
    if (row.kind == RowKind::candidates) return Number{&m_tactic.candidates, least_candidates, most_candidates};
    if (row.kind == RowKind::amount) {
        Plan& plan = plan_of(row);
        return Number{&plan.amount, traits_of(plan.kind).least, traits_of(plan.kind).most};
    }
    if (row.kind != RowKind::condition) return std::nullopt;
    const auto* const of = std::get_if<int PlanCondition::*>(&row.condition->member);
    if (of == nullptr) return std::nullopt;
    return Number{&((*conditions(row.plan, row.unless)).**of), row.condition->least, row.condition->most};
}

/// The flag in a row; null for other rows.
bool* TacticEdit::flag_of(const TacticRow& row) {
    if (row.kind == RowKind::spares_sleepers) return &m_tactic.spares_sleepers;
    if (row.kind == RowKind::boldly) return &plan_of(row).boldly;
    if (row.kind != RowKind::condition) return nullptr;
    const auto* const of = std::get_if<ConditionTraits::Flag PlanCondition::*>(&row.condition->member);
    return of == nullptr ? nullptr : &*((*conditions(row.plan, row.unless)).**of);
}

bool TacticEdit::is_number(const TacticRow& row) {
    return row.kind == RowKind::look_ahead || row.kind == RowKind::candidates || row.kind == RowKind::amount || is_condition_on<int>(row);
}

bool TacticEdit::is_flag(const TacticRow& row) {
    return row.kind == RowKind::spares_sleepers || row.kind == RowKind::boldly || is_condition_on<ConditionTraits::Flag>(row);
}

bool TacticEdit::can_step(const TacticRow& row) const { return is_number(row) || is_flag(row) || choice_count(row) > 1; }

void TacticEdit::step(const TacticRow& row, int by) {
    if (const std::optional<Number> number = number_of(row)) {
        *number->value = stepped(*number->value, by, number->least, number->most);
    } else if (bool* const flag = flag_of(row)) {
        *flag = !*flag;
    } else if (const int count = choice_count(row); count > 0) {
        choose(row, (std::max(0, chosen(row)) + by + count) % count);
    }
}

void TacticEdit::set_number(const TacticRow& row, int wanted) {
    if (const std::optional<Number> number = number_of(row)) *number->value = std::clamp(wanted, number->least, number->most);
}

const std::string& TacticEdit::text(const TacticRow& row) const { return row.kind == RowKind::name ? m_tactic.name : m_tactic.description; }

void TacticEdit::set_text(const TacticRow& row, std::string text) {
    (row.kind == RowKind::name ? m_tactic.name : m_tactic.description) = std::move(text);
}

void TacticEdit::type(const TacticRow& row, char32_t character) {
    constexpr char32_t backspace = 8, first_printable = U' ', deleted = 127;
    std::string& text = row.kind == RowKind::name ? m_tactic.name : m_tactic.description;
    const std::size_t longest = row.kind == RowKind::name ? longest_name : longest_description;
    if (character == backspace) return drop_last_character(text);
    if (character >= first_printable && character != deleted && count_characters(text) < longest) append_utf8(text, character);
}

int TacticEdit::choice_count(const TacticRow& row) const {
    if (row.kind == RowKind::what) return static_cast<int>(plan_traits.size());
    if (row.kind == RowKind::skill) return static_cast<int>(m_offer.skills.size());
    if (is_condition_on<SkillId>(row)) return static_cast<int>(m_offer.skills.size());
    return is_condition_on<StatusId>(row) ? static_cast<int>(m_offer.statuses.size()) : 0;
}

int TacticEdit::chosen(const TacticRow& row) const {
    if (choice_count(row) == 0) return -1;
    const Plan& plan = m_tactic.plans[static_cast<std::size_t>(row.plan)];
    if (row.kind == RowKind::what) return static_cast<int>(kind_number(plan.kind));
    if (row.kind == RowKind::skill) return place_in(m_offer.skills, plan.skill);
    if (const auto* const of = std::get_if<SkillId PlanCondition::*>(&row.condition->member))
        return place_in(m_offer.skills, condition_of(row).**of);
    return place_in(m_offer.statuses, condition_of(row).*std::get<StatusId PlanCondition::*>(row.condition->member));
}

void TacticEdit::choose(const TacticRow& row, int number) {
    if (number < 0 || number >= choice_count(row)) return;
    const auto place = static_cast<std::size_t>(number);
    if (row.kind == RowKind::what) {
        if (plan_of(row).kind != plan_traits[place].kind) set_kind(plan_of(row), plan_traits[place].kind);
        return;
    }
    if (row.kind == RowKind::skill) return void(plan_of(row).skill = m_offer.skills[place]);
    PlanCondition& given = *conditions(row.plan, row.unless);
    if (const auto* const of = std::get_if<SkillId PlanCondition::*>(&row.condition->member)) given.** of = m_offer.skills[place];
    if (const auto* const of = std::get_if<StatusId PlanCondition::*>(&row.condition->member)) given.** of = m_offer.statuses[place];
}

std::string id_for_tactic(std::string_view name, const std::vector<std::string>& taken) {
    constexpr std::size_t longest = 44;  // of 48 allowed, so that a number has room
    std::string id;
    for (char c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        const bool is_plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (is_plain)
            id += c;
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    while (!id.empty() && id.back() == '_') id.pop_back();
    if (id.empty() || id.front() < 'a') id = id.empty() ? "tactic" : "tactic_" + id;
    id = id.substr(0, longest);
    std::string free = id;
    for (int number = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++number) free = id + "_" + std::to_string(number);
    return free;
}

std::string free_name(const std::string& name, const std::vector<std::string>& taken) {
    std::string free = name;
    for (int number = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++number) {
        const std::string end = " " + std::to_string(number);
        free = name;
        while (count_characters(free) + end.size() > TacticEdit::longest_name) drop_last_character(free);
        free += end;
    }
    return free;
}

}  // namespace td
