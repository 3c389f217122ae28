// A kind describes, as data, which values are valid in one place of a file. Reading, messages to authors, the schema, and generated tests
// all follow from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace td {

class FieldTable;

struct ValueKind {
    enum class Form {
        number,     ///< a whole number from `low` to `high`
        boolean,    ///< true or false
        text,       ///< `low` to `high` characters
        glyph,      ///< one printable character of ASCII
        choice,     ///< one of `choices`
        colour,     ///< "#RRGGBB"
        range,      ///< [from, to] within `low` and `high`, or one number for both
        reference,  ///< the id of a definition of type `target`
        list,       ///< `low` to `high` items of kind `inner`; if `alone`, a single item may be written without brackets
        map,        ///< ids of type `target` (or, without one, any word) to values of kind `inner`
        structure,  ///< a map with the fields of `fields`; with a `tag`, a text in its place is the field of that name alone
        variant,    ///< a map whose key `tag` chooses one of `variants` for the other fields, or the choice alone;
                    ///< without a `tag`, a map whose only key is the choice and whose value is the map of fields
    };
    Form form = Form::number;
    int low = 0;
    int high = 0;
    std::vector<std::string_view> choices;
    std::string_view target;
    std::shared_ptr<const ValueKind> inner;
    const FieldTable* fields = nullptr;
    std::string_view tag;
    std::vector<const FieldTable*> variants;  ///< one for each of `choices`
    bool alone = false;
    bool cosmetic = false;        ///< players see or hear it, but no rule depends on it
    bool displayed = false;       ///< a text that players read: packs for other languages translate it
    bool own_name = false;        ///< the name of a single creature: conditions ask for it, packs for other languages translate it
    bool reference_only = false;  ///< does not bring the definition into the game, such as a condition or an immunity
    bool may_repeat = false;      ///< of a list: an id that stands in it twice counts twice
    bool by_glyph = false;        ///< of a map: its keys are single printable characters
    /// Of a text: whether players see it, and how; see shown_text.hpp.
    enum class Shown : std::uint8_t { no, in_one_line, in_paragraphs };
    Shown shown = Shown::no;
};

/// The fields that belong to `choice` in a variant; null if that is none of its choices.
const FieldTable* variant_called(const ValueKind& kind, std::string_view choice);

/// The kind in a message to authors: "a whole number from 1 to 99", "the id of one of the statuses".
std::string describe(const ValueKind& kind);

}  // namespace td
