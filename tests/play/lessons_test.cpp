// The six rooms of the lesson: each is won by its idea, and lost by striking alone and by waiting alone.
#include <doctest/doctest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "content/shipped_content.hpp"
#include "game/run/game.hpp"
#include "play/threat_table.hpp"
#include "space/step.hpp"
#include "world/creature.hpp"

namespace td::lessons {
namespace {

using Player = Command (*)(const Game&);

constexpr int seeds = 20;

std::optional<Point> place(const Game& game, EntityId who) { return game.world().position(who); }

EntityId nearest_foe(const Game& game) {
    EntityId nearest;
    for (const EntityId each : game.known().creatures_in_sight())
        if (are_hostile(game.world(), game.awaiting(), each))
            if (!nearest || chebyshev(*place(game, game.awaiting()), *place(game, each)) <
                                chebyshev(*place(game, game.awaiting()), *place(game, nearest)))
                nearest = each;
    return nearest;
}

int distance_to(const Game& game, EntityId foe) { return chebyshev(*place(game, game.awaiting()), *place(game, foe)); }

Direction towards(Point from, Point to) {
    Direction best = Direction::south;
    for (int i = 0; i < 8; ++i)
        if (chebyshev(from + offset(static_cast<Direction>(i)), to) < chebyshev(from + offset(best), to)) best = static_cast<Direction>(i);
    return best;
}

Command walk_towards(const Game& game, EntityId foe) {
    const Point here = *place(game, game.awaiting());
    Command best = commands::Wait{};
    int least = chebyshev(here, *place(game, foe));
    for (int i = 0; i < 8; ++i) {
        const auto direction = static_cast<Direction>(i);
        const int left = chebyshev(here + offset(direction), *place(game, foe));
        if (left >= least || game.would_refuse(commands::Walk{direction})) continue;
        least = left;
        best = commands::Walk{direction};
    }
    return best;
}

/// A step to a tile that the foe does not reach, with as much room around it as possible.
Command step_away(const Game& game, EntityId foe) {
    const Point here = *place(game, game.awaiting());
    Command best = commands::Wait{};
    int most_room = -1;
    for (int i = 0; i < 8; ++i) {
        const auto direction = static_cast<Direction>(i);
        const Point there = here + offset(direction);
        if (chebyshev(there, *place(game, foe)) < 2 || game.would_refuse(commands::Walk{direction})) continue;
        int room = 0;
        for (int beside = 0; beside < 8; ++beside) {
            const Point p = there + offset(static_cast<Direction>(beside));
            room += bears_walkers(game.catalog()[game.world().terrain(p)]) ? 1 : 0;
        }
        if (room > most_room) most_room = room, best = commands::Walk{direction};
    }
    return best;
}

Command strike_at(const Game& game, EntityId foe) {
    return commands::Attack{.direction = towards(*place(game, game.awaiting()), *place(game, foe))};
}

// --- players without an idea ---

Command only_strike(const Game& game) {
    const EntityId foe = nearest_foe(game);
    if (!foe) return commands::Wait{};
    return distance_to(game, foe) == 1 ? strike_at(game, foe) : walk_towards(game, foe);
}

Command only_wait(const Game&) { return commands::Wait{}; }

// --- players who have understood ---

Command step_then_strike(const Game& game) {
    const EntityId foe = nearest_foe(game);
    if (distance_to(game, foe) > 1) return commands::Wait{};
    return game.world().surroundings().ticks_of_round > 0 ? strike_at(game, foe) : step_away(game, foe);
}

Command strike_who_is_next(const Game& game) {
    if (game.now().round == 1) return commands::Wait{};
    for (const ForecastTurn& turn : game.forecast(4).turns)
        if (are_hostile(game.world(), game.awaiting(), turn.who)) return strike_at(game, turn.who);
    return commands::Wait{};
}

Command hammer_first(const Game& game) {
    const Team& team = game.world().roster()[game.player_team()];
    const EntityId smith = team.members[1];
    if (game.leader() != smith) return commands::SetLeader{smith};
    return only_strike(game);
}

Command strike_while_it_rests(const Game& game) {
    const EntityId foe = nearest_foe(game);
    if (distance_to(game, foe) > 1) return commands::Wait{};
    const auto turns = game.forecast(2).turns;
    const bool acts_before_me = std::any_of(
        turns.begin(), turns.end(), [&](const ForecastTurn& turn) { return turn.who == foe && turn.when.round == game.now().round; });
    return acts_before_me ? step_away(game, foe) : strike_at(game, foe);
}

Command walk_where_it_is_safe(const Game& game) {
    const World& world = game.world();
    const Point here = *place(game, game.awaiting());
    const Point stairs = *place(game, world.table<Stairs>().owners().front());
    if (stairs == here) return commands::Descend{};
    std::map<Point, Point> next;  // of each tile, the next one on the way to the stairs
    std::deque<Point> open{stairs};
    std::vector<Point> red;
    for (const TileThreats& tile : threats_around(game))
        if (!tile.threats.empty()) red.push_back(tile.at);
    next[open.front()] = open.front();
    while (!open.empty()) {
        const Point p = open.front();
        open.pop_front();
        for (int i = 0; i < 8; ++i) {
            const Point q = p + offset(static_cast<Direction>(i));
            const auto bears = [&](Point tile) { return bears_walkers(game.catalog()[world.terrain(tile)]); };
            const bool round_corner = !bears({p.x, q.y}) || !bears({q.x, p.y});
            if (next.contains(q) || !bears(q) || round_corner || std::find(red.begin(), red.end(), q) != red.end()) continue;
            next[q] = p;
            open.push_back(q);
        }
    }
    if (!next.contains(here)) return commands::Wait{};
    return commands::Walk{towards(here, next[here])};
}

Command brace(const Game&) { return commands::UseSkill{0, Direction::south, {}}; }

Outcome play(std::string_view dungeon, Player player, std::uint64_t seed) {
    const auto catalog = test::shipped_content();
    Game game(catalog,
              {.seed = seed, .dungeon = find_id<DungeonId>(catalog->dungeons, dungeon), .leader_is_steered = true, .difficulty = {}});
    game.step();
    for (int given = 0; given < 400 && game.outcome() == Outcome::running; ++given) {
        std::optional<Command> command;
        if (game.awaiting()) command = player(game);
        if (game.step(command).kind == Step::Kind::refused) game.step(Command(commands::Wait{}));
        game.take_events();
    }
    return game.outcome();
}

int wins(std::string_view dungeon, Player player) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) won += play(dungeon, player, seed) == Outcome::victory ? 1 : 0;
    return won;
}

