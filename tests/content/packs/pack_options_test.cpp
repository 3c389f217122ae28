#include "content/packs/pack_options.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "content/packs/playable.hpp"
#include "content/tables/pack_info.hpp"
#include "content/temporary_directory.hpp"
#include "project_folder.hpp"
#include "tools/lint/advice.hpp"

namespace td::testing {

namespace {

const std::string three_options =
    "options:\n"
    "  stack: {name: Icicles, number: 3, from: 1, to: 9}\n"
    "  cold: {name: Cold, switch: false}\n"
    "  teeth: {name: Teeth, choice: gnaw, of: [gnaw, engulf]}\n";
const std::string icicle = "items:\n  icicle: {name: Icicle, description: Cold., stack: $stack}\n";

/// The game's content with a pack that has options beside it.
struct Frost {
    Frost(const std::string& options, const std::string& text) {
        folder.write("frost/pack.yaml", pack_yaml("frost", options));
        folder.write("frost/all.yaml", text);
        folders.more = {folder.path()};
    }

    ContentLoading load(std::vector<ChosenOption> chosen = {}) {
        folders.choice.options = std::move(chosen);
        return load_content(folders);
    }
    int stack(std::vector<ChosenOption> chosen = {}) {
        const ContentLoading loading = load(std::move(chosen));
        INFO(told(loading.problems));
        REQUIRE(loading.catalog);
        return loading.catalog->items[find_id<ItemId>(loading.catalog->items, "icicle").index()].stack;
    }
    std::string mistakes() { return told(load().problems); }
    /// All that the linter says of the pack.
    std::string lint() {
        std::vector<Problem> problems;
        std::vector<Pack> packs = read_packs(folders, problems);
        return told(lint_packs(packs, problems).problems);
    }
    std::string told(const std::vector<Problem>& problems) const {
        std::string text;
        for (const Problem& problem : problems) text += to_string(problem).substr(folder.path().string().size() + 1) + "\n";
        return text;
    }

