// Random play in which much is begun that takes several turns, in the shipped content, under every time system.
#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "game/workshop.hpp"
#include "rules/ongoing_actions.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The main dungeon under another time system, with a party that has long actions to choose from.
std::shared_ptr<const Catalog> catalog_with(TimeSystemKind kind) {
    auto catalog = std::make_shared<Catalog>(*test::shipped_content());
    const SkillId star = find_id<SkillId>(catalog->skills, "falling_star");
    REQUIRE(star);
    // Effects hit every creature in the area, the actor included, without charges: many actions are begun, and many disrupted.
    catalog->skills[star.index()].audience = Audience::everyone;
    catalog->skills[star.index()].charges = 0;
    catalog->skills[star.index()].pool_cost = {};
    for (Dungeon& dungeon : catalog->dungeons) dungeon.time.kind = kind;
    for (Species& each : catalog->species)
        if (!each.skills.empty()) each.skills.front() = star;
    return catalog;
}

Command random_command(Rng& rng, const Game& game) {
    const auto further = continuing_command(game.world(), game.awaiting());
    if (further && rng.chance(75)) return *further;
    const auto direction = static_cast<Direction>(rng.below(8));
    const Point at = place(game, game.awaiting());
    switch (rng.below(7)) {
        case 0: return commands::UseSkill{0, direction, at + offset(direction) + offset(static_cast<Direction>(rng.below(8)))};
        case 1: return commands::Rest{};
        case 2: return commands::UseItem{static_cast<int>(rng.below(6)), direction, at};
        case 3: return commands::SetTeamMode{static_cast<int>(rng.below(2)) != 0};
        case 4: return commands::Face{direction};
        case 5: return commands::Attack{direction};
        default: return commands::Walk{direction};
    }
}

}  // namespace

TEST_CASE("commands played again give the same hashes in the midst of actions of several turns, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        const auto catalog = catalog_with(kind);
        int begun = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            CAPTURE(static_cast<int>(kind));
            CAPTURE(seed);
            const GameSettings settings{seed, DungeonId(0), true};
            Game first(catalog, settings);
            Game second(catalog, settings);
            Rng rng(seed);
            for (int i = 0; i < 120 && first.outcome() == Outcome::running; ++i) {
                const auto command = first.awaiting() ? std::optional(random_command(rng, first)) : std::nullopt;
                first.step(command);
                // Looking ahead must not change anything: only the first game is asked for forecasts.
                if (i % 16 == 0) first.forecast(2, command);
                second.step(command);
                for (const Event& event : first.take_events()) begun += std::holds_alternative<OngoingProgressed>(event) ? 1 : 0;
                second.take_events();
                REQUIRE(first.hash() == second.hash());
                for (const std::string& fault : broken_invariants(first)) FAIL(fault);
            }
        }
        CHECK(begun > 30);
    }
}
