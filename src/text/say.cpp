#include "text/say.hpp"

#include <charconv>

#include "text/english.hpp"

namespace td {

namespace {

/// One of `turn|turns` by the number in `value`; the last if that is no number.
std::string_view choose(std::string_view choices, std::string_view value) {
    int number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    for (int skipped = 1;; ++skipped) {
        const std::size_t bar = choices.find('|');
        if (bar == std::string_view::npos || skipped == number) return choices.substr(0, bar);
        choices.remove_prefix(bar + 1);
    }
}

std::string in_form(std::string_view form, std::string_view value) {
    if (form == "small") return uncapitalised(value);
    if (form == "capital") return capitalised(value);
    if (form == "verb") return third_person(uncapitalised(value));
    return std::string(value);
}

}  // namespace

std::string fill(std::string_view text, std::span<const Filling> fillings) {
    std::string result;
    while (!text.empty()) {
        const PhrasePiece piece = take_piece(text);
        const auto filling = std::find_if(fillings.begin(), fillings.end(), [&](const Filling& each) { return each.name == piece.name; });
        if (piece.kind != PhrasePiece::Kind::placeholder || filling == fillings.end())
            result += piece.text;
        else
            result += piece.choices.empty() ? in_form(piece.form, filling->value) : std::string(choose(piece.choices, filling->value));
    }
    return result;
}

std::string_view text_in_force(const Catalog& catalog, std::size_t phrase) {
    const bool is_replaced = phrase < catalog.strings.size() && !catalog.strings[phrase].empty();
    return is_replaced ? std::string_view(catalog.strings[phrase]) : phrases[phrase].text;
}

std::string say_row(const TraitText& text, const Catalog& catalog, std::span<const Filling> fillings) {
    return fill(text_in_force(catalog, find_phrase(text.key)), fillings);
}

}  // namespace td
