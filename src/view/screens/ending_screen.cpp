// Death or victory, with a summary of the run.
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/floor/minutes.hpp"
#include "text/message_log.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/ribbon.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/dungeon_choice.hpp"
#include "view/screens/screens.hpp"

namespace td {

namespace {

class EndingScreen final : public Screen {
public:
    EndingScreen(ScreenContext context, Leaving leaving) : m_context(context), m_leaving(std::move(leaving)) {
        m_list.resize(static_cast<int>(ways_on.size()));
    }

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::open_log)) return screens.push(make_log(m_context));
        if (m_list.handle(event, screens) != ChoiceList::Result::activated) return;
        switch (ways_on[static_cast<std::size_t>(m_list.chosen())]) {
            case WayOn::play: return m_leaving.begin(settings_to_offer(game().catalog(), game().settings(), game().outcome()), screens);
            case WayOn::to_title: return m_leaving.to_title(screens);
            case WayOn::log: return screens.push(make_log(m_context));
        }
    }

    void draw(Canvas& canvas) override;

private:
    enum class WayOn : std::uint8_t { play, to_title, log };
    static constexpr std::array ways_on{WayOn::play, WayOn::to_title, WayOn::log};

    const Game& game() const { return m_context.session.game(); }
    std::string text_of(WayOn way) const;
    /// "2 of 4", or "2" where the ways not taken differ in length.
    std::string floors_entered() const;
    void draw_facts(Canvas& canvas, Box box) const;
    void draw_fallen(Canvas& canvas, Box box) const;
    void draw_turning_points(Canvas& canvas, Box box) const;
    void draw_round(Canvas& canvas, Box strip, const TurningPoint& point) const;
    void draw_buttons(Canvas& canvas, Box box);

    ScreenContext m_context;
    Leaving m_leaving;
    ChoiceList m_list;
};

std::string EndingScreen::floors_entered() const {
    const int floors = game().tally().floors;
    const Range last = game().last_depth();
    return last.low == last.high ? say(game().catalog(), {"ending_floors_of", "floors", "of"}, floors, last.high) : std::to_string(floors);
}

void EndingScreen::draw_facts(Canvas& canvas, Box box) const {
    const Tally& tally = game().tally();
    const auto fact = [&](const std::string& name, const std::string& value) {
        draw_fact(canvas, box.cut_top(canvas.line_height()), name, {TextSize::normal, style::text_soft, false}, value,
                  {TextSize::normal, style::text, true});
        box.cut_top(canvas.px(4));
    };
    const Catalog& catalog = game().catalog();
    fact(say(catalog, "ending_dungeon"), game().dungeon().name);
    if (game().settings().difficulty) fact(say(catalog, "ending_difficulty"), game().difficulty().name);
    fact(say(catalog, "ending_floors"), floors_entered());
    fact(say(catalog, "ending_rounds"), std::to_string(tally.rounds));
    if (game().dungeon().minutes) fact(say(catalog, "ending_minutes"), std::to_string(minutes_of(game().state())));
    fact(say(catalog, "ending_kills"), std::to_string(tally.kills));
    fact(say(catalog, "ending_deaths"), std::to_string(tally.deaths));
    if (game().outcome() == Outcome::defeat && tally.last_death)
        fact(say(catalog, "ending_killed_by"), name_of_cause(*tally.last_death, catalog));
    fact(say(catalog, "ending_seed"), std::to_string(game().settings().seed));
    if (game().debugged()) fact(say(catalog, "ending_console"), say(catalog, "ending_console_used"));
    box.cut_top(canvas.px(8));
    draw_fallen(canvas, box);
}

/// Draws who was lost, where and to what, and who was revived or carried out.
void EndingScreen::draw_fallen(Canvas& canvas, Box box) const {
    using Fate = FallenMember::Fate;
    struct Group {
        Fate fate;
        PhraseWith<0> title;
        Colour colour;
    };
    const std::array<Group, 3> groups{{{Fate::lost, "ending_lost", style::bad},
                                       {Fate::carried_out, "ending_carried_out", style::change},
                                       {Fate::came_back, "ending_came_back", style::good}}};
    for (const Group& group : groups) {
        std::string text;
        for (const FallenMember& member : game().tally().fallen)
            if (member.fate == group.fate)
                text += (text.empty() ? ": " : "; ") + say(game().catalog(), {"ending_fallen_one", "who", "floor", "cause"},
                                                           translated_own_name(member.name, game().catalog()), member.floor,
                                                           name_of_cause(member.cause, game().catalog()));
        if (text.empty()) continue;
        canvas.write_paragraph(box, say(game().catalog(), group.title) + text, {TextSize::small, group.colour, false}, 4);
    }
}

