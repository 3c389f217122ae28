#include "tools/lab/play_coverage.hpp"

#include <algorithm>

#include "game/floor/floors.hpp"
#include "tools/lab/self_play.hpp"
#include "tools/lab/status_effects.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Events hold copies of objectives: this finds the equal one in the list.
void count_objective(const Objective& decided, const std::vector<Objective>& listed, std::vector<long>& counts) {
    const auto found = std::find(listed.begin(), listed.end(), decided);
    if (found != listed.end()) ++counts[static_cast<std::size_t>(found - listed.begin())];
}

class CoverageRecorder {
public:
    CoverageRecorder(const Catalog& catalog, DungeonId dungeon, PlayCoverage& coverage)
        : m_catalog(catalog), m_dungeon(catalog[dungeon]), m_coverage(coverage), m_statuses(catalog) {}

    void watch(const Game& game, const Event& event) {
        if (std::holds_alternative<FloorEntered>(event)) record_floor(game);
        watch_arrivals(game, event);
        watch_skills(event);
        watch_items(event);
        m_statuses.watch(game.world(), event);
        if (const auto* gained = std::get_if<GainedStatus>(&event)) m_coverage.met.statuses[gained->status.index()] = true;
        if (const auto* met = std::get_if<OptionTaken>(&event)) m_coverage.met.encounters[met->encounter.index()] = true;
        if (const auto* taken = std::get_if<GainedBoon>(&event)) m_coverage.met.boons[taken->boon.index()] = true;
        if (const auto* fired = std::get_if<TriggerFired>(&event)) {
            m_coverage.triggers.insert(fired->trigger);
            if (fired->trigger.owner == TriggerOwner::item) m_coverage.items_used[fired->trigger.of] = true;
        }
        if (const auto* won = std::get_if<FloorWon>(&event)) count_victory(game, *won->objective);
        if (const auto* ended = std::get_if<RunEnded>(&event); ended && ended->verdict->outcome == Outcome::victory)
            count_victory(game, ended->verdict->objective);
    }

    const std::vector<bool>& statuses_changed() const { return m_statuses.changed(); }

private:
    void record_floor(const Game& game) {
        const int floor = game.state().floor;
        ++m_coverage.reached[static_cast<std::size_t>(floor - 1)];
        const World& world = game.world();
        for (const EntityId who : world.table<Creature>().owners()) mark_met(world, who);
        for (const EntityId fixture : world.table<Fixture>().owners())
            m_coverage.met.features[world.get<Fixture>(fixture).feature.index()] = true;
        for (const EntityId lying : world.table<Loot>().owners()) mark_met(world.get<Loot>(lying).stack.item);
        for (const ItemStack& stack : world.bag(game.player_team()).stacks) mark_met(stack.item);
        for (int y = 0; y < world.height(); ++y)
            for (int x = 0; x < world.width(); ++x) m_coverage.met.terrains[world.terrain({x, y}).index()] = true;
        if (const WeatherId weather = world.surroundings().weather) m_coverage.met.weathers[weather.index()] = true;
        const Team& party = world.roster()[game.player_team()];
        const LevelPlan plan = plan_of_floor(game.state(), floor, party.members.size() + party.guests.size());
        for (const VaultId vault : plan.vaults) m_coverage.vaults[vault.index()] = true;
    }
    void mark_met(const World& world, EntityId who) {
        m_coverage.met.species[world.get<Creature>(who).species.index()] = true;
        if (const HeldItem* const held = world.find<HeldItem>(who)) mark_met(held->stack.item);
        if (const Parts* const parts = world.find<Parts>(who))
            for (const AttachedPart& part : parts->list) mark_used(part.item);
    }
    void mark_met(ItemId item) { m_coverage.met.items[item.index()] = true; }

