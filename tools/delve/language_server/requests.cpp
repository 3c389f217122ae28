// The requests about content: completion, hover, definition, references, rename, and the linter's suggestions.
#include <fmt/format.h>

#include <algorithm>

#include "base/utf8.hpp"
#include "tools/delve/language_server/completion.hpp"
#include "tools/delve/language_server/descriptions.hpp"
#include "tools/delve/language_server/file_uri.hpp"
#include "tools/delve/language_server/protocol.hpp"
#include "tools/delve/language_server/server.hpp"

namespace td::delve::lsp {

using nlohmann::json;

namespace {

constexpr std::size_t most_bytes_of_file = 1u << 20;  // as TreeLimits has it

bool touch(const TextRange& a, const TextRange& b) { return a.start <= b.end && b.start <= a.end; }

}  // namespace

std::filesystem::path Server::path_in(const json& params) const {
    const std::string uri = text_of(part_of(params, {"textDocument", "uri"}), "URI");
    const auto path = path_of_uri(uri);
    if (!path) throw RequestError(ErrorCode::invalid_params, fmt::format("{} is not a file on disk", first_characters(uri, 200)));
    return *path;
}

std::string Server::uri_for(const std::filesystem::path& path) const {
    const Document* document = m_documents.find(path);
    return document == nullptr ? uri_of(path) : document->uri;
}

SourceText Server::source_of(const Analysis& analysis, const std::filesystem::path& path) const {
    if (const Document* document = m_documents.find(path)) return {path.generic_string(), document->text};
    if (const auto file = analysis.file(path)) return file->tree->source();
    return {path.generic_string(), read_file_bytes(path, path.generic_string(), most_bytes_of_file).bytes};
}

/// None where no word stands that the field tables know, and in lines that have changed since the file could last be parsed.
std::optional<Server::Target> Server::target_of(const json& params) {
    const std::filesystem::path path = path_in(params);
    const Position position = position_of(part_of(params, {"position"}));
    const Analysis* analysis = m_workspace.analysis_of(path, m_documents);
    const auto file = analysis == nullptr ? std::nullopt : analysis->file(path);
    if (!file) return std::nullopt;
    const SourceText& source = file->tree->source();
    const auto line = static_cast<int>(position.line) + 1;
    if (source_of(*analysis, path).line(line) != source.line(line)) return std::nullopt;
    auto word = word_at(file->tree->root(), file->is_pack_file, place_at(source.line(line), position, m_encoding));
    return word ? std::optional(Target{analysis, *std::move(word)}) : std::nullopt;
}

json Server::completion(const json& params) {
    const std::filesystem::path path = path_in(params);
    const Position position = position_of(part_of(params, {"position"}));
    const Analysis* analysis = m_workspace.recent_analysis_of(path, m_documents);
    const Document* document = m_documents.find(path);
    if (analysis == nullptr || document == nullptr) return json::array();
    return completion_items(*analysis, document->text, is_pack_file(path), position, m_encoding);
}

json Server::hover(const json& params) {
    const auto target = target_of(params);
    const std::string text = target ? describe_word(*target->analysis, target->word) : std::string();
    if (text.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", text}}}, {"range", lsp::to_json(lsp::range_of(target->word.node, m_encoding))}};
}

json Server::to_json(const Location& location) const { return {{"uri", uri_for(location.path)}, {"range", lsp::to_json(location.range)}}; }

json Server::to_json(const FileEdits& edits) const {
    json changes = json::object();
    for (const auto& [path, list] : edits)
        for (const TextEdit& edit : list) changes[uri_for(path)].push_back(lsp::to_json(edit));
    return {{"changes", std::move(changes)}};
}

json Server::definition(const json& params) {
    const auto target = target_of(params);
    json places = json::array();
    if (!target || !target->word.id) return places;
    for (const Location& place : definition_of(*target->analysis, *target->word.id, m_encoding)) places.push_back(to_json(place));
    return places;
}

json Server::references(const json& params) {
    const auto target = target_of(params);
    json places = json::array();
    if (!target || !target->word.id) return places;
    const bool definitions = part_of(params, {"context", "includeDeclaration"}) != false;
    for (const Location& place : references_to(*target->analysis, *target->word.id, definitions, m_encoding))
        places.push_back(to_json(place));
    return places;
}

Server::Target Server::id_of(const json& params) {
    auto target = target_of(params);
    if (!target || !target->word.id) throw RequestError(ErrorCode::request_failed, "there is no id of a definition here");
    return *std::move(target);
}

json Server::prepare_rename(const json& params) {
    const Target target = id_of(params);
    check_renaming(*target.analysis, *target.word.id, m_options.may_rename_shipped);
    return {{"range", lsp::to_json(lsp::range_of(target.word.node, m_encoding))}, {"placeholder", target.word.node.text()}};
}

json Server::rename(const json& params) {
    const Target target = id_of(params);
    const std::string name = text_of(part_of(params, {"newName"}), "new name");
    const FileEdits edits = renaming(*target.analysis, *target.word.id, name, m_options.may_rename_shipped, m_encoding);
    check_outcome(*target.analysis, edits, path_in(params));
    return to_json(edits);
}

/// Throws if the linter found more errors with the edits than without: the id is used in a way that the field tables do not know.
void Server::check_outcome(const Analysis& analysis, const FileEdits& edits, const std::filesystem::path& file) const {
    std::optional<PackFolders> folders = m_workspace.folders_of(file);
    if (!folders || edits.empty()) return;
    folders->unsaved = m_documents.texts();
    for (const auto& [path, list] : edits)
        folders->unsaved.insert_or_assign(path, with_edits(std::string(source_of(analysis, path).text()), list, m_encoding));
    const Analysis after(*folders, {});
    if (after.findings().errors <= analysis.findings().errors) return;
    const std::vector<Problem>& before = analysis.findings().problems;
    for (const Problem& problem : after.findings().problems)
        if (std::none_of(before.begin(), before.end(), [&](const Problem& old) { return old.message == problem.message; }))
            throw RequestError(ErrorCode::request_failed, "the new name would cause a problem: " + to_string(problem));
}

json Server::code_actions(const json& params) {
    const std::filesystem::path path = path_in(params);
    const TextRange range = lsp::range_of(part_of(params, {"range"}));
    json actions = json::array();
    const Analysis* analysis = m_workspace.analysis_of(path, m_documents);
    if (analysis == nullptr) return actions;
    const SourceText source = source_of(*analysis, path);
    for (const Problem& problem : analysis->findings().problems) {
        if (problem.file != path.generic_string()) continue;
        const auto edit = suggested_edit(problem, source, m_encoding);
        if (!edit || !touch(edit->range, range)) continue;
        actions.push_back({{"title", fmt::format("Change to `{}`", edit->text)},
                           {"kind", "quickfix"},
                           {"isPreferred", true},
                           {"diagnostics", {lsp::to_json(problem, source, m_encoding)}},
                           {"edit", to_json(FileEdits{{path, {*edit}}})}});
    }
    return actions;
}

}  // namespace td::delve::lsp
