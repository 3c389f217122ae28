// What a value in a file may be, as data: reading, messages to authors, and generated tests all follow from it.
#pragma once

#include <cstddef>
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
        list,       ///< `low` to `high` items of kind `inner`; if `alone`, a single one without brackets stands for all of them
        map,        ///< ids of type `target` (or, without one, any word) to values of kind `inner`
        structure,  ///< a map with the fields of `fields`; with a `tag`, a single text stands for that field alone
        variant,    ///< a map whose key `tag` chooses which of `variants` the other fields are from, or that choice alone;
                    ///< without a `tag`, a map whose only key is the choice and whose value has the fields
    };
    Form form = Form::number;
    int low = 0;
    int high = 0;
    std::vector<std::string_view> choices;
    std::string_view target;
    std::shared_ptr<const ValueKind> inner;
    const FieldTable* fields = nullptr;
    std::string_view tag;
    std::vector<const FieldTable*> variants;  ///< beside `choices`
    bool alone = false;
    bool cosmetic = false;        ///< it is for players' eyes and ears alone: no rule looks at it
    bool reference_only = false;  ///< what it names has to come from elsewhere: it is asked for, or kept off
    bool by_glyph = false;        ///< map: its keys are single printable characters
};

/// The kind in an author's words: "a whole number from 1 to 99", "the id of one of the statuses".
std::string describe(const ValueKind& kind);

}  // namespace td
