// Letters that tell creatures of one name apart: a creature keeps its letter for the whole floor. No numbers, since those of the order
// stand beside them.
#pragma once

#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "world/world_view.hpp"

namespace td {

/// "A" for 1, "Z" for 26, "AA" for 27. Precondition: at least 1.
std::string letters_for(int number);

class NameLetters {
public:
    /// On another floor letters start again from A.
    void clear() { m_given.clear(); }

    /// Gives letters to the living creatures of `view` for which `known` holds, if they have none or a new name: from A for each name, in
    /// the order in which they came to the floor.
    void follow(const WorldView& view, FunctionRef<bool(EntityId)> known);

    /// The letter of `who` among those of this name; empty: it has none, or is the only one with a letter.
    std::string letter_of(EntityId who, const std::string& name) const;

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
