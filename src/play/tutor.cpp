#include "play/tutor.hpp"

#include <algorithm>
#include <array>

#include "controls/key_captions.hpp"
#include "play/look_targets.hpp"
#include "play/travel.hpp"
#include "rules/trigger_conditions.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"

namespace td {

namespace {

bool has(const std::vector<std::string>& ids, const std::string& id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

/// The party's members and guests on the floor, without the leader.
int count_companions(const Game& game) {
    int living = 0;
    for (const EntityId member : game.world().roster()[game.player_team()].everyone())
        living += game.world().roster().is_here(member) ? 1 : 0;
    return living - 1;
}

/// The foes in sight that are awake, nearest first.
std::vector<EntityId> awake_foes(const Session& session) {
    const World& world = session.game().world();
    std::vector<EntityId> foes = look_targets(session);
    std::erase_if(foes, [&](EntityId each) {
        const AiState* const mind = world.find<AiState>(each);
        return !are_hostile(world, session.game().awaiting(), each) || (mind && mind->asleep);
    });
    return foes;
}

/// The creatures that a hint with that target may be about: awake foes in sight, nearest first or by their next turn; or the party's
/// members and guests on the floor.
std::vector<EntityId> those_to_point_at(Session& session, Hint::Target target) {
    if (target == Hint::Target::friends) {
        std::vector<EntityId> friends;
        for (const EntityId each : session.game().world().roster()[session.game().player_team()].everyone())
            if (session.game().world().roster().is_here(each)) friends.push_back(each);
        return friends;
    }
    std::vector<EntityId> foes = awake_foes(session);
    if (target != Hint::Target::foe_turns) return foes;
    std::vector<EntityId> by_turn;
    for (const OrderPlace& place : session.order())
        if (place.kind != OrderPlace::Kind::missed && std::find(foes.begin(), foes.end(), place.who) != foes.end()) {
            by_turn.push_back(place.who);
            std::erase(foes, place.who);
        }
    by_turn.insert(by_turn.end(), foes.begin(), foes.end());
    return by_turn;
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

/// The foe or friend that the hint is about, {} if it is about none; nothing if its conditions do not hold.
std::optional<EntityId> subject_of(const Hint& hint, Session& session) {
    const auto hold_with = [&](EntityId other) {
        TriggerContext context;
        context.self = session.game().awaiting();
        context.other = other;
        return hold(session.game().view(), hint.conditions, context);
    };
    for (const EntityId each : those_to_point_at(session, hint.target))
        if (hold_with(each)) return each;
    return hold_with({}) ? std::optional(EntityId{}) : std::nullopt;
}

/// True where and when the hint is meant, whatever its conditions say.
bool applies(const Hint& hint, const Game& game) {
    const auto& wanted = hint.dungeons;
    const bool is_meant =
        wanted.empty() ? !game.dungeon().lesson : std::find(wanted.begin(), wanted.end(), game.settings().dungeon) != wanted.end();
    if (!is_meant) return false;
    return game.now().round >= hint.round && count_companions(game) >= hint.companions;
}

/// The hint with what it points at; nothing if its conditions do not hold or what it points at is not there.
std::optional<HintShown> pointed(HintId id, Session& session) {
    using Target = Hint::Target;
    const Game& game = session.game();
    const Hint& hint = game.catalog()[id];
    const EntityId who = game.awaiting();
    const std::optional<Point> here = game.world().position(who);
    const std::optional<EntityId> subject = here && applies(hint, game) ? subject_of(hint, session) : std::nullopt;
    if (!subject) return std::nullopt;
    const EntityId foe = *subject;
    HintShown shown{.hint = id};
    if (const std::optional<Control> control = find_control(hint.control)) shown.control = control;
    switch (hint.target) {
        case Target::nothing:
        case Target::control: return shown;
        case Target::creature: return shown.tile = here, shown;
        case Target::own_turns: return shown.on_ribbon = who, shown;
        case Target::foe: return shown.tile = game.known().place_in_sight(foe), foe ? std::optional(shown) : std::nullopt;
        case Target::foe_turns: return shown.on_ribbon = foe, foe ? std::optional(shown) : std::nullopt;
        case Target::friends: return shown.at_party = true, shown;
        case Target::stairs: shown.tile = game.known().stairs(); break;
        case Target::item: shown.tile = nearest_item(game, *here); break;
        case Target::danger: shown.tile = nearest_danger(session, *here); break;
    }
    return shown.tile ? std::optional(shown) : std::nullopt;
}

std::string name_of_leader(const Dungeon& dungeon, const Catalog& catalog) {
    const TeamMember& leader = dungeon.party.front();
    return leader.name.empty() ? catalog[leader.species].name : leader.name;
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
        if (is_known) continue;
        const std::optional<HintShown> next = pointed(HintId(i), session);
        if (!next) continue;
        m_now = next;
        m_stayed = 0;
        m_shown.push_back(hint.id);
        return;
    }
    if (!m_now || ++m_stayed >= longest_stay) return m_now.reset();
    m_now = pointed(m_now->hint, session);
}

void Tutor::remember(Preferences& preferences) const {
    for (const std::string& id : m_shown)
        if (!has(preferences.hints_seen, id)) preferences.hints_seen.push_back(id);
}

std::string text_of(const Hint& hint, const Game& game, const KeySettings& keys) {
    const Catalog& catalog = game.catalog();
    const std::optional<Control> control = find_control(hint.control);
    const auto is_here = [&](DungeonId dungeon) { return dungeon == game.settings().dungeon; };
    const bool is_of_another = !hint.dungeons.empty() && std::none_of(hint.dungeons.begin(), hint.dungeons.end(), is_here);
    const std::array<Filling, 3> fillings{
        Filling{"key", control ? key_in_text(*control, keys, catalog) : std::string()},
        Filling{"moves", move_keys_in_text(keys, catalog)},
        Filling{"who", is_of_another     ? name_of_leader(catalog[hint.dungeons.front()], catalog)
                       : game.awaiting() ? name_of(game.awaiting(), game.view())
                                         : std::string()},
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
