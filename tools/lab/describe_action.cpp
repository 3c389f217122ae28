#include "tools/lab/describe_action.hpp"

#include "catalog/trigger_source.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"

namespace td {

namespace {

std::string text_of(Point p) { return "(" + std::to_string(p.x) + "," + std::to_string(p.y) + ")"; }

/// One overload for each action.
class ActionWords {
public:
    ActionWords(const WorldView& view) : m_view(view) {}

    // --- moving ---
    std::string operator()(const Walk& a) const {
        return a.stumbled ? say(m_view.catalog, {"trace_stumble", "who", "from", "to"}, name(a.who), text_of(a.from), text_of(a.to))
                          : say(m_view.catalog, {"trace_step", "who", "from", "to"}, name(a.who), text_of(a.from), text_of(a.to));
    }
    std::string operator()(const SwapPlaces& a) const {
        return say(m_view.catalog, {"trace_change_places", "who", "other"}, name(a.who), name(a.other));
    }
    std::string operator()(const Displace& a) const {
        if (a.how == Displace::How::pushed) return say(m_view.catalog, {"trace_push", "who", "to"}, name(a.who), text_of(a.to));
        if (a.how == Displace::How::pulled) return say(m_view.catalog, {"trace_pull", "who", "to"}, name(a.who), text_of(a.to));
        return say(m_view.catalog, {"trace_teleport", "who", "to"}, name(a.who), text_of(a.to));
    }
    std::string operator()(const Face& a) const {
        return say(m_view.catalog, {"trace_turn", "who", "direction"}, name(a.who), text(a.direction));
    }
    std::string operator()(const Pass& a) const { return say(m_view.catalog, {"trace_wait", "who"}, name(a.who)); }
    std::string operator()(const LoseTurn& a) const {
        return a.status ? say(m_view.catalog, {"trace_lose_turn", "who", "status"}, name(a.who), m_view.catalog[a.status].id)
                        : say(m_view.catalog, {"trace_lose_turn_struck_out", "who"}, name(a.who));
    }
    std::string operator()(const Descend& a) const { return say(m_view.catalog, {"trace_take_stairs", "who"}, name(a.who)); }

