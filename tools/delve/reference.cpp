#include "tools/delve/reference.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "catalog/rule.hpp"
#include "content/fields/verbs.hpp"
#include "content/packs/definition_header.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/translation.hpp"
#include "content/tables/strings.hpp"
#include "content/tables/tables.hpp"
#include "text/phrases.hpp"
#include "tools/lint/problem_pages.hpp"

namespace td::delve {

namespace {

using Form = ValueKind::Form;

/// A map type with a section of its own: a table of fields, or a choice between several.
struct Section {
    std::string name;  ///< the first field of this type, such as `species.costs`
    const ValueKind* kind;
    std::set<std::string_view> fields;  ///< all fields of this type
};

const void* identity(const ValueKind& kind) { return kind.form == Form::structure ? kind.fields : kind.variants.front(); }

class Reference {
public:
    std::string run() {
        for (const DefinitionType& type : definition_types()) find_sections(*type.fields, std::string(type.name));
        find_sections(pack_fields(), "pack");
        write_head();
        for (const DefinitionType& type : definition_types()) {
            m_page += fmt::format("\n## {}\n\n{}\n\n", type.name, type.fields->doc());
            write_fields(*type.fields);
        }
        m_page += "\n# Parts of definitions\n";
        for (const void* part : m_order) write_section(m_sections.at(part));
        return m_page;
    }

private:
    void find_sections(const FieldTable& table, const std::string& owner) {
        for (const Field& field : table.fields()) find_sections(field.kind, field.name, owner + "." + std::string(field.name));
    }

    void find_sections(const ValueKind& kind, std::string_view field, const std::string& name) {
        if (kind.inner) return find_sections(*kind.inner, field, name);
        if (kind.form != Form::structure && kind.form != Form::variant) return;
        const auto [section, is_new] = m_sections.emplace(identity(kind), Section{name, &kind, {}});
        section->second.fields.insert(field);
        if (!is_new) return;
        m_order.push_back(identity(kind));
        if (kind.form == Form::structure) return find_sections(*kind.fields, name);
        for (const FieldTable* table : kind.variants) find_sections(*table, name);
    }

    void write_head() {
        m_page =
            "# Reference for authors\n\n"
            "Made by `delve docs` from the tables that the game reads content with. Start with the guide, [README.md](README.md).\n\n"
            "A file of a pack starts with the type of what it defines; below it are ids, and below each id its fields. Fields in **bold** "
            "are required.\n\n"
            "Types: ";
        std::vector<std::string> types;
        for (const DefinitionType& type : definition_types()) types.push_back(fmt::format("[{0}](#{0})", type.name));
        m_page += fmt::format("{}, [rulebook](#rulebook), [strings](#strings).\n\n", fmt::join(types, ", "));
        m_page += fmt::format("## pack.yaml\n\n{}\n\n", pack_fields().doc());
        write_fields(pack_fields());
        m_page += fmt::format("\n## Any definition\n\n{}\n\n", definition_header_fields().doc());
        write_fields(definition_header_fields());
        m_page += "\nIn a definition that extends or edits another one, these verbs change the value, instead of replacing it.\n\n";
        m_page +=
            "| Instead of | Verb | Takes | |\n"
            "|---|---|---|---|\n";
        write_verbs("a list", list_verbs());
        write_verbs("a number or range", number_verbs());
        write_verbs("a map (beside its own keys)", map_verbs());
        write_rulebook();
        write_strings();
        write_translations();
    }

    void write_verbs(std::string_view place, const std::vector<Verb>& verbs) {
        for (const Verb& verb : verbs) m_page += fmt::format("| {} | `{}` | {} | {} |\n", place, verb.name, verb.takes, verb.doc);
    }

    void write_rulebook() {
        m_page +=
            "\n## rulebook\n\n"
            "A list of all rules, each once, in the order in which they handle whatever is about to happen: ";
        std::vector<std::string> names;
        for (const std::string_view name : rule_names) names.push_back(fmt::format("`{}`", name));
        m_page += fmt::format("{}.\n", fmt::join(names, ", "));
    }

    void write_strings() {
        m_page += fmt::format("\n## {}\n\n{}\n", strings_key, string_fields().doc());
        for (const PhraseGroup& group : phrase_groups) {
            m_page += fmt::format(
                "\n### {}\n\n"
                "| Key | Default | |\n"
                "|---|---|---|\n",
                group.title);
            for (std::size_t number = group.begin; number < group.end; ++number) {
                const Field& field = string_fields().fields()[number];
                m_page += fmt::format("| `{}` | `{}` | {} |\n", field.name, in_a_cell(field.default_text), field.doc);
            }
        }
    }

    void write_translations() { m_page += fmt::format("\n## {}\n\n{}\n", translations_key, translations_doc); }

