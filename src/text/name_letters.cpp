#include "text/name_numbers.hpp"

#include <algorithm>

#include "text/describe.hpp"

namespace td {

const NameNumbers::Given* NameNumbers::find(EntityId who, const std::string& name) const {
    const auto found =
        std::find_if(m_given.begin(), m_given.end(), [&](const Given& each) { return each.who == who && each.name == name; });
    return found == m_given.end() ? nullptr : &*found;
}

int NameNumbers::count(const std::string& name) const {
    return static_cast<int>(std::count_if(m_given.begin(), m_given.end(), [&](const Given& each) { return each.name == name; }));
}

void NameNumbers::follow(const WorldView& view, FunctionRef<bool(EntityId)> known) {
    for (const EntityId who : view.world.table<Creature>().owners()) {
        if (!view.world.roster().is_here(who) || !known(who)) continue;
        std::string name = name_of(who, view);
        if (find(who, name) != nullptr) continue;
        const int number = count(name) + 1;
        m_given.push_back({who, std::move(name), number});
    }
}

int NameNumbers::number_of(EntityId who, const std::string& name) const {
    const Given* const given = find(who, name);
    return given != nullptr && count(name) > 1 ? given->number : 0;
}

}  // namespace td
