// Random draws by weight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace td {

/// The index of one of `rows`, each as likely as its weight says; nothing if no weight is above 0. `dice`: an Rng or Dice, of which one
/// number is drawn. `weight_of(index)` is at least 0.
template <class Rows, class Dice, class WeightOf>
std::optional<std::size_t> draw_by_weight(const Rows& rows, Dice& dice, const WeightOf& weight_of) {
    int total = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) total += weight_of(i);
    if (total == 0) return std::nullopt;
    int left = static_cast<int>(dice.below(static_cast<std::uint32_t>(total)));
    std::size_t i = 0;
    while (left >= weight_of(i)) left -= weight_of(i++);
    return i;
}

/// The same for rows with a member `weight`.
template <class Rows, class Dice>
std::optional<std::size_t> draw_by_weight(const Rows& rows, Dice& dice) {
    return draw_by_weight(rows, dice, [&](std::size_t i) { return rows[i].weight; });
}

}  // namespace td
