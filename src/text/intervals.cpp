#include "text/intervals.hpp"

#include "rules/action_costs.hpp"
#include "text/say.hpp"
#include "world/components.hpp"

namespace td {

namespace {

std::string describe_pool(Ticks left, const Catalog& catalog) {
    if (left == 0) return say(catalog, "interval_spends_all");
    return left > 0 ? say(catalog, {"interval_leaves", "ticks"}, std::to_string(left))
                    : say(catalog, {"interval_owes", "ticks"}, std::to_string(-left));
}

/// The speed at which steps of normal cost come so often; nothing if there is no such speed.
std::optional<int> speed_of(const Interval& step) {
    if (step.actions != 1) return std::nullopt;
    for (int speed = slowest; speed <= fastest; ++speed)
        if (step.span == at_speed(standard_costs().step.none, speed)) return speed;
    return std::nullopt;
}

}  // namespace

SpanWords span_words(const Game& game) { return game.time().presentation().counts_ticks() ? SpanWords::ticks : SpanWords::parts_of_round; }

Interval interval_after(EntityId who, ActionCost cost, const Game& game) { return game.time().interval(game.world().roster(), who, cost); }

Interval interval_of_step(EntityId who, const Game& game) {
    return interval_after(who, {ActionClass::move, step_cost(game.view(), game.dungeon().costs, who)}, game);
}

bool is_very_slow(const Interval& step) {
    constexpr Ticks span_at_a_third = 300;
    return step.average() >= span_at_a_third;
}

std::string describe_interval(const Interval& interval, const Catalog& catalog) {
    switch (interval.then.kind) {
        case TimeStatus::Kind::none:
        case TimeStatus::Kind::acts_in:
        case TimeStatus::Kind::next_round:
        case TimeStatus::Kind::points:
        case TimeStatus::Kind::cooling: return {};
        case TimeStatus::Kind::due_in:
        case TimeStatus::Kind::ends_in: return say(catalog, {"interval_costs", "ticks"}, std::to_string(interval.ticks));
        case TimeStatus::Kind::waits:
            return interval.ticks > 0 ? say(catalog, {"interval_waits", "ticks"}, std::to_string(interval.ticks))
                                      : say(catalog, "interval_goes_on");
        case TimeStatus::Kind::pool: return describe_pool(interval.then.amount, catalog);
    }
    return {};
}

std::string describe_pace(EntityId who, const Game& game) {
    const Catalog& catalog = game.catalog();
    const Interval step = interval_of_step(who, game);
    if (const std::optional<int> speed = speed_of(step)) return describe_speed(*speed, catalog);
    if (step.actions > 1)
        return say(catalog, {"pace_of_turns", "actions", "ticks", "percent"}, step.actions, std::to_string(step.span), step.percent);
    return say(catalog, {"pace_of_steps", "ticks", "percent"}, std::to_string(step.span), step.percent);
}

std::string short_pace(const Interval& step, const Catalog& catalog) {
    if (step.actions > 1) return say(catalog, {"party_actions", "actions", "ticks"}, step.actions, std::to_string(step.span));
    return say(catalog, {"party_step", "ticks"}, std::to_string(step.span));
}

}  // namespace td
