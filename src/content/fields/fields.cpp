#include "content/fields/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/nearest.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

/// The row of the field called `name`, or the number of fields.
std::size_t find_field(const std::vector<Field>& fields, std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
    return static_cast<std::size_t>(found - fields.begin());
}

/// `nearest`: the known key that was probably meant, or empty.
std::string unknown_key_hint(std::string_view nearest, const std::vector<std::string_view>& names) {
    if (!nearest.empty()) return fmt::format("did you mean `{}`?", nearest);
    constexpr std::size_t most_listed = 60;
    if (names.size() > most_listed) return "content/reference.md lists the known keys";
    return names.empty() ? "no further keys are allowed here" : fmt::format("known here: {}", fmt::join(names, ", "));
}

/// Reports an unknown key. The field that was probably meant counts as given, so that it is not reported as missing too.
void report_unknown_key(TreeNode key, TreeNode value, const FieldTable& table, std::vector<bool>& given, Reader& reader) {
    std::vector<std::string_view> names = table.names();
    const std::vector<std::string_view> further = reader.further_keys();
    names.insert(names.end(), further.begin(), further.end());
    constexpr std::size_t enough = 10'000;  // further problems are not listed, so that the time for comparing words is saved
    std::string hint(hint_for_key(key.text(), names));
    if (hint.empty()) hint = hint_for_typing(key.text());
    const std::string_view nearest = reader.problem_count() < enough ? word_meant(key.text(), names) : word_for_foreign(key.text(), names);
    if (hint.empty() && nearest.empty() && !further.empty() && value.find("name"))
        hint = "if it is a new definition, indent it as far as the one before it";
    if (hint.empty()) hint = unknown_key_hint(nearest, table.names());
    reader.report(key, ProblemCode::unknown_key, fmt::format("unknown key `{}`", shortened(key.text())), std::move(hint));
    const std::size_t meant = find_field(table.fields(), nearest);
    if (meant < given.size()) given[meant] = true;
    // Meant was a key of the header, probably `extends`: the definition extended may give all fields.
    if (std::find(further.begin(), further.end(), nearest) != further.end()) given.assign(given.size(), true);
}

/// Reports all required fields that are not given, as one problem.
void report_missing(TreeNode node, const std::vector<Field>& fields, const std::vector<bool>& given, Reader& reader) {
    if (reader.is_partial()) return;
    std::string missing;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].required && !given[i]) missing += fmt::format("{}`{}`", missing.empty() ? "" : " and ", fields[i].name);
    if (missing.empty()) return;
    const std::string hint = node.history().empty() ? std::string() : fmt::format("look at {}", node.history());
    reader.report(reader.here(), ProblemCode::missing_field, fmt::format("needs {}", missing), hint);
}

/// Reports a range whose low end is above its high one. Precondition: both fields, where they are given, are numbers.
void report_crossed_ends(TreeNode node, const FieldTable::Ends& ends, Reader& reader) {
    const auto low = node.find(ends.low), high = node.find(ends.high);
    if (!low || !high) return;
    const ValueKind any_number{ValueKind::Form::number, -1'000'000, 1'000'000};
    const std::optional<int> first = read_number(*low, any_number, reader), last = read_number(*high, any_number, reader);
    if (first && last && *first > *last)
        reader.report(*high, ProblemCode::bad_combination, fmt::format("`{}` is {}, but `{}` is {}", ends.high, *last, ends.low, *first),
                      "swap them?");
}

/// Reports none or several of the fields of which exactly one must be given.
void check_alternatives(const FieldTable& table, const std::vector<bool>& given, Reader& reader) {
    const std::vector<std::string_view>& names = table.alternatives();
    const auto chosen =
        std::count_if(names.begin(), names.end(), [&](std::string_view name) { return given[find_field(table.fields(), name)]; });
    const std::string listed = fmt::format("`{}`", fmt::join(names, "` or `"));
    if (chosen == 0)
        reader.report(reader.here(), ProblemCode::missing_field, fmt::format("needs {}", listed));
    else if (chosen > 1)
        reader.report(reader.here(), ProblemCode::bad_combination, fmt::format("only one of them is allowed: {}", listed));
}

