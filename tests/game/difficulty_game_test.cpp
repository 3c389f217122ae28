// What the difficulty of a run changes in play.
#include <doctest/doctest.h>

#include <algorithm>

#include "content/shipped_content.hpp"
#include "game/arena.hpp"
#include "tools/lab/invariants.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/self_play.hpp"

using namespace td;
using namespace td::test;

namespace {

DifficultyId difficulty_called(const Catalog& catalog, std::string_view id) {
    const auto found = find_id<DifficultyId>(catalog.difficulties, id);
    REQUIRE(found);
    return found;
}

int foes_with(const Game& game, TacticId tactic) {
    const World& world = game.world();
    const auto owners = world.table<Creature>().owners();
    return static_cast<int>(std::count_if(owners.begin(), owners.end(), [&](EntityId who) {
        return faction_of(world, who) == Faction::foe && world.get<AiState>(who).tactic == tactic;
    }));
}

/// How often F, of that side, strikes whom it has beside it in 99 rounds, where foes overlook so many percent of their plans.
int blows_in_99_rounds(int overlook, Faction side) {
    Arena arena({"#####", "#AFB#", "#####"});
    Tactic striker;
    striker.plans = {{Plan::Kind::attack}};
    arena.catalog->tactics.push_back(striker);
    for (Species& species : arena.catalog->species) species.attack = 0;
    arena.catalog->difficulties.resize(1);
    arena.catalog->difficulties[0].minds.overlook = overlook;
    arena.hero('A');
    const TeamId foes = arena.add_team(Faction::foe);
    const EntityId fighter = arena.add('F', ids::hero, side == Faction::player ? TeamId(0) : foes);
    arena.world.edit<AiState>(fighter).tactic = TacticId(arena.catalog->tactics.size() - 1);
    if (side == Faction::player) arena.world.edit<AiState>(arena.add('B', ids::slug, foes)).tactic = ids::hold;
    for (const EntityId who : arena.world.table<Creature>().owners()) arena.world.edit<Health>(who) = {9999, 9999, 0};
    Game game = arena.start();
    int blows = 0;
    for (int i = 0; i < 1000 && game.now().round < 100; ++i) {
        game.step(commands::Wait{});
        for (const Event& event : game.take_events())
            if (const auto* used = std::get_if<UsedSkill>(&event)) blows += used->who == fighter ? 1 : 0;
    }
    return blows;
}

}  // namespace

TEST_CASE("a run that names no difficulty has the main one, and its hash is that of content without difficulties") {
    const auto catalog = test::shipped_content();
    const DifficultyId normal = difficulty_called(*catalog, "normal");
    CHECK(normal == main_difficulty(*catalog));
    Game plain(catalog, {3, DungeonId(0)});
    CHECK(plain.settings().difficulty == normal);
    CHECK(plain.hash() == Game(catalog, {3, DungeonId(0), true, normal}).hash());
    auto without = std::make_shared<Catalog>(*catalog);
    without->difficulties.clear();
    CHECK(Game(without, {3, DungeonId(0)}).hash() == plain.hash());
    CHECK(play_by_itself(without, DungeonId(0), 3).hash == play_by_itself(catalog, DungeonId(0), 3, normal).hash);
    CHECK(Game(catalog, {3, DungeonId(0), true, difficulty_called(*catalog, "hard")}).hash() != plain.hash());
}

TEST_CASE("a difficulty changes neither health nor any number of a creature") {
    const auto catalog = test::shipped_content();
    for (std::size_t i = 0; i < catalog->difficulties.size(); ++i) {
        const Game game(catalog, {3, find_id<DungeonId>(catalog->dungeons, "sunken_city"), true, DifficultyId(i)});
        for (const EntityId who : game.world().table<Creature>().owners()) {
            const Species& species = (*catalog)[game.world().get<Creature>(who).species];
            CHECK(game.world().get<Health>(who).maximum == species.health);
        }
    }
}

