// The title: chooses the dungeon, the difficulty and the seed.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "art/title_scene.hpp"
#include "text/describe.hpp"
#include "text/objective_text.hpp"
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
        // Going on is not chosen at first then.
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
    void draw_name(Canvas& canvas, Box box, int scale);
    void draw_version(Canvas& canvas);
    void draw_notices(Canvas& canvas, Box box);
    void draw_menu(Canvas& canvas, Box box);

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
    const GameSettings settings{.seed = m_seed.value(), .dungeon = dungeon_chosen(), .difficulty = m_difficulty};
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

/// A name that left and right change if `changes`, shortened to that width.
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

/// The seed, the round and the depth of an unfinished run. `floors`: how many the dungeon has.
std::string facts_of(const UnfinishedRun& run, Range floors, const Catalog& catalog) {
    return say(catalog, {"title_unfinished", "seed", "round", "depth"}, std::to_string(run.seed), run.round,
               describe_depth(run.floor, floors, catalog));
}

/// How many floors a dungeon has, or from how many to how many.
std::string count_of(Range floors, const Catalog& catalog) {
    return floors.low == floors.high ? say(catalog, {"title_floors", "floors"}, floors.high)
                                     : say(catalog, {"title_floors_between", "least", "most"}, floors.low, floors.high);
}

/// The side of a token of the party, in pixels.
int side_of_token(const Canvas& canvas) { return 24 * canvas.picture_scale() + canvas.px(8); }
int party_height(Canvas& canvas) { return side_of_token(canvas) + canvas.px(4) + canvas.line_height(TextSize::small); }

/// Draws a paragraph, shortened to the lines that fit into `box`; returns the height used.
int draw_what_fits(Canvas& canvas, Box box, const std::string& text, Colour colour) {
    const int most_lines = box.height / canvas.line_height();
    return canvas.paragraph(box, text, {TextSize::normal, colour, false}, Align::left, most_lines);
}

/// Draws a dungeon's name and facts in one line, or in two if they are too long, and cuts the room used from `box`.
void draw_heading(Canvas& canvas, Box& box, const std::string& name, const std::string& facts) {
    const TextStyle large{TextSize::large, style::text, true}, small{TextSize::small, style::text_faint, false};
    const int indent = canvas.text_width(name, large) + canvas.px(14);
    const int lower = canvas.line_height(TextSize::large) - canvas.line_height(TextSize::small);
    Box beside = box;
    beside.cut_left(indent);
    beside.cut_top(lower);
    canvas.write_paragraph(box, name, large);
    if (canvas.text_width(facts, small) <= beside.width)
        canvas.write_line(beside, facts, small);
    else
        canvas.write_paragraph(box, facts, small);
    box.cut_top(canvas.px(6));
}

/// Draws the texts about the dungeon, and beside them its party and the difficulty.
void TitleScreen::draw_dungeon(Canvas& canvas, Box box) {
    const bool kept = chosen() == Item::go_on;
    const Dungeon& shown = kept ? m_catalog[m_choices.unfinished->dungeon] : dungeon();
    Box beside = box.cut_right(std::min(canvas.px(312), box.width / 2));
    box.cut_right(canvas.px(24));
    // If the dungeon has heroes to choose from, it is not known here who set out on the unfinished delve.
    if (!shown.party.empty() && !(kept && !shown.heroes.empty()))
        draw_party(canvas, beside.cut_top(party_height(canvas) + canvas.px(12)), shown);
    draw_difficulty(canvas, beside, kept ? m_choices.unfinished->difficulty : m_difficulty);
    const Range after = floors_after(shown, 1), floors{1 + after.low, 1 + after.high};
    draw_heading(canvas, box, shown.name, kept ? facts_of(*m_choices.unfinished, floors, m_catalog) : count_of(floors, m_catalog));
    if (!kept) draw_place_to_begin(canvas, box);
    box.cut_top(draw_what_fits(canvas, box, shown.description, style::text) + canvas.px(6));
    draw_what_fits(canvas, box, shown.introduction, style::text_soft);
}

/// Draws, for new players, which dungeon teaches the game, and cuts the room used from `box`.
void TitleScreen::draw_place_to_begin(Canvas& canvas, Box& box) {
    const TextStyle look{TextSize::normal, style::accent, false};
    const Dungeon& first = m_catalog[m_dungeons.front()];
    if (dungeon().lesson) {
        Box line = box.cut_top(canvas.line_height());
        const std::string mark = say(m_catalog, "title_lesson");
        draw_badge(canvas, line.centred(line.width, canvas.line_height(TextSize::small)).corner(), mark, style::good);
        line.cut_left(badge_width(canvas, mark) + canvas.px(8));
        canvas.write(line, say(m_catalog, "title_lesson_about"), look);
        box.cut_top(canvas.px(8));
    } else if (m_choices.is_first_time && first.lesson) {
        canvas.write_paragraph(box, say(m_catalog, {"title_lesson_elsewhere", "dungeon"}, first.name), look, 8);
    }
}

