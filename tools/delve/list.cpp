// `delve list`: the ids of one type, with their names and places.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/packs/definition_type.hpp"
#include "content/packs/definitions.hpp"
#include "content/packs/layers.hpp"
#include "text/english.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/whole_content.hpp"
#include "tools/lint/explain.hpp"

namespace td::delve {

namespace {

struct ListOptions {
    std::string type;
    PackArguments packs;
    bool page = false;
};

struct Row {
    std::string id, name, place, description;
};

/// The text of a field that holds one, or nothing.
std::string text_of(const WholeDefinition& definition, std::string_view field) {
    const auto value = definition.body.find(field);
    return value ? std::string(value->text()) : std::string();
}

/// In the order of files. Throws std::runtime_error for an unknown type.
std::vector<Row> rows_of(const Definitions& definitions, std::string_view type) {
    if (find_definition_type(type) == nullptr) throw std::runtime_error(unknown_type(type));
    std::vector<Row> rows;
    for (const WholeDefinition& definition : definitions.all())
        if (definition.type->name == type && !definition.is_abstract)
            rows.push_back({std::string(definition.id.text()), text_of(definition, "name"), line_of(definition.id),
                            text_of(definition, "description")});
    return rows;
}

/// How many there are of each type.
std::string counts_of(const Definitions& definitions) {
    std::string text;
    for (const DefinitionType& type : definition_types()) {
        const auto count = std::count_if(definitions.all().begin(), definitions.all().end(), [&](const WholeDefinition& definition) {
            return definition.type->name == type.name && !definition.is_abstract;
        });
        text += fmt::format("{:<16} {:>5}\n", type.name, count);
    }
    return text;
}

std::string table_of(const std::vector<Row>& rows) {
    std::size_t id_width = 0, name_width = 0;
    for (const Row& row : rows) {
        id_width = std::max(id_width, row.id.size());
        name_width = std::max(name_width, row.name.size());
    }
    std::string text;
    for (const Row& row : rows) text += fmt::format("{:<{}}  {:<{}}  {}\n", row.id, id_width, row.name, name_width, row.place);
    return text;
}

std::string cell(std::string text) {
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) text.insert(at, 1, '\\');
    return text;
}

/// The part of the page about one type: a table, or only the ids if nothing of the type has a name.
std::string section_of(std::string_view type, const std::vector<Row>& rows) {
    std::string text = fmt::format("\n## {}\n\n", type);
    const bool named = std::any_of(rows.begin(), rows.end(), [](const Row& row) { return !row.name.empty(); });
    if (!named) {
        for (const Row& row : rows) text += fmt::format("{}`{}`", &row == &rows.front() ? "" : ", ", row.id);
        return text + '\n';
    }
    text += "| Id | Name | |\n|---|---|---|\n";
    for (const Row& row : rows) text += fmt::format("| `{}` | {} | {} |\n", row.id, cell(row.name), cell(row.description));
    return text;
}

/// All definitions as Markdown, by type.
std::string page_of(const Definitions& definitions) {
    std::string text =
        "# What there is\n\n"
        "Made by `delve list --page` from the content: everything that a pack can use, extend or change, by type. `delve list TYPE` also "
        "shows\n"
        "where each is defined, and `delve explain ID` all values of one. [reference.md](reference.md) says which fields each type has.\n\n"
        "Types: ";
    for (const DefinitionType& type : definition_types())
        text += fmt::format("{}[{}](#{})", &type == &definition_types().front() ? "" : ", ", type.name, type.name);
    text += ".\n";
    for (const DefinitionType& type : definition_types()) text += section_of(type.name, rows_of(definitions, type.name));
    return text;
}

std::string asked_for(const ListOptions& options, const Definitions& definitions) {
    if (options.page) return page_of(definitions);
    return options.type.empty() ? counts_of(definitions) : table_of(rows_of(definitions, options.type));
}

ExitCode list(const ListOptions& options) {
    const WholeContent content(options.packs);
    std::cout << asked_for(options, content.definitions);
    const std::size_t count = content.problems.size() + content.of_merging.size();
    if (count == 0) return ExitCode::ok;
    std::cerr << fmt::format("the content has {}; `delve lint` shows them\n", counted(count, "problem"));
    return ExitCode::problems;
}

}  // namespace

void add_list(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<ListOptions>();
    CLI::App* command = program.add_subcommand("list", "The ids of one type of definition, with their names and places");
    CLI::Option* type =
        command->add_option("TYPE", options->type, "A type such as species or skills; without it, how many there are of each type");
    command->add_flag("--page", options->page, "Print all types with their descriptions as a Markdown page")->excludes(type);
    add_content_option(*command, options->packs.content);
    add_pack_options(*command, options->packs);
    command->footer(
        "Examples:\n"
        "  delve list species\n"
        "  delve list skills --content content\n"
        "  delve list --page --content content\n"
        "`delve explain ID` shows all values of one of them. Abstract definitions are left out.\n"
        "Exit codes: 0 listed, 1 listed, but the content has problems, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = list(*options); });
}

}  // namespace td::delve
