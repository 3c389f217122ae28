#include "tools/lab/variants.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "catalog/trigger_event.hpp"
#include "catalog/ways.hpp"
#include "tools/lab/dungeon_contents.hpp"

namespace td {

namespace {

constexpr const char* unchanged = "as it is";
constexpr std::size_t most_routes = 64;

std::string name_of(const Species& species, TriggerEvent event) { return species.id + "." + std::string(info_of(event).name); }

/// A copy of the catalog, changed by `change`.
template <class Change>
std::shared_ptr<const Catalog> changed_copy(const Catalog& catalog, Change&& change) {
    auto copy = std::make_shared<Catalog>(catalog);
    change(*copy);
    return copy;
}

std::string name_of(const FloorRules& floor, int number) { return floor.id.empty() ? "floor " + std::to_string(number) : floor.id; }

/// The floors of a route, each with the way by which it is left.
using Route = std::vector<std::pair<int, std::size_t>>;

/// Adds all routes that go on from `floor` after `so_far`.
void add_routes(const Dungeon& dungeon, int floor, const Route& so_far, std::vector<Route>& all) {
    const std::size_t ways = std::max<std::size_t>(1, dungeon.floors[static_cast<std::size_t>(floor - 1)].ways.size());
    const bool is_last = leads_out(dungeon, floor);
    for (std::size_t way = 0; way < (is_last ? 1 : ways) && all.size() < most_routes; ++way) {
        Route next = so_far;
        next.emplace_back(floor, way);
        if (is_last)
            all.push_back(std::move(next));
        else
            add_routes(dungeon, floor_after(dungeon, floor, way), next, all);
    }
}

}  // namespace

std::vector<std::string> triggers_in(const Catalog& catalog, const Dungeon& dungeon) {
    const DefinitionSet contents = contents_of(catalog, dungeon);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < catalog.species.size(); ++i) {
        const auto is_of_species = [i](const TeamMember& member) { return member.species.index() == i; };
        if (!contents.species[i] || std::any_of(dungeon.party.begin(), dungeon.party.end(), is_of_species)) continue;
        for (const Trigger& trigger : catalog.species[i].triggers)
            if (const std::string name = name_of(catalog.species[i], trigger.event);
                std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
    }
    return names;
}

std::vector<Variant> without_triggers(const std::shared_ptr<const Catalog>& catalog, const std::vector<std::string>& names) {
    std::vector<Variant> variants{{unchanged, catalog}};
    for (const std::string& name : names)
        variants.push_back({"without " + name, changed_copy(*catalog, [&](Catalog& copy) {
                                for (Species& species : copy.species)
                                    std::erase_if(species.triggers,
                                                  [&](const Trigger& trigger) { return name_of(species, trigger.event) == name; });
                            })});
    return variants;
}

std::vector<Variant> with_single_boons(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon) {
    const auto with = [&](std::vector<BoonId> boons) {
        return changed_copy(*catalog, [&](Catalog& copy) { copy.dungeons[dungeon.index()].boons.from = std::move(boons); });
    };
    std::vector<Variant> variants{{unchanged, catalog}, {"without boons", with({})}};
    for (const BoonId boon : (*catalog)[dungeon].boons.from) variants.push_back({"only " + (*catalog)[boon].id, with({boon})});
    return variants;
}

std::vector<Variant> single_routes(const std::shared_ptr<const Catalog>& catalog, DungeonId id) {
    const Dungeon& dungeon = (*catalog)[id];
    std::vector<Route> routes;
    add_routes(dungeon, 1, {}, routes);
    std::vector<Variant> variants{{unchanged, catalog}};
    for (const Route& route : routes) {
        std::string name;
        for (const auto& [floor, way] : route)
            name += (name.empty() ? "" : " > ") + name_of(dungeon.floors[static_cast<std::size_t>(floor - 1)], floor);
        variants.push_back({std::move(name), changed_copy(*catalog, [&](Catalog& copy) {
                                for (const auto& [floor, way] : route) {
                                    std::vector<Way>& ways = copy.dungeons[id.index()].floors[static_cast<std::size_t>(floor - 1)].ways;
                                    if (way < ways.size()) ways = {Way(ways[way])};
                                }
                            })});
    }
    return variants;
}

}  // namespace td
