#include "view/screens/seed_field.hpp"

#include "base/hash.hpp"

namespace td {

void SeedField::type(char32_t character) {
    constexpr char32_t backspace = 8;
    constexpr std::size_t most_digits = 12;
    const bool is_digit = character >= U'0' && character <= U'9';
    if (character == backspace && !m_digits.empty()) m_digits.pop_back();
    if (is_digit && m_replaces) m_digits.clear();
    if (is_digit && m_digits.size() < most_digits) m_digits += static_cast<char>(character);
    if (is_digit || character == backspace) m_replaces = false;
}

void SeedField::roll() {
    m_digits = std::to_string(Hash{}.add(m_digits).value() % 1'000'000);
    begin();
}

}  // namespace td
