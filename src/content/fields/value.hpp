// A value is a kind (value_kind.hpp) together with functions that read it into C++ and write it as YAML. Field tables are made of values.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/fields/notation.hpp"
#include "content/fields/reader.hpp"
#include "content/fields/scalars.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// A kind of value that is a `V` in C++. Reading reports a value that is not valid, and returns nothing then. Writing returns an empty
/// text for a `V` that YAML has no notation for.
template <class V>
struct Value {
    using Read = std::function<std::optional<V>(TreeNode, const ValueKind&, Reader&)>;
    using Write = std::function<std::string(const V&, const ValueKind&)>;
    ValueKind kind;
    Read reading;
    Write writing = {};

    std::optional<V> read(TreeNode node, Reader& reader) const { return reading(node, kind, reader); }
    std::string write(const V& value) const { return writing ? writing(value, kind) : std::string(); }
};

inline Value<int> number(int low, int high) { return {{ValueKind::Form::number, low, high}, read_number, write_number}; }
inline Value<int> percent(int low = 0, int high = 100) { return number(low, high); }
inline Value<bool> boolean() {
    return {{ValueKind::Form::boolean}, read_boolean, [](bool value, const ValueKind&) { return write_boolean(value); }};
}
inline Value<std::string> text(int low, int high) { return {{ValueKind::Form::text, low, high}, read_text, write_text}; }
inline Value<char> glyph() {
    return {{ValueKind::Form::glyph}, read_glyph, [](char value, const ValueKind&) { return write_glyph(value); }};
}
/// The same value as cosmetic: players see or hear it, but no rule depends on it, so that a saved run stays valid when it changes.
template <class V>
Value<V> cosmetic(Value<V> value) {
    value.kind.cosmetic = true;
    return value;
}
/// The same value, where the reference does not bring the definition into the game: conditions, immunities, plans for a skill.
template <class V>
Value<V> reference_only(Value<V> value) {
    value.kind.reference_only = true;
    return value;
}
inline Value<std::uint32_t> colour() {
    return cosmetic<std::uint32_t>(
        {{ValueKind::Form::colour}, read_colour, [](std::uint32_t value, const ValueKind&) { return write_colour(value); }});
}
/// Text that players see; up to `longest_line` characters are a single line.
inline Value<std::string> shown_text(int low, int high) {
    constexpr int longest_line = 200;
    Value<std::string> value = text(low, high);
    value.kind.shown = high <= longest_line ? ValueKind::Shown::in_one_line : ValueKind::Shown::in_paragraphs;
    return value;
}
/// Text of a definition that players see; cosmetic.
inline Value<std::string> display_text(int low, int high) {
    Value<std::string> value = cosmetic(shown_text(low, high));
    value.kind.displayed = true;
    return value;
}

/// The name of a single creature, which conditions may ask for.
inline Value<std::string> own_name() {
    Value<std::string> value = shown_text(1, 40);
    value.kind.own_name = true;
    return value;
}

/// One of `words`, read as that word.
Value<std::string> word(std::vector<std::string_view> words);

/// One of several words, each of which stands for a value of the C++ type `V`.
template <class V>
Value<V> choice(std::vector<std::pair<std::string_view, V>> choices) {
    ValueKind kind{ValueKind::Form::choice};
    for (const auto& entry : choices) kind.choices.push_back(entry.first);
    const auto write = [choices](const V& value, const ValueKind&) -> std::string {
        for (const auto& entry : choices)
            if (entry.second == value) return std::string(entry.first);
        return {};
    };
    return {std::move(kind),
            [choices = std::move(choices)](TreeNode node, const ValueKind& own, Reader& reader) {
                const std::optional<std::size_t> row = read_choice(node, own, reader);
                return row ? std::optional<V>(choices[*row].second) : std::nullopt;
            },
            write};
}

/// A range, both ends within `low` and `high`; `R` has members `low` and `high`.
template <class R>
Value<R> range(int low, int high) {
    return {{ValueKind::Form::range, low, high},
            [](TreeNode node, const ValueKind& own, Reader& reader) {
                const std::optional<IntegerRange> read = read_range(node, own, reader);
                return read ? std::optional<R>(R{read->low, read->high}) : std::nullopt;
            },
            [](const R& value, const ValueKind& own) { return write_range(value.low, value.high, own); }};
}

