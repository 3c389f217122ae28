// `delve texts`: what the packs of other languages have translated, and what not.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/nearest.hpp"
#include "content/packs/translation.hpp"
#include "tools/delve/commands.hpp"
#include "tools/delve/content_directory.hpp"
#include "tools/delve/output_file.hpp"
#include "tools/delve/translations.hpp"
#include "tools/delve/whole_content.hpp"

namespace td::delve {

namespace {

namespace fs = std::filesystem;

struct TextsOptions {
    std::string pack;
    std::string content;
    bool update = false;
    bool strict = false;
};

/// What is to be done about one text; empty: nothing.
std::string fault_of(const OriginalText& original, const PackTranslation& translation) {
    const auto found = translation.texts.find(original.name);
    if (found == translation.texts.end() || found->second.text.empty()) return "is not translated";
    const std::string& from = found->second.original;
    if (from.empty() || from == hash_of_original(original.text)) return {};
    return fmt::format("has changed since it was translated: `{}` now", original.text);
}

/// Prints what is missing and what has changed since, and returns whether there is anything.
bool report_on(const Pack& pack, const std::vector<OriginalText>& originals) {
    const PackTranslation translation = translation_in(pack);
    std::size_t fine = 0;
    for (const OriginalText& original : originals) {
        const std::string fault = fault_of(original, translation);
        fine += fault.empty() ? 1 : 0;
        if (fault.empty()) continue;
        std::cout << (original.place.empty() ? std::string() : original.place + ": ") << to_string(original.name) << ' ' << fault << '\n';
    }
    std::cout << fmt::format("{} ({}): {} of {} texts\n", pack.info.id, pack.info.language, fine, originals.size());
    return fine < originals.size();
}

/// Writes the files of texts anew, and takes away none.
void update(const Pack& pack, const std::vector<OriginalText>& originals) {
    std::error_code failed;
    fs::create_directories(pack.folder / "texts", failed);
    if (failed) throw std::runtime_error(fmt::format("cannot write {}: {}", (pack.folder / "texts").generic_string(), failed.message()));
    for (const auto& [name, text] : text_files(translation_in(pack), originals)) {
        const std::string file = (pack.folder / name).generic_string();
        write_whole_file(file, text);
        std::cout << file << '\n';
    }
}

std::vector<const Pack*> chosen_packs(const WholeContent& content, const std::string& id) {
    std::vector<const Pack*> chosen;
    std::vector<std::string_view> known;
    for (const Pack& pack : content.packs) {
        if (!pack.translates()) continue;
        known.push_back(pack.info.id);
        if (id.empty() || pack.info.id == id) chosen.push_back(&pack);
    }
    if (known.empty()) throw std::runtime_error("no pack has a `language`");
    if (!chosen.empty()) return chosen;
    const std::string hint = did_you_mean(id, known);
    throw std::runtime_error(
        fmt::format("no pack `{}` has a `language`; {}", id, hint.empty() ? fmt::format("there is {}", fmt::join(known, ", ")) : hint));
}

ExitCode texts(const TextsOptions& options) {
    const WholeContent content(PackArguments{options.content, {}, {}});
    for (const std::vector<Problem>* problems : {&content.problems, &content.of_merging})
        for (const Problem& problem : *problems) std::cerr << to_string(problem) << '\n';
    if (!content.problems.empty() || !content.of_merging.empty()) return ExitCode::problems;
    const std::vector<OriginalText> originals = original_texts(content.definitions);
    bool lacks = false;
    for (const Pack* pack : chosen_packs(content, options.pack)) {
        if (options.update) update(*pack, originals);
        lacks = report_on(*pack, originals) || lacks;
    }
    return lacks && options.strict ? ExitCode::problems : ExitCode::ok;
}

}  // namespace

void add_texts(CLI::App& program, ExitCode& exit_code) {
    const auto options = std::make_shared<TextsOptions>();
    CLI::App* command = program.add_subcommand("texts", "Report missing and outdated texts in translations");
    command->add_option("PACK", options->pack, "The id of a translation; default: all of them");
    add_content_option(*command, options->content);
    CLI::Option* const pack = command->get_option("PACK");
    command->add_flag("--update", options->update, "Rewrite the pack's texts/TYPE.yaml, with missing texts as comments")->needs(pack);
    command->add_flag("--strict", options->strict, "Exit code 1 if anything is missing or has changed");
    command->footer(
        "Examples:\n"
        "  delve texts\n"
        "  delve texts german --strict\n"
        "  delve texts german --update     after the English texts have changed, or at the start\n"
        "A pack with `language: de` in its pack.yaml is a translation: `strings:` has what the game says, `texts:` names and descriptions "
        "by\n"
        "type, id and path. --update notes a hash of each English text below `of:`; when that text changes, its translation is "
        "reported.\n"
        "After correcting the translation, remove the hash, and --update writes the new one.\n"
        "Exit code: 0; 1 with --strict, or if the content cannot be read; 2 wrong use.");
    command->callback([options, &exit_code] { exit_code = texts(*options); });
}

}  // namespace td::delve
