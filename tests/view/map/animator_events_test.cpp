// What each event looks like: motions, what flies, and what is heard.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "view/map/animator.hpp"

using namespace td;
using namespace td::test;

namespace {

/// `A` sees the foe `F`, and not the foe `G` behind the wall.
struct Stage {
    Stage() {
        hero = arena.hero('A');
        const TeamId foes = arena.add_team(Faction::foe);
        foe = arena.add('F', ids::slug, foes);
        hidden = arena.add('G', ids::slug, foes);
        arena.catalog->sounds.resize(1);
        arena.catalog->sounds[0].id = "hiss";
        arena.catalog->skills[ids::bolt.index()].look.form = "bolt";
        arena.catalog->skills[ids::strike.index()].look.form = "strike";
        game.emplace(arena.start());
    }
    void add(const Event& event) { animator.add(*game, event); }
    void wait(int milliseconds) {
        for (int i = 0; i < milliseconds; i += 10) animator.advance(clock += 10);
    }
    Shown shown(EntityId who) const { return animator.shown(*game, who); }
    std::vector<std::string> forms() const {
        std::vector<std::string> forms;
        for (const Spark& spark : animator.sparks()) forms.push_back(spark.form);
        return forms;
    }

    Arena arena{{"########", "#A..F#G#", "########"}};
    EntityId hero, foe, hidden;
    std::optional<Game> game;
    Animator animator;
    std::int64_t clock = 0;
};

using Forms = std::vector<std::string>;

}  // namespace

TEST_CASE("a step that is seen is a motion from tile to tile, one out of sight is none") {
    Stage stage;
    stage.add(Walked{stage.hidden, {6, 1}, {6, 1}});
    CHECK_FALSE(stage.animator.busy());
    stage.add(Walked{stage.foe, {3, 1}, {4, 1}});
    stage.wait(60);
    CHECK(stage.shown(stage.foe).at.x > 3);
    CHECK(stage.shown(stage.foe).at.x < 4);
    CHECK(stage.shown(stage.foe).facing == Direction::east);
    stage.wait(500);
    CHECK(stage.shown(stage.foe).at.x == 4);
}

TEST_CASE("whoever is pushed keeps looking where it looked") {
    Stage stage;
    const Direction facing = stage.game->world().get<Creature>(stage.foe).facing;
    stage.add(WasDisplaced{stage.foe, {3, 1}, {4, 1}});
    stage.wait(60);
    CHECK(stage.shown(stage.foe).at.x < 4);
    CHECK(stage.shown(stage.foe).facing == facing);
}

TEST_CASE("whoever is teleported flashes on both tiles and crosses nothing between") {
    Stage stage;
    stage.add(WasDisplaced{stage.foe, {2, 1}, {4, 1}, true});
    stage.wait(20);
    CHECK(stage.shown(stage.foe).at.x == 4);
    CHECK(stage.forms() == Forms{"sparkle"});
    stage.wait(250);
    CHECK(stage.forms() == Forms{"sparkle"});
}

TEST_CASE("a bolt flies from its doer to the last tile, a blow shows on each tile that it reaches") {
    Stage stage;
    stage.add(UsedSkill{.who = stage.hero,
                        .skill = ids::bolt,
                        .from = {1, 1},
                        .direction = Direction::east,
                        .tiles = {{2, 1}, {3, 1}, {4, 1}},
                        .targets = {}});
    stage.wait(90);
    REQUIRE(stage.forms() == Forms{"bolt"});
    CHECK(stage.animator.sparks()[0].at.x == 4);
    CHECK(stage.animator.sparks()[0].from.x == 1);
    Stage blow;
    blow.add(UsedSkill{
        .who = blow.hero, .skill = ids::strike, .from = {1, 1}, .direction = Direction::east, .tiles = {{2, 1}, {3, 1}}, .targets = {}});
    blow.wait(90);
    CHECK(blow.forms() == Forms{"strike", "strike"});
    CHECK(blow.shown(blow.hero).at.x > 1);  // it lunges
}

TEST_CASE("what a skill does is shown when it arrives, not before") {
    Stage stage;
    stage.add(UsedSkill{
        .who = stage.hero, .skill = ids::bolt, .from = {1, 1}, .direction = Direction::east, .tiles = {{4, 1}}, .targets = {stage.foe}});
    stage.add(WasHurt{.who = stage.foe, .amount = 5, .at = {4, 1}});
    stage.wait(100);
    CHECK(stage.animator.floating_texts().empty());
    CHECK(stage.shown(stage.foe).flash == 0);
    stage.wait(80);
    CHECK(stage.animator.floating_texts().size() == 1);
    CHECK(stage.shown(stage.foe).flash > 0);
}

TEST_CASE("a thrown thing flies to where it lands, and is heard there") {
    Stage stage;
    stage.arena.catalog->items[ids::knife.index()].sound = SoundId(std::size_t{0});
    stage.add(ThrewItem{stage.hero, ids::knife, {1, 1}, {4, 1}, {}});
    stage.wait(40);
    REQUIRE(stage.forms() == Forms{"item"});
    CHECK(stage.animator.sparks()[0].item == ids::knife);
    CHECK(stage.animator.take_sounds().empty());
    stage.wait(200);
    CHECK(stage.animator.take_sounds() == std::vector<SoundId>{SoundId(std::size_t{0})});
}

TEST_CASE("the dead fall before they are gone") {
    Stage stage;
    stage.add(Died{.who = stage.foe, .at = {4, 1}});
    stage.wait(150);
    REQUIRE(stage.animator.ghosts(*stage.game).size() == 1);
    CHECK(stage.animator.ghosts(*stage.game)[0].who == stage.foe);
    stage.wait(600);
    CHECK(stage.animator.ghosts(*stage.game).empty());
}

