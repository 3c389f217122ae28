#include "tools/cases/case_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/nearest.hpp"

namespace td {

namespace {

std::string listed(const std::vector<std::string_view>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

}  // namespace

void CaseFields::complain(TreeNode at, ProblemCode code, std::string message, std::string hint) {
    m_problems.push_back(at.problem(code, std::move(message), std::move(hint)));
}

bool CaseFields::list(TreeNode node, std::string_view what) {
    if (!node.is_list()) complain(node, ProblemCode::wrong_type, fmt::format("{} must be a list", what));
    return node.is_list();
}

std::string CaseFields::text(TreeNode node, std::string_view what) {
    if (node.is_text() && !node.text().empty()) return std::string(node.text());
    complain(node, ProblemCode::wrong_type, fmt::format("{} must be a word", what));
    return {};
}

std::int64_t CaseFields::integer(TreeNode node, std::string_view what, std::int64_t low, std::int64_t high) {
    const std::string_view text = node.text();
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!node.is_text() || node.quoted() || error != std::errc() || end != text.data() + text.size())
        complain(node, ProblemCode::wrong_type, fmt::format("{} must be a whole number", what));
    else if (value < low || value > high)
        complain(node, ProblemCode::out_of_range, fmt::format("{} must lie between {} and {}", what, low, high));
    return std::clamp(value, low, high);
}

std::size_t CaseFields::choice(TreeNode node, std::string_view what, const std::vector<std::string_view>& words) {
    const auto found = std::find(words.begin(), words.end(), node.text());
    if (node.is_text() && found != words.end()) return static_cast<std::size_t>(found - words.begin());
    complain(node, ProblemCode::unknown_choice, fmt::format("{} must be one of {}", what, listed(words)), did_you_mean(node.text(), words));
    return 0;
}

EntityId CaseFields::new_id(TreeNode node) {
    const EntityId id(m_names.size());
    m_names.push_back(text(node, "an id"));
    if (!m_names.back().empty() && !m_ids.emplace(m_names.back(), id).second)
        complain(node, ProblemCode::duplicate_id, fmt::format("the id {:?} is already used", m_names.back()));
    return id;
}

EntityId CaseFields::known_id(TreeNode node) {
    const auto found = m_ids.find(text(node, "an id"));
    if (found != m_ids.end()) return found->second;
    if (node.is_text())
        complain(node, ProblemCode::unknown_id, fmt::format("nobody here has the id {:?}", node.text()), nearest_id(node.text()));
    return EntityId(0);
}

std::string CaseFields::nearest_id(std::string_view word) const {
    // Comparing words takes too long in a huge file that has a problem in every line.
    constexpr std::size_t most_names = 200, most_hints = 200;
    if (m_names.size() > most_names || m_problems.size() > most_hints) return {};
    return did_you_mean(word, {m_names.begin(), m_names.end()});
}

void CaseFields::forget_ids() {
    m_names.clear();
    m_ids.clear();
}

std::optional<TreeNode> CaseMap::find(std::string_view key) {
    if (std::find(m_asked.begin(), m_asked.end(), key) == m_asked.end()) m_asked.push_back(key);
    return is_map() ? m_node.find(key) : std::nullopt;
}

std::optional<TreeNode> CaseMap::required(std::string_view key) {
    const auto found = find(key);
    if (!found && is_map()) m_fields.complain(m_node, ProblemCode::missing_field, fmt::format("{} needs the key {:?}", m_what, key));
    return found;
}

std::optional<TreeNode> CaseMap::find_kind(std::string_view key, std::string_view what) {
    const auto found = find(key);
    if (found) {
        m_what = what;
        m_asked = {key};
    }
    return found;
}

std::int64_t CaseMap::integer_or(std::string_view key, std::int64_t otherwise, std::int64_t low, std::int64_t high) {
    const auto found = find(key);
    return found ? m_fields.integer(*found, key, low, high) : otherwise;
}

void CaseMap::finish() {
    if (!is_map())
        return m_fields.complain(m_node, ProblemCode::wrong_type,
                                 fmt::format("{} must be a map with the keys {}", m_what, listed(m_asked)));
    for (const auto [key, value] : m_node.entries())
        if (std::find(m_asked.begin(), m_asked.end(), key.text()) == m_asked.end())
            m_fields.complain(key, ProblemCode::unknown_key,
                              fmt::format("{} has no key {:?}; its keys are {}", m_what, key.text(), listed(m_asked)),
                              did_you_mean(key.text(), m_asked));
}

}  // namespace td
