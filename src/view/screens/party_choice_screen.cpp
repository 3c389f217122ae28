// Who sets out: the heroes of the dungeon as cards, or at a camp those who may go on; what the chosen one can do beside them, and what ends
// the choice.
#include <algorithm>

#include "game/floor/party_choice.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_encounters.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_screen.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

class PartyChoiceScreen final : public ChoiceScreen {
public:
    /// The player has asked for this choice.
    PartyChoiceScreen(ScreenContext context, Leaving leaving) : ChoiceScreen(context, std::move(leaving), 0) {}

private:
    bool camps() const { return is_at_camp(game().state()); }
    std::vector<TeamMember> heroes() const { return party_candidates(game().state()); }
    int hero_count() const { return static_cast<int>(heroes().size()); }
    const std::vector<std::uint8_t>& picked() const { return choice().picked; }

    std::string title() const override { return camps() ? say(catalog(), "camp_title") : say(catalog(), "party_title"); }
    std::string subtitle() const override {
        return camps() ? say(catalog(), {"camp_subtitle", "count"}, static_cast<int>(most_picked(game().state())))
                       : say(catalog(), "party_subtitle");
    }
    /// A full party is ready to set out.
    int chosen_after(int taken) const override { return picked().size() == most_picked(game().state()) ? hero_count() + 1 : taken; }
    /// Those in the world are the usual party, whatever is chosen.
    bool shows_party() const override { return false; }
    /// What is below the hero's name: the species and, at a camp, its health.
    std::string line_about(int option) const;
    std::string text_of_setting_out() const;
    std::string members_now() const {
        std::string names;
        for (const EntityId who : game().world().roster()[game().player_team()].members)
            if (lives(game().world(), who)) names += (names.empty() ? "" : ", ") + session().name_of(who);
        return names;
    }
    void draw_options(Canvas& canvas, Box area) override;
    void draw_hero(Canvas& canvas, Box box, int option);
    /// What the hero is and can do.
    void draw_sheet(Canvas& canvas, Box sheet, const TeamMember& hero);

    std::string name_of(const TeamMember& hero) const {
        return hero.name.empty() ? catalog()[hero.species].name : translated_own_name(hero.name, catalog());
    }
    std::string names_of(const std::vector<TeamMember>& members) const {
        std::string names;
        for (const TeamMember& member : members) names += (names.empty() ? "" : ", ") + name_of(member);
        return names;
    }
};

std::string PartyChoiceScreen::line_about(int option) const {
    const std::size_t row = hero_of_option(option);
    const std::string& species = catalog()[heroes()[row].species].name;
    if (!camps()) return species;
    const EntityId who = known_at_camp(game().state())[row];
    const Health& health = game().world().get<Health>(who);
    const std::vector<EntityId>& behind = game().world().roster()[game().player_team()].behind;
    return std::find(behind.begin(), behind.end(), who) != behind.end()
               ? say(catalog(), {"camp_waits", "health", "maximum"}, health.now, health.maximum)
               : say(catalog(), {"camp_is_here", "species", "health", "maximum"}, species, health.now, health.maximum);
}

std::string PartyChoiceScreen::text_of_setting_out() const {
    if (picked().empty()) return say(catalog(), "party_set_out");
    const std::string names = names_of(picked_party(game().state()));
    if (!camps()) return say(catalog(), {"party_set_out_with", "who"}, names);
    const EncounterOption* const price = price_of_party(game().state());
    return price == nullptr || price->is_free()
               ? say(catalog(), {"camp_goes_on_with", "who"}, names)
               : say(catalog(), {"camp_goes_on_for", "who", "price"}, names, describe_price(price->cost, catalog()));
}

void PartyChoiceScreen::draw_hero(Canvas& canvas, Box box, int option) {
    const TeamMember hero = heroes()[hero_of_option(option)];
    const auto place = std::find(picked().begin(), picked().end(), hero_of_option(option));
    const bool is_picked = place != picked().end();
    draw_slab(canvas, box, option == chosen());
    Box inner = box.inset(canvas.px(6), canvas.px(4));
    draw_number(canvas, inner.cut_left(canvas.px(30)), option);
    const int size = std::min(canvas.px(40), inner.height);
    draw_portrait_token(canvas, pictures().portrait(hero.species), Box{inner.cut_left(size + canvas.px(8))}.centred(size, size),
                        Side::party, {});
    if (is_picked) {
        const int line = canvas.line_height() + canvas.px(4);
        draw_tag(canvas, Box{inner.cut_right(line + canvas.px(4))}.centred(line, line), std::to_string(place - picked().begin() + 1),
                 {TextSize::normal, style::accent, true}, style::night);
    }
    const Colour colour = option == chosen() ? style::accent : is_picked ? style::text_soft : style::text;
    inner = inner.centred(inner.width, canvas.line_height() + canvas.line_height(TextSize::small));
    canvas.write_line(inner, name_of(hero), {TextSize::normal, colour, true});
    canvas.write_line(inner, line_about(option), {TextSize::small, style::text_soft, false});
}

