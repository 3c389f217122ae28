#include "content/fields/reader.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/nearest.hpp"
#include "content/yaml/lookalikes.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

/// The id whose last word is `word`, such as `hero_warden` for `warden`; empty if there is none, or several.
std::string_view only_id_ending_in(std::string_view word, const std::vector<std::string_view>& ids) {
    std::string_view found;
    for (const std::string_view id : ids) {
        if (!id.ends_with(word) || word.size() + 1 >= id.size() || id[id.size() - word.size() - 1] != '_') continue;
        if (!found.empty()) return {};
        found = id;
    }
    return found;
}

}  // namespace

bool IdTable::add(std::string_view type, std::string_view id, std::size_t number) {
    return m_types[std::string(type)].emplace(id, number).second;
}

std::optional<std::size_t> IdTable::number(std::string_view type, std::string_view id) const {
    const auto table = m_types.find(type);
    if (table == m_types.end()) return std::nullopt;
    const auto row = table->second.find(id);
    return row == table->second.end() ? std::nullopt : std::optional(row->second);
}

std::string_view IdTable::type_with(std::string_view id) const {
    for (const auto& [type, ids] : m_types)
        if (ids.contains(id)) return type;
    return {};
}

std::vector<std::string_view> IdTable::ids(std::string_view type) const {
    std::vector<std::string_view> result;
    const auto table = m_types.find(type);
    if (table == m_types.end()) return result;
    for (const auto& [id, number] : table->second) result.push_back(id);
    return result;
}

void IdTable::clear(std::string_view type) {
    if (const auto table = m_types.find(type); table != m_types.end()) table->second.clear();
}

void IdTable::explain_absence(std::string_view type, std::string_view id, std::string why) {
    m_absent[{std::string(type), std::string(id)}] = std::move(why);
}

std::string IdTable::why_absent(std::string_view type, std::string_view id) const {
    const auto found = m_absent.find({std::string(type), std::string(id)});
    return found == m_absent.end() ? std::string() : found->second;
}

namespace {

/// The first Greek or Cyrillic letter, many of which look like Latin ones; empty: there is none.
std::string_view lookalike_letter(std::string_view word) {
    // In UTF-8 these have two bytes, the first of them from 0xCD to 0xD3.
    for (std::size_t at = 0; at + 1 < word.size(); ++at)
        if (const auto lead = static_cast<unsigned char>(word[at]); lead >= 0xCD && lead <= 0xD3) return word.substr(at, 2);
    return {};
}

/// Adds to the hint which character of `word` only looks like another one, unless the hint says so already. Long texts may have such
/// characters for good reasons, and are passed over.
void explain_lookalike(std::string_view word, std::string& hint) {
    constexpr std::size_t longest_word = 64;
    std::string lookalike = word.size() > longest_word ? std::string() : hint_for_lookalike(word);
    const bool has_it = hint.find("type a plain") != std::string::npos;
    const bool repeats_it = !hint_for_lookalike(hint).empty();
    if (lookalike.empty() || has_it || (hint.starts_with("write `") && !repeats_it)) return;
    if (!hint.starts_with("did you mean") || repeats_it) {
        hint = std::move(lookalike);
        return;
    }
    if (lookalike[0] == 'h') lookalike[0] = 'H';
    hint += ' ' + lookalike;
}

}  // namespace

std::vector<std::string_view> Reader::further_keys() const {
    const bool in_a_definition = m_steps.size() == 2;  // the path is `TYPE.ID`
    return in_a_definition ? m_definition_keys : std::vector<std::string_view>();
}

std::string_view option_named(TreeNode node) {
    const std::string_view text = node.text();
    if (!node.is_text() || node.quoted() || text.size() < 2 || text.front() != '$') return {};
    const char next = text[1];
    const bool may_be = next == '{' || (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z');
    return may_be ? text.substr(1) : std::string_view();
}

void Reader::report(TreeNode node, ProblemCode code, std::string message, std::string hint) {
    if (m_passes_over_options && !option_named(node).empty()) return;
    const bool is_unknown_word = code == ProblemCode::unknown_key || code == ProblemCode::unknown_id || code == ProblemCode::unknown_type ||
                                 code == ProblemCode::unknown_choice;
    if (is_unknown_word && !hint.empty())
        if (const std::string_view letter = lookalike_letter(node.text()); !letter.empty())
            hint += fmt::format(" Its `{}` is a letter of another alphabet", letter);
    if (is_unknown_word || code == ProblemCode::wrong_type || code == ProblemCode::bad_id) explain_lookalike(node.text(), hint);
    report(node.problem(code, std::move(message), std::move(hint)));
}

void Reader::warn(TreeNode node, ProblemCode code, std::string message, std::string hint) {
    if (m_warnings == nullptr) return;
    warn(node.problem(code, std::move(message), std::move(hint)));
}

void Reader::warn(Problem problem) {
    if (m_warnings == nullptr) return;
    problem.path = path();
    m_warnings->push_back(std::move(problem));
}

void Reader::warn_of_undrawn(TreeNode node, std::string message, std::string hint) {
    if (++m_undrawn > most_undrawn) return;
    if (m_undrawn == most_undrawn) hint += "; further texts are not listed";
    warn(node, ProblemCode::suspicious, std::move(message), std::move(hint));
}

void Reader::report(Problem problem) {
    if (m_problems.size() > most_problems) return void(++m_unlisted);
    if (m_problems.size() == most_problems) {
        problem.code = ProblemCode::too_many_problems;
        problem.message = "there are more problems from here on";
        problem.hint = "fix the listed ones first";
    }
    problem.path = path();
    m_problems.push_back(std::move(problem));
}

std::string Reader::hint_for_id(std::string_view type, std::string_view word) {
    constexpr std::size_t most_listed = 12;
    const std::vector<std::string_view> ids = m_ids.ids(type);
    m_comparisons += ids.size();
    if (m_comparisons > most_comparisons) return {};
    if (std::string hint = hint_for_typing(word); !hint.empty()) return hint;
    if (std::string nearest = did_you_mean(word, ids); !nearest.empty()) return nearest;
    if (const std::string_view whole = only_id_ending_in(word, ids); !whole.empty()) return fmt::format("did you mean `{}`?", whole);
    if (const std::string_view other = m_ids.type_with(word); !other.empty()) return fmt::format("`{}` belongs to the {}", word, other);
    if (ids.size() > most_listed) return fmt::format("`delve list {}` lists them", type);
    return ids.empty() ? std::string() : fmt::format("known: {}", fmt::join(ids, ", "));
}

std::string Reader::path() const {
    std::string result;
    for (const StepName& step : m_steps) {
        if (step.in_list) {
            result.append("[").append(std::to_string(step.item)).append("]");
        } else {
            if (!result.empty() && !step.name.empty()) result += '.';
            result += shortened(step.name);
        }
    }
    return result;
}

}  // namespace td
