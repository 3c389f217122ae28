// What the party is offered as it enters a floor: cards of boons, and a rest instead of them.
#include <algorithm>

#include "base/utf8.hpp"
#include "game/floor/boon_choice.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"

#include "view/draw/pictures.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/screens.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr Colour gain = Colour::of(0x2F6B4F);   ///< on parchment
constexpr Colour price = Colour::of(0x9A4B1E);  ///< on parchment

class BoonScreen final : public Screen {
public:
    BoonScreen(ScreenContext context, Leaving leaving) : m_context(context), m_leaving(std::move(leaving)) {}

    void handle(const InputEvent& event, Screens& screens) override {
        if (event.is(Control::cancel) || event.is(Control::pause)) return screens.push(make_pause(m_context, m_leaving, {}));
        if (event.is(Control::help)) return screens.push(make_help(game().catalog(), &game()));
        const int before = m_chosen;
        if (event.kind == InputEvent::Kind::control) choose_by_key(event.control);
        // A choice for the whole delve takes two clicks: one to choose, one to take.
        if (event.clicked()) m_chosen = option_at(event.at).value_or(m_chosen);
        if (m_chosen != before) return screens.tell(MenuMove::to_another_row);
        if (!event.is(Control::confirm) && !(event.clicked() && option_at(event.at))) return;
        screens.tell(MenuMove::chosen);
        screens.pop();
        m_context.session.give(commands::Choose{m_chosen});
    }

