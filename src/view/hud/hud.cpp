#include "view/hud/hud.hpp"

#include <array>
#include <utility>

#include "play/list_filling.hpp"
#include "play/travel.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_encounters.hpp"
#include "text/intervals.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/goals.hpp"
#include "view/hud/info_panel.hpp"
#include "view/hud/list_panel.hpp"
#include "view/hud/log_panel.hpp"
#include "view/hud/party_panel.hpp"
#include "view/hud/ribbon.hpp"
#include "view/hud/ribbon_turns.hpp"
#include "view/hud/skill_bar.hpp"

namespace td {

namespace {

class FlatHud final : public Hud {
public:
    explicit FlatHud(ScreenContext context) : m_context(context) {}

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    Box map_area(const Canvas& canvas) const override;
    bool covers(Point at) const override {
        return m_ribbon.area().contains(at) || m_party.covers(at) || m_foot.contains(at) || m_list.covers(at);
    }
    std::optional<int> skill_at(Point at) const override { return m_skills.slot_at(at); }
    EntityId creature_at(Point at) override { return creature_under(at); }
    std::vector<Box> portraits_of(EntityId who) const override { return m_ribbon.portraits_of(who, m_places); }
    Box party_box() const override { return m_party.area(); }
    const std::vector<Box>& skill_boxes() const override { return m_skills.slots(); }
    bool has_long_text() const override { return m_has_long_text; }
    void set_prompt(std::string prompt) override { m_prompt = std::move(prompt); }
    void set_headline(std::string headline) override { m_headline = std::move(headline); }
    void set_turns_shown(std::vector<TurnShown> turns) override { m_turns_shown = std::move(turns); }
    void keep_clear(std::vector<Box> seen, std::vector<Box> creatures) override {
        m_seen = std::move(seen);
        m_creatures = std::move(creatures);
    }
    const std::vector<Box>& taken() const override { return m_seen; }
    void set_moving(std::vector<EntityId> creatures) override { m_moving = std::move(creatures); }

private:
    Session& session() const { return m_context.session; }
    const Game& game() const { return m_context.session.game(); }
    void point(Point at);
    void forget_pointer();
    EntityId creature_under(Point at);
    RibbonView ribbon_view();
    void choose_entry(std::size_t entry);
    void draw_foot(Canvas& canvas, Box foot);
    void draw_headline(Canvas& canvas, Box line);
    void draw_middle_notes(Canvas& canvas, Box map);
    void draw_considered(Canvas& canvas, Box map);

