#include "content/packs/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/nearest.hpp"
#include "content/fields/verbs.hpp"
#include "content/yaml/read_tree.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;

constexpr std::string_view remove_verb = "remove";

/// The choice of a variant that is told by `tag`; nothing if that is missing or no text.
std::optional<std::string_view> choice_of(TreeNode node, std::string_view tag) {
    if (node.is_text()) return node.text();
    const std::optional<TreeNode> found = node.find(tag);
    return found && found->is_text() ? std::optional(found->text()) : std::nullopt;
}

/// The number in a node, of any size. Nothing is reported: the field is read later.
std::optional<int> plain_number(TreeNode node, Reader& reader) {
    std::vector<Problem> ignored;
    Reader quiet(reader.ids(), ignored);
    return read_number(node, {Form::number, -1'000'000'000, 1'000'000'000}, quiet);
}

std::string place_of(TreeNode node) {
    return node.source().name() == default_source ? std::string(default_source)
                                                  : fmt::format("{}:{}", node.source().name(), node.place().line);
}

/// True if the base has a number that `25%` can be a share of. In a field of percentages, `25%` is a value itself.
bool can_be_scaled(const ValueKind& kind, std::optional<TreeNode> base) {
    const bool is_percentage = kind.low >= 0 && kind.high == 100;
    return base && !is_percentage && !(base->is_text() && base->text() == "0");
}

/// `{plus: 4}` for `+4`, `{percent: 150}` for `150%`; empty for other values.
std::string meant_verb(const ValueKind& kind, std::optional<TreeNode> base, TreeNode change) {
    if ((kind.form != Form::number && kind.form != Form::range) || !change.is_text() || change.quoted()) return {};
    const std::string_view text = change.text();
    const bool adds = text.starts_with('+'), scales = text.ends_with('%');
    std::string_view digits = text.substr(adds ? 1 : 0, text.size() - (scales ? 1 : 0));
    if (scales) digits = digits.substr(0, digits.find_last_not_of(' ') + 1);
    const bool is_number = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (adds == scales || !is_number || (scales && !can_be_scaled(kind, base))) return {};
    return fmt::format("{{{}: {}}}", adds ? "plus" : "percent", digits);
}

/// The history of the base followed by the verbs of `change`, in the order in which they apply.
std::string history_of(TreeNode base, const std::string& base_text, TreeNode change) {
    std::string history = base.history().empty() ? fmt::format("{} ({})", base_text, place_of(base)) : std::string(base.history());
    for (const Verb& verb : number_verbs())
        if (const auto value = change.find(verb.name)) history += fmt::format(" {} {} ({})", verb.name, value->text(), place_of(*value));
    return history;
}

/// The first verb of a change of a list that gives items other numbers than before.
std::optional<TreeNode> verb_that_moves(TreeNode change) {
    for (const std::string_view verb : {"remove", "first", "before", "after", "replace"})
        for (const auto [key, value] : change.entries())
            if (key.text() == verb) return key;
    return std::nullopt;
}

/// Edit distances are computed only for few known words, since `remove` may name many words.
std::string hint_for_removed(std::string_view name, const std::vector<std::string_view>& known) {
    constexpr std::size_t most_compared = 200;
    return known.size() > most_compared ? std::string() : hint_for_word(name, known);
}

}  // namespace

Merge::Entries Merge::entries_of(std::optional<TreeNode> node, std::string_view tag) {
    Entries result;
    if (node && node->is_text()) result.push_back({tag, std::nullopt, *node});
    if (node && node->is_map())
        for (const auto [key, value] : node->entries()) result.push_back({key.text(), key, value});
    return result;
}

void Merge::fields(const FieldTable& table, std::optional<TreeNode> base, TreeNode change, const std::vector<std::string_view>& left_out) {
    Entries changes;
    for (const Entry& entry : entries_of(change, {}))
        if (std::find(left_out.begin(), left_out.end(), entry.name) == left_out.end()) changes.push_back(entry);
    merge_maps(
        entries_of(base, {}), std::move(changes), change, base ? keys_of(table) : [](std::string_view) { return Key{}; });
}

Merge::KindOf Merge::keys_of(const FieldTable& table) {
    return [&table](std::string_view name) {
        const Field* field = table.find(name);
        return field == nullptr ? Key{} : Key{&field->kind, field->default_text};
    };
}

