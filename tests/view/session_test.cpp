#include "view/session.hpp"

#include <doctest/doctest.h>

#include "content/load.hpp"

namespace td {

TEST_CASE("a run begins by telling what wins it") {
    ContentLoading loading = load_content(TIERDELVE_SOURCE_DIR "/content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    for (std::size_t i = 0; i < catalog->dungeons.size(); ++i) {
        GameSettings settings;
        settings.dungeon = DungeonId(i);
        Session session(catalog, settings);
        session.begin();
        REQUIRE_FALSE(session.chronicle().entries().empty());
        const std::string& told = session.chronicle().entries().front().line.text;
        for (const Condition& condition : catalog->dungeons[i].victory) CHECK(told.find(condition.text) != std::string::npos);
    }
}

}  // namespace td