    // --- skills and harm ---
    std::string operator()(const UseSkill& a) const {
        const std::string skill = a.skill ? m_view.catalog[a.skill].id : say(m_view.catalog, "trace_no_skill");
        const bool aims_at_place = a.skill && aims_at_tile(m_view.catalog[a.skill].area.shape);
        return (aims_at_place
                    ? say(m_view.catalog, {"trace_use_at", "who", "what", "place"}, name(a.who), skill, text_of(a.aim))
                    : say(m_view.catalog, {"trace_use_towards", "who", "what", "direction"}, name(a.who), skill, text(a.direction))) +
               on(a.targets);
    }
    std::string operator()(const UseItem& a) const {
        const bool aims_at_place = a.item && aims_at_tile(m_view.catalog[a.item].use_area.shape);
        return (aims_at_place ? say(m_view.catalog, {"trace_use_at", "who", "what", "place"}, name(a.who), item(a.item), text_of(a.aim))
                              : say(m_view.catalog, {"trace_use", "who", "what"}, name(a.who), item(a.item))) +
               on(a.targets);
    }
    std::string operator()(const ThrowItem& a) const {
        return a.item ? say(m_view.catalog, {"trace_throw_to", "who", "item", "direction", "place"}, name(a.who), item(a.item),
                            text(a.direction), text_of(a.landing))
                      : say(m_view.catalog, {"trace_throw", "who", "item", "direction"}, name(a.who), item(a.item), text(a.direction));
    }
    std::string operator()(const Miss& a) const {
        return say(m_view.catalog, {"trace_miss", "who", "target"}, name(a.who), name(a.target));
    }
    std::string operator()(const Hurt& a) const {
        std::string by;
        if (a.source) by = say(m_view.catalog, {"trace_by", "who"}, name(a.source));
        if (a.by_status) by = say(m_view.catalog, {"trace_by_status", "status"}, m_view.catalog[a.by_status].id);
        if (a.by_feature) by = say(m_view.catalog, {"trace_by_feature", "feature"}, m_view.catalog[a.by_feature].id);
        return say(m_view.catalog, {"trace_hurt", "who", "amount"}, name(a.target), a.amount) + by;
    }
    std::string operator()(const Heal& a) const { return say(m_view.catalog, {"trace_heal", "who", "amount"}, name(a.target), a.amount); }
    std::string operator()(const Regenerate& a) const {
        return say(m_view.catalog, {"trace_regenerate", "who", "amount"}, name(a.target), a.thousandths);
    }
    std::string operator()(const Die& a) const {
        return say(m_view.catalog, {"trace_die", "who"}, name(a.who)) +
               (a.killer ? say(m_view.catalog, {"trace_by", "who"}, name(a.killer)) : std::string());
    }
    std::string operator()(const FallDown& a) const { return say(m_view.catalog, {"trace_fall", "who", "rounds"}, name(a.who), a.rounds); }
    std::string operator()(const CarryFallen& a) const {
        return say(m_view.catalog, {"trace_carry", "who", "fallen"}, name(a.who), name(a.fallen));
    }
    std::string operator()(const LayDownFallen& a) const { return say(m_view.catalog, {"trace_lay_down_fallen", "who"}, name(a.who)); }
    std::string operator()(const Revive& a) const {
        return say(m_view.catalog, {"trace_revive", "who", "place", "percent"}, name(a.fallen), text_of(a.at), a.percent);
    }
    std::string operator()(const CountDownFallen& a) const {
        return a.left_behind ? say(m_view.catalog, {"trace_leave_behind_fallen", "who"}, name(a.fallen))
                             : say(m_view.catalog, {"trace_count_down_fallen", "who"}, name(a.fallen));
    }
    std::string operator()(const CatchUp& a) const {
        return say(m_view.catalog, {"trace_catch_up", "who", "place"}, name(a.who), text_of(a.at));
    }

    // --- statuses ---
    std::string operator()(const GainStatus& a) const {
        return say(m_view.catalog, {"trace_gain", "who", "status"}, name(a.target), m_view.catalog[a.status].id);
    }
    std::string operator()(const Resist& a) const {
        return say(m_view.catalog, {"trace_resist", "who", "status"}, name(a.target), m_view.catalog[a.status].id);
    }
    std::string operator()(const LoseStatus& a) const {
        return say(m_view.catalog, {"trace_lose", "who", "status"}, name(a.target), m_view.catalog[a.status].id);
    }
    std::string operator()(const CountDownStatuses& a) const {
        return say(m_view.catalog, {"trace_count_down_statuses", "who"}, name(a.target));
    }
    std::string operator()(const Strike& a) const {
        return say(m_view.catalog, {"trace_strike_at", "who", "target"}, name(a.who), name(a.target));
    }
    std::string operator()(const ShiftTurn& a) const {
        using Row = PhraseWith<2>;
        static constexpr std::array<Row, 10> rows{
            Row("trace_turn_struck_out", "who", "amount"), Row("trace_turn_delayed", "who", "amount"),
            Row("trace_turn_extra", "who", "amount"),      Row("trace_turn_held", "who", "amount"),
            Row("trace_turn_released", "who", "amount"),   Row("trace_turn_lapsed", "who", "amount"),
            Row("trace_turn_banked", "who", "amount"),     Row("trace_turn_spent", "who", "amount"),
            Row("trace_turn_refused", "who", "amount"),    Row("trace_turn_exchanged", "who", "amount")};
        return say(m_view.catalog, rows[static_cast<std::size_t>(a.how)], name(a.target), a.amount);
    }
    std::string operator()(const CountTurn& a) const { return say(m_view.catalog, {"trace_count_turn", "who"}, name(a.who)); }
    std::string operator()(const PassTime& a) const { return say(m_view.catalog, {"trace_pass_time", "ticks"}, static_cast<int>(a.ticks)); }
    std::string operator()(const RestoreCharges& a) const {
        return say(m_view.catalog, {"trace_restore_charges", "who", "amount"}, name(a.target), a.amount);
    }
    std::string operator()(const ChangePool& a) const {
        return say(m_view.catalog, {"trace_change_pool", "who", "pool", "amount"}, name(a.target), m_view.catalog[a.pool].id, a.amount);
    }
    std::string operator()(const RecoverPool& a) const {
        return say(m_view.catalog, {"trace_recover_pool", "who", "pool", "amount"}, name(a.target), m_view.catalog[a.pool].id,
                   a.thousandths);
    }
    std::string operator()(const CoolDown& a) const {
        std::string passed;
        if (a.passed.rounds > 0) passed += say(m_view.catalog, {"trace_rounds", "count"}, a.passed.rounds);
        if (a.passed.ticks > 0) passed += say(m_view.catalog, {"trace_ticks", "count"}, static_cast<int>(a.passed.ticks));
        if (a.passed.turns > 0) passed += say(m_view.catalog, {"trace_turns", "count"}, a.passed.turns);
        return say(m_view.catalog, {"trace_cool_down", "who"}, name(a.target)) + passed;
    }
    std::string operator()(const CollectHarm& a) const {
        return say(m_view.catalog, {"trace_collect_harm", "who", "status", "amount"}, name(a.target), m_view.catalog[a.status].id,
                   a.collected);
    }

