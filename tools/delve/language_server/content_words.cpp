#include "tools/delve/language_server/content_words.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

#include "content/packs/definition_header.hpp"
#include "content/packs/rule_order.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "content/tables/tables.hpp"

namespace td::delve::lsp {

namespace {

using Form = ValueKind::Form;

ValueKind reference_to(std::string_view type) {
    ValueKind kind{Form::reference};
    kind.target = type;
    return kind;
}

/// The kind of an id of that type; null if it is no type. The table of the header has a text for `extends`, since the type of that id is
/// the type of the definition.
const ValueKind* id_kind(std::string_view type) {
    static const auto kinds = [] {
        std::map<std::string_view, ValueKind> all{{packs_type, reference_to(packs_type)}};
        for (const DefinitionType& each : definition_types()) all.emplace(each.name, reference_to(each.name));
        return all;
    }();
    const auto kind = kinds.find(type);
    return kind == kinds.end() ? nullptr : &kind->second;
}

bool changes_another(TreeNode body) {
    for (const std::string_view key : definition_header_keys())
        if (const auto value = body.find(key); value && value->text() != "false" && value->text() != "new") return true;
    return false;
}

bool is_verb(std::string_view word, const std::vector<Verb>& verbs) {
    return std::any_of(verbs.begin(), verbs.end(), [&](const Verb& verb) { return verb.name == word; });
}

std::optional<std::size_t> row_of(const ValueKind& variant, std::string_view choice) {
    const auto found = std::find(variant.choices.begin(), variant.choices.end(), choice);
    return found == variant.choices.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - variant.choices.begin()));
}

class WordWalk {
public:
    explicit WordWalk(WordVisitor& visitor) : m_visitor(visitor) {}

    void file(TreeNode root) {
        static const ValueKind rulebook = rulebook_kind();
        static const ValueKind strings = strings_kind();
        KeyRules rules;
        rules.in_file = true;
        if (!root.is_map()) return m_visitor.in_place_of_map(root, rules, nullptr);
        for (const auto [key, value] : root.entries()) {
            m_visitor.key({root, key, value, rules});
            m_changing = true;  // sections may change those of other packs
            if (key.text() == "rulebook") of_value(rulebook, value, nullptr);
            if (key.text() == strings_key) of_value(strings, value, nullptr);
            if (key.text() == translations_key) of_translations(value);
            if (const DefinitionType* type = find_definition_type(key.text())) of_definitions(*type, value);
        }
    }

    void pack_file(TreeNode root) {
        KeyRules rules;
        rules.tables = {&pack_fields()};
        if (!root.is_map()) return m_visitor.in_place_of_map(root, rules, nullptr);
        for (const auto [key, value] : root.entries()) {
            m_visitor.key({root, key, value, rules});
            const Field* field = pack_fields().find(key.text());
            if (field == nullptr) continue;
            if (field->kind.form != Form::list) of_value(field->kind, value, field);
            for (const TreeNode item : value.items()) m_visitor.value({item, *id_kind(packs_type), field});
        }
    }

private:
    /// Ids that a translation has texts for.
    void of_translations(TreeNode types) {
        for (const auto [type, ids] : types.entries()) {
            if (find_definition_type(type.text()) == nullptr) continue;
            KeyRules rules;
            rules.ids_of = type.text();
            for (const auto [id, texts] : ids.entries()) m_visitor.key({ids, id, texts, rules});
        }
    }

    void of_definitions(const DefinitionType& type, TreeNode definitions) {
        KeyRules rules;
        rules.ids_of = type.name;
        rules.defines = true;
        if (!definitions.is_map()) return m_visitor.in_place_of_map(definitions, rules, nullptr);
        for (const auto [id, body] : definitions.entries()) {
            m_visitor.key({definitions, id, body, rules});
            KeyRules of_body;
            of_body.tables = {type.fields};
            of_body.in_definition = true;
            m_type = &type;
            m_changing = changes_another(body);
            of_fields(body, of_body, nullptr);
        }
    }

