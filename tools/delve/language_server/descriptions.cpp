#include "tools/delve/language_server/descriptions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "content/packs/rule_order.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "tools/lint/field_text.hpp"

namespace td::delve::lsp {

namespace {

std::string text_in(TreeNode map, std::string_view key) {
    const auto value = map.find(key);
    return value && value->is_text() ? std::string(value->text()) : std::string();
}

/// The file's path from the directory of packs on, and the line.
std::string short_place(const Analysis& analysis, TreeNode node) {
    const std::filesystem::path file = node.source().name();
    for (const Pack& pack : analysis.packs()) {
        const std::filesystem::path below = file.lexically_relative(pack.folder.parent_path());
        if (!below.empty() && *below.begin() == pack.folder.filename())
            return fmt::format("{}:{}", below.generic_string(), node.place().line);
    }
    return line_of(node);
}

std::string describe_definition(const Analysis& analysis, const WholeDefinition& definition) {
    const std::string name = text_in(definition.body, "name");
    std::string text =
        fmt::format("**{}**\n\n`{}` of {}{}, {}", name.empty() ? std::string(definition.id.text()) : name, definition.id.text(),
                    definition.type->name, definition.is_abstract ? " (abstract)" : "", short_place(analysis, definition.id));
    if (definition.extends) text += fmt::format("; extends `{}`", definition.extends->text());
    for (const TreeNode edit : definition.edits) text += fmt::format("; changed in {}", short_place(analysis, edit));
    const std::string description = text_in(definition.body, "description");
    return description.empty() ? text : text + "\n\n" + description;
}

std::string describe_pack(const Pack& pack) {
    std::string text =
        fmt::format("**{}**\n\npack `{}` {}", pack.info.name.empty() ? pack.info.id : pack.info.name, pack.info.id, pack.info.version);
    return pack.info.description.empty() ? text : text + "\n\n" + pack.info.description;
}

std::string headed(std::string_view head, std::string_view text) { return fmt::format("**{}**\n\n{}", head, text); }

std::string describe_choice(const ValueKind& variant, std::string_view word) {
    const auto found = std::find(variant.choices.begin(), variant.choices.end(), word);
    const auto row = static_cast<std::size_t>(found - variant.choices.begin());
    return row < variant.variants.size() ? headed(word, variant.variants[row]->doc()) : std::string();
}

std::string describe_type(std::string_view key) {
    if (const DefinitionType* type = find_definition_type(key)) return headed(key, type->fields->doc());
    if (key == strings_key) return headed(key, string_fields().doc());
    if (key == translations_key) return headed(key, translations_doc);
    return key == "rulebook" ? headed(key, "The rules, in the order in which they handle whatever is about to happen.") : std::string();
}

}  // namespace

std::string name_of_id(const Analysis& analysis, std::string_view type, std::string_view id) {
    if (type == packs_type) {
        const Pack* pack = analysis.pack(id);
        return pack == nullptr ? std::string() : pack->info.name;
    }
    const WholeDefinition* definition = analysis.definition(type, id);
    return definition == nullptr ? std::string() : text_in(definition->body, "name");
}

std::string place_of_id(const Analysis& analysis, std::string_view type, std::string_view id) {
    const WholeDefinition* definition = analysis.definition(type, id);
    return definition == nullptr ? std::string() : short_place(analysis, definition->id);
}

std::string describe_id(const Analysis& analysis, std::string_view type, std::string_view id) {
    if (type == packs_type) {
        const Pack* pack = analysis.pack(id);
        return pack == nullptr ? std::string() : describe_pack(*pack);
    }
    const WholeDefinition* definition = analysis.definition(type, id);
    return definition == nullptr ? std::string() : describe_definition(analysis, *definition);
}

std::string describe_key(const KeyRules& rules, std::string_view key) {
    if (rules.in_file) return describe_type(key);
    if (const Field* field = field_of_key(rules, key)) return headed(key, field_text(*field));
    if (rules.variant != nullptr && rules.variant->tag.empty()) return describe_choice(*rules.variant, key);
    if (rules.variant != nullptr && key == rules.variant->tag) return headed(key, fmt::format("Expected: {}.", describe(*rules.variant)));
    if (rules.verbs != nullptr)
        for (const Verb& verb : *rules.verbs)
            if (verb.name == key) return headed(key, fmt::format("{}\n\nExpected: {}.", verb.doc, verb.takes));
    return {};
}

std::string describe_word(const Analysis& analysis, const WordAt& word) {
    if (word.id)
        if (std::string text = describe_id(analysis, word.id->type, word.id->node.text()); !text.empty()) return text;
    if (word.rules) return describe_key(*word.rules, word.node.text());
    if (word.kind == nullptr) return {};
    if (std::string text = describe_choice(*word.kind, word.node.text()); !text.empty()) return text;
    return word.field == nullptr ? fmt::format("Expected: {}.", describe(*word.kind)) : headed(word.field->name, field_text(*word.field));
}

}  // namespace td::delve::lsp
