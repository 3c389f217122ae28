// Death or victory, with a summary of the run.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
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
    void draw_facts(Canvas& canvas, Box box) const;
    void draw_fallen(Canvas& canvas, Box box) const;
    void draw_turns_by_column(Canvas& canvas, Box box) const;
    void draw_buttons(Canvas& canvas, Box box);

    ScreenContext m_context;
    Leaving m_leaving;
    ChoiceList m_list;
};

void draw_fact(Canvas& canvas, Box line, std::string_view name, const std::string& value) {
    canvas.text(line.corner(), name, {TextSize::normal, style::text_soft, false});
    canvas.text({line.right(), line.y}, value, {TextSize::normal, style::text, true}, Align::right);
}

/// Draws one bar for each number, labelled below.
void draw_columns(Canvas& canvas, Box box, std::string_view title, std::span<const int> numbers, std::span<const std::string> names,
                  Colour colour) {
    canvas.text(box.corner(), title, {TextSize::normal, style::text_soft, false});
    box.cut_top(canvas.line_height() + canvas.px(18));
    const Box labels = box.cut_bottom(canvas.line_height(TextSize::small));
    const int most = std::max(1, *std::max_element(numbers.begin(), numbers.end()));
    const int step = box.width / static_cast<int>(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int height = box.height * numbers[i] / most;
        const Box column{box.x + static_cast<int>(i) * step + canvas.px(4), box.bottom() - height, step - canvas.px(8), height};
        canvas.gradient(column, colour, colour.dimmed(55));
        canvas.rect({column.x, box.bottom(), column.width, std::max(1, canvas.px(1))}, style::stone);
        const TextStyle small{TextSize::small, style::text, true};
        canvas.text({column.centre().x, column.y - canvas.line_height(TextSize::small)}, std::to_string(numbers[i]), small, Align::centre);
        canvas.text({column.centre().x, labels.y + canvas.px(2)}, names[i], {TextSize::small, style::text_soft, false}, Align::centre);
    }
}

void EndingScreen::draw_facts(Canvas& canvas, Box box) const {
    const Tally& tally = game().tally();
    const int line = canvas.line_height() + canvas.px(4);
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_dungeon"), game().dungeon().name);
    if (game().settings().difficulty)
        draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_difficulty"), game().difficulty().name);
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_floors"),
              say(game().catalog(), {"ending_floors_of", "floors", "of"}, tally.floors, static_cast<int>(game().dungeon().floors.size())));
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_rounds"), std::to_string(tally.rounds));
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_kills"), std::to_string(tally.kills));
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_deaths"), std::to_string(tally.deaths));
    if (game().outcome() == Outcome::defeat && tally.last_death)
        draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_killed_by"), name_of_cause(*tally.last_death, game().catalog()));
    draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_seed"), std::to_string(game().settings().seed));
    if (game().debugged())
        draw_fact(canvas, box.cut_top(line), say(game().catalog(), "ending_console"), say(game().catalog(), "ending_console_used"));
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
        box.cut_top(canvas.paragraph(box, say(game().catalog(), group.title) + text, {TextSize::small, group.colour, false}) +
                    canvas.px(4));
    }
}

/// Draws the turns per column of the round; nothing if rounds have no columns.
void EndingScreen::draw_turns_by_column(Canvas& canvas, Box box) const {
    std::vector<std::string> names;
    for (const RoundColumn& column : game().time().presentation().columns) names.emplace_back(column.name);
    if (names.empty()) return;
    const std::span<const int> turns(game().tally().turns_by_tier);
    draw_columns(canvas, box, say(game().catalog(), "ending_by_tier"), turns.first(names.size()), names, style::party);
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
    for (const ChoiceList::Row& row : m_list.lay_out(box, box.height / static_cast<int>(ways_on.size()))) {
        const bool chosen = row.index == m_list.chosen();
        draw_button(canvas, row.box.inset(canvas.px(2)), text_of(ways_on[static_cast<std::size_t>(row.index)]), chosen,
                    chosen ? style::text : style::text_soft);
    }
}

void EndingScreen::draw(Canvas& canvas) {
    using Fixed = PhraseWith<0>;
    const Catalog& catalog = game().catalog();
    const bool won = game().outcome() == Outcome::victory;
    const bool faulty = game().outcome() == Outcome::faulty;
    Box inner = draw_dialog(canvas, 720, 560,
                            say(catalog, won      ? Fixed("run_won_title")
                                         : faulty ? Fixed("run_faulty_title")
                                                  : Fixed("run_lost_title")));
    const std::string decided = say(catalog, won ? Fixed("run_won_by") : faulty ? Fixed("run_faulty_by") : Fixed("run_lost_by"));
    inner.cut_top(canvas.paragraph(inner, decided, {TextSize::normal, style::text_soft, false}) + canvas.px(2));
    inner.cut_top(canvas.paragraph(inner, outcome_text(game()), {TextSize::large, won ? style::good : style::bad, true}) + canvas.px(12));
    draw_buttons(canvas, inner.cut_bottom(canvas.px(114)));
    inner.cut_bottom(canvas.px(14));
    Box left = inner.cut_left(inner.width * 42 / 100);
    inner.cut_left(canvas.px(28));
    draw_facts(canvas, left);
    draw_turns_by_column(canvas, inner.cut_top(inner.height / 2));
    inner.cut_top(canvas.px(10));
    const std::array<std::string, 3> kinds{say(catalog, "ending_moves"), say(catalog, "ending_actions"), say(catalog, "ending_waits")};
    draw_columns(canvas, inner, say(game().catalog(), "ending_by_kind"), game().tally().turns_by_class, kinds, style::guest);
}

}  // namespace

std::unique_ptr<Screen> make_ending(ScreenContext context, Leaving leaving) {
    return std::make_unique<EndingScreen>(context, std::move(leaving));
}

}  // namespace td
