// The window: events in, frames out. Sleeps while nothing happens, and draws nothing while nothing changes.
// Knows nothing of the game.
#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/Window/Event.hpp>
#include <csignal>
#include <streambuf>
#include <string>

#include "controls/settings.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/screen.hpp"
#include "view/input/keyboard.hpp"

namespace td {

/// While it lives, it takes what SFML would print: much of that is no error here, such as a driver without vertical synchronisation.
class SfmlErrors final : public std::streambuf {
public:
    SfmlErrors();
    ~SfmlErrors() override;
    SfmlErrors(const SfmlErrors&) = delete;
    SfmlErrors& operator=(const SfmlErrors&) = delete;

    /// What was said since the last call, cut off where it is very long.
    std::string take();

protected:
    int_type overflow(int_type byte) override;

private:
    std::streambuf* m_before;
    std::string m_text;
};

class Window {
public:
    static constexpr int least_width = 1280;
    static constexpr int least_height = 720;

    /// `share`: the folder of the fonts; `settings` outlive the window. Throws std::runtime_error with one sentence when the window cannot
    /// be had.
    Window(const std::string& title, int width, int height, const std::string& share, Settings& settings);

    Atlas& atlas() { return m_atlas; }
    Canvas& canvas() { return m_canvas; }

    /// Until the last layer is gone, the window is closed, or `asked_to_end` is no longer 0 and what was pressed before is done.
    void run(Screens& screens, const volatile std::sig_atomic_t& asked_to_end);
    /// One frame, whether anything changed or not.
    void show(Screens& screens);
    /// Pictures that frames so far lacked or had to leave out: 0, or the program has a fault.
    int pictures_amiss() const { return m_amiss; }
    /// What the last frame showed, as PNG. False when it cannot be written.
    [[nodiscard]] bool save_picture(const std::string& path);

private:
    void draw(Screens& screens);
    void drop_queued_input(Screens& screens);
    void handle(const sf::Event& event, Screens& screens);
    void key_pressed(const sf::Event::KeyEvent& key, Screens& screens);
    void released(Control control, Screens& screens);
    void pointer(InputEvent::Kind kind, int x, int y, sf::Mouse::Button button, Screens& screens);
    void resized(int width, int height);
    void open(bool full_screen);
    void centre();
    void check_open();
    InputEvent blank_event() const;
    std::int64_t now() const { return m_clock.getElapsedTime().asMilliseconds(); }

    SfmlErrors m_errors;
    std::string m_title;
    Settings& m_settings;
    sf::Vector2u m_windowed_size;
    sf::RenderWindow m_window;
    Atlas m_atlas;
    Glyphs m_glyphs;
    Canvas m_canvas;
    sf::Clock m_clock;
    std::int64_t m_last_event = 0;
    int m_amiss = 0;
    bool m_full_screen = false;
    bool m_stale = true;  ///< something happened since the last frame
    Keyboard m_keyboard;
};

}  // namespace td
