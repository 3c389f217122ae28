#include "actions/commit.hpp"

#include <algorithm>
#include <utility>

#include "actions/changes.hpp"
#include "actions/commit_things.hpp"
#include "actions/fixture.hpp"
#include "catalog/trigger_source.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"
#include "world/team_order.hpp"

namespace td {

namespace {

/// One overload per action; each changes the world and reports an event. Actions about items and parts are in commit_things.hpp.
class Committer : public ThingCommitter {
public:
    using ThingCommitter::ThingCommitter;
    using ThingCommitter::operator();

    // --- moving ---
    void operator()(const Walk& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        m_world.place(a.who, a.to);
        if (a.stumbled) tell(Stumbled{a.who});
        tell(Walked{a.who, a.from, a.to});
        update_time(a.who);
    }
    void operator()(const SwapPlaces& a) {
        const Point from = m_world.get<Position>(a.who).at;
        const Point to = m_world.get<Position>(a.other).at;
        m_world.edit<Creature>(a.who).facing = a.direction;
        m_world.place(a.who, to);
        m_world.place(a.other, from);
        tell(SwappedPlaces{a.who, a.other, from, to});
        update_time(a.who);
        update_time(a.other);
    }
    void operator()(const Displace& a) {
        const Point from = m_world.get<Position>(a.who).at;
        m_world.place(a.who, a.to);
        tell(WasDisplaced{a.who, from, a.to, a.how == Displace::How::teleported});
        update_time(a.who);
    }
    void operator()(const Face& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        tell(Faced{a.who, a.direction});
    }
    void operator()(const Pass& a) { tell(Waited{a.who}); }
    void operator()(const LoseTurn& a) {
        if (!a.status && m_world.has<StruckOutTurns>(a.who) && --m_world.edit<StruckOutTurns>(a.who).count <= 0)
            m_world.remove<StruckOutTurns>(a.who);
        tell(LostTurn{a.who, a.status});
    }
    void operator()(const Descend& a) { tell(Descended{a.who}); }

    // --- skills and harm ---
    void operator()(const UseSkill& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        if (a.slot >= 0) spend(m_world.edit<Skills>(a.who).slots[static_cast<std::size_t>(a.slot)]);
        pay(m_world, m_catalog, a.who, m_catalog[a.skill].pool_cost);
        tell(UsedSkill{.who = a.who,
                       .skill = a.skill,
                       .plain_attack = a.slot == plain_attack_slot,
                       .from = m_world.get<Position>(a.who).at,
                       .direction = a.direction,
                       .tiles = a.tiles,
                       .targets = a.targets});
    }
    void operator()(const Strike& a) {
        const Point at = place_of(a.who), there = place_of(a.target);
        const Direction direction = direction_towards(at, there, m_world.get<Creature>(a.who).facing);
        m_world.edit<Creature>(a.who).facing = direction;
        pay(m_world, m_catalog, a.who, m_catalog[a.skill].pool_cost);
        tell(UsedSkill{.who = a.who,
                       .skill = a.skill,
                       .plain_attack = true,
                       .from = at,
                       .direction = direction,
                       .tiles = {there},
                       .targets = {a.target}});
    }
    void operator()(const Miss& a) {
        if (const auto at = m_world.position(a.target)) tell(Missed{a.who, a.target, *at});
    }
    void operator()(const Hurt& a) {
        Health& health = m_world.edit<Health>(a.target);
        if (a.absorbed > 0) activity_of(a.target).absorbed += a.absorbed;
        if (a.absorbed > 0 && a.amount == 0) return tell(AbsorbedHarm{a.target, a.absorbed, place_of(a.target)});
        health.now = std::max(0, health.now - a.amount);
        if (a.source && a.source != a.target && m_world.roster().is_here(a.source)) record_blow(a.source, a.target);
        tell(WasHurt{.who = a.target,
                     .amount = a.amount,
                     .source = a.source,
                     .kind = a.kind,
                     .by_status = a.by_status,
                     .at = m_world.get<Position>(a.target).at,
                     .left = health.now,
                     .by_feature = a.by_feature});
        if (a.absorbed > 0) tell(AbsorbedHarm{a.target, a.absorbed, place_of(a.target)});
    }
    void operator()(const Heal& a) {
        Health& health = m_world.edit<Health>(a.target);
        const int gained = std::min(a.amount, health.maximum - health.now);
        health.now += gained;
        tell(WasHealed{.who = a.target, .amount = gained, .quietly = false, .at = m_world.get<Position>(a.target).at});
    }
    void operator()(const Regenerate& a) {
        constexpr int whole_point = 1000;
        Health& health = m_world.edit<Health>(a.target);
        health.regeneration += a.thousandths;
        const int gained = std::min(health.regeneration / whole_point, health.maximum - health.now);
        health.regeneration %= whole_point;
        health.now += gained;
        if (gained > 0) tell(WasHealed{.who = a.target, .amount = gained, .quietly = true, .at = m_world.get<Position>(a.target).at});
    }
    void operator()(const Die& a) {
        const Point at = m_world.get<Position>(a.who).at;
        if (const EntityId carried = carried_by(m_world, a.who)) lay_down(a.who, carried);
        m_world.remove_from_floor(a.who);
        if (m_world.has<OngoingAction>(a.who)) m_world.remove<OngoingAction>(a.who);
        if (m_world.has<HeldItem>(a.who)) m_world.remove<HeldItem>(a.who);
        m_world.edit_roster()[a.who].here = false;
        if (a.killer && m_world.has<Creature>(a.killer)) ++m_world.edit<Creature>(a.killer).kills;
        tell(Died{a.who, a.killer, a.by_status, at, a.by_feature});
        m_change_set.roster_changes.push_back({RosterChange::Kind::left, a.who, m_world.roster()[a.who].team});
        pass_lead_on(m_world.roster()[a.who].team, a.who);
    }

