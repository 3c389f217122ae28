#include "tools/lint/field_text.hpp"

#include <fmt/format.h>

namespace td {

std::string field_text(const Field& field) {
    std::string text = fmt::format("{}\n\nExpected: {}.", field.doc, describe(field.kind));
    if (field.required) text += " Required.";
    if (!field.default_text.empty()) text += fmt::format(" Default: {}.", field.default_text);
    return text;
}

}  // namespace td
