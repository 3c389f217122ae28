#include "tools/delve/language_server/completion.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "content/packs/definition_header.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "tools/delve/language_server/completion_context.hpp"
#include "tools/delve/language_server/descriptions.hpp"
#include "tools/delve/language_server/protocol.hpp"
#include "tools/lint/field_text.hpp"

namespace td::delve::lsp {

using nlohmann::json;

namespace {

using Form = ValueKind::Form;

/// Source: CompletionItemKind of the protocol.
enum class ItemKind { property = 10, value = 12, keyword = 14, reference = 18, enum_member = 20 };

class CompletionList {
public:
    CompletionList(const Analysis& analysis, const CompletionContext& context, const TextRange& word)
        : m_analysis(analysis), m_context(context), m_word(word) {}

    json take() {
        if (m_context.rules) add_keys(*m_context.rules);
        if (m_context.kind) add_values(*m_context.kind);
        return std::move(m_items);
    }

private:
    void add_keys(const KeyRules& rules) {
        if (rules.in_file) add_types();
        for (const FieldTable* table : rules.tables) add_fields(*table);
        if (rules.variant != nullptr) add_variant_keys(*rules.variant);
        if (rules.in_definition) add_fields(definition_header_fields());
        if (rules.verbs != nullptr)
            for (const Verb& verb : *rules.verbs) add_key(verb.name, std::string(verb.doc), "", ItemKind::keyword);
        if (!rules.ids_of.empty()) add_ids(rules.ids_of, true);
        const ValueKind* const name = rules.items != nullptr ? name_kind(*rules.items) : nullptr;
        if (name != nullptr && name->form == Form::reference) add_ids(name->target, true);
        if (name != nullptr && name->form != Form::reference)
            for (const std::string_view word : name->choices) add_key(word, "", "", ItemKind::enum_member);
    }

    void add_types() {
        for (const DefinitionType& type : definition_types()) add_key(type.name, std::string(type.fields->doc()), "", ItemKind::property);
        add_key("rulebook", "", "", ItemKind::property);
        add_key(strings_key, std::string(string_fields().doc()), "", ItemKind::property);
        add_key(translations_key, std::string(translations_doc), "", ItemKind::property);
    }

    void add_fields(const FieldTable& table) {
        for (const Field& field : table.fields())
            add_key(field.name, field_text(field), field.required ? "required" : describe(field.kind), ItemKind::property, field.required);
    }

    void add_variant_keys(const ValueKind& variant) {
        if (!variant.tag.empty()) return add_key(variant.tag, describe(variant), "required", ItemKind::property, true);
        for (std::size_t row = 0; row < variant.choices.size(); ++row)
            add_key(variant.choices[row], std::string(variant.variants[row]->doc()), "", ItemKind::enum_member);
    }

    void add_values(const ValueKind& kind) {
        switch (kind.form) {
            case Form::boolean:
                for (const char* const word : {"true", "false"}) add(word, word, "", "", ItemKind::value, true);
                break;
            case Form::reference: add_ids(kind.target, false); break;
            case Form::choice:
                for (const std::string_view word : kind.choices) add(word, word, "", "", ItemKind::enum_member, true);
                break;
            case Form::variant:
                for (std::size_t row = 0; row < kind.choices.size(); ++row)
                    add(kind.choices[row], kind.choices[row], std::string(kind.variants[row]->doc()), "", ItemKind::enum_member, true);
                break;
            default: break;
        }
    }

    /// Abstract definitions can only be extended.
    void add_ids(std::string_view type, bool as_key) {
        const bool extending = m_context.field != nullptr && m_context.field == definition_header_fields().find("extends");
        for (const WholeDefinition& definition : m_analysis.definitions().all())
            if (definition.type->name == type && (extending || as_key || !definition.is_abstract))
                add_id(type, definition.id.text(), as_key);
        if (type != packs_type) return;
        for (const Pack& pack : m_analysis.packs()) add_id(type, pack.info.id, as_key);
    }

    void add_id(std::string_view type, std::string_view id, bool as_key) {
        const std::string name = name_of_id(m_analysis, type, id), place = place_of_id(m_analysis, type, id);
        const std::string detail = name.empty() || place.empty() ? name + place : name + " – " + place;
        if (as_key)
            add_key(id, describe_id(m_analysis, type, id), detail, ItemKind::reference);
        else
            add(id, id, describe_id(m_analysis, type, id), detail, ItemKind::reference, true);
    }

    void add_key(std::string_view key, const std::string& text, const std::string& detail, ItemKind kind, bool first = false) {
        const std::vector<std::string>& given = m_context.given;
        if (std::find(given.begin(), given.end(), key) != given.end()) return;
        add(key, std::string(key) + (m_context.colon_follows ? "" : ": "), text, detail, kind, first);
    }

    /// `first`: it is listed before those that are not.
    void add(std::string_view label, std::string_view written, const std::string& text, const std::string& detail, ItemKind kind,
             bool first) {
        if (!m_labels.insert(std::string(label)).second) return;  // several variants may have a field of that name
        json item{{"label", label},
                  {"kind", static_cast<int>(kind)},
                  {"sortText", std::string(first ? "0" : "1") + std::string(label)},
                  {"filterText", label},
                  {"textEdit", to_json(TextEdit{m_word, std::string(written)})}};
        if (!detail.empty()) item["detail"] = detail;
        if (!text.empty()) item["documentation"] = {{"kind", "markdown"}, {"value", text}};
        m_items.push_back(std::move(item));
    }

    const Analysis& m_analysis;
    const CompletionContext& m_context;
    TextRange m_word;
    std::set<std::string> m_labels;
    json m_items = json::array();
};

/// Editors with CR LF write those into the text too; columns stay the same without.
std::string with_lf(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || text.substr(i, 2) != "\r\n") result += text[i];
    return result;
}

}  // namespace

json completion_items(const Analysis& analysis, std::string_view text, bool is_pack_file, Position cursor, PositionEncoding encoding) {
    const std::string lines = with_lf(text);
    const std::size_t offset = offset_at(lines, cursor, encoding);
    const auto context = completion_context(lines, offset, is_pack_file);
    if (!context) return json::array();
    const std::size_t start = offset == 0 ? 0 : lines.rfind('\n', offset - 1) + 1;
    const auto column = [&](std::size_t byte) { return units_in(std::string_view(lines).substr(start, byte - start), encoding); };
    const auto line = static_cast<std::size_t>(std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
    const TextRange word{{line, column(context->begin)}, {line, column(context->end)}};
    return CompletionList(analysis, *context, word).take();
}

}  // namespace td::delve::lsp
