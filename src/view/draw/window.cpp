#include "view/draw/window.hpp"

#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <stdexcept>
#include <utility>

namespace td {

namespace {

/// Time between two polls for events: short while the player presses keys, longer afterwards.
constexpr int poll_active_ms = 10;
constexpr int poll_idle_ms = 30;
constexpr std::int64_t idle_after_ms = 2'000;
constexpr int frame_ms = 15;  ///< least time between two frames

/// That size, but no larger than the screen.
sf::Vector2u on_screen(unsigned width, unsigned height) {
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
    return {std::min(width, desktop.width), std::min(height, desktop.height)};
}

sf::Vector2u least_size() { return on_screen(Window::least_width, Window::least_height); }

/// The size of a window that was started without one.
sf::Vector2u usual_size() { return on_screen(1280, 720); }

InputEvent::Button button_of(sf::Mouse::Button button) {
    return button == sf::Mouse::Right    ? InputEvent::Button::right
           : button == sf::Mouse::Middle ? InputEvent::Button::middle
                                         : InputEvent::Button::left;
}

}  // namespace

SfmlErrors::SfmlErrors() : m_before(sf::err().rdbuf(this)) {}
SfmlErrors::~SfmlErrors() { sf::err().rdbuf(m_before); }

std::string SfmlErrors::take() { return std::exchange(m_text, {}); }

SfmlErrors::int_type SfmlErrors::overflow(int_type byte) {
    constexpr std::size_t most = 1000;
    if (!traits_type::eq_int_type(byte, traits_type::eof()) && m_text.size() < most) m_text += traits_type::to_char_type(byte);
    return traits_type::not_eof(byte);
}

Window::Window(const std::string& title, int width, int height, const std::string& share, Settings& settings)
    : m_title(title),
      m_settings(settings),
      m_windowed_size(width > 0 && height > 0 ? sf::Vector2u(static_cast<unsigned>(width), static_cast<unsigned>(height)) : usual_size()),
      m_window(sf::VideoMode(m_windowed_size.x, m_windowed_size.y), title, sf::Style::Default),
      m_glyphs(m_atlas, share),
      m_canvas(m_atlas, m_glyphs) {
    check_open();
    centre();
}

/// Throws if the window is not open; else discards SFML's messages, which then did no harm.
void Window::check_open() {
    const std::string said = m_errors.take();
    if (!m_window.isOpen()) throw std::runtime_error("The window cannot be opened: " + (said.empty() ? "no reason is given" : said));
}

void Window::run(Screens& screens, const volatile std::sig_atomic_t& asked_to_end) {
    screens.settle();
    while (m_window.isOpen() && !screens.empty()) {
        if (m_settings.now().full_screen != m_full_screen) open(!m_full_screen);
        const bool ends = asked_to_end != 0;  // read before the events, so that earlier input is still handled
        sf::Event event;
        while (!screens.empty() && m_window.pollEvent(event)) {
            handle(event, screens);
            m_last_event = now();
            if (screens.take_drop_request()) drop_queued_input(screens);
        }
        if (ends || screens.empty()) break;
        const std::int64_t began = now();
        m_stale = screens.tick(began) || m_stale;
        screens.settle();
        const bool drawn = m_stale;
        if (drawn) show(screens);
        const int poll_ms = began - m_last_event < idle_after_ms ? poll_active_ms : poll_idle_ms;
        const std::int64_t rest_ms = drawn ? frame_ms - (now() - began) : poll_ms;
        if (rest_ms > 0) sf::sleep(sf::milliseconds(static_cast<sf::Int32>(rest_ms)));
    }
}

/// Discards waiting keys and clicks, which were pressed before the player could see the current state.
void Window::drop_queued_input(Screens& screens) {
    m_keyboard.mute_held();
    sf::Event event;
    while (m_window.pollEvent(event)) {
        const bool is_request = event.type == sf::Event::KeyPressed || event.type == sf::Event::TextEntered ||
                                event.type == sf::Event::MouseButtonPressed || event.type == sf::Event::MouseWheelScrolled;
        if (event.type == sf::Event::KeyPressed) m_keyboard.mute(event.key.code);
        if (!is_request) handle(event, screens);
    }
}

void Window::draw(Screens& screens) {
    const sf::Vector2u size = m_window.getSize();
    m_canvas.begin(static_cast<int>(size.x), static_cast<int>(size.y), m_settings.now());
    screens.draw(m_canvas);
}

void Window::show(Screens& screens) {
    draw(screens);
    if (m_atlas.is_full()) {
        // Only the pictures of this frame are added again.
        m_atlas.clear();
        draw(screens);
    }
    m_faulty_texts.merge(m_written.faults());
    m_missing_pictures += m_canvas.stale_pictures() + (m_atlas.is_full() ? 1 : 0);
    m_window.clear(sf::Color(12, 12, 18));
    const auto vertices = m_canvas.vertices();
    if (!vertices.empty()) m_window.draw(vertices.data(), vertices.size(), sf::Quads, sf::RenderStates(&m_atlas.texture()));
    m_window.display();
    m_stale = false;
}

bool Window::save_picture(const std::string& path) {
    sf::Texture texture;
    const sf::Vector2u size = m_window.getSize();
    if (!texture.create(size.x, size.y)) return false;
    texture.update(m_window);
    return texture.copyToImage().saveToFile(path);
}

InputEvent Window::blank_event() const {
    InputEvent event;
    event.shift = m_keyboard.shift();
    event.ctrl = m_keyboard.ctrl();
    return event;
}

void Window::handle(const sf::Event& event, Screens& screens) {
    switch (event.type) {
        case sf::Event::Closed: m_window.close(); return;
        case sf::Event::Resized: resized(static_cast<int>(event.size.width), static_cast<int>(event.size.height)); break;
        case sf::Event::KeyPressed: key_pressed(event.key, screens); break;
        case sf::Event::KeyReleased:
            if (const std::optional<Control> control = m_keyboard.release(event.key)) control_released(*control, screens);
            break;
        case sf::Event::TextEntered: {
            InputEvent typed = blank_event();
            typed.kind = InputEvent::Kind::text;
            typed.character = event.text.unicode;
            if (m_keyboard.super()) break;
            constexpr char32_t delete_character = 127;
            if ((typed.character >= U' ' && typed.character != delete_character) || typed.character == U'\b') screens.handle(typed);
            break;
        }
        case sf::Event::MouseMoved:
            handle_pointer(InputEvent::Kind::pointer_moved, event.mouseMove.x, event.mouseMove.y, sf::Mouse::Left, screens);
            break;
        case sf::Event::MouseButtonPressed:
            handle_pointer(InputEvent::Kind::pressed, event.mouseButton.x, event.mouseButton.y, event.mouseButton.button, screens);
            break;
        case sf::Event::MouseButtonReleased:
            handle_pointer(InputEvent::Kind::released, event.mouseButton.x, event.mouseButton.y, event.mouseButton.button, screens);
            break;
        case sf::Event::MouseWheelScrolled: {
            InputEvent turned = blank_event();
            turned.kind = InputEvent::Kind::wheel;
            turned.at = {event.mouseWheelScroll.x, event.mouseWheelScroll.y};
            turned.wheel = event.mouseWheelScroll.delta > 0 ? 1 : -1;
            screens.handle(turned);
            break;
        }
        case sf::Event::GainedFocus: break;
        case sf::Event::LostFocus:
            for (const Control control : m_keyboard.release_all()) control_released(control, screens);
            break;
        default: return;
    }
    m_stale = true;
}

void Window::key_pressed(const sf::Event::KeyEvent& key, Screens& screens) {
    const auto [name, control] = m_keyboard.press(key, m_settings.now().keys);
    const bool is_offered = key.code == sf::Keyboard::Unknown && screens.wants_raw_keys();
    if (name.empty() && !is_offered) return;
    InputEvent event = blank_event();
    event.key = name;
    if (control == Control::full_screen && !screens.wants_raw_keys())
        return m_settings.change([](Preferences& preferences) { preferences.full_screen = !preferences.full_screen; });
    if (control)
        event.control = *control;
    else
        event.kind = InputEvent::Kind::key;
    screens.handle(event);
}

void Window::control_released(Control control, Screens& screens) {
    InputEvent event = blank_event();
    event.kind = InputEvent::Kind::key_released;
    event.control = control;
    screens.handle(event);
}

void Window::handle_pointer(InputEvent::Kind kind, int x, int y, sf::Mouse::Button button, Screens& screens) {
    InputEvent event = blank_event();
    event.kind = kind;
    event.at = {x, y};
    event.button = button_of(button);
    std::optional<Control> control;
    if (event.clicked()) control = m_canvas.control_at(event.at);
    // The right button means cancel on every layer.
    if (kind == InputEvent::Kind::pressed && event.button == InputEvent::Button::right) control = Control::cancel;
    if (control) {
        event.kind = InputEvent::Kind::control;
        event.control = *control;
    }
    screens.handle(event);
}

void Window::resized(int width, int height) {
    const sf::Vector2u least = least_size(), now(static_cast<unsigned>(width), static_cast<unsigned>(height));
    if (!m_full_screen && (now.x < least.x || now.y < least.y)) m_window.setSize({std::max(now.x, least.x), std::max(now.y, least.y)});
    const sf::Vector2u size = m_window.getSize();
    m_window.setView(sf::View(sf::FloatRect(0, 0, static_cast<float>(size.x), static_cast<float>(size.y))));
}

void Window::centre() {
    // SFML 2.5 centres the height by the width of the screen, which puts half the window below a screen without a window manager.
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
    const auto margin = [](unsigned screen, unsigned window) { return screen > window ? static_cast<int>(screen - window) / 2 : 0; };
    m_window.setPosition({margin(desktop.width, m_windowed_size.x), margin(desktop.height, m_windowed_size.y)});
}

void Window::open(bool full_screen) {
    if (full_screen) m_windowed_size = m_window.getSize();
    m_full_screen = full_screen;
    // The atlas survives: SFML shares textures between its contexts.
    if (full_screen) {
        m_window.create(sf::VideoMode::getDesktopMode(), m_title, sf::Style::Fullscreen);
    } else {
        m_window.create(sf::VideoMode(m_windowed_size.x, m_windowed_size.y), m_title, sf::Style::Default);
        centre();
    }
    check_open();
    m_stale = true;
}

}  // namespace td
