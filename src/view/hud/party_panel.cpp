#include "view/hud/party_panel.hpp"

#include <algorithm>

#include "base/utf8.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/hud/info_panel.hpp"
#include "world/fallen.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

constexpr int card_edge = 6, below_bar = 2;  ///< at 720 lines

constexpr TextStyle small_bold{TextSize::small, style::text_soft, true};

/// A status as its icon or letters, with its remaining time.
class StatusLook {
public:
    StatusLook(Canvas& canvas, ScreenContext context, const ActiveStatus& active, int height)
        : m_status(context.session.game().catalog()[active.status]),
          m_icon(context.pictures.status(active.status)),
          m_letters(m_status.badge.empty() ? first_characters(m_status.name, 2) : m_status.badge),
          m_left(active.left > 0 ? std::to_string(active.left) : std::string()) {
        if (!m_icon.empty()) m_scale = std::clamp(height / m_icon.height(), 1, canvas.picture_scale());
        m_sign_width = m_icon.empty() ? badge_width(canvas, m_letters) : m_icon.width() * m_scale;
        m_width = m_sign_width + (m_left.empty() ? 0 : canvas.px(2) + canvas.text_width(m_left, small_bold));
    }

    int width() const { return m_width; }

    void draw(Canvas& canvas, Box box) const {
        if (m_icon.empty())
            draw_badge(canvas, box.centred(box.width, canvas.line_height(TextSize::small)).corner(), m_letters,
                       Colour::of(m_status.colour));
        else
            canvas.picture(m_icon, {box.x, box.centre().y - m_icon.height() * m_scale / 2}, m_scale);
        const TextStyle look{TextSize::small, m_status.harmful ? style::of(Tone::harm) : style::good, true};
        canvas.write(box, m_left, look, Align::right);
    }

private:
    const Status& m_status;
    Source m_icon;
    std::string m_letters;
    std::string m_left;
    int m_scale = 1;
    int m_sign_width = 0;
    int m_width = 0;
};

/// Writes into the right end of the topmost line of `strip`, and shortens the strip.
void write_at_right(Canvas& canvas, Box& strip, std::string_view text, const TextStyle& look) {
    Box end = strip.cut_right(std::min(strip.width, canvas.text_width(text, look)));
    canvas.write_line(end, text, look);
    strip.cut_right(canvas.px(4));
}

/// Draws the speed (percent of normal, or ticks), coloured if not normal, at the right end of `line` and shortens the line. Draws nothing
/// and returns false if less than `needed` pixels of the line would be left.
bool draw_speed(Canvas& canvas, Box& line, EntityId who, ScreenContext context, int needed = 0) {
    const Game& game = context.session.game();
    const Interval step = game.world().roster().is_here(who) ? interval_of_step(who, game) : Interval{};
    const bool in_ticks = context.settings.now().steps_in_ticks;
    if (step.percent == 100 && !in_ticks) return true;
    const TextStyle look{TextSize::small, step.percent > 100 ? style::change : step.percent < 100 ? style::foe : style::text_faint, true};
    const std::string text = in_ticks ? short_pace(step, game.catalog()) : say(game.catalog(), {"party_speed", "percent"}, step.percent);
    if (line.width - canvas.text_width(text, look) - canvas.px(4) < needed) return false;
    write_at_right(canvas, line, text, look);
    return true;
}

/// Draws the name, and the speed if there is room for it; false if there is not. `number`: of its first turn; 0: it has none.
bool draw_name_and_speed(Canvas& canvas, Box line, EntityId who, ScreenContext context, int number) {
    const Game& game = context.session.game();
    const bool leads = game.leader() == who;
    const bool asked = game.awaiting() == who;
    const TextStyle look{TextSize::normal, asked ? style::accent : style::text, true};
    if (number > 0) {
        const std::string text = std::to_string(number);
        const TextStyle small{TextSize::small, asked ? style::ground : style::text, true};
        const Box end = line.cut_right(canvas.text_width(text, small) + canvas.px(8));
        draw_tag(canvas, end.centred(end.width, canvas.line_height(TextSize::small)), text, small, asked ? style::accent : style::row);
        line.cut_right(canvas.px(4));
    }
    if (leads) line.cut_left(canvas.write(line, "★", {TextSize::normal, style::text, true}) + canvas.px(3));
    const std::string name = name_of(who, game.view());
    Box beside = line.centred(line.width, canvas.line_height(TextSize::small));
    const bool has_room = draw_speed(canvas, beside, who, context, canvas.text_width(name, look));
    line.width = beside.width;
    canvas.write(line, name, look);
    return has_room;
}

