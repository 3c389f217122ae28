// Deeds of several turns to play with, and a game that is played command by command under each time system in turn.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "game/arena.hpp"

namespace td::test {

inline constexpr std::array every_system{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                         TimeSystemKind::wait_time, TimeSystemKind::deferred};

inline constexpr int star_slot = 4;
inline constexpr int dig_slot = 5;
inline constexpr int star_turns = 3;
inline constexpr int camp_turns = 4;
inline constexpr int backlash = 5;
inline const SkillId star_id{5}, dig_id{6}, camp_id{7};
inline const ItemId pick{2};

inline Skill star() {
    Skill result = skill("star", {Shape::burst, 6, 0}, Audience::foes, {Effect{.kind = EffectKind::damage, .amount = 15}});
    result.turns = star_turns;
    result.interrupted_by_harm = true;
    result.on_cancel = {BreakingOff::Outcome::backfire, {Effect{.kind = EffectKind::damage, .amount = backlash}}};
    return result;
}

inline Skill dig() {
    Skill result = skill("dig", {Shape::ahead, 1, 0}, Audience::everyone, {Effect{.kind = EffectKind::dig, .terrain = ids::floor}});
    result.turns = 2;
    return result;
}

inline Skill camp() {
    Skill result = skill("camp", {Shape::self, 0, 0}, Audience::self, {Effect{.kind = EffectKind::heal, .amount = 12}});
    result.turns = camp_turns;
    result.on_cancel.outcome = BreakingOff::Outcome::share;
    result.interrupted_by_harm = result.needs_peace = result.counts_as_wait = true;
    return result;
}

/// An arena in which heroes can do these, and nobody does anything by itself but `hunters`.
inline Arena workshop(TimeSystemKind kind, std::vector<std::string> map) {
    Arena arena(std::move(map));
    Catalog& catalog = *arena.catalog;
    catalog.dungeons[0].time.kind = kind;
    catalog.terrains[ids::wall.index()].diggable = true;
    catalog.skills.push_back(star());
    catalog.skills.push_back(dig());
    catalog.skills.push_back(camp());
    catalog.rest = camp_id;
    catalog.species[ids::hero.index()].skills.push_back(star_id);
    catalog.species[ids::hero.index()].skills.push_back(dig_id);
    catalog.species[ids::hero.index()].tactic = ids::hold;
    Item tool;
    tool.id = tool.name = "pick";
    tool.use = {Effect{.kind = EffectKind::dig, .terrain = ids::floor}};
    tool.use_area = {Shape::ahead, 1, 0};
    tool.use_audience = Audience::everyone;
    tool.turns = 2;
    tool.used_up = false;
    catalog.items.push_back(tool);
    return arena;
}

/// A game that is played command by command, and what was heard meanwhile.
struct Played {
    Game game;
    std::vector<Event> events{};

    /// Gives a command to whoever is asked, and goes on until the next is needed.
    Step give(const Command& command) {
        const Step first = game.step(command);
        Step step = first;
        while (step.kind == Step::Kind::turn_taken) step = game.step();
        for (Event& event : game.take_events()) events.push_back(std::move(event));
        return first;
    }
    template <class Happening>
    int count() const {
        int number = 0;
        for (const Event& event : events) number += std::holds_alternative<Happening>(event) ? 1 : 0;
        return number;
    }
    int health(EntityId who) const { return game.world().get<Health>(who).now; }
    const Undertaking* at(EntityId who) const { return game.world().find<Undertaking>(who); }
};

template <class Test>
void under_every_system(std::vector<std::string> map, Test&& test) {
    for (const TimeSystemKind kind : every_system) {
        CAPTURE(static_cast<int>(kind));
        test(workshop(kind, map));
    }
}

inline Command star_at(Point aim) { return Command::use_skill(star_slot, Direction::east, aim); }
inline Command dig_towards(Direction direction) { return Command::use_skill(dig_slot, direction, {}); }

}  // namespace td::test
