#include "content/sample.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace td::testing {

namespace {

using Form = ValueKind::Form;

bool is_block(const ValueKind& kind) { return kind.form == Form::structure || kind.form == Form::variant; }

/// Fields that cannot stand together with the foe of a legend entry.
constexpr std::string_view beside_foe[]{"neutral", "item", "feature", "landmark"};

/// Of fields of which only one can be given, all but the first are left out, unless the mistake is in one of them.
/// Pictures and recordings are left out, since a sample has no files, and so is the palette of a terrain, since that of the sample has
/// the colours of a sprite. The ways of a sample lead out, since there is no later floor.
bool goes_without(const FieldTable& table, const Field& field) {
    if (field.name == "to" && table.find("sign") != nullptr) return true;
    if (field.name == "picture" || field.name == "file") return true;
    if (field.name == "palette" && table.find("passable") != nullptr) return true;
    const std::vector<std::string_view>& one_of = table.alternatives();
    const auto row = std::find(one_of.begin(), one_of.end(), field.name);
    if (row != one_of.end()) return row != one_of.begin();
    return table.find("foe") != nullptr && std::find(std::begin(beside_foe), std::end(beside_foe), field.name) != std::end(beside_foe);
}

/// The options of encounters are free and do nothing, as the last one must, but for what leads to the field with the mistake.
bool is_of_option(const FieldTable& table, const Field& field) {
    return table.find("outcome") != nullptr && field.name != "text" && field.name != "outcome";
}

/// The `x` is in the legend, which a plain vault does not have.
constexpr std::string_view map_of_a_vault = "\"x.@\\n..>\"", plain_map = "\"..@\\n..>\"";

bool is_map_of_a_vault(const Field& field) { return field.name == "map" && field.kind.form == Form::text; }

/// A valid value in one line.
std::string inline_value(const ValueKind& kind) {
    switch (kind.form) {
        case Form::number: return std::to_string(kind.low);
        case Form::boolean: return "true";
        case Form::text: return std::string(static_cast<std::size_t>(std::max(1, kind.low)), 'x');
        case Form::glyph: return "\"#\"";
        case Form::choice: return std::string(kind.choices.back());
        case Form::colour: return "\"#12aBcD\"";
        case Form::range: return fmt::format("[{}, {}]", kind.low, kind.high);
        case Form::reference: return "one";
        case Form::map: return fmt::format("{{{}: {}}}", kind.target.empty() ? "x" : "one", inline_value(*kind.inner));
        case Form::list: break;
        case Form::structure:
        case Form::variant: return {};
    }
    std::vector<std::string> items(static_cast<std::size_t>(std::max(1, kind.low)), inline_value(*kind.inner));
    return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string wrong_value(const ValueKind& kind) {
    const bool wants_map = kind.form == Form::map || is_block(kind);
    return wants_map ? "[1]" : "{a: 1}";
}

void collect(const ValueKind& kind, std::vector<const FieldTable*>& tables) {
    if (kind.inner) collect(*kind.inner, tables);
    std::vector<const FieldTable*> found = kind.variants;
    if (kind.fields) found.push_back(kind.fields);
    for (const FieldTable* table : found) {
        if (std::find(tables.begin(), tables.end(), table) != tables.end()) continue;
        tables.push_back(table);
        for (const Field& field : table->fields()) collect(field.kind, tables);
    }
}

bool leads_to(const FieldTable& from, const FieldTable* to) {
    const std::vector<const FieldTable*> tables = reachable_tables(from);
    return std::find(tables.begin(), tables.end(), to) != tables.end();
}

bool leads_to(const ValueKind& from, const FieldTable* to) {
    std::vector<const FieldTable*> tables;
    collect(from, tables);
    return std::find(tables.begin(), tables.end(), to) != tables.end();
}

}  // namespace

std::vector<const FieldTable*> reachable_tables(const FieldTable& table) {
    std::vector<const FieldTable*> tables{&table};
    for (const Field& field : table.fields()) collect(field.kind, tables);
    return tables;
}

std::string out_of_range_value(const ValueKind& kind, Mistake mistake) {
    const bool above = mistake == Mistake::above;
    if (!above && kind.low <= 0 && kind.form != Form::number && kind.form != Form::range) return {};
    const int number = above ? kind.high + 1 : kind.low - 1;
    switch (kind.form) {
        case Form::number: return std::to_string(number);
        case Form::range: return above ? fmt::format("[{}, {}]", kind.low, number) : fmt::format("[{}, {}]", number, kind.high);
        case Form::text: return fmt::format("\"{}\"", std::string(static_cast<std::size_t>(number), 'x'));
        case Form::choice: return above ? "nonsense" : "";
        case Form::reference: return above ? "nobody" : "";
        case Form::list: break;
        default: return {};
    }
    if (number > 0 && is_block(*kind.inner)) return {};
    std::vector<std::string> items(static_cast<std::size_t>(number), number > 0 ? inline_value(*kind.inner) : "");
    return fmt::format("[{}]", fmt::join(items, ", "));
}

Sample::Sample(const DefinitionType& type, Target target) : m_target(target) {
    for (const DefinitionType& each : definition_types()) {
        add_line(fmt::format("{}:", each.name));
        std::vector<std::string> ids{"one"};
        if (each.name == "features") ids.emplace_back("door");
        if (each.name == "terrains") ids.insert(ids.end(), {"floor", "wall"});
        if (&each == &type) ids.emplace_back("subject");
        for (const std::string& id : ids) {
            m_armed = id == "subject";
            m_plain = id != "subject" && each.name != "items";  // others need it as a part
            const int owner_line = next_line();
            add_line(fmt::format("  {}:", id));
            add_map(*each.fields, "    ", "    ", "", owner_line);
            if (next_line() == owner_line + 1) m_text.insert(m_text.size() - 1, " {}");  // its only field is the missing one
        }
    }
}

Sample::Sample(const FieldTable& table, Target target, Values values) : m_target(target), m_values(std::move(values)), m_armed(true) {
    add_map(table, "", "", "", next_line());
}

void Sample::add_line(const std::string& line) {
    m_text += line + "\n";
    ++m_lines;
}

void Sample::add_map(const FieldTable& table, const std::string& indent, const std::string& first, const std::string& tag_line,
                     int owner_line) {
    bool begun = false;
    const auto start = [&] { return std::exchange(begun, true) ? indent : first; };
    if (!tag_line.empty()) add_line(start() + tag_line);
    for (const Field& field : table.fields()) {
        const bool hit = m_armed && m_target.table == &table && m_target.field == &field;
        if (!hit && !field.required && (m_plain || goes_without(table, field))) continue;
        if (!hit && is_of_option(table, field) && !(m_armed && leads_to(field.kind, m_target.table))) continue;
        if (hit && m_target.mistake == Mistake::missing) {
            m_armed = false;
            m_line_of_mistake = owner_line;
        } else if (hit) {
            m_armed = false;
            add_mistake(field, start(), indent, owner_line);
        } else {
            add_field(field, std::string(field.name), start(), indent);
        }
    }
}

void Sample::add_mistake(const Field& field, const std::string& start, const std::string& indent, int owner_line) {
    m_line_of_mistake = next_line();
    const auto key_column = static_cast<int>(start.size()) + 1;
    const int value_column = key_column + static_cast<int>(field.name.size()) + 2;
    m_column_of_mistake = key_column;
    const std::string value =
        m_target.mistake == Mistake::wrong_type ? wrong_value(field.kind) : out_of_range_value(field.kind, m_target.mistake);
    switch (m_target.mistake) {
        case Mistake::misspelled: return add_field(field, fmt::format("{}x", field.name), start, indent);
        case Mistake::wrong_type: m_column_of_mistake = value_column; break;
        case Mistake::below:
        case Mistake::above:
            m_column_of_mistake = field.kind.form == Form::list ? key_column : value_column + column_in_range(field.kind);
            break;
        case Mistake::repeated:
            add_field(field, std::string(field.name), start, indent);
            m_line_of_mistake = next_line();
            m_column_of_mistake = static_cast<int>(indent.size()) + 1;
            return add_field(field, std::string(field.name), indent, indent);
        case Mistake::missing:
        case Mistake::none:
        case Mistake::defaults_written: m_line_of_mistake = owner_line; return;
    }
    add_line(fmt::format("{}{}: {}", start, field.name, value));
}

/// Bytes from the `[` to the end of a range that is out of range.
int Sample::column_in_range(const ValueKind& kind) const {
    if (kind.form != Form::range) return 0;
    return m_target.mistake == Mistake::below ? 1 : 3 + static_cast<int>(std::to_string(kind.low).size());
}

void Sample::add_field(const Field& field, const std::string& name, const std::string& start, const std::string& indent) {
    const int line = next_line();
    const std::string key = fmt::format("{}{}:", start, name);
    if (m_target.mistake == Mistake::defaults_written && !field.default_text.empty())
        return add_line(fmt::format("{} {}", key, field.default_text));
    if (is_map_of_a_vault(field)) return add_line(fmt::format("{} {}", key, m_plain ? plain_map : map_of_a_vault));
    const bool blocks = field.kind.form == Form::list && is_block(*field.kind.inner);
    if (blocks) return add_list(field.kind, key, indent);
    const bool words_to_blocks = field.kind.form == Form::map && is_block(*field.kind.inner);
    if (!is_block(field.kind) && !words_to_blocks) return add_line(fmt::format("{} {}", key, value_of(field)));
    add_line(key);
    const std::string deeper = indent + "  ";
    if (words_to_blocks) {
        add_line(deeper + (field.kind.target.empty() ? "x:" : "one:"));
        return add_map(*field.kind.inner->fields, deeper + "  ", deeper + "  ", "", next_line() - 1);
    }
    if (field.kind.form == Form::structure)
        add_map(*field.kind.fields, deeper, deeper, "", line);
    else
        add_variant(field.kind, deeper, deeper, line);
}

std::string Sample::value_of(const Field& field) const {
    const auto given = m_values.find(field.name);
    // Only some letters are colours.
    if (given == m_values.end() && field.name == "icon") return "w";
    return given == m_values.end() ? inline_value(field.kind) : given->second;
}

void Sample::add_list(const ValueKind& kind, const std::string& start, const std::string& indent) {
    add_line(start);
    for (int i = 0; i < std::max(1, kind.low); ++i) {
        const std::string first = indent + "  - ";
        const std::string deeper = indent + "    ";
        if (kind.inner->form == Form::structure)
            add_map(*kind.inner->fields, deeper, first, "", next_line());
        else
            add_variant(*kind.inner, first, deeper, next_line());
    }
}

/// The choice that leads to the target; otherwise the first.
void Sample::add_variant(const ValueKind& kind, const std::string& first, const std::string& indent, int owner_line) {
    std::size_t row = 0;
    for (std::size_t i = 0; i < kind.variants.size(); ++i)
        if (m_armed && leads_to(*kind.variants[i], m_target.table)) row = i;
    const FieldTable& table = *kind.variants[row];
    if (!kind.tag.empty()) return add_map(table, indent, first, fmt::format("{}: {}", kind.tag, kind.choices[row]), owner_line);
    add_line(fmt::format("{}{}:", first, kind.choices[row]));
    add_map(table, indent + "  ", indent + "  ", "", owner_line);
}

}  // namespace td::testing