/// When a member that is not on the floor arrives, or for how long it can still be revived.
std::string fate_off_floor(EntityId who, const Game& game) {
    if (const OnTheWay* const on_the_way = game.world().find<OnTheWay>(who))
        return say(game.catalog(), {"party_on_the_way", "rounds"}, std::max(1, on_the_way->due_round - game.now().round));
    const EntityId body = body_of(game.world(), who);
    if (!body) return say(game.catalog(), "party_fallen");
    const FallenBody& fallen = game.world().get<FallenBody>(body);
    return fallen.bearer ? say(game.catalog(), {"party_carried", "rounds"}, fallen.rounds_left)
                         : say(game.catalog(), {"party_fallen_for", "rounds"}, fallen.rounds_left);
}

/// Who decides for a member: its tactic, or the player; for one that is not on the floor, where it is instead.
std::string tactic_or_fate(EntityId who, const Game& game) {
    if (!game.world().roster().is_here(who)) return fate_off_floor(who, game);
    if (game.steers(who)) return say(game.catalog(), "party_steered");
    const AiState* ai_state = game.world().find<AiState>(who);
    return ai_state && ai_state->tactic ? game.catalog()[ai_state->tactic].name : std::string();
}

/// Draws an ongoing action and its progress, in place of the tactic.
void draw_ongoing_action(Canvas& canvas, Box bar, const OngoingAction& action, const Game& game) {
    canvas.rect(bar, style::panel_deep);
    canvas.rect({bar.x, bar.y, bar.width * action.done / action.of, bar.height}, style::change.dimmed(50));
    canvas.write(bar.inset(canvas.px(3), 0), describe_ongoing_action(action, game.catalog()), {TextSize::small, style::text, false});
}

/// Draws health and, to its right, the pools.
void draw_health_and_pools(Canvas& canvas, Box line, EntityId who, const Game& game) {
    const Health& health = game.world().get<Health>(who);
    const bool is_alive = lives(game.world(), who);
    const std::vector<PoolStatus> pools = is_alive ? pools_of(game.view(), who) : std::vector<PoolStatus>{};
    const int gap = canvas.px(2);
    const int width = pools.empty() ? 0 : line.width / 2 / static_cast<int>(pools.size());
    for (std::size_t i = pools.size(); i-- > 0;) {
        const ResourcePool& pool = game.catalog()[pools[i].pool];
        draw_bar(canvas, line.cut_right(width - gap), pools[i].amount, pools[i].maximum, Colour::of(pool.colour),
                 badge_of(pool) + " " + std::to_string(pools[i].amount));
        line.cut_right(gap);
    }
    // A creature that did not die of wounds has health left.
    const int now = is_alive ? health.now : 0;
    draw_bar(canvas, line, now, health.maximum, health_colour(side_of(who, game.world()), now, health.maximum),
             health_in_numbers(game.view(), who, now));
}

/// Draws the number of saved turns, if any, at the right end of the strip and shortens the strip.
void draw_saved_turns(Canvas& canvas, Box& strip, EntityId who, const Game& game) {
    const BankedTurns* banked = game.world().find<BankedTurns>(who);
    if (!banked) return;
    write_at_right(canvas, strip, say(game.catalog(), {"party_turns_put_by", "count"}, banked->count),
                   {TextSize::small, style::text, true});
}

/// Draws a letter for each order at the right end of the strip, shortens the strip, and adds them to `shown`.
void draw_orders(Canvas& canvas, Box& strip, EntityId who, const Session& session, std::vector<OrderBadge>& shown) {
    const Game& game = session.game();
    if (!game.world().roster().is_here(who)) return;
    const Known known = session.known();
    std::vector<OrderMark> marks = order_marks(who, game.view(), &known);
    for (std::size_t i = marks.size(); i-- > 0;) {
        const int width = badge_width(canvas, marks[i].badge);
        if (strip.width < 2 * width) return;
        const Box box{strip.right() - width, strip.y, width, canvas.line_height(TextSize::small)};
        draw_badge(canvas, box.corner(), marks[i].badge, style::change);
        shown.push_back({box, std::move(marks[i])});
        strip.cut_right(width + canvas.px(2));
    }
}

