#include "view/aim.hpp"

#include <algorithm>

#include "rules/targets.hpp"

namespace td {

namespace {

ItemId item_in(const Game& game, int slot) {
    const World& world = game.world();
    if (slot == held_item) {
        const Holding* const holding = world.find<Holding>(game.awaiting());
        return holding != nullptr ? holding->stack.item : ItemId{};
    }
    const auto& stacks = world.bag(game.player_team()).stacks;
    const auto place = static_cast<std::size_t>(slot);
    return slot >= 0 && place < stacks.size() ? stacks[place].item : ItemId{};
}

SkillId skill_in(const Game& game, int slot) {
    const Skills* const skills = game.world().find<Skills>(game.awaiting());
    const auto place = static_cast<std::size_t>(slot);
    return skills != nullptr && slot >= 0 && place < skills->slots.size() ? skills->slots[place].skill : SkillId{};
}

}  // namespace

Aim::Aim(const Game& game, const Command& draft) : m_game(game), m_command(draft) {
    if (const Creature* const creature = game.world().find<Creature>(game.awaiting())) m_command.direction = creature->facing;
    m_command.aim = here();
    choose_kind();
    find_targets();
    if (!m_targets.empty()) m_command = m_targets.front();
    refresh();
}

Point Aim::here() const { return m_game.world().position(m_game.awaiting()).value_or(Point{}); }

Area Aim::area() const {
    const Catalog& catalog = m_game.catalog();
    if (m_command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in(m_game, m_command.slot);
        return skill ? catalog[skill].area : Area{Shape::self, 0, 0};
    }
    const ItemId item = item_in(m_game, m_command.slot);
    return item ? catalog[item].use_area : Area{Shape::self, 0, 0};
}

Audience Aim::audience() const {
    const Catalog& catalog = m_game.catalog();
    if (m_command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in(m_game, m_command.slot);
        return skill ? catalog[skill].audience : Audience::self;
    }
    const ItemId item = item_in(m_game, m_command.slot);
    return item ? catalog[item].use_audience : Audience::self;
}

void Aim::choose_kind() {
    using K = Command::Kind;
    if (m_command.kind == K::give_item || m_command.kind == K::take_item)
        m_kind = Kind::neighbour;
    else if (m_command.kind == K::use_skill || m_command.kind == K::use_item)
        m_kind = aims_at_tile(area().shape) ? Kind::tile : aims_in_direction(area().shape) ? Kind::direction : Kind::fixed;
}

std::vector<Point> Aim::tiles_for(const Command& command, bool& hits) const {
    const EntityId who = m_game.awaiting();
    if (m_kind == Kind::neighbour) {
        hits = static_cast<bool>(command.target);
        return {here() + offset(command.direction)};
    }
    if (command.kind == Command::Kind::throw_item) {
        const ItemId item = item_in(m_game, command.slot);
        const int range = item ? m_game.catalog()[item].throw_range : 1;
        const Landing landing = landing_of(m_game.world(), who, command.direction, range);
        hits = static_cast<bool>(landing.target);
        return {landing.at};
    }
    const Reach reach = reach_of(m_game.world(), who, area(), audience(), command.direction, command.aim);
    // What is meant for the ground finds whatever ground will do.
    hits = area().shape == Shape::ahead ? !m_game.would_refuse(command) : !reach.targets.empty();
    return reach.tiles;
}

void Aim::find_targets() {
    const auto try_out = [&](Command command) {
        bool hits = false;
        tiles_for(command, hits);
        if (hits) m_targets.push_back(command);
    };
    Command command = m_command;
    if (m_kind == Kind::direction || m_kind == Kind::neighbour) {
        for (int turn = 0; turn < 8; ++turn) {
            command.direction = turned(m_command.direction, turn);
            if (m_kind == Kind::neighbour) command.target = m_game.world().creature_at(here() + offset(command.direction));
            try_out(command);
        }
    } else if (m_kind == Kind::tile) {
        for (const EntityId who : m_game.world().table<Creature>().owners()) {
            const std::optional<Point> at = m_game.world().position(who);
            if (!at || !m_game.sight().sees(*at) || !is_meant(m_game.world(), m_game.awaiting(), who, audience())) continue;
            command.aim = *at;
            try_out(command);
        }
        const Point from = here();
        std::stable_sort(m_targets.begin(), m_targets.end(),
                         [from](const Command& a, const Command& b) { return chebyshev(from, a.aim) < chebyshev(from, b.aim); });
    }
}

void Aim::refresh() {
    if (m_kind == Kind::neighbour) m_command.target = m_game.world().creature_at(here() + offset(m_command.direction));
    bool hits = false;
    m_reached = tiles_for(m_command, hits);
}

void Aim::move(Direction direction) {
    if (m_kind == Kind::tile) {
        const Point next = m_command.aim + offset(direction);
        if (m_game.world().contains(next) && chebyshev(here(), next) <= area().range) m_command.aim = next;
    } else {
        m_command.direction = direction;
    }
    refresh();
}

void Aim::point_at(Point tile) {
    if (m_kind == Kind::tile) {
        if (m_game.world().contains(tile) && chebyshev(here(), tile) <= area().range) m_command.aim = tile;
    } else {
        m_command.direction = direction_towards(here(), tile, m_command.direction);
    }
    refresh();
}

std::optional<Point> Aim::cursor() const {
    if (fixed()) return std::nullopt;
    return m_kind == Kind::tile ? m_command.aim : here() + offset(m_command.direction);
}

void Aim::cycle(int step) {
    if (m_targets.empty()) return;
    const auto count = static_cast<int>(m_targets.size());
    m_target = static_cast<std::size_t>((static_cast<int>(m_target) + step + count) % count);
    m_command = m_targets[m_target];
    refresh();
}

}  // namespace td
