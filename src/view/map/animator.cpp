#include "view/map/animator.hpp"

#include <algorithm>
#include <cmath>

#include "text/message_log.hpp"

namespace td {

namespace {

/// A long queue plays faster, so that a crowd's turns are shown in about this time.
constexpr float longest_queue_ms = 700;
constexpr float fast_factor = 2.5f, slow_factor = 0.5f;  ///< of the normal speed
constexpr float least_turn_ms = 260;                     ///< per turn, if turns are shown one by one
constexpr float text_ms = 750;                           ///< how long a floating text is visible
constexpr float between_texts_ms = 180;                  ///< from one floating text to the next over the same tile
constexpr float burst_ms = 420;                          ///< how long scattered motes are visible
constexpr float jolt_ms = 170;                           ///< how long the map shakes
constexpr float between_flashes_ms = 500;                ///< the map flashes at most twice a second
constexpr float stop_ms = 34;                            ///< two frames, for which a blow stops the show
constexpr float fold_within_ms = 400;                    ///< a later part is merged if it starts this soon after the last

template <class List>
void drop_ended(List& list, float now) {
    std::erase_if(list, [now](const auto& timed) { return timed.span.end <= now; });
}

/// What is shown at `now`, with its age; `what`: the member of `Timed` that is shown.
template <class Timed, class Shown>
std::vector<Shown> shown_of(const std::vector<Timed>& list, Shown Timed::*what, float now) {
    std::vector<Shown> shown;
    for (const Timed& timed : list) {
        if (!timed.span.covers(now)) continue;
        shown.push_back(timed.*what);
        shown.back().age = timed.span.share(now);
    }
    return shown;
}

Spot between(Spot from, Spot to, float share) { return from + (to - from) * share; }

/// How far an attacker is from its place, in tiles towards what it strikes: it draws back, strikes and returns.
float lunge_with_windup(float share) {
    constexpr float drawn_back = 0.25f, strikes = lunge_hit_share;
    constexpr float back = -0.16f, forth = 0.46f;
    if (share < drawn_back) return back * share / drawn_back;
    if (share < strikes) return back + (forth - back) * (share - drawn_back) / (strikes - drawn_back);
    const float rest = (1 - share) / (1 - strikes);
    return forth * rest * rest;
}

/// How far a struck creature is thrown back, in tiles: it flies back at once and returns slowly.
float recoil(float share) {
    constexpr float farthest = 0.26f, until = 0.12f;
    const float rest = (1 - share) / (1 - until);
    return farthest * (share < until ? share / until : rest * rest);
}

/// The speed of the animation's clock; `left`: milliseconds left in the queue.
float speed_of(Tempo tempo, float left) {
    const float wished = tempo.pace == Pace::slow ? slow_factor : tempo.pace >= Pace::fast ? fast_factor : 1.0f;
    return tempo.turn_by_turn ? wished : std::max(wished, left / longest_queue_ms);
}

}  // namespace

void Animator::advance(std::int64_t now) {
    const float passed = m_clock < 0 ? 0.0f : static_cast<float>(std::min<std::int64_t>(now - m_clock, 100));
    m_clock = now;
    if (!busy()) return;
    if (m_tempo.pace == Pace::instant && !m_tempo.turn_by_turn) finish();
    m_now += without_stop(passed, speed_of(m_tempo, m_end - m_now));
    drop_ended(m_motions, m_now);
    drop_ended(m_sparks, m_now);
    drop_ended(m_bursts, m_now);
    drop_ended(m_jolts, m_now);
    drop_ended(m_floating_texts, m_now);
    drop_ended(m_turns, m_now);
    if (m_turns.empty()) m_turn_is_shown = false;
    for (const TimedSound& sound : m_timed_sounds)
        if (sound.at <= m_now) m_sounds.push_back(sound.sound);
    std::erase_if(m_timed_sounds, [this](const TimedSound& sound) { return sound.at <= m_now; });
}

float Animator::without_stop(float passed, float speed) {
    const float held = std::min(m_stop_left, passed);
    m_stop_left -= held;
    float ahead = (passed - held) * speed;
    // An animation that runs faster than usual does not stop.
    const auto due = [&](float stop) { return stop <= m_now + ahead; };
    const auto next = std::min_element(m_stops.begin(), m_stops.end());
    if (next != m_stops.end() && due(*next) && speed <= 1) {
        const float until = std::max(0.0f, *next - m_now);
        m_stop_left = std::max(0.0f, stop_ms - (ahead - until) / speed);
        ahead = until;
    }
    std::erase_if(m_stops, due);
    return ahead;
}

void Animator::finish() {
    for (const TimedSound& sound : m_timed_sounds) m_sounds.push_back(sound.sound);
    m_timed_sounds.clear();
    m_motions.clear();
    m_sparks.clear();
    m_bursts.clear();
    m_jolts.clear();
    m_stops.clear();
    m_stop_left = 0;
    m_turns.clear();
    m_turn_is_shown = false;
    // Numbers matter to the player: they go on rising, starting now.
    for (TimedFloatingText& each : m_floating_texts) {
        if (each.parts.back().start <= m_now) continue;
        for (TimedFloatingText::Part& part : each.parts) part.start = std::min(part.start, m_now);
        each.span = {std::min(each.span.start, m_now), m_now + text_ms};
    }
    fold_floating_texts();
    m_barrier = m_end = m_now;
}

Shown Animator::shown(const Game& game, EntityId who) const {
    const Creature* const creature = game.world().find<Creature>(who);
    Shown shown;
    shown.at = spot_of(game.world().position(who).value_or(Point{}));
    if (creature != nullptr) shown.facing = creature->facing;
    if (is_asleep(game.world(), who)) shown.pose = SpritePose::sleep;
    bool placed = false;
    for (const Motion& motion : m_motions) {
        if (motion.who != who) continue;
        // The first unfinished step gives its place; finished steps were removed.
        if (motion.kind == Motion::Kind::step && !std::exchange(placed, true))
            show_step(motion, shown);
        else if (motion.span.covers(m_now))
            show_blow(motion, shown);
    }
    return shown;
}

void Animator::show_step(const Motion& motion, Shown& shown) const {
    const float share = motion.span.share(m_now);
    shown.at = between(motion.from, motion.to, share);
    shown.facing = motion.facing;
    if (!motion.span.covers(m_now)) return;
    shown.pose = SpritePose::walk;
    shown.frame = share < 0.5f ? 0 : 1;
}

void Animator::show_blow(const Motion& motion, Shown& shown) const {
    const float share = motion.span.share(m_now);
    const Spot along = motion.to - motion.from;
    if (motion.kind == Motion::Kind::lunge) {
        shown.at = shown.at + along * (m_liveliness.is_full() ? lunge_with_windup(share) : std::sin(share * 3.14159f) * 0.4f);
        shown.facing = motion.facing;
        shown.pose = SpritePose::attack;
        shown.frame = share < 0.3f ? 0 : 1;
    } else if (motion.kind == Motion::Kind::hurt) {
        shown.pose = SpritePose::hurt;
        shown.flash = static_cast<int>((m_liveliness.flashes ? 230.0f : 90.0f) * (1 - share));
        if (m_liveliness.is_full()) shown.at = shown.at + along * recoil(share);
    }
}

std::vector<Ghost> Animator::ghosts(const Game& game) const {
    std::vector<Ghost> ghosts;
    for (const Motion& motion : m_motions) {
        if (motion.kind != Motion::Kind::death) continue;
        Ghost ghost{motion.who, shown(game, motion.who)};
        const bool moving = std::any_of(m_motions.begin(), m_motions.end(),
                                        [&](const Motion& other) { return other.who == motion.who && other.kind == Motion::Kind::step; });
        // The world no longer has a place for it, so shown() starts at the first tile, (0, 0).
        if (!moving) ghost.shown.at = ghost.shown.at + motion.from;
        const float share = motion.span.share(m_now);
        if (motion.span.covers(m_now)) ghost.shown.pose = SpritePose::hurt;
        // It sinks first and fades at the end, when its body is to be seen.
        constexpr float fades_from = 0.6f;
        ghost.shown.sunk = m_liveliness.is_full() ? std::min(1.0f, share * share / (fades_from * fades_from)) : 0;
        ghost.shown.alpha = static_cast<int>(255 * std::min(1.0f, (1 - share) / (1 - fades_from)));
        ghosts.push_back(ghost);
    }
    return ghosts;
}

std::vector<Spark> Animator::sparks() const { return shown_of(m_sparks, &TimedSpark::spark, m_now); }

std::vector<Burst> Animator::bursts() const { return shown_of(m_bursts, &TimedBurst::burst, m_now); }

Point Animator::shake() const {
    Point shake;
    for (const Jolt& jolt : m_jolts) {
        if (!jolt.span.covers(m_now)) continue;
        const float share = jolt.span.share(m_now);
        const float swing = std::cos(share * 15) * (1 - share) * (jolt.flashes ? 2.4f : 1.8f);
        shake = {static_cast<int>(std::lround(jolt.along.x * swing)), static_cast<int>(std::lround(jolt.along.y * swing))};
    }
    return shake;
}

int Animator::flash() const {
    constexpr float brightest = 70, flash_share = 0.6f;
    int flash = 0;
    for (const Jolt& jolt : m_jolts)
        if (jolt.flashes && jolt.span.covers(m_now))
            flash = std::max(flash, static_cast<int>(brightest * (1 - jolt.span.share(m_now) / flash_share)));
    return flash;
}

std::vector<FloatingText> Animator::floating_texts() const {
    std::vector<FloatingText> floating_texts;
    for (const TimedFloatingText& timed : m_floating_texts) {
        if (!timed.span.covers(m_now)) continue;
        floating_texts.push_back(timed.floating_text);
        floating_texts.back().text = timed.text_at(m_now);
        floating_texts.back().at = timed.middle();
        floating_texts.back().age = timed.span.share(m_now);
        floating_texts.back().arcs = timed.kind == FloatingText::Kind::harm && m_liveliness.is_full();
    }
    return floating_texts;
}

std::vector<TurnShown> Animator::turns_shown() const {
    std::vector<TurnShown> turns;
    for (const TimedTurn& timed : m_turns) {
        turns.push_back(timed.turn);
        turns.back().acts = timed.span.covers(m_now);
    }
    return turns;
}

void Animator::begin_turn(const Game& game, EntityId who, Moment when) {
    m_turn = {.who = who, .when = when};
    m_turn_is_shown = false;
    if (!m_tempo.turn_by_turn) return;
    m_barrier = m_end = std::max({m_now, m_barrier, m_end});
    // The awaited creature's turn has not been played yet.
    if (game.awaiting() != who) show_idle(game, who);
}

void Animator::show_idle(const Game& game, EntityId who) {
    if (m_tempo.turn_by_turn && !m_turn_is_shown && game.known().knows(who)) show_turn(after_all(least_turn_ms));
}

void Animator::show_turn(Span span) {
    if (!m_turn.who) return;
    if (!m_turn_is_shown) m_turns.push_back({m_turn, span});
    m_turn_is_shown = true;
    m_turns.back().span = {std::min(m_turns.back().span.start, span.start), std::max(m_turns.back().span.end, span.end)};
}

Animator::Span Animator::after_all(float length) {
    const float start = std::max({m_now, m_barrier, m_end});
    m_end = start + length;
    return {start, m_end};
}

Animator::Span Animator::after_own(EntityId who, float length) {
    float start = earliest_start();
    for (const Motion& motion : m_motions)
        if (motion.who == who) start = std::max(start, motion.span.end);
    m_end = std::max(m_end, start + length);
    return {start, start + length};
}

void Animator::scatter(Debris debris, Spot at, Spot along, bool is_heavy, float start) {
    if (!m_liveliness.is_full()) return;
    const Burst burst{.debris = debris, .at = at, .along = along, .seed = m_burst_count++, .is_heavy = is_heavy};
    m_bursts.push_back({burst, {start, start + burst_ms}});
}

void Animator::jolt(Spot along, bool kills, float start) {
    if (!m_liveliness.flashes) return;
    // Quick flashes one after the other could harm a player.
    const bool flashes_already = std::any_of(m_jolts.begin(), m_jolts.end(), [&](const Jolt& other) { return other.flashes; });
    const bool is_too_soon = flashes_already || start - m_last_flash < between_flashes_ms;
    const bool flashes = kills && !is_too_soon;
    if (flashes) m_last_flash = start;
    m_jolts.push_back({.span = {start, start + jolt_ms}, .along = along, .flashes = flashes});
}

void Animator::stop_at(float at) {
    if (m_liveliness.is_full()) m_stops.push_back(at);
}

/// True if the two texts are so close that they would overlap.
bool Animator::TimedFloatingText::is_near(const TimedFloatingText& other) const {
    constexpr float wide = 2.5f, high = 1.5f;
    const Spot there = other.parts.front().at;
    return std::any_of(parts.begin(), parts.end(),
                       [&](const Part& part) { return std::abs(part.at.x - there.x) < wide && std::abs(part.at.y - there.y) < high; });
}

bool Animator::TimedFloatingText::folds_with(const TimedFloatingText& other) const {
    const bool same = kind == other.kind && floating_text.colour == other.floating_text.colour &&
                      floating_text.text == other.floating_text.text && other.parts.front().start - parts.back().start <= fold_within_ms;
    return same && (kind == FloatingText::Kind::word ? is_near(other) : who == other.who);
}

Spot Animator::TimedFloatingText::middle() const {
    Spot least = parts.front().at, most = least;
    for (const Part& part : parts) {
        least = {std::min(least.x, part.at.x), std::min(least.y, part.at.y)};
        most = {std::max(most.x, part.at.x), std::max(most.y, part.at.y)};
    }
    return between(least, most, 0.5f);
}

std::string Animator::TimedFloatingText::text_at(float now) const {
    int amount = 0, count = 0;
    for (const Part& part : parts) {
        // The first part counts as soon as the text appears.
        if (count > 0 && part.start > now) break;
        amount += part.amount;
        ++count;
    }
    const std::string sign = kind == FloatingText::Kind::healing ? "+" : "";
    return counted(kind == FloatingText::Kind::word ? floating_text.text : sign + std::to_string(amount), count);
}

void Animator::add_floating_text(TimedFloatingText rising) {
    float& start = rising.parts.front().start;
    for (TimedFloatingText& other : m_floating_texts) {
        if (!other.folds_with(rising)) continue;
        start = std::max(start, other.parts.back().start);
        other.parts.push_back(rising.parts.front());
        other.span.end = std::max(other.span.end, start + text_ms);
        return;
    }
    // Texts of different kinds over the same tile follow one another.
    for (const TimedFloatingText& other : m_floating_texts)
        if (std::abs(other.floating_text.at.x - rising.floating_text.at.x) < 0.5f &&
            std::abs(other.floating_text.at.y - rising.floating_text.at.y) < 0.5f)
            start = std::max(start, other.span.start + between_texts_ms);
    rising.floating_text.number = m_next_floating_text++;
    rising.span = {start, start + text_ms};
    m_floating_texts.push_back(std::move(rising));
}

void Animator::add_floating_text(EntityId who, Point at, std::string word, Colour colour, float start) {
    TimedFloatingText rising = floating_text_of(FloatingText::Kind::word, who, at, colour);
    rising.floating_text.text = std::move(word);
    rising.parts.push_back({start, 0, spot_of(at)});
    add_floating_text(std::move(rising));
}

void Animator::add_floating_text(EntityId who, Point at, FloatingText::Kind kind, int amount, Colour colour, float start) {
    TimedFloatingText rising = floating_text_of(kind, who, at, colour);
    rising.parts.push_back({start, amount, spot_of(at)});
    add_floating_text(std::move(rising));
}

Animator::TimedFloatingText Animator::floating_text_of(FloatingText::Kind kind, EntityId who, Point at, Colour colour) {
    TimedFloatingText text;
    text.kind = kind;
    text.who = who;
    text.floating_text.colour = colour;
    text.floating_text.at = spot_of(at);
    return text;
}

void Animator::fold_floating_texts() {
    std::vector<TimedFloatingText> all = std::exchange(m_floating_texts, {});
    for (TimedFloatingText& each : all) {
        const auto same = std::find_if(m_floating_texts.begin(), m_floating_texts.end(),
                                       [&](const TimedFloatingText& other) { return other.folds_with(each); });
        if (same == m_floating_texts.end()) {
            m_floating_texts.push_back(std::move(each));
            continue;
        }
        same->parts.insert(same->parts.end(), each.parts.begin(), each.parts.end());
        same->span.end = std::max(same->span.end, each.span.end);
    }
}

void Animator::play(SoundId sound, float at) {
    if (sound) m_timed_sounds.push_back({sound, at});
}

}  // namespace td
