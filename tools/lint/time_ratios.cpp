#include "tools/lint/time_ratios.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "content/checks/final_rows.hpp"
#include "text/english.hpp"

namespace td {

namespace {

constexpr std::int64_t most_in_proportion = 100;  // rounds of an action, or actions of a round

/// The costs of the actions that any creature may do, with their keys.
constexpr std::array<std::pair<std::string_view, int Costs::*>, 9> named_costs{{{"other", &Costs::other},
                                                                                {"wait", &Costs::wait},
                                                                                {"pick_up", &Costs::pick_up},
                                                                                {"drop", &Costs::drop},
                                                                                {"attach", &Costs::attach},
                                                                                {"attach_from_ground", &Costs::attach_from_ground},
                                                                                {"detach", &Costs::detach},
                                                                                {"swap", &Costs::swap},
                                                                                {"melee", &Costs::melee}}};

/// All species that the lists and the vaults of the dungeon name.
std::set<SpeciesId> inhabitants(const Catalog& catalog, const Dungeon& dungeon) {
    std::set<SpeciesId> found;
    const auto add_all = [&](const std::vector<TeamMember>& members) {
        for (const TeamMember& member : members) found.insert(member.species);
    };
    for (const auto* members : lists_of_those_who_set_out(dungeon)) add_all(*members);
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        const FloorRules& floor = dungeon.floors[i];
        for (const auto* list : lists_of_teams(dungeon, floor)) {
            std::set<SpawnTableId> seen;
            each_final_row(catalog, *list, static_cast<int>(i) + 1, seen, [&](const TeamSpawn& team) {
                add_all(team.members);
                add_all(team.guests);
            });
        }
        for (const VaultSpawn& spawn : floor.vaults)
            for (const VaultTile& mark : catalog[spawn.vault].legend)
                if (const SpeciesId species = mark.foe ? mark.foe : mark.neutral) found.insert(species);
    }
    return found;
}

/// Ticks of one action, and of the round in which it is done.
struct Ratio {
    std::string action;
    std::int64_t ticks = 1;
    std::int64_t round = 1;
    std::string_view place = "time_system";  ///< the field of the dungeon that makes it so
};

class TimeRatios {
public:
    TimeRatios(const Catalog& catalog, const Dungeon& dungeon) : m_catalog(catalog), m_dungeon(dungeon) {}

    std::vector<Finding> run() {
        for (const SpeciesId id : inhabitants(m_catalog, m_dungeon)) add(m_catalog[id]);
        std::vector<Finding> found;
        if (m_longest && m_longest->ticks > most_in_proportion * m_longest->round)
            found.push_back({fmt::format("{} takes {} and a round has {}, so it lasts {} rounds", m_longest->action,
                                         in_ticks(m_longest->ticks), m_longest->round, m_longest->ticks / m_longest->round),
                             fmt::format("lower the cost, or make rounds longer: {}", setting()), m_longest->place});
        if (m_shortest && m_shortest->round > most_in_proportion * m_shortest->ticks)
            found.push_back({fmt::format("{} takes {} and a round has {}, so {} of them fit into one round", m_shortest->action,
                                         in_ticks(m_shortest->ticks), m_shortest->round, m_shortest->round / m_shortest->ticks),
                             fmt::format("raise the cost, or make rounds shorter: {}", setting()), m_shortest->place});
        return found;
    }

private:
    /// Ticks of a round for a creature of the species; nothing if the length of a round is not counted in ticks.
    std::optional<std::int64_t> round_of(const Species& species) const {
        const TimeSettings& time = m_dungeon.time;
        switch (time.kind) {
            case TimeSystemKind::six_tier: return std::nullopt;
            case TimeSystemKind::action_queue:
            case TimeSystemKind::deferred: return time.turn;
            case TimeSystemKind::energy_pool: return species.time.allowance;
            case TimeSystemKind::wait_time: break;
        }
        if (time.round.turns > 0) return std::nullopt;
        return time.round.wait_time > 0 ? time.round.wait_time : RoundLength::default_wait_time;
    }
    /// The setting that decides how long rounds are, for hints.
    std::string_view setting() const {
        switch (m_dungeon.time.kind) {
            case TimeSystemKind::energy_pool: return "`allowance` of the species";
            case TimeSystemKind::wait_time: return "`wait_time` of `round`";
            case TimeSystemKind::six_tier:
            case TimeSystemKind::action_queue:
            case TimeSystemKind::deferred: break;
        }
        return "`turn` of `time_system`";
    }

    void add(const Species& species) {
        const std::optional<std::int64_t> round = round_of(species);
        if (!round) return;
        if (m_dungeon.time.kind == TimeSystemKind::wait_time && m_dungeon.time.charge == WaitCharge::own_wait)
            return compare({fmt::format("the `wait` of `{}`", species.id), species.time.wait, *round});
        for (const auto& [name, cost] : named_costs) {
            const bool by_species = species.costs.*cost != cost_not_given, by_dungeon = m_dungeon.costs.*cost != cost_not_given;
            const bool is_common = cost == &Costs::other || cost == &Costs::wait;
            const CostLayers layers{&m_dungeon.costs, &species.costs};
            if (by_species || by_dungeon || is_common)
                compare({fmt::format("`{}` of `{}`", name, species.id), layers(cost), *round, place_of(by_dungeon && !by_species)});
        }
        const int step = step_ticks({&m_dungeon.costs, &species.costs}, species.propulsion, 1, 0, species.speed);
        compare({fmt::format("a step of `{}`", species.id), step, *round,
                 place_of(m_dungeon.costs.step.*step_entry(species.propulsion) != cost_not_given)});
        for (const SkillId skill : species.skills)
            compare({fmt::format("the skill `{}` of `{}`", m_catalog[skill].id, species.id), m_catalog[skill].cost, *round});
    }

    static std::string in_ticks(std::int64_t ticks) { return counted(ticks, "tick"); }
    static std::string_view place_of(bool by_dungeon) { return by_dungeon ? "costs" : "time_system"; }

    /// Keeps the longest and the shortest action, compared with their rounds.
    void compare(const Ratio& ratio) {
        if (!m_longest || ratio.ticks * m_longest->round > m_longest->ticks * ratio.round) m_longest = ratio;
        if (!m_shortest || ratio.ticks * m_shortest->round < m_shortest->ticks * ratio.round) m_shortest = ratio;
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    std::optional<Ratio> m_longest, m_shortest;
};

}  // namespace

std::vector<Finding> time_ratios(const Catalog& catalog, const Dungeon& dungeon) { return TimeRatios(catalog, dungeon).run(); }

}  // namespace td
