// The linter's findings as diagnostics of the protocol, and what mends them.
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

/// The findings by the file that they are shown in: of a pack's folder, its `pack.yaml`.
std::map<std::filesystem::path, std::vector<Problem>> problems_by_file(const Analysis& analysis);

/// The replacement that a problem's hint suggests; none if it suggests no single word, or means another place than the problem's.
std::optional<TextEdit> suggested_edit(const Problem& problem, const SourceText& source, PositionEncoding encoding);

}  // namespace td::delve::lsp
