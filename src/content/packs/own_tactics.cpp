#include "content/packs/own_tactics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "catalog/tactic_traits.hpp"
#include "content/packs/fingerprint.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"

namespace td {

namespace {

using Outcome = TacticsChange::Outcome;

constexpr std::string_view tactics_key = "tactics";
constexpr std::string_view opening =
    "# Your own tactics. The game writes this file when you save one, and only changes the lines of that tactic.\n"
    "# resources/docs/authors/tactics.md explains what you can write here.\n";

// --- writing ---

std::string value_of(int number, const Catalog&) { return std::to_string(number); }
std::string value_of(ConditionTraits::Flag flag, const Catalog&) { return write_boolean(*flag); }
template <class Tag, class Number>
std::string value_of(Id<Tag, Number> id, const Catalog& catalog) {
    return catalog[id].id;
}

std::string written_condition(const PlanCondition& condition, const Catalog& catalog) {
    std::vector<std::string> entries;
    for (const ConditionTraits& traits : condition_traits) {
        if (!traits.is_given(condition)) continue;
        const std::string value = std::visit([&](auto member) { return value_of(condition.*member, catalog); }, traits.member);
        entries.push_back(fmt::format("{}: {}", traits.name, value));
    }
    return write_map(entries);
}

std::string written_plan(const Plan& plan, const Catalog& catalog) {
    const PlanTraits& traits = traits_of(plan.kind);
    std::vector<std::string> entries{fmt::format("do: {}", traits.name())};
    if (traits.names_skill) entries.push_back("skill: " + catalog[plan.skill].id);
    if (!traits.amount.empty() && plan.amount != traits.usual) entries.push_back(fmt::format("{}: {}", traits.amount, plan.amount));
    if (plan.boldly) entries.emplace_back("boldly: true");
    if (plan.only_if) entries.push_back("if: " + written_condition(*plan.only_if, catalog));
    if (plan.unless) entries.push_back("unless: " + written_condition(*plan.unless, catalog));
    return entries.size() == 1 ? std::string(traits.name()) : write_map(entries);
}

// --- reading ---

IdTable ids_for_plans(const Catalog& catalog) {
    IdTable ids;
    for (std::size_t i = 0; i < catalog.skills.size(); ++i) ids.add("skills", catalog.skills[i].id, i);
    for (std::size_t i = 0; i < catalog.statuses.size(); ++i) ids.add("statuses", catalog.statuses[i].id, i);
    return ids;
}

std::optional<Tactic> tactic_of(TreeEntry entry, const IdTable& ids) {
    std::vector<Problem> problems;
    Reader reader(ids, problems);
    const Reader::Step step(reader, entry.key.text(), entry.key);
    Tactic tactic;
    if (!entry.value.is_map()) return std::nullopt;
    tactic_fields().read_into(entry.value, &tactic, reader);
    tactic.id = entry.key.text();
    return problems.empty() ? std::optional(std::move(tactic)) : std::nullopt;
}

bool is_blank_or_comment(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t");
    return start == std::string_view::npos || line[start] == '#';
}

/// True if a comment begins in the line, outside double quotes.
bool has_comment(std::string_view line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quoted && line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (!quoted && line[i] == '#' && (i == 0 || line[i - 1] == ' '))
            return true;
    }
    return false;
}

/// A file taken apart: its lines, and which of them each tactic takes.
class TacticsText {
public:
    struct Entry {
        std::string id;
        std::optional<Tactic> tactic;  ///< none: it has mistakes, or changes another
        std::uint64_t hash = 0;        ///< of what it says
        int column = 0;                ///< of its id, from 1
        std::size_t first = 0;         ///< its lines, from 0, with `end` behind the last
        std::size_t end = 0;
    };

    TacticsText(std::string_view text, const Catalog& catalog) : m_catalog(catalog) { read(text); }

    Outcome outcome() const { return m_outcome; }
    int line() const { return m_line; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Entry* find(std::string_view id) const {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(), [id](const Entry& entry) { return entry.id == id; });
        return found == m_entries.end() ? nullptr : &*found;
    }

    /// The text with `block` in place of the lines from `first` up to, but not including, `end`.
    std::string with(std::size_t first, std::size_t end, std::string_view block) const {
        std::string text;
        for (std::size_t i = 0; i < first; ++i) text += m_lines[i] + "\n";
        text += block;
        for (std::size_t i = end; i < m_lines.size(); ++i) text += m_lines[i] + "\n";
        return text;
    }