    // --- multi-turn actions ---
    void operator()(const ContinueOngoing& a) {
        m_world.edit<Creature>(a.who).facing = a.ongoing.direction;
        if (m_world.has<OngoingAction>(a.who))
            m_world.edit<OngoingAction>(a.who) = a.ongoing;
        else
            m_world.add(a.who, a.ongoing);
        if (a.ongoing.done > 0) tell(OngoingProgressed{a.who, a.ongoing});
    }
    void operator()(const StopOngoing& a) {
        // If another ongoing action has taken its place already, that one stays.
        const OngoingAction* current = m_world.find<OngoingAction>(a.who);
        if (current && *current == a.ongoing) m_world.remove<OngoingAction>(a.who);
        switch (a.how) {
            case StopOngoing::How::finished: return;
            case StopOngoing::How::abandoned: return tell(OngoingAbandoned{a.who, a.ongoing});
            case StopOngoing::How::disrupted: return tell(OngoingDisrupted{a.who, a.ongoing, a.by});
            case StopOngoing::How::failed: return tell(OngoingFailed{a.who, a.ongoing, a.why});
        }
    }

    // --- statuses ---
    void operator()(const GainStatus& a) {
        const int duration = a.duration > 0 ? a.duration : m_catalog[a.status].duration;
        auto& list = m_world.edit<Statuses>(a.target).list;
        const auto held = std::find_if(list.begin(), list.end(), [&](const ActiveStatus& s) { return s.status == a.status; });
        if (held == list.end())
            list.push_back({a.status, duration, a.source});
        else if (held->left != 0)
            held->left = duration == 0 ? 0 : std::max(held->left, duration);
        tell(GainedStatus{a.target, a.status, a.source});
        update_time(a.target);
    }
    void operator()(const Resist& a) { tell(ResistedStatus{a.target, a.status}); }
    void operator()(const LoseStatus& a) {
        auto& list = m_world.edit<Statuses>(a.target).list;
        renew_ended(m_world, a.target, a.status);
        // A loss that was proposed twice (the status runs out while another replaces it) is reported once.
        if (std::erase_if(list, [&](const ActiveStatus& s) { return s.status == a.status; }) == 0) return;
        tell(LostStatus{a.target, a.status});
        update_time(a.target);
    }
    void operator()(const CountDownStatuses& a) {
        for (ActiveStatus& active : m_world.edit<Statuses>(a.target).list)
            if (active.left > 1 && std::find(a.statuses.begin(), a.statuses.end(), active.status) != a.statuses.end()) --active.left;
    }
    void operator()(const RestoreCharges& a) {
        for (SkillSlot& slot : m_world.edit<Skills>(a.target).slots)
            slot.charges = std::min(m_catalog[slot.skill].charges, slot.charges + a.amount);
        tell(RegainedCharges{a.target, a.amount});
    }

