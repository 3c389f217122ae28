#include "view/party_panel.hpp"

#include "game/explain.hpp"
#include "game/intervals.hpp"
#include "game/say.hpp"
#include "view/style.hpp"
#include "view/token.hpp"
#include "view/widgets.hpp"

namespace td {

namespace {

std::string badge_text(const Status& status, int left) {
    std::string text = status.badge.empty() ? status.name.substr(0, 2) : status.badge;
    return left > 0 ? text + std::to_string(left) : text;
}

/// Percent of normal, or its ticks, coloured where it is not normal; returns the left end.
int draw_speed(Canvas& canvas, Point right_top, EntityId who, Stage stage) {
    const Game& game = stage.session.game();
    const Interval step = game.world().roster().alive(who) ? interval_of_step(who, game) : Interval{};
    const bool in_ticks = stage.session.preferences.steps_in_ticks;
    if (step.percent == 100 && !in_ticks) return right_top.x;
    const TextStyle look{TextSize::small, step.percent > 100 ? style::change : step.percent < 100 ? style::foe : style::text_faint, true};
    const std::string text = in_ticks ? short_pace(step, game.catalog()) : say(game.catalog(), {"party_speed", "percent"}, step.percent);
    return right_top.x - canvas.text({right_top.x, right_top.y}, text, look, Align::right) - canvas.px(4);
}

void draw_name(Canvas& canvas, Box line, EntityId who, const Game& game, int number) {
    const bool leads = game.leader() == who;
    const bool asked = game.awaiting() == who;
    const TextStyle look{TextSize::normal, asked ? style::accent : style::text, true};
    if (number > 0) {
        const std::string text = std::to_string(number);
        const int width = canvas.text_width(text, {TextSize::small, style::text, true}) + canvas.px(8);
        Box chip = line.cut_right(width);
        chip = chip.centred(chip.width, canvas.line_height(TextSize::small));
        canvas.rect(chip, asked ? style::accent : style::edge_soft);
        canvas.text({chip.centre().x, chip.y}, text, {TextSize::small, asked ? style::ground : style::text, true}, Align::centre);
        line.cut_right(canvas.px(4));
    }
    if (leads) line.cut_left(canvas.text(line.corner(), "★", {TextSize::normal, style::accent, true}) + canvas.px(3));
    canvas.text(line.corner(), canvas.fitted(name_of(who, game.world()), line.width, look), look);
}

std::string tactic_name(EntityId who, const Game& game) {
    if (!game.world().roster().alive(who)) return say(game.catalog(), "party_fallen");
    if (game.steers(who)) return say(game.catalog(), "party_steered");
    const Mind* mind = game.world().find<Mind>(who);
    return mind && mind->tactic ? game.catalog()[mind->tactic].name : std::string();
}

/// What it is at and how far, in the place of its tactic.
void draw_undertaking(Canvas& canvas, Box bar, const Undertaking& at, const Game& game) {
    canvas.rect(bar, style::panel_deep);
    canvas.rect({bar.x, bar.y, bar.width * at.done / at.of, bar.height}, style::change.dimmed(50));
    const TextStyle look{TextSize::small, style::text, false};
    canvas.text({bar.x + canvas.px(3), bar.y}, canvas.fitted(describe_undertaking(at, game.catalog()), bar.width - canvas.px(6), look),
                look);
}

void draw_card(Canvas& canvas, Stage stage, Box card, EntityId who) {
    const Game& game = stage.session.game();
    const World& world = game.world();
    const bool asked = game.awaiting() == who;
    const bool pointed = stage.session.attention.creature == who;
    canvas.rect(card, pointed ? style::row_hovered : style::panel);
    if (asked) canvas.rect({card.x, card.y, canvas.px(3), card.height}, style::accent);
    Box inner = card.inset(canvas.px(4));
    inner.cut_left(canvas.px(2));
    const Box portrait = inner.cut_left(inner.height);
    draw_token(canvas, stage.pictures, portrait, who, world, {.grey = !world.roster().alive(who)});
    inner.cut_left(canvas.px(7));
    draw_name(canvas, inner.cut_top(canvas.line_height()), who, game, first_number_of(stage.session.order(), who));
    if (const Health* health = world.find<Health>(who)) {
        // Who fell otherwise than by wounds has some left.
        const int now = world.roster().alive(who) ? health->now : 0;
        draw_bar(canvas, inner.cut_top(canvas.px(15)), now, health->maximum, health_colour(now, health->maximum),
                 std::to_string(now) + " / " + std::to_string(health->maximum));
    }
    inner.cut_top(canvas.px(2));
    const int right = draw_speed(canvas, {inner.right(), inner.y}, who, stage);
    const int room = right - inner.x;
    if (const Undertaking* at = world.find<Undertaking>(who)) {
        draw_undertaking(canvas, {inner.x, inner.y, room * 3 / 5, canvas.line_height(TextSize::small)}, *at, game);
        draw_status_badges(canvas, {inner.x + room * 3 / 5 + canvas.px(3), inner.y}, room * 2 / 5, who, game);
        return;
    }
    if (draw_status_badges(canvas, inner.corner(), room, who, game) == 0) {
        const TextStyle soft{TextSize::small, style::text_faint, false};
        canvas.text(inner.corner(), canvas.fitted(tactic_name(who, game), room, soft), soft);
    }
}

}  // namespace

int draw_status_badges(Canvas& canvas, Point at, int width, EntityId who, const Game& game) {
    const Statuses* statuses = game.world().find<Statuses>(who);
    if (!statuses) return 0;
    int x = at.x;
    for (const ActiveStatus& active : statuses->list) {
        const Status& status = game.catalog()[active.status];
        const std::string text = badge_text(status, active.left);
        if (x + canvas.text_width(text, {TextSize::small, {}, true}) + canvas.px(8) > at.x + width) break;
        x += draw_badge(canvas, {x, at.y}, text, Colour::of(status.colour)) + canvas.px(3);
    }
    return x - at.x;
}

void PartyPanel::draw(Canvas& canvas, Stage stage, Box area) {
    const Game& game = stage.session.game();
    const Team& team = game.world().roster()[game.player_team()];
    std::vector<EntityId> all = team.members;
    all.insert(all.end(), team.guests.begin(), team.guests.end());
    const int gap = canvas.px(2);
    const int wished = 24 * canvas.picture_scale() + canvas.px(14);
    const int count = std::max(1, static_cast<int>(all.size()));
    const int height = std::min(wished, (area.height - canvas.px(8)) / count - gap);
    m_area = {area.x, area.y, area.width, count * (height + gap)};
    m_cards.clear();
    int y = area.y;
    for (const EntityId who : all) {
        m_cards.push_back({who, {area.x, y, area.width, height}});
        draw_card(canvas, stage, m_cards.back().box, who);
        y += height + gap;
    }
}

EntityId PartyPanel::creature_at(Point p) const {
    for (const Card& card : m_cards)
        if (card.box.contains(p)) return card.who;
    return {};
}

}  // namespace td
