#include "play/floor_marks.hpp"

#include <algorithm>

namespace td {

struct FloorMarks::Listener {
    FloorMarks& marks;
    const Game& game;

    template <class Other>
    void operator()(const Other&) const {}

    void operator()(const WasHurt& e) const {
        const bool burns = e.kind && game.catalog().damage_kinds[e.kind.index()].id == "fire";
        std::erase(marks.m_burnt, e.who);
        if (burns) marks.m_burnt.push_back(e.who);
    }
    void operator()(const Died& e) const {
        const Creature* const creature = game.world().find<Creature>(e.who);
        if (!game.sight().sees(e.at) || creature == nullptr) return;
        const bool is_burnt = std::erase(marks.m_burnt, e.who) > 0;
        marks.leave(is_burnt ? FloorMark{.at = e.at, .kind = FloorMark::Kind::scorch}
                             : FloorMark{.at = e.at, .kind = FloorMark::Kind::body, .species = creature->species, .who = e.who});
    }
    // A member that can be revived has a body of its own in the world.
    void operator()(const FellDown& e) const { marks.remove(e.who); }
    void operator()(const FireWentOut& e) const {
        if (game.sight().sees(e.at)) marks.leave({.at = e.at, .kind = FloorMark::Kind::scorch});
    }
    void operator()(const FloorEntered&) const {
        marks.m_burnt.clear();
        marks.clear();
    }
};

void FloorMarks::hear(const Game& game, const Event& event) { std::visit(Listener{*this, game}, event); }

void FloorMarks::leave(FloorMark mark) {
    std::erase_if(m_marks, [&](const FloorMark& other) { return other.at == mark.at; });
    if (m_marks.size() == most) m_marks.erase(m_marks.begin());
    m_marks.push_back(mark);
}

void FloorMarks::remove(EntityId who) {
    std::erase_if(m_marks, [&](const FloorMark& mark) { return mark.who == who; });
}

}  // namespace td
