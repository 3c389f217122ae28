#include "ai/attacks.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "ai/idling.hpp"
#include "ai/resource_saving.hpp"
#include "game/machines.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;
using tactics::Daring;

namespace {

using Choice = std::optional<Command>;

/// `F` decides against the party: a foe saves no charges.
struct Fight : AiScene {
    explicit Fight(std::vector<std::string> map, std::vector<SkillSlot> skills = {}) : AiScene(std::move(map)) {
        for (const char letter : {'A', 'B'})
            if (arena.where(letter) != Point{0, 0}) party.push_back(arena.hero(letter));
        decides = foe('F', ids::hero);
        arena.world.edit<Skills>(decides).slots = std::move(skills);
    }
    template <class Question>
    auto decide(Question&& question) const {
        return ask([&](const AiContext& context) { return question(context, tactics::foes_in_sight(context, decides)); });
    }
    Choice plain_attack() const {
        return decide([&](const AiContext& context, const auto& seen) { return tactics::best_plain_attack(context, decides, seen); });
    }
    Choice skill(Daring daring = Daring::careful) const {
        return decide([&](const AiContext& context, const auto& seen) { return tactics::best_skill(context, decides, seen, daring); });
    }
    Choice healing(int percent) const {
        return ask([&](const AiContext& context) { return tactics::best_healing(context, decides, percent); });
    }
    bool harms(EntityId whom) const {
        return ask([&](const AiContext& context) { return tactics::can_harm(context, decides, whom); });
    }
    Skill& definition(SkillId id) { return arena.catalog->skills[id.index()]; }

    std::vector<EntityId> party;
    EntityId decides;
};

}  // namespace

TEST_CASE("of two foes within reach the plain attack goes to the one it kills") {
    Fight fight({"#####", "#AFB#", "#####"});
    CHECK(fight.plain_attack() == commands::Attack{Direction::west});
    fight.arena.world.edit<Health>(fight.party[1]).now = 5;
    CHECK(fight.plain_attack() == commands::Attack{Direction::east});
}

TEST_CASE("a member does not strike who answers with many times the harm, unless it has been idle for long or the blow finishes the foe") {
    AiScene scene({"#####", "#AF.#", "#####"});
    const EntityId who = scene.arena.hero('A'), foe = scene.foe('F');
    const auto strikes = [&](int answer) {
        Trigger pinches{.event = TriggerEvent::hurt, .effects = {Effect{.payload = effect::Harm{.amount = answer}}}};
        pinches.to = TriggerCondition::Whose::other;
        scene.arena.catalog->species[ids::slug.index()].triggers = {pinches};
        return scene.ask([&](const AiContext& context) { return tactics::best_plain_attack(context, who, {foe}).has_value(); });
    };
    scene.arena.world.edit<Health>(foe) = {90, 90};
    CHECK(strikes(1));
    CHECK_FALSE(strikes(80));
    scene.arena.world.edit<AiState>(who).stalled = tactics::most_idle_turns;
    CHECK(strikes(80));
    scene.arena.world.edit<AiState>(who).stalled = 0;
    scene.arena.world.edit<Health>(foe).now = 1;
    CHECK(strikes(80));
}

TEST_CASE("there is no plain attack without a foe within reach") {
    CHECK_FALSE(Fight({"######", "#A.F.#", "######"}).plain_attack());
    CHECK_FALSE(Fight({"######", "#A####", "####F#", "######"}).plain_attack());
}

TEST_CASE("whoever has weapons attacks where they reach a foe, also from afar") {
    Fight fight({"########", "#A..M..#", "#.....F#", "########"});
    Machines machines(fight.arena);
    fight.decides = fight.foe('M', machines.machine);
    CHECK_FALSE(fight.plain_attack());
    Machines::attach(fight.arena.world, fight.decides, {machines.weapon(machines.slug)});
    CHECK(fight.plain_attack() == commands::Attack{Direction::west});
}

TEST_CASE("a skill is aimed at a foe that it reaches, and not used at all without one") {
    const Fight in_line({"########", "#A...F.#", "########"}, {{ids::bolt, 1}});
    CHECK(in_line.skill() == commands::UseSkill{0, Direction::west, {1, 1}});
    CHECK_FALSE(Fight({"########", "#A...F.#", "########"}, {{ids::bolt, 0}}).skill());
    CHECK_FALSE(Fight({"#######", "#A....#", "#....F#", "#######"}, {{ids::bolt, 1}}).skill());
}

TEST_CASE("of several skills the one with the highest utility is used") {
    Fight fight({"#####", "#AF.#", "#####"}, {{ids::strike, 0}, {ids::bolt, 1}});
    fight.definition(ids::bolt).effects[0].part<effect::Damage>().power = 20;
    CHECK(fight.skill() == commands::UseSkill{1, Direction::west, {1, 1}});
    fight.definition(ids::bolt).effects[0].part<effect::Damage>().power = 5;
    CHECK(fight.skill() == commands::UseSkill{0, Direction::west, {1, 1}});
}

