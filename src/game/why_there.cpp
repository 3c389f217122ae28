// What the ribbon says of a place that is pointed at, and how a time value is written. Goes by how the time system describes itself.
#include <array>

#include "game/describe.hpp"
#include "game/explain.hpp"
#include "game/say.hpp"
#include "game/turn_order.hpp"

namespace td {

namespace {

using Fixed = PhraseWith<0>;

/// Empty where a round has no columns.
std::string column_name(const RoundFace& face, int column) {
    const auto index = static_cast<std::size_t>(column);
    return index < face.columns.size() ? std::string(face.columns[index].name) : std::string();
}

std::string speed_word(int speed, const Catalog& catalog) {
    static constexpr std::array<Fixed, 7> words{"why_speed_quarter", "why_speed_third",  "why_speed_half",     "why_speed_normal",
                                                "why_speed_double",  "why_speed_triple", "why_speed_quadruple"};
    return say(catalog, words[static_cast<std::size_t>(speed + 3)]);
}

/// An ordinary place in a round of columns.
std::string reason_of_column(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const int speed = context.world.roster()[place.who].speed;
    const std::string tier = column_name(context.face, place.when.tier);
    if (place.standing == Standing::by_speed) return say(catalog, {"why_by_speed", "speed", "tier"}, speed_word(speed, catalog), tier);
    return speed < 0 ? say(catalog, {"why_rests", "speed"}, speed_word(speed, catalog)) : say(catalog, {"why_in_tier", "tier"}, tier);
}

/// An ordinary place where deeds are paid in ticks.
std::string reason_of_ticks(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const Ticks ahead = place.when.time - context.now.time;
    if (place.takes_effect) {
        const std::string deed =
            place.deed ? describe_command(*place.deed, place.who, context.world, catalog) : say(catalog, "why_unknown_deed");
        return ahead > 0 ? say(catalog, {"why_takes_effect", "ticks", "deed"}, std::to_string(ahead), deed)
                         : say(catalog, {"why_takes_effect_now", "deed"}, deed);
    }
    switch (place.reading.kind) {
        case Reading::Kind::pool: return say(catalog, {"why_pool", "ticks"}, std::to_string(place.reading.amount));
        case Reading::Kind::waits:
            return ahead > 0 ? say(catalog, {"why_waited", "ticks"}, std::to_string(ahead)) : say(catalog, "why_waited_now");
        default: return ahead > 0 ? say(catalog, {"why_due", "ticks"}, std::to_string(ahead)) : say(catalog, "why_due_now");
    }
}

std::string reason_of_standing(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    switch (place.standing) {
        case Standing::in_turn:
        case Standing::by_speed: return context.face.counts_ticks() ? reason_of_ticks(place, context) : reason_of_column(place, context);
        case Standing::let_forward: return say(catalog, "why_let_forward");
        case Standing::cooling: return say(catalog, {"why_cooling", "rounds"}, place.rounds_left);
        case Standing::forfeited: return say(catalog, "why_forfeited");
        case Standing::in_debt:
            return place.rounds_left == 0 ? say(catalog, "why_spent")
                                          : say(catalog, {"why_in_debt", "ticks"}, std::to_string(place.rounds_left));
        case Standing::newcomer: return say(catalog, "why_newcomer");
    }
    return {};
}

std::string reason_of_stake(const OrderPlace& place, const OrderContext& context) {
    const Catalog& catalog = context.catalog;
    const bool own = place.hangs_on_whom == place.who || !place.hangs_on_whom;
    const std::string whom = own ? say(catalog, "only_it") : name_among_known(place.hangs_on_whom, context.world, context.known);
    switch (place.hangs_on) {
        case Stake::nothing: return {};
        case Stake::unless_it_acts: return " " + say(catalog, {"only_if_it_does_not_act", "whom"}, whom);
        case Stake::unless_it_moves: return " " + say(catalog, {"only_if_it_does_not_move", "whom"}, whom);
        case Stake::unless_it_waits: return " " + say(catalog, {"only_if_it_does_not_wait", "whom"}, whom);
        case Stake::depends_on_cost: return " " + say(catalog, {"only_if_it_steps", "whom"}, whom);
    }
    return {};
}

std::string reason_of_change(OrderPlace::Change change, const Catalog& catalog) {
    switch (change) {
        case OrderPlace::Change::none: return {};
        case OrderPlace::Change::lost: return " " + say(catalog, "change_lost");
        case OrderPlace::Change::gained: return " " + say(catalog, "change_gained");
        case OrderPlace::Change::settled: return " " + say(catalog, "change_settled");
        case OrderPlace::Change::earlier: return " " + say(catalog, "change_earlier");
        case OrderPlace::Change::later: return " " + say(catalog, "change_later");
    }
    return {};
}

std::string why_weapon(const OrderPlace& place, const OrderContext& context) {
    const std::string& weapon = context.catalog[place.weapon].name;
    return place.when.time > context.now.time ? say(context.catalog, {"why_own_weapon", "weapon"}, weapon)
                                              : say(context.catalog, {"why_own_weapon_now", "weapon"}, weapon);
}

std::string why_boundary(const OrderPlace& place, const OrderContext& context) {
    std::string text = say(context.catalog, {"why_boundary", "word", "number"}, word_of(context.face, context.catalog), place.when.round);
    if (place.hangs_on != Stake::nothing) text += " " + say(context.catalog, "why_boundary_may_shift");
    return text;
}

}  // namespace

std::string why_there(const OrderPlace& place, const OrderContext& context) {
    if (place.kind == OrderPlace::Kind::boundary) return why_boundary(place, context);
    const std::string change = reason_of_change(place.change, context.catalog);
    if (place.weapon) return why_weapon(place, context) + change;
    const std::string asked = place.kind == OrderPlace::Kind::asked ? say(context.catalog, "why_asked") + " " : "";
    return asked + reason_of_standing(place, context) + reason_of_stake(place, context) + change;
}

std::string short_reading(const Reading& reading, const RoundFace& face, const Catalog& catalog) {
    const std::string amount = std::to_string(reading.amount);
    switch (reading.kind) {
        case Reading::Kind::none: return {};
        case Reading::Kind::acts_in: return say(catalog, {"reading_tier", "tier"}, column_name(face, static_cast<int>(reading.amount)));
        case Reading::Kind::next_round: return say(catalog, {"reading_next_round", "word"}, word_of(face, catalog));
        case Reading::Kind::cooling: return say(catalog, {"reading_rests", "rounds"}, amount);
        case Reading::Kind::due_in:
        case Reading::Kind::waits: return reading.amount == 0 ? say(catalog, "reading_now") : say(catalog, {"reading_in", "ticks"}, amount);
        case Reading::Kind::pool:
            if (reading.amount < 0) return short_debt(-reading.amount, catalog);
            return reading.amount > 0 ? say(catalog, {"reading_has", "ticks"}, amount) : say(catalog, "reading_spent");
        case Reading::Kind::ends_in: return say(catalog, {"reading_done_in", "ticks"}, amount);
    }
    return {};
}

std::string short_debt(Ticks owed, const Catalog& catalog) {
    return owed == 0 ? say(catalog, "reading_spent") : say(catalog, {"reading_owes", "ticks"}, std::to_string(owed));
}

std::string word_of(const RoundFace& face, const Catalog& catalog) {
    switch (face.word) {
        case RoundFace::Word::round: return say(catalog, "word_round");
        case RoundFace::Word::turn: return say(catalog, "word_turn");
        case RoundFace::Word::pass: return say(catalog, "word_pass");
    }
    return {};
}

}  // namespace td
