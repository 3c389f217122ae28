#include "text/english.hpp"

#include <locale>
#include <stdexcept>

#include "base/utf8.hpp"

namespace td {

namespace {

bool ends_with_any(std::string_view text, std::initializer_list<std::string_view> endings) {
    for (const std::string_view ending : endings)
        if (text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending) return true;
    return false;
}

bool is_vowel(char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; }

using Letters = std::ctype<wchar_t>;

/// The locale that knows small and capital letters of all languages; only those of ASCII where the system lacks it.
const std::locale& letters_of_all_languages() {
    static const std::locale all = [] {
        try {
            return std::locale("C.UTF-8");
        } catch (const std::runtime_error&) {
            return std::locale::classic();
        }
    }();
    return all;
}

/// The text with its first letter as `changed` makes it.
std::string with_first_letter(std::string_view text, wchar_t (Letters::*changed)(wchar_t) const) {
    if (text.empty()) return {};
    std::string_view rest = text;
    const char32_t first = next_code_point(rest);
    const auto& letters = std::use_facet<Letters>(letters_of_all_languages());
    const auto other = static_cast<char32_t>((letters.*changed)(static_cast<wchar_t>(first)));
    if (other == first) return std::string(text);
    std::string result;
    append_utf8(result, other);
    return result.append(rest);
}

}  // namespace

std::string third_person(std::string_view verb) {
    std::string text(verb);
    if (ends_with_any(verb, {"s", "x", "z", "ch", "sh", "o"})) return text + "es";
    if (verb.size() >= 2 && verb.back() == 'y' && !is_vowel(verb[verb.size() - 2])) {
        text.pop_back();
        return text + "ies";
    }
    return text + "s";
}

std::string uncapitalised(std::string_view text) { return with_first_letter(text, &Letters::tolower); }

std::string capitalised(std::string_view text) { return with_first_letter(text, &Letters::toupper); }

std::string without_capitals(std::string_view text) {
    constexpr char32_t small_sharp_s = U'\u00DF', capital_sharp_s = U'\u1E9E';
    const auto& letters = std::use_facet<Letters>(letters_of_all_languages());
    std::string result;
    while (!text.empty()) {
        const char32_t letter = next_code_point(text);
        if (letter == small_sharp_s || letter == capital_sharp_s)
            result += "ss";
        else
            append_utf8(result, static_cast<char32_t>(letters.tolower(static_cast<wchar_t>(letter))));
    }
    return result;
}

bool reads_as_verb(std::string_view name) {
    if (name.empty() || name.find(' ') != std::string_view::npos) return false;
    return name.back() != 's' || ends_with_any(name, {"ss"});
}

}  // namespace td
