#include "game/run/content_migration.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Meeting {
    Arena arena{{"#########", "#A..!..B#", "#..+....#", "#########"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('B', ids::slug, arena.add_team(Faction::foe));

    Meeting() {
        Creature& slug = arena.world.edit<Creature>(foe);
        slug.name = "slug";
        slug.has_own_name = false;
        arena.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
    }

    /// Under content whose rules have this fingerprint.
    Game start(std::uint64_t rules) {
        arena.catalog->rules_fingerprint = rules;
        return arena.start();
    }
};

/// The same definitions in another order: every number is another one.
std::shared_ptr<Catalog> upside_down(const Catalog& catalog) {
    auto other = std::make_shared<Catalog>(catalog);
    const auto mirror = [](auto id, const auto& table) { return id ? decltype(id)(table.size() - 1 - id.index()) : id; };
    for (Species& species : other->species) {
        species.attack_skill = mirror(species.attack_skill, catalog.skills);
        species.tactic = mirror(species.tactic, catalog.tactics);
        for (SkillId& skill : species.skills) skill = mirror(skill, catalog.skills);
    }
    for (Tactic& tactic : other->tactics) tactic.id = "tactic_" + std::to_string(&tactic - other->tactics.data());
    std::reverse(other->species.begin(), other->species.end());
    std::reverse(other->skills.begin(), other->skills.end());
    std::reverse(other->items.begin(), other->items.end());
    std::reverse(other->tactics.begin(), other->tactics.end());
    return other;
}

std::shared_ptr<Catalog> named_tactics(const Catalog& catalog) {
    auto named = std::make_shared<Catalog>(catalog);
    for (std::size_t i = 0; i < named->tactics.size(); ++i) named->tactics[i].id = "tactic_" + std::to_string(i);
    return named;
}

}  // namespace

TEST_CASE("a game goes on with definitions that bear other numbers as if nothing had happened") {
    Meeting meeting;
    meeting.arena.catalog = named_tactics(*meeting.arena.catalog);
    Game game = meeting.arena.start();
    REQUIRE(game.migrate_to(upside_down(*meeting.arena.catalog)).empty());
    CHECK(game.catalog()[game.world().get<Creature>(meeting.foe).species].id == "slug");
    CHECK(game.catalog()[game.world().bag(TeamId(0)).stacks[0].item].id == "knife");
    CHECK(game.catalog()[game.world().get<Skills>(meeting.hero).slots[0].skill].id == "bolt");
    CHECK(game.catalog()[game.sight().memory({4, 1}).item].id == "herb");
    CHECK(game.catalog()[game.world().get<AiState>(meeting.foe).tactic].id == "tactic_1");
    CHECK(broken_invariants(game).empty());
    for (int turn = 0; turn < 40; ++turn) game.step(commands::Wait{});
    CHECK(broken_invariants(game).empty());
    CHECK(game.world().get<Health>(meeting.hero).now < 30);
}

