// From the numbers of one catalog to those that the same ids have in another.
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
    /// The game cannot go on with what `text` says.
    void miss(std::string text) { m_missing.insert(std::move(text)); }
    /// "species `ember_fox`", each once and in the order of their letters.
    std::vector<std::string> missing() const { return {m_missing.begin(), m_missing.end()}; }

private:
    template <class IdType>
    struct Number {
        IdType now;
        std::string text;
    };
    template <class IdType>
    struct Numbers {
        std::vector<Number<IdType>> by_number;  ///< the number before
    };

    template <class IdType>
    const std::vector<Number<IdType>>& numbers() const {
        return m_numbers.template get<Numbers<IdType>>().by_number;
    }

    template <class IdType, class Row>
    void add(const std::string& type, const std::vector<Row>& before, const std::vector<Row>& after);

    OneOfEach<Numbers<SpeciesId>, Numbers<SkillId>, Numbers<ItemId>, Numbers<StatusId>, Numbers<TerrainId>, Numbers<TacticId>,
              Numbers<LandmarkId>, Numbers<DungeonId>, Numbers<FeatureId>, Numbers<WeatherId>>
        m_numbers;
    std::set<std::string> m_missing;
};

}  // namespace td
