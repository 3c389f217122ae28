// The keys of a US keyboard by their place, for keyboard layouts without Latin letters. Knows neither the window nor the system's keys
// beyond their numbers.
#pragma once

namespace td {

/// The character of that key on a US keyboard: 'd', '/'; 0 for keys outside the block of letters and digits. `keycode`: as X numbers keys
/// on Linux, 8 more than the numbers of the kernel (linux/input-event-codes.h).
char us_character_at(unsigned keycode);

/// True if the game has a name for the key with this symbol. Symbols are numbers as in X11/keysymdef.h; those of ASCII characters are
/// their codes.
bool is_named_symbol(unsigned long symbol);

}  // namespace td
