#include "view/hud/goals.hpp"

#include <algorithm>
#include <tuple>

#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "view/draw/placement.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

constexpr std::size_t most_at_edge = 2;  ///< at the edge of the map; the page has all

/// Draws the sign, the sentence, and the progress below it, and cuts them off.
void draw_goal(Canvas& canvas, Box& box, const ObjectiveStatus& goal) {
    const Colour colour = goal.lost ? style::text_soft : goal.wins ? style::good : style::bad;
    Box text = box;
    text.cut_left(canvas.px(20));
    const Box sign{box.x, box.y + (canvas.line_height() - canvas.px(10)) / 2, canvas.px(10), canvas.px(10)};
    // By shape as well as colour: a filled square wins or pays, an empty one loses.
    if (goal.wins && !goal.lost)
        canvas.rect(sign, colour);
    else
        canvas.frame(sign, std::max(1, canvas.px(2)), colour);
    canvas.write_paragraph(text, goal.text, {TextSize::normal, style::text, false});
    if (!goal.progress.empty()) canvas.write_paragraph(text, goal.progress, {TextSize::small, style::text, true});
    box.cut_top(text.y - box.y + canvas.px(6));
}

enum class GoalKind : std::uint8_t { winning, losing };

/// Draws the goals that win or those that lose, and cuts them off.
void draw_list(Canvas& canvas, Box& box, const std::vector<ObjectiveStatus>& goals, GoalKind kind, std::string_view title) {
    canvas.write_paragraph(box, title, {TextSize::small, style::text_soft, true}, 4);
    for (const ObjectiveStatus& goal : goals)
        if (goal.wins == (kind == GoalKind::winning)) draw_goal(canvas, box, goal);
}

/// Objectives and side aims with a progress, the most urgent first.
std::vector<ObjectiveStatus> counted_goals(const Game& game) {
    std::vector<ObjectiveStatus> goals = objective_statuses(game);
    for (ObjectiveStatus& aim : side_aims(game))
        if (!aim.lost) goals.push_back(std::move(aim));
    std::erase_if(goals, [](const ObjectiveStatus& goal) { return goal.progress.empty(); });
    // Goals of this floor come before those of later floors, and what counts down before what does not.
    const auto urgency = [](const ObjectiveStatus& goal) {
        const bool counts = goal.progress.find_first_of("0123456789") != std::string::npos;
        return std::tuple(goal.later, goal.minutes > 0, !counts);
    };
    std::stable_sort(goals.begin(), goals.end(),
                     [&](const ObjectiveStatus& a, const ObjectiveStatus& b) { return urgency(a) < urgency(b); });
    return goals;
}

/// How many lines that many goals have at the edge of the map; the last one says how many are left out.
int lines_of(std::size_t goals) { return static_cast<int>(std::min(goals, most_at_edge) + (goals > most_at_edge ? 1 : 0)); }

}  // namespace

int draw_goals(Canvas& canvas, Box box, const Game& game) {
    const int top = box.y;
    std::vector<ObjectiveStatus> goals = objective_statuses(game);
    goals.push_back({.text = say(game.catalog(), "goal_party_falls")});
    draw_list(canvas, box, goals, GoalKind::winning, say(game.catalog(), "goals_winning"));
    box.cut_top(canvas.px(6));
    draw_list(canvas, box, goals, GoalKind::losing, say(game.catalog(), "goals_losing"));
    const std::vector<ObjectiveStatus> aims = side_aims(game);
    if (!aims.empty()) {
        box.cut_top(canvas.px(6));
        draw_list(canvas, box, aims, GoalKind::winning, say(game.catalog(), "goals_aims"));
    }
    return box.y - top;
}

namespace {

/// "Sunken City, floor 2 of 4", with as much of the name as leaves room for the floor; of a dungeon with one floor the name alone.
std::string title_of_arrival(Canvas& canvas, const Game& game, int width) {
    const TextStyle look{TextSize::large, {}, true};
    if (game.dungeon().floors.size() == 1) return canvas.fitted(game.dungeon().name, width, look);
    const auto title = [&](std::string_view dungeon) {
        return say(game.catalog(), {"arrival_title", "dungeon", "depth"}, dungeon, describe_depth(game));
    };
    return title(canvas.fitted(game.dungeon().name, width - canvas.text_width(title(""), look), look));
}

}  // namespace

void draw_introduction(Canvas& canvas, Box& box, const Game& game) {
    const TextStyle look{TextSize::normal, style::text_soft, false};
    const std::string& story = game.dungeon().introduction;
    if (game.depth() != 1 || story.empty()) return;
    canvas.push_clip({});
    const int height_of_goals = draw_goals(canvas, {box.x, box.y, box.width, 10 * box.height}, game);
    canvas.pop_clip();
    constexpr int least_lines = 3;
    const int lines = (box.height - height_of_goals - canvas.px(10)) / canvas.line_height();
    if (lines < least_lines) return;
    box.cut_top(canvas.paragraph(box, story, look, Align::left, lines) + canvas.px(10));
}

