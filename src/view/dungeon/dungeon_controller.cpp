#include "view/dungeon/dungeon_controller.hpp"

#include <algorithm>
#include <utility>

#include "controls/key_captions.hpp"
#include "game/floor/minutes.hpp"
#include "play/considering.hpp"
#include "play/look_targets.hpp"
#include "play/order_list.hpp"
#include "play/preference_text.hpp"
#include "play/prompts.hpp"
#include "play/run_settings.hpp"
#include "play/warnings.hpp"
#include "rules/ongoing_actions.hpp"
#include "text/describe.hpp"
#include "text/explain_encounters.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using namespace dungeon_state;

/// +1 for the next target, -1 for the previous one; nothing for other controls.
std::optional<int> step_of(Control control) {
    if (control == Control::next_target) return +1;
    if (control == Control::previous_target) return -1;
    return std::nullopt;
}

bool is_same_skill(const Command& command, Control control) {
    const auto* const use = std::get_if<commands::UseSkill>(&command);
    return use != nullptr && skill_of(control) == use->slot;
}

}  // namespace

DungeonController::DungeonController(Session& session, Settings& settings, DungeonHost& host)
    : m_session(session), m_settings(settings), m_host(host), m_list(session, settings), m_auto(session, settings, m_list) {
    m_list.follow();
}

std::string DungeonController::key(Control control) const { return key_in_text(control, keys(), catalog()); }

// --- states ---

void DungeonController::enter_base() {
    m_list.follow();
    if (game().paused() && !game().reconsidering()) return enter<Paused>();
    enter<Playing>();
}

void DungeonController::enter_base(std::string prompt) {
    enter_base();
    m_prompt = std::move(prompt);
}

Aim* DungeonController::current_aim() {
    if (Aiming* const aiming = in<Aiming>()) return &aiming->aim;
    Confirming* const confirming = in<Confirming>();
    return confirming != nullptr && confirming->aim ? &*confirming->aim : nullptr;
}

void DungeonController::reset() {
    m_auto.stop_actions();
    enter_base();
}

void DungeonController::stop_continuing() {
    m_auto.interrupt();
    if (Playing* const playing = in<Playing>()) playing->going.emplace<std::monostate>();
}

// --- keys ---

void DungeonController::control(Control control, bool only_face) {
    if (control == Control::open_console) return m_host.open_screen(control);
    stop_continuing();
    if (control == Control::plan_ahead) return enter_base(m_list.toggle());
    if (control == Control::give_orders) return give_orders(looked_at(m_session));
    if (control == Control::veto) return veto(looked_at(m_session));
    if (is_in<Playing>() || is_in<Paused>())
        if (std::optional<std::string> told = m_list.control(control)) return enter_base(std::move(*told));
    if (only_face && is_in<Looking>() && (control == Control::move_north || control == Control::move_south))
        return scroll_text(control == Control::move_south ? +1 : -1);
    if (std::visit([&](auto& state) { return control_in(state, control); }, m_state)) return;
    if (info(control).group == ControlGroup::settings) return change_setting(control);
    // While a command is being confirmed, its own key confirms it.
    if (!is_in<Confirming>()) enter_base();
    if (const std::optional<Direction> way = direction_of(control)) {
        if (only_face) return give(commands::Face{*way});
        return propose(step_or_attack(m_session, *way));
    }
    if (control == Control::confirm) return act_here();
    if (control != Control::cancel && info(control).group != ControlGroup::screens) return act(control);
    enter_base();
    if (control == Control::show_last_round && !m_session.last_round()) return prompt(say(catalog(), "last_round_none"));
    m_host.open_screen(control == Control::cancel ? Control::pause : control);
}

bool DungeonController::control_in(Playing&, Control control) {
    if (const std::optional<int> step = step_of(control)) return next_intention(*step), true;
    if (control != Control::cancel || !game().reconsidering()) return false;
    give(commands::Reconsider{});
    return true;
}

bool DungeonController::control_in(Paused&, Control control) {
    if (const std::optional<int> step = step_of(control)) return next_intention(*step), true;
    if (control != Control::wait && control != Control::confirm) return false;
    give(commands::Resume{});
    return true;
}

