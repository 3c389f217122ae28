// `delve schema`: the JSON Schema with which editors complete, explain and check content.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/lint/defined_ids.hpp"
#include "tools/lint/schema_writer.hpp"

namespace td::delve {

namespace {

struct SchemaOptions {
    std::string content;
    std::string out;
    bool pack = false;
    bool closed = false;
};

ExitCode schema(const SchemaOptions& options) {
    if (options.pack) return print_or_write(pack_schema(), options.out);
    const KnownIds known = options.closed ? KnownIds::required : KnownIds::suggested;
    return print_or_write(content_schema(defined_ids(content_directory(options.content)), known), options.out);
}

}  // namespace

void add_schema(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<SchemaOptions>();
    CLI::App* command = program.add_subcommand("schema", "Print the JSON Schema of content files, for editors");
    add_content_option(*command, options->content, "Directory of packs whose ids are offered");
    command->add_option("--out", options->out, "Write the schema to this file");
    command->add_flag("--pack", options->pack, "The schema of pack.yaml instead");
    command->add_flag("--closed", options->closed, "Treat ids that no pack defines as errors; regenerate the schema after each new id");
    command->footer(
        "Examples:\n"
        "  delve schema --out content/schema.json\n"
        "  delve schema --pack --out content/pack.schema.json\n"
        "Editors with yaml-language-server (VS Code with its YAML extension, and many others) use it in files that start with\n"
        "  # yaml-language-server: $schema=../schema.json\n"
        "and then complete keys and ids, explain them, and underline mistakes. `delve lint` also finds mistakes between files.\n"
        "Exit codes: 0 printed or written, 2 no such directory, or the file cannot be written.");
    command->callback([options, &exit_code] { exit_code = schema(*options); });
}

}  // namespace td::delve
