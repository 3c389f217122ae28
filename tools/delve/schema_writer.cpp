#include "tools/delve/schema_writer.hpp"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "catalog/rule.hpp"
#include "content/definition_header.hpp"
#include "content/definition_type.hpp"
#include "content/read_tree.hpp"
#include "content/tables/tables.hpp"
#include "content/verbs.hpp"

namespace td::delve {

namespace {

using nlohmann::ordered_json;
using Form = ValueKind::Form;

constexpr const char* id_pattern = "^[a-z][a-z0-9_]{0,47}$";

ordered_json strings(const std::vector<std::string_view>& words) {
    ordered_json result = ordered_json::array();
    for (const std::string_view word : words) result.push_back(std::string(word));
    return result;
}

bool is_whole_number(std::string_view text) {
    const std::string_view digits = text.substr(text.substr(0, 1) == "-" ? 1 : 0);
    return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A value in the author's notation as JSON.
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
    const TreeReading reading = read_tree("default", "value: " + field.default_text + "\n");
    if (!reading.tree) return std::nullopt;
    return to_json(*reading.tree->root().find("value"));
}

ordered_json number_schema(int low, int high) { return {{"type", "integer"}, {"minimum", low}, {"maximum", high}}; }

/// Text may look like a number or a truth: it is taken as it stands in the file.
ordered_json text_schema(int low, int high) {
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

bool needs_nothing(const FieldTable& table) {
    for (const Field& field : table.fields())
        if (field.required) return false;
    return true;
}

class SchemaWriter {
public:
    SchemaWriter(const IdTable& ids, KnownIds known) : m_ids(ids), m_known(known) {}

    /// A reference to the schema of the table, which is called `name` if it is not written yet.
    ordered_json table(const FieldTable& fields, const std::string& name) {
        return shared(&fields, name, [&](const std::string& own) { return map_of(fields, own); });
    }

    ordered_json definitions_of(const DefinitionType& type) {
        return {{"description", std::string(type.fields->doc())},
                {"type", "object"},
                {"propertyNames", {{"pattern", id_pattern}}},
                {"additionalProperties", table(*type.fields, std::string(type.name))}};
    }

    ordered_json take_shared() { return std::move(m_shared); }

private:
    template <class Make>
    ordered_json shared(const void* what, const std::string& name, const Make& make) {
        const auto [known, is_new] = m_names.emplace(what, name);
        if (is_new) {
            m_shared[name] = nullptr;  // its place among the others, before those inside it
            m_shared[name] = make(name);
        }
        return {{"$ref", "#/definitions/" + known->second}};
    }

    ordered_json map_of(const FieldTable& fields, const std::string& name, std::string_view tag = {}) {
        ordered_json properties = ordered_json::object();
        ordered_json required = ordered_json::array();
        if (!tag.empty()) properties[std::string(tag)] = {{"description", std::string(fields.doc())}};
        for (const Field& field : fields.fields()) {
            properties[std::string(field.name)] = of_field(field, name + "." + std::string(field.name));
            if (field.required) required.push_back(std::string(field.name));
        }
        ordered_json result{{"description", std::string(fields.doc())}, {"type", "object"}, {"properties", std::move(properties)}};
        if (!required.empty()) result["required"] = std::move(required);
        result["additionalProperties"] = false;
        return result;
    }

    ordered_json of_field(const Field& field, const std::string& name) {
        ordered_json kind = of_kind(field.kind, name);
        ordered_json result{{"description", std::string(field.doc)}, {"markdownDescription", hover_text(field)}};
        if (auto value = default_of(field)) result["default"] = std::move(*value);
        if (kind.contains("$ref"))
            result["allOf"] = ordered_json::array({std::move(kind)});  // beside a reference, nothing else counts
        else
            result.update(kind);
        return result;
    }

    static std::string hover_text(const Field& field) {
        std::string text = fmt::format("{}\n\nExpected: {}.", field.doc, describe(field.kind));
        if (field.required) text += " Must be given.";
        if (!field.default_text.empty()) text += fmt::format(" Left out: `{}`.", field.default_text);
        return text;
    }

    ordered_json of_kind(const ValueKind& kind, const std::string& name) {
        switch (kind.form) {
            case Form::number: return number_schema(kind.low, kind.high);
            case Form::truth: return {{"type", "boolean"}};
            case Form::text: return text_schema(kind.low, kind.high);
            case Form::glyph: return glyph_schema();
            case Form::choice: return {{"enum", strings(kind.choices)}};
            case Form::colour: return {{"type", "string"}, {"pattern", "^#[0-9A-Fa-f]{6}$"}};
            case Form::range: return range_schema(kind);
            case Form::reference: return id_of(kind.target);
            case Form::list: return list_of(kind, name);
            case Form::map: return map_to(kind, name);
            case Form::structure: return structure_of(kind, name);
            case Form::variant: return shared(kind.variants.front(), name, [&](const std::string& own) { return variant_of(kind, own); });
        }
        return {};
    }

    ordered_json id_of(std::string_view target) {
        const DefinitionType* type = find_definition_type(target);
        return shared(type ? static_cast<const void*>(type) : target.data(), "id_of_" + std::string(target), [&](const std::string&) {
            const ordered_json any{{"type", "string"}, {"pattern", id_pattern}};
            const std::vector<std::string_view> ids = m_ids.ids(target);
            ordered_json result{{"description", fmt::format("The id of one of the {}.", target)}};
            if (m_known == KnownIds::required)
                result["enum"] = strings(ids);
            else if (ids.empty())
                result.update(any);
            else
                result["anyOf"] = {ordered_json{{"enum", strings(ids)}}, any};
            return result;
        });
    }

    ordered_json list_of(const ValueKind& kind, const std::string& name) {
        ordered_json inner = of_kind(*kind.inner, name);
        ordered_json list{{"type", "array"}, {"items", inner}, {"maxItems", kind.high}};
        if (kind.low > 0) list["minItems"] = kind.low;
        return kind.alone ? ordered_json{{"anyOf", {inner, list}}} : list;
    }

    ordered_json map_to(const ValueKind& kind, const std::string& name) {
        ordered_json result{{"type", "object"}};
        if (!kind.target.empty()) result["propertyNames"] = id_of(kind.target);
        result["additionalProperties"] = of_kind(*kind.inner, name);
        return result;
    }

    ordered_json structure_of(const ValueKind& kind, const std::string& name) {
        ordered_json map = table(*kind.fields, name);
        if (kind.tag.empty()) return map;
        for (const Field& field : kind.fields->fields())
            if (field.name == kind.tag) return {{"anyOf", {of_kind(field.kind, name), map}}};
        return map;
    }

    ordered_json variant_of(const ValueKind& kind, const std::string& name) {
        if (kind.tag.empty()) return keyed_variant_of(kind, name);
        ordered_json ways = ordered_json::array();
        std::vector<std::string_view> alone;
        for (std::size_t row = 0; row < kind.choices.size(); ++row)
            if (needs_nothing(*kind.variants[row])) alone.push_back(kind.choices[row]);
        if (!alone.empty()) ways.push_back({{"enum", strings(alone)}});
        ways.push_back(tagged_map_of(kind, name));
        return ways.size() == 1 ? ways[0] : ordered_json{{"anyOf", std::move(ways)}};
    }

    /// The fields that the tag asks for; said by `if` rather than by alternatives, so that editors offer every choice and complain about
    /// the one that was made.
    ordered_json tagged_map_of(const ValueKind& kind, const std::string& name) {
        const std::string tag(kind.tag);
        ordered_json branches = ordered_json::array();
        ordered_json meanings = ordered_json::array();
        for (std::size_t row = 0; row < kind.choices.size(); ++row) {
            const std::string choice(kind.choices[row]);
            const ordered_json chosen{{"properties", {{tag, {{"const", choice}}}}}, {"required", {tag}}};
            meanings.push_back(std::string(kind.variants[row]->doc()));
            branches.push_back({{"if", chosen}, {"then", map_of(*kind.variants[row], name + "." + choice, kind.tag)}});
        }
        return {{"type", "object"},
                {"required", ordered_json::array({tag})},
                {"properties", {{tag, {{"enum", strings(kind.choices)}, {"enumDescriptions", std::move(meanings)}}}}},
                {"allOf", std::move(branches)}};
    }

    /// `ball: {size: 3}`.
    ordered_json keyed_variant_of(const ValueKind& kind, const std::string& name) {
        ordered_json properties = ordered_json::object();
        for (std::size_t row = 0; row < kind.choices.size(); ++row)
            properties[std::string(kind.choices[row])] = map_of(*kind.variants[row], name + "." + std::string(kind.choices[row]));
        return {{"type", "object"},
                {"properties", std::move(properties)},
                {"minProperties", 1},
                {"maxProperties", 1},
                {"additionalProperties", false}};
    }

    const IdTable& m_ids;
    KnownIds m_known;
    std::map<const void*, std::string> m_names;
    ordered_json m_shared = ordered_json::object();
};

ordered_json rulebook_schema() {
    return {{"description", "The rules in the order in which they see whatever is about to happen."},
            {"type", "array"},
            {"items", {{"enum", strings({rule_names.begin(), rule_names.end()})}}},
            {"uniqueItems", true},
            {"minItems", rule_names.size()},
            {"maxItems", rule_names.size()}};
}

/// No title: editors put that above the explanation of every key.
ordered_json schema_head(const char* what) { return {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"description", what}}; }

/// One space deep: there are many levels.
std::string printed(const ordered_json& schema) { return schema.dump(1) + "\n"; }

}  // namespace

std::string content_schema(const IdTable& ids, KnownIds known) {
    SchemaWriter writer(ids, known);
    ordered_json schema = schema_head("A file of definitions for Tierdelve.");
    schema["type"] = "object";
    ordered_json& properties = schema["properties"] = ordered_json::object();
    for (const DefinitionType& type : definition_types()) properties[std::string(type.name)] = writer.definitions_of(type);
    properties["rulebook"] = rulebook_schema();
    schema["additionalProperties"] = false;
    schema["definitions"] = writer.take_shared();
    return printed(schema);
}

std::string pack_schema() {
    const IdTable no_ids;
    SchemaWriter writer(no_ids, KnownIds::suggested);
    ordered_json schema = schema_head("What a pack of Tierdelve says of itself.");
    schema["allOf"] = ordered_json::array({writer.table(pack_fields(), "pack")});
    schema["definitions"] = writer.take_shared();
    return printed(schema);
}

}  // namespace td::delve