void Merge::value(const ValueKind& kind, TreeNode base, TreeNode change) {
    const auto is_fields = [&](TreeNode node) { return node.is_map() || (node.is_text() && !kind.tag.empty()); };
    // Where an item may stand without a list, a map may be that item.
    const bool changes_list = kind.form == Form::list && change.is_map() && (!kind.alone || holds_verbs(change, kind));
    if (changes_list) {
        // A list that is too long is reported when it is read.
        if ((!base.is_list() && !kind.alone) || base.size() > static_cast<std::size_t>(kind.high)) return m_out.copy(base);
        const TreeNode last_move = m_moves.last_move(base);
        const auto moved = m_strangers.that_wrote(last_move) ? std::optional(last_move) : std::nullopt;
        m_moves.record(base, change, verb_that_moves(change));
        m_out.begin_list(change);
        const auto added_by = [this](TreeNode item) { return m_moves.was_added(item) ? m_strangers.that_wrote(item) : nullptr; };
        ListMerge merge(kind, base, m_reader, moved, added_by);
        for (const ListMerge::Item& item : merge.carry_out(change))
            item.fields ? value(*kind.inner, item.node, *item.fields) : m_out.copy(item.node);
        for (const TreeNode item : merge.added()) m_moves.record_added(item);
        m_out.end();
    } else if (kind.form == Form::number && change.is_map()) {
        merge_number(kind, base, change);
    } else if (kind.form == Form::range && change.is_map()) {
        merge_range(kind, base, change);
    } else if (kind.form == Form::map && base.is_map() && change.is_map()) {
        merge_maps(entries_of(base, {}), entries_of(change, {}), change, [&](std::string_view) { return Key{kind.inner.get(), {}}; });
    } else if (kind.form == Form::structure && is_fields(base) && is_fields(change)) {
        merge_maps(entries_of(base, kind.tag), entries_of(change, kind.tag), change, keys_of(*kind.fields));
    } else if (kind.form == Form::variant && is_fields(base) && is_fields(change)) {
        kind.tag.empty() ? merge_keyed_variant(kind, base, change) : merge_variant(kind, base, change);
    } else if (const std::string verb = meant_verb(kind, base, change); !verb.empty()) {
        m_reader.report(change, ProblemCode::wrong_type, fmt::format("expected {}, not `{}`", describe(kind), change.text()),
                        fmt::format("write `{}`", verb));
        m_out.copy(base);
    } else {
        write_replaced(base, change);
    }
}

/// Writes `change` in place of `base`. Warns if that undoes what a pack did which the pack of the change does not know.
void Merge::write_replaced(TreeNode base, TreeNode change) {
    m_out.copy(change);
    const Pack* const loser = m_strangers.that_wrote(base);
    const bool is_same = base.is_text() && change.is_text() && base.text() == change.text();
    if (loser && !is_same)
        m_reader.warn(base, ProblemCode::suspicious,
                      fmt::format("this is lost: the pack `{}` is loaded later and changes the same, in {}",
                                  m_strangers.relations->pack_of(change)->info.id, place_of(change)),
                      "to say which of the two packs comes last, name the other one under `after` in its pack.yaml");
}

/// A change that makes another choice replaces the base, whose fields are those of the first choice.
void Merge::merge_variant(const ValueKind& kind, TreeNode base, TreeNode change) {
    const std::optional<std::string_view> old_choice = choice_of(base, kind.tag);
    const std::optional<std::string_view> new_choice = choice_of(change, kind.tag);
    const FieldTable* table = old_choice ? variant_called(kind, *old_choice) : nullptr;
    if (table == nullptr || (new_choice && new_choice != old_choice)) return m_out.copy(change);
    merge_maps(entries_of(base, kind.tag), entries_of(change, kind.tag), change, keys_of(*table));
}

void Merge::merge_keyed_variant(const ValueKind& kind, TreeNode base, TreeNode change) {
    if (base.size() != 1 || change.size() != 1) return m_out.copy(change);
    const TreeEntry old_entry = *base.entries().begin();
    const TreeEntry new_entry = *change.entries().begin();
    const FieldTable* table = variant_called(kind, old_entry.key.text());
    const bool is_same_choice = table != nullptr && old_entry.key.text() == new_entry.key.text();
    if (!is_same_choice || !old_entry.value.is_map() || !new_entry.value.is_map()) return m_out.copy(change);
    m_out.begin_map(change);
    m_out.copy(new_entry.key);
    const Reader::Step step(m_reader, new_entry.key.text(), new_entry.key);
    fields(*table, old_entry.value, new_entry.value, {});
    m_out.end();
}

