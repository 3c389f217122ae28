#include "text/narrator.hpp"

#include <algorithm>
#include <string_view>

#include "catalog/trigger_source.hpp"
#include "text/english.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Who has part in an event, and where it happened; absent parts stay empty.
struct Involved {
    EntityId first;
    EntityId second;
    std::optional<Point> at;
};

struct WhoAndWhere {
    template <class E>
    Involved operator()(const E& e) const {
        Involved result;
        if constexpr (requires { e.who; }) result.first = e.who;
        if constexpr (requires { e.target; }) result.second = e.target;
        if constexpr (requires { e.source; }) result.second = e.source;
        if constexpr (requires { e.killer; }) result.second = e.killer;
        if constexpr (requires { Point(e.at); }) result.at = e.at;
        if constexpr (requires { Point(e.to); }) result.at = e.to;
        return result;
    }
};

bool concerns_everybody(const Event& event) {
    return std::holds_alternative<FloorEntered>(event) || std::holds_alternative<RunEnded>(event) ||
           std::holds_alternative<FloorWon>(event) || std::holds_alternative<WeatherChanged>(event) ||
           std::holds_alternative<ChainCutOff>(event) || std::holds_alternative<RoundCutShort>(event) ||
           std::holds_alternative<OrdersChanged>(event) || std::holds_alternative<MinutesChanged>(event) ||
           std::holds_alternative<OptionTaken>(event) || std::holds_alternative<PartyOverdue>(event) ||
           std::holds_alternative<PatrolArrived>(event) || std::holds_alternative<AimDecided>(event) ||
           std::holds_alternative<PartyChanged>(event);
}

/// "Ember fox bites Mira for 6."
Line blow(const UsedSkill& used, const WasHurt& hurt, const WorldView& view, const NameLetters* letters) {
    const std::string& skill = view.catalog[used.skill].name;
    const std::string who = name_of(used.who, view, letters);
    const std::string target = name_of(hurt.who, view, letters);
    return {reads_as_verb(skill) ? say(view.catalog, {"blow_by_verb", "who", "skill", "target", "amount"}, who, skill, target, hurt.amount)
                                 : say(view.catalog, {"blow", "who", "skill", "target", "amount"}, who, skill, target, hurt.amount),
            on_players_side(hurt.who, view.world) ? Tone::harm : Tone::strike};
}

/// Each name once, in the order in which they come, with how many bear it: "Mira", "Kobold raider x2".
std::vector<std::string> names_of(const std::vector<EntityId>& everyone, const WorldView& view) {
    std::vector<std::pair<std::string, int>> counted;
    for (const EntityId who : everyone) {
        const std::string name = name_of(who, view);
        const auto same = std::find_if(counted.begin(), counted.end(), [&](const auto& each) { return each.first == name; });
        if (same == counted.end())
            counted.emplace_back(name, 1);
        else
            ++same->second;
    }
    std::vector<std::string> names;
    for (const auto& [name, count] : counted)
        names.push_back(count == 1 ? name : say(view.catalog, {"items", "item", "count"}, name, count));
    return names;
}

/// "Mira, Bram and 2 more". Precondition: at least one.
std::string listed(const std::vector<std::string>& names, const Catalog& catalog) {
    if (names.size() == 1) return names[0];
    if (names.size() == 2) return say(catalog, {"two_names", "first", "second"}, names[0], names[1]);
    if (names.size() == 3) return say(catalog, {"three_names", "first", "second", "third"}, names[0], names[1], names[2]);
    return say(catalog, {"more_names", "first", "second", "more"}, names[0], names[1], static_cast<int>(names.size()) - 2);
}

/// True if the creature is on another side and hidden from the player's.
bool is_hidden(EntityId who, const World& world, const Seen& seen) {
    if (!who || on_players_side(who, world)) return false;
    const std::optional<Point> at = world.position(who);
    return !at || !seen(*at);
}

/// As describe(), but without the creature that harm comes from. Precondition: the event has a line.
Line told_without_source(const Event& event, const WorldView& view, const NameLetters* letters) {
    const auto* const hurt = std::get_if<WasHurt>(&event);
    if (!hurt) return *describe(event, view, letters);
    WasHurt by_it = *hurt;
    by_it.source = {};
    return *describe(by_it, view, letters);
}

