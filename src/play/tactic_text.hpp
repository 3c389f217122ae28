// What the rows of the editor of tactics say. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "play/tactic_edit.hpp"

namespace td {

/// "heal allies below 60 % of health, only if it holds an item, not while a foe in sight is at most 2 tiles away".
std::string plan_in_words(const Plan& plan, const Catalog& catalog);
/// Its plans, numbered from 1, a text each.
std::vector<std::string> plans_in_words(const Tactic& tactic, const Catalog& catalog);

/// A row: what it is about, its value (empty where the label says it), and a sentence or two that explain it.
struct TacticRowText {
    std::string label;
    std::string value;
    std::string about;
};
TacticRowText text_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog);

/// Something to choose, and what there is to know about it.
struct ChoiceText {
    std::string text;
    std::string about;
};
/// Of a row with TacticEdit::choice_count().
std::vector<ChoiceText> choices_of(const TacticEdit& edit, const TacticRow& row, const Catalog& catalog);
/// All kinds of plans, as they usually are.
std::vector<ChoiceText> plan_choices(const Catalog& catalog);
/// Conditions as they are when they are added, in their order.
std::vector<ChoiceText> condition_choices(const TacticEdit& edit, const std::vector<const ConditionTraits*>& conditions,
                                          const Catalog& catalog);

std::string text_of(const TacticMistake& mistake, const Catalog& catalog);

}  // namespace td