void Merge::merge_maps(const Entries& base, Entries change, TreeNode origin, const KindOf& kind_of) {
    const auto [removed, note] = extract_removed(base, change, kind_of);
    std::map<std::string_view, const Entry*> changes;
    for (const Entry& entry : change) changes.emplace(entry.name, &entry);
    m_out.begin_map(origin);
    if (!note.empty()) m_out.remember(note);
    std::set<std::string_view> written;
    for (const Entry& entry : base) {
        if (removed.count(entry.name) > 0) continue;
        written.insert(entry.name);
        const auto found = changes.find(entry.name);
        merge_entry(kind_of(entry.name).kind, entry, found == changes.end() ? entry : *found->second);
    }
    for (const Entry& entry : change) {
        if (written.count(entry.name) == 0) write_new(kind_of(entry.name), entry);
    }
    m_out.end();
}

/// Moves `remove: [...]` out of the changes, unless the map has a field of that name.
Merge::Removed Merge::extract_removed(const Entries& base, Entries& change, const KindOf& kind_of) {
    std::set<std::string_view> removed;
    const auto verb = std::find_if(change.begin(), change.end(), [&](const Entry& entry) {
        const ValueKind* kind = entry.name == remove_verb ? kind_of(entry.name).kind : nullptr;
        return entry.name == remove_verb && entry.key && (kind == nullptr || (entry.value.is_list() && kind->form != Form::list));
    });
    if (base.empty() || verb == change.end()) return {};
    const Reader::Step step(m_reader, remove_verb, *verb->key);
    if (!verb->value.is_list()) report_wrong_type(verb->value, list(text(1, 100), 0, 1000).kind, m_reader);
    std::set<std::string_view> known;
    for (const Entry& entry : base) known.insert(entry.name);
    for (const TreeNode name : verb->value.items()) {
        removed.insert(name.text());
        if (known.count(name.text()) == 0)
            m_reader.report(name, ProblemCode::nothing_to_change,
                            fmt::format("`{}` is not given here, so it cannot be removed", name.text()),
                            hint_for_removed(name.text(), {known.begin(), known.end()}));
    }
    std::string note = fmt::format("`remove` in {}", place_of(*verb->key));
    change.erase(verb);
    return {std::move(removed), std::move(note)};
}

/// Writes an entry that the base does not have. Verbs apply to the default then.
void Merge::write_new(const Key& known, const Entry& change) {
    write_key(change);
    const bool has_verbs = known.kind != nullptr && change.value.is_map() && !verbs_of(*known.kind).empty() &&
                           (!known.kind->alone || holds_verbs(change.value, *known.kind));
    const bool changes =
        known.kind != nullptr && !known.default_text.empty() && (has_verbs || !meant_verb(*known.kind, std::nullopt, change.value).empty());
    if (!changes) return m_out.copy(change.value);
    TreeReading reading = read_tree(std::string(default_source), fmt::format("value: {}\n", known.default_text));
    if (!reading.tree) return m_out.copy(change.value);
    m_defaults.push_back(std::move(reading.tree));
    const Reader::Step step(m_reader, change.name, change.key.value_or(change.value));
    value(*known.kind, *m_defaults.back()->root().find("value"), change.value);
}

void Merge::write_key(const Entry& entry) { entry.key ? m_out.copy(*entry.key) : m_out.text(entry.name, entry.value); }

void Merge::merge_entry(const ValueKind* kind, const Entry& base, const Entry& change) {
    write_key(change);
    if (kind == nullptr || &base == &change) return m_out.copy(change.value);
    const Reader::Step step(m_reader, change.name, change.key.value_or(change.value));
    value(*kind, base.value, change.value);
}

void Merge::merge_number(const ValueKind& kind, TreeNode base, TreeNode change) {
    const std::optional<int> old_number = plain_number(base, m_reader);
    const std::optional<int> new_number = old_number ? changed_number(*old_number, base, change, kind, m_reader) : std::nullopt;
    if (!new_number) return m_out.copy(base);
    m_out.text(std::to_string(*new_number), (*change.entries().begin()).value);
    m_out.remember(history_of(base, std::string(base.text()), change));
}

/// Applies verbs to both ends of a range.
void Merge::merge_range(const ValueKind& kind, TreeNode base, TreeNode change) {
    if (base.is_text()) return merge_number(kind, base, change);
    m_out.begin_list(change);
    if (base.size() == 2) {
        const TreeNode from = *base.items().begin();
        const TreeNode to = *++base.items().begin();
        m_out.remember(history_of(base, fmt::format("[{}, {}]", from.text(), to.text()), change));
    }
    const ValueKind end{Form::number, kind.low, kind.high};
    for (const TreeNode item : base.items()) merge_number(end, item, change);
    m_out.end();
}

}  // namespace td
