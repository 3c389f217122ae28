#include "text/describe_action.hpp"

#include "text/describe.hpp"

namespace td {

namespace {

std::string text(Point p) { return "(" + std::to_string(p.x) + "," + std::to_string(p.y) + ")"; }
std::string text(Direction direction) { return std::string(direction_names[static_cast<std::size_t>(direction)]); }

std::string_view word_for(FeatureEnd how) {
    switch (how) {
        case FeatureEnd::torn: return "torn";
        case FeatureEnd::burnt: return "burnt";
        case FeatureEnd::put_out: return "put out";
        case FeatureEnd::cleared: break;
    }
    return "cleared away";
}

/// One overload for each action.
class ActionWords {
public:
    ActionWords(const WorldView& view) : m_view(view) {}

    // --- moving ---
    std::string operator()(const Walk& a) const {
        return (a.stumbled ? "stumble " : "step ") + name(a.who) + " " + text(a.from) + " to " + text(a.to);
    }
    std::string operator()(const SwapPlaces& a) const { return "change places " + name(a.who) + " with " + name(a.other); }
    std::string operator()(const Displace& a) const {
        const char* how = a.how == Displace::How::pushed ? "push " : a.how == Displace::How::pulled ? "pull " : "teleport ";
        return how + name(a.who) + " to " + text(a.to);
    }
    std::string operator()(const Face& a) const { return "turn " + name(a.who) + " " + text(a.direction); }
    std::string operator()(const Pass& a) const { return "wait " + name(a.who); }
    std::string operator()(const LoseTurn& a) const {
        return "lose turn " + name(a.who) + ": " + (a.status ? m_view.catalog[a.status].id : std::string("struck out"));
    }
    std::string operator()(const Descend& a) const { return "take stairs " + name(a.who); }

    // --- skills and harm ---
    std::string operator()(const UseSkill& a) const {
        const std::string skill = a.skill ? m_view.catalog[a.skill].id : std::string("no skill");
        const bool aims_at_place = a.skill && aims_at_tile(m_view.catalog[a.skill].area.shape);
        return "use " + name(a.who) + " " + skill + " " + (aims_at_place ? "at " + text(a.aim) : text(a.direction)) + names(" on ", a.targets);
    }
    std::string operator()(const UseItem& a) const {
        const bool aims_at_place = a.item && aims_at_tile(m_view.catalog[a.item].use_area.shape);
        return "use " + name(a.who) + " " + item(a.item) + (aims_at_place ? " at " + text(a.aim) : "") + names(" on ", a.targets);
    }
    std::string operator()(const ThrowItem& a) const {
        return "throw " + name(a.who) + " " + item(a.item) + " " + text(a.direction) + (a.item ? " to " + text(a.landing) : "");
    }
    std::string operator()(const Miss& a) const { return "miss " + name(a.who) + " " + name(a.target); }
    std::string operator()(const Hurt& a) const {
        std::string by;
        if (a.source) by = " by " + name(a.source);
        if (a.by_status) by = " by status " + m_view.catalog[a.by_status].id;
        if (a.by_feature) by = " by feature " + m_view.catalog[a.by_feature].id;
        return "hurt " + name(a.target) + " " + std::to_string(a.amount) + by;
    }
    std::string operator()(const Heal& a) const { return "heal " + name(a.target) + " " + std::to_string(a.amount); }
    std::string operator()(const Regenerate& a) const {
        return "regenerate " + name(a.target) + " " + std::to_string(a.thousandths) + " thousandths";
    }
    std::string operator()(const Die& a) const { return "die " + name(a.who) + (a.killer ? " by " + name(a.killer) : std::string()); }

    std::string operator()(const FallDown& a) const { return "fall " + name(a.who) + " for " + std::to_string(a.rounds) + " rounds"; }
    std::string operator()(const CarryFallen& a) const { return "carry " + name(a.who) + " " + name(a.fallen); }
    std::string operator()(const LayDownFallen& a) const { return "lay down fallen " + name(a.who); }
    std::string operator()(const Revive& a) const {
        return "revive " + name(a.fallen) + " " + text(a.at) + " with " + std::to_string(a.percent) + " %";
    }
    std::string operator()(const CountDownFallen& a) const {
        return (a.left_behind ? "leave behind fallen " : "count down fallen ") + name(a.fallen);
    }

    std::string operator()(const CatchUp& a) const { return "catch up " + name(a.who) + " at " + text(a.at); }

