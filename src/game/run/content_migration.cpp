#include "game/run/content_migration.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "actions/fixture.hpp"
#include "catalog/trigger_source.hpp"
#include "game/state/game_state.hpp"
#include "world/creature.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

/// One overload per component: a new kind of component does not compile without one.
class Migration {
public:
    explicit Migration(Renumbering& numbers) : m_numbers(numbers) {}

    void operator()(Creature& c) { m_numbers.apply(c.species); }
    void operator()(Statuses& c) {
        for (ActiveStatus& active : c.list) m_numbers.apply(active.status);
    }
    void operator()(Boons& c) {
        for (BoonId& boon : c.list) m_numbers.apply(boon);
    }
    void operator()(OngoingAction& c) {
        m_numbers.apply(c.skill);
        m_numbers.apply(c.item);
    }
    void operator()(HeldItem& c) { m_numbers.apply(c.stack.item); }
    void operator()(AiState& c) { m_numbers.apply(c.tactic); }
    void operator()(Fixture& c) { m_numbers.apply(c.feature); }
    void operator()(Loot& c) { m_numbers.apply(c.stack.item); }
    void operator()(LandmarkMarker& c) { m_numbers.apply(c.landmark); }
    void operator()(Skills& c) {
        for (SkillSlot& slot : c.slots) m_numbers.apply(slot.skill);
    }
    void operator()(Parts& c) {
        for (AttachedPart& part : c.list) m_numbers.apply(part.item);
    }
    void operator()(UsedTriggers& c) {
        for (UsedTrigger& spent : c.list) spent.trigger.of = owner_now(spent.trigger);
    }
    void operator()(Pools& c) {
        // A pool that is gone is not reported as missing: nothing can cost it any more.
        for (PoolLevel& level : c.list) level.pool = m_numbers.find(level.pool);
    }
    void operator()(Hidden&) {}
    void operator()(Health&) {}
    void operator()(Solid&) {}
    void operator()(Opaque&) {}
    void operator()(Snare&) {}
    void operator()(Fire&) {}
    void operator()(Stairs&) {}
    void operator()(StruckOutTurns&) {}
    void operator()(HeldTurn&) {}
    void operator()(BankedTurns&) {}
    void operator()(RoundActivity&) {}
    void operator()(FallenBody&) {}
    void operator()(OnTheWay&) {}
    void operator()(CompanionOrders& c) {
        renumber(c.skills);
        renumber(c.items);
        for (Veto& veto : c.vetoes) {
            veto.skill = m_numbers.find(veto.skill);
            veto.item = m_numbers.find(veto.item);
        }
    }

private:
    /// A permission for a skill or item that is gone is not reported as missing: it has no use any more.
    template <class IdType>
    void renumber(std::vector<CompanionOrders::Limit<IdType>>& limits) const {
        for (auto& limit : limits) limit.thing = m_numbers.find(limit.thing);
        std::erase_if(limits, [](const auto& limit) { return !limit.thing; });
        std::sort(limits.begin(), limits.end(), [](const auto& a, const auto& b) { return a.thing < b.thing; });
    }
    /// A removed trigger is not reported as missing: it just never fires again.
    std::uint16_t owner_now(TriggerId trigger) const {
        return visit_owner(trigger, [this](auto id) -> std::uint16_t { return m_numbers.find(id).value; });
    }

    Renumbering& m_numbers;
};

void migrate_surroundings(Surroundings& here, Renumbering& numbers) {
    numbers.apply(here.dungeon);
    numbers.apply(here.weather);
    numbers.apply(here.next);
}

bool has_skills_of(const Skills& skills, const Species& species) {
    return std::equal(skills.slots.begin(), skills.slots.end(), species.skills.begin(), species.skills.end(),
                      [](const SkillSlot& slot, SkillId skill) { return slot.skill == skill; });
}

/// The skills that its species has after the change; spent charges stay spent.
Skills skills_now(const Skills& skills, const Catalog& after, const Species& species, const Renumbering& numbers) {
    Skills now;
    for (const SkillId skill : species.skills) {
        SkillSlot fresh{skill, after[skill].charges, {}};
        for (const SkillSlot& slot : skills.slots)
            if (numbers.find(slot.skill) == skill) fresh = {skill, std::min(fresh.charges, slot.charges), slot.cooling};
        now.slots.push_back(fresh);
    }
    return now;
}

/// What a creature has because its species has it, as opposed to what is its own.
struct Inborn {
    EntityId who;
    std::optional<Skills> skills;
    std::optional<TacticId> tactic;
};

