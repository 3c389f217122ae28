#include "controls/key_captions.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace td {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> signs_on_keys{{{"Period", "."},
                                                                                       {"Comma", ","},
                                                                                       {"Semicolon", ";"},
                                                                                       {"Equal", "="},
                                                                                       {"Hyphen", "-"},
                                                                                       {"Quote", "'"},
                                                                                       {"Slash", "/"},
                                                                                       {"Backslash", "\\"},
                                                                                       {"Tilde", "~"},
                                                                                       {"LeftBracket", "["},
                                                                                       {"RightBracket", "]"},
                                                                                       {"Add", "+"},
                                                                                       {"Subtract", "-"},
                                                                                       {"Multiply", "*"},
                                                                                       {"Divide", "/"}}};

struct WordOnKey {
    std::string_view name;
    PhraseWith<0> phrase;
};

constexpr WordOnKey words_on_keys[]{
    {"Up", "key_up"},         {"Down", "key_down"},      {"Left", "key_left"},           {"Right", "key_right"},   {"Home", "key_home"},
    {"End", "key_end"},       {"PageUp", "key_page_up"}, {"PageDown", "key_page_down"},  {"Space", "key_space"},   {"Return", "key_enter"},
    {"Escape", "key_escape"}, {"Tab", "key_tab"},        {"Backspace", "key_backspace"}, {"Delete", "key_delete"}, {"Insert", "key_insert"},
    {"Pause", "key_pause"}};

constexpr std::string_view shift_prefix = "Shift+";
constexpr std::string_view ctrl = "Ctrl+";
constexpr std::string_view alt = "Alt+";
constexpr std::string_view number_pad = "Num";

}  // namespace

std::string key_caption(std::string_view key, const Catalog& words) {
    if (key.starts_with(shift_prefix)) return say(words, {"key_with_shift", "key"}, key_caption(key.substr(shift_prefix.size()), words));
    if (key.starts_with(ctrl)) return say(words, {"key_with_ctrl", "key"}, key_caption(key.substr(ctrl.size()), words));
    if (key.starts_with(alt)) return say(words, {"key_with_alt", "key"}, key_caption(key.substr(alt.size()), words));
    if (key.starts_with(number_pad)) return say(words, {"key_on_number_pad", "key"}, key_caption(key.substr(number_pad.size()), words));
    for (const auto& [name, sign] : signs_on_keys)
        if (name == key) return std::string(sign);
    for (const auto& [name, phrase] : words_on_keys)
        if (name == key) return say(words, phrase);
    return std::string(key);
}

std::string keys_of(Control control, const KeySettings& keys, const Catalog& words) {
    std::string text;
    for (const std::string& key : keys.keys_of(control)) text += (text.empty() ? "" : "  ") + key_caption(key, words);
    return text;
}

std::string key_of(Control control, const KeySettings& keys, const Catalog& words) {
    const std::vector<std::string>& names = keys.keys_of(control);
    return names.empty() ? std::string() : key_caption(names.front(), words);
}

std::string key_in_text(Control control, const KeySettings& keys, const Catalog& words) {
    const std::string key = key_of(control, keys, words);
    return key.empty() ? say(words, "key_none") : key;
}

std::string move_keys_in_text(const KeySettings& keys, const Catalog& words) {
    constexpr std::array moves{Control::move_north, Control::move_west, Control::move_south, Control::move_east};
    std::string first_keys, letters;
    bool all_letters = true;
    for (const Control move : moves) {
        const std::vector<std::string>& names = keys.keys_of(move);
        const auto letter = std::find_if(names.begin(), names.end(), [](const std::string& key) { return key.size() == 1; });
        first_keys += (first_keys.empty() ? "" : " ") + (names.empty() ? std::string() : names.front());
        all_letters = all_letters && letter != names.end();
        if (all_letters) letters += (letters.empty() ? "" : " ") + key_caption(*letter, words);
    }
    const bool arrows = first_keys == "Up Left Down Right";
    if (arrows && all_letters) return say(words, {"keys_arrows_or", "letters"}, letters);
    if (arrows) return say(words, "keys_arrows");
    if (all_letters) return letters;
    std::string captions;
    for (const Control move : moves) captions += (captions.empty() ? "" : " ") + key_in_text(move, keys, words);
    return captions;
}

}  // namespace td
