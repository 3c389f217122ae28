// The numbers by which creatures of one name are told apart: one that was given stays with its creature for the floor.
#pragma once

#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "world/world_view.hpp"

namespace td {

class NameNumbers {
public:
    /// On another floor numbers begin anew.
    void clear() { m_given.clear(); }

    /// Gives numbers to the living creatures of `view` for which `known` holds and that have none yet, or another name than when they were
    /// given theirs: from 1 for each name, in the order in which the creatures came to the floor.
    void follow(const WorldView& view, FunctionRef<bool(EntityId)> known);

    /// The number of `who` among those of this name; 0: it has none, or none but it was given one.
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
