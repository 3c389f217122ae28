#include "text/explain_triggers.hpp"

#include <array>

#include "text/explain.hpp"
#include "text/say.hpp"

namespace td {

namespace {

using Fixed = PhraseWith<0>;

/// In the order of the enumeration.
constexpr std::array<Fixed, event_infos.size()> event_words{
    "when_floor_entered",   "when_turn_start",   "when_turn_end",      "when_round_end",
    "when_weather_changed", "when_waits",        "when_skill_used",    "when_item_used",
    "when_healed",          "when_joins",        "when_status_gained", "when_status_lost",
    "when_steps",           "when_foe_in_sight", "when_foe_in_reach",  "when_foe_out_of_reach",
    "when_stepped_on",      "when_walked_into",  "when_catches_fire",  "when_destroyed",
    "when_ally_hurt",       "when_ally_dies",    "when_misses",        "when_evades",
    "when_kills",           "when_dies",         "when_hits",          "when_hurt"};

std::string side_word(std::uint8_t faction, const Catalog& catalog) {
    constexpr std::array<Fixed, 3> words{"if_of_party", "if_neutral", "if_foe_of_party"};
    return say(catalog, words[faction]);
}

std::string range_words(const TriggerCondition& p, const Catalog& catalog) {
    return p.low == p.high ? std::to_string(p.low) : say(catalog, {"from_to", "from", "to"}, p.low, p.high);
}

/// What is said of "it" or "the other".
std::string of_creature(const TriggerCondition& p, const Catalog& catalog) {
    switch (p.kind) {
        case TriggerCondition::Kind::health_below: return say(catalog, {"if_health_below", "percent"}, p.low);
        case TriggerCondition::Kind::has_status:
            return p.status ? say(catalog, {"if_status", "status"}, catalog[p.status].name) : say(catalog, "if_any_status");
        case TriggerCondition::Kind::on_terrain: return say(catalog, {"if_on_terrain", "terrain"}, catalog[p.terrain].name);
        case TriggerCondition::Kind::on_feature: return say(catalog, {"if_on_feature", "feature"}, catalog[p.feature].name);
        case TriggerCondition::Kind::species: return say(catalog, {"if_species", "species"}, catalog[p.species].name);
        case TriggerCondition::Kind::of_side: return side_word(p.faction, catalog);
        case TriggerCondition::Kind::leader: return say(catalog, "if_leader");
        case TriggerCondition::Kind::guest: return say(catalog, "if_guest");
        case TriggerCondition::Kind::alone: return say(catalog, "if_alone");
        case TriggerCondition::Kind::asleep: return say(catalog, "if_asleep");
        case TriggerCondition::Kind::carries: return say(catalog, {"if_carries", "item"}, catalog[p.item].name);
        case TriggerCondition::Kind::moves_by: return say(catalog, "if_moves_by");
        case TriggerCondition::Kind::speed: return say(catalog, {"if_speed", "speed"}, range_words(p, catalog));
        case TriggerCondition::Kind::foes_within: return say(catalog, {"if_foes_within", "foes", "tiles"}, p.high, p.low);
        case TriggerCondition::Kind::acted: return say(catalog, "if_acted");
        case TriggerCondition::Kind::follow_up: return say(catalog, "if_follow_up");
        case TriggerCondition::Kind::foe: return say(catalog, "if_foe");
        case TriggerCondition::Kind::ally: return say(catalog, "if_ally");
        case TriggerCondition::Kind::within: return say(catalog, {"if_within", "tiles"}, p.low);
        case TriggerCondition::Kind::faster: return say(catalog, "if_faster");
        default: return {};
    }
}

std::string of_cause(const TriggerCondition& p, const Catalog& catalog) {
    switch (p.kind) {
        case TriggerCondition::Kind::weather: return say(catalog, {"if_weather", "weather"}, catalog[p.weather].name);
        case TriggerCondition::Kind::floor: return say(catalog, {"if_floor", "floor"}, range_words(p, catalog));
        case TriggerCondition::Kind::late: return say(catalog, {"if_late", "ticks"}, p.low);
        case TriggerCondition::Kind::harm_kind: return say(catalog, {"if_kind", "kind"}, catalog.damage_kinds[p.damage_kind.index()].name);
        case TriggerCondition::Kind::by_skill: return say(catalog, {"if_skill", "skill"}, catalog[p.skill].name);
        case TriggerCondition::Kind::by_item: return say(catalog, {"if_item", "item"}, catalog[p.item].name);
        case TriggerCondition::Kind::of_status: return say(catalog, {"if_status", "status"}, catalog[p.status].name);
        default: return {};
    }
}

std::string condition_words(const TriggerCondition& p, const Catalog& catalog) {
    const bool impersonal = is_about_cause(p.kind) || p.kind == TriggerCondition::Kind::weather ||
                            p.kind == TriggerCondition::Kind::floor || p.kind == TriggerCondition::Kind::late;
    std::string text = impersonal ? of_cause(p, catalog) : of_creature(p, catalog);
    if (p.negated) text = say(catalog, {"if_not", "condition"}, text);
    return !impersonal && p.whose == TriggerCondition::Whose::other ? say(catalog, {"if_other", "condition"}, text) : text;
}

/// "When hurt, below 50 % of health (30 %)".
std::string when_text(const Trigger& trigger, const Catalog& catalog) {
    std::string text = say(catalog, event_words[static_cast<std::size_t>(trigger.event)]);
    for (const TriggerCondition& condition : trigger.conditions)
        text = say(catalog, {"trigger_if", "when", "condition"}, text, condition_words(condition, catalog));
    return trigger.chance < 100 ? say(catalog, {"trigger_by_chance", "when", "chance"}, text, trigger.chance) : text;
}

PhraseWith<2> form_of(const Trigger& trigger) {
    if (trigger.to == TriggerCondition::Whose::other)
        return trigger.area ? PhraseWith<2>("trigger_around_other", "when", "effects")
                            : PhraseWith<2>("trigger_on_other", "when", "effects");
    return trigger.area ? PhraseWith<2>("trigger_around_it", "when", "effects") : PhraseWith<2>("trigger", "when", "effects");
}

}  // namespace

std::vector<std::string> describe_triggers(const std::vector<Trigger>& triggers, const Catalog& catalog) {
    std::vector<std::string> lines;
    for (const Trigger& trigger : triggers) {
        std::string effects;
        for (const std::string& effect : describe_effects(trigger.effects, catalog)) effects += (effects.empty() ? "" : ", ") + effect;
        if (trigger.limit == TriggerLimit::floor) effects = say(catalog, {"trigger_once_on_floor", "effects"}, effects);
        if (trigger.ends) effects = say(catalog, {"trigger_ends", "effects"}, effects);
        lines.push_back(say(catalog, form_of(trigger), when_text(trigger, catalog), effects));
    }
    return lines;
}

std::string describe_weather(const Weather& weather, const Catalog& catalog) {
    std::string text;
    const auto add = [&](PhraseWith<1> phrase, const std::string& value) {
        text += (text.empty() ? "" : " ") + say(catalog, phrase, value);
    };
    if (weather.walk_speed != 0) add({"weather_walkers", "change"}, with_sign(weather.walk_speed));
    if (weather.swim_speed != 0) add({"weather_swimmers", "change"}, with_sign(weather.swim_speed));
    if (weather.fly_speed != 0) add({"weather_fliers", "change"}, with_sign(weather.fly_speed));
    if (weather.sight != 0) add({"weather_sight", "change"}, with_sign(weather.sight));
    if (weather.accuracy_percent != 100) add({"weather_accuracy", "percent"}, std::to_string(weather.accuracy_percent));
    if (weather.quenches) text += (text.empty() ? "" : " ") + say(catalog, "weather_quenches");
    return text;
}

std::string describe_events(TriggerEventSet events, const Catalog& catalog) {
    std::string text;
    for (std::size_t i = 0; i < event_words.size(); ++i)
        if (contains(events, static_cast<TriggerEvent>(i)))
            text += (text.empty() ? "" : say(catalog, "word_or")) + say(catalog, event_words[i]);
    return text;
}

}  // namespace td
