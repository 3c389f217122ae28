// Reads single values strictly: what is not exactly what is expected is reported, never bent into shape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "content/fields/reader.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// Reports that `node` is not of the kind expected, with the likeliest reason as a hint.
void report_wrong_type(TreeNode node, const ValueKind& kind, Reader& reader);

// Each reads `node` as `kind` says, or reports one problem and gives nothing.
std::optional<int> read_number(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<bool> read_boolean(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<std::string> read_text(TreeNode node, const ValueKind& kind, Reader& reader);
std::optional<char> read_glyph(TreeNode node, const ValueKind& kind, Reader& reader);
/// Reports the keys of a map that are no single printable characters.
void check_glyph_keys(TreeNode node, Reader& reader);
std::optional<std::uint32_t> read_colour(TreeNode node, const ValueKind& kind, Reader& reader);
/// The row of `kind.choices`.
std::optional<std::size_t> read_choice(TreeNode node, const ValueKind& kind, Reader& reader);
/// The number of the definition; nothing, without a problem, when it may stand in a file that could not be read.
std::optional<std::size_t> read_reference(TreeNode node, const ValueKind& kind, Reader& reader);

struct IntegerRange {
    int low = 0;
    int high = 0;
};
std::optional<IntegerRange> read_range(TreeNode node, const ValueKind& kind, Reader& reader);

/// True when `node` is a list or map of as many items as `kind` allows.
bool check_list(TreeNode node, const ValueKind& kind, Reader& reader);

}  // namespace td