    ScreenContext m_context;
    Ribbon m_ribbon;
    PartyPanel m_party;
    SkillBar m_skills;
    ListPanel m_list;
    Box m_foot;
    std::vector<TurnShown> m_turns_shown;
    std::vector<OrderPlace> m_places;  ///< of the ribbon in the last frame
    std::string m_prompt;
    std::string m_headline;  ///< shown instead of whose turn it is; empty: none
    Box m_headline_box;
    std::vector<Box> m_seen;         ///< boxes that panels must not cover
    std::vector<Box> m_creatures;    ///< boxes that notes should not cover
    std::vector<EntityId> m_moving;  ///< not drawn at their places yet
    std::int64_t m_now = 0;
    int m_refusals = 0;  ///< the session's count when the last refusal was shown
    std::int64_t m_refusal_ends = 0;
    std::optional<Point> m_pointer;
    EntityId m_pointed;  ///< set by the last point()
    bool m_has_long_text = false;
    bool m_pointed_here = false;  ///< the focus's creature was set by this layer
};

constexpr int pill_edge = 12;  ///< left and right of the text, at 720 lines
constexpr int pill_rim = 3;    ///< above and below it

/// The box for a text that is wrapped at `most_width` pixels.
Box pill_box(Canvas& canvas, Point centre_top, std::string_view text, int most_width) {
    const TextStyle look{TextSize::normal, {}, false};
    const std::vector<std::string> lines = canvas.wrapped(text, most_width - 2 * canvas.px(pill_edge), look);
    int width = 0;
    for (const std::string& line : lines) width = std::max(width, canvas.text_width(line, look));
    width += 2 * canvas.px(pill_edge);
    const int height = static_cast<int>(lines.size()) * canvas.line_height() + 2 * canvas.px(pill_rim);
    return {centre_top.x - width / 2, centre_top.y, width, height};
}

/// Draws a text on a dark pill of the size given by pill_box().
void draw_pill(Canvas& canvas, Box pill, std::string_view text, Colour colour) {
    canvas.rect(pill, style::panel_deep);
    canvas.frame(pill, std::max(1, canvas.px(1)), colour.dimmed(70));
    const Box inner{pill.x + canvas.px(pill_edge), pill.y + canvas.px(pill_rim), pill.width - 2 * canvas.px(pill_edge), pill.height};
    canvas.paragraph(inner, text, {TextSize::normal, colour, false}, Align::centre);
}

/// The top of the line of prompts along the map's lower edge.
int prompt_line_top(Canvas& canvas, Box map) { return map.bottom() - canvas.line_height() - canvas.px(14); }

Box FlatHud::map_area(const Canvas& canvas) const {
    Box area = canvas.area();
    area.cut_top(canvas.px(style::ribbon_height));
    area.cut_bottom(canvas.px(style::foot_height));
    area.cut_left(canvas.px(style::party_width));
    return area;
}

EntityId FlatHud::creature_under(Point at) {
    if (const auto place = m_ribbon.place_at(at); place && *place < m_places.size()) return m_places[*place].who;
    return m_party.creature_at(at);
}

void FlatHud::point(Point at) {
    m_pointer = at;
    const EntityId who = creature_under(at);
    if (who || m_pointed_here) session().focus.creature = who;
    m_pointed_here = static_cast<bool>(who);
    m_pointed = who;
}

/// Who plays on by keys is not told any longer what the resting pointer is on.
void FlatHud::forget_pointer() {
    m_pointer.reset();
    if (m_pointed_here) session().focus.creature = {};
    m_pointed_here = false;
}

void FlatHud::handle(const InputEvent& event, Screens&) {
    if (event.kind == InputEvent::Kind::control) forget_pointer();
    if (event.kind == InputEvent::Kind::pointer_moved) point(event.at);
    if (!event.clicked()) return;
    if (const auto entry = m_list.entry_at(event.at)) choose_entry(*entry);
    if (const auto slot = m_skills.slot_at(event.at)) session().focus.to_aim = commands::UseSkill{*slot, Direction::south, {}};
}

/// Chooses the entry of the open list that the next command replaces; the same entry again: none.
void FlatHud::choose_entry(std::size_t entry) {
    ActionList* const list = session().lists().edit_open();
    if (list != nullptr) list->choose(list->chosen() == entry ? std::nullopt : std::optional(entry));
}

RibbonView FlatHud::ribbon_view() {
    m_places = with_turns_shown(m_turns_shown, session().order());
    OrderContext context = session().order_context();
    context.now = moment_shown(m_turns_shown, context.now);
    return {.places = m_places,
            .context = std::move(context),
            .pointed_at = session().focus.creature,
            .pointer = m_pointer,
            .aimable = session().focus.aimable};
}

/// Hides a refusal after a while or at the next command, and updates what is pointed at, since portraits move while turns are shown.
bool FlatHud::tick(std::int64_t now) {
    const bool shown = m_now < m_refusal_ends;
    m_now = now;
    const bool moved = m_pointer && m_pointed_here && creature_under(*m_pointer) != m_pointed;
    if (moved) point(*m_pointer);
    return moved || shown != (m_now < m_refusal_ends);
}

void FlatHud::draw(Canvas& canvas) {
    Box rest = canvas.area();
    const Box top = rest.cut_top(canvas.px(style::ribbon_height));
    const RibbonView view = ribbon_view();
    m_foot = rest.cut_bottom(canvas.px(style::foot_height));
    const Box map = map_area(canvas);
    m_party.draw(canvas, m_context, Box{rest.x, rest.y, canvas.px(style::party_width), rest.height});
    draw_foot(canvas, m_foot);
    // A panel keeps clear of m_seen, so each that is drawn is added to it.
    const InfoPanelPlace info = draw_info_panel(canvas, m_context, map, goal_lines_height(canvas, game()), m_seen, m_moving);
    m_has_long_text = info.is_longer;
    if (!info.box.empty()) m_seen.push_back(info.box);
    Box below_goals = map;
    below_goals.cut_top(goal_lines_height(canvas, game()));
    const Box list = m_list.draw(canvas, m_context, below_goals, m_seen, m_creatures);
    if (!list.empty()) m_seen.push_back(list);
    m_ribbon.draw(canvas, m_context.pictures, top, view);
    draw_middle_notes(canvas, map);
    m_ribbon.draw_note(canvas, view, m_seen);
    m_seen.push_back(m_headline_box);
    // While aiming, the prompts use this place, and the side panel says more.
    if (m_pointer && session().focus.mode == UiFocus::Mode::playing) m_skills.draw_note(canvas, m_context, *m_pointer, m_seen);
    if (m_pointer) m_list.draw_note(canvas, m_context, *m_pointer, m_seen);
    if (m_pointer) m_party.draw_note(canvas, m_context, *m_pointer, m_seen);
}

void FlatHud::draw_considered(Canvas& canvas, Box map) {
    const auto& considered = session().focus.considered;
    const EntityId asked = session().next_game().awaiting();
    if (!considered || !asked) return;
    const std::string command = describe_command(*considered, asked, game().view());
    const std::optional<Interval> after = session().interval();
    const std::string interval = after ? describe_interval(*after, game().catalog()) : std::string();
    const std::string text = interval.empty() ? say(game().catalog(), {"hud_order_if", "action"}, command)
                                              : say(game().catalog(), {"hud_order_if_then", "action", "interval"}, command, interval);
    // Below the objectives, however long they are, or above the line of prompts.
    const Box upper =
        pill_box(canvas, {map.centre().x, map.y + canvas.px(6) + goal_lines_height(canvas, game())}, text, map.width - canvas.px(16));
    const Box lower = upper.moved(0, prompt_line_top(canvas, map) - upper.height - canvas.px(6) - upper.y);
    const Box pill = place_panel(map, {upper, lower}, m_seen, m_creatures);
    draw_pill(canvas, pill, text, style::change);
    m_seen.push_back(pill);
}

void FlatHud::draw_middle_notes(Canvas& canvas, Box map) {
    constexpr std::int64_t refusal_ms = 4'000;
    if (std::exchange(m_refusals, session().refusals()) != m_refusals) m_refusal_ends = m_now + refusal_ms;
    draw_considered(canvas, map);
    const int lower = prompt_line_top(canvas, map);
    const Box whole_map = map;
    // The info panel has the right side to itself.
    map.cut_right(canvas.px(style::side_width));
    const auto draw_prompt = [&](std::string_view text, Colour colour) {
        const Box from_top = pill_box(canvas, {map.centre().x, lower}, text, map.width - canvas.px(16));
        // A long question grows upwards.
        const Box middle = from_top.moved(0, canvas.line_height() + 2 * canvas.px(pill_rim) - from_top.height);
        const Box left = middle.moved(map.x + canvas.px(8) - middle.x, 0);
        const Box pill = place_panel(whole_map, {middle, left}, m_seen, m_creatures);
        m_seen.push_back(pill.inset(-canvas.px(style::gap)));
        draw_pill(canvas, pill, text, colour);
    };
    if (!m_prompt.empty())
        draw_prompt(m_prompt, style::text);
    else if (session().last_refusal() && m_now < m_refusal_ends)
        draw_prompt(describe(*session().last_refusal(), game().awaiting(), game().view()), style::of(Tone::refusal));
    else if (game().paused())
        draw_prompt(say(game().catalog(), {"hud_paused", "wait", "next"}, key_in_text(Control::wait, canvas.keys(), game().catalog()),
                        key_in_text(Control::next_target, canvas.keys(), game().catalog())),
                    style::text);
}

/// "7 minutes · 34 rounds, par 120 · floor 2 of 4 · dusk · mist · seed 7", preceded by when the game pauses automatically. Shortened to
/// `width`; the minutes, or else the seed, are never dropped.
std::string whereabouts(Canvas& canvas, const Game& game, int width, const TextStyle& look) {
    const Catalog& catalog = game.catalog();
    constexpr std::array<PhraseWith<0>, 2> pauses{"headline_pauses_at_events", "headline_pauses_at_boundaries"};
    std::string pause, difficulty, weather;
    if (const auto mode = static_cast<std::size_t>(game.pause_mode()); mode > 0) pause = say(catalog, pauses[mode - 1]);
    const std::string floor = describe_depth(game);
    if (game.settings().difficulty) difficulty = say(catalog, {"headline_difficulty", "difficulty"}, game.difficulty().name);
    if (const WeatherId here = game.world().surroundings().weather)
        weather = say(catalog, {"headline_weather", "weather"}, catalog[here].name);
    const std::string minutes = describe_minutes(game);
    const std::string seed = say(catalog, {"headline_seed", "seed"}, std::to_string(game.settings().seed));
    const std::initializer_list<std::vector<std::string>> choices{{pause, minutes, floor, difficulty, weather, seed},
                                                                  {pause, minutes, floor, difficulty, seed},
                                                                  {pause, minutes, floor, seed},
                                                                  {minutes, floor, seed},
                                                                  {minutes, seed},
                                                                  {minutes.empty() ? seed : minutes}};
    std::string text;
    for (const std::vector<std::string>& parts : choices) {
        text.clear();
        for (const std::string& part : parts)
            if (!part.empty()) text += (text.empty() ? "" : " · ") + part;
        if (canvas.text_width(text, look) <= width) break;
    }
    return text;
}

/// The creature whose turn is shown, else `instead`, else whose command is awaited.
std::string whose_turn(const Session& session, const std::vector<TurnShown>& shown, const std::string& instead) {
    const Game& game = session.game();
    const Catalog& catalog = game.catalog();
    for (const TurnShown& turn : shown)
        if (turn.acts) return say(catalog, {"headline_acts", "who"}, session.name_of(turn.who));
    if (!instead.empty()) return instead;
    const std::string asked = name_of(game.awaiting(), game.view());
    if (game.reconsidering()) return say(catalog, {"headline_instead", "who"}, asked);
    if (game.paused()) return say(catalog, "headline_paused");
    if (game.awaiting()) return say(catalog, {"headline_your_turn", "who"}, asked);
    return game.outcome() != Outcome::running ? say(catalog, "run_lost_title") : say(catalog, "others_act");
}

void FlatHud::draw_headline(Canvas& canvas, Box line) {
    const EntityId asked = m_headline.empty() ? game().awaiting() : EntityId{};
    m_headline_box = line;
    const TextStyle soft{TextSize::small, style::text_faint, false};
    const TextStyle loud{TextSize::large, style::accent, true};
    const int gap = canvas.px(12);
    const int least_whereabouts = canvas.text_width(whereabouts(canvas, game(), 0, soft), soft);
    Box before_whereabouts = line;
    before_whereabouts.cut_right(least_whereabouts + gap);
    line.cut_left(canvas.write(before_whereabouts, whose_turn(session(), m_turns_shown, m_headline), loud) + gap);
    // The small texts are aligned with the lower edge of the large one.
    line = line.cut_bottom(canvas.line_height(TextSize::small)).moved(0, -canvas.px(1));
    for (const bool brief : {false, true}) {
        const std::string attack = asked ? describe_quick_attack(session(), brief) : std::string();
        const TextStyle look{TextSize::small, style::change, false};
        const std::string text = say(game().catalog(), {"headline_attack", "what"}, attack);
        if (attack.empty() || (!brief && canvas.text_width(text, look) > line.width)) continue;
        line.cut_left(canvas.write(line, text, look) + gap);
        break;
    }
    if (line.width >= least_whereabouts) canvas.write(line, whereabouts(canvas, game(), line.width, soft), soft, Align::right);
}

/// The keys of use now, the most useful first: a small window shows only the first.
std::vector<KeyHint> foot_hints(const Game& game, bool fills_list) {
    const Catalog& words = game.catalog();
    const bool continues = game.paused() && !game.reconsidering();
    const KeyHint wait{Control::wait, continues ? say(words, "hint_go_on") : say(words, "hint_wait")};
    std::vector<KeyHint> hints;
    if (foes_in_sight(game)) {
        hints = {{Control::attack, say(words, "hint_attack")}, wait};
        // In a fight with companions, a new player should know that they can be commanded.
        const bool has_companions = game.world().roster()[game.player_team()].members.size() > 2;
        if (has_companions && !game.team_mode()) hints.push_back({Control::toggle_team_mode, say(words, "hint_control_all")});
    } else {
        hints = {{Control::explore, say(words, "hint_explore")}, wait, {Control::rest, say(words, "hint_rest")}};
    }
    if (const std::optional<Point> at = game.world().position(game.awaiting()); at && game.world().any(*at, IndexedKind::stairs))
        hints.insert(hints.begin(), {Control::take_stairs, say(words, "hint_stairs")});
    if (!fills_list && turn_has_more_actions(game)) hints.push_back({Control::plan_ahead, say(words, "hint_list")});
    hints.insert(hints.end(), {{Control::help, say(words, "hint_help")},
                               {Control::open_bag, say(words, "hint_bag")},
                               {Control::look, say(words, "hint_look")},
                               {Control::open_team, say(words, "hint_team")},
                               {Control::open_order, say(words, "hint_order")}});
    return hints;
}

void FlatHud::draw_foot(Canvas& canvas, Box foot) {
    canvas.rect(foot, style::night);
    Box inner = foot;
    const Box right = inner.cut_right(foot.width * 64 / 100 + canvas.px(style::padding));
    draw_plate(canvas, right);
    Box actions = right.inset(canvas.px(style::padding));
    draw_parchment(canvas, inner.inset(canvas.px(2)));
    inner = inner.inset(canvas.px(style::padding));
    draw_last_lines(canvas, inner, session().message_log(), game().now().round);
    canvas.touchable(inner, Control::open_log);
    draw_headline(canvas, actions.cut_top(canvas.line_height(TextSize::large)));
    cut_key_hints(canvas, game().catalog(), actions, foot_hints(game(), session().lists().open() != nullptr), 6);
    actions.cut_top(canvas.px(4));
    m_skills.draw(canvas, m_context, actions);
}

}  // namespace

std::unique_ptr<Hud> make_hud(ScreenContext context) { return std::make_unique<FlatHud>(context); }

}  // namespace td