/// Sets name and health by the species after the change. Skills and tactic are removed and returned as the species has them after the
/// change, so that what the species lost is not reported as missing.
Inborn refit_to_species(World& world, const Catalog& before, const Catalog& after, const Renumbering& numbers, EntityId who) {
    Inborn inborn{who, std::nullopt, std::nullopt};
    Creature& creature = world.edit<Creature>(who);
    const SpeciesId new_id = numbers.find(creature.species);
    if (!new_id) return inborn;
    const Species& old_species = before[creature.species];
    const Species& new_species = after[new_id];
    if (!creature.has_own_name) creature.name = new_species.name;
    Health& health = world.edit<Health>(who);
    health.maximum = std::max(1, health.maximum + new_species.health - old_species.health);
    if (health.now > 0) health.now = std::clamp(health.now + new_species.health - old_species.health, 1, health.maximum);
    Skills& skills = world.edit<Skills>(who);
    if (has_skills_of(skills, old_species)) inborn.skills = skills_now(std::exchange(skills, {}), after, new_species, numbers);
    AiState& ai_state = world.edit<AiState>(who);
    if (ai_state.tactic == old_species.tactic) inborn.tactic = new_species.tactic, ai_state.tactic = {};
    return inborn;
}

/// Drops an ongoing action whose skill is no longer in its slot.
void drop_lost_action(World& world, EntityId who) {
    const OngoingAction* ongoing = world.find<OngoingAction>(who);
    if (ongoing == nullptr || !ongoing->skill || ongoing->slot < 0) return;
    const auto& slots = world.get<Skills>(who).slots;
    const auto slot = static_cast<std::size_t>(ongoing->slot);
    if (slot >= slots.size() || slots[slot].skill != ongoing->skill) world.remove<OngoingAction>(who);
}

/// Points a skill command to the slot that the skill has after the change; one past the last slot if the skill is lost, so that the
/// command is refused.
void migrate_command(Command& command, const Skills& before, const Skills& now, const Renumbering& numbers) {
    auto* const use = std::get_if<commands::UseSkill>(&command);
    if (use == nullptr || use->slot < 0) return;
    const SkillId skill = numbers.find(before.slots[static_cast<std::size_t>(use->slot)].skill);
    const auto place = std::find_if(now.slots.begin(), now.slots.end(), [&](const SkillSlot& slot) { return slot.skill == skill; });
    use->slot = static_cast<int>((skill ? place : now.slots.end()) - now.slots.begin());
}

void migrate_objective(Objective& objective, Renumbering& numbers) {
    numbers.apply(objective.species);
    numbers.apply(objective.item);
    numbers.apply(objective.landmark);
    numbers.apply(objective.feature);
}

void migrate_choice(PartyChoice& choice, Renumbering& numbers) {
    for (BoonOffer& offer : choice.offers) numbers.apply(offer.boon);
    numbers.apply(choice.encounter);
    // The list of heroes may have changed.
    choice.picked.clear();
}

/// Without those that the encounter no longer has.
std::vector<std::pair<EncounterId, int>> migrated_options(std::vector<std::pair<EncounterId, int>> options, const Catalog& after,
                                                          Renumbering& numbers) {
    for (auto& [encounter, option] : options) numbers.apply(encounter);
    std::erase_if(options, [&](const auto& taken) {
        return !taken.first || static_cast<std::size_t>(taken.second) >= after[taken.first].options.size();
    });
    return options;
}

void migrate_terrain(World& world, const Catalog& after, Renumbering& numbers) {
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) {
            TerrainId terrain = world.terrain({x, y});
            numbers.apply(terrain);
            if (terrain) world.set_terrain({x, y}, terrain, after[terrain].blocks_sight);
        }
}

}  // namespace

