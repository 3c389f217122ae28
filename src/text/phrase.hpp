// The phrases of the game: the grammar of a text with placeholders, parsed without knowing their values.
//   {who}               what it stands for
//   {what:small}        the same in another form, one of `phrase_forms`
//   {done|turn|turns}   one of several texts by a number: the first for 1, the second for 2 and so on, the last for all others
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "catalog/trait_text.hpp"

namespace td {

/// A sentence or label in English; packs may replace it.
struct Phrase {
    std::string_view key;           ///< in `strings:` of a pack
    std::string_view text;          ///< in English
    std::string_view further = {};  ///< placeholders, separated by blanks, that the English text does not need
};

/// `small` and `capital` change the first letter; `verb` makes "bites" of "Bite".
inline constexpr std::array<std::string_view, 3> phrase_forms{"small", "capital", "verb"};

/// A stretch of plain text, or one placeholder.
struct PhrasePiece {
    enum class Kind : unsigned char {
        plain,
        placeholder,
        unclosed,  ///< from a brace that is not closed up to the next one or the end
    };
    Kind kind = Kind::plain;
    std::string_view text;     ///< all of it; of a placeholder with its braces
    std::string_view name;     ///< of a placeholder: `who`
    std::string_view form;     ///< `small`; empty: as it is
    std::string_view choices;  ///< `turn|turns`; empty: none
};

/// Takes the first piece off `rest`, which must not be empty.
constexpr PhrasePiece take_piece(std::string_view& rest) {
    const bool opens = rest[0] == '{';
    const std::size_t mark = rest.find_first_of(opens ? "{}" : "{", 1);
    const bool closed = opens && mark != std::string_view::npos && rest[mark] == '}';
    PhrasePiece piece;
    piece.text = rest.substr(0, closed ? mark + 1 : mark);
    rest.remove_prefix(piece.text.size());
    if (!closed) {
        piece.kind = opens ? PhrasePiece::Kind::unclosed : PhrasePiece::Kind::plain;
        return piece;
    }
    piece.kind = PhrasePiece::Kind::placeholder;
    const std::string_view inside = piece.text.substr(1, mark - 1);
    const std::size_t split = inside.find_first_of(":|");
    piece.name = inside.substr(0, split);
    if (split != std::string_view::npos) (inside[split] == ':' ? piece.form : piece.choices) = inside.substr(split + 1);
    return piece;
}

/// Calls `visit(name)` for each placeholder that the phrase knows; some more than once.
template <class Visit>
constexpr void each_placeholder(const Phrase& phrase, Visit&& visit) {
    for (std::string_view rest = phrase.text; !rest.empty();)
        if (const PhrasePiece piece = take_piece(rest); piece.kind == PhrasePiece::Kind::placeholder) visit(piece.name);
    for (std::string_view rest = phrase.further; !rest.empty();) {
        const std::size_t blank = rest.find(' ');
        visit(rest.substr(0, blank));
        rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
    }
}

/// How many phrases an array of them holds.
template <class Group>
inline constexpr std::size_t phrase_count = std::tuple_size_v<Group>;
template <std::size_t Size>
inline constexpr std::size_t phrase_count<Phrase[Size]> = Size;

/// Several arrays of phrases as one.
template <class... Groups>
constexpr auto joined(const Groups&... groups) {
    std::array<Phrase, (phrase_count<Groups> + ...)> all{};
    std::size_t next = 0;
    const auto add = [&](const auto& group) {
        for (const Phrase& phrase : group) all[next++] = phrase;
    };
    (add(groups), ...);
    return all;
}

/// The texts that the rows of a table of traits hold in `Members`, row by row; a member without a key holds none.
template <const auto& Table, auto... Members>
constexpr auto phrases_in() {
    constexpr std::size_t count = [] {
        std::size_t without_key = 0;
        for (const auto& row : Table) without_key += ((row.*Members).key.empty() + ... + std::size_t{});
        return Table.size() * sizeof...(Members) - without_key;
    }();
    std::array<Phrase, count> result{};
    std::size_t next = 0;
    const auto add = [&](const TraitText& text) {
        if (!text.key.empty()) result[next++] = {text.key, text.text};
    };
    for (const auto& row : Table) (add(row.*Members), ...);
    return result;
}

}  // namespace td
