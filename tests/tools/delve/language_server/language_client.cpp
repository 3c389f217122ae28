#include "tools/delve/language_server/language_client.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "content/memory_pack.hpp"
#include "tools/delve/language_server/file_uri.hpp"

namespace td::testing {

using nlohmann::json;

LanguageClient::LanguageClient(bool start, json capabilities, bool may_rename_shipped)
    : m_server({{}, may_rename_shipped, "1"}, [this](const json& message) { m_messages.push_back(message); }) {
    m_content.write("core/pack.yaml", pack_yaml("core"));
    m_content.write("core/all.yaml",
                    ground_rules + "dungeons:\n  hole: {name: Hole, party: [rat], victory: [exit_reached], floors: [{theme: dark}]}\n");
    m_content.write("moon/pack.yaml", pack_yaml("moon"));
    m_content.write("moon/skills.yaml", moon_skills);
    m_content.write("moon/species.yaml", moon_species);
    if (!start) return;
    request("initialize", {{"rootUri", uri("")}, {"capabilities", std::move(capabilities)}});
    notify("initialized", json::object());
}

std::string LanguageClient::uri(const std::string& file) const { return delve::lsp::uri_of((m_content.path() / file).lexically_normal()); }

json LanguageClient::request(const std::string& method, json params) {
    const std::size_t before = m_messages.size();
    m_server.take({{"jsonrpc", "2.0"}, {"id", ++m_last_id}, {"method", method}, {"params", std::move(params)}});
    for (std::size_t i = before; i < m_messages.size(); ++i) {
        const json& message = m_messages[i];
        if (message.value("id", json()) != m_last_id) continue;
        return message.contains("result") ? message["result"] : json{{"error", message["error"]}};
    }
    return {{"error", "no answer"}};
}

void LanguageClient::notify(const std::string& method, json params) {
    m_server.take({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

void LanguageClient::open(const std::string& file, const std::string& text) {
    m_texts[file] = text;
    notify("textDocument/didOpen", {{"textDocument", {{"uri", uri(file)}, {"languageId", "yaml"}, {"version", 1}, {"text", text}}}});
}

void LanguageClient::change(const std::string& file, const std::string& text) {
    m_texts[file] = text;
    notify("textDocument/didChange", {{"textDocument", {{"uri", uri(file)}, {"version", 2}}}, {"contentChanges", {{{"text", text}}}}});
}

std::string LanguageClient::diagnostics(const std::string& file) {
    m_server.publish();
    std::string told;
    for (const json& message : m_messages) {
        if (message.value("method", "") != "textDocument/publishDiagnostics" || message["params"]["uri"] != uri(file)) continue;
        told.clear();
        for (const json& each : message["params"]["diagnostics"]) {
            const json &start = each["range"]["start"], &end = each["range"]["end"];
            told += fmt::format("{}{}:{}-{} {}", told.empty() ? "" : ", ", start["line"].get<int>(), start["character"].get<int>(),
                                end["character"].get<int>(), each["code"].get<std::string>());
        }
    }
    return told;
}

json LanguageClient::at(const std::string& method, const std::string& file, const std::string& word, json more) {
    const std::string& text = m_texts.at(file);
    const std::size_t found = text.find(word);
    REQUIRE(found != std::string::npos);
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(found), '\n');
    const std::size_t start = found == 0 ? 0 : text.rfind('\n', found - 1) + 1;
    const std::string_view before = std::string_view(text).substr(start, found - start);
    const std::size_t column = delve::lsp::units_in(before, delve::lsp::PositionEncoding::utf16) + 1;
    more["textDocument"] = {{"uri", uri(file)}};
    more["position"] = {{"line", line}, {"character", column}};
    return request(method, more);
}

std::vector<std::string> LanguageClient::completions(const std::string& file, std::string text) {
    const std::size_t cursor = text.find('|');
    text.erase(cursor, 1);
    open(file, text);
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(cursor), '\n');
    const std::size_t start = cursor == 0 ? 0 : text.rfind('\n', cursor - 1) + 1;
    const std::size_t column =
        delve::lsp::units_in(std::string_view(text).substr(start, cursor - start), delve::lsp::PositionEncoding::utf16);
    std::vector<std::string> labels;
    const json items =
        request("textDocument/completion", {{"textDocument", {{"uri", uri(file)}}}, {"position", {{"line", line}, {"character", column}}}});
    for (const json& item : items) labels.push_back(item["label"]);
    return labels;
}

}  // namespace td::testing
