// F1: how the six tiers and the times in ticks work, how to read the ribbon, and every key from the table of controls.
#include <array>
#include <initializer_list>

#include "time/six_tier.hpp"
#include "view/screens.hpp"
#include "view/style.hpp"
#include "view/token.hpp"
#include "view/widgets.hpp"

namespace td {

namespace {

enum class Page : std::uint8_t { turns, ticks, ribbon, keys };
constexpr std::array<std::string_view, 4> page_names{"Turns and tiers", "Ticks and intentions", "Reading the ribbon", "Keys"};
constexpr int page_count = static_cast<int>(page_names.size());

class HelpScreen final : public Screen {
public:
    explicit HelpScreen(Page first) : m_page(first) {}

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::help) || event.is(Control::confirm)) return screens.pop();
        if (event.is(Control::move_east) || event.is(Control::next_target)) turn(+1);
        if (event.is(Control::move_west) || event.is(Control::previous_target)) turn(-1);
        if (event.kind == InputEvent::Kind::wheel) turn(event.wheel > 0 ? -1 : 1);
        if (!event.clicked()) return;
        for (std::size_t i = 0; i < m_tabs.size(); ++i)
            if (m_tabs[i].contains(event.at)) m_page = static_cast<Page>(i);
    }

    void draw(Canvas& canvas) override;

private:
    void turn(int by) { m_page = static_cast<Page>((static_cast<int>(m_page) + by + page_count) % page_count); }
    void draw_tabs(Canvas& canvas, Box line);

    Page m_page;
    std::array<Box, page_names.size()> m_tabs{};
};

void HelpScreen::draw_tabs(Canvas& canvas, Box line) {
    const int width = line.width / static_cast<int>(m_tabs.size());
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        m_tabs[i] = line.cut_left(width).inset(canvas.px(2));
        const bool shown = static_cast<Page>(i) == m_page;
        canvas.rect(m_tabs[i], shown ? style::row_chosen : style::edge_soft);
        canvas.text({m_tabs[i].centre().x, m_tabs[i].centre().y - canvas.line_height() / 2}, page_names[i],
                    {TextSize::normal, shown ? style::text : style::text_soft, shown}, Align::centre);
    }
}

// --- turns and tiers ---

struct SpeedRow {
    std::string_view name;
    int speed;
};

/// A dot where a creature of the speed may act.
void draw_speed_row(Canvas& canvas, Box line, const SpeedRow& row) {
    canvas.text({line.x, line.centre().y - canvas.line_height() / 2}, row.name, {TextSize::normal, style::text, false});
    line.cut_left(canvas.px(170));
    const int step = canvas.px(72);
    for (int tier = 0; tier < tier_count; ++tier) {
        const Box cell{line.x + tier * step, line.y, step - canvas.px(3), line.height};
        canvas.rect(cell.inset(canvas.px(1)), style::edge_soft);
        if (!acts_in_tier(row.speed, tier)) continue;
        const int size = std::min(cell.height - canvas.px(6), canvas.px(18));
        draw_token_shape(canvas, cell.centred(size, size), Side::party, row.speed < 0 ? style::panel_deep : style::party, style::party,
                         row.speed < 0);
    }
    const std::string_view note = row.speed < 0 ? "rests after each step" : row.speed > 0 ? "as long as it does not act" : "once a round";
    canvas.text({line.x + tier_count * step + canvas.px(10), line.centre().y - canvas.line_height(TextSize::small) / 2}, note,
                {TextSize::small, style::text_faint, false});
}

void draw_tier_table(Canvas& canvas, Box box) {
    Box head = box.cut_top(canvas.line_height() + canvas.px(4));
    head.cut_left(canvas.px(170));
    const int step = canvas.px(72);
    for (int tier = 0; tier < tier_count; ++tier)
        canvas.text({head.x + tier * step + step / 2, head.y}, tier_names[static_cast<std::size_t>(tier)],
                    {TextSize::normal, style::accent, true}, Align::centre);
    constexpr std::array<SpeedRow, 5> rows{{{"slow (1/2, 1/3, 1/4)", -1}, {"normal", 0}, {"double", 1}, {"triple", 2}, {"quadruple", 3}}};
    for (const SpeedRow& row : rows) draw_speed_row(canvas, box.cut_top(canvas.px(30)), row);
}

