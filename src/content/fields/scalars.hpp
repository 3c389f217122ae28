// Reads single values strictly: a value that is not exactly of its kind is reported, never converted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "content/fields/reader.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// Reports that `node` is not of the expected kind, with the likeliest reason as the hint.
void report_wrong_type(TreeNode node, const ValueKind& kind, Reader& reader);

// Each function reads `node` as `kind` requires; otherwise it reports one problem and returns nothing.
std::optional<int> read_number(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<bool> read_boolean(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<std::string> read_text(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<char> read_glyph(TreeNode node, const ValueKind& kind, Reader& reader);
/// Reports the keys of a map that are not single printable characters of ASCII.
void check_glyph_keys(TreeNode node, Reader& reader);
std::optional<std::uint32_t> read_colour(TreeNode node, const ValueKind& kind, Reader& reader);
/// The index in `kind.choices`.
std::optional<std::size_t> read_choice(TreeNode node, const ValueKind& kind, Reader& reader);
/// The number of the definition. For an unknown id, if some file could not be read (IdTable::complete): nothing, and no problem.
std::optional<std::size_t> read_reference(TreeNode node, const ValueKind& kind, Reader& reader);

struct IntegerRange {
    int low = 0;
    int high = 0;
};
std::optional<IntegerRange> read_range(TreeNode node, const ValueKind& kind, Reader& reader);

/// True if `node` is a list with a number of items that `kind` allows; otherwise reports the problem.
bool check_list(TreeNode node, const ValueKind& kind, Reader& reader);

/// Warns of an id or a word that is in the list more than once, unless `kind` says that it counts as often. Precondition: `node` is a list.
void warn_of_repeated(TreeNode node, const ValueKind& kind, Reader& reader);

}  // namespace td
