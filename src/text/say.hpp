// How the game says something: by the key of a phrase and values for its placeholders. The compiler checks that the phrase exists and has
// exactly these placeholders. Vocabulary of the room: a phrase is a text with a key, which
// packs can replace (phrase.hpp); a placeholder is a name in braces in it, a filling the value put in its place; a line is a sentence about
// what happened (describe.hpp); the narrator makes lines of events (narrator.hpp), and the message log keeps them (message_log.hpp).
#pragma once

#include <span>
#include <string>

#include "catalog/catalog.hpp"
#include "text/phrases.hpp"

namespace td {

/// A phrase and the names of all its placeholders, in any order: `{"missed", "who", "target"}`.
template <std::size_t Count>
struct PhraseWith {
    std::size_t number;
    std::array<std::string_view, Count> names;

    // Implicit, so that a key is enough. A wrong key or name reaches a `throw`, which a consteval constructor cannot compile.
    template <class... Names>
    requires(sizeof...(Names) == Count) consteval PhraseWith(const char* key, const Names&... its)
        : number(find_phrase(key)), names{std::string_view(its)...} {
        if (number == phrases.size()) throw "there is no phrase of this key";
        each_placeholder(phrases[number], [this](std::string_view name) {
            if (std::find(names.begin(), names.end(), name) == names.end()) throw "nothing is given for one of its placeholders";
        });
        for (const std::string_view name : names)
            if (!knows_placeholder(phrases[number], name)) throw "the phrase does not know one of these placeholders";
    }
};

/// The value of a placeholder.
struct Filling {
    std::string_view name;
    std::string value;
};

/// `text` with its placeholders filled in. Placeholders without a filling stay as they are.
std::string fill(std::string_view text, std::span<const Filling> fillings);

/// The text of the packs, or else the English one.
std::string_view text_in_force(const Catalog& catalog, std::size_t phrase);

/// The text of a row of traits, by text_in_force(), with its placeholders filled in.
std::string say_row(const TraitText& text, const Catalog& catalog, std::span<const Filling> fillings);

inline std::string filling_of(int number) { return std::to_string(number); }
inline std::string filling_of(std::string_view text) { return std::string(text); }

/// `say(catalog, {"missed", "who", "target"}, name_of(fox), name_of(mira))`: a value for each name, a number or a text.
template <class... Values>
std::string say(const Catalog& catalog, PhraseWith<sizeof...(Values)> phrase, const Values&... values) {
    std::size_t next = 0;
    const std::array<Filling, sizeof...(Values)> fillings{Filling{phrase.names[next++], filling_of(values)}...};
    return fill(text_in_force(catalog, phrase.number), fillings);
}

}  // namespace td
