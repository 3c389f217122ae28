// What each event looks like: the only place that chooses durations (in milliseconds) and forms of motion.
#include <cmath>
#include <utility>

#include "catalog/trigger_source.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/map/animator.hpp"
#include "view/sound/event_sounds.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr float step_ms = 110;
constexpr float push_ms = 140;
constexpr float lunge_ms = 190;
constexpr float hit_delay_ms = lunge_ms * lunge_hit_share;  ///< from the start of a lunge to the hit
constexpr float hurt_ms = 180;
constexpr float death_ms = 500;
constexpr float death_awaited_ms = 320;  ///< until what comes next is shown
constexpr float fall_ms = 300;           ///< from the start of a death until the body meets the ground
constexpr float stop_after_ms = 16;      ///< from a hit to the moment at which the show stands still
constexpr int heavy_percent = 25;        ///< of the greatest health: the least blow that shakes the map
constexpr int hasty_speed = 2;           ///< creatures at least this fast raise dust as they walk
constexpr float spark_ms = 240;
constexpr float flight_ms_per_tile = 28;
constexpr float arrival_ms = 60;        ///< by which a bolt or beam is shown longer than until it hits
constexpr float launch_ms = 60;         ///< by which any throw takes longer than its way
constexpr float shot_interval_ms = 60;  ///< from one shot of a volley to the next

constexpr Colour harm_to_us = Colour::of(0xFF6A5A);
constexpr Colour harm_to_others = Colour::of(0xFFF3D0);
constexpr Colour healing = Colour::of(0x7CE38B);
constexpr Colour grey = Colour::of(0xB8BCC8);

/// Of length 1; zero without a source, or if the source is on that tile itself.
Spot direction_of_blow(const Game& game, EntityId source, EntityId struck, Point at) {
    const std::optional<Point> from = source && source != struck ? game.world().position(source) : std::nullopt;
    if (!from || *from == at) return {};
    const auto dx = static_cast<float>(at.x - from->x), dy = static_cast<float>(at.y - from->y);
    const float length = std::sqrt(dx * dx + dy * dy);
    return {dx / length, dy / length};
}

bool is_ours(const Game& game, EntityId who) { return on_players_side(who, game.world()); }

}  // namespace

/// One overload for each visible event; the others show nothing.
struct Animator::EventAnimator {
    Animator& animator;
    const Game& game;

    bool is_seen(Point p) const { return game.sight().sees(p); }

    template <class Other>
    void operator()(const Other&) const {}

    void add_step(EntityId who, Point from, Point to, float length, std::optional<Direction> facing = std::nullopt) const {
        if (!is_seen(from) && !is_seen(to) && !is_ours(game, who)) return;
        const Span span = animator.after_own(who, length);
        animator.m_motions.push_back({.kind = Motion::Kind::step,
                                      .who = who,
                                      .span = span,
                                      .from = spot_of(from),
                                      .to = spot_of(to),
                                      .facing = facing.value_or(direction_towards(from, to))});
    }
    void operator()(const TurnBegan& e) const { animator.begin_turn(game, e.who, {e.round, e.tier, game.now().time}); }
    void operator()(const Waited& e) const { animator.show_idle(game, e.who); }
    void operator()(const LostTurn& e) const { animator.show_idle(game, e.who); }
    void operator()(const OngoingProgressed& e) const { animator.show_idle(game, e.who); }
    void operator()(const DeclaredAction& e) const { animator.show_idle(game, e.who); }
    /// Begins a turn for `who` if none was announced: automatic weapons, counter-attacks and due actions have no turn of their own.
    void ensure_turn(EntityId who) const {
        const Moment now = game.now();
        if (animator.m_turn.who == who && animator.m_turn.when.time >= now.time) return;
        animator.begin_turn(game, who, now);
        animator.show_idle(game, who);
    }
    void operator()(const Walked& e) const {
        ensure_turn(e.who);
        add_step(e.who, e.from, e.to, step_ms);
        if (effective_speed(game.view(), e.who) >= hasty_speed) raise_dust(e.from, animator.earliest_start());
    }
    void raise_dust(Point at, float start) const {
        constexpr bool is_heavy = false;
        if (is_seen(at)) animator.scatter(Debris::dust, spot_of(at), {}, is_heavy, start);
    }
    void operator()(const SwappedPlaces& e) const {
        ensure_turn(e.who);
        add_step(e.who, e.from, e.to, step_ms);
        add_step(e.other, e.to, e.from, step_ms);
    }
    void operator()(const WasDisplaced& e) const {
        if (e.teleported) {
            add_spark("sparkle", Colour::of(0xC9A7FF), e.from, e.from, Direction::south, animator.after_all(spark_ms));
            add_spark("sparkle", Colour::of(0xC9A7FF), e.to, e.to, Direction::south, animator.after_all(spark_ms));
            return;
        }
        const Creature* const creature = game.world().find<Creature>(e.who);
        add_step(e.who, e.from, e.to, push_ms, creature != nullptr ? std::optional(creature->facing) : std::nullopt);
        raise_dust(e.to, animator.earliest_start() + push_ms / 2);
    }

