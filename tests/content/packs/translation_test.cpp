#include "content/packs/translation.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include "content/packs/playable.hpp"
#include "content/temporary_directory.hpp"
#include "text/objective_text.hpp"
#include "tools/lint/advice.hpp"

namespace td::testing {

namespace {

const std::string english =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\n"
    "skills:\n  bite: {name: Bite, description: Teeth., effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n"
    "species:\n  rat: {name: Rat, description: Grey., health: 20, attack_skill: bite, tactic: hunt}\n"
    "  king: {extends: rat, name: Rat king, health: 40}\n"
    "themes:\n  dark: {name: Dark}\n"
    "dungeons:\n  den:\n    name: Den\n    party: [{species: rat, name: The Elder}]\n"
    "    victory: [{when: exit_reached, text: Get out.}]\n    defeat: [{when: creature_dead, species: rat, name: The Elder}]\n    floors: "
    "[{theme: dark}]\n";

/// Content of a pack in English and one in German, with the first mistake.
struct Content {
    explicit Content(const std::string& german, const std::string& further = {}) {
        folder.write("core/pack.yaml", pack_yaml("core"));
        folder.write("core/all.yaml", english);
        folder.write("german/pack.yaml", "id: german\nname: Deutsch\nversion: \"1\"\nlanguage: de\n");
        folder.write("german/all.yaml", german);
        if (further.empty()) return;
        folder.write("more/pack.yaml", pack_yaml("more"));
        folder.write("more/all.yaml", further);
    }

    ContentLoading in(const std::string& language) const {
        PackFolders folders(folder.path());
        folders.language = language;
        return load_content(folders);
    }
    std::string mistake() const { return first_of(in("de").problems); }
    std::string first_of(const std::vector<Problem>& problems) const {
        return problems.empty() ? "" : to_string(problems.front()).substr(folder.path().string().size() + 1);
    }