bool DungeonController::control_in(Looking&, Control control) {
    if (const std::optional<int> step = step_of(control)) return look_at_next(*step), true;
    if (control == Control::confirm || control == Control::cancel) return enter_base(), true;
    const std::optional<Direction> way = direction_of(control);
    if (!way) return false;
    const Point next = focus().tile.value_or(Point{}) + offset(*way);
    if (game().world().contains(next)) look_at(next);
    return true;
}

bool DungeonController::control_in(Turning&, Control control) {
    if (control == Control::confirm || control == Control::cancel) return enter_base(), true;
    const std::optional<Direction> way = direction_of(control);
    if (way) give(commands::Face{*way});
    return way.has_value();
}

bool DungeonController::control_in(Buying& buying, Control control) {
    const std::vector<int> offers = turns_for_sale(game().state());
    if (control == Control::cancel || buying.offer >= offers.size()) return enter_base(), true;
    if (control == Control::confirm || control == Control::buy_turn) return give(commands::BuyTurn{offers[buying.offer]}), true;
    const std::optional<Direction> way = direction_of(control);
    const int step = step_of(control).value_or(way == Direction::east ? 1 : way == Direction::west ? -1 : 0);
    if (step == 0) return way.has_value();
    offer_turn((buying.offer + offers.size() + static_cast<std::size_t>(step)) % offers.size());
    return true;
}

bool DungeonController::control_in(Aiming& aiming, Control control) {
    if (control == Control::cancel) return enter_base(), true;
    // The same key again confirms it.
    if (control == Control::confirm || is_same_skill(aiming.aim.command(), control)) return confirm_aim(Aim(aiming.aim)), true;
    return adjust_aim(control, aiming.aim);
}

bool DungeonController::control_in(Confirming& confirming, Control control) {
    if (control == Control::cancel) return enter_base(), true;
    const bool by_key = confirming.aim && is_same_skill(confirming.command, control);
    if (control == Control::confirm || by_key) return give(Command(confirming.command)), true;
    return confirming.aim && adjust_aim(control, *confirming.aim);
}

bool DungeonController::adjust_aim(Control control, Aim aim) {
    const std::optional<int> step = step_of(control);
    const std::optional<Direction> way = direction_of(control);
    const Command before = aim.command();
    if (step && aim.moves_turns())
        aim.cycle_in(creatures_in(m_session.order()), *step);
    else if (step)
        aim.cycle(*step);
    if (way) aim.move(*way);
    if (step || way) show_aim(std::move(aim));
    if (step && current_aim()->command() == before)
        prompt(current_aim()->aimed_at() ? say(catalog(), {"aim_no_other_target", "confirm"}, key(Control::confirm))
                                         : prompt_of_refused_aim(say(catalog(), "aim_no_target"), keys(), catalog()));
    return step || way;
}

// --- actions ---

void DungeonController::act(Control control) {
    const EntityId who = next_game().awaiting();
    const Creature* const creature = next_game().world().find<Creature>(who);
    if (creature == nullptr) {
        if (m_list.is_open()) return enter_base(say(catalog(), "list_ends_here"));
        if (game().paused()) enter_base(say(catalog(), {"pause_first", "wait"}, key(Control::wait)));
        return;
    }
    if (const std::optional<int> slot = skill_of(control)) {
        // The key of an ongoing action continues it.
        const auto further = continuing_command(next_game().world(), who);
        if (further && is_same_skill(*further, control)) return give(*further);
        return begin_aim(commands::UseSkill{*slot, creature->facing, {}});
    }
    switch (control) {
        case Control::wait: return propose(commands::Wait{});
        case Control::rest: return m_list.is_open() ? propose(commands::Rest{}) : begin_continuing(continuation::Resting{});
        case Control::attack: return attack();
        case Control::pick_up: return propose(pick_up_command(next_game()));
        case Control::take_stairs: return go_to_stairs();
        case Control::explore:
            return m_list.is_open() ? enter_base(say(catalog(), "list_no_routine"))
                                    : begin_continuing(continuation::Exploring{m_stopped_for_sleepers == m_session.revision()});
        case Control::close_door: return propose(commands::CloseDoor{creature->facing});
        case Control::buy_turn: return offer_turn(0);
        case Control::turn_in_place: enter<Turning>(); return prompt(say(catalog(), "face_which_way"));
        case Control::look: return look();
        default: return;
    }
}