/// The id of a definition of type `target`, named by its key in files (`skills`).
template <class IdType>
Value<IdType> reference(std::string_view target) {
    ValueKind kind{ValueKind::Form::reference};
    kind.target = target;
    return {std::move(kind), [](TreeNode node, const ValueKind& own, Reader& reader) {
                const std::optional<std::size_t> number = read_reference(node, own, reader);
                return number ? std::optional<IdType>(IdType(*number)) : std::nullopt;
            }};
}

/// A list of `low` to `high` items of one kind. Items that are not valid are reported and left out.
template <class V>
Value<std::vector<V>> list(Value<V> item, int low, int high) {
    ValueKind kind{ValueKind::Form::list, low, high};
    kind.inner = std::make_shared<ValueKind>(item.kind);
    const auto write = [item](const std::vector<V>& values, const ValueKind& own) {
        std::vector<std::string> items;
        for (const V& value : values) items.push_back(item.write(value));
        return write_list(items, own);
    };
    return {std::move(kind),
            [item = std::move(item)](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<std::vector<V>> {
                if (!check_list(node, own, reader)) return std::nullopt;
                std::vector<V> result;
                std::size_t number = 0;
                for (const TreeNode child : node.items()) {
                    const Reader::Step step(reader, number++, child);
                    if (auto value = item.read(child, reader)) result.push_back(std::move(*value));
                }
                warn_of_repeated(node, own, reader);
                return result;
            },
            write};
}
/// The same list, in which an id that stands twice counts twice.
template <class V>
Value<std::vector<V>> repeatable(Value<std::vector<V>> value) {
    value.kind.may_repeat = true;
    return value;
}

/// A map from words that authors choose to values of one kind, in the order of the file.
template <class V>
Value<std::vector<std::pair<std::string, V>>> map_from_words(Value<V> item) {
    ValueKind kind{ValueKind::Form::map};
    kind.inner = std::make_shared<ValueKind>(item.kind);
    using Result = std::vector<std::pair<std::string, V>>;
    return {std::move(kind), [item = std::move(item)](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<Result> {
                if (!node.is_map()) return report_wrong_type(node, own, reader), std::nullopt;
                Result result;
                for (const auto [key, child] : node.entries()) {
                    const Reader::Step step(reader, key.text(), key);
                    if (auto value = item.read(child, reader)) result.emplace_back(key.text(), std::move(*value));
                }
                return result;
            }};
}

/// A map from single printable characters to values of one kind, in the order of the file.
template <class V>
Value<std::vector<std::pair<std::string, V>>> map_from_glyphs(Value<V> item) {
    auto by_words = map_from_words(std::move(item));
    by_words.kind.by_glyph = true;
    const auto read = [by_words](TreeNode node, const ValueKind& own, Reader& reader) {
        auto result = by_words.reading(node, own, reader);
        if (node.is_map()) check_glyph_keys(node, reader);
        return result;
    };
    return {by_words.kind, read};
}

/// A map from ids of type `target` to values of one kind, in the order of the file.
template <class IdType, class V>
Value<std::vector<std::pair<IdType, V>>> map_from_ids(std::string_view target, Value<V> item) {
    ValueKind kind{ValueKind::Form::map};
    kind.target = target;
    kind.inner = std::make_shared<ValueKind>(item.kind);
    using Result = std::vector<std::pair<IdType, V>>;
    return {std::move(kind),
            [id = reference<IdType>(target), item = std::move(item)](TreeNode node, const ValueKind& own,
                                                                     Reader& reader) -> std::optional<Result> {
                if (!node.is_map()) return report_wrong_type(node, own, reader), std::nullopt;
                Result result;
                for (const auto [key, child] : node.entries()) {
                    const Reader::Step step(reader, key.text(), key);
                    const std::optional<IdType> row = id.read(key, reader);
                    const std::optional<V> value = item.read(child, reader);
                    if (row && value) result.emplace_back(*row, *value);
                }
                return result;
            }};
}

}  // namespace td