bool is_choice(TreeNode node, const ValueKind& kind) {
    return node.is_text() && std::find(kind.choices.begin(), kind.choices.end(), node.text()) != kind.choices.end();
}

/// Reports a choice without its fields: `ball` in place of `ball: {size: 3}`.
void report_choice_alone(TreeNode node, const ValueKind& kind, Reader& reader) {
    reader.report(node, ProblemCode::wrong_type, fmt::format("expected {}, not just the word", describe(kind)),
                  fmt::format("write `{}: {{...}}`", nearest_word(node.text(), kind.choices)));
}

/// True for `ball:` with its fields in the column of `ball`, so that they are not nested in it.
bool has_fields_beside_choice(TreeNode node, const ValueKind& kind) {
    if (!node.is_map() || node.size() < 2) return false;
    const auto [key, value] = *node.entries().begin();
    return value.is_nothing() && !nearest_word(key.text(), kind.choices).empty();
}

void report_fields_beside_choice(TreeNode node, const ValueKind& kind, Reader& reader) {
    const auto second = ++node.entries().begin();
    reader.report((*second).key, ProblemCode::wrong_type, fmt::format("expected {}, not a map with several keys", describe(kind)),
                  fmt::format("indent this and what belongs to it further than `{}`", (*node.entries().begin()).key.text()));
}

/// Reports `{shape: ball, size: 3}` and two choices in one map.
void report_many_keys(TreeNode node, const ValueKind& kind, Reader& reader) {
    std::size_t choices = 0;
    std::string hint;
    for (const auto [key, value] : node.entries()) {
        if (is_choice(key, kind)) ++choices;
        if (is_choice(value, kind)) hint = fmt::format("write `{}: {{...}}`", value.text());
    }
    if (choices > 1) hint = "give each of them its own dash";
    reader.report(node, ProblemCode::wrong_type, fmt::format("expected {}, not a map with several keys", describe(kind)), hint);
}

/// Reads `ball: {size: 3}`, where the only key is the choice. Nothing, and reported, if it is not valid.
std::optional<VariantChoice> read_keyed_choice(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (node.is_text() && !nearest_word(node.text(), kind.choices).empty()) return report_choice_alone(node, kind, reader), std::nullopt;
    if (has_fields_beside_choice(node, kind)) return report_fields_beside_choice(node, kind, reader), std::nullopt;
    if (node.is_map() && node.size() > 1) return report_many_keys(node, kind, reader), std::nullopt;
    if (!node.is_map() || node.size() != 1) return report_wrong_type(node, kind, reader), std::nullopt;
    const auto [key, value] = *node.entries().begin();
    const std::optional<std::size_t> row = read_choice(key, {.form = ValueKind::Form::choice, .choices = kind.choices}, reader);
    if (!row) return std::nullopt;
    if (!value.is_map()) return report_wrong_type(value, {ValueKind::Form::structure}, reader), std::nullopt;
    return VariantChoice{*row, value};
}

void report_missing_tag(TreeNode node, const ValueKind& kind, Reader& reader) {
    for (const auto [key, value] : node.entries()) {
        // Either the tag is misspelt, or it is called something else: `type: damage` for `do: damage`.
        if (nearest_word(key.text(), {kind.tag}).empty() && !is_choice(value, kind)) continue;
        return reader.report(key, ProblemCode::unknown_key, fmt::format("unknown key `{}`", shortened(key.text())),
                             fmt::format("did you mean `{}`?", kind.tag));
    }
    if (reader.is_partial() || node.is_incomplete()) return;
    std::string hint;
    for (const auto [key, value] : node.entries())
        if (hint.empty() && is_choice(key, kind)) hint = fmt::format("write `{{{}: {}, ...}}`", kind.tag, key.text());
    reader.report(reader.here(), ProblemCode::missing_field, fmt::format("needs `{}`: {}", kind.tag, fmt::join(kind.choices, ", ")), hint);
}

}  // namespace

void Field::read(TreeNode node, void* object, Reader& reader) const {
    access->read(node, kind, static_cast<std::byte*>(object) + offset, reader);
}