    /// The text with a further tactic.
    std::string with_one_more(const Tactic& tactic) const {
        const std::size_t end = m_lines.size();
        const std::string heading = fmt::format("{}:\n", tactics_key);
        if (m_is_empty && m_lines.empty()) return std::string(opening) + heading + written_tactic(tactic, m_catalog);
        if (!m_key_line) return with(end, end, heading + written_tactic(tactic, m_catalog));
        if (m_entries.empty()) return with(*m_key_line, *m_key_line + 1, heading + written_tactic(tactic, m_catalog));
        const Entry& last = m_entries.back();
        return with(last.end, last.end, written_tactic(tactic, m_catalog, last.column - 1));
    }

    /// The text without that tactic.
    std::string without(const Entry& entry) const {
        if (m_entries.size() > 1) return with(entry.first, entry.end, "");
        const std::string emptied = with(entry.first, entry.end, "");
        const TacticsText now(emptied, m_catalog);
        return now.m_key_line ? now.with(*now.m_key_line, *now.m_key_line + 1, fmt::format("{}: {{}}\n", tactics_key)) : emptied;
    }

    /// The line, from 1, of a comment among those of the tactic, unless it is written as the game writes it; 0: there is none.
    int comment_in(const Entry& entry) const {
        std::string block;
        for (std::size_t i = entry.first; i < entry.end; ++i) block += m_lines[i] + "\n";
        if (entry.tactic && block == written_tactic(*entry.tactic, m_catalog, entry.column - 1)) return 0;
        for (std::size_t i = entry.first; i < entry.end; ++i)
            if (has_comment(m_lines[i])) return static_cast<int>(i) + 1;
        return 0;
    }

private:
    void fail(Outcome outcome, int line) {
        m_outcome = outcome;
        m_line = line;
    }

    void read(std::string_view text) {
        const TreeReading reading = read_tree("tactics.yaml", text);
        m_is_empty = !reading.tree || reading.tree->root().is_nothing();
        for (const Problem& problem : reading.problems)
            if (problem.code != ProblemCode::empty_file) return fail(Outcome::has_mistakes, problem.line);
        const SourceText source("tactics.yaml", std::string(text));
        split(source.text());
        if (!m_is_empty) take_apart(reading.tree->root());
    }

    void split(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            m_lines.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    void take_apart(TreeNode root) {
        if (!root.is_map()) return fail(Outcome::other_layout, root.place().line);
        std::size_t end_of_section = m_lines.size();
        std::optional<TreeNode> tactics;
        for (const auto [key, value] : root.entries()) {
            if (tactics) {
                end_of_section = static_cast<std::size_t>(key.place().line) - 1;
                break;
            }
            if (key.text() != tactics_key) continue;
            m_key_line = static_cast<std::size_t>(key.place().line) - 1;
            tactics = value;
        }
        if (!tactics) return;
        if (tactics->is_nothing()) return;
        if (!tactics->is_map()) return fail(Outcome::other_layout, tactics->place().line);
        const IdTable ids = ids_for_plans(m_catalog);
        for (const TreeEntry entry : tactics->entries()) add(entry, ids);
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            Entry& entry = m_entries[i];
            entry.end = i + 1 < m_entries.size() ? m_entries[i + 1].first : end_of_section;
            while (entry.end > entry.first + 1 && is_blank_or_comment(m_lines[entry.end - 1])) --entry.end;
        }
    }

    void add(TreeEntry entry, const IdTable& ids) {
        const Place place = entry.key.place();
        const auto line = static_cast<std::size_t>(place.line) - 1;
        // A map in braces, or several ids in a line: only lines of their own can be put in place of others.
        if (m_lines[line].find_first_not_of(' ') != static_cast<std::size_t>(place.column) - 1)
            return fail(Outcome::other_layout, place.line);
        m_entries.push_back({std::string(entry.key.text()), tactic_of(entry, ids), hash_of(entry.value), place.column, line, line + 1});
    }

