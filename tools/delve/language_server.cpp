// `delve language-server`: what editors show of content while it is written, by the Language Server Protocol on standard input and output.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

#include "content/packs/load.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/language_server/run.hpp"

namespace td::delve {

namespace {

struct LanguageServerOptions {
    std::string content;
    std::string own_pack;
    bool rename_core = false;
};

/// The game's own content; empty if there is none above the program.
std::filesystem::path shipped_content() {
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return find_content_directory(program).value_or(std::filesystem::path());
}

std::filesystem::path absolute_folder(const std::filesystem::path& folder) {
    return folder.empty() ? folder : (absolute_path(folder) / "").lexically_normal().parent_path();
}

/// Not through std::cout, which escapes the CR of headers for the sake of terminals.
bool write_bytes(std::string_view bytes) {
    return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
}

ExitCode language_server(const LanguageServerOptions& options) {
    lsp::ServerOptions server;
    if (!options.content.empty()) server.folders.content = absolute_folder(content_directory(options.content));
    server.folders.own_pack = absolute_folder(own_pack_folder(options.own_pack));
    server.folders.shipped = shipped_content();
    server.may_rename_shipped = options.rename_core;
    server.version = TIERDELVE_VERSION;
    if (isatty(STDIN_FILENO) != 0)
        std::cerr << "delve language-server: waiting for an editor; resources/docs/editors.md explains how to set one up\n";
    std::signal(SIGPIPE, SIG_IGN);  // an editor that is gone shows at the end of the input
    return lsp::run_server(server, std::cin, write_bytes) == 0 ? ExitCode::ok : ExitCode::problems;
}

}  // namespace

void add_language_server(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<LanguageServerOptions>();
    CLI::App* command = program.add_subcommand("language-server", "Help editors with content: problems, completion, hover, rename");
    command->add_option("--content", options->content, "Directory of packs; default: that of the edited file");
    add_own_pack_option(*command, options->own_pack);
    command->add_flag("--rename-core", options->rename_core, "Allow renaming ids of the game's own pack");
    command->footer(
        "Editors start it, and talk to it by the Language Server Protocol on standard input and output. It shows what `delve lint` finds\n"
        "while a file is written; completes keys, words and ids; explains them; goes to definitions and references; renames ids in all\n"
        "packs; and applies the linter's suggestions.\n"
        "`resources/docs/editors.md` explains how to set up VS Code, Neovim, Emacs and Kate.\n"
        "Exit codes: 0 the editor ended it, 1 the editor was gone before, 2 there is no such directory.");
    command->callback([options, &exit_code] { exit_code = language_server(*options); });
}

}  // namespace td::delve
