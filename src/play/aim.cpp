#include "play/aim.hpp"

#include <algorithm>

#include "ai/ai_context.hpp"
#include "play/look_targets.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

Aim::Aim(const Game& game, const Command& draft, RefusalOf refusal) : m_game(game), m_refusal(std::move(refusal)), m_draft(draft) {
    m_aim.tile = here();
    if (const Creature* const creature = game.world().find<Creature>(game.awaiting())) m_aim.direction = creature->facing;
    choose_kind();
    find_targets();
    choose_target();
    refresh();
}

Point Aim::here() const { return m_game.world().position(m_game.awaiting()).value_or(Point{}); }

bool Aim::is_refused(const Command& command) const { return (m_refusal ? m_refusal(command) : m_game.would_refuse(command)).has_value(); }

Command Aim::command_with(const Choice& aim) const {
    if (std::holds_alternative<commands::Attack>(m_draft)) return commands::Attack{aim.direction, aim.tile};
    if (const auto* use = std::get_if<commands::UseSkill>(&m_draft)) return commands::UseSkill{use->slot, aim.direction, aim.tile};
    if (const auto* use = std::get_if<commands::UseItem>(&m_draft)) return commands::UseItem{use->slot, aim.direction, aim.tile};
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&m_draft)) return commands::ThrowItem{thrown->slot, aim.direction, aim.tile};
    return m_draft;
}

void Aim::choose_kind() {
    const World& world = m_game.world();
    const Catalog& catalog = m_game.catalog();
    if (std::holds_alternative<commands::Attack>(m_draft)) m_area = {Shape::ahead, 1, 0};
    if (const auto* use = std::get_if<commands::UseSkill>(&m_draft)) {
        const SkillId skill = skill_in_slot(world, m_game.awaiting(), use->slot);
        m_area = skill ? catalog[skill].area : Area{Shape::self, 0, 0};
        m_audience = skill ? catalog[skill].audience : Audience::self;
    } else if (const auto* used = std::get_if<commands::UseItem>(&m_draft)) {
        const ItemId item = item_in_slot(world, m_game.awaiting(), used->slot);
        m_area = item ? catalog[item].use_area : Area{Shape::self, 0, 0};
        m_audience = item ? catalog[item].use_audience : Audience::self;
    } else {
        return;
    }
    m_kind = aims_at_tile(m_area.shape) ? Kind::tile : aims_in_direction(m_area.shape) ? Kind::direction : Kind::fixed;
}

std::optional<EffectPreview> Aim::effect_preview_of(const Choice& aim) const {
    std::vector<EffectPreview> previews = effect_previews_of(m_game, command_with(aim));
    return previews.empty() ? std::nullopt : std::optional(std::move(previews.front()));
}

bool Aim::hits(const Choice& aim) const {
    // An effect on the ground needs only suitable ground.
    if (m_area.shape == Shape::ahead) return !is_refused(command_with(aim));
    const std::optional<EffectPreview> preview = effect_preview_of(aim);
    return preview && (!preview->reach.targets.empty() || revives(*preview));
}

/// True if a fallen creature lies there that the effects revive.
bool Aim::revives(const EffectPreview& preview) const {
    const std::vector<Point>& tiles = preview.reach.tiles;
    return find_payload<effect::Revive>(preview.effects) &&
           std::any_of(tiles.begin(), tiles.end(), [&](Point p) { return !fallen_at(m_game.world(), p).empty(); });
}

std::size_t Aim::non_foes_harmed(const Choice& aim) const { return non_foes_harmed_by(m_game, command_with(aim)).size(); }

Aim::Rank Aim::rank(const Choice& aim) const {
    const std::optional<EffectPreview> preview = effect_preview_of(aim);
    if (!preview) return {.fitness = 0};
    if (revives(*preview)) return {.fitness = -1};
    const World& world = m_game.world();
    const EntityId who = m_game.awaiting();
    const EffectIntent intent = intent_of(preview->effects, m_game.catalog());
    Rank best;
    if (intent == EffectIntent::harm) best.harmed = static_cast<int>(non_foes_harmed(aim));
    for (const EntityId target : preview->reach.targets) {
        const bool friendly = are_allied(world, who, target);
        const bool wished = intent == EffectIntent::harm ? are_hostile(world, who, target) : friendly;
        const bool unwished = intent == EffectIntent::harm ? friendly : are_hostile(world, who, target);
        const int fitness = intent == EffectIntent::neither || wished ? 0 : unwished ? 2 : 1;
        const Point at = m_kind == Kind::tile ? aim.tile : world.position(target).value_or(here());
        const int health = find_payload<effect::Heal>(preview->effects) ? tactics::health_percent(world, target) : 0;
        best = std::min(best, {fitness, best.harmed, health, chebyshev(here(), at)});
    }
    return best;
}