    // --- features ---
    std::string operator()(const OpenFeature& a) const {
        return say(m_view.catalog, {"trace_open", "who", "feature"}, name(a.who), fixture(a.fixture));
    }
    std::string operator()(const CloseFeature& a) const {
        return say(m_view.catalog, {"trace_close", "who", "feature"}, name(a.who), fixture(a.fixture));
    }
    std::string operator()(const Struggle& a) const {
        return a.loosens ? say(m_view.catalog, {"trace_struggle", "who", "feature"}, name(a.who), fixture(a.fixture))
                         : say(m_view.catalog, {"trace_struggle_in_vain", "who", "feature"}, name(a.who), fixture(a.fixture));
    }
    std::string operator()(const PlaceFeature& a) const {
        return say(m_view.catalog, {"trace_place", "feature", "place"}, m_view.catalog[a.feature].id, text_of(a.at));
    }
    std::string operator()(const RemoveFeature& a) const {
        switch (a.how) {
            case FeatureEnd::torn: return say(m_view.catalog, {"trace_remove_torn", "feature"}, fixture(a.fixture));
            case FeatureEnd::burnt: return say(m_view.catalog, {"trace_remove_burnt", "feature"}, fixture(a.fixture));
            case FeatureEnd::put_out: return say(m_view.catalog, {"trace_remove_put_out", "feature"}, fixture(a.fixture));
            case FeatureEnd::cleared: break;
        }
        return say(m_view.catalog, {"trace_remove_cleared", "feature"}, fixture(a.fixture));
    }
    std::string operator()(const Ignite& a) const { return say(m_view.catalog, {"trace_ignite", "feature"}, fixture(a.fixture)); }
    std::string operator()(const Extinguish& a) const { return say(m_view.catalog, {"trace_extinguish", "feature"}, fixture(a.fixture)); }
    std::string operator()(const Burn& a) const {
        return say(m_view.catalog, {"trace_burn", "feature", "ticks"}, fixture(a.fixture), static_cast<int>(a.elapsed));
    }

    // --- things ---
    std::string operator()(const PickUp& a) const { return say(m_view.catalog, {"trace_pick_up", "who"}, name(a.who)); }
    std::string operator()(const DropItem& a) const { return say(m_view.catalog, {"trace_drop", "who", "slot"}, name(a.who), a.slot); }
    std::string operator()(const PlaceItem& a) const {
        return say(m_view.catalog, {"trace_lay_down", "item", "place"}, item(a.stack.item), text_of(a.at));
    }
    std::string operator()(const GiveItem& a) const { return say(m_view.catalog, {"trace_give", "who", "other"}, name(a.who), name(a.to)); }
    std::string operator()(const TakeItem& a) const {
        return say(m_view.catalog, {"trace_take", "who", "other"}, name(a.who), name(a.from));
    }
    std::string operator()(const ChangeTerrain& a) const {
        return say(m_view.catalog, {"trace_change_terrain", "place", "terrain"}, text_of(a.at), m_view.catalog[a.terrain].id);
    }

