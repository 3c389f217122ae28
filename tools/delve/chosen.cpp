#include "tools/delve/chosen.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <vector>

#include "content/fields/unknown_id.hpp"
#include "content/packs/translation.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::delve {

namespace {

/// `what`: one of the `type`, as a word.
template <class IdType, class Row>
IdType chosen(const std::string& what, std::string_view type, const std::string& written, const std::vector<Row>& table) {
    const std::string id(without_type(written, type));
    const IdType found = find_id<IdType>(table, id);
    if (!found) throw std::runtime_error(unknown_id(what, id, ids_of(table)));
    return found;
}

/// The count of "wolf:3"; 0 if it is not a number from 1 to 99.
int count_in(const std::string& text) {
    const bool digits = !text.empty() && text.size() <= 2 && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? std::stoi(text) : 0;
}

}  // namespace

std::shared_ptr<const Catalog> chosen_content(const PackArguments& arguments, const std::string& language) {
    PackFolders folders = folders_of(arguments);
    if (language != "en") folders.language = language;
    std::vector<Problem> problems;
    const std::vector<Pack> packs = read_packs(folders, problems);
    check_options(packs, folders.choice.options);
    ContentLoading loading = load_packs(packs, std::move(problems));
    for (const Problem& problem : loading.problems) std::cerr << to_string(problem) << '\n';
    if (!loading.catalog) throw std::runtime_error("the content in " + folders.content.string() + " has mistakes");
    std::vector<std::string_view> known{"en"};
    for (const Language& each : loading.catalog->languages) known.push_back(each.code);
    if (!language.empty() && language_meant(language, known).empty()) throw std::runtime_error(unknown_id("language", language, known));
    return std::make_shared<const Catalog>(std::move(*loading.catalog));
}

CLI::Option* add_language_option(CLI::App& command, std::string& code) {
    return command.add_option("--language", code, "Code of the language of names and texts, such as de; default: en");
}

DungeonId chosen_dungeon(const Catalog& catalog, const std::string& id) {
    if (!id.empty()) return chosen<DungeonId>("dungeon", "dungeons", id, catalog.dungeons);
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        if (catalog.dungeons[i].main) return DungeonId(i);
    throw std::runtime_error("the content names no main dungeon; choose one with --dungeon ID");
}

TacticId chosen_tactic(const Catalog& catalog, const std::string& id) { return chosen<TacticId>("tactic", "tactics", id, catalog.tactics); }

DifficultyId chosen_difficulty(const Catalog& catalog, const std::string& id) {
    return id.empty() ? main_difficulty(catalog) : chosen<DifficultyId>("difficulty", "difficulties", id, catalog.difficulties);
}

void add_difficulty_option(CLI::App& command, std::string& id) {
    command.add_option("--difficulty", id, "Id of the difficulty; default: the content's main one");
}

std::vector<SpeciesId> chosen_team(const Catalog& catalog, const std::string& text) {
    std::vector<SpeciesId> team;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        const auto colon = part.find(':');
        const int count = colon == std::string::npos ? 1 : count_in(part.substr(colon + 1));
        if (count < 1) throw std::runtime_error("`" + part + "`: after the colon comes how many, a whole number from 1 up");
        team.insert(team.end(), static_cast<std::size_t>(count),
                    chosen<SpeciesId>("species", "species", part.substr(0, colon), catalog.species));
    }
    if (team.empty()) throw std::runtime_error("a team is one or more species, such as `wolf:3,shaman`");
    return team;
}

TerrainId chosen_terrain(const Catalog& catalog, const std::string& id) {
    return chosen<TerrainId>("terrain", "terrains", id, catalog.terrains);
}

std::string whole_number(const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && after == end ? "" : "`" + text + "` is not a whole number from 0 to 18446744073709551615";
}

}  // namespace td::delve
