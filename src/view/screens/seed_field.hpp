// The number that a delve's dungeon grows from, as it is typed at the title. Knows no window.
#pragma once

#include <cstdint>
#include <string>

namespace td {

class SeedField {
public:
    explicit SeedField(std::uint64_t seed) : m_digits(std::to_string(seed)) {}

    /// Digits only; may be empty while it is being typed.
    const std::string& digits() const { return m_digits; }
    /// 0 when no digit is left.
    std::uint64_t value() const { return m_digits.empty() ? 0 : std::stoull(m_digits); }

    /// The first digit after begin() or roll() replaces the number, further ones are appended, up to 12. Backspace takes the last one
    /// away. Anything else is ignored.
    void type(char32_t character);
    /// From now on a digit begins a number of its own.
    void begin() { m_replaces = true; }
    /// Another number, which follows from this one, so that going on through seeds needs no clock.
    void roll();

private:
    std::string m_digits;
    bool m_replaces = true;  ///< the next digit replaces the number
};

}  // namespace td