    const Catalog& m_catalog;
    Outcome m_outcome = Outcome::done;
    int m_line = 0;
    bool m_is_empty = false;
    std::vector<std::string> m_lines;
    std::optional<std::size_t> m_key_line;  ///< of `tactics:`, from 0
    std::vector<Entry> m_entries;
};

/// True if `after` equals `before` except that the tactic `id` is now `now`, or is missing if `now` is null.
bool changes_only_tactic(const TacticsText& before, const std::string& after, const std::string& id, const Tactic* now,
                         const Catalog& catalog) {
    const TacticsText read(after, catalog);
    if (read.outcome() != Outcome::done) return false;
    for (const TacticsText::Entry& entry : before.entries()) {
        const TacticsText::Entry* same = read.find(entry.id);
        if (entry.id != id && (same == nullptr || same->hash != entry.hash)) return false;
    }
    const std::size_t others = before.entries().size() - (before.find(id) != nullptr ? 1 : 0);
    if (read.entries().size() != others + (now != nullptr ? 1 : 0)) return false;
    return now == nullptr || (read.find(now->id) != nullptr && read.find(now->id)->tactic == *now);
}

/// The entry of the file that is `before`, or the outcome that says why it cannot be changed.
std::variant<const TacticsText::Entry*, TacticsChange> entry_of(const TacticsText& file, const Tactic& before) {
    const TacticsText::Entry* const entry = file.find(before.id);
    if (entry == nullptr) return TacticsChange{.outcome = Outcome::is_another_now};
    const int line = static_cast<int>(entry->first) + 1;
    if (entry->tactic != before) return TacticsChange{.outcome = Outcome::is_another_now, .line = line};
    if (const int comment = file.comment_in(*entry)) return TacticsChange{.outcome = Outcome::has_remarks, .line = comment};
    return entry;
}

}  // namespace

std::string written_tactic(const Tactic& tactic, const Catalog& catalog, int indent) {
    const std::string outer(static_cast<std::size_t>(indent), ' ');
    std::string text = fmt::format("{}{}:\n", outer, tactic.id);
    // All fields but the plans, whose references can be written only with the catalog.
    for (const std::string& entry : tactic_fields().written_entries(&tactic))
        if (!entry.starts_with("plans:")) text += fmt::format("{}  {}\n", outer, entry);
    text += outer + "  plans:\n";
    for (const Plan& plan : tactic.plans) text += fmt::format("{}    - {}\n", outer, written_plan(plan, catalog));
    return text;
}

std::vector<Tactic> tactics_in(std::string_view text, const Catalog& catalog) {
    std::vector<Tactic> tactics;
    const TacticsText file(text, catalog);
    for (const TacticsText::Entry& entry : file.entries())
        if (entry.tactic) tactics.push_back(*entry.tactic);
    return tactics;
}

TacticsChange save_tactic(std::string_view text, const Tactic* before, const Tactic& tactic, const Catalog& catalog) {
    const TacticsText file(text, catalog);
    if (file.outcome() != Outcome::done) return {.outcome = file.outcome(), .line = file.line()};
    const TacticsText::Entry* const same = file.find(tactic.id);
    if (same != nullptr && (before == nullptr || before->id != tactic.id))
        return {.outcome = Outcome::is_there, .line = static_cast<int>(same->first) + 1};
    TacticsChange change;
    if (before == nullptr) {
        change.text = file.with_one_more(tactic);
    } else {
        const auto found = entry_of(file, *before);
        if (const auto* const refused = std::get_if<TacticsChange>(&found)) return *refused;
        const TacticsText::Entry& entry = *std::get<const TacticsText::Entry*>(found);
        change.text = file.with(entry.first, entry.end, written_tactic(tactic, catalog, entry.column - 1));
    }
    if (!changes_only_tactic(file, change.text, before == nullptr ? tactic.id : before->id, &tactic, catalog))
        return {.outcome = Outcome::other_layout};
    return change;
}

TacticsChange remove_tactic(std::string_view text, const Tactic& before, const Catalog& catalog) {
    const TacticsText file(text, catalog);
    if (file.outcome() != Outcome::done) return {.outcome = file.outcome(), .line = file.line()};
    const auto found = entry_of(file, before);
    if (const auto* const refused = std::get_if<TacticsChange>(&found)) return *refused;
    TacticsChange change{.text = file.without(*std::get<const TacticsText::Entry*>(found))};
    if (!changes_only_tactic(file, change.text, before.id, nullptr, catalog)) return {.outcome = Outcome::other_layout};
    return change;
}

}  // namespace td
