// What lies on the screen, layer over layer: the dungeon at the bottom, then a menu, then a question.
// Knows neither the window nor the game.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "controls/controls.hpp"
#include "controls/subscription.hpp"
#include "view/draw/shapes.hpp"

namespace td {

class Canvas;
class Screens;

/// Something the player did. Key settings are already turned into controls.
struct InputEvent {
    enum class Kind : std::uint8_t {
        control,        ///< `control` was asked for by a key, or by a script
        key_released,   ///< a key that asks for `control`
        key,            ///< `key` was pressed, which asks for nothing
        text,           ///< `character` was typed; comes after the control of the same key, if it has one
        pointer_moved,  ///< to `at`
        pressed,        ///< a mouse button, at `at`
        released,
        wheel,  ///< `wheel` notches up (positive) or down, at `at`
    };
    enum class Button : std::uint8_t { left, right, middle };
    Kind kind = Kind::control;
    Control control = Control::confirm;
    char32_t character = 0;
    Point at;
    Button button = Button::left;
    int wheel = 0;
    std::string key;     ///< the name of the key that was pressed or released, if one was: see KeySettings
    bool shift = false;  ///< held at the time
    bool ctrl = false;

    bool is(Control c) const { return kind == Kind::control && control == c; }
    bool by_pointer() const {
        return kind == Kind::pointer_moved || kind == Kind::pressed || kind == Kind::released || kind == Kind::wheel;
    }
    bool clicked() const { return kind == Kind::pressed && button == Button::left; }
};

/// Milliseconds; a key held longer was held, not tapped.
inline constexpr std::int64_t tap_length = 350;

/// One layer. The frame is redrawn after every event and whenever tick() asks for it; draw() must not change anything that matters.
class Screen {
public:
    virtual ~Screen() = default;

    virtual void handle(const InputEvent& event, Screens& screens) = 0;
    virtual void draw(Canvas& canvas) = 0;
    /// Called some sixty times a second for the layers that are shown. True: draw the frame again. `now`: milliseconds since the start.
    virtual bool tick(std::int64_t /*now*/) { return false; }
    /// It covers the whole window: what lies beneath is not drawn.
    virtual bool covers_all() const { return false; }
    /// The layer waits for a key as such: no other layer and no overlay receives the key, whatever control it asks for.
    virtual bool takes_any_key() const { return false; }
};

/// Lies over all layers, whichever there are.
class Overlay {
public:
    virtual ~Overlay() = default;

    /// Receives every event first. True: the layers below do not receive it.
    virtual bool handle(const InputEvent& event) = 0;
    virtual void draw(Canvas& canvas) = 0;
    /// As Screen::tick.
    virtual bool tick(std::int64_t now) = 0;
};

/// What is heard of a menu.
enum class MenuMove : std::uint8_t { to_another_row, chosen };

/// The stack of layers. Changes take place once the event that asked for them has been handled.
class Screens {
public:
    void push(std::unique_ptr<Screen> screen) { m_changes.push_back({std::move(screen), 0}); }
    /// Takes the topmost layer (or several) away.
    void pop(int count = 1) { m_changes.push_back({nullptr, count}); }
    /// Takes every layer away; the program ends, unless another one is pushed afterwards.
    void clear() { m_changes.push_back({nullptr, static_cast<int>(m_layers.size() + m_changes.size())}); }

    /// Takes every layer away that lies over `screen`, one of those that are there.
    void pop_above(const Screen* screen);
    /// From now on `overlay` lies over all of them. It outlives them.
    void set_overlay(Overlay* overlay) { m_overlay = overlay; }

    /// `listener` is told what is done in menus.
    Subscription listen(std::function<void(MenuMove)> listener) { return m_listeners.subscribe(std::move(listener)); }
    void tell(MenuMove move) const { m_listeners.tell(move); }

    /// Keys and clicks that came before what is now to be seen no longer count: what waits for its turn is left out.
    void drop_queued_input() { m_drops_queued = true; }
    /// Was that asked for since the last call?
    bool take_drop_of_queued_input() { return std::exchange(m_drops_queued, false); }

    bool empty() const { return m_layers.empty(); }
    /// See Screen::takes_any_key.
    bool take_any_key() const { return top() != nullptr && top()->takes_any_key(); }
    /// The topmost one, or null.
    Screen* top() const { return m_layers.empty() ? nullptr : m_layers.back().get(); }

    /// To the overlay, then to the topmost layer only.
    void handle(const InputEvent& event);
    bool tick(std::int64_t now);
    void draw(Canvas& canvas);
    /// Carries out the changes that were asked for.
    void settle();

private:
    struct Change {
        std::unique_ptr<Screen> pushed;
        int popped = 0;
    };
    std::size_t first_shown() const;

    std::vector<std::unique_ptr<Screen>> m_layers;
    std::vector<Change> m_changes;
    Overlay* m_overlay = nullptr;
    bool m_drops_queued = false;
    Listeners<MenuMove> m_listeners;
};

}  // namespace td
