#include "game/explain_triggers.hpp"

#include <string_view>

#include "game/explain.hpp"
#include "game/wording.hpp"

namespace td {

namespace {

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string_view side_word(std::uint8_t faction) {
    constexpr std::string_view words[]{"the party's", "neutral", "a foe of the party"};
    return words[faction];
}

std::string range_words(const Premise& p) {
    return p.low == p.high ? std::to_string(p.low) : std::to_string(p.low) + " to " + std::to_string(p.high);
}

/// What is said of "it" or "the other".
std::string of_creature(const Premise& p, const Catalog& catalog) {
    switch (p.kind) {
        case Premise::Kind::health_below: return "below " + std::to_string(p.low) + " % of health";
        case Premise::Kind::has_status: return p.status ? uncapitalised(catalog[p.status].name) : std::string("ill");
        case Premise::Kind::on_terrain: return "on " + uncapitalised(catalog[p.terrain].name);
        case Premise::Kind::on_feature: return "on " + uncapitalised(catalog[p.feature].name);
        case Premise::Kind::species: return "a " + uncapitalised(catalog[p.species].name);
        case Premise::Kind::of_side: return std::string(side_word(p.faction));
        case Premise::Kind::leader: return "leading";
        case Premise::Kind::guest: return "a guest";
        case Premise::Kind::alone: return "alone";
        case Premise::Kind::asleep: return "asleep";
        case Premise::Kind::carries: return "carrying " + catalog[p.item].name;
        case Premise::Kind::moves_by: return "getting about by other ways";
        case Premise::Kind::speed: return "at speed " + range_words(p);
        case Premise::Kind::foes_within: return "with " + counted(p.high, "foe") + " within " + counted(p.low, "tile");
        case Premise::Kind::foe: return "a foe";
        case Premise::Kind::ally: return "an ally";
        case Premise::Kind::within: return "within " + counted(p.low, "tile");
        case Premise::Kind::faster: return "faster";
        default: return {};
    }
}

std::string of_cause(const Premise& p, const Catalog& catalog) {
    switch (p.kind) {
        case Premise::Kind::weather: return "in " + uncapitalised(catalog[p.weather].name);
        case Premise::Kind::floor: return "on floor " + range_words(p);
        case Premise::Kind::harm_kind: return "by " + uncapitalised(catalog.damage_kinds[p.damage_kind.index()].name);
        case Premise::Kind::by_skill: return "by " + catalog[p.skill].name;
        case Premise::Kind::by_item: return "by " + catalog[p.item].name;
        case Premise::Kind::of_status: return uncapitalised(catalog[p.status].name);
        default: return {};
    }
}

std::string premise_words(const Premise& p, const Catalog& catalog) {
    const bool impersonal = is_about_cause(p.kind) || p.kind == Premise::Kind::weather || p.kind == Premise::Kind::floor;
    const std::string negation = p.negated ? "not " : "";
    if (impersonal) return negation + of_cause(p, catalog);
    const std::string who = p.whose == Premise::Whose::other ? "the other " : "";
    return who + negation + of_creature(p, catalog);
}

std::string whom(const Trigger& trigger) {
    const std::string around = trigger.area ? "around " : "";
    if (trigger.to == Premise::Whose::other) return " " + around + "the other";
    return trigger.area ? " around it" : "";
}

}  // namespace

std::vector<std::string> describe_triggers(const std::vector<Trigger>& triggers, const Catalog& catalog) {
    std::vector<std::string> lines;
    for (const Trigger& trigger : triggers) {
        std::string line(info_of(trigger.event).words);
        for (const Premise& premise : trigger.premises) line += ", " + premise_words(premise, catalog);
        if (trigger.chance < 100) line += " (" + std::to_string(trigger.chance) + " %)";
        line += ":" + whom(trigger);
        std::string separator = " ";
        for (const std::string& effect : describe_effects(trigger.effects, catalog)) {
            line += separator + effect;
            separator = ", ";
        }
        if (trigger.limit == TriggerLimit::floor) line += "; once on a floor";
        if (trigger.ends) line += "; then it is gone";
        line.front() = static_cast<char>(line.front() - 'a' + 'A');
        lines.push_back(line + ".");
    }
    return lines;
}

std::string describe_weather(const Weather& weather) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part + "."; };
    if (weather.walk_speed != 0) add("Walkers: speed " + signed_number(weather.walk_speed));
    if (weather.swim_speed != 0) add("Swimmers: speed " + signed_number(weather.swim_speed));
    if (weather.fly_speed != 0) add("Fliers: speed " + signed_number(weather.fly_speed));
    if (weather.sight != 0) add("Sight " + signed_number(weather.sight));
    if (weather.accuracy_percent != 100) add("Accuracy " + std::to_string(weather.accuracy_percent) + " %");
    if (weather.quenches) add("Nothing burns");
    return text;
}

}  // namespace td
