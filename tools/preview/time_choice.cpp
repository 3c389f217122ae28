#include "tools/preview/time_choice.hpp"

#include <algorithm>

#include "tools/preview/stage.hpp"

namespace td {

std::vector<TimeChoice> time_choices(const Catalog& catalog) {
    std::vector<TimeChoice> choices;
    const auto add = [&](DungeonId id) {
        const Dungeon& dungeon = catalog[id];
        if (std::none_of(choices.begin(), choices.end(), [&](const TimeChoice& one) { return one.time == dungeon.time; }))
            choices.push_back({dungeon.time, dungeon.costs, id});
    };
    if (const DungeonId main = main_dungeon(catalog)) add(main);
    for (std::size_t i = 0; i < catalog.dungeons.size(); ++i) add(DungeonId(i));
    for (std::size_t kind = 0; kind < time_system_names.size(); ++kind)
        if (!find_time_choice(choices, time_system_names[kind]))
            choices.push_back({TimeSettings{.kind = static_cast<TimeSystemKind>(kind)}, {}, {}});
    return choices;
}

std::optional<std::size_t> find_time_choice(const std::vector<TimeChoice>& choices, std::string_view key) {
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const TimeChoice& one) { return name_of(one) == key; });
    return found == choices.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - choices.begin()));
}

std::string_view name_of(const TimeChoice& choice) { return time_system_names[static_cast<std::size_t>(choice.time.kind)]; }

}  // namespace td
