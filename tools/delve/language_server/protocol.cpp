#include "tools/delve/language_server/protocol.hpp"

#include <limits>

namespace td::delve::lsp {

using nlohmann::json;

namespace {

/// Numbers above the protocol's largest count as that.
std::size_t count_of(const json& value) {
    if (!value.is_number_integer())
        throw RequestError(ErrorCode::invalid_params, "a position has a whole number for its line and its character");
    if (!value.is_number_unsigned() && value.get<long long>() < 0)
        throw RequestError(ErrorCode::invalid_params, "a position is not negative");
    constexpr auto largest = static_cast<unsigned long long>(std::numeric_limits<int>::max()) - 1;
    return static_cast<std::size_t>(std::min(value.get<unsigned long long>(), largest));
}

}  // namespace

json response(const json& id, json result) { return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}}; }

json error_response(const json& id, ErrorCode code, const std::string& message) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", message}}}};
}

json notification(const std::string& method, json params) {
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

json to_json(Position position) { return {{"line", position.line}, {"character", position.column}}; }

json to_json(const TextRange& range) { return {{"start", to_json(range.start)}, {"end", to_json(range.end)}}; }

json to_json(const TextEdit& edit) { return {{"range", to_json(edit.range)}, {"newText", edit.text}}; }

const json& part_of(const json& whole, std::initializer_list<const char*> keys) {
    static const json nothing;
    const json* part = &whole;
    for (const char* const key : keys) {
        if (!part->is_object()) return nothing;
        const auto found = part->find(key);
        if (found == part->end()) return nothing;
        part = &*found;
    }
    return *part;
}

Position position_of(const json& value) {
    if (!value.is_object()) throw RequestError(ErrorCode::invalid_params, "there is no position");
    return {count_of(part_of(value, {"line"})), count_of(part_of(value, {"character"}))};
}

TextRange range_of(const json& value) { return {position_of(part_of(value, {"start"})), position_of(part_of(value, {"end"}))}; }

std::string text_of(const json& value, const char* what) {
    if (!value.is_string()) throw RequestError(ErrorCode::invalid_params, std::string("there is no ") + what);
    return value.get<std::string>();
}

}  // namespace td::delve::lsp
