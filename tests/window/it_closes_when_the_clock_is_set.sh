#!/usr/bin/env bash
# The clock is set back or forward by ten years while the game closes: it closes nevertheless, whatever its libraries wait for.
set -u
. "$(dirname "$0")/real_window.bash"

# A clock that is wrong by as many seconds as the file says.
cat >"$scratch/clock.cpp" <<'END'
#include <dlfcn.h>
#include <time.h>
#include <fstream>
#include <cstdlib>
extern "C" int clock_gettime(clockid_t clock, timespec* now) {
    static const auto real = reinterpret_cast<int (*)(clockid_t, timespec*)>(dlsym(RTLD_NEXT, "clock_gettime"));
    const int failed = real(clock, now);
    long wrong = 0;
    if (clock == CLOCK_REALTIME) std::ifstream(std::getenv("WRONG_BY")) >> wrong;
    now->tv_sec += wrong;
    return failed;
}
END
c++ -shared -fPIC -o "$scratch/clock.so" "$scratch/clock.cpp" -ldl || fail "The wrong clock cannot be built."
export WRONG_BY=$scratch/wrong

close_at() {
    echo 0 >"$WRONG_BY"
    begin_program env LD_PRELOAD="$scratch/clock.so" "$game" --seed 7
    press Return space space
    await_commands 2
    echo "$1" >"$WRONG_BY"
    end_game
    [ "$(said round)" -ge 3 ] || fail "Hardly anything was played: $(cat "$scratch/report")"
}
# Both with and without sound: the library's own silent device has a thread too.
for seconds in -315360000 315360000; do
    close_at "$seconds"
    ALSOFT_DRIVERS=null close_at "$seconds"
done
echo "closed ten years before and after, with and without the sound library"