/// A list of sentences.
void draw_rules(Canvas& canvas, Box box, std::initializer_list<std::string_view> rules) {
    for (const std::string_view rule : rules) {
        canvas.text(box.corner(), "•", {TextSize::normal, style::accent, true});
        box.cut_top(canvas.paragraph({box.x + canvas.px(14), box.y, box.width - canvas.px(14), box.height}, rule,
                                     {TextSize::normal, style::text, false}) +
                    canvas.px(9));
    }
}

void draw_turns_page(Canvas& canvas, Box box) {
    const TextStyle text{TextSize::normal, style::text, false};
    box.cut_top(
        canvas.paragraph(box,
                         "A round has six tiers. Everyone acts in tier 0; whoever is fast acts again in later tiers. "
                         "Within a tier it is always your party's turn first, then those who mind their own business, then the foes.",
                         text));
    box.cut_top(canvas.px(10));
    draw_tier_table(canvas, box.cut_top(canvas.line_height() + canvas.px(4 + 5 * 30)));
    box.cut_top(canvas.px(12));
    draw_rules(
        canvas, box,
        {"A step or a wait keeps your later tiers. An attack, a skill or an item ends your round: the later tiers are forfeited.",
         "Slow creatures step as far as all others, but then rest: at half speed one round, at a quarter three. Attacking needs no "
         "rest.",
         "In your team the leader acts first, then the others in the order of the list, then the guests. On your leader's turn "
         "you may change that order or pass on the lead, and it costs nothing.",
         "Resting, a falling star, digging take several turns. They go on by themselves, stop when something happens, and Enter goes on "
         "with them; any other deed breaks them off.",
         "Whoever stands in a companion's way is let forward, so that a queue in a corridor moves from its head."});
}

// --- ticks and intentions ---

void draw_ticks_page(Canvas& canvas, Box box) {
    box.cut_top(canvas.paragraph(box,
                                 "Some dungeons count time in ticks, a hundred to an ordinary turn, and have no tiers. What they have in "
                                 "common: a long deed is paid for with time, and the line above the map shows who comes before you then.",
                                 {TextSize::normal, style::text, false}) +
                canvas.px(10));
    draw_rules(
        canvas, box,
        {"\"now\", \"+40\", \"+100\": in so many ticks these are asked. A plate between them says where the next turn, round or pass "
         "begins.",
         "\"60\" in green, \"-40\" in red: where everyone is given something to spend in each pass. You act as long as you have anything "
         "left; "
         "what you overspend is owed, and whoever owes is passed over, in grey.",
         "While you aim a deed or point at one, the note below the ribbon says what it costs, and the line shows when you are asked again.",
         "Where deeds take effect at their end, everybody shows what it has begun: a sign over the head, the tiles it will reach, and "
         "how long it still takes. A blow hits who stands there when it ends: read it, and step aside.",
         "The game can pause by itself: F6 chooses between for commands only, at every event in sight, and at every boundary. "
         "Space goes on.",
         "At a pause, and in your leader's turn, Tab or a click on a companion chooses whose intention you replace; then give the deed as "
         "usual. It begins now, and the time gone into the other is lost. Escape lets the old one stand.",
         "O shows the whole order with reasons, and everyone's time on the map: tap it to keep that open, hold it for a look."});
}

// --- reading the ribbon ---

/// What a legend entry shows.
struct LegendRow {
    Side side;
    bool hollow;
    bool grey;
    bool now;
    bool numbered;
    std::string_view text;
};

void draw_legend_row(Canvas& canvas, Box line, const LegendRow& row) {
    const int size = canvas.px(28);
    const Box token{line.x + canvas.px(4), line.y + canvas.px(3), size, size};
    if (row.now) canvas.rect(token.inset(-canvas.px(3)), style::accent);
    const Colour colour = row.grey ? style::text_faint : colour_of(row.side);
    draw_token_shape(canvas, token, row.side, row.grey || row.hollow ? style::panel_deep : colour.dimmed(45), colour,
                     row.hollow || row.grey);
    if (row.numbered) canvas.text({token.x + canvas.px(3), token.bottom() - canvas.px(15)}, "3", {TextSize::small, style::text, true});
    canvas.paragraph({line.x + size + canvas.px(20), line.y + canvas.px(6), line.width - size - canvas.px(20), line.height}, row.text,
                     {TextSize::normal, style::text, false});
}

