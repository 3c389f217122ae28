// What the language server tells of problems, and what mends them.
#include "tools/delve/language_server/diagnostics.hpp"

#include <doctest/doctest.h>

#include "tools/delve/language_server/language_client.hpp"

using namespace td::testing;
using nlohmann::json;

namespace {

json actions_at(LanguageClient& client, const std::string& file, std::size_t line) {
    const json range{{"start", {{"line", line}, {"character", 0}}}, {"end", {{"line", line}, {"character", 999}}}};
    return client.request("textDocument/codeAction",
                          {{"textDocument", {{"uri", client.uri(file)}}}, {"range", range}, {"context", json::object()}});
}

}  // namespace

TEST_CASE("problems of unsaved texts are told at their place, and taken back with the next text") {
    LanguageClient client;
    client.open("moon/species.yaml", moon_species);
    const std::string sound = client.diagnostics("moon/species.yaml");
    client.change("moon/species.yaml", "species:\n  hare: {name: Hare, attack_skill: kik, tactic: hunt}\n");
    CHECK(client.diagnostics("moon/species.yaml") == "1:35-38 C043");
    client.change("moon/species.yaml", moon_species);
    CHECK(client.diagnostics("moon/species.yaml") == sound);
}

TEST_CASE("columns of problems count 16-bit units, or what else was agreed on") {
    const std::string text = "species:\n  hare: {name: \"Größe 😀\", attack_skill: kik, tactic: hunt}\n";
    LanguageClient client;
    client.open("moon/species.yaml", text);
    CHECK(client.diagnostics("moon/species.yaml") == "1:41-44 C043");
    LanguageClient of_bytes(true, {{"general", {{"positionEncodings", {"utf-8"}}}}});
    of_bytes.open("moon/species.yaml", text);
    CHECK(of_bytes.diagnostics("moon/species.yaml") == "1:45-48 C043");
}

TEST_CASE("a change in one pack is told of in the files of another, and a file that is closed is what is on the disk") {
    LanguageClient client;
    client.open("moon/skills.yaml", "skills:\n  boot: {name: Kick, effects: [{do: damage, power: 5, kind: blunt}]}\n");
    CHECK(client.diagnostics("moon/species.yaml") == "1:60-64 C043");
    client.notify("textDocument/didClose", {{"textDocument", {{"uri", client.uri("moon/skills.yaml")}}}});
    CHECK(client.diagnostics("moon/species.yaml").find("C043") == std::string::npos);
}

TEST_CASE("a file that is not on the disk yet is checked with the others") {
    LanguageClient client;
    client.open("moon/new.yaml", "species:\n  toad: {name: Toad, attack_skill: kick, tactic: hnt}\n");
    CHECK(client.diagnostics("moon/new.yaml") == "1:49-52 C043");
}

TEST_CASE("a file on the disk that changes is read again") {
    LanguageClient client;
    client.server().publish();
    client.content().write("moon/species.yaml", "species:\n  hare: {name: Hare, attack_skill: kick, tactic: hnt}\n");
    client.notify("workspace/didChangeWatchedFiles", {{"changes", json::array()}});
    CHECK(client.diagnostics("moon/species.yaml") == "1:49-52 C043");
}

TEST_CASE("a problem of a pack as a whole is shown in its pack.yaml") {
    LanguageClient client;
    client.open("moon/pack.yaml", "id: moon\nname: Moon\nversion: \"1\"\nrequires: [sun]\n");
    CHECK(client.diagnostics("moon/pack.yaml") == "3:11-14 C062");
}

TEST_CASE("a suggestion of the linter is applied to its word") {
    LanguageClient client;
    client.open("moon/species.yaml", "species:\n  hare: {name: \"😀\", attack_skill: kik, tactic: hunt}\n");
    const json actions = actions_at(client, "moon/species.yaml", 1);
    REQUIRE(actions.size() == 1);
    CHECK(actions[0]["title"] == "Change to `kick`");
    CHECK(actions[0]["kind"] == "quickfix");
    const json edit = actions[0]["edit"]["changes"][client.uri("moon/species.yaml")];
    CHECK(edit ==
          json::parse(R"([{"newText": "kick", "range": {"start": {"line": 1, "character": 35}, "end": {"line": 1, "character": 38}}}])"));
    CHECK(actions_at(client, "moon/species.yaml", 0).empty());
    client.change("moon/species.yaml", moon_species);
    CHECK(actions_at(client, "moon/species.yaml", 1).empty());
}

TEST_CASE("suggestions keep quotes and braces, and are offered for keys, choices and types") {
    LanguageClient client;
    const auto title = [&](const std::string& text, std::size_t line) {
        client.open("moon/skills.yaml", text);
        const json actions = actions_at(client, "moon/skills.yaml", line);
        return actions.empty() ? std::string() : actions[0]["title"].get<std::string>();
    };
    const std::string kick = "  kick: {name: Kick, effects: [{do: damage, power: 5, kind: blunt}]}\n";
    CHECK(title("skils:\n" + kick, 0) == "Change to `skills`");
    CHECK(title("skills:\n  kick: {nam: Kick, effects: [{do: damage, power: 5, kind: blunt}]}\n", 1) == "Change to `name`");
    CHECK(title("skills:\n  kick: {name: Kick, effects: [{do: \"damge\", power: 5, kind: blunt}]}\n", 1) == "Change to `\"damage\"`");
    CHECK(title("skills:\n" + kick + "strings:\n  hurt: \"{hwo} is hurt\"\n", 3) == "Change to `{who}`");
}