    void watch_arrivals(const Game& game, const Event& event) {
        if (const auto* joined = std::get_if<Joined>(&event)) mark_met(game.world(), joined->who);
        if (const auto* transformed = std::get_if<Transformed>(&event)) mark_met(game.world(), transformed->who);
        if (const auto* placed = std::get_if<FeaturePlaced>(&event)) m_coverage.met.features[placed->feature.index()] = true;
        if (const auto* opened = std::get_if<OpenedFeature>(&event))
            if (const FeatureId into = m_catalog[opened->feature].opens_into) m_coverage.met.features[into.index()] = true;
        if (const auto* gone = std::get_if<FeatureGone>(&event); gone && gone->how == FeatureEnd::burnt)
            if (const auto& burns = m_catalog[gone->feature].burns; burns && burns->leaves)
                m_coverage.met.features[burns->leaves.index()] = true;
        if (const auto* closed = std::get_if<ClosedFeature>(&event)) m_coverage.met.features[closed->feature.index()] = true;
        if (const auto* changed = std::get_if<TerrainChanged>(&event)) m_coverage.met.terrains[changed->terrain.index()] = true;
        if (const auto* weather = std::get_if<WeatherChanged>(&event); weather && weather->weather)
            m_coverage.met.weathers[weather->weather.index()] = true;
    }
    void watch_skills(const Event& event) {
        if (const auto* used = std::get_if<UsedSkill>(&event)) count_use(used->skill, used->targets.size());
        if (const auto* fired = std::get_if<FiredWeapons>(&event))
            for (const Shot& shot : fired->shots) {
                constexpr std::size_t targets = 0;  // not counted, since no event says which of them were missed
                count_use(shot.skill, targets);
                mark_used(shot.weapon);
            }
        if (std::holds_alternative<FiredWeapons>(event) || std::holds_alternative<ThrewItem>(event)) m_last_skill = {};
        if (std::holds_alternative<Missed>(event) && m_last_skill) ++m_coverage.skills[m_last_skill.index()].misses;
    }
    void count_use(SkillId skill, std::size_t targets) {
        m_last_skill = skill;
        if (!skill) return;
        PlayCoverage::SkillUse& use = m_coverage.skills[skill.index()];
        ++use.uses;
        use.targets += static_cast<long>(targets);
    }
    void watch_items(const Event& event) {
        if (const auto* used = std::get_if<UsedItem>(&event)) mark_used(used->item);
        if (const auto* threw = std::get_if<ThrewItem>(&event)) mark_used(threw->item);
        if (const auto* attached = std::get_if<AttachedTo>(&event)) mark_used(attached->item);
        if (const auto* landed = std::get_if<Landed>(&event)) mark_met(landed->stack.item);
        if (const auto* picked = std::get_if<PickedUp>(&event)) mark_met(picked->stack.item);
    }
    void mark_used(ItemId item) {
        if (!item) return;
        mark_met(item);
        m_coverage.items_used[item.index()] = true;
    }
    void count_victory(const Game& game, const Objective& decided) {
        const auto floor = static_cast<std::size_t>(game.state().floor - 1);
        count_objective(decided, m_dungeon.victory, m_coverage.victories);
        count_objective(decided, m_dungeon.floors[floor].victory, m_coverage.victories_of_floors[floor]);
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    PlayCoverage& m_coverage;
    StatusEffects m_statuses;
    SkillId m_last_skill;  ///< the skill that misses are counted for
};

void add_counts(std::vector<long>& to, const std::vector<long>& from) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] += from[i];
}

}  // namespace

PlayCoverage::PlayCoverage(const Catalog& catalog, const Dungeon& dungeon)
    : met(catalog),
      skills(catalog.skills.size()),
      items_used(catalog.items.size()),
      vaults(catalog.vaults.size()),
      statuses_changed(catalog.statuses.size()),
      reached(dungeon.floors.size()),
      victories(dungeon.victory.size()) {
    for (const FloorRules& floor : dungeon.floors) victories_of_floors.emplace_back(floor.victory.size());
}

void PlayCoverage::add(const PlayCoverage& other) {
    games += other.games, won += other.won;
    met.add(other.met);
    for (std::size_t i = 0; i < skills.size(); ++i) {
        skills[i].uses += other.skills[i].uses;
        skills[i].targets += other.skills[i].targets;
        skills[i].misses += other.skills[i].misses;
    }
    add_flags(items_used, other.items_used), add_flags(vaults, other.vaults);
    add_flags(statuses_changed, other.statuses_changed);
    triggers.insert(other.triggers.begin(), other.triggers.end());
    add_counts(reached, other.reached), add_counts(victories, other.victories);
    for (std::size_t i = 0; i < victories_of_floors.size(); ++i) add_counts(victories_of_floors[i], other.victories_of_floors[i]);
    faults.insert(faults.end(), other.faults.begin(), other.faults.end());
}

PlayCoverage play_for_coverage(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed) {
    PlayCoverage coverage(*catalog, (*catalog)[dungeon]);
    CoverageRecorder recorder(*catalog, dungeon, coverage);
    const SelfPlay run =
        play_by_itself(catalog, dungeon, seed, {}, [&](const Game& game, const Event& event) { recorder.watch(game, event); });
    coverage.statuses_changed = recorder.statuses_changed();
    coverage.games = 1;
    coverage.won = run.outcome == Outcome::victory ? 1 : 0;
    for (const std::string& fault : run.faults) coverage.faults.push_back({seed, fault});
    return coverage;
}

}  // namespace td