/// Continues an ongoing action, takes the stairs or picks up what lies here.
void DungeonController::act_here() {
    const World& world = next_game().world();
    const EntityId who = next_game().awaiting();
    if (const auto further = continuing_command(world, who)) return give(*further);
    const std::optional<Point> at = world.position(who);
    if (at && world.first_at<Stairs>(*at)) return propose(commands::Descend{});
    if (at && world.first_at<Loot>(*at)) return give(commands::PickUp{});
    if (m_list.is_open()) return enter_base(say(catalog(), {"list_holds_nothing", "key"}, key(Control::plan_ahead)));
    if (at) enter_base(say(catalog(), "nothing_to_do_here"));
}

/// Shows when a turn of turns_for_sale() would come, and what it costs.
void DungeonController::offer_turn(std::size_t offer) {
    const commands::BuyTurn command{turns_for_sale(game().state())[offer]};
    if (m_session.refusal_of(command)) return give(command);
    enter<Buying>(offer);
    consider(m_session, command);
    prompt(say(catalog(), {"buy_turn_when", "when", "price", "minutes", "earlier", "later", "confirm"},
               describe_turn_for_sale(game(), command.ticks), game().dungeon().minutes->turn, minutes_of(game().state()),
               key(Control::move_west), key(Control::move_east), key(Control::confirm)));
}

void DungeonController::attack() {
    const std::vector<Command> attacks = attacks_on_foes(m_session);
    if (attacks.size() == 1) return propose(attacks.front());
    if (attacks.size() > 1) return begin_aim(attacks.front());
    // A neighbour that is not a foe can also be attacked, after a question.
    const Command ahead = commands::Attack{next_game().world().get<Creature>(next_game().awaiting()).facing};
    if (!m_session.refusal_of(ahead)) return propose(ahead);
    enter_base(why_no_attack(m_session));
}

/// Takes the stairs, or starts the way to the nearest ones that were seen.
void DungeonController::go_to_stairs() {
    const std::optional<Point> at = next_game().world().position(next_game().awaiting());
    std::vector<Point> stairs = game().known().all_stairs();
    if (!at || stairs.empty()) return propose(commands::Descend{});
    std::stable_sort(stairs.begin(), stairs.end(), [&](Point a, Point b) { return chebyshev(*at, a) < chebyshev(*at, b); });
    if (*at == stairs.front()) return propose(commands::Descend{});
    const auto is_open = [&](Point p) { return Travel(next_game(), p).obstacle().empty(); };
    const auto nearest = std::find_if(stairs.begin(), stairs.end(), is_open);
    go_to(nearest != stairs.end() ? *nearest : stairs.front());
}

void DungeonController::change_setting(Control control) {
    if (const std::optional<RunSetting> next = next_run_setting(game(), control)) return apply(*next);
    m_settings.change([&](Preferences& preferences) { change_by_control(preferences, control); });
    if (const std::string text = preference_text(control, m_settings.now(), catalog()); !text.empty()) prompt(text);
}

void DungeonController::apply(const RunSetting& setting) {
    if (setting.told.empty() && setting.commands.empty()) return;
    if (setting.commands.empty()) enter_base();
    for (const Command& command : setting.commands) give(command);
    if (!setting.told.empty()) prompt(setting.told);
}

// --- pauses ---

void DungeonController::next_intention(int step) {
    std::vector<EntityId> offered;
    for (const EntityId member : game().world().roster()[game().player_team()].members)
        if (game().may_reconsider(member)) offered.push_back(member);
    if (offered.empty()) return enter_base(say(catalog(), "nobody_has_begun"));
    reconsider(next_in_ring(offered, game().reconsidering(), step));
}