/// Draws the difficulty's name and what it changes.
void TitleScreen::draw_difficulty(Canvas& canvas, Box box, DifficultyId shown) {
    if (!shown) return;
    const Difficulty& difficulty = m_catalog[shown];
    canvas.write_paragraph(box, difficulty.name, {TextSize::normal, style::text, true}, 2);
    draw_what_fits(canvas, box, difficulty.description, style::text_soft);
}

void TitleScreen::draw_party(Canvas& canvas, Box box, const Dungeon& shown) {
    const int size = side_of_token(canvas);
    const auto count = static_cast<int>(shown.party.size() + shown.guests.size());
    const int pitch = std::min(size + canvas.px(26), box.width / std::max(1, count));
    const auto draw_one = [&](const TeamMember& member, Side side) {
        if (box.width < size) return;
        const Box cell = box.cut_left(std::max(size, pitch));
        const Box token{cell.x, cell.y, size, size};
        draw_portrait_token(canvas, m_pictures.portrait(member.species), token, side, {});
        Box below{token.centre().x - cell.width / 2, token.bottom() + canvas.px(4), cell.width, cell.height};
        canvas.write_line(below, member.name.empty() ? m_catalog[member.species].name : translated_own_name(member.name, m_catalog),
                          {TextSize::small, style::text_soft, false}, Align::centre);
    };
    for (const TeamMember& member : shown.party) draw_one(member, Side::party);
    for (const TeamMember& guest : shown.guests) draw_one(guest, Side::guest);
}

/// Where the pixels of the painting are on the screen.
struct Painting {
    Point corner;
    int scale = 1;
    Point on_screen(Point pixel) const { return corner + pixel * scale; }
};

/// Draws the painting at the smallest whole scale at which it covers the window. What does not fit in is cut off so that the lantern stays
/// in sight, and the stair above `plate_top`.
Painting draw_painting(Canvas& canvas, const Source& picture, int plate_top) {
    constexpr int beyond_lantern = 28, below_floor = 8;
    const auto scale_to_cover = [](int length, int pixels) { return (length + pixels - 1) / pixels; };
    const int scale = std::max(scale_to_cover(canvas.width(), title::width), scale_to_cover(canvas.height(), title::height));
    const int spare_width = title::width * scale - canvas.width(), spare_height = title::height * scale - canvas.height();
    const int left = std::clamp((title::lantern_middle.x + beyond_lantern) * scale - canvas.width(), 0, spare_width);
    const int foot = (title::floor_row + below_floor) * scale;
    const int top = std::clamp(foot - plate_top, 0, spare_height);
    if (picture.empty())
        canvas.gradient(canvas.area(), Colour::of(0x2A2140), style::ground);
    else
        canvas.picture(picture, {-left, -top}, scale);
    return {{-left, -top}, scale};
}

/// Draws a text with a dark edge, to be readable over the painting, at the right of the topmost line of `box`, and cuts that line off.
void draw_outlined(Canvas& canvas, Box& box, const std::string& text, TextStyle look) {
    const int edge = std::max(1, canvas.px(1));
    const Box line = box.cut_top(canvas.line_height(look.size));
    const TextStyle dark{look.size, style::night, look.bold};
    for (const Point side : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}, Point{1, 2}})
        canvas.write(line.moved(side.x * edge, side.y * edge), text, dark, Align::right);
    canvas.write(line, text, look, Align::right);
}

/// The scale of the logo: if it would reach as low as the lantern, small enough to fit to the right of that.
int logo_scale(const Canvas& canvas, const Source& logo, const Painting& painting) {
    constexpr Point beside_lantern{12, -14};
    const Point lantern = painting.on_screen(title::lantern_middle + beside_lantern);
    const int scale = std::max(1, canvas.px(120) / std::max(1, logo.height()));
    const bool reaches_lantern = canvas.px(44) + logo.height() * scale > lantern.y;
    return reaches_lantern ? std::clamp((canvas.width() - lantern.x) / std::max(1, logo.width()), 1, scale) : scale;
}

/// Draws the logo at the right of `box`, unless the content gives the game another name.
void TitleScreen::draw_name(Canvas& canvas, Box box, int scale) {
    constexpr std::string_view name_in_logo = "Tierdelve";
    const std::string name = say(m_catalog, "title");
    const Source logo = m_pictures.icon("logo");
    if (name == name_in_logo)
        canvas.picture(logo, box.cut_top(logo.height() * scale).moved(box.width - logo.width() * scale, 0).corner(), scale);
    else
        draw_outlined(canvas, box, name, {TextSize::huge, style::text, true});
    box.cut_top(canvas.px(2));
    box.cut_right(canvas.px(4));
    draw_outlined(canvas, box, say(m_catalog, "title_subtitle"), {TextSize::normal, style::text, false});
}

