// `delve report`: a page with plots about many games, and how they differ from others.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "content/packs/definitions.hpp"
#include "content/packs/layers.hpp"
#include "content/yaml/folder.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/report_page.hpp"
#include "tools/delve/whole_content.hpp"

namespace td::delve {

namespace {

struct ReportOptions {
    std::vector<std::string> files;
    std::vector<std::string> against;
    std::string html;
    PackArguments packs;
};

/// Of all definitions, as links from the folder of the page.
std::map<std::string, DefinitionPlace> places_of_definitions(const ReportOptions& options) {
    const WholeContent content(options.packs);
    const std::filesystem::path folder = absolute_path(options.html).parent_path();
    std::map<std::string, DefinitionPlace> places;
    for (const WholeDefinition& definition : content.definitions.all()) {
        const std::string place = line_of(definition.id);
        const std::size_t colon = place.rfind(':');
        const std::string file = place.substr(0, colon);
        const std::string link = absolute_path(file).lexically_normal().lexically_relative(folder).generic_string();
        places[fmt::format("{}.{}", definition.type->name, definition.id.text())] = {fmt::format("{}#L{}", link, place.substr(colon + 1)),
                                                                                     place};
    }
    return places;
}

/// Nothing if the games were played with other content than this, or in a dungeon that it does not have.
std::optional<std::vector<std::string>> never_used(const Catalog& catalog, const GameSeries& series,
                                                   const std::vector<ResultsHeader>& runs) {
    for (const ResultsHeader& run : runs)
        if (run.content != catalog.rules_fingerprint) return std::nullopt;
    const DungeonId dungeon = find_id<DungeonId>(catalog.dungeons, series.dungeon);
    if (!dungeon) return std::nullopt;
    std::vector<std::string> never;
    const DifficultyId difficulty = find_id<DifficultyId>(catalog.difficulties, series.difficulty);
    for (std::string& what : could_be_used(catalog, dungeon, difficulty))
        if (!series.uses.contains(what)) never.push_back(std::move(what));
    return never;
}

ExitCode report(const ReportOptions& options) {
    Report report;
    try {
        report.games = read_games(options.files);
        if (!options.against.empty()) report.against = read_games(options.against);
    } catch (const ResultsProblem& problem) {
        std::cerr << problem.what() << '\n';
        return ExitCode::problems;
    }
    const auto catalog = chosen_content(options.packs);
    report.places = places_of_definitions(options);
    for (const GameSeries& series : report.games.series) report.never_used.push_back(never_used(*catalog, series, report.games.runs));
    write_whole_file(options.html, report_page(report));
    return ExitCode::ok;
}

}  // namespace

void add_report(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<ReportOptions>();
    CLI::App* command = program.add_subcommand("report", "Show many games as a page with plots, and how they differ from others");
    command->add_option("FILE", options->files, "Files of `delve depth --games --csv FILE`, or all of their shards")->required();
    command->add_option("--html", options->html, "The page to write")->required();
    command->add_option("--against", options->against, "Files of other games to compare with: of other content, or of another version");
    add_content_option(*command, options->packs.content, "Directory of packs that names link to");
    add_pack_options(*command, options->packs);
    command->footer(
        "Examples:\n"
        "  delve depth --dungeon sunken_city --player plans --runs 200 --jobs 2 --games --csv before.csv\n"
        "  (change a number in the content)\n"
        "  delve depth --dungeon sunken_city --player plans --runs 200 --jobs 2 --games --csv now.csv\n"
        "  delve report now.csv --against before.csv --html report.html\n"
        "The page is a single file. tools/lab/compare does the last three steps. The same files give the same bytes.\n"
        "Exit codes: 0 written, 1 the files do not make up whole runs, 2 cannot run.");
    command->callback([options, &exit_code] { exit_code = report(*options); });
}

}  // namespace td::delve
