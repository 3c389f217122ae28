#include "tools/delve/language_server/message_stream.hpp"

#include <doctest/doctest.h>

#include <sstream>

using namespace td::delve::lsp;

namespace {

using Kind = IncomingText::Kind;

/// What is read from the bytes, each message in a line of its own.
std::string read_all(const std::string& bytes) {
    std::istringstream in(bytes);
    std::string told;
    for (IncomingText text = read_message(in); text.kind != Kind::end; text = read_message(in))
        told += (text.kind == Kind::message ? "message: " : "malformed: ") + text.text + "\n";
    return told;
}

}  // namespace

TEST_CASE("a framed message is read as it was written, in bytes") {
    CHECK(framed("{}") == "Content-Length: 2\r\n\r\n{}");
    CHECK(read_all(framed("{\"a\": \"Größe 😀\"}") + framed("[]") + framed("")) ==
          "message: {\"a\": \"Größe 😀\"}\nmessage: []\nmessage: \n");
}

TEST_CASE("headers may be in any case and order, and end with LF alone") {
    CHECK(read_all("content-length:2\nContent-Type: x\n\n{}") == "message: {}\n");
    CHECK(read_all("X: y\r\nCONTENT-LENGTH:  2 \r\n\r\n{}") == "message: {}\n");
}

TEST_CASE("a header without a valid length is told, and what comes after it is read") {
    CHECK(read_all("nonsense\r\n\r\n" + framed("{}")) == "malformed: a message without a Content-Length\nmessage: {}\n");
    for (const char* const length : {"-2", "two", "", "2 2", "99999999999999999999999"})
        CHECK(read_all("Content-Length: " + std::string(length) + "\r\n\r\n" + framed("{}")) ==
              "malformed: a Content-Length that is not a number of bytes\nmessage: {}\n");
}

TEST_CASE("a message that ends too early is the end of the input, and a length that was made up takes no memory") {
    CHECK(read_all("Content-Length: 3\r\n\r\n{}") == "");
    CHECK(read_all("Content-Length: 3\r\n") == "");
    CHECK(read_all("Content-Length: 60000000\r\n\r\n{}") == "");
    CHECK(read_all("Content-Length: 9000000000000000000\r\n\r\n{}") == "malformed: a message of more than 64 MiB\n");
    CHECK(read_all(std::string(1 << 20, 'x')) == "");
}
