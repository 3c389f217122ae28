// `delve pack`: checks a pack, and makes an archive of it to give to others.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "content/yaml/archive.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/source_text.hpp"
#include "text/english.hpp"
#include "tools/delve/archive_writer.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_report.hpp"

namespace td::delve {

namespace {

namespace fs = std::filesystem;

struct PackOptions {
    std::string folder;
    std::string content;
    std::string out;
};

/// What a pack uses, and what people read about it: `README.md`, `LICENSE`.
bool goes_into_archive(const fs::path& file) {
    const std::string end = file.extension().generic_string();
    const std::string name = file.stem().generic_string();
    return is_of_packs(file) || end == ".md" || end == ".txt" || name == "LICENSE" || name == "COPYING";
}

/// Throws std::runtime_error for links, and for what cannot be read.
std::map<fs::path, std::string> files_of(const fs::path& folder) {
    std::map<fs::path, std::string> files;
    for (const FolderEntry& entry : entries_below(folder)) {
        const std::string name = entry.path.generic_string();
        if (entry.kind == FolderEntry::Kind::folder) continue;
        if (entry.kind == FolderEntry::Kind::unreadable) throw std::runtime_error(name + " cannot be read: " + entry.reason);
        if (entry.kind != FolderEntry::Kind::file) throw std::runtime_error(name + " is not a file; an archive contains only files");
        if (!goes_into_archive(entry.path)) {
            std::cerr << name << " is skipped: packs do not use it\n";
            continue;
        }
        FileBytes read = read_file_bytes(entry.path, name, ArchiveLimits{}.file_bytes);
        if (read.problem) throw std::runtime_error(to_string(*read.problem));
        files.emplace(entry.path.lexically_relative(folder), std::move(read.bytes));
    }
    return files;
}

/// Prints what the linter finds in the pack at `folder`. Returns that pack; null if it has mistakes. Throws std::runtime_error if only the
/// packs beside it have some.
const Pack* checked(std::vector<Pack>& packs, const fs::path& folder, const std::vector<Problem>& problems) {
    const LintFindings findings = lint_packs(packs, problems);
    const std::string within = folder.generic_string() + "/";
    bool is_fine = true;
    for (const Problem& problem : findings.problems) {
        if (!problem.file.starts_with(within) && problem.file != folder.generic_string()) continue;
        std::cout << to_report(problem) << '\n';
        is_fine = is_fine && is_warning(problem.code);
    }
    if (!is_fine) return nullptr;
    if (findings.errors > 0) throw std::runtime_error("the packs beside it have mistakes: delve lint shows them");
    return &*std::find_if(packs.begin(), packs.end(), [&](const Pack& pack) { return is_same_folder(pack.folder, folder); });
}

/// Removes the other packs of the same id, most likely archives made before, and reports each on standard error.
void leave_out_others(std::vector<Pack>& packs, const fs::path& folder, const std::string& id) {
    std::erase_if(packs, [&](const Pack& other) {
        const bool is_other = other.info.id == id && !is_same_folder(other.folder, folder);
        if (is_other) std::cerr << fmt::format("{} is skipped: it has the same id, `{}`\n", other.folder.generic_string(), id);
        return is_other;
    });
}

ExitCode pack(const PackOptions& options) {
    fs::path folder = (fs::path(options.folder) / "").lexically_normal().parent_path();
    if (folder.empty()) folder = ".";
    if (!path_exists(folder / "pack.yaml")) throw std::runtime_error(folder.generic_string() + " is not a pack: it has no pack.yaml");
    PackFolders folders(content_directory(options.content));
    folders.more.push_back(folder);
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(folders, problems);
    const auto at_folder = [&](const Pack& one) { return is_same_folder(one.folder, folder); };
    const auto read = std::find_if(packs.begin(), packs.end(), at_folder);
    const fs::path place = read->folder;
    const std::string id = read->info.id;
    leave_out_others(packs, place, id);
    const Pack* const fine = checked(packs, place, problems);
    if (fine == nullptr) {
        std::cout << "no archive was made\n";
        return ExitCode::problems;
    }
    const std::map<fs::path, std::string> files = files_of(fine->folder);
    const std::string out = options.out.empty() ? fmt::format("{}-{}.zip", fine->info.id, fine->info.version) : options.out;
    const std::string bytes = archive_of(files);
    write_whole_file(out, bytes);
    const ArchiveReading again = read_archive(out);
    if (!again.fault.empty()) throw std::runtime_error(fmt::format("{} {}, so the game would refuse it", out, again.fault));
    std::cout << fmt::format("{}: {}, {}\n", out, counted(files.size(), "file"), counted(bytes.size(), "byte"));
    return ExitCode::ok;
}

}  // namespace

void add_pack(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<PackOptions>();
    CLI::App* command = program.add_subcommand("pack", "Check a pack, and make an archive of it for others");
    command->add_option("FOLDER", options->folder, "The folder of the pack")->required()->check(CLI::ExistingDirectory);
    command->add_option("--out", options->out, "The archive; default: ID-VERSION.zip in the current folder");
    add_content_option(*command, options->content, "Directory of the packs that it needs");
    command->footer(
        "Examples:\n"
        "  delve pack content/moonlit\n"
        "  delve pack mine --out mine.zip\n"
        "The archive contains the YAML files, pictures and sounds of the pack, and its README and LICENSE; the same files always give the "
        "same\n"
        "bytes. Players put it, without unpacking it, into $XDG_DATA_HOME/tierdelve/packs (default: ~/.local/share/tierdelve/packs), or "
        "use\n"
        "tierdelve --pack FILE.\n"
        "Exit codes: 0 made, 1 the pack has mistakes, 2 wrong use, or a file that cannot be read or written.");
    command->callback([options, &exit_code] { exit_code = pack(*options); });
}

}  // namespace td::delve
