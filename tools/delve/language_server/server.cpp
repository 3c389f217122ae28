// Lifecycle, dispatch and notifications of the language server; requests.cpp answers the requests about content.
#include "tools/delve/language_server/server.hpp"

#include <array>
#include <exception>
#include <set>
#include <utility>

#include "base/utf8.hpp"
#include "tools/delve/language_server/file_uri.hpp"
#include "tools/delve/language_server/protocol.hpp"

namespace td::delve::lsp {

using nlohmann::json;

namespace {

/// Only these can be ids of requests, and are sent back.
bool is_request_id(const json& id) { return id.is_number_integer() || id.is_string(); }

/// The first encoding of the client's list that is known here; the protocol's own where it has none.
PositionEncoding chosen_encoding(const json& params) {
    const json& offered = part_of(params, {"capabilities", "general", "positionEncodings"});
    for (const json& name : offered.is_array() ? offered : json::array())
        if (const auto encoding = name.is_string() ? encoding_called(name.get_ref<const std::string&>()) : std::nullopt) return *encoding;
    return PositionEncoding::utf16;
}

/// Source: TextDocumentSyncKind of the protocol.
constexpr int incremental_sync = 2;

json capabilities(PositionEncoding encoding) {
    return {{"positionEncoding", name_of(encoding)},
            {"textDocumentSync", {{"openClose", true}, {"change", incremental_sync}, {"save", true}}},
            {"completionProvider", {{"triggerCharacters", {":", " ", "[", "{", ","}}}},
            {"hoverProvider", true},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"codeActionProvider", {{"codeActionKinds", {"quickfix"}}}},
            {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}}};
}

std::optional<long long> version_in(const json& params) {
    const json& version = part_of(params, {"textDocument", "version"});
    return version.is_number_integer() ? std::optional(version.get<long long>()) : std::nullopt;
}

std::optional<std::filesystem::path> path_in_folder(const json& folder) {
    const json& uri = part_of(folder, {"uri"});
    return uri.is_string() ? path_of_uri(uri.get_ref<const std::string&>()) : std::nullopt;
}

}  // namespace

Server::Server(ServerOptions options, Send send) : m_options(std::move(options)), m_send(std::move(send)), m_workspace(m_options.folders) {}

void Server::take_malformed(const std::string& problem) { m_send(error_response(nullptr, ErrorCode::parse_error, problem)); }

void Server::take(const json& message, bool cancelled) {
    const json& method = part_of(message, {"method"});
    const json& id = part_of(message, {"id"});
    if (!message.is_object() || (!method.is_null() && !method.is_string()))
        return m_send(error_response(is_request_id(id) ? id : json(), ErrorCode::invalid_request, "this is not a request"));
    if (method.is_null()) {  // a response to a request of the server, none of which needs it
        const bool is_response = message.contains("result") || message.contains("error");
        if (!is_response) m_send(error_response(is_request_id(id) ? id : json(), ErrorCode::invalid_request, "this is not a request"));
        return;
    }
    const json& params = part_of(message, {"params"});
    if (!message.contains("id")) return take_notification(method.get<std::string>(), params);
    if (!is_request_id(id))
        return m_send(error_response(nullptr, ErrorCode::invalid_request, "the id of a request is a text or a whole number"));
    if (cancelled) return m_send(error_response(id, ErrorCode::request_cancelled, "cancelled"));
    take_request(id, method.get<std::string>(), params);
}

void Server::take_request(const json& id, const std::string& method, const json& params) {
    try {
        m_send(response(id, answer(method, params)));
    } catch (const RequestError& error) {
        m_send(error_response(id, error.code(), error.what()));
    } catch (const std::exception& error) {
        m_send(error_response(id, ErrorCode::internal_error, error.what()));
    }
}

json Server::answer(const std::string& method, const json& params) {
    static const std::map<std::string, Request> requests{{"shutdown", &Server::shutdown},
                                                         {"textDocument/completion", &Server::completion},
                                                         {"textDocument/hover", &Server::hover},
                                                         {"textDocument/definition", &Server::definition},
                                                         {"textDocument/references", &Server::references},
                                                         {"textDocument/prepareRename", &Server::prepare_rename},
                                                         {"textDocument/rename", &Server::rename},
                                                         {"textDocument/codeAction", &Server::code_actions}};
    if (m_is_shut_down) throw RequestError(ErrorCode::invalid_request, "the server was shut down");
    if (method == "initialize") return initialize(params);
    if (!m_is_running) throw RequestError(ErrorCode::server_not_initialized, "the server was not initialized");
    const auto found = requests.find(method);
    if (found == requests.end())
        throw RequestError(ErrorCode::method_not_found, "there is no method " + std::string(first_characters(method, 100)));
    return (this->*found->second)(params);
}

void Server::take_notification(const std::string& method, const json& params) {
    static const std::map<std::string, Notification> notifications{{"initialized", &Server::initialized},
                                                                   {"textDocument/didOpen", &Server::did_open},
                                                                   {"textDocument/didChange", &Server::did_change},
                                                                   {"textDocument/didClose", &Server::did_close},
                                                                   {"textDocument/didSave", &Server::files_changed},
                                                                   {"workspace/didChangeWatchedFiles", &Server::files_changed},
                                                                   {"workspace/didChangeWorkspaceFolders", &Server::folders_changed}};
    if (method == "exit") {
        m_exit_code = m_is_shut_down ? 0 : 1;
        return;
    }
    const auto found = m_is_running ? notifications.find(method) : notifications.end();
    if (found == notifications.end()) return;  // the protocol has them ignored
    try {
        (this->*found->second)(params);
    } catch (const std::exception& error) {
        m_send(notification("window/logMessage", {{"type", 1}, {"message", method + ": " + error.what()}}));
    }
}

