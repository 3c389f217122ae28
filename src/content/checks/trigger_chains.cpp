#include "content/checks/trigger_chains.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/kinds.hpp"
#include "content/checks/trigger_trial.hpp"

namespace td {

namespace {

template <class... Events>
constexpr TriggerEventSet any_of_these(Events... events) {
    return (set_of(events) | ...);
}

using Brought = TriggerEvent;
constexpr TriggerEventSet of_harm =
    any_of_these(Brought::hits, Brought::hurt, Brought::ally_hurt, Brought::kills, Brought::dies, Brought::ally_dies, Brought::status_lost);
constexpr TriggerEventSet of_moving = any_of_these(Brought::steps, Brought::stepped_on, Brought::foe_in_sight, Brought::foe_in_reach,
                                                   Brought::foe_out_of_reach, Brought::status_lost);
constexpr TriggerEventSet of_statuses = any_of_these(Brought::status_gained, Brought::status_lost, Brought::catches_fire);
constexpr TriggerEventSet of_ground =
    any_of_these(Brought::stepped_on, Brought::foe_in_sight, Brought::catches_fire, Brought::destroyed, Brought::status_lost);

/// Effects that bring about nothing for which triggers wait.
using QuietEffect =
    std::variant<effect::Revive, effect::Alarm, effect::Transform, effect::LeaveItem, effect::RevealTraps, effect::EndRound,
                 effect::LoseTurn, effect::DelayTurn, effect::ExtraTurn, effect::HoldTurn, effect::BankTurn, effect::SpendTurn,
                 effect::SwapOrder, effect::RestoreCharges, effect::RestorePool, effect::DrainPool, effect::RevealMap>;

/// The events that an effect can bring about at once. A new kind of effect does not compile until it stands in one of the two lists.
struct EventsOf {
    template <class Payload>
    requires is_kind_of<Payload, QuietEffect> TriggerEventSet operator()(const Payload&) const { return TriggerEventSet{}; }
    TriggerEventSet operator()(const effect::Interrupt&) const { return of_harm | of_statuses; }  // by what backfires
    TriggerEventSet operator()(const effect::Damage&) const { return of_harm; }
    TriggerEventSet operator()(const effect::Harm&) const { return of_harm; }
    TriggerEventSet operator()(const effect::Explode&) const { return of_harm; }
    TriggerEventSet operator()(const effect::Strike&) const {
        return of_harm | of_moving | of_statuses | of_ground |
               any_of_these(Brought::misses, Brought::evades, Brought::healed, Brought::joins);
    }
    TriggerEventSet operator()(const effect::Heal&) const { return set_of(Brought::healed); }
    TriggerEventSet operator()(const effect::GainStatus&) const { return of_statuses; }
    TriggerEventSet operator()(const effect::LoseStatus&) const { return of_statuses; }
    TriggerEventSet operator()(const effect::Push&) const { return of_moving; }
    TriggerEventSet operator()(const effect::Pull&) const { return of_moving; }
    TriggerEventSet operator()(const effect::Teleport&) const { return of_moving; }
    TriggerEventSet operator()(const effect::SwapPlaces&) const { return of_moving; }
    TriggerEventSet operator()(const effect::Summon&) const { return set_of(Brought::joins); }
    TriggerEventSet operator()(const effect::ChangeWeather&) const { return set_of(Brought::weather_changed); }
    TriggerEventSet operator()(const effect::ChangeTerrain&) const { return of_ground; }
    TriggerEventSet operator()(const effect::Dig&) const { return of_ground; }
    TriggerEventSet operator()(const effect::PlaceFeature&) const { return of_ground; }
    TriggerEventSet operator()(const effect::ClearFeatures&) const { return of_ground; }
    TriggerEventSet operator()(const effect::Ignite&) const { return of_ground; }
    TriggerEventSet operator()(const effect::Extinguish&) const { return of_ground; }
};

/// A definition with triggers.
struct Source {
    TriggerId id;  ///< its row does not matter
    std::string_view name;
    TriggerEventSet waits_for{};
    TriggerEventSet brings_about{};
};

constexpr bool overlap(TriggerEventSet a, TriggerEventSet b) {
    return (static_cast<std::uint32_t>(a) & static_cast<std::uint32_t>(b)) != 0;
}

class ChainSearch {
public:
    explicit ChainSearch(const Catalog& catalog) : m_catalog(catalog), m_rulebook(rulebook_in(catalog.rulebook)) {
        add_all(TriggerOwner::species, catalog.species);
        add_all(TriggerOwner::status, catalog.statuses);
        add_all(TriggerOwner::item, catalog.items);
        add_all(TriggerOwner::terrain, catalog.terrains);
        add_all(TriggerOwner::feature, catalog.features);
        add_all(TriggerOwner::weather, catalog.weathers);
        for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
            for (std::size_t floor = 0; floor < catalog.dungeons[i].floors.size(); ++floor)
                add(TriggerOwner::floor, i, catalog.dungeons[i].id, floor);
    }