void mention(Line& line, const Mention& mention) {
    if (std::find(line.mentions.begin(), line.mentions.end(), mention) == line.mentions.end()) line.mentions.push_back(mention);
}

/// A creature that the line does not name may be unknown to the player, and is left out unless it is of the player's side.
void mention(Line& line, EntityId who, const WorldView& view) {
    if (!who) return;
    const Mention each{name_of(who, view), on_players_side(who, view.world)};
    if (each.is_ours || line.text.find(each.name) != std::string::npos) mention(line, each);
}

/// Mentions all who take part in the event.
void mention_parts(Line& line, const Event& event, const WorldView& view) {
    const Involved parts = std::visit(WhoAndWhere{}, event);
    mention(line, parts.first, view);
    mention(line, parts.second, view);
    if (const auto* used = std::get_if<UsedSkill>(&event))
        for (const EntityId target : used->targets) mention(line, target, view);
}

/// True if the trigger changes its creature's species and has a sentence of its own for that.
bool tells_change(const TriggerFired& fired, const Catalog& catalog) {
    const Trigger& trigger = trigger_of(catalog, fired.trigger);
    return !trigger.say.empty() && find_payload<effect::Transform>(trigger.effects) != nullptr;
}

/// The sentence without its full stop, so that a colon or a comma can follow.
std::string without_stop(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace

bool is_witnessed(const Event& event, const World& world, const Seen& seen) {
    if (concerns_everybody(event)) return true;
    const Involved parts = std::visit(WhoAndWhere{}, event);
    if (on_players_side(parts.first, world) || on_players_side(parts.second, world)) return true;
    if (const auto* lead = std::get_if<LeadPassed>(&event)) return on_players_side(lead->to, world);
    const auto ours = [&](EntityId each) { return on_players_side(each, world); };
    if (const auto* used = std::get_if<UsedSkill>(&event))
        if (std::any_of(used->targets.begin(), used->targets.end(), ours)) return true;
    if (const auto* fired = std::get_if<FiredWeapons>(&event))
        for (const Shot& shot : fired->shots)
            if (std::any_of(shot.targets.begin(), shot.targets.end(), ours)) return true;
    if (parts.at) return seen(*parts.at);
    const std::optional<Point> place = world.position(parts.first);
    return place && seen(*place);
}

bool Narrator::is_blow_of_action(const Event& event) const {
    if (!m_action) return false;
    if (const auto* hurt = std::get_if<WasHurt>(&event)) return hurt->source == m_action->who && !hurt->by_status;
    if (const auto* missed = std::get_if<Missed>(&event)) return missed->who == m_action->who;
    return false;
}

bool Narrator::is_held_by_skill(const Event& event) const {
    const auto* const shift = std::get_if<TurnShifted>(&event);
    return shift && shift->how == TurnShift::held && m_announced && !m_action->plain_attack && shift->who == m_action->who;
}

void Narrator::hear_blow(const Event& event, const WorldView& view) {
    const auto* hurt = std::get_if<WasHurt>(&event);
    Line line = m_action->plain_attack && hurt ? blow(*m_action, *hurt, view, m_letters) : told_without_source(event, view, m_letters);
    mention_parts(line, event, view);
    if (m_action->plain_attack) {
        m_announced.reset();
        m_lines.push_back(std::move(line));
        return;
    }
    if (m_announced && !m_outcome) {
        Line both = *m_announced;
        both.text = say(view.catalog, {"action_with_outcome", "action", "outcome"}, without_stop(m_announced->text), line.text);
        both.tone = line.tone;
        for (const Mention& each : line.mentions) mention(both, each);
        m_outcome = Outcome{std::move(line), std::move(both)};
        return;
    }
    if (m_announced) {
        m_lines.push_back(*m_announced);
        m_lines.push_back(m_outcome->alone);
        m_announced.reset();
        m_outcome.reset();
    }
    m_lines.push_back(line);
}

void Narrator::tell_pending() {
    if (m_announced) m_lines.push_back(m_outcome ? m_outcome->with_action : *m_announced);
    m_announced.reset();
    m_outcome.reset();
    if (m_gain) m_lines.push_back(m_gain->line);
    m_gain.reset();
    if (m_healing) m_lines.push_back(*std::exchange(m_healing, std::nullopt));
}

/// "Mira recovers 12, Bram 9, Quill 7."
void Narrator::hear_healing(const WasHealed& healing, const Line& line, const WorldView& view) {
    if (m_healing && m_healing->tone == line.tone) {
        m_healing->text = say(view.catalog, {"healed_too", "others", "who", "amount"}, without_stop(m_healing->text),
                              name_of(healing.who, view, m_letters), healing.amount);
        mention(*m_healing, healing.who, view);
        return;
    }
    tell_pending();
    m_healing = line;
}

/// "Mira is now hasted.", of several: "Mira, Bram and 2 more are now hasted."
void Narrator::hear_gain(const GainedStatus& gain, const Line& line, const WorldView& view) {
    if (!m_gain || m_gain->status != gain.status || m_gain->line.tone != line.tone) {
        // The status of a counter-attack may come before its blow, which would be told as one that hits nothing.
        const bool awaits_blow = m_announced && m_action && m_action->plain_attack;
        if (!awaits_blow) tell_pending();
        if (m_gain) m_lines.push_back(m_gain->line);
        m_gain = Gain{gain.status, line, {gain.who}};
        return;
    }
    // A creature that gains the status again in the meantime is named once.
    if (std::find(m_gain->who.begin(), m_gain->who.end(), gain.who) != m_gain->who.end()) return;
    m_gain->who.push_back(gain.who);
    // Of many not all are named, but each was witnessed.
    mention(m_gain->line, Mention{name_of(gain.who, view), on_players_side(gain.who, view.world)});
    m_gain->line.text = say(view.catalog, {"status_gained_together", "who", "status"}, listed(names_of(m_gain->who, view), view.catalog),
                            view.catalog[gain.status].name);
}

void Narrator::hear(const Event& event, const WorldView& view, const Seen& seen, const NameLetters* letters) {
    m_letters = letters;
    if (std::holds_alternative<TurnBegan>(event)) {
        tell_pending();
        m_action.reset();
        m_changed = {};
        return;
    }
    if (!is_witnessed(event, view.world, seen)) return;
    if (is_blow_of_action(event)) return hear_blow(event, view);
    if (is_held_by_skill(event)) return;
    if (const auto* const fired = std::get_if<TriggerFired>(&event))
        m_changed = tells_change(*fired, view.catalog) ? fired->who : EntityId{};
    if (const auto* const changed = std::get_if<Transformed>(&event); changed && changed->who == std::exchange(m_changed, {})) return;
    const auto* const hurt = std::get_if<WasHurt>(&event);
    std::optional<Line> line =
        hurt && is_hidden(hurt->source, view.world, seen) ? told_without_source(event, view, letters) : describe(event, view, letters);
    if (!line) return;
    mention_parts(*line, event, view);
    if (const auto* gain = std::get_if<GainedStatus>(&event)) return hear_gain(*gain, *line, view);
    if (const auto* healing = std::get_if<WasHealed>(&event)) return hear_healing(*healing, *line, view);
    tell_pending();
    if (const auto* used = std::get_if<UsedSkill>(&event)) {
        m_action = *used;
        m_announced = std::move(line);
    } else if (const auto* fired = std::get_if<FiredWeapons>(&event)) {
        // A single weapon reads like a plain blow; several are counted first.
        const bool is_single = fired->shots.size() == 1 && !fired->alone;
        m_action = UsedSkill{.who = fired->who,
                             .skill = fired->shots.front().skill,
                             .plain_attack = is_single,
                             .from = fired->from,
                             .direction = fired->direction};
        m_announced = std::move(line);
    } else {
        m_lines.push_back(std::move(*line));
    }
}

std::vector<Line> Narrator::take_lines() {
    tell_pending();
    return std::exchange(m_lines, {});
}

}  // namespace td
