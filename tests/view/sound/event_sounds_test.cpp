#include "view/sound/event_sounds.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/arena.hpp"
#include "project_folder.hpp"
#include "view/map/animator.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Heard {
    Arena arena{{"########", "#A.#...#", "#..B...#", "########"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('B', ids::slug, arena.add_team(Faction::foe));
    Game game = arena.start();
    Point here = arena.where('A');

    std::string_view of(const Event& event) const { return sound_of(game, event); }
};

}  // namespace

TEST_CASE("what happens has a sound of its own") {
    const Heard heard;
    CHECK(heard.of(Missed{heard.foe, heard.hero, heard.here}) == "miss");
    CHECK(heard.of(OpenedFeature{heard.hero, heard.here, ids::door}) == "door");
    CHECK(heard.of(ClosedFeature{heard.hero, heard.here, ids::door}) == "door");
    CHECK(heard.of(FloorEntered{2}) == "stairs");
    CHECK(heard.of(FloorEntered{1}).empty());
    CHECK(heard.of(Died{.who = heard.hero, .at = heard.here}) == "faint");
    CHECK(heard.of(Died{.who = heard.foe, .at = heard.here}).empty());
    CHECK(heard.of(WasRefused{heard.hero, commands::Wait{}, {}}) == "refused");
    CHECK(heard.of(RunEnded{std::make_shared<const Verdict>(Verdict{.outcome = Outcome::victory})}) == "victory");
    CHECK(heard.of(RunEnded{std::make_shared<const Verdict>(Verdict{.outcome = Outcome::defeat})}) == "defeat");
    CHECK(heard.of(Waited{heard.hero}).empty());
    CHECK(sound_of(MenuMove::to_another_row) == "menu_move");
    CHECK(sound_of(MenuMove::chosen) == "menu_confirm");
}

TEST_CASE("what nobody of the party sees is not heard") {
    const Heard heard;
    const Point unseen{6, 1};
    REQUIRE_FALSE(heard.game.sight().sees(unseen));
    CHECK(heard.of(Missed{heard.foe, heard.hero, unseen}).empty());
    CHECK(heard.of(OpenedFeature{heard.foe, unseen, ids::door}).empty());
}

TEST_CASE("the shipped content has each of these sounds, and the animation plays it") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    for (const std::string_view id : {"miss", "door", "stairs", "faint", "victory", "defeat", "menu_move", "menu_confirm", "refused"})
        CHECK_MESSAGE(find_id<SoundId>(loading.catalog->sounds, id), id);
    Heard heard;
    heard.arena.catalog->sounds.resize(2);
    heard.arena.catalog->sounds[1].id = "refused";
    const Game game = heard.arena.start();
    Animator animator;
    animator.add(game, WasRefused{heard.hero, commands::Wait{}, {}});
    animator.finish();
    CHECK(animator.take_sounds() == std::vector<SoundId>{SoundId(1)});
}
