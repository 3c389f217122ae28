#include "play/prompts.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

namespace {

const KeySettings keys;

/// A hero `A` with a friend `B` and a foe `1`; the first skill is a blow.
struct HintScene {
    Arena arena;
    EntityId hero, friend_b, foe;

    explicit HintScene(TimeSystemKind kind = TimeSystemKind::six_tier)
        : arena(workshop(kind, {"#######", "#A1...#", "#.B...#", "#######"})), hero(arena.hero('A')), friend_b(arena.hero('B')) {
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::hold, 0}};
        arena.world.edit<AiState>(friend_b).tactic = ids::follow;
    }
};

}  // namespace

TEST_CASE("an aim tells what is aimed, and how, or why it would be refused") {
    HintScene scene;
    Session session(scene.arena.start());
    session.begin();
    Aim aim(session.next_game(), commands::UseSkill{0, Direction::east, {}});
    REQUIRE_FALSE(session.refusal_of(aim.command()));
    const std::string name = name_of_aimed(session.next_game(), aim.command());
    CHECK(prompt_of_aim(session, aim, keys) == name + ": Aim with direction keys or mouse, Tab: next target, Enter: do it");
    aim.move(Direction::north);
    const std::string refused = prompt_of_aim(session, aim, keys);
    CHECK(refused.find(name + ": ") == 0);
    CHECK(refused.find(" Aim elsewhere, or Esc.") != std::string::npos);
    // Aiming elsewhere gives no charge.
    scene.arena.world.edit<Skills>(scene.hero).slots[0].charges = 0;
    Session spent(scene.arena.start());
    spent.begin();
    CHECK(prompt_of_aim(spent, Aim(spent.next_game(), commands::UseSkill{0, Direction::east, {}}), keys).find("Aim elsewhere") ==
          std::string::npos);
    CHECK(prompt_of_refused_aim("It is far.", keys, Catalog()) == "It is far. Aim elsewhere, or Esc.");
}

TEST_CASE("looking at a companion that means to do something tells of the veto, and elsewhere of the cursor") {
    HintScene scene;
    Session session(scene.arena.start());
    session.begin();
    CHECK(prompt_of_looking(session, {}, keys) == "Looking: direction keys move the cursor, Tab goes to the next creature, Esc ends");
    CHECK(prompt_of_looking(session, scene.foe, keys) == prompt_of_looking(session, {}, keys));
    CHECK(prompt_of_looking(session, scene.friend_b, keys) == "Delete: veto what B intends. 9: orders. Tab: the next creature. Esc: done.");
}

TEST_CASE("a hint names the keys that the player has chosen") {
    KeySettings other;
    other.set_keys(Control::cancel, {"X"});
    CHECK(prompt_of_refused_aim("It is far.", other, Catalog()) == "It is far. Aim elsewhere, or X.");
}

TEST_CASE("a warning, a veto and a replacement tell how to continue and how to go back") {
    HintScene scene(TimeSystemKind::deferred);
    Session session(scene.arena.start());
    session.begin();
    session.give(commands::SetPauseMode{PauseMode::every_event});
    session.give(commands::Wait{});
    REQUIRE(session.game().pending(scene.hero) != nullptr);
    CHECK(prompt_of_replacing(session.game(), scene.hero, keys) == "A intends to wait. Choose another action, or keep it: Esc.");
    CHECK(prompt_of_veto(session, {}, keys) == "Veto what? Look at a companion first: V, then Tab.");
    CHECK(prompt_of_veto(session, scene.friend_b, keys).find("B") != std::string::npos);
    const std::string warning = prompt_of_warning("B would be hurt.", keys, Catalog());
    CHECK(warning.find("B would be hurt.") == 0);
    CHECK(warning.find("Enter") < warning.find("Esc"));
}
