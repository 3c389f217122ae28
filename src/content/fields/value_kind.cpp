#include "content/fields/value_kind.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace td {

namespace {

std::string enumerate(const std::vector<std::string_view>& words) {
    return words.size() == 1 ? fmt::format("`{}`", words[0]) : fmt::format("one of {}", fmt::join(words, ", "));
}

std::string describe_list(const ValueKind& kind) {
    const std::string inner = describe(*kind.inner);
    if (kind.alone) return fmt::format("{}, or a list of {} of them", inner, kind.high);
    if (kind.low == 0) return fmt::format("a list of up to {} items, each {}", kind.high, inner);
    if (kind.low == kind.high) return fmt::format("a list of {} items, each {}", kind.low, inner);
    return fmt::format("a list of {} to {} items, each {}", kind.low, kind.high, inner);
}

std::string describe_text(const ValueKind& kind) {
    return kind.low == 0 ? fmt::format("text of up to {} characters", kind.high)
                         : fmt::format("text of {} to {} characters", kind.low, kind.high);
}

}  // namespace

std::string describe(const ValueKind& kind) {
    switch (kind.form) {
        case ValueKind::Form::number: return fmt::format("a whole number from {} to {}", kind.low, kind.high);
        case ValueKind::Form::boolean: return "true or false";
        case ValueKind::Form::text: return describe_text(kind);
        case ValueKind::Form::glyph: return "one character of an English keyboard";
        case ValueKind::Form::choice: return enumerate(kind.choices);
        case ValueKind::Form::colour: return "a colour such as \"#E07A3F\"";
        case ValueKind::Form::range: return fmt::format("a range such as [{0}, {1}], or one number, from {0} to {1}", kind.low, kind.high);
        case ValueKind::Form::reference: return fmt::format("the id of one of the {}", kind.target);
        case ValueKind::Form::list: return describe_list(kind);
        case ValueKind::Form::map:
            return fmt::format("a map {}to {}", kind.by_glyph ? "from single characters " : "", describe(*kind.inner));
        case ValueKind::Form::structure: return kind.tag.empty() ? "a map of fields" : fmt::format("`{}` or a map of fields", kind.tag);
        case ValueKind::Form::variant:
            if (kind.tag.empty()) return fmt::format("a map with a single key, {}", enumerate(kind.choices));
            return fmt::format("a map with `{}`: {}", kind.tag, enumerate(kind.choices));
    }
    return {};
}

const FieldTable* variant_called(const ValueKind& kind, std::string_view choice) {
    const auto found = std::find(kind.choices.begin(), kind.choices.end(), choice);
    return found == kind.choices.end() ? nullptr : kind.variants[static_cast<std::size_t>(found - kind.choices.begin())];
}

}  // namespace td
