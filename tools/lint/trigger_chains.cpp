#include "tools/lint/trigger_chains.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "catalog/effect_traits.hpp"
#include "catalog/trigger_source.hpp"
#include "tools/lint/trigger_trial.hpp"

namespace td {

namespace {

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
    explicit ChainSearch(const Catalog& catalog) : m_catalog(catalog), m_rulebook(rulebook_of(catalog)) {
        each_trigger_source(catalog, [this](TriggerId id, const std::vector<Trigger>& triggers) { add(id, triggers); });
    }

    std::vector<TriggerChain> run() {
        for (const Source& source : m_sources) try_out({source});
        for (const Source& status : m_sources)
            for (const Source& other : m_sources)
                if (status.id.owner == TriggerOwner::status && status.id != other.id && fire_each_other(status, other) &&
                    !is_told_of(status) && !is_told_of(other))
                    try_out({status, other});
        std::sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        return std::move(m_found);
    }

private:
    void add(TriggerId id, const std::vector<Trigger>& triggers) {
        Source source{id, owner_name(m_catalog, id)};
        for (const Trigger& trigger : triggers) {
            source.waits_for = source.waits_for | set_of(trigger.event);
            for (const Effect& effect : trigger.effects) source.brings_about = source.brings_about | traits_of(effect).events;
            if (trigger.ends) source.brings_about = source.brings_about | events_of::statuses | events_of::ground;
        }
        if (source.brings_about != TriggerEventSet{}) m_sources.push_back(source);
    }

    static bool fire_each_other(const Source& one, const Source& other) {
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
            for (std::size_t row = 0; row < triggers_of(m_catalog, first).size(); ++row) {
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
