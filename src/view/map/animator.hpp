// Turns events into motion on the map: steps, lunges, things that fly, flashes, numbers that rise, fading dead.
// Knows neither the window nor textures. Times are milliseconds; places are in tiles.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/sprite_model.hpp"
#include "controls/preferences.hpp"
#include "game/game.hpp"
#include "play/turn_shown.hpp"
#include "view/draw/shapes.hpp"

namespace td {

/// A place between tiles.
struct Spot {
    float x = 0;
    float y = 0;
    friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
    friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
    friend Spot operator*(Spot a, float s) { return {a.x * s, a.y * s}; }
};
inline Spot spot_of(Point p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

/// How a creature is shown at this moment.
struct Shown {
    Spot at;
    Direction facing = Direction::south;
    SpritePose pose = SpritePose::idle;
    int frame = 0;
    int flash = 0;  ///< 0..255 of white over it
    int alpha = 255;
};

/// A creature that is no longer in the world, or not there yet as far as the player has seen.
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
    Spot from;  ///< bolts and beams: where they come from
    Direction direction = Direction::south;
    float age = 0;  ///< 0..1
};

/// A number or a word that rises from a tile. What is of one kind and meets one creature at nearly the same moment is one text; so are
/// the same words over neighbours.
struct FloatingText {
    enum class Kind : std::uint8_t { harm, healing, word };
    std::string text;
    Colour colour;
    Spot at;
    float age = 0;   ///< 0..1
    int number = 0;  ///< of its own
};

/// How fast the animation goes.
struct Tempo {
    Pace pace = Pace::normal;
    bool turn_by_turn = false;  ///< each turn is shown by itself, though nothing of it may move
};

class Animator {
public:
    /// Holds for what is added from now on.
    void set_tempo(Tempo tempo) { m_tempo = tempo; }
    /// Queues what `event` shows; events that the player's side does not see are left out.
    void add(const Game& game, const Event& event);
    /// To the moment `now`. Sounds that fall due are gathered.
    void advance(std::int64_t now);
    /// Everything queued is over, at once.
    void finish();
    /// Something moves, or will.
    bool busy() const { return !m_motions.empty() || !m_sparks.empty() || !m_floating_texts.empty() || !m_turns.empty(); }
    /// Nothing that the next command would have to wait for to be understood.
    bool settled() const { return m_now >= m_end; }

    Shown shown(const Game& game, EntityId who) const;
    /// The dead who are still falling.
    std::vector<Ghost> ghosts(const Game& game) const;
    std::vector<Spark> sparks() const;
    std::vector<FloatingText> floating_texts() const;
    /// Turns of which something is still to be shown, in the order in which they were taken: only of creatures that the player's side
    /// sees or has.
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
    struct TimedFloatingText {
        /// What comes at `start` is added to what came before.
        struct Part {
            float start = 0;
            int amount = 0;
            Spot at;
        };
        FloatingText::Kind kind = FloatingText::Kind::word;
        EntityId who;  ///< none: it belongs to its tile
        FloatingText floating_text;
        Span span;
        std::vector<Part> parts;  ///< in order of their starts; at least one

        bool folds_with(const TimedFloatingText& other) const;
        bool is_near(const TimedFloatingText& other) const;
        /// In the middle between those whom it meets.
        Spot middle() const;
        /// What stands there at `now`: "6 (x2)".
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
    struct Teller;
    friend struct Teller;

    void show_step(const Motion& motion, Shown& shown) const;
    void show_blow(const Motion& motion, Shown& shown) const;
    void begin_turn(const Game& game, EntityId who, Moment when);
    /// Turn by turn, a turn in which nothing moves is shown for a moment too, if the player's side sees or has `who`.
    void show_idle(const Game& game, EntityId who);
    /// The turn of which something is added is shown during `span` too.
    void show_turn(Span span);
    Span after_all(float length);
    Span together(EntityId who, float length);
    static TimedFloatingText floating_text_of(FloatingText::Kind kind, EntityId who, Point at, Colour colour);
    /// `rising.parts` has one part, whose start is the earliest at which it may rise.
    void rise(TimedFloatingText rising);
    void rise(EntityId who, Point at, std::string word, Colour colour, float start);
    void rise(EntityId who, Point at, FloatingText::Kind kind, int amount, Colour colour, float start);
    /// Folds what now begins at one moment.
    void fold_floating_texts();
    void play(SoundId sound, float at);

    std::vector<Motion> m_motions;
    std::vector<TimedSpark> m_sparks;
    std::vector<TimedFloatingText> m_floating_texts;
    std::vector<TimedTurn> m_turns;
    TurnShown m_turn;              ///< that is being added; of no creature before the first
    bool m_turn_is_shown = false;  ///< it is the last of m_turns
    std::vector<TimedSound> m_timed_sounds;
    std::vector<SoundId> m_sounds;
    int m_next_floating_text = 0;
    Tempo m_tempo;
    float m_now = 0;
    float m_barrier = 0;  ///< nothing new begins before
    float m_end = 0;      ///< of the last motion
    std::int64_t m_clock = -1;
};

}  // namespace td
