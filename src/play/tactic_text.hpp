// The texts of the rows in the tactic editor. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "play/tactic_edit.hpp"

namespace td {

/// "heal allies below 60 % of health, only if it holds an item, not while a foe in sight is at most 2 tiles away".
std::string plan_in_words(const Plan& plan, const Catalog& catalog);
/// A text for each plan, numbered from 1.
std::vector<std::string> plans_in_words(const Tactic& tactic, const Catalog& catalog);

/// The texts of a row: label, value (empty if the label contains it), and a sentence or two of explanation.
struct TacticRowText {
    std::string label;
    std::string value;
    std::string about;
};
TacticRowText text_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog);

/// Something to choose, and an explanation.
struct ChoiceText {
    std::string text;
    std::string about;
};
/// The choices of a row. Precondition: its TacticEdit::choice_count() is not 0.
std::vector<ChoiceText> choices_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog);
/// All kinds of plans, with their usual values.
std::vector<ChoiceText> plan_choices(const Catalog& catalog);
/// Conditions with the values that they have when added, in their order.
std::vector<ChoiceText> condition_choices(const TacticEdit& edit, const std::vector<const ConditionTraits*>& conditions,
                                          const Catalog& catalog);

std::string text_of(const TacticMistake& mistake, const Catalog& catalog);

}  // namespace td