void DungeonController::reconsider(EntityId who) {
    give(commands::Reconsider{who});
    if (game().pending(who) == nullptr || game().reconsidering() != who) return;
    focus().creature = who;
    prompt(prompt_of_replacing(game(), who, keys()));
}

void DungeonController::give_orders(EntityId about) {
    if (order_receivers(game()).empty()) return enter_base(say(catalog(), "orders_nobody"));
    enter_base();
    m_host.open_orders(about);
}

/// Vetoes an intention. This costs no turn and does not leave the Looking state.
void DungeonController::veto(EntityId who) {
    const std::optional<Command> command = who ? m_session.veto_on(who) : std::nullopt;
    if (!command) return prompt(prompt_of_veto(m_session, {}, keys()));
    m_host.finish_animation();
    const Step step = m_session.give(*command);
    prompt(step.kind == Step::Kind::refused ? describe(step.refusal, who, game().view()) : prompt_of_veto(m_session, who, keys()));
}

bool DungeonController::fill_list_of(EntityId who) {
    if (!who || !m_list.fill_for(who)) return false;
    enter_base();
    return true;
}

bool DungeonController::click_creature(EntityId who) {
    if (who && aim_at_creature(who)) {
        const Aim aimed = *current_aim();
        if (aimed.aimed_at() == who) confirm_aim(aimed);
        return true;
    }
    if (who && game().may_reconsider(who)) return reconsider(who), true;
    const std::vector<EntityId> receivers = order_receivers(game());
    if (!who || std::find(receivers.begin(), receivers.end(), who) == receivers.end()) return false;
    give_orders(who);
    return true;
}

// --- looking ---

void DungeonController::look() {
    enter<Looking>();
    focus().tile = next_game().world().position(next_game().awaiting());
    prompt_at_looked_at();
}

void DungeonController::prompt_at_looked_at() {
    if (is_in<Looking>()) prompt(prompt_of_looking(m_session, looked_at(m_session), keys()));
}

void DungeonController::scroll_text(int steps) {
    constexpr int lines = 3;
    focus().text_scrolled = std::max(0, focus().text_scrolled + lines * steps);
}

void DungeonController::look_at(Point tile) {
    focus().text_scrolled = 0;
    focus().tile = tile;
    focus().creature = game().known().creature_at(tile);
    prompt_at_looked_at();
}

void DungeonController::look_at_next(int step) {
    const std::vector<EntityId> targets = look_targets(m_session);
    if (targets.empty()) return;
    focus().text_scrolled = 0;
    focus().creature = next_in_ring(targets, focus().creature, step);
    focus().tile = game().world().position(focus().creature);
    prompt_at_looked_at();
}

// --- aiming ---

void DungeonController::aim_chosen() {
    // Commands from another screen may have changed the awaited creature, or brought foes into sight.
    if (is_in<Playing>() || is_in<Paused>()) m_list.follow();
    if (focus().to_aim) begin_aim(*std::exchange(focus().to_aim, std::nullopt));
}

void DungeonController::begin_aim(const Command& draft) {
    stop_continuing();
    show_aim(Aim(next_game(), draft, [this](const Command& command) { return m_session.refusal_of(command); }));
}

void DungeonController::show_aim(Aim aimed) {
    enter<Aiming>(std::move(aimed));
    const Aim& aim = *current_aim();
    consider_aim(m_session, aim);
    prompt(prompt_of_aim(m_session, aim, keys()));
}

bool DungeonController::aim_at(Point tile, Aim aim) {
    const bool in_reach = aim.point_at(tile);
    show_aim(std::move(aim));
    if (!in_reach) prompt(prompt_of_refused_aim(say(catalog(), "refused_too_far"), keys(), catalog()));
    return in_reach;
}

bool DungeonController::aim_at_creature(EntityId who) {
    if (!is_in<Aiming>()) return false;
    Aim aim = *current_aim();
    const std::optional<Aim::Unreached> why = aim.point_at_creature(who);
    show_aim(std::move(aim));
    if (why) prompt(prompt_of_refused_aim(why_unreached(*why, m_session.name_of(who), catalog()), keys(), catalog()));
    return true;
}