struct Lesson {
    const char* dungeon;
    Player idea;
};

}  // namespace

TEST_CASE("each room of the lesson is won by its idea, and lost by striking alone and by waiting alone") {
    for (const Lesson& lesson : {Lesson{"lesson_1", step_then_strike},
                                 {"lesson_2", strike_who_is_next},
                                 {"lesson_3", hammer_first},
                                 {"lesson_4", strike_while_it_rests},
                                 {"lesson_5", walk_where_it_is_safe},
                                 {"lesson_6", brace}}) {
        CAPTURE(std::string(lesson.dungeon));
        CHECK(wins(lesson.dungeon, lesson.idea) == seeds);
        CHECK(wins(lesson.dungeon, only_strike) == 0);
        CHECK(play(lesson.dungeon, only_wait, 1) == Outcome::defeat);
    }
}

TEST_CASE("each step away from the slow foe of the fourth room leaves two turns to strike in, and costs no health") {
    const auto catalog = test::shipped_content();
    Game game(catalog, {.dungeon = find_id<DungeonId>(catalog->dungeons, "lesson_4"), .leader_is_steered = true, .difficulty = {}});
    const EntityId fighter = game.leader();
    int strikes = 0, steps = 0;
    game.step();
    while (game.outcome() == Outcome::running) {
        std::optional<Command> command;
        if (game.awaiting()) command = strike_while_it_rests(game);
        strikes += command && std::holds_alternative<commands::Attack>(*command) ? 1 : 0;
        steps += command && std::holds_alternative<commands::Walk>(*command) ? 1 : 0;
        REQUIRE(game.step(command).kind != Step::Kind::refused);
        REQUIRE(game.now().round < 40);
    }
    CHECK(strikes == 6);
    CHECK(steps == 2);
    const Health& health = game.world().get<Health>(fighter);
    CHECK(health.now == health.maximum);
}

TEST_CASE("the rooms of the lesson follow one another, and lead to a first delve") {
    const Catalog& catalog = *test::shipped_content();
    const Dungeon* dungeon = &catalog[find_id<DungeonId>(catalog.dungeons, "lesson_1")];
    int rooms = 0;
    for (; dungeon->lesson; dungeon = &catalog[dungeon->next]) {
        REQUIRE(dungeon->next);
        ++rooms;
    }
    CHECK(rooms == 6);
    CHECK(dungeon->id == "lantern_stair");
}

}  // namespace td::lessons
