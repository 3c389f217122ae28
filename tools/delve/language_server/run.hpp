// Runs the language server on streams until the client ends it.
#pragma once

#include <functional>
#include <istream>
#include <string_view>

#include "tools/delve/language_server/server.hpp"

namespace td::delve::lsp {

/// Reads messages from `in` until `exit` or the end of input. `write` receives the bytes of answers and returns false if the client is
/// gone. Returns the exit code: 0 if the client sent `shutdown` first, else 1.
int run_server(const ServerOptions& options, std::istream& in, const std::function<bool(std::string_view bytes)>& write);

}  // namespace td::delve::lsp