    void operator()(const ChangePool& a) {
        change_pool(m_world, m_catalog, a.target, a.pool, a.amount);
        tell(PoolChanged{a.target, a.pool, a.amount});
    }
    void operator()(const RecoverPool& a) { recover_pool(m_world, m_catalog, a.target, a.pool, a.thousandths); }
    void operator()(const CoolDown& a) {
        const auto shorten = [](int& left, int passed) { left = std::max(0, left - passed); };
        for (SkillSlot& slot : m_world.edit<Skills>(a.target).slots) {
            shorten(slot.cooling.rounds, a.passed.rounds);
            shorten(slot.cooling.ticks, a.passed.ticks);
            shorten(slot.cooling.turns, a.passed.turns);
        }
    }
    void operator()(const CollectHarm& a) {
        for (ActiveStatus& active : m_world.edit<Statuses>(a.target).list)
            if (active.status == a.status) active.collected = a.collected;
    }

    // --- features ---
    void operator()(const OpenFeature& a) {
        const FeatureId closed = feature_of(a.fixture);
        change_fixture(m_world, m_catalog, a.fixture, m_catalog[closed].opens_into);
        if (m_catalog[closed].uses_up && m_catalog[closed].needs) use_up(a.who, m_catalog[closed].needs);
        tell(OpenedFeature{a.who, place_of(a.fixture), closed});
    }
    void operator()(const CloseFeature& a) {
        change_fixture(m_world, m_catalog, a.fixture, m_catalog[feature_of(a.fixture)].closes_into);
        tell(ClosedFeature{a.who, place_of(a.fixture), feature_of(a.fixture)});
    }
    void operator()(const Touch& a) {
        const Point at = place_of(a.fixture);
        m_world.edit<Creature>(a.who).facing = direction_towards(place_of(a.who), at);
        tell(TouchedFeature{a.who, at, feature_of(a.fixture)});
    }
    void operator()(const Discover& a) {
        reveal_fixture(m_world, a.fixture, a.who ? std::optional(faction_of(m_world, a.who)) : std::nullopt);
        tell(Discovered{a.who, place_of(a.fixture), feature_of(a.fixture)});
    }
    void operator()(const Struggle& a) {
        m_world.edit<Creature>(a.who).facing = a.direction;
        if (a.loosens) --m_world.edit<Snare>(a.fixture).tries;
        tell(Struggled{a.who, place_of(a.fixture), feature_of(a.fixture), a.loosens});
    }
    void operator()(const PlaceFeature& a) {
        if (const EntityId old = m_world.first_at<Fixture>(a.at)) remove_fixture(m_world, m_catalog, old);
        add_fixture(m_world, m_catalog, a.feature, a.at, a.source ? faction_of(m_world, a.source) : Faction::foe);
        tell(FeaturePlaced{a.at, a.feature, a.source});
    }
    void operator()(const RemoveFeature& a) {
        const FeatureId removed = feature_of(a.fixture);
        const Point at = place_of(a.fixture);
        const auto& burns = m_catalog[removed].burns;
        if (a.how == FeatureEnd::burnt && burns && burns->leaves)
            change_fixture(m_world, m_catalog, a.fixture, burns->leaves);
        else
            remove_fixture(m_world, m_catalog, a.fixture);
        tell(FeatureGone{at, removed, a.how});
    }
    void operator()(const Ignite& a) {
        light_fixture(m_world, m_catalog, a.fixture);
        tell(CaughtFire{place_of(a.fixture), feature_of(a.fixture)});
    }
    void operator()(const Extinguish& a) {
        m_world.remove<Fire>(a.fixture);
        tell(FireWentOut{place_of(a.fixture), feature_of(a.fixture)});
    }
    void operator()(const Burn& a) {
        constexpr int whole_point = 100;
        Fire& fire = m_world.edit<Fire>(a.fixture);
        fire.left -= a.elapsed;
        fire.age += a.elapsed;
        if (m_world.any(place_of(a.fixture), IndexedKind::creature))
            fire.heat = (fire.heat + m_catalog[feature_of(a.fixture)].burns->rate * a.elapsed) % whole_point;
    }

    void operator()(const ChangeTerrain& a) {
        m_world.set_terrain(a.at, a.terrain, m_catalog[a.terrain].blocks_sight);
        tell(TerrainChanged{a.at, a.terrain});
        if (const EntityId there = m_world.creature_at(a.at)) update_time(there);
    }

