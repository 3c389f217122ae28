#include "text/name_letters.hpp"

#include <algorithm>

#include "text/describe.hpp"

namespace td {

std::string letters_for(int number) {
    constexpr int letters = 26;
    std::string text;
    for (; number > 0; number = (number - 1) / letters) text.insert(text.begin(), static_cast<char>('A' + (number - 1) % letters));
    return text;
}

const NameLetters::Given* NameLetters::find(EntityId who, const std::string& name) const {
    const auto found =
        std::find_if(m_given.begin(), m_given.end(), [&](const Given& each) { return each.who == who && each.name == name; });
    return found == m_given.end() ? nullptr : &*found;
}

int NameLetters::count(const std::string& name) const {
    return static_cast<int>(std::count_if(m_given.begin(), m_given.end(), [&](const Given& each) { return each.name == name; }));
}

void NameLetters::follow(const WorldView& view, FunctionRef<bool(EntityId)> known) {
    for (const EntityId who : view.world.table<Creature>().owners()) {
        if (!view.world.roster().is_here(who) || !known(who)) continue;
        std::string name = name_of(who, view);
        if (find(who, name) != nullptr) continue;
        const int number = count(name) + 1;
        m_given.push_back({who, std::move(name), number});
    }
}

std::string NameLetters::letter_of(EntityId who, const std::string& name) const {
    const Given* const given = find(who, name);
    return given != nullptr && count(name) > 1 ? letters_for(given->number) : std::string();
}

}  // namespace td