/// Draws each round that turned the run: when and what, and below it who acted in it, in order.
void EndingScreen::draw_turning_points(Canvas& canvas, Box box) const {
    const std::vector<TurningPoint> points = m_context.session.chronicle().turning_points();
    if (points.empty()) return;
    const Catalog& catalog = game().catalog();
    canvas.write_line(box, say(catalog, "ending_turns"), {TextSize::normal, style::text_soft, false});
    box.cut_top(canvas.px(6));
    for (const TurningPoint& point : points) {
        const std::string when = text_of_moment(point.when, game().time().presentation(), catalog);
        const bool names_floor = game().dungeon().floors.size() > 1;
        canvas.write_line(box, names_floor ? say(catalog, {"turning_on_floor", "floor", "when"}, point.floor, when) : when,
                          {TextSize::small, style::text_faint, false});
        box.cut_top(canvas.px(2));
        canvas.write_paragraph(box, point.text, {TextSize::normal, point.bad ? style::bad : style::good, true});
        canvas.write_paragraph(box, point.reason, {TextSize::small, style::text_soft, false}, 4);
        draw_round(canvas, box.cut_top(canvas.px(34)), point);
        box.cut_top(canvas.px(12));
    }
}

/// Draws the acts on a rail, with their tiers; where there are more than fit, those around the decisive one.
void EndingScreen::draw_round(Canvas& canvas, Box strip, const TurningPoint& point) const {
    if (point.acts.empty()) return;
    draw_rail(canvas, strip);
    const int size = strip.height, pitch = size + canvas.px(4), mark = canvas.px(24);
    const std::span<const RoundColumn> tiers = game().time().presentation().columns;
    const std::size_t most_acts = static_cast<std::size_t>(std::max(1, strip.width / pitch));
    // Half of the room is for acts before the decisive one, and more where fewer follow it.
    const std::size_t half_before = point.decisive - std::min(point.decisive, most_acts / 2);
    const std::size_t first_that_fills = point.acts.size() - std::min(most_acts, point.acts.size());
    std::optional<int> tier;
    for (std::size_t next = std::min(half_before, first_that_fills); next < point.acts.size(); ++next) {
        const TurningPoint::Act& act = point.acts[next];
        const auto column = static_cast<std::size_t>(act.when.tier);
        const bool is_marked = column < tiers.size() && std::exchange(tier, act.when.tier) != act.when.tier;
        if (strip.width < size + (is_marked ? mark : 0)) break;
        if (is_marked) draw_rail_mark(canvas, strip.cut_left(mark), sign_of(tiers[column]), RailMark::coming);
        Box token = strip.cut_left(std::min(pitch, strip.width));
        token.width = size;
        if (next == point.decisive) canvas.frame(token.inset(-canvas.px(2)), std::max(1, canvas.px(2)), style::accent);
        draw_portrait_token(canvas, m_context.pictures.portrait(act.species), token, side_of(act.faction, act.guest), {});
    }
}

/// What the button for that way says.
std::string EndingScreen::text_of(WayOn way) const {
    const Catalog& catalog = game().catalog();
    if (way == WayOn::to_title) return say(catalog, "ending_to_title");
    if (way == WayOn::log) return say(catalog, "log_title");
    if (game().outcome() != Outcome::victory) return say(catalog, "ending_again");
    const DungeonId next = game().dungeon().next;
    return next ? say(catalog, {"ending_next", "dungeon"}, catalog[next].name) : say(catalog, "ending_other_seed");
}

void EndingScreen::draw_buttons(Canvas& canvas, Box box) {
    for (const ChoiceList::Row& row : m_list.lay_out(box, box.height / static_cast<int>(ways_on.size())))
        draw_button(canvas, row.box.inset(canvas.px(2)), text_of(ways_on[static_cast<std::size_t>(row.index)]),
                    row.index == m_list.chosen());
}

void EndingScreen::draw(Canvas& canvas) {
    using Fixed = PhraseWith<0>;
    const Catalog& catalog = game().catalog();
    const bool won = game().outcome() == Outcome::victory;
    const bool faulty = game().outcome() == Outcome::faulty;
    Box inner = draw_dialog(canvas, 720, 640,
                            say(catalog, won      ? Fixed("run_won_title")
                                         : faulty ? Fixed("run_faulty_title")
                                                  : Fixed("run_lost_title")));
    const std::string decided = say(catalog, won ? Fixed("run_won_by") : faulty ? Fixed("run_faulty_by") : Fixed("run_lost_by"));
    canvas.write_paragraph(inner, decided, {TextSize::normal, style::text_soft, false}, 2);
    canvas.write_paragraph(inner, outcome_text(game()), {TextSize::large, won ? style::good : style::bad, true}, 12);
    draw_buttons(canvas, inner.cut_bottom(canvas.px(114)));
    inner.cut_bottom(canvas.px(14));
    Box left = inner.cut_left(inner.width * 42 / 100);
    inner.cut_left(canvas.px(28));
    draw_facts(canvas, left);
    draw_turning_points(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_ending(ScreenContext context, Leaving leaving) {
    return std::make_unique<EndingScreen>(context, std::move(leaving));
}

}  // namespace td
