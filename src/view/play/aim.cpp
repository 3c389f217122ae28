#include "view/play/aim.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

Aim::Aim(const Game& game, const Command& draft, RefusalOf refusal) : m_game(game), m_refusal(std::move(refusal)), m_command(draft) {
    if (const Creature* const creature = game.world().find<Creature>(game.awaiting())) m_command.direction = creature->facing;
    m_command.aim = here();
    choose_kind();
    find_targets();
    choose_target();
    refresh();
}

Point Aim::here() const { return m_game.world().position(m_game.awaiting()).value_or(Point{}); }

bool Aim::is_refused(const Command& command) const { return (m_refusal ? m_refusal(command) : m_game.would_refuse(command)).has_value(); }

Area Aim::area() const {
    const Catalog& catalog = m_game.catalog();
    if (m_command.kind == Command::Kind::attack) return {Shape::ahead, 1, 0};
    if (m_command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in_slot(m_game.world(), m_game.awaiting(), m_command.slot);
        return skill ? catalog[skill].area : Area{Shape::self, 0, 0};
    }
    const ItemId item = item_in_slot(m_game.world(), m_game.awaiting(), m_command.slot);
    return item ? catalog[item].use_area : Area{Shape::self, 0, 0};
}

Audience Aim::audience() const {
    const Catalog& catalog = m_game.catalog();
    if (m_command.kind == Command::Kind::attack) return Audience::foes;
    if (m_command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in_slot(m_game.world(), m_game.awaiting(), m_command.slot);
        return skill ? catalog[skill].audience : Audience::self;
    }
    const ItemId item = item_in_slot(m_game.world(), m_game.awaiting(), m_command.slot);
    return item ? catalog[item].use_audience : Audience::self;
}

void Aim::choose_kind() {
    using K = Command::Kind;
    if (m_command.kind == K::give_item || m_command.kind == K::take_item)
        m_kind = Kind::neighbour;
    else if (m_command.kind == K::use_skill || m_command.kind == K::use_item)
        m_kind = aims_at_tile(area().shape) ? Kind::tile : aims_in_direction(area().shape) ? Kind::direction : Kind::fixed;
}

std::optional<EffectPreview> Aim::effect_preview_of(const Command& command) const {
    std::vector<EffectPreview> previews = effect_previews_of(m_game, command);
    return previews.empty() ? std::nullopt : std::optional(std::move(previews.front()));
}

bool Aim::hits(const Command& command) const {
    if (m_kind == Kind::neighbour) return static_cast<bool>(command.target);
    // What is meant for the ground finds whatever ground will do.
    if (command.kind != Command::Kind::throw_item && area().shape == Shape::ahead) return !is_refused(command);
    const std::optional<EffectPreview> preview = effect_preview_of(command);
    return preview && !preview->reach.targets.empty();
}

Aim::Rank Aim::rank(const Command& command) const {
    const std::optional<EffectPreview> preview = effect_preview_of(command);
    if (!preview) return {0, 0, 0};
    const World& world = m_game.world();
    const EntityId who = m_game.awaiting();
    const EffectIntent intent = intent_of(preview->effects, m_game.catalog());
    Rank best;
    if (intent == EffectIntent::harm) best.harmed = static_cast<int>(non_foes_harmed_by(m_game, command).size());
    for (const EntityId target : preview->reach.targets) {
        const bool friendly = are_allied(world, who, target);
        const bool wished = intent == EffectIntent::harm ? are_hostile(world, who, target) : friendly;
        const bool unwished = intent == EffectIntent::harm ? friendly : are_hostile(world, who, target);
        const int fitness = intent == EffectIntent::neither || wished ? 0 : unwished ? 2 : 1;
        const Point at = m_kind == Kind::tile ? command.aim : world.position(target).value_or(here());
        best = std::min(best, {fitness, best.harmed, chebyshev(here(), at)});
    }
    return best;
}

