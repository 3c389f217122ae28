#include "game/foresight/intentions.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "ai/tactics.hpp"
#include "catalog/tactic_traits.hpp"
#include "content/shipped_content.hpp"
#include "game/arena.hpp"
#include "game/turns/turn_loop.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The leader `A` and its companions `B` and `C`; foes to the right, of which `2` comes before any companion in no time system.
Arena fight(TimeSystemKind kind, TacticId tactic) {
    Arena arena({"############", "#AB......12#", "#C....,....#", "#..........#", "############"});
    arena.catalog->dungeons[0].time.kind = kind;
    for (Species& species : arena.catalog->species) species.tactic = tactic;
    arena.hero('A');
    arena.hero('B', ids::runner);
    arena.hero('C');
    const TeamId foes = arena.add_team(Faction::foe);
    arena.add('1', ids::slug, foes);
    arena.add('2', ids::runner, foes);
    return arena;
}

/// The first commands that the creatures choose in the game itself, once the leader has given these. Where one is done later than it is
/// chosen, it is noted as it is chosen.
class Chosen : private Observer {
public:
    Chosen(const Game& game, const CommandList& list) : m_state(game.state()) {
        std::size_t given = 0;
        const RealTurns turns;
        TurnLoop loop(m_state, *this, turns);
        for (int steps = 0; steps < 40 && m_state.outcome == Outcome::running; ++steps) {
            const Step step = loop.step();
            if (step.kind != Step::Kind::needs_command) continue;
            loop.step(given < list.commands.size() ? list.commands[given++] : Command(commands::Wait{}));
        }
    }
    std::map<EntityId, Command> first;

private:
    void turn_announced(const AnnouncedTurn& turn) override { m_who = turn.of; }
    void action_due(EntityId) override { m_who = {}; }
    void command_chosen(const std::optional<Command>& command) override {
        if (m_who && command) first.try_emplace(m_who, *command);
    }
    GameState m_state;
    EntityId m_who;
};

