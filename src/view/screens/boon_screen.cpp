// What the party is offered as it enters a floor: cards of boons, and a rest instead of them.
#include <algorithm>

#include "base/utf8.hpp"
#include "game/floor/boon_choice.hpp"
#include "game/floor/minutes.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_screen.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr Colour gain = Colour::of(0x2F6B4F);  ///< on parchment
constexpr Colour loss = Colour::of(0x9A4B1E);  ///< on parchment

class BoonScreen final : public ChoiceScreen {
public:
    using ChoiceScreen::ChoiceScreen;

private:
    const std::vector<BoonOffer>& offers() const { return choice().offers; }
    int boons() const { return static_cast<int>(offers().size()); }

    /// Another offer was bought: its boons are new.
    int chosen_after(int) const override { return none; }
    std::string title() const override { return say(catalog(), "boon_title"); }
    std::string subtitle() const override {
        std::string text = say(catalog(), {"boon_subtitle", "depth"}, describe_depth(game()));
        if (!game().dungeon().minutes) return text;
        return say(catalog(), {"boon_with_minutes", "text", "minutes"}, text, minutes_of(game().state()));
    }
    void draw_options(Canvas& canvas, Box area) override;
    void draw_cards(Canvas& canvas, Box area);
    void draw_rows(Canvas& canvas, Box area);
    void draw_card(Canvas& canvas, Box box, int option);
    void draw_picture(Canvas& canvas, Box box, BoonId id);
    /// Draws who would have the boon, as a token and a name.
    void draw_member(Canvas& canvas, Box box, EntityId who);
    /// What may be done instead of taking a boon.
    std::string text_of(BoonOption option) const;
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
    const Source icon = pictures().boon(id);
    if (!icon.empty()) return draw_icon(canvas, box.inset(canvas.px(8)), icon);
    canvas.write(box, boon.badge.empty() ? first_characters(boon.name, 2) : boon.badge, {TextSize::huge, ground, true}, Align::centre);
}

void BoonScreen::draw_member(Canvas& canvas, Box box, EntityId who) {
    const int size = box.height;
    const TextStyle look{TextSize::normal, style::text, true};
    const std::string text = say(catalog(), {"boon_for", "who"}, session().name_of(who));
    const int width = std::min(box.width, size + canvas.px(8) + canvas.text_width(text, look));
    Box line = box.centred(width, size);
    draw_token(canvas, pictures(), line.cut_left(size), who, game().world(), {});
    line.cut_left(canvas.px(8));
    canvas.write(line, text, look);
}

void BoonScreen::draw_card(Canvas& canvas, Box box, int option) {
    const BoonOffer& offer = offers()[static_cast<std::size_t>(option)];
    const Boon& boon = catalog()[offer.boon];
    const bool is_chosen = option == chosen();
    canvas.rect(box, style::panel);
    draw_frame(canvas, box, is_chosen ? style::accent : style::stone);
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
    write_behind_sign(canvas, sheet, "-", loss, boon.takes);
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

std::string BoonScreen::text_of(BoonOption option) const {
    const std::optional<MinuteRules>& minutes = game().dungeon().minutes;
    if (option == BoonOption::decline) return say(catalog(), {"boon_decline", "minutes"}, minutes->decline);
    if (option == BoonOption::new_offer) return say(catalog(), {"boon_new_offer", "minutes"}, minutes->new_offer);
    std::string gains;
    for (const EntityId who : game().world().roster()[game().player_team()].everyone()) {
        const int gained = lives(game().world(), who) ? gained_by_rest(game().state(), who) : 0;
        if (gained > 0) gains += (gains.empty() ? "" : ", ") + session().name_of(who) + " +" + std::to_string(gained);
    }
    if (gains.empty()) return say(catalog(), "boon_rest_unhurt");
    return say(catalog(), {"boon_rest_instead", "gains"}, gains);
}

/// Draws the boons as cards beside each other, with their numbers below.
void BoonScreen::draw_cards(Canvas& canvas, Box area) {
    const int count = boons(), gap = canvas.px(24);
    const int width = std::min(canvas.px(360), (area.width - (count - 1) * gap) / count);
    Box cards = area.centred(count * width + (count - 1) * gap, area.height);
    for (int option = 0; option < count; ++option) {
        Box column = cards.cut_left(width);
        cards.cut_left(gap);
        draw_number(canvas, column.cut_bottom(canvas.px(34)), option);
        add_option(column);
        draw_card(canvas, column, option);
    }
}

/// Draws the boons as rows below each other, where cards would be too narrow or too low for their texts.
void BoonScreen::draw_rows(Canvas& canvas, Box area) {
    const int gap = canvas.px(4), height = (area.height - (boons() - 1) * gap) / std::max(1, boons());
    for (int option = 0; option < boons(); ++option) {
        const BoonOffer& offer = offers()[static_cast<std::size_t>(option)];
        const Boon& boon = catalog()[offer.boon];
        const Box row = area.cut_top(height);
        area.cut_top(gap);
        add_option(row);
        draw_slab(canvas, row, option == chosen());
        Box inner = row.inset(canvas.px(6), canvas.px(2));
        const std::string title =
            say(catalog(), {"boon_row", "number", "boon", "who"}, option + 1, boon.name, session().name_of(offer.who));
        canvas.write_line(inner, title, {TextSize::normal, option == chosen() ? style::accent : style::text, true});
        const int lines = inner.height / canvas.line_height(TextSize::small);
        if (lines < 1) continue;
        canvas.paragraph(inner, say(catalog(), {"boon_in_short", "gives", "takes"}, boon.gives, boon.takes),
                         {TextSize::small, style::text_soft, false}, Align::left, lines);
    }
}

void BoonScreen::draw_options(Canvas& canvas, Box area) {
    const std::vector<BoonOption> options = boon_options(game().state(), choice());
    const int others = static_cast<int>(options.size()) - boons();
    const int row_height = canvas.line_height() + canvas.px(20), rows_height = others * (row_height + canvas.px(4));
    const bool has_room = area.width >= boons() * canvas.px(250) && area.height >= canvas.px(330) + rows_height;
    if (has_room) area = area.centred(area.width, std::min(area.height, canvas.px(470) + rows_height));
    Box rows = area.cut_bottom(rows_height);
    if (has_room) rows = rows.centred(std::min(rows.width, canvas.px(620)), rows.height);
    area.cut_bottom(canvas.px(8));
    if (has_room)
        draw_cards(canvas, area);
    else
        draw_rows(canvas, area);
    for (int option = boons(); option < static_cast<int>(options.size()); ++option) {
        const Box row = rows.cut_top(row_height);
        rows.cut_top(canvas.px(4));
        add_option(row);
        draw_option(canvas, row, option, text_of(options[static_cast<std::size_t>(option)]));
    }
}

}  // namespace

std::unique_ptr<Screen> make_boon_choice(ScreenContext context, Leaving leaving) {
    return std::make_unique<BoonScreen>(context, std::move(leaving));
}

}  // namespace td
