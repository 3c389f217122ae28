// What actions cost in ticks. The standard table gives every entry; dungeons, species and items may override single entries.
// Knows no creatures: rules/action_costs.hpp works out which tables apply to a creature.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace td {

/// How a machine moves. Source: resources/docs/rules.md, "What actions cost".
enum class Propulsion : std::uint8_t { none, flight, hover, wheels, legs, treads };

/// Value of an entry that this table does not give; the table below decides.
inline constexpr int cost_not_given = -1;

/// Ticks of one step at normal speed.
struct StepCosts {
    int none = cost_not_given;
    int flight = cost_not_given;
    int hover = cost_not_given;
    int wheels = cost_not_given;
    int legs = cost_not_given;
    int treads = cost_not_given;
    int further_unit = cost_not_given;  ///< subtracted for each unit of the same propulsion beyond the first
    int overweight = cost_not_given;    ///< added for each unit of weight above what the creature can carry
};

/// In ticks; 100 ticks are one normal turn.
struct Costs {
    int pick_up = cost_not_given;
    int attach = cost_not_given;
    int attach_from_ground = cost_not_given;
    int detach = cost_not_given;
    int drop = cost_not_given;
    int swap = cost_not_given;
    int other = cost_not_given;  ///< all actions without an entry of their own
    int wait = cost_not_given;
    int melee = cost_not_given;  ///< one melee attack, including the follow-up strikes of further weapons
    StepCosts step;
    std::vector<int> volley;  ///< of 1, 2, 3 ... weapons. Entries missing here come from the table below; more weapons than entries cost as
                              ///< much as the last
};

/// The lower limit of a step's cost: 20 steps in one normal turn.
inline constexpr int quickest_step = 5;

/// The bottom table; it gives every entry.
inline const Costs& standard_costs() {
    static const Costs table{
        .pick_up = 100,
        .attach = 100,
        .attach_from_ground = 150,
        .detach = 50,
        .drop = 50,
        .swap = 150,
        .other = 100,
        .wait = 100,
        .melee = 300,
        .step = {.none = 100, .flight = 40, .hover = 60, .wheels = 80, .legs = 120, .treads = 160, .further_unit = 3, .overweight = 10},
        .volley = {200, 300, 325, 350, 375, 400}};
    return table;
}

/// The entry for one step with this propulsion.
constexpr int StepCosts::*step_entry(Propulsion propulsion) {
    constexpr std::array entries{&StepCosts::none,   &StepCosts::flight, &StepCosts::hover,
                                 &StepCosts::wheels, &StepCosts::legs,   &StepCosts::treads};
    return entries[static_cast<std::size_t>(propulsion)];
}

/// Cost tables in layers: the topmost table that gives an entry decides. The tables must outlive this object.
class CostLayers {
public:
    /// From bottom to top; null pointers are skipped. The standard table always lies below.
    CostLayers(std::initializer_list<const Costs*> tables) {
        for (const Costs* table : tables)
            if (table && m_count < m_tables.size()) m_tables[m_count++] = table;
    }

    int operator()(int Costs::*entry) const {
        return topmost([entry](const Costs& costs) { return costs.*entry; });
    }
    int step(int StepCosts::*entry) const {
        return topmost([entry](const Costs& costs) { return costs.step.*entry; });
    }
    /// Precondition: weapons >= 1.
    int volley(std::size_t weapons) const {
        const std::size_t last = standard_costs().volley.size();
        const std::size_t row = (weapons < last ? weapons : last) - 1;
        return topmost([row](const Costs& costs) { return row < costs.volley.size() ? costs.volley[row] : cost_not_given; });
    }

private:
    template <class Entry>
    int topmost(Entry&& entry) const {
        for (std::size_t i = m_count; i-- > 0;)
            if (const int given = entry(*m_tables[i]); given != cost_not_given) return given;
        return entry(standard_costs());
    }

    std::array<const Costs*, 4> m_tables{};
    std::size_t m_count = 0;
};

/// Scales `ticks` by a speed of -3..3: speed 1 halves them, speed -1 doubles them.
int at_speed(int ticks, int speed);

/// Ticks of one step. `units`: units of the propulsion in use (at least 1 is assumed); `over`: units of weight above what the creature can
/// carry; `speed`: -3..3.
int step_ticks(const CostLayers& costs, Propulsion propulsion, int units, int over, int speed);

/// Ticks of an attack: `cost` multiplied by each weapon's percentage in turn, clamped to 1..100,000.
int attack_ticks(int cost, const std::vector<int>& percents);

}  // namespace td
