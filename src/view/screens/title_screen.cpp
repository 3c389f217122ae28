// The title: chooses the dungeon, the difficulty and the seed.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/screens/choice_list.hpp"
#include "view/screens/dungeon_choice.hpp"
#include "view/screens/screens.hpp"
#include "view/screens/seed_field.hpp"

namespace td {

namespace {

enum class Item : std::uint8_t { go_on, start, dungeon, difficulty, seed, help, settings, packs, quit };

/// True for a numpad key: with NumLock it types a digit, without it moves.
bool is_numpad_digit(const InputEvent& event) {
    return event.kind == InputEvent::Kind::control && event.key.size() == 4 && event.key.starts_with("Num") && event.key[3] >= '0' &&
           event.key[3] <= '9';
}

class TitleScreen final : public Screen {
public:
    TitleScreen(const Catalog& catalog, Pictures& pictures, TitleChoices choices)
        : m_catalog(catalog),
          m_pictures(pictures),
          m_choices(std::move(choices)),
          m_dungeons(dungeons_in_order(catalog)),
          m_seed(m_choices.offered.seed) {
        if (!m_choices.unfinished) m_items.erase(m_items.begin());
        if (catalog.difficulties.empty()) std::erase(m_items, Item::difficulty);
        if (!m_choices.open_packs) std::erase(m_items, Item::packs);
        m_list.resize(static_cast<int>(m_items.size()));
        if (m_choices.other_requested || (m_choices.unfinished && m_choices.unfinished->crashed)) m_list.choose(1);
        const DungeonId offered = m_choices.offered.dungeon ? m_choices.offered.dungeon : dungeon_to_offer(catalog, {});
        for (std::size_t i = 0; i < m_dungeons.size(); ++i)
            if (m_dungeons[i] == offered) m_dungeon = static_cast<int>(i);
        m_difficulty = m_choices.offered.difficulty ? m_choices.offered.difficulty : main_difficulty(catalog);
    }

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;
    bool covers_all() const override { return true; }

private:
    Item item(int row) const { return m_items[static_cast<std::size_t>(row)]; }
    Item chosen() const { return item(m_list.chosen()); }
    DungeonId dungeon_chosen() const { return m_dungeons[static_cast<std::size_t>(m_dungeon)]; }
    const Dungeon& dungeon() const { return m_catalog[dungeon_chosen()]; }
    void change(int by);
    void choose(const InputEvent& event, Screens& screens);
    void activate(Screens& screens);
    void start(Screens& screens);
    std::string text_of(Item item, Canvas& canvas, int width) const;
    void draw_dungeon(Canvas& canvas, Box box);
    void draw_place_to_begin(Canvas& canvas, Box& box);
    void draw_party(Canvas& canvas, Box box, const Dungeon& shown);
    void draw_difficulty(Canvas& canvas, Box box, DifficultyId shown);
    int height_of_difficulty(Canvas& canvas, int width, DifficultyId shown) const;
    void draw_name(Canvas& canvas, Box head);
    void draw_version(Canvas& canvas);
    void draw_notices(Canvas& canvas, Box foot);

