#include "tools/lab/depth.hpp"

#include <algorithm>
#include <numeric>
#include <variant>

#include "catalog/effect_traits.hpp"
#include "catalog/trigger_source.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// The effect that an event about turns reports.
EffectPayload effect_of(TurnShift shift) {
    switch (shift) {
        case TurnShift::struck_out: return effect::LoseTurn{};
        case TurnShift::delayed: return effect::DelayTurn{};
        case TurnShift::extra: return effect::ExtraTurn{};
        case TurnShift::held:
        case TurnShift::released:
        case TurnShift::lapsed: return effect::HoldTurn{};
        case TurnShift::banked: return effect::BankTurn{};
        case TurnShift::spent: return effect::SpendTurn{};
        case TurnShift::refused: return effect::ExtraTurn{};
        case TurnShift::exchanged: break;
    }
    return effect::SwapOrder{};
}

/// True if an event reports that the effect happened. Effects without an event count as soon as they are tried, whatever their chance.
bool has_event(const EffectPayload& payload) {
    return effect_traits_table[payload.index()].moves_turns || std::holds_alternative<effect::Interrupt>(payload);
}

class UsageRecorder {
public:
    UsageRecorder(const Catalog& catalog, DepthRun& run) : m_catalog(catalog), m_run(run) {}

    void watch(const Game& game, const Event& event) {
        watch_turns(event);
        if (const auto* died = std::get_if<Died>(&event); died && is_of_party(game, died->who)) record_death(game, *died);
        if (std::holds_alternative<FloorEntered>(event)) record_health(game);
        if (const auto* hurt = std::get_if<WasHurt>(&event)) count_lost_health(game, *hurt);
        if (const auto* used = std::get_if<UsedSkill>(&event)) count_use(used->skill, !used->targets.empty());
        // No event reports where an item's effects land: they count as soon as it is used.
        constexpr bool reached = true;
        if (const auto* used = std::get_if<UsedItem>(&event)) {
            count_use(used->item);
            count_effects(m_catalog[used->item].use, reached);
        }
        if (const auto* threw = std::get_if<ThrewItem>(&event)) {
            count_use(threw->item);
            count_effects(m_catalog[threw->item].thrown, static_cast<bool>(threw->target));
        }
        if (const auto* attached = std::get_if<AttachedTo>(&event)) count_use(attached->item);
        if (const auto* fired = std::get_if<FiredWeapons>(&event))
            for (const Shot& shot : fired->shots) {
                count_use(shot.weapon);
                count_use(shot.skill, !shot.targets.empty());
            }
        if (const auto* trigger = std::get_if<TriggerFired>(&event)) {
            if (trigger->trigger.owner == TriggerOwner::item) count_use(ItemId(trigger->trigger.of));
            count_effects(trigger_of(m_catalog, trigger->trigger).effects, reached);
        }
    }

private:
    void watch_turns(const Event& event) {
        if (std::holds_alternative<TurnBegan>(event)) m_may_interrupt = false;
        if (const auto* shifted = std::get_if<TurnShifted>(&event)) count_effect(effect_of(shifted->how));
        if (std::holds_alternative<OngoingDisrupted>(event) && m_may_interrupt) count_effect(effect::Interrupt{});
    }
    void count_effect(const EffectPayload& payload) { ++m_run.uses.effects[payload.index()]; }

    static bool is_of_party(const Game& game, EntityId who) {
        const auto& members = game.world().roster()[game.player_team()].members;
        return std::find(members.begin(), members.end(), who) != members.end();
    }
    void count_lost_health(const Game& game, const WasHurt& hurt) {
        if (is_of_party(game, hurt.who)) m_run.health_lost += hurt.amount;
    }
    void record_death(const Game& game, const Died& died) {
        const World& world = game.world();
        DepthDeath death{.floor = game.state().floor, .who = world.get<Creature>(died.who).species};
        death.by_status = died.by_status;
        death.by_feature = died.by_feature;
        if (const Creature* killer = world.find<Creature>(died.killer)) death.killer = killer->species;
        m_run.deaths.push_back(death);
    }
    void record_health(const Game& game) {
        long now = 0;
        for (const EntityId member : game.world().roster()[game.player_team()].members)
            if (game.world().roster().is_here(member)) now += game.world().get<Health>(member).now;
        m_run.health_by_floor.push_back(static_cast<int>(100 * now / std::max(m_run.health, 1L)));
    }
    void count_use(ItemId item) {
        if (item) ++m_run.uses.items[item.index()];
    }
    /// `reached`: it reached a creature.
    void count_use(SkillId skill, bool reached) {
        if (!skill) return;
        ++m_run.uses.skills[skill.index()];
        count_effects(m_catalog[skill].effects, reached);
    }
    void count_effects(const std::vector<Effect>& effects, bool reached) {
        for (const Effect& effect : effects) {
            if (std::holds_alternative<effect::Interrupt>(effect.payload)) m_may_interrupt = true;
            if (!has_event(effect.payload) && (reached || is_about_ground(effect))) count_effect(effect.payload);
        }
    }

    const Catalog& m_catalog;
    DepthRun& m_run;
    bool m_may_interrupt = false;  ///< an effect that interrupts was tried in this turn
};

}  // namespace

DepthRun play_for_depth(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, std::uint64_t seed, DifficultyId difficulty) {
    DepthRun run;
    run.uses = {.skills = std::vector<long>(catalog->skills.size()),
                .items = std::vector<long>(catalog->items.size()),
                .effects = std::vector<long>(effect_kinds)};
    for (const TeamMember& member : (*catalog)[dungeon].party) run.health += (*catalog)[member.species].health;
    UsageRecorder recorder(*catalog, run);
    run.play =
        play_by_itself(catalog, dungeon, seed, difficulty, [&](const Game& game, const Event& event) { recorder.watch(game, event); });
    run.used = DefinitionSet(*catalog);
    const auto set_used = [](const std::vector<long>& counts, std::vector<bool>& used) {
        for (std::size_t i = 0; i < counts.size(); ++i) used[i] = counts[i] > 0;
    };
    set_used(run.uses.skills, run.used.skills);
    set_used(run.uses.items, run.used.items);
    set_used(run.uses.effects, run.used.effects);
    return run;
}

std::vector<std::vector<std::size_t>> orders_of_party(const Dungeon& dungeon) {
    std::vector<std::size_t> order(dungeon.party.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> orders;
    do orders.push_back(order);
    while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

std::vector<std::vector<std::size_t>> quartets_of_heroes(const Dungeon& dungeon) {
    const std::size_t heroes = dungeon.heroes.size();
    std::vector<std::vector<std::size_t>> quartets;
    for (std::size_t a = 0; a < heroes; ++a)
        for (std::size_t b = a + 1; b < heroes; ++b)
            for (std::size_t c = b + 1; c < heroes; ++c)
                for (std::size_t d = c + 1; d < heroes; ++d) quartets.push_back({a, b, c, d});
    return quartets;
}

std::shared_ptr<const Catalog> catalog_with_party(const Catalog& catalog, DungeonId dungeon, const std::vector<TeamMember>& company,
                                                  const std::vector<std::size_t>& rows) {
    auto changed = std::make_shared<Catalog>(catalog);
    std::vector<TeamMember>& party = changed->dungeons[dungeon.index()].party;
    party.clear();
    for (const std::size_t row : rows) party.push_back(company[row]);
    return changed;
}

}  // namespace td
