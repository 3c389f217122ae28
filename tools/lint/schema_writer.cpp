#include "tools/lint/schema_writer.hpp"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "catalog/rule.hpp"
#include "content/fields/verbs.hpp"
#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"
#include "tools/lint/field_text.hpp"
#include "tools/lint/schema_text.hpp"

namespace td {

namespace {

using nlohmann::ordered_json;
using Form = ValueKind::Form;

constexpr const char* id_pattern = "^[a-z][a-z0-9_]{0,47}$";
constexpr const char* id_or_option_pattern = "^\\$?[a-z][a-z0-9_]{0,47}$";
constexpr const char* option_pattern = "^\\$[a-z][a-z0-9_]{0,47}$";

ordered_json strings(const std::vector<std::string_view>& words) {
    ordered_json result = ordered_json::array();
    for (const std::string_view word : words) result.push_back(std::string(word));
    return result;
}

bool is_whole_number(std::string_view text) {
    const std::string_view digits = text.substr(text.substr(0, 1) == "-" ? 1 : 0);
    return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Converts a value in YAML notation to JSON.
ordered_json to_json(TreeNode node) {
    if (node.is_list()) {
        ordered_json list = ordered_json::array();
        for (const TreeNode item : node.items()) list.push_back(to_json(item));
        return list;
    }
    if (node.is_map()) {
        ordered_json map = ordered_json::object();
        for (const auto [key, value] : node.entries()) map[std::string(key.text())] = to_json(value);
        return map;
    }
    if (!node.quoted() && is_whole_number(node.text())) return std::stoi(std::string(node.text()));
    if (!node.quoted() && (node.text() == "true" || node.text() == "false")) return node.text() == "true";
    return std::string(node.text());
}

std::optional<ordered_json> default_of(const Field& field) {
    if (field.default_text.empty()) return std::nullopt;
    const TreeReading parsed = read_tree("default", "value: " + field.default_text + "\n");
    if (!parsed.tree) return std::nullopt;
    return to_json(*parsed.tree->root().find("value"));
}

ordered_json number_schema(int low, int high) { return {{"type", "integer"}, {"minimum", low}, {"maximum", high}}; }

/// A text field also accepts numbers and booleans, which are taken literally as text.
ordered_json text_schema(int low, int high) {
    constexpr int badge_length = 2;  // of such texts, only numbers that fit are accepted
    if (high == badge_length)
        return {{"type", {"string", "integer"}}, {"minLength", low}, {"maxLength", high}, {"minimum", -9}, {"maximum", 99}};
    ordered_json result{{"type", {"string", "number", "boolean"}}, {"maxLength", high}};
    if (low > 0) result["minLength"] = low;
    return result;
}

ordered_json range_schema(const ValueKind& kind) {
    const ordered_json end = number_schema(kind.low, kind.high);
    return {{"anyOf", {end, {{"type", "array"}, {"items", end}, {"minItems", 2}, {"maxItems", 2}}}}};
}

ordered_json glyph_schema() {
    const ordered_json character{{"type", "string"}, {"pattern", "^[!-~]$"}};
    return {{"anyOf", {character, number_schema(0, 9)}}};
}

/// True if all fields are optional.
bool needs_nothing(const FieldTable& table) {
    for (const Field& field : table.fields())
        if (field.required) return false;
    return true;
}

enum class Mode {
    whole,     ///< a definition with all its fields
    changing,  ///< one that extends or edits another: all fields are optional, and verbs may replace values
};

ordered_json either(ordered_json one, ordered_json other) { return {{"anyOf", ordered_json::array({std::move(one), std::move(other)})}}; }

ordered_json number_verbs_schema() {
    return {{"type", "object"},
            {"properties", {{"percent", number_schema(0, 10'000)}, {"plus", number_schema(-1'000'000, 1'000'000)}}},
            {"minProperties", 1},
            {"additionalProperties", false}};
}

/// Verbs refer to list items by a word or by index.
ordered_json names_schema() {
    return {{"description", "What to remove: words, or numbers in the list. In a map: keys, as if they had never been given."},
            {"type", "array"},
            {"items", {{"type", {"string", "integer"}}}}};
}

class SchemaWriter {
public:
    /// `has_options`: `$ID` may replace a value.
    SchemaWriter(const IdTable& ids, KnownIds known, bool has_options) : m_ids(ids), m_known(known), m_has_options(has_options) {}

    /// A reference to the schema of the table; the schema is written under `name` if it does not exist yet.
    ordered_json table(const FieldTable& fields, const std::string& name, Mode mode = Mode::whole) {
        return shared(&fields, mode, name, [&](const std::string& own) { return map_of(fields, own, mode); });
    }

    ordered_json definitions_of(const DefinitionType& type) {
        const ordered_json extends{{"required", {"extends"}}};
        const ordered_json changes{{"properties", {{"change", {{"enum", {"edit", "remove"}}}}}}, {"required", {"change"}}};
        const ordered_json is_abstract{{"properties", {{"abstract", {{"const", true}}}}}, {"required", {"abstract"}}};
        return {{"description", std::string(type.fields->doc())},
                {"type", "object"},
                {"propertyNames", {{"pattern", id_pattern}}},
                {"additionalProperties",
                 {{"if", {{"anyOf", ordered_json::array({extends, changes, is_abstract})}}},
                  {"then", definition(type, Mode::changing)},
                  {"else", definition(type, Mode::whole)}}}};
    }

    ordered_json rulebook() {
        const ordered_json rule{{"enum", strings({rule_names.begin(), rule_names.end()})}};
        const ordered_json order{
            {"type", "array"}, {"items", rule}, {"uniqueItems", true}, {"minItems", rule_names.size()}, {"maxItems", rule_names.size()}};
        ordered_json result = either(order, list_verbs_schema(rule, rule));
        result["description"] = "The rules, in the order in which they handle whatever is about to happen.";
        return result;
    }

    ordered_json take_shared() { return std::move(m_shared); }

private:
    /// A reference to the shared schema of `what`, which `make` writes at first use.
    template <class Make>
    ordered_json shared(const void* what, Mode mode, const std::string& name, const Make& make) {
        const std::string own = mode == Mode::changing ? "changed." + name : name;
        const auto [known, is_new] = m_names.emplace(std::pair(what, mode), own);
        if (is_new) {
            m_shared[own] = nullptr;  // reserves its position before the schemas inside it
            m_shared[own] = make(name);
        }
        return {{"$ref", "#/definitions/" + known->second}};
    }

    /// Includes the keys that every definition may have besides its fields.
    ordered_json definition(const DefinitionType& type, Mode mode) {
        return shared(&type, mode, std::string(type.name), [&](const std::string& name) {
            ordered_json map = map_of(*type.fields, name, mode);
            for (const Field& field : definition_header_fields().fields()) {
                ordered_json value = of_field(field, name, Mode::whole);
                if (field.name == "extends")
                    value = {{"description", value["description"]}, {"allOf", ordered_json::array({id_of(type.name)})}};
                map["properties"][std::string(field.name)] = std::move(value);
            }
            return map;
        });
    }

    ordered_json map_of(const FieldTable& fields, const std::string& name, Mode mode, std::string_view tag = {}) {
        ordered_json properties = ordered_json::object();
        ordered_json required = ordered_json::array();
        if (!tag.empty()) properties[std::string(tag)] = {{"description", std::string(fields.doc())}};
        for (const Field& field : fields.fields()) {
            properties[std::string(field.name)] = of_field(field, name + "." + std::string(field.name), mode);
            if (field.required && mode == Mode::whole) required.push_back(std::string(field.name));
        }
        if (mode == Mode::changing && !properties.contains("remove")) properties["remove"] = names_to_remove();
        ordered_json result{{"description", std::string(fields.doc())}, {"type", "object"}, {"properties", std::move(properties)}};
        if (!required.empty()) result["required"] = std::move(required);
        result["additionalProperties"] = false;
        if (mode == Mode::whole)
            for (const std::string_view name_of_one : fields.alternatives())
                result["oneOf"].push_back({{"required", ordered_json::array({std::string(name_of_one)})}});
        return result;
    }

    ordered_json of_field(const Field& field, const std::string& name, Mode mode) {
        ordered_json kind = of_kind(field.kind, name, mode);
        ordered_json result{{"description", field_text(field)}};
        if (auto value = default_of(field)) result["default"] = std::move(*value);
        if (kind.contains("$ref"))
            result["allOf"] = ordered_json::array({std::move(kind)});  // in draft-07, keywords beside a reference are ignored
        else
            result.update(kind);
        return result;
    }

    ordered_json of_kind(const ValueKind& kind, const std::string& name, Mode mode) {
        switch (kind.form) {
            case Form::number: return or_number_verbs(number_schema(kind.low, kind.high), mode);
            case Form::boolean: return {{"type", "boolean"}};
            case Form::text: return text_schema(kind.low, kind.high);
            case Form::glyph: return glyph_schema();
            case Form::choice: return or_option({{"enum", strings(kind.choices)}});
            case Form::colour: return or_option({{"type", "string"}, {"pattern", "^#[0-9A-Fa-f]{6}$"}});
            case Form::range: return or_number_verbs(range_schema(kind), mode);
            case Form::reference: return id_of(kind.target);
            case Form::list: return list_of(kind, name, mode);
            case Form::map: return map_to(kind, name, mode);
            case Form::structure: return structure_of(kind, name, mode);
            case Form::variant: break;
        }
        return shared(kind.variants.front(), mode, name, [&](const std::string& own) { return variant_of(kind, own, mode); });
    }

    /// Also accepts `$ID`, except in `pack.yaml` itself.
    ordered_json or_option(ordered_json value) {
        if (!m_has_options) return value;
        return either(std::move(value), ordered_json{{"type", "string"}, {"pattern", option_pattern}});
    }

    ordered_json or_number_verbs(ordered_json value, Mode mode) {
        if (mode == Mode::whole) return value;
        return either(std::move(value),
                      shared(&number_verbs(), Mode::whole, "number_verbs", [](const std::string&) { return number_verbs_schema(); }));
    }

    /// Keys to reset to their defaults, or list items to remove.
    ordered_json names_to_remove() {
        return shared(&map_verbs(), Mode::whole, "names_to_remove", [](const std::string&) { return names_schema(); });
    }

    /// `change`: the schema of an edited item.
    ordered_json list_verbs_schema(const ordered_json& item, const ordered_json& change) {
        const ordered_json items{{"type", "array"}, {"items", item}};
        const auto by_name = [](const ordered_json& value) { return ordered_json{{"type", "object"}, {"additionalProperties", value}}; };
        ordered_json properties = ordered_json::object();
        for (const Verb& verb : list_verbs()) {
            const bool takes_items = verb.name == "add" || verb.name == "first";
            const bool takes_lists = verb.name == "before" || verb.name == "after";
            properties[std::string(verb.name)] = verb.name == "remove"    ? names_to_remove()
                                                 : takes_items            ? items
                                                 : takes_lists            ? by_name(items)
                                                 : verb.name == "replace" ? by_name(item)
                                                                          : by_name(change);
        }
        // An empty list is allowed and changes nothing.
        return {{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    }

    ordered_json id_of(std::string_view target) {
        const DefinitionType* type = find_definition_type(target);
        const void* what = type ? static_cast<const void*>(&type->fields) : target.data();
        return shared(what, Mode::whole, "id_of_" + std::string(target), [&](const std::string&) {
            const ordered_json any{{"type", "string"}, {"pattern", id_or_option_pattern}};
            const std::vector<std::string_view> ids = m_ids.ids(target);
            ordered_json result{{"description", fmt::format("The id of one of the {}.", target)}};
            if (m_known == KnownIds::required)
                result.update(or_option({{"enum", strings(ids)}}));
            else if (ids.empty())
                result.update(any);
            else
                result["anyOf"] = {ordered_json{{"enum", strings(ids)}}, any};
            return result;
        });
    }

    ordered_json list_of(const ValueKind& kind, const std::string& name, Mode mode) {
        const ordered_json item = of_kind(*kind.inner, name, Mode::whole);
        ordered_json list{{"type", "array"}, {"items", item}, {"maxItems", kind.high}};
        if (kind.low > 0) list["minItems"] = kind.low;
        if (kind.alone) list = either(item, std::move(list));
        return mode == Mode::whole ? list : either(std::move(list), list_verbs_schema(item, of_kind(*kind.inner, name, mode)));
    }

    ordered_json map_to(const ValueKind& kind, const std::string& name, Mode mode) {
        ordered_json result{{"type", "object"}};
        if (!kind.target.empty()) result["propertyNames"] = id_of(kind.target);
        if (kind.by_glyph) result["propertyNames"] = {{"pattern", mode == Mode::changing ? "^([!-~]|remove)$" : "^[!-~]$"}};
        result["additionalProperties"] = of_kind(*kind.inner, name, mode);
        if (mode == Mode::changing) result["properties"] = {{"remove", names_to_remove()}};
        return result;
    }

    ordered_json structure_of(const ValueKind& kind, const std::string& name, Mode mode) {
        ordered_json map = table(*kind.fields, name, mode);
        if (kind.tag.empty()) return map;
        for (const Field& field : kind.fields->fields())
            if (field.name == kind.tag) return either(of_kind(field.kind, name, Mode::whole), std::move(map));
        return map;
    }

    ordered_json variant_of(const ValueKind& kind, const std::string& name, Mode mode) {
        if (kind.tag.empty()) return keyed_variant_of(kind, name, mode);
        std::vector<std::string_view> alone;
        for (std::size_t row = 0; row < kind.choices.size(); ++row)
            if (mode == Mode::changing || needs_nothing(*kind.variants[row])) alone.push_back(kind.choices[row]);
        ordered_json map = tagged_map_of(kind, name, mode);
        return alone.empty() ? map : either({{"enum", strings(alone)}}, std::move(map));
    }

    /// The fields that the tag requires, expressed by `if` instead of alternatives, so that editors offer all choices and report problems
    /// of the choice that was made. A change need not repeat the tag.
    ordered_json tagged_map_of(const ValueKind& kind, const std::string& name, Mode mode) {
        const std::string tag(kind.tag);
        ordered_json branches = ordered_json::array();
        ordered_json meanings = ordered_json::array();
        for (std::size_t row = 0; row < kind.choices.size(); ++row) {
            const std::string choice(kind.choices[row]);
            const ordered_json chosen{{"properties", {{tag, {{"const", choice}}}}}, {"required", {tag}}};
            meanings.push_back(std::string(kind.variants[row]->doc()));
            branches.push_back({{"if", chosen}, {"then", map_of(*kind.variants[row], fmt::format("{}.{}", name, choice), mode, kind.tag)}});
        }
        ordered_json result{{"type", "object"},
                            {"properties", {{tag, {{"enum", strings(kind.choices)}, {"enumDescriptions", std::move(meanings)}}}}},
                            {"allOf", std::move(branches)}};
        if (mode == Mode::whole) result["required"] = ordered_json::array({tag});
        return result;
    }

    /// `ball: {size: 3}`.
    ordered_json keyed_variant_of(const ValueKind& kind, const std::string& name, Mode mode) {
        ordered_json properties = ordered_json::object();
        for (std::size_t row = 0; row < kind.choices.size(); ++row)
            properties[std::string(kind.choices[row])] = map_of(*kind.variants[row], name + "." + std::string(kind.choices[row]), mode);
        return {{"type", "object"},
                {"properties", std::move(properties)},
                {"minProperties", 1},
                {"maxProperties", 1},
                {"additionalProperties", false}};
    }

    const IdTable& m_ids;
    KnownIds m_known;
    bool m_has_options;
    std::map<std::pair<const void*, Mode>, std::string> m_names;
    ordered_json m_shared = ordered_json::object();
};

/// No title, because editors would show it above the explanation of every key.
ordered_json schema_head(const char* what) { return {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"description", what}}; }

constexpr int longest_translation = 10'000;  // the text itself may be limited to less, and a description to more than none

/// For each type, a map from ids to texts by path, and to the hashes of their originals below `of`.
ordered_json translations_schema() {
    const ordered_json text = text_schema(0, longest_translation);
    const ordered_json hashes{{"type", "object"}, {"additionalProperties", {{"type", "string"}, {"pattern", "^[a-z]{6}$"}}}};
    const ordered_json definition{
        {"type", "object"}, {"properties", {{std::string(originals_key), hashes}}}, {"additionalProperties", text}};
    ordered_json schema{{"type", "object"}, {"description", std::string(translations_doc)}, {"additionalProperties", false}};
    ordered_json& properties = schema["properties"] = ordered_json::object();
    for (const DefinitionType& type : definition_types())
        properties[std::string(type.name)] = {{"type", "object"}, {"additionalProperties", definition}};
    properties[std::string(own_names_key)] = {{"type", "object"}, {"additionalProperties", text_schema(1, 40)}};
    properties[std::string(strings_key)] = {
        {"type", "object"}, {"properties", {{std::string(originals_key), hashes}}}, {"additionalProperties", false}};
    return schema;
}

/// Also accepts `$ID` wherever a whole number, or true or false, is expected.
void allow_options(ordered_json& schema) {
    if (schema.is_object() && schema.contains("type") && (schema["type"] == "integer" || schema["type"] == "boolean")) {
        schema["type"] = {schema["type"], "string"};
        schema["pattern"] = option_pattern;
    }
    for (auto& [key, value] : schema.items())
        if (value.is_structured() && key != "default" && key != "if") allow_options(value);
}

}  // namespace

std::string content_schema(const IdTable& ids, KnownIds known) {
    constexpr bool has_options = true;
    SchemaWriter writer(ids, known, has_options);
    ordered_json schema = schema_head("A file of definitions for Tierdelve.");
    schema["type"] = "object";
    ordered_json& properties = schema["properties"] = ordered_json::object();
    for (const DefinitionType& type : definition_types()) properties[std::string(type.name)] = writer.definitions_of(type);
    properties["rulebook"] = writer.rulebook();
    properties[std::string(strings_key)] = writer.table(string_fields(), std::string(strings_key), Mode::whole);
    properties[std::string(translations_key)] = translations_schema();
    schema["additionalProperties"] = false;
    schema["definitions"] = writer.take_shared();
    allow_options(schema);
    share_repeated(schema);
    return printed(schema);
}

std::string pack_schema() {
    const IdTable no_ids;
    constexpr bool has_options = false;
    SchemaWriter writer(no_ids, KnownIds::suggested, has_options);
    ordered_json schema = schema_head("The description of a Tierdelve pack.");
    schema["allOf"] = ordered_json::array({writer.table(pack_fields(), "pack")});
    schema["definitions"] = writer.take_shared();
    share_repeated(schema);
    return printed(schema);
}

}  // namespace td
