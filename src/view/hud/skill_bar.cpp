#include "view/hud/skill_bar.hpp"

#include <algorithm>

#include "rules/accuracy.hpp"
#include "rules/readiness.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

constexpr std::size_t most_slots = 8;
constexpr std::size_t least_slots = 4;  ///< for which the bar has room
constexpr int bar_rows = 2;

struct SlotView {
    const Skill* skill = nullptr;
    SkillSlot slot;
    bool ready = false;
    std::string refusal;  ///< why it is not ready
};

std::vector<SlotView> slots_of(const Game& game) {
    std::vector<SlotView> views;
    const EntityId who = actor_of(game);
    const Skills* skills = game.world().find<Skills>(who);
    if (!skills) return views;
    for (const SkillSlot& slot : skills->slots) {
        if (views.size() >= most_slots) break;
        const auto refusal = why_not_ready(game.view(), who, slot);
        views.push_back({.skill = &game.catalog()[slot.skill],
                         .slot = slot,
                         .ready = !refusal,
                         .refusal = refusal ? describe(*refusal, who, game.view()) : std::string()});
    }
    return views;
}

constexpr int most_pips = 8;

/// True if the charges are drawn as bars: there are few, and no cooldown takes their place.
bool has_pips(const SlotView& view) { return view.slot.cooling.is_over() && view.skill->charges > 0 && view.skill->charges <= most_pips; }

/// The remaining cooldown, or else its cost and charges: "3 rd", "2 MP", "1/12".
std::string limits_of(const SlotView& view, const Catalog& catalog) {
    if (!view.slot.cooling.is_over()) return short_cooldown(shown_cooldown(view.slot.cooling, *view.skill), catalog);
    std::string text = short_cost(view.skill->pool_cost, catalog);
    if (view.skill->charges == 0 || has_pips(view)) return text;
    if (!text.empty()) text += "  ";
    return text + std::to_string(view.slot.charges) + "/" + std::to_string(view.skill->charges);
}

/// Draws a bright bar for each charge left and a dark one for each spent, at the right of `box`, and cuts them off.
void draw_pips(Canvas& canvas, Box& box, int left, int of) {
    const int unit = canvas.picture_scale(), pitch = 3 * unit;
    const Box pips = box.cut_right(of * pitch);
    for (int i = 0; i < of; ++i)
        canvas.rect({pips.x + i * pitch, pips.centre().y - 3 * unit, 2 * unit, 6 * unit}, i < left ? style::text : style::stone);
    box.cut_right(canvas.px(6));
}

void draw_slot(Canvas& canvas, Box box, int index, const SlotView& slot, bool considered, const Catalog& catalog) {
    draw_slab(canvas, box, considered);
    Box inner = box.inset(canvas.px(6));
    draw_key_cap(canvas, inner.cut_left(canvas.px(16)), std::to_string(index + 1), slot.ready ? style::text : style::text_faint);
    inner.cut_left(canvas.px(6));
    const TextStyle look{TextSize::normal, slot.ready ? style::text : style::text_faint, false};
    if (has_pips(slot)) draw_pips(canvas, inner, slot.slot.charges, slot.skill->charges);
    draw_fact(canvas, inner, slot.skill->name, look, limits_of(slot, catalog),
              {TextSize::small, slot.ready ? style::text : style::bad, true});
}

}  // namespace

EntityId actor_of(const Game& game) { return game.awaiting() ? game.awaiting() : game.leader(); }

void SkillBar::draw(Canvas& canvas, ScreenContext context, Box area) {
    const std::vector<SlotView> slots = slots_of(context.session.game());
    const UiFocus& focus = context.session.focus;
    const std::optional<Command>& considered = focus.aimed ? focus.aimed : focus.considered;
    const auto* const use = considered ? std::get_if<commands::UseSkill>(&*considered) : nullptr;
    const int gap = canvas.px(style::gap);
    const int columns = (static_cast<int>(std::max(least_slots, slots.size())) + bar_rows - 1) / bar_rows;
    const int width = (area.width - (columns - 1) * gap) / columns, height = (area.height - (bar_rows - 1) * gap) / bar_rows;
    m_slots.clear();
    if (slots.empty()) {
        canvas.write(area, say(context.session.game().catalog(), "no_skills"), {TextSize::small, style::text_faint, false});
        return;
    }
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
        m_slots.push_back({area.x + column * (width + gap), area.y + row * (height + gap), width, height});
        const bool chosen = use != nullptr && use->slot == static_cast<int>(i);
        draw_slot(canvas, m_slots.back(), static_cast<int>(i), slots[i], chosen, context.session.game().catalog());
    }
}

void SkillBar::draw_note(Canvas& canvas, ScreenContext context, Point pointer, const std::vector<Box>& keep_visible) const {
    const std::optional<int> index = slot_at(pointer);
    const Game& game = context.session.game();
    const std::vector<SlotView> slots = slots_of(game);
    if (!index || static_cast<std::size_t>(*index) >= slots.size()) return;
    const SlotView& view = slots[static_cast<std::size_t>(*index)];
    const Skill& skill = *view.skill;
    std::string text = describe_reach(skill.area, skill.audience, game.catalog());
    for (const std::string& effect : describe_effects(skill.effects, game.catalog(), span_words(game))) text += "\n" + effect;
    for (const std::string& line : describe_cast_time(skill, game.catalog())) text += "\n" + line;
    for (const std::string& line : describe_limits(skill, game.catalog())) text += "\n" + line;
    if (!view.refusal.empty()) text += "\n" + view.refusal;
    if (skill.accuracy < 100) text += "\n" + say(game.catalog(), {"hits", "percent"}, told_accuracy(skill.accuracy));
    if (!skill.description.empty()) text += "\n" + skill.description;
    draw_tooltip(canvas, m_slots[static_cast<std::size_t>(*index)], skill.name, text, keep_visible);
}

std::optional<int> SkillBar::slot_at(Point p) const {
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (m_slots[i].contains(p)) return static_cast<int>(i);
    return std::nullopt;
}

}  // namespace td
