#include "view/input/key_names.hpp"

#include <array>
#include <utility>

namespace td {

namespace {

using K = sf::Keyboard;

constexpr std::array<std::pair<std::string_view, K::Key>, 32> named_keys{{{"Up", K::Up},
                                                                          {"Down", K::Down},
                                                                          {"Left", K::Left},
                                                                          {"Right", K::Right},
                                                                          {"Home", K::Home},
                                                                          {"End", K::End},
                                                                          {"PageUp", K::PageUp},
                                                                          {"PageDown", K::PageDown},
                                                                          {"Space", K::Space},
                                                                          {"Return", K::Enter},
                                                                          {"Escape", K::Escape},
                                                                          {"Tab", K::Tab},
                                                                          {"Period", K::Period},
                                                                          {"Comma", K::Comma},
                                                                          {"Semicolon", K::Semicolon},
                                                                          {"Equal", K::Equal},
                                                                          {"Hyphen", K::Hyphen},
                                                                          {"Quote", K::Quote},
                                                                          {"Slash", K::Slash},
                                                                          {"Backslash", K::Backslash},
                                                                          {"Tilde", K::Tilde},
                                                                          {"LeftBracket", K::LBracket},
                                                                          {"RightBracket", K::RBracket},
                                                                          {"Delete", K::Delete},
                                                                          {"Insert", K::Insert},
                                                                          {"Backspace", K::Backspace},
                                                                          {"Pause", K::Pause},
                                                                          {"Menu", K::Menu},
                                                                          {"NumAdd", K::Add},
                                                                          {"NumSubtract", K::Subtract},
                                                                          {"NumMultiply", K::Multiply},
                                                                          {"NumDivide", K::Divide}}};

/// A run of consecutive numbered keys.
struct Row {
    std::string_view prefix;
    int first_number;
    K::Key first;
    int count;
};
constexpr std::array<Row, 3> numbered_keys{{{"Num", 0, K::Numpad0, 10}, {"F", 1, K::F1, 15}, {"", 0, K::Num0, 10}}};

/// The number of one or two digits; -1 for any other text.
int number_in(std::string_view digits) {
    int number = digits.empty() || digits.size() > 2 ? -1 : 0;
    for (const char c : digits) number = c < '0' || c > '9' || number < 0 ? -1 : number * 10 + (c - '0');
    return number;
}

std::string name_of(K::Key key) {
    for (const auto& [name, known] : named_keys)
        if (known == key) return std::string(name);
    if (key >= K::A && key <= K::Z) return std::string(1, static_cast<char>('A' + (key - K::A)));
    for (const Row& row : numbered_keys)
        if (key >= row.first && key < row.first + row.count)
            return std::string(row.prefix) + std::to_string(key - row.first + row.first_number);
    return {};
}

}  // namespace

std::optional<K::Key> find_key(std::string_view name) {
    for (const auto& [known, key] : named_keys)
        if (known == name) return key;
    if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z') return static_cast<K::Key>(K::A + (name[0] - 'A'));
    for (const Row& row : numbered_keys) {
        if (!name.starts_with(row.prefix)) continue;
        const int place = number_in(name.substr(row.prefix.size())) - row.first_number;
        if (place >= 0 && place < row.count) return static_cast<K::Key>(row.first + place);
    }
    return std::nullopt;
}

std::string name_of(const sf::Event::KeyEvent& key) {
    std::string name = key.code == K::Unknown || key.system ? std::string() : name_of(key.code);
    if (name.empty()) return name;
    return std::string(key.shift ? "Shift+" : "") + (key.control ? "Ctrl+" : "") + (key.alt ? "Alt+" : "") + name;
}

}  // namespace td