std::optional<Intention> find(const std::vector<Intention>& all, EntityId who) {
    const auto found = std::find_if(all.begin(), all.end(), [who](const Intention& one) { return one.who == who; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

/// One companion `B` with these plans, and a foe five tiles from it.
struct IntentionScene {
    explicit IntentionScene(std::vector<Plan> plans, int look_ahead = 0) : arena({"#########", "#AB....F#", "#########"}) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        tactic.look_ahead = look_ahead;
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[ids::hero.index()].skills.clear();
        leader = arena.hero('A');
        companion = arena.hero('B');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }
    DecisionReasons reasons(std::vector<Command> commands) const {
        Game game = arena.start();
        game.step();
        REQUIRE(game.awaiting() == leader);
        auto found = reasons_of(game.state(), companion, {leader, std::move(commands)});
        REQUIRE(found);
        return std::move(*found);
    }

    Arena arena;
    EntityId leader, companion, foe;
};

Plan within(Plan::Kind kind, int tiles) {
    Plan plan{kind};
    plan.only_if.emplace().foe_within = tiles;
    return plan;
}

}  // namespace

TEST_CASE("what a companion is certain to do is what it does, and what it means to do is told under every time system") {
    for (const TimeSystemKind kind : every_time_system)
        for (const TacticId tactic : {ids::hunt, ids::follow}) {
            CAPTURE(static_cast<int>(kind));
            Game game = fight(kind, tactic).start();
            int told = 0, certain = 0;
            for (int turn = 0; turn < 12 && game.outcome() == Outcome::running; ++turn) {
                while (!game.awaiting() && game.step().kind != Step::Kind::over) {
                }
                if (!game.awaiting()) break;
                const Command command = turn % 3 == 2 ? Command(commands::Wait{}) : Command(commands::Walk{Direction::southeast});
                const CommandList list{game.awaiting(), {command}};
                const std::vector<Intention> all = intentions(game.state(), list);
                const Chosen chosen(game, list);
                for (const Intention& one : all) {
                    ++told;
                    CHECK(one.who != game.leader());
                    if (!one.is_certain) continue;
                    ++certain;
                    const auto found = chosen.first.find(one.who);
                    REQUIRE(found != chosen.first.end());
                    CHECK(found->second == one.command);
                }
                if (game.step(command).kind == Step::Kind::refused) game.step(commands::Wait{});
            }
            CHECK(told > 6);
            CHECK((certain > 0 || kind == TimeSystemKind::wait_time));
        }
}

TEST_CASE("an intention that hangs on the leader's choice names the leader, and looking at it changes nothing") {
    const IntentionScene scene({{Plan::Kind::hold}});
    Game game = scene.arena.start();
    game.step();
    const std::uint64_t before = game.hash();
    const std::optional<Intention> open = find(intentions(game.state(), {scene.leader, {}}), scene.companion);
    const DecisionReasons reasons = scene.reasons({});
    CHECK(game.hash() == before);
    REQUIRE(open);
    CHECK_FALSE(open->is_certain);
    CHECK_FALSE(reasons.is_certain);
    CHECK(reasons.waits == scene.leader);
    const DecisionReasons settled = scene.reasons({commands::Wait{}});
    CHECK(settled.is_certain);
    CHECK_FALSE(settled.waits);
    CHECK(settled.decision.command == Command(commands::Wait{}));
}

TEST_CASE("foes, and who is steered, have no reasons to tell") {
    const IntentionScene scene({{Plan::Kind::hold}});
    Game game = scene.arena.start();
    game.step();
    CHECK_FALSE(reasons_of(game.state(), scene.foe, {scene.leader, {commands::Wait{}}}));
    CHECK_FALSE(reasons_of(game.state(), scene.leader, {scene.leader, {commands::Wait{}}}));
    CHECK_FALSE(find(intentions(game.state(), {scene.leader, {commands::Wait{}}}), scene.foe));
    game.step(commands::SetTeamMode{true});
    CHECK(intentions(game.state(), {scene.leader, {commands::Wait{}}}).empty());
}

TEST_CASE("plans that came to nothing are told in order, each with what kept it") {
    Plan excluded{Plan::Kind::hold};
    excluded.unless.emplace().foes_at_least = 1;
    const DecisionReasons reasons =
        IntentionScene({{Plan::Kind::attack}, within(Plan::Kind::hold, 2), excluded, {Plan::Kind::chase}}).reasons({commands::Wait{}});
    CHECK(reasons.compared.empty());
    REQUIRE(reasons.decision.plan != nullptr);
    CHECK(reasons.decision.plan->kind == Plan::Kind::chase);
    CHECK(reasons.decision.command == Command(commands::Walk{Direction::east}));
    REQUIRE(reasons.passed.size() == 3);
    CHECK(reasons.passed[0].plan->kind == Plan::Kind::attack);
    CHECK(reasons.passed[0].unmet == nullptr);
    CHECK_FALSE(reasons.passed[0].is_excluded);
    REQUIRE(reasons.passed[1].unmet != nullptr);
    CHECK(reasons.passed[1].unmet->name == "foe_within");
    CHECK_FALSE(reasons.passed[1].is_excluded);
    CHECK(reasons.passed[2].is_excluded);
}

TEST_CASE("who looks ahead tells what it compared, the best first, and does the best") {
    const DecisionReasons reasons = IntentionScene({{Plan::Kind::hold}, {Plan::Kind::chase}}, 1).reasons({commands::Wait{}});
    REQUIRE(reasons.compared.size() > 1);
    for (std::size_t i = 1; i < reasons.compared.size(); ++i) CHECK(reasons.compared[i - 1].utility >= reasons.compared[i].utility);
    CHECK(reasons.compared.front().decision.command == reasons.decision.command);
    CHECK(reasons.compared.front().outlook.throws > 0);
    CHECK(reasons.compared.front().outlook.own_alive == 2 * reasons.compared.front().outlook.throws);
    CHECK(reasons.passed.empty());
}

TEST_CASE(
    "in shipped dungeons companions, also those who look ahead, do what is certain of them, and what is told of them if the leader waits") {
    const auto catalog = test::shipped_content();
    int certain = 0;
    for (const std::string_view id : {"sunken_city", "fencing_school", "hold_the_cellar"}) {
        Game game(catalog, {7, find_id<DungeonId>(catalog->dungeons, id), true});
        for (int turns = 0; turns < 60 && game.outcome() == Outcome::running;) {
            if (game.step().kind != Step::Kind::needs_command) continue;
            ++turns;
            const CommandList wait{game.awaiting(), {commands::Wait{}}};
            const Chosen chosen(game, wait);
            const std::vector<Intention> if_it_waits = intentions(game.state(), {});
            for (const Intention& one : intentions(game.state(), wait)) {
                if (!one.is_certain || !chosen.first.contains(one.who)) continue;
                ++certain;
                CAPTURE(id);
                CAPTURE(game.now().round);
                CAPTURE(game.world().get<Creature>(one.who).name);
                CHECK(one.command == chosen.first.at(one.who));
                REQUIRE(find(if_it_waits, one.who));
                CHECK(one.command == find(if_it_waits, one.who)->command);
            }
            const Command led = tactics::make_decision(game.state().ai_context(), game.awaiting()).command;
            if (game.step(led).kind == Step::Kind::refused) game.step(commands::Wait{});
        }
    }
    CHECK(certain > 100);
}
