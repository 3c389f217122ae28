#include "catalog/costs.hpp"

#include <algorithm>
#include <cstdlib>

namespace td {

int at_speed(int ticks, int speed) {
    const int factor = 1 + std::abs(speed);
    return speed < 0 ? ticks * factor : (ticks + factor / 2) / factor;
}

int step_ticks(const CostLayers& costs, Propulsion propulsion, int units, int over, int speed) {
    const int saved_by_units = costs.step(&StepCosts::further_unit) * std::max(0, units - 1);
    const int added_by_weight = costs.step(&StepCosts::overweight) * std::max(0, over);
    const int cost = std::max(quickest_step, costs.step(step_entry(propulsion)) - saved_by_units + added_by_weight);
    return std::max(quickest_step, at_speed(cost, speed));
}

int attack_ticks(int cost, const std::vector<int>& percents) {
    std::int64_t thousandths = std::int64_t{cost} * 1000;
    for (const int percent : percents) thousandths = thousandths * percent / 100;
    return static_cast<int>(std::clamp<std::int64_t>((thousandths + 500) / 1000, 1, 100'000));
}

}  // namespace td
