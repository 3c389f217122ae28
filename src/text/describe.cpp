#include "text/describe.hpp"

#include "catalog/trigger_source.hpp"
#include "rules/ongoing_actions.hpp"
#include "text/explain_orders.hpp"
#include "text/name_letters.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

/// One overload per event that has something to say; the template stays silent for the rest.
class Telling {
public:
    Telling(const WorldView& view, const NameLetters* letters) : m_view(view), m_letters(letters) {}

    using Told = std::optional<Line>;

    template <class Quiet>
    Told operator()(const Quiet&) const {
        return std::nullopt;
    }

    Told operator()(const WasDisplaced& e) const {
        return plain(e.teleported ? say({"teleported", "who"}, name(e.who)) : say({"displaced", "who"}, name(e.who)));
    }
    Told operator()(const LostTurn& e) const {
        if (!e.status) return Line{say({"lost_struck_out_turn", "who"}, name(e.who)), ours(e.who) ? Tone::harm : Tone::plain};
        return Line{say({"lost_turn", "who", "status"}, name(e.who), status(e.status)), ours(e.who) ? Tone::harm : Tone::plain};
    }
    Told operator()(const TurnShifted& e) const {
        const Tone bad = ours(e.who) ? Tone::harm : Tone::boon, good = ours(e.who) ? Tone::boon : Tone::plain;
        switch (e.how) {
            case TurnShift::struck_out: return Line{say({"turn_struck_out", "who"}, name(e.who)), bad};
            case TurnShift::delayed: return Line{say({"turn_delayed", "who"}, name(e.who)), bad};
            case TurnShift::extra: return Line{say({"turn_given", "who"}, name(e.who)), good};
            case TurnShift::held: return plain(say({"turn_held", "who"}, name(e.who)));
            case TurnShift::released:
                // Nothing has set it off: it comes at its latest, as an ordinary turn.
                return e.by ? Told(Line{say({"turn_released", "who"}, name(e.who)), good}) : std::nullopt;
            case TurnShift::lapsed: return plain(say({"turn_lapsed", "who"}, name(e.who)));
            case TurnShift::banked: return plain(say({"turn_banked", "who"}, name(e.who)));
            case TurnShift::spent: return Line{say({"turn_spent", "who"}, name(e.who)), good};
            case TurnShift::refused: return plain(say({"turn_refused", "who"}, name(e.who)));
            case TurnShift::exchanged: return plain(say({"order_swapped", "who", "other"}, name(e.by), name(e.who)));
        }
        return std::nullopt;
    }
    Told operator()(const OngoingProgressed& e) const {
        if (e.ongoing.done != 1) return std::nullopt;
        return plain(say({"action_begun", "who", "action", "turns"}, name(e.who), ongoing(e.ongoing), e.ongoing.of));
    }
    Told operator()(const OngoingAbandoned& e) const {
        if (e.ongoing.done == 0) return std::nullopt;
        return plain(
            say({"action_abandoned", "who", "action", "done", "of"}, name(e.who), ongoing(e.ongoing), e.ongoing.done, e.ongoing.of) +
            backfiring(e.ongoing));
    }
    Told operator()(const OngoingDisrupted& e) const {
        const std::string text = e.ongoing.done == 0 ? say({"action_disrupted_at_once", "who", "action"}, name(e.who), ongoing(e.ongoing))
                                                     : say({"action_disrupted", "who", "action", "done", "of"}, name(e.who),
                                                           ongoing(e.ongoing), e.ongoing.done, e.ongoing.of);
        return Line{text + backfiring(e.ongoing), ours(e.who) ? Tone::harm : Tone::boon};
    }
    Told operator()(const OngoingFailed& e) const {
        return Line{say({"action_failed", "action", "who", "why"}, ongoing(e.ongoing), name(e.who), describe(e.refusal, e.who, m_view)),
                    ours(e.who) ? Tone::refusal : Tone::plain};
    }
    Told operator()(const UsedSkill& e) const {
        const std::string& skill = m_view.catalog[e.skill].name;
        if (e.plain_attack) return plain(say({"struck_nothing", "who", "skill"}, name(e.who), skill));
        return plain(m_view.catalog[e.skill].turns > 1 ? say({"skill_completed", "who", "skill"}, name(e.who), skill)
                                                       : say({"skill_used", "who", "skill"}, name(e.who), skill));
    }
    Told operator()(const UsedItem& e) const { return plain(say({"item_used", "who", "item"}, name(e.who), item(e.item))); }
    Told operator()(const ThrewItem& e) const {
        if (!e.target) return plain(say({"item_thrown", "who", "item"}, name(e.who), item(e.item)));
        return plain(say({"item_thrown_at", "who", "item", "target"}, name(e.who), item(e.item), name(e.target)));
    }
    Told operator()(const Missed& e) const { return plain(say({"missed", "who", "target"}, name(e.who), name(e.target))); }
    Told operator()(const WasHurt& e) const {
        const Tone tone = ours(e.who) ? Tone::harm : Tone::strike;
        if (e.by_status) return Line{say({"hurt_by_status", "who", "amount", "status"}, name(e.who), e.amount, status(e.by_status)), tone};
        if (e.by_feature) {
            // A door does no harm: its fire does.
            const std::optional<Burning>& burns = m_view.catalog[e.by_feature].burns;
            return Line{burns && !burns->lit && burns->kind == e.kind
                            ? say({"hurt_by_burning_feature", "who", "amount", "feature"}, name(e.who), e.amount, feature(e.by_feature))
                            : say({"hurt_by_feature", "who", "amount", "feature"}, name(e.who), e.amount, feature(e.by_feature)),
                        tone};
        }
        if (e.source && e.source != e.who)
            return Line{say({"hurt_by", "who", "amount", "source"}, name(e.who), e.amount, name(e.source)), tone};
        return Line{say({"hurt", "who", "amount"}, name(e.who), e.amount), tone};
    }
    Told operator()(const AbsorbedHarm& e) const { return plain(say({"harm_absorbed", "who", "amount"}, name(e.who), e.amount)); }
    Told operator()(const WasHealed& e) const {
        if (e.quietly || e.amount <= 0) return std::nullopt;
        return Line{say({"healed", "who", "amount"}, name(e.who), e.amount), ours(e.who) ? Tone::boon : Tone::plain};
    }
    Told operator()(const GainedStatus& e) const {
        if (!m_view.catalog[e.status].is_announced) return std::nullopt;
        const bool is_harmful = m_view.catalog[e.status].harmful;
        return Line{say({"status_gained", "who", "status"}, name(e.who), status(e.status)),
                    is_harmful == ours(e.who) ? Tone::harm : Tone::boon};
    }
    Told operator()(const LostStatus& e) const {
        if (!m_view.catalog[e.status].is_announced) return std::nullopt;
        return plain(say({"status_lost", "who", "status"}, name(e.who), status(e.status)));
    }
    Told operator()(const ResistedStatus& e) const {
        return plain(say({"status_resisted", "who", "status"}, name(e.who), status(e.status)));
    }
    Told operator()(const RegainedCharges& e) const {
        return Line{say({"charges_regained", "who", "amount"}, name(e.who), e.amount), Tone::boon};
    }
    Told operator()(const PoolChanged& e) const {
        const ResourcePool& pool = m_view.catalog[e.pool];
        const bool is_restored = e.amount > 0;
        const int amount = is_restored ? e.amount : -e.amount;
        const Tone tone = is_restored == ours(e.who) ? Tone::boon : ours(e.who) ? Tone::harm : Tone::plain;
        if (pool.fills_up)
            return Line{is_restored ? say({"pool_fell", "who", "amount", "pool"}, name(e.who), amount, pool.name)
                                    : say({"pool_rose", "who", "amount", "pool"}, name(e.who), amount, pool.name),
                        tone};
        return Line{is_restored ? say({"pool_regained", "who", "amount", "pool"}, name(e.who), amount, pool.name)
                                : say({"pool_lost", "who", "amount", "pool"}, name(e.who), amount, pool.name),
                    tone};
    }
    Told operator()(const Died& e) const {
        if (ours(e.who)) return Line{say({"member_died", "who"}, name(e.who)), Tone::loss};
        return Line{say({"other_died", "who"}, name(e.who)), Tone::boon};
    }
    Told operator()(const FellDown& e) const { return Line{say({"member_fell", "who", "rounds"}, name(e.who), e.rounds), Tone::harm}; }
    Told operator()(const TookUpFallen& e) const { return plain(say({"fallen_taken_up", "who", "fallen"}, name(e.who), name(e.fallen))); }
    Told operator()(const LaidDownFallen& e) const {
        return plain(say({"fallen_laid_down", "who", "fallen"}, name(e.who), name(e.fallen)));
    }
    Told operator()(const Revived& e) const {
        return Line{e.by ? say({"member_revived_by", "by", "who"}, name(e.by), name(e.who)) : say({"member_revived", "who"}, name(e.who)),
                    Tone::boon};
    }
    Told operator()(const FallenLost& e) const {
        return Line{e.left_behind ? say({"fallen_left_behind", "who"}, name(e.who)) : say({"fallen_lost", "who"}, name(e.who)), Tone::loss};
    }
    Told operator()(const FellBehind& e) const { return plain(say({"member_fell_behind", "who", "rounds"}, name(e.who), e.rounds)); }
    Told operator()(const GuestLeft& e) const { return Line{say({"guest_left_behind", "who"}, name(e.who)), Tone::loss}; }
    Told operator()(const CaughtUp& e) const { return Line{say({"member_caught_up", "who"}, name(e.who)), Tone::boon}; }
    Told operator()(const OpenedFeature& e) const {
        return plain(say({"feature_opened", "who", "feature"}, name(e.who), feature(e.feature)));
    }
    Told operator()(const ClosedFeature& e) const {
        return plain(say({"feature_closed", "who", "feature"}, name(e.who), feature(e.feature)));
    }
    Told operator()(const Struggled& e) const {
        return Line{e.loosened ? say({"feature_loosened", "who", "feature"}, name(e.who), feature(e.feature))
                               : say({"feature_holds", "who", "feature"}, name(e.who), feature(e.feature)),
                    ours(e.who) ? Tone::harm : Tone::plain};
    }
    Told operator()(const FeatureGone& e) const {
        const bool is_flame = m_view.catalog[e.feature].burns && m_view.catalog[e.feature].burns->lit;
        if (e.how == FeatureEnd::torn) return plain(say({"feature_torn", "feature"}, feature(e.feature)));
        if (e.how == FeatureEnd::put_out) return Line{say({"feature_put_out", "feature"}, feature(e.feature)), Tone::boon};
        if (e.how == FeatureEnd::burnt && !is_flame) return plain(say({"feature_burnt_down", "feature"}, feature(e.feature)));
        return std::nullopt;
    }
    Told operator()(const CaughtFire& e) const { return Line{say({"feature_caught_fire", "feature"}, feature(e.feature)), Tone::harm}; }
    Told operator()(const FireWentOut& e) const { return Line{say({"feature_fire_out", "feature"}, feature(e.feature)), Tone::boon}; }
    Told operator()(const TriggerFired& e) const {
        const Trigger& trigger = trigger_of(m_view.catalog, e.trigger);
        const bool is_trap = e.trigger.owner == TriggerOwner::feature && trigger.event == TriggerEvent::stepped_on && e.who;
        const Tone tone = is_trap && ours(e.who) ? Tone::harm : Tone::plain;
        const std::array<Filling, 2> names{{{"self", name(e.who)}, {"other", name(e.other)}}};
        if (!trigger.say.empty()) return Line{fill(trigger.say, names), tone};
        if (is_trap) return Line{say({"feature_stepped_on", "who", "feature"}, name(e.who), feature(FeatureId(e.trigger.of))), tone};
        return std::nullopt;
    }
    Told operator()(const TouchedFeature& e) const {
        return plain(say({"feature_worked", "who", "feature"}, name(e.who), feature(e.feature)));
    }
    Told operator()(const Discovered& e) const {
        if (!e.who || !ours(e.who)) return std::nullopt;
        return Line{say({"feature_found", "who", "feature"}, name(e.who), feature(e.feature)), Tone::boon};
    }
    Told operator()(const WeatherChanged& e) const {
        if (!e.weather) return plain(say("weather_gone"));
        const Weather& weather = m_view.catalog[e.weather];
        return plain(weather.description.empty()
                         ? say({"weather_come", "weather"}, weather.name)
                         : say({"weather_come_described", "weather", "description"}, weather.name, weather.description));
    }
    Told operator()(const RoundCutShort&) const { return plain(say("round_cut_short")); }
    Told operator()(const Transformed& e) const {
        const std::string& name = m_view.catalog[species(e.who)].name;
        // Of the same name, it only looks different.
        if (name == e.was) return std::nullopt;
        return plain(say({"transformed", "was", "species"}, e.was, name));
    }
    Told operator()(const WasUsedUp& e) const { return plain(say({"item_used_up", "item"}, item(e.item))); }
    Told operator()(const PickedUp& e) const {
        return Line{say({"items_picked_up", "who", "items"}, name(e.who), stack(e.stack)), Tone::boon};
    }
    Told operator()(const LeftLying& e) const { return Line{say({"items_left_lying", "items"}, stack(e.stack)), Tone::refusal}; }
    Told operator()(const Dropped& e) const { return plain(say({"items_put_down", "who", "items"}, name(e.who), stack(e.stack))); }
    Told operator()(const GaveItem& e) const {
        if (e.to == e.who) return plain(say({"items_taken_in_hand", "who", "items"}, name(e.who), stack(e.stack)));
        return plain(say({"items_given", "who", "items", "target"}, name(e.who), stack(e.stack), name(e.to)));
    }
    Told operator()(const TookItem& e) const {
        if (e.from == e.who) return plain(say({"items_put_away", "who", "items"}, name(e.who), stack(e.stack)));
        return plain(say({"items_taken", "who", "items", "target"}, name(e.who), stack(e.stack), name(e.from)));
    }
    Told operator()(const AttachedTo& e) const {
        if (const ItemId other = idle_beside(e.who, e.item))
            return plain(say({"part_attached_idle", "who", "part", "other"}, name(e.who), item(e.item), item(other)));
        if (is_worn(m_view.catalog[e.item])) return plain(say({"part_put_on", "who", "part"}, name(e.who), item(e.item)));
        return plain(e.from_ground ? say({"part_attached_from_ground", "who", "part"}, name(e.who), item(e.item))
                                   : say({"part_attached", "who", "part"}, name(e.who), item(e.item)));
    }
    Told operator()(const Detached& e) const {
        return plain(is_worn(m_view.catalog[e.item]) ? say({"worn_taken_off", "who", "part"}, name(e.who), item(e.item))
                                                     : say({"part_taken_off", "who", "part"}, name(e.who), item(e.item)));
    }
    Told operator()(const SwitchedPart& e) const {
        if (const ItemId other = idle_beside(e.who, e.item))
            return plain(say({"part_switched_on_idle", "who", "part", "other"}, name(e.who), item(e.item), item(other)));
        return plain(e.on ? say({"part_switched_on", "who", "part"}, name(e.who), item(e.item))
                          : say({"part_switched_off", "who", "part"}, name(e.who), item(e.item)));
    }
    Told operator()(const FiredWeapons& e) const {
        const std::string& first = item(e.shots.front().weapon);
        const auto count = static_cast<int>(e.shots.size());
        if (e.alone) return plain(say({"weapon_fired_alone", "who", "weapon"}, name(e.who), first));
        if (count == 1) return plain(say({"weapon_fired", "who", "weapon"}, name(e.who), first));
        return plain(e.melee ? say({"weapons_struck", "who", "count"}, name(e.who), count)
                             : say({"weapons_fired", "who", "count"}, name(e.who), count));
    }
    Told operator()(const Joined& e) const {
        if (ours(e.who)) return Line{joined_you(e.who), Tone::boon};
        return plain(say({"joined_others", "who"}, name(e.who)));
    }
    Told operator()(const MapRevealed&) const { return Line{say("map_revealed"), Tone::boon}; }
    Told operator()(const LeadPassed& e) const {
        return plain(e.by_death ? say({"lead_passed_in_need", "who"}, name(e.to)) : say({"lead_passed", "who"}, name(e.to)));
    }
    Told operator()(const TacticSet& e) const {
        return plain(say({"tactic_set", "who", "tactic"}, name(e.who), m_view.catalog[e.tactic].name));
    }
    Told operator()(const GainedBoon& e) const {
        return Line{say({"boon_gained", "who", "boon"}, name(e.who), m_view.catalog[e.boon].name), Tone::boon};
    }
    Told operator()(const MinutesChanged& e) const {
        if (e.amount >= 0) return Line{say({"minutes_gained", "amount", "left"}, e.amount, e.left), Tone::boon};
        return plain(say({"minutes_spent", "amount", "left"}, -e.amount, e.left));
    }
    Told operator()(const OptionTaken& e) const {
        const Encounter& encounter = m_view.catalog[e.encounter];
        const EncounterOption& option = encounter.options[static_cast<std::size_t>(e.option)];
        return Line{say({"option_taken", "encounter", "option"}, encounter.name, option.outcome.empty() ? option.text : option.outcome),
                    Tone::milestone};
    }
    Told operator()(const PartyChanged& e) const {
        std::string names;
        for (const EntityId who : m_view.world.roster()[e.team].members) names += (names.empty() ? "" : ", ") + name(who);
        return Line{say({"party_changed", "who"}, names), Tone::milestone};
    }
    Told operator()(const PartyOverdue& e) const {
        return Line{e.rounds > 0 ? say({"party_overdue", "rounds"}, e.rounds) : say("party_is_overdue"), Tone::harm};
    }
    Told operator()(const PatrolArrived&) const { return Line{say("patrol_arrived"), Tone::harm}; }
    Told operator()(const AimDecided& e) const {
        return e.reached ? Line{say({"aim_reached", "aim"}, e.aim->text), Tone::boon}
                         : Line{say({"aim_lost", "aim"}, e.aim->text), Tone::harm};
    }
    Told operator()(const OrdersChanged& e) const {
        const std::string text = describe_order_change(e.change, m_view);
        return text.empty() ? Told() : plain(text);
    }
    Told operator()(const WokeUp& e) const { return plain(say({"woke_up", "who"}, name(e.who))); }
    /// Only others' skills have a line: steps and plain blows are begun all the time, and show on the map.
    Told operator()(const DeclaredAction& e) const {
        const Skills* skills = m_view.world.find<Skills>(e.who);
        const auto* const use = std::get_if<commands::UseSkill>(&e.command);
        const auto slot = static_cast<std::size_t>(use != nullptr ? use->slot : 0);
        if (!ours(e.who) && use != nullptr && skills != nullptr && slot < skills->slots.size())
            return plain(say({"action_prepared", "who", "skill"}, name(e.who), m_view.catalog[skills->slots[slot].skill].name));
        if (e.instead) return plain(say({"action_changed", "who"}, name(e.who)));
        return std::nullopt;
    }
    Told operator()(const Stumbled& e) const { return plain(say({"stumbled", "who"}, name(e.who))); }
    Told operator()(const WasRefused& e) const { return Line{describe(e.refusal, e.who, m_view), Tone::refusal}; }
    Told operator()(const ChainCutOff& e) const { return Line{say({"chain_cut_off", "culprit"}, e.culprit), Tone::refusal}; }
    Told operator()(const Noticed& e) const { return Line{say({"noticed", "who"}, name(e.who)), Tone::harm}; }
    Told operator()(const FloorWon& e) const {
        return Line{say({"floor_won", "goal"}, sentence_of(*e.objective, m_view.catalog)), Tone::milestone};
    }
    Told operator()(const FloorEntered& e) const {
        const FloorRules* const rules = floor_rules(m_view);
        const bool named = rules != nullptr && !rules->name.empty();
        return Line{
            named ? say({"floor_entered_by_name", "floor", "name"}, e.floor, rules->name) : say({"floor_entered", "floor"}, e.floor),
            Tone::milestone};
    }
    Told operator()(const RunEnded& e) const {
        const std::string sentence = sentence_of(*e.verdict, m_view.catalog);
        // A goal reads as a command: `floor_won` adds that it has been carried out.
        if (e.verdict->outcome != Outcome::victory) return Line{sentence, Tone::milestone};
        const DungeonId dungeon = m_view.world.surroundings().dungeon;
        std::string text = say({"floor_won", "goal"}, sentence);
        if (dungeon && m_view.catalog[dungeon].minutes)
            text += " " + say({"minutes_at_the_end", "minutes"}, m_view.world.bag(GameState::player_team).minutes);
        return Line{std::move(text), Tone::milestone};
    }

private:
    template <class... Values>
    std::string say(PhraseWith<sizeof...(Values)> phrase, const Values&... values) const {
        return td::say(m_view.catalog, phrase, values...);
    }
    static Line plain(std::string text) { return {std::move(text), Tone::plain}; }
    std::string name(EntityId who) const { return name_of(who, m_view, m_letters); }
    /// The sentence about who has joined, of which kind it is, and its place in the team.
    std::string joined_you(EntityId who) const {
        const std::string& kind = m_view.catalog[species(who)].name;
        const std::string named = name(who) == kind ? kind : say({"joined_kind", "who", "kind"}, name(who), kind);
        const std::vector<EntityId>& members = m_view.world.roster()[m_view.world.roster()[who].team].members;
        const auto place = std::find(members.begin(), members.end(), who) - members.begin();
        return static_cast<std::size_t>(place) == members.size()
                   ? say({"joined_as_guest", "who"}, named)
                   : say({"joined_as_member", "who", "place"}, named, static_cast<int>(place) + 1);
    }
    bool ours(EntityId who) const { return on_players_side(who, m_view.world); }
    const std::string& feature(FeatureId id) const { return m_view.catalog[id].name; }
    const std::string& status(StatusId id) const { return m_view.catalog[id].name; }
    const std::string& item(ItemId id) const { return m_view.catalog[id].name; }
    const std::string& ongoing(const OngoingAction& ongoing) const {
        return ongoing.item ? m_view.catalog[ongoing.item].name : m_view.catalog[ongoing.skill].name;
    }
    std::string backfiring(const OngoingAction& ongoing) const {
        return backfires(m_view.catalog, ongoing) ? " " + say("action_backfires") : "";
    }
    /// The part that carries `who` in place of `part`; none if `part` itself does, or does not carry.
    ItemId idle_beside(EntityId who, ItemId part) const {
        ItemId other;
        each_part(m_view, who, [&](const AttachedPart& attached, const Part&) {
            if (attached.item == part) other = overriding_propulsion(m_view, who, attached);
        });
        return other;
    }
    SpeciesId species(EntityId who) const { return m_view.world.get<Creature>(who).species; }
    std::string stack(const ItemStack& items) const {
        return items.count == 1 ? item(items.item) : say({"items", "item", "count"}, item(items.item), items.count);
    }

    WorldView m_view;
    const NameLetters* m_letters;
};

}  // namespace

std::string name_of(EntityId who, const WorldView& view) {
    const Creature* const creature = view.world.find<Creature>(who);
    if (creature == nullptr || creature->name.empty()) return say(view.catalog, "word_something");
    return creature->has_own_name ? translated_own_name(creature->name, view.catalog) : creature->name;
}

std::string translated_own_name(const std::string& name, const Catalog& catalog) {
    const auto found = catalog.own_names.find(name);
    return found == catalog.own_names.end() ? name : found->second;
}

std::string name_of(EntityId who, const WorldView& view, const NameLetters* letters) {
    const std::string name = name_of(who, view);
    const std::string letter = letters == nullptr ? std::string() : letters->letter_of(who, name);
    return letter.empty() ? name : name + " " + letter;
}

std::optional<Line> describe(const Event& event, const WorldView& view) { return describe(event, view, nullptr); }

std::optional<Line> describe(const Event& event, const WorldView& view, const NameLetters* letters) {
    return std::visit(Telling(view, letters), event);
}

}  // namespace td