json Server::initialize(const json& params) {
    if (m_is_running) throw RequestError(ErrorCode::invalid_request, "the server was already initialized");
    m_encoding = chosen_encoding(params);
    take_workspace_folders(params);
    m_watches_files = part_of(params, {"capabilities", "workspace", "didChangeWatchedFiles", "dynamicRegistration"}) == true;
    m_is_running = true;
    return {{"capabilities", capabilities(m_encoding)}, {"serverInfo", {{"name", "delve"}, {"version", m_options.version}}}};
}

void Server::take_workspace_folders(const json& params) {
    const json& folders = part_of(params, {"workspaceFolders"});
    bool has_folder = false;
    for (const json& folder : folders.is_array() ? folders : json::array())
        if (const auto path = path_in_folder(folder)) {
            m_workspace.add_folder(*path);
            has_folder = true;
        }
    const json& root = part_of(params, {"rootUri"});
    const auto path = root.is_string() && !has_folder ? path_of_uri(root.get_ref<const std::string&>()) : std::nullopt;
    if (path) m_workspace.add_folder(*path);
}

json Server::shutdown(const json&) {
    m_is_running = false;
    m_is_shut_down = true;
    return nullptr;
}

void Server::initialized(const json&) {
    if (!m_watches_files) return;
    const json watched{{"watchers", {{{"globPattern", "**/*.{yaml,yml,png}"}}}}};
    const json registration{{"id", "files"}, {"method", "workspace/didChangeWatchedFiles"}, {"registerOptions", watched}};
    m_send(
        {{"jsonrpc", "2.0"}, {"id", "register"}, {"method", "client/registerCapability"}, {"params", {{"registrations", {registration}}}}});
}

void Server::did_open(const json& params) {
    const std::string uri = text_of(part_of(params, {"textDocument", "uri"}), "URI");
    m_documents.open(path_in(params), {uri, text_of(part_of(params, {"textDocument", "text"}), "text"), version_in(params)});
    m_workspace.mark_changed();
}

void Server::did_change(const json& params) {
    const std::filesystem::path path = path_in(params);
    const json& changes = part_of(params, {"contentChanges"});
    for (const json& change : changes.is_array() ? changes : json::array()) {
        const json& range = part_of(change, {"range"});
        m_documents.change(path, range.is_null() ? std::nullopt : std::optional(range_of(range)),
                           text_of(part_of(change, {"text"}), "text"), m_encoding);
    }
    m_documents.set_version(path, version_in(params));
    m_workspace.mark_changed();
}

void Server::did_close(const json& params) {
    m_documents.close(path_in(params));
    m_workspace.mark_changed();
}

void Server::files_changed(const json&) { m_workspace.mark_changed(); }

void Server::folders_changed(const json& params) {
    const auto each = [&](const char* key, void (Workspace::*change)(const std::filesystem::path&)) {
        const json& folders = part_of(params, {"event", key});
        for (const json& folder : folders.is_array() ? folders : json::array())
            if (const auto path = path_in_folder(folder)) (m_workspace.*change)(*path);
    };
    each("removed", &Workspace::remove_folder);
    each("added", &Workspace::add_folder);
}

/// Open documents are reported every time, for the client takes that as the answer to its change; other files if something is new.
void Server::publish() {
    std::map<std::string, std::string> now;
    std::set<std::string> open;
    const auto send = [&](const std::string& uri, json params) {
        std::string text = params["diagnostics"].dump(-1, ' ', false, json::error_handler_t::replace);
        const auto before = m_published.find(uri);
        const bool is_new = before == m_published.end() ? !params["diagnostics"].empty() : before->second != text;
        if (!params["diagnostics"].empty()) now.insert_or_assign(uri, std::move(text));
        if (is_new || open.count(uri) > 0) m_send(notification("textDocument/publishDiagnostics", std::move(params)));
    };
    for (const auto& [path, document] : m_documents.all()) open.insert(document.uri);
    std::map<std::string, json> by_uri;
    for (const Analysis* analysis : m_workspace.analyses(m_documents))
        for (const auto& [path, problems] : problems_by_file(*analysis)) {
            const SourceText source = source_of(*analysis, path);
            json& list = by_uri.emplace(uri_for(path), json::array()).first->second;
            if (!list.empty()) continue;  // packs that several analyses share are reported once
            for (const Problem& problem : problems) list.push_back(lsp::to_json(problem, source, m_encoding));
        }
    for (const std::string& uri : open) by_uri.emplace(uri, json::array());
    for (const auto& [uri, list] : m_published) by_uri.emplace(uri, json::array());
    for (auto& [uri, list] : by_uri) {
        json params{{"uri", uri}, {"diagnostics", std::move(list)}};
        for (const auto& [path, document] : m_documents.all())
            if (document.uri == uri && document.version) params["version"] = *document.version;
        send(uri, std::move(params));
    }
    m_published = std::move(now);
}

}  // namespace td::delve::lsp
