#include "view/map/animator.hpp"

#include <algorithm>
#include <cmath>

namespace td {

namespace {

/// A long queue plays faster, so that a crowd's turn is over in about this time.
constexpr float patience = 700;
/// How many times as fast as normal.
constexpr float haste = 2.5f;

template <class List>
void drop_ended(List& list, float now) {
    std::erase_if(list, [now](const auto& timed) { return timed.span.end <= now; });
}

Spot between(Spot from, Spot to, float share) { return from + (to - from) * share; }

}  // namespace

void Animator::advance(std::int64_t now, Pace pace) {
    const float passed = m_clock < 0 ? 0.0f : static_cast<float>(std::min<std::int64_t>(now - m_clock, 100));
    m_clock = now;
    if (!busy()) return;
    if (pace == Pace::instant) finish();
    const float left = m_end - m_now;
    m_now += passed * std::max(pace == Pace::fast ? haste : 1.0f, left / patience);
    drop_ended(m_motions, m_now);
    drop_ended(m_sparks, m_now);
    drop_ended(m_floating_texts, m_now);
    for (const TimedSound& sound : m_timed_sounds)
        if (sound.at <= m_now) m_sounds.push_back(sound.sound);
    std::erase_if(m_timed_sounds, [this](const TimedSound& sound) { return sound.at <= m_now; });
}

void Animator::finish() {
    for (const TimedSound& sound : m_timed_sounds) m_sounds.push_back(sound.sound);
    m_timed_sounds.clear();
    m_motions.clear();
    m_sparks.clear();
    // Numbers are news: they go on rising, but from now.
    for (TimedFloatingText& floating_text : m_floating_texts)
        if (floating_text.span.start > m_now) floating_text.span = {m_now, m_now + floating_text.span.end - floating_text.span.start};
    m_barrier = m_end = m_now;
}

Shown Animator::shown(const Game& game, EntityId who) const {
    const Creature* const creature = game.world().find<Creature>(who);
    Shown shown;
    shown.at = spot_of(game.world().position(who).value_or(Point{}));
    if (creature != nullptr) shown.facing = creature->facing;
    const AiState* const ai_state = game.world().find<AiState>(who);
    if (ai_state != nullptr && ai_state->asleep) shown.pose = SpritePose::sleep;
    bool placed = false;
    for (const Motion& motion : m_motions) {
        if (motion.who != who) continue;
        // The first step that is not over says where it is; those before it are gone from the list.
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
    if (motion.kind == Motion::Kind::lunge) {
        shown.at = shown.at + (motion.to - motion.from) * (std::sin(share * 3.14159f) * 0.4f);
        shown.facing = motion.facing;
        shown.pose = SpritePose::attack;
        shown.frame = share < 0.3f ? 0 : 1;
    } else if (motion.kind == Motion::Kind::hurt) {
        shown.pose = SpritePose::hurt;
        shown.flash = static_cast<int>(230 * (1 - share));
        shown.at.x += std::sin(share * 18.0f) * 0.06f * (1 - share);
    }
}

std::vector<Ghost> Animator::ghosts(const Game& game) const {
    std::vector<Ghost> ghosts;
    for (const Motion& motion : m_motions) {
        if (motion.kind != Motion::Kind::death) continue;
        Ghost ghost{motion.who, shown(game, motion.who)};
        const bool moving = std::any_of(m_motions.begin(), m_motions.end(),
                                        [&](const Motion& other) { return other.who == motion.who && other.kind == Motion::Kind::step; });
        if (!moving) ghost.shown.at = ghost.shown.at + motion.from;
        const float share = motion.span.share(m_now);
        if (motion.span.covers(m_now)) ghost.shown.pose = SpritePose::hurt;
        ghost.shown.alpha = static_cast<int>(255 * (1 - share));
        ghosts.push_back(ghost);
    }
    return ghosts;
}

std::vector<Spark> Animator::sparks() const {
    std::vector<Spark> sparks;
    for (const TimedSpark& timed : m_sparks) {
        if (!timed.span.covers(m_now)) continue;
        sparks.push_back(timed.spark);
        sparks.back().age = timed.span.share(m_now);
    }
    return sparks;
}

std::vector<FloatingText> Animator::floating_texts() const {
    std::vector<FloatingText> floating_texts;
    for (const TimedFloatingText& timed : m_floating_texts) {
        if (!timed.span.covers(m_now)) continue;
        floating_texts.push_back(timed.floating_text);
        floating_texts.back().age = timed.span.share(m_now);
    }
    return floating_texts;
}

Animator::Span Animator::after_all(float length) {
    const float start = std::max({m_now, m_barrier, m_end});
    m_end = start + length;
    return {start, m_end};
}

Animator::Span Animator::together(EntityId who, float length) {
    float start = std::max(m_now, m_barrier);
    for (const Motion& motion : m_motions)
        if (motion.who == who) start = std::max(start, motion.span.end);
    m_end = std::max(m_end, start + length);
    return {start, start + length};
}

void Animator::rise(Point at, std::string text, Colour colour, float start) {
    constexpr float length = 750;
    // Numbers over the same tile follow each other, so that they can be told apart.
    for (const TimedFloatingText& other : m_floating_texts)
        if (std::abs(other.floating_text.at.x - static_cast<float>(at.x)) < 0.5f &&
            std::abs(other.floating_text.at.y - static_cast<float>(at.y)) < 0.5f)
            start = std::max(start, other.span.start + 180);
    m_floating_texts.push_back({{std::move(text), colour, spot_of(at), 0, m_next_floating_text++}, {start, start + length}});
}

void Animator::play(SoundId sound, float at) {
    if (sound) m_timed_sounds.push_back({sound, at});
}

}  // namespace td
