// How the dungeon's layer gives commands: doubts that are asked about first, aiming, what goes on by itself.
#include <algorithm>
#include <utility>

#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "text/describe.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/dungeon/dungeon_screen.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// The name of the skill or item; empty for all else.
std::string what_is_aimed(const Game& game, const Command& command) {
    if (command.kind == Command::Kind::use_skill) {
        const SkillId skill = skill_in_slot(game.world(), game.awaiting(), command.slot);
        return skill ? game.catalog()[skill].name : std::string();
    }
    if (command.kind != Command::Kind::use_item && command.kind != Command::Kind::throw_item) return {};
    const ItemId item = item_in_slot(game.world(), game.awaiting(), command.slot);
    return item ? game.catalog()[item].name : std::string();
}

}  // namespace

Command DungeonScreen::step_or_attack(Direction direction) const {
    const Game& asking = session().asking();
    const std::optional<Point> at = asking.world().position(asking.awaiting());
    if (!at) return Command::walk(direction);
    const Point there = *at + offset(direction);
    const EntityId other = asking.world().creature_at(there);
    if (!other || !session().knows(other)) return Command::walk(direction);
    const TeamId team = asking.world().roster()[other].team;
    const bool foe = team && asking.world().roster()[team].faction == Faction::foe;
    return foe ? Command::attack(direction) : Command::walk(direction);
}

Command DungeonScreen::attack_from(Direction facing) const {
    const Command ahead = Command::attack(facing);
    if (!has_ready_weapons(game().world(), game().catalog(), game().awaiting()) || !game().would_refuse(ahead)) return ahead;
    for (const Direction direction : all_directions)
        if (!game().would_refuse(Command::attack(direction))) return Command::attack(direction);
    return ahead;
}

std::optional<Command> DungeonScreen::shot_at(Point tile) const {
    const Game& asking = session().asking();
    const World& world = asking.world();
    const EntityId who = asking.awaiting();
    const EntityId other = world.creature_at(tile);
    if (!who || !other || !game().sight().sees(tile) || !are_hostile(world, who, other)) return std::nullopt;
    const Direction direction = direction_towards(world.get<Position>(who).at, tile);
    for (const Shot& shot : attack_with_parts(world, game().catalog(), who, direction).shots)
        if (std::find(shot.targets.begin(), shot.targets.end(), other) != shot.targets.end()) return Command::attack(direction);
    return std::nullopt;
}

void DungeonScreen::ask_or_give(const Command& command) {
    const std::string doubt = m_question == command || m_asked_before == command ? std::string() : doubt_about(command);
    if (doubt.empty()) return give(command);
    m_question = command;
    m_hud->set_hint(say(game().catalog(), {"warning", "warning", "confirm", "cancel"}, doubt, key(Control::confirm), key(Control::cancel)));
    consider(command);
}

std::string DungeonScreen::doubt_about(const Command& command) const {
    const World& world = game().world();
    const EntityId who = game().awaiting();
    if (!who || game().would_refuse(command)) return {};
    if (std::string doubt = doubt_of_leaving_off(game(), command); !doubt.empty()) return doubt;
    if (std::string doubt = doubt_of_harming_friends(game(), command); !doubt.empty()) return doubt;
    if (command.kind == Command::Kind::stairs)
        if (std::string doubt = doubt_of_leaving(game()); !doubt.empty()) return doubt;
    if (command.kind == Command::Kind::walk && m_agreed_to_walk != session().revision() && is_very_slow(interval_of_step(who, game())) &&
        foes_in_sight(game()))
        return say(game().catalog(), "warning_slow_step");
    // Guns let friends pass.
    if (command.kind == Command::Kind::attack && !has_ready_weapons(world, game().catalog(), who)) {
        const std::optional<Point> at = world.position(who);
        const EntityId target = at ? world.creature_at(*at + offset(command.direction)) : EntityId{};
        const TeamId team = target ? world.roster()[target].team : TeamId{};
        if (team && world.roster()[team].faction != Faction::foe)
            return say(game().catalog(), {"warning_no_foe", "target"}, name_of(target, world));
    }
    return {};
}

void DungeonScreen::consider(const Command& command) {
    focus().considered = command;
    if (session().asking().would_refuse(command)) focus().considered.reset();
}

void DungeonScreen::give(const Command& command) {
    // Once agreed to, a stretch of slow steps is not asked about again until something else is done.
    const bool agreed =
        command.kind == Command::Kind::walk && foes_in_sight(game()) && (m_question == command || m_agreed_to_walk == session().revision());
    m_question.reset();
    m_hud->set_hint({});
    m_animator.finish();
    m_auto_continue.before_command(game());
    const Step step = session().give(command);
    // Whoever chose nobody's intention is back at the pause, so that the same key goes on as before.
    if (std::exchange(m_reconsiders_unasked, false) && step.kind == Step::Kind::refused && game().reconsidering())
        session().give({.kind = Command::Kind::reconsider});
    if (agreed) m_agreed_to_walk = session().revision();
    m_auto_continue.after_command(game());
    if (m_stretch != Stretch::none && !m_auto_continue.why_stopped().empty())
        m_stretch = Stretch::none, m_hud->set_hint(m_auto_continue.why_stopped());
    // What is under a resting pointer is another thing now.
    if (m_pointer) focus().tile.reset(), focus().creature = {};
    if (step.kind == Step::Kind::refused || step.kind == Step::Kind::paused || step.kind == Step::Kind::over)
        m_travel.reset(), m_stretch = Stretch::none;
}

