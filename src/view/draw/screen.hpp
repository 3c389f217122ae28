// The layers on the screen: the dungeon at the bottom, then a menu, then a question.
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

/// Something the player did. Keys have already been translated into controls.
struct InputEvent {
    enum class Kind : std::uint8_t {
        control,        ///< `control` was triggered by a key or a script
        key_released,   ///< a key for `control` was released
        key,            ///< `key` was pressed, which has no control
        text,           ///< `character` was typed; comes after the control of the same key, if any
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
    std::string key;     ///< the name of the key that was pressed or released, if any: see KeySettings
    bool shift = false;  ///< Shift was held
    bool ctrl = false;

    bool is(Control c) const { return kind == Kind::control && control == c; }
    bool by_pointer() const {
        return kind == Kind::pointer_moved || kind == Kind::pressed || kind == Kind::released || kind == Kind::wheel;
    }
    bool clicked() const { return kind == Kind::pressed && button == Button::left; }
};

/// A key pressed for longer counts as held, not tapped.
inline constexpr std::int64_t longest_tap_ms = 350;

/// One layer. The frame is redrawn after every event and whenever tick() returns true; draw() must not change anything that matters.
class Screen {
public:
    virtual ~Screen() = default;

    virtual void handle(const InputEvent& event, Screens& screens) = 0;
    virtual void draw(Canvas& canvas) = 0;
    /// Called some sixty times a second for each layer that is shown. Returns true to redraw. `now`: milliseconds since the start.
    virtual bool tick(std::int64_t /*now*/) { return false; }
    /// True if it covers the whole window: layers beneath are not drawn.
    virtual bool covers_all() const { return false; }
    /// True while the layer waits for any key: overlays do not receive it, whatever its control.
    virtual bool wants_raw_keys() const { return false; }
};

/// Drawn over all layers.
class Overlay {
public:
    virtual ~Overlay() = default;

    /// Receives every event first. Returns true to keep it from the layers below.
    virtual bool handle(const InputEvent& event) = 0;
    virtual void draw(Canvas& canvas) = 0;
    /// As Screen::tick.
    virtual bool tick(std::int64_t now) = 0;
};

/// A move in a menu, for its sound.
enum class MenuMove : std::uint8_t { to_another_row, chosen };

/// The stack of layers. Changes take effect after the current event has been handled.
class Screens {
public:
    void push(std::unique_ptr<Screen> screen) { m_changes.push_back({std::move(screen), 0}); }
    /// Removes the top layer, or several.
    void pop(int count = 1) { m_changes.push_back({nullptr, count}); }
    /// Removes every layer, also those that are still to be pushed; the program ends unless another one is pushed afterwards.
    void clear() { m_changes.push_back({nullptr, static_cast<int>(m_layers.size() + m_changes.size())}); }

    /// Removes every layer above `screen`, which must be one of the layers.
    void pop_above(const Screen* screen);
    /// From now on, draws `overlay` over all layers. It must outlive them.
    void set_overlay(Overlay* overlay) { m_overlay = overlay; }

    /// `listener` is called with every menu move.
    Subscription listen(std::function<void(MenuMove)> listener) { return m_listeners.subscribe(std::move(listener)); }
    void tell(MenuMove move) const { m_listeners.tell(move); }

    /// Discards waiting keys and clicks: the player pressed them before seeing what is shown now.
    void drop_queued_input() { m_drops_queued = true; }
    /// True if drop_queued_input() was called since the last call.
    bool take_drop_request() { return std::exchange(m_drops_queued, false); }

    bool empty() const { return m_layers.empty(); }
    /// See Screen::wants_raw_keys.
    bool wants_raw_keys() const { return top() != nullptr && top()->wants_raw_keys(); }
    /// The topmost one, or null.
    Screen* top() const { return m_layers.empty() ? nullptr : m_layers.back().get(); }

    /// Gives the event to the overlay, then to the top layer only.
    void handle(const InputEvent& event);
    bool tick(std::int64_t now);
    void draw(Canvas& canvas);
    /// Carries out the requested changes.
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
