#include "tools/delve/language_server/run.hpp"

#include <thread>
#include <utility>

#include "tools/delve/language_server/message_queue.hpp"
#include "tools/delve/language_server/message_stream.hpp"
#include "tools/delve/language_server/protocol.hpp"

namespace td::delve::lsp {

using nlohmann::json;

namespace {

bool has_method(const json& message, const char* method) { return part_of(message, {"method"}) == method; }

IncomingMessage parsed(const std::string& body) {
    IncomingMessage message{json::parse(body, nullptr, false), {}, body.size()};
    if (message.json.is_discarded()) message = {nullptr, "this is not JSON in UTF-8", body.size()};
    return message;
}

/// Reads until `exit`, so that nothing waits for a client that has said all.
void read_all(std::istream& in, MessageQueue& queue) {
    bool goes_on = true;
    while (goes_on) {
        IncomingText text = read_message(in);
        if (text.kind == IncomingText::Kind::end) break;
        IncomingMessage message =
            text.kind == IncomingText::Kind::malformed ? IncomingMessage{nullptr, text.text, text.text.size()} : parsed(text.text);
        goes_on = !has_method(message.json, "exit");
        queue.push(std::move(message));
    }
    queue.close();
}

/// True if the client has taken the request back in a message that waits.
bool is_cancelled(const MessageQueue& queue, const json& message) {
    const json& id = part_of(message, {"id"});
    if (id.is_null()) return false;
    return queue.holds([&](const json& other) { return has_method(other, "$/cancelRequest") && part_of(other, {"params", "id"}) == id; });
}

}  // namespace

int run_server(const ServerOptions& options, std::istream& in, const std::function<bool(std::string_view bytes)>& write) {
    bool client_is_there = true;
    Server server(options, [&](const json& message) {
        client_is_there = client_is_there && write(framed(message.dump(-1, ' ', false, json::error_handler_t::replace)));
    });
    MessageQueue queue;
    std::thread reader(read_all, std::ref(in), std::ref(queue));
    while (!server.exit_code()) {
        const std::optional<IncomingMessage> message = queue.take();
        if (!message) break;
        if (message->problem.empty())
            server.take(message->json, is_cancelled(queue, message->json));
        else
            server.take_malformed(message->problem);
        // Whatever waits is answered first: further changes would make the diagnostics old before they are read.
        if (server.has_news() && queue.empty()) server.publish();
    }
    queue.close();
    reader.join();
    return server.exit_code().value_or(server.is_shut_down() ? 0 : 1);
}

}  // namespace td::delve::lsp