TEST_CASE("a skill that everybody has is used only where a plan names it") {
    Fight fight({"#####", "#AF.#", "#####"}, {{ids::bolt, 1}});
    fight.definition(ids::bolt).common = true;
    CHECK_FALSE(fight.skill());
    const auto named = [&](SkillId skill) {
        return fight.decide([&](const AiContext& context, const auto& seen) {
            return tactics::best_use_of(context, fight.decides, skill, seen, Daring::careful);
        });
    };
    CHECK(named(ids::bolt) == commands::UseSkill{0, Direction::west, {1, 1}});
    CHECK_FALSE(named(ids::mend));
}

TEST_CASE("what takes several turns is begun beside a foe only by the bold") {
    Fight beside({"######", "#AF..#", "######"}, {{ids::bolt, 1}});
    beside.definition(ids::bolt).turns = 3;
    CHECK_FALSE(beside.skill(Daring::careful));
    CHECK(beside.skill(Daring::bold));
    Fight apart({"######", "#A.F.#", "######"}, {{ids::bolt, 1}});
    apart.definition(ids::bolt).turns = 3;
    CHECK(apart.skill(Daring::careful));
}

TEST_CASE("what needs peace is not used with a foe in sight, not even by the bold") {
    for (const int turns : {1, 3}) {
        Fight fight({"######", "#A.F.#", "######"}, {{ids::bolt, 1}});
        fight.definition(ids::bolt).turns = turns;
        fight.definition(ids::bolt).needs_peace = true;
        CHECK_FALSE(fight.skill(Daring::bold));
    }
}

TEST_CASE("a foe can be harmed by the plain attack, or by a skill of one turn that is ready") {
    Fight fight({"########", "#A...F.#", "########"}, {{ids::bolt, 1}});
    const EntityId hero = fight.party[0];
    CHECK(fight.harms(hero));
    fight.arena.catalog->species[ids::hero.index()].attack_skill = {};
    CHECK(fight.harms(hero));
    fight.definition(ids::bolt).turns = 2;
    CHECK_FALSE(fight.harms(hero));
    fight.definition(ids::bolt).turns = 1;
    fight.arena.world.edit<Skills>(fight.decides).slots[0].charges = 0;
    CHECK_FALSE(fight.harms(hero));
}

TEST_CASE("healing goes to an ally below the threshold, by a skill that heals") {
    Fight fight({"######", "#A..F#", "#..1.#", "######"}, {{ids::quicken, 1}, {ids::mend, 1}});
    const EntityId mate = fight.foe('1');
    CHECK_FALSE(fight.healing(50));
    fight.arena.world.edit<Health>(mate).now = 15;
    CHECK_FALSE(fight.healing(50));
    fight.arena.world.edit<Health>(mate).now = 14;
    const Choice healing = fight.healing(50);
    REQUIRE(healing);
    CHECK(std::get<commands::UseSkill>(*healing).slot == 1);
    fight.arena.world.edit<Skills>(fight.decides).slots[1].charges = 0;
    CHECK_FALSE(fight.healing(50));
}

TEST_CASE("healing goes first to whom the coming blows would fell") {
    Fight fight({"##########", "#..1.F.2A#", "##########"}, {{ids::mend, 1}});
    fight.arena.world.edit<Health>(fight.foe('1')).now = 8;
    fight.arena.world.edit<Health>(fight.foe('2')).now = 10;
    const auto healed = [&] { return std::get<commands::UseSkill>(*fight.healing(50)).aim; };
    fight.arena.world.edit<Health>(fight.party.front()).now = 10;
    CHECK(healed() == fight.arena.where('2'));
    fight.arena.world.edit<Statuses>(fight.party.front()).list.push_back({ids::asleep, 40, {}});
    CHECK(healed() == fight.arena.where('1'));
}

TEST_CASE("a skill of several turns is not begun for a foe whom plain attacks would finish sooner") {
    Fight fight({"########", "#A...F.#", "########"}, {{ids::bolt, 2}});
    fight.definition(ids::bolt).turns = 3;
    CHECK(fight.skill().has_value());
    const int blow = fight.ask([&](const AiContext& context) { return tactics::plain_harm(context, fight.decides, fight.party[0]); });
    REQUIRE(blow > 0);
    fight.arena.world.edit<Health>(fight.party[0]).now = 2 * blow + 1;
    CHECK(fight.skill().has_value());
    fight.arena.world.edit<Health>(fight.party[0]).now = 2 * blow;
    CHECK_FALSE(fight.skill());
    fight.definition(ids::bolt).turns = 1;
    CHECK(fight.skill().has_value());
}
