#include "tools/lab/depth.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "content/shipped_content.hpp"
#include "tools/lab/players.hpp"

using namespace td;

namespace {

const Player& player_called(std::string_view name) {
    for (const Player& player : all_players())
        if (player.name == name) return player;
    throw std::runtime_error("no such player");
}

DepthRun play(std::string_view player, std::string_view dungeon, std::uint64_t seed) {
    const auto catalog = test::shipped_content();
    return play_for_depth(catalog_for(player_called(player), catalog), find_id<DungeonId>(catalog->dungeons, dungeon), seed);
}

}  // namespace

TEST_CASE("a party that looks ahead plays the same game otherwise, and the same each time" * doctest::test_suite("long")) {
    const DepthRun planned = play("planner", "lantern_stair", 5);
    CHECK(planned.play.faults.empty());
    CHECK(planned.play.hash != play("tactics", "lantern_stair", 5).play.hash);
    CHECK(planned.play.hash == play("planner", "lantern_stair", 5).play.hash);
}

TEST_CASE("the player `tactics` plays what the simulation plays") {
    const auto catalog = test::shipped_content();
    const DungeonId dungeon = find_id<DungeonId>(catalog->dungeons, "lantern_stair");
    const SelfPlay simulated = play_by_itself(catalog, dungeon, 5);
    const DepthRun measured = play("tactics", "lantern_stair", 5);
    CHECK(measured.play.hash == simulated.hash);
    CHECK(measured.play.tally.rounds == simulated.tally.rounds);
}

TEST_CASE("a leader who plays as the masher uses neither skills nor items") {
    const auto catalog = catalog_for(player_called("masher"), without_look_ahead(*test::shipped_content()));
    const DungeonId dungeon = find_id<DungeonId>(catalog->dungeons, "sunken_city");
    int blows = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const SelfPlay run = play_by_itself(catalog, dungeon, seed, {}, [&](const Game& game, const Event& event) {
            if (const auto* used = std::get_if<UsedSkill>(&event); used != nullptr && used->who == game.leader()) {
                const Species& species = game.catalog()[game.world().get<Creature>(used->who).species];
                const SkillId rest = species.rest_skill ? species.rest_skill : game.catalog().rest;
                // A companion that takes over the lead in the middle of a skill of several turns ends that first.
                const bool was_begun = game.catalog()[used->skill].turns > 1;
                CHECK((used->plain_attack || used->skill == rest || was_begun));
                blows += used->plain_attack ? 1 : 0;
            }
            if (const auto* used = std::get_if<UsedItem>(&event)) CHECK(used->who != game.leader());
            if (const auto* threw = std::get_if<ThrewItem>(&event)) CHECK(threw->who != game.leader());
            CHECK_FALSE(std::holds_alternative<SlotsSwapped>(event));
        });
        CHECK(run.faults.empty());
        CHECK(run.tally.floors >= 1);
    }
    CHECK(blows > 0);
}

TEST_CASE("a run for depth tells the health that the party lost and what was used") {
    const auto catalog = without_look_ahead(*test::shipped_content());
    const DepthRun run = play("plans", "sunken_city", 1);
    long health = 0;
    for (const TeamMember& member : catalog->dungeons[find_id<DungeonId>(catalog->dungeons, "sunken_city").index()].party)
        health += (*catalog)[member.species].health;
    CHECK(run.health == health);
    CHECK(run.health_lost > 0);
    const SkillId plain = (*catalog)[(*catalog)[find_id<DungeonId>(catalog->dungeons, "sunken_city")].party[0].species].attack_skill;
    CHECK(run.used.skills[plain.index()]);
    CHECK(run.used.effects[EffectPayload(effect::Damage{}).index()]);
    // Whatever was used can be found by the walk over the dungeon's references.
    const DefinitionSet there = contents_of(*catalog, (*catalog)[find_id<DungeonId>(catalog->dungeons, "sunken_city")]);
    for (std::size_t i = 0; i < there.skills.size(); ++i) CHECK((there.skills[i] || !run.used.skills[i]));
    for (std::size_t i = 0; i < there.items.size(); ++i) CHECK((there.items[i] || !run.used.items[i]));
    for (std::size_t i = 0; i < there.effects.size(); ++i) CHECK((there.effects[i] || !run.used.effects[i]));
}

