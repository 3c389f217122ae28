#include "text/explain_triggers.hpp"

#include <array>

#include "text/say.hpp"
#include "time/tiers.hpp"

namespace td {

namespace {

using Fixed = PhraseWith<0>;

/// By TriggerEvent.
constexpr std::array<Fixed, event_infos.size()> event_words{
    "when_floor_entered",   "when_turn_start",   "when_turn_end",      "when_round_end",
    "when_weather_changed", "when_waits",        "when_skill_used",    "when_item_used",
    "when_healed",          "when_joins",        "when_status_gained", "when_status_lost",
    "when_steps",           "when_foe_in_sight", "when_foe_in_reach",  "when_foe_out_of_reach",
    "when_stepped_on",      "when_walked_into",  "when_catches_fire",  "when_destroyed",
    "when_ally_hurt",       "when_ally_dies",    "when_misses",        "when_evades",
    "when_kills",           "when_dies",         "when_hits",          "when_hurt"};

std::string range_words(const TriggerCondition& p, const Catalog& catalog) {
    return p.low == p.high ? std::to_string(p.low) : say(catalog, {"from_to", "from", "to"}, p.low, p.high);
}

std::string clause_about_side(const std::string& who, std::uint8_t faction, const Catalog& catalog) {
    constexpr std::array<PhraseWith<1>, 3> clauses{PhraseWith<1>{"if_of_party", "who"}, PhraseWith<1>{"if_neutral", "who"},
                                                   PhraseWith<1>{"if_foe_of_party", "who"}};
    return say(catalog, clauses[faction], who);
}

/// The clause about `who`, which is "it" or "the other"; empty for conditions that clause_about_event() puts into words.
std::string clause_about(const std::string& who, const TriggerCondition& p, const Catalog& catalog) {
    switch (p.kind) {
        case TriggerCondition::Kind::health_below: return say(catalog, {"if_health_below", "who", "percent"}, who, p.low);
        case TriggerCondition::Kind::has_status:
            return p.status ? say(catalog, {"if_has_status", "who", "status"}, who, catalog[p.status].name)
                            : say(catalog, {"if_any_status", "who"}, who);
        case TriggerCondition::Kind::on_terrain: return say(catalog, {"if_on_terrain", "who", "terrain"}, who, catalog[p.terrain].name);
        case TriggerCondition::Kind::on_feature: return say(catalog, {"if_on_feature", "who", "feature"}, who, catalog[p.feature].name);
        case TriggerCondition::Kind::species: return say(catalog, {"if_species", "who", "species"}, who, catalog[p.species].name);
        case TriggerCondition::Kind::of_side: return clause_about_side(who, p.faction, catalog);
        case TriggerCondition::Kind::leader: return say(catalog, {"if_leader", "who"}, who);
        case TriggerCondition::Kind::guest: return say(catalog, {"if_guest", "who"}, who);
        case TriggerCondition::Kind::place: return say(catalog, {"if_place", "who", "place"}, who, p.low);
        case TriggerCondition::Kind::alone: return say(catalog, {"if_alone", "who"}, who);
        case TriggerCondition::Kind::asleep: return say(catalog, {"if_asleep", "who"}, who);
        case TriggerCondition::Kind::carries: return say(catalog, {"if_carries", "who", "item"}, who, catalog[p.item].name);
        case TriggerCondition::Kind::moves_by: return say(catalog, {"if_moves_by", "who"}, who);
        case TriggerCondition::Kind::speed: return say(catalog, {"if_speed", "who", "speed"}, who, range_words(p, catalog));
        case TriggerCondition::Kind::foes_within: return say(catalog, {"if_foes_within", "who", "foes", "tiles"}, who, p.high, p.low);
        case TriggerCondition::Kind::acted: return say(catalog, {"if_acted", "who"}, who);
        case TriggerCondition::Kind::follow_up:
            return p.same_tier ? say(catalog, {"if_follow_up_in_tier", "who"}, who) : say(catalog, {"if_follow_up", "who"}, who);
        case TriggerCondition::Kind::faster: return say(catalog, {"if_faster", "who"}, who);
        default: return {};
    }
}

/// "the round is 50 ticks old"; "the tier is 1/2 or later".
std::string clause_about_lateness(int ticks, const Catalog& catalog, SpanWords words) {
    const int tier = first_tier_at(ticks);
    return words == SpanWords::ticks || tier == tier_count
               ? say(catalog, {"if_late", "ticks"}, ticks)
               : say(catalog, {"if_late_tier", "tier"}, tier_names[static_cast<std::size_t>(tier)]);
}

/// The clause of a condition that is not about one creature alone; empty for the others.
std::string clause_about_event(const TriggerCondition& p, const Catalog& catalog, SpanWords words) {
    switch (p.kind) {
        case TriggerCondition::Kind::foe: return say(catalog, "if_foe");
        case TriggerCondition::Kind::ally: return say(catalog, "if_ally");
        case TriggerCondition::Kind::within: return say(catalog, {"if_within", "tiles"}, p.low);
        case TriggerCondition::Kind::weather: return say(catalog, {"if_weather", "weather"}, catalog[p.weather].name);
        case TriggerCondition::Kind::floor: return say(catalog, {"if_floor", "floor"}, range_words(p, catalog));
        case TriggerCondition::Kind::late: return clause_about_lateness(p.low, catalog, words);
        case TriggerCondition::Kind::harm_kind: return say(catalog, {"if_kind", "kind"}, catalog.damage_kinds[p.damage_kind.index()].name);
        case TriggerCondition::Kind::by_skill: return say(catalog, {"if_skill", "skill"}, catalog[p.skill].name);
        case TriggerCondition::Kind::by_item: return say(catalog, {"if_item", "item"}, catalog[p.item].name);
        case TriggerCondition::Kind::of_status: return say(catalog, {"if_status", "status"}, catalog[p.status].name);
        default: return {};
    }
}

std::string clause_of(const TriggerCondition& p, const Catalog& catalog, SpanWords words) {
    if (std::string clause = clause_about_event(p, catalog, words); !clause.empty()) return clause;
    return clause_about(say(catalog, p.whose == TriggerCondition::Whose::other ? Fixed("if_the_other") : Fixed("if_it")), p, catalog);
}

/// "When hurt, if it is below 50% of health and the other is a foe, unless it is asleep (30%)".
std::string when_text(const Trigger& trigger, const Catalog& catalog, SpanWords words) {
    std::string text = say(catalog, event_words[static_cast<std::size_t>(trigger.event)]);
    for (const bool negated : {false, true}) {
        bool is_first = true;
        for (const TriggerCondition& condition : trigger.conditions) {
            if (condition.negated != negated) continue;
            const PhraseWith<2> first =
                negated ? PhraseWith<2>("trigger_unless", "when", "condition") : PhraseWith<2>("trigger_if", "when", "condition");
            const PhraseWith<2> further =
                negated ? PhraseWith<2>("trigger_or", "when", "condition") : PhraseWith<2>("trigger_and", "when", "condition");
            text = say(catalog, is_first ? first : further, text, clause_of(condition, catalog, words));
            is_first = false;
        }
    }
    return trigger.chance < 100 ? say(catalog, {"trigger_by_chance", "when", "chance"}, text, trigger.chance) : text;
}

}  // namespace

std::vector<std::string> describe_triggers(const std::vector<Trigger>& triggers, const Catalog& catalog, SpanWords words) {
    std::vector<std::string> lines;
    for (const Trigger& trigger : triggers) {
        std::string effects;
        for (const std::string& effect : describe_effects(trigger.effects, catalog, words))
            effects += (effects.empty() ? "" : ", ") + effect;
        if (trigger.limit == TriggerLimit::floor) effects = say(catalog, {"trigger_once_on_floor", "effects"}, effects);
        if (trigger.ends) effects = say(catalog, {"trigger_ends", "effects"}, effects);
        const std::string when = when_text(trigger, catalog, words);
        const bool to_other = trigger.to == TriggerCondition::Whose::other;
        if (trigger.area)
            lines.push_back(say(catalog,
                                to_other ? PhraseWith<3>("trigger_in_area_of_other", "when", "effects", "area")
                                         : PhraseWith<3>("trigger_in_area", "when", "effects", "area"),
                                when, effects, describe_area(*trigger.area, trigger.audience, catalog)));
        else
            lines.push_back(
                say(catalog, to_other ? PhraseWith<2>("trigger_on_other", "when", "effects") : PhraseWith<2>("trigger", "when", "effects"),
                    when, effects));
    }
    return lines;
}

std::string describe_conditions(const std::vector<TriggerCondition>& conditions, const Catalog& catalog, SpanWords words) {
    std::string text;
    for (const TriggerCondition& condition : conditions)
        text += (text.empty() ? "" : ", ") +
                say(catalog, condition.negated ? PhraseWith<1>("option_excludes", "condition") : PhraseWith<1>("option_needs", "condition"),
                    clause_of(condition, catalog, words));
    return text;
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

std::vector<std::string> describe_boon(const Boon& boon, const Catalog& catalog, SpanWords words) {
    std::vector<std::string> sentences = describe_triggers(boon.triggers, catalog, words);
    if (const std::string numbers = describe_modifiers(boon, catalog); !numbers.empty()) sentences.insert(sentences.begin(), numbers);
    return sentences;
}

std::string describe_events(TriggerEventSet events, const Catalog& catalog) {
    std::string text;
    for (std::size_t i = 0; i < event_words.size(); ++i)
        if (contains(events, static_cast<TriggerEvent>(i)))
            text += (text.empty() ? "" : say(catalog, "word_or")) + say(catalog, event_words[i]);
    return text;
}

}  // namespace td
