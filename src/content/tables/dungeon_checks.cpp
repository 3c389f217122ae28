#include "content/tables/dungeon_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "content/nearest.hpp"

namespace td {

namespace {

using Floors = std::vector<const FloorRules*>;

bool has_landmark(const Floors& floors, LandmarkId landmark) {
    return std::any_of(floors.begin(), floors.end(), [&](const FloorRules* floor) {
        return std::any_of(floor->landmarks.begin(), floor->landmarks.end(),
                           [&](const LandmarkSpawn& spawn) { return spawn.landmark == landmark; });
    });
}

class DungeonCheck {
public:
    DungeonCheck(const Dungeon& dungeon, Reader& reader) : m_dungeon(dungeon), m_reader(reader) {}

    void check(const std::vector<Condition>& conditions, std::optional<TreeNode> node, const FloorRules* floor) {
        if (!node) return;
        std::size_t i = 0;
        for (const TreeNode item : node->items()) check(conditions[i++], item, floor);
    }

private:
    void check(const Condition& condition, TreeNode node, const FloorRules* floor) {
        const Floors floors = judged_on(condition, floor);
        if (const auto landmark = node.find("landmark"); landmark && !has_landmark(floors, condition.landmark))
            m_reader.report(*landmark, ProblemCode::bad_combination,
                            fmt::format("there is no `{}` on {}", landmark->text(), floors.size() > 1 ? "any floor" : "this floor"),
                            "list it under the floor's `landmarks`");
        const auto name = node.find("name");
        if (!name) return;
        const std::vector<std::string_view> known = names_of(condition.species, floors);
        if (std::find(known.begin(), known.end(), condition.name) != known.end()) return;
        std::string hint = did_you_mean(condition.name, known);
        if (hint.empty() && !known.empty()) hint = fmt::format("there are: {}", fmt::join(known, ", "));
        m_reader.report(*name, ProblemCode::bad_combination, fmt::format("nobody of that species is called `{}`", condition.name), hint);
    }

    Floors judged_on(const Condition& condition, const FloorRules* floor) const {
        if (floor != nullptr) return {floor};
        if (condition.last_floor) return {&m_dungeon.floors.back()};
        Floors all;
        for (const FloorRules& each : m_dungeon.floors) all.push_back(&each);
        return all;
    }

    std::vector<std::string_view> names_of(SpeciesId species, const Floors& floors) const {
        std::vector<std::string_view> names;
        const auto add = [&](const std::vector<TeamMember>& members) {
            for (const TeamMember& member : members)
                if (member.species == species && !member.name.empty()) names.push_back(member.name);
        };
        add(m_dungeon.party);
        add(m_dungeon.guests);
        for (const FloorRules* floor : floors)
            for (const auto* list : {&floor->foes, &floor->neutrals, &floor->boss})
                for (const TeamSpawn& team : *list) {
                    add(team.members);
                    add(team.guests);
                }
        return names;
    }

    const Dungeon& m_dungeon;
    Reader& m_reader;
};

}  // namespace

void check_dungeon(const Dungeon& dungeon, TreeNode body, Reader& reader) {
    DungeonCheck check(dungeon, reader);
    check.check(dungeon.victory, body.find("victory"), nullptr);
    check.check(dungeon.defeat, body.find("defeat"), nullptr);
    const auto floors = body.find("floors");
    if (!floors) return;
    std::size_t i = 0;
    for (const TreeNode node : floors->items()) {
        const FloorRules& floor = dungeon.floors[i++];
        check.check(floor.victory, node.find("victory"), &floor);
        check.check(floor.defeat, node.find("defeat"), &floor);
    }
}

}  // namespace td