void draw_arrival(Canvas& canvas, Box map, const Game& game, const std::vector<Box>& creatures) {
    const int margin = canvas.px(8);
    const int width = std::min(canvas.px(400), map.width - 2 * margin), height = std::min(canvas.px(400), map.height - 2 * margin);
    std::vector<Box> places = places_at_sides(map, width, height, margin, margin);
    // Best in the middle of a side.
    const Box middle = map.centred(width, height);
    places.insert(places.begin(), {Box{places[0].x, middle.y, width, height}, Box{places[1].x, middle.y, width, height}});
    const Box card = place_panel(map, places, creatures);
    Box inner = draw_titled_plate(canvas, card, title_of_arrival(canvas, game, card.width - canvas.px(4 * style::padding)));
    cut_key_hints(canvas, game.catalog(), inner,
                  {{Control::cancel, say(game.catalog(), "hint_close")}, {Control::open_goals, say(game.catalog(), "hint_read_again")}}, 6);
    draw_introduction(canvas, inner, game);
    canvas.push_clip(inner);
    draw_goals(canvas, inner, game);
    canvas.pop_clip();
}

int goal_lines_height(Canvas& canvas, const Game& game) {
    const int count = lines_of(counted_goals(game).size());
    return count == 0 ? 0 : canvas.px(8) + count * (canvas.line_height(TextSize::small) + canvas.px(2));
}

namespace {

/// The first part of the line of at least that width that covers no creature or, if there is none, the widest.
Box free_part(Box line, std::vector<Box> creatures, int width) {
    std::erase_if(creatures, [&](const Box& each) { return line.intersected(each).empty(); });
    std::sort(creatures.begin(), creatures.end(), [](const Box& a, const Box& b) { return a.x < b.x; });
    creatures.push_back({line.right(), line.y, 0, line.height});
    Box widest{line.x, line.y, 0, line.height};
    int from = line.x;
    for (const Box& each : creatures) {
        const Box part{from, line.y, each.x - from, line.height};
        if (part.width >= width) return part;
        if (part.width > widest.width) widest = part;
        from = std::max(from, each.right());
    }
    return widest;
}

}  // namespace

void draw_goal_lines(Canvas& canvas, Box map, const Game& game, const std::vector<Box>& creatures) {
    const int line = canvas.line_height(TextSize::small);
    // As wide as the info panel leaves room for, followed by the count.
    Box place{map.x + canvas.px(8), map.y + canvas.px(8), map.width - canvas.px(style::side_width + 150), line};
    const std::vector<ObjectiveStatus> goals = counted_goals(game);
    for (std::size_t i = 0; i < std::min(goals.size(), most_at_edge); ++i) {
        const ObjectiveStatus& goal = goals[i];
        const TextStyle look{TextSize::small, goal.wins ? style::good : style::bad, false};
        const std::string sentence = goal.minutes > 0 ? say(game.catalog(), {"goals_told_aim", "aim"}, goal.text)
                                     : goal.wins      ? say(game.catalog(), {"goals_told_winning", "goals"}, goal.text)
                                                      : say(game.catalog(), {"goals_told_losing", "goals"}, goal.text);
        const TextStyle count{TextSize::small, style::text, true};
        const int count_width = canvas.text_width(goal.progress, count) + canvas.px(12);
        const Box whole{place.x, place.y, place.width + count_width, line};
        const Box part = free_part(whole, creatures, canvas.text_width(sentence, look) + count_width);
        const int room = std::max(part.width - count_width, canvas.px(80));
        const std::string text = canvas.fitted(sentence, std::min(place.width, room), look) + "  ";
        const int width = canvas.text_width(text, look);
        const Box pill{part.x - canvas.px(4), place.y, width + canvas.text_width(goal.progress, count) + canvas.px(8), line};
        canvas.rect(pill, style::panel);
        canvas.write({part.x, place.y, width, line}, text, look);
        canvas.write({part.x + width, place.y, canvas.text_width(goal.progress, count), line}, goal.progress, count);
        place.y += line + canvas.px(2);
    }
    if (goals.size() <= most_at_edge) return;
    const auto more = static_cast<int>(goals.size() - most_at_edge);
    const std::string key = key_of(Control::open_goals, canvas.keys(), game.catalog());
    const std::string what = say(game.catalog(), {"goals_more", "count"}, more);
    const int width = key_hint_width(canvas, key, what);
    canvas.rect({place.x - canvas.px(4), place.y, width + canvas.px(8), line}, style::panel);
    draw_key_hint(canvas, place.corner(), key, what);
    canvas.touchable({place.x, place.y, width, line}, Control::open_goals);
}

}  // namespace td