    /// `from`: the field whose value the map is.
    void of_fields(TreeNode map, KeyRules rules, const Field* from) {
        if (m_changing) rules.verbs = &map_verbs();
        if (!map.is_map()) return m_visitor.in_place_of_map(map, rules, from);
        for (const auto [key, value] : map.entries()) {
            m_visitor.key({map, key, value, rules});
            if (rules.variant != nullptr && key.text() == rules.variant->tag) {
                m_visitor.value({value, *rules.variant, from});
            } else if (const Field* field = field_of_key(rules, key.text())) {
                if (rules.in_definition && field->name == "extends")
                    m_visitor.value({value, *id_kind(m_type->name), field});
                else
                    of_value(field->kind, value, field);
            }
        }
    }

    void of_value(const ValueKind& kind, TreeNode node, const Field* field) {
        switch (kind.form) {
            case Form::list: return of_list(kind, node, field);
            case Form::map: return of_map_to(kind, node, field);
            case Form::structure: return of_structure(kind, node, field);
            case Form::variant: return of_variant(kind, node, field);
            default: return of_single(kind, node, field);
        }
    }

    void of_single(const ValueKind& kind, TreeNode node, const Field* field) {
        if (!node.is_map() && !node.is_list()) m_visitor.value({node, kind, field});
        for (const TreeNode end : node.items()) m_visitor.value({end, kind, field});
        const std::vector<Verb>& verbs = verbs_of(kind);
        if (verbs.empty()) return;
        KeyRules rules;
        rules.verbs = &verbs;
        for (const auto [key, value] : node.entries()) {
            m_visitor.key({node, key, value, rules});
            m_visitor.value({value, kind, field});
        }
    }

    void of_list(const ValueKind& kind, TreeNode node, const Field* field) {
        for (const TreeNode item : node.items()) of_value(*kind.inner, item, field);
        if (node.is_list()) return;
        if (kind.alone && (!node.is_map() || !is_change_of_list(node))) return of_value(*kind.inner, node, field);
        KeyRules rules;
        rules.verbs = &list_verbs();
        if (!node.is_map()) {
            m_visitor.value({node, kind, field});
            if (m_changing) m_visitor.in_place_of_map(node, rules, field);
            return;
        }
        for (const auto [verb, value] : node.entries()) {
            m_visitor.key({node, verb, value, rules});
            of_verb(kind, verb.text(), value, field);
        }
    }

    bool is_change_of_list(TreeNode map) const {
        for (const auto [key, value] : map.entries())
            if (is_verb(key.text(), list_verbs())) return m_changing;
        return false;
    }

    void of_verb(const ValueKind& list, std::string_view verb, TreeNode value, const Field* field) {
        const ValueKind* const name = name_kind(*list.inner);
        if (verb == "add" || verb == "first") return of_items(list, value, field);
        if (verb == "remove") {
            for (const TreeNode item : value.items())
                if (name != nullptr) m_visitor.value({item, *name, field});
            return;
        }
        KeyRules rules;
        rules.items = list.inner.get();
        for (const auto [item, change] : value.entries()) {
            m_visitor.key({value, item, change, rules});
            if (verb == "before" || verb == "after")
                of_items(list, change, field);
            else
                of_value(*list.inner, change, field);
        }
    }

    void of_items(const ValueKind& list, TreeNode items, const Field* field) {
        for (const TreeNode item : items.items()) of_value(*list.inner, item, field);
        if (!items.is_list()) of_value(*list.inner, items, field);
    }

    void of_map_to(const ValueKind& kind, TreeNode node, const Field* field) {
        KeyRules rules;
        rules.ids_of = kind.target;
        if (m_changing) rules.verbs = &map_verbs();
        if (!node.is_map()) return m_visitor.in_place_of_map(node, rules, field);
        for (const auto [key, value] : node.entries()) {
            m_visitor.key({node, key, value, rules});
            const bool resets = m_changing && value.is_list() && is_verb(key.text(), map_verbs());
            if (!resets) of_value(*kind.inner, value, field);
            const ValueKind* const id = resets ? id_kind(kind.target) : nullptr;
            if (id == nullptr) continue;
            for (const TreeNode name : value.items()) m_visitor.value({name, *id, field});
        }
    }