void PartyChoiceScreen::draw_sheet(Canvas& canvas, Box sheet, const TeamMember& hero) {
    draw_parchment(canvas, sheet);
    sheet = sheet.inset(canvas.px(14));
    const Species& species = catalog()[hero.species];
    const TextStyle small{TextSize::small, style::on_paper(Tone::plain), false};
    const auto write = [&](const std::string& text, const TextStyle& look) {
        const int lines = sheet.height / canvas.line_height(look.size);
        if (lines < 1 || text.empty()) return;
        sheet.cut_top(canvas.paragraph(sheet, text, look, Align::left, lines) + canvas.px(6));
    };
    canvas.write_line(sheet, say(catalog(), {"named", "name", "what"}, name_of(hero), species.name), {TextSize::large, style::ink, true});
    sheet.cut_top(canvas.px(4));
    write(say(catalog(), {"hero_facts", "health", "attack", "defence", "speed"}, species.health, species.attack, species.defence,
              describe_speed(species.speed, catalog())),
          small);
    write(species.description, {TextSize::normal, style::ink, false});
    if (species.lead) write(say(catalog(), {"as_leader", "what"}, describe_lead(*species.lead, catalog())), small);
    const auto write_skill = [&](const Skill& skill) {
        write(skill.description.empty() ? skill.name : say(catalog(), {"named", "name", "what"}, skill.name, skill.description), small);
    };
    if (species.attack_skill) write_skill(catalog()[species.attack_skill]);
    for (const SkillId skill : species.skills)
        if (!catalog()[skill].common) write_skill(catalog()[skill]);
    if (!species.triggers.empty()) write(say(catalog(), "rules_exactly"), small);
    for (const std::string& sentence : describe_triggers(species.triggers, catalog(), span_words(game()))) write(sentence, small);
}

void PartyChoiceScreen::draw_options(Canvas& canvas, Box area) {
    const int gap = canvas.px(6), row_height = canvas.line_height() + canvas.px(18);
    const int set_out = hero_count() + 1, start_over = set_out + 1;
    area = area.centred(std::min(area.width, canvas.px(1000)), area.height);
    const Box proposed = area.cut_top(row_height);
    area.cut_top(gap);
    Box last = area.cut_bottom(row_height);
    area.cut_bottom(gap);
    add_option(proposed);
    draw_option(canvas, proposed, 0,
                camps() ? say(catalog(), {"camp_as_before", "who"}, members_now())
                        : say(catalog(), {"party_proposed", "who"}, names_of(game().dungeon().party)));
    Box cards = area.cut_left(area.width * 52 / 100);
    area.cut_left(gap);
    const int columns = cards.width >= canvas.px(360) ? 2 : 1, rows = (hero_count() + columns - 1) / columns;
    const int height = std::min(canvas.px(64), (cards.height - (rows - 1) * gap) / std::max(1, rows));
    const int width = (cards.width - (columns - 1) * gap) / columns;
    for (int hero = 0; hero < hero_count(); ++hero) {
        const Box card{cards.x + hero % columns * (width + gap), cards.y + hero / columns * (height + gap), width, height};
        add_option(card);
        draw_hero(canvas, card, hero + 1);
    }
    const auto is_hero = [&](int option) { return option >= 1 && option <= hero_count(); };
    const int about = is_hero(shown()) ? shown() : is_hero(chosen()) ? chosen() : 1;
    draw_sheet(canvas, area, heroes()[hero_of_option(about)]);
    const Box right = last.cut_right(last.width / 3);
    last.cut_right(gap);
    add_option(last);
    draw_option(canvas, last, set_out, text_of_setting_out());
    add_option(right);
    draw_option(canvas, right, start_over, say(catalog(), "party_start_over"));
}

}  // namespace

std::unique_ptr<Screen> make_party_choice(ScreenContext context, Leaving leaving) {
    return std::make_unique<PartyChoiceScreen>(context, std::move(leaving));
}

}  // namespace td
