#include "tools/delve/translations.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "content/packs/translation.hpp"
#include "content/temporary_directory.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::delve {

using testing::pack_yaml;
using testing::TemporaryDirectory;

TEST_CASE("files of texts made anew keep what is translated, note the hash of its original, and remark what is missing") {
    const TemporaryDirectory folder;
    folder.write("core/pack.yaml", pack_yaml("core"));
    folder.write(
        "core/all.yaml",
        "items:\n  bread: {name: Bread, description: \"Warm: good.\"}\n  stone: {name: Stone}\n  rye: {extends: bread, name: Rye}\n");
    folder.write("german/pack.yaml", "id: german\nname: Deutsch\nversion: \"1\"\nlanguage: de\n");
    folder.write("german/all.yaml",
                 "texts:\n  items:\n    bread: {name: Brot, description: 'Warm: gut.', of: {name: oldone}}\nstrings: {word_it: es}\n");
    std::vector<Problem> problems;
    const std::vector<Pack> packs = read_packs(folder.path(), problems);
    REQUIRE(packs.size() == 2);
    const std::vector<OriginalText> originals = original_texts(Definitions({&packs[0], &packs[1]}, problems));
    REQUIRE(problems.empty());
    const PackTranslation translation = translation_in(packs[1]);
    const auto items = std::count_if(originals.begin(), originals.end(), [](const OriginalText& one) { return one.name.type == "items"; });
    CHECK_MESSAGE(items == 4, "the description of rye is that of bread");
    auto files = text_files(translation, originals);
    CHECK(files.at("texts/items.yaml") ==
          "# yaml-language-server: $schema=../../schema.json\ntexts:\n  items:\n    bread:\n      name: Brot\n"
          "      description: \"Warm: gut.\"\n      of: {name: oldone, description: " +
              hash_of_original("Warm: good.") +
              "}\n"
              "    # stone:\n      # name: Stone\n    # rye:\n      # name: Rye\n");
    CHECK(files.at("texts/strings.yaml").ends_with("    of: {word_it: " + hash_of_original("it") + "}\n"));
}

}  // namespace td::delve
