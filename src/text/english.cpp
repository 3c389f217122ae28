#include "text/english.hpp"

namespace td {

namespace {

bool ends_with_any(std::string_view text, std::initializer_list<std::string_view> endings) {
    for (const std::string_view ending : endings)
        if (text.size() >= ending.size() && text.substr(text.size() - ending.size()) == ending) return true;
    return false;
}

bool is_vowel(char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; }

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

std::string uncapitalised(std::string_view text) {
    std::string result(text);
    if (!result.empty() && result[0] >= 'A' && result[0] <= 'Z') result[0] = static_cast<char>(result[0] - 'A' + 'a');
    return result;
}

std::string capitalised(std::string_view text) {
    std::string result(text);
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z') result[0] = static_cast<char>(result[0] - 'a' + 'A');
    return result;
}

std::string counted(int number, std::string_view thing) {
    std::string text = std::to_string(number) + " ";
    text += thing;
    return number == 1 ? text : text + "s";
}

bool reads_as_verb(std::string_view name) {
    if (name.empty() || name.find(' ') != std::string_view::npos) return false;
    return name.back() != 's' || ends_with_any(name, {"ss"});
}

}  // namespace td
