#include "view/screens/choice_screen.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "game/floor/choices.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "world/creature.hpp"

namespace td {

void ChoiceScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.is(Control::cancel) || event.is(Control::pause)) return screens.push(make_pause(m_context, m_leaving, {}));
    if (event.is(Control::help)) return screens.push(make_help(game().catalog(), &game()));
    const int before = m_chosen;
    if (event.by_pointer()) m_pointed = option_at(event.at);
    if (event.kind == InputEvent::Kind::control) choose_by_key(event.control);
    if (event.kind == InputEvent::Kind::text) choose_by_digit(event.character);
    // A choice for the whole delve takes two clicks: one to choose, one to take.
    if (event.clicked()) m_chosen = option_at(event.at).value_or(m_chosen);
    if (m_chosen != before) {
        if (!event.by_pointer()) m_pointed.reset();
        return screens.tell(MenuMove::to_another_row);
    }
    if (!event.is(Control::confirm) && !(event.clicked() && option_at(event.at))) return;
    if (m_chosen == none || !refusal_of(m_chosen).empty()) return;
    screens.tell(MenuMove::chosen);
    const PartyChoice::Kind kind = choice().kind;
    const EncounterId encounter = choice().encounter;
    m_context.session.give(commands::Choose{m_chosen});
    const std::vector<PartyChoice>& remaining = game().state().choices;
    if (remaining.empty() || remaining.front().kind != kind || remaining.front().encounter != encounter) {
        screens.pop();
        if (!remaining.empty()) screens.push(make_choice(m_context, m_leaving));
        return;
    }
    m_chosen = std::min(chosen_after(m_chosen), option_count(game().state()) - 1);
}

void ChoiceScreen::choose_by_key(Control control) {
    const int options = option_count(game().state());
    const bool up = control == Control::move_north, down = control == Control::move_south;
    const int beyond = up || down ? option_beyond(m_chosen, down) : none;
    if (beyond != none)
        m_chosen = beyond;
    else if (control == Control::move_west || up)
        m_chosen = (std::max(m_chosen, 0) + options - 1) % options;
    else if (control == Control::move_east || down)
        m_chosen = (m_chosen + 1) % options;
    if (const std::optional<int> number = skill_of(control); number && *number < options) m_chosen = *number;
}

/// The keys after those of the skills, for the last options that have a number.
void ChoiceScreen::choose_by_digit(char32_t digit) {
    const int option = digit == U'9' ? 8 : digit == U'0' ? 9 : none;
    if (option != none && option < option_count(game().state())) m_chosen = option;
}

int ChoiceScreen::option_beyond(int option, bool below) const {
    if (option == none || static_cast<std::size_t>(option) >= m_boxes.size()) return none;
    const Box from = m_boxes[static_cast<std::size_t>(option)];
    int nearest = none;
    std::pair<int, int> least;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const int gap = below ? m_boxes[i].y - from.bottom() : from.y - m_boxes[i].bottom();
        const std::pair distance(gap, std::abs(m_boxes[i].x - from.x));
        if (gap < 0 || (nearest != none && distance >= least)) continue;
        nearest = static_cast<int>(i);
        least = distance;
    }
    return nearest;
}

std::optional<int> ChoiceScreen::option_at(Point p) const {
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i].contains(p)) return static_cast<int>(i);
    return std::nullopt;
}

std::string ChoiceScreen::refusal_of(int option) const {
    const std::optional<Refusal> refusal = refusal_of_option(game().state(), option);
    return refusal ? describe(*refusal, game().leader(), game().view()) : std::string();
}

void ChoiceScreen::draw_number(Canvas& canvas, Box box, int option) const {
    constexpr int digits = 10;
    // Options beyond the keys have none.
    if (option >= digits) return;
    const int line = canvas.line_height() + canvas.px(4);
    const TextStyle look{TextSize::normal, option == m_chosen ? style::accent : style::text_soft, true};
    draw_tag(canvas, box.centred(line, line), std::to_string((option + 1) % digits), look, style::night);
}

void ChoiceScreen::draw_option(Canvas& canvas, Box box, int option, const std::string& text, const std::string& note) {
    const std::string refusal = refusal_of(option);
    draw_slab(canvas, box, option == m_chosen);
    Box inner = box.inset(canvas.px(10), canvas.px(4));
    draw_number(canvas, inner.cut_left(canvas.px(30)), option);
    inner.cut_left(canvas.px(10));
    const Colour colour = !refusal.empty() ? style::text_faint : option == m_chosen ? style::accent : style::text;
    const TextStyle look{TextSize::normal, colour, true};
    const std::string& below = refusal.empty() ? note : refusal;
    const int lines = (inner.height - canvas.line_height()) / canvas.line_height(TextSize::small);
    if (below.empty() || lines < 1) {
        // There is one line for both.
        const std::string name = text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
        const std::string both = below.empty() ? text : say(catalog(), {"named", "name", "what"}, name, below);
        return static_cast<void>(canvas.write(inner, both, look));
    }
    canvas.write_line(inner, text, look);
    canvas.paragraph(inner, below, {TextSize::small, refusal.empty() ? style::text_soft : style::of(Tone::refusal), false}, Align::left,
                     lines);
}

void ChoiceScreen::draw_party(Canvas& canvas, Box& head) {
    const World& world = game().world();
    std::vector<EntityId> here;
    for (const EntityId who : world.roster()[game().player_team()].everyone())
        if (lives(world, who)) here.push_back(who);
    const int width = canvas.px(116), columns = (static_cast<int>(here.size()) + 1) / 2;
    if (head.width < 2 * columns * width + canvas.px(420)) return;
    // The second half is cut from the right, beginning with the last.
    std::reverse(here.begin() + columns, here.end());
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

void ChoiceScreen::draw(Canvas& canvas) {
    m_boxes.clear();
    canvas.gradient(canvas.area(), style::slate, style::night);
    // In the frame in which the last option was taken, there is nothing to choose any more.
    if (game().state().choices.empty()) return;
    Box area = canvas.area().inset(canvas.px(16));
    Box head = area.cut_top(canvas.line_height(TextSize::large) + canvas.line_height() + canvas.px(24));
    draw_plate(canvas, head);
    head = head.inset(canvas.px(12), canvas.px(8));
    if (shows_party()) draw_party(canvas, head);
    head.cut_top(canvas.px(4));
    canvas.write_line(head, title(), {TextSize::large, style::accent, true}, Align::centre);
    canvas.write_line(head, subtitle(), {TextSize::normal, style::text, false}, Align::centre);
    cut_key_hints(canvas, catalog(), area,
                  {m_chosen == none ? KeyHint{Control::move_south, say(catalog(), "hint_choose")}
                                    : KeyHint{Control::confirm, say(catalog(), "hint_take")},
                   {Control::cancel, say(catalog(), "hint_menu")},
                   {Control::help, say(catalog(), "hint_help")}});
    area.cut_top(canvas.px(10));
    draw_options(canvas, area);
}

std::unique_ptr<Screen> make_choice(ScreenContext context, Leaving leaving) {
    switch (context.session.game().state().choices.front().kind) {
        case PartyChoice::Kind::boon: return make_boon_choice(context, std::move(leaving));
        case PartyChoice::Kind::encounter: return make_encounter(context, std::move(leaving));
        case PartyChoice::Kind::party: break;
    }
    return make_party_choice(context, std::move(leaving));
}

}  // namespace td
