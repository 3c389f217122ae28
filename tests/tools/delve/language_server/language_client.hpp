// A client of the language server within the test, with a small directory of packs of its own: `core`, and `moon` that builds on it.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "content/temporary_directory.hpp"
#include "tools/delve/language_server/server.hpp"

namespace td::testing {

class LanguageClient {
public:
    /// With `start`, `initialize` and `initialized` are sent.
    explicit LanguageClient(bool start = true, nlohmann::json capabilities = nlohmann::json::object(), bool may_rename_shipped = false);

    /// The result of a request, or `{"error": {...}}`.
    nlohmann::json request(const std::string& method, nlohmann::json params);
    void notify(const std::string& method, nlohmann::json params);
    /// Any JSON as a message.
    void take(const nlohmann::json& message) { m_server.take(message); }

    /// Opens a file of the directory with this text, which need not be on the disk.
    void open(const std::string& file, const std::string& text);
    /// Puts another text in its place.
    void change(const std::string& file, const std::string& text);
    /// Publishes, and returns `LINE:COLUMN-COLUMN CODE` for each diagnostic that the client has of the file then, with commas between them;
    /// numbers from 0.
    std::string diagnostics(const std::string& file);
    /// A request about a place of a file: the first occurrence of `word` in its open text, and so many characters on.
    nlohmann::json at(const std::string& method, const std::string& file, const std::string& word,
                      nlohmann::json more = nlohmann::json::object());
    /// The labels that are offered at the `|` of a text, which is opened without it.
    std::vector<std::string> completions(const std::string& file, std::string text);

    std::string uri(const std::string& file) const;
    const TemporaryDirectory& content() const { return m_content; }
    td::delve::lsp::Server& server() { return m_server; }
    const std::vector<nlohmann::json>& messages() const { return m_messages; }

private:
    TemporaryDirectory m_content;
    std::vector<nlohmann::json> m_messages;
    td::delve::lsp::Server m_server;
    std::map<std::string, std::string> m_texts;
    int m_last_id = 0;
};

inline const std::string moon_skills = "skills:\n  kick: {name: Kick, effects: [{do: damage, power: 5, kind: blunt}]}\n";
inline const std::string moon_species = "species:\n  hare: {name: Hare, description: \"Größe 😀\", attack_skill: kick, tactic: hunt}\n";

}  // namespace td::testing
