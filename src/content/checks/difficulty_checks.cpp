#include "content/checks/difficulty_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace td {

namespace {

void check_swap(const Catalog& catalog, const std::vector<TacticSwap>& swaps, std::size_t number, TreeNode node, Reader& reader) {
    const TacticSwap& swap = swaps[number];
    const auto own = swaps.begin() + static_cast<std::ptrdiff_t>(number);
    const bool is_too_late =
        std::any_of(swaps.begin(), own, [&](const TacticSwap& one) { return one.tactic == swap.tactic && one.percent >= 100; });
    if (is_too_late)
        reader.report(node, ProblemCode::bad_combination,
                      fmt::format("this swap never applies: an entry before it replaces `{}` for all foes", catalog[swap.tactic].id),
                      "give the earlier entry a `percent` below 100, or delete this one");
}

}  // namespace

void check_difficulty(const Catalog& catalog, const Difficulty& difficulty, TreeNode body, Reader& reader) {
    const std::optional<TreeNode> minds = body.find("minds");
    const std::optional<TreeNode> swaps = minds ? minds->find("swaps") : std::nullopt;
    if (!swaps) return;
    const Reader::Step in_minds(reader, "minds", *minds);
    const Reader::Step in_swaps(reader, "swaps", *swaps);
    std::size_t number = 0;
    for (const TreeNode item : swaps->items()) {
        const Reader::Step at(reader, number, item);
        check_swap(catalog, difficulty.minds.swaps, number++, item, reader);
    }
}

}  // namespace td
