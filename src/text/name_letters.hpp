// Numbers that tell creatures of one name apart: a creature keeps its number for the whole floor.
#pragma once

#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "world/world_view.hpp"

namespace td {

class NameNumbers {
public:
    /// On another floor numbers start again from 1.
    void clear() { m_given.clear(); }

    /// Numbers the living creatures of `view` for which `known` holds, if they have no number or a new name: from 1 for each name, in the
    /// order in which they came to the floor.
    void follow(const WorldView& view, FunctionRef<bool(EntityId)> known);

    /// The number of `who` among those of this name; 0: it has none, or is the only one with a number.
    int number_of(EntityId who, const std::string& name) const;

private:
    struct Given {
        EntityId who;
        std::string name;
        int number = 0;
    };
    const Given* find(EntityId who, const std::string& name) const;
    int count(const std::string& name) const;

    std::vector<Given> m_given;
};

}  // namespace td
