#include "catalog/renumbering.hpp"

#include <map>
#include <string_view>

namespace td {

/// Notes for each row of `before` its number in `after`, none if it is gone, and what messages call it.
template <class IdType, class Row>
void Renumbering::add(const std::string& type, const std::vector<Row>& before, const std::vector<Row>& after) {
    std::map<std::string_view, IdType> new_numbers;
    for (std::size_t i = 0; i < after.size(); ++i) new_numbers.emplace(after[i].id, IdType(i));
    auto& numbers = m_numbers.get<Numbers<IdType>>().by_number;
    for (const Row& row : before) {
        const auto found = new_numbers.find(row.id);
        numbers.push_back({found == new_numbers.end() ? IdType{} : found->second, type + " `" + row.id + "`"});
    }
}

Renumbering::Renumbering(const Catalog& before, const Catalog& after) {
    add<SpeciesId>("species", before.species, after.species);
    add<SkillId>("skill", before.skills, after.skills);
    add<ItemId>("item", before.items, after.items);
    add<StatusId>("status", before.statuses, after.statuses);
    add<TerrainId>("terrain", before.terrains, after.terrains);
    add<TacticId>("tactic", before.tactics, after.tactics);
    add<LandmarkId>("landmark", before.landmarks, after.landmarks);
    add<DungeonId>("dungeon", before.dungeons, after.dungeons);
    add<DifficultyId>("difficulty", before.difficulties, after.difficulties);
    add<FeatureId>("feature", before.features, after.features);
    add<WeatherId>("weather", before.weathers, after.weathers);
    add<PoolId>("pool", before.pools, after.pools);
    add<BoonId>("boon", before.boons, after.boons);
    add<EncounterId>("encounter", before.encounters, after.encounters);
}

}  // namespace td
