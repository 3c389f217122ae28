#include "app/display.hpp"

#include <GL/glx.h>
#include <X11/Xlib.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <string>

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

}  // namespace

std::string no_display_reason() {
    const char* const name = std::getenv("DISPLAY");
    if (name == nullptr || *name == '\0') {
        const char* const wayland = std::getenv("WAYLAND_DISPLAY");
        if (wayland != nullptr && *wayland != '\0') return "There is a Wayland display, but the game needs an X one: install Xwayland.";
        return "There is no display to open a window on (DISPLAY is not set); xvfb-run can provide one.";
    }
    const std::string shown = "The display " + std::string(name) + " (from DISPLAY) ";
    const std::unique_ptr<Display, DisplayCloser> display(XOpenDisplay(nullptr));
    if (!display) return shown + "does not answer.";
    return has_opengl(display.get()) ? std::string() : shown + "has no OpenGL, which the game draws with.";
}

}  // namespace td
