#include "game/describe.hpp"

#include "game/wording.hpp"
#include "rules/long_deeds.hpp"

namespace td {

namespace {

/// One overload per event that has something to say; the template stays silent for the rest.
class Telling {
public:
    Telling(const World& world, const Catalog& catalog) : m_world(world), m_catalog(catalog) {}

    using Told = std::optional<Line>;

    template <class Quiet>
    Told operator()(const Quiet&) const {
        return std::nullopt;
    }

    Told operator()(const WasDisplaced& e) const {
        return Line{name(e.who) + (e.teleported ? " vanishes and is elsewhere." : " is thrown out of place."), Tone::plain};
    }
    Told operator()(const LostTurn& e) const {
        return Line{name(e.who) + " is " + status(e.status) + ".", ours(e.who) ? Tone::harm : Tone::plain};
    }
    Told operator()(const DeedProgressed& e) const {
        if (e.deed.done != 1) return std::nullopt;
        return Line{name(e.who) + " begins " + deed(e.deed) + ": " + counted(e.deed.of, "turn") + ".", Tone::plain};
    }
    Told operator()(const DeedAbandoned& e) const {
        if (e.deed.done == 0) return std::nullopt;
        return Line{name(e.who) + " leaves off " + deed(e.deed) + turns_of(e.deed) + backfiring(e.deed), Tone::plain};
    }
    Told operator()(const DeedDisrupted& e) const {
        const std::string done = e.deed.done == 0 ? " in its first turn." : turns_of(e.deed);
        return Line{name(e.who) + " is torn out of " + deed(e.deed) + done + backfiring(e.deed), ours(e.who) ? Tone::harm : Tone::boon};
    }
    Told operator()(const DeedFailed& e) const {
        return Line{
            deed(e.deed) + " of " + name(e.who) + " comes to nothing: " + uncapitalised(describe(e.refusal, e.who, m_world, m_catalog)),
            ours(e.who) ? Tone::refusal : Tone::plain};
    }
    Told operator()(const UsedSkill& e) const {
        if (e.plain_attack) return Line{name(e.who) + " strikes at nothing.", Tone::plain};
        return Line{name(e.who) + (m_catalog[e.skill].turns > 1 ? " completes " : " uses ") + m_catalog[e.skill].name + ".", Tone::plain};
    }
    Told operator()(const UsedItem& e) const { return Line{name(e.who) + " uses " + m_catalog[e.item].name + ".", Tone::plain}; }
    Told operator()(const ThrewItem& e) const {
        const std::string at = e.target ? " at " + name(e.target) : std::string();
        return Line{name(e.who) + " throws " + m_catalog[e.item].name + at + ".", Tone::plain};
    }
    Told operator()(const Missed& e) const { return Line{name(e.who) + " misses " + name(e.target) + ".", Tone::plain}; }
    Told operator()(const WasHurt& e) const {
        const Tone tone = ours(e.who) ? Tone::harm : Tone::strike;
        if (e.by_status) return Line{name(e.who) + " takes " + std::to_string(e.amount) + ": " + status(e.by_status) + ".", tone};
        if (e.by_feature) return Line{name(e.who) + " takes " + std::to_string(e.amount) + ": " + feature(e.by_feature) + ".", tone};
        return Line{name(e.who) + " takes " + std::to_string(e.amount) + ".", tone};
    }
    Told operator()(const WasHealed& e) const {
        if (e.quietly || e.amount <= 0) return std::nullopt;
        return Line{name(e.who) + " recovers " + std::to_string(e.amount) + ".", ours(e.who) ? Tone::boon : Tone::plain};
    }
    Told operator()(const GainedStatus& e) const {
        const bool bad = m_catalog[e.status].harmful;
        return Line{name(e.who) + " is now " + status(e.status) + ".", bad == ours(e.who) ? Tone::harm : Tone::boon};
    }
    Told operator()(const LostStatus& e) const { return Line{name(e.who) + " is no longer " + status(e.status) + ".", Tone::plain}; }
    Told operator()(const ResistedStatus& e) const { return Line{name(e.who) + " cannot be " + status(e.status) + ".", Tone::plain}; }
    Told operator()(const RegainedCharges& e) const {
        return Line{name(e.who) + " regains " + counted(e.amount, "charge") + " of every skill.", Tone::boon};
    }
    Told operator()(const Died& e) const {
        if (ours(e.who)) return Line{name(e.who) + " has fallen!", Tone::loss};
        return Line{name(e.who) + " is defeated.", Tone::boon};
    }
    Told operator()(const OpenedFeature& e) const { return Line{name(e.who) + " opens the " + feature(e.feature) + ".", Tone::plain}; }
    Told operator()(const ClosedFeature& e) const { return Line{name(e.who) + " closes the " + feature(e.feature) + ".", Tone::plain}; }
    Told operator()(const Struggled& e) const {
        const std::string how = e.loosened ? " pulls at the " : " struggles in the ";
        return Line{name(e.who) + how + feature(e.feature) + ".", ours(e.who) ? Tone::harm : Tone::plain};
    }
    Told operator()(const FeatureGone& e) const {
        const bool flame = m_catalog[e.feature].burns && m_catalog[e.feature].burns->lit;
        if (e.how == FeatureEnd::torn) return Line{"The " + feature(e.feature) + " tears.", Tone::plain};
        if (e.how == FeatureEnd::put_out) return Line{"The " + feature(e.feature) + " goes out.", Tone::boon};
        if (e.how == FeatureEnd::burnt && !flame) return Line{"The " + feature(e.feature) + " has burnt down.", Tone::plain};
        return std::nullopt;
    }
    Told operator()(const CaughtFire& e) const { return Line{"The " + feature(e.feature) + " catches fire!", Tone::harm}; }
    Told operator()(const FireWentOut& e) const { return Line{"The fire in the " + feature(e.feature) + " goes out.", Tone::boon}; }
    Told operator()(const TriggerWentOff& e) const {
        const Trigger& trigger = trigger_of(m_catalog, e.trigger);
        const bool trap = e.trigger.owner == TriggerOwner::feature && trigger.event == TriggerEvent::stepped_on && e.who;
        const Tone tone = trap && ours(e.who) ? Tone::harm : Tone::plain;
        if (!trigger.say.empty()) return Line{with_names(trigger.say, e), tone};
        if (trap) return Line{name(e.who) + " steps on the " + feature(FeatureId(e.trigger.of)) + ".", tone};
        return std::nullopt;
    }
    Told operator()(const TouchedFeature& e) const { return Line{name(e.who) + " works the " + feature(e.feature) + ".", Tone::plain}; }
    Told operator()(const Discovered& e) const {
        if (!e.who || !ours(e.who)) return std::nullopt;
        return Line{name(e.who) + " finds something hidden: " + feature(e.feature) + ".", Tone::boon};
    }
    Told operator()(const WeatherChanged& e) const {
        if (!e.weather) return Line{"The air is still again.", Tone::plain};
        const Weather& weather = m_catalog[e.weather];
        return Line{weather.name + (weather.description.empty() ? "." : ". " + weather.description), Tone::plain};
    }
    Told operator()(const Transformed& e) const { return Line{e.was + " becomes " + m_catalog[species(e.who)].name + ".", Tone::plain}; }
    Told operator()(const WasUsedUp& e) const { return Line{m_catalog[e.item].name + " is used up.", Tone::plain}; }
    Told operator()(const PickedUp& e) const { return Line{name(e.who) + " picks up " + stack(e.stack) + ".", Tone::boon}; }
    Told operator()(const LeftLying& e) const { return Line{stack(e.stack) + " stays here: the bag is full.", Tone::refusal}; }
    Told operator()(const Dropped& e) const { return Line{name(e.who) + " puts down " + stack(e.stack) + ".", Tone::plain}; }
    Told operator()(const GaveItem& e) const {
        return Line{name(e.who) + " hands " + stack(e.stack) + " to " + name(e.to) + ".", Tone::plain};
    }
    Told operator()(const TookItem& e) const {
        return Line{name(e.who) + " takes " + stack(e.stack) + " from " + name(e.from) + ".", Tone::plain};
    }
    Told operator()(const AttachedTo& e) const {
        return Line{name(e.who) + " attaches " + m_catalog[e.item].name + (e.from_ground ? " from the ground." : "."), Tone::plain};
    }
    Told operator()(const Detached& e) const { return Line{name(e.who) + " takes off " + m_catalog[e.item].name + ".", Tone::plain}; }
    Told operator()(const SwitchedPart& e) const {
        return Line{m_catalog[e.item].name + (e.on ? " is switched on." : " is switched off."), Tone::plain};
    }
    Told operator()(const FiredWeapons& e) const {
        if (e.alone) return Line{name(e.who) + "'s " + uncapitalised(m_catalog[e.shots.front().weapon].name) + " fires.", Tone::plain};
        if (e.shots.size() == 1) return Line{name(e.who) + " fires " + m_catalog[e.shots.front().weapon].name + ".", Tone::plain};
        return Line{name(e.who) + (e.melee ? " strikes with " : " fires ") + counted(static_cast<int>(e.shots.size()), "weapon") + ".",
                    Tone::plain};
    }
    Told operator()(const Joined& e) const {
        return Line{name(e.who) + (ours(e.who) ? " joins you." : " joins the fight."), ours(e.who) ? Tone::boon : Tone::plain};
    }
    Told operator()(const MapRevealed&) const { return Line{"The whole floor lies before your mind's eye.", Tone::boon}; }
    Told operator()(const LeadPassed& e) const {
        return Line{name(e.to) + (e.by_death ? " takes the lead in need." : " takes the lead."), Tone::plain};
    }
    Told operator()(const TacticSet& e) const {
        return Line{name(e.who) + ": " + uncapitalised(m_catalog[e.tactic].name) + ".", Tone::plain};
    }
    Told operator()(const WokeUp& e) const { return Line{name(e.who) + " wakes up.", Tone::plain}; }
    /// Others' skills only: steps and plain blows are begun all the time, and show.
    Told operator()(const DeclaredDeed& e) const {
        const Skills* skills = m_world.find<Skills>(e.who);
        const auto slot = static_cast<std::size_t>(e.command.slot);
        if (!ours(e.who) && e.command.kind == Command::Kind::use_skill && skills != nullptr && slot < skills->slots.size())
            return Line{name(e.who) + " makes ready: " + m_catalog[skills->slots[slot].skill].name + ".", Tone::plain};
        if (e.instead) return Line{name(e.who) + " thinks better of it.", Tone::plain};
        return std::nullopt;
    }
    Told operator()(const Stumbled& e) const { return Line{name(e.who) + " stumbles.", Tone::plain}; }
    Told operator()(const WasRefused& e) const { return Line{describe(e.refusal, e.who, m_world, m_catalog), Tone::refusal}; }
    Told operator()(const ChainCutOff& e) const {
        return Line{"Too many reactions in a row; cut off at " + e.culprit + ".", Tone::refusal};
    }
    Told operator()(const Noticed& e) const { return Line{name(e.who) + " thinks that something moved there.", Tone::harm}; }
    Told operator()(const FloorWon& e) const { return Line{"Done: " + e.text, Tone::milestone}; }
    Told operator()(const FloorEntered& e) const { return Line{"Floor " + std::to_string(e.floor) + ".", Tone::milestone}; }
    Told operator()(const RunEnded& e) const {
        if (!e.text.empty()) return Line{e.text, Tone::milestone};
        return Line{e.victory ? "You have done it." : "The delve is over.", Tone::milestone};
    }

private:
    std::string name(EntityId who) const { return name_of(who, m_world); }
    bool ours(EntityId who) const { return on_players_side(who, m_world); }
    std::string feature(FeatureId id) const { return uncapitalised(m_catalog[id].name); }
    std::string status(StatusId id) const { return uncapitalised(m_catalog[id].name); }
    std::string deed(const Undertaking& deed) const { return deed.item ? m_catalog[deed.item].name : m_catalog[deed.skill].name; }
    /// " after 2 of 3 turns."
    static std::string turns_of(const Undertaking& deed) {
        return " after " + std::to_string(deed.done) + " of " + counted(deed.of, "turn") + ".";
    }
    std::string backfiring(const Undertaking& deed) const { return backfires(m_catalog, deed) ? " It backfires!" : ""; }
    SpeciesId species(EntityId who) const { return m_world.get<Creature>(who).species; }
    std::string with_names(std::string text, const TriggerWentOff& e) const {
        for (const auto& [key, who] : {std::pair{"{self}", e.who}, std::pair{"{other}", e.other}})
            for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1))
                text.replace(at, std::string_view(key).size(), name(who));
        return text;
    }
    std::string stack(const ItemStack& items) const {
        const std::string& item = m_catalog[items.item].name;
        return items.count == 1 ? item : item + " x" + std::to_string(items.count);
    }

    const World& m_world;
    const Catalog& m_catalog;
};

}  // namespace

std::string name_of(EntityId who, const World& world) {
    const Creature* creature = world.find<Creature>(who);
    return creature && !creature->name.empty() ? creature->name : "Something";
}

bool on_players_side(EntityId who, const World& world) {
    if (!who || who.index() >= world.roster().actors.size()) return false;
    const TeamId team = world.roster()[who].team;
    return team && world.roster()[team].faction == Faction::player;
}

std::optional<Line> describe(const Event& event, const World& world, const Catalog& catalog) {
    return std::visit(Telling(world, catalog), event);
}

}  // namespace td
