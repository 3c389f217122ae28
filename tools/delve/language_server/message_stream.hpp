// The transport of the Language Server Protocol: each message is a header with its length in bytes, an empty line, and JSON text.
// Knows nothing of the meaning of messages.
#pragma once

#include <cstddef>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

namespace td::delve::lsp {

/// What came next from the client.
struct IncomingText {
    enum class Kind {
        message,    ///< `text` is its body
        malformed,  ///< a header without a valid length, or a length above most_bytes; reading can continue
        end,        ///< the input ended, perhaps inside a message
    };
    Kind kind = Kind::end;
    std::string text;  ///< for a malformed message, its fault
};

/// The longest message that is accepted, far above any file of content.
inline constexpr std::size_t most_bytes = 64u << 20;

/// Reads one message; waits for it.
IncomingText read_message(std::istream& in);

/// The bytes of a message with its header.
std::string framed(std::string_view body);

}  // namespace td::delve::lsp
