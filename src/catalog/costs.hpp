// What actions cost in ticks: one table, of which dungeons, species and items may give entries of their own.
// Knows no creature: who pays what is worked out in rules/deed_costs.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace td {

/// What carries somebody along. Source: "Turn Time Systems", Action Costs.
enum class Propulsion : std::uint8_t { none, flight, hover, wheels, legs, treads };

/// Entries that are not given are those of the table below this one.
inline constexpr int cost_not_given = -1;

/// Ticks of one step, before the speed of who takes it counts.
struct StepCosts {
    int none = cost_not_given;
    int flight = cost_not_given;
    int hover = cost_not_given;
    int wheels = cost_not_given;
    int legs = cost_not_given;
    int treads = cost_not_given;
    int further_unit = cost_not_given;  ///< taken off for each unit of the same propulsion beyond the first
    int overweight = cost_not_given;    ///< added for each unit of weight over what is carried with ease
};

/// Ticks; 100 are a normal turn.
struct Costs {
    int pick_up = cost_not_given;
    int attach = cost_not_given;
    int attach_from_ground = cost_not_given;
    int detach = cost_not_given;
    int drop = cost_not_given;
    int swap = cost_not_given;
    int other = cost_not_given;  ///< every action that is not named here
    int wait = cost_not_given;
    int melee = cost_not_given;  ///< one stroke, whoever else follows it up
    StepCosts step;
    std::vector<int>
        volley;  ///< of 1, 2, 3 ... weapons; more than are listed cost as the last. Shorter than the table below: the rest is its
};

/// No step is quicker: 20 in one normal turn.
inline constexpr int quickest_step = 5;

/// The table under all others; it gives every entry.
inline const Costs& standard_costs() {
    static const Costs table{100, 100, 150, 50, 50, 150, 100, 100, 300, {100, 40, 60, 80, 120, 160, 3, 10}, {200, 300, 325, 350, 375, 400}};
    return table;
}

constexpr int StepCosts::*step_entry(Propulsion propulsion) {
    constexpr std::array entries{&StepCosts::none,   &StepCosts::flight, &StepCosts::hover,
                                 &StepCosts::wheels, &StepCosts::legs,   &StepCosts::treads};
    return entries[static_cast<std::size_t>(propulsion)];
}

/// Tables one above the other: the topmost that gives an entry decides. The tables must outlive it.
class CostLayers {
public:
    /// From the bottom up; null is no table. The standard one lies below them.
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

/// At a speed of -3..3: twice as fast is half of `ticks`, half as fast twice as many.
int at_speed(int ticks, int speed);

/// Ticks of a step: so many units of the propulsion carry (at least 1 counts), `over` units of weight are too many, at a speed of -3..3.
int step_ticks(const CostLayers& costs, Propulsion propulsion, int units, int over, int speed);

/// Ticks of an attack whose weapons take longer or shorter than usual: each one's percent, one after the other; 1..100,000.
int attack_ticks(int cost, const std::vector<int>& percents);

}  // namespace td
