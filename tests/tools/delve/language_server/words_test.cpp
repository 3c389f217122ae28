// Completion, hover, definition, references and rename: what follows from the field tables.
#include <doctest/doctest.h>

#include <algorithm>

#include "content/memory_pack.hpp"
#include "project_folder.hpp"
#include "tools/delve/language_server/completion_context.hpp"
#include "tools/delve/language_server/content_words.hpp"
#include "tools/delve/language_server/language_client.hpp"
#include "tools/delve/language_server/word_at.hpp"

using namespace td::testing;
using namespace td::delve::lsp;
using nlohmann::json;

namespace {

bool holds(const std::vector<std::string>& list, const std::string& word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::string message_of_error(const json& answer) {
    return answer.is_object() && answer.contains("error") ? answer["error"]["message"].get<std::string>() : std::string();
}

/// `FILE LINE:COLUMN-COLUMN` for each place.
std::string places(const LanguageClient& client, const json& locations) {
    std::string told;
    for (const json& each : locations) {
        const std::string uri = each["uri"];
        const json &start = each["range"]["start"], &end = each["range"]["end"];
        told += (told.empty() ? "" : ", ") + (uri.substr(client.uri("").size()) + " " + start["line"].dump() + ":" +
                                              start["character"].dump() + "-" + end["character"].dump());
    }
    return told;
}

}  // namespace

TEST_CASE("keys that the map has not yet are offered, those that must be given first") {
    LanguageClient client;
    const auto keys = client.completions("moon/new.yaml", "species:\n  toad:\n    name: Toad\n    hea|\n");
    CHECK(holds(keys, "health"));
    CHECK(holds(keys, "extends"));
    CHECK_FALSE(holds(keys, "name"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  toad:\n    |"), "attack_skill"));
    CHECK(holds(client.completions("moon/new.yaml", "spe|"), "species"));
    CHECK(holds(client.completions("moon/new.yaml", "|"), "strings"));
    CHECK(holds(client.completions("moon/pack.yaml", "id: moon\nreq|"), "requires"));
    CHECK(client.completions("moon/new.yaml", "skills:\n  a:\n    effects:\n      - {do: damage, |}\n") ==
          client.completions("moon/new.yaml", "skills:\n  a:\n    effects:\n      - do: damage\n        |\n"));
}

TEST_CASE("ids of the right type are offered, from the packs and from the text that is being written") {
    LanguageClient client;
    const auto skills = client.completions("moon/new.yaml", "species:\n  toad: {name: \"😀\", attack_skill: |");
    CHECK(holds(skills, "bite"));
    CHECK(holds(skills, "kick"));
    CHECK_FALSE(holds(skills, "hunt"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  toad:\n    skills: [bite, |]\n"), "kick"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  toad:\n    resistances:\n      |\n"), "blunt"));
    CHECK(holds(client.completions("moon/pack.yaml", "id: moon\nname: M\nversion: \"1\"\nrequires: [|]\n"), "core"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  toad:\n    extends: |\n"), "rat"));
    client.open("moon/skills.yaml", moon_skills + "  hop: {name: Hop, effects: [{do: damage, power: 5, kind: blunt}]}\n");
    client.server().publish();
    client.change("moon/skills.yaml", moon_skills + "  hop: {name: Hop, effects: [\n");  // half written: the id is known from before
    client.server().publish();
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  toad:\n    attack_skill: |\n"), "hop"));
}

TEST_CASE("the words of a choice are offered, and verbs in a change") {
    LanguageClient client;
    CHECK(holds(client.completions("moon/new.yaml", "skills:\n  a:\n    effects:\n      - do: da|\n"), "damage"));
    CHECK(holds(client.completions("moon/new.yaml", "skills:\n  a:\n    area: |\n"), "front"));
    CHECK(client.completions("moon/new.yaml", "species:\n  toad:\n    immobile: |\n") == std::vector<std::string>{"true", "false"});
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  rat:\n    change: |\n"), "edit"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  rat:\n    change: edit\n    skills:\n      |\n"), "add"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  rat:\n    change: edit\n    health: {|}\n"), "plus"));
}

TEST_CASE("nothing is offered in texts, in comments, and under what is not known") {
    LanguageClient client;
    for (const char* const text :
         {"species:\n  toad:\n    description: a | b\n", "species:\n  toad:\n    # |\n", "species:\n  toad:\n    health: |\n",
          "spceies:\n  toad:\n    |\n", "species:\n  toad:\n    description: |>\n", "species:\n  toad:\n    nonsense:\n      |\n"}) {
        CAPTURE(text);
        CHECK(client.completions("moon/new.yaml", text).empty());
    }
}

TEST_CASE("a file that is broken elsewhere does not hinder completion") {
    LanguageClient client;
    CHECK(holds(client.completions("moon/new.yaml", "species:\n  broken: [\n  toad:\n    attack_skill: |\n"), "kick"));
    CHECK(holds(client.completions("moon/new.yaml", "species:\r\n  toad:\r\n    hea|\r\n  broken: [\r\n"), "health"));
}

TEST_CASE("what is offered replaces the word at the cursor, in the units that were agreed on") {
    LanguageClient client;
    client.open("moon/new.yaml", "species:\n  toad: {name: \"😀\", attack_skill: kixx}\n");
    const json items = client.at("textDocument/completion", "moon/new.yaml", "kixx");
    REQUIRE(!items.empty());
    CHECK(items[0]["textEdit"]["range"] == json::parse(R"({"start": {"line": 1, "character": 35}, "end": {"line": 1, "character": 39}})"));
    const auto kick = std::find_if(items.begin(), items.end(), [](const json& item) { return item["label"] == "kick"; });
    REQUIRE(kick != items.end());
    CHECK((*kick)["detail"] == "Kick – moon/skills.yaml:2");
}

TEST_CASE("hover tells of keys what the reference does, and of ids their name, type, place and description") {
    LanguageClient client;
    client.open("moon/species.yaml", moon_species);
    const auto hover = [&](const std::string& word) -> std::string {
        const json answer = client.at("textDocument/hover", "moon/species.yaml", word);
        return answer.is_null() ? std::string() : answer["contents"]["value"].get<std::string>();
    };
    CHECK(hover("tactic") ==
          "**tactic**\n\nThe tactic that it follows when no player commands it.\n\nExpected: the id of one of the tactics. Required.");
    CHECK(hover("kick") == "**Kick**\n\n`kick` of skills, moon/skills.yaml:2");
    CHECK(hover("hare") == "**Hare**\n\n`hare` of species, moon/species.yaml:2\n\nGröße 😀");
    CHECK(hover("species") == "**species**\n\nA kind of creature.");
    CHECK(hover("hunt").find("core/all.yaml:") != std::string::npos);
    client.change("moon/species.yaml", "species:\n  hare: [\n");
    CHECK(hover("hare").empty());
}

TEST_CASE("an id leads to its definition and to all its places, in every pack") {
    LanguageClient client;
    client.open("moon/species.yaml", moon_species);
    CHECK(places(client, client.at("textDocument/definition", "moon/species.yaml", "kick")) == "moon/skills.yaml 1:2-6");
    CHECK(places(client, client.at("textDocument/references", "moon/species.yaml", "kick")) ==
          "moon/skills.yaml 1:2-6, moon/species.yaml 1:60-64");
    CHECK(places(client, client.at("textDocument/references", "moon/species.yaml", "kick",
                                   {{"context", {{"includeDeclaration", false}}}})) == "moon/species.yaml 1:60-64");
    CHECK(client.at("textDocument/definition", "moon/species.yaml", "name").empty());
}

TEST_CASE("an id is renamed in all packs, also where verbs name it, and what is refused is told why") {
    LanguageClient client;
    client.content().write("sun/pack.yaml", pack_yaml("sun", "requires: [moon]\n"));
    client.content().write(
        "sun/all.yaml",
        "species:\n  hare: {change: edit, skills: {remove: [kick]}}\n  toad: {name: Toad, attack_skill: \"kick\", tactic: hunt}\n");
    client.open("moon/species.yaml", "species:\n  hare: {name: Hare, attack_skill: kick, skills: [kick], tactic: hunt}\n");
    const auto rename = [&](const std::string& word, const std::string& name) {
        return client.at("textDocument/rename", "moon/species.yaml", word, {{"newName", name}});
    };
    const json changes = rename("kick", "boot")["changes"];
    CHECK(changes.size() == 3);
    CHECK(changes[client.uri("moon/species.yaml")].size() == 2);
    CHECK(changes[client.uri("sun/all.yaml")].size() == 2);
    CHECK(client.at("textDocument/prepareRename", "moon/species.yaml", "kick")["placeholder"] == "kick");
    CHECK(message_of_error(rename("kick", "Boot it")).find("cannot be an id") != std::string::npos);
    CHECK(message_of_error(rename("kick", "bite")) == "there is already a `bite` among the skills");
    CHECK(message_of_error(rename("hunt", "chase")).find("belongs to the pack `core`") != std::string::npos);
    CHECK(message_of_error(client.at("textDocument/prepareRename", "moon/species.yaml", "hunt")).find("belongs to the pack `core`") !=
          std::string::npos);
    CHECK(message_of_error(rename("name", "nom")) == "there is no id of a definition here");
    client.content().write("sun/bad.yaml", "species: [\n");
    client.notify("textDocument/didSave", {{"textDocument", {{"uri", client.uri("sun/bad.yaml")}}}});
    CHECK(message_of_error(rename("kick", "boot")).find("sun/bad.yaml cannot be read") != std::string::npos);
}

TEST_CASE("an id is renamed in translations too, whatever language they are in") {
    LanguageClient client;
    client.content().write("german/pack.yaml", "id: german\nname: Deutsch\nversion: \"1\"\nlanguage: de\nrequires: [moon]\n");
    client.content().write(
        "german/texts.yaml",
        "texts:\n  skills:\n    kick: {name: Tritt, of: {name: abcdef}}\n  species: {hare: {name: Hase}}\n  names: {kick: "
        "Kick}\n");
    client.open("moon/species.yaml", "species:\n  hare: {name: Hare, attack_skill: kick, tactic: hunt}\n");
    const json answer = client.at("textDocument/rename", "moon/species.yaml", "kick", {{"newName", "boot"}});
    CHECK(message_of_error(answer) == "");
    const json edits = answer["changes"][client.uri("german/texts.yaml")];
    REQUIRE(edits.size() == 1);
    CHECK(edits[0]["newText"] == "boot");
    CHECK(edits[0]["range"]["start"]["line"] == 2);
    CHECK(places(client, client.at("textDocument/references", "moon/species.yaml", "hare")).find("german/texts.yaml 3:12-16") !=
          std::string::npos);
}

TEST_CASE("with --rename-core ids of the game itself can be renamed") {
    LanguageClient client(true, json::object(), true);
    client.open("moon/species.yaml", moon_species);
    CHECK(client.at("textDocument/rename", "moon/species.yaml", "hunt", {{"newName", "chase"}})["changes"].size() == 2);
}

TEST_CASE("a name after which the content would have a problem is refused with that problem") {
    LanguageClient client(true, json::object(), true);
    client.open("core/all.yaml",
                ground_rules + "dungeons:\n  hole: {name: Hole, party: [rat], victory: [exit_reached], floors: [{theme: dark}]}\n");
    const json answer = client.at("textDocument/rename", "core/all.yaml", "floor", {{"newName", "ground"}});
    CHECK(message_of_error(answer).find("no pack defines the terrain `floor`") != std::string::npos);
    CHECK(client.at("textDocument/rename", "core/all.yaml", "bite", {{"newName", "gnaw"}})["changes"].size() == 1);
}

TEST_CASE("every reference of the shipped content is found as a word, and every key is known") {
    class Unknown final : public WordVisitor {
    public:
        void key(const KeyWord& word) override {
            const bool may_be_any = !word.rules.ids_of.empty() || word.rules.items != nullptr || word.rules.verbs != nullptr;
            const bool free = word.rules.tables.empty() && word.rules.variant == nullptr && !word.rules.in_file;
            if (!may_be_any && !free && field_of_key(word.rules, word.key.text()) == nullptr && word.rules.variant == nullptr &&
                !word.rules.in_file)
                keys.emplace_back(word.key.text());
        }
        void value(const ValueWord&) override { ++values; }
        std::vector<std::string> keys;
        std::size_t values = 0;
    };
    std::vector<td::Problem> problems;
    const std::vector<td::Pack> packs = td::read_packs(td::project_folder() / "content", problems);
    Unknown unknown;
    std::size_t ids = 0;
    for (const td::Pack& pack : packs)
        for (const auto& tree : pack.trees) {
            visit_content_words(tree->root(), unknown);
            ids += ids_in(tree->root()).size();
        }
    CHECK(unknown.keys.empty());
    CHECK(unknown.values > 5000);
    CHECK(ids > 1500);
}

TEST_CASE("completion at every byte of a file of the shipped content neither fails nor takes long") {
    LanguageClient client;
    const std::string text =
        "species:\n  hare:\n    name: \"Größe\"\n    attack_skill: kick\n    skills: [kick]\n    triggers:\n      - {on: hurt, do: [{do: "
        "heal, amount: 2}]}\n";
    for (std::size_t length = 0; length <= text.size(); ++length) {
        completion_context(text, length, false);
        completion_context(std::string_view(text).substr(0, length), length, false);
    }
}
