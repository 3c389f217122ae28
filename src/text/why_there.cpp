// What the ribbon says of a place that is pointed at, and how a time value is written. Goes by how the time system describes itself.

#include "text/describe.hpp"

#include <array>
#include <string_view>
#include <utility>
#include "text/explain.hpp"
#include "text/explain_triggers.hpp"
#include "text/say.hpp"
#include "text/turn_order.hpp"

namespace td {

namespace {

/// Empty where a round has no columns.
std::string column_name(const RoundPresentation& presentation, int column) {
    const auto index = static_cast<std::size_t>(column);
    return index < presentation.columns.size() ? std::string(presentation.columns[index].name) : std::string();
}

/// Why a creature has an ordinary place in a round of columns.
std::string reason_of_column(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const int speed = context.world.roster()[place.who].speed;
    const std::string tier = column_name(context.presentation, place.when.tier);
    if (place.order_reason == OrderReason::by_speed)
        return say(catalog, {"why_by_speed", "speed", "tier"}, name_of_speed(speed, catalog), tier);
    return speed < 0 ? say(catalog, {"why_rests", "speed"}, name_of_speed(speed, catalog)) : say(catalog, {"why_in_tier", "tier"}, tier);
}

/// Why a creature has an ordinary place where actions are paid in ticks.
std::string reason_of_ticks(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const Ticks ahead = place.when.time - context.now.time;
    if (place.takes_effect) {
        const std::string command =
            place.command ? describe_command(*place.command, place.who, {context.world, catalog}) : say(catalog, "why_unknown_action");
        return ahead > 0 ? say(catalog, {"why_takes_effect", "ticks", "action"}, std::to_string(ahead), command)
                         : say(catalog, {"why_takes_effect_now", "action"}, command);
    }
    switch (place.time_status.kind) {
        case TimeStatus::Kind::pool: return say(catalog, {"why_pool", "ticks"}, std::to_string(place.time_status.amount));
        case TimeStatus::Kind::points: return say(catalog, {"why_points", "points"}, static_cast<int>(place.time_status.amount));
        case TimeStatus::Kind::waits:
            return ahead > 0 ? say(catalog, {"why_waited", "ticks"}, std::to_string(ahead)) : say(catalog, "why_waited_now");
        default: return ahead > 0 ? say(catalog, {"why_due", "ticks"}, std::to_string(ahead)) : say(catalog, "why_due_now");
    }
}

/// Of a turn that is only considered, the world does not know yet what it waits for.
std::string why_held(const OrderPlace& place, const OrderContext& context) {
    const HeldTurn* held = context.world.find<HeldTurn>(place.who);
    return held ? say(context.catalog, {"why_held", "when"}, describe_events(held->until, context.catalog))
                : say(context.catalog, "why_held_somehow");
}

std::string sentence_of_order_reason(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    switch (place.order_reason) {
        case OrderReason::in_turn:
        case OrderReason::by_speed:
            return context.presentation.counts_ticks() ? reason_of_ticks(place, context) : reason_of_column(place, context);
        case OrderReason::pulled_forward: return say(catalog, "why_pulled_forward");
        case OrderReason::cooling: return say(catalog, {"why_cooling", "rounds"}, place.rounds_left);
        case OrderReason::forfeited: return say(catalog, "why_forfeited");
        case OrderReason::in_debt:
            return place.rounds_left == 0 ? say(catalog, "why_spent")
                                          : say(catalog, {"why_in_debt", "ticks"}, std::to_string(place.rounds_left));
        case OrderReason::delayed: return say(catalog, "why_delayed");
        case OrderReason::extra: return say(catalog, "why_extra");
        case OrderReason::held: return why_held(place, context);
        case OrderReason::answers: return say(catalog, "why_answers");
        case OrderReason::struck_out: return say(catalog, "why_struck_out");
        case OrderReason::newcomer: return say(catalog, "why_newcomer");
    }
    return {};
}

/// On which choice or chance the place depends. This and the next two start with a blank; empty if there is nothing to say.
std::string sentence_of_contingency(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const bool is_own = place.contingent_on == place.who || !place.contingent_on;
    const std::string whom =
        is_own ? say(catalog, "word_it") : name_among_known(place.contingent_on, {context.world, context.catalog}, context.known);
    switch (place.contingency) {
        case Contingency::nothing: return {};
        case Contingency::unless_it_acts: return " " + say(catalog, {"only_if_it_does_not_act", "whom"}, whom);
        case Contingency::unless_it_moves: return " " + say(catalog, {"only_if_it_does_not_move", "whom"}, whom);
        case Contingency::unless_it_waits: return " " + say(catalog, {"only_if_it_does_not_wait", "whom"}, whom);
        case Contingency::unless_it_happens: return " " + say(catalog, "only_if_it_waits_in_vain");
        case Contingency::if_it_happens: return " " + say(catalog, "only_if_it_happens");
        case Contingency::depends_on_cost: return " " + say(catalog, {"only_if_it_steps", "whom"}, whom);
        case Contingency::depends_on_others: return " " + say(catalog, "order_hangs_on_others");
        case Contingency::depends_on_chance: return " " + say(catalog, "order_hangs_on_chance");
    }
    return {};
}

/// How certain a place is that depends on no choice of its own creature.
std::string sentence_of_certainty(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    if (is_idle(place, context.world)) return " " + say(catalog, "order_is_idle");
    if (place.bracket > 0) return " " + say(catalog, "order_may_swap");
    return place.kind == OrderPlace::Kind::certain ? " " + say(catalog, "order_is_certain") : std::string();
}

std::string reason_of_change(const OrderPlace& place, const Catalog& catalog) {
    switch (place.change) {
        case OrderPlace::Change::none: return {};
        case OrderPlace::Change::lost: return " " + say(catalog, "change_lost");
        case OrderPlace::Change::gained: return " " + say(catalog, "change_gained");
        case OrderPlace::Change::settled: return " " + say(catalog, "change_certain");
        case OrderPlace::Change::earlier: return " " + say(catalog, "change_earlier");
        case OrderPlace::Change::later: return " " + say(catalog, "change_later");
        case OrderPlace::Change::follows: return " " + say(catalog, {"change_follows", "rounds"}, place.rounds_left);
    }
    return {};
}

std::string why_weapon(const OrderPlace& place, const OrderContext& context) {
    const std::string& weapon = context.catalog[place.weapon].name;
    return place.when.time > context.now.time ? say(context.catalog, {"why_own_weapon", "weapon"}, weapon)
                                              : say(context.catalog, {"why_own_weapon_now", "weapon"}, weapon);
}

std::string why_boundary(const OrderPlace& place, const OrderContext& context) {
    std::string text = say(context.catalog, {"why_boundary", "word", "gender", "number"}, word_of(context.presentation, context.catalog),
                           gender_of_word(context.presentation), place.when.round);
    if (place.contingency != Contingency::nothing) text += " " + say(context.catalog, "why_boundary_may_shift");
    return text;
}

}  // namespace

std::string why_there(const OrderPlace& place, const OrderContext& context) {
    if (place.kind == OrderPlace::Kind::boundary) return why_boundary(place, context);
    const std::string change = reason_of_change(place, context.catalog);
    if (place.weapon) return why_weapon(place, context) + change;
    if (place.kind == OrderPlace::Kind::acting) return say(context.catalog, "why_acting");
    const std::string asked = place.kind == OrderPlace::Kind::asked ? say(context.catalog, "why_asked") + " " : "";
    return asked + sentence_of_order_reason(place, context) + sentence_of_contingency(place, context) +
           sentence_of_certainty(place, context) + change;
}

std::string short_time_status(const TimeStatus& time_status, const RoundPresentation& presentation, const Catalog& catalog) {
    const std::string amount = std::to_string(time_status.amount);
    switch (time_status.kind) {
        case TimeStatus::Kind::none: return {};
        case TimeStatus::Kind::acts_in:
            return say(catalog, {"time_status_tier", "tier"}, column_name(presentation, static_cast<int>(time_status.amount)));
        case TimeStatus::Kind::next_round:
            return say(catalog, {"time_status_next_round", "word", "gender"}, word_of(presentation, catalog), gender_of_word(presentation));
        case TimeStatus::Kind::cooling: return say(catalog, {"time_status_rests", "rounds"}, amount);
        case TimeStatus::Kind::due_in:
        case TimeStatus::Kind::waits:
            return time_status.amount == 0 ? say(catalog, "time_status_now") : say(catalog, {"time_status_in", "ticks"}, amount);
        case TimeStatus::Kind::points: return say(catalog, {"time_status_points", "points"}, amount);
        case TimeStatus::Kind::pool:
            if (time_status.amount < 0) return short_debt(-time_status.amount, catalog);
            return time_status.amount > 0 ? say(catalog, {"time_status_has", "ticks"}, amount) : say(catalog, "time_status_spent");
        case TimeStatus::Kind::ends_in:
            return time_status.amount == 0 ? say(catalog, "time_status_now") : say(catalog, {"time_status_done_in", "ticks"}, amount);
    }
    return {};
}

std::string_view sign_of(const RoundColumn& column) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> fractions{
        {{"1/4", "¼"}, {"1/3", "⅓"}, {"1/2", "½"}, {"2/3", "⅔"}, {"3/4", "¾"}}};
    for (const auto& [written, sign] : fractions)
        if (written == column.name) return sign;
    return column.name;
}

std::string short_debt(Ticks owed, const Catalog& catalog) {
    return owed == 0 ? say(catalog, "time_status_spent") : say(catalog, {"time_status_owes", "ticks"}, std::to_string(owed));
}

int gender_of_word(const RoundPresentation& presentation) { return static_cast<int>(presentation.word) + 1; }

std::string word_of(const RoundPresentation& presentation, const Catalog& catalog) {
    switch (presentation.word) {
        case RoundPresentation::Word::round: return say(catalog, "word_round");
        case RoundPresentation::Word::turn: return say(catalog, "word_turn");
        case RoundPresentation::Word::pass: return say(catalog, "word_pass");
    }
    return {};
}

}  // namespace td