bool Aim::harms_no_foe(const Command& command) const {
    const std::optional<EffectPreview> preview = effect_preview_of(command);
    return preview && intent_of(preview->effects, m_game.catalog()) == EffectIntent::harm && rank(command).fitness > 0;
}

Command Aim::spared(const Command& command) const {
    const EntityId target = m_game.world().creature_at(command.aim);
    const Area its = area();
    Command best = command;
    std::size_t fewest = non_foes_harmed_by(m_game, command).size();
    for (int dy = -its.radius; dy <= its.radius && fewest > 0; ++dy)
        for (int dx = -its.radius; dx <= its.radius; ++dx) {
            Command beside = command;
            beside.aim = command.aim + Point{dx, dy};
            if (chebyshev(here(), beside.aim) > its.range || !m_game.world().contains(beside.aim) || is_refused(beside)) continue;
            const std::optional<EffectPreview> preview = effect_preview_of(beside);
            if (!preview || std::count(preview->reach.targets.begin(), preview->reach.targets.end(), target) == 0) continue;
            const std::size_t harmed = non_foes_harmed_by(m_game, beside).size();
            if (harmed < fewest) fewest = harmed, best = beside;
        }
    return best;
}

/// Where only friends could be harmed: ahead as far as it reaches, or to another side.
std::optional<Command> Aim::harmless_start() const {
    Command command = m_command;
    for (int turn = 0; turn < 8; ++turn) {
        const Direction way = turned(m_command.direction, turn);
        for (int distance = area().range; m_kind == Kind::tile && distance > 0; --distance) {
            command.aim = here();
            for (int step = 0; step < distance; ++step) command.aim = command.aim + offset(way);
            const bool is_open = m_game.sight().sees(command.aim) && !blocks_sight(m_game.world(), command.aim);
            if (is_open && non_foes_harmed_by(m_game, command).empty()) return command;
        }
        command.direction = m_kind == Kind::direction ? way : m_command.direction;
        if (m_kind == Kind::direction && non_foes_harmed_by(m_game, command).empty()) return command;
    }
    return std::nullopt;
}

void Aim::find_targets() {
    std::vector<std::pair<Rank, Command>> found;
    const auto try_out = [&](const Command& command) {
        if (hits(command)) found.emplace_back(rank(command), command);
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
            try_out(are_hostile(m_game.world(), m_game.awaiting(), who) ? spared(command) : command);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [fitness, target] : found) m_targets.push_back(target);
}

void Aim::choose_target() {
    if (m_targets.empty()) return;
    if (harms_no_foe(m_targets.front()))
        if (const std::optional<Command> start = harmless_start()) {
            m_command = *start;
            // The next one is the first of them.
            m_target = m_targets.size() - 1;
            return;
        }
    m_command = m_targets.front();
}

void Aim::refresh() {
    if (m_kind == Kind::neighbour) m_command.target = m_game.world().creature_at(here() + offset(m_command.direction));
    const std::optional<EffectPreview> preview = effect_preview_of(m_command);
    m_reached = m_kind == Kind::neighbour || !preview ? std::vector{here() + offset(m_command.direction)} : preview->reach.tiles;
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

bool Aim::point_at(Point tile) {
    if (m_kind == Kind::tile) {
        if (!m_game.world().contains(tile) || chebyshev(here(), tile) > area().range) return false;
        m_command.aim = tile;
    } else {
        m_command.direction = direction_towards(here(), tile, m_command.direction);
    }
    refresh();
    return true;
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

std::string name_of_aimed(const Game& game, const Command& command) {
    if (command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in_slot(game.world(), game.awaiting(), command.slot);
        return skill ? game.catalog()[skill].name : std::string();
    }
    if (command.kind != Command::Kind::use_item && command.kind != Command::Kind::throw_item) return {};
    const ItemId item = item_in_slot(game.world(), game.awaiting(), command.slot);
    return item ? game.catalog()[item].name : std::string();
}

}  // namespace td
