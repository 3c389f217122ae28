// A scene that the party meets as it enters a floor, with its options.
#include <algorithm>

#include "base/utf8.hpp"
#include "text/explain_encounters.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_screen.hpp"

namespace td {

namespace {

class EncounterScreen final : public ChoiceScreen {
public:
    using ChoiceScreen::ChoiceScreen;

private:
    const Encounter& encounter() const { return catalog()[choice().encounter]; }

    std::string title() const override { return encounter().name; }
    std::string subtitle() const override {
        // A camp lies before the next floor.
        const int depth = game().depth() + (game().state().phase == Phase::camp ? 1 : 0);
        const std::string floor = describe_depth(depth, game().last_depth(), catalog()), minutes = describe_minutes(game());
        return minutes.empty() ? say(catalog(), {"encounter_subtitle", "depth"}, floor)
                               : say(catalog(), {"encounter_subtitle_minutes", "depth", "minutes"}, floor, minutes);
    }
    void draw_options(Canvas& canvas, Box area) override;
    void draw_scene(Canvas& canvas, Box sheet);
    /// What the option costs, what it needs, and what comes of it.
    std::string note_of(const EncounterOption& option) const;
};

std::string EncounterScreen::note_of(const EncounterOption& option) const {
    const SpanWords words = span_words(game());
    std::string note = describe_conditions(option.conditions, catalog(), words);
    const auto add = [&](const std::string& part) {
        if (!part.empty()) note += (note.empty() ? "" : " · ") + part;
    };
    if (const std::string price = describe_price(option.cost, catalog()); !price.empty())
        add(say(catalog(), {"option_price", "price"}, price));
    const std::vector<std::string> outcome = describe_outcome(option, catalog(), words);
    for (const std::string& line : outcome) add(line);
    for (const Effect& effect : option.effects)
        if (const auto* const gained = find_payload<effect::GainStatus>(effect); gained != nullptr && gained->status) {
            const Status& status = catalog()[gained->status];
            add(say(catalog(), {"named", "name", "what"}, status.name, status.description));
        }
    return outcome.empty() ? say(catalog(), "encounter_nothing") : note;
}

void EncounterScreen::draw_scene(Canvas& canvas, Box sheet) {
    draw_parchment(canvas, sheet);
    sheet = sheet.inset(canvas.px(14));
    const int side = std::min(canvas.px(96), sheet.height);
    if (sheet.width > canvas.px(420)) {
        const Box picture = Box{sheet.cut_left(side)}.centred(side, side);
        const Colour ground = Colour::of(encounter().colour);
        canvas.gradient(picture, ground.dimmed(35), style::night);
        canvas.frame(picture, std::max(1, canvas.px(2)), style::night);
        const Source icon = pictures().encounter(choice().encounter);
        if (icon.empty())
            canvas.write(picture, first_characters(encounter().name, 1), {TextSize::huge, ground, true}, Align::centre);
        else
            draw_icon(canvas, picture.inset(canvas.px(8)), icon);
        sheet.cut_left(canvas.px(14));
    }
    const TextStyle ink{TextSize::normal, style::ink, false};
    const int most_lines = std::max(1, sheet.height / canvas.line_height());
    const auto lines = static_cast<int>(canvas.wrapped(encounter().description, sheet.width, ink, most_lines).size());
    canvas.paragraph(sheet.centred(sheet.width, std::min(sheet.height, lines * canvas.line_height())), encounter().description, ink,
                     Align::left, most_lines);
}

void EncounterScreen::draw_options(Canvas& canvas, Box area) {
    const auto count = static_cast<int>(encounter().options.size());
    const bool has_many = count > 5;
    area = area.centred(std::min(area.width, canvas.px(900)), std::min(area.height, canvas.px(has_many ? 620 : 520)));
    const int gap = canvas.px(6);
    const int wanted = canvas.line_height() + 2 * canvas.line_height(TextSize::small) + canvas.px(12);
    const int percent_for_options = has_many ? 75 : 60;
    const int height = std::min(wanted, (area.height * percent_for_options / 100 - count * gap) / count);
    Box rows = area.cut_bottom(count * (height + gap));
    draw_scene(canvas, area);
    for (int option = 0; option < count; ++option) {
        rows.cut_top(gap);
        const Box row = rows.cut_top(height);
        const EncounterOption& shown = encounter().options[static_cast<std::size_t>(option)];
        add_option(row);
        draw_option(canvas, row, option, shown.text, note_of(shown));
    }
}

}  // namespace

std::unique_ptr<Screen> make_encounter(ScreenContext context, Leaving leaving) {
    return std::make_unique<EncounterScreen>(context, std::move(leaving));
}

}  // namespace td
