#include "tools/preview/skill_trial.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "play/aim.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("every skill of the game can be tried out by its user") {
    const auto content = shipped_content();
    for (std::size_t i = 0; i < content->skills.size(); ++i) {
        const SkillTrial trial(*content, SkillId(i));
        Game game = trial.stage().game({});
        game.step();
        REQUIRE_MESSAGE(game.awaiting() == trial.user(), content->skills[i].id);
        CHECK_MESSAGE(game.world().get<Skills>(trial.user()).slots[SkillTrial::slot].skill == SkillId(i), content->skills[i].id);
        const Aim aim(game, commands::UseSkill{SkillTrial::slot, Direction::east, {}});
        // Four ask for more than a target: no foe in sight, a saved turn, and what a jar has only once it has brimmed.
        const std::string& id = content->skills[i].id;
        CHECK_MESSAGE(
            (!game.would_refuse(aim.command()) || id == "rest" || id == "borrowed_hours" || id == "stolen_moment" || id == "pour_out"), id);
    }
}

TEST_CASE("a skill is used by a species that has it, else by the hero") {
    Catalog content = *shipped_content();
    const SkillId gnaw = find_id<SkillId>(content.skills, "gnaw");
    const SkillUser rat = user_of(content, gnaw);
    CHECK(rat.is_own);
    CHECK(content[rat.species].attack_skill == gnaw);
    content.skills.push_back(content[gnaw]);
    const SkillUser none = user_of(content, SkillId(content.skills.size() - 1));
    CHECK(!none.is_own);
    CHECK(none.species == hero_of(content));
}

TEST_CASE("who stands about has the health of its own species, by which hits to fell are counted") {
    const auto content = shipped_content();
    const SkillId gnaw = find_id<SkillId>(content->skills, "gnaw");
    const SpeciesId user = user_of(*content, gnaw).species;
    const SkillTrial trial(*content, gnaw);
    const Game game = trial.stage().game({});
    int foes = 0;
    for (std::size_t i = 0; i < game.world().roster().actors.size(); ++i) {
        const EntityId who(i);
        if (who == trial.user()) continue;
        const bool foe = faction_of(game.world(), who) == Faction::foe;
        foes += foe ? 1 : 0;
        CHECK(game.world().get<Health>(who).maximum == (*content)[foe ? opponent_of(*content, user) : user].health);
    }
    CHECK(foes == 5);
}

TEST_CASE("the opponent of the hero is another species, and of all others the hero") {
    const auto content = shipped_content();
    const SpeciesId hero = hero_of(*content);
    CHECK(opponent_of(*content, hero) != hero);
    CHECK(opponent_of(*content, opponent_of(*content, hero)) == hero);
}