TEST_CASE("foes follow the tactics that the difficulty puts in place of theirs, companions keep theirs") {
    const auto catalog = test::shipped_content();
    const auto pack = find_id<TacticId>(catalog->tactics, "pack");
    const auto pack_well = find_id<TacticId>(catalog->tactics, "pack_well");
    int before = 0, swapped = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const GameSettings settings{seed, find_id<DungeonId>(catalog->dungeons, "sunken_city")};
        GameSettings hard = settings;
        hard.difficulty = difficulty_called(*catalog, "hard");
        const Game normal_game(catalog, settings), hard_game(catalog, hard);
        before += foes_with(normal_game, pack);
        CHECK(foes_with(normal_game, pack_well) == 0);
        CHECK(foes_with(hard_game, pack) == 0);
        swapped += foes_with(hard_game, pack_well);
        const auto& members = hard_game.world().roster()[hard_game.player_team()].members;
        const auto& same_members = normal_game.world().roster()[normal_game.player_team()].members;
        REQUIRE(members.size() == same_members.size());
        for (std::size_t i = 0; i < members.size(); ++i)
            CHECK((hard_game.world().get<AiState>(members[i]).tactic == normal_game.world().get<AiState>(same_members[i]).tactic));
    }
    CHECK(before > 0);
    CHECK(swapped > 0);
}

TEST_CASE("a foe overlooks plans as often as the difficulty says, a companion never") {
    const int always = blows_in_99_rounds(0, Faction::foe);
    CHECK(always >= 95);
    const int half = blows_in_99_rounds(50, Faction::foe);
    CHECK(half > always * 3 / 10);
    CHECK(half < always * 7 / 10);
    CHECK(blows_in_99_rounds(50, Faction::player) == blows_in_99_rounds(0, Faction::player));
    CHECK(blows_in_99_rounds(50, Faction::player) > 0);
}

TEST_CASE("a party's bag is that of the difficulty") {
    auto catalog = std::make_shared<Catalog>(*small_catalog());
    catalog->dungeons[0].party = {{.species = ids::hero}};
    catalog->dungeons[0].bag = {{.item = ids::herb, .count_low = 2}};
    catalog->difficulties.resize(2);
    catalog->difficulties[1].bag_percent = 0;
    catalog->difficulties[1].bag = {{.item = ids::knife, .count_low = 1}};
    const Game plain(catalog, {1, DungeonId(0), true, DifficultyId(0)});
    const Game changed(catalog, {1, DungeonId(0), true, DifficultyId(1)});
    const auto& stacks = changed.world().bag(changed.player_team()).stacks;
    REQUIRE(plain.world().bag(plain.player_team()).stacks.size() >= 1);
    CHECK(plain.world().bag(plain.player_team()).stacks[0].item == ids::herb);
    REQUIRE(stacks.size() == 1);
    CHECK(stacks[0].item == ids::knife);
}

TEST_CASE("a game goes on under content in which its difficulty has another number, and not where it is gone") {
    const auto catalog = test::shipped_content();
    Game game(catalog, {3, DungeonId(0), true, difficulty_called(*catalog, "hard")});
    auto turned = std::make_shared<Catalog>(*catalog);
    std::reverse(turned->difficulties.begin(), turned->difficulties.end());
    turned->rules_fingerprint = 1;
    CHECK(game.migrate_to(turned).empty());
    CHECK(game.difficulty().id == "hard");
    auto without = std::make_shared<Catalog>(*catalog);
    std::erase_if(without->difficulties, [](const Difficulty& difficulty) { return difficulty.id == "hard"; });
    without->rules_fingerprint = 2;
    CHECK(game.migrate_to(without) == std::vector<std::string>{"difficulty `hard`"});
    CHECK(game.difficulty().id == "hard");
}

TEST_CASE("every dungeon is played to its end at every difficulty") {
    const auto catalog = without_look_ahead(*test::shipped_content());
    for (std::size_t dungeon = 0; dungeon < catalog->dungeons.size(); ++dungeon)
        for (std::size_t difficulty = 0; difficulty < catalog->difficulties.size(); ++difficulty) {
            const SelfPlay run = play_by_itself(catalog, DungeonId(dungeon), 1, DifficultyId(difficulty));
            INFO(catalog->dungeons[dungeon].id, " ", catalog->difficulties[difficulty].id);
            CHECK(run.faults.empty());
            CHECK(run.outcome != Outcome::running);
        }
}
