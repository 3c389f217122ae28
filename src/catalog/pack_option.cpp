#include "catalog/pack_option.hpp"

#include <algorithm>
#include <charconv>

namespace td {

namespace {

const std::string switched_on = "true", switched_off = "false";

/// The number that `text` consists of; nothing if it is no number.
std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string preset_of(const PackOption& option) {
    if (option.number) return std::to_string(*option.number);
    if (option.is_on) return *option.is_on ? switched_on : switched_off;
    return option.word.value_or(std::string());
}

bool takes(const PackOption& option, std::string_view value) {
    if (option.is_on) return value == switched_on || value == switched_off;
    if (!option.number) return std::find(option.words.begin(), option.words.end(), value) != option.words.end();
    const std::optional<int> number = number_in(value);
    return number && *number >= option.least && *number <= option.most;
}

std::string stepped(const PackOption& option, const std::string& value, int by) {
    if (option.is_on) return value == switched_on ? switched_off : switched_on;
    if (option.number)
        return std::to_string(std::clamp(number_in(value).value_or(*option.number) + by * option.step, option.least, option.most));
    const auto count = static_cast<std::ptrdiff_t>(option.words.size());
    const auto place = std::find(option.words.begin(), option.words.end(), value) - option.words.begin();
    return option.words[static_cast<std::size_t>((place + by + count) % count)];
}

std::vector<std::string> extremes_of(const PackOption& option) {
    if (option.is_on) return {switched_off, switched_on};
    if (option.number) return {std::to_string(option.least), std::to_string(option.most)};
    return option.words;
}

}  // namespace td