    void add_spark(std::string form, Colour colour, Point at, Point from, Direction direction, Span span, ItemId item = {}) const {
        if (!is_seen(at) && !is_seen(from)) return;
        animator.m_sparks.push_back({.spark = {.form = std::move(form),
                                               .colour = colour,
                                               .item = item,
                                               .at = spot_of(at),
                                               .from = spot_of(from),
                                               .direction = direction},
                                     .span = span});
    }
    void add_lunge(EntityId who, Span span, Point from, Direction direction) const {
        const Spot place = spot_of(from);
        animator.m_motions.push_back({.kind = Motion::Kind::lunge,
                                      .who = who,
                                      .span = span,
                                      .from = place,
                                      .to = place + spot_of(offset(direction)),
                                      .facing = direction});
    }
    void operator()(const UsedSkill& e) const {
        ensure_turn(e.who);
        if (!is_seen(e.from) && !is_ours(game, e.who)) return;
        const Skill& skill = game.catalog()[e.skill];
        const Span lunge = animator.after_all(lunge_ms);
        add_lunge(e.who, lunge, e.from, e.direction);
        wait_until(show_impact(skill, e.tiles, e.from, e.direction, lunge.start + hit_delay_ms));
    }
    /// Shows the projectile or flash from `hit` on; returns the time at which it arrives.
    float show_impact(const Skill& skill, const std::vector<Point>& tiles, Point from, Direction direction, float hit) const {
        animator.play(skill.sound, hit);
        const Colour colour = Colour::of(skill.look.colour);
        const std::string& form = skill.look.form;
        if ((form == "bolt" || form == "beam") && !tiles.empty()) {
            const float flight = flight_ms_per_tile * static_cast<float>(chebyshev(from, tiles.back()));
            add_spark(form, colour, tiles.back(), from, direction, {hit, hit + flight + arrival_ms});
            return hit + flight;
        }
        for (const Point tile : tiles) add_spark(form, colour, tile, from, direction, {hit, hit + spark_ms});
        return hit;
    }
    /// Nothing new starts before `hit`.
    void wait_until(float hit) const {
        animator.m_barrier = hit;
        animator.m_end = std::max(animator.m_end, hit);
    }
    /// Shows the shots in quick succession; automatic fire does not move the bearer.
    void operator()(const FiredWeapons& e) const {
        ensure_turn(e.who);
        if (!is_seen(e.from) && !is_ours(game, e.who)) return;
        const Span lunge = animator.after_all(e.alone ? hit_delay_ms : lunge_ms);
        if (!e.alone) add_lunge(e.who, lunge, e.from, e.direction);
        float hit = lunge.start + hit_delay_ms;
        float last = hit;
        for (const Shot& shot : e.shots) {
            last = std::max(last, show_impact(game.catalog()[shot.skill], shot.tiles, e.from, e.direction, hit));
            hit += shot_interval_ms;
        }
        wait_until(last);
    }
    void operator()(const UsedItem& e) const {
        ensure_turn(e.who);
        const Span span = animator.after_all(spark_ms);
        animator.play(game.catalog()[e.item].sound, span.start);
        for (const Point tile : e.tiles) add_spark("sparkle", Colour::of(0xFFE9A0), tile, tile, Direction::south, span);
        animator.m_barrier = span.start + hit_delay_ms;
    }
    void operator()(const ThrewItem& e) const {
        ensure_turn(e.who);
        const Span span = animator.after_all(launch_ms + flight_ms_per_tile * static_cast<float>(chebyshev(e.from, e.to)));
        add_spark("item", {}, e.to, e.from, direction_towards(e.from, e.to), span, e.item);
        animator.play(game.catalog()[e.item].sound, span.end);
        animator.m_barrier = span.end;
    }

    void operator()(const AttachedTo& e) const { flash_part(e.item, e.at); }
    void operator()(const Detached& e) const { flash_part(e.item, e.at); }
    void flash_part(ItemId item, Point at) const {
        if (!is_seen(at)) return;
        const Span span = animator.after_all(spark_ms);
        animator.play(game.catalog()[item].sound, span.start);
        add_spark("sparkle", Colour::of(0xFFD27A), at, at, Direction::south, span);
    }

