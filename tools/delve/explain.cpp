// `delve explain`: the final values of a definition, and the file and line of each value.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

#include "base/nearest.hpp"
#include "content/tables/strings.hpp"
#include "text/english.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/whole_content.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/explain.hpp"

namespace td::delve {

namespace {

struct ExplainOptions {
    std::string id;
    std::string type;
    PackArguments packs;
    bool given = false;
};

void print_values(const std::vector<ExplainedValue>& values, bool given) {
    constexpr int column = 48;  // where the places begin after short values
    for (const ExplainedValue& value : values) {
        if (given && value.place.empty()) continue;
        const std::string shown = fmt::format("{}: {}", value.path, value.value);
        const std::string from = !value.history.empty() ? "= " + value.history : value.place.empty() ? "default" : value.place;
        std::cout << fmt::format("  {:{}}  # {}\n", shown, column, from);
    }
}

void print_definition(const WholeDefinition& definition, bool given) {
    std::cout << fmt::format("{}.{}{}  # {}\n", definition.type->name, definition.id.text(), definition.is_abstract ? " (abstract)" : "",
                             line_of(definition.id));
    if (definition.extends) std::cout << fmt::format("  extends {}  # {}\n", definition.extends->text(), line_of(*definition.extends));
    for (const TreeNode edit : definition.edits) std::cout << fmt::format("  changed  # {}\n", line_of(edit));
    print_values(explain(definition), given);
}

/// `strings` selects all texts of the game, `strings.hurt` a single one. False if neither was asked for.
bool print_strings(const Definitions& definitions, const ExplainOptions& options) {
    const bool all = options.type.empty() && options.id == strings_key;
    if (!all && options.type != strings_key) return false;
    std::vector<ExplainedValue> values = explain_strings(definitions.strings());
    if (!all) std::erase_if(values, [&](const ExplainedValue& value) { return value.path != options.type + "." + options.id; });
    print_values(values, options.given);
    return !values.empty();
}

bool is_meant(const WholeDefinition& definition, const ExplainOptions& options) {
    return definition.id.text() == options.id && (options.type.empty() || options.type == definition.type->name);
}

/// `species.tunnel_rat` and `species/tunnel_rat` give the type together with the id.
void divide(ExplainOptions& options) {
    const std::size_t mark = options.id.find_first_of("./");
    if (mark == std::string::npos || mark == 0 || mark + 1 == options.id.size()) return;
    options.type = options.id.substr(0, mark);
    options.id.erase(0, mark + 1);
}

void refuse_unknown_type(const std::string& type) {
    if (!type.empty() && type != strings_key && find_definition_type(type) == nullptr)
        throw std::runtime_error(unknown_type(type, strings_key));
}

[[noreturn]] void refuse_unknown_id(const Definitions& definitions, const ExplainOptions& options) {
    std::vector<std::string_view> ids;
    for (const WholeDefinition& definition : definitions.all())
        if (options.type.empty() || options.type == definition.type->name) ids.push_back(definition.id.text());
    if (options.type == strings_key) ids = string_fields().names();
    constexpr std::size_t most_listed = 12;
    std::string hint = did_you_mean(options.id, ids);
    const bool is_among_few = !options.type.empty() && !ids.empty() && ids.size() <= most_listed;
    if (hint.empty() && is_among_few) hint = fmt::format("known: {}", fmt::join(ids, ", "));
    const std::string kind = options.type.empty() ? "definition" : fmt::format("definition among the {}", options.type);
    throw std::runtime_error(fmt::format("there is no {} `{}`{}", kind, options.id, hint.empty() ? "" : "; " + hint));
}

ExitCode explain_id(ExplainOptions options) {
    divide(options);
    refuse_unknown_type(options.type);
    WholeContent content(options.packs);
    const Definitions& definitions = content.definitions;
    bool found = false;
    for (const WholeDefinition& definition : definitions.all()) {
        if (!is_meant(definition, options)) continue;
        print_definition(definition, options.given);
        found = true;
    }
    if (options.id == "rulebook" && definitions.rulebook()) {
        std::cout << "rulebook  # " << line_of(definitions.rulebook()->key) << '\n';
        print_values(explain_rulebook(*definitions.rulebook()), options.given);
        found = true;
    }
    found = print_strings(definitions, options) || found;
    if (!found) refuse_unknown_id(definitions, options);
    const std::size_t count = load_packs(content.packs, std::move(content.problems)).problems.size();
    if (count == 0) return ExitCode::ok;
    std::cerr << fmt::format("the content has {}; `delve lint` shows them\n", counted(count, "problem"));
    return ExitCode::problems;
}

}  // namespace

void add_explain(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<ExplainOptions>();
    CLI::App* command = program.add_subcommand("explain", "Show a definition with all its values and the place of each");
    command->add_option("ID", options->id, "Its id, or TYPE.ID or TYPE/ID, `rulebook` or `strings`")->required();
    command->add_option("--type", options->type, "The type of the definition, such as species");
    add_content_option(*command, options->packs.content);
    add_pack_options(*command, options->packs);
    command->add_flag("--given", options->given, "Omit default values");
    command->footer(
        "Examples:\n"
        "  delve explain tunnel_rat\n"
        "  delve explain species.hero_warden --given\n"
        "  delve explain rulebook\n"
        "  delve explain strings --given\n"
        "Each line is a value: its path, the value, and after # the file and line that it comes from: the definition itself, the one that\n"
        "it extends, or a pack that changes it. `default` marks default values. A number changed by verbs is shown with its parts:\n"
        "`health: 30  # = 20 (a.yaml:3) plus 10 (b.yaml:9)`. Items of lists are numbered from 0, as in the verbs for lists.\n"
        "Exit codes: 0 shown, 1 shown but the content has problems, 2 there is no such definition or directory.");
    command->callback([options, &exit_code] { exit_code = explain_id(*options); });
}

}  // namespace td::delve
