// From the numbers of one catalog to those that the same ids have in another.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

class Renumbering {
public:
    Renumbering(const Catalog& before, const Catalog& after) {
        add<SpeciesId>("species", before.species, after.species);
        add<SkillId>("skill", before.skills, after.skills);
        add<ItemId>("item", before.items, after.items);
        add<StatusId>("status", before.statuses, after.statuses);
        add<TerrainId>("terrain", before.terrains, after.terrains);
        add<TacticId>("tactic", before.tactics, after.tactics);
        add<LandmarkId>("landmark", before.landmarks, after.landmarks);
        add<DungeonId>("dungeon", before.dungeons, after.dungeons);
        add<FeatureId>("feature", before.features, after.features);
        add<WeatherId>("weather", before.weathers, after.weathers);
    }

    /// The number that it has now; none when it is not defined any more. None stays none.
    template <class IdType>
    IdType find(IdType id) const {
        return id ? numbers<IdType>().at(id.index()).now : IdType{};
    }
    /// The same, and what is not defined any more is missing.
    template <class IdType>
    void apply(IdType& id) {
        if (!id) return;
        const Number<IdType>& number = numbers<IdType>().at(id.index());
        if (!number.now) m_missing.insert(number.text);
        id = number.now;
    }
    /// "species `ember_fox`", each once and in the order of their letters.
    std::vector<std::string> missing() const { return {m_missing.begin(), m_missing.end()}; }

private:
    template <class IdType>
    struct Number {
        IdType now;
        std::string text;
    };
    template <class IdType>
    using Numbers = std::vector<Number<IdType>>;

    template <class IdType>
    const Numbers<IdType>& numbers() const {
        return std::get<Numbers<IdType>>(m_numbers);
    }

    template <class IdType, class Row>
    void add(const std::string& type, const std::vector<Row>& before, const std::vector<Row>& after) {
        std::map<std::string_view, IdType> known;
        for (std::size_t i = 0; i < after.size(); ++i) known.emplace(after[i].id, IdType(i));
        for (const Row& row : before) {
            const auto found = known.find(row.id);
            std::get<Numbers<IdType>>(m_numbers).push_back({found == known.end() ? IdType{} : found->second, type + " `" + row.id + "`"});
        }
    }

    std::tuple<Numbers<SpeciesId>, Numbers<SkillId>, Numbers<ItemId>, Numbers<StatusId>, Numbers<TerrainId>, Numbers<TacticId>,
               Numbers<LandmarkId>, Numbers<DungeonId>, Numbers<FeatureId>, Numbers<WeatherId>>
        m_numbers;
    std::set<std::string> m_missing;
};

}  // namespace td
