// The messages of the protocol (JSON-RPC 2.0) as JSON, and what a request may ask for.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tools/delve/language_server/positions.hpp"

namespace td::delve::lsp {

/// Source: JSON-RPC 2.0, and the specification of the Language Server Protocol 3.17.
enum class ErrorCode {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
    server_not_initialized = -32002,
    request_failed = -32803,
    request_cancelled = -32800,
};

/// Ends the handling of a request: the client is answered with the code and a sentence for its user.
class RequestError : public std::runtime_error {
public:
    RequestError(ErrorCode code, const std::string& message) : std::runtime_error(message), m_code(code) {}
    ErrorCode code() const { return m_code; }

private:
    ErrorCode m_code;
};

nlohmann::json response(const nlohmann::json& id, nlohmann::json result);
nlohmann::json error_response(const nlohmann::json& id, ErrorCode code, const std::string& message);
nlohmann::json notification(const std::string& method, nlohmann::json params);

nlohmann::json to_json(Position position);
nlohmann::json to_json(const TextRange& range);

/// The part of `json` that the keys lead to; null if there is none.
const nlohmann::json& part_of(const nlohmann::json& json, std::initializer_list<const char*> keys);

// Each throws RequestError (invalid_params) for JSON of another shape.
Position position_of(const nlohmann::json& json);
TextRange range_of(const nlohmann::json& json);
std::string text_of(const nlohmann::json& json, const char* what);

/// A replacement in a file.
struct TextEdit {
    TextRange range;
    std::string text;
};
nlohmann::json to_json(const TextEdit& edit);

}  // namespace td::delve::lsp