    // --- parts ---
    std::string operator()(const AttachPart& a) const {
        return say(m_view.catalog, {"trace_attach", "who", "part"}, name(a.who), item(a.item));
    }
    std::string operator()(const DetachPart& a) const {
        return say(m_view.catalog, {"trace_take_off", "who", "part"}, name(a.who), item(a.item));
    }
    std::string operator()(const SwapPart& a) const {
        return say(m_view.catalog, {"trace_swap_in", "who", "part"}, name(a.who), item(a.item));
    }
    std::string operator()(const SwitchPart& a) const {
        return say(m_view.catalog, {"trace_switch", "who", "number"}, name(a.who), a.part);
    }
    std::string operator()(const FireWeapons& a) const {
        std::string words = a.melee ? say(m_view.catalog, {"trace_strike", "who", "direction"}, name(a.who), text(a.direction))
                                    : say(m_view.catalog, {"trace_fire", "who", "direction"}, name(a.who), text(a.direction));
        if (a.alone) words += say(m_view.catalog, "trace_by_itself");
        for (const Shot& shot : a.shots) words += ", " + item(shot.weapon) + on(shot.targets);
        return words;
    }

    // --- multi-turn actions ---
    std::string operator()(const ContinueOngoing& a) const {
        return say(m_view.catalog, {"trace_work_on", "who", "action"}, name(a.who), ongoing(a.ongoing));
    }
    std::string operator()(const StopOngoing& a) const {
        using Row = PhraseWith<2>;
        static constexpr std::array<Row, 4> rows{Row("trace_left_finished", "who", "action"), Row("trace_left_abandoned", "who", "action"),
                                                 Row("trace_left_disrupted", "who", "action"), Row("trace_left_failed", "who", "action")};
        return say(m_view.catalog, rows[static_cast<std::size_t>(a.how)], name(a.who), ongoing(a.ongoing));
    }

    // --- what happens without a command ---
    std::string operator()(const Touch& a) const {
        return say(m_view.catalog, {"trace_touch", "who", "feature"}, name(a.who), fixture(a.fixture));
    }
    std::string operator()(const Discover& a) const {
        return a.who ? say(m_view.catalog, {"trace_discover", "who", "feature"}, name(a.who), fixture(a.fixture))
                     : say(m_view.catalog, {"trace_discovered", "feature"}, fixture(a.fixture));
    }
    std::string operator()(const Transform& a) const {
        return say(m_view.catalog, {"trace_transform", "who", "species"}, name(a.who), m_view.catalog[a.species].id);
    }
    std::string operator()(const FireTrigger& a) const {
        const std::string event(info_of(trigger_of(m_view.catalog, a.trigger).event).name);
        const std::string fired = say(m_view.catalog, {"trace_set_off", "event", "owner"}, event, owner(a.trigger));
        return fired + (a.who ? ": " + name(a.who) : std::string());
    }
    std::string operator()(const RenewTriggers& a) const {
        return say(m_view.catalog, {"trace_renew_triggers", "who"}, m_view.world.has<Creature>(a.who) ? name(a.who) : fixture(a.who));
    }
    std::string operator()(const ChangeWeather& a) const {
        return a.weather ? say(m_view.catalog, {"trace_change_weather", "weather"}, m_view.catalog[a.weather].id)
                         : say(m_view.catalog, "trace_end_weather");
    }
    std::string operator()(const PassWeather&) const { return say(m_view.catalog, "trace_pass_weather"); }
    std::string operator()(const EndRound&) const { return say(m_view.catalog, "trace_end_round"); }

