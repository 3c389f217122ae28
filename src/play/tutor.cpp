#include "play/tutor.hpp"

#include <algorithm>
#include <array>

#include "controls/key_captions.hpp"
#include "play/look_targets.hpp"
#include "play/travel.hpp"
#include "rules/trigger_conditions.hpp"
#include "text/describe.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"

namespace td {

namespace {

bool has(const std::vector<std::string>& ids, const std::string& id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

int companions_of(const Game& game) {
    int living = 0;
    for (const EntityId member : game.world().roster()[game.player_team()].everyone())
        living += game.world().roster().is_here(member) ? 1 : 0;
    return living - 1;
}

/// {}: none in sight.
EntityId nearest_foe(const Session& session, EntityId who) {
    const std::vector<EntityId> nearest = look_targets(session);
    return !nearest.empty() && are_hostile(session.game().world(), who, nearest.front()) ? nearest.front() : EntityId{};
}

/// The foe in sight whose turn comes next.
EntityId next_foe(Session& session, EntityId who) {
    for (const OrderPlace& place : session.order())
        if (place.kind != OrderPlace::Kind::missed && place.who && are_hostile(session.game().world(), who, place.who)) return place.who;
    return nearest_foe(session, who);
}

std::optional<Point> nearest_item(const Game& game, Point from) {
    std::optional<Point> nearest;
    for (int y = 0; y < game.world().height(); ++y)
        for (int x = 0; x < game.world().width(); ++x) {
            const Point p{x, y};
            const bool is_nearer = !nearest || chebyshev(from, p) < chebyshev(from, *nearest);
            if (is_nearer && game.sight().explored(p) && game.sight().memory(p).item) nearest = p;
        }
    return nearest;
}

std::optional<Point> nearest_danger(Session& session, Point from) {
    std::optional<Point> nearest;
    for (const TileThreats& tile : session.threats())
        if (!tile.threats.empty() && (!nearest || chebyshev(from, tile.at) < chebyshev(from, *nearest))) nearest = tile.at;
    return nearest;
}

/// Whether everything that the hint needs is there; and if so, what it points at.
std::optional<HintShown> aimed(HintId id, Session& session) {
    using Target = Hint::Target;
    const Game& game = session.game();
    const Hint& hint = game.catalog()[id];
    const EntityId who = game.awaiting();
    const std::optional<Point> here = game.world().position(who);
    if (!here) return std::nullopt;
    HintShown shown{id, {}, {}, {}, false};
    if (const std::optional<Control> control = find_control(hint.control)) shown.control = control;
    const EntityId foe = hint.target == Target::foe         ? nearest_foe(session, who)
                         : hint.target == Target::foe_turns ? next_foe(session, who)
                                                            : EntityId{};
    switch (hint.target) {
        case Target::nothing:
        case Target::control: return shown;
        case Target::creature: return shown.tile = here, shown;
        case Target::own_turns: return shown.on_ribbon = who, shown;
        case Target::foe: return shown.tile = game.known().place_in_sight(foe), foe ? std::optional(shown) : std::nullopt;
        case Target::foe_turns: return shown.on_ribbon = foe, foe ? std::optional(shown) : std::nullopt;
        case Target::friends: return shown.at_party = true, shown;
        case Target::stairs: shown.tile = stairs_seen(game); break;
        case Target::item: shown.tile = nearest_item(game, *here); break;
        case Target::danger: shown.tile = nearest_danger(session, *here); break;
    }
    return shown.tile ? std::optional(shown) : std::nullopt;
}

bool applies(const Hint& hint, const Game& game) {
    const auto& wanted = hint.dungeons;
    const bool is_meant =
        wanted.empty() ? !game.dungeon().lesson : std::find(wanted.begin(), wanted.end(), game.settings().dungeon) != wanted.end();
    if (!is_meant) return false;
    if (game.now().round < hint.round || companions_of(game) < hint.companions) return false;
    TriggerContext context;
    context.self = game.awaiting();
    return hold(game.view(), hint.conditions, context);
}

}  // namespace

bool Tutor::refresh(Session& session, const Preferences& preferences) {
    const bool was_shown = m_now.has_value();
    if (!preferences.hints || !session.game().awaiting()) return m_now.reset(), was_shown;
    if (m_looked_at == session.revision()) return false;
    m_looked_at = session.revision();
    choose(session, preferences);
    return was_shown || m_now;
}

void Tutor::content_changed() {
    m_now.reset();
    m_looked_at.reset();
}

void Tutor::choose(Session& session, const Preferences& preferences) {
    const Game& game = session.game();
    const Catalog& catalog = game.catalog();
    for (std::size_t i = 0; i < catalog.hints.size(); ++i) {
        const Hint& hint = catalog.hints[i];
        const bool is_known = has(m_shown, hint.id) || (!game.dungeon().lesson && has(preferences.hints_seen, hint.id));
        if (is_known || !applies(hint, game)) continue;
        const std::optional<HintShown> next = aimed(HintId(i), session);
        if (!next) continue;
        m_now = next;
        m_stayed = 0;
        m_shown.push_back(hint.id);
        return;
    }
    if (!m_now || ++m_stayed >= longest_stay || !applies(catalog[m_now->hint], game)) return m_now.reset();
    m_now = aimed(m_now->hint, session);
}

void Tutor::remember(Preferences& preferences) const {
    for (const std::string& id : m_shown)
        if (!has(preferences.hints_seen, id)) preferences.hints_seen.push_back(id);
}

std::string text_of(const Hint& hint, const Game& game, const KeySettings& keys) {
    const std::optional<Control> control = find_control(hint.control);
    const std::array<Filling, 2> fillings{
        Filling{"key", control ? key_in_text(*control, keys, game.catalog()) : std::string()},
        Filling{"who", game.awaiting() ? name_of(game.awaiting(), game.view()) : std::string()},
    };
    return fill(hint.description, fillings);
}

std::vector<HintId> hints_to_reread(const Catalog& catalog, const std::vector<std::string>& shown, const Preferences& preferences) {
    std::vector<HintId> hints;
    for (std::size_t i = 0; i < catalog.hints.size(); ++i)
        if (has(shown, catalog.hints[i].id) || has(preferences.hints_seen, catalog.hints[i].id)) hints.emplace_back(i);
    return hints;
}

}  // namespace td
