// Converts between URIs of the protocol and file paths.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace td::delve::lsp {

/// The absolute, normalised path of a `file:` URI; nothing for other schemes, relative paths, and bytes that paths cannot contain.
std::optional<std::filesystem::path> path_of_uri(std::string_view uri);

/// `file:///...`, with all but letters, digits and `-._~/` percent-encoded.
std::string uri_of(const std::filesystem::path& path);

}  // namespace td::delve::lsp