    // --- triggers and weather ---
    void operator()(const FireTrigger& a) {
        const Trigger& trigger = trigger_of(m_catalog, a.trigger);
        const EntityId bearer = a.fixture ? a.fixture : a.who;
        if (trigger.limit != TriggerLimit::none) spend_trigger(m_world, bearer, a.trigger, trigger.limit);
        tell(TriggerFired{a.who, a.other, a.at, a.trigger});
        if (!trigger.ends) return;
        if (a.trigger.owner == TriggerOwner::item)
            use_up(a.who, ItemId(a.trigger.of));
        else if (trigger.limit == TriggerLimit::none)
            spend_trigger(m_world, bearer, a.trigger, TriggerLimit::none);  // its end follows after its effects
    }
    void operator()(const RenewTriggers& a) { renew_triggers(m_world, a.who, a.until); }
    void operator()(const ChangeWeather& a) {
        Surroundings& here = m_world.edit_surroundings();
        here.weather = a.weather;
        here.rounds_left = a.rounds;
        here.next = a.next;
        here.next_rounds = a.next_rounds;
        tell(WeatherChanged{a.weather});
        for (std::size_t i = 0; i < m_world.roster().actors.size(); ++i)
            if (m_world.roster().actors[i].here) update_time(EntityId(i));
    }
    void operator()(const PassWeather&) { --m_world.edit_surroundings().rounds_left; }
    void operator()(const ShiftTurn& a) {
        constexpr int most_struck_out = 9;
        if (a.how == TurnShift::struck_out) {
            if (!m_world.has<StruckOutTurns>(a.target)) m_world.add(a.target, StruckOutTurns{0});
            int& count = m_world.edit<StruckOutTurns>(a.target).count;
            count = std::min(count + a.amount, most_struck_out);
        }
        if (a.how == TurnShift::held) hold_turn(a);
        if ((a.how == TurnShift::released || a.how == TurnShift::lapsed) && !remove_if_present<HeldTurn>(a.target)) return;
        if (a.how == TurnShift::banked && !bank_turn(a)) return;
        if (a.how == TurnShift::spent && !spend_turn(a.target)) return;
        if (a.how == TurnShift::exchanged) exchange_slots(a.by, a.target);
        m_change_set.turn_shifts.push_back(a);
        tell(TurnShifted{a.target, a.how, a.amount, a.by});
    }
    void operator()(const CountTurn& a) { activity_of(a.who).acted = true; }
    void operator()(const PassTime& a) {
        m_world.edit_surroundings().ticks_of_round = a.ticks;
        if (a.ticks > 0) return;
        const std::vector<EntityId> active = m_world.table<RoundActivity>().owners();
        for (const EntityId who : active) m_world.remove<RoundActivity>(who);
    }
    void operator()(const CopySpeed& a) {
        m_world.edit<Creature>(a.who).copied_speed = a.speed;
        update_time(a.who);
    }
    void operator()(const EndRound&) { m_change_set.ends_round = true; }
    void operator()(const Transform& a) {
        const std::string old_name = m_world.get<Creature>(a.who).name;
        change_species(m_world, m_catalog, a.who, a.species);
        tell(Transformed{a.who, place_of(a.who), old_name});
        update_time(a.who);
        update_parts(a.who);
    }