/// Draws a card; returns the statuses shown, and adds the orders shown to `orders`.
std::vector<StatusMark> draw_card(Canvas& canvas, ScreenContext context, Box card, EntityId who, std::vector<OrderBadge>& orders) {
    const Game& game = context.session.game();
    const World& world = game.world();
    const bool asked = game.awaiting() == who;
    const bool pointed = context.session.focus.creature == who;
    canvas.rect(card, pointed ? style::row_hovered : style::panel);
    draw_frame(canvas, card, asked ? style::accent : style::stone);
    Box inner = card.inset(canvas.px(card_edge));
    const Box portrait = inner.cut_left(inner.height);
    draw_token(canvas, context.pictures, portrait, who, world, {.grey = !world.roster().is_here(who)});
    inner.cut_left(canvas.px(7));
    const bool shows_speed =
        draw_name_and_speed(canvas, inner.cut_top(canvas.line_height()), who, context, first_number_of(context.session.order(), who));
    if (world.has<Health>(who)) draw_health_and_pools(canvas, inner.cut_top(bar_height(canvas)), who, game);
    inner.cut_top(canvas.px(below_bar));
    Box strip = inner;
    if (!shows_speed) draw_speed(canvas, strip, who, context);
    draw_saved_turns(canvas, strip, who, game);
    draw_orders(canvas, strip, who, context.session, orders);
    if (const OngoingAction* at = world.find<OngoingAction>(who)) {
        const Box bar = strip.cut_left(world.get<Statuses>(who).list.empty() ? strip.width : strip.width * 3 / 5);
        draw_ongoing_action(canvas, {bar.x, bar.y, bar.width, canvas.line_height(TextSize::small)}, *at, game);
        strip.cut_left(canvas.px(3));
        return draw_status_marks(canvas, context, strip, who);
    }
    // The statuses of the fallen no longer matter.
    std::vector<StatusMark> marks;
    if (world.roster().is_here(who)) marks = draw_status_marks(canvas, context, strip, who);
    if (!marks.empty()) strip.cut_left(marks.back().box.right() - strip.x + canvas.px(6));
    // The tactic follows, unless too little of it would be readable.
    const bool all_shown = !marks.empty() && marks.size() == world.get<Statuses>(who).list.size();
    if (marks.empty() || (all_shown && strip.width >= canvas.px(40)))
        canvas.write_line(strip, tactic_or_fate(who, game), {TextSize::small, style::text_faint, false});
    return marks;
}

}  // namespace

std::vector<StatusMark> draw_status_marks(Canvas& canvas, ScreenContext context, Box strip, EntityId who) {
    const Statuses* statuses = context.session.game().world().find<Statuses>(who);
    std::vector<StatusMark> marks;
    if (!statuses) return marks;
    const int gap = canvas.px(4);
    const std::size_t count = statuses->list.size();
    for (std::size_t i = 0; i < count; ++i) {
        const StatusLook look(canvas, context, statuses->list[i], strip.height);
        const std::string more = "+" + std::to_string(count - i);
        const int room = i + 1 < count ? strip.width - gap - canvas.text_width(more, small_bold) : strip.width;
        if (look.width() > room) {
            canvas.write(strip, more, small_bold);
            break;
        }
        const Box box = strip.cut_left(look.width());
        look.draw(canvas, box);
        marks.push_back({box, statuses->list[i]});
        strip.cut_left(gap);
    }
    return marks;
}

void PartyPanel::draw(Canvas& canvas, ScreenContext context, Box area) {
    const Game& game = context.session.game();
    const Team& team = game.world().roster()[game.player_team()];
    std::vector<EntityId> all = team.members;
    all.insert(all.end(), team.guests.begin(), team.guests.end());
    const int gap = canvas.px(2);
    const int texts = canvas.line_height() + bar_height(canvas) + canvas.px(below_bar) + canvas.line_height(TextSize::small);
    const int wished = std::max({portrait_size * canvas.picture_scale() + canvas.px(14), canvas.px(62), texts + 2 * canvas.px(card_edge)});
    const int count = std::max(1, static_cast<int>(all.size()));
    const int height = std::min(wished, (area.height - canvas.px(8)) / count - gap);
    m_area = {area.x, area.y, area.width, count * (height + gap)};
    m_cards.clear();
    m_marks.clear();
    m_orders.clear();
    int y = area.y;
    for (const EntityId who : all) {
        m_cards.push_back({who, {area.x, y, area.width, height}});
        const std::vector<StatusMark> marks = draw_card(canvas, context, m_cards.back().box, who, m_orders);
        m_marks.insert(m_marks.end(), marks.begin(), marks.end());
        y += height + gap;
    }
}

void PartyPanel::draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const {
    for (const OrderBadge& badge : m_orders)
        if (badge.box.contains(pointer)) return draw_tooltip(canvas, badge.box, badge.mark.name, badge.mark.description, keep_visible);
    const auto mark = std::find_if(m_marks.begin(), m_marks.end(), [&](const StatusMark& each) { return each.box.contains(pointer); });
    if (mark == m_marks.end()) return;
    const Game& game = context.session.game();
    const Catalog& catalog = game.catalog();
    const Status& status = catalog[mark->status.status];
    std::vector<std::string> lines = describe_triggers(status.triggers, catalog, span_words(game));
    lines.insert(lines.begin(), describe_modifiers(status, catalog, game.state().time_settings().kind));
    lines.push_back(status.description);
    std::string text;
    for (const std::string& line : lines)
        if (!line.empty()) text += (text.empty() ? "" : "\n") + line;
    draw_tooltip(canvas, mark->box, name_with_rest(mark->status, catalog), text, keep_visible);
}

EntityId PartyPanel::creature_at(Point p) const {
    for (const Card& card : m_cards)
        if (card.box.contains(p)) return card.who;
    return {};
}

}  // namespace td
