// What the ribbon says of a place that is pointed at.
#include "game/describe.hpp"
#include "game/turn_order.hpp"
#include "game/wording.hpp"
#include "time/six_tier.hpp"

namespace td {

namespace {

std::string tier_name(int tier) { return std::string(tier_names[static_cast<std::size_t>(tier)]); }

std::string speed_word(int speed) {
    constexpr std::array<std::string_view, 7> words{
        "Quarter speed", "A third of normal speed", "Half speed", "Normal speed", "Double speed", "Triple speed", "Quadruple speed"};
    return std::string(words[static_cast<std::size_t>(speed + 3)]);
}

std::string reason_of_standing(const OrderPlace& place, const World& world) {
    const int speed = world.roster()[place.who].speed;
    switch (place.standing) {
        case Standing::in_turn: return speed < 0 ? speed_word(speed) + ": it rests after each step." : "Acts in tier 0, as all do.";
        case Standing::by_speed: return speed_word(speed) + ": also acts in tier " + tier_name(place.when.tier) + ".";
        case Standing::let_forward: return "Let forward: it stands in the way of one who would come before it.";
        case Standing::cooling: return "Cooling down after a slow step: " + counted(place.rounds_left, "more round") + ".";
        case Standing::forfeited: return "Forfeited: an action ends the round for who does it.";
        case Standing::in_debt: return "In debt by " + std::to_string(place.rounds_left) + ": passed over until it is paid.";
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
        case Stake::depends_on_cost: return " When, depends on what " + whom + " does first.";
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

}  // namespace

std::string why_there(const OrderPlace& place, const World& world) {
    std::string text;
    if (place.kind == OrderPlace::Kind::asked) text = "This turn is now: you choose. ";
    text += reason_of_standing(place, world) + reason_of_stake(place, world);
    text += reason_of_change(place.change);
    return text;
}

}  // namespace td