    void operator()(const Revived& e) const { add_spark("sparkle", healing, e.at, e.at, Direction::south, animator.after_all(spark_ms)); }
    void operator()(const Missed& e) const {
        if (is_seen(e.at))
            animator.add_floating_text(e.target, e.at, say(game.catalog(), "floating_miss"), grey, animator.earliest_start());
    }
    void operator()(const WasHurt& e) const {
        if (!is_seen(e.at)) return;
        const float start = animator.earliest_start();
        const Spot along = direction_of_blow(game, e.source, e.who, e.at);
        animator.m_motions.push_back({.kind = Motion::Kind::hurt, .who = e.who, .span = {start, start + hurt_ms}, .to = along});
        show_force(e, along, start);
        animator.m_end = std::max(animator.m_end, start + hurt_ms);
        animator.add_floating_text(e.who, e.at, FloatingText::Kind::harm, e.amount, is_ours(game, e.who) ? harm_to_us : harm_to_others,
                                   start);
    }
    /// Shows what flies off; the clock stands still and the map may shake, unless a status did the harm, which is no blow.
    void show_force(const WasHurt& e, Spot along, float start) const {
        const Health* const health = game.world().find<Health>(e.who);
        const bool kills = e.left <= 0;
        const bool is_heavy = health != nullptr && 100 * e.amount >= heavy_percent * health->maximum;
        const Debris debris = e.kind ? debris_of(game.catalog().damage_kinds[e.kind.index()].id) : Debris::chips;
        animator.scatter(debris, spot_of(e.at), along, is_heavy, start);
        if (e.by_status) return;
        animator.stop_at(start + stop_after_ms);
        if (is_heavy || kills) animator.jolt(along.x == 0 && along.y == 0 ? Spot{0, 1} : along, kills, start);
    }
    void operator()(const AbsorbedHarm& e) const {
        add_floating_word(e.who, say(game.catalog(), {"floating_absorbs", "amount"}, e.amount), grey);
    }
    void operator()(const WasHealed& e) const {
        if (e.quietly || e.amount == 0 || !is_seen(e.at)) return;
        const Span span = animator.after_all(spark_ms);
        add_spark("sparkle", healing, e.at, e.at, Direction::south, span);
        animator.add_floating_text(e.who, e.at, FloatingText::Kind::healing, e.amount, healing, span.start);
    }
    void add_floating_word(EntityId who, std::string text, Colour colour) const {
        const std::optional<Point> at = game.world().position(who);
        if (at && is_seen(*at)) animator.add_floating_text(who, *at, std::move(text), colour, animator.earliest_start());
    }
    void operator()(const GainedStatus& e) const {
        const Status& status = game.catalog()[e.status];
        if (status.is_announced) add_floating_word(e.who, status.name, Colour::of(status.colour));
    }
    void operator()(const ResistedStatus& e) const { add_floating_word(e.who, say(game.catalog(), "floating_resists"), grey); }
    void operator()(const Died& e) const {
        if (!is_seen(e.at)) return;
        const float start = animator.earliest_start() + hurt_ms * 0.6f;
        animator.m_motions.push_back(
            {.kind = Motion::Kind::death, .who = e.who, .span = {start, start + death_ms}, .from = spot_of(e.at), .to = spot_of(e.at)});
        animator.m_end = std::max(animator.m_end, start + death_awaited_ms);
        raise_dust(e.at, start + fall_ms);
    }
    void operator()(const Struggled& e) const { add_floating_word(e.who, say(game.catalog(), "floating_struggles"), grey); }
    void add_flash(std::string form, std::uint32_t colour, Point at) const {
        const float start = animator.earliest_start();
        add_spark(std::move(form), Colour::of(colour), at, at, Direction::south, {start, start + spark_ms});
    }
    void operator()(const CaughtFire& e) const { add_flash("burst", 0xFF9A3C, e.at); }
    void operator()(const FireWentOut& e) const { add_flash("splash", 0xBFD4E8, e.at); }
    void operator()(const FeatureGone& e) const {
        if (e.how == FeatureEnd::torn || e.how == FeatureEnd::put_out) add_flash("splash", 0xDDE3F4, e.at);
    }
    void operator()(const TriggerFired& e) const {
        if (!is_seen(e.at)) return;
        const SoundId sound = trigger_of(game.catalog(), e.trigger).sound;
        if (sound) animator.play(sound, animator.earliest_start());
        if (e.trigger.owner == TriggerOwner::feature) add_flash("burst", 0xE8D8A0, e.at);
    }
    void operator()(const Discovered& e) const {
        if (e.who && is_ours(game, e.who)) animator.add_floating_text({}, e.at, "!", Colour::of(0xFFD24A), animator.earliest_start());
    }
    void operator()(const Transformed& e) const { add_flash("sparkle", 0xC9A7FF, e.at); }
    void operator()(const WokeUp& e) const { add_floating_word(e.who, "!", Colour::of(0xFFD24A)); }
    void operator()(const FloorEntered&) const {
        animator.finish();
        animator.m_floating_texts.clear();
        // What happens before the first turn here, such as a choice, belongs to no creature of the floor before.
        animator.m_turn = {};
    }
};

void Animator::add(const Game& game, const Event& event) {
    const auto motions = m_motions.size(), sparks = m_sparks.size();
    std::visit(EventAnimator{*this, game}, event);
    for (std::size_t i = motions; i < m_motions.size(); ++i) show_turn(m_motions[i].span);
    for (std::size_t i = sparks; i < m_sparks.size(); ++i) show_turn(m_sparks[i].span);
    const SoundId sound = find_id<SoundId>(game.catalog().sounds, sound_of(game, event));
    if (sound) play(sound, earliest_start());
}

}  // namespace td
