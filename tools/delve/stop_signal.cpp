#include "tools/delve/stop_signal.hpp"

#include <atomic>
#include <csignal>

namespace td::delve {

namespace {

std::atomic<bool> is_asked_for{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch such");

void ask_to_stop(int) { is_asked_for = true; }

}  // namespace

void stop_at_signals() {
    struct sigaction action {};
    action.sa_handler = &ask_to_stop;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

bool stop_requested() { return is_asked_for; }

}  // namespace td::delve
