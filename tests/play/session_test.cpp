#include "play/session.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/turns/debug_commands.hpp"
#include "game/workshop.hpp"
#include "project_folder.hpp"

namespace td {

TEST_CASE("a run begins by telling what wins it") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    for (std::size_t i = 0; i < catalog->dungeons.size(); ++i) {
        GameSettings settings;
        settings.dungeon = DungeonId(i);
        Session session(catalog, settings);
        session.begin();
        REQUIRE_FALSE(session.message_log().entries().empty());
        const std::string& told = session.message_log().entries().front().line.text;
        for (const Objective& condition : catalog->dungeons[i].victory) CHECK(told.find(condition.text) != std::string::npos);
    }
}

TEST_CASE("a refusal is kept for the HUD and leaves no line in the log, and every line has its moment") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    Session session(catalog, GameSettings{.seed = 7, .dungeon = find_id<DungeonId>(catalog->dungeons, "sunken_city")});
    session.begin();
    const std::size_t told = session.message_log().told();
    int heard = 0;
    const Subscription events =
        session.listen([&](const Game&, const Event& event) { heard += std::holds_alternative<WasRefused>(event) ? 1 : 0; });
    REQUIRE(session.give(commands::UseItem{.slot = 99}).kind == Step::Kind::refused);
    REQUIRE(session.give(commands::UseItem{.slot = 99}).kind == Step::Kind::refused);
    CHECK(session.message_log().told() == told);
    CHECK(session.last_refusal());
    CHECK(session.refusals() == 2);
    CHECK(heard == 2);
    for (int i = 0; i < 60 && session.game().outcome() == Outcome::running; ++i) {
        const std::optional<Command> step = session.game().autoexplore_step().step;
        session.give(step ? *step : commands::Wait{});
    }
    CHECK_FALSE(session.last_refusal());
    REQUIRE(session.message_log().told() > told);
    const auto& entries = session.message_log().entries();
    CHECK(entries.front().when == Moment{});
    CHECK(entries.back().when.round > 1);
    CHECK(std::any_of(entries.begin(), entries.end(), [](const MessageLog::Entry& entry) { return entry.when.tier > 0; }));
}

TEST_CASE("at a pause the order shows an action of the leader's before it is given, as it will be then") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    GameSettings settings{.seed = 7};
    settings.dungeon = find_id<DungeonId>(catalog->dungeons, "fencing_school");
    Session session(catalog, settings);
    session.begin();
    session.give(commands::SetPauseMode{PauseMode::every_event});
    session.give(commands::Wait{});
    REQUIRE(session.game().paused());
    const EntityId leader = session.game().leader();
    const Command instead = commands::Walk{Direction::east};

    REQUIRE(session.next_game().awaiting() == leader);
    session.focus.considered = instead;
    REQUIRE(session.interval());
    const auto shown = session.order();
    const auto first_of_leader = [&](const std::vector<OrderPlace>& order) {
        return std::find_if(order.begin(), order.end(),
                            [&](const OrderPlace& place) { return place.who == leader && place.change != OrderPlace::Change::lost; });
    };
    REQUIRE(first_of_leader(shown) != shown.end());
    CHECK(first_of_leader(shown)->command == instead);
    CHECK(session.game().paused());
    CHECK_FALSE(session.game().reconsidering());

    session.give(commands::Reconsider{leader});
    session.give(instead);
    const auto then = session.order();
    CHECK(first_of_leader(then)->command == instead);
    CHECK(first_of_leader(then)->when == first_of_leader(shown)->when);
}

TEST_CASE("on another floor nothing of the last one is pointed at: its numbers belong to other things") {
    ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    const auto catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
    Session session(catalog, GameSettings{.seed = 7, .dungeon = find_id<DungeonId>(catalog->dungeons, "sunken_city")});
    session.begin();
    session.focus.creature = session.game().leader();
    session.focus.tile = Point{3, 3};
    session.focus.threats = true;
    session.give(debug_command::open());
    CHECK(session.focus.creature);
    session.give(debug_command::floor(2));
    REQUIRE(session.game().floor() == 2);
    CHECK_FALSE(session.focus.creature);
    CHECK_FALSE(session.focus.tile);
    CHECK(session.focus.threats);
}

TEST_CASE("under every time system a latecomer stands in the order with its arrival while the stairs are considered") {
    test::under_every_system({"##############################", "#A.>........................B#", "##############################"},
                             [](test::Arena arena) {
                                 const EntityId leader = arena.hero('A', test::ids::hero);
                                 const EntityId late = arena.hero('B', test::ids::hero);
                                 arena.world.place(leader, arena.where('>'));
                                 Session session(arena.start());
                                 session.begin();
                                 REQUIRE(session.game().awaiting() == leader);
                                 session.focus.considered = commands::Descend{};
                                 const std::vector<OrderPlace>& order = session.order();
                                 const auto place = std::find_if(order.begin(), order.end(), [&](const OrderPlace& each) {
                                     return each.who == late && each.change == OrderPlace::Change::follows;
                                 });
                                 REQUIRE(place != order.end());
                                 CHECK(place->rounds_left == 20);
                             });
}

TEST_CASE("creatures of one name keep their letters when one of them dies, and its body stays") {
    test::Arena arena({"##########", "#A.1.2.3.#", "##########"});
    arena.hero('A');
    const TeamId foes = arena.add_team(Faction::foe);
    std::vector<EntityId> slugs;
    for (const char letter : {'1', '2', '3'}) {
        slugs.push_back(arena.add(letter, test::ids::slug, foes));
        arena.world.edit<Creature>(slugs.back()).name = "slug";
        arena.world.edit<AiState>(slugs.back()).tactic = test::ids::hold;
    }
    arena.world.edit<Health>(slugs[0]).now = 1;
    Session session(arena.start());
    session.begin();
    CHECK(session.name_of(slugs[1]) == "slug B");
    session.give(commands::Walk{Direction::east});
    for (int i = 0; i < 20 && session.game().world().roster().is_here(slugs[0]); ++i) session.give(commands::Attack{Direction::east});
    REQUIRE_FALSE(session.game().world().roster().is_here(slugs[0]));
    CHECK(session.name_of(slugs[1]) == "slug B");
    CHECK(session.name_of(slugs[2]) == "slug C");
    REQUIRE(session.floor_marks().size() == 1);
    CHECK(session.floor_marks().front().who == slugs[0]);
}

}  // namespace td
