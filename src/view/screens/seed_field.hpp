// The seed of a delve as it is typed at the title. Knows no window.
#pragma once

#include <cstdint>
#include <string>

namespace td {

class SeedField {
public:
    explicit SeedField(std::uint64_t seed) : m_digits(std::to_string(seed)) {}

    /// Only digits; may be empty while typing.
    const std::string& digits() const { return m_digits; }
    /// 0 if there is no digit.
    std::uint64_t value() const { return m_digits.empty() ? 0 : std::stoull(m_digits); }

    /// The first digit after begin() or roll() replaces the number, further digits are appended, up to 12. Backspace removes the last.
    /// Anything else is ignored.
    void type(char32_t character);
    /// Makes the next digit start a new number.
    void begin() { m_replaces = true; }
    /// Replaces the seed by one derived from it, so that trying other seeds needs no clock.
    void roll();

private:
    std::string m_digits;
    bool m_replaces = true;  ///< the next digit replaces the number
};

}  // namespace td