TEST_CASE("an effect of time counts as used once it has moved a turn") {
    auto catalog = std::make_shared<Catalog>(*test::shipped_content());
    const auto dungeon = find_id<DungeonId>(catalog->dungeons, "lantern_stair");
    Skill& plain = catalog->skills[(*catalog)[(*catalog)[dungeon].party[0].species].attack_skill.index()];
    const auto is_used = [&](const EffectPayload& payload) {
        return bool(play_for_depth(catalog, dungeon, 1).used.effects[payload.index()]);
    };
    for (Species& each : catalog->species) each.triggers.clear();
    const auto strikes_out = [](const Effect& each) { return std::holds_alternative<effect::LoseTurn>(each.payload); };
    for (Skill& skill : catalog->skills) std::erase_if(skill.effects, strikes_out);
    for (Item& item : catalog->items) std::erase_if(item.use, strikes_out), std::erase_if(item.thrown, strikes_out);
    plain.effects.push_back({.payload = effect::LoseTurn{}, .chance = 0});
    plain.effects.push_back({.payload = effect::Interrupt{}});
    CHECK_FALSE(is_used(effect::LoseTurn{}));
    CHECK_FALSE(is_used(effect::Interrupt{}));
    plain.effects.push_back({.payload = effect::LoseTurn{}});
    CHECK(is_used(effect::LoseTurn{}));
    plain.effects.back().payload = effect::DelayTurn{};
    CHECK(is_used(effect::DelayTurn{}));
}

TEST_CASE("an effect counts as interrupting where it breaks off what its target does") {
    auto catalog = std::make_shared<Catalog>(*test::shipped_content());
    const auto dungeon = find_id<DungeonId>(catalog->dungeons, "lantern_stair");
    const auto catalog_attack = (*catalog)[(*catalog)[dungeon].party[0].species].attack_skill;
    catalog->skills[catalog_attack.index()].effects.push_back({.payload = effect::Interrupt{}});
    for (Species& species : catalog->species)
        if (species.attack_skill != catalog_attack) catalog->skills[species.attack_skill.index()].turns = 3;
    bool used = false;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        used = used || play_for_depth(catalog, dungeon, seed).used.effects[EffectPayload(effect::Interrupt{}).index()];
    CHECK(used);
}

TEST_CASE("orders of a party are all its permutations, its own first") {
    Dungeon dungeon;
    dungeon.party.resize(4);
    const auto orders = orders_of_party(dungeon);
    CHECK(orders.size() == 24);
    CHECK(orders.front() == std::vector<std::size_t>{0, 1, 2, 3});
    CHECK(std::set<std::vector<std::size_t>>(orders.begin(), orders.end()).size() == 24);
    dungeon.party.resize(1);
    CHECK(orders_of_party(dungeon).size() == 1);
}

TEST_CASE("every four of a dungeon's heroes are a quartet, once and in the order of the list") {
    Dungeon dungeon;
    dungeon.heroes.resize(8);
    const auto quartets = quartets_of_heroes(dungeon);
    CHECK(quartets.size() == 70);
    CHECK(quartets.front() == std::vector<std::size_t>{0, 1, 2, 3});
    CHECK(quartets.back() == std::vector<std::size_t>{4, 5, 6, 7});
    CHECK(std::set<std::vector<std::size_t>>(quartets.begin(), quartets.end()).size() == 70);
    for (const auto& quartet : quartets) CHECK(std::is_sorted(quartet.begin(), quartet.end()));
    dungeon.heroes.resize(3);
    CHECK(quartets_of_heroes(dungeon).empty());
}

TEST_CASE("content with another order of the party differs in nothing else") {
    const auto catalog = test::shipped_content();
    const DungeonId dungeon = find_id<DungeonId>(catalog->dungeons, "sunken_city");
    const auto ordered = catalog_with_party(*catalog, dungeon, (*catalog)[dungeon].party, {2, 0, 1, 3});
    CHECK((*ordered)[dungeon].party[0] == (*catalog)[dungeon].party[2]);
    CHECK((*ordered)[dungeon].party[1] == (*catalog)[dungeon].party[0]);
    CHECK((*ordered)[dungeon].party[3] == (*catalog)[dungeon].party[3]);
    CHECK((*ordered)[dungeon].floors.size() == (*catalog)[dungeon].floors.size());
    CHECK(ordered->lead == catalog->lead);
}