std::string Field::write(const void* object) const { return access->write(static_cast<const std::byte*>(object) + offset, kind); }

void FieldTable::add(std::string_view name, bool required, const ValueKind& kind, std::string_view doc,
                     std::unique_ptr<const MemberAccess> access, std::ptrdiff_t offset, const void* defaults) {
    Field field{.name = name, .required = required, .kind = kind, .doc = doc, .access = std::move(access), .offset = offset};
    if (!required) field.default_text = field.write(defaults);
    m_fields.push_back(std::move(field));
}

std::vector<std::string_view> FieldTable::names() const {
    std::vector<std::string_view> result;
    for (const Field& field : m_fields) result.push_back(field.name);
    return result;
}

const Field* FieldTable::find(std::string_view name) const {
    const std::size_t row = find_field(m_fields, name);
    return row < m_fields.size() ? &m_fields[row] : nullptr;
}

void FieldTable::read_into(TreeNode node, void* object, Reader& reader, std::string_view tag) const {
    std::vector<bool> given(m_fields.size());
    const std::size_t problems_before = reader.problem_count();
    for (const auto [key, value] : node.entries()) {
        if (!tag.empty() && key.text() == tag) continue;
        const std::size_t row = find_field(m_fields, key.text());
        if (row == m_fields.size()) {
            report_unknown_key(key, value, *this, given, reader);
            continue;
        }
        given[row] = true;
        const Reader::Step step(reader, m_fields[row].name, key);
        m_fields[row].read(value, object, reader);
    }
    if (m_ends && reader.problem_count() == problems_before) report_crossed_ends(node, *m_ends, reader);
    if (node.is_incomplete()) return;
    report_missing(node, m_fields, given, reader);
    if (!m_alternatives.empty() && !reader.is_partial() && reader.problem_count() == problems_before)
        check_alternatives(*this, given, reader);
}

std::vector<std::string> FieldTable::written_entries(const void* object) const {
    std::vector<std::string> entries;
    for (const Field& field : m_fields) {
        const std::string text = field.write(object);
        if (!text.empty() && text != field.default_text) entries.push_back(fmt::format("{}: {}", field.name, text));
    }
    return entries;
}

std::string write_choice(std::string_view tag, std::string_view name, std::vector<std::string> entries) {
    if (entries.empty()) return std::string(name);
    entries.insert(entries.begin(), fmt::format("{}: {}", tag, name));
    return write_map(entries);
}

bool read_structure(TreeNode node, const ValueKind& kind, void* object, Reader& reader) {
    if (node.is_text() && !kind.tag.empty()) {
        const std::vector<Field>& fields = kind.fields->fields();
        fields[find_field(fields, kind.tag)].read(node, object, reader);
        return true;
    }
    if (!node.is_map()) {
        report_wrong_type(node, kind, reader);
        return false;
    }
    kind.fields->read_into(node, object, reader);
    return true;
}

std::optional<VariantChoice> read_variant_choice(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (kind.tag.empty()) return read_keyed_choice(node, kind, reader);
    const ValueKind choice{.form = ValueKind::Form::choice, .choices = kind.choices};
    if (!node.is_map() && !node.is_text()) return report_wrong_type(node, kind, reader), std::nullopt;
    const std::optional<TreeNode> tag = node.is_text() ? node : node.find(kind.tag);
    if (!tag) return report_missing_tag(node, kind, reader), std::nullopt;
    const std::optional<std::size_t> row = read_choice(*tag, choice, reader);
    return row ? std::optional(VariantChoice{*row, node}) : std::nullopt;
}

Value<std::string> word(std::vector<std::string_view> words) {
    ValueKind kind{ValueKind::Form::choice};
    kind.choices = std::move(words);
    return {std::move(kind),
            [](TreeNode node, const ValueKind& own, Reader& reader) {
                const std::optional<std::size_t> row = read_choice(node, own, reader);
                return row ? std::optional<std::string>(own.choices[*row]) : std::nullopt;
            },
            [](const std::string& value, const ValueKind& own) {
                return std::find(own.choices.begin(), own.choices.end(), value) == own.choices.end() ? std::string() : value;
            }};
}

}  // namespace td
