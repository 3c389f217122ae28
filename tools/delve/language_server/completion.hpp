// What can be written at the cursor.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "tools/delve/language_server/analysis.hpp"
#include "tools/delve/language_server/positions.hpp"

namespace td::delve::lsp {

/// The items of `textDocument/completion`: keys that the map at the cursor may have and has not, words of a choice, ids of the right type.
/// `text`: the file as it is now, which may be half written.
nlohmann::json completion_items(const Analysis& analysis, std::string_view text, bool is_pack_file, Position cursor,
                                PositionEncoding encoding);

}  // namespace td::delve::lsp
