// Maps the ids of one catalog to those of another: definitions with the same id in the content may have different numbers.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "base/one_of_each.hpp"
#include "catalog/catalog.hpp"

namespace td {

class Renumbering {
public:
    Renumbering(const Catalog& before, const Catalog& after);

    /// The id in the new catalog; none if `id` is none or not defined there.
    template <class IdType>
    IdType find(IdType id) const {
        return id ? numbers<IdType>().at(id.index()).now : IdType{};
    }
    /// Replaces `id` by its new value. A definition that no longer exists is recorded as missing and gives none.
    template <class IdType>
    void apply(IdType& id) {
        if (!id) return;
        const Number<IdType>& number = numbers<IdType>().at(id.index());
        if (!number.now) m_missing.insert(number.text);
        id = number.now;
    }
    /// Records a further reason why the game cannot continue with the new catalog.
    void add_missing(std::string text) { m_missing.insert(std::move(text)); }
    /// All missing definitions and reasons, such as "species `ember_fox`": sorted, without duplicates.
    std::vector<std::string> missing() const { return {m_missing.begin(), m_missing.end()}; }

private:
    template <class IdType>
    struct Number {
        IdType now;
        std::string text;
    };
    template <class IdType>
    struct Numbers {
        std::vector<Number<IdType>> by_number;  ///< index: number in the old catalog
    };

    template <class IdType>
    const std::vector<Number<IdType>>& numbers() const {
        return m_numbers.template get<Numbers<IdType>>().by_number;
    }

    template <class IdType, class Row>
    void add(const std::string& type, const std::vector<Row>& before, const std::vector<Row>& after);

    OneOfEach<Numbers<SpeciesId>, Numbers<SkillId>, Numbers<ItemId>, Numbers<StatusId>, Numbers<TerrainId>, Numbers<TacticId>,
              Numbers<LandmarkId>, Numbers<DungeonId>, Numbers<DifficultyId>, Numbers<FeatureId>, Numbers<WeatherId>, Numbers<PoolId>,
              Numbers<BoonId>, Numbers<EncounterId>>
        m_numbers;
    std::set<std::string> m_missing;
};

}  // namespace td
