// Applies the verbs for lists and numbers.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/utf8.hpp"
#include "content/fields/verbs.hpp"
#include "content/packs/merge.hpp"
#include "content/packs/pack.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;

void report_unknown_verb(TreeNode verb, const std::vector<Verb>& known, Reader& reader) {
    const std::vector<std::string_view> names = names_of(known);
    const std::string hint = hint_for_word(verb.text(), names);
    reader.report(verb, ProblemCode::unknown_key, fmt::format("`{}` does nothing here", verb.text()),
                  hint.empty() ? fmt::format("verbs that work here: {}", fmt::join(names, ", ")) : hint);
}

/// The name by which verbs refer to an item: its text; of a map the field that a text would stand for, or the choice of its variant; else
/// empty.
std::string_view item_name(TreeNode item, const ValueKind& kind) {
    if (item.is_text()) return item.text();
    if (!item.is_map() || (kind.form != Form::structure && kind.form != Form::variant)) return {};
    if (kind.tag.empty()) return kind.form == Form::variant && item.size() == 1 ? (*item.entries().begin()).key.text() : "";
    const std::optional<TreeNode> tag = item.find(kind.tag);
    return tag ? tag->text() : std::string_view();
}

std::optional<std::size_t> item_number(std::string_view name) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc{} && end == name.data() + name.size() ? std::optional(number) : std::nullopt;
}

/// `hundredths` / 100, rounded to the nearest whole number, halves up; at most 2,000,000,000 either way.
int rounded(long long hundredths) {
    const long long raised = hundredths + 50;
    const long long down = raised / 100 - (raised % 100 < 0 ? 1 : 0);
    return static_cast<int>(std::clamp<long long>(down, -2'000'000'000, 2'000'000'000));
}

}  // namespace

ListMerge::ListMerge(const ValueKind& kind, TreeNode base, Reader& reader, std::optional<TreeNode> moved,
                     std::function<const Pack*(TreeNode)> added_by)
    : m_kind(kind), m_reader(reader), m_moved(moved), m_added_by(std::move(added_by)) {
    const auto add = [&](TreeNode item) { m_slots.push_back({.item = item, .name = item_name(item, *kind.inner)}); };
    for (const TreeNode item : base.items()) add(item);
    if (kind.alone && !base.is_list()) add(base);
}

std::vector<ListMerge::Item> ListMerge::carry_out(TreeNode change) {
    for (const auto [verb, value] : change.entries()) {
        const Reader::Step step(m_reader, verb.text(), verb);
        carry_out(verb, value);
    }
    std::vector<Item> items;
    const auto append_all = [&](const std::vector<TreeNode>& nodes) {
        for (const TreeNode node : nodes) items.push_back({.node = node});
    };
    append_all(m_first);
    for (const Slot& slot : m_slots) {
        append_all(slot.before);
        if (!slot.removed) items.push_back({slot.item, slot.fields});
        append_all(slot.after);
    }
    append_all(m_last);
    return items;
}

void ListMerge::carry_out(TreeNode verb, TreeNode value) {
    const std::string_view name = verb.text();
    if (name == "add") return append(m_last, value);
    if (name == "first") return append(m_first, value);
    if (name == "remove") return remove(value);
    const bool is_known = name == "replace" || name == "edit" || name == "before" || name == "after";
    if (!is_known) return report_unknown_verb(verb, list_verbs(), m_reader);
    if (!value.is_map()) return report_wrong_type(value, {Form::structure}, m_reader);
    for (const auto [item, change] : value.entries()) {
        const Reader::Step step(m_reader, item.text(), item);
        change_one(name, item, change);
    }
}

void ListMerge::remove(TreeNode names) {
    if (!names.is_list()) return report_wrong_type(names, list(text(1, 100), 0, 1000).kind, m_reader);
    for (const TreeNode name : names.items()) {
        if (!name.is_text()) {
            report_wrong_type(name, text(1, 100).kind, m_reader);
            continue;
        }
        for (Slot* slot : find(name)) slot->removed = true;
    }
}

void ListMerge::change_one(std::string_view verb, TreeNode name, TreeNode value) {
    Slot* const slot = find_one(name);
    if (slot == nullptr) return;
    if (verb == "before") return append(slot->before, value);
    if (verb == "after") return append(slot->after, value);
    if (verb == "edit")
        slot->fields = value;
    else
        slot->item = value;
}

