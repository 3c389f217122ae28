// Turns events into motion on the map: steps, lunges, projectiles, flashes, floating numbers, what blows scatter, the fading dead.
// Knows neither the window nor textures. Times are milliseconds; places are in tiles.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/sprite_model.hpp"
#include "controls/preferences.hpp"
#include "game/run/game.hpp"
#include "play/turn_shown.hpp"
#include "view/draw/shapes.hpp"
#include "view/map/debris.hpp"

namespace td {

/// A place between tiles.
struct Spot {
    float x = 0;
    float y = 0;
    friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
    friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
    friend Spot operator*(Spot a, float s) { return {a.x * s, a.y * s}; }
    friend bool operator==(Spot, Spot) = default;
};
inline Spot spot_of(Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

/// The part of a lunge after which its blow lands.
inline constexpr float lunge_hit_share = 0.42f;

/// How a creature is drawn at this moment.
struct Shown {
    Spot at;
    Direction facing = Direction::south;
    SpritePose pose = SpritePose::idle;
    int frame = 0;
    int flash = 0;  ///< opacity of white over it, 0..255
    int alpha = 255;
    float sunk = 0;  ///< how far the dead have sunk to the ground, 0..1
};

/// A creature that has left the world but is still being shown.
struct Ghost {
    EntityId who;
    Shown shown;
};

/// Something that flies or flashes for a moment.
struct Spark {
    std::string form;  ///< strike, bolt, burst, ring, sparkle, splash, beam; "item" for a thrown thing
    Colour colour;
    ItemId item;  ///< of form "item"
    Spot at;
    Spot from;  ///< the origin of bolts and beams
    Direction direction = Direction::south;
    float age = 0;  ///< 0..1
};

/// What a blow or a heavy step scatters.
struct Burst {
    Debris debris = Debris::chips;
    Spot at;
    Spot along;  ///< direction of the blow, of length 1; 0 for none
    std::uint64_t seed = 0;
    bool is_heavy = false;
    float age = 0;  ///< 0..1
};

/// A number or a word that rises from a tile. Numbers of one kind for one creature at nearly the same moment are added up in one text,
/// and equal words over neighbouring tiles are merged.
struct FloatingText {
    enum class Kind : std::uint8_t { harm, healing, word };
    std::string text;
    Colour colour;
    Spot at;
    float age = 0;      ///< 0..1
    int number = 0;     ///< identifies this text
    bool arcs = false;  ///< flies in an arc to the side instead of straight up
};

/// How fast the animation runs.
struct Tempo {
    Pace pace = Pace::normal;
    bool turn_by_turn = false;  ///< shows each turn separately, even if nothing moves in it
};

/// What the player lets the map do.
struct Liveliness {
    MotionAmount motion = MotionAmount::full;
    bool flashes = true;  ///< the map shakes and flashes

    bool is_full() const { return motion == MotionAmount::full; }
};
inline Liveliness liveliness_in(const Preferences& preferences) { return {preferences.motion, preferences.flashes}; }

class Animator {
public:
    /// Applies to events added from now on.
    void set_tempo(Tempo tempo) { m_tempo = tempo; }
    void set_liveliness(Liveliness liveliness) { m_liveliness = liveliness; }
    const Liveliness& liveliness() const { return m_liveliness; }
    /// Queues the animation of `event`; ignores events that the player's side does not see.
    void add(const Game& game, const Event& event);
    /// Advances to `now` (milliseconds) and collects the sounds that are due.
    void advance(std::int64_t now);
    /// Ends everything queued at once.
    void finish();
    /// True if something moves or will move.
    bool busy() const {
        return !m_motions.empty() || !m_sparks.empty() || !m_bursts.empty() || !m_jolts.empty() || !m_floating_texts.empty() ||
               !m_turns.empty();
    }
    /// True if nothing is left that the player should see before the next command.
    bool settled() const { return m_now >= m_end; }

    Shown shown(const Game& game, EntityId who) const;
    /// The dead who are still shown falling.
    std::vector<Ghost> ghosts(const Game& game) const;
    std::vector<Spark> sparks() const;
    std::vector<Burst> bursts() const;
    /// How far the map is shaken from its place, in art pixels.
    Point shake() const;
    /// Opacity of the flash over the map, 0..255.
    int flash() const;
    std::vector<FloatingText> floating_texts() const;
    /// Turns with something left to show, in order; only of creatures that the player's side sees or has.
    std::vector<TurnShown> turns_shown() const;
    std::vector<SoundId> take_sounds() { return std::exchange(m_sounds, {}); }

private:
    struct Span {
        float start = 0;
        float end = 0;
        float share(float now) const { return now <= start ? 0.0f : now >= end ? 1.0f : (now - start) / (end - start); }
        bool covers(float now) const { return now >= start && now < end; }
    };
    struct Motion {
        enum class Kind : std::uint8_t { step, lunge, hurt, death };
        Kind kind = Kind::step;
        EntityId who;
        Span span;
        Spot from;
        Spot to;
        Direction facing = Direction::south;
    };
    struct TimedSpark {
        Spark spark;
        Span span;
    };
    struct TimedBurst {
        Burst burst;
        Span span;
    };
    /// A heavy or deadly blow, which shakes the map.
    struct Jolt {
        Span span;
        Spot along;
        bool flashes = false;  ///< it killed, so that it also lights up the map and shakes it more; not too soon after another flash
    };
    struct TimedFloatingText {
        /// An amount that is added to the text at `start`.
        struct Part {
            float start = 0;
            int amount = 0;
            Spot at;
        };
        FloatingText::Kind kind = FloatingText::Kind::word;
        EntityId who;  ///< none: it belongs to a tile
        FloatingText floating_text;
        Span span;
        std::vector<Part> parts;  ///< in order of their starts; at least one

        /// True if `other`, which starts later, is to be merged into this text.
        bool folds_with(const TimedFloatingText& other) const;
        bool is_near(const TimedFloatingText& other) const;
        /// The middle of the tiles it belongs to.
        Spot middle() const;
        /// The text at `now`: "6 (x2)".
        std::string text_at(float now) const;
    };
    struct TimedSound {
        SoundId sound;
        float at = 0;
    };
    struct TimedTurn {
        TurnShown turn;
        Span span;
    };
    struct EventAnimator;
    friend struct EventAnimator;

    void scatter(Debris debris, Spot at, Spot along, bool is_heavy, float start);
    /// `along`: the direction of the blow; `kills`: it may flash too.
    void jolt(Spot along, bool kills, float start);
    /// Lets the clock stand still for a moment at `at`.
    void stop_at(float at);
    /// The milliseconds by which the clock goes on after `passed` milliseconds, without those for which it stands still.
    float without_stop(float passed, float speed);
    void show_step(const Motion& motion, Shown& shown) const;
    void show_blow(const Motion& motion, Shown& shown) const;
    void begin_turn(const Game& game, EntityId who, Moment when);
    /// In turn-by-turn tempo, shows a turn without motion for a moment, if the player's side sees or has `who`.
    void show_idle(const Game& game, EntityId who);
    /// Marks the current turn as shown during `span`.
    void show_turn(Span span);
    /// A span after everything queued, or after the motions of `who` only. Lengths in milliseconds.
    Span after_all(float length);
    Span after_own(EntityId who, float length);
    static TimedFloatingText floating_text_of(FloatingText::Kind kind, EntityId who, Point at, Colour colour);
    /// Precondition: `rising.parts` has one part; it starts then or later.
    void add_floating_text(TimedFloatingText rising);
    void add_floating_text(EntityId who, Point at, std::string word, Colour colour, float start);
    void add_floating_text(EntityId who, Point at, FloatingText::Kind kind, int amount, Colour colour, float start);
    /// Merges texts that now start at the same moment.
    void fold_floating_texts();
    void play(SoundId sound, float at);
    /// The earliest moment at which something new may start.
    float earliest_start() const { return std::max(m_now, m_barrier); }

    std::vector<Motion> m_motions;
    std::vector<TimedSpark> m_sparks;
    std::vector<TimedBurst> m_bursts;
    std::vector<Jolt> m_jolts;
    std::vector<float> m_stops;       ///< moments at which the clock stands still
    float m_stop_left = 0;            ///< milliseconds for which it still does
    float m_last_flash = -1000;       ///< when the map flashed last
    std::uint64_t m_burst_count = 0;  ///< the seed of the next burst; play has its own random numbers
    std::vector<TimedFloatingText> m_floating_texts;
    std::vector<TimedTurn> m_turns;
    TurnShown m_turn;              ///< the turn whose events are being added; of no creature before the first
    bool m_turn_is_shown = false;  ///< m_turn is the last of m_turns
    std::vector<TimedSound> m_timed_sounds;
    std::vector<SoundId> m_sounds;
    int m_next_floating_text = 0;
    Tempo m_tempo;
    Liveliness m_liveliness;
    float m_now = 0;
    float m_barrier = 0;  ///< nothing new starts before
    float m_end = 0;      ///< end of the last motion
    std::int64_t m_clock = -1;
};

}  // namespace td