    void of_structure(const ValueKind& kind, TreeNode node, const Field* field) {
        KeyRules rules;
        rules.tables = {kind.fields};
        if (const Field* alone = kind.tag.empty() || node.is_map() ? nullptr : kind.fields->find(kind.tag))
            of_value(alone->kind, node, alone);
        of_fields(node, rules, field);
    }

    void of_variant(const ValueKind& kind, TreeNode node, const Field* field) {
        if (kind.tag.empty()) return of_keyed_variant(kind, node, field);
        KeyRules rules;
        rules.variant = &kind;
        const std::optional<TreeNode> tag = node.find(kind.tag);
        const std::optional<std::size_t> row = tag ? row_of(kind, tag->text()) : std::nullopt;
        if (row)
            rules.tables = {kind.variants[*row]};
        else if (!tag)  // a change, of a choice that another pack has made; or one that is still to be made
            rules.tables = kind.variants;
        if (!node.is_map()) m_visitor.value({node, kind, field});
        of_fields(node, rules, field);
    }

    /// `ball: {size: 3}`.
    void of_keyed_variant(const ValueKind& kind, TreeNode node, const Field* field) {
        KeyRules rules;
        rules.variant = &kind;
        if (!node.is_map()) return m_visitor.in_place_of_map(node, rules, field);
        for (const auto [key, value] : node.entries()) {
            m_visitor.key({node, key, value, rules});
            KeyRules of_choice;
            if (const std::optional<std::size_t> row = row_of(kind, key.text())) {
                of_choice.tables = {kind.variants[*row]};
                of_fields(value, of_choice, field);
            }
        }
    }

    WordVisitor& m_visitor;
    const DefinitionType* m_type = nullptr;  ///< of the definition that is being visited
    bool m_changing = false;                 ///< it changes or extends another, so verbs may stand in it
};

class IdCollector final : public WordVisitor {
public:
    void key(const KeyWord& word) override {
        if (!word.rules.ids_of.empty() && !(word.rules.verbs != nullptr && is_verb(word.key.text(), *word.rules.verbs)))
            ids.push_back({word.rules.ids_of, word.key, word.rules.defines});
        const ValueKind* const name = word.rules.items != nullptr ? name_kind(*word.rules.items) : nullptr;
        if (name != nullptr && name->form == Form::reference) ids.push_back({name->target, word.key});
    }
    void value(const ValueWord& word) override {
        if (word.kind.form == Form::reference && word.node.is_text()) ids.push_back({word.kind.target, word.node});
    }

    std::vector<IdWord> ids;
};

}  // namespace

void visit_content_words(TreeNode root, WordVisitor& visitor) { WordWalk(visitor).file(root); }

void visit_pack_words(TreeNode root, WordVisitor& visitor) { WordWalk(visitor).pack_file(root); }

const Field* field_of_key(const KeyRules& rules, std::string_view key) {
    for (const FieldTable* table : rules.tables)
        if (const Field* field = table->find(key)) return field;
    return rules.in_definition ? definition_header_fields().find(key) : nullptr;
}

const ValueKind* name_kind(const ValueKind& item) {
    if (item.form == Form::reference || item.form == Form::choice || item.form == Form::variant) return &item;
    const Field* alone = item.form == Form::structure && !item.tag.empty() ? item.fields->find(item.tag) : nullptr;
    return alone == nullptr ? nullptr : name_kind(alone->kind);
}

std::vector<IdWord> ids_in(TreeNode root) {
    IdCollector collector;
    visit_content_words(root, collector);
    return std::move(collector.ids);
}

std::vector<IdWord> ids_in_pack_file(TreeNode root) {
    IdCollector collector;
    visit_pack_words(root, collector);
    return std::move(collector.ids);
}

}  // namespace td::delve::lsp
