#include "tools/delve/language_server/file_uri.hpp"

namespace td::delve::lsp {

namespace {

constexpr std::string_view scheme = "file://";
constexpr std::string_view hex_digits = "0123456789ABCDEF";

std::optional<unsigned> hex_value(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const auto high = i + 2 < text.size() ? hex_value(text[i + 1]) : std::nullopt;
        const auto low = i + 2 < text.size() ? hex_value(text[i + 2]) : std::nullopt;
        if (!high || !low || (*high == 0 && *low == 0)) return std::nullopt;
        decoded += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return decoded;
}

bool is_plain(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || std::string_view("-._~/").find(c) != std::string_view::npos;
}

}  // namespace

std::optional<std::filesystem::path> path_of_uri(std::string_view uri) {
    if (uri.substr(0, scheme.size()) != scheme) return std::nullopt;
    const std::string_view rest = uri.substr(scheme.size());
    const std::size_t slash = rest.find('/');  // what stands before it is the host
    if (slash == std::string_view::npos) return std::nullopt;
    const std::string_view host = rest.substr(0, slash);
    if (!host.empty() && host != "localhost") return std::nullopt;
    const std::optional<std::string> path = percent_decoded(rest.substr(slash, rest.find_first_of("?#", slash) - slash));
    if (!path || path->find('\0') != std::string::npos) return std::nullopt;
    std::filesystem::path normal = std::filesystem::path(*path).lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

std::string uri_of(const std::filesystem::path& path) {
    std::string uri(scheme);
    for (const char c : path.generic_string()) {
        if (is_plain(c)) {
            uri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        uri += '%';
        uri += hex_digits[byte >> 4];
        uri += hex_digits[byte & 15u];
    }
    return uri;
}

}  // namespace td::delve::lsp