void DungeonController::confirm_aim(Aim aim) {
    const Command command = aim.command();
    if (m_session.refusal_of(command)) return show_aim(std::move(aim));
    constexpr bool slow_step_agreed = false;  // only steps are slow, and those are not aimed
    const std::string warning = warning_for(next_game(), command, slow_step_agreed);
    if (warning.empty()) return give(command);
    // The tiles it reaches stay visible during the question.
    std::vector<Point> reached = aim.reached();
    const std::optional<Point> cursor = aim.cursor();
    enter<Confirming>(command, std::optional(std::move(aim)));
    focus().reached = std::move(reached);
    focus().tile = cursor;
    focus().aimed = command;
    ask(warning);
}

// --- the pointer ---

bool DungeonController::point_at(Point tile) {
    if (is_in<Confirming>()) return false;
    if (const Aim* const aim = current_aim()) return aim_at(tile, *aim), true;
    if (focus().tile == tile) return false;
    look_at(tile);
    if (is_in<Looking>()) return true;
    consider_nothing(focus());
    if (!is_in<Turning>()) consider_click(m_session, tile);
    return true;
}

void DungeonController::point_at_skill(std::optional<int> slot) {
    if (!is_in<Playing>() && !is_in<Paused>()) return;
    focus().tile.reset();
    consider_nothing(focus());
    if (slot) consider_skill(m_session, *slot);
}

void DungeonController::click(Point tile) {
    stop_continuing();
    if (const Aim* const aim = current_aim()) {
        const std::optional<Command> asked = is_in<Confirming>() ? std::optional(in<Confirming>()->command) : std::nullopt;
        if (!aim_at(tile, *aim)) return;
        const Aim aimed = *current_aim();
        return asked == aimed.command() ? give(*asked) : confirm_aim(aimed);
    }
    const EntityId clicked = game().known().creature_at(tile);
    if (clicked && clicked != game().awaiting() && !game().reconsidering() && click_creature(clicked)) return;
    if (!is_in<Looking>()) go_to(tile);
}

/// A step, an attack or a journey, depending on the distance of the tile; on the creature's own tile, act_here().
void DungeonController::go_to(Point tile) {
    const std::optional<Point> at = next_game().world().position(next_game().awaiting());
    // The refusal says that there is no action to replace.
    if (!at) return game().paused() ? reconsider(game().leader()) : void();
    if (is_in<Turning>() && tile != *at) return give(commands::Face{direction_towards(*at, tile)});
    if (tile == *at) return act_here();
    if (const auto shot = shot_at(m_session, tile)) return propose(*shot);
    const Confirming* const asked = in<Confirming>();
    const auto* const attack = asked != nullptr ? std::get_if<commands::Attack>(&asked->command) : nullptr;
    if (attack != nullptr && tile == *at + offset(attack->direction)) return propose(Command(asked->command));
    if (chebyshev(*at, tile) == 1) {
        const Command beside = step_or_attack(m_session, direction_towards(*at, tile));
        // Round a corner, a tile beside is further away than it looks.
        const std::optional<Refusal> refusal = m_session.refusal_of(beside);
        if (!refusal || refusal->reason != Refusal::Reason::corner) return propose(beside);
    }
    if (m_list.is_open()) return enter_base(m_list.add_way_to(tile));
    Travel way(next_game(), tile);
    if (std::string obstacle = way.obstacle(); !obstacle.empty()) return enter_base(std::move(obstacle));
    const std::optional<Direction> step = way.next_step();
    if (!step) return;
    constexpr bool is_of_journey = true;
    if (foes_in_sight(game()) || game().paused()) return propose(step_or_attack(m_session, *step), is_of_journey);
    begin_continuing(std::move(way));
}

// --- the menu of a tile ---

bool DungeonController::may_open_menu() const {
    return (is_in<Playing>() || is_in<Paused>()) && !continues() && game().outcome() == Outcome::running;
}

std::vector<TileChoice> DungeonController::choices_at(Point tile) {
    enter_base();
    return choices_on_tile(m_session, tile);
}