void DungeonScreen::begin_aim(const Command& draft) {
    m_aim.emplace(game(), draft);
    focus().mode = UiFocus::Mode::aiming;
    show_aim();
}

void DungeonScreen::show_aim() {
    m_question.reset();
    focus().reached = m_aim->reached();
    focus().tile = m_aim->cursor();
    consider(m_aim->command());
    focus().aimed = m_aim->command();
    const std::string how = m_aim->fixed()
                                ? say(game().catalog(), {"aim_fixed", "confirm", "cancel"}, key(Control::confirm), key(Control::cancel))
                                : say(game().catalog(), {"aim_how", "next", "confirm"}, key(Control::next_target), key(Control::confirm));
    const std::optional<Refusal> refusal = game().would_refuse(m_aim->command());
    const std::string hint = refusal ? say(game().catalog(), {"aim_refused", "why", "cancel"},
                                           describe(*refusal, game().awaiting(), game().world(), game().catalog()), key(Control::cancel))
                                     : how;
    const std::string what = what_is_aimed(game(), m_aim->command());
    m_hud->set_hint(what.empty() ? hint : say(game().catalog(), {"named", "name", "what"}, what, hint));
}

void DungeonScreen::leave_mode() {
    m_aim.reset();
    if (focus().mode != UiFocus::Mode::playing) m_hud->set_hint({});
    focus().mode = UiFocus::Mode::playing;
    focus().tile.reset();
    focus().creature = {};
    focus().considered.reset();
    focus().aimed.reset();
    focus().reached.clear();
    focus().path.clear();
}

void DungeonScreen::go_on() {
    if (m_auto_continue.goes_on(game())) return go_on_with_action();
    if (m_stretch == Stretch::resting) {
        give({.kind = Command::Kind::rest});
        return;
    }
    if (m_stretch == Stretch::exploring) return explore_on();
    const std::optional<Direction> step = m_travel->next_step();
    if (!step) return m_travel.reset();
    const Command command = step_or_attack(*step);
    // The journey itself attacks nobody: whoever stands in the way now was not meant.
    if (command.kind != Command::Kind::walk) return m_travel.reset();
    give(command);
    if (m_travel && m_travel->should_stop()) m_travel.reset();
}

void DungeonScreen::explore() {
    const std::optional<Command> step = game().step_of_exploring();
    // The first step is asked about like any other; the following ones, which need no answer, go on by themselves.
    if (step && !foes_in_sight(game()) && !doubt_about(*step).empty()) return ask_or_give(*step);
    m_stretch = Stretch::exploring;
    explore_on();
}

void DungeonScreen::explore_on() {
    const std::optional<Command> step = foes_in_sight(game()) ? std::nullopt : game().step_of_exploring();
    if (step && doubt_about(*step).empty()) return give(*step);
    m_stretch = Stretch::none;
    if (foes_in_sight(game())) return m_hud->set_hint(say(game().catalog(), "explore_foes"));
    if (step) return;
    m_hud->set_hint(stairs_seen(game()) ? say(game().catalog(), {"explored", "stairs"}, key(Control::take_stairs))
                                        : say(game().catalog(), "explored_no_stairs"));
}

/// Where none are underfoot, the way to those that were seen.
void DungeonScreen::go_to_stairs() {
    const std::optional<Point> at = game().world().position(game().awaiting());
    const std::optional<Point> stairs = stairs_seen(game());
    if (!at || !stairs || at == stairs) return ask_or_give({.kind = Command::Kind::stairs});
    click(*stairs);
}

void DungeonScreen::rest() {
    const Command command{.kind = Command::Kind::rest};
    if (!doubt_about(command).empty()) return ask_or_give(command);
    m_stretch = Stretch::resting;
    go_on();
}

void DungeonScreen::go_on_with_action() {
    if (const auto command = m_auto_continue.next(game())) return give(*command);
    m_stretch = Stretch::none;
    m_travel.reset();
    m_hud->set_hint(say(game().catalog(), {"action_stopped", "why", "confirm"}, m_auto_continue.why_stopped(), key(Control::confirm)));
}

void DungeonScreen::next_tactic() {
    const Catalog& catalog = game().catalog();
    const World& world = game().world();
    std::vector<TacticId> offered;
    for (std::size_t i = 0; i < catalog.tactics.size(); ++i)
        if (catalog.tactics[i].for_party) offered.emplace_back(i);
    if (offered.empty()) return;
    std::vector<EntityId> followers;
    for (const EntityId member : world.roster()[game().player_team()].members)
        if (member != game().leader() && world.roster().alive(member)) followers.push_back(member);
    if (followers.empty()) return m_hud->set_hint(say(catalog, "nobody_follows"));
    const auto current = std::find(offered.begin(), offered.end(), world.get<AiState>(followers.front()).tactic);
    const TacticId next = current == offered.end() || current + 1 == offered.end() ? offered.front() : *(current + 1);
    for (const EntityId follower : followers) give({.kind = Command::Kind::set_tactic, .target = follower, .tactic = next});
    m_hud->set_hint(say(catalog, {"party_tactic", "tactic"}, catalog[next].name));
}

void DungeonScreen::show_ending() {
    if (m_ended || game().outcome() == Outcome::running) return;
    m_ended = true;
    m_screens.push(make_ending(m_context, m_options.leaving.to_title));
}

}  // namespace td