    // --- statuses ---
    std::string operator()(const GainStatus& a) const { return "gain " + name(a.target) + " " + m_view.catalog[a.status].id; }
    std::string operator()(const Resist& a) const { return "resist " + name(a.target) + " " + m_view.catalog[a.status].id; }
    std::string operator()(const LoseStatus& a) const { return "lose " + name(a.target) + " " + m_view.catalog[a.status].id; }
    std::string operator()(const CountDownStatuses& a) const { return "count down statuses " + name(a.target); }
    std::string operator()(const Strike& a) const { return "strike " + name(a.who) + " at " + name(a.target); }
    std::string operator()(const ShiftTurn& a) const {
        constexpr std::array<std::string_view, 9> words{"strike out turns of ",      "delay ",
                                                        "give an extra turn to ",    "hold a turn of ",
                                                        "release the held turn of ", "let lapse the held turn of ",
                                                        "bank a turn of ",           "spend a banked turn of ",
                                                        "exchange the order of "};
        return std::string(words[static_cast<std::size_t>(a.how)]) + name(a.target) + " " + std::to_string(a.amount);
    }
    std::string operator()(const CountTurn& a) const { return "count turn " + name(a.who); }
    std::string operator()(const PassTime& a) const { return "pass time " + std::to_string(a.ticks); }
    std::string operator()(const RestoreCharges& a) const { return "restore charges " + name(a.target) + " " + std::to_string(a.amount); }

    std::string operator()(const ChangePool& a) const {
        return "change pool " + name(a.target) + " " + m_view.catalog[a.pool].id + " " + std::to_string(a.amount);
    }
    std::string operator()(const RecoverPool& a) const {
        return "recover pool " + name(a.target) + " " + m_view.catalog[a.pool].id + " " + std::to_string(a.thousandths) + " thousandths";
    }
    std::string operator()(const CoolDown& a) const {
        std::string passed;
        if (a.passed.rounds > 0) passed += " " + std::to_string(a.passed.rounds) + " rounds";
        if (a.passed.ticks > 0) passed += " " + std::to_string(a.passed.ticks) + " ticks";
        if (a.passed.turns > 0) passed += " " + std::to_string(a.passed.turns) + " turns";
        return "cool down " + name(a.target) + passed;
    }
    std::string operator()(const CollectHarm& a) const {
        return "collect harm " + name(a.target) + " " + m_view.catalog[a.status].id + " " + std::to_string(a.collected);
    }

    // --- features ---
    std::string operator()(const OpenFeature& a) const { return "open " + name(a.who) + " " + fixture(a.fixture); }
    std::string operator()(const CloseFeature& a) const { return "close " + name(a.who) + " " + fixture(a.fixture); }
    std::string operator()(const Struggle& a) const {
        return "struggle " + name(a.who) + " " + fixture(a.fixture) + (a.loosens ? ", loosens it" : ", in vain");
    }
    std::string operator()(const PlaceFeature& a) const { return "place " + m_view.catalog[a.feature].id + " " + text(a.at); }
    std::string operator()(const RemoveFeature& a) const { return "remove " + fixture(a.fixture) + ": " + std::string(word_for(a.how)); }
    std::string operator()(const Ignite& a) const { return "ignite " + fixture(a.fixture); }
    std::string operator()(const Extinguish& a) const { return "extinguish " + fixture(a.fixture); }
    std::string operator()(const Burn& a) const { return "burn " + fixture(a.fixture) + " for " + std::to_string(a.elapsed); }

    // --- things ---
    std::string operator()(const PickUp& a) const { return "pick up " + name(a.who); }
    std::string operator()(const DropItem& a) const { return "drop " + name(a.who) + " slot " + std::to_string(a.slot); }
    std::string operator()(const PlaceItem& a) const { return "lay down " + item(a.stack.item) + " " + text(a.at); }
    std::string operator()(const GiveItem& a) const { return "give " + name(a.who) + " to " + name(a.to); }
    std::string operator()(const TakeItem& a) const { return "take " + name(a.who) + " from " + name(a.from); }
    std::string operator()(const ChangeTerrain& a) const { return "change terrain " + text(a.at) + " to " + m_view.catalog[a.terrain].id; }

    // --- parts ---
    std::string operator()(const AttachPart& a) const { return "attach " + name(a.who) + " " + item(a.item); }
    std::string operator()(const DetachPart& a) const { return "take off " + name(a.who) + " " + item(a.item); }
    std::string operator()(const SwapPart& a) const { return "swap in " + name(a.who) + " " + item(a.item); }
    std::string operator()(const SwitchPart& a) const { return "switch " + name(a.who) + " part " + std::to_string(a.part); }
    std::string operator()(const FireWeapons& a) const {
        std::string words = (a.melee ? "strike " : "fire ") + name(a.who) + " " + text(a.direction) + (a.alone ? " by itself" : "");
        for (const Shot& shot : a.shots) words += ", " + item(shot.weapon) + names(" on ", shot.targets);
        return words;
    }

