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
    TriggerEventSet waits_for{};  ///< events of its triggers
    TriggerEventSet causes{};     ///< events that its effects may cause
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
                    !is_reported(status) && !is_reported(other))
                    try_out({status, other});
        std::sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        return std::move(m_found);
    }

private:
    void add(TriggerId id, const std::vector<Trigger>& triggers) {
        Source source{.id = id, .name = owner_name(m_catalog, id)};
        for (const Trigger& trigger : triggers) {
            source.waits_for = source.waits_for | set_of(trigger.event);
            for (const Effect& effect : trigger.effects) source.causes = source.causes | traits_of(effect).events;
            if (trigger.ends) source.causes = source.causes | events_of::statuses | events_of::ground;
        }
        if (source.causes != TriggerEventSet{}) m_sources.push_back(source);
    }

    static bool fire_each_other(const Source& one, const Source& other) {
        return overlap(one.causes, other.waits_for) && overlap(other.causes, one.waits_for);
    }

    /// True if a chain with a trigger of the definition was found.
    bool is_reported(const Source& source) const {
        return std::any_of(m_reported.begin(), m_reported.end(), [&](TriggerId id) { return owner_of(id) == source.id; });
    }

    static TriggerId owner_of(TriggerId id) { return {id.owner, id.of, id.floor, 0}; }

    /// Runs each trigger of these definitions.
    void try_out(const std::vector<Source>& sources) {
        std::vector<TriggerId> ids;
        for (const Source& source : sources) ids.push_back(source.id);
        for (TriggerId first : ids)
            for (std::size_t row = 0; row < triggers_of(m_catalog, first).size(); ++row) {
                first.row = static_cast<std::uint16_t>(row);
                for (const StatusBearers bearers : {StatusBearers::self, StatusBearers::self_and_foe})
                    add_chain(endless_chain(m_catalog, m_rulebook, first, ids, bearers));
            }
    }

    static bool is_certain(const Trigger& trigger) {
        return trigger.chance == 100 &&
               std::all_of(trigger.effects.begin(), trigger.effects.end(), [](const Effect& effect) { return effect.chance == 100; });
    }

    /// Adds the chain, unless it is empty, known, or may end by chance.
    void add_chain(std::vector<TriggerId> chain) {
        const bool is_known = std::any_of(chain.begin(), chain.end(), [&](TriggerId id) { return m_reported.contains(id); });
        const bool depends_on_chance =
            std::any_of(chain.begin(), chain.end(), [&](TriggerId id) { return !is_certain(trigger_of(m_catalog, id)); });
        if (chain.empty() || is_known || depends_on_chance) return;
        m_reported.insert(chain.begin(), chain.end());
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
    std::set<TriggerId> m_reported;
    std::vector<TriggerChain> m_found;
};

}  // namespace

std::vector<TriggerChain> endless_trigger_chains(const Catalog& catalog) { return ChainSearch(catalog).run(); }

}  // namespace td