    const Catalog& m_catalog;
    Pictures& m_pictures;
    TitleChoices m_choices;
    std::vector<Item> m_items{Item::go_on, Item::start,    Item::dungeon, Item::difficulty, Item::seed,
                              Item::help,  Item::settings, Item::packs,   Item::quit};
    ChoiceList m_list;
    std::vector<DungeonId> m_dungeons;  ///< in the order of the list
    int m_dungeon = 0;                  ///< index of the chosen one
    DifficultyId m_difficulty;          ///< none: the content has no difficulties
    SeedField m_seed;
    std::optional<InputEvent> m_numpad_key;  ///< pressed on the seed's row; its digit, if any, comes next
    bool m_moved_by_digit = false;           ///< the next digit belongs to a numpad key that moved here
};

void TitleScreen::change(int by) {
    const int count = static_cast<int>(m_dungeons.size());
    if (chosen() == Item::dungeon && count > 0) m_dungeon = (m_dungeon + by + count) % count;
    if (chosen() == Item::difficulty) {
        const std::size_t difficulties = m_catalog.difficulties.size();
        m_difficulty = DifficultyId((m_difficulty.index() + difficulties + static_cast<std::size_t>(by)) % difficulties);
    }
    if (chosen() == Item::seed) m_seed.roll();
}

void TitleScreen::activate(Screens& screens) {
    switch (chosen()) {
        case Item::go_on: m_choices.go_on(screens); break;
        case Item::start:
        case Item::seed: start(screens); break;
        case Item::dungeon:
        case Item::difficulty: change(+1); break;
        case Item::help: screens.push(make_help(m_catalog)); break;
        case Item::settings: m_choices.open_settings(screens); break;
        case Item::packs: m_choices.open_packs(screens); break;
        case Item::quit: m_choices.quit(screens); break;
    }
}

void TitleScreen::start(Screens& screens) {
    if (m_catalog.dungeons.empty()) return;
    const GameSettings settings{m_seed.value(), dungeon_chosen(), true, m_difficulty};
    if (!m_choices.unfinished) return m_choices.start(settings, screens);
    screens.push(make_question(m_catalog, say(m_catalog, "title_warning"), say(m_catalog, "title_begin"),
                               [this, settings](Screens& layers) { m_choices.start(settings, layers); }));
}

void TitleScreen::handle(const InputEvent& event, Screens& screens) {
    const bool on_seed = chosen() == Item::seed;
    if (event.kind == InputEvent::Kind::text) {
        m_numpad_key.reset();
        if (on_seed && !std::exchange(m_moved_by_digit, false)) m_seed.type(event.character);
        return;
    }
    if (on_seed && is_numpad_digit(event)) return void(m_numpad_key = event);
    if (event.kind == InputEvent::Kind::control) m_moved_by_digit = is_numpad_digit(event);
    if (event.is(Control::help)) return screens.push(make_help(m_catalog));
    if (event.is(Control::open_settings)) return m_choices.open_settings(screens);
    if (event.is(Control::cancel)) return m_list.choose(m_list.count() - 1);
    if (event.is(Control::wait)) return activate(screens);  // the largest key on the keyboard
    if (event.is(Control::move_east)) return change(+1);
    if (event.is(Control::move_west)) return change(-1);
    choose(event, screens);
}

void TitleScreen::choose(const InputEvent& event, Screens& screens) {
    const Item before = chosen();
    const ChoiceList::Result result = m_list.handle(event, screens);
    if (chosen() != before) m_seed.begin();
    // So that another seed can be chosen with the mouse alone.
    if (result == ChoiceList::Result::activated && chosen() == Item::seed && event.clicked()) return change(+1);
    if (result == ChoiceList::Result::activated) activate(screens);
}

/// Treats a numpad key that typed no digit as a move.
bool TitleScreen::tick(std::int64_t) {
    if (!m_numpad_key) return false;
    const InputEvent event = *std::exchange(m_numpad_key, std::nullopt);
    if (event.is(Control::move_east) || event.is(Control::move_west)) change(event.is(Control::move_east) ? +1 : -1);
    m_list.handle(event);
    if (chosen() != Item::seed) m_seed.begin();
    return true;
}

/// A name that left and right change, shortened to that width.
std::string between_arrows(Canvas& canvas, const std::string& name, bool changes, int width) {
    const TextStyle look{TextSize::normal, {}, true};
    const std::string left = changes ? "←  " : "", right = changes ? "  →" : "";
    return left + canvas.fitted(name, width - canvas.text_width(left + right, look), look) + right;
}

std::string TitleScreen::text_of(Item item, Canvas& canvas, int width) const {
    switch (item) {
        case Item::go_on: return say(m_catalog, {"title_continue", "floor"}, m_choices.unfinished->floor);
        case Item::start: return say(m_catalog, "title_begin");
        case Item::dungeon: return between_arrows(canvas, dungeon().name, m_catalog.dungeons.size() > 1, width);
        case Item::difficulty: return between_arrows(canvas, m_catalog[m_difficulty].name, m_catalog.difficulties.size() > 1, width);
        case Item::seed: return say(m_catalog, {"title_seed", "seed"}, m_seed.digits()) + (chosen() == Item::seed ? "_" : "");
        case Item::help: return say(m_catalog, "help_title");
        case Item::settings: return say(m_catalog, "settings_title");
        case Item::packs: return say(m_catalog, "packs_title");
        case Item::quit: return say(m_catalog, "title_quit");
    }
    return {};
}

std::string facts_of(const UnfinishedRun& run, int floors, const Catalog& catalog) {
    return say(catalog, {"title_unfinished", "seed", "round", "floor", "of"}, std::to_string(run.seed), run.round, run.floor, floors);
}

/// A member of the party on its token.
int portrait_size(const Canvas& canvas) { return 24 * canvas.picture_scale() + canvas.px(8); }

void TitleScreen::draw_dungeon(Canvas& canvas, Box box) {
    const bool kept = chosen() == Item::go_on;
    const Dungeon& shown = kept ? m_catalog[m_choices.unfinished->dungeon] : dungeon();
    box.cut_top(canvas.paragraph(box, shown.name, {TextSize::large, style::accent, true}) + canvas.px(4));
    const auto floors = static_cast<int>(shown.floors.size());
    const std::string facts =
        kept ? facts_of(*m_choices.unfinished, floors, m_catalog) : say(m_catalog, {"title_floors", "floors"}, floors);
    box.cut_top(canvas.paragraph(box, facts, {TextSize::small, style::text_faint, false}) + canvas.px(8));
    if (!kept) draw_place_to_begin(canvas, box);
    // The texts give way to the party and the difficulty.
    const int party_height = portrait_size(canvas) + canvas.px(4) + canvas.line_height(TextSize::small);
    if (!shown.party.empty()) draw_party(canvas, box.cut_bottom(party_height), shown);
    const auto draw_text = [&](const std::string& text, Colour colour, Box room) {
        const int most_lines = room.height / canvas.line_height();
        return canvas.paragraph(room, text, {TextSize::normal, colour, false}, Align::left, most_lines);
    };
    Box prose = box;
    const DifficultyId difficulty = kept ? m_choices.unfinished->difficulty : m_difficulty;
    prose.cut_bottom(height_of_difficulty(canvas, box.width, difficulty));
    int used = draw_text(shown.description, style::text, prose) + canvas.px(10);
    prose.cut_top(used);
    used += draw_text(shown.introduction, style::text_soft, prose) + canvas.px(12);
    box.cut_top(std::min(used, prose.bottom() - box.y));
    draw_difficulty(canvas, box, difficulty);
}

/// Draws, for new players, which dungeon teaches the game, and cuts the room used from `box`.
void TitleScreen::draw_place_to_begin(Canvas& canvas, Box& box) {
    const TextStyle look{TextSize::normal, style::accent, false};
    const Dungeon& first = m_catalog[m_dungeons.front()];
    if (dungeon().lesson) {
        const Box line = box.cut_top(canvas.line_height() + canvas.px(8));
        const std::string mark = say(m_catalog, "title_lesson");
        draw_badge(canvas, {line.x, line.y + (canvas.line_height() - canvas.line_height(TextSize::small)) / 2}, mark, style::good);
        Box rest = line;
        rest.cut_left(badge_width(canvas, mark) + canvas.px(8));
        canvas.text(rest.corner(), canvas.fitted(say(m_catalog, "title_lesson_about"), rest.width, look), look);
    } else if (m_choices.is_first_time && first.lesson) {
        box.cut_top(canvas.paragraph(box, say(m_catalog, {"title_lesson_elsewhere", "dungeon"}, first.name), look) + canvas.px(8));
    }
}

/// Draws the difficulty's name and what it changes.
void TitleScreen::draw_difficulty(Canvas& canvas, Box box, DifficultyId shown) {
    if (!shown) return;
    const Difficulty& difficulty = m_catalog[shown];
    box.cut_top(canvas.paragraph(box, difficulty.name, {TextSize::normal, style::accent, true}) + canvas.px(2));
    canvas.paragraph(box, difficulty.description, {TextSize::normal, style::text_soft, false});
}

int TitleScreen::height_of_difficulty(Canvas& canvas, int width, DifficultyId shown) const {
    if (!shown) return 0;
    const auto lines = canvas.wrapped(m_catalog[shown].description, width, {TextSize::normal, {}, false}).size();
    return (1 + static_cast<int>(lines)) * canvas.line_height() + canvas.px(2 + 14);
}

void TitleScreen::draw_party(Canvas& canvas, Box box, const Dungeon& shown) {
    const int size = portrait_size(canvas);
    const auto draw_one = [&](const TeamMember& member, Side side) {
        if (box.width < size) return;
        const Box cell = box.cut_left(size + canvas.px(26));
        const Box token{cell.x, cell.y, size, size};
        draw_portrait_token(canvas, m_pictures.portrait(member.species), token, side, {});
        const TextStyle name{TextSize::small, style::text_soft, false};
        const std::string text = member.name.empty() ? m_catalog[member.species].name : translated_own_name(member.name, m_catalog);
        canvas.text({token.centre().x, token.bottom() + canvas.px(4)}, canvas.fitted(text, cell.width, name), name, Align::centre);
    };
    for (const TeamMember& member : shown.party) draw_one(member, Side::party);
    for (const TeamMember& guest : shown.guests) draw_one(guest, Side::guest);
}

/// Draws the logo, unless the content gives the game another name.
void TitleScreen::draw_name(Canvas& canvas, Box head) {
    constexpr std::string_view name_in_logo = "Tierdelve";
    const TextStyle soft{TextSize::normal, style::text_soft, false};
    const std::string name = say(m_catalog, "title");
    int bottom = head.y + canvas.px(64);
    if (name == name_in_logo) {
        const Source logo = m_pictures.icon("logo");
        const int scale = std::max(1, (head.height - canvas.px(22)) / std::max(1, logo.height()));
        canvas.picture(logo, head.corner(), scale);
        bottom = head.y + logo.height() * scale + canvas.px(4);
    } else {
        canvas.text({head.x, head.y + canvas.px(18)}, name, {TextSize::huge, style::text, true});
    }
    canvas.text({head.x + canvas.px(4), bottom}, say(m_catalog, "title_subtitle"), soft);
}

void TitleScreen::draw_notices(Canvas& canvas, Box foot) {
    foot.cut_top(canvas.paragraph(foot, m_choices.notice, {TextSize::normal, style::bad, false}));
    if (!m_choices.other_requested) return;
    const UnfinishedRun& kept = *m_choices.unfinished;
    const std::string asked_for = say(m_catalog, {"title_asked_for", "dungeon", "seed", "other", "others"}, dungeon().name, m_seed.digits(),
                                      m_catalog[kept.dungeon].name, std::to_string(kept.seed));
    canvas.paragraph(foot, asked_for, {TextSize::normal, style::accent, false});
}

/// Draws the version in the lower right corner of the window.
void TitleScreen::draw_version(Canvas& canvas) {
    const TextStyle faint{TextSize::small, style::text_faint, false};
    const Box corner = canvas.area();
    canvas.text({corner.right() - canvas.px(8), corner.bottom() - canvas.line_height(TextSize::small) - canvas.px(4)}, m_choices.version,
                faint, Align::right);
}

void TitleScreen::draw(Canvas& canvas) {
    canvas.gradient(canvas.area(), Colour::of(0x1B2032), style::ground);
    Box inner = canvas.area().centred(canvas.px(1000), canvas.px(560));
    Box head = inner.cut_top(canvas.px(110));
    draw_name(canvas, head);
    draw_version(canvas);
    inner.cut_top(canvas.px(18));
    const Box foot{inner.x, inner.bottom() + canvas.px(12), inner.width, canvas.area().bottom() - inner.bottom() - canvas.px(12)};
    draw_notices(canvas, foot);
    Box left = inner.cut_left(canvas.px(360));
    inner.cut_left(canvas.px(40));
    const bool on_seed = chosen() == Item::seed;
    draw_key_hints(canvas, m_catalog, left.cut_bottom(canvas.line_height(TextSize::small)),
                   {{Control::move_south, say(m_catalog, "hint_next")},
                    {Control::move_east, say(m_catalog, "hint_change")},
                    {Control::confirm, on_seed ? say(m_catalog, "title_begin") : say(m_catalog, "hint_choose")}});
    if (on_seed)
        canvas.paragraph(left.cut_bottom(canvas.line_height() + canvas.px(4)), say(m_catalog, "title_seed_hint"),
                         {TextSize::normal, style::accent, false});
    const int row_height = std::min(canvas.px(48), left.height / std::max(1, m_list.count()));  // all rows stay visible
    for (const ChoiceList::Row& row : m_list.lay_out(left, row_height)) {
        const bool is_chosen = row.index == m_list.chosen();
        const Box button = row.box.inset(canvas.px(3));
        const std::string text = text_of(item(row.index), canvas, button.width - canvas.px(12));
        draw_button(canvas, button, text, is_chosen, is_chosen ? style::text : style::text_soft);
    }
    if (!m_catalog.dungeons.empty()) {
        draw_plate(canvas, inner);
        draw_dungeon(canvas, inner.inset(canvas.px(22)));
    }
}

}  // namespace

std::unique_ptr<Screen> make_title(const Catalog& catalog, Pictures& pictures, TitleChoices choices) {
    return std::make_unique<TitleScreen>(catalog, pictures, std::move(choices));
}

}  // namespace td
