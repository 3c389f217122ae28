#include "play/tutor.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

namespace {

Hint hint_called(std::string id, Hint::Target target = Hint::Target::nothing) {
    Hint hint;
    hint.id = std::move(id);
    hint.target = target;
    return hint;
}

TriggerCondition foe_within_four() {
    TriggerCondition condition;
    condition.kind = TriggerCondition::Kind::foes_within;
    condition.low = 4;
    condition.high = 1;
    return condition;
}

/// A hero with a foe five tiles away, and these hints.
Arena arena_with(std::vector<Hint> hints) {
    Arena arena({"#########", "#A....1.#", "#########"});
    arena.hero('A');
    arena.add('1', ids::hero, arena.add_team(Faction::foe));
    arena.catalog->hints = std::move(hints);
    return arena;
}

std::string shown(const Tutor& tutor, const Session& session) {
    return tutor.now() ? session.game().catalog()[tutor.now()->hint].id : std::string();
}

}  // namespace

TEST_CASE("a hint is shown when its conditions hold, once, for a few commands or until another follows") {
    Hint near = hint_called("near");
    near.conditions = {foe_within_four()};
    Arena arena = arena_with({hint_called("first"), near});
    Session session(arena.start());
    session.begin();
    Tutor tutor;
    const Preferences preferences;
    tutor.refresh(session, preferences);
    CHECK(shown(tutor, session) == "first");
    tutor.refresh(session, preferences);
    CHECK(shown(tutor, session) == "first");
    session.give(commands::Walk{Direction::east});
    tutor.refresh(session, preferences);
    CHECK(shown(tutor, session) == "near");
    for (int given = 1; given < Tutor::longest_stay; ++given) {
        session.give(commands::Wait{});
        tutor.refresh(session, preferences);
        CHECK(shown(tutor, session) == "near");
    }
    session.give(commands::Wait{});
    tutor.refresh(session, preferences);
    CHECK(shown(tutor, session) == "");
    CHECK(tutor.shown() == std::vector<std::string>{"first", "near"});
}

TEST_CASE("hints can be turned off, and those seen in earlier runs come again only in a lesson") {
    Hint first = hint_called("first");
    first.dungeons = {DungeonId(0)};
    Arena arena = arena_with({first});
    Preferences preferences;
    preferences.hints_seen = {"first"};
    const auto shows = [&] {
        Session session(arena.start());
        session.begin();
        Tutor tutor;
        tutor.refresh(session, preferences);
        Preferences kept;
        tutor.remember(kept);
        CHECK(kept.hints_seen.size() == (tutor.now() ? 1 : 0));
        return tutor.now().has_value();
    };
    CHECK_FALSE(shows());
    arena.catalog->dungeons[0].lesson = true;
    CHECK(shows());
    preferences.hints = false;
    CHECK_FALSE(shows());
    arena.catalog->dungeons[0].lesson = false;
    preferences = {};
    CHECK(shows());
}

TEST_CASE("a hint waits for its dungeon, its round, its companions, and for what it points at to be seen") {
    const auto shows = [](Hint hint, int waits = 0) {
        Arena arena = arena_with({std::move(hint)});
        Session session(arena.start());
        session.begin();
        for (; waits > 0; --waits) session.give(commands::Wait{});
        Tutor tutor;
        tutor.refresh(session, {});
        return tutor.now();
    };
    Hint hint = hint_called("any");
    hint.dungeons = {DungeonId(0)};
    CHECK(shows(hint));
    hint.companions = 1;
    CHECK_FALSE(shows(hint));
    hint.companions = 0;
    hint.round = 2;
    CHECK_FALSE(shows(hint));
    CHECK(shows(hint, 1));
    CHECK_FALSE(shows(hint_called("stairs", Hint::Target::stairs)));
    CHECK_FALSE(shows(hint_called("item", Hint::Target::item)));
    CHECK(shows(hint_called("foe", Hint::Target::foe))->tile == Point{6, 1});
    CHECK(shows(hint_called("foe", Hint::Target::foe_turns))->on_ribbon);
    Arena taught = arena_with({hint_called("any")});
    taught.catalog->dungeons[0].lesson = true;
    Session session(taught.start());
    session.begin();
    Tutor tutor;
    tutor.refresh(session, {});
    CHECK_FALSE(tutor.now());
    Hint elsewhere = hint_called("elsewhere");
    elsewhere.dungeons = {DungeonId(9)};
    CHECK_FALSE(shows(elsewhere));
}

