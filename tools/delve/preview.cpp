// `delve preview`: opens the window that shows definitions. Links no window itself: it becomes the program of tools/preview.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/definitions.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"

namespace td::delve {

namespace {

namespace files = std::filesystem;

struct PreviewOptions {
    std::string what;
    std::string content;
    std::string own_pack;
    std::string time;
    std::string size;
    std::string script;
    std::string screenshot;
    std::string report;
    bool exit = false;
};

/// The program of the window, in the folder of this one. Throws std::runtime_error if it is not there.
files::path window_program() {
    files::path program = files::read_symlink("/proc/self/exe").parent_path() / "tierdelve-preview";
    if (::access(program.c_str(), X_OK) == 0) return program;
    throw std::runtime_error(fmt::format(
        "the window is a program of its own, and {} is not there; build or install `tierdelve-preview` beside delve", program.string()));
}

std::vector<std::string> arguments_of(const files::path& program, const PreviewOptions& options) {
    std::vector<std::string> arguments{program.string(), options.what};
    const auto add = [&](const char* name, const std::string& value) {
        if (value.empty()) return;
        arguments.emplace_back(name);
        arguments.push_back(value);
    };
    add("--content", content_directory(options.content).string());
    add("--own-pack", own_pack_folder(options.own_pack).string());
    add("--time", options.time);
    add("--size", options.size);
    add("--script", options.script);
    add("--screenshot", options.screenshot);
    add("--report", options.report);
    if (options.exit) arguments.emplace_back("--exit");
    return arguments;
}

/// Does not return: the exit code is that of the program. Throws std::runtime_error if it cannot be started.
[[noreturn]] void become(const std::vector<std::string>& arguments) {
    std::vector<char*> pointers;
    for (const std::string& argument : arguments) pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    std::cout.flush();
    ::execv(pointers.front(), pointers.data());
    throw std::runtime_error(fmt::format("cannot start {}: {}", arguments.front(), std::strerror(errno)));
}

}  // namespace

void add_preview(CLI::App& program, ExitCode& /*exit_code*/) {
    const auto options = std::make_shared<PreviewOptions>();
    CLI::App* command = program.add_subcommand("preview", "A window that shows definitions, and follows their file as it is saved");
    command
        ->add_option("WHAT", options->what,
                     "A file of the content, an id such as moon_hare, or a type and an id: skills/gnaw or skills.gnaw")
        ->required();
    add_content_option(*command, options->content);
    add_own_pack_option(*command, options->own_pack);
    command
        ->add_option("--time", options->time,
                     "The time system for skills, statuses and tactics at first; default: that of the main dungeon")
        ->check(CLI::IsMember(std::vector<std::string>(time_system_names.begin(), time_system_names.end())));
    command->add_option("--size", options->size, "Size of the window, WIDTHxHEIGHT");
    command->add_option("--script", options->script, "Keys to press at the start, by their names in the settings, one per line");
    command->add_option("--screenshot", options->screenshot, "Save the window after the script as this PNG");
    command->add_option("--report", options->report, "Write what is shown at the end to this text file");
    command->add_flag("--exit", options->exit, "Exit after the script and the screenshot");
    command->footer(
        "Examples:\n"
        "  delve preview species/tunnel_rat\n"
        "  delve preview content/core/vaults.yaml\n"
        "  delve preview sunken_city --size 1920x1080\n"
        "  delve preview skills/fire_bloom --time wait_time\n"
        "The window shows what you save within a second, and reports all mistakes. A definition with a mistake stays as it was;\n"
        "mistakes in other definitions don't affect it.\n"
        "The keys stand at its lower edge; [ and ] go through the definitions of a file. It needs `tierdelve-preview` beside delve.\n"
        "Names of keys for --script:\n"
        "  show_faster (]), show_slower ([)      the next and the last definition of a file\n"
        "  take_stairs (.), turn_in_place (,)    further down and up in the column of text\n"
        "  open_team (T)                         the next time system\n"
        "  zoom_in (=), zoom_out (-), cancel (Esc)\n"
        "  next_target (Tab), previous_target    the next theme, floor, creature or target\n"
        "  rest (R)                              from the start, or from another seed\n"
        "  look (V)                              all pictures of a sheet\n"
        "  confirm (Enter), attack (F), wait (Space)\n"
        "  skill_1, skill_2, skill_3, skill_4    overlays of floors and vaults: distance, chokepoints, loops, what was placed\n"
        "  move_north, move_east, move_southwest and so on\n"
        "Exit codes: 0 closed, 2 no such definition, several of that id, no display, or no `tierdelve-preview`.");
    command->callback([options] { become(arguments_of(window_program(), *options)); });
}

}  // namespace td::delve