TEST_CASE("harm to the party has another colour than harm to others, and healing another still") {
    Stage stage;
    stage.add(WasHurt{.who = stage.hero, .amount = 5, .at = {1, 1}});
    stage.add(WasHurt{.who = stage.foe, .amount = 5, .at = {4, 1}});
    stage.add(WasHealed{.who = stage.hero, .amount = 5, .at = {1, 1}});
    stage.wait(300);
    const auto texts = stage.animator.floating_texts();
    REQUIRE(texts.size() == 3);
    CHECK_FALSE(texts[0].colour == texts[1].colour);
    CHECK_FALSE(texts[0].colour == texts[2].colour);
    CHECK(texts[2].text == "+5");
}

TEST_CASE("a status is called by its name over whoever gains it, in its own colour") {
    Stage stage;
    stage.arena.catalog->statuses[ids::poison.index()].colour = 0x112233;
    stage.add(GainedStatus{stage.foe, ids::poison, {}});
    stage.add(GainedStatus{stage.hidden, ids::slow, {}});
    stage.wait(20);
    const auto texts = stage.animator.floating_texts();
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].text == "poison");
    CHECK(texts[0].colour == Colour::of(0x112233));
}

TEST_CASE("a status that is not told is not called over its bearer") {
    Stage stage;
    stage.arena.catalog->statuses[ids::poison.index()].is_announced = false;
    stage.add(GainedStatus{stage.foe, ids::poison, {}});
    stage.wait(20);
    CHECK(stage.animator.floating_texts().empty());
}

TEST_CASE("healing that comes quietly, or of nothing, shows nothing") {
    Stage stage;
    stage.add(WasHealed{.who = stage.hero, .amount = 5, .quietly = true, .at = {1, 1}});
    stage.add(WasHealed{.who = stage.hero, .amount = 0, .at = {1, 1}});
    CHECK_FALSE(stage.animator.busy());
}

TEST_CASE("a new floor begins with nothing of the old one") {
    Stage stage;
    stage.add(WasHurt{.who = stage.foe, .amount = 5, .at = {4, 1}});
    stage.add(Walked{stage.foe, {3, 1}, {4, 1}});
    stage.add(FloorEntered{2});
    CHECK(stage.animator.settled());
    CHECK(stage.animator.floating_texts().empty());
}

TEST_CASE("what happens on a new floor before its first turn is shown as the turn of no creature") {
    Stage stage;
    stage.add(TurnBegan{stage.foe, 1, 0, false});
    stage.add(FloorEntered{2});
    stage.add(WasHurt{.who = stage.hero, .amount = 8, .at = {2, 1}});
    CHECK(stage.animator.turns_shown().empty());
}

namespace {

WasHurt blow(const Stage& stage, int amount, int left) {
    return {.who = stage.foe, .amount = amount, .source = stage.hero, .at = {4, 1}, .left = left};
}

}  // namespace

TEST_CASE("a blow throws the struck one back from its source and scatters something; with less motion it does neither") {
    Stage stage;
    stage.add(blow(stage, 1, 5));
    stage.wait(30);
    CHECK(stage.shown(stage.foe).at.x > 4);
    CHECK(stage.animator.bursts().size() == 1);
    Stage calm;
    calm.animator.set_liveliness({MotionAmount::less, true});
    calm.add(blow(calm, 1, 5));
    calm.wait(30);
    CHECK(calm.shown(calm.foe).at.x == 4);
    CHECK(calm.animator.bursts().empty());
    CHECK_FALSE(calm.animator.floating_texts()[0].arcs);
}

TEST_CASE("a blow stops the show for two frames, and no key has to wait for that") {
    Stage stage;
    stage.add(blow(stage, 1, 5));
    stage.wait(30);
    const float age = stage.animator.bursts()[0].age;
    stage.wait(20);
    CHECK(stage.animator.bursts()[0].age == age);
    stage.wait(40);
    CHECK(stage.animator.bursts()[0].age > age);
    stage.animator.finish();
    CHECK(stage.animator.settled());
    CHECK(stage.animator.bursts().empty());
    CHECK(stage.animator.shake() == Point{});
}

TEST_CASE("only heavy blows shake the map, only deadly ones light it up, and neither if the player forbids it") {
    const auto strongest = [](const Liveliness& liveliness, int amount, int left) {
        Stage stage;
        stage.animator.set_liveliness(liveliness);
        stage.add(blow(stage, amount, left));
        std::pair<int, int> most{};
        for (int i = 0; i < 20; ++i) {
            stage.wait(10);
            most = {std::max(most.first, std::abs(stage.animator.shake().x)), std::max(most.second, stage.animator.flash())};
        }
        return most;
    };
    const int health = Stage().game->world().get<Health>(Stage().foe).maximum;
    CHECK(strongest({}, 1, health - 1) == std::pair(0, 0));
    CHECK(strongest({}, health / 2, health / 2).first > 0);
    CHECK(strongest({}, health / 2, health / 2).second == 0);
    CHECK(strongest({}, health, 0).second > 0);
    CHECK(strongest({MotionAmount::full, false}, health, 0) == std::pair(0, 0));
}

TEST_CASE("the map flashes at most twice a second") {
    Stage stage;
    int flashes = 0;
    bool is_lit = false;
    for (int i = 0; i < 100; ++i) {
        stage.add(blow(stage, 50, 0));
        stage.wait(10);
        const bool was_lit = std::exchange(is_lit, stage.animator.flash() > 0);
        flashes += is_lit && !was_lit;
    }
    CHECK(flashes <= 2);
}
