// Random keys in the shipped dungeons, without a window: automatic commands always end.
#include <doctest/doctest.h>

#include <array>

#include "base/rng.hpp"
#include "content/shipped_content.hpp"
#include "view/dungeon/dungeon_controller.hpp"

using namespace td;

namespace {

/// Far more commands than exploring any floor takes.
constexpr int step_limit = 4'000;
constexpr int keys_per_script = 60;

struct DeafHost final : DungeonHost {
    void open_screen(Control) override {}
    void open_orders(EntityId) override {}
    void finish_animation() override {}
    void drop_queued_input() override {}
};

/// A run in a dungeon, steered by controls. Counts the commands that are given without a key.
struct Run {
    Run(const std::shared_ptr<const Catalog>& catalog, std::string_view dungeon, std::uint64_t seed)
        : session(catalog, {.seed = seed, .dungeon = find_id<DungeonId>(catalog->dungeons, dungeon)}) {
        session.begin();
    }

    /// Presses the key, and lets automatic commands continue. False if they did not end.
    bool press(Control control) {
        controller.control(control);
        int steps = 0;
        while (controller.continues() && ++steps < step_limit) controller.continue_once();
        return steps < step_limit;
    }
    bool is_over() const { return session.game().outcome() != Outcome::running; }

    Session session;
    Settings settings;
    DeafHost host;
    DungeonController controller{session, settings, host};
};

Control random_control(Rng& rng) {
    constexpr std::array ways{Control::move_north,     Control::move_east,      Control::move_south,     Control::move_west,
                              Control::move_northeast, Control::move_southeast, Control::move_southwest, Control::move_northwest};
    constexpr std::array others{Control::wait,    Control::rest,    Control::explore,     Control::explore,      Control::rest,
                                Control::attack,  Control::skill_1, Control::skill_2,     Control::skill_3,      Control::pick_up,
                                Control::confirm, Control::cancel,  Control::take_stairs, Control::next_target,  Control::toggle_team_mode,
                                Control::look,    Control::confirm, Control::close_door,  Control::toggle_pauses};
    return rng.chance(35) ? ways[rng.below(ways.size())] : others[rng.below(others.size())];
}

/// Presses random keys by as many scripts as given in each dungeon.
void press_random_keys(std::uint64_t scripts) {
    const auto catalog = test::shipped_content();
    for (const Dungeon& dungeon : catalog->dungeons)
        for (std::uint64_t seed = 1; seed <= scripts; ++seed) {
            Run run(catalog, dungeon.id, seed);
            Rng rng = Rng::named(seed, "random keys");
            std::string pressed;
            for (int key = 0; key < keys_per_script && !run.is_over(); ++key) {
                const Control control = random_control(rng);
                pressed += std::string(info(control).name) + " ";
                REQUIRE_MESSAGE(run.press(control), dungeon.id << " seed " << seed << ": " << pressed);
            }
        }
}

}  // namespace

TEST_CASE("whatever random keys begin in a shipped dungeon ends") { press_random_keys(3); }

TEST_CASE("whatever many random keys begin in a shipped dungeon ends" * doctest::test_suite("long")) { press_random_keys(40); }

TEST_CASE("a rest that is refused is not given again") {
    Run run(test::shipped_content(), "counting_house", 8);
    for (const Control control : {Control::move_east, Control::move_east, Control::move_west, Control::move_south, Control::move_west,
                                  Control::explore, Control::wait, Control::wait, Control::wait, Control::rest, Control::rest})
        REQUIRE(run.press(control));
}

TEST_CASE("exploring a floor ends at doors that open into themselves") {
    Catalog catalog = *test::shipped_content();
    catalog.features[catalog.door.index()].opens_into = catalog.door;
    Run run(std::make_shared<const Catalog>(std::move(catalog)), "sunken_city", 3);
    for (int i = 0; i < 20; ++i) REQUIRE(run.press(Control::explore));
    CHECK(run.session.game().floor() == 1);
}