bool Aim::harms_only_others(const Choice& aim) const {
    const std::optional<EffectPreview> preview = effect_preview_of(aim);
    return preview && intent_of(preview->effects, m_game.catalog()) == EffectIntent::harm && rank(aim).fitness > 0;
}

Aim::Choice Aim::aim_sparing_others(const Choice& aim) const {
    const EntityId target = m_game.known().creature_at(aim.tile);
    Choice best = aim;
    std::size_t fewest = non_foes_harmed(aim);
    for (int dy = -m_area.radius; dy <= m_area.radius && fewest > 0; ++dy)
        for (int dx = -m_area.radius; dx <= m_area.radius; ++dx) {
            const Choice beside{aim.direction, aim.tile + Point{dx, dy}};
            if (!is_within_reach(beside.tile) || is_refused(command_with(beside))) continue;
            const std::optional<EffectPreview> preview = effect_preview_of(beside);
            if (!preview || std::count(preview->reach.targets.begin(), preview->reach.targets.end(), target) == 0) continue;
            const std::size_t harmed = non_foes_harmed(beside);
            if (harmed < fewest) fewest = harmed, best = beside;
        }
    return best;
}

/// A start that harms nobody, if only friends could be harmed: as far ahead as possible, or in another direction.
std::optional<Aim::Choice> Aim::harmless_start() const {
    for (int turn = 0; turn < 8; ++turn) {
        const Direction way = turned(m_aim.direction, turn);
        for (int distance = m_area.range; m_kind == Kind::tile && distance > 0; --distance) {
            const Choice far{m_aim.direction, here() + offset(way) * distance};
            const bool is_open = m_game.known().sees(far.tile) && !blocks_sight(m_game.world(), far.tile);
            if (is_open && non_foes_harmed(far) == 0) return far;
        }
        const Choice turned_there{way, m_aim.tile};
        if (m_kind == Kind::direction && non_foes_harmed(turned_there) == 0) return turned_there;
    }
    return std::nullopt;
}

void Aim::find_targets() {
    std::vector<std::pair<Rank, Choice>> found;
    const auto try_out = [&](const Choice& aim) {
        if (hits(aim)) found.emplace_back(rank(aim), aim);
    };
    if (m_kind == Kind::direction) {
        for (int turn = 0; turn < 8; ++turn) try_out({turned(m_aim.direction, turn), m_aim.tile});
    } else if (m_kind == Kind::tile) {
        for (const EntityId who : m_game.known().creatures_in_sight()) {
            if (!is_meant(m_game.world(), m_game.awaiting(), who, m_audience)) continue;
            const Choice at_it{m_aim.direction, m_game.world().get<Position>(who).at};
            try_out(are_hostile(m_game.world(), m_game.awaiting(), who) ? aim_sparing_others(at_it) : at_it);
        }
        for (const EntityId body : m_game.world().table<FallenBody>().owners())
            if (const auto at = m_game.world().position(body); at && !m_game.world().any(*at, IndexedKind::creature))
                try_out({m_aim.direction, *at});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [fitness, target] : found) m_targets.push_back(target);
}

void Aim::choose_target() {
    if (m_targets.empty()) return;
    if (harms_only_others(m_targets.front()))
        if (const std::optional<Choice> start = harmless_start()) {
            m_aim = *start;
            // Cycling then starts at the first target.
            m_target = m_targets.size() - 1;
            return;
        }
    m_aim = m_targets.front();
}

void Aim::refresh() {
    m_command = command_with(m_aim);
    const std::optional<EffectPreview> preview = effect_preview_of(m_aim);
    m_reached = preview ? preview->reach.tiles : std::vector{here() + offset(m_aim.direction)};
}

bool Aim::is_within_reach(Point tile) const { return m_game.world().contains(tile) && chebyshev(here(), tile) <= m_area.range; }

void Aim::move(Direction direction) {
    if (m_kind == Kind::tile) {
        const Point next = m_aim.tile + offset(direction);
        if (is_within_reach(next)) m_aim.tile = next;
    } else {
        m_aim.direction = direction;
    }
    refresh();
}

bool Aim::point_at(Point tile) {
    if (m_kind == Kind::tile) {
        if (!is_within_reach(tile)) return false;
        m_aim.tile = tile;
    } else {
        m_aim.direction = direction_towards(here(), tile, m_aim.direction);
    }
    refresh();
    return true;
}

std::optional<Point> Aim::cursor() const {
    if (is_fixed()) return std::nullopt;
    return m_kind == Kind::tile ? m_aim.tile : here() + offset(m_aim.direction);
}

