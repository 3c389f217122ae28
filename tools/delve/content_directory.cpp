#include "tools/delve/content_directory.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include "content/fields/unknown_id.hpp"
#include "content/packs/load.hpp"
#include "content/yaml/folder.hpp"
#include "storage/user_folders.hpp"

namespace td::delve {

namespace {

/// "a whole number from 1 to 5", "true or false", "one of mild, wild".
std::string told_values(const PackOption& option) {
    if (option.number) return fmt::format("a whole number from {} to {}", option.least, option.most);
    return option.is_on ? std::string("true or false") : fmt::format("one of {}", fmt::join(option.words, ", "));
}

}  // namespace

std::filesystem::path content_directory(const std::string& chosen) {
    if (!chosen.empty()) {
        const FolderEntry there = entry_behind(chosen);
        if (there.kind == FolderEntry::Kind::folder) return chosen;
        const std::string why = there.kind != FolderEntry::Kind::unreadable ? "it is a file" : there.reason;
        throw std::runtime_error("there is no directory " + chosen + (why == nothing_there ? "" : ": " + why));
    }
    if (is_folder("content")) return "content";
    std::error_code error;
    const std::filesystem::path executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (const auto found = find_content_directory(executable)) return std::filesystem::proximate(*found, error);
    throw std::runtime_error("found no directory `content` above the program; name one");
}

std::filesystem::path own_pack_folder(const std::string& chosen) {
    if (chosen.empty()) return {};
    std::filesystem::path folder = chosen == "mine" ? player_pack_folder() : std::filesystem::path(chosen);
    if (is_file(folder / "pack.yaml")) return folder;
    throw std::runtime_error(chosen == "mine" ? "no tactics were made in the game yet: there is no pack in " + folder.string()
                                              : "there is no pack in " + chosen);
}

void add_content_option(CLI::App& command, std::string& chosen, const std::string& what) {
    command.add_option("--content", chosen, what + "; default: `content` in the working folder, else the game's own");
}

void add_own_pack_option(CLI::App& command, std::string& chosen) {
    command.add_option("--own-pack", chosen, "Folder of an additional pack; `mine`: the tactics that you made in the game");
}

void add_pack_options(CLI::App& command, PackArguments& packs) {
    add_own_pack_option(command, packs.own_pack);
    command.add_option("--option", packs.values, "PACK.OPTION=VALUE: a value for an option of a pack; can be repeated")
        ->take_all()
        ->expected(1);
}

PackFolders folders_of(const PackArguments& arguments) {
    PackFolders folders{content_directory(arguments.content), own_pack_folder(arguments.own_pack)};
    for (const std::string& text : arguments.values) {
        const std::size_t dot = text.find('.'), equals = text.find('=');
        if (equals == std::string::npos || dot > equals || dot == 0 || dot + 1 == equals || equals + 1 == text.size())
            throw std::runtime_error(fmt::format("--option: `{}` is not written as PACK.OPTION=VALUE, such as moor.wolves=3", text));
        folders.choice.options.push_back({text.substr(0, dot), text.substr(dot + 1, equals - dot - 1), text.substr(equals + 1)});
    }
    return folders;
}

void check_options(const std::vector<Pack>& packs, const std::vector<ChosenOption>& chosen) {
    for (const ChosenOption& choice : chosen) {
        std::vector<std::string_view> ids, options;
        for (const Pack& pack : packs) {
            ids.push_back(pack.info.id);
            if (pack.info.id == choice.pack)
                for (const auto& [id, option] : pack.info.options) {
                    options.push_back(id);
                    if (id == choice.option && !takes(option, choice.value))
                        throw std::runtime_error(fmt::format("--option: `{}` is not a value of `{}.{}`: {}", choice.value, choice.pack, id,
                                                             told_values(option)));
                }
        }
        if (std::find(ids.begin(), ids.end(), choice.pack) == ids.end())
            throw std::runtime_error("--option: " + unknown_id("pack", choice.pack, ids));
        if (std::find(options.begin(), options.end(), choice.option) == options.end())
            throw std::runtime_error(options.empty() ? fmt::format("--option: the pack `{}` has no options", choice.pack)
                                                     : "--option: " + unknown_id("option", choice.option, options));
    }
}

}  // namespace td::delve