    // --- teams and minds ---
    void operator()(const Join& a) {
        const EntityId id = add_creature(m_world, m_catalog, a.team, a.species, a.at, a.as_guest);
        give_name(m_world, id, a.name);
        if (a.tactic) m_world.edit<AiState>(id).tactic = a.tactic;
        tell(Joined{id, a.team, a.at, a.source});
        m_change_set.roster_changes.push_back({RosterChange::Kind::joined, id, a.team});
        update_time(id);
    }
    void operator()(const ChangeSides& a) {
        const TeamId before = m_world.roster()[a.target].team;
        if (before == a.team) return;
        m_change_set.roster_changes.push_back({RosterChange::Kind::left, a.target, before});
        const bool was_leader = m_world.roster().leader_of(before) == a.target;
        change_team(m_world.edit_roster(), a.target, a.team, has_full_party(a.team));
        if (was_leader) pass_lead_on(before);
        remove_if_present<CompanionOrders>(a.target);
        remove_if_present<HeldTurn>(a.target);
        remove_if_present<OngoingAction>(a.target);
        const Point at = place_of(a.target);
        m_world.edit<AiState>(a.target) = AiState{.tactic = m_catalog[m_world.get<Creature>(a.target).species].tactic, .home = at};
        tell(Joined{a.target, a.team, at, a.by});
        m_change_set.roster_changes.push_back({RosterChange::Kind::joined, a.target, a.team});
        update_time(a.target);
        take_lead_if_alone(a.team, a.target);
    }
    void operator()(const CatchUp& a) {
        remove_if_present<OnTheWay>(a.who);
        m_world.place(a.who, a.at);
        m_world.edit<AiState>(a.who).home = a.at;
        ActorTime& row = m_world.edit_roster()[a.who];
        row.here = true;
        row = actor_time({m_world, m_catalog}, a.who);
        const TeamId team = row.team;
        tell(CaughtUp{a.who, a.at});
        m_change_set.roster_changes.push_back({RosterChange::Kind::joined, a.who, team});
        take_lead_if_alone(team, a.who);
    }
    void operator()(const RevealMap& a) { tell(MapRevealed{a.who}); }
    void operator()(const SetLeader& a) {
        set_leader(m_world.edit_roster(), a.team, a.who);
        tell(LeadPassed{.team = a.team, .to = a.who, .by_death = false});
        m_change_set.roster_changes.push_back({RosterChange::Kind::edited, a.who, a.team});
    }
    void operator()(const SwapSlots& a) {
        swap_slots(m_world.edit_roster(), a.team, static_cast<std::size_t>(a.first), static_cast<std::size_t>(a.second));
        tell(SlotsSwapped{a.team, a.first, a.second});
        m_change_set.roster_changes.push_back({RosterChange::Kind::edited, {}, a.team});
    }
    void operator()(const SetTactic& a) {
        AiState& ai_state = m_world.edit<AiState>(a.who);
        ai_state.tactic = a.tactic;
        ai_state.goal.reset();
        ai_state.home = m_world.get<Position>(a.who).at;
        tell(TacticSet{a.who, a.tactic});
    }
    void operator()(const GainBoon& a) {
        if (!m_world.has<Boons>(a.who)) m_world.add(a.who, Boons{});
        m_world.edit<Boons>(a.who).list.push_back(a.boon);
        tell(GainedBoon{a.who, a.boon});
        update_time(a.who);
    }
    void operator()(const ChangeMinutes& a) {
        int& minutes = m_world.edit_bag(a.team).minutes;
        minutes = std::max(0, minutes + a.amount);
        tell(MinutesChanged{a.team, a.amount, minutes});
    }
    void operator()(const ChangeParty& a) {
        Team& team = m_world.edit_roster()[a.team];
        const auto comes = [&](EntityId who) { return std::find(a.members.begin(), a.members.end(), who) != a.members.end(); };
        std::vector<EntityId> members = a.members, behind = team.behind;
        for (const EntityId who : team.members) {
            if (comes(who)) continue;
            if (body_of(m_world, who)) members.push_back(who);
            if (lives(m_world, who)) behind.push_back(who);
        }
        std::erase_if(behind, comes);
        std::erase_if(team.guests, comes);
        team.members = std::move(members);
        team.behind = std::move(behind);
        team.leader = 0;
        hand_over_fallen(a.members);
        tell(PartyChanged{a.team});
        m_change_set.roster_changes.push_back({RosterChange::Kind::edited, {}, a.team});
    }
    void operator()(const GainItem& a) {
        put_into_bag(m_world.edit_bag(m_world.roster()[a.who].team), m_catalog, {a.item, 1});
        tell(PickedUp{a.who, {a.item, 1}, place_of(a.who)});
    }
    void operator()(const SetOrders& a) {
        for (const SetOrders::Row& row : a.rows) {
            if (m_world.has<CompanionOrders>(row.who)) m_world.remove<CompanionOrders>(row.who);
            if (!row.orders.is_empty()) m_world.add(row.who, row.orders);
        }
        tell(OrdersChanged{a.change});
    }
    void operator()(const Remember& a) {
        AiState& ai_state = m_world.edit<AiState>(a.who);
        if (ai_state.asleep && !a.ai_state.asleep) tell(WokeUp{a.who});
        ai_state = a.ai_state;
    }

private:
    /// Spends a charge and starts the cooldown, which does not count the turn in which the skill is used.
    void spend(SkillSlot& slot) {
        const Skill& skill = m_catalog[slot.skill];
        if (skill.charges > 0) --slot.charges;
        slot.cooling = skill.cooldown;
        if (slot.cooling.turns > 0) ++slot.cooling.turns;
    }
    /// Returns whether it was there.
    template <class Component>
    bool remove_if_present(EntityId who) {
        const bool had = m_world.has<Component>(who);
        if (had) m_world.remove<Component>(who);
        return had;
    }
    void hold_turn(const ShiftTurn& a) {
        remove_if_present<HeldTurn>(a.target);
        m_world.add(a.target, HeldTurn{a.until, a.lapses});
    }
    /// Saves a turn; false if the creature has as many as it may have.
    bool bank_turn(const ShiftTurn& a) {
        if (!m_world.has<BankedTurns>(a.target)) m_world.add(a.target, BankedTurns{0});
        int& count = m_world.edit<BankedTurns>(a.target).count;
        if (count >= a.amount) return false;
        ++count;
        return true;
    }
    /// Uses a saved turn; false if the creature has none.
    bool spend_turn(EntityId who) {
        const BankedTurns* banked = m_world.find<BankedTurns>(who);
        if (!banked) return false;
        if (banked->count == 1) return remove_if_present<BankedTurns>(who);
        --m_world.edit<BankedTurns>(who).count;
        return true;
    }
    RoundActivity& activity_of(EntityId who) {
        if (!m_world.has<RoundActivity>(who)) m_world.add(who, RoundActivity{});
        return m_world.edit<RoundActivity>(who);
    }
    /// Counts that `who` has hurt `target` in this round, last at this moment.
    void record_blow(EntityId who, EntityId target) {
        std::vector<StruckCreature>& struck = activity_of(who).struck;
        const auto is_it = [target](const StruckCreature& each) { return each.who == target; };
        auto row = std::find_if(struck.begin(), struck.end(), is_it);
        if (row == struck.end()) row = struck.insert(row, {target, 0});
        row->at = m_world.surroundings().ticks_of_round;
    }
    /// Gives each of the fallen whose bearer is not one of `members` to the last of them that carries no one.
    void hand_over_fallen(const std::vector<EntityId>& members) {
        for (const EntityId body : std::vector<EntityId>(m_world.table<FallenBody>().owners())) {
            const EntityId bearer = m_world.get<FallenBody>(body).bearer;
            if (!bearer || std::find(members.begin(), members.end(), bearer) != members.end()) continue;
            const auto free = std::find_if(members.rbegin(), members.rend(), [&](EntityId who) { return !carried_by(m_world, who); });
            if (free != members.rend()) m_world.edit<FallenBody>(body).bearer = *free;
        }
    }
    /// The new order counts from the next cycle on: the turn in play stays with its actor.
    void exchange_slots(EntityId one, EntityId other) {
        const TeamId id = m_world.roster()[one].team;
        const std::vector<EntityId>& members = m_world.roster()[id].members;
        const auto slot_of = [&](EntityId who) {
            return static_cast<std::size_t>(std::find(members.begin(), members.end(), who) - members.begin());
        };
        swap_slots(m_world.edit_roster(), id, slot_of(one), slot_of(other));
        m_change_set.roster_changes.push_back({RosterChange::Kind::lead, one, id});
    }
    /// True if the player's team has no room for another member: those who have fallen and can be brought back keep their places.
    bool has_full_party(TeamId id) const {
        const Team& team = m_world.roster()[id];
        const auto keeps_place = [&](EntityId who) { return lives(m_world, who) || body_of(m_world, who); };
        return team.faction == Faction::player &&
               static_cast<std::size_t>(std::count_if(team.members.begin(), team.members.end(), keeps_place)) >= most_members;
    }
    /// For a member that comes to a team in which no member was left to lead.
    void take_lead_if_alone(TeamId id, EntityId who) {
        const Team& team = m_world.roster()[id];
        if (m_world.roster().leader_of(id) != who || (team.leader < team.members.size() && team.members[team.leader] == who)) return;
        set_leader(m_world.edit_roster(), id, who);
        tell(LeadPassed{.team = id, .to = who, .by_death = true});
        m_change_set.roster_changes.push_back({RosterChange::Kind::lead, who, id});
    }
    /// Passes the lead on if `dead` had it.
    void pass_lead_on(TeamId id, EntityId dead) {
        const Team& team = m_world.roster()[id];
        if (team.leader < team.members.size() && team.members[team.leader] == dead) pass_lead_on(id);
    }
    /// Makes the next member the leader; nothing if no member is here.
    void pass_lead_on(TeamId id) {
        const EntityId next = m_world.roster().leader_of(id);
        if (!next) return;
        set_leader(m_world.edit_roster(), id, next);
        tell(LeadPassed{.team = id, .to = next, .by_death = true});
        m_change_set.roster_changes.push_back({RosterChange::Kind::lead, next, id});
    }
};

}  // namespace

void commit(World& world, const Catalog& catalog, const Action& action, ChangeSet& change_set) {
    std::visit(Committer(world, catalog, change_set), action);
}

}  // namespace td
