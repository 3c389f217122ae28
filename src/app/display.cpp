#include "app/display.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

namespace td {

namespace {

bool connects(const sockaddr_un& address, std::size_t path_length) {
    const int file = socket(AF_UNIX, SOCK_STREAM, 0);
    if (file < 0) return false;
    // The socket functions take every kind of address by this one type.
    const auto* const any = reinterpret_cast<const sockaddr*>(&address);
    const bool open = connect(file, any, static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path_length)) == 0;
    close(file);
    return open;
}

/// Does an X server of this machine answer at display `number`?
bool answers(const std::string& number) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = "/tmp/.X11-unix/X" + number;
    if (path.size() + 2 > sizeof(address.sun_path)) return false;
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    if (connects(address, path.size() + 1)) return true;
    std::memcpy(address.sun_path + 1, path.c_str(), path.size());
    address.sun_path[0] = '\0';  // the abstract socket of the same name
    return connects(address, path.size() + 1);
}

}  // namespace

std::string no_display_reason() {
    const char* const display = std::getenv("DISPLAY");
    if (display == nullptr || *display == '\0') {
        const char* const wayland = std::getenv("WAYLAND_DISPLAY");
        if (wayland != nullptr && *wayland != '\0') return "There is a Wayland display, but the game needs an X one: install Xwayland.";
        return "There is no display to open a window on (DISPLAY is not set); xvfb-run can provide one.";
    }
    const std::string name = display;
    if (name[0] != ':') return {};
    if (answers(name.substr(1, name.find('.') - 1))) return {};
    return "The display " + name + " (from DISPLAY) does not answer.";
}

}  // namespace td
