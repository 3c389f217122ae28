// English word forms, for sentences built from names that authors write.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace td {

/// "bite" -> "bites", "slash" -> "slashes", "parry" -> "parries".
std::string third_person(std::string_view verb);

/// First letter small, of any language: a name in the middle of a sentence. "Über" -> "über".
std::string uncapitalised(std::string_view text);
/// First letter large, of any language: a name that begins a sentence. "über" -> "Über".
std::string capitalised(std::string_view text);

/// The same text with every letter small, of any language, and ß as ss: two texts that differ in capitals only become equal.
std::string without_capitals(std::string_view text);

/// "1 round", "3 rounds".
template <std::integral Number>
std::string counted(Number number, std::string_view thing) {
    std::string text = std::to_string(number) + " ";
    text += thing;
    return number == 1 ? text : text + "s";
}

/// True for a single word that can be taken for a verb: no spaces, no plural.
bool reads_as_verb(std::string_view name);

}  // namespace td
