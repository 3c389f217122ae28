#include "play/session.hpp"

#include "game/floor/companion_orders.hpp"
#include "game/state/departure.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"

namespace td {

namespace {

bool plays_on(const Step& step) {
    return step.kind == Step::Kind::turn_taken || step.kind == Step::Kind::weapon_fired || step.kind == Step::Kind::floor_over;
}

}  // namespace

bool continues(const Step& step, const Game& game) {
    // A command that cost no turn may have changed whose turn it is.
    return plays_on(step) || (step.kind == Step::Kind::done_out_of_turn && !game.awaiting());
}

Session::Session(std::shared_ptr<const Catalog> catalog, GameSettings settings) : Session(Game(std::move(catalog), settings)) {}

Session::Session(Game game, CommandPreviews previews) : m_game(std::make_unique<Game>(std::move(game))), m_previews(std::move(previews)) {}

void Session::begin() {
    // A floor entered again tells them itself.
    if (m_game->depth() == 1) log_goals();
    publish_events();
    m_history.command_begins(*m_game, std::nullopt);
    m_thoughts.begin(std::exchange(m_recalled, {}));
    while (plays_on(play_step())) publish_events();
    publish_events();
    constexpr bool refused = true;
    m_history.command_ends(!refused);
    m_told_by_begin = m_message_log.entries().size();
    m_first_floor = m_game->depth();
}

void Session::remember(const Session& earlier) {
    m_message_log.replace_beginning(std::exchange(m_told_by_begin, 0), earlier.m_message_log);
    m_chronicle.add_floors_before(m_first_floor, earlier.m_chronicle);
}

Step Session::give(const Command& command) {
    const Step step = carry_out(command);
    if (m_recorder) m_recorder(command, step);
    return step;
}

Step Session::step(const std::optional<Command>& command) {
    const Step step = m_game->step(command);
    publish_events();
    ++m_revision;
    return step;
}

Step Session::carry_out(const Command& command) {
    m_history.command_begins(*m_game, command);
    m_thoughts.begin(std::exchange(m_recalled, {}));
    const std::uint32_t scenery = m_game->world().scenery_version();
    Step step = play_step(command);
    publish_events(step.kind == Step::Kind::refused);
    m_last_refusal.reset();
    constexpr bool refused = true;
    if (step.kind == Step::Kind::refused) {
        // A refused step may have revealed something hidden.
        if (m_game->world().scenery_version() != scenery) ++m_revision;
        m_history.command_ends(refused);
        m_last_refusal = step.refusal;
        ++m_refusals;
        return step;
    }
    Step next = step;
    if (continues(step, *m_game)) next = play_step();
    while (plays_on(next)) {
        publish_events();
        next = play_step();
    }
    publish_events();
    m_history.command_ends(!refused);
    if (step.kind != Step::Kind::done_out_of_turn) step = next;
    ++m_revision;
    m_lists.follow(*m_game);
    focus.considered.reset();
    focus.aimed.reset();
    focus.reached.clear();
    focus.path.clear();
    return step;
}

Step Session::play_step(const std::optional<Command>& command) {
    const Step step = m_game->step(command, nullptr, &m_thoughts);
    // A saved run goes on from the beginning of its last floor, so earlier thoughts are not needed.
    if (step.kind == Step::Kind::floor_over) m_thoughts.begin();
    return step;
}

std::vector<std::string> Session::migrate_to(std::shared_ptr<const Catalog> content) {
    std::vector<std::string> missing = m_game->migrate_to(std::move(content));
    if (!missing.empty()) return missing;
    m_last_refusal.reset();
    m_next_game.reset();
    m_floor_marks.clear();
    m_lists.clear();
    m_history.clear();
    focus = {};
    ++m_revision;
    return {};
}

bool Session::knows(EntityId who) const { return m_game->known().knows(who); }

std::string Session::name_of(EntityId who) const { return name_among_known(who, m_game->view(), known()); }

OrderContext Session::order_context() const { return context_of(*m_game, known()); }

std::vector<OrderPlace> Session::places(const Forecast& forecast) const {
    // The first turn belongs to the awaited creature, which edits of the team may change.
    const EntityId asked = m_game->awaiting() && !m_game->paused() && !forecast.turns.empty() ? forecast.turns.front().who : EntityId{};
    return order_of(forecast, asked, m_game->world(), known());
}

std::vector<OrderPlace> Session::order_now() const { return places(m_game->forecast(rounds_shown())); }

const ActionList* Session::shown_list() {
    m_lists.refresh(*m_game, m_revision);
    return m_lists.shown(*m_game);
}

const Game& Session::next_game() {
    if (m_lists.open() != nullptr) {
        m_lists.refresh(*m_game, m_revision);
        return m_lists.before_next(*m_game);
    }
    const EntityId leader = m_game->leader();
    if (!m_game->paused() || m_game->reconsidering() || !m_game->may_reconsider(leader)) return *m_game;
    if (!m_next_game || m_next_game_revision != m_revision) {
        m_next_game = *m_game;
        m_next_game->watch(nullptr);
        m_next_game->step(commands::Reconsider{leader});
        m_next_game_revision = m_revision;
    }
    return *m_next_game;
}

std::optional<Forecast> Session::order_considered() {
    const ActionList* const list = shown_list();
    if (list == nullptr || (list->state() == ActionList::State::empty && !focus.considered)) {
        if (!focus.considered) return std::nullopt;
        return next_game().forecast(rounds_shown(), focus.considered);
    }
    const bool is_next = list == m_lists.open() && focus.considered;
    Forecast then = td::forecast(m_game->state(), rounds_shown(), list->commands(is_next ? focus.considered : std::nullopt));
    then.paid = is_next ? next_game().forecast(1, focus.considered).paid : std::nullopt;
    return then;
}

const std::vector<OrderPlace>& Session::order() {
    if (m_order_revision == revision_of_next_game() && m_order_command == focus.considered) return m_order;
    const std::vector<OrderPlace> now = order_now();
    const RoundPresentation presentation = m_game->time().presentation();
    m_order = now;
    m_interval.reset();
    if (const std::optional<Forecast> then = order_considered()) {
        m_order = compare_orders(presentation, now, places(*then));
        m_interval = then->paid;
        if (focus.considered == Command(commands::Descend{}))
            if (const std::optional<Point> stairs = next_game().world().position(next_game().awaiting()))
                mark_departure(presentation, now, m_order, departure_by(next_game().state(), *stairs), next_game().world());
    }
    m_order_revision = revision_of_next_game();
    m_order_command = focus.considered;
    return m_order;
}

CommandList Session::chosen() {
    const EntityId asked = m_game->paused() ? EntityId{} : m_game->awaiting();
    if (const ActionList* const list = shown_list(); list != nullptr && asked == list->who())
        return list->commands(list == m_lists.open() ? focus.considered : std::nullopt);
    CommandList list{asked, {}};
    if (asked && focus.considered) list.commands.push_back(*focus.considered);
    return list;
}

void Session::refresh_intentions() {
    if (m_intentions_revision == revision_of_next_game() && m_intentions_command == focus.considered) return;
    m_intentions = td::intentions(m_game->state(), chosen());
    m_reasons.clear();
    m_intentions_revision = revision_of_next_game();
    m_intentions_command = focus.considered;
}

const std::vector<Intention>& Session::intentions() {
    refresh_intentions();
    return m_intentions;
}

const std::vector<ReasonLine>& Session::reasons(EntityId who) {
    refresh_intentions();
    const auto [found, is_new] = m_reasons.try_emplace(who);
    if (!is_new) return found->second;
    const auto reasons = reasons_of(m_game->state(), who, chosen());
    if (reasons) found->second = describe_reasons(*reasons, known());
    return found->second;
}

std::optional<Command> Session::veto_on(EntityId who) {
    const auto reasons = reasons_of(m_game->state(), who, chosen());
    if (!reasons) return std::nullopt;
    return Command(veto_of(m_game->state(), reasons->then, who, reasons->decision.command));
}

const Session::Threats& Session::current_threats() {
    if (m_threats_revision == revision_of_next_game()) return m_threats;
    m_threats.tiles = threats_around(next_game());
    m_threats.regions = regions_of(m_threats.tiles);
    m_threats.begun = blows_begun(next_game());
    m_threats_revision = revision_of_next_game();
    return m_threats;
}

const std::optional<Interval>& Session::interval() {
    order();
    return m_interval;
}

std::vector<OrderPlace> Session::order_after(const std::vector<Command>& edits) const {
    return compare_orders(m_game->time().presentation(), order_now(), places(m_game->forecast_after(rounds_shown(), edits)));
}

void Session::log_goals() {
    const Catalog& catalog = m_game->catalog();
    std::string wins, below, loses;
    for (const ObjectiveStatus& goal : objective_statuses(*m_game)) {
        std::string& list = goal.later ? below : goal.wins ? wins : loses;
        list = list.empty() ? goal.text : say(catalog, {"goals_or", "one", "other"}, list, goal.text);
    }
    if (!below.empty()) wins = wins.empty() ? below : say(catalog, {"goals_below", "goals", "below"}, wins, below);
    if (!wins.empty()) m_message_log.tell({say(catalog, {"goals_told_winning", "goals"}, wins), Tone::milestone}, m_moment);
    if (!loses.empty()) m_message_log.tell({say(catalog, {"goals_told_losing", "goals"}, loses), Tone::milestone}, m_moment);
    for (const ObjectiveStatus& aim : side_aims(*m_game))
        m_message_log.tell({say(catalog, {"goals_told_aim", "aim"}, aim.text), Tone::milestone}, m_moment);
}

void Session::note(std::string text) { m_message_log.tell(Line{std::move(text)}, m_moment); }

void Session::publish_events(bool refused) {
    const World& world = m_game->world();
    bool goals_changed = false;
    bool may_reveal = m_revision == 0;  // true if a creature that was not known may be known now
    const Seen seen = [this](Point p) { return m_game->sight().sees(p); };
    for (const Event& event : m_game->take_events()) {
        if (const auto* began = std::get_if<RoundBegan>(&event)) {
            m_history.round_began();
            set_moment({began->round, 0, m_game->now().time});
        } else if (const auto* turn = std::get_if<TurnBegan>(&event)) {
            set_moment({turn->round, turn->tier, m_game->now().time});
        }
        // A refusal is shown beside the map, not in the log.
        if (!refused || !std::holds_alternative<WasRefused>(event)) m_narrator.hear(event, {world, m_game->catalog()}, seen, &m_letters);
        if (const auto* entered = std::get_if<FloorEntered>(&event)) {
            set_moment({});
            // What was pointed at has other numbers there.
            focus = {.times = focus.times, .threats = focus.threats};
            m_letters.clear();
            // begin() has logged the first floor's objectives.
            goals_changed = entered->floor > 1;
        }
        const bool witnessed = is_witnessed(event, world, seen);
        // Turns, waits and events out of sight reveal no creature.
        may_reveal = may_reveal || (witnessed && !(std::holds_alternative<TurnBegan>(event) || std::holds_alternative<Waited>(event)));
        m_chronicle.hear(*m_game, event, [&](EntityId who) { return who && (witnessed || knows(who)) ? name_of(who) : std::string(); });
        m_floor_marks.hear(*m_game, event);
        m_listeners.tell(*m_game, event);
    }
    if (may_reveal) m_letters.follow(m_game->view(), [this](EntityId who) { return knows(who); });
    log_lines();
    if (goals_changed) log_goals();
}

void Session::log_lines() {
    for (Line& line : m_narrator.take_lines()) m_message_log.tell(std::move(line), m_moment);
}

/// Earlier lines belong to the previous moment.
void Session::set_moment(Moment moment) {
    log_lines();
    m_moment = moment;
}

}  // namespace td