void DungeonController::choose(const TileChoice& choice) {
    if (const Command* const command = std::get_if<Command>(&choice.choice)) return propose(*command);
    control(std::get<Control>(choice.choice));
}

// --- commands ---

void DungeonController::propose(const Command& command, bool is_of_journey) {
    const Confirming* const asked = in<Confirming>();
    if (asked != nullptr && asked->command == command) return give(command);
    std::string warning = warning_before(m_session, command, has_agreed_to_slow_steps());
    if (warning.empty() && is_of_journey) warning = warning_of_journey(m_session, command);
    if (warning.empty()) return give(command);
    enter<Confirming>(command);
    ask(warning);
}

bool DungeonController::has_agreed_to_slow_steps() const { return m_slow_step_agreed == m_session.revision() || m_list.has_agreed_step(); }

void DungeonController::ask(const std::string& warning) {
    consider(m_session, in<Confirming>()->command);
    prompt(prompt_of_warning(warning, keys(), catalog()));
}

/// True at a pause for a command that costs a turn: it replaces what the leader has begun, unless another intention was chosen.
bool DungeonController::replaces_intention(const Command& command) const {
    return costs_turn(command) && game().paused() && !game().reconsidering() && game().may_reconsider(game().leader());
}

void DungeonController::give(const Command& command) {
    if (m_list.takes(command)) return enter_base(m_list.put(command));
    carry_out(command);
}

void DungeonController::carry_out(Command command) {
    // Once confirmed, very slow steps need no question until the player does something else.
    const Confirming* const asked = in<Confirming>();
    const bool agreed = std::holds_alternative<commands::Walk>(command) && foes_in_sight(game()) &&
                        ((asked != nullptr && asked->command == command) || m_slow_step_agreed == m_session.revision());
    m_host.finish_animation();
    const bool replaces = replaces_intention(command);
    if (replaces) {
        // A refusal leaves the pause as it was.
        if (const std::optional<Refusal> refusal = m_session.refusal_of(command))
            return enter_base(describe(*refusal, next_game().awaiting(), next_game().view()));
        m_session.give(commands::Reconsider{game().leader()});
    }
    const Playing* const playing = in<Playing>();
    m_auto.before_command(playing != nullptr ? playing->going : continuation::Any{});
    const Step step = m_session.give(command);
    if (replaces && step.kind == Step::Kind::refused) m_session.give(commands::Reconsider{});
    if (agreed) m_slow_step_agreed = m_session.revision();
    settle(step);
}

/// Updates the state after a command; what continues without a key does so unless something stops it.
void DungeonController::settle(const Step& step) {
    continuation::Any going;
    if (Playing* const playing = in<Playing>()) going.swap(playing->going);
    if (const std::optional<AutoStop> stop = m_auto.after_command(step, going)) return end_continuing(*stop);
    enter_base();
    if (Playing* const playing = in<Playing>()) playing->going.swap(going);
}

// --- what continues without a key ---

void DungeonController::begin_continuing(continuation::Any going) {
    const AutoCommands::Next first = m_auto.first(going);
    // The first command needs confirmation like any other; the following ones continue automatically.
    const Command* const command = std::get_if<Command>(&first);
    if (command != nullptr && !warning_before(m_session, *command, has_agreed_to_slow_steps()).empty()) return propose(*command);
    enter<Playing>(std::move(going));
    carry_out_or_end(first);
}

bool DungeonController::continues() const {
    const Playing* const playing = std::get_if<Playing>(&m_state);
    return playing != nullptr && m_auto.continues(playing->going);
}

void DungeonController::continue_once() { carry_out_or_end(m_auto.next(in<Playing>()->going, has_agreed_to_slow_steps())); }

void DungeonController::carry_out_or_end(const AutoCommands::Next& next) {
    if (const AutoStop* const stop = std::get_if<AutoStop>(&next)) return end_continuing(*stop);
    carry_out(std::get<Command>(next));
}

void DungeonController::end_continuing(const AutoStop& stop) {
    if (stop.drops_keys) m_host.drop_queued_input();
    if (stop.is_for_sleepers) m_stopped_for_sleepers = m_session.revision();
    enter_base(stop.why);
}

}  // namespace td