void migrate_to_content(World& world, const Catalog& before, const Catalog& after, Renumbering& numbers) {
    std::vector<Inborn> inborn;
    for (const EntityId who : world.table<Creature>().owners()) inborn.push_back(refit_to_species(world, before, after, numbers, who));
    migrate_terrain(world, after, numbers);
    world.edit_all(Migration(numbers));
    for (const EntityId who : world.table<Parts>().owners())
        for (const AttachedPart& attached : world.get<Parts>(who).list)
            if (attached.item && !after[attached.item].part) numbers.add_missing("`part` of item `" + after[attached.item].id + "`");
    migrate_surroundings(world.edit_surroundings(), numbers);
    for (std::size_t i = 0; i < world.roster().teams.size(); ++i)
        for (ItemStack& stack : world.edit_bag(TeamId(i)).stacks) numbers.apply(stack.item);
    if (!numbers.missing().empty()) return;
    for (Inborn& one : inborn) {
        if (one.skills) world.edit<Skills>(one.who) = *std::move(one.skills);
        if (one.tactic) world.edit<AiState>(one.who).tactic = *one.tactic;
        drop_lost_action(world, one.who);
        fit_pools(world, after, one.who);
    }
    const std::vector<EntityId> fixtures = world.table<Fixture>().owners();
    for (const EntityId fixture : fixtures) refit_fixture(world, after, fixture);
    for (const EntityId who : world.table<Creature>().owners())
        if (world.roster().is_here(who)) world.edit_roster()[who] = actor_time({world, after}, who);
}

namespace {

/// For content that differs only in what players are shown: no number of anything in play changes.
void migrate_texts(GameState& state, std::shared_ptr<const Catalog> content) {
    for (const EntityId who : state.world.table<Creature>().owners()) {
        Creature& creature = state.world.edit<Creature>(who);
        if (!creature.has_own_name) creature.name = (*content)[creature.species].name;
    }
    state.catalog = std::move(content);
    state.path_cache = PathCache{};
}

}  // namespace

std::vector<std::string> migrate_to(GameState& state, std::shared_ptr<const Catalog> content) {
    if (same_rules(*state.catalog, *content)) {
        migrate_texts(state, std::move(content));
        return {};
    }
    Renumbering numbers(*state.catalog, *content);
    World world = state.world;
    Sight sight = state.sight;
    auto begun = state.pending;
    migrate_to_content(world, *state.catalog, *content, numbers);
    sight.renumber(numbers);
    for (auto& [who, pending] : begun)
        if (const Skills* skills = state.world.find<Skills>(who))
            migrate_command(pending.command, *skills, world.get<Skills>(who), numbers);
    std::optional<Verdict> verdict = state.verdict;
    Verdict ending = state.ending;
    std::vector<PartyChoice> choices = state.choices;
    for (PartyChoice& choice : choices) migrate_choice(choice, numbers);
    // The options of the camp may have changed: its party is chosen anew from there.
    if (state.phase == Phase::camp)
        std::erase_if(choices, [](const PartyChoice& choice) { return choice.kind == PartyChoice::Kind::party; });
    auto options_for_all = migrated_options(state.options_for_all, *content, numbers);
    if (verdict) migrate_objective(verdict->objective, numbers);
    migrate_objective(ending.objective, numbers);
    // A feature that is gone has not been used.
    Deeds deeds = state.deeds;
    for (FeatureId& feature : deeds.used) feature = numbers.find(feature);
    DungeonId dungeon_now = state.settings.dungeon;
    numbers.apply(dungeon_now);
    DifficultyId difficulty_now = state.settings.difficulty;
    numbers.apply(difficulty_now);
    if (!numbers.missing().empty()) return numbers.missing();
    if (static_cast<std::size_t>(state.floor) > (*content)[dungeon_now].floors.size())
        return {"floor " + std::to_string(state.floor) + " of dungeon `" + state.dungeon().id + "`"};
    state.settings.dungeon = dungeon_now;
    state.settings.difficulty = difficulty_now;
    state.world = std::move(world);
    state.sight = std::move(sight);
    state.pending = std::move(begun);
    state.choices = std::move(choices);
    state.options_for_all = std::move(options_for_all);
    state.deeds = std::move(deeds);
    state.verdict = std::move(verdict);
    state.ending = std::move(ending);
    state.catalog = std::move(content);
    state.rulebook = std::make_shared<const Rulebook>(rulebook_of(*state.catalog));
    state.path_cache = PathCache{};
    const FloorRules& floor = state.dungeon().floors[static_cast<std::size_t>(state.floor - 1)];
    state.arrivals.migrate_to(at_difficulty(floor.arrivals, state.difficulty()));
    if (state.outcome != Outcome::running) return {};
    for (const EntityId who : state.world.table<Creature>().owners()) {
        if (!state.world.roster().is_here(who)) continue;
        state.time.speed_changed(state.world.roster(), who);
        state.weapon_timers.follow({state.world, *state.catalog}, who, state.now.time);
    }
    state.sight.look({state.world, *state.catalog});
    return {};
}

}  // namespace td