void ListMerge::append(std::vector<TreeNode>& to, TreeNode items) {
    if (!items.is_list()) return report_wrong_type(items, {.form = Form::list, .high = m_kind.high, .inner = m_kind.inner}, m_reader);
    for (const TreeNode item : items.items()) {
        to.push_back(item);
        m_added.push_back(item);
    }
}

std::vector<ListMerge::Slot*> ListMerge::find(TreeNode name) {
    std::vector<Slot*> found;
    for (Slot& slot : m_slots)
        if (!slot.name.empty() && slot.name == name.text()) found.push_back(&slot);
    if (!found.empty()) return warn_of_added(name, found), found;
    const std::optional<std::size_t> number = item_number(name.text());
    if (number && *number < m_slots.size() && m_kind.inner->form != Form::number) {
        if (m_moved)
            m_reader.warn(
                name, ProblemCode::suspicious,
                fmt::format("this counts items that an earlier pack has moved, in {}:{}", m_moved->source().name(), m_moved->place().line),
                "check which item it is with `delve explain`, and name that pack under `after` in pack.yaml");
        else
            warn_of_added(name, {&m_slots[*number]});
        return {&m_slots[*number]};
    }
    std::vector<std::string_view> known;
    for (const Slot& slot : m_slots) known.push_back(slot.name);
    std::string hint = hint_for_word(name.text(), known);
    if (hint.empty() && m_slots.empty()) hint = "the list is empty here";
    std::erase(known, std::string_view());
    if (hint.empty() && !known.empty() && !number) hint = fmt::format("it has: {}", fmt::join(known, ", "));
    if (hint.empty()) hint = fmt::format("its items are numbered from 0 to {}; `delve explain` shows them", m_slots.size() - 1);
    m_reader.report(name, ProblemCode::nothing_to_change, fmt::format("the list has no `{}`", first_characters(name.text(), 60)), hint);
    return {};
}

/// Warns if all items that the name refers to were added by packs that may be absent, or be loaded later.
void ListMerge::warn_of_added(TreeNode name, const std::vector<Slot*>& found) {
    const Pack* adder = nullptr;
    for (const Slot* slot : found)
        if (adder = m_added_by(slot->item); adder == nullptr) return;
    if (adder)
        m_reader.warn(name, ProblemCode::suspicious,
                      fmt::format("only the pack `{}` adds this item, and it may be absent or come later", adder->info.id),
                      "name that pack under `after` or `requires` in pack.yaml");
}

ListMerge::Slot* ListMerge::find_one(TreeNode name) {
    const std::vector<Slot*> found = find(name);
    if (found.size() < 2) return found.empty() ? nullptr : found[0];
    std::vector<std::ptrdiff_t> numbers;
    for (const Slot* slot : found) numbers.push_back(slot - m_slots.data());
    m_reader.report(name, ProblemCode::bad_combination, fmt::format("the list has `{}` {} times", name.text(), found.size()),
                    fmt::format("choose one by its number: {}", fmt::join(numbers, ", ")));
    return nullptr;
}

std::optional<int> changed_number(int base, TreeNode base_node, TreeNode verbs, const ValueKind& kind, Reader& reader) {
    std::optional<int> percent;
    int plus = 0;
    const std::size_t problems_before = reader.problem_count();
    for (const auto [verb, value] : verbs.entries()) {
        const Reader::Step step(reader, verb.text(), verb);
        if (verb.text() == "percent")
            percent = read_number(value, {Form::number, 0, 10'000}, reader);
        else if (verb.text() == "plus")
            plus = read_number(value, {Form::number, -1'000'000, 1'000'000}, reader).value_or(0);
        else
            report_unknown_verb(verb, number_verbs(), reader);
    }
    if (reader.problem_count() != problems_before) return std::nullopt;
    if (verbs.size() == 0) return report_wrong_type(verbs, kind, reader), std::nullopt;
    const int result = rounded(100LL * plus + static_cast<long long>(base) * percent.value_or(100));
    if (result >= kind.low && result <= kind.high) return result;
    const ValueKind bounds{Form::number, kind.low, kind.high};
    reader.report((*verbs.entries().begin()).value, ProblemCode::out_of_range,
                  fmt::format("the result is {}; expected {}", result, describe(bounds)),
                  base_node.source().name() == default_source
                      ? fmt::format("it is {} by default", base)
                      : fmt::format("it is {} in {}:{}", base, base_node.source().name(), base_node.place().line));
    return std::nullopt;
}

}  // namespace td