    TemporaryDirectory folder;
    PackFolders folders{project_folder() / "content"};
};

}  // namespace

TEST_CASE("`$ID` stands for the value of an option, the first one or the player's") {
    Frost frost(three_options, icicle);
    CHECK(frost.stack() == 3);
    CHECK(frost.stack({{"frost", "stack", "9"}}) == 9);
    CHECK(frost.stack({{"frost", "stack", "10"}}) == 3);
    CHECK(frost.stack({{"frost", "stack", "many"}}) == 3);
    CHECK(frost.stack({{"other", "stack", "9"}, {"frost", "other", "9"}}) == 3);
}

TEST_CASE("what is in quotes, a sum of money or a key is no option") {
    Frost frost(three_options, "items:\n  icicle: {name: \"$stack\", description: $5 each., stack: $stack}\n");
    const ContentLoading loading = frost.load();
    REQUIRE(loading.catalog);
    const Item& item = loading.catalog->items[find_id<ItemId>(loading.catalog->items, "icicle").index()];
    CHECK(item.name == "$stack");
    CHECK(item.description == "$5 each.");
}

TEST_CASE("switches and words stand where such values are wanted, and an option changes the rules only where they look at it") {
    Frost frost(three_options, icicle + "species:\n  tunnel_rat: {change: edit, attack_skill: $teeth}\n");
    const ContentLoading first = frost.load(), other = frost.load({{"frost", "teeth", "engulf"}});
    REQUIRE(first.catalog);
    REQUIRE(other.catalog);
    CHECK(first.catalog->rules_fingerprint != other.catalog->rules_fingerprint);
    CHECK(first.catalog->rules_packs.back().options == "stack 3, cold false, teeth gnaw");
    CHECK(other.catalog->rules_packs.back().options == "stack 3, cold false, teeth engulf");
}

TEST_CASE("the summary of a pack has its options with the values in force") {
    Frost frost(three_options, icicle);
    frost.folders.choice.options = {{"frost", "cold", "true"}};
    const PlayableContent content = load_playable(frost.folders);
    const auto found =
        std::find_if(content.summaries.begin(), content.summaries.end(), [](const PackSummary& pack) { return pack.id == "frost"; });
    REQUIRE(found != content.summaries.end());
    REQUIRE(found->options.size() == 3);
    CHECK(found->options[1].id == "cold");
    CHECK(found->options[1].value == "true");
    CHECK(found->options[0].value == "3");
}

TEST_CASE("an unknown option is a mistake at its place") {
    Frost frost(three_options, "items:\n  icicle: {name: Icicle, stack: $stak}\n  flake: {name: Flake, stack: 3}\n");
    CHECK(frost.mistakes().find("frost/all.yaml:2:33: the pack has no option `stak`") == 0);
    CHECK(frost.mistakes().find("did you mean `stack`?") != std::string::npos);
    Frost braces(three_options, "items:\n  icicle: {name: Icicle, stack: 1, description: a}\nstrings:\n  word_it: ${stack}\n");
    CHECK(braces.mistakes().find("without braces") != std::string::npos);
}

TEST_CASE("an option with a mistake is told of where it is declared, and not again where it stands") {
    const auto lines = [](const std::string& options) {
        const std::string told = Frost(options, icicle).mistakes();
        CAPTURE(told);
        CHECK(told.find("frost/pack.yaml:") == 0);
        return std::count(told.begin(), told.end(), '\n');
    };
    CHECK(lines("options: {stack: {name: Icicles, number: 99999999999}}\n") == 1);
    CHECK(lines("options: {stack: {name: Icicles, number: $stack}}\n") == 1);
    CHECK(lines("options: {stack: }\n") == 1);
    CHECK(lines("options: [stack]\n") == 1);
    CHECK(lines("options:\n") == 1);
}

TEST_CASE("a value that does not fit where an option stands is told with the option") {
    Frost frost("options:\n  stack: {name: Icicles, number: 3, from: 1, to: 5000}\n", icicle);
    CHECK(frost.mistakes().empty());
    const std::string told = frost.lint();
    CHECK(told.find("frost/all.yaml:2:53: ") != std::string::npos);
    CHECK(told.find("it is 5000, the option `stack` (") != std::string::npos);
    CHECK(told.find("frost/pack.yaml:5") != std::string::npos);
}

TEST_CASE("each word to choose from is tried by the linter") {
    Frost frost("options:\n  teeth: {name: Teeth, choice: gnaw, of: [gnaw, clw]}\n",
                "species:\n  tunnel_rat: {change: edit, attack_skill: $teeth}\n");
    CHECK(frost.lint().find("`clw` is not one of the skills") != std::string::npos);
}

TEST_CASE("an option that stands nowhere is warned of") {
    Frost frost(three_options, icicle + "species:\n  tunnel_rat: {change: edit, attack_skill: $teeth}\n");
    CHECK(frost.lint().find("the option `cold` changes nothing") != std::string::npos);
    CHECK(frost.lint().find("`stack`") == std::string::npos);
}

TEST_CASE("mistakes in options are told at their places") {
    const auto mistake = [](const std::string& option) { return Frost("options:\n  x: " + option + "\n", icicle).mistakes(); };
    const auto has = [](const std::string& told, const std::string& part) {
        CAPTURE(told);
        CHECK(told.find(part) != std::string::npos);
    };
    has(mistake("{name: X, number: 12, from: 1, to: 9}"), "12 is not between 1 and 9");
    has(mistake("{name: X, switch: true, from: 1}"), "`from` is only for an option with `number`");
    has(mistake("{name: X, number: 1, of: [a, b]}"), "`of` is only for an option with `choice`");
    has(mistake("{name: X, choice: a}"), "needs `of`");
    has(mistake("{name: X, choice: c, of: [a, b]}"), "`c` is not in the option's `of`");
    has(mistake("{name: X}"), "needs `number` or `switch` or `choice`");
    has(mistake("{name: X, number: 1, switch: true}"), "only one of them is allowed");
    has(mistake("{number: 1}"), "needs `name`");
    has(mistake("{name: X, number: 5, from: 9, to: 1}"), "`to` is 1, but `from` is 9");
    has(Frost("options: {Big: {name: X, switch: true}}\n", icicle).mistakes(), "`Big` cannot be an id");
    std::string many = "options:\n";
    for (int i = 0; i < 41; ++i) many += "  o" + std::to_string(i) + ": {name: X, switch: true}\n";
    has(Frost(many, icicle).mistakes(), "a pack can have 40 options");
}

}  // namespace td::testing