TEST_CASE("a hint about a kind of foe waits until one is in sight and awake, and points at that one") {
    Hint hint = hint_called("keeper", Hint::Target::foe);
    TriggerCondition condition;
    condition.kind = TriggerCondition::Kind::species;
    condition.whose = TriggerCondition::Whose::other;
    condition.species = ids::slug;
    hint.conditions = {condition};
    const auto shows = [](Hint what, bool asleep, const std::vector<std::string>& map) {
        Arena arena(map);
        arena.hero('A');
        const TeamId foes = arena.add_team(Faction::foe);
        arena.add('1', ids::hero, foes);
        const EntityId keeper = arena.add('2', ids::slug, foes);
        arena.world.edit<AiState>(keeper).asleep = asleep;
        arena.catalog->hints = {std::move(what)};
        Session session(arena.start());
        session.begin();
        Tutor tutor;
        tutor.refresh(session, {});
        return tutor.now() ? tutor.now()->tile : std::nullopt;
    };
    const std::vector<std::string> open{"#########", "#A..1..2#", "#########"}, behind_wall{"#########", "#A..1.#2#", "#########"};
    CHECK(shows(hint, false, open) == Point{7, 1});
    CHECK(shows(hint, true, open) == std::nullopt);
    CHECK(shows(hint, false, behind_wall) == std::nullopt);
    // Without a condition about the foe it is the nearest one.
    CHECK(shows(hint_called("foe", Hint::Target::foe), false, open) == Point{4, 1});
}

TEST_CASE("after a change of content the hint of now is chosen anew") {
    Arena arena = arena_with({hint_called("first")});
    Session session(arena.start());
    session.begin();
    Tutor tutor;
    CHECK(tutor.refresh(session, {}));
    CHECK_FALSE(tutor.refresh(session, {}));
    tutor.content_changed();
    CHECK_FALSE(tutor.now());
    CHECK_FALSE(tutor.refresh(session, {}));
    CHECK_FALSE(tutor.now());
}

TEST_CASE("the text of a hint names the key of its control, and whose turn it is") {
    Hint hint = hint_called("wait");
    hint.control = "wait";
    hint.description = "{who} waits with {key}.";
    Arena arena = arena_with({hint});
    Session session(arena.start());
    session.begin();
    CHECK(text_of(session.game().catalog().hints[0], session.game(), {}) == "A waits with Space.");
}

TEST_CASE("a hint of another dungeon, read again, names who leads there") {
    Hint hint = hint_called("wait");
    hint.dungeons = {DungeonId(1)};
    hint.description = "{who} waits.";
    Arena arena = arena_with({hint});
    arena.catalog->dungeons.push_back(arena.catalog->dungeons.front());
    arena.catalog->dungeons[1].party = {TeamMember{.species = ids::hero, .name = "Pip"}};
    Session session(arena.start());
    session.begin();
    CHECK(text_of(session.game().catalog().hints[0], session.game(), {}) == "Pip waits.");
}

TEST_CASE("hints can be read again, those of this run and of earlier ones, in the order of the content") {
    Catalog catalog;
    catalog.hints = {hint_called("one"), hint_called("two"), hint_called("three")};
    Preferences preferences;
    preferences.hints_seen = {"three", "gone"};
    CHECK(hints_to_reread(catalog, {"one"}, preferences) == std::vector<HintId>{HintId(0), HintId(2)});
}

TEST_CASE("a hint that points at friends may be about one of them, and is not about a foe of that kind") {
    Hint about = hint_called("about", Hint::Target::friends);
    TriggerCondition slug;
    slug.kind = TriggerCondition::Kind::species;
    slug.whose = TriggerCondition::Whose::other;
    slug.species = ids::slug;
    about.conditions = {slug};
    for (const Faction side : {Faction::player, Faction::foe}) {
        Arena arena({"#########", "#A.S....#", "#########"});
        arena.hero('A');
        arena.add('S', ids::slug, side == Faction::player ? TeamId(0) : arena.add_team(side));
        arena.catalog->hints = {about};
        Session session(arena.start());
        session.begin();
        Tutor tutor;
        tutor.refresh(session, Preferences{});
        CHECK(tutor.now().has_value() == (side == Faction::player));
    }
}
