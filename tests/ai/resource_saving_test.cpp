// What companions do with what they can do only a few times.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/utility.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero `A` is steered and waits; its companion `B` has one skill, which it uses before it strikes. The foes do nothing.
struct Company {
    Company(std::vector<std::string> map, SkillId skill) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = {{Plan::Kind::use_skills, 100}, {Plan::Kind::attack, 0}, {Plan::Kind::hold, 0}};
        arena.catalog->tactics.push_back(tactic);
        arena.hero('A');
        companion = arena.hero('B');
        arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
        arena.world.edit<Skills>(companion).slots = {{skill, 5}};
        foes = arena.add_team(Faction::foe);
        used = skill;
    }

    EntityId foe(char letter, int health) {
        const EntityId who = arena.add(letter, ids::slug, foes);
        arena.world.edit<AiState>(who).tactic = ids::hold;
        arena.world.edit<Health>(who) = {health, health};
        return who;
    }
    void lull(EntityId who) {
        ChangeSet change_set;
        commit(arena.world, *arena.catalog, GainStatus{who, ids::asleep, 9, {}}, change_set);
    }

    /// Does the companion use its skill in its first turn?
    bool spends() {
        Game game = arena.start();
        game.step(commands::Wait{});
        game.step();
        hit = {};
        bool spent = false;
        for (const Event& event : game.take_events()) {
            if (const auto* skill = std::get_if<UsedSkill>(&event)) spent = spent || (skill->who == companion && skill->skill == used);
            if (const auto* hurt = std::get_if<WasHurt>(&event)) hit = hurt->who;
        }
        return spent;
    }

    Arena arena;
    EntityId companion;
    EntityId hit;  ///< the creature that was struck in that turn
    TeamId foes;
    SkillId used;
};

}  // namespace

TEST_CASE("a companion shoots at a foe that is awake, and saves its charges while all in sight sleep") {
    Company company({"#########", "#A......#", "#B...1..#", "#########"}, ids::bolt);
    const EntityId foe = company.foe('1', 60);
    SUBCASE("awake") { CHECK(company.spends()); }
    SUBCASE("asleep since it came here") {
        company.arena.catalog->tactics.push_back({});
        company.arena.catalog->tactics.back().plans = {{Plan::Kind::sleep, 0}};
        company.arena.world.edit<AiState>(foe).tactic = TacticId(company.arena.catalog->tactics.size() - 1);
        company.arena.world.edit<AiState>(foe).asleep = true;
        CHECK_FALSE(company.spends());
    }
    SUBCASE("lulled to sleep") {
        company.lull(foe);
        CHECK_FALSE(company.spends());
    }
}

TEST_CASE("a companion strikes plainly who falls to that, and saves its charges for who does not") {
    Company company({"######", "#A...#", "#B1..#", "######"}, ids::bolt);
    company.arena.catalog->skills[ids::bolt.index()].effects[0].part<effect::Damage>().power = 30;
    SUBCASE("weak") {
        const EntityId foe = company.foe('1', 5);
        CHECK_FALSE(company.spends());
        CHECK(company.hit == foe);
    }
    SUBCASE("strong") {
        company.foe('1', 90);
        CHECK(company.spends());
    }
}

TEST_CASE("a charge that does no more than a plain blow is saved") {
    Company company({"######", "#A...#", "#B1..#", "######"}, ids::bolt);
    const EntityId foe = company.foe('1', 90);
    CHECK_FALSE(company.spends());
    CHECK(company.hit == foe);
}

TEST_CASE("no charge is spent on who cannot be harmed by it, whatever else it does") {
    Company company({"#########", "#A......#", "#B...1..#", "#########"}, ids::bolt);
    Skill& bolt = company.arena.catalog->skills[ids::bolt.index()];
    bolt.effects[0].part<effect::Damage>().kind = ids::fire;
    bolt.effects.push_back({.payload = effect::GainStatus{.status = ids::slow}});
    company.foe('1', 60);
    SUBCASE("it is harmed") { CHECK(company.spends()); }
    SUBCASE("it is not") {
        company.arena.catalog->species[ids::slug.index()].resistances = {{ids::fire, 100}};
        CHECK_FALSE(company.spends());
    }
}

