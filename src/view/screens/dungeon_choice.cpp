#include "view/screens/dungeon_choice.hpp"

#include <algorithm>

#include "view/screens/seed_field.hpp"

namespace td {

std::vector<DungeonId> dungeons_in_order(const Catalog& catalog) {
    std::vector<DungeonId> order;
    const auto add = [&](DungeonId id) {
        const bool is_new = id && std::find(order.begin(), order.end(), id) == order.end();
        if (is_new) order.push_back(id);
        return is_new;
    };
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i)
        if (catalog.dungeons[i].lesson) add(DungeonId(i));
    const std::vector<DungeonId> lessons = order;
    for (const DungeonId lesson : lessons)
        for (DungeonId next = catalog[lesson].next; add(next);) next = catalog[next].next;
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i) add(DungeonId(i));
    return order;
}

DungeonId dungeon_to_offer(const Catalog& catalog, const std::string& last) {
    const std::vector<DungeonId> order = dungeons_in_order(catalog);
    if (order.empty()) return {};
    if (const DungeonId begun = find_id<DungeonId>(catalog.dungeons, last)) return begun;
    if (last.empty() && catalog[order.front()].lesson) return order.front();
    const auto main = std::find_if(order.begin(), order.end(), [&](DungeonId id) { return catalog[id].main; });
    return main != order.end() ? *main : DungeonId(0);
}

GameSettings settings_to_offer(const Catalog& catalog, GameSettings played, Outcome outcome) {
    if (outcome != Outcome::victory) return played;
    SeedField seed(played.seed);
    seed.roll();
    played.seed = seed.value();
    if (played.dungeon && catalog[played.dungeon].next) played.dungeon = catalog[played.dungeon].next;
    return played;
}

}  // namespace td