void Aim::cycle(int step) {
    if (m_targets.empty()) return;
    const auto count = static_cast<int>(m_targets.size());
    m_target = static_cast<std::size_t>((static_cast<int>(m_target) + step + count) % count);
    m_aim = m_targets[m_target];
    refresh();
}

// --- by creature ---

bool Aim::reaches(const Choice& aim, EntityId who) const {
    const std::optional<EffectPreview> preview = effect_preview_of(aim);
    const auto count = preview ? std::count(preview->reach.targets.begin(), preview->reach.targets.end(), who) : 0;
    return count > 0 && !is_refused(command_with(aim));
}

/// The aim at that creature; nothing if none reaches it.
std::optional<Aim::Choice> Aim::choice_for(EntityId who) const {
    const std::optional<Point> at = m_game.world().position(who);
    if (!at) return std::nullopt;
    if (m_kind == Kind::tile) {
        const Choice there{m_aim.direction, *at};
        if (is_within_reach(*at) && reaches(there, who)) return there;
        return std::nullopt;
    }
    for (int turn = 0; turn < 8; ++turn) {
        const Choice there{turned(m_aim.direction, turn), m_aim.tile};
        if (reaches(there, who)) return there;
        if (is_fixed()) break;
    }
    return std::nullopt;
}

std::optional<Aim::Unreached> Aim::point_at_creature(EntityId who) {
    const World& world = m_game.world();
    const std::optional<Point> at = m_game.known().place_in_sight(who);
    if (!at) return Unreached::unseen;
    if (!is_meant(world, m_game.awaiting(), who, m_audience)) return Unreached::not_meant;
    if (const std::optional<Choice> choice = choice_for(who)) {
        m_aim = *choice;
        refresh();
        return std::nullopt;
    }
    const int range = std::max({m_area.range, m_area.radius, m_kind == Kind::direction ? 1 : 0});
    return chebyshev(here(), *at) > range ? Unreached::out_of_range : Unreached::not_in_line;
}

std::vector<EntityId> Aim::aimable() const {
    std::vector<EntityId> all;
    for (const EntityId who : m_game.known().creatures_in_sight())
        if (choice_for(who)) all.push_back(who);
    return all;
}

EntityId Aim::aimed_at() const {
    const std::optional<EffectPreview> preview = effect_preview_of(m_aim);
    if (!preview || preview->reach.targets.empty()) return {};
    const EntityId there = m_kind == Kind::tile ? m_game.known().creature_at(m_aim.tile) : EntityId{};
    const std::vector<EntityId>& targets = preview->reach.targets;
    return std::count(targets.begin(), targets.end(), there) > 0 ? there : targets.front();
}

bool Aim::moves_turns() const {
    const std::optional<EffectPreview> preview = effect_preview_of(m_aim);
    return preview && std::any_of(preview->effects.begin(), preview->effects.end(), [](const Effect& e) { return td::moves_turns(e); });
}

void Aim::cycle_in(const std::vector<EntityId>& order, int step) {
    std::vector<EntityId> offered;
    const std::vector<EntityId> all = aimable();
    for (const EntityId who : order)
        if (std::count(all.begin(), all.end(), who) > 0 && std::count(offered.begin(), offered.end(), who) == 0) offered.push_back(who);
    if (!offered.empty()) point_at_creature(next_in_ring(offered, aimed_at(), step));
}

std::string why_unreached(Aim::Unreached why, std::string_view name, const Catalog& catalog) {
    switch (why) {
        case Aim::Unreached::unseen: return say(catalog, {"unreached_unseen", "who"}, name);
        case Aim::Unreached::not_meant: return say(catalog, {"unreached_not_meant", "who"}, name);
        case Aim::Unreached::out_of_range: return say(catalog, {"unreached_too_far", "who"}, name);
        case Aim::Unreached::not_in_line: return say(catalog, {"unreached_not_in_line", "who"}, name);
    }
    return {};
}

std::string name_of_aimed(const Game& game, const Command& command) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    if (const auto* use = std::get_if<commands::UseSkill>(&command)) {
        const SkillId skill = skill_in_slot(world, who, use->slot);
        return skill ? game.catalog()[skill].name : std::string();
    }
    const auto* const use = std::get_if<commands::UseItem>(&command);
    const auto* const thrown = std::get_if<commands::ThrowItem>(&command);
    if (use == nullptr && thrown == nullptr) return {};
    const ItemId item = item_in_slot(world, who, use != nullptr ? use->slot : thrown->slot);
    return item ? game.catalog()[item].name : std::string();
}

}  // namespace td