TEST_CASE("new names and numbers of a species are those of its creatures at once, wounds stay") {
    Meeting meeting;
    meeting.arena.world.edit<Health>(meeting.foe).now = 25;
    Game game = meeting.arena.start();
    auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
    changed->species[ids::slug.index()].name = "great slug";
    changed->species[ids::slug.index()].health = 50;
    changed->species[ids::slug.index()].speed = 2;
    REQUIRE(game.migrate_to(changed).empty());
    CHECK(game.world().get<Creature>(meeting.foe).name == "great slug");
    CHECK(game.world().get<Health>(meeting.foe).maximum == 50);
    CHECK(game.world().get<Health>(meeting.foe).now == 45);
    CHECK(game.world().roster()[meeting.foe].speed == 2);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("a game that was taken to other rules and back is the same as before, with several fixtures too") {
    Meeting meeting;
    meeting.arena = Arena({"#########", "#A+.+..B#", "#.+.+...#", "#########"});
    meeting.arena.hero('A');
    Game game = meeting.start(1);
    const std::uint64_t before = game.hash();
    auto other = std::make_shared<Catalog>(*meeting.arena.catalog);
    other->rules_fingerprint = 2;
    REQUIRE(game.migrate_to(other).empty());
    CHECK(game.hash() != before);
    REQUIRE(game.migrate_to(meeting.arena.catalog).empty());
    CHECK(game.hash() == before);
}

TEST_CASE("a creature named by its dungeon keeps its name, and one at the end of its strength a point of health") {
    Meeting meeting;
    meeting.arena.world.edit<Health>(meeting.foe).now = 3;
    Game game = meeting.arena.start();
    auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
    for (Species& species : changed->species) species.name = "somebody", species.health = 5;
    REQUIRE(game.migrate_to(changed).empty());
    CHECK(game.world().get<Creature>(meeting.hero).name == "A");
    CHECK(game.world().get<Health>(meeting.foe).now == 1);
    CHECK(game.world().get<Health>(meeting.foe).maximum == 5);
}

TEST_CASE("what an encounter still has for members on their way is found by its name, and is lost with its option") {
    Meeting meeting;
    const auto without = named_tactics(*meeting.arena.catalog);
    const auto with_encounters = [&](const std::vector<std::pair<std::string, std::size_t>>& rows) {
        auto content = std::make_shared<Catalog>(*without);
        for (const auto& [id, options] : rows) {
            Encounter& encounter = content->encounters.emplace_back();
            encounter.id = id;
            encounter.options.resize(options);
        }
        content->rules_fingerprint = rows.size();
        return content;
    };
    meeting.arena.catalog = with_encounters({{"wheel", 3}, {"well", 2}});
    GameState state = meeting.arena.start().state();
    state.options_for_all = {{EncounterId(0), 2}, {EncounterId(1), 1}};
    REQUIRE(migrate_to(state, with_encounters({{"door", 2}, {"well", 2}, {"wheel", 2}})).empty());
    CHECK(state.options_for_all == std::vector{std::pair(EncounterId(1), 1)});
}

TEST_CASE("a species that learns a skill and loses another has its creatures do so, and what is spent stays spent") {
    Meeting meeting;
    meeting.arena.world.edit<Skills>(meeting.hero).slots[0].charges = 1;
    Game game = meeting.arena.start();
    auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
    changed->species[ids::hero.index()].skills = {ids::mend, ids::bolt};
    REQUIRE(game.migrate_to(changed).empty());
    const auto& slots = game.world().get<Skills>(meeting.hero).slots;
    REQUIRE(slots.size() == 2);
    CHECK(slots[0].skill == ids::mend);
    CHECK(slots[0].charges == 3);
    CHECK(slots[1].charges == 1);
}

TEST_CASE("an action that is begun is still done with its skill when the species has its skills in another order") {
    Meeting meeting;
    meeting.arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
    for (const bool kept : {true, false}) {
        Game game = meeting.arena.start();
        while (!game.awaiting()) game.step();
        game.step(commands::UseSkill{0, Direction::east, meeting.arena.where('B')});
        REQUIRE(game.pending(meeting.hero));
        auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
        const SkillId begun = meeting.arena.catalog->species[ids::hero.index()].skills[0];
        changed->species[ids::hero.index()].skills = kept ? std::vector{ids::mend, begun} : std::vector{ids::mend};
        REQUIRE(game.migrate_to(changed).empty());
        CHECK(std::get<commands::UseSkill>(game.pending(meeting.hero)->command).slot == 1);
        CHECK(game.world().get<Skills>(meeting.hero).slots.size() == (kept ? 2 : 1));
    }
}

TEST_CASE("what is in play cannot go: it is named, and nothing has changed") {
    Meeting meeting;
    Game game = meeting.arena.start();
    const std::uint64_t before = game.hash();
    auto without = std::make_shared<Catalog>(*meeting.arena.catalog);
    without->species[ids::slug.index()].id = "snail";
    without->items[ids::knife.index()].id = "spoon";
    without->species[ids::fish.index()].id = "nobody_misses_it";
    CHECK(game.migrate_to(without) == std::vector<std::string>{"item `knife`", "species `slug`"});
    CHECK(game.hash() == before);
    CHECK(&game.catalog() == meeting.arena.catalog.get());
}

TEST_CASE("a dungeon that has lost the floor where the party is does not replace it") {
    Meeting meeting;
    Game game = meeting.arena.start();
    auto without = std::make_shared<Catalog>(*meeting.arena.catalog);
    without->dungeons[0].floors.clear();
    CHECK(game.migrate_to(without) == std::vector<std::string>{"floor 1 of dungeon `arena`"});
}

TEST_CASE("a door that has become glass is looked through at once, and still stands in the way") {
    Meeting meeting;
    Game game = meeting.arena.start();
    auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
    changed->features[ids::door.index()].blocks_sight = false;
    REQUIRE(game.migrate_to(changed).empty());
    CHECK_FALSE(blocks_sight(game.world(), {3, 2}));
    CHECK(game.would_refuse(commands::Walk{Direction::south}) == std::nullopt);
    CHECK(game.world().any({3, 2}, IndexedKind::solid));
}

TEST_CASE("a game with other content has another hash, and with its own again the same") {
    Meeting meeting;
    Game game = meeting.start(1);
    const std::uint64_t before = game.hash();
    auto changed = std::make_shared<Catalog>(*meeting.arena.catalog);
    changed->rules_fingerprint = 2;
    REQUIRE(game.migrate_to(changed).empty());
    CHECK(game.hash() != before);
    REQUIRE(game.migrate_to(meeting.arena.catalog).empty());
    CHECK(game.hash() == before);
}

TEST_CASE("a game that is told in other words has the hash that it had, and its creatures bear the new names") {
    Meeting meeting;
    Game game = meeting.start(1);
    const std::uint64_t before = game.hash();
    auto reworded = std::make_shared<Catalog>(*meeting.arena.catalog);
    for (Species& species : reworded->species) species.name = "Schnecke";
    REQUIRE(game.migrate_to(reworded).empty());
    CHECK(game.hash() == before);
    CHECK(game.world().get<Creature>(meeting.foe).name == "Schnecke");
    CHECK(game.world().get<Creature>(meeting.hero).name == "A");
    CHECK(game.catalog().species[0].name == "Schnecke");
}