    std::vector<TriggerChain> run() {
        for (const Source& source : m_sources) try_out({source});
        for (const Source& status : m_sources)
            for (const Source& other : m_sources)
                if (status.id.owner == TriggerOwner::status && status.id != other.id && set_each_other_off(status, other) &&
                    !is_told_of(status) && !is_told_of(other))
                    try_out({status, other});
        std::sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        return std::move(m_found);
    }

private:
    template <class Row>
    void add_all(TriggerOwner owner, const std::vector<Row>& table) {
        for (std::size_t i = 0; i < table.size(); ++i) add(owner, i, table[i].id);
    }
    void add(TriggerOwner owner, std::size_t number, std::string_view name, std::size_t floor = 0) {
        Source source{{owner, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(floor), 0}, name};
        for (const Trigger& trigger : triggers_beside(m_catalog, source.id)) {
            source.waits_for = source.waits_for | set_of(trigger.event);
            for (const Effect& effect : trigger.effects) source.brings_about = source.brings_about | std::visit(EventsOf{}, effect.payload);
            if (trigger.ends) source.brings_about = source.brings_about | of_statuses | of_ground;
        }
        if (source.brings_about != TriggerEventSet{}) m_sources.push_back(source);
    }

    static bool set_each_other_off(const Source& one, const Source& other) {
        return overlap(one.brings_about, other.waits_for) && overlap(other.brings_about, one.waits_for);
    }

    bool is_told_of(const Source& source) const {
        return std::any_of(m_told.begin(), m_told.end(), [&](TriggerId id) { return owner_of(id) == source.id; });
    }

    static TriggerId owner_of(TriggerId id) { return {id.owner, id.of, id.floor, 0}; }

    void try_out(const std::vector<Source>& sources) {
        std::vector<TriggerId> ids;
        for (const Source& source : sources) ids.push_back(source.id);
        for (TriggerId first : ids)
            for (std::size_t row = 0; row < triggers_beside(m_catalog, first).size(); ++row) {
                first.row = static_cast<std::uint16_t>(row);
                for (const StatusBearers bearers : {StatusBearers::self, StatusBearers::self_and_foe})
                    tell(endless_chain(m_catalog, m_rulebook, first, ids, bearers));
            }
    }

    static bool is_certain(const Trigger& trigger) {
        return trigger.chance == 100 &&
               std::all_of(trigger.effects.begin(), trigger.effects.end(), [](const Effect& effect) { return effect.chance == 100; });
    }

    void tell(std::vector<TriggerId> chain) {
        const bool is_known = std::any_of(chain.begin(), chain.end(), [&](TriggerId id) { return m_told.contains(id); });
        const bool hangs_on_chance =
            std::any_of(chain.begin(), chain.end(), [&](TriggerId id) { return !is_certain(trigger_of(m_catalog, id)); });
        if (chain.empty() || is_known || hangs_on_chance) return;
        m_told.insert(chain.begin(), chain.end());
        std::rotate(chain.begin(), std::min_element(chain.begin(), chain.end()), chain.end());
        std::string ring;
        for (const TriggerId id : chain) ring += fmt::format("{} ({}) -> ", name_of(id), info_of(trigger_of(m_catalog, id).event).name);
        m_found.push_back({chain.front(), ring + std::string(name_of(chain.front()))});
    }

    std::string_view name_of(TriggerId id) const {
        const auto is_it = [&](const Source& source) { return source.id == owner_of(id); };
        const auto found = std::find_if(m_sources.begin(), m_sources.end(), is_it);
        return found == m_sources.end() ? "" : found->name;
    }

    const Catalog& m_catalog;
    Rulebook m_rulebook;
    std::vector<Source> m_sources;
    std::set<TriggerId> m_told;
    std::vector<TriggerChain> m_found;
};

}  // namespace

std::vector<TriggerChain> endless_trigger_chains(const Catalog& catalog) { return ChainSearch(catalog).run(); }

}  // namespace td
