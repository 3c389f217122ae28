#include "app/display.hpp"

#include <GL/glx.h>
#include <X11/XKBlib.h>
#include <X11/Xutil.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>

#include "view/input/key_places.hpp"

namespace td {

namespace {

struct DisplayCloser {
    void operator()(Display* display) const { XCloseDisplay(display); }
};

bool has_opengl(Display* display) {
    if (glXQueryExtension(display, nullptr, nullptr) == False) return false;
    std::array wanted{GLX_RGBA, GLX_DOUBLEBUFFER, int{None}};
    XVisualInfo* const visual = glXChooseVisual(display, DefaultScreen(display), wanted.data());
    const bool found = visual != nullptr;
    if (found) XFree(visual);
    return found;
}

constexpr unsigned first_keycode = 8, last_keycode = 255;

KeySym symbol_of(Display* display, unsigned keycode, int group, int level) {
    return XkbKeycodeToKeysym(display, static_cast<KeyCode>(keycode), group, level);
}

/// The first group of the keyboard's layouts that has Latin letters; empty if none has.
std::optional<int> latin_group(Display* display) {
    for (int group = 0; group < XkbNumKbdGroups; ++group)
        for (unsigned keycode = first_keycode; keycode <= last_keycode; ++keycode)
            if (const KeySym symbol = symbol_of(display, keycode, group, 0); symbol >= XK_a && symbol <= XK_z) return group;
    return std::nullopt;
}

bool has_name(Display* display, unsigned keycode, int group) {
    return is_named_symbol(symbol_of(display, keycode, group, 0)) || is_named_symbol(symbol_of(display, keycode, group, 1));
}

}  // namespace

void prepare_keyboard() {
    // SFML has one connection to the display, which also draws.
    if (Display* const display = glXGetCurrentDisplay()) XkbSetDetectableAutoRepeat(display, True, nullptr);
}

std::string no_display_reason() {
    const char* const name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        const char* const wayland = std::getenv("WAYLAND_DISPLAY");
        if (wayland != nullptr && *wayland != '\0') return "There is a Wayland display, but the game needs an X one: install Xwayland.";
        return "There is no display to open a window on (DISPLAY is not set); xvfb-run can provide one.";
    }
    const std::string shown = "The display " + std::string(name) + " (from DISPLAY) ";
    // Stays open until the program ends: some servers reset or quit when their last client leaves, and the window opens later.
    static const std::unique_ptr<Display, DisplayCloser> display(XOpenDisplay(nullptr));
    if (!display) return shown + "does not answer.";
    return has_opengl(display.get()) ? std::string() : shown + "has no OpenGL, which the game draws with.";
}

}  // namespace td

// SFML 2.5 asks this function of Xlib what a key means, and tells the program nothing else about the key. This definition of the same name
// is found first. It differs where a key has no symbol that SFML knows: then the symbol is that of the same place on a US keyboard. A
// layout without Latin letters is passed over as a whole, since its signs are at other places too.
extern "C" KeySym XLookupKeysym(XKeyEvent* event, int column) {
    if (column < 0 || column > 3) return NoSymbol;
    const std::optional<int> latin = td::latin_group(event->display);
    const auto by_place = static_cast<KeySym>(td::us_character_at(event->keycode));
    if (by_place != NoSymbol && (!latin || !td::has_name(event->display, event->keycode, *latin))) return column == 0 ? by_place : NoSymbol;
    // Columns are the levels of the first group, then those of the second.
    const int first = latin.value_or(0);
    return td::symbol_of(event->display, event->keycode, column < 2 ? first : 1 - first, column % 2);
}