    // --- teams and minds ---
    std::string operator()(const Join& a) const {
        return say(m_view.catalog, {"trace_join", "species", "place"}, m_view.catalog[a.species].id, text_of(a.at));
    }
    std::string operator()(const ChangeSides& a) const { return say(m_view.catalog, {"trace_change_sides", "who"}, name(a.target)); }
    std::string operator()(const RevealMap& a) const { return say(m_view.catalog, {"trace_reveal_map", "who"}, name(a.who)); }
    std::string operator()(const SetLeader& a) const { return say(m_view.catalog, {"trace_lead", "who"}, name(a.who)); }
    std::string operator()(const SwapSlots& a) const {
        return say(m_view.catalog, {"trace_swap_slots", "first", "second"}, a.first, a.second);
    }
    std::string operator()(const SetTactic& a) const {
        return say(m_view.catalog, {"trace_tactic", "who", "tactic"}, name(a.who), m_view.catalog[a.tactic].id);
    }
    std::string operator()(const GainBoon& a) const {
        return say(m_view.catalog, {"trace_boon", "who", "boon"}, name(a.who), m_view.catalog[a.boon].id);
    }
    std::string operator()(const ChangeMinutes& a) const { return say(m_view.catalog, {"trace_minutes", "amount"}, with_sign(a.amount)); }
    std::string operator()(const GainItem& a) const {
        return say(m_view.catalog, {"trace_gain_item", "who", "item"}, name(a.who), m_view.catalog[a.item].id);
    }
    std::string operator()(const ChangeParty& a) const {
        std::string words = say(m_view.catalog, "trace_party");
        for (const EntityId who : a.members) words += " " + name(who);
        return words;
    }
    std::string operator()(const CopySpeed& a) const {
        return say(m_view.catalog, {"trace_speed", "who", "speed"}, name(a.who), with_sign(a.speed));
    }
    std::string operator()(const SetOrders& a) const {
        std::string words = say(m_view.catalog, "trace_orders");
        for (const SetOrders::Row& row : a.rows) words += " " + name(row.who);
        return words;
    }
    std::string operator()(const Remember& a) const {
        std::string words = say(m_view.catalog, {"trace_remember", "who"}, name(a.who));
        if (a.ai_state.chase_target) words += say(m_view.catalog, {"trace_is_after", "target"}, name(a.ai_state.chase_target));
        if (a.ai_state.investigation && a.ai_state.investigation->returning)
            words += say(m_view.catalog, {"trace_goes_back", "place"}, text_of(a.ai_state.investigation->return_to));
        if (a.ai_state.investigation && !a.ai_state.investigation->returning)
            words += say(m_view.catalog, {"trace_goes_to_look", "place"}, text_of(a.ai_state.investigation->at));
        return words;
    }

private:
    std::string name(EntityId who) const { return name_of(who, m_view); }
    std::string text(Direction direction) const { return describe_direction(direction, m_view.catalog); }
    std::string owner(TriggerId id) const {
        if (id.owner != TriggerOwner::floor) return owner_name(m_view.catalog, id);
        return say(m_view.catalog, {"trace_floor", "number"}, id.floor + 1);
    }
    std::string item(ItemId id) const { return id ? m_view.catalog[id].id : say(m_view.catalog, "trace_no_item"); }
    std::string fixture(EntityId id) const {
        const Fixture* fixture = m_view.world.find<Fixture>(id);
        return fixture ? m_view.catalog[fixture->feature].id + " " + text_of(m_view.world.get<Position>(id).at)
                       : say(m_view.catalog, "trace_nothing");
    }
    std::string ongoing(const OngoingAction& ongoing) const {
        return (ongoing.item ? m_view.catalog[ongoing.item].id : m_view.catalog[ongoing.skill].id) + " " + std::to_string(ongoing.done) +
               "/" + std::to_string(ongoing.of);
    }
    std::string on(const std::vector<EntityId>& targets) const {
        std::string all;
        for (const EntityId target : targets) all += (all.empty() ? "" : ", ") + name(target);
        return all.empty() ? all : say(m_view.catalog, {"trace_on", "targets"}, all);
    }

    WorldView m_view;
};

}  // namespace

std::string describe(const Action& action, const WorldView& view) { return std::visit(ActionWords(view), action); }

}  // namespace td
