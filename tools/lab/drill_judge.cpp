#include "tools/lab/drill_judge.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

namespace {

struct Move {
    EntityId who;
    Point from;
    Point to;
};

std::vector<Move> moves_in(const Event& event) {
    if (const auto* walked = std::get_if<Walked>(&event)) return {{walked->who, walked->from, walked->to}};
    if (const auto* swapped = std::get_if<SwappedPlaces>(&event))
        return {{swapped->who, swapped->from, swapped->to}, {swapped->other, swapped->to, swapped->from}};
    if (const auto* displaced = std::get_if<WasDisplaced>(&event)) return {{displaced->who, displaced->from, displaced->to}};
    return {};
}

bool contains(const std::vector<Point>& area, Point p) { return std::find(area.begin(), area.end(), p) != area.end(); }

struct Blow {
    EntityId who;
    EntityId target;
};

/// The blows in the event, hit or miss. Skills only for allies are not attacks.
std::vector<Blow> blows_in(const Event& event, const Catalog& catalog) {
    std::vector<Blow> blows;
    const auto add = [&](EntityId who, SkillId skill, const std::vector<EntityId>& targets) {
        const Audience audience = catalog[skill].audience;
        if (audience != Audience::foes && audience != Audience::everyone) return;
        for (const EntityId target : targets) blows.push_back({who, target});
    };
    if (const auto* used = std::get_if<UsedSkill>(&event)) add(used->who, used->skill, used->targets);
    if (const auto* fired = std::get_if<FiredWeapons>(&event))
        for (const Shot& shot : fired->shots) add(fired->who, shot.skill, shot.targets);
    if (const auto* threw = std::get_if<ThrewItem>(&event); threw && threw->target) blows.push_back({threw->who, threw->target});
    return blows;
}

/// The creature that uses the skill or the item of `act` in this event; none if no creature does.
EntityId user_in(const DrillAct& act, const Event& event) {
    if (const auto* used = std::get_if<UsedSkill>(&event)) {
        const bool is_meant = act.skill ? used->skill == act.skill : !act.item && !used->plain_attack;
        return is_meant ? used->who : EntityId{};
    }
    const auto is_meant = [&](ItemId item) { return act.item ? item == act.item : !act.skill; };
    if (const auto* used = std::get_if<UsedItem>(&event)) return is_meant(used->item) ? used->who : EntityId{};
    if (const auto* threw = std::get_if<ThrewItem>(&event)) return is_meant(threw->item) ? threw->who : EntityId{};
    return {};
}

/// The creature that spends the first turn of what `act` asks about; none if no creature does.
EntityId beginner_in(const DrillAct& act, const Event& event) {
    const auto* progressed = std::get_if<OngoingProgressed>(&event);
    if (!progressed || progressed->ongoing.done != 1) return {};
    if (act.skill && progressed->ongoing.skill != act.skill) return {};
    if (act.item && progressed->ongoing.item != act.item) return {};
    return progressed->who;
}

/// The creature that does what `act` asks about; none if no creature does, or if such an act has no event of its own.
EntityId doer_in(const DrillAct& act, const World& world, const Event& event) {
    using Act = DrillAct::Kind;
    switch (act.kind) {
        case Act::die:
            if (const auto* died = std::get_if<Died>(&event)) return died->who;
            break;
        case Act::fall_below:
            if (const auto* hurt = std::get_if<WasHurt>(&event))
                if (hurt->left * 100 < act.percent * world.get<Health>(hurt->who).maximum) return hurt->who;
            break;
        case Act::use: return user_in(act, event);
        case Act::begin: return beginner_in(act, event);
        case Act::gain:
            if (const auto* gained = std::get_if<GainedStatus>(&event))
                if (gained->status == act.status) return gained->who;
            break;
        case Act::wake:
            if (const auto* woke = std::get_if<WokeUp>(&event)) return woke->who;
            break;
        case Act::wait:
            if (const auto* waited = std::get_if<Waited>(&event)) return waited->who;
            break;
        case Act::step:
            if (const auto* walked = std::get_if<Walked>(&event)) return walked->who;
            if (const auto* swapped = std::get_if<SwappedPlaces>(&event)) return swapped->who;
            break;
        case Act::revive:
            if (const auto* revived = std::get_if<Revived>(&event)) return revived->by;
            break;
        case Act::carry:
            if (const auto* took = std::get_if<TookUpFallen>(&event)) return took->who;
            break;
        default: break;
    }
    return {};
}

/// The earliest moment at which `count` creatures have done it; nothing: never.
std::optional<int> moment_of(const std::vector<int>& moments, std::size_t count) {
    if (count == 0 || moments.size() < count) return std::nullopt;
    std::vector<int> sorted = moments;
    std::sort(sorted.begin(), sorted.end());
    return sorted[count - 1];
}

}  // namespace

DrillJudge::DrillJudge(const Drill& drill) : m_drill(drill), m_leader(drill.leader()) {
    for (const DrillDemand& demand : drill.demands) {
        m_acts.push_back({.act = &demand.act});
        m_befores.push_back({.act = demand.before ? &*demand.before : nullptr});
    }
}