    // --- multi-turn actions ---
    std::string operator()(const ContinueOngoing& a) const { return "work on " + name(a.who) + " " + ongoing(a.ongoing); }
    std::string operator()(const StopOngoing& a) const {
        constexpr std::string_view how[]{"finished", "abandoned", "disrupted", "failed"};
        return "leave off " + name(a.who) + " " + ongoing(a.ongoing) + ": " + std::string(how[static_cast<std::size_t>(a.how)]);
    }

    // --- what happens of itself ---
    std::string operator()(const Touch& a) const { return "touch " + name(a.who) + " " + fixture(a.fixture); }
    std::string operator()(const Discover& a) const { return "discover " + (a.who ? name(a.who) + " " : "") + fixture(a.fixture); }
    std::string operator()(const Transform& a) const { return "transform " + name(a.who) + " into " + m_view.catalog[a.species].id; }
    std::string operator()(const FireTrigger& a) const {
        const std::string event(info_of(trigger_of(m_view.catalog, a.trigger).event).name);
        return "set off " + event + " of " + owner(a.trigger) + (a.who ? ": " + name(a.who) : std::string());
    }
    std::string operator()(const RenewTriggers& a) const {
        return "renew triggers " + (m_view.world.has<Creature>(a.who) ? name(a.who) : fixture(a.who));
    }
    std::string operator()(const ChangeWeather& a) const {
        return "change weather to " + (a.weather ? m_view.catalog[a.weather].id : std::string("none"));
    }
    std::string operator()(const PassWeather&) const { return "pass a round of weather"; }
    std::string operator()(const EndRound&) const { return "end round"; }

    // --- teams and minds ---
    std::string operator()(const Join& a) const { return "join " + m_view.catalog[a.species].id + " at " + text(a.at); }
    std::string operator()(const RevealMap& a) const { return "reveal map " + name(a.who); }
    std::string operator()(const SetLeader& a) const { return "lead " + name(a.who); }
    std::string operator()(const SwapSlots& a) const {
        return "swap slots " + std::to_string(a.first) + " and " + std::to_string(a.second);
    }
    std::string operator()(const SetTactic& a) const { return "tactic " + name(a.who) + " " + m_view.catalog[a.tactic].id; }
    std::string operator()(const SetOrders& a) const {
        std::string words = "orders";
        for (const SetOrders::Row& row : a.rows) words += " " + name(row.who);
        return words;
    }
    std::string operator()(const Remember& a) const {
        std::string words = "remember " + name(a.who);
        if (a.ai_state.chase_target) words += " is after " + name(a.ai_state.chase_target);
        if (a.ai_state.investigation && a.ai_state.investigation->returning)
            words += " goes back to " + text(a.ai_state.investigation->return_to);
        if (a.ai_state.investigation && !a.ai_state.investigation->returning)
            words += " goes to look at " + text(a.ai_state.investigation->at);
        return words;
    }

private:
    std::string name(EntityId who) const { return name_of(who, m_view); }
    std::string owner(TriggerId id) const {
        switch (id.owner) {
            case TriggerOwner::species: return m_view.catalog.species[id.of].id;
            case TriggerOwner::status: return m_view.catalog.statuses[id.of].id;
            case TriggerOwner::item: return m_view.catalog.items[id.of].id;
            case TriggerOwner::terrain: return m_view.catalog.terrains[id.of].id;
            case TriggerOwner::feature: return m_view.catalog.features[id.of].id;
            case TriggerOwner::weather: return m_view.catalog.weathers[id.of].id;
            case TriggerOwner::floor: break;
        }
        return "floor " + std::to_string(id.floor + 1);
    }
    std::string item(ItemId id) const { return id ? m_view.catalog[id].id : std::string("no item"); }
    std::string fixture(EntityId id) const {
        const Fixture* fixture = m_view.world.find<Fixture>(id);
        return fixture ? m_view.catalog[fixture->feature].id + " " + text(m_view.world.get<Position>(id).at) : std::string("nothing");
    }
    std::string ongoing(const OngoingAction& ongoing) const {
        return (ongoing.item ? m_view.catalog[ongoing.item].id : m_view.catalog[ongoing.skill].id) + " " + std::to_string(ongoing.done) +
               "/" + std::to_string(ongoing.of);
    }
    std::string names(const char* before, const std::vector<EntityId>& targets) const {
        std::string all;
        for (const EntityId target : targets) all += (all.empty() ? before : ", ") + name(target);
        return all;
    }

    WorldView m_view;
};

}  // namespace

std::string describe(const Action& action, const WorldView& view) { return std::visit(ActionWords(view), action); }

}  // namespace td
