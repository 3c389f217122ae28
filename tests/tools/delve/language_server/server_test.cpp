// The life of the language server, and what it makes of messages that are wrong.
#include "tools/delve/language_server/server.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "tools/delve/language_server/language_client.hpp"
#include "tools/delve/language_server/message_stream.hpp"
#include "tools/delve/language_server/run.hpp"

using namespace td::testing;
using namespace td::delve::lsp;
using nlohmann::json;

namespace {

int error_of(const json& answer) { return answer.contains("error") ? answer["error"]["code"].get<int>() : 0; }

/// The answers to these bytes, and the exit code in a last line.
std::string run(const std::string& bytes) {
    std::istringstream in(bytes);
    std::string out;
    const int code = run_server({}, in, [&](std::string_view piece) { return out += piece, true; });
    std::istringstream answers(out);
    std::string told;
    for (IncomingText text = read_message(answers); text.kind == IncomingText::Kind::message; text = read_message(answers)) {
        const json answer = json::parse(text.text);
        told +=
            answer.contains("error") ? answer["id"].dump() + " " + answer["error"]["code"].dump() + "\n" : answer["id"].dump() + " fine\n";
    }
    return told + std::to_string(code);
}

std::string request(const json& id, const std::string& method, const json& params = json::object()) {
    return framed(json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump());
}
std::string notice(const std::string& method, const json& params = json::object()) {
    return framed(json{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}}.dump());
}

}  // namespace

TEST_CASE("requests before `initialize` are refused, notifications are ignored") {
    LanguageClient client(false);
    CHECK(error_of(client.request("textDocument/hover", json::object())) == -32002);
    client.notify("textDocument/didOpen", json::object());
    CHECK(client.messages().size() == 1);
    CHECK_FALSE(client.server().has_news());
    CHECK(client.request("initialize", {{"capabilities", json::object()}})["capabilities"]["positionEncoding"] == "utf-16");
    CHECK(error_of(client.request("initialize", json::object())) == -32600);
}

TEST_CASE("the encoding of positions is the first of the client's that is known") {
    const json wants{{"general", {{"positionEncodings", {"utf-7", 8, "utf-8", "utf-16"}}}}};
    LanguageClient client(false);
    CHECK(client.request("initialize", {{"capabilities", wants}})["capabilities"]["positionEncoding"] == "utf-8");
}

TEST_CASE("a server that was shut down answers nothing more, and ends with 0; without that, with 1") {
    LanguageClient client;
    CHECK(client.request("shutdown", nullptr).is_null());
    CHECK(error_of(client.request("textDocument/hover", json::object())) == -32600);
    CHECK_FALSE(client.server().exit_code());
    client.notify("exit", nullptr);
    CHECK(client.server().exit_code() == 0);
    LanguageClient abrupt;
    abrupt.notify("exit", nullptr);
    CHECK(abrupt.server().exit_code() == 1);
}

TEST_CASE("what is no request is answered with an error, and the server goes on") {
    LanguageClient client;
    CHECK(error_of(client.request("no/such", json::object())) == -32601);
    for (const json& odd : {json(1), json::array(), json("x"), json(nullptr), json{{"id", 1}}, json{{"id", 1}, {"method", 5}},
                            json{{"id", json::array()}, {"method", "x"}}, json{{"id", 1.5}, {"method", "shutdown"}}}) {
        const std::size_t before = client.messages().size();
        client.take(odd);
        REQUIRE(client.messages().size() == before + 1);
        CHECK(error_of(client.messages().back()) == -32600);
    }
    const std::size_t before = client.messages().size();
    client.take({{"id", "register"}, {"result", nullptr}});
    client.notify("no/such", json::array());
    client.notify("$/cancelRequest", {{"id", 7}});
    CHECK(client.messages().size() == before);
}

