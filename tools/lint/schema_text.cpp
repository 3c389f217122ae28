#include "tools/lint/schema_text.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string_view>
#include <utility>

namespace td {

namespace {

using nlohmann::ordered_json;

enum class KeywordValue { nothing, schema, list, map };

/// The kind of value that a schema keyword has; texts, defaults and similar values are not schemas.
KeywordValue value_of_keyword(std::string_view key) {
    for (const std::string_view one : {"additionalProperties", "else", "if", "items", "not", "propertyNames", "then"})
        if (key == one) return KeywordValue::schema;
    for (const std::string_view several : {"allOf", "anyOf", "oneOf"})
        if (key == several) return KeywordValue::list;
    return key == "properties" || key == "definitions" ? KeywordValue::map : KeywordValue::nothing;
}

/// Calls `visit` with the direct subschemas of `schema` and their key or name (empty if there is none).
template <class Json, class Visit>
void for_each_inside(Json& schema, const Visit& visit) {
    for (auto entry = schema.begin(); entry != schema.end(); ++entry) {
        auto& value = entry.value();
        const KeywordValue kind = value_of_keyword(entry.key());
        if (kind == KeywordValue::schema && value.is_object()) visit(value, std::string());
        if (kind == KeywordValue::list)
            for (auto& each : value) visit(each, std::string());
        if (kind == KeywordValue::map)
            for (auto each = value.begin(); each != value.end(); ++each) visit(each.value(), each.key());
    }
}

/// Does what share_repeated() says, in its constructor.
class SchemaSharing {
public:
    explicit SchemaSharing(ordered_json& schema) {
        count(schema);
        for (const auto& [name, definition] : schema["definitions"].items()) m_names.emplace(definition.dump(), name);
        ordered_json definitions = std::exchange(schema["definitions"], ordered_json::object());
        for (const auto& [name, definition] : definitions.items()) m_used.insert(name);
        share_inside(schema, "");
        for (const auto& [name, definition] : definitions.items()) {
            const std::string& home = m_names.at(definition.dump());
            if (home != name)
                definition = reference_to(home);
            else
                share_inside(definition, name);
        }
        definitions.update(m_shared);
        schema["definitions"] = std::move(definitions);
    }

private:
    static constexpr std::size_t tiny = 120;  ///< characters of its text

    static ordered_json reference_to(const std::string& name) { return {{"$ref", "#/definitions/" + name}}; }

    /// The subschemas of a schema that was counted before are shared with it, so they are not counted again.
    void count(const ordered_json& schema) {
        for_each_inside(schema, [&](const ordered_json& inside, const std::string&) {
            if (++m_counts[inside.dump()] == 1) count(inside);
        });
    }

    void share_inside(ordered_json& schema, const std::string& name) {
        for_each_inside(schema, [&](ordered_json& inside, const std::string& key) {
            const std::string below = name + (name.empty() || key.empty() ? "" : ".") + key;
            const std::string text = inside.dump();
            const auto home = m_names.find(text);
            if (text.size() < tiny || (home == m_names.end() && m_counts[text] < 2)) return share_inside(inside, below);
            inside = reference_to(home == m_names.end() ? add(std::move(inside), text, below) : home->second);
        });
    }

    std::string add(ordered_json schema, const std::string& text, const std::string& name) {
        std::string own = name;
        for (int number = 2; !m_used.insert(own).second; ++number) own = name + "_" + std::to_string(number);
        m_names.emplace(text, own);
        m_shared[own] = nullptr;  // reserves the position before the schemas inside it
        share_inside(schema, own);
        m_shared[own] = std::move(schema);
        return own;
    }

    std::map<std::string, int> m_counts;         ///< by the schemas' text
    std::map<std::string, std::string> m_names;  ///< names of the schemas that became definitions, by text
    std::set<std::string> m_used;                ///< names of definitions in use
    ordered_json m_shared = ordered_json::object();
};

void print(std::string& out, const ordered_json& value, std::size_t depth) {
    constexpr std::size_t widest = 140;
    const std::string line = value.dump();
    const bool fits = depth > 1 && depth + line.size() <= widest;
    if (fits || value.empty() || !value.is_structured()) {
        out += line;
        return;
    }
    out += value.is_array() ? "[" : "{";
    const std::string indent(depth + 1, ' ');
    bool first = true;
    for (auto entry = value.begin(); entry != value.end(); ++entry) {
        out += std::exchange(first, false) ? "\n" : ",\n";
        out += indent;
        if (value.is_object()) out += ordered_json(entry.key()).dump() + ": ";
        print(out, *entry, depth + 1);
    }
    out += "\n" + std::string(depth, ' ') + (value.is_array() ? "]" : "}");
}

}  // namespace

void share_repeated(ordered_json& schema) { SchemaSharing sharing(schema); }

std::string printed(const ordered_json& schema) {
    std::string text;
    print(text, schema, 0);
    return text + "\n";
}

}  // namespace td