void DrillJudge::each_record(FunctionRef<void(Record&)> each) {
    for (std::vector<Record>* records : {&m_acts, &m_befores})
        for (Record& record : *records)
            if (record.act && record.act->from_round <= m_round && m_round <= record.act->to_round) each(record);
}

bool DrillJudge::is_in(const DrillCast& cast, const World& world, EntityId who) const {
    if (std::find(cast.named.begin(), cast.named.end(), who) != cast.named.end()) return true;
    const Faction side = faction_of(world, who);
    return std::any_of(cast.groups.begin(), cast.groups.end(), [&](DrillCast::Group group) {
        switch (group) {
            case DrillCast::Group::party: return side == Faction::player;
            case DrillCast::Group::companions: return side == Faction::player && who != m_leader;
            case DrillCast::Group::guests: return side == Faction::player && is_guest(world, who);
            case DrillCast::Group::foes: return side == Faction::foe;
        }
        return false;
    });
}

void DrillJudge::count(Record& record, const World& world, EntityId who) {
    if (!who || !world.has<Creature>(who) || !is_in(record.act->who, world, who)) return;
    if (++record.times[who] == record.act->times) record.done[who] = m_moment;
}

/// True if an act of `who` against `target` counts.
bool DrillJudge::is_meant(const DrillAct& act, const World& world, EntityId who, EntityId target) const {
    if (!who || !world.has<Creature>(who) || who == target) return false;
    if (act.whom.named.empty() && act.whom.groups.empty()) return are_hostile(world, who, target);
    return is_in(act.whom, world, target);
}

void DrillJudge::watch(const Game& game, const Event& event) {
    ++m_moment;
    if (const auto* began = std::get_if<RoundBegan>(&event)) m_round = began->round;
    each_record([&](Record& record) { count_event(record, game, event); });
}

void DrillJudge::count_event(Record& record, const Game& game, const Event& event) {
    const World& world = game.world();
    const DrillAct& act = *record.act;
    switch (act.kind) {
        case DrillAct::Kind::enter:
        case DrillAct::Kind::leave: {
            const bool enters = act.kind == DrillAct::Kind::enter;
            for (const Move& move : moves_in(event))
                if (contains(act.area, move.to) == enters && contains(act.area, move.from) != enters) count(record, world, move.who);
            break;
        }
        case DrillAct::Kind::attack: {
            EntityId last;  // hitting several at once is one attack
            for (const Blow& blow : blows_in(event, game.catalog()))
                if (blow.who != last && is_meant(act, world, blow.who, blow.target)) count(record, world, last = blow.who);
            break;
        }
        case DrillAct::Kind::hurt:
            if (const auto* hurt = std::get_if<WasHurt>(&event))
                if (hurt->amount > 0 && is_meant(act, world, hurt->source, hurt->who)) count(record, world, hurt->source);
            break;
        default: count(record, world, doer_in(act, world, event));
    }
}

bool DrillJudge::is_near(const DrillAct& act, const World& world, EntityId who) const {
    const auto at = world.position(who);
    if (!at || !world.roster().is_here(who)) return false;
    const auto& all = world.table<Creature>().owners();
    return std::any_of(all.begin(), all.end(), [&](EntityId other) {
        const auto there = world.position(other);
        return other != who && there && world.roster().is_here(other) && is_in(act.whom, world, other) &&
               chebyshev(*at, *there) <= act.tiles;
    });
}

void DrillJudge::count_who_is_near(const Game& game, DrillAct::Kind kind) {
    const World& world = game.world();
    each_record([&](Record& record) {
        if (record.act->kind != kind) return;
        for (const EntityId who : world.table<Creature>().owners())
            if (is_near(*record.act, world, who)) count(record, world, who);
    });
}

void DrillJudge::look(const Game& game) {
    ++m_moment;
    count_who_is_near(game, DrillAct::Kind::come_near);
}

std::vector<bool> DrillJudge::verdicts(const Game& game) {
    ++m_moment;
    const World& world = game.world();
    count_who_is_near(game, DrillAct::Kind::end_near);
    each_record([&](Record& record) {
        if (record.act->kind != DrillAct::Kind::end_in) return;
        for (const EntityId who : world.table<Creature>().owners())
            if (const auto at = world.position(who); at && world.roster().is_here(who) && contains(record.act->area, *at))
                count(record, world, who);
    });
    std::vector<bool> held;
    for (std::size_t i = 0; i < m_drill.demands.size(); ++i) held.push_back(holds(i, world));
    return held;
}

bool DrillJudge::holds(std::size_t number, const World& world) const {
    const DrillDemand& demand = m_drill.demands[number];
    std::vector<int> moments, before;
    for (const auto& [who, moment] : m_acts[number].done) moments.push_back(moment);
    for (const auto& [who, moment] : m_befores[number].done) before.push_back(moment);
    const auto& all = world.table<Creature>().owners();
    const auto everybody =
        static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](EntityId who) { return is_in(demand.act.who, world, who); }));
    const std::size_t enough = demand.at_least > 0 ? static_cast<std::size_t>(demand.at_least) : demand.must ? everybody : 1;
    const std::optional<int> done = moment_of(moments, enough);
    const std::optional<int> too_late = moment_of(before, 1);
    const bool happened = done && (!too_late || *done < *too_late);
    return happened == demand.must;
}

}  // namespace td
