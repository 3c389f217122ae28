#include "tools/delve/language_server/message_stream.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace td::delve::lsp {

namespace {

constexpr std::size_t longest_header_line = 4096;

/// A line without its CR LF or LF; none at the end of the input. A longer line than any header is cut.
std::optional<std::string> read_line(std::istream& in) {
    std::string line;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        if (c == '\n') {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return line;
        }
        if (line.size() < longest_header_line) line += static_cast<char>(c);
    }
    return std::nullopt;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// The value of a header line with that name, in any case; none for other lines.
std::optional<std::string_view> value_of(std::string_view line, std::string_view name) {
    const std::size_t colon = line.find(':');
    if (colon != name.size()) return std::nullopt;
    const bool named = std::equal(name.begin(), name.end(), line.begin(), [](char a, char b) { return lower(a) == lower(b); });
    if (!named) return std::nullopt;
    std::string_view value = line.substr(colon + 1);
    while (!value.empty() && (value.front() == ' ' || value.front() == '\t')) value.remove_prefix(1);
    while (!value.empty() && (value.back() == ' ' || value.back() == '\t')) value.remove_suffix(1);
    return value;
}

std::optional<std::size_t> whole_number(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The body is read in pieces, so that a length that was made up takes no memory.
std::optional<std::string> read_body(std::istream& in, std::size_t length) {
    constexpr std::size_t piece = 1u << 16;
    std::string body;
    while (body.size() < length) {
        const std::size_t before = body.size();
        body.resize(before + std::min(piece, length - before));
        in.read(body.data() + before, static_cast<std::streamsize>(body.size() - before));
        if (!in) return std::nullopt;
    }
    return body;
}

}  // namespace

IncomingText read_message(std::istream& in) {
    std::optional<std::size_t> length;
    std::string wrong;
    std::size_t lines = 0;
    for (auto line = read_line(in); line; line = read_line(in)) {
        if (line->empty() && lines == 0) continue;  // blank lines between messages
        if (line->empty()) {
            if (!length) return {IncomingText::Kind::malformed, wrong.empty() ? "a message without a Content-Length" : wrong};
            if (*length > most_bytes) {
                in.ignore(static_cast<std::streamsize>(std::min<std::size_t>(*length, std::size_t(1) << 40)));
                return {IncomingText::Kind::malformed, "a message of more than 64 MiB"};
            }
            auto body = read_body(in, *length);
            return body ? IncomingText{IncomingText::Kind::message, std::move(*body)} : IncomingText{};
        }
        ++lines;
        if (const auto value = value_of(*line, "Content-Length")) {
            length = whole_number(*value);
            if (!length) wrong = "a Content-Length that is not a number of bytes";
        }
    }
    return {};
}

std::string framed(std::string_view body) { return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body); }

}  // namespace td::delve::lsp