TEST_CASE("no charge is spent on a foe that is hard for a while, or that the first blow opens") {
    Company company({"#########", "#A......#", "#B...1..#", "#########"}, ids::bolt);
    const EntityId foe = company.foe('1', 60);
    Status& slow = company.arena.catalog->statuses[ids::slow.index()];
    std::vector<Trigger>& triggers = company.arena.catalog->species[ids::slug.index()].triggers;
    const Trigger opens{.event = TriggerEvent::hurt, .effects = {Effect{.payload = effect::GainStatus{.status = ids::slow}}}};
    const auto gains = [&] { company.arena.world.edit<Statuses>(foe).list.push_back({ids::slow, 3, {}}); };
    SUBCASE("it is hard") {
        slow.defence_percent = 200;
        CHECK(company.spends());
        gains();
        CHECK_FALSE(company.spends());
    }
    SUBCASE("the first blow opens it") {
        slow.defence_percent = 50;
        triggers = {opens};
        CHECK_FALSE(company.spends());
        gains();
        CHECK(company.spends());
    }
}

TEST_CASE("a companion makes ready when danger is near, not when it is far or asleep") {
    SUBCASE("near") {
        Company company({"############", "#A.........#", "#B..1......#", "############"}, ids::quicken);
        company.foe('1', 60);
        CHECK(company.spends());
    }
    SUBCASE("far") {
        Company company({"############", "#A.........#", "#B.......1.#", "############"}, ids::quicken);
        company.foe('1', 60);
        CHECK_FALSE(company.spends());
    }
    SUBCASE("near, but asleep") {
        Company company({"############", "#A.........#", "#B..1......#", "############"}, ids::quicken);
        company.lull(company.foe('1', 60));
        CHECK_FALSE(company.spends());
    }
}

TEST_CASE("a companion strikes the foe that is awake, and does not wake the sleeper if that is all it can reach") {
    Company company({"######", "#A.2.#", "#.B..#", "#.1..#", "######"}, ids::mend);
    const EntityId sleeper = company.foe('1', 60);
    const EntityId other = company.foe('2', 60);
    company.lull(sleeper);
    SUBCASE("awake and beside it") {
        company.spends();
        CHECK(company.hit == other);
    }
    SUBCASE("awake and out of reach") {
        company.arena.world.place(other, {4, 3});
        company.spends();
        CHECK_FALSE(company.hit);
    }
}

TEST_CASE("nobody is hindered who does nothing as it is") {
    Company company({"#########", "#A......#", "#B...1..#", "#########"}, ids::bolt);
    company.arena.catalog->skills[ids::bolt.index()].effects = {{.payload = effect::GainStatus{.status = ids::slow}}};
    company.arena.catalog->skills[ids::bolt.index()].charges = 0;
    const EntityId foe = company.foe('1', 60);
    SUBCASE("awake") { CHECK(company.spends()); }
    SUBCASE("stunned") {
        ChangeSet change_set;
        commit(company.arena.world, *company.arena.catalog, GainStatus{foe, ids::stunned, 9, {}}, change_set);
        CHECK_FALSE(company.spends());
    }
}

TEST_CASE("mending is worth the most to whoever has the least left, not to whoever has the most to gain") {
    Company company({"########", "#AB1...#", "#C.....#", "########"}, ids::mend);
    World& world = company.arena.world;
    const EntityId dying = company.arena.hero('C');
    const EntityId stout = world.roster()[TeamId(0)].members.front();
    world.edit<Health>(stout) = {48, 80, 0};
    world.edit<Health>(dying) = {4, 30, 0};
    Sight sight;
    PathCache path_cache;
    const TimeSystem time;
    const tactics::AiContext context{world, *company.arena.catalog, sight, path_cache, time, company.arena.catalog->dungeons[0].costs, 1, 1,
                                     {}};
    const std::vector<Effect> mend{{.payload = effect::Heal{.amount = 8, .percent = 20}}};
    const auto utility_to = [&](EntityId whom) { return tactics::utility_of(context, company.companion, mend, {{}, {whom}}); };
    CHECK(utility_to(dying) > utility_to(stout));
    CHECK(utility_to(stout) > 0);
    world.edit<Health>(stout) = {60, 80, 0};
    CHECK(utility_to(stout) == 0);
}

TEST_CASE("what only mends is not spent on those who are whole, nor any state on those who cannot have it") {
    Company company({"########", "#AB1...#", "########"}, ids::quicken);
    Status& mending = company.arena.catalog->statuses[ids::haste.index()];
    mending.speed = 0;
    mending.triggers = {{.event = TriggerEvent::round_end, .effects = {{.payload = effect::Heal{.amount = 3}}}}};
    company.foe('1', 60);
    SUBCASE("whole") { CHECK_FALSE(company.spends()); }
    SUBCASE("hurt") {
        company.arena.world.edit<Health>(company.companion).now -= 5;
        CHECK(company.spends());
    }
    SUBCASE("immune") {
        company.arena.world.edit<Health>(company.companion).now -= 5;
        company.arena.catalog->species[ids::hero.index()].immunities = {ids::haste};
        CHECK_FALSE(company.spends());
    }
}
