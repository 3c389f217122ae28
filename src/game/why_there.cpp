// What the ribbon says of a place that is pointed at, and how a time value is written. Goes by how the time system describes itself.
#include "game/describe.hpp"
#include "game/explain.hpp"
#include "game/turn_order.hpp"
#include "game/wording.hpp"

namespace td {

namespace {

std::string number(Ticks ticks) { return std::to_string(ticks); }

std::string column_name(const RoundFace& face, int column) {
    const auto index = static_cast<std::size_t>(column);
    return index < face.columns.size() ? std::string(face.columns[index].name) : std::string();
}

std::string speed_word(int speed) {
    constexpr std::array<std::string_view, 7> words{
        "Quarter speed", "A third of normal speed", "Half speed", "Normal speed", "Double speed", "Triple speed", "Quadruple speed"};
    return std::string(words[static_cast<std::size_t>(speed + 3)]);
}

/// An ordinary place in a round of columns.
std::string reason_of_column(const OrderPlace& place, const OrderContext& context) {
    const int speed = context.world.roster()[place.who].speed;
    const std::string column = column_name(context.face, place.when.tier);
    if (place.standing == Standing::by_speed) return speed_word(speed) + ": also acts in tier " + column + ".";
    return speed < 0 ? speed_word(speed) + ": it rests after each step." : "Acts in tier " + column + ", as all do.";
}

/// An ordinary place where deeds are paid in ticks.
std::string reason_of_ticks(const OrderPlace& place, const OrderContext& context) {
    const Ticks ahead = place.when.time - context.now.time;
    const std::string when = ahead > 0 ? " in " + number(ahead) : std::string(" now");
    if (place.takes_effect) {
        const std::string what =
            place.deed ? describe_command(*place.deed, place.who, context.world, context.catalog) : std::string("what it chooses by then");
        return "Takes effect" + when + ": " + what + ". Then it is asked again.";
    }
    switch (place.reading.kind) {
        case Reading::Kind::pool: return "Has " + number(place.reading.amount) + " to spend, and acts as long as anything is left.";
        case Reading::Kind::waits: return "Has waited out its time" + when + ".";
        default: return ahead > 0 ? "Due" + when + ": so long lasts what it did before." : "Due now.";
    }
}

std::string reason_of_standing(const OrderPlace& place, const OrderContext& context) {
    switch (place.standing) {
        case Standing::in_turn:
        case Standing::by_speed: return context.face.counts_ticks() ? reason_of_ticks(place, context) : reason_of_column(place, context);
        case Standing::let_forward: return "Let forward: it stands in the way of one who would come before it.";
        case Standing::cooling: return "Cooling down after a slow step: " + counted(place.rounds_left, "more round") + ".";
        case Standing::forfeited: return "Forfeited: an action ends the round for who does it.";
        case Standing::in_debt: return "In debt by " + std::to_string(place.rounds_left) + ": passed over until that is paid.";
        case Standing::newcomer: return "Has just come, and has had no turn yet.";
    }
    return {};
}

std::string reason_of_stake(const OrderPlace& place, const World& world) {
    const bool own = place.hangs_on_whom == place.who || !place.hangs_on_whom;
    const std::string whom = own ? "it" : name_of(place.hangs_on_whom, world);
    switch (place.hangs_on) {
        case Stake::nothing: return {};
        case Stake::unless_it_acts: return " Only if " + whom + " moves or waits: an action forfeits it.";
        case Stake::unless_it_moves: return " Only if " + whom + " does not step before.";
        case Stake::unless_it_waits: return " Only if " + whom + " does not wait before: that ends its turn.";
        case Stake::depends_on_cost: return " Here if " + whom + " steps before; a longer deed puts it off.";
    }
    return {};
}

std::string_view reason_of_change(OrderPlace::Change change) {
    switch (change) {
        case OrderPlace::Change::none: return {};
        case OrderPlace::Change::lost: return " Lost if you do this.";
        case OrderPlace::Change::gained: return " Gained if you do this.";
        case OrderPlace::Change::settled: return " Certain if you do this.";
        case OrderPlace::Change::earlier: return " Earlier than now if you do this.";
        case OrderPlace::Change::later: return " Later than now if you do this.";
    }
    return {};
}

std::string why_boundary(const OrderPlace& place, const OrderContext& context) {
    const std::string word(word_of(context.face));
    std::string text = "Here " + word + " " + std::to_string(place.when.round) + " begins: what happens once a " + word + " happens.";
    if (place.hangs_on != Stake::nothing) text += " It may come earlier or later, as turns are chosen.";
    return text;
}

}  // namespace

std::string why_there(const OrderPlace& place, const OrderContext& context) {
    if (place.kind == OrderPlace::Kind::boundary) return why_boundary(place, context);
    if (place.weapon) return "A weapon of its fires by itself now, whatever it does." + std::string(reason_of_change(place.change));
    std::string text;
    if (place.kind == OrderPlace::Kind::asked) text = "This turn is now: you choose. ";
    text += reason_of_standing(place, context) + reason_of_stake(place, context.world);
    text += reason_of_change(place.change);
    return text;
}

std::string short_reading(const Reading& reading, const RoundFace& face) {
    switch (reading.kind) {
        case Reading::Kind::none: return {};
        case Reading::Kind::acts_in: return "tier " + column_name(face, static_cast<int>(reading.amount));
        case Reading::Kind::next_round: return "next " + std::string(word_of(face));
        case Reading::Kind::cooling: return "rests " + number(reading.amount);
        case Reading::Kind::due_in:
        case Reading::Kind::waits: return reading.amount == 0 ? "now" : "in " + number(reading.amount);
        case Reading::Kind::pool:
            return reading.amount > 0 ? "has " + number(reading.amount) : reading.amount < 0 ? "owes " + number(-reading.amount) : "spent";
        case Reading::Kind::ends_in: return "done in " + number(reading.amount);
    }
    return {};
}

std::string_view word_of(const RoundFace& face) {
    switch (face.word) {
        case RoundFace::Word::round: return "round";
        case RoundFace::Word::turn: return "turn";
        case RoundFace::Word::pass: return "pass";
    }
    return {};
}

}  // namespace td