/// Draws what the player must know about how the game was left or started, on a plate at the top of `box`.
void TitleScreen::draw_notices(Canvas& canvas, Box box) {
    std::vector<std::pair<std::string, Colour>> notices;
    if (!m_choices.notice.empty()) notices.emplace_back(m_choices.notice, style::bad);
    if (m_choices.other_requested) {
        const UnfinishedRun& kept = *m_choices.unfinished;
        notices.emplace_back(say(m_catalog, {"title_asked_for", "dungeon", "seed", "other", "others"}, dungeon().name, m_seed.digits(),
                                 m_catalog[kept.dungeon].name, std::to_string(kept.seed)),
                             style::amber);
    }
    if (notices.empty()) return;
    const int pad = canvas.px(12);
    Box inner = box.inset(pad);
    std::size_t lines = 0;
    for (const auto& [text, colour] : notices) lines += canvas.wrapped(text, inner.width, {TextSize::normal, colour, false}).size();
    draw_plate(canvas, {box.x, box.y, box.width, static_cast<int>(lines) * canvas.line_height() + 2 * pad});
    for (const auto& [text, colour] : notices) canvas.write_paragraph(inner, text, {TextSize::normal, colour, false});
}

/// Draws the version in the lower right corner of the window.
void TitleScreen::draw_version(Canvas& canvas) {
    Box corner = canvas.area();
    corner.cut_bottom(canvas.px(4));
    corner.cut_right(canvas.px(8));
    canvas.write(corner.cut_bottom(canvas.line_height(TextSize::small)), m_choices.version, {TextSize::small, style::text_faint, false},
                 Align::right);
}

/// Draws the lines to choose from, and below them what the keys do.
void TitleScreen::draw_menu(Canvas& canvas, Box box) {
    const bool on_seed = chosen() == Item::seed;
    Box hints = box.cut_bottom(canvas.line_height(TextSize::small));
    hints.width += canvas.px(44);
    draw_key_hints(canvas, m_catalog, hints,
                   {{Control::confirm, on_seed ? say(m_catalog, "title_begin") : say(m_catalog, "hint_choose")},
                    {Control::move_south, say(m_catalog, "hint_next")},
                    {Control::move_east, say(m_catalog, "hint_change")}});
    const Box line = box.cut_bottom(canvas.line_height() + canvas.px(6)).moved(0, -canvas.px(1));
    if (on_seed) canvas.write(line, say(m_catalog, "title_seed_hint"), {TextSize::normal, style::accent, false});
    const int row_height = std::min(canvas.px(44), box.height / std::max(1, m_list.count()));  // all rows stay visible
    for (const ChoiceList::Row& row : m_list.lay_out(box.cut_bottom(row_height * m_list.count()), row_height)) {
        const Box button = row.box.inset(canvas.px(2));
        draw_button(canvas, button, text_of(item(row.index), canvas, button.width - canvas.px(12)), row.index == m_list.chosen());
    }
}

/// The plate about the dungeon, in the lower right corner. A wide one is less high, so that more is seen above it.
Box plate_beside(const Canvas& canvas, int menu_right, Box room) {
    const int width = std::min(room.right() - menu_right - canvas.px(44), canvas.px(1100));
    const int height = canvas.px(width > canvas.px(1000) ? 212 : 248);
    Box lower = room.cut_bottom(height);
    return lower.cut_right(width);
}

void TitleScreen::draw(Canvas& canvas) {
    constexpr int landing_stones = 20;  // height of the stones of the landing above the menu, in pixels of the painting
    Box room = canvas.area().inset(canvas.px(24));
    const int menu_right = room.x + canvas.px(304);
    const Box plate = plate_beside(canvas, menu_right, room);
    const Painting painting = draw_painting(canvas, m_pictures.title_painting(), plate.y);
    draw_version(canvas);
    const int bottom = canvas.height() - canvas.px(12);
    const int menu_top = std::min(painting.on_screen({0, title::landing_row + landing_stones}).y, bottom - canvas.px(388));
    draw_menu(canvas, {room.x, menu_top, menu_right - room.x, bottom - menu_top});
    // Of the upper part, half is for the name, half for notices.
    Box upper = room.cut_top(room.height / 2);
    draw_name(canvas, upper.cut_right(upper.width / 2), logo_scale(canvas, m_pictures.icon("logo"), painting));
    upper.cut_right(canvas.px(12));
    draw_notices(canvas, upper);
    if (m_catalog.dungeons.empty()) return;
    draw_plate(canvas, plate);
    draw_dungeon(canvas, plate.inset(canvas.px(14)));
}

}  // namespace

std::unique_ptr<Screen> make_title(const Catalog& catalog, Pictures& pictures, TitleChoices choices) {
    return std::make_unique<TitleScreen>(catalog, pictures, std::move(choices));
}

}  // namespace td
