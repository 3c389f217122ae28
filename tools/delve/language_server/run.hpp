// Runs the language server on streams until the client ends it.
#pragma once

#include <functional>
#include <istream>
#include <string_view>

#include "tools/delve/language_server/server.hpp"

namespace td::delve::lsp {

/// Reads messages from `in` until `exit` or the end of the input. `write` gets the bytes of the answers; false from it means that the
/// client is gone. Returns the exit code: 0 if the client has sent `shutdown` before, else 1.
int run_server(const ServerOptions& options, std::istream& in, const std::function<bool(std::string_view bytes)>& write);

}  // namespace td::delve::lsp