void draw_ribbon_page(Canvas& canvas, Box box) {
    box.cut_top(canvas.paragraph(box,
                                 "The strip above the map shows every turn to come, in exact order. "
                                 "It never guesses: what hangs on somebody's choice is drawn hollow.",
                                 {TextSize::normal, style::text, false}));
    box.cut_top(canvas.px(12));
    constexpr std::array<LegendRow, 7> rows{{
        {Side::party, false, false, true, false, "You are asked now: the first turn of all."},
        {Side::party, false, false, false, false, "Square: one of your party. Rounded: a guest, who acts last in your team."},
        {Side::neutral, false, false, false, false, "Round: somebody who minds their own business."},
        {Side::foe, false, false, false, false, "A shield that points down: a foe."},
        {Side::foe, true, false, false, false, "Hollow: comes only if someone chooses so. \"If it moves\": attacking would forfeit it."},
        {Side::foe, false, true, false, false,
         "Grey: no turn; it acted and forfeited it, or it rests after a slow step (-2: two more rounds)."},
        {Side::party, false, false, false, true, "The number is the place in the order, on the map too."},
    }};
    for (const LegendRow& row : rows) draw_legend_row(canvas, box.cut_top(canvas.px(38)), row);
    box.cut_top(canvas.px(8));
    canvas.paragraph(
        box,
        "Aim a skill, or point the mouse at a step or a foe, and the ribbon shows the order as it would be: what would be lost "
        "is struck out in red, what would come anew bears a plus, what would come earlier or later an arrow. "
        "Point at a portrait, or press O, to read why it stands there.",
        {TextSize::normal, style::text_soft, false});
}

// --- keys ---

/// "PageUp Num9" -> "PageUp  Num9", in the words of the key caps.
std::string readable_keys(std::string_view keys) {
    std::string text;
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        text += (text.empty() ? "" : "  ") + std::string(key_caption(keys.substr(0, end)));
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
    return text;
}

void draw_keys_page(Canvas& canvas, Box box) {
    const auto controls = all_controls();
    const int half = static_cast<int>(controls.size() + 1) / 2;
    const Box mouse = box.cut_bottom(canvas.px(26));
    const int line = std::min(canvas.px(26), box.height / std::max(1, half));
    const TextStyle what{TextSize::small, style::text_soft, false};
    const TextStyle keys{TextSize::small, style::text, true};
    canvas.text({mouse.x, mouse.y},
                canvas.fitted("Mouse: click a tile to walk or attack; the right button on the map opens a menu with all the rest.",
                              mouse.width, what),
                what);
    for (int i = 0; i < static_cast<int>(controls.size()); ++i) {
        const ControlInfo& row = controls[static_cast<std::size_t>(i)];
        const int column = box.width / 2;
        const Point at{box.x + i / half * column, box.y + i % half * line};
        const int key_width = canvas.px(170);
        canvas.text(at, canvas.fitted(readable_keys(row.keys), key_width - canvas.px(8), keys), keys);
        canvas.text({at.x + key_width, at.y}, canvas.fitted(row.description, column - key_width - canvas.px(10), what), what);
    }
}

void HelpScreen::draw(Canvas& canvas) {
    Box inner = draw_dialog(canvas, 1080, 600, "Help");
    draw_key_hints(canvas, inner.cut_bottom(canvas.line_height(TextSize::small)),
                   {{Control::move_east, "next page"}, {Control::cancel, "close"}});
    inner.cut_bottom(canvas.px(8));
    draw_tabs(canvas, inner.cut_top(canvas.px(28)));
    inner.cut_top(canvas.px(14));
    if (m_page == Page::turns) draw_turns_page(canvas, inner);
    if (m_page == Page::ticks) draw_ticks_page(canvas, inner);
    if (m_page == Page::ribbon) draw_ribbon_page(canvas, inner);
    if (m_page == Page::keys) draw_keys_page(canvas, inner);
}

}  // namespace

std::unique_ptr<Screen> make_help(const Game* running) {
    const bool counts_ticks = running && running->time().face().counts_ticks();
    return std::make_unique<HelpScreen>(counts_ticks ? Page::ticks : Page::turns);
}

}  // namespace td
