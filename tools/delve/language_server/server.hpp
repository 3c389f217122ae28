// The language server: takes messages in order and answers them. Knows neither streams nor threads.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "tools/delve/language_server/diagnostics.hpp"
#include "tools/delve/language_server/documents.hpp"
#include "tools/delve/language_server/navigation.hpp"
#include "tools/delve/language_server/word_at.hpp"
#include "tools/delve/language_server/workspace.hpp"

namespace td::delve::lsp {

struct ServerOptions {
    ChosenFolders folders;
    bool may_rename_shipped = false;
    std::string version;
};

class Server {
public:
    using Send = std::function<void(const nlohmann::json& message)>;

    Server(ServerOptions options, Send send);

    /// Handles one message: a request, a notification or a response; other JSON is answered with an error.
    /// `cancelled`: the client has cancelled the request.
    void take(const nlohmann::json& message, bool cancelled = false);
    /// Handles input that is not JSON or has no valid header.
    void take_malformed(const std::string& problem);

    /// True if the client's diagnostics may be outdated; publish() sends the changes.
    bool has_news() const { return m_is_running && m_workspace.has_changed(); }
    void publish();

    /// The exit code of the program once the client has sent `exit`: 0 after `shutdown`, else 1.
    std::optional<int> exit_code() const { return m_exit_code; }
    /// True if `shutdown` was asked for.
    bool is_shut_down() const { return m_is_shut_down; }

private:
    using Request = nlohmann::json (Server::*)(const nlohmann::json& params);
    using Notification = void (Server::*)(const nlohmann::json& params);

    void take_request(const nlohmann::json& id, const std::string& method, const nlohmann::json& params);
    void take_notification(const std::string& method, const nlohmann::json& params);
    nlohmann::json answer(const std::string& method, const nlohmann::json& params);

    nlohmann::json initialize(const nlohmann::json& params);
    nlohmann::json shutdown(const nlohmann::json& params);
    nlohmann::json completion(const nlohmann::json& params);
    nlohmann::json hover(const nlohmann::json& params);
    nlohmann::json definition(const nlohmann::json& params);
    nlohmann::json references(const nlohmann::json& params);
    nlohmann::json prepare_rename(const nlohmann::json& params);
    nlohmann::json rename(const nlohmann::json& params);
    nlohmann::json code_actions(const nlohmann::json& params);

    void initialized(const nlohmann::json& params);
    void did_open(const nlohmann::json& params);
    void did_change(const nlohmann::json& params);
    void did_close(const nlohmann::json& params);
    void files_changed(const nlohmann::json& params);
    void folders_changed(const nlohmann::json& params);

    void take_workspace_folders(const nlohmann::json& params);

    /// A word that a request is about.
    struct Target {
        const Analysis* analysis;
        WordAt word;
    };
    std::optional<Target> target_of(const nlohmann::json& params);
    Target id_of(const nlohmann::json& params);
    std::filesystem::path path_in(const nlohmann::json& params) const;
    std::string uri_for(const std::filesystem::path& path) const;
    SourceText source_of(const Analysis& analysis, const std::filesystem::path& path) const;
    nlohmann::json to_json(const Location& location) const;
    nlohmann::json to_json(const FileEdits& edits) const;
    void check_outcome(const Analysis& analysis, const FileEdits& edits, const std::filesystem::path& file) const;

    ServerOptions m_options;
    Send m_send;
    Documents m_documents;
    Workspace m_workspace;
    PositionEncoding m_encoding = PositionEncoding::utf16;
    bool m_is_running = false;  ///< `initialize` was answered, and `shutdown` not yet asked for
    bool m_is_shut_down = false;
    bool m_watches_files = false;  ///< the client can be asked to tell of changed files
    std::optional<int> m_exit_code;
    std::map<std::string, std::string> m_published;  ///< the client's diagnostics by URI, without empty ones
};

}  // namespace td::delve::lsp
