// `delve new-pack`: writes a small example pack.
#include "tools/delve/new_pack.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/schema_files.hpp"

namespace td::delve {

namespace fs = std::filesystem;

namespace {

struct NewPackOptions {
    std::string name;
    std::string content;
};

/// The room that ids of definitions need after the pack's id.
constexpr std::size_t longest_name = 32;

void check_name(const std::string& name) {
    const bool starts_well = !name.empty() && name[0] >= 'a' && name[0] <= 'z';
    if (!starts_well || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
        throw std::runtime_error(
            fmt::format("`{}` cannot be the name of a pack: use a small letter, followed by small letters, digits and `_`", name));
    if (name.size() > longest_name) throw std::runtime_error(fmt::format("the name of a pack can have up to {} letters", longest_name));
}

/// The files are written to a temporary folder, which is then renamed, so that the pack is complete or absent.
void write_pack(const fs::path& folder, const std::string& name) {
    const fs::path draft = folder.parent_path() / ("." + name + ".new");
    std::error_code error;
    fs::remove_all(draft, error);
    fs::create_directory(draft, error);
    bool written = !error;
    for (const auto& [file, text] : pack_files(name)) {
        std::ofstream stream(draft / file, std::ios::binary);
        stream << text;
        stream.close();
        written = written && stream;
    }
    if (written) fs::rename(draft, folder, error);
    if (written && !error) return;
    std::error_code ignored;
    fs::remove_all(draft, ignored);
    throw std::runtime_error("cannot write " + folder.generic_string());
}

ExitCode new_pack(const NewPackOptions& options) {
    check_name(options.name);
    const fs::path content = content_directory(options.content);
    const fs::path folder = content / options.name;
    std::error_code error;
    if (fs::exists(fs::symlink_status(folder, error))) throw std::runtime_error("there is already " + folder.generic_string());
    write_pack(folder, options.name);
    std::cout << fmt::format("wrote {}:\n", folder.generic_string());
    for (const auto& [file, text] : pack_files(options.name)) std::cout << "  " << file << '\n';
    std::vector<Problem> problems;
    for (const std::string& file : refresh_schemas(content, read_packs(content, problems), SchemaFiles::both))
        std::cout << fmt::format("wrote {} for editors\n", file);
    std::cout << fmt::format("Play it with --dungeon {}_cellar; check it with delve lint after each change.\n", options.name);
    return ExitCode::ok;
}

}  // namespace

void add_new_pack(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<NewPackOptions>();
    CLI::App* command = program.add_subcommand("new-pack", "Write a small example pack");
    command->add_option("NAME", options->name, "Id and folder name of the pack: lower case letters, digits and _")->required();
    add_content_option(*command, options->content, "Directory of packs to write it to");
    command->footer(
        "Examples:\n"
        "  delve new-pack moonlit\n"
        "  tools/play --dungeon moonlit_cellar\n"
        "A creature, a skill, an item and a dungeon of two floors that uses them, with comments that explain each line.\n"
        "Existing files are never overwritten, except the schemas for editors beside the packs, which gain its ids.\n"
        "Exit codes: 0 written, 2 an invalid name, or a folder that already exists or cannot be written.");
    command->callback([options, &exit_code] { exit_code = new_pack(*options); });
}

}  // namespace td::delve
