#include "tools/preview/thing_show.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"

using namespace td;
using namespace td::test;

namespace {

Game shown(const Catalog& content, const std::string& type, std::size_t number) {
    Game game = ThingShow(content, {type, {}, {}}, number).stage().game({});
    game.step();
    return game;
}

}  // namespace

TEST_CASE("an item lies in the middle, where it is seen") {
    const auto content = shipped_content();
    CHECK(shown(*content, "items", 1).sight().memory(ThingShow::middle).item == ItemId(1));
}

TEST_CASE("features are seen, hidden ones too") {
    const auto content = shipped_content();
    for (std::size_t i = 0; i < content->features.size(); ++i)
        CHECK_MESSAGE(shown(*content, "features", i).sight().memory(ThingShow::middle).feature == FeatureId(i), content->features[i].id);
}

TEST_CASE("terrain is a patch, a theme is a patch of every terrain that can be seen over") {
    const auto content = shipped_content();
    CHECK(shown(*content, "terrains", 3).world().terrain(ThingShow::middle) == TerrainId(3));
    const Game theme = shown(*content, "themes", 0);
    for (std::size_t i = 0; i < content->terrains.size(); ++i) {
        bool found = false;
        for (int y = 0; y < ThingShow::height; ++y)
            for (int x = 0; x < ThingShow::width; ++x) found = found || theme.world().terrain({x, y}) == TerrainId(i);
        CHECK_MESSAGE(found, content->terrains[i].id);
    }
}

TEST_CASE("weather is in force, a landmark stands in the middle") {
    const auto content = shipped_content();
    REQUIRE(!content->weathers.empty());
    CHECK(shown(*content, "weathers", 0).world().surroundings().weather == WeatherId(0));
    REQUIRE(!content->landmarks.empty());
    CHECK(shown(*content, "landmarks", 0).world().first_at<LandmarkMarker>(ThingShow::middle));
}