    void draw(Canvas& canvas) override;
    bool covers_all() const override { return true; }

private:
    const Game& game() const { return m_context.session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    const std::vector<BoonOffer>& offers() const { return game().state().offers; }
    int rest() const { return rest_option(game().state()); }

    void choose_by_key(Control control) {
        const int options = rest() + 1;
        if (control == Control::move_west || control == Control::move_north) m_chosen = (m_chosen + options - 1) % options;
        if (control == Control::move_east || control == Control::move_south) m_chosen = (m_chosen + 1) % options;
        const int number = static_cast<int>(control) - static_cast<int>(Control::skill_1);
        if (number >= 0 && number < options) m_chosen = number;
    }
    std::optional<int> option_at(Point p) const {
        for (std::size_t i = 0; i < m_boxes.size(); ++i)
            if (m_boxes[i].contains(p)) return static_cast<int>(i);
        return std::nullopt;
    }

    void draw_cards(Canvas& canvas, Box area);
    void draw_rows(Canvas& canvas, Box area);
    void draw_card(Canvas& canvas, Box box, int option);
    void draw_picture(Canvas& canvas, Box box, BoonId id);
    /// Who would have it, as a token and a name.
    void draw_member(Canvas& canvas, Box box, EntityId who);
    void draw_number(Canvas& canvas, Box box, int option);
    void draw_rest(Canvas& canvas, Box box);
    /// Who is there, with the health that a rest would add to: half of them at each end of `head`, which is cut to what is between.
    void draw_party(Canvas& canvas, Box& head);

    ScreenContext m_context;
    Leaving m_leaving;
    int m_chosen = 0;
    std::vector<Box> m_boxes;  ///< of the options, as they were drawn last
};

/// Writes the text behind a sign in a small square, at the top of `rest`, which is cut off.
void write_behind_sign(Canvas& canvas, Box& rest, std::string_view sign, Colour colour, std::string_view text) {
    const TextStyle look{TextSize::normal, style::ink, false};
    const int line = canvas.line_height();
    Box place = rest;
    Box square = place.cut_left(line).centred(line, line);
    square.y = rest.y;
    place.cut_left(canvas.px(8));
    canvas.rect(square, colour);
    canvas.write(square, sign, {TextSize::normal, style::text, true}, Align::centre);
    const int used = canvas.paragraph(place, text, look, Align::left, std::max(1, rest.height / line));
    rest.cut_top(std::min(rest.height, std::max(line, used) + canvas.px(6)));
}

void BoonScreen::draw_picture(Canvas& canvas, Box box, BoonId id) {
    const Boon& boon = catalog()[id];
    const Colour ground = Colour::of(boon.colour);
    canvas.gradient(box, ground.dimmed(35), style::night);
    canvas.frame(box, std::max(1, canvas.px(2)), style::night);
    const Source icon = m_context.pictures.boon(id);
    if (!icon.empty()) return draw_icon(canvas, box.inset(canvas.px(8)), icon);
    canvas.write(box, boon.badge.empty() ? first_characters(boon.name, 2) : boon.badge, {TextSize::huge, ground, true}, Align::centre);
}

void BoonScreen::draw_member(Canvas& canvas, Box box, EntityId who) {
    const int size = box.height;
    const TextStyle look{TextSize::normal, style::text, true};
    const std::string text = say(catalog(), {"boon_for", "who"}, m_context.session.name_of(who));
    const int width = std::min(box.width, size + canvas.px(8) + canvas.text_width(text, look));
    Box line = box.centred(width, size);
    draw_token(canvas, m_context.pictures, line.cut_left(size), who, game().world(), {});
    line.cut_left(canvas.px(8));
    canvas.write(line, text, look);
}

void BoonScreen::draw_number(Canvas& canvas, Box box, int option) {
    const int line = canvas.line_height() + canvas.px(4);
    const TextStyle look{TextSize::normal, option == m_chosen ? style::accent : style::text_soft, true};
    draw_tag(canvas, box.centred(line, line), std::to_string(option + 1), look, style::night);
}

void BoonScreen::draw_card(Canvas& canvas, Box box, int option) {
    const BoonOffer& offer = offers()[static_cast<std::size_t>(option)];
    const Boon& boon = catalog()[offer.boon];
    const bool chosen = option == m_chosen;
    canvas.rect(box, style::panel);
    draw_frame(canvas, box, chosen ? style::accent : style::stone);
    Box inner = box.inset(canvas.px(10));
    draw_member(canvas, inner.cut_bottom(canvas.px(40)), offer.who);
    inner.cut_bottom(canvas.px(8));
    draw_parchment(canvas, inner);
    Box sheet = inner.inset(canvas.px(12));
    draw_picture(canvas, sheet.cut_top(std::min(canvas.px(96), sheet.height / 4)), offer.boon);
    sheet.cut_top(canvas.px(6));
    canvas.write_line(sheet, boon.name, {TextSize::large, style::ink, true}, Align::centre);
    canvas.rect(sheet.cut_top(std::max(1, canvas.px(2))), style::paper_edge);
    sheet.cut_top(canvas.px(8));
    write_behind_sign(canvas, sheet, "+", gain, boon.gives);
    write_behind_sign(canvas, sheet, "-", price, boon.takes);
    const TextStyle exact{TextSize::small, style::on_paper(Tone::plain), false};
    for (const std::string& sentence : describe_triggers(boon.triggers, catalog(), span_words(game()))) {
        const int lines = sheet.height / canvas.line_height(TextSize::small);
        if (lines < 1) break;
        sheet.cut_top(canvas.paragraph(sheet, sentence, exact, Align::left, lines));
    }
    const int lines = sheet.height / canvas.line_height() - 1;
    if (lines < 1 || boon.description.empty()) return;
    sheet.cut_top(canvas.px(10));
    canvas.paragraph(sheet, boon.description, {TextSize::normal, style::on_paper(Tone::milestone), false}, Align::centre, lines);
}

void BoonScreen::draw_party(Canvas& canvas, Box& head) {
    const World& world = game().world();
    std::vector<EntityId> here;
    for (const EntityId who : world.roster()[game().player_team()].everyone())
        if (lives(world, who)) here.push_back(who);
    const int width = canvas.px(116), columns = (static_cast<int>(here.size()) + 1) / 2;
    if (head.width < 2 * columns * width + canvas.px(420)) return;
    for (std::size_t i = 0; i < here.size(); ++i) {
        Box card = i < static_cast<std::size_t>(columns) ? head.cut_left(width) : head.cut_right(width);
        card.cut_right(canvas.px(8));
        draw_token(canvas, m_context.pictures, card.cut_left(card.height), here[i], world, {});
        card.cut_left(canvas.px(4));
        const Health& health = world.get<Health>(here[i]);
        const Side side = side_of(here[i], world);
        draw_bar(canvas, card.centred(card.width, canvas.line_height(TextSize::small) + canvas.px(2)), health.now, health.maximum,
                 health_colour(side, health.now, health.maximum), std::to_string(health.now));
    }
}

void BoonScreen::draw_rest(Canvas& canvas, Box box) {
    draw_slab(canvas, box, m_chosen == rest());
    Box inner = box.inset(canvas.px(10), canvas.px(4));
    draw_number(canvas, inner.cut_left(canvas.px(30)), rest());
    inner.cut_left(canvas.px(10));
    std::string gains;
    for (const EntityId who : game().world().roster()[game().player_team()].everyone())
        if (lives(game().world(), who)) gains += (gains.empty() ? "+" : ", +") + std::to_string(gained_by_rest(game().state(), who));
    canvas.write(inner, say(catalog(), {"boon_rest_instead", "gains"}, gains),
                 {TextSize::normal, m_chosen == rest() ? style::accent : style::text, true});
}

/// Beside each other, with their numbers below.
void BoonScreen::draw_cards(Canvas& canvas, Box area) {
    const int count = rest(), gap = canvas.px(24);
    const int width = std::min(canvas.px(360), (area.width - (count - 1) * gap) / count);
    Box cards = area.centred(count * width + (count - 1) * gap, area.height);
    for (int option = 0; option < count; ++option) {
        Box column = cards.cut_left(width);
        cards.cut_left(gap);
        draw_number(canvas, column.cut_bottom(canvas.px(34)), option);
        m_boxes.push_back(column);
        draw_card(canvas, column, option);
    }
}

/// Below each other, where cards would be too narrow or too low for their texts.
void BoonScreen::draw_rows(Canvas& canvas, Box area) {
    const int gap = canvas.px(4), height = (area.height - (rest() - 1) * gap) / std::max(1, rest());
    for (int option = 0; option < rest(); ++option) {
        const BoonOffer& offer = offers()[static_cast<std::size_t>(option)];
        const Boon& boon = catalog()[offer.boon];
        const Box row = area.cut_top(height);
        area.cut_top(gap);
        m_boxes.push_back(row);
        draw_slab(canvas, row, option == m_chosen);
        Box inner = row.inset(canvas.px(6), canvas.px(2));
        const std::string title =
            say(catalog(), {"boon_row", "number", "boon", "who"}, option + 1, boon.name, m_context.session.name_of(offer.who));
        canvas.write_line(inner, title, {TextSize::normal, option == m_chosen ? style::accent : style::text, true});
        const int lines = inner.height / canvas.line_height(TextSize::small);
        if (lines < 1) continue;
        canvas.paragraph(inner, say(catalog(), {"boon_in_short", "gives", "takes"}, boon.gives, boon.takes),
                         {TextSize::small, style::text_soft, false}, Align::left, lines);
    }
}

void BoonScreen::draw(Canvas& canvas) {
    m_boxes.clear();
    canvas.gradient(canvas.area(), style::slate, style::night);
    Box area = canvas.area().inset(canvas.px(16));
    Box head = area.cut_top(canvas.line_height(TextSize::large) + canvas.line_height() + canvas.px(24));
    draw_plate(canvas, head);
    head = head.inset(canvas.px(12), canvas.px(8));
    draw_party(canvas, head);
    head.cut_top(canvas.px(4));
    canvas.write_line(head, say(catalog(), "boon_title"), {TextSize::large, style::accent, true}, Align::centre);
    canvas.write_line(head, say(catalog(), {"boon_subtitle", "floor", "of"}, game().depth(), game().greatest_depth()),
                      {TextSize::normal, style::text, false}, Align::centre);
    cut_key_hints(canvas, catalog(), area,
                  {{Control::confirm, say(catalog(), "hint_take")},
                   {Control::cancel, say(catalog(), "hint_menu")},
                   {Control::help, say(catalog(), "hint_help")}});
    area.cut_top(canvas.px(10));
    const int rest_height = canvas.line_height() + canvas.px(20);
    const bool has_room = area.width >= rest() * canvas.px(250) && area.height >= canvas.px(330) + rest_height;
    if (has_room) area = area.centred(area.width, std::min(area.height, canvas.px(470) + rest_height));
    Box rest_row = area.cut_bottom(rest_height);
    if (has_room) rest_row = rest_row.centred(std::min(rest_row.width, canvas.px(620)), rest_row.height);
    area.cut_bottom(canvas.px(8));
    has_room ? draw_cards(canvas, area) : draw_rows(canvas, area);
    m_boxes.push_back(rest_row);
    draw_rest(canvas, rest_row);
}

}  // namespace

std::unique_ptr<Screen> make_boon_choice(ScreenContext context, Leaving leaving) {
    return std::make_unique<BoonScreen>(context, std::move(leaving));
}

}  // namespace td