    TemporaryDirectory folder;
};

}  // namespace

TEST_CASE("a language is known by its code and by locales of it, and no other way") {
    const std::vector<std::string_view> codes{"en", "de", "pt_BR", "pt"};
    for (const char* const locale : {"de", "de_DE", "de_DE.UTF-8", "de.UTF-8", "de_AT@euro", "de_DE.ISO-8859-1@euro", "de-DE", "de-AT"})
        CHECK(language_meant(locale, codes) == "de");
    CHECK(language_meant("pt_BR.UTF-8", codes) == "pt_BR");
    CHECK(language_meant("pt_PT.UTF-8", codes) == "pt");
    CHECK(language_meant("pt-BR", codes) == "pt_BR");
    for (const char* const english : {"en_US.UTF-8", "en-GB", "C", "C.UTF-8", "POSIX"}) CHECK(language_meant(english, codes) == "en");
    CHECK(language_meant("C", {"de"}).empty());
    for (const char* const other : {"", "DE", "xx", "d", "deu", "-DE", "_DE", ".UTF-8", "German", "\u0434\u0435"}) {
        CAPTURE(other);
        CHECK(language_meant(other, codes).empty());
    }
    const Content content("texts:\n  species:\n    rat: {name: Ratte}\n");
    for (const char* const locale : {"de", "de_DE.UTF-8"}) {
        const ContentLoading loading = content.in(locale);
        REQUIRE(loading.catalog);
        CHECK(loading.catalog->language == "de");
        CHECK(find_id<SpeciesId>(loading.catalog->species, "rat"));
    }
}

TEST_CASE("texts are those of the chosen language, and no others change") {
    const Content content(
        "texts:\n  species:\n    rat: {name: Ratte, description: Grau., of: {name: oldone}}\n  dungeons:\n    den: {\"victory[0].text\": "
        "Raus "
        "hier.}\n"
        "  names: {The Elder: Die Alte}\nstrings: {word_it: es}\n");
    const ContentLoading plain = content.in("");
    const ContentLoading german = content.in("de");
    REQUIRE(german.problems.empty());
    REQUIRE(german.catalog);
    const Catalog& catalog = *german.catalog;
    const Species& rat = catalog[find_id<SpeciesId>(catalog.species, "rat")];
    CHECK(rat.name == "Ratte");
    CHECK(rat.description == "Grau.");
    SUBCASE("what extends a definition has its texts") {
        const Species& king = catalog[find_id<SpeciesId>(catalog.species, "king")];
        CHECK(king.name == "Rat king");
        CHECK(king.description == "Grau.");
    }
    CHECK(catalog.dungeons[0].victory[0].text == "Raus hier.");
    CHECK(catalog.own_names.at("The Elder") == "Die Alte");
    CHECK(sentence_of(catalog.dungeons[0].defeat[0], catalog).find("Die Alte") != std::string::npos);
    CHECK(catalog.language == "de");
    REQUIRE(plain.catalog);
    CHECK((*plain.catalog)[find_id<SpeciesId>(plain.catalog->species, "rat")].name == "Rat");
    CHECK(plain.catalog->strings.empty());
    REQUIRE(plain.catalog->languages.size() == 1);
    CHECK(plain.catalog->languages[0].name == "Deutsch");
    CHECK(plain.catalog->fingerprint != catalog.fingerprint);
    CHECK_MESSAGE(plain.catalog->rules_fingerprint == catalog.rules_fingerprint, "a run goes on in any language");
}

TEST_CASE("what is translated must be there") {
    CHECK(Content("texts: {species: {rta: {name: Ratte}}}\n").mistake() ==
          "german/all.yaml:1:19: `rta` is not one of the species (did you mean `rat`?)");
    CHECK(Content("texts: {species: {rat: {nam: Ratte}}}\n").mistake() ==
          "german/all.yaml:1:25: `rat` has no text `nam` (did you mean `name`?)");
    CHECK(Content("texts: {dungeons: {den: {\"victory[7].tex\": Raus}}}\n").mistake().find("victory[0].text") != std::string::npos);
    CHECK(Content("texts: {monsters: {rat: {name: Ratte}}}\n").mistake().find("`monsters` is not a type of definition") !=
          std::string::npos);
    CHECK(Content("texts: {species: {rat: Ratte}}\n").mistake().find("such as `{name: Brot}`") != std::string::npos);
    CHECK(Content("texts: {species: [rat]}\n").mistake().find("expected a map from ids") != std::string::npos);
    CHECK(Content("texts: {species: {rat: {name: [Ratte]}}}\n").mistake().find("german/all.yaml:1:31") == 0);
    CHECK(Content("texts: {species: {rat: {name: Ratte, of: Rat}}}\n").mistake().find("`of: {name: qnzlyr}`") != std::string::npos);
    CHECK(Content("texts: {strings: {word_it: es}}\n").mistake().find("go below the outer `strings:`") != std::string::npos);
    CHECK_MESSAGE(Content("texts: {species: {rat: {name: " + std::string(41, 'R') + "}}}\n").mistake().find("german/all.yaml:1:31") == 0,
                  "a name has as much room as the one it translates");
}

TEST_CASE("no misspelled key or hash in a translation is passed over") {
    const std::string right =
        "texts: {species: {rat: {name: Ratte, of: {name: oldone}}}, names: {The Elder: Die Alte}, strings: {of: {word_it: oldone}}}\n"
        "strings: {missed: \"{who} trifft {target} nicht.\"}\n";
    REQUIRE(Content(right).mistake().empty());
    const std::string keys[] = {"texts:", "species",   "rat:",         "name: Ratte", "of: {name", "name: oldone", "oldone}}}",
                                "names",  "The Elder", "strings: {of", "of: {word",   "word_it",   "oldone}}}\n",  "strings: {missed",
                                "missed", "who}",      "target}"};
    for (const std::string& key : keys) {
        std::string wrong = right;
        const std::size_t at = wrong.find(key);
        REQUIRE(at != std::string::npos);
        for (const std::string& mutated : {wrong.substr(0, at + 1) + wrong.substr(at + 2), wrong.substr(0, at) + "x" + wrong.substr(at)}) {
            const std::string mistake = Content(mutated).mistake();
            CHECK_MESSAGE(mistake.find("german/all.yaml:") == 0, mutated);
        }
    }
    CHECK(Content("texts: {names: {The Edler: Die Alte}}\n").mistake() ==
          "german/all.yaml:1:17: no creature is called `The Edler` (did you mean `The Elder`?)");
    CHECK(Content("texts: {strings: {of: {word_itt: oldone}}}\n").mistake() ==
          "german/all.yaml:1:24: `strings` has no text `word_itt` (did you mean `word_it`?)");
    CHECK(Content("texts: {species: {rat: {of: {nmae: oldone}}}}\n").mistake() ==
          "german/all.yaml:1:30: `rat` has no text `nmae` (did you mean `name`?)");
    CHECK(Content("texts: {species: {rat: {of: {name: Rat}}}}\n").mistake().find("expected 6 small letters") != std::string::npos);
}

TEST_CASE("what another pack has taken away or changed may stay translated") {
    const std::string german = "texts: {species: {king: {name: Rattenkönig}, rat: {name: Ratte, description: Grau.}}}\n";
    CHECK(Content(german, "species: {king: {change: remove}}\n").in("de").problems.empty());
    const ContentLoading changed =
        Content(german, "species: {rat: {change: replace, name: Mouse, health: 5, attack_skill: bite, tactic: hunt}}\n").in("de");
    CHECK(changed.problems.empty());
}

TEST_CASE("a pack with a language defines nothing, and others do not translate") {
    CHECK(Content("species: {rat: {change: edit, health: 9}}\n").mistake().find("`species` is not allowed in a pack with a `language`") !=
          std::string::npos);
    CHECK(Content("strings: {word_it: es}\n", "texts: {species: {rat: {name: Ratte}}}\n").mistake().find("but the pack has no language") !=
          std::string::npos);
    const Content wrong("texts: {species: {rat: {name: [Ratte]}}}\n");
    CHECK_MESSAGE(wrong.in("").problems.empty(), "a language that is not spoken keeps no game from starting");
    PackFolders folders(wrong.folder.path());
    folders.language = "de";
    const PlayableContent playable = load_playable(folders);
    REQUIRE(playable.catalog);
    CHECK(playable.refused.size() == 1);
}

}  // namespace td::testing