    /// A bar would end the table cell, even within code.
    static std::string in_a_cell(std::string_view text) {
        std::string result;
        for (const char c : text) c == '|' ? result += "\\|" : result += c;
        return result;
    }

    void write_fields(const FieldTable& table) {
        if (table.fields().empty()) return;
        m_page +=
            "| Field | Value | Default | |\n"
            "|---|---|---|---|\n";
        for (const Field& field : table.fields()) {
            const std::string name = field.required ? fmt::format("**`{}`**", field.name) : fmt::format("`{}`", field.name);
            const std::string left_out = field.default_text.empty() ? "" : fmt::format("`{}`", field.default_text);
            m_page += fmt::format("| {} | {} | {} | {} |\n", name, holds(field.kind), left_out, field.doc);
        }
        if (table.alternatives().empty()) return;
        m_page += fmt::format("\nExactly one of these is required: `{}`.\n", fmt::join(table.alternatives(), "`, `"));
    }

    void write_section(const Section& section) {
        std::vector<std::string> fields;
        for (const std::string_view field : section.fields) fields.push_back(fmt::format("`{}`", field));
        m_page += fmt::format("\n<a id=\"{}\"></a>\n## {}\n\n", section.name, fmt::join(fields, ", "));
        const ValueKind& kind = *section.kind;
        if (kind.form == Form::structure) {
            m_page += fmt::format("{}\n\n", kind.fields->doc());
            return write_fields(*kind.fields);
        }
        m_page += kind.tag.empty() ? "A map with one of these as its only key, and below it its fields:\n"
                                   : fmt::format("`{}` says which of these it is, and so which other fields it has:\n", kind.tag);
        for (std::size_t row = 0; row < kind.choices.size(); ++row) {
            m_page += fmt::format("\n### `{}`\n\n{}\n\n", kind.choices[row], kind.variants[row]->doc());
            write_fields(*kind.variants[row]);
        }
    }

    std::string link(const ValueKind& kind, std::string_view text) const {
        return fmt::format("[{}](#{})", text, m_sections.at(identity(kind)).name);
    }

    std::string holds(const ValueKind& kind) const {
        switch (kind.form) {
            case Form::reference: return fmt::format("an id of [{0}](#{0})", kind.target);
            case Form::list: return fmt::format("{} of {}", list_words(kind), holds(*kind.inner));
            case Form::map:
                return kind.target.empty() ? fmt::format("a map from words that you choose to {}", holds(*kind.inner))
                                           : fmt::format("a map from ids of [{0}](#{0}) to {1}", kind.target, holds(*kind.inner));
            case Form::structure:
                return kind.tag.empty() ? link(kind, "a map") : fmt::format("{}, or just its `{}`", link(kind, "a map"), kind.tag);
            case Form::variant:
                return kind.tag.empty() ? link(kind, "a map with one key") : link(kind, fmt::format("a choice by `{}`", kind.tag));
            case Form::choice: return words(kind.choices);
            default: return describe(kind);
        }
    }

    static std::string list_words(const ValueKind& kind) {
        const std::string alone = kind.alone ? "one, or " : "";
        if (kind.low == kind.high) return fmt::format("{}a list of {}:", alone, kind.low);
        return kind.low == 0 ? fmt::format("{}a list (up to {})", alone, kind.high)
                             : fmt::format("{}a list ({} to {})", alone, kind.low, kind.high);
    }

    static std::string words(const std::vector<std::string_view>& choices) {
        std::vector<std::string> quoted;
        for (const std::string_view choice : choices) quoted.push_back(fmt::format("`{}`", choice));
        return fmt::format("{}", fmt::join(quoted, ", "));
    }

    std::string m_page;
    std::map<const void*, Section> m_sections;
    std::vector<const void*> m_order;
};

}  // namespace

std::string reference_page() { return Reference().run(); }

std::string strings_file() {
    std::string file =
        "# yaml-language-server: $schema=../schema.json\n"
        "# All phrases of the game, as `delve docs --strings` writes them. A pack with `strings:` of its own replaces them.\n";
    file += fmt::format("{}:\n", strings_key);
    for (const PhraseGroup& group : phrase_groups) {
        file += fmt::format("{}  # {}\n", group.begin == 0 ? "" : "\n", group.title);
        for (std::size_t number = group.begin; number < group.end; ++number) {
            const Field& field = string_fields().fields()[number];
            file += fmt::format("  {}: {}\n", field.name, field.default_text);
        }
    }
    return file;
}

std::string problems_page() {
    std::string page =
        "# Problems and what to do about them\n\n"
        "Made by `delve docs`. `delve lint` and the game give each problem one of these codes; `delve lint --explain C031` prints one "
        "page.\n";
    for (const ProblemPage& problem : problem_pages()) page += "\n" + to_markdown(problem);
    return page;
}

}  // namespace td::delve
