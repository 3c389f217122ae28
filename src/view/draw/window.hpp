// The window: events in, frames out. Sleeps while nothing happens, and draws only after changes.
// Knows nothing of the game.
#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/Window/Event.hpp>
#include <csignal>
#include <set>
#include <streambuf>
#include <string>

#include "controls/settings.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/screen.hpp"
#include "view/input/keyboard.hpp"

namespace td {

/// While it exists, it collects what SFML would print: much of that is harmless here, such as a driver without vertical sync.
class SfmlErrors final : public std::streambuf {
public:
    SfmlErrors();
    ~SfmlErrors() override;
    SfmlErrors(const SfmlErrors&) = delete;
    SfmlErrors& operator=(const SfmlErrors&) = delete;

    /// The text since the last call, truncated if very long.
    std::string take();

protected:
    int_type overflow(int_type byte) override;

private:
    std::streambuf* m_before;
    std::string m_text;
};

class Window {
public:
    static constexpr int least_width = 800;
    static constexpr int least_height = 600;

    /// `width`, `height`: in pixels; 0: 1280x720, or that of the screen if it is smaller. `share`: the folder of the fonts;
    /// `settings` must outlive the window. Throws std::runtime_error with one sentence if the window cannot be opened.
    Window(const std::string& title, int width, int height, const std::string& share, Settings& settings);

    Atlas& atlas() { return m_atlas; }
    Canvas& canvas() { return m_canvas; }

    /// Runs until the last layer is gone, the window is closed, or `asked_to_end` is set. Input that came before is still handled.
    void run(Screens& screens, const volatile std::sig_atomic_t& asked_to_end);
    /// Draws one frame, even if nothing changed.
    void show(Screens& screens);
    /// How many pictures frames lacked so far; more than 0 is a fault of the program.
    int missing_pictures() const { return m_missing_pictures; }
    /// From now on, collects what is wrong with the texts of each frame: see WrittenTexts.
    void check_texts() { m_canvas.record_texts(&m_written); }
    const std::set<std::string>& faulty_texts() const { return m_faulty_texts; }
    /// Writes the last frame as PNG. False if it cannot be written.
    [[nodiscard]] bool save_picture(const std::string& path);

private:
    void draw(Screens& screens);
    void drop_queued_input(Screens& screens);
    void handle(const sf::Event& event, Screens& screens);
    void key_pressed(const sf::Event::KeyEvent& key, Screens& screens);
    void control_released(Control control, Screens& screens);
    void handle_pointer(InputEvent::Kind kind, int x, int y, sf::Mouse::Button button, Screens& screens);
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
    int m_missing_pictures = 0;
    WrittenTexts m_written;
    std::set<std::string> m_faulty_texts;
    bool m_full_screen = false;
    bool m_stale = true;  ///< something changed since the last frame
    Keyboard m_keyboard;
};

}  // namespace td
