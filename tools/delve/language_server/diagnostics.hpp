// The linter's findings as diagnostics of the protocol, and edits that fix them.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "content/yaml/problem.hpp"
#include "tools/delve/language_server/analysis.hpp"
#include "tools/delve/language_server/positions.hpp"
#include "tools/delve/language_server/protocol.hpp"

namespace td::delve::lsp {

/// `source`: the text of the problem's file.
nlohmann::json to_json(const Problem& problem, const SourceText& source, PositionEncoding encoding);

/// The findings by the file in which they are shown; those about a pack's folder are shown in its `pack.yaml`.
std::map<std::filesystem::path, std::vector<Problem>> problems_by_file(const Analysis& analysis);

/// The replacement suggested by a problem's hint; nothing if it suggests no single word, or concerns another place.
std::optional<TextEdit> suggested_edit(const Problem& problem, const SourceText& source, PositionEncoding encoding);

}  // namespace td::delve::lsp
