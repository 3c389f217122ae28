#include "game/run/floor_entry_bytes.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "game/run/game.hpp"
#include "game/turns/debug_commands.hpp"

using namespace td;
using namespace td::test;

namespace {

/// With what the party of the sunken city enters its second floor. The second member holds something and has orders.
FloorEntry entry_of_second_floor() {
    const DungeonId dungeon = find_id<DungeonId>(shipped_content()->dungeons, "sunken_city");
    Game game(shipped_content(), {.seed = 5, .dungeon = dungeon});
    const auto give = [&](const Command& command) {
        while (!game.awaiting()) game.step();
        game.step(command);
    };
    while (!game.awaiting()) game.step();
    const EntityId second = game.world().roster()[game.player_team()].members[1];
    give(debug_command::open());
    give(commands::GiveItem{0, second});
    give(commands::GiveOrder{second, CompanionOrder::hold_fire, true, {}});
    give(commands::PermitItem{second, 2, Permission::saved});
    give(debug_command::floor(2));
    for (int i = 0; i < 9 && !game.state().entry; ++i) game.step();
    REQUIRE(game.state().entry);
    return *game.state().entry;
}

}  // namespace

TEST_CASE("what a party takes to a floor is read from its bytes as it was") {
    const FloorEntry entry = entry_of_second_floor();
    const Catalog& catalog = *shipped_content();
    const Dungeon& dungeon = catalog[find_id<DungeonId>(catalog.dungeons, "sunken_city")];
    const std::string bytes = to_bytes(entry);
    const std::optional<FloorEntry> read = floor_entry_of(bytes, catalog, dungeon);
    REQUIRE(read);
    CHECK(to_bytes(*read) == bytes);
    CHECK(read->party.members.size() == entry.party.members.size());
    CHECK(read->party.members[1].holding.has_value());
    CHECK(read->party.members[1].orders.has_value());
    CHECK(read->party.guests.size() == entry.party.guests.size());
    CHECK(read->floor == 2);
}

TEST_CASE("bytes of a party that cannot be are refused") {
    const FloorEntry entry = entry_of_second_floor();
    const Catalog& catalog = *shipped_content();
    const Dungeon& dungeon = catalog[find_id<DungeonId>(catalog.dungeons, "sunken_city")];
    const auto is_taken = [&](auto change) {
        FloorEntry changed = entry;
        change(changed);
        return floor_entry_of(to_bytes(changed), catalog, dungeon).has_value();
    };
    CHECK(is_taken([](FloorEntry&) {}));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.floor = 0; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.floor = 99; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members.clear(); }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.leader = 4; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members.assign(50, e.party.members[0]); }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].creature.species = {}; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].creature.species = SpeciesId(9'999); }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].health.now = 0; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].carried = Traveller::Carried{1, 9}; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].carried = Traveller::Carried{1, 0}; }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.bag.stacks.assign(3, {ItemId(0), 0}); }));
    CHECK_FALSE(is_taken([](FloorEntry& e) { e.party.members[0].parts = Parts{{{ItemId(0), true, 0}}, 1}; }));
    const std::string bytes = to_bytes(entry);
    for (std::size_t size = 0; size < bytes.size(); ++size) CHECK_FALSE(floor_entry_of(bytes.substr(0, size), catalog, dungeon));
    CHECK_FALSE(floor_entry_of(bytes + '\0', catalog, dungeon));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x80);
        static_cast<void>(floor_entry_of(changed, catalog, dungeon));
    }
}