TEST_CASE("parameters of another shape are refused") {
    LanguageClient client;
    client.open("moon/skills.yaml", moon_skills);
    const json document{{"uri", client.uri("moon/skills.yaml")}};
    for (const char* const method : {"completion", "hover", "definition", "references", "prepareRename", "rename"})
        for (const json& params : {json(nullptr), json::array(), json{{"textDocument", 5}}, json{{"textDocument", {{"uri", "untitled:1"}}}},
                                   json{{"textDocument", document}}, json{{"textDocument", document}, {"position", {{"line", 0}}}},
                                   json{{"textDocument", document}, {"position", {{"line", -1}, {"character", 0}}}},
                                   json{{"textDocument", document}, {"position", {{"line", "0"}, {"character", 0.5}}}}}) {
            CAPTURE(method);
            CAPTURE(params.dump());
            CHECK(error_of(client.request(std::string("textDocument/") + method, params)) == -32602);
        }
    client.notify("textDocument/didChange", {{"textDocument", document}, {"contentChanges", {{{"range", 3}, {"text", "x"}}}}});
    CHECK(client.messages().back()["method"] == "window/logMessage");
    client.notify("textDocument/didOpen", {{"textDocument", {{"uri", 5}}}});
    CHECK(client.messages().back()["method"] == "window/logMessage");
}

TEST_CASE("positions past the end, and files of no pack, are answered with nothing") {
    LanguageClient client;
    client.open("moon/skills.yaml", moon_skills);
    for (const unsigned long long far : {99ULL, 4'000'000'000ULL, 18'446'744'073'709'551'615ULL}) {
        const json params{{"textDocument", {{"uri", client.uri("moon/skills.yaml")}}}, {"position", {{"line", far}, {"character", far}}}};
        CHECK(client.request("textDocument/hover", params).is_null());
        CHECK(client.request("textDocument/definition", params).empty());
        CHECK(client.request("textDocument/completion", params).is_array());
        CHECK(error_of(client.request("textDocument/prepareRename", params)) == -32803);
    }
    const json nowhere{{"textDocument", {{"uri", "file:///nowhere/a.yaml"}}}, {"position", {{"line", 0}, {"character", 0}}}};
    CHECK(client.request("textDocument/hover", nowhere).is_null());
    CHECK(client.request("textDocument/completion", nowhere).empty());
}

TEST_CASE("a run ends with `exit` or with the input, and answers bytes that are no message") {
    const std::string start = request(1, "initialize") + notice("initialized");
    CHECK(run(start + request(2, "shutdown") + notice("exit") + request(3, "shutdown")) == "1 fine\n2 fine\n0");
    CHECK(run(start + notice("exit")) == "1 fine\n1");
    CHECK(run(start) == "1 fine\n1");
    CHECK(run("") == "1");
    CHECK(run("Hello?\r\n\r\n" + start) == "null -32700\n1 fine\n1");
    CHECK(run(framed("{\"id\": 1, ") + framed("\"\xFF\"") + framed("") + start) == "null -32700\nnull -32700\nnull -32700\n1 fine\n1");
    CHECK(run(framed(std::string(100'000, '[')) + framed(std::string(100'000, '[') + std::string(100'000, ']')) + start) ==
          "null -32700\nnull -32600\n1 fine\n1");
}

TEST_CASE("a request that is taken back while it waits is answered as cancelled") {
    const std::string bytes = request(1, "initialize") + request("a", "textDocument/hover") + notice("$/cancelRequest", {{"id", "a"}}) +
                              request(2, "shutdown") + notice("exit");
    const std::string told = run(bytes);  // the reading thread may be behind: then the request is answered for what it is
    const bool is_answered = told == "1 fine\n\"a\" -32800\n2 fine\n0" || told == "1 fine\n\"a\" -32602\n2 fine\n0";
    CHECK_MESSAGE(is_answered, told);
    LanguageClient client;
    client.server().take({{"id", 5}, {"method", "textDocument/hover"}}, true);
    CHECK(error_of(client.messages().back()) == -32800);
}
